//! Random play of Merlin over two to four players, with and without King's Favor, each step looked at. The players
//! like to do what is rare and what their missions ask for, so that everything in the box gets used; what has not
//! been used by the end fails the test. A failure writes the game down and prints the command that plays it again.

use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::Path;

use roundtable::games::merlin::{
    Action, Castle, Deal, Die, Direction, Event, Field, Half, Henchman, Item, Kind, Merlin, Mission, Need, Options,
    Part, Phase, Pick, Pips, Plot, Principality, Reward, Row, Source, Space, Stage, Tally, Turn, Turned, View,
};
use roundtable::games::record::{Dealt, Played, Record};
use roundtable::games::registry::{self, Position, Registered};
use roundtable::games::{BySeat, Dice, Game, Seat, Seats, Seed, Viewer};

/// How many games each number of players gets with and without the module: six times this is the whole run.
const GAMES: u64 = 100;

#[test]
fn everything_in_the_box_is_used_and_everything_adds_up() {
    let tables = [(2, false), (2, true), (3, false), (3, true), (4, false), (4, true)];
    let seen: Vec<BTreeSet<String>> = std::thread::scope(|scope| {
        let halves = [0, 1].map(|half| {
            scope.spawn(move || {
                let mut seen = BTreeSet::new();
                for (index, (seats, kings_favor)) in tables.into_iter().enumerate() {
                    for seed in (0..GAMES).filter(|seed| seed % 2 == half) {
                        seen.extend(play(seats, Options { kings_favor }, index as u64 * GAMES + seed));
                    }
                }
                seen
            })
        });
        halves.map(|half| half.join().unwrap_or_else(|cause| resume_unwind(cause))).into()
    });
    let seen: BTreeSet<String> = seen.into_iter().flatten().collect();
    let missing: Vec<String> = demanded().into_iter().filter(|demand| !seen.contains(demand)).collect();
    assert!(missing.is_empty(), "random play has not met {missing:?}");
}

/// What all games together must have met.
fn demanded() -> Vec<String> {
    let mut demands: Vec<String> = [
        "roll",
        "roll_for_all",
        "choose",
        "apple",
        "turn",
        "move",
        "jump",
        "borrow",
        "perform",
        "decline",
        "send",
        "take",
        "return",
        "discard",
        "build",
        "pay",
        "place",
        "swap",
        "draw",
        "staff",
        "complete",
        "grey",
        "repel",
        "favor_repel",
        "favor_twice",
        "favor_tally",
        "done",
        "grail",
    ]
    .map(|kind| format!("action {kind}"))
    .to_vec();
    demands.extend(Space::all().map(|space| format!("space {}", space.index())));
    demands.extend(Principality::ALL.map(|of| format!("flag {of:?}")));
    demands.extend(["chosen", "unused", "white"].map(|die| format!("turned {die}")));
    demands.extend(Mission::all().map(|mission| format!("mission {}", mission.number())));
    for henchman in Henchman::ALL {
        demands.extend(Row::ALL.map(|row| format!("seal {henchman:?} {row:?}")));
        demands.extend(Row::ALL.map(|row| format!("ability {henchman:?} {row:?}")));
        demands.extend(["duty", "no duty", "expelled"].map(|how| format!("{how} {henchman:?}")));
    }
    demands.extend(["flag", "shield", "influence", "nothing"].map(|bonus| format!("tower {bonus}")));
    demands.extend(["second half left", "second half done"].map(str::to_owned));
    demands.extend(["area alone", "area of 2 tied", "area of 3 tied"].map(str::to_owned));
    demands.extend(["influence alone", "influence tied", "grail used", "grail kept"].map(str::to_owned));
    demands.extend(["won alone", "victory shared", "traitors left", "excalibur's bonus"].map(str::to_owned));
    demands.extend(["missions shuffled", "traitors shuffled", "dice rolled again"].map(str::to_owned));
    demands.extend(["two missions", "staff after borrowing", "score below zero"].map(str::to_owned));
    demands.extend(["draw from the display", "draw from the pile", "swap of one", "swap of two"].map(str::to_owned));
    demands.extend(["choose", "move", "decline", "pay"].map(|kind| format!("forced {kind}")));
    demands.extend(["grail from the board", "grail from a player"].map(str::to_owned));
    demands.extend(["excalibur from the board", "excalibur from a player"].map(str::to_owned));
    demands
}

/// A game with its record, and what happened in it.
struct Walk {
    game: Merlin,
    dice: Dice,
    /// What the players toss their coins with.
    whims: Dice,
    /// What they hoard, in one game of four.
    fancy: Option<Item>,
    deal: Deal,
    record: Record,
    seen: BTreeSet<String>,
    told: Told,
}

/// What the events so far add up to.
struct Told {
    points: BySeat<[i16; 12]>,
    turns: BySeat<u32>,
    staffs: BySeat<u8>,
}

fn play(seats: usize, options: Options, seed: u64) -> BTreeSet<String> {
    let mut walk = Walk::begin(seats, options, Seed::in_series(seed, 4));
    match catch_unwind(AssertUnwindSafe(|| walk.finish())) {
        Ok(()) => walk.seen,
        Err(cause) => {
            let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("merlin-{seats}-{seed}.json"));
            std::fs::write(&path, walk.record.write()).expect("the test's own directory can be written");
            eprintln!("the game so far: roundtable replay --as all {}", path.display());
            resume_unwind(cause)
        }
    }
}

impl Walk {
    fn begin(seats: usize, options: Options, seed: Seed) -> Walk {
        let mut dice = Dice::new(seed);
        let deal = Merlin::deal(&options, seats, &mut dice).unwrap();
        let mut whims = Dice::new(Seed(seed.0.map(|byte| !byte)));
        let items: Vec<Item> =
            Principality::ALL.into_iter().flat_map(|of| Kind::ALL.map(|kind| Item { kind, of })).collect();
        let fancy = (whims.below(4) == 0).then(|| *whims.pick(&items).expect("there are eighteen"));
        Walk {
            game: Merlin::set_up(&options, seats, &deal).unwrap(),
            dice,
            whims,
            fancy,
            deal,
            record: Record::new(registry::Options::Merlin(options), seats, Dealt::Seed(seed)),
            seen: BTreeSet::new(),
            told: Told {
                points: BySeat::new(seats, |_| [0; 12]),
                turns: BySeat::new(seats, |_| 0),
                staffs: BySeat::new(seats, |_| 3),
            },
        }
    }

    fn finish(&mut self) {
        let stop = self.whims.below(600) as usize;
        while self.game.outcome().is_none() {
            self.check_actions();
            self.check_forced();
            self.step();
            self.check_sums();
            if self.record.actions.len() == stop {
                self.check_record();
            }
        }
        self.check_actions();
        self.check_record();
        assert!(self.told.turns.values().all(|turns| *turns == 24));
        let winners = self.game.outcome().unwrap().winners;
        let best = self.game.scores().values().max().copied();
        assert_eq!(winners, self.game.scores().which(|score| Some(*score) == best));
        self.saw(if winners.len() == 1 { "won alone" } else { "victory shared" });
    }

    fn saw(&mut self, what: &str) {
        if !self.seen.contains(what) {
            self.seen.insert(what.to_owned());
        }
    }

    /// Plays one action of somebody who is awaited, or in a roll of anybody.
    fn step(&mut self) {
        let everything = self.game.view(Viewer::All);
        let awaited = match everything.phase {
            Phase::Rolling => Seats::all(self.record.seats),
            _ => self.game.to_act(),
        };
        let can = awaited.iter().filter(|seat| !self.game.legal_actions(*seat).is_empty());
        let can: Vec<Seat> = can.collect();
        let seat = *self.whims.pick(&can).expect("somebody can act");
        let legal = self.game.legal_actions(seat);
        let action = choose(&everything, seat, &legal, self.fancy, &mut self.whims);
        let before = self.game.choice();
        let events = self.game.play(seat, &action, &mut self.dice).unwrap();
        self.record.actions.push(Played { seat, action: registry::Action::Merlin(action) });
        let others_roll = action == Action::Roll && self.game.view(Viewer::Public).phase == Phase::Rolling;
        // After the last roll of a round the turns begin.
        assert_eq!(self.game.choice(), before + u32::from(!others_roll));
        self.note(&everything, seat, action, &events);
        for event in &events {
            self.told.add(event);
        }
        if self.game.scores().values().any(|score| *score < 0) {
            self.saw("score below zero");
        }
    }

    fn note(&mut self, before: &View, seat: Seat, action: Action, events: &[Event]) {
        self.saw(&format!("action {}", kind(&action)));
        if let Phase::Turn(turn) = before.phase {
            self.note_step(before, &turn, action);
        }
        match (action, before.phase) {
            (Action::Grail(used), _) => self.saw(if used { "grail used" } else { "grail kept" }),
            (Action::Draw(Pick::Pile), _) => self.saw("draw from the pile"),
            (Action::Draw(Pick::Display(_)), _) => self.saw("draw from the display"),
            _ => {}
        }
        for event in events {
            self.note_event(before, seat, event);
        }
    }

    fn note_step(&mut self, before: &View, turn: &Turn, action: Action) {
        let castle = &before.castles[turn.seat];
        if let Stage::Acting(visit, part) = turn.stage {
            let whole = matches!(part, Part::Open | Part::Again { .. });
            let acts = matches!(
                action,
                Action::Perform
                    | Action::Send { .. }
                    | Action::Take(_)
                    | Action::Return(_)
                    | Action::Discard(_)
                    | Action::Build(_)
                    | Action::Swap { .. }
                    | Action::FavorTally(_)
            );
            if whole && acts && !visit.borrowed {
                self.saw(&format!("space {}", visit.space.index()));
            }
            match (visit.space.field(), action) {
                (Field::Principality(at), Action::Send { henchman, to }) if to != at => {
                    assert!(castle.seals[henchman].has(Row::Second));
                    self.saw(&format!("ability {henchman:?} Second"));
                }
                (Field::Manor, Action::FavorTwice) => self.saw("ability Builder Third"),
                (_, Action::FavorTwice) => self.saw("ability Lady Third"),
                _ => {}
            }
            match (part, action) {
                (Part::Tower { .. }, Action::Take(Item { kind: Kind::Flag, .. })) => self.saw("tower flag"),
                (Part::Tower { .. }, Action::Take(_)) => self.saw("tower shield"),
                (Part::Tower { .. }, Action::Place(_)) => self.saw("tower influence"),
                (Part::Tower { .. }, Action::Decline) => self.saw("tower nothing"),
                (Part::Twice(Half::Second), Action::Decline) => self.saw("second half left"),
                (Part::Twice(Half::Second), Action::Build(_) | Action::Send { .. }) => self.saw("second half done"),
                _ => {}
            }
        }
        match (turn.stage, action) {
            (Stage::Chosen(die), Action::Move(Direction::CounterClockwise)) if !die.white => self.saw("flag Blue"),
            (_, Action::Turn(turned)) => {
                self.saw("flag Purple");
                self.saw(match turned {
                    Turned::Chosen => "turned chosen",
                    Turned::Unused(Die::White) => "turned white",
                    Turned::Unused(_) => "turned unused",
                });
            }
            (_, Action::Repel(_)) => self.saw("flag Black"),
            (_, Action::Grey) => self.saw("flag Grey"),
            (_, Action::Borrow(_)) => self.saw("flag Orange"),
            (_, Action::Jump) => self.saw("flag Brown"),
            (_, Action::FavorTally(_)) => self.saw("ability FlagBearer Third"),
            (_, Action::FavorRepel(_)) => self.saw("ability ShieldBearer Third"),
            (Stage::Acted { again: Some(again), .. }, Action::Staff) if again.visit.borrowed => {
                self.saw("staff after borrowing");
            }
            (_, Action::Complete { mission, .. }) if castle.seals[mission.icon()].has(Row::First) => {
                self.saw(&format!("ability {:?} First", mission.icon()));
            }
            (_, Action::Swap { second, .. }) => self.saw(if second.is_some() { "swap of two" } else { "swap of one" }),
            _ => {}
        }
    }

    fn note_event(&mut self, before: &View, seat: Seat, event: &Event) {
        match event {
            Event::MissionCompleted { mission, reward, .. } => {
                self.saw(&format!("mission {}", mission.number()));
                if let Reward::Seal(row) = reward {
                    self.saw(&format!("seal {:?} {row:?}", mission.icon()));
                }
            }
            Event::Sent { henchman, duty, expelled, .. } => {
                self.saw(&format!("{} {henchman:?}", if duty.is_some() { "duty" } else { "no duty" }));
                if expelled.is_some() {
                    self.saw(&format!("expelled {henchman:?}"));
                }
            }
            Event::AreaScored { winners, .. } => self.saw(match winners.len() {
                1 => "area alone",
                2 => "area of 2 tied",
                3 => "area of 3 tied",
                _ => "area of 4 tied",
            }),
            Event::InfluenceScored { winners, grail: None, .. } => {
                self.saw(if winners.len() == 1 { "influence alone" } else { "influence tied" });
            }
            Event::Scored { source: Source::GreyFlag, .. } => self.saw("two missions"),
            Event::TraitorsScored { excalibur, points, .. } => {
                if *excalibur > 0 {
                    self.saw("excalibur's bonus");
                }
                if *points < 0 {
                    self.saw("traitors left");
                }
            }
            Event::MissionsShuffled { .. } => self.saw("missions shuffled"),
            Event::TraitorsShuffled { .. } => self.saw("traitors shuffled"),
            Event::Rolled { again, .. } if !again.is_empty() => self.saw("dice rolled again"),
            Event::GrailTaken { from, .. } => {
                assert_eq!(*from, before.board.grail.filter(|holder| *holder != seat));
                self.saw(if from.is_some() { "grail from a player" } else { "grail from the board" });
            }
            Event::ExcaliburTaken { from, .. } => {
                self.saw(if from.is_some() { "excalibur from a player" } else { "excalibur from the board" });
            }
            _ => {}
        }
    }

    /// What is legal is accepted, whatever else is tried is refused, and a refusal changes nothing.
    fn check_actions(&mut self) {
        let seats = self.record.seats;
        let awaited = self.game.to_act();
        assert_eq!(awaited.is_empty(), self.game.outcome().is_some());
        let mut untouched = self.game.clone();
        // One more than there are: a stranger.
        for seat in Seat::all(seats + 1) {
            let legal = self.game.legal_actions(seat);
            assert!(!awaited.contains(seat) || !legal.is_empty(), "seat {seat} is awaited and cannot act");
            let distinct: std::collections::HashSet<Action> = legal.iter().copied().collect();
            assert_eq!(distinct.len(), legal.len(), "something is legal twice");
            for action in &legal {
                let accepted = self.game.clone().play(seat, action, &mut self.whims);
                assert!(accepted.is_ok(), "{action:?} of seat {seat} is legal, but {accepted:?}");
            }
            // Those who are not awaited are tried now and then.
            if !awaited.contains(seat) && self.whims.below(8) > 0 {
                continue;
            }
            for action in candidates(&self.game, seat, &mut self.whims) {
                if !distinct.contains(&action) {
                    let refused = untouched.play(seat, &action, &mut self.whims);
                    assert!(refused.is_err(), "{action:?} of seat {seat} is not legal, but {refused:?}");
                }
            }
        }
        assert_eq!(untouched, self.game, "a refusal changed the position");
    }

    /// What everybody sees to be forced is all that can be done but completing missions, and never the end of a turn,
    /// a mission drawn, a roll or the Grail.
    fn check_forced(&mut self) {
        let Some((seat, action)) = Merlin::forced(&self.game.view(Viewer::Public)) else { return };
        let mut legal = self.game.legal_actions(seat);
        legal.retain(|action| completed(action).is_none());
        assert_eq!((self.game.to_act(), legal), (Seats::NONE.with(seat), vec![action]));
        let name = kind(&action);
        assert!(!["done", "draw", "roll", "roll_for_all", "grail"].contains(&name.as_str()), "{name} is forced");
        self.saw(&format!("forced {name}"));
    }

    /// Nothing is lost or made at any moment.
    fn check_sums(&self) {
        let View { board, castles, all_hands, hands, pile, discarded, traitors, phase, options, round, .. } =
            self.game.view(Viewer::All);
        for of in Principality::ALL {
            for kind in Kind::ALL {
                let owned: u8 = castles.values().map(|castle| castle.items[kind][of]).sum();
                assert_eq!(board.stocks[kind][of] + owned, 6, "{kind:?} of {of:?}");
            }
            let shown: u8 = castles.values().map(|castle| castle.traitors[of]).sum();
            assert!(shown + board.repelled[of] <= 4);
            for henchman in Henchman::ALL {
                let there = castles.values().filter(|castle| castle.henchmen[henchman] == Some(of)).count();
                assert!(there <= 1, "{there} of {henchman:?} in {of:?}");
            }
        }
        let held: u8 = castles.values().map(|castle| castle.traitors.total()).sum();
        assert_eq!(held + board.repelled.total() + traitors, 24);
        assert_eq!(board.apples + castles.values().map(|castle| castle.apples).sum::<u8>(), 11);

        let all_hands = all_hands.unwrap();
        assert!(all_hands.iter().all(|(seat, hand)| hand.len() == usize::from(hands[seat])));
        let mut visible: Vec<Mission> = all_hands.values().flatten().chain(&board.display).copied().collect();
        assert_eq!(visible.len() + usize::from(pile + discarded), 55);
        visible.sort_unstable();
        visible.dedup();
        assert_eq!(visible.len() + usize::from(pile + discarded), 55, "a mission is there twice");
        assert_eq!(board.display.len(), 3);

        for (seat, castle) in castles.iter() {
            assert_eq!(castle.counters + castle.influence.total(), 6);
            let built = board.environs.plots().filter(|plot| board.environs.manor(*plot) == Some(seat)).count();
            assert_eq!(usize::from(castle.manors) + built, 7);
            assert_eq!(castle.staffs, self.told.staffs[seat]);
            let sealed = castle.seals.values().flat_map(|seals| seals.rows).filter(|sealed| *sealed).count();
            assert_eq!(sealed + usize::from(castle.seals_left()), 4);
            assert!(options.kings_favor || sealed == 0);
            assert!(castle.seals.values().all(|seals| !seals.used || seals.has(Row::Third)));
            assert_eq!(castle.points.iter().map(|(_, points)| points).collect::<Vec<_>>(), self.told.points[seat]);
            assert_eq!(castle.score(), self.told.points[seat].iter().sum::<i16>());
            assert_eq!(self.game.scores()[seat], castle.score());
            self.check_hand_and_dice(seat, round, &phase, hands[seat], castle);
        }
        let turns = || self.told.turns.values().copied();
        assert!(turns().max().unwrap() - turns().min().unwrap() <= 1, "somebody had two turns more");
    }

    /// Four missions and a die for each turn to come, but for what the turn under way took.
    fn check_hand_and_dice(&self, seat: Seat, round: u8, phase: &Phase, hand: u8, castle: &Castle) {
        let dice = castle.dice.own.len() + usize::from(castle.dice.white.is_some());
        let (missing, chosen) = match phase {
            Phase::Turn(turn) if turn.seat == seat => {
                let drawn = if let Stage::Acting(_, Part::Draw { left }) = turn.stage { left } else { 0 };
                (turn.completed + drawn, turn.stage != Stage::Choosing)
            }
            Phase::Drawing { seat: drawing, left } if *drawing == seat => (*left, true),
            _ => (0, true),
        };
        assert_eq!(hand + missing, 4);
        match phase {
            Phase::Rolling => assert!(dice == 0 || dice == 4),
            _ => assert_eq!(dice as u32 + self.told.turns[seat], 4 * u32::from(round) + u32::from(!chosen)),
        }
    }

    /// The position survives being written, and so does the game as a record, by its seed and with everything
    /// written out.
    fn check_record(&self) {
        let written = serde_json::to_string(&self.game).unwrap();
        assert_eq!(serde_json::from_str::<Merlin>(&written).unwrap(), self.game);
        let position = Position::Merlin(self.game.clone());
        let replayed = Record::read(&self.record.write()).unwrap().replay(None).unwrap();
        assert_eq!(replayed.position, position);

        let mut deal = self.deal.clone();
        for event in replayed.events.iter().flatten() {
            match Merlin::own_event(event) {
                Some(Event::Rolled { throw, again, .. }) => deal.later.throws.extend(again.iter().chain([throw])),
                Some(Event::MissionsShuffled { order: Some(order) }) => deal.later.missions.push(order.clone()),
                Some(Event::TraitorsShuffled { order: Some(order) }) => deal.later.traitors.push(order.clone()),
                _ => {}
            }
        }
        let written = self.record.written_out().unwrap();
        assert_eq!(written.deal, Dealt::Written(registry::Deal::Merlin(deal)));
        assert_eq!(Record::read(&written.write()).unwrap().replay(None).unwrap().position, position);

        let value = serde_json::to_value(&self.game).unwrap();
        let pieces = |path: &str| value[path].as_array().unwrap().len();
        let view = self.game.view(Viewer::All);
        assert_eq!((pieces("pile"), pieces("discarded")), (usize::from(view.pile), usize::from(view.discarded)));
        let mut missions: Vec<u64> = ["pile", "discarded"]
            .into_iter()
            .flat_map(|path| value[path].as_array().unwrap().iter().map(|card| card.as_u64().unwrap()))
            .chain(view.all_hands.unwrap().values().flatten().map(|card| u64::from(card.number())))
            .chain(view.board.display.iter().map(|card| u64::from(card.number())))
            .collect();
        missions.sort_unstable();
        assert!(missions.into_iter().eq(1..=55));
        let stacks = value["traitors"].as_array().unwrap();
        for of in Principality::ALL {
            let name = serde_json::to_value(of).unwrap();
            let stacked = stacks.iter().filter(|shield| **shield == name).count();
            let shown: u8 = view.castles.values().map(|castle| castle.traitors[of]).sum();
            assert_eq!(stacked + usize::from(shown + view.board.repelled[of]), 4, "traitors of {of:?}");
        }
    }
}

impl Told {
    fn add(&mut self, event: &Event) {
        let mut give = |seat: Seat, source: Source, points: i16| self.points[seat][source as usize] += points;
        match event {
            Event::Scored { seat, source, points } => give(*seat, *source, i16::from(*points)),
            Event::TraitorsScored { seat, points, excalibur, .. } => {
                give(*seat, Source::Traitors, *points);
                give(*seat, Source::Excalibur, i16::from(*excalibur));
            }
            Event::AreaScored { winners, each, .. } => {
                winners.iter().for_each(|seat| give(seat, Source::Environs, i16::from(*each)));
            }
            Event::InfluenceScored { winners, each, .. } => {
                winners.iter().for_each(|seat| give(seat, Source::Influence, i16::from(*each)));
            }
            Event::HenchmenScored { counts } => {
                counts.iter().for_each(|(seat, count)| give(seat, Source::Henchmen, i16::from(*count)));
            }
            Event::RestScored { seat, apples, staffs, items } => {
                give(*seat, Source::Apples, i16::from(*apples));
                give(*seat, Source::Staffs, i16::from(*staffs));
                give(*seat, Source::Items, i16::from(*items));
            }
            Event::TurnBegan { seat } => self.turns[*seat] += 1,
            Event::StaffSpent { seat } => self.staffs[*seat] -= 1,
            _ => {}
        }
    }
}

/// The name of an action without what it is about.
fn kind(action: &Action) -> String {
    match serde_json::to_value(action).unwrap() {
        serde_json::Value::String(name) => name,
        serde_json::Value::Object(tagged) => tagged.keys().next().unwrap().clone(),
        other => panic!("{other} is no action"),
    }
}

/// First a kind of action, rare ones before common ones, then one of them; mostly one that is wanted.
fn choose(everything: &View, seat: Seat, legal: &[Action], fancy: Option<Item>, whims: &mut Dice) -> Action {
    let kept: Vec<Action> = legal.iter().copied().filter(|action| !spends(everything, action, fancy)).collect();
    let legal = if kept.is_empty() { legal } else { &kept };
    let half_done = open_part(everything).is_some_and(|part| part != Part::Open);
    let met: BTreeSet<Mission> = legal.iter().filter_map(completed).collect();
    let weight = |action: &Action| match action {
        Action::Grey if met.len() > 1 => 4000,
        Action::Complete { .. } => 400,
        Action::FavorTwice | Action::FavorTally(_) | Action::FavorRepel(_) | Action::Staff => 60,
        Action::Jump | Action::Borrow(_) | Action::Grey => 20,
        Action::Swap { .. } | Action::Build(_) | Action::Discard(_) => 40,
        Action::Send { .. } | Action::Perform | Action::Take(_) | Action::Return(_) | Action::Place(_) => 40,
        Action::Decline if half_done => 20,
        Action::Repel(_) | Action::Done => 5,
        Action::Apple(_) | Action::RollForAll | Action::Decline => 2,
        _ => 10,
    };
    let mut kinds: Vec<(Discriminant<Action>, u32)> = Vec::new();
    for action in legal {
        if !kinds.iter().any(|(known, _)| *known == discriminant(action)) {
            kinds.push((discriminant(action), weight(action)));
        }
    }
    let mut drawn = whims.below(kinds.iter().map(|(_, weight)| weight).sum());
    let below = |(_, weight): &(Discriminant<Action>, u32)| {
        let below = drawn < *weight;
        drawn = drawn.saturating_sub(*weight);
        below
    };
    let (kind, _) = kinds.into_iter().find(below).expect("the draw is below the sum");
    let alike: Vec<Action> = legal.iter().copied().filter(|action| discriminant(action) == kind).collect();
    let lacking = lacking(everything, seat);
    let is_wanted = |action: &Action| match fancy {
        Some(item) => is_for(action, item),
        None => {
            matches!(
                action,
                Action::Complete { reward: Reward::Seal(Row::Third), .. } | Action::Swap { second: Some(_), .. }
            ) || lacking.iter().any(|need| brings(everything, seat, action, need))
        }
    };
    let wanted: Vec<Action> = alike.iter().copied().filter(is_wanted).collect();
    let wanted = if wanted.is_empty() || whims.below(4) == 0 { &alike } else { &wanted };
    *whims.pick(wanted).expect("there is one of its kind")
}

fn completed(action: &Action) -> Option<Mission> {
    match action {
        Action::Complete { mission, .. } => Some(*mission),
        _ => None,
    }
}

/// What of an action is open.
fn open_part(everything: &View) -> Option<Part> {
    match everything.phase {
        Phase::Turn(Turn { stage: Stage::Acting(_, part), .. }) => Some(part),
        _ => None,
    }
}

/// Whether an action spends a flag that is hoarded.
fn spends(everything: &View, action: &Action, fancy: Option<Item>) -> bool {
    let Some(Item { kind: Kind::Flag, of }) = fancy else { return false };
    let own_die = matches!(everything.phase, Phase::Turn(Turn { stage: Stage::Chosen(die), .. }) if !die.white);
    let spent = match action {
        Action::Repel(_) => Principality::Black,
        Action::Grey => Principality::Grey,
        Action::Move(Direction::CounterClockwise) if own_die => Principality::Blue,
        Action::Turn(_) => Principality::Purple,
        Action::Borrow(_) => Principality::Orange,
        Action::Jump => Principality::Brown,
        _ => return false,
    };
    spent == of
}

/// Whether an action is about this item: everybody in a game may hoard it until none is left.
fn is_for(action: &Action, item: Item) -> bool {
    match *action {
        Action::Take(taken) => taken == item,
        Action::Return(returned) => returned != item,
        Action::Send { henchman, to } => henchman == bearer(item.kind) && to == item.of,
        Action::Place(at) => at == item.of,
        _ => false,
    }
}

/// What the missions in hand still need.
fn lacking(everything: &View, seat: Seat) -> Vec<Need> {
    let castle = &everything.castles[seat];
    let hands = everything.all_hands.as_ref().expect("this is the view of everything");
    hands[seat].iter().flat_map(|mission| mission.lacking(castle)).collect()
}

/// Whether an action brings something that is needed.
fn brings(everything: &View, seat: Seat, action: &Action, need: &Need) -> bool {
    let castle = &everything.castles[seat];
    match (*action, *need) {
        (Action::Take(taken), Need::Item(item)) => taken == item,
        (Action::Take(taken), Need::AnyItem(kind)) => taken.kind == kind,
        (Action::Place(to), Need::Influence { at, .. }) => to == at,
        (Action::Send { henchman, to }, _) => match *need {
            Need::Item(item) => to == item.of && bearer(item.kind) == henchman,
            Need::AnyItem(kind) => bearer(kind) == henchman,
            Need::Influence { at, .. } => henchman == Henchman::Lady && to == at,
            Need::InfluenceAnywhere(_) => henchman == Henchman::Lady,
            Need::Henchman { who, at } => henchman == who && to == at,
            Need::TwoHenchmen(at) => to == at,
            Need::Together(one, other) => {
                henchman == one && castle.henchmen[other] == Some(to)
                    || henchman == other && castle.henchmen[one] == Some(to)
            }
        },
        _ => false,
    }
}

fn bearer(kind: Kind) -> Henchman {
    match kind {
        Kind::Flag => Henchman::FlagBearer,
        Kind::Shield => Henchman::ShieldBearer,
        Kind::Material => Henchman::Builder,
    }
}

/// More actions than any position allows: all there are, but of missions those in hand and a few others.
fn candidates(game: &Merlin, seat: Seat, dice: &mut Dice) -> Vec<Action> {
    let mut actions = vec![
        Action::Roll,
        Action::RollForAll,
        Action::Choose(Die::White),
        Action::Turn(Turned::Chosen),
        Action::Turn(Turned::Unused(Die::White)),
        Action::Move(Direction::Clockwise),
        Action::Move(Direction::CounterClockwise),
        Action::Jump,
        Action::Perform,
        Action::Decline,
        Action::Draw(Pick::Pile),
        Action::Staff,
        Action::Grey,
        Action::FavorTwice,
        Action::Done,
        Action::Grail(true),
        Action::Grail(false),
    ];
    for pips in Pips::ALL {
        actions.extend([Action::Choose(Die::Own(pips)), Action::Apple(pips)]);
        actions.push(Action::Turn(Turned::Unused(Die::Own(pips))));
    }
    actions.extend(Space::all().map(Action::Borrow));
    for of in Principality::ALL {
        actions.extend([Action::Discard(of), Action::Pay(of), Action::Place(of)]);
        actions.extend([Action::Repel(of), Action::FavorRepel(of)]);
        actions.extend(Henchman::ALL.map(|henchman| Action::Send { henchman, to: of }));
        for kind in Kind::ALL {
            actions.extend([Action::Take(Item { kind, of }), Action::Return(Item { kind, of })]);
        }
    }
    // A row more than the environs of four have.
    actions.extend((0..5).flat_map(|row| (0..6).map(move |column| Action::Build(Plot::at(column, row)))));
    actions.extend(Tally::ALL.map(Action::FavorTally));
    actions.extend((0..5).map(|place| Action::Draw(Pick::Display(place))));
    let hands = game.view(Viewer::All).all_hands.expect("this is the view of everything");
    let all: Vec<Mission> = Mission::all().collect();
    let mut missions: Vec<Mission> = hands.get(seat).into_iter().flatten().copied().collect();
    missions.extend((0..2).filter_map(|_| dice.pick(&all).copied()));
    for first in &missions {
        actions.push(Action::Swap { first: *first, second: None });
        actions.extend(missions.iter().map(|second| Action::Swap { first: *first, second: Some(*second) }));
        let rewards = [Reward::Points].into_iter().chain(Row::ALL.map(Reward::Seal));
        actions.extend(rewards.map(|reward| Action::Complete { mission: *first, reward }));
    }
    actions
}
