//! Fair Isolde's computer players win against chance, and see what a choice is worth where it can be worked out.

use roundtable::games::isolde::{Action, Board, Card, Disc, Form, Hue, Isolde, Kind, Options, Shield, Table};
use roundtable::games::registry;
use roundtable::games::{Game, Seat, Seed, Viewer};
use roundtable::players::playout::{Mind, Minds, Playout};
use roundtable::players::{self, Pace, Player};
use serde_json::{Value, json};

use super::{ask_everywhere, dice};

/// Each variant alone, and some together.
fn variants() -> Vec<Options> {
    let base = Options::default();
    let printed = Options { table: Table::Printed, ..base };
    vec![
        base,
        printed,
        Options { advanced: true, ..base },
        Options { courtship: true, ..base },
        Options { magic: true, ..base },
        Options { tournament: true, ..base },
        Options { challenge: true, ..base },
        Options { learning: true, ..base },
        Options { king: true, ..base },
        Options { grail: true, ..base },
        Options { chivalry: true, ..base },
        Options { advanced: true, magic: true, tournament: true, king: true, ..base },
        Options { courtship: true, learning: true, grail: true, chivalry: true, ..printed },
        Options {
            advanced: true,
            magic: true,
            tournament: true,
            challenge: true,
            learning: true,
            king: true,
            grail: true,
            chivalry: true,
            ..printed
        },
    ]
}

/// Of so many games against chance, how many a computer player wins; a shared first place counts half. Each seat has
/// its turn.
fn wins(options: Options, seats: usize, games: u64) -> f64 {
    let options = registry::Options::Isolde(options);
    let won = (0..games).map(|number| {
        let own = Seat::at(number as usize % seats);
        let minds: Vec<&str> = Seat::all(seats).map(|seat| if seat == own { "computer" } else { "random" }).collect();
        let minds: Minds = minds.join(",").parse().unwrap();
        let mut playout = Playout::new(&options, seats, Seed::from_number(number), &minds).unwrap();
        playout.finish();
        let winners = playout.position().outcome().unwrap().winners;
        if winners.contains(own) { 1.0 / winners.len().min(2) as f64 } else { 0.0 }
    });
    won.sum()
}

#[test]
fn a_computer_player_beats_two_that_play_at_random() {
    let won = wins(Options::default(), 3, 100);
    assert!(won >= 95.0, "{won} of 100");
    for options in variants() {
        let won = wins(options, 3, 9);
        assert!(won >= 7.0, "{won} of 9 with {options:?}");
    }
}

#[test]
fn a_computer_player_beats_one_that_plays_at_random() {
    for form in [Form::Parcifal, Form::Lancelot] {
        let won = wins(Options { form, ..Options::default() }, 2, 40);
        assert!(won >= 35.0, "{won} of 40 with {form:?}");
        for options in variants() {
            // The neutral colour, whose cards are the highest, may win, too.
            let won = wins(Options { form, ..options }, 2, 6);
            assert!(won >= 4.0, "{won} of 6 with {form:?}, {options:?}");
        }
    }
}

#[test]
fn a_choice_is_legal_wherever_chance_leads() {
    let mut asked = 0;
    for (number, options) in variants().into_iter().enumerate() {
        for seats in Isolde::SEATS {
            let form = if number % 2 == 0 { Form::Parcifal } else { Form::Lancelot };
            let options = registry::Options::Isolde(Options { form, ..options });
            asked += ask_everywhere(&options, seats, Seed::from_number(10 * number as u64 + seats as u64));
        }
    }
    assert!(asked > 5_000, "only {asked} choices");
}

#[test]
fn computer_players_finish_games_with_any_variants() {
    let sets = Isolde::variants();
    for (number, options) in sets.iter().enumerate().step_by(29) {
        let seats = 2 + number / 29 % 4;
        let options = registry::Options::Isolde(*options);
        let seed = Seed::from_number(number as u64);
        let mut playout = Playout::new(&options, seats, seed, &Minds::all(Mind::Computer)).unwrap();
        // A refusal would panic.
        playout.finish();
        assert!(playout.position().outcome().is_some());
    }
    assert!(sets.len() > 1_000);
}

#[test]
fn people_wait_a_few_seconds() {
    let options = registry::Options::Isolde(Options { courtship: true, ..Options::default() });
    let mut playout = Playout::new(&options, 3, Seed::from_number(1), &Minds::all(Mind::Random)).unwrap();
    loop {
        assert_eq!(players::pace(&playout.position().view(Viewer::Public)), Pace::Short);
        if playout.step().is_none() {
            break;
        }
    }
}

/// The same position with what a seat cannot see turned round: the cards that the others have kept and have before
/// them, those in the box, and the shields of the codex that it has not looked at.
fn with_other_secrets(game: &Isolde, seat: Seat) -> Isolde {
    let mut position = serde_json::to_value(game).unwrap();
    let view = game.view(Viewer::All);
    let others: Vec<usize> =
        view.holders.iter().filter(|(_, holder)| **holder != Some(seat)).map(|(c, _)| c.index()).collect();
    let core = &mut position["core"];
    let mut unknown: Vec<Value> = roundtable::games::isolde::deck().into_iter().map(|card| json!(card)).collect();
    let mut gone: Vec<Value> = Vec::new();
    for colour in 0..view.holders.colours() {
        gone.extend(core["played"][colour].as_array().unwrap().iter().map(|played| played[0].clone()));
        if !others.contains(&colour) {
            gone.extend(core["hands"][colour].as_array().unwrap().iter().cloned());
            gone.extend(core["packets"][colour].as_array().unwrap().iter().cloned());
        }
    }
    for card in gone {
        let place = unknown.iter().position(|other| *other == card).unwrap();
        unknown.remove(place);
    }
    // Cards beyond those that are dealt are in the box.
    let count = unknown.len();
    unknown.rotate_left(count / 2);
    for colour in others {
        for list in ["hands", "packets"] {
            for card in core[list][colour].as_array_mut().unwrap() {
                *card = unknown.pop().unwrap();
            }
        }
        let kept = core["packets"][colour][0].clone();
        if let Some(pick) =
            core["phase"].pointer_mut(&format!("/picking/picks/{colour}")).filter(|pick| !pick.is_null())
        {
            *pick = kept;
        }
    }
    for variant in position["variants"].as_array_mut().unwrap() {
        let Some(learning) = variant.get_mut("learning") else { continue };
        let looks = learning["looks"].clone();
        let looked = |place: usize| looks.as_array().unwrap().contains(&json!([seat, place]));
        let codex = learning["codex"].as_array_mut().unwrap();
        let unseen: Vec<usize> = (0..codex.len()).filter(|place| !looked(*place) && !codex[*place].is_null()).collect();
        for (one, other) in unseen.iter().zip(unseen.iter().rev()).take(unseen.len() / 2) {
            codex.swap(*one, *other);
        }
    }
    serde_json::from_value(position).unwrap()
}

#[test]
fn what_a_seat_cannot_tell_apart_it_plays_alike() {
    let all = Options { magic: true, learning: true, tournament: true, challenge: true, ..Options::default() };
    let (mut compared, mut changed) = (0, 0);
    for (seats, options) in [(3, all), (4, Options { advanced: true, ..Options::default() }), (2, all)] {
        let mut chance = dice(seats as u64);
        let deal = Isolde::deal(&options, seats, &mut chance).unwrap();
        let mut game = Isolde::set_up(&options, seats, &deal).unwrap();
        while let Some(seat) = game.to_act().iter().next() {
            let legal = game.legal_actions(seat);
            let view = game.view(Viewer::Seat(seat));
            let action = Isolde::choose(&view, seat, &legal, &mut dice(0));
            let other = with_other_secrets(&game, seat);
            assert_eq!(other.view(Viewer::Seat(seat)), view);
            assert_eq!(Isolde::choose(&other.view(Viewer::Seat(seat)), seat, &legal, &mut dice(0)), action);
            changed += usize::from(other != game);
            compared += 1;
            game.play(seat, &action, &mut chance).unwrap();
        }
    }
    assert!(changed > 200, "only {changed} of {compared}");
}

/// What a colour has played in a round.
fn four_cards() -> Value {
    let played = json!([{ "kind": "study", "value": 3 }, "study"]);
    json!([played, played, played, played])
}

/// A position of three in which seat 0 is asked this, all cards of the round played. On every board it is so far ahead
/// that nothing changes that.
fn asked(options: Options, round: u8, phase: Value, edit: impl FnOnce(&mut Value)) -> Isolde {
    let deal = Isolde::deal(&options, 3, &mut dice(5)).unwrap();
    let mut position = serde_json::to_value(Isolde::set_up(&options, 3, &deal).unwrap()).unwrap();
    let core = &mut position["core"];
    core["round"] = json!(round);
    core["start"] = json!(0);
    core["order"] = json!([0, 1, 2]);
    core["packets"] = json!([[], [], []]);
    core["hands"] = json!([[], [], []]);
    core["played"] = json!([four_cards(), four_cards(), four_cards()]);
    core["agenda"] = json!(["end"]);
    core["questions"] = json!([]);
    core["phase"] = phase;
    for board in Board::ALL {
        put(&mut position, board, if board == Board::King { [12, 12, 12] } else { [20, 4, 3] });
    }
    edit(&mut position);
    serde_json::from_value(position).unwrap()
}

/// Puts the three markers of a board on these spaces; of two on one space the later one lies on top.
fn put(position: &mut Value, board: Board, spaces: [u16; 3]) {
    let markers: Vec<Value> =
        spaces.iter().zip(1..).map(|(space, arrival)| json!({ "space": space, "arrival": arrival })).collect();
    position["core"]["tracks"][board as usize] = json!({ "markers": markers, "arrivals": 3 });
}

/// What seat 0 does.
fn choice(game: &Isolde) -> Action {
    let (seat, view) = (Seat(0), game.view(Viewer::Seat(Seat(0))));
    Isolde::choose(&view, seat, &game.legal_actions(seat), &mut dice(1))
}

fn bonus(steps: u16) -> Value {
    let boards = ["joust", "melee", "study", "king", "grail", "chivalry"];
    json!({ "asking": { "bonus": { "colour": 0, "steps": steps, "boards": boards } } })
}

#[test]
fn a_bonus_goes_where_it_scores_most() {
    let base = Options::default();
    // King 9 + 3: 12 instead of 6. Joust 2 + 3: second instead of last, 2.
    let game = asked(base, 6, bonus(3), |position| {
        put(position, Board::Joust, [2, 4, 9]);
        put(position, Board::King, [9, 0, 0]);
    });
    assert_eq!(choice(&game), Action::Bonus(Some(Board::King)));
    // King 8 + 3 changes nothing; on Joust 3 he lies on top of the second.
    let game = asked(base, 6, bonus(3), |position| {
        put(position, Board::Joust, [1, 4, 9]);
        put(position, Board::King, [8, 0, 0]);
    });
    assert_eq!(choice(&game), Action::Bonus(Some(Board::Joust)));
    // Study 1 + 2 is no longer last: -1 instead of -3, and the other becomes last; the Grail 17 instead of 10.
    let game = |table| {
        asked(Options { table, ..base }, 6, bonus(2), |position| {
            put(position, Board::Study, [1, 2, 9]);
            put(position, Board::Grail, [7, 9, 1]);
        })
    };
    assert_eq!(choice(&game(Table::Booklet)), Action::Bonus(Some(Board::Study)));
    assert_eq!(choice(&game(Table::Printed)), Action::Bonus(Some(Board::Grail)));
}

#[test]
fn the_last_card_makes_a_knight_win() {
    // Joust 9 is first there and stays so; the cup goes from +2 to -2, and the first place brings 8 instead of 5.
    let options = Options { tournament: true, ..Options::default() };
    let turn = |combat: u8| {
        asked(options, 2, json!({ "turn": { "colour": 0 } }), |position| {
            put(position, Board::Joust, [9, 2, 1]);
            put(position, Board::Melee, [1, 9, 8]);
            position["core"]["played"][0].as_array_mut().unwrap().pop();
            position["core"]["hands"][0] = json!([{ "kind": "combat", "value": combat }]);
            position["variants"] = json!([{ "tournament": { "cup": 2 } }]);
        })
    };
    let card = Card { kind: Kind::Combat, value: 3 };
    assert_eq!(choice(&turn(3)), Action::Play { card, board: Board::Joust });
}

#[test]
fn the_edge_is_used_and_steps_back_cost_nothing() {
    let options = Options { advanced: true, ..Options::default() };
    let game = asked(options, 6, json!({ "asking": { "edge": { "colour": 0 } } }), |position| {
        // First instead of second here, nothing there; and no bonus would do the same.
        put(position, Board::Isolde, [0, 4, 3]);
        put(position, Board::Joust, [5, 5, 1]);
        put(position, Board::King, [7, 7, 1]);
    });
    assert_eq!(choice(&game), Action::Edge(Some(Board::Joust)));
    // After round 3 the King's markers go to the start; elsewhere he would fall behind.
    let game = asked(options, 3, json!({ "asking": { "back": { "colour": 0, "steps": 2 } } }), |position| {
        for board in Board::ALL {
            put(position, board, [5, 4, 1]);
        }
        put(position, Board::King, [7, 0, 0]);
    });
    assert_eq!(choice(&game), Action::Back(Board::King));
}

#[test]
fn magic_steps_are_divided() {
    // Twelve on the King's board with three of five steps, past the other on Joust with the two others.
    let options = Options { magic: true, ..Options::default() };
    let steps = |left: u16| json!({ "asking": { "steps": { "colour": 0, "left": left } } });
    let game = asked(options, 5, steps(5), |position| {
        put(position, Board::Magic, [5, 0, 0]);
        put(position, Board::King, [9, 12, 12]);
        put(position, Board::Joust, [3, 5, 1]);
    });
    assert_eq!(choice(&game), Action::Steps { board: Board::King, count: 3 });
}

#[test]
fn discs_are_worth_what_they_bring_now() {
    let options = Options { courtship: true, ..Options::default() };
    let game = asked(options, 6, json!({ "asking": { "disc": { "colour": 0 } } }), |position| {
        put(position, Board::King, [10, 0, 0]);
    });
    assert_eq!(choice(&game), Action::Disc(Disc::King));
    // The fifth card makes it 12 points just so, and one more with a disc would be lost.
    let game = asked(options, 6, json!({ "asking": { "disc": { "colour": 0 } } }), |position| {
        put(position, Board::King, [8, 0, 0]);
        position["core"]["hands"][0] = json!([{ "kind": "king", "value": 4 }]);
    });
    assert_eq!(choice(&game), Action::Disc(Disc::Fifth));
}

#[test]
fn shields_are_chosen_by_what_he_has_seen() {
    let options = Options { learning: true, chivalry: true, ..Options::default() };
    let take = |looks: Value| {
        asked(options, 2, json!({ "asking": { "take_shield": { "colour": 0 } } }), |position| {
            let codex = json!({ "codex": [-3, 0, -1], "looks": looks });
            position["variants"][0] = json!({ "learning": codex });
        })
    };
    assert_eq!(choice(&take(json!([[0, 1]]))), Action::TakeShield(1));
    // Of 0 and -1 either is better than -3.
    assert_ne!(choice(&take(json!([[0, 0]]))), Action::TakeShield(0));
    // -1 is better than one of 0 and -3.
    assert_eq!(choice(&take(json!([[0, 2]]))), Action::TakeShield(2));

    let give = |question: Value| {
        asked(options, 6, json!({ "asking": question }), |position| {
            let shields = |values: [(&str, i16); 3]| {
                let open: Vec<Value> =
                    values.iter().map(|(hue, value)| json!({ "hue": hue, "value": value })).collect();
                json!({ "open": open, "hidden": [], "bonus": 0 })
            };
            position["core"]["shields"][0] = shields([("orange", -1), ("orange", -3), ("light_blue", 2)]);
            position["core"]["shields"][1] = shields([("light_blue", 1), ("light_blue", 3), ("dark_blue", 2)]);
        })
    };
    let game = give(json!({ "give": { "colour": 0, "to": 1 } }));
    assert_eq!(choice(&game), Action::Give(-3));
    let game = give(json!({ "take_blue": { "colour": 0, "from": 1, "left": 2 } }));
    assert_eq!(choice(&game), Action::TakeBlue(Shield { hue: Hue::LightBlue, value: 3 }));
}

#[test]
fn a_look_goes_where_he_has_not_looked() {
    let options = Options { learning: true, ..Options::default() };
    let game = asked(options, 2, json!({ "asking": { "look": { "colour": 0 } } }), |position| {
        let codex = json!({ "codex": [-3, 0, -1], "looks": [[0, 0], [1, 1], [0, 2]] });
        position["variants"][0] = json!({ "learning": codex });
    });
    assert_eq!(choice(&game), Action::Look(1));
}

#[test]
fn he_keeps_the_card_that_makes_twelve() {
    let game = asked(Options::default(), 6, json!({ "picking": { "picks": [null, null, null] } }), |position| {
        position["core"]["played"] = json!([[], [], []]);
        put(position, Board::King, [7, 0, 0]);
        let card = |kind: &str, value: u8| json!({ "kind": kind, "value": value });
        let packet =
            json!([card("study", 5), card("king", 4), card("king", 5), card("chivalry", 5), card("chivalry", 4)]);
        position["core"]["packets"] = json!([packet, packet, packet]);
    });
    assert_eq!(choice(&game), Action::Keep(Card { kind: Kind::King, value: 5 }));
}

#[test]
fn for_the_neutral_colour_the_start_player_does_what_is_best_for_it() {
    // Its Combat card 4 makes it first on Melee; on Joust it would stay last.
    let deal = Isolde::deal(&Options::default(), 2, &mut dice(5)).unwrap();
    let game = Isolde::set_up(&Options::default(), 2, &deal).unwrap();
    let mut position = serde_json::to_value(&game).unwrap();
    position["core"]["round"] = json!(6);
    position["core"]["start"] = json!(0);
    position["core"]["order"] = json!([0, 1, 2]);
    position["core"]["packets"] = json!([[], [], []]);
    position["core"]["played"] = json!([four_cards(), four_cards(), four_cards()]);
    position["core"]["played"][2].as_array_mut().unwrap().pop();
    let card = json!({ "kind": "combat", "value": 4 });
    position["core"]["hands"] = json!([[], [], [card]]);
    position["core"]["phase"] = json!({ "asking": { "place": { "colour": 2, "card": card } } });
    put(&mut position, Board::Joust, [9, 8, 1]);
    put(&mut position, Board::Melee, [7, 2, 3]);
    let game: Isolde = serde_json::from_value(position).unwrap();
    assert_eq!(choice(&game), Action::Place(Board::Melee));
}
