//! Faults to order: what shall go wrong with which of the next requests.

use std::time::Duration;

/// What shall happen to a request.
#[derive(Clone, Debug, PartialEq)]
pub enum Fault {
    /// 429 with this wait.
    RateLimited { retry_after: Duration, global: bool },
    /// This status, without anything done.
    Status(u16),
    /// The connection is cut before anything is done.
    Dropped,
    /// It is done, and the connection is cut before the answer.
    AnswerLost,
    /// It is done after this long.
    Delayed(Duration),
}

/// Faults that wait for their requests.
#[derive(Debug, Default)]
pub struct Orders {
    orders: Vec<Order>,
    /// How many of the next events are delivered twice.
    pub twice: usize,
    /// What the next interaction lacks.
    pub lacking: Option<String>,
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

impl Orders {
    /// The next `count` requests with this method (`*` for any) and a path that begins with these segments (`*` stands
    /// for any one of them) fail in this way. Earlier orders come first.
    pub fn next(&mut self, count: usize, method: &str, path: &str, fault: Fault) {
        self.orders.push(Order { left: count, method: method.into(), path: path.into(), fault });
    }

    /// Takes back all orders.
    pub fn clear(&mut self) {
        *self = Orders::default();
    }

    /// The fault for this request, if one is due.
    pub fn take(&mut self, method: &str, path: &str) -> Option<Fault> {
        let due = self.orders.iter().position(|order| {
            order.left > 0 && (order.method == "*" || order.method == method) && begins_with(path, &order.path)
        })?;
        let order = &mut self.orders[due];
        order.left -= 1;
        let fault = order.fault.clone();
        self.orders.retain(|order| order.left > 0);
        Some(fault)
    }
}

fn begins_with(path: &str, pattern: &str) -> bool {
    let mut segments = path.split('/').filter(|segment| !segment.is_empty());
    let mut wanted = pattern.split('/').filter(|segment| !segment.is_empty());
    wanted.all(|wanted| segments.next().is_some_and(|segment| wanted == "*" || wanted == segment))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn orders_meet_their_requests() {
        let mut orders = Orders::default();
        orders.next(2, "POST", "/channels/*/messages", Fault::Status(500));
        assert_eq!(orders.take("PATCH", "/channels/1/messages/2"), None);
        assert_eq!(orders.take("POST", "/channels/1"), None);
        assert_eq!(orders.take("POST", "/channels/1/messages"), Some(Fault::Status(500)));
        assert_eq!(orders.take("POST", "/channels/3/messages"), Some(Fault::Status(500)));
        assert_eq!(orders.take("POST", "/channels/1/messages"), None);
    }
}
