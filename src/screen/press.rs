//! What a button or menu stands for, and its `custom_id`: table, step and verb in at most 100 characters.

use crate::table::TableId;

/// A control's meaning. Everything needed is in it, so it works after a restart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Press {
    pub table: TableId,
    /// The table's step when the control was shown.
    pub step: u64,
    pub verb: Verb,
}

/// Generates the verbs with their short names in a `custom_id`.
macro_rules! verbs {
    ($($(#[$doc:meta])* $Name:ident $name:literal),+ $(,)?) => {
        /// What a control does. Menus bring their values beside it.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub enum Verb {
            $($(#[$doc])* $Name,)+
            /// A verb of the game itself, such as `approve` or `team.3`; see that game's screen.
            Game(String),
        }

        impl Verb {
            fn name(&self) -> &str {
                match self { $(Verb::$Name => $name,)+ Verb::Game(verb) => verb }
            }

            fn parse(name: &str) -> Verb {
                match name { $($name => Verb::$Name,)+ _ => Verb::Game(name.to_owned()) }
            }
        }
    };
}

verbs! {
    Join "join",
    Leave "leave",
    Begin "begin",
    /// The host's private panel.
    Options "options",
    /// Menu: the switches that are on.
    Switches "switches",
    AddComputer "add",
    /// Menu: one seat.
    RemoveSeat "remove",
    /// Menu: one seat.
    HandOver "host",
    Close "close",
    /// The private panel with the own secret.
    Secret "secret",
    /// The private text form of the board.
    Text "text",
    History "history",
    Help "help",
    /// The private panel with what is seldom needed: nudge, history, seats, stop.
    More "more",
    TakeBack "back",
    Nudge "nudge",
    /// Menu: one seat to give to a computer player.
    Replace "replace",
    /// Takes an offered seat; the seat stands in the step's place of the offer.
    TakeSeat "take",
    ComeBack "return",
    /// Asks for a confirmation.
    Stop "stop",
    StopSurely "stop!",
    /// Asks for a confirmation.
    LeaveGame "leave?",
    Post "post",
    Again "again",
    Record "record",
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
