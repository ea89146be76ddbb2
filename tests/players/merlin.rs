//! Merlin's computer players win against chance, and see what a turn is worth where it can be worked out.

use roundtable::games::merlin::{Action, Castle, Die, Direction, Merlin, Options, Phase, Pips, Principality};
use roundtable::games::registry::{self, Kind, Registered};
use roundtable::games::{Game, Seat, Seed, Viewer};
use roundtable::players::playout::{Minds, Playout};
use roundtable::players::{self, Pace, Player};
use serde_json::{Value, json};

use super::{ask_everywhere, dice};

const NOBODY: [u8; 6] = [0; 6];

#[test]
fn computer_players_beat_chance() {
    for kings_favor in [false, true] {
        let options = registry::Options::Merlin(Options { kings_favor });
        let mut won = 0;
        for number in 0..30 {
            let minds: Minds = ["computer,random", "random,computer"][number as usize % 2].parse().unwrap();
            let mut playout = Playout::new(&options, 2, Seed::from_number(number), &minds).unwrap();
            playout.finish();
            let winners = playout.position().outcome().unwrap().winners;
            won += usize::from(winners.len() == 1 && winners.contains(Seat::at(number as usize % 2)));
        }
        // With 95 of 100 in the long run, fewer than 26 of 30 come up less than once in 60 times.
        assert!(won >= 26, "{won} of 30 with King's Favor {kings_favor}");
    }
}

#[test]
fn a_choice_is_legal_wherever_chance_leads() {
    let mut asked = 0;
    for (number, options) in Kind::Merlin.variants().iter().enumerate() {
        for seats in Kind::Merlin.seats() {
            asked += ask_everywhere(options, seats, Seed::from_number(10 * number as u64 + seats as u64));
        }
    }
    assert!(asked > 1_000, "only {asked} choices");
}

/// The same position with what a seat cannot see turned round: the others' missions, the pile and the stacks.
fn with_other_secrets(game: &Merlin, seat: Seat) -> Merlin {
    let mut position = serde_json::to_value(game).unwrap();
    let taken = |list: &mut Value| std::mem::take(list.as_array_mut().unwrap());
    let mut unknown = taken(&mut position["pile"]);
    for other in Seat::all(game.scores().seats()).filter(|other| *other != seat) {
        let hand = taken(&mut position["hands"][other.index()]);
        unknown.splice(0..0, hand.iter().cloned());
        position["hands"][other.index()] = unknown.split_off(unknown.len() - hand.len()).into();
    }
    unknown.reverse();
    position["pile"] = unknown.into();
    position["traitors"].as_array_mut().unwrap().reverse();
    serde_json::from_value(position).unwrap()
}

#[test]
fn what_a_seat_cannot_tell_apart_it_plays_alike() {
    let (mut compared, mut changed) = (0, 0);
    for (seats, kings_favor) in [(2, true), (3, false)] {
        let options = Options { kings_favor };
        let mut chance = dice(seats as u64);
        let deal = Merlin::deal(&options, seats, &mut chance).unwrap();
        let mut game = Merlin::set_up(&options, seats, &deal).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let legal = game.legal_actions(seat);
            let view = game.view(Viewer::Seat(seat));
            let action = Merlin::choose(&view, seat, &legal, &mut dice(0));
            if compared % 4 == 0 {
                let other = with_other_secrets(&game, seat);
                assert_eq!(other.view(Viewer::Seat(seat)), view);
                assert_eq!(Merlin::choose(&other.view(Viewer::Seat(seat)), seat, &legal, &mut dice(1)), action);
                changed += usize::from(other != game);
            }
            compared += 1;
            game.play(seat, &action, &mut chance).unwrap();
        }
    }
    assert!(changed > 60, "only {changed} of {compared}");
}

#[test]
fn no_mission_that_is_met_waits() {
    let options = registry::Options::Merlin(Options { kings_favor: true });
    let mut ended = 0;
    for number in 0..4 {
        let mut playout = Playout::new(&options, 2, Seed::from_number(number), &"computer".parse().unwrap()).unwrap();
        loop {
            let before = playout.position().clone();
            if playout.step().is_none() {
                break;
            }
            let played = playout.record().actions.last().unwrap();
            if played.action == registry::Action::Merlin(Action::Done) {
                let left = before.legal_actions(played.seat);
                let completes =
                    |action: &registry::Action| matches!(Merlin::own_action(action), Some(Action::Complete { .. }));
                assert!(!left.iter().any(completes), "game {number}: {left:?}");
                ended += 1;
            }
        }
    }
    assert_eq!(ended, 4 * 2 * 24);
}

#[test]
fn people_wait_a_few_seconds() {
    let options = Kind::Merlin.default_options();
    let mut playout = Playout::new(&options, 2, Seed::from_number(1), &"random".parse().unwrap()).unwrap();
    loop {
        assert_eq!(players::pace(&playout.position().view(Viewer::Public)), Pace::Short);
        if playout.step().is_none() {
            break;
        }
    }
}

/// The last turn of this round, that of seat 0: with a 1 his knight comes to the exchange, space 14 from 0, and Merlin
/// stands beside his knight. Nobody owns anything, and the missions in hand are far from met.
fn last_turn(round: u8, edit: impl FnOnce(&mut Value)) -> Merlin {
    let options = Options::default();
    let deal = Merlin::deal(&options, 2, &mut dice(5)).unwrap();
    let mut position = serde_json::to_value(Merlin::set_up(&options, 2, &deal).unwrap()).unwrap();
    position["round"] = json!(round);
    position["start"] = json!(1);
    position["board"]["merlin"] = json!(13);
    for castle in position["castles"].as_array_mut().unwrap() {
        castle["knight"] = json!(13);
        castle["influence"] = json!(NOBODY);
        castle["traitors"] = json!(NOBODY);
        castle["items"] = json!({ "flags": NOBODY, "shields": NOBODY, "materials": NOBODY });
        castle["apples"] = json!(0);
        castle["staffs"] = json!(0);
        castle["dice"] = json!({ "own": [], "white": null });
    }
    position["castles"][0]["dice"]["own"] = json!([1]);
    position["hands"] = json!([[19, 20, 43, 44], [21, 22, 45, 46]]);
    let turn = json!({ "seat": 0, "completed": 0, "grey": false, "staff": false, "stage": "choosing" });
    position["phase"] = json!({ "turn": turn });
    edit(&mut position);
    serde_json::from_value(position).unwrap()
}

/// What the computer player in seat 0 does until its turn ends.
fn turn_of(game: &mut Merlin) -> Vec<Action> {
    let mut chance = dice(9);
    let mut actions = Vec::new();
    while matches!(game.view(Viewer::Public).phase, Phase::Turn(turn) if turn.seat == Seat(0)) {
        let view = game.view(Viewer::Seat(Seat(0)));
        let action = Merlin::choose(&view, Seat(0), &game.legal_actions(Seat(0)), &mut dice(0));
        game.play(Seat(0), &action, &mut chance).unwrap();
        actions.push(action);
    }
    actions
}

fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

#[test]
fn an_apple_buys_a_better_space() {
    // With a 1 he comes to the exchange; with a 2 he scores five shields, for an apple that is a point at the end.
    let mut game = last_turn(6, |position| {
        position["castles"][0]["items"]["shields"] = json!([5, 0, 0, 0, 0, 0]);
        position["castles"][0]["apples"] = json!(1);
    });
    let way = [Action::Choose(Die::Own(pips(1))), Action::Apple(pips(2)), Action::Move(Direction::Clockwise)];
    assert_eq!(turn_of(&mut game), [&way[..], &[Action::Perform, Action::Done]].concat());
}

#[test]
fn a_staff_is_spent_for_more_than_it_is_worth() {
    // Two clockwise he scores the shields; a staff that is left is two points at the end.
    let turn = |shields: u8| {
        let mut game = last_turn(6, |position| {
            position["castles"][0]["items"]["shields"] = json!([shields, 0, 0, 0, 0, 0]);
            position["castles"][0]["staffs"] = json!(1);
            position["castles"][0]["dice"] = json!({ "own": [], "white": 2 });
        });
        turn_of(&mut game)
    };
    let way = [Action::Choose(Die::White), Action::Move(Direction::Clockwise), Action::Perform];
    assert_eq!(turn(3), [&way[..], &[Action::Staff, Action::Perform, Action::Done]].concat());
    assert_eq!(turn(1), [&way[..], &[Action::Done]].concat());
}

#[test]
fn a_black_flag_repels_the_most_before_the_scoring() {
    let mut game = last_turn(2, |position| {
        position["castles"][0]["items"]["flags"] = json!([1, 0, 0, 0, 0, 0]);
        position["castles"][0]["traitors"] = json!([0, 1, 2, 0, 0, 0]);
    });
    let actions = turn_of(&mut game);
    // A shield for the flag would repel one of the three, the flag itself two.
    assert!(actions.contains(&Action::Repel(Principality::Blue)), "{actions:?}");
}

#[test]
fn the_grail_waits_for_the_best_tie() {
    // Tied in Black 1 : 1 and in Purple 2 : 2. Black alone is 2 points in place of 1, Purple 4 in place of 2.
    let mut game = last_turn(6, |position| {
        position["board"]["grail"] = json!(0);
        for castle in position["castles"].as_array_mut().unwrap() {
            castle["influence"] = json!([1, 0, 0, 2, 0, 0]);
        }
        let turn = json!({ "seat": 0, "completed": 0, "grey": false, "staff": false,
            "stage": { "acted": { "white": false, "again": null } } });
        position["castles"][0]["dice"] = json!({ "own": [], "white": null });
        position["phase"] = json!({ "turn": turn });
    });
    let mut asked = Vec::new();
    let mut chance = dice(3);
    game.play(Seat(0), &Action::Done, &mut chance).unwrap();
    while let Phase::Grail { at, seat } = game.view(Viewer::Public).phase {
        let action = Merlin::choose(&game.view(Viewer::Seat(seat)), seat, &game.legal_actions(seat), &mut dice(0));
        asked.push((at, action));
        game.play(seat, &action, &mut chance).unwrap();
    }
    assert_eq!(asked, [(Principality::Black, Action::Grail(false)), (Principality::Purple, Action::Grail(true))]);
    let scores = game.view(Viewer::Public).castles.map(Castle::score);
    // Black 1 each, Purple 4 for him.
    assert_eq!((scores[Seat(0)], scores[Seat(1)]), (5, 1));
}
