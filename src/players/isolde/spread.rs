//! How far markers may come with cards that nobody here knows.

use super::stock::Steps;

/// Chances below this are not followed.
const NEGLIGIBLE: f64 = 1e-4;

/// The chance of each number of spaces, from 0.
#[derive(Clone, Debug)]
pub struct Spread {
    chances: Vec<f64>,
    /// The chance of more than so many.
    beyond: Vec<f64>,
}

impl Spread {
    /// No card is to come.
    pub fn nowhere() -> Spread {
        Spread { chances: vec![1.0], beyond: vec![0.0] }
    }

    /// With one more card.
    pub fn and(&self, steps: &Steps) -> Spread {
        let mut chances = vec![0.0; self.chances.len() + steps.len() - 1];
        for (space, chance) in self.chances.iter().enumerate() {
            for (more, share) in steps.iter().enumerate() {
                chances[space + more] += chance * share;
            }
        }
        let mut lost = 0.0;
        while let Some(last) = chances.pop() {
            if last + lost > NEGLIGIBLE || chances.is_empty() {
                chances.push(last + lost);
                break;
            }
            lost += last;
        }
        let mut beyond = vec![0.0; chances.len()];
        for space in (1..chances.len()).rev() {
            beyond[space - 1] = beyond[space] + chances[space];
        }
        Spread { chances, beyond }
    }

    /// With so many more cards.
    pub fn times(&self, steps: &Steps, cards: usize) -> Spread {
        (0..cards).fold(self.clone(), |spread, _| spread.and(steps))
    }

    /// Whether it is certain that the marker stays.
    pub fn is_nowhere(&self) -> bool {
        self.chances.len() == 1
    }

    /// Each number of spaces with its chance.
    pub fn iter(&self) -> impl Iterator<Item = (u16, f64)> {
        (0..).zip(self.chances.iter().copied())
    }

    /// The most spaces that are likely at all.
    pub fn most(&self) -> u16 {
        self.chances.len() as u16 - 1
    }

    /// The chance that a marker on `from` comes to just this space.
    pub fn reaches(&self, from: u16, space: u16) -> f64 {
        let steps = space.checked_sub(from);
        steps.and_then(|steps| self.chances.get(usize::from(steps))).copied().unwrap_or(0.0)
    }

    /// The chance that a marker on `from` comes beyond this space.
    pub fn passes(&self, from: u16, space: u16) -> f64 {
        match space.checked_sub(from) {
            Some(steps) => self.beyond.get(usize::from(steps)).copied().unwrap_or(0.0),
            None => 1.0,
        }
    }

    pub fn mean(&self) -> f64 {
        self.iter().map(|(steps, chance)| f64::from(steps) * chance).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_cards_add_up() {
        let spread = Spread::nowhere().times(&[0.5, 0.0, 0.5, 0.0, 0.0, 0.0], 2);
        assert_eq!([0, 1, 2, 3, 4].map(|space| spread.reaches(10, 10 + space)), [0.25, 0.0, 0.5, 0.0, 0.25]);
        assert_eq!((spread.passes(10, 9), spread.passes(10, 10), spread.passes(10, 14)), (1.0, 0.75, 0.0));
        assert_eq!((spread.mean(), spread.most(), spread.is_nowhere()), (2.0, 4, false));
    }
}
