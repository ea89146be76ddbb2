//! Rate limits: a bucket per route and its major parameter, and 50 requests a second for the whole bot.

use std::collections::HashMap;

/// Where a bucket stands after a request was counted.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    pub bucket: &'static str,
    pub limit: u32,
    pub remaining: u32,
    /// Milliseconds until the bucket is full again.
    pub reset_after: u64,
    /// Milliseconds since 1970 at which that is.
    pub reset_at: u64,
    /// Whether this request was one too many.
    pub exceeded: bool,
    /// Whether it was the limit of the whole bot that was exceeded.
    pub global: bool,
}

#[derive(Debug, Default)]
pub struct Limits {
    windows: HashMap<(&'static str, String), Window>,
    global: Window,
}

#[derive(Debug, Default)]
struct Window {
    ends: u64,
    used: u32,
}

impl Window {
    /// Counts a request, unless the window is full.
    fn take(&mut self, now: u64, limit: u32, millis: u64) -> bool {
        if now >= self.ends {
            *self = Window { ends: now + millis, used: 0 };
        }
        let free = self.used < limit;
        self.used += u32::from(free);
        free
    }
}

impl Limits {
    const GLOBAL: u32 = 50;

    /// Counts a request at this moment. `None`: nothing limits this route.
    pub fn take(&mut self, method: &str, path: &[&str], now: u64) -> Option<Standing> {
        // Answers to interactions are not counted for the whole bot.
        let exempt = matches!(path, ["interactions", ..] | ["webhooks", _, _, ..] | ["gateway"]);
        if !exempt && !self.global.take(now, Limits::GLOBAL, 1000) {
            let reset_after = self.global.ends - now;
            return Some(Standing {
                bucket: "global",
                limit: Limits::GLOBAL,
                remaining: 0,
                reset_after,
                reset_at: self.global.ends,
                exceeded: true,
                global: true,
            });
        }
        let (bucket, limit, millis, major) = bucket(method, path)?;
        if self.windows.len() > 10_000 {
            self.windows.retain(|_, window| window.ends > now);
        }
        let window = self.windows.entry((bucket, major)).or_default();
        let exceeded = !window.take(now, limit, millis);
        Some(Standing {
            bucket,
            limit,
            remaining: limit - window.used,
            reset_after: window.ends - now,
            reset_at: window.ends,
            exceeded,
            global: false,
        })
    }
}

/// The bucket of a route: its name, requests, milliseconds and major parameter.
fn bucket(method: &str, path: &[&str]) -> Option<(&'static str, u32, u64, String)> {
    let of_channel = |name, limit, millis| Some((name, limit, millis, path[1].to_owned()));
    match (method, path) {
        (_, ["interactions", ..] | ["gateway", ..]) => None,
        ("POST", ["channels", _, "messages"]) => of_channel("message-create", 5, 5000),
        ("PATCH", ["channels", _, "messages", _]) => of_channel("message-edit", 5, 5000),
        ("DELETE", ["channels", _, "messages", _]) => of_channel("message-delete", 5, 1000),
        ("GET", ["channels", _, "messages", ..]) => of_channel("message-read", 10, 2000),
        (_, ["channels", _, ..]) => of_channel("channel", 5, 2000),
        (_, ["webhooks", app, token, ..]) => Some(("webhook", 5, 2000, format!("{app}/{token}"))),
        ("POST", ["users", "@me", "channels"]) => Some(("open-dm", 10, 10_000, String::new())),
        ("PUT" | "POST" | "PATCH" | "DELETE", ["applications", _, .., "commands"]) => {
            Some(("commands", 5, 20_000, String::new()))
        }
        _ => Some(("other", 10, 1000, String::new())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sixth_message_within_five_seconds_is_too_many() {
        let mut limits = Limits::default();
        let path = ["channels", "1", "messages"];
        for remaining in (0..5).rev() {
            let standing = limits.take("POST", &path, 1_000).expect("a bucket");
            assert_eq!((standing.remaining, standing.exceeded), (remaining, false));
        }
        let standing = limits.take("POST", &path, 3_000).expect("a bucket");
        assert_eq!((standing.exceeded, standing.reset_after, standing.global), (true, 3_000, false));
        assert!(!limits.take("POST", &["channels", "2", "messages"], 3_000).expect("a bucket").exceeded);
        assert!(!limits.take("POST", &path, 6_000).expect("a bucket").exceeded);
    }

    #[test]
    fn answers_to_interactions_are_exempt_from_the_bots_own_limit() {
        let mut limits = Limits::default();
        let mut refused = 0;
        for n in 0..60 {
            let channel = n.to_string();
            let standing = limits.take("GET", &["channels", &channel], 1_000).expect("a bucket");
            refused += usize::from(standing.global);
        }
        assert_eq!(refused, 10);
        assert_eq!(limits.take("POST", &["interactions", "1", "token", "callback"], 1_000), None);
        let standing = limits.take("POST", &["webhooks", "1", "token"], 1_000).expect("a bucket");
        assert!(!standing.exceeded);
    }
}
