//! Merlin as people see it. Every text and control comes from a view.

mod ask;
mod board;
mod controls;
mod offer;
mod options;
mod press;
mod reach;
mod roll;
mod slash;
#[allow(dead_code)]
mod told;
#[allow(dead_code)]
mod words;

use super::Commands;
use super::face::Face;
use super::press::{Audience, Meaning};
use super::scene::Scene;
use super::sheet::{Choice, Sheet};
use super::slash::{CommandSpec, Given, Part};
use crate::games::Seat;
use crate::games::merlin::{Action, Event, Merlin, Options, Refusal, View};
use crate::language::Locale;
use crate::say;

impl Face for Merlin {
    const SECRET: &'static str = "merlin-button-missions";
    const SECRET_PART: &'static str = "missions";

    fn title(locale: Locale) -> String {
        say!(locale, "merlin-title")
    }

    fn options(locale: Locale, options: &Options) -> String {
        options::agreed(locale, options)
    }

    fn switches(locale: Locale, options: &Options) -> Vec<Choice> {
        options::switches(locale, options)
    }

    fn switched(_options: &Options, on: &[String]) -> Options {
        options::switched(on)
    }

    fn dealt(scene: &Scene, _view: &View) -> String {
        say!(scene.locale, "merlin-dealt", missions = say!(scene.locale, "merlin-button-missions"))
    }

    fn board(scene: &Scene, view: &View) -> Sheet {
        board::board(scene, view)
    }

    fn end(scene: &Scene, view: &View) -> Sheet {
        board::end(scene, view)
    }

    fn result(_scene: &Scene, _events: &[Event]) -> Option<String> {
        None
    }

    fn secret(scene: &Scene, _view: &View) -> Sheet {
        Sheet { text: say!(scene.locale, "merlin-button-missions"), ..Sheet::default() }
    }

    fn text(scene: &Scene, view: &View) -> String {
        board::board(scene, view).text
    }

    fn history(_scene: &Scene, _events: &[Vec<Event>]) -> Vec<String> {
        Vec::new()
    }

    fn help(scene: &Scene, _view: &View, _seat: Option<Seat>, _commands: Commands) -> String {
        say!(scene.locale, "merlin-intro")
    }

    fn intro(locale: Locale) -> String {
        say!(locale, "merlin-intro")
    }

    fn refused(locale: Locale, _at: Option<(&Scene, &View)>, _refusal: &Refusal) -> String {
        say!(locale, "merlin-refused")
    }

    fn done(scene: &Scene, _view: &View, _action: &Action) -> String {
        say!(scene.locale, "done")
    }

    fn meaning(scene: &Scene, view: &View, verb: &str, values: &[String]) -> Result<Meaning<Action>, Option<Refusal>> {
        press::meaning(scene, view, verb, values)
    }

    fn look(_scene: &Scene, _view: &View, _verb: &str) -> Option<Sheet> {
        None
    }

    fn audience(verb: &str) -> Audience {
        press::audience(verb)
    }

    fn start(part: Part) -> Part {
        slash::start(part)
    }

    fn started(given: &Given) -> Options {
        slash::started(given)
    }

    fn parts(command: CommandSpec) -> CommandSpec {
        slash::parts(command)
    }

    fn order(part: &str, given: &Given) -> Option<(String, Vec<String>)> {
        slash::order(part, given)
    }
}
