//! The advanced rules (booklet, "Haladó játék").

use roundtable::games::isolde::{Action, Board, Cause, Colour, Event, Kind, Options, Question, Refusal};

use crate::fixture::{Play, Script};

fn advanced(seats: usize) -> Script {
    Script::with(seats, Options { advanced: true, ..Options::default() })
}

/// A below B at 4 on Melee; A alone at 3 on Study, 2 on Grail and 2 on Chivalry; C elsewhere.
fn edge() -> Play {
    let mut play = advanced(3).round(["M4 S3 G2 C2", "M4 S4 K2 K3", "J3 G3 C3 K4"]).begin();
    play.cards();
    play
}

#[test]
fn before_scoring_the_start_player_may_go_on_top_on_one_space() {
    let mut play = edge();
    assert_eq!(play.ranking(Board::Melee), [1, 0]);
    assert_eq!(play.asked(), (0, Question::Edge { colour: Colour(0) }));
    assert_eq!(play.legal(), [Action::Edge(Some(Board::Melee)), Action::Edge(None)]);
    play.act(0, Action::Edge(Some(Board::Melee)));
    assert_eq!(play.ranking(Board::Melee), [0, 1]);
    assert_eq!(play.spaces(Board::Melee), [4, 4, 0]);
    assert_eq!(play.scored(Board::Melee).unwrap(), [3, 2, 0]);
}

#[test]
fn not_on_a_space_of_ones_own_nor_on_the_start_nor_by_others() {
    let mut play = edge();
    // Alone; on the start with others; where he is not.
    for board in [Board::Study, Board::Grail, Board::Isolde, Board::Joust] {
        assert_eq!(play.refused(0, Action::Edge(Some(board))), Refusal::NotPossible);
    }
    let refusal = play.refused(1, Action::Edge(Some(Board::Melee)));
    assert_eq!(refusal, Refusal::OtherTurn { seat: roundtable::games::Seat(0) });
}

#[test]
fn the_start_player_may_leave_it() {
    let mut play = edge();
    play.act(0, Action::Edge(None));
    assert_eq!(play.scored(Board::Melee).unwrap(), [2, 3, 0]);
}

#[test]
fn only_on_one_board() {
    // A is below B on Joust and on Melee.
    let mut play = advanced(3).round(["M4 J3 G2 C2", "M4 J3 K2 K3", "S3 G3 C3 K4"]).begin();
    play.cards();
    let on = |board| Action::Edge(Some(board));
    assert_eq!(play.legal(), [on(Board::Joust), on(Board::Melee), Action::Edge(None)]);
    play.act(0, on(Board::Joust));
    assert_eq!(play.public().round, 2, "no second board is asked");
    assert_eq!(play.scored(Board::Joust).unwrap(), [3, 2, 0]);
    assert_eq!(play.scored(Board::Melee).unwrap(), [2, 3, 0]);
}

#[test]
fn nothing_is_asked_where_no_space_is_shared() {
    let mut play = advanced(3).round(["M4 S3 G2 C2", "M5 S4 K2 K3", "J3 G3 C3 K4"]).begin();
    play.cards();
    assert_eq!(play.public().round, 2);
}

#[test]
fn the_edge_comes_before_isolde() {
    // A below B at 4 on Isolde's board, C at 3.
    let mut play = advanced(3).round(["I4 S3 G2 C2", "I4 S4 K2 K3", "I3 G3 C3 K4"]).begin();
    play.cards();
    play.act(0, Action::Edge(Some(Board::Isolde)));
    // A is first now: B moves 2, then A 3.
    let bonus = |play: &Play| match play.asked() {
        (seat, Question::Bonus { steps, .. }) => (seat, steps),
        other => panic!("{other:?}"),
    };
    assert_eq!(bonus(&play), (1, 2));
    play.act(1, Action::Bonus(None));
    assert_eq!(bonus(&play), (0, 3));
}

/// Where a space happens to be shared.
fn leave_edge(play: &mut Play) {
    if let (_, Question::Edge { .. }) = play.asked() {
        play.answer(Action::Edge(None));
    }
}

/// Isolde: C 5, A 4, B 3, D 2. B and C also move on Joust, A on Melee.
fn ranked() -> Play {
    let mut play = advanced(4).round(["I4 M3 . .", "I3 J3 . .", "I5 J4 . .", "I2 . . ."]).begin();
    play.cards();
    leave_edge(&mut play);
    play
}

#[test]
fn after_scoring_the_three_go_back_1_2_and_3_whatever_they_took() {
    let mut play = ranked();
    play.act(1, Action::Bonus(None));
    play.act(0, Action::Bonus(None));
    play.act(2, Action::Bonus(Some(Board::Study)));
    // All boards are scored by now.
    assert!(play.scored(Board::Study).is_some());
    assert_eq!(play.asked(), (1, Question::Back { colour: Colour(1), steps: 1 }));
    let events = play.act(1, Action::Back(Board::Joust));
    let back = |colour, board, from, to| Event::Moved { colour: Colour(colour), board, from, to, cause: Cause::Back };
    assert_eq!(events, [back(1, Board::Joust, 3, 2), back(1, Board::Isolde, 3, 2)]);
    assert_eq!(play.asked(), (0, Question::Back { colour: Colour(0), steps: 2 }));
    let events = play.act(0, Action::Back(Board::Melee));
    assert_eq!(events, [back(0, Board::Melee, 3, 1), back(0, Board::Isolde, 4, 3)]);
    assert_eq!(play.asked(), (2, Question::Back { colour: Colour(2), steps: 3 }));
    let events = play.act(2, Action::Back(Board::Joust));
    assert_eq!(events[..2], [back(2, Board::Joust, 4, 1), back(2, Board::Isolde, 5, 4)]);
    // B came to 2 after D and lies on top.
    assert_eq!(play.spaces(Board::Isolde), [3, 2, 4, 2]);
    assert_eq!(play.ranking(Board::Isolde), [2, 0, 1, 3]);
    assert_eq!(play.public().round, 2);
}

#[test]
fn with_three_players_only_the_first_two_go_back() {
    let mut play = advanced(3).round(["I4 S3 G2 C2", "I3 S4 K2 K3", "I5 G3 C3 K4"]).begin();
    play.cards();
    play.act(0, Action::Bonus(None));
    play.act(2, Action::Bonus(None));
    assert_eq!(play.asked(), (0, Question::Back { colour: Colour(0), steps: 2 }));
    play.act(0, Action::Back(Board::Study));
    assert_eq!(play.asked(), (2, Question::Back { colour: Colour(2), steps: 3 }));
    play.act(2, Action::Back(Board::Grail));
    assert_eq!(play.public().round, 2);
    assert_eq!(play.spaces(Board::Isolde), [3, 3, 4]);
    // A came to 3 after B.
    assert_eq!(play.ranking(Board::Isolde), [2, 0, 1]);
}

#[test]
fn a_marker_that_can_go_the_whole_way_must() {
    // A is first with 2 on three boards and 3 on Chivalry.
    let mut play = advanced(3).round(["I2 K2 G2 C3", ". . . .", ". . . ."]).begin();
    play.cards();
    leave_edge(&mut play);
    play.act(0, Action::Bonus(None));
    assert_eq!(play.legal(), [Action::Back(Board::Chivalry)]);
    assert_eq!(play.refused(0, Action::Back(Board::King)), Refusal::NotPossible);
    play.act(0, Action::Back(Board::Chivalry));
    assert_eq!(play.spaces(Board::Chivalry)[0], 0);
    assert_eq!(play.spaces(Board::Isolde)[0], 1);
}

#[test]
fn where_none_can_any_goes_to_the_start_and_not_below() {
    let mut play = advanced(3).round(["I2 K2 G2 C2", ". . . .", ". . . ."]).begin();
    play.cards();
    leave_edge(&mut play);
    play.act(0, Action::Bonus(None));
    let boards = [Board::Isolde, Board::King, Board::Grail, Board::Chivalry];
    assert_eq!(play.legal(), boards.map(Action::Back));
    assert_eq!(play.refused(0, Action::Back(Board::Joust)), Refusal::NotPossible);
    play.act(0, Action::Back(Board::King));
    assert_eq!(play.spaces(Board::King)[0], 0);
    assert_eq!(play.spaces(Board::Isolde)[0], 1);
}

#[test]
fn isoldes_own_marker_may_go_back_both_times_and_stops_at_the_start() {
    let mut play = advanced(3).round(["I3 S3 G2 C2", ". . . .", ". . . ."]).begin();
    play.cards();
    leave_edge(&mut play);
    play.act(0, Action::Bonus(None));
    let events = play.act(0, Action::Back(Board::Isolde));
    let back = Event::Moved { colour: Colour(0), board: Board::Isolde, from: 3, to: 0, cause: Cause::Back };
    assert_eq!(events[0], back);
    assert_eq!(events.iter().filter(|event| matches!(event, Event::Moved { .. })).count(), 1);
}

#[test]
fn after_the_third_round_the_markers_close_up_in_their_order() {
    // Joust: A 9, B 5 on top of C, D 0. Melee: D 3, the others on the start. Study: C 5, B 4, A 3 on top of D.
    let mut play = advanced(4)
        .idle(&[Kind::Chivalry, Kind::Grail])
        .idle_round()
        .idle_round()
        .round(["J5 J4 S3 .", "J5 S4 . .", "J5 S5 . .", "M3 S3 K2 ."])
        .begin();
    play.rounds(2);
    let kept = [play.spaces(Board::Grail), play.spaces(Board::Chivalry)];
    play.cards();
    play.pass();
    // The third round begins with C, so B lies on C at 5.
    assert_eq!(play.spaces(Board::Joust), [3, 2, 1, 0]);
    assert_eq!(play.spaces(Board::Melee), [0, 0, 0, 1]);
    // Nobody on the start: the last goes there.
    assert_eq!(play.spaces(Board::Study), [1, 2, 3, 0]);
    assert_eq!(play.spaces(Board::King), [0; 4]);
    for (board, kept) in [Board::Grail, Board::Chivalry].into_iter().zip(kept) {
        assert!(play.spaces(board).iter().zip(kept).all(|(now, before)| *now >= before));
        assert!(play.spaces(board).iter().any(|space| *space > 0));
    }
}

#[test]
fn closing_up_is_for_the_third_round_alone() {
    let round = ["J5 I4 . .", "J3 . . .", ". . . ."];
    let mut script = advanced(3);
    for _ in 0..6 {
        script = script.round(round);
    }
    let mut play = script.begin();
    for round in 1..=6 {
        play.forget();
        play.rounds(1);
        let closed = play.log.iter().filter(|event| matches!(event, Event::ClosedUp { .. })).count();
        assert_eq!(closed, if round == 3 { 4 } else { 0 }, "Isolde, Joust, Melee, Study in round {round}");
        // The steps back come before it.
        let back = play.log.iter().rposition(|event| matches!(event, Event::Moved { cause: Cause::Back, .. }));
        let closed = play.log.iter().position(|event| matches!(event, Event::ClosedUp { .. }));
        assert!(closed.is_none_or(|closed| back.unwrap() < closed));
    }
    assert!(matches!(play.log.last(), Some(Event::Over { .. })));
    let back = play.log.iter().position(|event| matches!(event, Event::Moved { cause: Cause::Back, .. }));
    assert!(back.is_some(), "in the sixth round too");
}
