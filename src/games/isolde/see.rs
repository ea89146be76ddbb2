//! Views: the one place where hidden facts are left out.

use super::core::{Core, Phase};
use super::variants::{Variant, lancelot};
use super::{ByColour, Everything, Isolde, Own, PhaseView, ShieldsView, VariantsView, View};
use crate::games::{Seat, Seats, Viewer};

impl Isolde {
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let core = &self.core;
        let seat = match viewer {
            Viewer::Seat(seat) if seat.index() < core.seats => Some(seat),
            _ => None,
        };
        let over = core.phase == Phase::Over;
        let awaited = self.awaited();
        let choices = awaited.iter().next().map(|seat| self.open(seat)).unwrap_or_default();
        View {
            options: self.options,
            seats: core.seats,
            round: core.round,
            start: core.start,
            order: core.order.clone(),
            holders: core.holders.clone(),
            passes_left: core.passes_left(),
            phase: self.phase_view(),
            awaited,
            boards: core.boards.clone(),
            tracks: core.tracks.clone(),
            played: core.played.clone(),
            moves: core.moves.clone(),
            hands: core.hands.map(|hand| hand.len() as u8),
            packets: core.packets.map(|packet| packet.len() as u8),
            shields: ByColour::new(core.colours(), |colour| {
                let shields = &core.shields[colour];
                let own = seat.is_some() && core.holders[colour] == seat;
                let known = over || viewer == Viewer::All || own;
                ShieldsView {
                    open: shields.open.clone(),
                    hidden: shields.hidden.len() as u8,
                    known: known.then(|| shields.hidden.clone()),
                    bonus: shields.bonus,
                    total: if known { shields.total() } else { shields.open_total() },
                }
            }),
            variants: self.variants_view(),
            choices,
            own: seat.map(|seat| self.own(seat)),
            everything: (over || viewer == Viewer::All).then(|| self.everything()),
        }
    }

    fn everything(&self) -> Everything {
        let codex = self.variants.iter().find_map(|variant| match variant {
            Variant::Learning(part) => Some(part.codex.clone()),
            _ => None,
        });
        let Core { packets, hands, .. } = &self.core;
        Everything { packets: packets.clone(), hands: hands.clone(), codex: codex.unwrap_or_default() }
    }

    fn phase_view(&self) -> PhaseView {
        let chosen = |awaited: Seats| Seats::all(self.core.seats).without(awaited);
        match &self.core.phase {
            Phase::Picking { .. } => PhaseView::Picking { kept: chosen(self.awaited()) },
            Phase::Turn { colour } => PhaseView::Turn { colour: *colour },
            Phase::Asking(question) => PhaseView::Asking(question.clone()),
            Phase::Piling { .. } => PhaseView::Piling { done: chosen(self.awaited()) },
            Phase::Assigning { .. } => PhaseView::Assigning { done: chosen(self.awaited()) },
            Phase::Over => {
                let (winners, neutral) = self.winners();
                PhaseView::Over { winners, neutral }
            }
        }
    }

    fn variants_view(&self) -> VariantsView {
        let mut view = VariantsView::default();
        for variant in &self.variants {
            match variant {
                Variant::Challenge(part) => view.marks = part.marks.clone(),
                Variant::Courtship(part) => (view.discs, view.named) = (part.used.clone(), part.named),
                Variant::Tournament(part) => view.cup = Some(part.cup),
                Variant::Learning(part) => view.codex = part.codex.iter().map(Option::is_some).collect(),
                Variant::King(part) => view.scrolls = Some([part.six, part.twelve]),
                Variant::Lancelot(part) => (view.piles, view.taken) = (part.piles.clone(), part.taken.clone()),
                _ => {}
            }
        }
        view
    }

    fn own(&self, seat: Seat) -> Own {
        let core = &self.core;
        let colour = core.own_colour(seat).ok();
        let looks = self.variants.iter().filter_map(|variant| match variant {
            Variant::Learning(part) => Some(part),
            _ => None,
        });
        let looks = looks.flat_map(|part| {
            let own = part.looks.iter().filter(|(looking, _)| *looking == seat);
            own.map(|(_, place)| (*place, part.codex.get(usize::from(*place)).copied().flatten()))
        });
        Own {
            seat,
            packet: colour.map(|colour| core.packets[colour].clone()).unwrap_or_default(),
            kept: match (&core.phase, colour) {
                (Phase::Picking { picks }, Some(colour)) => picks[colour],
                _ => None,
            },
            three: match &core.phase {
                Phase::Piling { piles: chosen } | Phase::Assigning { first: chosen } => {
                    chosen.get(seat.index()).copied().flatten()
                }
                _ => None,
            },
            hands: lancelot::colours_of(core, seat).map(|colour| (colour, core.hands[colour].clone())).collect(),
            passed: colour.map(|colour| core.passed[colour].clone()).unwrap_or_default(),
            looks: looks.collect(),
            choices: self.hidden(seat),
        }
    }
}
