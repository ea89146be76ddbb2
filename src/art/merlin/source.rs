//! Where points come from, in words, for the castle board and for what is told.

use crate::games::merlin::Source;
use crate::language::Locale;
use crate::say;

/// What a source of points is called.
pub fn source(source: Source, locale: Locale) -> String {
    let id = match source {
        Source::Rondel => "merlin-source-rondel",
        Source::Missions => "merlin-source-missions",
        Source::GreyFlag => "merlin-source-grey-flag",
        Source::Favor => "merlin-source-favor",
        Source::Traitors => "merlin-source-traitors",
        Source::Excalibur => "merlin-source-excalibur",
        Source::Environs => "merlin-source-environs",
        Source::Influence => "merlin-source-influence",
        Source::Henchmen => "merlin-source-henchmen",
        Source::Apples => "merlin-source-apples",
        Source::Staffs => "merlin-source-staffs",
        Source::Items => "merlin-source-items",
    };
    say!(locale, id)
}
