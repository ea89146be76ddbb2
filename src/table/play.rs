//! Actions of the game.

use crate::games::record::Played;
use crate::games::registry::{Action, Event, Refusal, may_take_back};
use crate::games::{Seat, Seats, Viewer};

use super::{Back, Doer, Effects, Ending, Entry, Intent, Log, Over, PersonId, Playing, Refused, Stage, Table};

/// The most actions of one deed; a game that forces more goes on with the next.
const LONGEST_DEED: usize = 100;

/// What was open before an action, as everybody saw it.
pub(super) struct Choice {
    pub number: u32,
    pub awaited: Seats,
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
        let entries = playing.play(seat, action)?;
        // Only then is it no secret who acted: the last card of a quest could be anybody's of the team.
        let mover = (choice.awaited == Seats::NONE.with(seat)).then_some(seat);
        let now = playing.choice();
        let seen = now.number == choice.number && choice.awaited.contains(seat) && !now.awaited.contains(seat);
        // Whoever plays is not absent; but what became of an offer must not tell whose card lies on a quest.
        if mover.is_some() || seen {
            playing.forget_seat(seat);
        }
        let show = self.after(&choice, mover, &entries);
        Ok(Effects { show, log: Log::Append(entries) })
    }

    /// What is shown after these actions. Ends the game when it is over.
    pub(super) fn after(&mut self, choice: &Choice, mover: Option<Seat>, entries: &[Entry]) -> Vec<Intent> {
        let Stage::Playing(playing) = &self.stage else { return Vec::new() };
        let events = entries.iter().flat_map(|entry| &entry.events);
        let results: Vec<Event> =
            events.filter_map(|event| event.seen(Viewer::Public)).filter(Event::is_result).collect();
        let changed = playing.position.choice() != choice.number;
        let over = playing.position.outcome().is_some();
        let public = playing.position.view(Viewer::Public);
        // Computer players need no call, so while only they are awaited the board stays where it is. So it does for
        // those whose panels go on; who has none open is called by whoever shows the board.
        let asked = self.people_in(public.awaited().without(mover.into_iter().collect()), None);
        let called = changed && !asked.is_empty() && !public.on_panels();
        let anew = over || !results.is_empty() || called;
        let mut ping = Vec::new();
        if over {
            self.end(Ending::Played);
        } else if changed {
            self.step += 1;
            ping = asked;
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

    /// Plays one action and what is forced after it, and keeps what the whole can be taken back to.
    pub(super) fn play(&mut self, seat: Seat, action: &Action) -> Result<Vec<Entry>, Refused> {
        let (position, dice) = (self.position.clone(), self.dice.clone());
        let mut entries = vec![self.play_one(seat, action.clone())?];
        while entries.len() < LONGEST_DEED
            && let Some((seat, action)) = self.position.view(Viewer::Public).forced()
        {
            match self.play_one(seat, action) {
                Ok(entry) => entries.push(entry),
                // A defect of the game, but people can go on without it.
                Err(refusal) => {
                    tracing::error!(kind = %self.position.kind(), %refusal, "a forced action is refused");
                    break;
                }
            }
        }
        let events: Vec<Event> = entries.iter().flat_map(|entry| &entry.events).cloned().collect();
        let deed = entries.iter().map(|entry| Played { seat: entry.seat, action: entry.action.clone() }).collect();
        match &mut self.back {
            back if !may_take_back(&events) => *back = None,
            Some(back) if back.seat == seat => back.deeds.push(deed),
            back => *back = Some(Box::new(Back { seat, position, dice, deeds: vec![deed] })),
        }
        Ok(entries)
    }

    fn play_one(&mut self, seat: Seat, action: Action) -> Result<Entry, Refusal> {
        let events = self.position.play(seat, &action, &mut self.dice)?;
        self.actions += 1;
        Ok(Entry { seat, action, events })
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
