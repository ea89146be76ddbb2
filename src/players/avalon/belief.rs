//! Who may be evil: every set of seats that can be, weighed by what was seen.

use super::habits::{self, Moment, Outlook};
use super::team::Team;
use crate::games::avalon::{Ballot, Knowledge, Loyalty, Own, Proposal, QuestResult, View};
use crate::games::{BySeat, Seat, Seats};

/// One set of evil seats that can be.
#[derive(Clone, Debug)]
struct World {
    evil: Seats,
    /// How well the deeds of all fit, were the good ones all servants.
    fit: f64,
    /// How much better than a servant's each seat's deeds fit a Merlin who sees these evil players; 0 where
    /// he cannot sit.
    merlin: BySeat<f64>,
    /// How well all that was seen fits.
    weight: f64,
}

impl World {
    /// Weighs the world anew: anybody who can be Merlin may be.
    fn weigh(&mut self) {
        let candidates = self.merlin.values().filter(|fit| **fit > 0.0).count();
        let merlin = if candidates == 0 { 1.0 } else { self.merlin.values().sum::<f64>() / candidates as f64 };
        self.weight = self.fit * merlin;
    }
}

/// All sets of evil seats that can be, with weights that need not add up to 1.
#[derive(Clone, Debug)]
pub struct Belief {
    seats: usize,
    worlds: Vec<World>,
}

/// How far a deed may shift the belief: nobody is quite as predictable as the habits say.
const LEAST: f64 = 0.06;

impl Belief {
    /// What everybody may conclude from the teams, the votes and the quests.
    pub fn public(view: &View) -> Belief {
        let seats = view.seats;
        let worlds = (0..1u16 << seats)
            .map(Seats::from_bits)
            .filter(|evil| evil.len() == view.evil)
            .map(|evil| {
                let may_be_merlin = |seat| view.options.merlin && !evil.contains(seat);
                let merlin = BySeat::new(seats, |seat| if may_be_merlin(seat) { 1.0 } else { 0.0 });
                World { evil, fit: 1.0, merlin, weight: 1.0 }
            })
            .collect();
        let mut belief = Belief { seats, worlds };
        let mut rejections = 0;
        for proposal in &view.proposals {
            let moment = Moment::at(view, proposal.round, rejections);
            belief.read_proposal(view, proposal, moment);
            rejections += 1;
            if proposal.approved {
                rejections = 0;
                if let Some(result) = view.quests[proposal.quest.index()].result {
                    belief.read_quest(result, view.quests[proposal.quest.index()].fails_needed, moment);
                }
            }
        }
        belief
    }

    /// What the player with these secrets may conclude beyond that.
    pub fn narrowed(mut self, view: &View, own: &Own) -> Belief {
        let evil_self = own.role.loyalty() == Loyalty::Evil;
        let looks: Vec<_> = view.lady.iter().flat_map(|lady| &lady.looks).collect();
        self.worlds.retain(|world| {
            let evil = world.evil;
            let known = match own.knowledge {
                Knowledge::Nothing => true,
                // Without Mordred he sees all of them, with Mordred all but one.
                Knowledge::Evil(seen) => seen.without(evil).is_empty(),
                Knowledge::Fellows(fellows) => fellows.without(evil).is_empty(),
                // The two are Merlin and Morgana; a single one is Merlin.
                Knowledge::Merlin(names) => names.and(evil).len() + 1 == names.len(),
            };
            let looked = looks.iter().all(|look| {
                look.loyalty.is_none_or(|loyalty| (loyalty == Loyalty::Evil) == evil.contains(look.target))
            });
            known && looked && evil.contains(own.seat) == evil_self
        });
        let candidates = match own.knowledge {
            Knowledge::Evil(_) => Seats::NONE,
            Knowledge::Merlin(names) => names,
            _ => Seats::all(self.seats).without(Seats::NONE.with(own.seat)),
        };
        for world in &mut self.worlds {
            for seat in Seats::all(self.seats).without(candidates).iter() {
                world.merlin[seat] = 0.0;
            }
            world.weigh();
        }
        self
    }

    fn total(&self) -> f64 {
        self.worlds.iter().map(|world| world.weight).sum()
    }

    /// The chance of what is true of these sets of evil seats, from 0 to 1.
    pub fn chance(&self, test: impl Fn(Seats) -> bool) -> f64 {
        let passing: f64 = self.worlds.iter().filter(|world| test(world.evil)).map(|world| world.weight).sum();
        passing / self.total()
    }

    /// The chance that this seat is evil.
    pub fn evil(&self, seat: Seat) -> f64 {
        self.chance(|evil| evil.contains(seat))
    }

    /// The chance of each seat to be Merlin, in parts that need not add up to 1.
    pub fn merlin(&self) -> BySeat<f64> {
        BySeat::new(self.seats, |seat| {
            self.worlds
                .iter()
                .map(|world| {
                    let fits: f64 = world.merlin.values().sum();
                    if fits > 0.0 { world.weight * world.merlin[seat] / fits } else { 0.0 }
                })
                .sum()
        })
    }

    /// How a team looks to a loyal player in this seat who believes this otherwise.
    pub fn outlook(&self, team: Team, seat: Seat) -> Outlook {
        let loyal = || self.worlds.iter().filter(|world| !world.evil.contains(seat));
        let mut suspicion = BySeat::new(self.seats, |_| 0.0);
        let mut total = 0.0;
        for world in loyal() {
            total += world.weight;
            for evil in world.evil.iter() {
                suspicion[evil] += world.weight;
            }
        }
        let mut trusted: Vec<Seat> = Seat::all(self.seats).collect();
        trusted.sort_by(|one, other| suspicion[*one].total_cmp(&suspicion[*other]));
        let best = Team { seats: trusted.into_iter().take(team.seats.len()).collect(), ..team };
        let safe = |team: Team| -> f64 {
            let weight: f64 = loyal().filter(|world| team.is_safe(world.evil)).map(|world| world.weight).sum();
            if total > 0.0 { weight / total } else { 0.0 }
        };
        Outlook { chance: safe(team), hope: safe(best) }
    }

    fn read_proposal(&mut self, view: &View, proposal: &Proposal, moment: Moment) {
        let fails_needed = view.quests[proposal.quest.index()].fails_needed;
        let team = Team { seats: proposal.team, fails_needed };
        let outlooks = BySeat::new(self.seats, |seat| self.outlook(team, seat));
        let ballots = BySeat::new(self.seats, |seat| {
            let servant = habits::servant_approves(outlooks[seat], moment);
            let fit = |approves: f64| match proposal.ballots[seat] {
                Ballot::Approve => approves.clamp(LEAST, 1.0 - LEAST),
                Ballot::Reject => 1.0 - approves.clamp(LEAST, 1.0 - LEAST),
            };
            [false, true].map(|safe| Fit {
                evil: fit(habits::evil_approves(safe, servant, moment)) / fit(servant),
                merlin: fit(habits::merlin_approves(safe, servant, moment)) / fit(servant),
            })
        });
        let leader = proposal.leader;
        let merlin_proposes = [false, true].map(|safe| habits::merlin_proposes(safe, outlooks[leader], moment));
        for world in &mut self.worlds {
            let on_team = team.evil(world.evil);
            let safe = team.is_safe(world.evil);
            for seat in world.evil.iter() {
                world.fit *= ballots[seat][usize::from(safe)].evil;
            }
            if world.evil.contains(leader) {
                world.fit *= habits::evil_proposes(on_team, usize::from(fails_needed), outlooks[leader]);
            }
            // The chance that Merlin takes the team for safe: one of the evil players on it may be Mordred.
            let looks_safe = match on_team {
                _ if safe => 1.0,
                _ if view.options.mordred && on_team == usize::from(fails_needed) => on_team as f64 / view.evil as f64,
                _ => 0.0,
            };
            let mixed = |[unsafe_one, safe_one]: [f64; 2]| unsafe_one * (1.0 - looks_safe) + safe_one * looks_safe;
            for seat in Seat::all(self.seats) {
                world.merlin[seat] *= mixed(ballots[seat].map(|fit| fit.merlin));
            }
            world.merlin[leader] *= mixed(merlin_proposes);
            world.weigh();
        }
    }

    fn read_quest(&mut self, result: QuestResult, fails_needed: u8, moment: Moment) {
        let team = Team { seats: result.team, fails_needed };
        for world in &mut self.worlds {
            world.fit *= habits::fails(team, team.evil(world.evil), usize::from(result.fails), moment);
            world.weigh();
        }
        self.worlds.retain(|world| world.weight > 0.0);
    }
}

/// How much better than to a servant a ballot fits to these roles.
#[derive(Clone, Copy, Debug)]
struct Fit {
    evil: f64,
    merlin: f64,
}
