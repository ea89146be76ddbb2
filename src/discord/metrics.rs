//! What is counted about the bot's dealings with Discord, in Prometheus' text format. No label holds an id or a
//! name of anybody.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::rest::RestError;

/// The upper bounds of the histogram's buckets, in milliseconds; Discord's own bound is 3 s.
const BOUNDS: [u64; 12] = [5, 10, 25, 50, 100, 250, 500, 1_000, 1_500, 2_000, 2_500, 3_000];

/// Counts since the start.
#[derive(Debug, Default)]
pub struct Metrics {
    acknowledgements: Mutex<Histogram>,
    /// By HTTP status and Discord's code, 0 where it gave none.
    refusals: Mutex<BTreeMap<(u16, i64), u64>>,
    unanswered: AtomicU64,
    unread: AtomicU64,
}

#[derive(Debug, Default)]
struct Histogram {
    /// How many fall into each bucket and in none before it; the last is for those over all bounds.
    buckets: [u64; BOUNDS.len() + 1],
    sum: Duration,
}

impl Metrics {
    /// An interaction was acknowledged so long after it had come in.
    pub fn acknowledged(&self, after: Duration) {
        let bucket = BOUNDS.iter().position(|bound| after <= Duration::from_millis(*bound)).unwrap_or(BOUNDS.len());
        let mut histogram = lock(&self.acknowledgements);
        histogram.buckets[bucket] += 1;
        histogram.sum += after;
    }

    /// A request did not succeed.
    pub fn failed(&self, error: &RestError) {
        let refusal = match error {
            RestError::Refused { status, code, .. } => (*status, *code),
            RestError::TooFast(_) => (429, 0),
            RestError::Foreign(status) => (*status, 0),
            RestError::Network(_) | RestError::Late | RestError::Answer(_) => {
                self.unanswered.fetch_add(1, Ordering::Relaxed);
                return;
            }
        };
        *lock(&self.refusals).entry(refusal).or_default() += 1;
    }

    /// An interaction came in that cannot be read; how many that makes.
    pub fn unread(&self) -> u64 {
        self.unread.fetch_add(1, Ordering::Relaxed) + 1
    }

    /// Appends everything.
    pub fn write(&self, text: &mut String) {
        let name = "roundtable_acknowledgement_seconds";
        let help = "Time from an interaction's arrival to Discord's word that it is acknowledged.";
        head(text, name, "histogram", help);
        let mut count = 0;
        let histogram = lock(&self.acknowledgements);
        for (bound, bucket) in BOUNDS.iter().zip(&histogram.buckets) {
            count += bucket;
            let seconds = Duration::from_millis(*bound).as_secs_f64();
            line(text, &format!("{name}_bucket{{le=\"{seconds}\"}}"), count);
        }
        count += histogram.buckets[BOUNDS.len()];
        line(text, &format!("{name}_bucket{{le=\"+Inf\"}}"), count);
        line(text, &format!("{name}_sum"), histogram.sum.as_secs_f64());
        line(text, &format!("{name}_count"), count);
        drop(histogram);

        let name = "roundtable_discord_errors_total";
        head(
            text,
            name,
            "counter",
            "Requests that Discord refused, by HTTP status and Discord's code (0: none given).",
        );
        for ((status, code), count) in lock(&self.refusals).iter() {
            line(text, &format!("{name}{{status=\"{status}\",code=\"{code}\"}}"), count);
        }
        let name = "roundtable_discord_unanswered_total";
        head(text, name, "counter", "Requests to Discord without an answer that could be read.");
        line(text, name, self.unanswered.load(Ordering::Relaxed));
        let name = "roundtable_unread_interactions_total";
        head(text, name, "counter", "Interactions that came in and could not be read.");
        line(text, name, self.unread.load(Ordering::Relaxed));
    }
}

/// The lines that say what a figure is.
pub fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    writeln!(text, "# HELP {name} {help}\n# TYPE {name} {kind}").expect("writing to a String never fails");
}

/// One value.
pub fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    writeln!(text, "{name} {value}").expect("writing to a String never fails");
}

fn lock<T>(counts: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counts are whole at every instant.
    counts.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_add_up() {
        let metrics = Metrics::default();
        for milliseconds in [4, 5, 6, 1_500, 3_001] {
            metrics.acknowledged(Duration::from_millis(milliseconds));
        }
        let closed = RestError::Refused { status: 403, code: 50007, message: "no".to_owned() };
        metrics.failed(&closed);
        metrics.failed(&closed);
        metrics.failed(&RestError::TooFast(Duration::from_secs(1)));
        assert_eq!((metrics.unread(), metrics.unread()), (1, 2));
        let mut text = String::new();
        metrics.write(&mut text);
        for line in [
            "roundtable_acknowledgement_seconds_bucket{le=\"0.005\"} 2",
            "roundtable_acknowledgement_seconds_bucket{le=\"0.01\"} 3",
            "roundtable_acknowledgement_seconds_bucket{le=\"1\"} 3",
            "roundtable_acknowledgement_seconds_bucket{le=\"1.5\"} 4",
            "roundtable_acknowledgement_seconds_bucket{le=\"3\"} 4",
            "roundtable_acknowledgement_seconds_bucket{le=\"+Inf\"} 5",
            "roundtable_acknowledgement_seconds_sum 4.516",
            "roundtable_acknowledgement_seconds_count 5",
            "roundtable_discord_errors_total{status=\"403\",code=\"50007\"} 2",
            "roundtable_discord_errors_total{status=\"429\",code=\"0\"} 1",
            "roundtable_discord_unanswered_total 0",
            "roundtable_unread_interactions_total 2",
        ] {
            assert!(text.lines().any(|written| written == line), "{line} is not in\n{text}");
        }
    }
}
