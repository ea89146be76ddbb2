//! Contests for most: manors in an area, influence counters in a principality.

use crate::games::{BySeat, Seat};

/// What each may expect of `points` that go to whoever has most. `open`: others can still come in, from 0 to 1; with
/// 0 it is the scoring itself.
pub fn shares(counts: &BySeat<u8>, points: u8, open: f64, intrusion: f64) -> BySeat<f64> {
    let seats = counts.seats();
    let most = counts.values().max().copied().unwrap_or(0);
    if most == 0 {
        return BySeat::new(seats, |_| 0.0);
    }
    let leaders = counts.values().filter(|count| **count == most).count() as u8;
    let now = |seat: Seat| if counts[seat] == most { f64::from(points / leaders) } else { 0.0 };
    if open <= 0.0 {
        return BySeat::new(seats, now);
    }
    // Whoever leads by more stays ahead more likely.
    let weight = |count: u8| f64::from(u32::from(count) * u32::from(count) * u32::from(count));
    let all: f64 = counts.values().map(|count| weight(*count)).sum::<f64>() + intrusion * open;
    let then = |seat: Seat| f64::from(points) * weight(counts[seat]) / all;
    BySeat::new(seats, |seat| (1.0 - open) * now(seat) + open * then(seat))
}
