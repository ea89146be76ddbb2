//! Faults to order: what shall go wrong with which of the next requests.

use std::ops::Range;
use std::time::Duration;

use rand_chacha::ChaCha12Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde_json::Value;

use super::gateway::Audience;
use super::id::Id;

/// What shall happen to a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// 429 with this wait.
    RateLimited { retry_after: Duration, global: bool },
    /// This status, without anything done.
    Status(u16),
    /// This status with a page, as something between the bot and Discord answers; nothing is done.
    Page(u16),
    /// The connection is cut before anything is done.
    Dropped,
    /// It is done, and the connection is cut before the answer.
    AnswerLost,
    /// It is done after this long.
    Delayed(Duration),
    /// It is done at once, and answered after this long.
    AnswerDelayed(Duration),
}

/// Faults that strike requests at random for a while: short and long waits, server errors, cut connections, answers
/// that are lost or late.
#[derive(Clone, Debug, PartialEq)]
pub struct Storm {
    /// How likely each request is struck, from 0 to 1.
    pub chance: f64,
    /// What is drawn from: the same requests in the same order fare the same.
    pub seed: u64,
    /// Whether acknowledgements of interactions are struck too. People then read now and then that the bot did not
    /// respond; [`Unanswered::struck`](super::Unanswered::struck) tells these from what the bot itself did not answer.
    pub callbacks: bool,
    pub lasts: Duration,
}

/// Faults that wait for their requests.
#[derive(Debug, Default)]
pub struct Orders {
    orders: Vec<Order>,
    limits: Vec<Limit>,
    storm: Option<Raging>,
    /// How many of the next interactions are delivered twice.
    pub twice: usize,
    /// How many of the next interactions change places with the one after them, which is waited for so long.
    pub swapped: (usize, Duration),
    /// The interaction that waits for the one after it.
    pub held: Option<Held>,
    /// What the next interaction lacks.
    pub lacking: Option<String>,
    /// How many of the next heartbeats are not acknowledged.
    pub deaf: usize,
    /// Until when (milliseconds since 1970) the gateway lets nobody in.
    pub gateway_down_until: u64,
}

#[derive(Debug)]
struct Order {
    left: usize,
    method: String,
    path: String,
    fault: Fault,
}

/// A rate limit that was hit.
#[derive(Debug)]
struct Limit {
    method: String,
    path: String,
    global: bool,
    /// In milliseconds since 1970.
    until: u64,
}

/// An interaction that is delivered later.
#[derive(Debug)]
pub struct Held {
    pub interaction: Id,
    pub event: Value,
    pub audience: Audience,
    pub longest: Duration,
}

/// A storm on its way.
#[derive(Debug)]
struct Raging {
    storm: Storm,
    chance: ChaCha12Rng,
    /// In milliseconds since 1970.
    until: u64,
}

impl Orders {
    /// The next `count` requests with this method (`*` for any) and a path that begins with these segments (`*` stands
    /// for any one of them) fail in this way. Earlier orders come first.
    pub fn next(&mut self, count: usize, method: &str, path: &str, fault: Fault) {
        self.orders.push(Order { left: count, method: method.into(), path: path.into(), fault });
    }

    /// Until then (milliseconds since 1970), such requests are told to wait for the rest of the time.
    pub fn limit(&mut self, until: u64, method: &str, path: &str, global: bool) {
        self.limits.push(Limit { method: method.into(), path: path.into(), global, until });
    }

    /// Lets a storm begin; one that rages already is over.
    pub fn storm(&mut self, storm: Storm, now: u64) {
        let chance = ChaCha12Rng::seed_from_u64(storm.seed);
        let until = now + storm.lasts.as_millis() as u64;
        self.storm = Some(Raging { storm, chance, until });
    }

    /// Takes back all orders. An interaction that is held back stays so.
    pub fn clear(&mut self) {
        *self = Orders { held: self.held.take(), ..Orders::default() };
    }

    /// The fault for this request, if one is due. What was ordered for it goes before limits, and these before storms.
    pub fn take(&mut self, method: &str, path: &str, now: u64) -> Option<Fault> {
        let meets = |wanted_method: &str, wanted_path: &str| {
            (wanted_method == "*" || wanted_method == method) && begins_with(path, wanted_path)
        };
        if let Some(due) = self.orders.iter().position(|order| meets(&order.method, &order.path)) {
            let order = &mut self.orders[due];
            order.left -= 1;
            let fault = order.fault.clone();
            self.orders.retain(|order| order.left > 0);
            return Some(fault);
        }
        self.limits.retain(|limit| limit.until > now);
        if let Some(limit) = self.limits.iter().find(|limit| meets(&limit.method, &limit.path)) {
            let retry_after = Duration::from_millis(limit.until - now);
            return Some(Fault::RateLimited { retry_after, global: limit.global });
        }
        self.storm.as_mut().filter(|raging| raging.until > now)?.strike(path)
    }
}

impl Raging {
    fn strike(&mut self, path: &str) -> Option<Fault> {
        if !self.storm.callbacks && begins_with(path, "/interactions") {
            return None;
        }
        let struck = f64::from(self.chance.next_u32()) < self.storm.chance * f64::from(u32::MAX);
        struck.then(|| match self.below(20) {
            0..5 => Fault::RateLimited { retry_after: self.time(50..500), global: false },
            5 => Fault::RateLimited { retry_after: self.time(2_000..12_000), global: false },
            6..10 => Fault::Status([500, 502, 503, 504][self.below(4) as usize]),
            10..13 => Fault::Dropped,
            13..16 => Fault::AnswerLost,
            16..18 => Fault::Delayed(self.time(100..2_000)),
            _ => Fault::AnswerDelayed(self.time(100..2_000)),
        })
    }

    /// A number below this; even enough for a storm.
    fn below(&mut self, bound: u32) -> u32 {
        self.chance.next_u32() % bound
    }

    /// A time between these, in milliseconds.
    fn time(&mut self, range: Range<u32>) -> Duration {
        Duration::from_millis(u64::from(range.start + self.below(range.end - range.start)))
    }
}

fn begins_with(path: &str, pattern: &str) -> bool {
    let mut segments = path.split('/').filter(|segment| !segment.is_empty());
    let mut wanted = pattern.split('/').filter(|segment| !segment.is_empty());
    wanted.all(|wanted| segments.next().is_some_and(|segment| wanted == "*" || wanted == segment))
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn orders_meet_their_requests() {
        let mut orders = Orders::default();
        orders.next(2, "POST", "/channels/*/messages", Fault::Status(500));
        assert_eq!(orders.take("PATCH", "/channels/1/messages/2", 0), None);
        assert_eq!(orders.take("POST", "/channels/1", 0), None);
        assert_eq!(orders.take("POST", "/channels/1/messages", 0), Some(Fault::Status(500)));
        assert_eq!(orders.take("POST", "/channels/3/messages", 0), Some(Fault::Status(500)));
        assert_eq!(orders.take("POST", "/channels/1/messages", 0), None);
    }

    #[test]
    fn a_limit_tells_the_time_that_is_left() {
        let mut orders = Orders::default();
        orders.limit(20_000, "*", "/channels", true);
        let told = |wait| Some(Fault::RateLimited { retry_after: Duration::from_millis(wait), global: true });
        assert_eq!(orders.take("POST", "/channels/1/messages", 500), told(19_500));
        assert_eq!(orders.take("POST", "/interactions/1/token/callback", 500), None);
        assert_eq!(orders.take("PATCH", "/channels/1/messages/2", 19_999), told(1));
        assert_eq!(orders.take("PATCH", "/channels/1/messages/2", 20_000), None);
    }

    #[test]
    fn a_storm_strikes_as_often_as_told_and_the_same_each_time() {
        let struck = |chance, seed, callbacks, path: &str| -> Vec<Option<Fault>> {
            let mut orders = Orders::default();
            orders.storm(Storm { chance, seed, callbacks, lasts: Duration::from_secs(1) }, 5_000);
            assert_eq!(orders.take("POST", path, 6_000), None, "it is over");
            (0..4_000).map(|_| orders.take("POST", path, 5_999)).collect()
        };
        let messages = struck(0.25, 7, false, "/channels/1/messages");
        assert_eq!(messages, struck(0.25, 7, false, "/channels/1/messages"));
        assert_ne!(messages, struck(0.25, 8, false, "/channels/1/messages"));
        // A thousand are to be expected, with a deviation of 27.
        let count = messages.iter().flatten().count();
        assert!((900..1_100).contains(&count), "{count}");
        let kinds: HashSet<_> = messages.iter().flatten().map(std::mem::discriminant).collect();
        assert_eq!(kinds.len(), 6, "every kind of fault");
        let callback = "/interactions/1/token/callback";
        assert_eq!(struck(0.25, 7, false, callback).iter().flatten().count(), 0);
        assert_eq!(struck(0.25, 7, true, callback), messages);
        assert_eq!(struck(0.0, 7, true, callback).iter().flatten().count(), 0);
    }
}
