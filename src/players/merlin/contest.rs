//! Contests for most: manors in an area, influence counters in a principality.

use super::worth::Judge;
use crate::games::Seat;

impl Judge<'_> {
    /// What a contest of so many `points` may be expected to bring the player, less what it brings the others.
    /// `counts`: what each has there. `open`: how much can still change, from 0, which is the scoring itself, to 1.
    /// `intruders`: others who may come in, from 0 to 1.
    pub fn contest(&self, counts: impl Fn(Seat) -> u8, points: u8, open: f64, intruders: f64) -> f64 {
        let seats = || Seat::all(self.seats);
        let most = seats().map(&counts).max().unwrap_or(0);
        if most == 0 {
            return 0.0;
        }
        let leaders = seats().filter(|seat| counts(*seat) == most).count() as u8;
        let share = f64::from(points / leaders);
        // Whoever leads by more stays ahead more likely.
        let strength = |seat: Seat| f64::from(u16::from(counts(seat)).pow(3));
        let strengths = seats().map(strength).sum::<f64>() + intruders;
        let expected = |seat: Seat| {
            let now = if counts(seat) == most { share } else { 0.0 };
            (1.0 - open) * now + open * f64::from(points) * strength(seat) / strengths
        };
        seats().map(|seat| self.stake(seat) * expected(seat)).sum()
    }
}
