//! What is refused, and that a refusal changes nothing.

use roundtable::games::carcassonne::Figure::{Mage, Witch};
use roundtable::games::carcassonne::{Action, Refusal, Spot};
use roundtable::games::{Dice, Game, Seat, Seed};

use super::fixture::{Table, after_with, cell, finished, lay, usual};

fn try_as(table: &mut Table, seat: Seat, action: Action) -> Refusal {
    let before = table.game.clone();
    let refusal = table.game.play(seat, &action, &mut Dice::new(Seed::from_number(0))).unwrap_err();
    assert_eq!(table.game, before);
    refusal
}

#[test]
fn only_who_is_on_turn_plays() {
    let mut table = Table::new(&usual(), 2, &["V", "V"]);
    assert_eq!(try_as(&mut table, Seat(1), lay(0, 1, 0)), Refusal::OtherTurn { seat: Seat(0) });
    assert_eq!(try_as(&mut table, Seat(2), lay(0, 1, 0)), Refusal::NoSuchSeat { seat: Seat(2) });
}

#[test]
fn each_step_comes_in_its_turn() {
    let mut table = Table::new(&usual(), 2, &["U", "V"]);
    let claim = Action::Claim { segment: 0, big: false };
    for early in [claim, Action::Pass, Action::Done, Action::TakeOff(Mage)] {
        assert_eq!(table.refuse(early), Refusal::NotNow);
    }
    let conjure = Action::Conjure { figure: Witch, spot: Spot { cell: cell(0, 0), segment: 0 } };
    assert_eq!(table.refuse(conjure), Refusal::NotNow);
    table.open("U@1,0");
    assert_eq!(table.refuse(lay(0, 1, 0)), Refusal::NotNow);
    assert_eq!(table.refuse(Action::Done), Refusal::NotNow);
    table.step(Action::Pass);
    assert_eq!(table.refuse(claim), Refusal::NotNow);
    assert_eq!(table.refuse(Action::Pass), Refusal::NotNow);
}

#[test]
fn a_meeple_needs_a_free_segment_and_to_be_there() {
    let mut table = after_with(&usual(), &["U@1,0 t"], &["U", "V"]);
    table.open("U@2,0");
    let road = table.spot("2,0:road").segment;
    assert_eq!(table.refuse(Action::Claim { segment: road, big: false }), Refusal::Claimed);
    assert_eq!(table.refuse(Action::Claim { segment: 9, big: false }), Refusal::NoSuchSegment);
    let field = table.spot("2,0:field:0").segment;
    assert_eq!(table.refuse(Action::Claim { segment: field, big: true }), Refusal::NoMeeple);
}

#[test]
fn figures_go_to_segments_that_lie() {
    let mut table = after_with(&usual(), &[], &["MW1", "V"]);
    table.open("MW1@-1,0");
    let nowhere = Spot { cell: cell(4, 4), segment: 0 };
    assert_eq!(table.refuse(Action::Conjure { figure: Mage, spot: nowhere }), Refusal::NoSuchSegment);
    let beyond = Spot { cell: cell(0, 0), segment: 20 };
    assert_eq!(table.refuse(Action::Conjure { figure: Mage, spot: beyond }), Refusal::NoSuchSegment);
}

#[test]
fn nothing_goes_on_after_the_end() {
    let mut table = finished(&["V@0,1"]);
    for action in [lay(1, 0, 0), Action::Pass, Action::Done] {
        assert_eq!(table.refuse(action), Refusal::Over);
    }
}
