//! What time it is.

use std::fmt;
use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

/// Tells the time in milliseconds since 1970. Everything about tables asks one and the same clock, so tests
/// can move it.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> u64 + Send + Sync>);

impl Clock {
    pub fn new(now: impl Fn() -> u64 + Send + Sync + 'static) -> Clock {
        Clock(Arc::new(now))
    }

    /// The clock of the machine.
    pub fn system() -> Clock {
        Clock::new(|| {
            let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
            u64::try_from(since.as_millis()).unwrap_or(u64::MAX)
        })
    }

    pub fn now(&self) -> u64 {
        (self.0)()
    }

    /// Says how it differs from the clock of the database server, where it is `there` o'clock; `None` where that does
    /// no harm.
    pub fn difference(&self, there: u64) -> Option<String> {
        let here = self.now();
        let seconds = here.abs_diff(there) / 1000;
        let way = if here > there { "ahead of" } else { "behind" };
        (Duration::from_secs(seconds) > HARMLESS).then(|| {
            format!("this machine's clock is {seconds} s {way} the database server's, and tables expire by both")
        })
    }
}

/// A smaller jump of a clock, or difference between two, does no harm.
const HARMLESS: Duration = Duration::from_secs(5);

/// Notices when a clock does not go on evenly: it was put forward or back, or the machine slept.
pub struct Watch {
    clock: Clock,
    told: u64,
    at: Instant,
}

impl Watch {
    pub fn new(clock: &Clock) -> Watch {
        Watch { clock: clock.clone(), told: clock.now(), at: Instant::now() }
    }

    /// What time it is, and whether the clock has jumped since this was asked last.
    pub fn look(&mut self) -> (u64, bool) {
        let expected = Duration::from_millis(self.told) + self.at.elapsed();
        (self.told, self.at) = (self.clock.now(), Instant::now());
        (self.told, expected.abs_diff(Duration::from_millis(self.told)) > HARMLESS)
    }
}

impl fmt::Debug for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Clock({})", self.now())
    }
}
