//! What one colour may expect of the scorings to come, by the spaces that its markers are brought to.

use super::calendar::{is_scored, scorings};
use super::spread::Spread;
use super::standing::{Contest, Rival, Standing};
use super::stock::{Moves, plays_in_round, plays_left};
use super::weights::Weights;
use crate::games::isolde::{Board, ByBoard, Card, Colour, View};

/// So far ahead of where they are markers are thought of, in spaces.
const REACH: u16 = 30;

/// The boards as one colour sees them.
pub struct Outlook<'a> {
    pub view: &'a View,
    pub weights: &'a Weights,
    pub colour: Colour,
    /// Cards that it is still to play in this round.
    pub plays: usize,
    /// What it is worth to win a point that the others lose.
    pub contested: f64,
    /// Cards that others, and chance for it, may still move the cup with before it counts (Tournament).
    pub pulls: f64,
    /// What share of the round's cards is still to be played.
    pub open: f64,
    /// Its discipline (Fair Isolde).
    pub mark: Option<Board>,
    /// By the space that its marker has come to.
    reached: ByBoard<Vec<Prospect>>,
    /// Where its marker stays as it lies.
    here: ByBoard<Prospect>,
}

/// What it is worth to have a marker on a space.
#[derive(Clone, Copy, Default)]
pub struct Prospect {
    pub worth: f64,
    /// The standing at the next scoring, where that brings something by more than this board.
    pub next: Standing,
}

impl<'a> Outlook<'a> {
    /// `known`: of the cards that the colour is to play in this round, so many are to be thought through; the others
    /// may be any.
    pub fn new(view: &'a View, weights: &'a Weights, colour: Colour, known: usize) -> Outlook<'a> {
        let plays = plays_left(view, colour);
        let marks = &view.variants.marks;
        let mut outlook = Outlook {
            view,
            weights,
            colour,
            plays,
            contested: contested(view, weights, colour),
            pulls: 0.0,
            open: 0.0,
            mark: marks.iter().find(|(marking, _)| *marking == colour).map(|(_, board)| *board),
            reached: ByBoard::new(Vec::new),
            here: ByBoard::new(Prospect::default),
        };
        outlook.look_ahead(plays.saturating_sub(known));
        outlook
    }

    /// The space on which its marker is.
    pub fn space(&self, board: Board) -> u16 {
        self.view.tracks[board].space(self.colour)
    }

    /// How many places count.
    pub fn places(&self) -> usize {
        if self.view.hands.colours() >= 4 { 3 } else { 2 }
    }

    /// The boards on which a card can be played.
    pub fn boards_for(&self, card: Card) -> impl Iterator<Item = Board> {
        let magic = self.view.options.magic.then_some(Board::Magic);
        card.kind.boards().iter().copied().chain(magic)
    }

    /// With its marker on this space; `moved`: it has just come there, if only on top.
    pub fn prospect(&self, board: Board, space: u16, moved: bool) -> Prospect {
        let reached = &self.reached[board];
        match moved {
            true => reached.get(usize::from(space)).or(reached.last()).copied().unwrap_or_default(),
            false => self.here[board],
        }
    }

    fn look_ahead(&mut self, unknown: usize) {
        let view = self.view;
        let magic = if view.options.magic { self.weights.magic } else { 0.0 };
        let (now, later) = (Moves::unseen(view, magic), Moves::of_deck(magic));
        let colours = Colour::all(view.hands.colours());
        let others: usize = colours.filter(|other| *other != self.colour).map(|other| plays_left(view, other)).sum();
        let cards = plays_in_round(view) * view.hands.colours();
        self.open = (others + self.plays) as f64 / cards as f64;
        let next_round = usize::from(view.round % 2) * cards;
        self.pulls = now.combat() * (others + unknown) as f64 + later.combat() * next_round as f64;
        for board in view.boards.iter().copied() {
            let space = self.space(board);
            let mut reached = vec![Prospect::default(); usize::from(space + REACH) + 1];
            let mut here = Prospect::default();
            if let Some(scrolls) = view.variants.scrolls.filter(|_| board == Board::King) {
                let cards = |cards| Spread::nowhere().times(now.on(board), cards);
                let rivals = self.rivals(board, cards);
                for (space, prospect) in (0..).zip(&mut reached) {
                    prospect.worth = self.scrolls(scrolls, &rivals, &cards(unknown), space);
                }
                here = reached[usize::from(space)];
            } else {
                let mut between = (0, Spread::nowhere());
                for scoring in scorings(&view.options, board, view.round, is_scored(view, board)) {
                    while between.0 < scoring.after {
                        between = (between.0 + 1, between.1.times(later.on(board), plays_in_round(view)));
                    }
                    let cards = |cards| between.1.times(now.on(board), cards);
                    let rivals = self.rivals(board, cards);
                    let contest = Contest::new(rivals, cards(unknown), space, REACH, scoring);
                    for (space, prospect) in (0..).zip(&mut reached) {
                        self.judge(prospect, board, scoring, &contest, space, true);
                    }
                    self.judge(&mut here, board, scoring, &contest, space, false);
                }
            }
            self.reached[board] = reached;
            self.here[board] = here;
        }
    }

    /// The other markers; how far they come by the cards that they are still to play in this round.
    fn rivals(&self, board: Board, steps: impl Fn(usize) -> Spread) -> Vec<Rival> {
        let track = &self.view.tracks[board];
        let ranking = track.ranking();
        let place = |colour: Colour| ranking.iter().position(|other| *other == colour).unwrap_or(usize::MAX);
        let others = Colour::all(self.view.hands.colours()).filter(|colour| *colour != self.colour);
        let make = |colour| Rival {
            space: track.space(colour),
            on_top: place(colour) < place(self.colour),
            steps: steps(plays_left(self.view, colour)),
        };
        others.map(make).collect()
    }
}

/// One, and what it is worth besides that the others lose as much, each alike; of those who lose, some may be of the
/// same player.
fn contested(view: &View, weights: &Weights, colour: Colour) -> f64 {
    let holder = view.holders[colour];
    let own = view.holders.values().filter(|other| **other == holder).count() - 1;
    let others = view.holders.colours() - 1;
    let lost = (others - own) as f64 - own as f64;
    let opponents = if own > 0 { 1 } else { others };
    1.0 + weights.rivalry * lost / (others * opponents) as f64
}
