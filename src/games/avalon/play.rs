//! The actions (booklet, "A játék menete", "A játék vége", "Szabályváltozatok"). Each first says why it is
//! refused: the phase, then who may, then the details, so that an answer never depends on a hidden role
//! of anybody but the one who asks.

use super::position::{Attempt, End, Glance, Phase};
use super::{Avalon, Ballot, Card, Event, Knowledge, Loyalty, Proposal, Quest, Refusal, Role, board};
use crate::games::{BySeat, Seat, Seats};

impl Avalon {
    pub(super) fn propose(&mut self, seat: Seat, team: Seats, quest: Option<Quest>) -> Result<Vec<Event>, Refusal> {
        if self.phase != Phase::Proposing {
            return Err(Refusal::NotNow);
        }
        if seat != self.leader {
            return Err(Refusal::NotLeader { leader: self.leader });
        }
        let quest = self.target(quest)?;
        let strangers = team.without(Seats::all(self.seats()));
        if !strangers.is_empty() {
            return Err(Refusal::Strangers { strangers });
        }
        let size = board::team_size(self.seats(), quest);
        if team.len() != size {
            return Err(Refusal::TeamSize { quest, size, given: team.len() });
        }
        self.phase = Phase::Voting { quest, team, ballots: BySeat::new(self.seats(), |_| None) };
        self.choice += 1;
        Ok(vec![Event::Proposed { leader: seat, quest, team }])
    }

    /// The quest that a proposal is for.
    fn target(&self, named: Option<Quest>) -> Result<Quest, Refusal> {
        match (self.options.targeting, named) {
            (false, None) => Ok(self.open_quests().next().expect("five quests end the game, so one is left")),
            (false, Some(_)) => Err(Refusal::QuestNotChosen),
            (true, None) => Err(Refusal::QuestMissing),
            (true, Some(quest)) if self.attempted(quest) => Err(Refusal::QuestDone { quest }),
            (true, Some(quest)) if self.open_quests().all(|open| open != quest) => {
                Err(Refusal::QuestFiveEarly { successes: self.score().successes })
            }
            (true, Some(quest)) => Ok(quest),
        }
    }

    pub(super) fn vote(&mut self, seat: Seat, ballot: Ballot) -> Result<Vec<Event>, Refusal> {
        let Phase::Voting { quest, team, ballots } = &mut self.phase else {
            return Err(Refusal::NotNow);
        };
        if ballots[seat] == Some(ballot) {
            return Err(Refusal::SameVote { ballot });
        }
        ballots[seat] = Some(ballot);
        let mut events = Vec::with_capacity(3);
        events.push(Event::Voted { seat, ballot: Some(ballot) });
        if let Some(ballots) = ballots.all_given() {
            let (quest, team) = (*quest, *team);
            self.open_votes(quest, team, ballots, &mut events);
        }
        Ok(events)
    }

    /// A strict majority approves; a tie rejects.
    fn open_votes(&mut self, quest: Quest, team: Seats, ballots: BySeat<Ballot>, events: &mut Vec<Event>) {
        let leader = self.leader;
        let approved = 2 * ballots.which(|ballot| *ballot == Ballot::Approve).len() > self.seats();
        let round = self.attempts.len() as u8 + 1;
        self.choice += 1;
        if !approved {
            self.rejections += 1;
        }
        events.push(Event::VotesOpened {
            leader,
            quest,
            team,
            ballots: ballots.clone(),
            approved,
            rejections: self.rejections,
        });
        self.proposals.push(Proposal { round, leader, quest, team, ballots, approved });
        if approved {
            self.phase = Phase::Questing { quest, team, cards: BySeat::new(self.seats(), |_| None) };
        } else if self.rejections == 5 {
            self.end(End::FiveRejections, events);
        } else {
            self.leader = self.leader.left(self.seats());
            self.phase = Phase::Proposing;
        }
    }

    pub(super) fn quest(&mut self, seat: Seat, card: Card) -> Result<Vec<Event>, Refusal> {
        let Phase::Questing { quest, team, cards } = &mut self.phase else {
            return Err(Refusal::NotNow);
        };
        if !team.contains(seat) {
            return Err(Refusal::NotOnTeam);
        }
        if cards[seat].is_some() {
            return Err(Refusal::AlreadyPlayed);
        }
        if card == Card::Fail && self.roles[seat].loyalty() == Loyalty::Good {
            return Err(Refusal::GoodMustSucceed);
        }
        cards[seat] = Some(card);
        let mut events = Vec::with_capacity(3);
        events.push(Event::CardPlayed { seat: Some(seat), card: Some(card) });
        if team.iter().all(|member| cards[member].is_some()) {
            let fails = cards.which(|card| *card == Some(Card::Fail)).len() as u8;
            let attempt = Attempt { quest: *quest, team: *team, fails };
            self.finish_quest(attempt, &mut events);
        }
        Ok(events)
    }

    fn finish_quest(&mut self, attempt: Attempt, events: &mut Vec<Event>) {
        let Attempt { quest, team, fails } = attempt;
        let fails_needed = board::fails_needed(self.seats(), quest);
        events.push(Event::QuestDone { quest, team, fails, fails_needed, success: self.succeeded(&attempt) });
        self.attempts.push(attempt);
        self.choice += 1;
        let scores = self.score();
        if scores.failures == 3 {
            self.end(End::ThreeFailures, events);
        } else if scores.successes == 3 && self.options.merlin {
            self.phase = Phase::Assassinating;
            events.push(Event::AssassinCalled);
        } else if scores.successes == 3 {
            self.end(End::ThreeSuccesses, events);
        } else if self.lady.is_some() && self.attempts.len() >= 2 {
            self.phase = Phase::Lady;
        } else {
            self.begin_round();
        }
    }

    fn begin_round(&mut self) {
        self.leader = self.leader.left(self.seats());
        self.rejections = 0;
        self.phase = Phase::Proposing;
    }

    pub(super) fn look(&mut self, seat: Seat, target: Option<Seat>) -> Result<Vec<Event>, Refusal> {
        let seats = self.seats();
        let (Phase::Lady, Some(lady)) = (&self.phase, &mut self.lady) else {
            return Err(Refusal::NotNow);
        };
        let holder = lady.holder();
        if seat != holder {
            return Err(Refusal::NotHolder { holder });
        }
        let event = match target {
            None => Event::LadyDeclined { holder },
            Some(target) if target.index() >= seats => return Err(Refusal::NoSuchSeat { seat: target }),
            Some(target) if lady.held().contains(target) => return Err(Refusal::HeldLady { target }),
            Some(target) => {
                lady.looks.push(Glance { after: self.attempts.len() as u8, target });
                Event::LadyLooked { holder, target, loyalty: Some(self.roles[target].loyalty()) }
            }
        };
        self.choice += 1;
        self.begin_round();
        Ok(vec![event])
    }

    pub(super) fn assassinate(&mut self, seat: Seat, target: Seat) -> Result<Vec<Event>, Refusal> {
        if self.phase != Phase::Assassinating {
            return Err(Refusal::NotNow);
        }
        if self.roles[seat] != Role::Assassin {
            return Err(Refusal::NotAssassin);
        }
        if target.index() >= self.seats() {
            return Err(Refusal::NoSuchSeat { seat: target });
        }
        if !self.victims(seat).contains(target) {
            return Err(Refusal::Fellow { target });
        }
        let merlin = self.roles[target] == Role::Merlin;
        let mut events = vec![Event::Assassinated { assassin: seat, target, merlin }];
        self.choice += 1;
        self.end(End::Assassinated(target), &mut events);
        Ok(events)
    }

    /// Whom the player in this seat may name as Merlin: nobody unless he is the Assassin and must choose;
    /// then everybody but himself and the fellows whom the deal showed him, so Oberon is among them.
    pub(super) fn victims(&self, seat: Seat) -> Seats {
        match Knowledge::of(seat, &self.roles) {
            Knowledge::Fellows(fellows) if self.phase == Phase::Assassinating && self.roles[seat] == Role::Assassin => {
                Seats::all(self.seats()).without(fellows.with(seat))
            }
            _ => Seats::NONE,
        }
    }

    fn end(&mut self, end: End, events: &mut Vec<Event>) {
        self.phase = Phase::Over(end);
        let reason = self.reason().expect("the game has just ended");
        events.push(Event::Over { winner: reason.winner(), reason, roles: self.roles.clone() });
    }
}
