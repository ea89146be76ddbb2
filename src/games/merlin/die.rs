//! Dice (booklet, "Egy forduló részletesen").

use serde::{Deserialize, Serialize};

use crate::games::Dice;

/// What a die shows, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Pips(u8);

impl Pips {
    pub const ALL: [Pips; 6] = [Pips(1), Pips(2), Pips(3), Pips(4), Pips(5), Pips(6)];

    /// `None` outside 1 to 6.
    pub fn new(number: u8) -> Option<Pips> {
        (1..=6).contains(&number).then_some(Pips(number))
    }

    /// 1 to 6.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The face below: both add up to 7.
    pub fn opposite(self) -> Pips {
        Pips(7 - self.0)
    }
}

impl TryFrom<u8> for Pips {
    type Error = String;
    fn try_from(number: u8) -> Result<Pips, String> {
        Pips::new(number).ok_or_else(|| format!("a die shows 1 to 6, not {number}"))
    }
}

impl From<Pips> for u8 {
    fn from(pips: Pips) -> u8 {
        pips.0
    }
}

/// One roll of all four dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Throw {
    pub own: [Pips; 3],
    pub white: Pips,
}

impl Throw {
    pub(super) fn draw(dice: &mut Dice) -> Throw {
        let mut die = || Pips(dice.below(6) as u8 + 1);
        Throw { own: [die(), die(), die()], white: die() }
    }

    /// Whether it stands: three or four equal dice are rolled again, all four.
    pub fn stands(&self) -> bool {
        let all = [self.own[0], self.own[1], self.own[2], self.white];
        all.iter().all(|die| all.iter().filter(|other| *other == die).count() < 3)
    }
}

/// An unused die. The own ones that show the same are alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    /// One in the player's colour, for the knight.
    Own(Pips),
    /// The white one, for Merlin.
    White,
}

/// A die that was chosen for a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chosen {
    pub white: bool,
    pub pips: Pips,
}

/// The unused dice on a castle board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unused {
    /// At most three, in rising order.
    pub own: Vec<Pips>,
    pub white: Option<Pips>,
}

impl Unused {
    pub fn is_empty(&self) -> bool {
        self.own.is_empty() && self.white.is_none()
    }

    /// The dice that differ: own ones in rising order, then the white one.
    pub fn kinds(&self) -> impl Iterator<Item = Die> {
        let differ = |(index, pips): &(usize, &Pips)| *index == 0 || self.own[index - 1] != **pips;
        let own = self.own.iter().enumerate().filter(differ).map(|(_, pips)| Die::Own(*pips));
        own.chain(self.white.map(|_| Die::White))
    }

    pub fn has(&self, die: Die) -> bool {
        match die {
            Die::Own(pips) => self.own.contains(&pips),
            Die::White => self.white.is_some(),
        }
    }

    /// What a die of these shows.
    pub fn pips(&self, die: Die) -> Option<Pips> {
        match die {
            Die::Own(pips) => self.own.contains(&pips).then_some(pips),
            Die::White => self.white,
        }
    }

    pub(super) fn from_throw(throw: &Throw) -> Unused {
        let mut own = throw.own.to_vec();
        own.sort_unstable();
        Unused { own, white: Some(throw.white) }
    }

    /// Takes a die away; `None` when there is no such die.
    pub(super) fn take(&mut self, die: Die) -> Option<Chosen> {
        match die {
            Die::Own(pips) => {
                let place = self.own.iter().position(|own| *own == pips)?;
                Some(Chosen { white: false, pips: self.own.remove(place) })
            }
            Die::White => Some(Chosen { white: true, pips: self.white.take()? }),
        }
    }

    /// Turns a die to its opposite face; what it showed.
    pub(super) fn turn(&mut self, die: Die) -> Option<Pips> {
        match die {
            Die::Own(pips) => {
                let place = self.own.iter().position(|own| *own == pips)?;
                self.own[place] = pips.opposite();
                self.own.sort_unstable();
                Some(pips)
            }
            Die::White => self.white.replace(self.white?.opposite()),
        }
    }
}
