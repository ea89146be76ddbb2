//! The King variant with its scrolls (booklet, "királyvariáns").

use roundtable::games::isolde::{Action, Board, Colour, Event, Hue, Kind, Options, Scroll, Shield};

use crate::fixture::{Play, Script};

fn king(seats: usize) -> Script {
    let options = Options { king: true, ..Options::default() };
    Script::with(seats, options).idle(&[Kind::Chivalry, Kind::Grail])
}

fn scrolls(play: &Play) -> [Scroll; 2] {
    play.public().variants.scrolls.unwrap()
}

fn taken(play: &Play) -> Vec<(u8, u16)> {
    let taken = play.log.iter().filter_map(|event| match event {
        Event::ScrollTaken { colour, at } => Some((colour.0, *at)),
        _ => None,
    });
    taken.collect()
}

#[test]
fn both_scrolls_in_one_round_give_twice_the_space_and_come_back() {
    // A 5 + 5 + 4, so 12; B 4 + 2; C 2. B's 6 comes after A has passed it.
    let mut play = king(3).round(["K5 K5 K4 .", "K4 K2 . .", "K2 . . ."]).begin();
    play.cards();
    assert_eq!(taken(&play), [(0, 6), (0, 12)]);
    assert_eq!(play.scored(Board::King).unwrap(), [24, 12, 4]);
    assert_eq!(play.spaces(Board::King), [0, 0, 0]);
    assert_eq!(scrolls(&play), [Scroll::OnBoard; 2]);
    let shields = |colour| {
        let shields = play.public().shields[Colour(colour)].open.clone();
        let blue = shields.into_iter().filter(|shield| shield.hue == Hue::DarkBlue);
        blue.map(|shield| shield.value).collect::<Vec<_>>()
    };
    assert_eq!([shields(0), shields(1), shields(2)], [vec![12, 12], vec![12], vec![4]]);
}

#[test]
fn whoever_first_reaches_or_passes_a_space_takes_its_scroll() {
    let mut play = king(3).round(["K3 . . .", "K3 K2 K2 K5", ". . . ."]).begin();
    play.cards();
    // B: 3, 5, 7, 12.
    assert_eq!(taken(&play), [(1, 6), (1, 12)]);
    let mut play = king(3).round(["K5 . K2 .", "K4 K4 . .", ". . . ."]).begin();
    play.rounds(1);
    assert_eq!(taken(&play), [(1, 6)], "8 has passed it before A comes to 7");
}

#[test]
fn one_move_may_take_both() {
    let options = Options { king: true, magic: true, ..Options::default() };
    let mut play = Script::with(3, options)
        .idle(&[Kind::Chivalry, Kind::Grail])
        .round(["G5* G2* K5 .", ". . . .", ". . . ."])
        .idle_round()
        .begin();
    play.rounds(1);
    play.cards();
    play.act(0, Action::Steps { board: Board::King, count: 7 });
    assert_eq!(taken(&play), [(0, 6), (0, 12)]);
    assert_eq!(play.scored(Board::King).unwrap(), [24, 0, 0]);
}

#[test]
fn only_in_a_round_in_which_a_scroll_was_taken_is_king_scored() {
    let mut play = king(3)
        .round(["K5 . . .", ". . . .", ". . . ."])
        .round(["K5 K2 . .", "K3 . . .", ". . . ."])
        .round(["K4 . . .", "K4 . . .", ". . . ."])
        .round([". . . .", ". . . .", "K2 . . ."])
        .round(["K5 . . .", "K4 . . .", "K2 . . ."])
        .round([". . . .", "K2 . . .", ". . . ."])
        .begin();
    let mut seen = Vec::new();
    for _ in 1..=6 {
        play.forget();
        play.rounds(1);
        seen.push((play.scored(Board::King), play.spaces(Board::King), scrolls(&play)));
    }
    use Scroll::{Aside, OnBoard};
    let expected = [
        // A 5: no scroll.
        (None, vec![5, 0, 0], [OnBoard, OnBoard]),
        // A 5 + 5 + 2, so 12, takes both: 24 and B 2 x 3. Then back to the start.
        (Some(vec![24, 6, 0]), vec![0, 0, 0], [OnBoard, OnBoard]),
        // The printed third round means nothing.
        (None, vec![4, 4, 0], [OnBoard, OnBoard]),
        (None, vec![4, 4, 2], [OnBoard, OnBoard]),
        // A 9 and B 8 pass 6: B, who begins the fifth round, takes the scroll. It is laid aside.
        (Some(vec![9, 8, 4]), vec![9, 8, 4], [Aside, OnBoard]),
        // Nor does the sixth.
        (None, vec![9, 10, 4], [Aside, OnBoard]),
    ];
    for (round, (seen, expected)) in (1..).zip(seen.into_iter().zip(expected)) {
        assert_eq!(seen, expected, "round {round}");
    }
}

#[test]
fn markers_stay_after_the_first_scroll_and_go_back_with_the_second() {
    let mut play = king(3)
        .round(["K5 K3 . .", ". . . .", ". . . ."])
        .round(["K5 . . .", "K4 . . .", ". . . ."])
        .round(["K4 K2 . .", ". . . .", ". . . ."])
        .begin();
    play.rounds(1);
    assert_eq!(play.scored(Board::King).unwrap(), [8, 0, 0]);
    assert_eq!(play.spaces(Board::King), [8, 0, 0]);
    assert_eq!(scrolls(&play), [Scroll::Aside, Scroll::OnBoard]);
    play.rounds(1);
    // Only one scroll in this round: 12 and 4.
    assert_eq!(play.scored(Board::King).unwrap(), [12, 4, 0]);
    assert_eq!(play.spaces(Board::King), [0, 0, 0]);
    assert_eq!(scrolls(&play), [Scroll::OnBoard; 2]);
    play.rounds(1);
    assert_eq!(taken(&play), [(0, 6), (0, 12), (0, 6)], "it can be taken again");
    assert_eq!(play.scored(Board::King).unwrap(), [6, 0, 0]);
}

#[test]
fn a_bonus_move_takes_a_scroll_too() {
    let mut play = king(3).round(["I5 K4 . .", ". . . .", ". . . ."]).begin();
    play.cards();
    let events = play.act(0, Action::Bonus(Some(Board::King)));
    assert!(events.contains(&Event::ScrollTaken { colour: Colour(0), at: 6 }));
    assert_eq!(play.scored(Board::King).unwrap(), [7, 0, 0]);
}

#[test]
fn points_are_paid_in_the_largest_shields() {
    // 11 is 6, 4 and 1; B's 3 is one shield.
    let mut play = king(3).round(["K5 K4 K2 .", "K3 . . .", ". . . ."]).begin();
    play.rounds(1);
    let shields = |colour| play.public().shields[Colour(colour)].open.clone();
    let blue = |value| Shield { hue: Hue::DarkBlue, value };
    assert!(shields(0).starts_with(&[Shield { hue: Hue::Orange, value: -3 }, blue(6), blue(4), blue(1)]));
    assert_eq!(shields(1)[1..], [blue(3)]);
    // Twice 11 is 12, 6 and 4: B comes to 12 in the same round.
    let mut play = king(3).round(["K5 K4 K2 .", "K5 K4 K3 .", ". . . ."]).begin();
    play.rounds(1);
    assert_eq!(play.scored(Board::King).unwrap(), [22, 24, 0]);
    let shields = play.public().shields[Colour(0)].open.clone();
    assert_eq!(shields[1..], [blue(12), blue(6), blue(4)]);
}
