//! What each game shows of itself; the general faces put it together with what every table has.

use super::Commands;
use super::press::{Audience, Meaning, Verb};
use super::scene::Scene;
use super::sheet::{Choice, Sheet};
use super::slash::{CommandSpec, Given, Part};
use super::switch::{self, Switch};
use crate::games::registry::{self, Kind, Registered};
use crate::games::{self, Game, Seat};
use crate::language::Locale;
use crate::table::Refused;
use crate::with_games;

/// The face of a game. Everything comes from a view; texts are in `scene.locale`.
pub(super) trait Face: Game {
    /// The id of the label of the button that shows the own secret.
    const SECRET: &'static str;

    /// The base name of the subcommand that does so.
    const SECRET_PART: &'static str;

    /// What can be switched on before the game, in the order of the menu.
    const SWITCHES: &'static [Switch<Self::Options>];

    /// The game's name.
    fn title(locale: Locale) -> String;

    /// What was agreed, in a line or two.
    fn options(locale: Locale, options: &Self::Options) -> String;

    /// What is said to all when the secrets are out.
    fn dealt(scene: &Scene, view: &Self::View) -> String;

    /// The running board: what is asked, the picture, and the game's controls.
    fn board(scene: &Scene, view: &Self::View) -> Sheet;

    /// The board after the end: everything open; controls only for [`Face::look`].
    fn end(scene: &Scene, view: &Self::View) -> Sheet;

    /// The results among these events, as the public may know them. `view` is the public one, perhaps of later.
    fn result(scene: &Scene, view: &Self::View, events: &[Self::Event]) -> Option<String>;

    /// What the viewer alone may see.
    fn secret(scene: &Scene, view: &Self::View) -> Sheet;

    /// The whole board in words.
    fn text(scene: &Scene, view: &Self::View) -> String;

    /// Everything that happened, oldest first; an entry is never torn apart. `events`: what each action brought
    /// about, as the reader may know it; `view` is his, after all of them.
    fn history(scene: &Scene, view: &Self::View, events: &[Vec<Self::Event>]) -> Vec<String>;

    /// What is asked now, how it is done, and the rule behind it.
    fn help(scene: &Scene, view: &Self::View, seat: Option<Seat>, commands: Commands) -> String;

    /// What the game is about.
    fn intro(locale: Locale) -> String;

    /// Why the rules refuse something; with the table, when there is one.
    fn refused(locale: Locale, at: Option<(&Scene, &Self::View)>, refusal: &Self::Refusal) -> String;

    /// That an action was done, told to who did it; `view` is his, after it. Empty where the control sits on the own
    /// panel, and that says it.
    fn done(scene: &Scene, view: &Self::View, action: &Self::Action) -> String;

    /// What a press of one of the game's own controls comes to; `view` is the presser's.
    ///
    /// # Errors
    /// `None` when there is no such control, else the rule that forbids it.
    fn meaning(
        scene: &Scene,
        view: &Self::View,
        verb: &str,
        values: &[String],
    ) -> Result<Meaning<Self::Action>, Option<Self::Refusal>>;

    /// A private panel that only shows something, when the verb asks for one: opened by anybody, at any step,
    /// while the game runs and after its end. `view` is the reader's.
    fn look(scene: &Scene, view: &Self::View, verb: &str) -> Option<Sheet>;

    /// See [`super::press::audience`].
    fn audience(verb: &str) -> Audience;

    /// Adds the game's own subcommands, for its decisions.
    fn parts(command: CommandSpec) -> CommandSpec;

    /// The control, and the choice in its menu, that such a subcommand stands for. Seats come as in menus.
    fn order(part: &str, given: &Given) -> Option<(String, Vec<String>)>;
}

macro_rules! by_kind {
    ($($Name:ident $name:ident),+ $(,)?) => {
        pub(super) fn audience(kind: Kind, verb: &str) -> Audience {
            match kind { $(Kind::$Name => <games::$name::$Name as Face>::audience(verb)),+ }
        }

        pub(super) fn secret_label(kind: Kind) -> &'static str {
            match kind { $(Kind::$Name => <games::$name::$Name as Face>::SECRET),+ }
        }

        /// A game's name.
        pub fn title(kind: Kind, locale: Locale) -> String {
            match kind { $(Kind::$Name => <games::$name::$Name as Face>::title(locale)),+ }
        }

        pub(super) fn intro(kind: Kind, locale: Locale) -> String {
            match kind { $(Kind::$Name => <games::$name::$Name as Face>::intro(locale)),+ }
        }

        pub(super) fn secret_part(kind: Kind) -> &'static str {
            match kind { $(Kind::$Name => <games::$name::$Name as Face>::SECRET_PART),+ }
        }

        pub(super) fn start(kind: Kind, part: Part) -> Part {
            match kind { $(Kind::$Name => switch::take(games::$name::$Name::SWITCHES, part)),+ }
        }

        pub(super) fn started(kind: Kind, given: &Given) -> registry::Options {
            match kind { $(Kind::$Name => registry::Options::$Name(switch::given(games::$name::$Name::SWITCHES, given))),+ }
        }

        pub(super) fn parts(kind: Kind, command: CommandSpec) -> CommandSpec {
            match kind { $(Kind::$Name => <games::$name::$Name as Face>::parts(command)),+ }
        }

        pub(super) fn order(kind: Kind, part: &str, given: &Given) -> Option<(Verb, Vec<String>)> {
            let (verb, values) = match kind { $(Kind::$Name => <games::$name::$Name as Face>::order(part, given)?),+ };
            Some((Verb::Game(verb), values))
        }

        pub(super) fn options(locale: Locale, options: &registry::Options) -> String {
            match options { $(registry::Options::$Name(options) => games::$name::$Name::options(locale, options)),+ }
        }

        pub(super) fn switches(locale: Locale, options: &registry::Options) -> Vec<Choice> {
            match options {
                $(registry::Options::$Name(options) => switch::choices(games::$name::$Name::SWITCHES, locale, options)),+
            }
        }

        pub(super) fn switched(options: &registry::Options, on: &[String]) -> registry::Options {
            match options {
                $(registry::Options::$Name(_) => registry::Options::$Name(switch::switched(games::$name::$Name::SWITCHES, on))),+
            }
        }

        pub(super) fn dealt(scene: &Scene, view: &registry::View) -> String {
            match view { $(registry::View::$Name(view) => games::$name::$Name::dealt(scene, view)),+ }
        }

        pub(super) fn board(scene: &Scene, view: &registry::View) -> Sheet {
            match view { $(registry::View::$Name(view) => games::$name::$Name::board(scene, view)),+ }
        }

        pub(super) fn end(scene: &Scene, view: &registry::View) -> Sheet {
            match view { $(registry::View::$Name(view) => games::$name::$Name::end(scene, view)),+ }
        }

        pub(super) fn secret(scene: &Scene, view: &registry::View) -> Sheet {
            match view { $(registry::View::$Name(view) => games::$name::$Name::secret(scene, view)),+ }
        }

        pub(super) fn text(scene: &Scene, view: &registry::View) -> String {
            match view { $(registry::View::$Name(view) => games::$name::$Name::text(scene, view)),+ }
        }

        pub(super) fn history(scene: &Scene, view: &registry::View, events: &[Vec<registry::Event>]) -> Vec<String> {
            match view {
                $(registry::View::$Name(view) => {
                    let own = |events: &Vec<_>| events.iter().filter_map(games::$name::$Name::own_event).cloned().collect();
                    games::$name::$Name::history(scene, view, &events.iter().map(own).collect::<Vec<_>>())
                })+
            }
        }

        pub(super) fn help(scene: &Scene, view: &registry::View, seat: Option<Seat>, commands: Commands) -> String {
            match view { $(registry::View::$Name(view) => games::$name::$Name::help(scene, view, seat, commands)),+ }
        }

        pub(super) fn result(
            scene: &Scene,
            view: &registry::View,
            events: &[registry::Event],
        ) -> Option<String> {
            match view {
                $(registry::View::$Name(view) => {
                    let own: Vec<_> = events.iter().filter_map(games::$name::$Name::own_event).cloned().collect();
                    games::$name::$Name::result(scene, view, &own)
                })+
            }
        }

        pub(super) fn refused(
            locale: Locale,
            at: Option<(&Scene, &registry::View)>,
            refusal: &registry::Refusal,
        ) -> Option<String> {
            match refusal {
                $(registry::Refusal::$Name(refusal) => {
                    let at = at.and_then(|(scene, view)| Some((scene, games::$name::$Name::own_view(view)?)));
                    Some(games::$name::$Name::refused(locale, at, refusal))
                })+
                registry::Refusal::OtherGame => None,
            }
        }

        pub(super) fn done(scene: &Scene, view: &registry::View, action: &registry::Action) -> Option<String> {
            match (view, action) {
                $((registry::View::$Name(view), registry::Action::$Name(action)) => {
                    Some(games::$name::$Name::done(scene, view, action))
                })+
                #[allow(unreachable_patterns)]
                _ => None,
            }
        }

        pub(super) fn look(scene: &Scene, view: &registry::View, verb: &str) -> Option<Sheet> {
            match view { $(registry::View::$Name(view) => games::$name::$Name::look(scene, view, verb)),+ }
        }

        pub(super) fn meaning(
            scene: &Scene,
            view: &registry::View,
            verb: &str,
            values: &[String],
        ) -> Result<Meaning, Refused> {
            match view {
                $(registry::View::$Name(view) => match games::$name::$Name::meaning(scene, view, verb, values) {
                    Ok(meaning) => Ok(meaning.map(registry::Action::$Name)),
                    Err(Some(refusal)) => Err(registry::Refusal::$Name(refusal).into()),
                    // A control of another version of the game.
                    Err(None) => Err(Refused::Stale),
                }),+
            }
        }
    };
}

with_games!(by_kind);
