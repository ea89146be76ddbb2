//! Waits between tries of what fails.

use std::time::Duration;

/// The waits after one failure, two, and so on: each twice as long as the one before, up to the longest.
#[derive(Clone, Debug)]
pub struct Backoff {
    next: Duration,
    longest: Duration,
}

impl Backoff {
    pub fn new(first: Duration, longest: Duration) -> Backoff {
        Backoff { next: first, longest }
    }

    /// How long the next wait is.
    pub fn next(&self) -> Duration {
        self.next
    }

    pub async fn wait(&mut self) {
        tokio::time::sleep(self.next).await;
        self.next = (self.next * 2).min(self.longest);
    }
}
