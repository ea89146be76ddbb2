//! What a move would come to: from where to where, whom it passes, and at which place it ends.

use super::words::{self, Names};
use crate::games::isolde::{Board, Colour, Scroll, View};
use crate::language::Locale;
use crate::say;

/// A move that is not made yet, by what everybody sees.
pub(super) struct Prospect {
    board: Board,
    from: u16,
    to: u16,
    /// Counted from 1; none on the start, where nobody has one.
    place: Option<usize>,
    /// Who was ahead and no longer would be.
    passed: Vec<Colour>,
    /// Who would be ahead and was not.
    behind: Vec<Colour>,
    /// The spaces of the scrolls that it would take.
    scrolls: Vec<u16>,
}

impl Prospect {
    /// So many steps forward; beyond a last space they are lost.
    pub fn forward(view: &View, colour: Colour, board: Board, steps: u16) -> Prospect {
        let from = view.tracks[board].space(colour);
        let to = board.last_space().map_or(from + steps, |last| (from + steps).min(last));
        Prospect::new(view, colour, board, to)
    }

    /// So many steps back, to the start at most.
    pub fn back(view: &View, colour: Colour, board: Board, steps: u16) -> Prospect {
        let from = view.tracks[board].space(colour);
        Prospect::new(view, colour, board, from.saturating_sub(steps))
    }

    /// The marker goes on top where it is.
    pub fn on_top(view: &View, colour: Colour, board: Board) -> Prospect {
        Prospect::arriving(view, colour, board, view.tracks[board].space(colour))
    }

    fn new(view: &View, colour: Colour, board: Board, to: u16) -> Prospect {
        let from = view.tracks[board].space(colour);
        if from == to {
            let ranking = view.tracks[board].ranking();
            let place = ranking.iter().position(|other| *other == colour).map(|place| place + 1);
            return Prospect { board, from, to, place, passed: Vec::new(), behind: Vec::new(), scrolls: Vec::new() };
        }
        Prospect::arriving(view, colour, board, to)
    }

    /// Whoever arrives lies on top of those who are there.
    fn arriving(view: &View, colour: Colour, board: Board, to: u16) -> Prospect {
        let track = &view.tracks[board];
        let from = track.space(colour);
        let ranking = track.ranking();
        let before = ranking.iter().position(|other| *other == colour).unwrap_or(ranking.len());
        let is_ahead = |other: &Colour| track.space(*other) > to;
        let (ahead, behind) = (&ranking[..before], ranking.get(before + 1..).unwrap_or_default());
        let passed: Vec<Colour> = ahead.iter().copied().filter(|other| to > 0 && !is_ahead(other)).collect();
        let behind: Vec<Colour> = behind.iter().copied().filter(is_ahead).collect();
        let place = before + behind.len() - passed.len() + 1;
        let scrolls = view.variants.scrolls.iter().flatten().zip([6, 12]).filter(|(scroll, space)| {
            board == Board::King && **scroll == Scroll::OnBoard && from < *space && *space <= to
        });
        let scrolls = scrolls.map(|(_, space)| space).collect();
        Prospect { board, from, to, place: (to > 0).then_some(place), passed, behind, scrolls }
    }

    /// The spaces alone: "4 → 8".
    pub fn spaces(&self) -> String {
        format!("{} → {}", self.from, self.to)
    }

    /// "Joust: 4 → 8"
    pub fn told(&self, locale: Locale) -> String {
        words::moved(self.board, self.from, self.to, locale)
    }

    /// "1st place · passes Bors, Kay"
    pub fn effect(&self, names: Names, locale: Locale) -> String {
        let mut parts = vec![match self.place {
            Some(place) => say!(locale, "isolde-effect-place", place = words::place(place, locale)),
            None => say!(locale, "isolde-effect-start"),
        }];
        parts.extend(self.scrolls.iter().map(|space| say!(locale, "isolde-effect-scroll", space = *space)));
        if !self.passed.is_empty() {
            parts.push(say!(locale, "isolde-effect-passes", names = names.list(self.passed.iter().copied())));
        }
        if !self.behind.is_empty() {
            parts.push(say!(locale, "isolde-effect-behind", names = names.list(self.behind.iter().copied())));
        }
        parts.join(" · ")
    }
}
