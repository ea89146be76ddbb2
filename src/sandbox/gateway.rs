//! The gateway: websocket sessions of the bot, their events, and resuming them.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket};
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{Instant, sleep_until};

use super::Shared;
use super::id::Id;
use super::object;
use super::state::State;

/// The intents that matter here.
pub mod intents {
    pub const GUILDS: u64 = 1;
    pub const GUILD_MEMBERS: u64 = 1 << 1;
    pub const GUILD_PRESENCES: u64 = 1 << 8;
    pub const GUILD_MESSAGES: u64 = 1 << 9;
    pub const DIRECT_MESSAGES: u64 = 1 << 12;
    pub const MESSAGE_CONTENT: u64 = 1 << 15;
    /// Those that an application must be granted first; this one was not.
    pub const PRIVILEGED: u64 = GUILD_MEMBERS | GUILD_PRESENCES | MESSAGE_CONTENT;
    pub const ALL: u64 = (1 << 26) - 1;
}

/// Whose shard hears of an event.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Audience {
    Guild(Id),
    /// Direct messages belong to shard 0.
    Direct,
}

/// What a connection is told to do.
#[derive(Debug)]
pub enum Order {
    Text(String),
    Close(u16, &'static str),
    /// Vanish without a word.
    Cut,
}

/// All sessions and connections.
#[derive(Debug, Default)]
pub struct Gateway {
    sessions: HashMap<String, Session>,
    lines: HashMap<u64, UnboundedSender<Order>>,
    next_line: u64,
    /// How often a bot has identified and resumed.
    pub identifies: usize,
    pub resumes: usize,
}

#[derive(Debug)]
struct Session {
    intents: u64,
    shard: (u64, u64),
    sequence: u64,
    /// Events with their sequence number, to be sent again on resuming.
    sent: VecDeque<(u64, String)>,
    line: Option<u64>,
}

/// How many events a session keeps for resuming.
const KEPT_EVENTS: usize = 2_000;

impl Gateway {
    /// How many sessions have a connection.
    pub fn connected(&self) -> usize {
        self.sessions.values().filter(|session| session.line.is_some()).count()
    }

    /// Whether a bot is connected and identified.
    pub fn is_connected(&self) -> bool {
        self.connected() > 0
    }

    /// Sends an event to the sessions that are to hear of it; the others keep it for resuming.
    pub fn dispatch(&mut self, event: &str, data: &Value, audience: Audience, intent: u64) {
        let data = data.to_string();
        for session in self.sessions.values_mut() {
            let (shard, shards) = session.shard;
            let hears = match audience {
                Audience::Guild(guild) => (guild.0 >> 22) % shards == shard,
                Audience::Direct => shard == 0,
            };
            if hears && (intent == 0 || session.intents & intent != 0) {
                session.send(event, &data, &self.lines);
            }
        }
    }

    /// Tells every connection with a session to do this.
    pub fn order(&self, order: impl Fn() -> Order) {
        for line in self.sessions.values().filter_map(|session| session.line) {
            if let Some(line) = self.lines.get(&line) {
                // A connection that is gone already needs no order.
                let _ = line.send(order());
            }
        }
    }

    /// Ends all sessions, so that none can be resumed.
    pub fn forget_sessions(&mut self) {
        self.sessions.clear();
    }

    fn connect(&mut self) -> (u64, UnboundedReceiver<Order>) {
        let (sender, receiver) = unbounded_channel();
        self.next_line += 1;
        self.lines.insert(self.next_line, sender);
        (self.next_line, receiver)
    }

    /// The connection is gone; a clean end by the client ends its session too.
    fn disconnect(&mut self, line: u64, clean: bool) {
        self.lines.remove(&line);
        self.sessions.retain(|_, session| !(clean && session.line == Some(line)));
        for session in self.sessions.values_mut().filter(|session| session.line == Some(line)) {
            session.line = None;
        }
    }
}

impl Session {
    fn send(&mut self, event: &str, data: &str, lines: &HashMap<u64, UnboundedSender<Order>>) {
        self.sequence += 1;
        let frame = format!(r#"{{"t":"{event}","s":{},"op":0,"d":{data}}}"#, self.sequence);
        if self.sent.len() == KEPT_EVENTS {
            self.sent.pop_front();
        }
        self.sent.push_back((self.sequence, frame.clone()));
        if let Some(line) = self.line.and_then(|line| lines.get(&line)) {
            // When the connection has just gone, the event waits for the session to be resumed.
            let _ = line.send(Order::Text(frame));
        }
    }
}

/// Serves one connection until either side ends it.
pub async fn serve(shared: Arc<Shared>, mut socket: WebSocket) {
    let (line, mut orders) = shared.change(|state| state.gateway.connect());
    let interval = shared.look(|state| state.settings.heartbeat);
    let mut clean = false;
    let mut budget = Budget::default();
    let mut deaf_at = Instant::now() + interval * 2;
    let hello = json!({ "t": null, "s": null, "op": 10, "d": { "heartbeat_interval": interval.as_millis() as u64, "_trace": ["sandbox"] } });
    let mut alive = socket.send(Frame::text(hello.to_string())).await.is_ok();
    while alive {
        tokio::select! {
            order = orders.recv() => match order {
                Some(Order::Text(text)) => alive = socket.send(Frame::text(text)).await.is_ok(),
                Some(Order::Close(code, reason)) => {
                    let frame = CloseFrame { code, reason: reason.into() };
                    alive = false;
                    // The other side may be gone already.
                    let _ = socket.send(Frame::Close(Some(frame))).await;
                }
                Some(Order::Cut) | None => alive = false,
            },
            frame = socket.recv() => match frame {
                Some(Ok(Frame::Text(text))) => {
                    let payload = serde_json::from_str::<Value>(&text).unwrap_or(Value::Null);
                    if payload["op"] == 1 {
                        deaf_at = Instant::now() + interval * 2;
                    }
                    shared.change(|state| {
                        if !budget.allows() {
                            state.close(line, 4008, "Rate limited.");
                        } else if text.len() > 4096 || payload.is_null() {
                            state.close(line, 4002, "Error while decoding payload.");
                        } else {
                            state.hear(line, &payload);
                        }
                    });
                }
                Some(Ok(Frame::Close(frame))) => {
                    clean = frame.is_some_and(|frame| matches!(frame.code, 1000 | 1001));
                    alive = false;
                }
                Some(Ok(Frame::Binary(_))) => {
                    shared.change(|state| state.close(line, 4002, "Error while decoding payload."));
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => alive = false,
            },
            _ = sleep_until(deaf_at) => alive = false,
        }
    }
    shared.change(|state| state.gateway.disconnect(line, clean));
}

/// 120 payloads in 60 seconds.
#[derive(Default)]
struct Budget {
    sent: VecDeque<Instant>,
}

impl Budget {
    fn allows(&mut self) -> bool {
        let now = Instant::now();
        while self.sent.front().is_some_and(|sent| now - *sent > Duration::from_secs(60)) {
            self.sent.pop_front();
        }
        self.sent.push_back(now);
        self.sent.len() <= 120
    }
}

impl State {
    fn answer(&self, line: u64, payload: Value) {
        self.order(line, Order::Text(payload.to_string()));
    }

    fn close(&self, line: u64, code: u16, reason: &'static str) {
        self.order(line, Order::Close(code, reason));
    }

    fn order(&self, line: u64, order: Order) {
        if let Some(line) = self.gateway.lines.get(&line) {
            // The connection may have ended in this moment.
            let _ = line.send(order);
        }
    }

    /// Hears what the bot says on a connection.
    fn hear(&mut self, line: u64, payload: &Value) {
        let has_session = self.gateway.sessions.values().any(|session| session.line == Some(line));
        let data = &payload["d"];
        match payload["op"].as_u64() {
            Some(1) if self.faults.deaf > 0 => self.faults.deaf -= 1,
            Some(1) => self.answer(line, json!({ "t": null, "s": null, "op": 11, "d": null })),
            Some(2) if has_session => self.close(line, 4005, "Already authenticated."),
            Some(2) => self.identify(line, data),
            Some(6) if has_session => self.close(line, 4005, "Already authenticated."),
            Some(6) => self.resume(line, data),
            Some(3 | 4 | 8 | 31) if has_session => {}
            Some(3 | 4 | 8 | 31) => self.close(line, 4003, "Not authenticated."),
            _ => self.close(line, 4001, "Unknown opcode."),
        }
    }

    fn is_token(&self, data: &Value) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        token.strip_prefix("Bot ").unwrap_or(token) == self.settings.token
    }

    fn identify(&mut self, line: u64, data: &Value) {
        if !self.is_token(data) {
            return self.close(line, 4004, "Authentication failed.");
        }
        let number = |n: usize, otherwise: u64| data["shard"][n].as_u64().unwrap_or(otherwise);
        let (shard, shards) = (number(0, 0), number(1, 1));
        let Some(wanted) = data["intents"].as_u64().filter(|wanted| wanted & !intents::ALL == 0) else {
            return self.close(line, 4013, "Invalid intents.");
        };
        if shard >= shards {
            return self.close(line, 4010, "Invalid shard.");
        }
        if wanted & intents::PRIVILEGED != 0 {
            return self.close(line, 4014, "Disallowed intents.");
        }
        let id = self.new_token();
        let ws = self.world.base.replacen("http", "ws", 1);
        let mut ready = json!({
            "v": 10, "user": object::current_user(&self.world), "session_id": id, "session_type": "normal",
            "resume_gateway_url": ws, "shard": [shard, shards], "private_channels": [], "relationships": [],
            "presences": [], "guild_join_requests": [], "geo_ordered_rtc_regions": [], "_trace": ["sandbox"],
            "application": { "id": self.world.bot.id, "flags": 0 }, "user_settings": {}, "guilds": [],
        });
        let guild = self.world.guild.id;
        let has_guild = (guild.0 >> 22) % shards == shard;
        if has_guild {
            ready["guilds"] = json!([{ "id": guild, "unavailable": true }]);
        }
        let mut session =
            Session { intents: wanted, shard: (shard, shards), sequence: 0, sent: VecDeque::new(), line: Some(line) };
        session.send("READY", &ready.to_string(), &self.gateway.lines);
        if has_guild && wanted & intents::GUILDS != 0 {
            session.send("GUILD_CREATE", &object::whole_guild(&self.world).to_string(), &self.gateway.lines);
        }
        self.gateway.sessions.insert(id, session);
        self.gateway.identifies += 1;
    }

    fn resume(&mut self, line: u64, data: &Value) {
        if !self.is_token(data) {
            return self.close(line, 4004, "Authentication failed.");
        }
        let seen = data["seq"].as_u64().unwrap_or(0);
        let Gateway { sessions, lines, .. } = &mut self.gateway;
        let session = data["session_id"].as_str().and_then(|id| sessions.get_mut(id));
        let missed = session.as_ref().and_then(|session| {
            let first_kept = session.sent.front().map_or(session.sequence + 1, |(sequence, _)| *sequence);
            (seen <= session.sequence && seen + 1 >= first_kept).then_some(session.sequence - seen)
        });
        let (Some(session), Some(_)) = (session, missed) else {
            return self.answer(line, json!({ "t": null, "s": null, "op": 9, "d": false }));
        };
        // Whoever resumes takes the session over from a connection that is thought to be alive.
        if let Some(old) = session.line.replace(line).filter(|old| *old != line).and_then(|old| lines.get(&old)) {
            let _ = old.send(Order::Cut);
        }
        if let Some(line) = lines.get(&line) {
            for (_, frame) in session.sent.iter().filter(|(sequence, _)| *sequence > seen) {
                // A connection that ends meanwhile can resume again.
                let _ = line.send(Order::Text(frame.clone()));
            }
        }
        session.send("RESUMED", "{}", lines);
        self.gateway.resumes += 1;
    }
}
