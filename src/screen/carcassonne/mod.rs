//! Carcassonne as people see it. Every text and control comes from a view.

mod ask;
mod board;
mod controls;
mod feature;
mod help;
mod history;
mod lay;
mod look;
mod options;
mod press;
mod refused;
mod region;
mod result;
mod score;
mod secret;
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
use crate::games::carcassonne::{Action, Carcassonne, Event, Options, Refusal, View};
use crate::language::Locale;
use crate::say;

impl Face for Carcassonne {
    const SECRET: &'static str = "carcassonne-button-meeples";
    const SECRET_PART: &'static str = "meeples";
    const SWITCHES: &'static [Switch<Options>] = options::SWITCHES;

    fn title(locale: Locale) -> String {
        say!(locale, "carcassonne-title")
    }

    fn options(locale: Locale, options: &Options) -> String {
        options::agreed(locale, options)
    }

    fn dealt(scene: &Scene, view: &View) -> String {
        say!(scene.locale, "carcassonne-dealt", name = scene.name(view.turn), count = view.bag + 1)
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
        secret::secret(scene, view)
    }

    fn text(scene: &Scene, view: &View) -> String {
        text::text(scene, view)
    }

    fn history(scene: &Scene, view: &View, events: &[Vec<Event>]) -> Vec<String> {
        history::history(scene, view, events)
    }

    fn help(scene: &Scene, view: &View, seat: Option<Seat>, commands: Commands) -> String {
        help::help(scene, view, seat, commands)
    }

    fn intro(locale: Locale) -> String {
        say!(locale, "carcassonne-intro")
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

    fn look(scene: &Scene, view: &View, verb: &str) -> Option<Sheet> {
        look::look(scene, view, verb)
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
