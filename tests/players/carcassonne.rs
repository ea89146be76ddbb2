//! Carcassonne's computer players win against chance, and see what a turn is worth where it can be worked out.

use roundtable::games::carcassonne::{Action, Carcassonne, Cell, Figure, Options, Phase, Rotation, Spot};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};
use roundtable::players::{self, Player};
use serde_json::json;

fn dice(number: u64) -> Dice {
    Dice::new(Seed::from_number(number))
}

fn begin(options: &Options, seats: usize, chance: &mut Dice) -> Carcassonne {
    let deal = Carcassonne::deal(options, seats, chance).unwrap();
    Carcassonne::set_up(options, seats, &deal).unwrap()
}

/// What the computer player in the seat on turn does.
fn choose(game: &Carcassonne, seat: Seat) -> Action {
    Carcassonne::choose(&game.view(Viewer::Seat(seat)), seat, &game.legal_actions(seat), &mut dice(0))
}

#[test]
fn computer_players_beat_chance() {
    let mut won = 0;
    for number in 0..20u64 {
        let mut chance = dice(number);
        let mut game = begin(&Options::default(), 2, &mut chance);
        let computer = Seat::at(number as usize % 2);
        while let Some(seat) = game.to_act().iter().next() {
            let action = match seat == computer {
                true => choose(&game, seat),
                false => players::random(&game.legal_actions(seat), &mut chance),
            };
            game.play(seat, &action, &mut chance).unwrap();
        }
        let winners = game.outcome().unwrap().winners;
        won += usize::from(winners.len() == 1 && winners.contains(computer));
    }
    // With 98 of 100 in the long run, fewer than 18 of 20 come up less than once in 100 times.
    assert!(won >= 18, "{won} of 20");
}

/// The same position with the order of the bag turned round.
fn with_other_bag(game: &Carcassonne) -> Carcassonne {
    let mut position = serde_json::to_value(game).unwrap();
    position["bag"].as_array_mut().unwrap().reverse();
    serde_json::from_value(position).unwrap()
}

#[test]
fn a_choice_is_legal_wherever_chance_leads_and_blind_to_the_bag() {
    let mut asked = 0u64;
    for (number, options) in Carcassonne::variants().iter().enumerate().step_by(5) {
        let seats = if options.inns { 6 } else { 2 + number % 4 };
        let mut chance = dice(number as u64);
        let mut game = begin(options, seats, &mut chance);
        while let Some(seat) = game.to_act().iter().next() {
            let legal = game.legal_actions(seat);
            if chance.below(3) == 0 {
                let action = choose(&game, seat);
                assert!(legal.contains(&action), "{seats} seats, {options:?}: {action:?}");
                assert_eq!(choose(&with_other_bag(&game), seat), action);
                asked += 1;
            }
            let action = players::random(&legal, &mut chance);
            game.play(seat, &action, &mut chance).unwrap();
        }
    }
    assert!(asked > 500, "only {asked} choices");
}

/// The last tile of a game of two, drawn by seat 0, on this landscape: tile, cell, degrees. Meeples: seat, cell,
/// segment.
fn last_tile(drawn: &str, tiles: &[(&str, [i16; 2], u16)], meeples: &[(usize, [i16; 2], u8)]) -> Carcassonne {
    let mut position = serde_json::to_value(begin(&Options::default(), 2, &mut dice(5))).unwrap();
    let tiles = tiles.iter().map(|(tile, cell, turned)| json!({ "tile": tile, "cell": cell, "rotation": turned }));
    let spot = |cell: &[i16; 2], segment: u8| json!({ "cell": cell, "segment": segment });
    let standing =
        meeples.iter().map(|(seat, cell, segment)| json!({ "seat": seat, "spot": spot(cell, *segment), "big": false }));
    position["landscape"] = json!({ "tiles": tiles.collect::<Vec<_>>(), "meeples": standing.collect::<Vec<_>>() });
    for (seat, _, _) in meeples {
        let small = position["supplies"][seat]["small"].as_u64().unwrap();
        position["supplies"][seat]["small"] = json!(small - 1);
    }
    position["turn"] = json!(0);
    position["bag"] = json!([]);
    position["phase"] = json!({ "laying": { "tile": drawn } });
    serde_json::from_value(position).unwrap()
}

/// What the computer player in seat 0 does until the game ends, and the scores.
fn last_turn(mut game: Carcassonne) -> (Vec<Action>, [u16; 2]) {
    let mut played = Vec::new();
    while game.view(Viewer::Public).phase != Phase::Over {
        let action = choose(&game, Seat(0));
        game.play(Seat(0), &action, &mut dice(0)).unwrap();
        played.push(action);
    }
    let scores = game.scores();
    (played, [scores[Seat(0)], scores[Seat(1)]])
}

fn lay(x: i16, y: i16, degrees: u16) -> Action {
    Action::Lay { cell: Cell::new(x, y), rotation: Rotation::try_from(degrees).unwrap() }
}

#[test]
fn it_closes_its_city_and_claims_what_still_pays() {
    let game = last_tile("E", &[("D", [0, 0], 0)], &[(0, [0, 0], 0)]);
    let (actions, scores) = last_turn(game);
    assert_eq!(actions[0], lay(0, -1, 180));
    // Four for the city, three for a farmer beside it.
    assert_eq!(scores, [7, 0]);
}

#[test]
fn it_does_not_close_the_city_of_somebody_else() {
    let game = last_tile("E", &[("D", [0, 0], 0)], &[(1, [0, 0], 0)]);
    let (actions, scores) = last_turn(game);
    assert_ne!(actions[0], lay(0, -1, 180));
    // One for the incomplete city of the other; one of his own for the new cap.
    assert_eq!(scores, [1, 1]);
}

/// A road of four tiles to the east of D, open at its east end, and the city of D and F with a pennant: whose they
/// are. The last tile is MW5, which has two caps and lies where it does no harm.
fn road_and_city(road: usize, city: usize) -> Carcassonne {
    let tiles = [("D", [0, 0], 0), ("U", [1, 0], 0), ("U", [2, 0], 0), ("U", [3, 0], 0), ("F", [0, -1], 90)];
    last_tile("MW5", &tiles, &[(road, [1, 0], 0), (city, [0, -1], 0)])
}

fn conjured(actions: &[Action]) -> Option<(Figure, Spot)> {
    actions.iter().find_map(|action| match action {
        Action::Conjure { figure, spot } => Some((*figure, *spot)),
        _ => None,
    })
}

#[test]
fn the_mage_is_for_himself() {
    let (actions, _) = last_turn(road_and_city(0, 0));
    let (figure, spot) = conjured(&actions).unwrap();
    // The road has four tiles, the city two.
    assert_eq!((figure, spot.cell.y), (Figure::Mage, 0));
}

#[test]
fn the_witch_is_for_the_others() {
    let (actions, _) = last_turn(road_and_city(1, 1));
    let (figure, spot) = conjured(&actions).unwrap();
    // Half of four are two; half of the city's three, rounded up, two, so that it loses one.
    assert_eq!((figure, spot.cell.y), (Figure::Witch, 0));
}
