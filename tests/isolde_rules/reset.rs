//! What goes back to the start, and when (booklet, "A jelzők visszahelyezése és az új kezdőjátékos").

use roundtable::games::isolde::{Board, Event};

use crate::fixture::Script;

const RESET: [Board; 5] = [Board::Isolde, Board::Joust, Board::Melee, Board::Study, Board::King];

#[test]
fn five_boards_are_reset_after_the_third_round_alone() {
    let round = ["I2 J3 M3 S3", "K2 G2 C2 .", ". . . ."];
    let mut script = Script::new(3);
    for _ in 0..6 {
        script = script.round(round);
    }
    let mut play = script.begin();
    for played in 1..=6u16 {
        play.forget();
        play.rounds(1);
        let reset = play.log.iter().filter_map(|event| match event {
            Event::Reset { board } => Some(*board),
            _ => None,
        });
        assert_eq!(reset.collect::<Vec<_>>(), if played == 3 { RESET.to_vec() } else { Vec::new() }, "round {played}");
        // Cards of A and B move the same each round.
        let since = if played < 3 { played } else { played - 3 };
        let moved = [(Board::Isolde, 0, 2), (Board::Joust, 0, 3), (Board::Melee, 0, 3), (Board::Study, 0, 3)];
        for (board, colour, steps) in moved {
            assert_eq!(play.spaces(board)[colour], steps * since, "{board:?} after round {played}");
        }
        assert!(play.spaces(Board::King)[1] >= 2 * since);
        assert_eq!(play.spaces(Board::King)[1] == 0, played == 3);
        assert!(play.spaces(Board::Grail)[1] >= 2 * played);
        assert!(play.spaces(Board::Chivalry)[1] >= 2 * played);
    }
}
