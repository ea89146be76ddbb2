//! What the clicks came to: how long they took, and what went wrong.

use std::fmt;
use std::time::Duration;

/// Times of one kind.
#[derive(Clone, Debug, Default)]
pub struct Times(Vec<Duration>);

/// All clicks of a run.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// From a click to its acknowledgement.
    pub acknowledged: Times,
    /// From a click to the board that shows it.
    pub redrawn: Times,
    pub clicks: usize,
    /// Boards that did not change within [`super::PATIENCE`] after a click that was taken.
    pub not_redrawn: usize,
    /// Moments in which every table was busy.
    pub waited: usize,
}

impl Times {
    pub fn push(&mut self, time: Duration) {
        self.0.push(time);
    }

    /// The time that so many of a hundred did not exceed; zero when there are none.
    fn at(&self, percent: usize) -> Duration {
        let mut times = self.0.clone();
        times.sort_unstable();
        let last = times.len().saturating_sub(1);
        times.get(last * percent / 100).copied().unwrap_or_default()
    }
}

impl fmt::Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ms = |percent| self.at(percent).as_secs_f64() * 1000.0;
        let count = self.0.len();
        write!(f, "p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", ms(50), ms(95), ms(99), ms(100))?;
        write!(f, " (of {count})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_a_hundred_times_the_fiftieth_is_the_middle() {
        let mut times = Times::default();
        (1..=101).rev().for_each(|ms| times.push(Duration::from_millis(ms)));
        assert_eq!(times.to_string(), "p50 51.0 ms, p95 96.0 ms, p99 100.0 ms, longest 101.0 ms (of 101)");
    }
}
