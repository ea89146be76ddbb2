//! A game that plays itself, the same way each time from the same seed.

use std::str::FromStr;

use crate::games::record::{Dealt, Played, Record};
use crate::games::registry::{Action, Event, Options, Position, Refusal};
use crate::games::{BySeat, Dice, Seat, Seed, Viewer};

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mind {
    /// Any legal action; also changes votes now and then.
    Random,
    /// The game's computer player.
    Computer,
}

impl FromStr for Mind {
    type Err = String;
    fn from_str(name: &str) -> Result<Mind, String> {
        match name {
            "random" => Ok(Mind::Random),
            "computer" => Ok(Mind::Computer),
            _ => Err(format!("there is no kind of player \"{name}\"; there are: random, computer")),
        }
    }
}

/// Who decides for which side: one kind for all, or one for each side in turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Minds(Vec<Mind>);

impl Minds {
    /// The same kind for all.
    pub fn all(mind: Mind) -> Minds {
        Minds(vec![mind])
    }

    fn of_side(&self, side: usize) -> Mind {
        self.0[side % self.0.len()]
    }
}

/// `random`, or `computer,random`: the first side, the second side.
impl FromStr for Minds {
    type Err = String;
    fn from_str(names: &str) -> Result<Minds, String> {
        // Splitting gives at least one part, so the list is never empty.
        Ok(Minds(names.split(',').map(str::parse).collect::<Result<_, _>>()?))
    }
}

/// A game under way, with its record.
#[derive(Clone, Debug)]
pub struct Playout {
    record: Record,
    position: Position,
    dice: Dice,
    /// What the players toss their coins with; apart from the table's dice, so that it shifts no draw of theirs.
    whims: Dice,
    minds: BySeat<Mind>,
}

impl Playout {
    /// Deals a game from this seed.
    ///
    /// # Errors
    /// When the options do not fit the number of seats.
    pub fn new(options: &Options, seats: usize, seed: Seed, minds: &Minds) -> Result<Playout, Refusal> {
        let mut dice = Dice::new(seed);
        let position = Position::begin(options, seats, &mut dice)?;
        let everything = position.view(Viewer::All);
        Ok(Playout {
            record: Record::new(options.clone(), seats, Dealt::Seed(seed)),
            position,
            dice,
            whims: Dice::new(Seed(seed.0.map(|byte| !byte))),
            minds: BySeat::new(seats, |seat| minds.of_side(everything.side(seat))),
        })
    }

    pub fn position(&self) -> &Position {
        &self.position
    }

    /// What has been played so far.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Plays one action; its seat and what it brought about. `None` when the game is over.
    pub fn step(&mut self) -> Option<(Seat, Vec<Event>)> {
        let awaited = self.position.to_act();
        if awaited.is_empty() {
            return None;
        }
        let mut seat = awaited.iter().nth(self.whims.below(awaited.len() as u32) as usize)?;
        let mut legal = self.position.legal_actions(seat);
        if self.whims.below(8) == 0 {
            let other = Seat::at(self.whims.below(self.minds.seats() as u32) as usize);
            let others = self.position.legal_actions(other);
            if self.minds[other] == Mind::Random && !others.is_empty() {
                (seat, legal) = (other, others);
            }
        }
        let action = self.choose(seat, &legal);
        let events = self.position.play(seat, &action, &mut self.dice).expect("what is legal is accepted");
        self.record.actions.push(Played { seat, action });
        Some((seat, events))
    }

    /// Plays until the game is over.
    pub fn finish(&mut self) {
        while self.step().is_some() {}
    }

    fn choose(&mut self, seat: Seat, legal: &[Action]) -> Action {
        match self.minds[seat] {
            Mind::Random => super::random(legal, &mut self.whims),
            Mind::Computer => super::choose(&self.position.view(Viewer::Seat(seat)), seat, legal, &mut self.whims),
        }
    }
}
