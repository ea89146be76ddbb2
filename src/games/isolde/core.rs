//! The base game: rounds of dealing, drafting, playing and scoring (booklet, "A játék menete"). Variants and the
//! forms for two players take part at its named points and hear of what happens; the base game knows none of them.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::card::deck;
use super::components::COMPONENTS;
use super::shield::Hue;
use super::{
    Action, Board, ByBoard, ByColour, Card, Cause, Chance, Colour, Event, Move, Question, Refusal, Shields, Table,
    Track,
};
use crate::games::{Dice, Seat, Seats};

/// Rounds of a game.
pub const ROUNDS: u8 = 6;
/// Cards dealt to each.
pub const HAND: usize = 5;
/// Cards that each plays in a round.
const PLAYED: usize = 4;

/// A named point of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Point {
    /// A round begins: cards are dealt.
    Round,
    /// Everybody has looked at the cards dealt.
    Dealt,
    /// Everybody keeps a card of the packet.
    Pick,
    /// The packets go on.
    Pass,
    /// This colour plays a card.
    Turn(Colour),
    /// Before any board is scored.
    Scoring,
    Score(Board),
    /// After all boards.
    Scored,
    /// The markers of this board may go back to the start.
    Reset(Board),
    /// The round ends.
    End,
}

/// What everybody waits for. What is secret in it never leaves the rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(super) enum Phase {
    /// Everybody keeps a card, at the same time and unseen.
    Picking {
        picks: ByColour<Option<Card>>,
    },
    Turn {
        colour: Colour,
    },
    Asking(Question),
    /// Lancelot: two piles of three are made, by seat.
    Piling {
        piles: Vec<Option<[Card; 3]>>,
    },
    /// Lancelot: the cards are given to the own colours, by seat.
    Assigning {
        first: Vec<Option<[Card; 3]>>,
    },
    Over,
}

/// Cards in an order that tells nothing of the deck's.
pub fn packet(cards: &[Card]) -> Vec<Card> {
    let mut packet = cards.to_vec();
    packet.sort_unstable();
    packet
}

/// The state of the base game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Core {
    pub table: Table,
    pub seats: usize,
    /// 1 to 6.
    pub round: u8,
    /// The colour of the start player.
    pub start: Colour,
    /// In this order cards are played in this round.
    pub order: Vec<Colour>,
    /// Who holds a colour's cards; where nobody does, chance and the start player do.
    pub holders: ByColour<Option<Seat>>,
    /// The boards on the table, in the order of scoring.
    pub boards: Vec<Board>,
    /// The boards on which any card may be played.
    pub open_boards: Vec<Board>,
    pub tracks: ByBoard<Track>,
    pub shields: ByColour<Shields>,
    /// What is in front of each to choose from.
    pub packets: ByColour<Vec<Card>>,
    /// Kept, and not played yet.
    pub hands: ByColour<Vec<Card>>,
    /// What each passed on in this round, packet by packet.
    pub passed: ByColour<Vec<Vec<Card>>>,
    /// What each played in this round, and where.
    pub played: ByColour<Vec<(Card, Board)>>,
    /// The move of the last card, or at a scoring all moves of that.
    pub moves: Vec<Move>,
    /// The places of Isolde's board that count at this scoring, frozen when it began.
    pub ranks: Vec<Colour>,
    /// What the round has still to come to.
    pub agenda: VecDeque<Point>,
    /// What is to be asked before it does.
    pub questions: VecDeque<Question>,
    pub chance: Chance,
    pub phase: Phase,
}

/// What goes along with one action.
pub(super) struct Moment<'a> {
    pub events: Vec<Event>,
    pub dice: &'a mut Dice,
    /// Nothing goes on until somebody acts.
    pub waiting: bool,
}

impl Core {
    pub fn colours(&self) -> usize {
        self.holders.colours()
    }

    pub fn all(&self) -> impl Iterator<Item = Colour> + use<> {
        Colour::all(self.colours())
    }

    /// The shields of a seat's colours, or with `None` of the neutral one.
    pub fn shields_of(&self, holder: Option<Seat>) -> impl Iterator<Item = &Shields> {
        let own = self.holders.iter().filter(move |(_, other)| **other == holder);
        own.map(|(colour, _)| &self.shields[colour])
    }

    /// Who decides for a colour.
    pub fn decider(&self, colour: Colour) -> Seat {
        let start = self.holders.get(self.start).copied().flatten();
        self.holders[colour].or(start).unwrap_or(Seat(0))
    }

    /// How many places count: the third only with four or five colours.
    pub fn places(&self) -> usize {
        if self.colours() >= 4 { 3 } else { 2 }
    }

    /// All colours, the start player's first, clockwise.
    pub fn clockwise(&self) -> impl Iterator<Item = Colour> + use<> {
        let (start, colours) = (self.start.index(), self.colours());
        (0..colours).map(move |step| Colour(((start + step) % colours) as u8))
    }

    /// Whether packets go clockwise in this round.
    pub fn passes_left(&self) -> bool {
        self.round % 2 == 1
    }

    pub fn wait(&mut self, phase: Phase, at: &mut Moment) {
        self.phase = phase;
        at.waiting = true;
    }

    /// Reaches a named point.
    pub fn reach(&mut self, point: Point, at: &mut Moment) -> Result<(), Refusal> {
        match point {
            Point::Round => self.begin_round(at)?,
            Point::Scoring => self.moves.clear(),
            Point::Dealt | Point::Scored => {}
            Point::Pick => {
                let picks = ByColour::new(self.colours(), |_| None);
                self.wait(Phase::Picking { picks }, at);
            }
            Point::Pass => self.pass(at),
            Point::Turn(colour) => self.wait(Phase::Turn { colour }, at),
            Point::Score(board) => self.score(board, at),
            Point::Reset(board) => {
                let stays = matches!(board, Board::Grail | Board::Chivalry | Board::Magic);
                if self.round == 3 && !stays {
                    self.reset(board, at);
                }
            }
            Point::End => self.end_round(at),
        }
        Ok(())
    }

    fn begin_round(&mut self, at: &mut Moment) -> Result<(), Refusal> {
        self.order = self.clockwise().collect();
        self.deal(HAND, at)?;
        self.agenda.push_back(Point::Dealt);
        for _ in 1..HAND {
            self.agenda.extend([Point::Pick, Point::Pass]);
        }
        self.put_turns_and_scoring(PLAYED);
        Ok(())
    }

    /// Shuffles all 52 cards and deals so many to each colour.
    fn deal(&mut self, count: usize, at: &mut Moment) -> Result<(), Refusal> {
        let cards = self.shuffle(at)?;
        for (colour, cards) in self.all().zip(cards.chunks_exact(count)) {
            self.packets[colour] = packet(cards);
        }
        self.tell_deal(cards, at);
        Ok(())
    }

    /// Takes all cards back and shuffles them.
    pub fn shuffle(&mut self, at: &mut Moment) -> Result<Vec<Card>, Refusal> {
        let mut cards = deck();
        self.chance.shuffle_deck(&mut cards, at.dice)?;
        self.moves.clear();
        for colour in self.all() {
            self.packets[colour].clear();
            self.hands[colour].clear();
            self.passed[colour].clear();
            self.played[colour].clear();
        }
        Ok(cards)
    }

    pub fn tell_deal(&self, deck: Vec<Card>, at: &mut Moment) {
        let order = self.order.clone();
        at.events.push(Event::RoundBegan { round: self.round, start: self.start, order, deck: Some(deck) });
    }

    /// So many cards of each in turn, then everything to the end of the round.
    pub fn put_turns_and_scoring(&mut self, cards: usize) {
        for _ in 0..cards {
            self.agenda.extend(self.order.iter().copied().map(Point::Turn));
        }
        self.agenda.push_back(Point::Scoring);
        self.agenda.extend(self.boards.iter().copied().map(Point::Score));
        self.agenda.push_back(Point::Scored);
        self.agenda.extend(self.boards.iter().copied().map(Point::Reset));
        self.agenda.push_back(Point::End);
    }

    /// A seat keeps a card; when all have, the packets go on.
    pub fn keep(&mut self, seat: Seat, card: Card, at: &mut Moment) -> Result<(), Refusal> {
        let colour = self.own_colour(seat)?;
        let waiting = self.undecided();
        let Phase::Picking { picks } = &mut self.phase else { return Err(Refusal::NotNow) };
        if picks[colour].is_some() {
            return Err(Refusal::AlreadyKept);
        }
        if !self.packets[colour].contains(&card) {
            return Err(Refusal::NotInPacket { card });
        }
        picks[colour] = Some(card);
        at.events.push(Event::Kept { seat, colour, card: Some(card) });
        if waiting != Seats::NONE.with(seat) {
            at.waiting = true;
            return Ok(());
        }
        let picks = std::mem::replace(picks, ByColour::new(0, |_| None));
        for (colour, card) in picks.iter() {
            if let Some(card) = card {
                self.take(colour, *card);
            }
        }
        Ok(())
    }

    /// Who has not kept a card yet.
    pub fn undecided(&self) -> Seats {
        match &self.phase {
            Phase::Picking { picks } => {
                let open = self.holders.iter().filter(|(colour, _)| picks[*colour].is_none());
                open.filter_map(|(_, holder)| *holder).collect()
            }
            _ => Seats::NONE,
        }
    }

    /// The colour whose cards a seat drafts.
    pub fn own_colour(&self, seat: Seat) -> Result<Colour, Refusal> {
        let own = self.holders.iter().find(|(_, holder)| **holder == Some(seat)).map(|(colour, _)| colour);
        own.ok_or(Refusal::NoSuchSeat { seat })
    }

    /// Moves a card from the packet to the hand.
    pub fn take(&mut self, colour: Colour, card: Card) {
        if let Some(place) = self.packets[colour].iter().position(|other| *other == card) {
            self.packets[colour].remove(place);
            self.hands[colour].push(card);
        }
    }

    fn pass(&mut self, at: &mut Moment) {
        let left = self.passes_left();
        let colours = self.colours();
        for (colour, packet) in self.packets.iter() {
            self.passed[colour].push(packet.clone());
        }
        let from = |colour: Colour| if left { colour.right(colours) } else { colour.left(colours) };
        self.packets = ByColour::new(colours, |colour| std::mem::take(&mut self.packets[from(colour)]));
        at.events.push(Event::Passed { left });
        // The last card of a packet leaves nothing to choose.
        for colour in self.all() {
            if let [card] = self.packets[colour][..] {
                self.take(colour, card);
            }
        }
        if self.packets.values().all(Vec::is_empty) {
            at.events.push(Event::Drafted);
        }
    }

    /// A colour plays a card whose marker moves on this board; both were checked.
    pub fn play_card(&mut self, colour: Colour, card: Card, board: Board, at: &mut Moment) {
        if let Some(place) = self.hands[colour].iter().rposition(|held| *held == card) {
            self.hands[colour].remove(place);
        }
        self.played[colour].push((card, board));
        if self.agenda.contains(&Point::Scoring) {
            self.moves.clear();
        }
        at.events.push(Event::Played { colour, card, board });
        self.advance(colour, board, u16::from(card.value), Cause::Card, at);
    }

    /// Plays the last card of a colour's hand, face up: where it can move several markers, that is asked.
    pub fn play_open(&mut self, colour: Colour, at: &mut Moment) {
        let Some(card) = self.hands[colour].last().copied() else { return };
        let boards: Vec<Board> = self.boards_for(card).collect();
        match boards[..] {
            [board] => self.play_card(colour, card, board, at),
            _ => self.questions.push_front(Question::Place { colour, card }),
        }
    }

    /// Moves a marker forward; beyond a last space the rest is lost.
    pub fn advance(&mut self, colour: Colour, board: Board, steps: u16, cause: Cause, at: &mut Moment) {
        let from = self.tracks[board].space(colour);
        let to = board.last_space().map_or(from + steps, |last| (from + steps).min(last));
        self.go(colour, board, to, cause, at);
    }

    /// Puts a marker on a space, where it lies on top.
    pub fn go(&mut self, colour: Colour, board: Board, to: u16, cause: Cause, at: &mut Moment) {
        let from = self.tracks[board].space(colour);
        if from != to {
            self.tracks[board].put(colour, to);
        }
        self.moves.push(Move { colour, board, from, to, cause });
        at.events.push(Event::Moved { colour, board, from, to, cause });
    }

    fn score(&mut self, board: Board, at: &mut Moment) {
        let values = COMPONENTS.values(self.table);
        let last_round = self.round == ROUNDS;
        match board {
            Board::Isolde => {
                self.freeze_ranks(at);
                self.ask_bonuses();
            }
            Board::Joust | Board::Melee => self.score_places(board, Hue::LightBlue, &[3, 2, 1], at),
            Board::Study => self.score_last(board, Hue::Orange, [-3, -1], at),
            Board::King if self.round.is_multiple_of(3) => {
                let points = |space| {
                    if space >= 12 {
                        12
                    } else if space >= 6 {
                        6
                    } else {
                        0
                    }
                };
                let points = self.all().map(|colour| (colour, points(self.tracks[board].space(colour)))).collect();
                self.award(board, Hue::DarkBlue, points, at);
            }
            Board::Grail if last_round => self.score_places(board, Hue::Red, &values.grail, at),
            Board::Chivalry if last_round => self.score_last(board, Hue::Grey, values.chivalry, at),
            Board::King | Board::Grail | Board::Chivalry | Board::Magic => {}
        }
    }

    /// Notes the places of Isolde's board that count.
    pub fn freeze_ranks(&mut self, at: &mut Moment) {
        self.ranks = self.tracks[Board::Isolde].ranking();
        self.ranks.truncate(self.places());
        at.events.push(Event::IsoldeRanked { ranks: self.ranks.clone() });
    }

    /// The third place moves one space on another board, the second two, the first three, in this order.
    fn ask_bonuses(&mut self) {
        let steps = [3, 2, 1];
        for (place, colour) in self.ranks.iter().enumerate().rev() {
            let boards = self.boards.iter().copied().filter(|board| *board != Board::Isolde);
            let question = Question::Bonus { colour: *colour, steps: steps[place], boards: boards.collect() };
            self.questions.push_back(question);
        }
    }

    /// The boards on which a card may be played.
    pub fn boards_for(&self, card: Card) -> impl Iterator<Item = Board> {
        card.kind.boards().iter().chain(&self.open_boards).copied()
    }

    pub fn answer_bonus(&mut self, colour: Colour, steps: u16, board: Option<Board>, at: &mut Moment) {
        match board {
            Some(board) => self.advance(colour, board, steps, Cause::Isolde, at),
            None => at.events.push(Event::Declined { colour }),
        }
    }

    /// The first places take these points; the third only with four or five colours.
    pub fn score_places(&mut self, board: Board, hue: Hue, values: &[i16], at: &mut Moment) {
        let ranking = self.tracks[board].ranking();
        let points = ranking.into_iter().take(self.places()).zip(values.iter().copied()).collect();
        self.award(board, hue, points, at);
    }

    /// The last ones lose the first value, whoever is just ahead of them the second.
    pub fn score_last(&mut self, board: Board, hue: Hue, [last, second]: [i16; 2], at: &mut Moment) {
        let track = &self.tracks[board];
        let points = track.last().into_iter().map(|colour| (colour, last));
        let points = points.chain(track.second_to_last().map(|colour| (colour, second))).collect();
        self.award(board, hue, points, at);
    }

    /// Gives out shields for a board.
    pub fn award(&mut self, board: Board, hue: Hue, points: Vec<(Colour, i16)>, at: &mut Moment) {
        let points: Vec<(Colour, i16)> = points.into_iter().filter(|(_, points)| *points != 0).collect();
        for (colour, points) in &points {
            self.shields[*colour].win(hue, *points);
        }
        at.events.push(Event::BoardScored { board, order: self.tracks[board].ranking(), points });
    }

    /// All markers of a board go to the start.
    pub fn reset(&mut self, board: Board, at: &mut Moment) {
        self.tracks[board].reset();
        at.events.push(Event::Reset { board });
    }

    fn end_round(&mut self, at: &mut Moment) {
        if self.round == ROUNDS {
            self.wait(Phase::Over, at);
            return;
        }
        self.round += 1;
        self.start = self.start.left(self.colours());
        self.agenda.push_back(Point::Round);
    }

    /// What the base game's own questions allow.
    pub fn choices(&self, question: &Question) -> Vec<Action> {
        match question {
            Question::Bonus { boards, .. } => {
                boards.iter().copied().map(Some).chain([None]).map(Action::Bonus).collect()
            }
            Question::Place { card, .. } => self.boards_for(*card).map(Action::Place).collect(),
            _ => Vec::new(),
        }
    }
}
