//! A team as the computer player weighs it.

use crate::games::Seats;

/// A team, and how many fails its quest takes.
#[derive(Clone, Copy, Debug)]
pub struct Team {
    pub seats: Seats,
    pub fails_needed: u8,
}

impl Team {
    /// Whether too few of these evil players are on the team to make the quest fail.
    pub fn is_safe(self, evil: Seats) -> bool {
        self.evil(evil) < usize::from(self.fails_needed)
    }

    /// How many of these evil players are on the team.
    pub fn evil(self, evil: Seats) -> usize {
        self.seats.and(evil).len()
    }
}
