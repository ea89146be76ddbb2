//! What chance decides before the first round, and the position that follows.

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::card::deck;
use super::core::{Core, Moment, Phase, Point};
use super::variants::{Learning, Variant};
use super::{Board, ByBoard, ByColour, Chance, Colour, Form, Isolde, Options, Refusal, Shields, Track};
use crate::games::{Dice, Seat, Seed};

/// A deal written out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    /// Who begins the first round; with Lancelot, whose colours are the first and the third.
    pub start: Seat,
    /// The deck of each round, dealt five (Lancelot: six) to each in turn, and everything else that comes later.
    /// The first deck must be there, and with Learning the first codex.
    pub later: Chance,
}

impl Deal {
    pub(super) fn draw(options: &Options, seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
        let colours = options.colours(seats)?;
        let start = Seat::at(dice.below(seats as u32) as usize);
        let mut cards = deck();
        dice.shuffle(&mut cards);
        let codices = options.learning.then(|| {
            let mut codex = Learning::shields(colours);
            dice.shuffle(&mut codex);
            codex
        });
        let later = Chance { decks: vec![cards], codices: codices.into_iter().collect(), picks: Vec::new() };
        Ok(Deal { start, later })
    }

    fn check(&self, options: &Options, seats: usize) -> Result<(), Refusal> {
        let complete = !self.later.decks.is_empty() && (!options.learning || !self.later.codices.is_empty());
        if self.start.index() < seats && complete { Ok(()) } else { Err(Refusal::Deal) }
    }
}

impl Isolde {
    /// The position before the first choice.
    pub(super) fn new(options: &Options, seats: usize, deal: &Deal) -> Result<Isolde, Refusal> {
        let colours = options.colours(seats)?;
        deal.check(options, seats)?;
        let lancelot = seats == 2 && options.form == Form::Lancelot;
        let holders = ByColour::new(colours, |colour| match lancelot {
            true if colour.index() % 2 == 0 => Some(deal.start),
            true => Some(deal.start.left(seats)),
            false => (colour.index() < seats).then(|| Seat::at(colour.index())),
        });
        let magic = |board: &Board| *board != Board::Magic || options.magic;
        let core = Core {
            table: options.table,
            seats,
            round: 1,
            start: if lancelot { Colour(0) } else { Colour(deal.start.0) },
            order: Vec::new(),
            holders,
            boards: Board::ALL.into_iter().filter(magic).collect(),
            open_boards: options.magic.then_some(Board::Magic).into_iter().collect(),
            tracks: ByBoard::new(|| Track::new(colours)),
            shields: ByColour::new(colours, |_| Shields::default()),
            packets: ByColour::new(colours, |_| Vec::new()),
            hands: ByColour::new(colours, |_| Vec::new()),
            passed: ByColour::new(colours, |_| Vec::new()),
            played: ByColour::new(colours, |_| Vec::new()),
            moves: Vec::new(),
            ranks: Vec::new(),
            agenda: VecDeque::from([Point::Round]),
            questions: VecDeque::new(),
            chance: deal.later.clone(),
            phase: Phase::Over,
        };
        let mut game = Isolde { options: *options, core, variants: Variant::of(options, seats), choice: 0 };
        // What the first round needs is written out, so these dice are not asked.
        let mut dice = Dice::new(Seed::from_number(0));
        let mut at = Moment { events: Vec::new(), dice: &mut dice, waiting: false };
        game.go_on(&mut at, 0).map_err(|_| Refusal::Deal)?;
        Ok(game)
    }
}
