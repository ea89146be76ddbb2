//! Random games of Carcassonne over all options, checked at every step against a second bookkeeping. They must use
//! every rule.

mod recount;

use std::collections::{BTreeMap, BTreeSet};

use recount::{Feature, Recount, edge, neighbour, river};
use roundtable::games::carcassonne::{
    self, Action, Carcassonne, Cell, Edge, Event, Figure, Options, Phase, Rotation, Scoring, Set, Spot, Terrain, Tile,
    View,
};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};
use serde_json::json;

/// How the seats choose.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Habit {
    /// Anything.
    Random,
    /// Mostly where the fewest sides stay open.
    Tidy,
}

/// A game and everything it did.
struct Run {
    game: Carcassonne,
    options: Options,
    seats: usize,
    dice: Dice,
    /// Every tile of the game.
    box_tiles: BTreeMap<Tile, u32>,
    used: BTreeSet<&'static str>,
    steps: u64,
}

fn dice(number: u64) -> Dice {
    Dice::new(Seed::from_number(number))
}

/// The tiles that lie, are drawn, unseen, or set aside.
fn tiles(view: &View) -> BTreeMap<Tile, u32> {
    let mut tiles: BTreeMap<Tile, u32> = BTreeMap::new();
    let drawn = if let Phase::Laying { tile } = view.phase { Some(tile) } else { None };
    let one = view.landscape.laid().iter().map(|laid| laid.tile).chain(drawn).chain(view.set_aside.iter().copied());
    for (tile, count) in one.map(|tile| (tile, 1)).chain(view.unseen.iter().copied()) {
        *tiles.entry(tile).or_default() += u32::from(count);
    }
    tiles
}

impl Run {
    fn new(options: &Options, seats: usize, number: u64) -> Run {
        let mut dice = dice(number);
        let deal = Carcassonne::deal(options, seats, &mut dice).unwrap();
        let game = Carcassonne::set_up(options, seats, &deal).unwrap();
        let run = Run::of(game, options, seats, dice);
        // What the box holds, with the river one of the first tiles and without it none left in it.
        for tile in Tile::all() {
            let left = u32::from(options.river && tile == Tile::start());
            let expected = u32::from(tile.in_game(options)) - left;
            assert_eq!(run.box_tiles.get(&tile).copied().unwrap_or(0), expected, "{}", tile.id());
        }
        run
    }

    /// A game that goes on from a start.
    fn from(start: &Start, number: u64) -> Run {
        let options = Options { inns: true, ..Options::default() };
        let deal = Carcassonne::deal(&options, 2, &mut dice(number)).unwrap();
        let mut position = serde_json::to_value(Carcassonne::set_up(&options, 2, &deal).unwrap()).unwrap();
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let numbers = |text: &str| text.split(',').map(|number| number.parse().unwrap()).collect::<Vec<i16>>();
        let tiles = start.tiles.iter().map(|tile| {
            let [id, cell, turned] = &words(tile)[..] else { panic!("{tile}") };
            json!({ "tile": id, "cell": numbers(cell), "rotation": turned.parse::<u16>().unwrap() })
        });
        position["landscape"] = json!({ "tiles": tiles.collect::<Vec<_>>(), "meeples": [] });
        let spot = |(cell, segment): (&str, u8)| json!({ "cell": numbers(cell), "segment": segment });
        position["mage"] = start.mage.map(spot).into();
        position["witch"] = start.witch.map(spot).into();
        if let Some(knight) = start.knight {
            let turn = position["turn"].clone();
            position["landscape"]["meeples"] = json!([{ "seat": turn, "spot": spot(knight), "big": false }]);
            position["supplies"][turn.as_u64().unwrap() as usize]["small"] = json!(6);
        }
        let mut bag = words(start.bag);
        dice(number).shuffle(&mut bag);
        position["phase"] = json!({ "laying": { "tile": start.drawn } });
        position["bag"] = json!(bag);
        Run::of(serde_json::from_value(position).unwrap(), &options, 2, dice(number))
    }

    fn of(game: Carcassonne, options: &Options, seats: usize, dice: Dice) -> Run {
        let box_tiles = tiles(&game.view(Viewer::Public));
        Run { game, options: *options, seats, dice, box_tiles, used: BTreeSet::new(), steps: 0 }
    }

    fn view(&self) -> View {
        self.game.view(Viewer::Public)
    }

    fn use_rule(&mut self, rule: &'static str, used: bool) {
        if used {
            self.used.insert(rule);
        }
    }

    fn play(&mut self, habit: Habit) {
        let start = self.view();
        assert_eq!(start.awaited.len(), 1);
        while let Some(seat) = self.game.to_act().iter().next() {
            self.step(seat, habit);
        }
        self.check_end();
    }

    fn step(&mut self, seat: Seat, habit: Habit) {
        let before = self.view();
        let recount = Recount::new(&before);
        let legal = self.game.legal_actions(seat);
        assert_eq!(before.choices, legal);
        assert_eq!(before.awaited, [seat].into_iter().collect());
        self.check_legal(&before, &recount, &legal);
        if self.steps.is_multiple_of(23) {
            self.check_accepted(seat, &legal);
            self.check_hidden();
        }
        let action = match habit {
            Habit::Tidy if self.dice.below(8) > 0 => self.least(seat, &legal, |feature| u32::from(feature.open)),
            _ => *self.dice.pick(&legal).unwrap(),
        };
        let events = self.game.play(seat, &action, &mut self.dice.clone()).unwrap();
        self.steps += 1;
        self.check_after(&before, &action, &events);
    }

    /// One of the choices after which the features have the least of this together.
    fn least(&mut self, seat: Seat, legal: &[Action], of: impl Fn(&carcassonne::Feature) -> u32) -> Action {
        let sum = |action: &Action| {
            let mut after = self.game.clone();
            after.play(seat, action, &mut dice(0)).unwrap();
            after.view(Viewer::Public).landscape.features().map(|(_, feature)| of(feature)).sum::<u32>()
        };
        let sums: Vec<u32> = legal.iter().map(sum).collect();
        let least = sums.iter().min().unwrap();
        let best = legal.iter().zip(&sums).filter(|(_, sum)| *sum == least).map(|(action, _)| *action);
        *self.dice.pick(&best.collect::<Vec<_>>()).unwrap()
    }

    /// Everything that may be done, found again the slow way.
    fn check_legal(&mut self, view: &View, recount: &Recount, legal: &[Action]) {
        let offered: BTreeSet<String> = legal.iter().map(|action| format!("{action:?}")).collect();
        assert_eq!(offered.len(), legal.len(), "offered twice");
        let expected: Vec<Action> = match view.phase {
            Phase::Laying { tile } => {
                let places = recount.places(tile);
                let flows = |(cell, degrees): &(Cell, u16)| may_flow(view, tile, *cell, *degrees);
                let lay = |(cell, degrees): (Cell, u16)| Action::Lay { cell, rotation: degrees.try_into().unwrap() };
                places.into_iter().filter(flows).map(lay).collect()
            }
            Phase::Conjuring => {
                let targets = recount.targets();
                if targets.is_empty() {
                    assert!(view.mage.is_some() && view.witch.is_some());
                    Figure::ALL.map(Action::TakeOff).to_vec()
                } else {
                    let put = |figure| targets.iter().map(move |spot| Action::Conjure { figure, spot: *spot });
                    Figure::ALL.into_iter().flat_map(put).collect()
                }
            }
            Phase::Claiming => {
                let claims = self.claims(view, recount);
                assert!(!claims.is_empty());
                claims.into_iter().chain([Action::Pass]).collect()
            }
            Phase::Confirming => vec![Action::Done],
            Phase::Over => Vec::new(),
        };
        let expected: BTreeSet<String> = expected.iter().map(|action| format!("{action:?}")).collect();
        assert_eq!(offered, expected);
    }

    fn claims(&self, view: &View, recount: &Recount) -> Vec<Action> {
        let last = view.landscape.last();
        let supply = view.supplies[view.turn];
        let mut claims = Vec::new();
        for segment in 0..last.tile.face(Rotation::default()).segments.len() as u8 {
            let feature = recount.of(Spot { cell: last.cell, segment });
            let field = feature.terrain == Terrain::Field && !self.options.fields;
            if feature.meeples.is_empty() && !field {
                claims.extend((supply.small > 0).then_some(Action::Claim { segment, big: false }));
                claims.extend(supply.big.then_some(Action::Claim { segment, big: true }));
            }
        }
        claims
    }

    /// That exactly what is legal is accepted, of everything that can be said.
    fn check_accepted(&mut self, seat: Seat, legal: &[Action]) {
        let view = self.view();
        let mut all = vec![Action::Pass, Action::Done];
        all.extend(Figure::ALL.map(Action::TakeOff));
        let cells: BTreeSet<Cell> = view.landscape.laid().iter().flat_map(|laid| laid.cell.around()).collect();
        for cell in cells {
            all.extend(Rotation::ALL.map(|rotation| Action::Lay { cell, rotation }));
            for segment in 0..9 {
                all.extend(Figure::ALL.map(|figure| Action::Conjure { figure, spot: Spot { cell, segment } }));
            }
        }
        for segment in 0..16 {
            all.extend([false, true].map(|big| Action::Claim { segment, big }));
        }
        let mut accepted = 0;
        for action in all {
            let mut tried = self.game.clone();
            let result = tried.play(seat, &action, &mut dice(0));
            assert_eq!(result.is_ok(), legal.contains(&action), "{action:?}: {result:?}");
            accepted += usize::from(result.is_ok());
            if result.is_err() {
                assert!(tried == self.game, "{action:?} changed something");
            }
        }
        assert_eq!(accepted, legal.len());
        for other in Seat::all(self.seats).filter(|other| *other != seat) {
            assert!(self.game.legal_actions(other).is_empty());
            assert!(self.game.clone().play(other, &legal[0], &mut dice(0)).is_err());
        }
    }

    /// That nobody sees the order of the bag or what was left out of it, and that nothing is lost in writing.
    fn check_hidden(&self) {
        let written = serde_json::to_value(&self.game).unwrap();
        assert_eq!(serde_json::from_value::<Carcassonne>(written.clone()).unwrap(), self.game);
        let mut position = written;
        let mut bag = position["bag"].as_array().unwrap().clone();
        let mut left_out = position["left_out"].as_array().unwrap().clone();
        bag.reverse();
        if let (Some(first), Some(out)) = (bag.first_mut(), left_out.first_mut()) {
            std::mem::swap(first, out);
        }
        position["bag"] = bag.into();
        position["left_out"] = left_out.into();
        let other: Carcassonne = serde_json::from_value(position).unwrap();
        for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::All] {
            assert!(other.view(viewer) == self.game.view(viewer), "the bag shows");
        }
    }

    /// Everything that must hold between a step and what it made.
    fn check_after(&mut self, before: &View, action: &Action, events: &[Event]) {
        let after = self.view();
        let recount = Recount::new(&after);
        self.check_features(&after, &recount);
        self.check_conserved(&after);
        match *action {
            Action::Lay { cell, .. } => self.check_laid(before, &after, &recount, cell, events),
            Action::Conjure { figure, .. } => self.check_conjured(before, &after, &recount, figure),
            Action::TakeOff(_) => self.use_rule("one of two taken off", true),
            Action::Claim { segment, big } => {
                let spot = Spot { cell: after.landscape.last().cell, segment };
                let complete = recount.is_complete(recount.of(spot));
                self.use_rule("claim of what is complete", complete);
                self.use_rule("big meeple", big);
            }
            Action::Pass => {}
            Action::Done => self.check_scored(before, &after, events),
        }
        let takes_back = Carcassonne::may_take_back(events);
        assert_eq!(takes_back, *action != Action::Done, "{events:?}");
    }

    /// The features of the position, against those that were filled anew.
    fn check_features(&mut self, view: &View, recount: &Recount) {
        let landscape = &view.landscape;
        assert_eq!(landscape.features().count(), recount.features.len());
        for feature in &recount.features {
            let spot = *feature.spots.first().unwrap();
            let kept = landscape.feature(spot).unwrap();
            assert_eq!((kept.terrain, usize::from(kept.size())), (feature.terrain, feature.tiles.len()));
            assert_eq!((usize::from(kept.open), u16::from(kept.pennants)), (feature.open, feature.pennants));
            assert_eq!((kept.inn, kept.cathedral), (feature.inn, feature.cathedral));
            assert_eq!(kept.weights(self.seats), recount.weights(feature));
            assert!(feature.spots.iter().all(|other| landscape.is_same(spot, *other)));
            self.use_rule("a tile met twice", feature.spots.len() > feature.tiles.len());
        }
        // What each claimed feature would give as it is.
        let claimed = recount.features.iter().filter(|feature| !feature.meeples.is_empty()).count();
        assert_eq!(view.worth.len(), claimed);
        for worth in view.worth.iter().filter(|worth| view.phase != Phase::Over && worth.figure.is_none()) {
            let feature = recount.of(worth.spot);
            assert_eq!((worth.points, worth.winners), (recount.points(feature), recount.winners(feature)));
        }
    }

    fn check_conserved(&self, view: &View) {
        assert_eq!(tiles(view), self.box_tiles);
        for (seat, supply) in view.supplies.iter() {
            let own = |big: bool| view.landscape.meeples().iter().filter(|at| at.seat == seat && at.big == big).count();
            assert_eq!(usize::from(supply.small) + own(false), 7);
            assert_eq!(usize::from(supply.big) + own(true), usize::from(self.options.inns));
        }
        let figures = [view.mage, view.witch].into_iter().flatten();
        for at in figures {
            let terrain = view.landscape.feature(at).unwrap().terrain;
            assert!(matches!(terrain, Terrain::City | Terrain::Road));
        }
        let unseen: u32 = view.unseen.iter().map(|(_, count)| u32::from(*count)).sum();
        assert!(u32::from(view.bag) <= unseen);
        assert!(self.options.short_bag || u32::from(view.bag) == unseen);
    }

    fn check_laid(&mut self, before: &View, after: &View, recount: &Recount, cell: Cell, events: &[Event]) {
        let met = (0..4).filter(|side| recount.at(neighbour(cell, *side)).is_some()).count();
        self.use_rule("a hole filled", met == 4);
        // As the figures stood before one was taken off.
        let stood = Recount::new(&View { mage: before.mage, witch: before.witch, ..after.clone() });
        let merged = stood.features.iter().any(|feature| feature.figures.len() == 2);
        let magic = after.landscape.last().tile.is_magic();
        self.use_rule("merged", merged && !magic);
        self.use_rule("merged by a magic tile", merged && magic);
        let (mage, witch) = (before.mage.is_some(), before.witch.is_some());
        let asked = (magic || merged) && (!stood.targets().is_empty() || (mage && witch));
        assert_eq!(after.phase == Phase::Conjuring, asked);
        let taken_off = events.iter().any(|event| matches!(event, Event::TakenOff { seat: None, .. }));
        let lone = magic && !asked && (mage || witch);
        assert_eq!(taken_off, lone);
        self.use_rule("a lone figure taken off", lone);
        self.use_rule("nothing for a figure to do", magic && !asked && !lone);
        if !asked {
            self.check_claiming(after, recount);
        }
    }

    fn check_conjured(&mut self, before: &View, after: &View, recount: &Recount, figure: Figure) {
        let (from, other) = match figure {
            Figure::Mage => (before.mage, before.witch),
            Figure::Witch => (before.witch, before.mage),
        };
        assert!(recount.features.iter().all(|feature| feature.figures.len() < 2));
        let escaped = from.is_some_and(|from| recount.of(from).open == 0);
        self.use_rule("escape", escaped);
        self.use_rule("the other stays in what is complete", other.is_some_and(|at| recount.of(at).open == 0));
        self.use_rule("first figure", from.is_none() && other.is_none());
        self.use_rule("the other figure comes", from.is_none() && other.is_some());
        self.use_rule("a figure moves", from.is_some());
        self.check_claiming(after, recount);
    }

    fn check_claiming(&mut self, after: &View, recount: &Recount) {
        let supply = after.supplies[after.turn];
        let claims = self.claims(after, recount);
        assert_eq!(after.phase == Phase::Claiming, !claims.is_empty());
        self.use_rule("no meeple left", supply.is_empty());
        self.use_rule("only the big meeple left", supply.big && supply.small == 0);
        self.use_rule("nothing to claim", !supply.is_empty() && claims.is_empty());
    }

    /// The points of the turn, and those of the end when it was the last.
    fn check_scored(&mut self, before: &View, after: &View, events: &[Event]) {
        let was = Recount::new(before);
        let mut expected = before.scores.clone();
        let scorings: Vec<&Scoring> = events.iter().filter_map(scoring).collect();
        let last = before.landscape.last().cell;
        let mut told = 0;
        for feature in &was.features {
            let complete = was.is_complete(feature);
            // Whatever was complete before was scored before.
            let near = feature.tiles.iter().any(|tile| (tile.x - last.x).abs() <= 1 && (tile.y - last.y).abs() <= 1);
            assert!(!complete || near || feature.meeples.is_empty());
            let over = after.phase == Phase::Over;
            if feature.meeples.is_empty() || !(complete || over) {
                self.use_rule("figure in nobody's", complete && !feature.figures.is_empty());
                continue;
            }
            // A figure of what was complete has gone back before the end.
            let winners = was.winners(feature);
            let points = was.points(feature);
            for winner in winners.iter() {
                expected[winner] += points;
            }
            let said = scorings.iter().find(|scoring| feature.spots.contains(&scoring.spot)).unwrap();
            assert_eq!((said.points, said.winners, said.closed), (points, winners, complete), "{said:?}");
            assert_eq!(said.weights, was.weights(feature));
            assert_eq!(said.figure, feature.figures.first().copied());
            told += 1;
            self.note_scoring(&was, feature, complete);
        }
        assert_eq!(told, scorings.len());
        assert_eq!(after.scores, expected);
        self.use_rule("fits nowhere", after.set_aside.len() > before.set_aside.len());
        // What was complete keeps neither meeples nor figures.
        let now = Recount::new(after);
        for feature in now.features.iter().filter(|feature| now.is_complete(feature)) {
            assert!(feature.meeples.is_empty() && feature.figures.is_empty());
        }
        let next = if after.phase == Phase::Over { after.turn } else { before.turn.left(self.seats) };
        assert_eq!(after.turn, next);
    }

    /// Which rules a scoring used.
    fn note_scoring(&mut self, was: &Recount, feature: &Feature, complete: bool) {
        let when = usize::from(!complete);
        let weights = was.weights(feature);
        let holders = weights.which(|weight| *weight > 0);
        self.use_rule("tie", was.winners(feature).len() > 1);
        self.use_rule("fewer meeples get nothing", holders.len() > was.winners(feature).len());
        self.use_rule("a big meeple decides", {
            let count = |seat: Seat| feature.meeples.iter().filter(|meeple| meeple.seat == seat).count();
            let most = holders.iter().map(count).max().unwrap();
            was.winners(feature) != holders.iter().filter(|seat| count(*seat) == most).collect()
        });
        for (figure, names) in [
            (Figure::Mage, [["mage on a road", "mage on an open road"], ["mage in a city", "mage in an open city"]]),
            (
                Figure::Witch,
                [["witch on a road", "witch on an open road"], ["witch in a city", "witch in an open city"]],
            ),
        ] {
            let place = usize::from(feature.terrain == Terrain::City);
            self.use_rule(names[place][when], feature.figures.contains(&figure));
            let special = feature.inn || feature.cathedral;
            let named = [
                ["mage with an inn or a cathedral", "mage with an open one"],
                ["witch with an inn or a cathedral", "witch with an open one"],
            ];
            self.use_rule(
                named[usize::from(figure == Figure::Witch)][when],
                special && feature.figures.contains(&figure),
            );
        }
        self.use_rule("witch rounds up", feature.figures == [Figure::Witch] && was.points(feature) % 2 == 1);
        let tiles = feature.tiles.len();
        match feature.terrain {
            Terrain::Road => {
                self.use_rule(["road", "open road"][when], true);
                self.use_rule(["inn", "open inn"][when], feature.inn);
            }
            Terrain::City => {
                self.use_rule(["city", "open city"][when], true);
                self.use_rule(["cathedral", "open cathedral"][when], feature.cathedral);
                self.use_rule(["pennant", "open pennant"][when], feature.pennants > 0);
                self.use_rule("city of two tiles", complete && tiles == 2 && !self.options.small_cities);
                self.use_rule("half a city of two tiles", complete && tiles == 2 && self.options.small_cities);
            }
            Terrain::Monastery => self.use_rule(["monastery", "open monastery"][when], true),
            Terrain::Field => {
                let cities = was.cities(feature);
                self.use_rule("field without cities", cities == 0);
                self.use_rule("field with several cities", cities > 1);
            }
        }
    }

    fn check_end(&mut self) {
        let view = self.view();
        assert!(view.awaited.is_empty() && view.choices.is_empty() && view.bag == 0);
        let best = view.scores.values().max().unwrap();
        let winners = self.game.outcome().unwrap().winners;
        assert_eq!(winners, view.scores.which(|score| score == best));
        self.use_rule("shared victory", winners.len() > 1);
        self.use_rule("river", self.options.river && river(view.landscape.laid()).0.len() == 11);
    }
}

fn scoring(event: &Event) -> Option<&Scoring> {
    match event {
        Event::Scored(scoring) => Some(scoring),
        _ => None,
    }
}

/// Whether the river allows it: it goes on where it ended, into an empty cell, and not twice to the same hand.
fn may_flow(view: &View, tile: Tile, cell: Cell, degrees: u16) -> bool {
    if tile.set() != Set::River {
        return true;
    }
    let rotation = Rotation::try_from(degrees).unwrap();
    let (ways, mouth) = river(view.landscape.laid());
    let way = ways.last().unwrap().index();
    let back = (way + 2) % 4;
    if cell != mouth || edge(tile, rotation, back) != Edge::River {
        return false;
    }
    let Some(out) = (0..4).find(|side| *side != back && edge(tile, rotation, *side) == Edge::River) else {
        return true;
    };
    let hand = |from: usize, to: usize| (to + 4 - from) % 4;
    let turned = match ways[..] {
        [.., before, _] => hand(before.index(), way),
        _ => 0,
    };
    let turns_back = hand(way, out) != 0 && hand(way, out) == turned;
    !turns_back && view.landscape.at(neighbour(cell, out)).is_none()
}

/// Everything that some game must have used.
const RULES: [&str; 53] = [
    "a hole filled",
    "a tile met twice",
    "fits nowhere",
    "river",
    "claim of what is complete",
    "no meeple left",
    "only the big meeple left",
    "nothing to claim",
    "big meeple",
    "a big meeple decides",
    "tie",
    "fewer meeples get nothing",
    "shared victory",
    "road",
    "open road",
    "city",
    "open city",
    "pennant",
    "open pennant",
    "city of two tiles",
    "half a city of two tiles",
    "monastery",
    "open monastery",
    "field without cities",
    "field with several cities",
    "inn",
    "open inn",
    "cathedral",
    "open cathedral",
    "first figure",
    "the other figure comes",
    "a figure moves",
    "escape",
    "the other stays in what is complete",
    "figure in nobody's",
    "merged",
    "merged by a magic tile",
    "one of two taken off",
    "a lone figure taken off",
    "nothing for a figure to do",
    "mage on a road",
    "mage on an open road",
    "mage in a city",
    "mage in an open city",
    "witch on a road",
    "witch on an open road",
    "witch in a city",
    "witch in an open city",
    "witch rounds up",
    "mage with an inn or a cathedral",
    "mage with an open one",
    "witch with an inn or a cathedral",
    "witch with an open one",
];

/// A landscape from which a rule is near that random games seldom come to.
struct Start {
    /// Tile, cell, and how far it is turned.
    tiles: &'static [&'static str],
    /// Cells and places of segments.
    mage: Option<(&'static str, u8)>,
    witch: Option<(&'static str, u8)>,
    knight: Option<(&'static str, u8)>,
    drawn: &'static str,
    bag: &'static str,
}

const BAG: &str = "E A B U V H MW5 MW6";

const STARTS: [Start; 7] = [
    // Everything is complete once MW5 lies between the caps.
    Start {
        tiles: &[
            "D 0,0 0",
            "E 0,-1 180",
            "A -1,0 270",
            "A 1,0 90",
            "E 0,-2 0",
            "B 1,-1 0",
            "B 1,-2 0",
            "B 1,-3 0",
            "B 1,-4 0",
            "E 0,-4 180",
        ],
        mage: None,
        witch: None,
        knight: None,
        drawn: "MW5",
        bag: BAG,
    },
    // The same but for the road with the witch.
    Start {
        tiles: &[
            "D 0,0 0",
            "MW6 0,-1 180",
            "E 1,-1 270",
            "E -1,-1 90",
            "A 0,-2 0",
            "A 1,0 90",
            "E 0,-3 0",
            "B 1,-2 0",
            "B 1,-3 0",
            "B 1,-4 0",
            "B 1,-5 0",
            "E 0,-5 180",
        ],
        mage: None,
        witch: Some(("0,0", 1)),
        knight: None,
        drawn: "MW5",
        bag: BAG,
    },
    // One road is left open once U joins the two with the mage and the witch.
    Start {
        tiles: &[
            "D 0,0 0",
            "MW6 0,-1 180",
            "E 1,-1 270",
            "H -1,-1 90",
            "A 0,-2 0",
            "B -1,-2 0",
            "B -2,-2 0",
            "B -3,-2 0",
            "E -3,-1 90",
            "B 2,-1 0",
            "U 2,0 0",
            "A 3,0 90",
            "MW5 -2,-1 90",
        ],
        mage: Some(("0,0", 1)),
        witch: Some(("2,0", 0)),
        knight: None,
        drawn: "U",
        bag: BAG,
    },
    // The same with other features to go to, by a tile without and with the symbol.
    Start {
        tiles: &["D 0,0 0", "MW1 -1,0 0", "E 0,-1 180", "B 1,-1 0", "E 2,-1 180", "MW7 2,0 0"],
        mage: Some(("0,0", 1)),
        witch: Some(("2,0", 2)),
        knight: None,
        drawn: "U",
        bag: BAG,
    },
    Start {
        tiles: &["D 0,0 0", "MW1 -1,0 0", "B 0,1 0", "U 1,1 90", "MW5 0,2 90"],
        mage: Some(("0,0", 1)),
        witch: Some(("1,1", 0)),
        knight: None,
        drawn: "MW7",
        bag: BAG,
    },
    // A cap is missing to a city with cathedrals.
    Start {
        tiles: &["D 0,0 0", "IC1 0,-1 0", "H 0,-2 0", "H 1,-1 90"],
        mage: Some(("0,-1", 0)),
        witch: None,
        knight: Some(("0,-1", 0)),
        drawn: "E",
        bag: BAG,
    },
    Start {
        tiles: &["D 0,0 0", "IC1 0,-1 0", "H 0,-2 0", "H 1,-1 90"],
        mage: None,
        witch: Some(("0,-1", 0)),
        knight: Some(("0,-1", 0)),
        drawn: "E",
        bag: BAG,
    },
];

#[test]
fn random_games_use_every_rule_and_keep_all_books() {
    let mut used: BTreeSet<&'static str> = BTreeSet::new();
    let mut number = 0;
    for options in Carcassonne::variants() {
        for seats in 2..=6 {
            number += 1;
            // Every number of players comes with every second set of options.
            if options.check(seats).is_err() || number % 2 == 0 {
                continue;
            }
            let mut run = Run::new(&options, seats, number);
            run.play(Habit::Random);
            used.extend(&run.used);
        }
    }
    for (start, number) in STARTS.iter().flat_map(|start| (0..10).map(move |number| (start, number))) {
        let mut run = Run::from(start, number);
        run.play(Habit::Tidy);
        used.extend(&run.used);
    }
    let unused: Vec<_> = RULES.into_iter().filter(|rule| !used.contains(rule)).collect();
    assert!(unused.is_empty(), "never used: {unused:?}");
    let unknown: Vec<_> = used.iter().filter(|rule| !RULES.contains(rule)).collect();
    assert!(unknown.is_empty(), "not in the list: {unknown:?}");
}
