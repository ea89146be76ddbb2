//! What a guest sees before him: the newest board of his table and his own newest panel, with what can be pressed.

use std::collections::BTreeSet;

use crate::sandbox::{Channel, Id, Message};
use crate::screen::press::{Press, Verb};
use crate::table::TableId;

/// A message of the bot with controls.
#[derive(Clone, Debug)]
pub struct Sight {
    pub message: Id,
    /// How often it was edited, which tells one state of it from the next.
    pub edits: u32,
    pub text: String,
    pub table: TableId,
    pub step: u64,
    pub controls: Vec<Control>,
}

/// Something to press or to choose from.
#[derive(Clone, Debug)]
pub struct Control {
    pub custom_id: String,
    pub verb: Verb,
    /// The values of a menu, and how many are to be chosen at least.
    pub values: Vec<String>,
    pub least: usize,
    /// Whether it is drawn as a way on, and not as something to look at.
    pub leads_on: bool,
}

/// Discord's grey button.
const SECONDARY: i64 = 2;

impl Sight {
    /// The board in a channel: the newest message to all with controls, but for offered seats. That of a game that is
    /// `past` counts only where there is no other.
    pub fn board(channel: &Channel, past: &BTreeSet<TableId>) -> Option<Sight> {
        let mut all = channel.messages.values().rev().filter(|message| !message.is_private()).filter_map(Sight::of);
        let newest = all.next()?;
        if past.contains(&newest.table) {
            return all.find(|sight| !past.contains(&sight.table)).or(Some(newest));
        }
        Some(newest)
    }

    /// The newest panel that only this person sees, if it is of this table and step.
    pub fn panel(channel: &Channel, person: Id, table: &TableId, step: u64) -> Option<Sight> {
        let mut own = channel.messages.values().rev().filter(|message| message.private_to == Some(person));
        own.next().and_then(Sight::of).filter(|panel| panel.table == *table && panel.step == step)
    }

    /// A private answer, if something on it leads on.
    pub fn of_panel(message: &Message) -> Option<Sight> {
        Sight::of(message).filter(|panel| panel.controls.iter().any(|control| control.leads_on))
    }

    /// The controls of a message, if it has any.
    pub fn of(message: &Message) -> Option<Sight> {
        let presses = |custom_id: &str| Press::parse(custom_id);
        let buttons = message.buttons().into_iter().filter(|button| !button.disabled).filter_map(|button| {
            let press = presses(&button.custom_id)?;
            let leads_on = button.style != SECONDARY;
            let custom_id = button.custom_id;
            Some((press.clone(), Control { custom_id, verb: press.verb, values: Vec::new(), least: 0, leads_on }))
        });
        let menus = message.selects().into_iter().filter(|menu| !menu.disabled).filter_map(|menu| {
            let press = presses(&menu.custom_id)?;
            let values = menu.options.into_iter().map(|choice| choice.value).collect();
            let (custom_id, least) = (menu.custom_id, menu.least.max(1));
            Some((press.clone(), Control { custom_id, verb: press.verb, values, least, leads_on: true }))
        });
        let mut first = None;
        let mut controls = Vec::new();
        for (press, control) in buttons.chain(menus) {
            if matches!(press.verb, Verb::TakeSeat(_)) {
                continue;
            }
            first.get_or_insert((press.table, press.step));
            controls.push(control);
        }
        let (table, step) = first?;
        Some(Sight { message: message.id, edits: message.edits, text: message.text(), table, step, controls })
    }

    /// Whether it is another state of what is seen than the `other`.
    pub fn differs(&self, other: &Sight) -> bool {
        (self.message, self.edits) != (other.message, other.edits)
    }

    pub fn is_lobby(&self) -> bool {
        self.offers(&Verb::Options).is_some()
    }

    pub fn offers(&self, verb: &Verb) -> Option<&Control> {
        self.controls.iter().find(|control| control.verb == *verb)
    }
}
