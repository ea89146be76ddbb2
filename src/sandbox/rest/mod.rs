//! Discord's REST API, as far as a bot of this kind uses it.

mod account;
mod body;
mod channels;
mod commands;
mod interactions;
mod threads;

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::body::Body as HttpBody;
use axum::extract::{ConnectInfo, Request as HttpRequest, State as Shares};
use axum::http::header::{AUTHORIZATION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use super::Shared;
use super::faults::Fault;
use super::id::Id;
use super::journal::{Request, Violation};
use super::limits::Standing;
use super::refusal::Refusal;
use super::state::State;
use super::wire::Cut;
use body::Body;
pub use body::File;

/// A request with everything that an operation looks at.
pub struct Call {
    pub method: String,
    /// Without `/api/v10`.
    pub path: String,
    pub query: String,
    pub body: Value,
    pub files: Vec<File>,
}

/// What an operation answers: 200 with a body, or 204.
pub type Answer = Result<Option<Value>, Refusal>;

impl Call {
    /// A parameter of the query.
    fn parameter(&self, key: &str) -> Option<&str> {
        self.query.split('&').find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='))
    }
}

/// Serves one request of the bot.
pub async fn serve(
    Shares(shared): Shares<Arc<Shared>>,
    ConnectInfo(cut): ConnectInfo<Cut>,
    request: HttpRequest,
) -> Response {
    let started = Instant::now();
    let at = shared.look(|state| state.now());
    let method = request.method().to_string();
    let whole_path = request.uri().path();
    let path = ["/api/v10", "/api/v9", "/api"].iter().find_map(|prefix| whole_path.strip_prefix(prefix));
    let path = path.unwrap_or(whole_path).to_owned();
    let query = request.uri().query().unwrap_or_default().to_owned();
    let headers = request.headers().clone();
    let fault = shared.change(|state| {
        let now = state.now();
        let fault = state.faults.take(&method, &path, now);
        if fault.is_some() {
            state.note_struck(&path);
        }
        fault
    });

    let mut call = Call { method, path, query, body: Value::Null, files: Vec::new() };
    let read = Body::read(request).await;
    let (answer, standing) = match (read, &fault) {
        (_, Some(Fault::Status(status) | Fault::Page(status))) => (Err(Refusal::server_error(*status)), None),
        (_, Some(Fault::RateLimited { retry_after, global })) => {
            (Err(Refusal::rate_limited(retry_after.as_secs_f64(), *global)), None)
        }
        (_, Some(Fault::Dropped)) => (Err(Refusal::server_error(502)), None),
        (Err(refusal), _) => (Err(refusal), None),
        (Ok(body), _) => {
            (call.body, call.files) = (body.json, body.files);
            if let Some(Fault::Delayed(delay)) = &fault {
                tokio::time::sleep(*delay).await;
            }
            shared.change(|state| state.carry_out(&call, &headers))
        }
    };
    if matches!(fault, Some(Fault::Dropped | Fault::AnswerLost)) {
        cut.0.store(true, Ordering::Release);
    }
    let response = match fault {
        Some(Fault::Page(status)) => page(status),
        _ => respond(&answer, standing.as_ref()),
    };
    let delay = if let Some(Fault::AnswerDelayed(delay)) = &fault { *delay } else { Duration::ZERO };
    shared.change(|state| state.note(call, at, answer, fault, response.status(), started.elapsed()));
    tokio::time::sleep(delay).await;
    response
}

fn page(status: u16) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    (status, [(CONTENT_TYPE, "text/html")], "<!DOCTYPE html><title>Access denied</title>").into_response()
}

fn respond(answer: &Answer, standing: Option<&Standing>) -> Response {
    let (status, body) = match answer {
        Ok(Some(body)) => (StatusCode::OK, Some(body.clone())),
        Ok(None) => (StatusCode::NO_CONTENT, None),
        Err(refusal) => {
            let status = StatusCode::from_u16(refusal.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
            (status, Some(refusal.body()))
        }
    };
    let mut response = match body {
        Some(body) => (status, [(CONTENT_TYPE, "application/json")], body.to_string()).into_response(),
        None => (status, HttpBody::empty()).into_response(),
    };
    let headers = response.headers_mut();
    headers.insert("via", HeaderValue::from_static("1.1 sandbox"));
    let mut set = |name: &'static str, value: String| {
        if let Ok(value) = HeaderValue::from_str(&value) {
            headers.insert(name, value);
        }
    };
    if let Some(standing) = standing.filter(|standing| !standing.global) {
        set("x-ratelimit-bucket", standing.bucket.to_owned());
        set("x-ratelimit-limit", standing.limit.to_string());
        set("x-ratelimit-remaining", standing.remaining.to_string());
        set("x-ratelimit-reset", format!("{:.3}", standing.reset_at as f64 / 1000.0));
        set("x-ratelimit-reset-after", format!("{:.3}", standing.reset_after as f64 / 1000.0));
    }
    if let Err(refusal) = answer
        && let Some(seconds) = refusal.retry_after
    {
        set("retry-after", format!("{}", seconds.ceil()));
        set("x-ratelimit-scope", if refusal.global { "global" } else { "user" }.to_owned());
        if refusal.global {
            set("x-ratelimit-global", "true".to_owned());
        }
    }
    response
}

impl State {
    /// Checks who asks and how often, and does what is asked.
    fn carry_out(&mut self, call: &Call, headers: &HeaderMap) -> (Answer, Option<Standing>) {
        let segments: Vec<&str> = call.path.split('/').filter(|segment| !segment.is_empty()).collect();
        let open = matches!(segments[..], ["gateway"] | ["interactions", ..] | ["webhooks", _, _, ..]);
        let token = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok()).unwrap_or_default();
        if !open && token.strip_prefix("Bot ") != Some(&self.settings.token) {
            return (Err(Refusal::unauthorized()), None);
        }
        let standing =
            if self.settings.rate_limits { self.limits.take(&call.method, &segments, self.now()) } else { None };
        if let Some(standing) = standing.as_ref().filter(|standing| standing.exceeded) {
            let refusal = Refusal::rate_limited(standing.reset_after as f64 / 1000.0, standing.global);
            return (Err(refusal), Some(standing.clone()));
        }
        (self.route(call, &segments), standing)
    }

    /// Remembers that a fault strikes the acknowledgement of an interaction, if this path is one's.
    fn note_struck(&mut self, path: &str) {
        let mut segments = path.split('/').filter(|segment| !segment.is_empty());
        if segments.next() == Some("interactions")
            && let Some(id) = segments.next().and_then(|id| id.parse().ok())
            && let Some(interaction) = self.interactions.get_mut(&id)
        {
            interaction.struck = true;
        }
    }

    fn route(&mut self, call: &Call, segments: &[&str]) -> Answer {
        let id = |text: &str| text.parse::<Id>().map_err(|_| Refusal::no_such_route());
        match (call.method.as_str(), segments) {
            ("GET", ["gateway"]) => self.gateway_address(),
            ("GET", ["gateway", "bot"]) => self.gateway_for_bots(),
            ("GET", ["users", user]) => self.get_user(user),
            ("POST", ["users", "@me", "channels"]) => self.create_dm(call),
            ("GET", ["applications", "@me"] | ["oauth2", "applications", "@me"]) => self.get_application(),
            ("GET", ["applications", app, "emojis"]) => self.list_emojis(id(app)?),
            ("GET", ["applications", app, "commands"]) => self.list_commands(id(app)?, None),
            ("PUT", ["applications", app, "commands"]) => self.set_commands(id(app)?, None, call),
            ("GET", ["applications", app, "guilds", guild, "commands"]) => {
                self.list_commands(id(app)?, Some(id(guild)?))
            }
            ("PUT", ["applications", app, "guilds", guild, "commands"]) => {
                self.set_commands(id(app)?, Some(id(guild)?), call)
            }
            ("GET", ["guilds", guild]) => self.get_guild(id(guild)?),
            ("GET", ["guilds", guild, "channels"]) => self.list_channels(id(guild)?),
            ("GET", ["guilds", guild, "members", user]) => self.get_member(id(guild)?, id(user)?),
            ("POST", ["interactions", interaction, token, "callback"]) => self.callback(id(interaction)?, token, call),
            ("POST", ["webhooks", app, token]) => self.follow_up(id(app)?, token, call),
            ("GET", ["webhooks", app, token, "messages", message]) => self.get_answer(id(app)?, token, message),
            ("PATCH", ["webhooks", app, token, "messages", message]) => {
                self.edit_answer(id(app)?, token, message, call)
            }
            ("DELETE", ["webhooks", app, token, "messages", message]) => self.delete_answer(id(app)?, token, message),
            ("GET", ["channels", channel]) => self.get_channel(id(channel)?),
            ("PATCH", ["channels", channel]) => self.update_channel(id(channel)?, call),
            ("POST", ["channels", channel, "typing"]) => self.show_typing(id(channel)?),
            ("GET", ["channels", channel, "messages"]) => self.list_messages(id(channel)?, call),
            ("POST", ["channels", channel, "messages"]) => self.create_message(id(channel)?, call),
            ("GET", ["channels", channel, "messages", message]) => self.get_message(id(channel)?, id(message)?),
            ("PATCH", ["channels", channel, "messages", message]) => {
                self.update_message(id(channel)?, id(message)?, call)
            }
            ("DELETE", ["channels", channel, "messages", message]) => self.remove_message(id(channel)?, id(message)?),
            ("PUT", ["channels", channel, "pins", message] | ["channels", channel, "messages", "pins", message]) => {
                self.pin(id(channel)?, id(message)?, true)
            }
            ("DELETE", ["channels", channel, "pins", message] | ["channels", channel, "messages", "pins", message]) => {
                self.pin(id(channel)?, id(message)?, false)
            }
            ("POST", ["channels", channel, "threads"]) => self.create_thread(id(channel)?, None, call),
            ("POST", ["channels", channel, "messages", message, "threads"]) => {
                self.create_thread(id(channel)?, Some(id(message)?), call)
            }
            ("PUT", ["channels", channel, "thread-members", who]) => self.thread_member(id(channel)?, who, true),
            ("DELETE", ["channels", channel, "thread-members", who]) => self.thread_member(id(channel)?, who, false),
            _ => Err(Refusal::no_such_route()),
        }
    }

    /// Writes the request down, and what was wrong with it.
    fn note(&mut self, call: Call, at: u64, answer: Answer, fault: Option<Fault>, status: StatusCode, took: Duration) {
        let body = Some(call.body).filter(|body| !body.is_null());
        let refusal = answer.err();
        if let Some(refusal) = refusal.as_ref().filter(|refusal| refusal.is_malformed()) {
            self.journal.violations.push(Violation {
                at,
                method: call.method.clone(),
                path: call.path.clone(),
                refused: true,
                message: refusal.body().to_string(),
                body: body.clone(),
            });
        }
        self.journal.note(Request {
            at,
            method: call.method,
            path: call.path,
            query: call.query,
            body,
            files: call.files.into_iter().map(|file| file.name).collect(),
            status: status.as_u16(),
            refusal: refusal.map(|refusal| refusal.body()),
            fault: fault.map(|fault| format!("{fault:?}")),
            took,
        });
    }
}
