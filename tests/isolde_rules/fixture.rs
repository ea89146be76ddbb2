//! Games by script: for each round the cards that each colour is to play, and a deck that brings them to it through
//! the draft.
//!
//! A hand is written as its cards in the order of play, and perhaps a last one that is not played: `J4` a Combat card
//! 4 on Joust, `M4` one on Melee, `S3` Study, `I3` Isolde, `K3` King, `G3` Grail, `C3` Chivalry, `G5*` any card played
//! as magic, `.` a card that does not matter.

use std::collections::VecDeque;

use roundtable::games::isolde::{
    Action, Board, Card, Chance, Colour, Deal, Event, Form, Isolde, Kind, Options, PhaseView, Question, Refusal, View,
    deck,
};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};

/// A card and where it is played.
#[derive(Clone, Copy, Debug)]
struct Planned {
    card: Card,
    board: Board,
}

/// What is to happen in each round.
pub struct Script {
    options: Options,
    seats: usize,
    start: u8,
    /// Kinds of cards that do not matter, the first ones first.
    idle: Vec<Kind>,
    rounds: Vec<Vec<Vec<Planned>>>,
    decks: Vec<Vec<Card>>,
    codices: Vec<Vec<i16>>,
    picks: Vec<u8>,
}

pub fn card(text: &str) -> Card {
    planned(text).card
}

fn planned(text: &str) -> Planned {
    let magic = text.ends_with('*');
    let (kind, board) = match &text[..1] {
        "J" => (Kind::Combat, Board::Joust),
        "M" => (Kind::Combat, Board::Melee),
        "S" => (Kind::Study, Board::Study),
        "I" => (Kind::Isolde, Board::Isolde),
        "K" => (Kind::King, Board::King),
        "G" => (Kind::Grail, Board::Grail),
        "C" => (Kind::Chivalry, Board::Chivalry),
        _ => panic!("no card is written {text}"),
    };
    let value = text[1..2].parse().unwrap();
    Planned { card: Card { kind, value }, board: if magic { Board::Magic } else { board } }
}

/// Takes the first card of a pile that fits.
fn draw(pile: &mut Vec<Card>, fits: impl Fn(&Card) -> bool) -> Option<Card> {
    let place = pile.iter().position(fits)?;
    Some(pile.remove(place))
}

/// Takes the last card of a pile that fits.
fn draw_last(pile: &mut Vec<Card>, fits: impl Fn(&Card) -> bool) -> Option<Card> {
    let place = pile.iter().rposition(fits)?;
    Some(pile.remove(place))
}

impl Script {
    pub fn new(seats: usize) -> Script {
        Script::with(seats, Options::default())
    }

    pub fn with(seats: usize, options: Options) -> Script {
        Script {
            options,
            seats,
            start: 0,
            idle: vec![Kind::Chivalry, Kind::King, Kind::Grail],
            rounds: Vec::new(),
            decks: Vec::new(),
            codices: Vec::new(),
            picks: Vec::new(),
        }
    }

    pub fn start(self, start: u8) -> Script {
        Script { start, ..self }
    }

    /// Which cards do not matter from here on.
    pub fn idle(self, kinds: &[Kind]) -> Script {
        Script { idle: kinds.to_vec(), ..self }
    }

    pub fn codex(mut self, shields: &[i16]) -> Script {
        self.codices.push(shields.to_vec());
        self
    }

    fn lancelot(&self) -> bool {
        self.seats == 2 && self.options.form == Form::Lancelot
    }

    /// The colour whose cards fall by chance.
    fn neutral(&self) -> Option<usize> {
        (self.seats == 2 && self.options.form == Form::Parcifal).then_some(2)
    }

    /// The next round, a hand for each colour.
    pub fn round<const N: usize>(mut self, hands: [&str; N]) -> Script {
        assert_eq!(N, self.options.colours(self.seats).unwrap(), "a hand for each colour");
        let plays = if self.lancelot() { 3 } else { 4 };
        let mut left = deck();
        // The lowest first, so that what does not matter moves little.
        left.sort_by_key(|card| card.value);
        let mut written: Vec<Vec<Option<Planned>>> = Vec::new();
        for hand in hands {
            let hand: Vec<_> = hand.split(' ').map(|text| (text != ".").then(|| planned(text))).collect();
            for one in hand.iter().flatten() {
                draw(&mut left, |card| *card == one.card).unwrap_or_else(|| panic!("no {one:?} is left"));
            }
            written.push(hand);
        }
        let mut round = Vec::new();
        for (colour, hand) in written.into_iter().enumerate() {
            let mut whole = Vec::new();
            for one in hand {
                whole.push(one.unwrap_or_else(|| {
                    let kinds = self.idle.clone();
                    let idle = kinds.iter().find_map(|kind| match self.neutral() == Some(colour) {
                        // It keeps the highest cards.
                        true => draw_last(&mut left, |card| card.kind == *kind),
                        false => draw(&mut left, |card| card.kind == *kind),
                    });
                    let card = idle.expect("there are more cards that do not matter");
                    Planned { card, board: card.kind.boards()[0] }
                }));
            }
            round.push(whole);
        }
        for (colour, whole) in round.iter_mut().enumerate() {
            assert!(whole.len() >= plays, "{plays} cards are played");
            while whole.len() < 5 && !self.lancelot() {
                let high = self.neutral() == Some(colour);
                let card = if high { left.pop().unwrap() } else { left.remove(0) };
                whole.push(Planned { card, board: card.kind.boards()[0] });
            }
        }
        let front = if self.lancelot() { self.six(&round) } else { self.packets(&round) };
        self.decks.push(front.into_iter().chain(left).collect());
        self.rounds.push(round);
        self
    }

    /// A round in which nothing matters.
    pub fn idle_round(self) -> Script {
        match self.options.colours(self.seats).unwrap() {
            3 => self.round([". . . ."; 3]),
            4 if self.lancelot() => self.round([". . ."; 4]),
            4 => self.round([". . . ."; 4]),
            _ => self.round([". . . ."; 5]),
        }
    }

    /// Packets out of which each colour can keep its cards in the order of its hand.
    fn packets(&mut self, round: &[Vec<Planned>]) -> Vec<Card> {
        let colours = round.len();
        let left = self.rounds.len().is_multiple_of(2);
        // Whose packet comes to a colour at a step.
        let from = |colour: usize, step: usize| match left {
            true => (colour + 5 * colours - step) % colours,
            false => (colour + step) % colours,
        };
        let kept: Vec<Vec<Card>> = round
            .iter()
            .enumerate()
            .map(|(colour, hand)| {
                let mut kept: Vec<Card> = hand.iter().map(|planned| planned.card).collect();
                if self.neutral() == Some(colour) {
                    kept.sort_by_key(|card| std::cmp::Reverse(card.value));
                }
                kept
            })
            .collect();
        let mut packets: Vec<Vec<Card>> = vec![Vec::new(); colours];
        for step in 0..5 {
            for (colour, kept) in kept.iter().enumerate() {
                packets[from(colour, step)].push(kept[step]);
            }
        }
        if let Some(neutral) = self.neutral() {
            for step in 0..4 {
                let mut packet = packets[from(neutral, step)][step..].to_vec();
                packet.sort_unstable();
                let best = packet.iter().map(|card| card.value).max();
                packet.retain(|card| Some(card.value) == best);
                let wanted = packet.iter().position(|card| *card == kept[neutral][step]);
                let wanted = wanted.unwrap_or_else(|| panic!("it keeps {packet:?}, not {:?}", kept[neutral][step]));
                if packet.len() > 1 {
                    self.picks.push(wanted as u8);
                }
            }
            let mut hand = kept[neutral].clone();
            for planned in &round[neutral][..4] {
                let place = hand.iter().position(|card| *card == planned.card).unwrap();
                hand.remove(place);
                self.picks.push(place as u8);
            }
        }
        packets.concat()
    }

    /// With Lancelot: three of the own cards and three of the opponent's for each seat.
    fn six(&self, round: &[Vec<Planned>]) -> Vec<Card> {
        let cards = |colour: usize| round[colour].iter().map(|planned| planned.card);
        let first = usize::from(self.start);
        let mut six = Vec::new();
        for seat in 0..2 {
            // The first seat's colours are 0 and 2; of each seat the first colour's cards stay.
            let own = (seat + first) % 2;
            six.extend(cards(own));
            six.extend(cards(3 - own));
        }
        six
    }

    pub fn begin(self) -> Play {
        let later = Chance { decks: self.decks, codices: self.codices, picks: self.picks };
        let deal = Deal { start: Seat(self.start), later };
        let game = Isolde::set_up(&self.options, self.seats, &deal).unwrap();
        Play {
            game,
            dice: Dice::new(Seed::from_number(0)),
            log: Vec::new(),
            rounds: self.rounds.into(),
            marks: vec![Board::Study; 5],
            turns: Vec::new(),
        }
    }
}

/// A game under way.
pub struct Play {
    pub game: Isolde,
    dice: Dice,
    /// What has happened.
    pub log: Vec<Event>,
    rounds: VecDeque<Vec<Vec<Planned>>>,
    /// What each colour marks for the challenge.
    pub marks: Vec<Board>,
    /// What is left to play in this round.
    turns: Vec<VecDeque<Planned>>,
}

impl Play {
    pub fn act(&mut self, seat: u8, action: Action) -> Vec<Event> {
        let events = self.game.play(Seat(seat), &action, &mut self.dice);
        let events = events.unwrap_or_else(|refusal| panic!("{action:?} of seat {seat}: {refusal}"));
        self.log.extend(events.clone());
        events
    }

    /// Whoever is awaited does this.
    pub fn answer(&mut self, action: Action) -> Vec<Event> {
        let seat = self.game.to_act().iter().next().unwrap();
        self.act(seat.0, action)
    }

    /// Tries what must be refused, and checks that nothing changed.
    pub fn refused(&mut self, seat: u8, action: Action) -> Refusal {
        let before = self.game.clone();
        let refusal = self.game.play(Seat(seat), &action, &mut self.dice).expect_err("it must be refused");
        assert_eq!(self.game, before);
        refusal
    }

    pub fn public(&self) -> View {
        self.game.view(Viewer::Public)
    }

    pub fn seen(&self, seat: u8) -> View {
        self.game.view(Viewer::Seat(Seat(seat)))
    }

    /// What is asked, and of whom.
    pub fn asked(&self) -> (u8, Question) {
        match self.public().phase {
            PhaseView::Asking(question) => (self.game.to_act().iter().next().unwrap().0, question),
            other => panic!("nothing is asked, but {other:?}"),
        }
    }

    /// What whoever is asked can do.
    pub fn legal(&self) -> Vec<Action> {
        self.game.legal_actions(self.game.to_act().iter().next().unwrap())
    }

    fn colour_of(&self, seat: u8) -> usize {
        let view = self.public();
        view.holders.iter().find(|(_, holder)| **holder == Some(Seat(seat))).unwrap().0.index()
    }

    /// Everybody keeps the cards of the script; with Lancelot piles are made, taken and assigned.
    pub fn draft(&mut self) {
        let round = self.rounds.pop_front().expect("the script has a further round");
        self.turns = round.iter().map(|hand| hand.clone().into()).collect();
        let three = |colour: usize| {
            let mut three: Vec<Card> = round[colour].iter().map(|planned| planned.card).collect();
            three.sort_unstable();
            <[Card; 3]>::try_from(three).unwrap()
        };
        let mut step = 0;
        loop {
            match self.public().phase {
                PhaseView::Asking(Question::Mark { colour }) => {
                    self.answer(Action::Mark(self.marks[colour.index()]));
                }
                PhaseView::Picking { .. } => {
                    for seat in self.game.to_act().iter() {
                        let card = round[self.colour_of(seat.0)][step].card;
                        self.act(seat.0, Action::Keep(card));
                    }
                    step += 1;
                }
                PhaseView::Piling { .. } => {
                    for seat in 0..2 {
                        self.act(seat, Action::Pile(three(self.colour_of(seat))));
                    }
                }
                PhaseView::Asking(Question::TakePile { .. }) => drop(self.answer(Action::TakePile(1))),
                PhaseView::Assigning { .. } => {
                    for seat in 0..2 {
                        self.act(seat, Action::Assign(three(self.colour_of(seat))));
                    }
                }
                _ => break,
            }
        }
    }

    /// Plays the next card of whose turn it is.
    pub fn turn(&mut self) -> Vec<Event> {
        let PhaseView::Turn { colour } = self.public().phase else { panic!("it is nobody's turn") };
        let Planned { card, board } = self.turns[colour.index()].pop_front().unwrap();
        self.answer(Action::Play { card, board })
    }

    /// Plays all cards of the round; whoever may look at the codex looks at its first shield.
    pub fn turns(&mut self) {
        loop {
            match self.public().phase {
                PhaseView::Turn { .. } => drop(self.turn()),
                PhaseView::Asking(Question::Look { .. }) => drop(self.answer(Action::Look(0))),
                PhaseView::Asking(Question::Place { colour, card }) => {
                    let hand = &mut self.turns[colour.index()];
                    let place = hand.iter().position(|planned| planned.card == card).unwrap();
                    let board = hand.remove(place).unwrap().board;
                    self.answer(Action::Place(board));
                }
                _ => break,
            }
        }
    }

    /// The draft and all cards; then the first question of the scoring, or the next round.
    pub fn cards(&mut self) {
        self.draft();
        self.turns();
    }

    /// Answers what is asked with as little as possible, until the next round or the end.
    pub fn pass(&mut self) {
        while let PhaseView::Asking(question) = self.public().phase {
            if matches!(question, Question::Mark { .. }) {
                break;
            }
            let legal = self.legal();
            let least = [Action::Bonus(None), Action::Edge(None), Action::Stop];
            let least = legal.iter().find(|action| least.contains(action)).or(legal.first()).copied();
            self.answer(least.unwrap());
        }
    }

    /// So many whole rounds, with as little as possible at their scorings.
    pub fn rounds(&mut self, rounds: usize) {
        for _ in 0..rounds {
            self.cards();
            self.pass();
        }
    }

    /// The spaces of a board's markers, by colour.
    pub fn spaces(&self, board: Board) -> Vec<u16> {
        let view = self.public();
        view.holders.iter().map(|(colour, _)| view.tracks[board].space(colour)).collect()
    }

    /// The colours off the start, the first one ahead of all.
    pub fn ranking(&self, board: Board) -> Vec<u8> {
        self.public().tracks[board].ranking().iter().map(|colour| colour.0).collect()
    }

    /// What the last scoring of a board gave, by colour; `None` when it was not scored since the round began.
    pub fn scored(&self, board: Board) -> Option<Vec<i16>> {
        let colours = self.public().holders.colours();
        scored(&self.log, board, colours)
    }

    /// Forgets what has happened.
    pub fn forget(&mut self) {
        self.log.clear();
    }

    /// All points, by colour, those face down among them.
    pub fn totals(&self) -> Vec<i16> {
        self.game.view(Viewer::All).shields.values().map(|shields| shields.total).collect()
    }
}

/// What the last scoring of a board among these events gave, by colour.
pub fn scored(events: &[Event], board: Board, colours: usize) -> Option<Vec<i16>> {
    let points = events.iter().rev().find_map(|event| match event {
        Event::BoardScored { board: other, points, .. } if *other == board => Some(points),
        _ => None,
    });
    let mut by_colour = vec![0; colours];
    for (colour, points) in points? {
        by_colour[colour.index()] += points;
    }
    Some(by_colour)
}

pub fn colours<const N: usize>(numbers: [u8; N]) -> Vec<Colour> {
    numbers.into_iter().map(Colour).collect()
}

pub fn seats<const N: usize>(numbers: [u8; N]) -> roundtable::games::Seats {
    numbers.into_iter().map(Seat).collect()
}
