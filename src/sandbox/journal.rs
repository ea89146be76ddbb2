//! What happened: every request of the bot, what was wrong with it, and which interactions it left unanswered.

use std::collections::{BTreeMap, VecDeque};
use std::time::Duration;

use serde_json::Value;

use super::id::Id;

/// One request of the bot.
#[derive(Clone, Debug)]
pub struct Request {
    /// When it came, in milliseconds since 1970.
    pub at: u64,
    pub method: String,
    /// Without `/api/v10` and without the query.
    pub path: String,
    pub query: String,
    /// The JSON body; of a multipart body its `payload_json`.
    pub body: Option<Value>,
    /// The names of the files that came along.
    pub files: Vec<String>,
    /// The HTTP status of the answer.
    pub status: u16,
    /// The answer, of a refusal.
    pub refusal: Option<Value>,
    /// The fault that was ordered for it.
    pub fault: Option<String>,
    pub took: Duration,
}

/// Something that the bot should not have sent.
#[derive(Clone, Debug)]
pub struct Violation {
    pub at: u64,
    pub method: String,
    pub path: String,
    /// Whether it was refused; a mention of nothing, say, is shown broken and not refused.
    pub refused: bool,
    pub message: String,
    pub body: Option<Value>,
}

/// An interaction that was answered late, never or twice.
#[derive(Clone, Debug)]
pub struct Unanswered {
    pub interaction: Id,
    /// The key of whoever acted.
    pub person: String,
    /// What was done: the name of the command or the custom id.
    pub what: String,
    /// Whether a bot was connected to receive it.
    pub delivered: bool,
    /// Whether a fault that was ordered struck an acknowledgement of it: then the bot may have done all it could.
    pub struck: bool,
    /// How long the bot took, when it tried too late.
    pub late: Option<Duration>,
}

#[derive(Debug, Default)]
pub struct Journal {
    requests: VecDeque<Request>,
    /// How often each refusal was answered, by HTTP status and Discord's code (0: none).
    pub refusals: BTreeMap<(u16, u64), usize>,
    pub violations: Vec<Violation>,
    pub unanswered: Vec<Unanswered>,
    pub doubled: Vec<Unanswered>,
}

impl Journal {
    /// Older requests are forgotten.
    const KEPT: usize = 20_000;

    pub fn note(&mut self, request: Request) {
        if request.status >= 400 {
            let code = request.refusal.as_ref().and_then(|refusal| refusal["code"].as_u64()).unwrap_or(0);
            *self.refusals.entry((request.status, code)).or_default() += 1;
        }
        if self.requests.len() == Journal::KEPT {
            self.requests.pop_front();
        }
        self.requests.push_back(request);
    }

    pub fn requests(&self) -> Vec<Request> {
        self.requests.iter().cloned().collect()
    }
}
