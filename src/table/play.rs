//! Actions of the game.

use crate::games::record::{Played, check};
use crate::games::registry::{Action, Event, may_take_back};
use crate::games::{Seat, Seats, Viewer};

use super::{Back, Doer, Effects, Ending, Entry, Intent, Log, Over, PersonId, Playing, Refused, Stage, Table};

/// What was open before an action, as everybody saw it.
pub(super) struct Choice {
    number: u32,
    awaited: Seats,
}

impl Table {
    /// The game, when one is under way.
    pub(super) fn playing(&self) -> Result<&Playing, Refused> {
        match &self.stage {
            Stage::Playing(playing) => Ok(playing),
            Stage::Lobby => Err(Refused::NotBegun),
            Stage::Over(_) => Err(Refused::Over),
            Stage::Closed(_) => Err(Refused::LobbyClosed),
        }
    }

    pub(super) fn playing_mut(&mut self) -> Result<&mut Playing, Refused> {
        match &mut self.stage {
            Stage::Playing(playing) => Ok(playing),
            Stage::Lobby => Err(Refused::NotBegun),
            Stage::Over(_) => Err(Refused::Over),
            Stage::Closed(_) => Err(Refused::LobbyClosed),
        }
    }

    /// The people in these seats but this one, in sitting order.
    pub(super) fn people_in(&self, seats: Seats, but: Option<PersonId>) -> Vec<PersonId> {
        seats
            .iter()
            .filter_map(|seat| self.seats.get(seat.index())?.person())
            .map(|person| person.id)
            .filter(|person| Some(*person) != but)
            .collect()
    }

    /// That a control belongs to the choice that is open.
    pub(super) fn fresh(&self, step: Option<u64>) -> Result<(), Refused> {
        if step.is_none_or(|step| step == self.step) { Ok(()) } else { Err(Refused::Stale) }
    }

    pub(super) fn play(&mut self, doer: &Doer, step: Option<u64>, action: &Action) -> Result<Effects, Refused> {
        self.playing()?;
        let seat = self.own_seat(doer.person.id)?;
        self.fresh(step)?;
        let playing = self.playing_mut()?;
        let choice = playing.choice();
        let (entry, events) = playing.play(seat, action)?;
        // Only then is it no secret who acted: the last card of a quest could be anybody's of the team.
        let mover = (choice.awaited == Seats::NONE.with(seat)).then_some(seat);
        let now = playing.choice();
        let seen = now.number == choice.number && choice.awaited.contains(seat) && !now.awaited.contains(seat);
        // Whoever plays is not absent; but what became of an offer must not tell whose card lies on a quest.
        if mover.is_some() || seen {
            playing.forget_seat(seat);
        }
        let show = self.after(&choice, mover, events);
        Ok(Effects { show, log: Log::Append(vec![entry]) })
    }

    /// What is shown after actions that caused these events. Ends the game when it is over.
    pub(super) fn after(&mut self, choice: &Choice, mover: Option<Seat>, events: Vec<Event>) -> Vec<Intent> {
        let Stage::Playing(playing) = &self.stage else { return Vec::new() };
        let results: Vec<Event> =
            events.iter().filter_map(|event| event.seen(Viewer::Public)).filter(Event::is_result).collect();
        let changed = playing.position.choice() != choice.number;
        let over = playing.position.outcome().is_some();
        let awaited = playing.position.view(Viewer::Public).awaited();
        let others = awaited.without(mover.into_iter().collect());
        let anew = over || !results.is_empty() || (changed && !others.is_empty());
        let mut ping = Vec::new();
        if over {
            self.end(Ending::Played);
        } else if changed {
            self.step += 1;
            ping = self.people_in(others, None);
        }
        let mut show = Vec::new();
        if !results.is_empty() {
            show.push(Intent::Result { events: results });
        }
        show.push(Intent::Board { anew, ping });
        show
    }

    /// Ends the game under way.
    pub(super) fn end(&mut self, ending: Ending) {
        if let Stage::Playing(playing) = &self.stage {
            let (begun_by, rules_version) = (playing.begun_by, playing.rules_version);
            let position = playing.position.clone();
            self.stage = Stage::Over(Over { begun_by, rules_version, position, ending, again: None });
            self.step += 1;
        }
    }
}

impl Playing {
    pub(super) fn choice(&self) -> Choice {
        Choice { number: self.position.choice(), awaited: self.position.view(Viewer::Public).awaited() }
    }

    /// Plays one action and keeps what it can be taken back to.
    pub(super) fn play(&mut self, seat: Seat, action: &Action) -> Result<(Entry, Vec<Event>), Refused> {
        let (position, dice) = (self.position.clone(), self.dice.clone());
        let events = self.position.play(seat, action, &mut self.dice)?;
        self.actions += 1;
        let deed = vec![Played { seat, action: action.clone() }];
        match &mut self.back {
            back if !may_take_back(&events) => *back = None,
            Some(back) if back.seat == seat => back.deeds.push(deed),
            back => *back = Some(Box::new(Back { seat, position, dice, deeds: vec![deed] })),
        }
        Ok((Entry { seat, action: action.clone(), check: check(&events) }, events))
    }

    /// Drops the votes about a seat and its offer.
    pub(super) fn forget_seat(&mut self, seat: Seat) {
        self.replace_votes.retain(|vote| vote.seat != seat);
        self.offers.retain(|(offered, _)| *offered != seat);
    }

    /// Drops the votes of somebody who does not sit here any more.
    pub(super) fn forget_voter(&mut self, person: PersonId) {
        self.stop_votes.retain(|voter| *voter != person);
        self.replace_votes.retain(|vote| vote.by != person);
    }
}
