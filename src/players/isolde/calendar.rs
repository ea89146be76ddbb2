//! When boards are scored before their markers go back to the start.

use super::stock::plays_in_round;
use crate::games::isolde::{Board, Options, PhaseView, Question, View};

/// A scoring to come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Scoring {
    /// Rounds after the present one.
    pub after: u8,
    /// Advanced rules: the markers close up before it.
    pub closed_up: bool,
}

/// The scorings at which the present places of the markers still count. `scored`: this round's is over.
pub fn scorings(options: &Options, board: Board, round: u8, scored: bool) -> Vec<Scoring> {
    let spans = spans(options, board);
    let to_come = |scoring: u8| scoring > round || scoring == round && !scored;
    let current = spans.iter().position(|span| span.contains(&round) || span.iter().all(|scoring| *scoring > round));
    let Some(current) = current else { return Vec::new() };
    let closes = options.advanced && spans[current].len() > 1;
    let next = spans.get(current + 1).filter(|_| closes).copied().unwrap_or_default();
    let make = |closed_up| move |scoring: u8| Scoring { after: scoring - round, closed_up };
    let this = spans[current].iter().copied().filter(|scoring| to_come(*scoring)).map(make(false));
    this.chain(next.iter().copied().map(make(true))).collect()
}

/// The rounds in which a board is scored; after each span of them its markers go back.
fn spans(options: &Options, board: Board) -> &'static [&'static [u8]] {
    match board {
        Board::Joust | Board::Melee if options.tournament => &[&[2], &[4], &[6]],
        Board::Isolde | Board::Joust | Board::Melee | Board::Study => &[&[1, 2, 3], &[4, 5, 6]],
        Board::King => &[&[3], &[6]],
        Board::Grail | Board::Chivalry => &[&[6]],
        Board::Magic => &[&[2], &[5]],
    }
}

/// Whether a board has been scored in this round.
pub fn is_scored(view: &View, board: Board) -> bool {
    let PhaseView::Asking(question) = &view.phase else { return false };
    let boards = match question {
        Question::Bonus { .. } | Question::Disc { .. } => 1,
        // A fifth card.
        Question::Place { colour, .. } => usize::from(view.played[*colour].len() >= plays_in_round(view)),
        Question::Steps { .. } => 2,
        Question::TakeShield { .. } => 4,
        Question::Give { .. } | Question::TakeBlue { .. } => 7,
        Question::Back { .. } => 8,
        _ => 0,
    };
    Board::ALL[..boards].contains(&board)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rounds(options: &Options, board: Board, round: u8, scored: bool) -> Vec<u8> {
        scorings(options, board, round, scored).iter().map(|scoring| round + scoring.after).collect()
    }

    #[test]
    fn places_count_until_the_markers_go_back() {
        let base = Options::default();
        assert_eq!(rounds(&base, Board::Joust, 1, false), [1, 2, 3]);
        assert_eq!(rounds(&base, Board::Study, 2, true), [3]);
        assert_eq!(rounds(&base, Board::Isolde, 3, true), [] as [u8; 0]);
        assert_eq!(rounds(&base, Board::King, 3, false), [3]);
        assert_eq!(rounds(&base, Board::King, 3, true), [] as [u8; 0]);
        assert_eq!(rounds(&base, Board::King, 4, false), [6]);
        assert_eq!(rounds(&base, Board::Grail, 6, true), [] as [u8; 0]);
        assert_eq!(rounds(&base, Board::Magic, 2, true), [] as [u8; 0]);
        assert_eq!(rounds(&base, Board::Magic, 3, false), [5]);
        assert_eq!(rounds(&base, Board::Magic, 6, false), [] as [u8; 0]);
        let tournament = Options { tournament: true, advanced: true, ..base };
        assert_eq!(rounds(&tournament, Board::Melee, 3, false), [4]);
        assert_eq!(rounds(&tournament, Board::Melee, 4, true), [] as [u8; 0]);
    }

    #[test]
    fn places_go_on_counting_where_markers_close_up() {
        let advanced = Options { advanced: true, ..Options::default() };
        let closed: Vec<bool> =
            scorings(&advanced, Board::Joust, 2, true).iter().map(|scoring| scoring.closed_up).collect();
        assert_eq!(rounds(&advanced, Board::Joust, 2, true), [3, 4, 5, 6]);
        assert_eq!(closed, [false, true, true, true]);
        assert_eq!(rounds(&advanced, Board::King, 3, true), [] as [u8; 0]);
    }
}
