//! King's Favor (booklet, "Modul: A király kegye").

use roundtable::games::Seat;
use roundtable::games::merlin::Henchman::{self, Builder, FlagBearer, Lady, ShieldBearer};
use roundtable::games::merlin::Principality::{self, Black, Blue, Brown, Grey, Orange, Purple};
use roundtable::games::merlin::Row::{First, Second, Third};
use roundtable::games::merlin::{Action, Event, Pick, Plot, Refusal, Repelling, Reward, Row, Source, Tally};

use super::fixture::{Match, Setup, build, flag, mission, send, shield, space, tiles};

fn points(number: u8) -> Action {
    Action::Complete { mission: mission(number), reward: Reward::Points }
}

fn seal(number: u8, row: Row) -> Action {
    Action::Complete { mission: mission(number), reward: Reward::Seal(row) }
}

fn scored(source: Source, points: u8) -> Event {
    Event::Scored { seat: Seat(0), source, points }
}

fn used(henchman: Henchman) -> Event {
    Event::FavorUsed { seat: Seat(0), henchman }
}

impl Match {
    /// Ends the turn and draws for the completed mission.
    fn done_and_draw(&mut self) {
        self.acts([Action::Done, Action::Draw(Pick::Pile)]);
        self.roll();
    }
}

// Seals

#[test]
fn without_the_module_a_mission_gives_points_only() {
    let mut game = tiles([1, 2]).hand(0, [15, 1, 2, 3]).begin();
    for row in Row::ALL {
        assert_eq!(game.refused(seal(15, row)), Refusal::WithoutModule);
    }
    let completions = game.legal().into_iter().filter(|action| matches!(action, Action::Complete { .. }));
    assert_eq!(completions.collect::<Vec<_>>(), [points(15)]);
}

#[test]
fn a_card_opens_as_many_rows_of_its_column_as_it_is_worth() {
    // 15 is worth 1, 38 is worth 2, 49 is worth 3; all have the Builder.
    let mut game = tiles([1, 2]).kings_favor().hand(0, [15, 38, 49, 1]).begin();
    assert_eq!(game.refused(seal(15, Second)), Refusal::RowTooHigh { value: 1, row: Second });
    assert_eq!(game.refused(seal(15, Third)), Refusal::RowTooHigh { value: 1, row: Third });
    game.on();
    game.acts([send(Lady, Grey), Action::Staff, send(ShieldBearer, Grey)]);
    assert_eq!(game.refused(seal(38, Third)), Refusal::RowTooHigh { value: 2, row: Third });
    let completions: Vec<_> =
        game.legal().into_iter().filter(|action| matches!(action, Action::Complete { .. })).collect();
    let expected = [
        points(15),
        seal(15, First),
        points(38),
        seal(38, First),
        seal(38, Second),
        points(49),
        seal(49, First),
        seal(49, Second),
        seal(49, Third),
    ];
    assert_eq!(completions, expected);
    let events = game.act(seal(49, Second));
    assert_eq!(events, [Event::MissionCompleted { seat: Seat(0), mission: mission(49), reward: Reward::Seal(Second) }]);
    let seals = game.castle(0).seals;
    assert_eq!(seals[Builder].rows, [false, true, false]);
    assert_eq!((game.castle(0).seals_left(), game.score(0)), (3, 0));
    assert!([Lady, ShieldBearer, FlagBearer].iter().all(|henchman| seals[*henchman].rows == [false; 3]));
    assert_eq!((game.castle(1).seals_left(), game.view().discarded), (4, 1));
}

#[test]
fn a_taken_cell_is_not_taken_again() {
    let mut game = tiles([1, 2]).kings_favor().hand(0, [15, 11, 1, 2]).begin();
    game.act(seal(15, First));
    game.ride(1);
    game.act(Action::Decline);
    game.done_and_draw();
    game.until(0);
    assert_eq!(game.refused(seal(11, First)), Refusal::Sealed);
    assert!(game.may(points(11)));
}

#[test]
fn there_is_no_fifth_seal() {
    let mut game = tiles([3, 1])
        .kings_favor()
        .hand(0, [8, 19, 1, 18])
        .display([15, 2, 3])
        .throw(1, 0, [4, 4, 1, 3])
        .throw(2, 1, [1, 2, 4, 3])
        .begin();
    game.act(seal(8, First));
    game.ride(4);
    game.acts([Action::Decline, Action::Done, Action::Draw(Pick::Display(0))]);
    game.until(0);
    game.act(seal(19, Second));
    game.ride(4);
    game.act(send(ShieldBearer, Black));
    game.done_and_draw();
    game.until(0);
    game.act(seal(1, First));
    game.ride(1);
    game.act(Action::Decline);
    game.done_and_draw();
    game.until(0);
    game.act(seal(18, First));
    game.on();
    game.act(Action::Decline);
    game.done_and_draw();
    assert_eq!(game.castle(0).seals_left(), 0);
    // Seat 1 takes Merlin from 3 to 7 and back to 4, seat 0 to Blue.
    game.idle_on();
    game.idle_back();
    game.on();
    game.act(send(Lady, Blue));
    assert_eq!(game.refused(seal(15, First)), Refusal::NoSeal);
    game.act(points(15));
    // One for 15, and one for 19 by the first seal.
    assert_eq!(game.score(0), 2);
    let rows = Henchman::ALL.map(|henchman| game.castle(0).seals[henchman].rows);
    assert_eq!(rows, [[true, false, false], [true, false, false], [false; 3], [true, true, false]]);
}

// Row 1

/// The booklet's example: two points for the card and one for the Builder's first row.
#[test]
fn a_first_row_adds_a_point_to_each_mission_with_its_icon() {
    let mut game = tiles([1, 2]).kings_favor().hand(0, [15, 38, 1, 2]).begin();
    // It does not pay for the card that bought it.
    assert_eq!(game.act(seal(15, First)).len(), 1);
    assert_eq!(game.score(0), 0);
    game.ride(1);
    game.act(Action::Decline);
    game.done_and_draw();
    game.until(0);
    game.on();
    game.act(send(Lady, Grey));
    let mut sealed = game.clone();
    let events = game.act(points(38));
    assert_eq!(events[1..], [scored(Source::Missions, 2), scored(Source::Favor, 1)]);
    assert_eq!(game.score(0), 3);
    // Also when the card becomes an ability.
    let events = sealed.act(seal(38, Second));
    assert_eq!(events[1..], [scored(Source::Favor, 1)]);
    assert_eq!(sealed.score(0), 1);
}

#[test]
fn a_first_row_adds_nothing_to_other_icons() {
    // 12 has the Flag-bearer, 2 the Shield-bearer.
    let mut game = tiles([2, 1]).kings_favor().hand(0, [12, 2, 40, 41]).begin();
    game.act(seal(12, First));
    game.ride(1);
    game.act(Action::Decline);
    game.done_and_draw();
    game.until(0);
    game.on();
    game.act(send(Builder, Grey));
    assert_eq!(game.act(points(2))[1..], [scored(Source::Missions, 1)]);
}

// Row 2

/// Tile 2 has what mission 23 asks for: Flag-bearer, worth 2.
fn far_flag_bearer(setup: &Setup) -> Match {
    let mut game = setup.begin();
    game.act(seal(23, Second));
    game
}

fn tile_two() -> Setup {
    tiles([2, 1]).kings_favor().hand(0, [23, 1, 2, 3])
}

#[test]
fn a_second_row_sends_its_henchman_anywhere_from_a_principality() {
    let mut game = far_flag_bearer(&tile_two().throw(1, 0, [4, 4, 1, 2]));
    game.ride(4);
    for to in Principality::ALL {
        assert!(game.may(send(FlagBearer, to)));
        assert!(to == Purple || game.refused(send(Builder, to)) == Refusal::TooFar { henchman: Builder });
    }
    game.act(send(FlagBearer, Orange));
    assert_eq!((game.castle(0).henchmen[FlagBearer], game.has(0, flag(Orange))), (Some(Orange), 2));
    game.done_and_draw();
    game.until(0);
    game.ride(4);
    // He stands where the knight is: he may go elsewhere, but not stay.
    assert_eq!(game.castle(0).knight, space(16));
    assert_eq!(game.refused(send(FlagBearer, Orange)), Refusal::StandsThere { henchman: FlagBearer });
    game.act(send(FlagBearer, Black));
    assert_eq!(game.has(0, flag(Black)), 1);
}

#[test]
fn a_second_row_follows_merlin_too() {
    let mut game = far_flag_bearer(&tile_two());
    game.on();
    game.acts([send(FlagBearer, Brown), Action::Staff]);
    for to in Principality::ALL {
        assert_eq!(game.refused(send(FlagBearer, to)), Refusal::SameHenchman { henchman: FlagBearer });
    }
    assert!(game.may(send(Builder, Grey)));
}

#[test]
fn a_second_row_works_on_principalities_only() {
    // 8 to 13, 18 and 19 by influence.
    let mut game = far_flag_bearer(&tile_two().throw(1, 0, [5, 5, 1, 4]));
    game.ride(5);
    game.act(Action::Decline);
    game.done_and_draw();
    game.until(0);
    game.ride_and(5, [Action::Decline]);
    game.until(0);
    game.ride(1);
    assert_eq!(game.castle(0).knight, space(19));
    assert_eq!(game.refused(send(FlagBearer, Grey)), Refusal::NoInfluence { at: Grey });
    game.act(send(FlagBearer, Purple));

    // 17: relocation goes next door.
    let mut game = far_flag_bearer(&tile_two().throw(1, 0, [4, 5, 1, 4]));
    game.ride(4);
    game.act(send(FlagBearer, Black));
    game.done_and_draw();
    game.until(0);
    game.ride(5);
    assert_eq!(game.castle(0).knight, space(17));
    assert_eq!(game.refused(send(FlagBearer, Blue)), Refusal::TooFar { henchman: FlagBearer });
    game.act(send(FlagBearer, Brown));
}

#[test]
fn a_second_row_works_on_a_borrowed_principality() {
    let mut game = far_flag_bearer(&tile_two());
    game.ride(1);
    game.acts([Action::Borrow(space(4)), send(FlagBearer, Black)]);
    assert_eq!(game.has(0, flag(Black)), 1);
}

// Row 3. With Merlin on a principality and a staff two henchmen come together, which makes a mission of value 3.

fn together(setup: &Setup, one: Henchman, other: Henchman, number: u8) -> Match {
    let mut game = setup.begin();
    game.until(0);
    game.on();
    let at = if game.board().merlin == space(4) { Grey } else { Black };
    game.acts([send(one, at), Action::Staff, send(other, at), seal(number, Third)]);
    game
}

// Lady-in-waiting

fn lady() -> Setup {
    tiles([1, 2]).kings_favor().hand(0, [51, 1, 2, 3])
}

#[test]
fn the_lady_sends_two_henchmen_from_an_influence_space() {
    let setup = lady().throw(1, 0, [5, 4, 6, 4]).throw(3, 0, [4, 1, 2, 3]);
    let mut game = together(&setup, Lady, FlagBearer, 51);
    game.done_and_draw();
    game.until(0);
    game.ride(5);
    assert_eq!(game.castle(0).knight, space(9));
    assert_eq!(game.act(Action::FavorTwice), [used(Lady)]);
    // Influence in Grey and Blue; Lady and Flag-bearer stand in Grey.
    let open = [
        send(Lady, Blue),
        send(ShieldBearer, Grey),
        send(ShieldBearer, Blue),
        send(Builder, Grey),
        send(Builder, Blue),
        send(FlagBearer, Blue),
    ];
    assert_eq!(game.legal(), open);
    assert_eq!(game.refused(Action::Take(flag(Blue))), Refusal::HalfDone);
    assert_eq!(game.refused(Action::Decline), Refusal::MustAct);
    assert_eq!(game.refused(send(Builder, Orange)), Refusal::NoInfluence { at: Orange });
    game.act(send(Builder, Blue));
    // The same principality again, but not the henchman who stands there now.
    assert_eq!(game.refused(send(Builder, Blue)), Refusal::StandsThere { henchman: Builder });
    game.act(send(ShieldBearer, Blue));
    assert_eq!((game.castle(0).sent_out(), game.has(0, shield(Blue))), (4, 1));
    assert_eq!(game.refused(send(Lady, Blue)), Refusal::NotNow);
    game.done();
    game.until(0);
    // 13 in the same period: the seal lies face down.
    game.ride(4);
    assert_eq!(game.refused(Action::FavorTwice), Refusal::NoFavor { henchman: Lady });
}

#[test]
fn the_ladys_second_henchman_may_be_left() {
    let mut game = together(&lady().throw(1, 0, [5, 4, 6, 4]), Lady, FlagBearer, 51);
    game.done_and_draw();
    game.until(0);
    game.ride(5);
    game.acts([Action::FavorTwice, send(Builder, Blue)]);
    assert_eq!(game.act(Action::Decline), [Event::Left { seat: Seat(0) }]);
    assert_eq!(game.refused(send(ShieldBearer, Blue)), Refusal::NotNow);
    game.act(Action::Done);
}

#[test]
fn the_lady_works_on_influence_spaces_only() {
    let setup = lady().throw(1, 0, [5, 4, 6, 4]);
    let mut game = together(&setup, Lady, FlagBearer, 51);
    assert_eq!(game.refused(Action::FavorTwice), Refusal::NotNow);
    game.done_and_draw();
    game.until(0);
    game.ride(4);
    assert_eq!(game.refused(Action::FavorTwice), Refusal::OtherField { space: space(8) });
}

#[test]
fn no_staff_follows_the_lady() {
    let setup = lady().throw(1, 0, [1, 2, 3, 4]).throw(1, 1, [1, 2, 3, 6]).throw(2, 0, [1, 2, 3, 1]);
    let mut game = together(&setup, Lady, FlagBearer, 51);
    game.done_and_draw();
    game.until_round(2);
    game.until(0);
    assert_eq!(game.board().merlin, space(10));
    game.back();
    game.acts([Action::FavorTwice, send(Builder, Blue), send(ShieldBearer, Blue)]);
    assert_eq!(game.refused(Action::Staff), Refusal::NoRepeat);
}

// Shield-bearer

#[test]
fn the_shield_bearer_discards_a_traitor_for_a_point_once_a_period() {
    let setup = tiles([1, 2]).kings_favor().hand(0, [52, 1, 2, 3]).traitors(0, [Blue, Blue, Brown]);
    let mut game = together(&setup, ShieldBearer, Builder, 52);
    // The seal works from the next step on.
    let events = game.act(Action::FavorRepel(Blue));
    let repelled = Event::TraitorsRepelled { seat: Seat(0), shield: Blue, count: 1, by: Repelling::Favor };
    assert_eq!(events, [used(ShieldBearer), repelled, scored(Source::Favor, 1)]);
    assert_eq!((game.castle(0).traitors[Blue], game.castle(0).traitors.total()), (1, 2));
    assert_eq!((game.board().repelled[Blue], game.has(0, shield(Grey)), game.score(0)), (1, 1, 1));
    assert_eq!(game.refused(Action::FavorRepel(Blue)), Refusal::NoFavor { henchman: ShieldBearer });
    game.done_and_draw();
    game.until_round(2);
    game.until(0);
    assert!(!game.legal().iter().any(|action| matches!(action, Action::FavorRepel(_))));
    // The seal is turned back after the scoring.
    game.until_round(3);
    game.until(0);
    let shields: Vec<_> = game.castle(0).traitors.present().collect();
    let missing = Principality::ALL.into_iter().find(|of| !shields.contains(of)).unwrap();
    assert_eq!(game.refused(Action::FavorRepel(missing)), Refusal::NoTraitor { shield: missing });
    let before = game.score(0);
    game.act(Action::FavorRepel(shields[0]));
    assert_eq!(game.score(0), before + 1);
}

#[test]
fn without_the_third_row_there_is_no_ability() {
    let mut game = tiles([1, 2]).kings_favor().traitors(0, [Blue, Blue, Brown]).throw(1, 0, [5, 6, 1, 4]).begin();
    assert_eq!(game.refused(Action::FavorRepel(Blue)), Refusal::NoFavor { henchman: ShieldBearer });
    game.ride(5);
    assert_eq!(game.refused(Action::FavorTwice), Refusal::NoFavor { henchman: Lady });
    game.act(Action::Decline);
    game.done();
    game.idle();
    game.ride(6);
    assert_eq!(game.castle(0).knight, space(15));
    assert_eq!(game.refused(Action::FavorTally(Tally::Flags)), Refusal::NoFavor { henchman: FlagBearer });
}

// Builder

fn builder() -> Setup {
    tiles([1, 2]).kings_favor().hand(0, [49, 1, 2, 3])
}

#[test]
fn the_builder_builds_two_manors_and_pays_both() {
    let mut game = together(&builder().throw(1, 0, [4, 2, 1, 4]), Lady, ShieldBearer, 49);
    game.done_and_draw();
    game.until(0);
    game.ride_and(4, [send(Builder, Blue)]);
    game.until(0);
    game.ride(2);
    assert_eq!(game.castle(0).knight, space(10));
    assert_eq!(game.act(Action::FavorTwice), [used(Builder)]);
    assert_eq!(game.refused(send(Builder, Blue)), Refusal::OtherField { space: space(10) });
    assert_eq!(game.refused(Action::Decline), Refusal::MustAct);
    game.acts([build(5, 0), Action::Pay(Brown)]);
    assert_eq!((game.castle(0).manors, game.castle(0).items.materials.total()), (6, 1));
    assert_eq!(game.refused(build(5, 0)), Refusal::Occupied { plot: Plot::at(5, 0) });
    game.acts([build(0, 0), Action::Pay(Blue)]);
    assert_eq!((game.castle(0).manors, game.castle(0).items.materials.total()), (5, 0));
    assert_eq!(game.legal(), [Action::Done]);
}

#[test]
fn the_builders_second_manor_may_be_left_and_is_where_nothing_pays() {
    let mut game = together(&builder().throw(1, 0, [4, 2, 1, 4]), Lady, ShieldBearer, 49);
    game.done_and_draw();
    game.until(0);
    let mut poor = game.clone();
    game.ride_and(4, [send(Builder, Blue)]);
    game.until(0);
    game.ride(2);
    game.acts([Action::FavorTwice, build(5, 0), Action::Pay(Brown)]);
    assert_eq!(game.act(Action::Decline), [Event::Left { seat: Seat(0) }]);
    assert_eq!((game.legal(), game.castle(0).manors), (vec![Action::Done], 6));

    poor.ride_and(4, [Action::Decline]);
    poor.until(0);
    poor.ride(2);
    poor.acts([Action::FavorTwice, build(5, 0), Action::Pay(Brown)]);
    assert_eq!((poor.legal(), poor.castle(0).manors), (vec![Action::Done], 6));
}

#[test]
fn the_builder_takes_the_bonus_of_each_tower() {
    let setup = builder().environs("MwlmwL mwlmwL MWlmWl").throw(1, 0, [4, 2, 1, 4]);
    let mut game = together(&setup, Lady, ShieldBearer, 49);
    game.done_and_draw();
    game.until(0);
    game.ride_and(4, [send(Builder, Blue)]);
    game.until(0);
    game.ride(2);
    game.acts([Action::FavorTwice, build(5, 0), Action::Pay(Brown), Action::Take(flag(Black))]);
    // Between two complete manors the black flag is open.
    assert!(game.legal().iter().any(|action| matches!(action, Action::Repel(_))));
    game.acts([build(0, 0), Action::Pay(Blue), Action::Decline]);
    assert_eq!((game.castle(0).manors, game.has(0, flag(Black))), (5, 1));
}

#[test]
fn no_staff_follows_the_builder() {
    let setup = builder().throw(1, 0, [4, 1, 2, 4]).throw(1, 1, [1, 2, 3, 3]).throw(2, 0, [1, 2, 3, 5]);
    let mut game = together(&setup, Lady, ShieldBearer, 49);
    game.done_and_draw();
    game.until(0);
    game.ride_and(4, [send(Builder, Blue)]);
    game.until_round(2);
    game.until(0);
    // Seat 1 took Merlin from 4 to 7; 5 back is 2.
    assert_eq!(game.board().merlin, space(7));
    game.back();
    let mut once = game.clone();
    game.acts([Action::FavorTwice, build(5, 0), Action::Pay(Brown), Action::Decline]);
    assert_eq!(game.refused(Action::Staff), Refusal::NoRepeat);
    // Without the ability the staff is open, and then the ability is not.
    once.acts([build(5, 0), Action::Pay(Brown), Action::Staff]);
    assert_eq!(once.refused(Action::FavorTwice), Refusal::HalfDone);
    once.acts([build(0, 0), Action::Pay(Blue)]);
    assert_eq!(once.castle(0).manors, 5);
}

// Flag-bearer

/// Round 2 begins with seat 0: Merlin stands on 0, the knight on 13, there are four materials.
fn flag_bearer() -> Match {
    let mut game = tiles([1, 2])
        .start(1)
        .kings_favor()
        .hand(0, [50, 1, 2, 3])
        .throw(1, 1, [1, 3, 4, 2])
        .throw(1, 0, [4, 4, 1, 2])
        .throw(2, 0, [2, 3, 5, 1])
        .throw(3, 0, [6, 1, 2, 3])
        .begin();
    game.idle_back();
    game.on();
    assert_eq!(game.board().merlin, space(0));
    game.acts([send(Lady, Black), Action::Staff, send(Builder, Black), seal(50, Third)]);
    game.done_and_draw();
    for at in [Blue, Purple] {
        game.until(0);
        game.ride_and(4, [send(Builder, at)]);
    }
    game.until_round(2);
    assert_eq!((game.seat(), game.castle(0).knight), (0, space(13)));
    assert_eq!(game.castle(0).items.materials.total(), 4);
    game
}

#[test]
fn the_flag_bearer_scores_what_he_likes_and_a_point_more_once_a_period() {
    let mut game = flag_bearer();
    game.on();
    assert_eq!(game.board().merlin, space(1));
    let before = game.score(0);
    let events = game.act(Action::FavorTally(Tally::Materials));
    assert_eq!(events, [used(FlagBearer), scored(Source::Rondel, 4), scored(Source::Favor, 1)]);
    assert_eq!(game.score(0), before + 5);
    assert_eq!(game.refused(Action::FavorTally(Tally::Materials)), Refusal::NotNow);
    game.done();
    game.until(0);
    // 15 in the same period.
    game.ride(2);
    assert_eq!(game.refused(Action::FavorTally(Tally::Flags)), Refusal::NoFavor { henchman: FlagBearer });
    game.act(Action::Decline);
    game.done();
    game.until_round(3);
    game.until(0);
    // From 23 to 1, which counts flags.
    game.ride(2);
    let events = game.act(Action::FavorTally(Tally::Materials));
    assert_eq!(events, [used(FlagBearer), scored(Source::Rondel, 4), scored(Source::Favor, 1)]);
}

#[test]
fn every_tally_is_open_on_every_victory_point_space() {
    let mut game = flag_bearer();
    game.on();
    let of = |game: &Match, tally| {
        let mut game = game.clone();
        let before = game.score(0);
        game.act(Action::FavorTally(tally));
        game.score(0) - before
    };
    // A flag and a shield of the starting tile, counters in Blue and Black.
    assert_eq!(Tally::ALL.map(|tally| of(&game, tally)), [1 + 1, 1 + 1, 4 + 1, 2 + 1]);
}

#[test]
fn after_the_flag_bearer_a_staff_does_what_the_space_shows() {
    let mut game = flag_bearer();
    game.on();
    game.acts([Action::FavorTally(Tally::Materials), Action::Staff]);
    assert_eq!(game.refused(Action::FavorTally(Tally::Materials)), Refusal::NoFavor { henchman: FlagBearer });
    assert_eq!(game.act(Action::Perform), [scored(Source::Rondel, 1)]);
}

#[test]
fn a_staff_may_repeat_a_plain_score_with_the_flag_bearer() {
    let mut game = flag_bearer();
    game.on();
    assert_eq!(game.act(Action::Perform), [scored(Source::Rondel, 1)]);
    game.act(Action::Staff);
    let events = game.act(Action::FavorTally(Tally::Materials));
    assert_eq!(events, [used(FlagBearer), scored(Source::Rondel, 4), scored(Source::Favor, 1)]);
}

#[test]
fn a_third_row_works_on_a_borrowed_space() {
    let setup = tiles([2, 1]).kings_favor().hand(0, [50, 1, 2, 3]).throw(1, 1, [3, 1, 2, 4]);
    let mut game = together(&setup, Lady, Builder, 50);
    game.done_and_draw();
    game.ride_and(3, [Action::Decline]);
    assert_eq!(game.castle(1).knight, space(7));
    game.ride(1);
    assert_eq!(game.refused(Action::FavorTally(Tally::Shields)), Refusal::OtherField { space: space(9) });
    game.act(Action::Borrow(space(7)));
    let events = game.act(Action::FavorTally(Tally::Shields));
    assert_eq!(events, [used(FlagBearer), scored(Source::Rondel, 1), scored(Source::Favor, 1)]);
}
