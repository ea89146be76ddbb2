//! What a deed leads to, beside the changed table.

use crate::games::Seat;
use crate::games::registry::{Action, Event};

use super::{Intent, PersonId};

/// What is to be shown, in this order, and what happens to the list of actions.
#[derive(Clone, Debug, PartialEq)]
pub struct Effects {
    pub show: Vec<Intent>,
    pub log: Log,
}

/// What happens to the list of actions.
#[derive(Clone, Debug, PartialEq)]
pub enum Log {
    Keep,
    Append(Vec<Entry>),
    /// So many at the end were taken back.
    RemoveLast(u32),
}

/// An action that stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    pub seat: Seat,
    pub action: Action,
    /// What it brought about, with everything in it.
    pub events: Vec<Event>,
}

impl Effects {
    /// Shows these and leaves the list of actions as it is.
    pub fn show(show: Vec<Intent>) -> Effects {
        Effects { show, log: Log::Keep }
    }
}

impl Intent {
    /// The board is brought up to date where it is.
    pub(super) fn redraw() -> Intent {
        Intent::Board { anew: false, ping: Vec::new() }
    }

    /// The board is posted at the end of the channel.
    pub(super) fn post(ping: Vec<PersonId>) -> Intent {
        Intent::Board { anew: true, ping }
    }
}
