//! The one place through which everything is sent to Discord, or to another server that speaks its API.
//!
//! A small client over twilight's rate limiter, which fits where serenity's own does not: it keeps one bucket
//! per route and channel, works with any base address, and lets a message keep its picture. Answers are read
//! leniently: what is needed is mostly an id.

use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};

use reqwest::header::HeaderMap;
use reqwest::multipart::{Form, Part};
use reqwest::{Client, StatusCode};
use serde_json::Value;
use tokio::sync::Notify;
use twilight_http_ratelimiting::{Endpoint, Method, RateLimitHeaders, RateLimiter};

use super::metrics::Metrics;

/// Requests of a bot in a second, of all processes together.
const GLOBAL_LIMIT: u16 = 50;
/// How often a request that was told to wait is sent again.
const PATIENCE: usize = 5;
/// The longest wait that is sat out here; a longer one goes back to the caller.
const LONGEST_WAIT: Duration = Duration::from_secs(10);
/// The same for a caller who has something newer to send by then.
const BRIEF_WAIT: Duration = Duration::from_secs(1);
/// How long Discord may take to answer.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);

/// A file that goes with a message.
#[derive(Clone, Debug)]
pub struct File {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// Why a request failed. Never contains an address, since that may hold a token.
#[derive(Debug, thiserror::Error)]
pub enum RestError {
    /// Discord refused; `code` is its own number, 0 when it gave none.
    #[error("refused with status {status}, code {code}: {message}")]
    Refused { status: u16, code: i64, message: String },
    #[error("asked to wait {} ms", .0.as_millis())]
    TooFast(Duration),
    #[error("no answer: {0}")]
    Network(reqwest::Error),
    /// Given up by whoever asked; what became of it is not known.
    #[error("no answer in the time there was")]
    Late,
    /// Done, as it seems.
    #[error("an answer that cannot be read: {0}")]
    Answer(serde_json::Error),
    /// Something on the way to Discord answered instead.
    #[error("status {0}, not in Discord's words")]
    Foreign(u16),
}

impl RestError {
    /// Discord's own number for the refusal, if it was one.
    pub fn code(&self) -> Option<i64> {
        match self {
            RestError::Refused { code, .. } => Some(*code),
            _ => None,
        }
    }

    /// Whether the same request may well succeed later.
    pub fn passes(&self) -> bool {
        match self {
            RestError::Refused { status, .. } => *status >= 500 || *status == 408,
            RestError::TooFast(_)
            | RestError::Network(_)
            | RestError::Late
            | RestError::Answer(_)
            | RestError::Foreign(_) => true,
        }
    }

    /// Whether it is the bot's token that Discord does not take; 50027 is about an interaction's.
    pub fn refuses_token(&self) -> bool {
        matches!(self, RestError::Refused { status: 401, code, .. } if *code != 50027)
    }

    /// Whether the request was surely not carried out.
    pub fn is_refusal(&self) -> bool {
        match self {
            RestError::Refused { .. } => !self.passes(),
            RestError::TooFast(_) => true,
            RestError::Network(_) | RestError::Late | RestError::Answer(_) | RestError::Foreign(_) => false,
        }
    }
}

/// A client of Discord's REST API.
#[derive(Clone)]
pub struct Rest {
    client: Client,
    base: String,
    authorization: String,
    /// Replaced when the number of processes that share Discord's limit changes.
    limiter: Arc<RwLock<(u32, RateLimiter)>>,
    /// Until when Discord takes nothing of this bot but what belongs to interactions.
    closed: Arc<Mutex<Option<Instant>>>,
    longest_wait: Duration,
    metrics: Arc<Metrics>,
    /// Told when Discord does not take the bot's token.
    doubt: Arc<Notify>,
}

impl Rest {
    /// A client for the API at `base` (such as `https://discord.com`), with the bot's token. Needs a tokio
    /// runtime.
    ///
    /// # Errors
    /// When TLS cannot be set up.
    pub fn new(base: &str, token: &str) -> Result<Rest, RestError> {
        let client = Client::builder()
            .user_agent(concat!("DiscordBot (roundtable, ", env!("CARGO_PKG_VERSION"), ")"))
            .connect_timeout(Duration::from_secs(5))
            .timeout(ANSWER_WITHIN)
            .build()
            .map_err(RestError::Network)?;
        Ok(Rest {
            client,
            base: format!("{base}/api/v10"),
            authorization: format!("Bot {token}"),
            limiter: Arc::new(RwLock::new((1, RateLimiter::new(GLOBAL_LIMIT)))),
            closed: Arc::default(),
            longest_wait: LONGEST_WAIT,
            metrics: Arc::default(),
            doubt: Arc::default(),
        })
    }

    /// The same client for who would rather send something newer later than wait for more than a moment.
    pub fn impatient(&self) -> Rest {
        Rest { longest_wait: BRIEF_WAIT, ..self.clone() }
    }

    /// What was counted about this client's requests, and by others about what they were for.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }

    /// Completes when Discord refuses the bot's token, as it does after the token was reset: one request was refused so,
    /// and another one that needs nothing but the token.
    pub async fn token_refused(&self) {
        loop {
            self.doubt.notified().await;
            if self.get("users/@me").await.is_err_and(|error| error.refuses_token()) {
                return;
            }
        }
    }

    /// Takes only this process's part of Discord's limit on all requests of a bot.
    pub fn share(&self, processes: u32) {
        let mut limiter = self.limiter.write().unwrap_or_else(PoisonError::into_inner);
        if limiter.0 != processes {
            let part = (u32::from(GLOBAL_LIMIT) / processes.max(1)).max(1);
            *limiter = (processes, RateLimiter::new(u16::try_from(part).unwrap_or(GLOBAL_LIMIT)));
        }
    }

    fn limiter(&self) -> RateLimiter {
        self.limiter.read().unwrap_or_else(PoisonError::into_inner).1.clone()
    }

    pub async fn get(&self, path: &str) -> Result<Value, RestError> {
        self.send(Method::Get, path, None, &[]).await
    }

    pub async fn post(&self, path: &str, body: &Value, files: &[File]) -> Result<Value, RestError> {
        self.send(Method::Post, path, Some(body), files).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Result<Value, RestError> {
        self.send(Method::Put, path, Some(body), &[]).await
    }

    pub async fn patch(&self, path: &str, body: &Value, files: &[File]) -> Result<Value, RestError> {
        self.send(Method::Patch, path, Some(body), files).await
    }

    async fn send(&self, method: Method, path: &str, body: Option<&Value>, files: &[File]) -> Result<Value, RestError> {
        // Each interaction token is a bucket of its own with a handful of requests, outside the global limit.
        let own_bucket = path.starts_with("interactions/") || path.starts_with("webhooks/");
        for _ in 0..PATIENCE {
            let answer = match self.closed_for() {
                Some(wait) if !own_bucket => Err(RestError::TooFast(wait)),
                _ => {
                    let answer = self.send_once(method, path, body, files, own_bucket).await;
                    if let Err(error) = &answer {
                        self.metrics.failed(error);
                        if error.refuses_token() {
                            self.doubt.notify_one();
                        }
                    }
                    answer
                }
            };
            match answer {
                Err(RestError::TooFast(wait)) if wait <= self.longest_wait => tokio::time::sleep(wait).await,
                answer => return answer,
            }
        }
        Err(RestError::TooFast(self.longest_wait))
    }

    /// How long Discord still takes nothing of this bot.
    fn closed_for(&self) -> Option<Duration> {
        let until = (*self.closed.lock().unwrap_or_else(PoisonError::into_inner))?;
        until.checked_duration_since(Instant::now())
    }

    fn close_for(&self, wait: Duration) {
        let mut closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        *closed = (*closed).max(Instant::now().checked_add(wait));
    }

    async fn send_once(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        files: &[File],
        own_bucket: bool,
    ) -> Result<Value, RestError> {
        let permit = if own_bucket {
            None
        } else {
            let route = path.split('?').next().unwrap_or(path).to_owned();
            Some(self.limiter().acquire(Endpoint { method, path: route }).await)
        };

        let url = format!("{}/{path}", self.base);
        let mut request = match method {
            Method::Get => self.client.get(url),
            Method::Put => self.client.put(url),
            Method::Patch => self.client.patch(url),
            _ => self.client.post(url),
        }
        .header("authorization", &self.authorization);
        if let Some(body) = body {
            request = if files.is_empty() { request.json(body) } else { request.multipart(form(body, files)) };
        }

        let answer = request.send().await.map_err(|error| RestError::Network(error.without_url()))?;
        let status = answer.status();
        let headers = answer.headers().clone();
        if let Some(permit) = permit {
            permit.complete(limits(&headers));
        }
        let text = answer.bytes().await.map_err(|error| RestError::Network(error.without_url()))?;
        if status.is_success() {
            return if text.is_empty() {
                Ok(Value::Null)
            } else {
                serde_json::from_slice(&text).map_err(RestError::Answer)
            };
        }
        let body: Option<Value> = serde_json::from_slice(&text).ok();
        if status == StatusCode::TOO_MANY_REQUESTS {
            let wait = wait(&headers, body.as_ref().unwrap_or(&Value::Null));
            // What is not in Discord's words bans this machine's address as a whole.
            if body.is_none_or(|body| body["global"] == true) {
                self.close_for(wait);
            }
            return Err(RestError::TooFast(wait));
        }
        let Some(body) = body else { return Err(RestError::Foreign(status.as_u16())) };
        let message = body["message"].as_str().unwrap_or("no reason given");
        let errors = &body["errors"];
        let message = if errors.is_null() { message.to_owned() } else { format!("{message} {errors}") };
        Err(RestError::Refused { status: status.as_u16(), code: body["code"].as_i64().unwrap_or(0), message })
    }
}

fn form(body: &Value, files: &[File]) -> Form {
    let mut form = Form::new().part("payload_json", Part::text(body.to_string()));
    for (number, file) in files.iter().enumerate() {
        let part = Part::bytes(file.bytes.clone()).file_name(file.name.clone());
        form = form.part(format!("files[{number}]"), part);
    }
    form
}

fn wait(headers: &HeaderMap, body: &Value) -> Duration {
    let seconds = body["retry_after"].as_f64().or_else(|| header(headers, "retry-after")?.parse().ok()).unwrap_or(1.0);
    Duration::try_from_secs_f64(seconds).unwrap_or(LONGEST_WAIT)
}

fn limits(headers: &HeaderMap) -> Option<RateLimitHeaders> {
    let reset_after: f64 = header(headers, RateLimitHeaders::RESET_AFTER)?.parse().ok()?;
    Some(RateLimitHeaders {
        bucket: header(headers, RateLimitHeaders::BUCKET)?.as_bytes().to_vec(),
        limit: header(headers, RateLimitHeaders::LIMIT)?.parse().ok()?,
        remaining: header(headers, RateLimitHeaders::REMAINING)?.parse().ok()?,
        reset_at: Instant::now() + Duration::try_from_secs_f64(reset_after).ok()?,
    })
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

/// The id in an answer, as text or as a number.
pub fn id_of(answer: &Value) -> Option<u64> {
    let id = &answer["id"];
    id.as_str().and_then(|text| text.parse().ok()).or_else(|| id.as_u64())
}
