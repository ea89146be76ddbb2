//! The numbers on the boards (booklet, "Előkészületek", "A csapat összeállítása fázis", "Küldetésfázis").

use super::Quest;

/// How many of `seats` players are evil. `seats` is 5 to 10.
pub fn evil(seats: usize) -> usize {
    match seats {
        ..=6 => 2,
        7..=9 => 3,
        _ => 4,
    }
}

/// How many players go on a quest. `seats` is 5 to 10.
pub fn team_size(seats: usize, quest: Quest) -> usize {
    let sizes = match seats {
        ..=5 => [2, 3, 2, 3, 3],
        6 => [2, 3, 4, 3, 4],
        7 => [2, 3, 3, 4, 4],
        _ => [3, 4, 4, 5, 5],
    };
    sizes[quest.index()]
}

/// How many fails a quest fails with: 2 for quest 4 with seven or more players, else 1.
pub fn fails_needed(seats: usize, quest: Quest) -> u8 {
    if seats >= 7 && quest.number() == 4 { 2 } else { 1 }
}
