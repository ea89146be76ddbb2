//! What things are called, as inside a sentence: [`capital`] makes the beginning of a line of it.

pub(super) use super::super::prose::capital;
pub(super) use crate::art::merlin::source;
use crate::games::merlin::{
    Chosen, Environs, Field, Henchman, Item, Kind, Mission, Need, Pips, Plot, Principality, Row, Space, Tally, Terrain,
    Tile,
};
use crate::language::Locale;
use crate::say;

/// A principality by its colour: "Black".
pub(super) fn principality(of: Principality, locale: Locale) -> String {
    say!(locale, "merlin-principality", of = colour_key(of))
}

/// A principality by its beast: "Black Dragon".
pub(super) fn principality_in_full(of: Principality, locale: Locale) -> String {
    say!(locale, "merlin-principality-full", of = colour_key(of))
}

/// Where something stands or lies: "in Black".
pub(super) fn at(of: Principality, locale: Locale) -> String {
    say!(locale, "merlin-at", of = colour_key(of))
}

/// The colour of an item or a traitor that is named already: "black".
pub(super) fn colour(of: Principality, locale: Locale) -> String {
    say!(locale, "merlin-colour", of = colour_key(of))
}

/// "Shield-bearer"
pub(super) fn henchman(who: Henchman, locale: Locale) -> String {
    say!(locale, "merlin-henchman", who = henchman_key(who))
}

/// "shield"
pub(super) fn kind(kind: Kind, locale: Locale) -> String {
    say!(locale, "merlin-kind", kind = kind_key(kind))
}

/// Several of a kind, as a heading: "shields".
pub(super) fn kinds(kind: Kind, locale: Locale) -> String {
    say!(locale, "merlin-kinds", kind = kind_key(kind))
}

/// "grey shield"
pub(super) fn item(item: Item, locale: Locale) -> String {
    say!(locale, "merlin-item", of = colour_key(item.of), kind = kind_key(item.kind))
}

/// "blue traitor"
pub(super) fn traitor(shield: Principality, locale: Locale) -> String {
    say!(locale, "merlin-traitor", of = colour_key(shield))
}

/// So many of something; one is only named: "2× black".
pub(super) fn times(count: u8, thing: String, locale: Locale) -> String {
    if count == 1 { thing } else { say!(locale, "merlin-times", count = count, thing = thing) }
}

/// What a space of the rondel does, short enough for a button: "Influence: a shield".
pub(super) fn field(field: Field, locale: Locale) -> String {
    match field {
        Field::Principality(of) => say!(locale, "merlin-field-principality", of = colour_key(of)),
        Field::Points(tally) => say!(locale, "merlin-field-points", tally = tally_key(tally)),
        Field::Influence(kind) => say!(locale, "merlin-field-influence", kind = kind_key(kind)),
        Field::InfluenceHenchman => say!(locale, "merlin-field-influence-henchman"),
        Field::Excalibur => say!(locale, "merlin-field-excalibur"),
        Field::Grail => say!(locale, "merlin-field-grail"),
        Field::Relocate => say!(locale, "merlin-field-relocate"),
        Field::Exchange => say!(locale, "merlin-field-exchange"),
        Field::Mission => say!(locale, "merlin-field-mission"),
        Field::Manor => say!(locale, "merlin-field-manor"),
    }
}

/// The same in as few words as can be, for lists: "influence: shield".
pub(super) fn field_in_short(short: Field, locale: Locale) -> String {
    match short {
        Field::Principality(of) => principality(of, locale),
        Field::Points(tally) => say!(locale, "merlin-short-points", tally = tally_key(tally)),
        Field::Influence(kind) => say!(locale, "merlin-short-influence", kind = kind_key(kind)),
        Field::InfluenceHenchman => say!(locale, "merlin-short-influence-henchman"),
        Field::Relocate => say!(locale, "merlin-short-relocate"),
        Field::Excalibur | Field::Grail | Field::Exchange | Field::Mission | Field::Manor => field(short, locale),
    }
}

/// A space of the rondel by number and field: "4 Influence: a shield".
pub(super) fn space(space: Space, locale: Locale) -> String {
    say!(locale, "merlin-space", number = space.number(), field = field(space.field(), locale))
}

/// What a victory point space counts: "shields".
pub(super) fn tally(tally: Tally, locale: Locale) -> String {
    say!(locale, "merlin-tally", tally = tally_key(tally))
}

/// "wood"
pub(super) fn terrain(terrain: Terrain, locale: Locale) -> String {
    say!(locale, "merlin-terrain", terrain = terrain_key(terrain), tower = "no")
}

/// "wood with a tower"
pub(super) fn tile(tile: Tile, locale: Locale) -> String {
    let tower = if tile.tower { "yes" } else { "no" };
    say!(locale, "merlin-terrain", terrain = terrain_key(tile.terrain), tower = tower)
}

/// A plot by its number: "tile 9".
pub(super) fn plot(plot: Plot, locale: Locale) -> String {
    say!(locale, "merlin-plot", number = plot.number())
}

/// A plot with what it shows: "tile 9 (wood with a tower)".
pub(super) fn plot_with_tile(at: Plot, environs: &Environs, locale: Locale) -> String {
    say!(locale, "merlin-plot-tile", plot = plot(at, locale), tile = tile(environs.tile(at), locale))
}

/// The materials that pay for a manor on a plot: "grey, blue".
pub(super) fn payable(at: Plot, environs: &Environs, locale: Locale) -> String {
    let payable = environs.payable(at).iter().filter(|(_, pays)| **pays).map(|(of, _)| colour(of, locale));
    payable.collect::<Vec<_>>().join(", ")
}

/// One thing that a mission needs: "Shield-bearer in Black".
pub(super) fn need(need: Need, locale: Locale) -> String {
    match need {
        Need::Item(needed) => item(needed, locale),
        Need::AnyItem(kind) => say!(locale, "merlin-need-any-item", kind = kind_key(kind)),
        Need::Influence { count, at: place } => {
            say!(locale, "merlin-need-influence", count = count, at = at(place, locale))
        }
        Need::InfluenceAnywhere(count) => say!(locale, "merlin-need-influence-anywhere", count = count),
        Need::Henchman { who, at: place } => {
            say!(locale, "merlin-need-henchman", henchman = henchman(who, locale), at = at(place, locale))
        }
        Need::TwoHenchmen(place) => say!(locale, "merlin-need-two-henchmen", at = at(place, locale)),
        Need::Together(one, other) => {
            say!(locale, "merlin-need-together", one = henchman(one, locale), other = henchman(other, locale))
        }
    }
}

/// Several needs: "black shield + grey material".
pub(super) fn needs(needs: impl IntoIterator<Item = Need>, locale: Locale) -> String {
    needs.into_iter().map(|one| need(one, locale)).collect::<Vec<_>>().join(" + ")
}

/// What a mission needs, which is also its name.
pub(super) fn mission(mission: Mission, locale: Locale) -> String {
    needs(mission.needs().iter().copied(), locale)
}

/// A mission with its value: "black shield + grey material (1 point)"; with King's Favor also with its icon.
pub(super) fn card(card: Mission, kings_favor: bool, locale: Locale) -> String {
    let (needs, worth) = (mission(card, locale), points(card.value(), locale));
    match kings_favor {
        false => say!(locale, "merlin-card", needs = needs, points = worth),
        true => {
            say!(locale, "merlin-card-icon", needs = needs, points = worth, henchman = henchman(card.icon(), locale))
        }
    }
}

/// What a die shows, as sign and number: "⚄5"; the white one is called so.
pub(super) fn die(pips: Pips, white: bool, locale: Locale) -> String {
    let sign = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'][usize::from(pips.number()) - 1];
    let die = format!("{sign}{}", pips.number());
    if white { say!(locale, "merlin-white", die = die) } else { die }
}

/// A die that was chosen.
pub(super) fn chosen(die_chosen: Chosen, locale: Locale) -> String {
    die(die_chosen.pips, die_chosen.white, locale)
}

/// Own dice and the white one: "⚀1 ⚂3 · white ⚄5"; nothing when there are none.
pub(super) fn dice(own: &[Pips], white: Option<Pips>, locale: Locale) -> String {
    let own = own.iter().map(|pips| die(*pips, false, locale)).collect::<Vec<_>>().join(" ");
    let white = white.map(|pips| die(pips, true, locale));
    [Some(own).filter(|own| !own.is_empty()), white].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// "2 points"
pub(super) fn points(count: u8, locale: Locale) -> String {
    say!(locale, "merlin-points", count = count)
}

/// Points won or lost: "+2", "−3".
pub(super) fn signed(points: i16) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// A score: "12", "−3".
pub(super) fn score(points: i16) -> String {
    if points < 0 { signed(points) } else { points.to_string() }
}

/// An ability of King's Favor in a few words, fit for a menu.
pub(super) fn ability(who: Henchman, row: Row, locale: Locale) -> String {
    match row {
        Row::First => say!(locale, "merlin-ability-first", who = henchman_key(who)),
        Row::Second => say!(locale, "merlin-ability-second", who = henchman_key(who)),
        Row::Third => say!(locale, "merlin-ability-third", who = henchman_key(who)),
    }
}

/// What an ability of King's Favor does, in full.
pub(super) fn ability_in_full(who: Henchman, row: Row, locale: Locale) -> String {
    match row {
        Row::First => say!(locale, "merlin-ability-first-full", who = henchman_key(who)),
        Row::Second => say!(locale, "merlin-ability-second-full", who = henchman_key(who)),
        Row::Third => say!(locale, "merlin-ability-third-full", who = henchman_key(who)),
    }
}

/// Which of the forms in a message belongs to a principality.
pub(super) fn colour_key(of: Principality) -> &'static str {
    match of {
        Principality::Black => "black",
        Principality::Grey => "grey",
        Principality::Blue => "blue",
        Principality::Purple => "purple",
        Principality::Orange => "orange",
        Principality::Brown => "brown",
    }
}

/// Which of the forms in a message belongs to a henchman.
pub(super) fn henchman_key(who: Henchman) -> &'static str {
    match who {
        Henchman::Lady => "lady",
        Henchman::ShieldBearer => "shield",
        Henchman::Builder => "builder",
        Henchman::FlagBearer => "flag",
    }
}

/// Which of the forms in a message belongs to a kind of item.
pub(super) fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Flag => "flag",
        Kind::Shield => "shield",
        Kind::Material => "material",
    }
}

/// Which of the forms in a message belongs to what a victory point space counts.
pub(super) fn tally_key(tally: Tally) -> &'static str {
    match tally {
        Tally::Flags => "flags",
        Tally::Shields => "shields",
        Tally::Materials => "materials",
        Tally::Influence => "influence",
    }
}

fn terrain_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Mountain => "mountain",
        Terrain::Wood => "wood",
        Terrain::Lake => "lake",
    }
}
