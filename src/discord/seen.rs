//! Which interactions came in: Discord delivers one again now and then, and only the first is answered.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use crate::table::InteractionId;

/// So many are remembered; what comes again comes soon. The database knows for longer which deeds were done.
const KEPT: usize = 8_192;

/// The newest interactions that came in.
#[derive(Debug, Default)]
pub struct Seen(Mutex<BTreeSet<u64>>);

impl Seen {
    /// Notes that an interaction came in; `false` when it did before.
    pub fn note(&self, interaction: InteractionId) -> bool {
        // The set is whole at every instant.
        let mut seen = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let new = seen.insert(interaction.0);
        if seen.len() > KEPT {
            // Ids rise with time.
            seen.pop_first();
        }
        new
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_are_remembered() {
        let seen = Seen::default();
        for id in 0..=8_192 {
            assert!(seen.note(InteractionId(id)));
        }
        assert!(!seen.note(InteractionId(8_192)) && !seen.note(InteractionId(1)));
    }
}
