//! Views: the one place where hidden facts are left out.

use super::position::{End, Phase};
use super::{Avalon, Knowledge, LadyView, Look, Own, PhaseView, Quest, QuestResult, QuestView, View, board};
use crate::games::{Seat, Seats, Viewer};

impl Avalon {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < self.seats() => Some(seat),
            _ => None,
        };
        let over = matches!(self.phase, Phase::Over(_));
        View {
            seats: self.seats(),
            options: self.options,
            evil: board::evil(self.seats()),
            quests: Quest::ALL.map(|quest| self.quest_view(quest)),
            rejections: self.rejections,
            leader: self.leader,
            phase: self.phase_view(),
            lady: self.lady_view(viewer),
            proposals: self.proposals.clone(),
            assassinated: match self.phase {
                Phase::Over(End::Assassinated(target)) => Some(target),
                _ => None,
            },
            awaited: self.awaited_as_seen(viewer, seat),
            own: seat.map(|seat| self.own(seat)),
            roles: (over || viewer == Viewer::All).then(|| self.roles.clone()),
        }
    }

    fn quest_view(&self, quest: Quest) -> QuestView {
        let attempt = self.attempts.iter().zip(1..).find(|(attempt, _)| attempt.quest == quest);
        QuestView {
            quest,
            team_size: board::team_size(self.seats(), quest),
            fails_needed: board::fails_needed(self.seats(), quest),
            result: attempt.map(|(attempt, order)| QuestResult {
                order,
                team: attempt.team,
                fails: attempt.fails,
                success: self.succeeded(attempt),
            }),
        }
    }

    fn phase_view(&self) -> PhaseView {
        match &self.phase {
            Phase::Proposing => PhaseView::Proposing { quests: self.open_quests().collect() },
            Phase::Voting { quest, team, ballots } => {
                PhaseView::Voting { quest: *quest, team: *team, voted: ballots.which(Option::is_some) }
            }
            Phase::Questing { quest, team, cards } => {
                PhaseView::Questing { quest: *quest, team: *team, cards: cards.which(Option::is_some).len() as u8 }
            }
            Phase::Lady => PhaseView::Lady { targets: self.lady_targets() },
            Phase::Assassinating => PhaseView::Assassinating,
            Phase::Over(_) => {
                let reason = self.reason().expect("the game is over");
                PhaseView::Over { winner: reason.winner(), reason }
            }
        }
    }

    fn lady_view(&self, viewer: Viewer) -> Option<LadyView> {
        let lady = self.lady.as_ref()?;
        let mut holder = lady.first;
        let looks = lady.looks.iter().map(|look| {
            let by = std::mem::replace(&mut holder, look.target);
            let learned = viewer == Viewer::All || viewer == Viewer::Seat(by);
            Look {
                after: look.after,
                holder: by,
                target: look.target,
                loyalty: learned.then(|| self.roles[look.target].loyalty()),
            }
        });
        let looks = looks.collect();
        Some(LadyView { holder, held: lady.held(), looks })
    }

    fn awaited_as_seen(&self, viewer: Viewer, seat: Option<Seat>) -> Seats {
        let awaited = self.awaited();
        match &self.phase {
            _ if viewer == Viewer::All => awaited,
            Phase::Questing { team, cards, .. } => match seat {
                Some(seat) if cards[seat].is_some() => team.without(Seats::NONE.with(seat)),
                _ => *team,
            },
            Phase::Assassinating => seat.filter(|seat| awaited.contains(*seat)).into_iter().collect(),
            _ => awaited,
        }
    }

    fn own(&self, seat: Seat) -> Own {
        Own {
            seat,
            role: self.roles[seat],
            knowledge: Knowledge::of(seat, &self.roles),
            ballot: match &self.phase {
                Phase::Voting { ballots, .. } => ballots[seat],
                _ => None,
            },
            card: match &self.phase {
                Phase::Questing { cards, .. } => cards[seat],
                _ => None,
            },
            victims: self.victims(seat),
        }
    }
}
