//! Shields: the points that a colour has won and lost (booklet, "A többi diszciplína kiértékelése").

use serde::{Deserialize, Serialize};

/// The colour of a shield, by what it is given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Hue {
    /// Joust and Melee.
    LightBlue,
    /// King.
    DarkBlue,
    /// Study.
    Orange,
    Red,
    Grey,
}

impl Hue {
    pub fn is_blue(self) -> bool {
        matches!(self, Hue::LightBlue | Hue::DarkBlue)
    }
}

/// A shield. The supply is as large as it must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shield {
    pub hue: Hue,
    /// 0 only for one from the codex, until all have taken theirs.
    pub value: i16,
}

/// What a colour has.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Shields {
    /// That everybody knows.
    pub open: Vec<Shield>,
    /// From the secret codex, face down.
    pub hidden: Vec<Shield>,
    /// Points without a shield (the Grail variant).
    pub bonus: i16,
}

impl Shields {
    /// The points of all shields.
    pub fn total(&self) -> i16 {
        self.all().map(|shield| shield.value).sum::<i16>() + self.bonus
    }

    /// The points that everybody knows.
    pub fn open_total(&self) -> i16 {
        self.open.iter().map(|shield| shield.value).sum::<i16>() + self.bonus
    }

    /// The points of the blue shields.
    pub fn blue(&self) -> i16 {
        self.all().filter(|shield| shield.hue.is_blue()).map(|shield| shield.value).sum()
    }

    pub fn all(&self) -> impl Iterator<Item = &Shield> {
        self.open.iter().chain(&self.hidden)
    }

    /// The shields in which points are paid: as few as possible.
    pub fn paying(hue: Hue, mut points: i16) -> Vec<Shield> {
        const KING: [i16; 6] = [12, 6, 4, 3, 2, 1];
        if hue != Hue::DarkBlue {
            return (points != 0).then_some(Shield { hue, value: points }).into_iter().collect();
        }
        let mut shields = Vec::new();
        for value in KING {
            while points >= value {
                shields.push(Shield { hue, value });
                points -= value;
            }
        }
        shields
    }

    /// Wins points.
    pub(super) fn win(&mut self, hue: Hue, points: i16) {
        self.open.extend(Shields::paying(hue, points));
    }

    /// Takes one such shield away, open ones first; whether it was there, and whether it was hidden.
    pub(super) fn remove(&mut self, shield: Shield) -> Option<bool> {
        for (list, hidden) in [(&mut self.open, false), (&mut self.hidden, true)] {
            if let Some(place) = list.iter().position(|held| *held == shield) {
                list.remove(place);
                return Some(hidden);
            }
        }
        None
    }
}
