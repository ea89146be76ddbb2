//! Avalon as people see it. Every text and control comes from a view.

mod board;
mod help;
mod history;
mod options;
mod press;
mod refused;
mod result;
mod secret;
mod slash;
mod text;
mod words;

use super::Commands;
use super::face::Face;
use super::press::{Audience, Meaning};
use super::scene::Scene;
use super::sheet::Sheet;
use super::slash::{CommandSpec, Given};
use super::switch::Switch;
use crate::games::Seat;
use crate::games::avalon::{Action, Avalon, Event, Options, Refusal, View};
use crate::language::Locale;
use crate::say;

impl Face for Avalon {
    const SECRET: &'static str = "avalon-button-role";
    const SECRET_PART: &'static str = "role";
    const SWITCHES: &'static [Switch<Options>] = options::SWITCHES;

    fn title(locale: Locale) -> String {
        say!(locale, "avalon-title")
    }

    fn options(locale: Locale, options: &Options) -> String {
        options::agreed(locale, options)
    }

    fn dealt(scene: &Scene, view: &View) -> String {
        let locale = scene.locale;
        [
            say!(locale, "avalon-dealt", role = say!(locale, "avalon-button-role")),
            words::roles_in_play(view, locale),
            say!(locale, "avalon-leader", name = scene.name(view.leader)),
        ]
        .join("\n")
    }

    fn board(scene: &Scene, view: &View) -> Sheet {
        board::board(scene, view)
    }

    fn end(scene: &Scene, view: &View) -> Sheet {
        board::end(scene, view)
    }

    fn result(scene: &Scene, _view: &View, events: &[Event]) -> Option<String> {
        result::results(scene, events)
    }

    fn secret(scene: &Scene, view: &View) -> Sheet {
        secret::secret(scene, view)
    }

    fn text(scene: &Scene, view: &View) -> String {
        text::text(scene, view)
    }

    fn history(scene: &Scene, _view: &View, events: &[Vec<Event>]) -> Vec<String> {
        history::history(scene, events.iter().flatten())
    }

    fn help(scene: &Scene, view: &View, seat: Option<Seat>, commands: Commands) -> String {
        help::help(scene, view, seat, commands)
    }

    fn intro(locale: Locale) -> String {
        say!(locale, "avalon-intro")
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

    /// The board shows everything that there is to see.
    fn look(_scene: &Scene, _view: &View, _verb: &str) -> Option<Sheet> {
        None
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
