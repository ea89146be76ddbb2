//! The guests of one table, played by the computer: each presses what he sees, chosen by chance.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use serde_json::json;

use crate::games::Dice;
use crate::games::registry::Kind;
use crate::sandbox::{Answer, Id, Sandbox, World};
use crate::screen::press::{Audience, Verb, audience};
use crate::table::TableId;

use super::sight::{Control, Sight};

/// Somebody at the stand-in.
#[derive(Clone, Debug)]
pub struct Guest {
    pub key: String,
    pub name: String,
    pub id: Id,
}

/// Guests who play one game after the other in a channel of their own.
pub struct Party {
    pub kind: Kind,
    pub channel: Id,
    /// The games that they saw the end of.
    pub ended: BTreeSet<TableId>,
    pub guests: Vec<Guest>,
    computers: usize,
    whims: Dice,
    /// Whose press is tried next.
    turn: usize,
    /// How many are thought to sit in the lobby.
    seated: usize,
    /// The board that was looked at last, and how often it had been edited.
    last: Option<(Id, u32)>,
}

/// A press or command, and what is to come of it.
#[derive(Debug)]
pub struct Click {
    pub at: Instant,
    pub answer: Answer,
    /// What was seen before; `None` for the command that opens the table.
    pub before: Option<Sight>,
    pub redraw: Redraw,
}

/// Whether the board changes after a click.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Redraw {
    /// The click was taken on the board.
    Due,
    /// It was a private one, which may have been a deed.
    Possible,
    /// It only showed something, or was refused.
    None,
}

/// What comes next: somebody presses this on a message.
struct Next {
    guest: usize,
    message: Id,
    control: Control,
}

impl Party {
    /// Guests, the first of them the host, with whims of their own, beside so many computer players of the bot.
    pub fn new(kind: Kind, channel: Id, guests: Vec<Guest>, computers: usize, whims: Dice) -> Party {
        Party { kind, channel, ended: BTreeSet::new(), guests, computers, whims, turn: 0, seated: 1, last: None }
    }

    /// What lies on the table now.
    pub async fn board(&self, sandbox: &Sandbox) -> Option<Sight> {
        sandbox.world(|world| Sight::board(world.channels.get(&self.channel)?, &self.ended)).await
    }

    /// Waits until the board is another one than before the click; how long after the click that is.
    pub async fn redrawn(&self, sandbox: &Sandbox, click: &Click, patience: Duration) -> Option<Duration> {
        let changed = |world: &World| {
            let board = Sight::board(world.channels.get(&self.channel)?, &self.ended)?;
            click.before.as_ref().is_none_or(|before| board.differs(before)).then(|| click.at.elapsed())
        };
        sandbox.wait_for(changed, patience).await.ok()
    }

    /// Whether the game is under way, as everybody sees it.
    pub async fn is_playing(&self, sandbox: &Sandbox) -> bool {
        let board = self.board(sandbox).await;
        board.is_some_and(|board| !board.is_lobby() && board.offers(&Verb::Again).is_none())
    }

    /// One of the guests does one thing. `None`: what he reached for was gone in that moment.
    pub async fn click(&mut self, sandbox: &Sandbox) -> Option<Click> {
        let Some(board) = self.board(sandbox).await else { return self.open(sandbox).await };
        let state = (board.message, board.edits);
        if self.last.replace(state) != Some(state) {
            self.turn = self.first_named(&board.text).unwrap_or(self.turn);
        }
        let next = self.next(&board, sandbox).await?;
        let guest = self.guests[next.guest].key.clone();
        let at = Instant::now();
        let answer = if next.control.values.is_empty() {
            sandbox.press(&guest, &next.message, &next.control.custom_id).await
        } else {
            let mut values = next.control.values.clone();
            self.whims.shuffle(&mut values);
            let chosen: Vec<&str> = values.iter().take(next.control.least).map(String::as_str).collect();
            sandbox.choose(&guest, &next.message, &next.control.custom_id, &chosen).await
        };
        let answer = answer.ok()?;
        let redraw = self.learn(&next, &answer, &board);
        Some(Click { at, answer, before: Some(board), redraw })
    }

    async fn open(&mut self, sandbox: &Sandbox) -> Option<Click> {
        let at = Instant::now();
        let command = format!("{} start", self.kind.name());
        let computers = [("computers", json!(self.computers))];
        let answer = sandbox.slash(&self.guests[0].key, self.channel, &command, &computers).await.ok()?;
        self.seated = 1;
        Some(Click { at, answer, before: None, redraw: Redraw::None })
    }

    /// Who is named first on a board is most likely on turn.
    fn first_named(&self, text: &str) -> Option<usize> {
        let named = self.guests.iter().enumerate().filter_map(|(n, guest)| Some((text.find(&guest.name)?, n)));
        named.min().map(|(_, n)| n)
    }

    async fn next(&mut self, board: &Sight, sandbox: &Sandbox) -> Option<Next> {
        let on_board = |guest, control: &Control| Next { guest, message: board.message, control: control.clone() };
        if let Some(again) = board.offers(&Verb::Again) {
            self.ended.insert(board.table.clone());
            return Some(on_board(0, again));
        }
        if board.is_lobby() {
            if let Some(begin) = board.offers(&Verb::Begin)
                && (self.seated >= self.guests.len() || board.offers(&Verb::Join).is_none())
            {
                return Some(on_board(0, begin));
            }
            if self.seated >= self.guests.len() {
                self.seated = 1;
            }
            return board.offers(&Verb::Join).map(|join| on_board(self.seated % self.guests.len(), join));
        }
        let guest = self.guests[self.turn].id;
        let see = |world: &World| Sight::panel(world.channels.get(&self.channel)?, guest, &board.table, board.step);
        let panel = sandbox.world(see).await;
        self.choose(board, panel.as_ref())
    }

    /// One of all controls before the guest whose turn it is thought to be; those that lead on are likelier.
    fn choose(&mut self, board: &Sight, panel: Option<&Sight>) -> Option<Next> {
        const ON_PANEL: u32 = 3;
        let open = board.controls.iter().any(|control| matches!(control.verb, Verb::Game(_)) && control.leads_on);
        let weight = |control: &Control| match control.verb {
            Verb::Game(_) if control.leads_on => 8,
            Verb::Game(_) | Verb::TakeBack | Verb::TakeBackOnBoard => 1,
            Verb::Secret if open || panel.is_some() => 1,
            Verb::Secret => 16,
            _ => 0,
        };
        let weighed = |sight: &'_ Sight, factor: u32| {
            let weighed =
                sight.controls.iter().map(|control| (sight.message, control.clone(), factor * weight(control)));
            weighed.collect::<Vec<_>>()
        };
        let mut all = weighed(board, 1);
        all.extend(panel.map(|panel| weighed(panel, ON_PANEL)).unwrap_or_default());
        let whole: u32 = all.iter().map(|(.., weight)| weight).sum();
        if whole == 0 {
            self.turn = (self.turn + 1) % self.guests.len();
            return None;
        }
        let mut drawn = self.whims.below(whole);
        for (message, control, weight) in all {
            match drawn.checked_sub(weight) {
                Some(rest) => drawn = rest,
                None => return Some(Next { guest: self.turn, message, control }),
            }
        }
        None
    }

    /// Who is likely to be on turn after this answer, and whether the board changes.
    fn learn(&mut self, next: &Next, answer: &Answer, board: &Sight) -> Redraw {
        if answer.reply.is_none() {
            return Redraw::None;
        }
        let taken = !answer.is_private();
        match next.control.verb {
            Verb::Join => self.seated += 1,
            Verb::Begin if !taken => self.seated = 1,
            _ => {}
        }
        let on_board = next.message == board.message;
        let (rarely, often) = (self.whims.below(4) == 0, self.whims.below(3) > 0);
        let goes_on = answer.message.as_ref().and_then(Sight::of_panel).is_some();
        let passes = match (on_board, taken) {
            (true, true) => rarely,
            (true, false) => !goes_on,
            (false, _) => often,
        };
        if passes {
            self.turn = (self.turn + 1) % self.guests.len();
        }
        match audience(self.kind, &next.control.verb) {
            Audience::Board if taken => Redraw::Due,
            Audience::Board => Redraw::None,
            _ if matches!(next.control.verb, Verb::Game(_)) => Redraw::Possible,
            _ => Redraw::None,
        }
    }
}
