//! Fair Isolde as people see it. Every text and control comes from a view.

mod board;
mod cards;
mod controls;
mod help;
mod history;
mod offer;
mod options;
mod press;
mod prospect;
mod refused;
mod result;
mod score;
mod slash;
mod text;
mod told;
mod words;

use super::Commands;
use super::face::Face;
use super::press::{Audience, Meaning};
use super::scene::Scene;
use super::sheet::Sheet;
use super::slash::{CommandSpec, Given};
use super::switch::Switch;
use crate::games::Seat;
use crate::games::isolde::{Action, Event, Isolde, Options, Refusal, View};
use crate::language::Locale;
use crate::say;

impl Face for Isolde {
    const SECRET: &'static str = "isolde-button-cards";
    const SECRET_PART: &'static str = "cards";
    const SWITCHES: &'static [Switch<Options>] = options::SWITCHES;

    fn title(locale: Locale) -> String {
        say!(locale, "isolde-title")
    }

    fn options(locale: Locale, options: &Options) -> String {
        options::agreed(locale, options)
    }

    fn dealt(scene: &Scene, _view: &View) -> String {
        say!(scene.locale, "isolde-dealt", cards = say!(scene.locale, "isolde-button-cards"))
    }

    fn board(scene: &Scene, view: &View) -> Sheet {
        board::board(scene, view)
    }

    fn end(scene: &Scene, view: &View) -> Sheet {
        board::end(scene, view)
    }

    fn result(scene: &Scene, view: &View, events: &[Event]) -> Option<String> {
        result::results(scene, view, events)
    }

    fn secret(scene: &Scene, view: &View) -> Sheet {
        cards::panel(scene, view)
    }

    fn text(scene: &Scene, view: &View) -> String {
        text::text(scene, view)
    }

    fn history(scene: &Scene, view: &View, events: &[Vec<Event>]) -> Vec<String> {
        history::history(scene, view, events.iter().flatten())
    }

    fn help(scene: &Scene, view: &View, seat: Option<Seat>, commands: Commands) -> String {
        help::help(scene, view, seat, commands)
    }

    fn intro(locale: Locale) -> String {
        say!(locale, "isolde-intro")
    }

    fn refused(locale: Locale, at: Option<(&Scene, &View)>, refusal: &Refusal) -> String {
        refused::refused(locale, at, refusal)
    }

    fn done(scene: &Scene, view: &View, action: &Action) -> String {
        refused::done(scene, view, action)
    }

    fn meaning(scene: &Scene, view: &View, verb: &str, values: &[String]) -> Result<Meaning<Action>, Option<Refusal>> {
        press::meaning(scene, view, verb, values)
    }

    /// Everybody's shields and points.
    fn look(scene: &Scene, view: &View, verb: &str) -> Option<Sheet> {
        (verb == "score").then(|| score::panel(scene, view))
    }

    fn audience(verb: &str) -> Audience {
        press::audience(verb)
    }

    fn parts(command: CommandSpec) -> CommandSpec {
        slash::parts(command)
    }

    fn order(part: &str, given: &Given) -> Option<(String, Vec<String>)> {
        slash::order(part, given)
    }
}
