//! The settings: a TOML file, then the environment over it. What is unknown or of a wrong type is an error
//! that names it.

use std::env;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use serde::Deserialize;
use toml::{Table, Value};

/// The prefix of the environment variables: `ROUNDTABLE_DATABASE` sets `database`.
const PREFIX: &str = "ROUNDTABLE_";

/// All settings, checked.
#[derive(Clone, Debug, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Config {
    /// The bot's token; also from `DISCORD_TOKEN`.
    pub token: Token,
    /// Where Discord's API is: scheme, host and port. Plain `http` is allowed.
    pub api_base: String,
    /// The SQLite file; it is made when it is not there.
    pub database: PathBuf,
    /// Registers the commands on this server only, at once; for trying changes.
    pub test_guild: Option<u64>,
    /// How long a computer player waits before it acts, in milliseconds.
    pub computer_pause_ms: u64,
    /// How long a computer Assassin lets people talk, in milliseconds.
    pub computer_long_pause_ms: u64,
    /// Where health and metrics are served over HTTP; nowhere by default.
    pub metrics: Option<SocketAddr>,
    /// `text` or `json`.
    pub log_format: LogFormat,
    /// What is logged, such as `info` or `roundtable=debug,info`.
    pub log: String,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            token: Token::default(),
            api_base: "https://discord.com".to_owned(),
            database: PathBuf::from("roundtable.sqlite"),
            test_guild: None,
            computer_pause_ms: 2_500,
            computer_long_pause_ms: 60_000,
            metrics: None,
            log_format: LogFormat::Text,
            log: "info".to_owned(),
        }
    }
}

/// A secret of Discord's; never shown.
#[derive(Clone, Default, Deserialize)]
#[serde(transparent)]
pub struct Token(String);

impl Token {
    pub fn new(token: impl Into<String>) -> Token {
        Token(token.into())
    }

    /// The token itself, for the header it goes into.
    pub fn expose(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(hidden)")
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

    /// The settings of a parsed file with these environment variables over it.
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
            let value = parse(&key, text);
            let alone = Table::from_iter([(key.clone(), value.clone())]);
            // The error of this one key alone can name the variable; the value may be a secret and is not shown.
            if alone.try_into::<Config>().is_err() {
                bail!(
                    "the environment variable {name} is not a setting, or its value is of the wrong type; config.example.toml lists the settings"
                );
            }
            table.insert(key, value);
        }
        let mut config: Config = table
            .try_into()
            .map_err(|error: toml::de::Error| anyhow!("wrong setting: {}", one_line(error.message())))?;
        config.api_base = base(&config.api_base)?;
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

/// Variables are text; those that read as a number stand for one, except where text is wanted.
fn parse(key: &str, text: String) -> Value {
    match text.parse::<i64>() {
        Ok(number) if !matches!(key, "token" | "log" | "database" | "api_base") => Value::Integer(number),
        _ => Value::String(text),
    }
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
