//! Nobody sees what he may not know. On positions from random play, for every viewer: other cards, choices, codices
//! and decks that he cannot tell from the true ones must give him the same view, the same choices, the same answers
//! and the same events.

use std::collections::BTreeMap;

use roundtable::games::isolde::{
    Action, Board, Card, Colour, Deal, Disc, Event, Form, Isolde, Kind, Options, PhaseView, Question, Shield, deck,
};
use roundtable::games::registry::{self, Registered};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};
use roundtable::players::playout::{Mind, Minds, Playout};

/// How many games each form of table gets.
const GAMES: u64 = 24;
/// How many other stories each phase, and each kind of hidden fact, must at least be compared by.
const LEAST: u32 = 8;

/// A game as it was played, up to some moment.
struct Story {
    options: Options,
    seats: usize,
    deal: Deal,
    actions: Vec<(Seat, Action)>,
}

/// Where a story leads, and all that happened on the way.
struct Told {
    game: Isolde,
    actions: Vec<(Seat, Action)>,
    events: Vec<Vec<Event>>,
}

fn tell(story: &Story) -> Told {
    let mut game = Isolde::set_up(&story.options, story.seats, &story.deal).unwrap();
    let mut dice = Dice::new(Seed::from_number(0));
    let events = story.actions.iter().map(|(seat, action)| game.play(*seat, action, &mut dice).unwrap()).collect();
    Told { game, actions: story.actions.clone(), events }
}

/// What a viewer learns, kept apart from how the rules tell it: by the booklet, cards pass from hand to hand, and of
/// what lies face down only its owner knows what it is.
struct Sight {
    viewer: Viewer,
    lancelot: bool,
    colours: usize,
    /// In front of each to choose from, and what each has kept of it.
    packets: Vec<Vec<Card>>,
    kept: Vec<Option<Card>>,
    facts: Vec<String>,
}

impl Sight {
    fn new(story: &Story, viewer: Viewer) -> Sight {
        let lancelot = story.seats == 2 && story.options.form == Form::Lancelot;
        let colours = story.options.colours(story.seats).unwrap();
        let (packets, kept) = (Vec::new(), Vec::new());
        let mut sight = Sight { viewer, lancelot, colours, packets, kept, facts: Vec::new() };
        sight.deal(&story.deal.later.decks[0]);
        sight
    }

    fn is(&self, seat: Seat) -> bool {
        self.viewer == Viewer::Seat(seat)
    }

    fn deal(&mut self, deck: &[Card]) {
        let size = if self.lancelot { 6 } else { 5 };
        let owners = if self.lancelot { 2 } else { self.colours };
        self.packets = deck.chunks(size).take(owners).map(<[Card]>::to_vec).collect();
        self.kept = vec![None; owners];
        self.look();
    }

    /// The viewer looks at what is in front of him. With Lancelot packets are by seat, else colour and seat are one.
    fn look(&mut self) {
        let Viewer::Seat(seat) = self.viewer else { return };
        let mut packet = self.packets[seat.index()].clone();
        packet.sort_unstable();
        self.facts.push(format!("{packet:?}"));
    }

    /// What an action and its events tell.
    fn learn(&mut self, seat: Seat, action: &Action, events: &[Event]) {
        if self.is(seat) {
            self.facts.push(format!("{action:?}"));
        }
        for event in events {
            let fact = match event {
                Event::RoundBegan { round, start, order, deck } => {
                    self.deal(deck.as_ref().unwrap());
                    format!("round {round}, {start:?}, {order:?}")
                }
                Event::Kept { seat, colour, card } => {
                    self.kept[colour.index()] = *card;
                    format!("{seat} kept")
                }
                Event::NeutralKept { card, .. } => {
                    self.kept[2] = *card;
                    "the neutral colour kept".to_owned()
                }
                Event::Passed { left } => {
                    self.pass(*left);
                    format!("passed, {left}")
                }
                Event::NeutralDrew { card, .. } => format!("drew {card:?}"),
                Event::Assigned { seat, .. } => format!("{seat} assigned"),
                Event::CodexFilled { .. } => "filled".to_owned(),
                Event::Looked { seat, place, value, .. } => {
                    format!("{seat} looked at {place}: {:?}", value.filter(|_| self.is(*seat)))
                }
                Event::ShieldTaken { seat, colour, place, value } => {
                    let own = seat.is_some_and(|seat| self.is(seat));
                    format!("{colour:?} took {place}: {:?}", value.filter(|_| own))
                }
                Event::ShieldGiven { from, to, value, hidden, seats } => {
                    let knows = !hidden || seats.iter().any(|seat| self.is(seat));
                    format!("{from:?} gave {to:?}: {:?}", value.filter(|_| knows))
                }
                public => format!("{public:?}"),
            };
            self.facts.push(fact);
        }
    }

    fn pass(&mut self, left: bool) {
        for (packet, kept) in self.packets.iter_mut().zip(&mut self.kept) {
            let kept = kept.take().expect("all have kept");
            let place = packet.iter().position(|card| *card == kept).expect("it was in the packet");
            packet.remove(place);
        }
        if left {
            self.packets.rotate_right(1);
        } else {
            self.packets.rotate_left(1);
        }
        self.look();
    }

    /// What everybody learns at the end.
    fn end(&mut self, game: &Isolde) {
        if game.outcome().is_some() {
            let view = game.view(Viewer::All);
            self.facts.push(format!("{:?} {:?}", view.everything, view.shields));
        }
    }
}

/// Whether an action is chosen unseen.
fn is_secret(action: &Action) -> bool {
    matches!(action, Action::Keep(_) | Action::Pile(_) | Action::Assign(_) | Action::Give(_))
}

/// Where the round begins that the story is in: how many actions come before it, and of the picks of chance how many.
fn round_begins(told: &Told) -> (usize, usize) {
    let began = |events: &Vec<Event>| events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
    let before = told.events.iter().rposition(began).map_or(0, |last| last + 1);
    let picked = |event: &&Event| {
        matches!(event, Event::NeutralKept { place: Some(_), .. } | Event::NeutralDrew { place: Some(_), .. })
    };
    (before, told.events[..before].iter().flatten().filter(picked).count())
}

/// The same story with other hidden facts, as far as the viewer can tell. `None` when he can.
fn retell(story: &Story, truth: &Told, viewer: Viewer, dice: &mut Dice) -> Option<(Story, Told)> {
    let (begins, picked) = round_begins(truth);
    let rounds = usize::from(truth.game.view(Viewer::Public).round);
    let mut deal = story.deal.clone();
    // What comes later is known to nobody.
    deal.later.picks.truncate(picked);
    for deck in deal.later.decks.iter_mut().skip(rounds) {
        dice.shuffle(deck);
    }
    for codex in deal.later.codices.iter_mut().skip(rounds) {
        dice.shuffle(codex);
    }
    // One thing of this round is changed.
    let mut changed = None;
    match dice.below(4) {
        0 if story.options.learning => {
            let any = dice.below(rounds as u32) as usize;
            dice.shuffle(&mut deal.later.codices[any]);
        }
        0 | 1 => {
            let (one, other) = (dice.below(52) as usize, dice.below(52) as usize);
            deal.later.decks[rounds - 1].swap(one, other);
        }
        2 => {
            let secret = (begins..story.actions.len()).filter(|index| {
                let (seat, action) = &story.actions[*index];
                is_secret(action) && viewer != Viewer::Seat(*seat)
            });
            changed = dice.pick(&secret.collect::<Vec<_>>()).copied();
        }
        // With Parcifal, chance: below.
        _ => {}
    }
    let mut game = Isolde::set_up(&story.options, story.seats, &deal).ok()?;
    let mut sight = Sight::new(story, viewer);
    let mut other_sight = Sight::new(&Story { deal: deal.clone(), actions: Vec::new(), ..*story }, viewer);
    if sight.facts != other_sight.facts {
        return None;
    }
    let mut other = Story { deal, actions: Vec::new(), ..*story };
    let mut events = Vec::new();
    for (index, (seat, action)) in story.actions.iter().enumerate() {
        sight.learn(*seat, action, &truth.events[index]);
        let mut action = *action;
        let legal = game.legal_actions(*seat);
        if Some(index) == changed || !legal.contains(&action) {
            let kind = std::mem::discriminant(&action);
            if !is_secret(&action) || viewer == Viewer::Seat(*seat) {
                return None;
            }
            let like: Vec<Action> = legal.into_iter().filter(|other| std::mem::discriminant(other) == kind).collect();
            action = *dice.pick(&like)?;
        }
        // Chance may fall otherwise, as long as nobody sees it.
        let mut tries = 0..6;
        let played = loop {
            tries.next()?;
            let mut after = game.clone();
            let played = after.play(*seat, &action, dice).ok()?;
            let mut learnt = Sight { facts: Vec::new(), packets: other_sight.packets.clone(), ..copy(&other_sight) };
            learnt.learn(*seat, &action, &played);
            if sight.facts.ends_with(&learnt.facts) {
                (game, other_sight) = (after, learnt);
                break played;
            }
        };
        events.push(played);
        other.actions.push((*seat, action));
    }
    let (mut last, mut other_last) = (copy(&sight), copy(&other_sight));
    last.facts.clear();
    other_last.facts.clear();
    last.end(&truth.game);
    other_last.end(&game);
    if last.facts != other_last.facts {
        return None;
    }
    let actions = other.actions.clone();
    Some((other, Told { game, actions, events }))
}

fn copy(sight: &Sight) -> Sight {
    let Sight { viewer, lancelot, colours, packets, kept, facts } = sight;
    Sight {
        viewer: *viewer,
        lancelot: *lancelot,
        colours: *colours,
        packets: packets.clone(),
        kept: kept.clone(),
        facts: facts.clone(),
    }
}

/// Much of what the viewer could try.
fn tries() -> Vec<Action> {
    let mut cards = deck();
    cards.dedup();
    let mut actions: Vec<Action> = cards.iter().copied().map(Action::Keep).collect();
    for card in &cards {
        actions.extend(Board::ALL.map(|board| Action::Play { card: *card, board }));
    }
    for board in Board::ALL {
        actions.extend([Action::Bonus(Some(board)), Action::Edge(Some(board)), Action::Back(board)]);
        actions.extend([Action::Mark(board), Action::Place(board), Action::Steps { board, count: 2 }]);
        actions.push(Action::Disc(Disc::Any(board)));
    }
    for place in 0..6 {
        actions.extend([Action::Look(place), Action::TakeShield(place), Action::GiveUnseen(place)]);
    }
    let blue = [1, 2, 3, 4].map(|value| Shield { hue: roundtable::games::isolde::Hue::LightBlue, value });
    actions.extend(blue.map(Action::TakeBlue));
    actions.extend([-1, -3].map(Action::Give));
    actions.extend([Action::TakePile(0), Action::Bonus(None), Action::Stop]);
    let three = |kind| [3, 4, 5].map(|value| Card { kind, value });
    actions.extend([Kind::Combat, Kind::King].map(|kind| Action::Pile(three(kind))));
    actions.extend([Kind::Combat, Kind::King].map(|kind| Action::Assign(three(kind))));
    actions
}

fn assert_same(truth: &Told, other: &Told, viewer: Viewer) {
    let views = [truth, other].map(|told| told.game.view(viewer));
    assert_eq!(views[0], views[1]);
    assert_eq!(Isolde::awaited(&views[0]), other.game.to_act());
    assert_eq!(truth.game.choice(), other.game.choice());
    assert_eq!(truth.game.scores(), other.game.scores());
    let publics = [truth, other].map(|told| told.game.view(Viewer::Public));
    assert_eq!(Isolde::forced(&publics[0]), Isolde::forced(&publics[1]));
    let seen = |told: &Told| -> Vec<Vec<Event>> {
        let seen = |events: &Vec<Event>| events.iter().filter_map(|event| Isolde::seen(event, viewer)).collect();
        told.events.iter().map(seen).collect()
    };
    assert_eq!(seen(truth), seen(other));
    let Viewer::Seat(seat) = viewer else { return };
    assert_eq!(truth.game.legal_actions(seat), other.game.legal_actions(seat));
    let answer = |told: &Told, action: &Action| {
        told.game.clone().play(seat, action, &mut Dice::new(Seed::from_number(0))).map(|_| ())
    };
    for action in tries() {
        assert_eq!(answer(truth, &action), answer(other, &action), "the answer to {action:?}");
    }
}

/// What is hidden from the viewer and differs.
fn differences(truth: &Told, other: &Told) -> Vec<&'static str> {
    let [one, two] = [truth, other].map(|told| told.game.view(Viewer::All));
    let [everything, others] = [one.everything.unwrap(), two.everything.unwrap()];
    let mut different = Vec::new();
    let mut differs = |what, differs| {
        if differs {
            different.push(what);
        }
    };
    differs("packets", everything.packets != others.packets);
    differs("hands", everything.hands != others.hands);
    differs("codex", everything.codex != others.codex);
    differs("shields", one.shields != two.shields);
    let neutral = one.holders.iter().find(|(_, holder)| holder.is_none()).map(|(colour, _)| colour);
    differs("neutral hand", neutral.is_some_and(|colour| everything.hands[colour] != others.hands[colour]));
    differs("neutral shields", neutral.is_some_and(|colour| one.shields[colour] != two.shields[colour]));
    let chosen = |told: &Told| {
        let own = Seat::all(one.seats).map(|seat| told.game.view(Viewer::Seat(seat)).own.unwrap());
        own.map(|own| (own.kept, own.three)).collect::<Vec<_>>()
    };
    differs("chosen at the same time", chosen(truth) != chosen(other));
    differs(
        "given",
        truth.actions != other.actions && {
            let given =
                |told: &Told| told.actions.iter().filter(|(_, action)| matches!(action, Action::Give(_))).count();
            given(truth) > 0
        },
    );
    different
}

fn phase(game: &Isolde) -> &'static str {
    match game.view(Viewer::Public).phase {
        PhaseView::Picking { .. } => "picking",
        PhaseView::Turn { .. } => "turn",
        PhaseView::Piling { .. } => "piling",
        PhaseView::Assigning { .. } => "assigning",
        PhaseView::Asking(question) => match question {
            Question::TakePile { .. } => "piles",
            Question::Look { .. } => "look",
            Question::TakeShield { .. } => "shield",
            Question::Give { .. } => "give",
            Question::Place { .. } => "place",
            _ => "asking",
        },
        PhaseView::Over { .. } => "over",
    }
}

/// The story of a random game.
fn random_story(options: Options, seats: usize, seed: u64) -> Story {
    let seed = Seed::in_series(seed, 2);
    let chosen = registry::Options::Isolde(options);
    let mut playout = Playout::new(&chosen, seats, seed, &Minds::all(Mind::Random)).unwrap();
    playout.finish();
    let record = playout.record().written_out().unwrap();
    let deal = Isolde::own_deal(&record.deal().unwrap()).unwrap().clone();
    let actions = record.actions.iter().map(|played| (played.seat, *Isolde::own_action(&played.action).unwrap()));
    Story { options, seats, deal, actions: actions.collect() }
}

/// Two moments of each phase that the story comes to: how many actions were played by then.
fn moments(story: &Story, dice: &mut Dice) -> Vec<usize> {
    let mut by_phase: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
    let mut game = Isolde::set_up(&story.options, story.seats, &story.deal).unwrap();
    by_phase.entry(phase(&game)).or_default().push(0);
    for ((seat, action), played) in story.actions.iter().zip(1..) {
        game.play(*seat, action, &mut Dice::new(Seed::from_number(0))).unwrap();
        by_phase.entry(phase(&game)).or_default().push(played);
    }
    let picked = by_phase.values().flat_map(|moments| [dice.pick(moments), dice.pick(moments)]);
    picked.flatten().copied().collect::<Vec<_>>()
}

/// How many other stories were compared, by phase and by what differed; and by whether the viewer has a seat.
#[derive(Default)]
struct Compared {
    phases: BTreeMap<(bool, &'static str), u32>,
    differences: BTreeMap<(bool, &'static str), u32>,
}

impl Compared {
    fn assert(&self, of: &BTreeMap<(bool, &'static str), u32>, least: u32, expected: &[&'static str]) {
        for what in expected {
            for seated in [false, true] {
                let count = of.get(&(seated, *what)).copied().unwrap_or_default();
                assert!(count >= least, "{what}, seated {seated}: only {count} compared of {of:?}");
            }
        }
    }
}

fn compare_all(form: Form, seats: &[usize]) -> Compared {
    let mut compared = Compared::default();
    let fits = |options: &Options| options.form == form;
    let mut sets: Vec<Options> = Isolde::variants().into_iter().filter(fits).collect();
    Dice::new(Seed::from_number(5)).shuffle(&mut sets);
    for (game, options) in (0..GAMES).zip(sets) {
        let seats = seats[game as usize % seats.len()];
        let mut dice = Dice::new(Seed::in_series(game, 3));
        let whole = random_story(options, seats, game);
        for moment in moments(&whole, &mut dice) {
            let story = Story { options, seats, deal: whole.deal.clone(), actions: whole.actions[..moment].to_vec() };
            let truth = tell(&story);
            for viewer in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Public]) {
                compare(&story, &truth, viewer, &mut dice, &mut compared);
            }
        }
    }
    compared
}

/// Compares the true story with up to three others.
fn compare(story: &Story, truth: &Told, viewer: Viewer, dice: &mut Dice, compared: &mut Compared) {
    let seated = viewer != Viewer::Public;
    let mut found = 0;
    for _ in 0..24 {
        let Some((other, told)) = retell(story, truth, viewer, dice) else { continue };
        assert_same(truth, &told, viewer);
        let different = differences(truth, &told);
        if different.is_empty() && other.deal == story.deal {
            continue;
        }
        *compared.phases.entry((seated, phase(&truth.game))).or_default() += 1;
        for what in different {
            *compared.differences.entry((seated, what)).or_default() += 1;
        }
        found += 1;
        if found == 3 {
            break;
        }
    }
}

#[test]
fn three_to_five_players() {
    let compared = compare_all(Form::Parcifal, &[3, 4, 5]);
    compared.assert(&compared.phases, LEAST, &["picking", "turn", "asking", "look", "shield", "over"]);
    let hidden = ["packets", "hands", "codex", "shields", "chosen at the same time"];
    compared.assert(&compared.differences, LEAST, &hidden);
}

#[test]
fn two_with_a_neutral_colour() {
    let compared = compare_all(Form::Parcifal, &[2]);
    compared.assert(&compared.phases, LEAST, &["picking", "turn", "place", "asking", "look", "shield", "over"]);
    let hidden = ["packets", "hands", "codex", "shields", "chosen at the same time", "neutral hand", "neutral shields"];
    compared.assert(&compared.differences, LEAST, &hidden);
}

#[test]
fn two_with_two_colours_each() {
    let compared = compare_all(Form::Lancelot, &[2]);
    let phases = ["piling", "piles", "assigning", "turn", "asking", "look", "shield", "over"];
    compared.assert(&compared.phases, LEAST, &phases);
    let hidden = ["packets", "hands", "codex", "shields", "chosen at the same time"];
    compared.assert(&compared.differences, LEAST, &hidden);
}

/// The view of everything really has what the others must not see, so that the comparison is no idle one.
#[test]
fn what_is_hidden_differs() {
    let deal = |swap: (usize, usize)| {
        let mut cards = deck();
        cards.swap(swap.0, swap.1);
        let later = roundtable::games::isolde::Chance { decks: vec![cards], ..Default::default() };
        Isolde::set_up(&Options::default(), 3, &Deal { start: Seat(0), later }).unwrap()
    };
    // A card of B's packet against one of C's, of another kind.
    let (one, other) = (deal((5, 5)), deal((5, 14)));
    assert_ne!(one.view(Viewer::All), other.view(Viewer::All));
    assert_eq!(one.view(Viewer::Public), other.view(Viewer::Public));
    assert_eq!(one.view(Viewer::Seat(Seat(0))), other.view(Viewer::Seat(Seat(0))));
    assert_ne!(one.view(Viewer::Seat(Seat(1))), other.view(Viewer::Seat(Seat(1))));
    assert_eq!(one.view(Viewer::Public).hands[Colour(0)], 0);
}
