//! The settings: a TOML file, then the environment over it. What is unknown or of a wrong type is an error
//! that names it.

use std::env;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use toml::{Table, Value};
use tracing_subscriber::EnvFilter;

/// The prefix of the environment variables: `ROUNDTABLE_DATABASE` sets `database`.
const PREFIX: &str = "ROUNDTABLE_";

/// All settings, checked.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The bot's token; also from `DISCORD_TOKEN`.
    pub token: Secret,
    /// Where Discord's API is: scheme, host and port. Plain `http` is allowed.
    pub api_base: String,
    /// The SQLite file; it is made when it is not there.
    pub database: PathBuf,
    /// `postgres://...`: a server instead of the file, which several processes can share.
    pub database_url: Option<Secret>,
    /// Which shards of the gateway this process serves: `auto`, or a part such as `0-3/16`.
    pub shards: Shards,
    /// Registers the commands on this server only, at once; for trying changes.
    pub test_guild: Option<u64>,
    /// How long a computer player waits before it acts, in milliseconds.
    pub computer_pause_ms: u64,
    /// How long a computer Assassin lets people talk, in milliseconds.
    pub computer_long_pause_ms: u64,
    /// Where health and metrics are served over HTTP; nowhere by default.
    #[serde(deserialize_with = "address")]
    pub metrics: Option<SocketAddr>,
    /// `text` or `json`.
    pub log_format: LogFormat,
    /// What is logged, such as `info` or `roundtable=debug,info`.
    #[serde(deserialize_with = "log_filter")]
    pub log: String,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            token: Secret::default(),
            api_base: "https://discord.com".to_owned(),
            database: PathBuf::from("roundtable.sqlite"),
            database_url: None,
            shards: Shards::Auto,
            test_guild: None,
            computer_pause_ms: 2_500,
            computer_long_pause_ms: 60_000,
            metrics: None,
            log_format: LogFormat::Text,
            log: "info".to_owned(),
        }
    }
}

/// A token or an address with a password; never shown.
#[derive(Clone, Default, Deserialize)]
#[serde(transparent)]
pub struct Secret(String);

impl Secret {
    pub fn new(secret: impl Into<String>) -> Secret {
        Secret(secret.into())
    }

    /// The secret itself, for where it goes.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(hidden)")
    }
}

/// Which shards of the gateway a process serves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub enum Shards {
    /// As many as Discord advises; where processes share a database, this one's part of them.
    Auto,
    /// From the first to the last of so many, counted from 0.
    Range { first: u32, last: u32, total: u32 },
}

impl TryFrom<String> for Shards {
    type Error = String;
    fn try_from(text: String) -> Result<Shards, String> {
        if text == "auto" {
            return Ok(Shards::Auto);
        }
        let range = || {
            let (part, total) = text.split_once('/')?;
            let (first, last) = part.split_once('-').unwrap_or((part, part));
            Some((first.trim().parse().ok()?, last.trim().parse().ok()?, total.trim().parse().ok()?))
        };
        match range() {
            Some((first, last, total)) if first <= last && last < total => Ok(Shards::Range { first, last, total }),
            Some(_) => {
                Err(format!("the shards {text} are not within their number: of 16 the last is 15, such as 12-15/16"))
            }
            None => Err(format!("the shards are auto, or a part such as 0-3/16, not {text}")),
        }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LogFormat {
    #[default]
    Text,
    Json,
}

impl Config {
    /// Reads `file` (or `config.toml` here, when it exists and none is named), then the environment.
    ///
    /// # Errors
    /// One line that names the file or variable, the key, and what is wrong with it.
    pub fn load(file: Option<&Path>) -> anyhow::Result<Config> {
        let table = match file {
            Some(file) => read(file)?,
            None if Path::new("config.toml").exists() => read(Path::new("config.toml"))?,
            None => Table::new(),
        };
        Config::from_parts(table, env::vars())
    }

    /// The settings of a parsed file with these environment variables over it. An empty one counts as not set.
    ///
    /// # Errors
    /// As [`Config::load`].
    pub fn from_parts(mut table: Table, variables: impl Iterator<Item = (String, String)>) -> anyhow::Result<Config> {
        for (name, text) in variables {
            let key = match name.strip_prefix(PREFIX) {
                Some(key) => key.to_lowercase(),
                None if name == "DISCORD_TOKEN" => "token".to_owned(),
                None => continue,
            };
            if text.is_empty() {
                continue;
            }
            let value = parse(&key, text);
            let alone = Table::from_iter([(key.clone(), value.clone())]);
            // The error of this one key alone can name the variable. Secrets are any text, so that none stands in it.
            if let Err(error) = alone.try_into::<Config>() {
                bail!("the environment variable {name}: {}", one_line(error.message()));
            }
            table.insert(key, value);
        }
        let mut config: Config = table
            .try_into()
            .map_err(|error: toml::de::Error| anyhow!("wrong setting: {}", one_line(error.message())))?;
        config.api_base = base(&config.api_base)?;
        if let Some(url) = &config.database_url
            && !["postgres://", "postgresql://"].iter().any(|scheme| url.expose().starts_with(scheme))
        {
            bail!("database_url must begin with postgres://; for SQLite name the file as database instead");
        }
        Ok(config)
    }

    /// How long computer players wait: ordinarily, and while people talk.
    pub fn pauses(&self) -> (Duration, Duration) {
        (Duration::from_millis(self.computer_pause_ms), Duration::from_millis(self.computer_long_pause_ms))
    }
}

fn read(file: &Path) -> anyhow::Result<Table> {
    let text =
        std::fs::read_to_string(file).with_context(|| format!("cannot read the settings in {}", file.display()))?;
    // Checked here so that the message can name line and key.
    if let Err(error) = toml::from_str::<Config>(&text) {
        let line = error.span().map_or(1, |span| text[..span.start].matches('\n').count() + 1);
        let key = text.lines().nth(line - 1).and_then(|line| line.split('=').next()).unwrap_or_default().trim();
        bail!("{}, line {line}, {key}: {}", file.display(), one_line(error.message()));
    }
    toml::from_str(&text).with_context(|| format!("cannot read the settings in {}", file.display()))
}

/// Variables are text, also where a number is wanted.
fn parse(key: &str, text: String) -> Value {
    match text.parse() {
        Ok(number) if matches!(key, "test_guild" | "computer_pause_ms" | "computer_long_pause_ms") => {
            Value::Integer(number)
        }
        _ => Value::String(text),
    }
}

fn log_filter<'de, D: Deserializer<'de>>(deserializer: D) -> Result<String, D::Error> {
    let text = String::deserialize(deserializer)?;
    match EnvFilter::try_new(&text) {
        Ok(_) => Ok(text),
        Err(_) => {
            Err(D::Error::custom(format!("neither a level nor levels by module, as in roundtable=debug,info: {text}")))
        }
    }
}

fn address<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<SocketAddr>, D::Error> {
    let text = String::deserialize(deserializer)?;
    let wrong = || D::Error::custom(format!("an IP address and a port, such as 127.0.0.1:9100, not {text}"));
    text.parse().map(Some).map_err(|_| wrong())
}

/// The address without what we add ourselves.
fn base(address: &str) -> anyhow::Result<String> {
    let trimmed = address.trim_end_matches('/').trim_end_matches("/v10").trim_end_matches("/api");
    if !trimmed.starts_with("http://") && !trimmed.starts_with("https://") {
        bail!("api_base must begin with http:// or https://, such as https://discord.com");
    }
    Ok(trimmed.to_owned())
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
