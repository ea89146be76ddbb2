//! What a button or menu stands for, and its `custom_id`: table, step and verb in at most 100 characters.

use super::board::seen;
use super::face;
use super::scene::Scene;
use super::sheet::Sheet;
use crate::games::registry::{Action, Kind, Options};
use crate::games::{Seat, Seats, Viewer};
use crate::language::Locale;
use crate::table::{Refused, Stage, Table, TableId};

/// A control's meaning. Everything needed is in it, so it works after a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    pub table: TableId,
    /// The table's step when the control was shown.
    pub step: u64,
    pub verb: Verb,
}

/// Generates the verbs with their short names in a `custom_id` and where their controls sit.
macro_rules! verbs {
    ($($(#[$doc:meta])* $Name:ident $name:literal $audience:ident),+ $(,)?) => {
        /// What a control does. Menus bring their values beside it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Verb {
            $($(#[$doc])* $Name,)+
            /// A page of the private history, from 1.
            History(usize),
            /// Takes the seat that is offered.
            TakeSeat(Seat),
            /// A verb of the game itself, such as `approve` or `team.3`; see that game's screen. At most 72 bytes,
            /// and none of the names above.
            Game(String),
        }

        impl Verb {
            /// The name in a `custom_id`.
            pub fn name(&self) -> String {
                match self {
                    $(Verb::$Name => $name.to_owned(),)+
                    Verb::History(page) => format!("history.{page}"),
                    Verb::TakeSeat(seat) => format!("take.{seat}"),
                    Verb::Game(verb) => verb.clone(),
                }
            }

            fn parse(name: &str) -> Verb {
                let number = |prefix: &str| name.strip_prefix(prefix)?.parse::<u8>().ok();
                match name {
                    $($name => Verb::$Name,)+
                    _ => match (number("history."), number("take.").and_then(|seat| Seat::try_from(seat).ok())) {
                        (Some(page), _) => Verb::History(usize::from(page)),
                        (_, Some(seat)) => Verb::TakeSeat(seat),
                        _ => Verb::Game(name.to_owned()),
                    },
                }
            }

            fn audience(&self, kind: Kind) -> Audience {
                match self {
                    $(Verb::$Name => Audience::$audience,)+
                    Verb::History(_) => Audience::Panel,
                    Verb::TakeSeat(_) => Audience::Private,
                    Verb::Game(verb) => face::audience(kind, verb),
                }
            }
        }
    };
}

verbs! {
    Join "join" Board,
    Leave "leave" Board,
    Begin "begin" Board,
    /// The host's private panel.
    Options "options" Private,
    /// Menu: the switches that are on.
    Switches "switches" Panel,
    AddComputer "add" Panel,
    /// Menu: one seat.
    RemoveSeat "remove" Panel,
    /// Menu: one seat.
    HandOver "host" Panel,
    Close "close" Panel,
    /// The private panel with the own secret.
    Secret "secret" Private,
    /// The private text form of the board.
    Text "text" Panel,
    Help "help" Private,
    /// The private panel with what is seldom needed: nudge, history, seats, stop.
    More "more" Private,
    TakeBack "back" Panel,
    /// The same, on the board of a game that puts it there.
    TakeBackOnBoard "back.board" Board,
    Nudge "nudge" Panel,
    /// Menu: one seat to give to a computer player.
    Replace "replace" Panel,
    /// Takes the own seat back from the computer player that keeps it.
    ComeBack "return" Panel,
    /// Asks for a confirmation.
    Stop "stop" Panel,
    StopSurely "stop!" Panel,
    /// Asks for a confirmation.
    LeaveGame "leave?" Panel,
    LeaveSurely "leave!" Panel,
    Post "post" Panel,
    /// Back from a private panel to that of [`Verb::More`].
    Cancel "cancel" Panel,
    Again "again" Board,
    Record "record" Private,
}

impl Press {
    /// The `custom_id`.
    pub fn encode(&self) -> String {
        format!("{}:{}:{}", self.table, self.step, self.verb.name())
    }

    /// Reads a `custom_id`; `None` when it is none of ours.
    pub fn parse(custom_id: &str) -> Option<Press> {
        let mut parts = custom_id.splitn(3, ':');
        let table = parts.next()?.parse().ok()?;
        let step = parts.next()?.parse().ok()?;
        let verb = Verb::parse(parts.next()?);
        Some(Press { table, step, verb })
    }
}

/// Which kind of first answer a control gets: by the control, never by the outcome, since the kind of the
/// first answer is fixed before the outcome is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// The control sits on the public board, which is redrawn.
    Board,
    /// The control sits on a public message and answers privately.
    Private,
    /// The control sits on the own secret panel: a line above it says what was done or refused, and the panel goes
    /// on as it is then.
    Own,
    /// The control sits on a private panel, which is brought up to date.
    Panel,
}

/// See [`Audience`]. `kind` is the game of the control's table.
pub fn audience(kind: Kind, verb: &Verb) -> Audience {
    verb.audience(kind)
}

/// What a verb of a game comes to, pressed by somebody in a seat. `A`: an action, of one game or of any.
#[derive(Clone, Debug, PartialEq)]
pub enum Meaning<A = Action> {
    /// Plays this; the table may still refuse it.
    Play(A),
    /// Shows this private panel; nothing is played.
    Panel(Sheet),
    /// Brings the board to the end of the channel and answers with this sheet; nothing is played.
    Post(Sheet),
}

impl<A> Meaning<A> {
    pub(super) fn map<B>(self, action: impl FnOnce(A) -> B) -> Meaning<B> {
        match self {
            Meaning::Play(own) => Meaning::Play(action(own)),
            Meaning::Panel(sheet) => Meaning::Panel(sheet),
            Meaning::Post(sheet) => Meaning::Post(sheet),
        }
    }
}

/// What a press of a game's own control comes to. `values` are what was chosen in a menu; `seat` is the
/// presser's, which panels that only show something do not ask for.
///
/// # Errors
/// Why nothing comes of it: no seat, an earlier turn, a control that this game does not have, or a rule.
pub fn meaning(
    table: &Table,
    press: &Press,
    values: &[String],
    seat: Option<Seat>,
    locale: Locale,
) -> Result<Meaning, Refused> {
    let Verb::Game(verb) = &press.verb else {
        return Err(Refused::Stale);
    };
    if let Some(sheet) = look(table, verb, seat, locale) {
        return Ok(Meaning::Panel(sheet));
    }
    match table.stage {
        Stage::Lobby => return Err(Refused::NotBegun),
        Stage::Over(_) => return Err(Refused::Over),
        Stage::Closed(_) => return Err(Refused::LobbyClosed),
        Stage::Playing(_) => {}
    }
    let seat = seat.ok_or(Refused::NotSeated)?;
    if press.table != table.id || press.step != table.step {
        return Err(Refused::Stale);
    }
    let view = seen(table, Viewer::Seat(seat)).ok_or(Refused::NotBegun)?;
    face::meaning(&Scene::new(table, locale), &view, verb, values)
}

/// The panel of the game that only shows something, when the verb asks for one: open to everybody at any step.
fn look(table: &Table, verb: &str, seat: Option<Seat>, locale: Locale) -> Option<Sheet> {
    let view = seen(table, seat.map_or(Viewer::Public, Viewer::Seat))?;
    face::look(&Scene::new(table, locale), &view, verb)?;
    Some(Scene::fit(table, locale, |scene| face::look(scene, &view, verb).unwrap_or_default()))
}

/// The options that a menu of switches asks for: these on, all others off.
pub fn switched(options: &Options, on: &[String]) -> Options {
    face::switched(options, on)
}

/// The seat chosen in a menu of seats.
pub fn seat_chosen(values: &[String]) -> Option<Seat> {
    values.first()?.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok())
}

/// All seats chosen in a menu of seats; `None` when one is none.
pub(super) fn seats_chosen(values: &[String]) -> Option<Seats> {
    values.iter().map(|value| value.parse::<u8>().ok().and_then(|seat| Seat::try_from(seat).ok())).collect()
}
