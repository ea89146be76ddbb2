//! The one source of chance: ChaCha12 with a shuffle and a bounded draw of our own, so that a seed deals
//! the same game on every machine and with every version of any library.

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// A stream of random numbers that is part of a position: seed and place in the stream.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Stream", into = "Stream")]
pub struct Dice(ChaCha12Rng);

#[derive(Serialize, Deserialize)]
struct Stream {
    seed: Seed,
    drawn: u64,
}

/// An order that was written out does not fit what is to be ordered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misfit;

impl From<Stream> for Dice {
    fn from(stream: Stream) -> Dice {
        let mut rng = ChaCha12Rng::from_seed(stream.seed.0);
        rng.set_word_pos(u128::from(stream.drawn));
        Dice(rng)
    }
}

impl From<Dice> for Stream {
    fn from(dice: Dice) -> Stream {
        // No game draws 2^64 words.
        Stream { seed: Seed(dice.0.get_seed()), drawn: dice.0.get_word_pos() as u64 }
    }
}

impl Dice {
    pub fn new(seed: Seed) -> Dice {
        Dice(ChaCha12Rng::from_seed(seed.0))
    }

    /// A number from 0 to `bound - 1`, each equally likely (draws that would favour the low ones are
    /// thrown away). `bound` is at least 1.
    pub fn below(&mut self, bound: u32) -> u32 {
        debug_assert!(bound > 0);
        let fair = u32::MAX - (u32::MAX % bound + 1) % bound;
        loop {
            let drawn = self.0.next_u32();
            if drawn <= fair {
                return drawn % bound;
            }
        }
    }

    /// Fisher and Yates from the top: every order is equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.below(last as u32 + 1) as usize;
            items.swap(last, other);
        }
    }

    /// Brings items into the next order of those written out, or by chance when there is none.
    ///
    /// # Errors
    /// When that order is one of other items; it is used up all the same.
    pub fn arrange<T: Copy + Ord>(&mut self, orders: &mut Vec<Vec<T>>, items: &mut Vec<T>) -> Result<(), Misfit> {
        if orders.is_empty() {
            self.shuffle(items);
            return Ok(());
        }
        let order = orders.remove(0);
        let sorted = |items: &[T]| {
            let mut sorted = items.to_vec();
            sorted.sort_unstable();
            sorted
        };
        if sorted(&order) != sorted(items) {
            return Err(Misfit);
        }
        *items = order;
        Ok(())
    }

    /// One of the items, each equally likely; `None` when there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { items.get(self.below(items.len() as u32) as usize) }
    }
}

/// 32 bytes that decide a deal; written as 64 hex digits. Never logged: `Debug` hides it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// A seed from a small number, for play outs and tests.
    pub fn from_number(number: u64) -> Seed {
        Seed::in_series(number, 0)
    }

    /// One of a series of seeds that a small number stands for.
    pub fn in_series(number: u64, index: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        bytes[8..16].copy_from_slice(&index.to_le_bytes());
        Seed(bytes)
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        hex::encode(seed.0)
    }
}

impl TryFrom<String> for Seed {
    type Error = String;
    fn try_from(text: String) -> Result<Seed, String> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(&text, &mut bytes).map_err(|_| "expected 64 hex digits (0-9, a-f)".to_owned())?;
        Ok(Seed(bytes))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_goes_on_where_it_was_written_down() {
        let mut dice = Dice::new(Seed::from_number(4));
        // An odd number of draws, across the end of a block of 16.
        for _ in 0..37 {
            dice.below(6);
        }
        let written = serde_json::to_string(&dice).unwrap();
        let mut read: Dice = serde_json::from_str(&written).unwrap();
        let draws = |dice: &mut Dice| (0..40).map(|_| dice.below(1000)).collect::<Vec<_>>();
        assert_eq!(draws(&mut read), draws(&mut dice));
    }

    #[test]
    fn seeds_are_written_in_hex_and_not_shown() {
        let seed = Seed::from_number(258);
        assert_eq!(serde_json::to_string(&seed).unwrap(), format!("\"0201{}\"", "00".repeat(30)));
        assert_eq!(format!("{seed:?} {:?}", Dice::new(seed)).matches("02").count(), 0);
        assert!(serde_json::from_str::<Seed>("\"0201\"").is_err());
    }
}
