//! Nobody sees what he may not know. On positions from random play, for every viewer: other hands, another order of
//! the pile and of the stacks, other discarded missions and other dice must give him the same view, the same
//! choices, the same answers and, until something is revealed, the same events.

use std::collections::BTreeMap;

use roundtable::games::merlin::{
    Action, Event, Henchman, Item, Kind, Merlin, Mission, Options, Part, Phase, Pick, Principality, Reward, Row, Space,
    Stage, Turn,
};
use roundtable::games::record::Record;
use roundtable::games::registry::{self, Position, Registered};
use roundtable::games::{Dice, Game, Seat, Seats, Seed, Viewer};
use roundtable::players::playout::{Mind, Minds, Playout};
use serde_json::Value;

/// How many games each number of players gets.
const GAMES: u64 = 30;

/// The actions of a random game.
fn random_record(seats: usize, seed: u64) -> Record {
    let options = registry::Options::Merlin(Options { kings_favor: seed.is_multiple_of(2) });
    let mut playout = Playout::new(&options, seats, Seed::in_series(seed, 5), &Minds::all(Mind::Random)).unwrap();
    playout.finish();
    playout.record().clone()
}

fn merlin(position: &Position) -> &Merlin {
    Merlin::own_position(position).unwrap()
}

/// What is asked, in a word.
fn moment(game: &Merlin) -> &'static str {
    match game.view(Viewer::Public).phase {
        Phase::Rolling => "rolling",
        Phase::Turn(Turn { stage, .. }) => match stage {
            Stage::Choosing => "choosing",
            Stage::Chosen(_) => "chosen",
            Stage::Acting(_, part) => match part {
                Part::Open => "open",
                Part::Again { .. } => "again",
                Part::Exchange => "exchange",
                Part::Pay { .. } => "pay",
                Part::Tower { .. } => "tower",
                Part::Draw { .. } => "draw",
                Part::Twice(_) => "twice",
            },
            Stage::Acted { .. } => "acted",
        },
        Phase::Drawing { .. } => "drawing",
        Phase::Grail { .. } => "grail",
        Phase::Over => "over",
    }
}

/// The same position with hidden facts that the viewer cannot tell from the true ones.
fn retold(game: &Merlin, viewer: Viewer, keep_tops: bool, dice: &mut Dice) -> Merlin {
    let mut value = serde_json::to_value(game).unwrap();
    let shown = |seat: usize| viewer == Viewer::Seat(Seat::at(seat)) || game.outcome().is_some();
    let list = |value: &Value| value.as_array().unwrap().clone();
    let hands = list(&value["hands"]);
    let hidden: Vec<usize> = (0..hands.len()).filter(|seat| !shown(*seat)).collect();
    let (pile, discarded) = (list(&value["pile"]), list(&value["discarded"]));
    let kept = if keep_tops { pile.len().min(4) } else { 0 };
    let (low, tops) = pile.split_at(pile.len() - kept);

    let mut pool: Vec<Value> = hidden.iter().flat_map(|seat| list(&hands[*seat])).collect();
    pool.extend(low.iter().chain(&discarded).cloned());
    dice.shuffle(&mut pool);
    for seat in hidden {
        value["hands"][seat] = pool.split_off(pool.len() - list(&hands[seat]).len()).into();
    }
    value["discarded"] = pool.split_off(low.len()).into();
    pool.extend(tops.iter().cloned());
    value["pile"] = pool.into();

    let mut stacks = list(&value["traitors"]);
    if !keep_tops {
        dice.shuffle(&mut stacks);
    }
    value["traitors"] = stacks.into();
    serde_json::from_value(value).unwrap()
}

/// Everything that the viewer could try, whether he has it or not.
fn tries(game: &Merlin) -> Vec<Action> {
    let mut actions: Vec<Action> = Seat::all(4).flat_map(|seat| game.legal_actions(seat)).collect();
    actions.extend([Action::Roll, Action::RollForAll, Action::Done, Action::Staff, Action::Grey, Action::Perform]);
    actions.extend([Action::Decline, Action::Draw(Pick::Pile), Action::Grail(true), Action::Jump]);
    for of in Principality::ALL {
        actions.extend([Action::Repel(of), Action::Discard(of), Action::Take(Item { kind: Kind::Flag, of })]);
        actions.extend(Henchman::ALL.map(|henchman| Action::Send { henchman, to: of }));
    }
    for mission in Mission::all() {
        actions.push(Action::Swap { first: mission, second: None });
        actions.extend([Reward::Points, Reward::Seal(Row::Third)].map(|reward| Action::Complete { mission, reward }));
    }
    actions.extend(Space::all().map(Action::Borrow));
    actions
}

fn seen(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| Merlin::seen(event, viewer)).collect()
}

/// The same for this viewer now.
fn assert_same(truth: &Merlin, other: &Merlin, viewer: Viewer) {
    assert_eq!(truth.view(viewer), other.view(viewer));
    assert_eq!(truth.choice(), other.choice());
    assert_eq!(truth.to_act(), other.to_act());
    assert_eq!(truth.scores(), other.scores());
    let Viewer::Seat(seat) = viewer else { return };
    assert_eq!(truth.legal_actions(seat), other.legal_actions(seat));
    let answer = |game: &Merlin, action: &Action, dice: u64| {
        game.clone().play(seat, action, &mut Dice::new(Seed::from_number(dice))).map(|_| ())
    };
    for action in tries(truth) {
        assert_eq!(answer(truth, &action, 1), answer(other, &action, 2), "the answer to {action:?}");
    }
}

/// The same for this viewer after whatever the player on turn may do next.
fn assert_same_after(truth: &Merlin, other: &Merlin, viewer: Viewer) {
    for seat in truth.to_act().iter() {
        let open: Vec<Action> = truth.view(Viewer::Public).choices;
        let own = viewer == Viewer::Seat(seat);
        let mut pairs: Vec<(Action, Action)> = open.into_iter().map(|action| (action, action)).collect();
        if own {
            pairs.extend(truth.legal_actions(seat).into_iter().map(|action| (action, action)));
        } else {
            pairs.extend(swaps(truth, seat).into_iter().zip(swaps(other, seat)));
        }
        for (one, two) in pairs {
            if !truth.legal_actions(seat).contains(&one) {
                continue;
            }
            let (mut after_one, mut after_two) = (truth.clone(), other.clone());
            let dice = Dice::new(Seed::from_number(7));
            let (mut dice_one, mut dice_two) = (dice.clone(), dice);
            let events_one = after_one.play(seat, &one, &mut dice_one).unwrap();
            let events_two = after_two.play(seat, &two, &mut dice_two).unwrap();
            // A new pile is of the discarded cards, which differ.
            if events_one.iter().any(|event| matches!(event, Event::MissionsShuffled { .. })) {
                continue;
            }
            assert_eq!(seen(&events_one, viewer), seen(&events_two, viewer), "after {one:?}");
            // The end shows all hands.
            if after_one.outcome().is_none() {
                assert_eq!(after_one.view(viewer), after_two.view(viewer), "after {one:?}");
            }
        }
    }
}

/// Discarding each single mission of a seat, by its place in hand.
fn swaps(game: &Merlin, seat: Seat) -> Vec<Action> {
    let hands = game.view(Viewer::All).all_hands.unwrap();
    hands[seat].iter().map(|mission| Action::Swap { first: *mission, second: None }).collect()
}

/// How many other positions were compared, by moment and viewer.
type Compared = BTreeMap<(&'static str, &'static str), u32>;

fn compare_all(seats: usize) -> Compared {
    let mut compared = Compared::new();
    for seed in 0..GAMES {
        let mut dice = Dice::new(Seed::in_series(seed, 6));
        let record = random_record(seats, 10 * seed + seats as u64);
        let mut replayed = record.open().unwrap();
        let mut by_moment: BTreeMap<&str, Vec<Merlin>> = BTreeMap::new();
        for n in 1..=record.actions.len() {
            record.step(n, &mut replayed).unwrap();
            let game = merlin(&replayed.position);
            by_moment.entry(moment(game)).or_default().push(game.clone());
        }
        for (moment, games) in by_moment {
            for _ in 0..2 {
                let truth = dice.pick(&games).expect("the game came to it");
                for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                    let who = match viewer {
                        Viewer::Seat(seat) if truth.to_act().contains(seat) => "awaited",
                        Viewer::Seat(_) => "another",
                        _ => "public",
                    };
                    *compared.entry((moment, who)).or_default() += compare(truth, viewer, &mut dice);
                }
            }
        }
    }
    compared
}

/// Compares the true position with others; with how many that really are others.
fn compare(truth: &Merlin, viewer: Viewer, dice: &mut Dice) -> u32 {
    let anything = retold(truth, viewer, false, dice);
    assert_same(truth, &anything, viewer);
    let same_tops = retold(truth, viewer, true, dice);
    assert_same(truth, &same_tops, viewer);
    assert_same_after(truth, &same_tops, viewer);
    u32::from(*truth != anything)
}

fn check(seats: usize) {
    let compared = compare_all(seats);
    let moments = [
        "rolling", "choosing", "chosen", "open", "again", "exchange", "pay", "tower", "draw", "acted", "drawing",
        "grail", "over",
    ];
    for moment in moments {
        for viewer in ["awaited", "another", "public"] {
            let count = compared.get(&(moment, viewer)).copied().unwrap_or_default();
            assert!(count >= 5 || (moment, viewer) == ("over", "awaited"), "{moment}, {viewer}: {count} compared");
        }
    }
}

#[test]
fn two_players() {
    check(2);
}

#[test]
fn three_players() {
    check(3);
}

#[test]
fn four_players() {
    check(4);
}

/// Everybody sees the same but his own hand; what he may do is what everybody sees and what his hand allows.
#[test]
fn a_view_holds_the_own_hand_only() {
    for seed in 0..12 {
        let seats = 2 + seed as usize % 3;
        let record = random_record(seats, 1000 + seed);
        let mut replayed = record.open().unwrap();
        for n in 0..=record.actions.len() {
            if n > 0 {
                record.step(n, &mut replayed).unwrap();
            }
            let game = merlin(&replayed.position);
            let everything = game.view(Viewer::All);
            let hands = everything.all_hands.clone().unwrap();
            let public = game.view(Viewer::Public);
            let over = game.outcome().is_some();
            assert_eq!((public.own.is_none(), public.all_hands.is_some()), (true, over));
            assert_eq!(game.view(Viewer::Seat(Seat::at(seats))), public, "a stranger sees what everybody sees");
            for seat in Seat::all(seats) {
                let mut view = game.view(Viewer::Seat(seat));
                let own = view.own.take().unwrap();
                assert_eq!(view, public);
                assert_eq!(own.seat, seat);
                let held: Vec<Mission> = own.hand.iter().map(|held| held.mission).collect();
                assert_eq!(held, hands[seat]);
                for held in &own.hand {
                    let castle = &public.castles[seat];
                    assert_eq!(held.lacking, held.mission.lacking(castle).collect::<Vec<_>>());
                }
                let legal = game.legal_actions(seat);
                let mut choices = public.choices.clone();
                choices.extend(&own.choices);
                if public.awaited.contains(seat) {
                    assert_eq!(choices, legal);
                } else {
                    let rolling = public.phase == Phase::Rolling;
                    assert_eq!(legal, if rolling { vec![Action::RollForAll] } else { Vec::new() });
                    assert_eq!(own.choices, []);
                }
                let hidden = |action: &Action| matches!(action, Action::Complete { .. } | Action::Swap { .. });
                assert!(own.choices.iter().all(hidden) && !public.choices.iter().any(hidden));
            }
            let mut told = public.turns.values().flatten();
            assert!(told.all(|event| Merlin::seen(event, Viewer::Public).as_ref() == Some(event)));
        }
    }
}

/// What was thrown, and the turn since.
#[test]
fn the_latest_turn_of_each_is_kept() {
    let record = random_record(2, 77);
    let mut replayed = record.open().unwrap();
    let mut turns: [Vec<Event>; 2] = Default::default();
    for n in 1..=record.actions.len() {
        record.step(n, &mut replayed).unwrap();
        let actor = record.actions[n - 1].seat.index();
        for event in replayed.events[n - 1].iter().filter_map(Merlin::own_event) {
            let public = Merlin::seen(event, Viewer::Public).unwrap();
            match event {
                Event::Rolled { seat, .. } => turns[seat.index()].push(public),
                // A turn begins with the throw before it, if it is the first of the round.
                Event::TurnBegan { seat } => {
                    let last = turns[seat.index()].pop();
                    turns[seat.index()] =
                        last.into_iter().filter(|event| matches!(event, Event::Rolled { .. })).collect();
                }
                Event::RoundBegan { .. } | Event::MissionsShuffled { .. } | Event::TraitorsShuffled { .. } => {}
                _ if Merlin::is_result(event) => {}
                _ => turns[actor].push(public),
            }
        }
        let view = merlin(&replayed.position).view(Viewer::Public);
        assert_eq!(view.turns.values().cloned().collect::<Vec<_>>(), turns, "after action {n}");
    }
}

// Events

#[test]
fn a_mission_from_the_pile_is_known_to_its_owner_only() {
    let drawn = |pick, mission| Event::MissionDrawn { seat: Seat(1), pick, mission, refill: None };
    let card = Mission::new(9);
    let event = drawn(Pick::Pile, card);
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
        assert_eq!(Merlin::seen(&event, viewer), Some(drawn(Pick::Pile, None)));
    }
    for viewer in [Viewer::All, Viewer::Seat(Seat(1))] {
        assert_eq!(Merlin::seen(&event, viewer), Some(event.clone()));
    }
    let open = drawn(Pick::Display(2), card);
    assert_eq!(Merlin::seen(&open, Viewer::Public), Some(open));
}

#[test]
fn discarded_missions_are_known_to_who_discarded_them_only() {
    let discarded = |missions| Event::MissionsDiscarded { seat: Seat(0), count: 2, missions };
    let event = discarded(Some([3, 4].map(|number| Mission::new(number).unwrap()).to_vec()));
    for viewer in [Viewer::Public, Viewer::Seat(Seat(1))] {
        assert_eq!(Merlin::seen(&event, viewer), Some(discarded(None)));
    }
    for viewer in [Viewer::All, Viewer::Seat(Seat(0))] {
        assert_eq!(Merlin::seen(&event, viewer), Some(event.clone()));
    }
}

#[test]
fn nobody_knows_the_order_of_what_was_shuffled() {
    let missions = Event::MissionsShuffled { order: Some(Mission::all().collect()) };
    let traitors = Event::TraitorsShuffled { order: Some(Principality::ALL.to_vec()) };
    for viewer in [Viewer::Public, Viewer::Seat(Seat(0))] {
        assert_eq!(Merlin::seen(&missions, viewer), Some(Event::MissionsShuffled { order: None }));
        assert_eq!(Merlin::seen(&traitors, viewer), Some(Event::TraitorsShuffled { order: None }));
    }
    assert_eq!(Merlin::seen(&missions, Viewer::All), Some(missions));
    assert_eq!(Merlin::seen(&traitors, Viewer::All), Some(traitors));
}

/// A step is taken back until a die was rolled, a card drawn or shown, the turn ended, or the Grail's use was told.
#[test]
fn what_may_be_taken_back() {
    let mut kinds = std::collections::BTreeSet::new();
    for seed in 0..12 {
        let record = random_record(2 + seed as usize % 3, 2000 + seed);
        let mut replayed = record.open().unwrap();
        for (played, n) in record.actions.iter().zip(1..) {
            record.step(n, &mut replayed).unwrap();
            let action = Merlin::own_action(&played.action).unwrap();
            let final_one = matches!(
                action,
                Action::Roll
                    | Action::RollForAll
                    | Action::Draw(_)
                    | Action::Complete { .. }
                    | Action::Done
                    | Action::Grail(_)
            );
            let events: Vec<Event> = replayed.events[n - 1].iter().filter_map(Merlin::own_event).cloned().collect();
            assert_eq!(Merlin::may_take_back(&events), !final_one, "{action:?}");
            kinds.insert(format!("{:?}", std::mem::discriminant(action)));
        }
    }
    assert!(kinds.len() >= 24, "only {} kinds of actions were looked at", kinds.len());
}

/// The view of everything really has what the others must not see, so that the comparison is no idle one.
#[test]
fn what_is_hidden_differs() {
    let mut dice = Dice::new(Seed::from_number(3));
    let deal = Merlin::deal(&Options::default(), 2, &mut dice).unwrap();
    let game = Merlin::set_up(&Options::default(), 2, &deal).unwrap();
    let other = retold(&game, Viewer::Public, false, &mut dice);
    assert_ne!(game.view(Viewer::All), other.view(Viewer::All));
    assert_ne!(game.view(Viewer::Seat(Seat(0))), other.view(Viewer::Seat(Seat(0))));
    assert_eq!(game.view(Viewer::Public), other.view(Viewer::Public));
    assert_eq!(game.to_act(), Seats::all(2));
}
