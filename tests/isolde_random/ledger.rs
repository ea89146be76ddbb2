//! A second bookkeeping of a game, made from its events alone by the rules of the booklet: cards, markers, order of
//! play, what is scored when and with how many points.

use std::collections::BTreeMap;

use roundtable::games::isolde::{
    Board, ByColour, Card, Cause, Colour, Deal, Disc, Event, Form, Isolde, Kind, Options, Table, Track,
};
use roundtable::games::{BySeat, Game, Seat, Seats, Viewer};

/// A marker: its space, and when it came there.
type Marker = (u16, u32);

#[derive(Clone, Default)]
struct Points {
    blue: i16,
    other: i16,
    bonus: i16,
    /// Of `other`, what lies face down.
    hidden: i16,
}

impl Points {
    fn total(&self) -> i16 {
        self.blue + self.other + self.bonus
    }
}

pub struct Ledger {
    options: Options,
    seats: usize,
    colours: usize,
    holders: ByColour<Option<Seat>>,
    round: u8,
    start: usize,
    order: Vec<usize>,
    deck: Vec<Card>,
    /// How many cards were played in this round.
    played: usize,
    /// Whether scoring has begun, and who plays a fifth card.
    scoring: bool,
    fifth: Option<usize>,
    last_card: Option<u16>,
    markers: BTreeMap<Board, Vec<Marker>>,
    arrivals: u32,
    points: Vec<Points>,
    named: Option<usize>,
    cup: i32,
    /// The scrolls that are on the board, and how many were taken in this round.
    scrolls: Vec<u16>,
    taken: i16,
    twelve: bool,
    /// What was scored and reset in this round.
    scored: Vec<Board>,
    reset: Vec<Board>,
    codex: usize,
    over: bool,
}

impl Ledger {
    pub fn new(deal: &Deal, game: &Isolde) -> Ledger {
        let view = game.view(Viewer::Public);
        let colours = view.holders.colours();
        let lancelot = view.seats == 2 && view.options.form == Form::Lancelot;
        let mut ledger = Ledger {
            options: view.options,
            seats: view.seats,
            colours,
            holders: view.holders,
            round: 0,
            start: if lancelot { 0 } else { deal.start.index() },
            order: Vec::new(),
            deck: Vec::new(),
            played: 0,
            scoring: false,
            fifth: None,
            last_card: None,
            markers: Board::ALL.into_iter().map(|board| (board, vec![(0, 0); colours])).collect(),
            arrivals: 0,
            points: vec![Points::default(); colours],
            named: None,
            cup: 0,
            scrolls: vec![6, 12],
            taken: 0,
            twelve: false,
            scored: Vec::new(),
            reset: Vec::new(),
            codex: 0,
            over: false,
        };
        let holder = |colour: usize| match (view.seats, lancelot) {
            (2, true) if colour.is_multiple_of(2) => Some(deal.start),
            (2, true) => Some(Seat(1 - deal.start.0)),
            (2, false) if colour == 2 => None,
            _ => Some(Seat(colour as u8)),
        };
        assert_eq!(ledger.holders, ByColour::new(colours, |colour| holder(colour.index())));
        ledger.begin(1, ledger.start, &view.order, &deal.later.decks[0]);
        ledger
    }

    fn lancelot(&self) -> bool {
        self.seats == 2 && self.options.form == Form::Lancelot
    }

    fn parcifal(&self) -> bool {
        self.seats == 2 && self.options.form == Form::Parcifal
    }

    fn begin(&mut self, round: u8, start: usize, order: &[Colour], deck: &[Card]) {
        assert_eq!(round, self.round + 1);
        assert!(round <= 6);
        self.round = round;
        let expected = match self.lancelot() {
            true => (0..4).map(|step| (usize::from(round) - 1 + step) % 4).collect::<Vec<_>>(),
            false => (0..self.colours).map(|step| (start + step) % self.colours).collect(),
        };
        assert_eq!(order.iter().map(|colour| colour.index()).collect::<Vec<_>>(), expected, "order of play");
        assert_eq!(start, expected[0]);
        self.start = start;
        self.order = expected;
        assert_eq!(deck.len(), 52);
        for kind in Kind::ALL {
            for value in 0..10 {
                let count = deck.iter().filter(|card| **card == Card { kind, value }).count();
                assert_eq!(count, copies(kind, value), "{kind:?} {value}");
            }
        }
        self.deck = deck.to_vec();
        (self.played, self.scoring, self.fifth) = (0, false, None);
        (self.taken, self.twelve) = (0, false);
        self.codex = 0;
        self.scored.clear();
        self.reset.clear();
    }

    /// Who begins the next round.
    fn next_start(&mut self) -> usize {
        match (self.named.take(), self.parcifal(), self.lancelot()) {
            (Some(named), _, _) => named,
            (None, true, _) => 1 - self.start,
            (None, _, true) => usize::from(self.round) % 4,
            (None, false, false) => (self.start + 1) % self.colours,
        }
    }

    /// Colours off the start, the first one ahead of all.
    fn ranking(&self, board: Board) -> Vec<usize> {
        let markers = &self.markers[&board];
        let mut off: Vec<usize> = (0..self.colours).filter(|colour| markers[*colour].0 > 0).collect();
        off.sort_by_key(|colour| std::cmp::Reverse(markers[*colour]));
        off
    }

    fn on_start(&self, board: Board) -> Vec<usize> {
        (0..self.colours).filter(|colour| self.markers[&board][*colour].0 == 0).collect()
    }

    fn places(&self) -> usize {
        if self.colours > 3 { 3 } else { 2 }
    }

    fn by_place(&self, board: Board, values: [i16; 3]) -> Vec<(usize, i16)> {
        self.ranking(board).into_iter().zip(values).take(self.places()).collect()
    }

    fn by_last(&self, board: Board, [last, second]: [i16; 2]) -> Vec<(usize, i16)> {
        let mut off = self.ranking(board);
        let mut points: Vec<_> = self.on_start(board).into_iter().map(|colour| (colour, last)).collect();
        if points.is_empty() {
            points.extend(off.pop().map(|colour| (colour, last)));
        }
        points.extend(off.pop().map(|colour| (colour, second)));
        points
    }

    /// What scoring this board now must give.
    fn due(&self, board: Board) -> Vec<(usize, i16)> {
        let printed = self.options.table == Table::Printed;
        let knight = if board == Board::Joust { self.cup < 0 } else { self.cup > 0 };
        match board {
            Board::Joust | Board::Melee if self.options.tournament => {
                self.by_place(board, if knight { [8, 5, 2] } else { [5, 3, 1] })
            }
            Board::Joust | Board::Melee => self.by_place(board, [3, 2, 1]),
            Board::Grail => self.by_place(board, if printed { [17, 10, 4] } else { [3, 2, 1] }),
            Board::Study => self.by_last(board, [-3, -1]),
            Board::Chivalry => self.by_last(board, if printed { [-10, -5] } else { [-3, -1] }),
            Board::King => {
                let space = |colour: usize| self.markers[&board][colour].0 as i16;
                let points = |colour| match (self.options.king, space(colour)) {
                    (true, space) => space * self.taken,
                    (false, 12) => 12,
                    (false, 6..=11) => 6,
                    (false, _) => 0,
                };
                (0..self.colours).map(|colour| (colour, points(colour))).collect()
            }
            Board::Isolde | Board::Magic => panic!("{board:?} gives no points"),
        }
    }

    /// The boards that must have been scored by the end of this round, in order.
    fn due_boards(&self) -> Vec<Board> {
        let options = self.options;
        let is_due = |board: &Board| match board {
            Board::Isolde => true,
            Board::Study => true,
            Board::Magic => options.magic && [2, 5].contains(&self.round),
            Board::Joust | Board::Melee => !options.tournament || self.round.is_multiple_of(2),
            Board::King if options.king => self.taken > 0,
            Board::King => self.round.is_multiple_of(3),
            Board::Grail => self.round == 6,
            Board::Chivalry => self.round == 6 && !options.chivalry,
        };
        Board::ALL.into_iter().filter(is_due).collect()
    }

    /// The boards that must have been reset or closed up.
    fn due_resets(&self) -> Vec<Board> {
        let options = self.options;
        let is_due = |board: &Board| match board {
            Board::Isolde | Board::Study => self.round == 3,
            Board::Magic => options.magic && self.round == 2,
            Board::Joust | Board::Melee if options.tournament => [2, 4].contains(&self.round),
            Board::Joust | Board::Melee => self.round == 3,
            Board::King if options.king => self.twelve,
            Board::King => self.round == 3,
            Board::Grail | Board::Chivalry => false,
        };
        Board::ALL.into_iter().filter(is_due).collect()
    }

    fn end_round(&mut self) {
        let cards = self.colours * if self.lancelot() { 3 } else { 4 };
        assert!(self.played >= cards && self.played <= cards + 1, "{} cards played", self.played);
        assert_eq!(self.scored, self.due_boards(), "what was scored in round {}", self.round);
        assert_eq!(self.reset, self.due_resets(), "what was reset after round {}", self.round);
    }

    fn arrive(&mut self, board: Board, colour: usize, space: u16) {
        self.arrivals += 1;
        self.markers.get_mut(&board).unwrap()[colour] = (space, self.arrivals);
    }

    pub fn hear(&mut self, events: &[Event]) {
        events.iter().for_each(|event| self.hear_one(event));
    }

    fn hear_one(&mut self, event: &Event) {
        match event {
            Event::RoundBegan { round, start, order, deck } => {
                self.end_round();
                let due = self.next_start();
                assert_eq!(start.index(), due, "start player of round {round}");
                self.begin(*round, due, order, deck.as_ref().unwrap());
            }
            Event::Passed { left } => assert_eq!(*left, [1, 3, 5].contains(&self.round)),
            Event::Played { colour, card, board } => {
                if self.scoring {
                    assert_eq!(self.fifth.take(), Some(colour.index()), "a card during scoring");
                } else {
                    assert_eq!(self.order[self.played % self.colours], colour.index(), "whose turn it is");
                }
                self.played += 1;
                assert!(*board == Board::Magic && self.options.magic || fits(card.kind, *board));
                self.last_card = Some(u16::from(card.value));
            }
            Event::Moved { colour, board, from, to, cause } => {
                self.move_one(colour.index(), *board, *from, *to, *cause)
            }
            Event::PutOnTop { colour, board } => {
                assert_eq!(colour.index(), self.start);
                assert!(!self.scoring, "before the first board");
                let space = self.markers[board][colour.index()].0;
                assert!(self.markers[board].iter().filter(|(other, _)| *other == space).count() > 1 && space > 0);
                self.arrive(*board, colour.index(), space);
            }
            Event::IsoldeRanked { ranks } => {
                self.scoring = true;
                self.scored.push(Board::Isolde);
                assert_eq!(indices(ranks), self.first(Board::Isolde));
            }
            Event::MagicRanked { ranks } => {
                self.scored.push(Board::Magic);
                assert_eq!(indices(ranks), self.first(Board::Magic));
            }
            Event::DiscUsed { colour, disc } => match disc {
                Disc::Start(named) => self.named = named.map(|named| named.index()),
                Disc::Fifth => self.fifth = (!self.lancelot()).then_some(colour.index()),
                _ => {}
            },
            Event::BoardScored { board, order, points } => {
                assert_eq!(indices(order), self.ranking(*board));
                let mut due = self.due(*board);
                due.retain(|(_, points)| *points != 0);
                let mut given: Vec<_> = points.iter().map(|(colour, points)| (colour.index(), *points)).collect();
                due.sort_unstable();
                given.sort_unstable();
                assert_eq!(given, due, "{board:?} in round {}", self.round);
                for (colour, points) in given {
                    match board {
                        Board::Joust | Board::Melee | Board::King => self.points[colour].blue += points,
                        _ => self.points[colour].other += points,
                    }
                }
                self.scored.push(*board);
            }
            Event::BonusScored { points } => {
                let (first, off) = (self.ranking(Board::Grail), self.on_start(Board::Grail));
                let last = if off.is_empty() { vec![*first.last().unwrap()] } else { off };
                let mut due: Vec<_> = last.iter().map(|colour| (*colour, -(self.points[*colour].blue / 2))).collect();
                due.extend(first.first().map(|colour| (*colour, self.points[*colour].blue)));
                due.extend(first.get(1).map(|colour| (*colour, self.points[*colour].blue / 2)));
                let mut given: Vec<_> = points.iter().map(|(colour, points)| (colour.index(), *points)).collect();
                due.sort_unstable();
                given.sort_unstable();
                assert_eq!(given, due);
                given.iter().for_each(|(colour, points)| self.points[*colour].bonus += points);
                self.scored.push(Board::Grail);
            }
            Event::ShieldTaken { colour, value, .. } => {
                let value = value.expect("a shield was there");
                self.points[colour.index()].other += value;
                self.points[colour.index()].hidden += value;
                self.codex += 1;
                if self.codex == self.colours {
                    self.scored.push(Board::Study);
                }
            }
            Event::ShieldGiven { from, to, value, hidden, .. } => {
                let value = value.expect("a shield was given");
                assert!([-1, -3].contains(&value));
                for (colour, value) in [(from, -value), (to, value)] {
                    self.points[colour.index()].other += value;
                    self.points[colour.index()].hidden += if *hidden { value } else { 0 };
                }
            }
            Event::BlueTaken { from, to, shield } => {
                assert!((1..=3).contains(&shield.value) && shield.hue.is_blue());
                self.points[from.index()].blue -= shield.value;
                self.points[to.index()].blue += shield.value;
            }
            Event::CupMoved { from, to } => {
                assert_eq!(i32::from(*from), self.cup);
                assert!((-7..=7).contains(to) && *to != 0);
                self.cup = i32::from(*to);
            }
            Event::CupReset => self.cup = 0,
            Event::ScrollTaken { at, .. } => {
                let place = self.scrolls.iter().position(|scroll| scroll == at).expect("the scroll is on the board");
                self.scrolls.remove(place);
                self.taken += 1;
                self.twelve |= *at == 12;
            }
            Event::ScrollsBack => self.scrolls = vec![6, 12],
            Event::Reset { board } => {
                self.reset.push(*board);
                self.markers.insert(*board, vec![(0, 0); self.colours]);
            }
            Event::ClosedUp { board } => {
                assert!(self.options.advanced);
                self.reset.push(*board);
                let spaces = if self.on_start(*board).is_empty() { 0.. } else { 1.. };
                for (colour, space) in self.ranking(*board).into_iter().rev().zip(spaces) {
                    self.arrive(*board, colour, space);
                }
            }
            Event::Over { winners, neutral, points } => {
                assert_eq!(self.round, 6);
                self.end_round();
                let due: Vec<i16> = self.points.iter().map(Points::total).collect();
                assert_eq!(points.values().copied().collect::<Vec<_>>(), due);
                assert_eq!((*winners, *neutral), self.winners());
                self.over = true;
            }
            _ => {}
        }
    }

    fn move_one(&mut self, colour: usize, board: Board, from: u16, to: u16, cause: Cause) {
        assert_eq!(self.markers[&board][colour].0, from);
        let steps = match cause {
            Cause::Card => self.last_card.take().unwrap(),
            Cause::Back => from.abs_diff(to),
            _ => to - from,
        };
        match cause {
            Cause::Back => assert!(to < from && steps <= 3),
            _ if board == Board::King => assert_eq!(to, (from + steps).min(12)),
            _ => assert_eq!(to, from + steps),
        }
        for scroll in self.scrolls.clone() {
            assert!(!self.options.king || board != Board::King || from < scroll, "the scroll was passed before");
        }
        if from != to {
            self.arrive(board, colour, to);
        }
    }

    fn first(&self, board: Board) -> Vec<usize> {
        self.ranking(board).into_iter().take(self.places()).collect()
    }

    /// Points of each seat; with `None` of the neutral colour.
    fn of(&self, holder: Option<Seat>) -> i16 {
        let own = self.holders.iter().filter(|(_, other)| **other == holder);
        own.map(|(colour, _)| self.points[colour.index()].total()).sum()
    }

    fn winners(&self) -> (Seats, bool) {
        let mut all: Vec<Option<Seat>> = Seat::all(self.seats).map(Some).collect();
        if self.parcifal() {
            all.push(None);
        }
        let best = all.iter().map(|holder| self.of(*holder)).max().unwrap();
        all.retain(|holder| self.of(*holder) == best);
        let ahead = self.ranking(Board::Isolde).into_iter().map(|colour| self.holders[Colour(colour as u8)]);
        if let Some(first) = ahead.into_iter().find(|holder| all.contains(holder)) {
            all = vec![first];
        }
        (all.iter().copied().flatten().collect(), all.contains(&None))
    }

    /// What the game shows is what happened.
    pub fn check(&self, game: &Isolde) {
        let view = game.view(Viewer::All);
        assert_eq!(view.round, self.round);
        assert_eq!(view.start.index(), self.start);
        let everything = view.everything.unwrap();
        let dealt = if self.lancelot() { 6 } else { 5 };
        let owners = if self.lancelot() { 2 } else { self.colours };
        let mut out = self.deck[..dealt * owners].to_vec();
        let mut seen: Vec<Card> = Vec::new();
        for owner in 0..owners {
            let own = (0..self.colours).filter(|colour| match self.lancelot() {
                true => self.holders[Colour(*colour as u8)] == Some(Seat(owner as u8)),
                false => *colour == owner,
            });
            let before = seen.len();
            for colour in own.map(|colour| Colour(colour as u8)) {
                seen.extend(&everything.packets[colour]);
                seen.extend(&everything.hands[colour]);
                seen.extend(view.played[colour].iter().map(|(card, _)| *card));
            }
            let parting = view.variants.taken.iter().flatten().count() == 1;
            let due = if parting { dealt / 2 } else { dealt };
            assert_eq!(seen.len() - before, due, "everybody always has {due} cards with those played");
            // The piles of whoever has only taken one yet still lie open.
            if parting && view.variants.taken[owner].is_none() {
                seen.extend(view.variants.piles[owner].iter().flatten());
            }
        }
        out.sort_unstable();
        seen.sort_unstable();
        assert_eq!(seen, out, "no card is in two places or lost");

        for board in Board::ALL {
            let spaces = |track: &Track| (0..self.colours).map(|colour| track.space(Colour(colour as u8))).collect();
            let shown: Vec<u16> = spaces(&view.tracks[board]);
            assert_eq!(shown, self.markers[&board].iter().map(|(space, _)| *space).collect::<Vec<_>>());
            assert_eq!(indices(&view.tracks[board].ranking()), self.ranking(board));
        }
        let public = game.view(Viewer::Public);
        for (points, colour) in self.points.iter().zip((0..).map(Colour)) {
            assert_eq!(view.shields[colour].total, points.total());
            let hidden = if self.over { 0 } else { points.hidden };
            assert_eq!(public.shields[colour].total, points.total() - hidden);
        }
        let scores = BySeat::new(self.seats, |seat| {
            let own = self.holders.iter().filter(|(_, holder)| **holder == Some(seat));
            own.map(|(colour, _)| public.shields[colour].total).sum()
        });
        assert_eq!(game.scores(), scores);
        assert_eq!(view.variants.cup.map_or(0, i32::from), self.cup);
    }

    pub fn check_end(&self, game: &Isolde) {
        assert!(self.over);
        assert_eq!(game.outcome().unwrap().winners, self.winners().0);
        assert_eq!(game.scores(), BySeat::new(self.seats, |seat| self.of(Some(seat))));
    }
}

fn indices(colours: &[Colour]) -> Vec<usize> {
    colours.iter().map(|colour| colour.index()).collect()
}

/// How many such cards there are.
fn copies(kind: Kind, value: u8) -> usize {
    match (kind, value) {
        (Kind::Combat, 3..=5) => 4,
        (Kind::Study, 3 | 4) => 3,
        (Kind::Study, 5) => 2,
        (Kind::Combat | Kind::Study, _) => 0,
        (_, 2..=5) => 2,
        _ => 0,
    }
}

fn fits(kind: Kind, board: Board) -> bool {
    match kind {
        Kind::Combat => matches!(board, Board::Joust | Board::Melee),
        Kind::Study => board == Board::Study,
        Kind::Isolde => board == Board::Isolde,
        Kind::King => board == Board::King,
        Kind::Grail => board == Board::Grail,
        Kind::Chivalry => board == Board::Chivalry,
    }
}
