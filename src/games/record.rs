//! Records: a whole game as one JSON document that plays again to the same end anywhere.
//!
//! ```json
//! {
//!   "game": "avalon", "rules_version": 1, "seats": 5, "options": {},
//!   "deal": {"roles": ["merlin", "servant", "servant", "assassin", "minion"], "leader": 0},
//!   "actions": [{"seat": 0, "action": {"propose": {"team": [0, 1]}}}]
//! }
//! ```
//! `deal` is everything dealt, in games with dice also what was thrown later, or `{"seed": "<64 hex digits>"}`. Options that are left out are the usual ones.
//! A record of a table has `fair`: what the seed was made from. `checks` are optional, too: for each action
//! eight hex digits of the events it brought about, so that a change of rules shows at the action it changes.

use std::fmt::Write as _;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::registry::{Action, Bare, Deal, Event, Kind, Options, Position, Refusal};
use super::{Dice, Seat, Secret, Seed};

/// A game from the deal to the last action.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The version of the rules that it was played by.
    pub rules_version: u32,
    pub seats: usize,
    pub options: Options,
    pub deal: Dealt,
    pub fair: Option<Fair>,
    pub actions: Vec<Played>,
    /// One for each action, or none at all.
    pub checks: Option<Vec<String>>,
}

/// Where the deal comes from.
#[derive(Clone, Debug, PartialEq)]
pub enum Dealt {
    Seed(Seed),
    /// Everything written out.
    Written(Deal),
}

/// What the seed was made from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fair {
    pub secret: Secret,
    /// The table's id.
    pub table: String,
    /// The id of the press or command that began the game; a text, since it is longer than the numbers that
    /// many programs can hold.
    #[serde(serialize_with = "write_id", deserialize_with = "read_id")]
    pub interaction: u64,
}

impl Fair {
    /// The seed that follows.
    pub fn seed(&self) -> Seed {
        self.secret.seed(&self.table, self.interaction)
    }
}

fn write_id<S: Serializer>(id: &u64, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(id)
}

fn read_id<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u64, D::Error> {
    let text = String::deserialize(deserializer)?;
    text.parse().map_err(|_| serde::de::Error::custom(format!("the id of an interaction is digits, not \"{text}\"")))
}

/// An action and who did it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Played {
    pub seat: Seat,
    pub action: Action,
}

/// A record played again.
#[derive(Clone, Debug, PartialEq)]
pub struct Replayed {
    pub position: Position,
    /// The chance that is left for what comes.
    pub dice: Dice,
    /// What each action brought about.
    pub events: Vec<Vec<Event>>,
}

/// Why a record cannot be played again.
#[derive(Clone, Debug, PartialEq)]
pub struct ReplayError {
    /// The number of the action, from 1; 0 is the deal.
    pub n: usize,
    pub reason: Reason,
    /// The version of the rules that the record was played by.
    pub rules_version: u32,
    /// The version that is played now.
    pub present_version: u32,
}

#[derive(Clone, Debug, PartialEq, Error)]
pub enum Reason {
    #[error("{0}")]
    Refused(Refusal),
    #[error("it has other consequences than when it was recorded")]
    Differs,
}

impl std::error::Error for ReplayError {}

impl std::fmt::Display for ReplayError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let ReplayError { n, reason, rules_version, present_version } = self;
        if rules_version != present_version {
            write!(f, "the record is of rules version {rules_version}, now {present_version} is played; ")?;
            return match n {
                0 => write!(f, "the deal is refused now: {reason}"),
                _ => write!(f, "the first action that now differs is number {n}: {reason}"),
            };
        }
        match (n, reason) {
            (0, _) => write!(f, "the deal is refused: {reason}"),
            (_, Reason::Differs) => {
                write!(f, "action {n}: {reason}; if the record was changed by hand, remove its \"checks\"")
            }
            _ => write!(f, "action {n} is refused: {reason}"),
        }
    }
}

/// Why a text is no record; each says what to mend, in one line.
#[derive(Debug, Error)]
pub enum ReadError {
    #[error("the record is cut short at line {line}: the whole JSON document is needed, up to its last brace")]
    CutShort { line: usize },
    #[error("the record is not JSON: {0}")]
    NotJson(String),
    #[error("the record does not have the form of one: {0}")]
    Form(String),
    #[error("\"game\": {0}")]
    Game(String),
    #[error("\"{part}\": {error}")]
    Part { part: &'static str, error: String },
    #[error("action {n}: {error}")]
    Action { n: usize, error: String },
    #[error("the record is of rules version {version}, but this program knows {known} at most: use a newer one")]
    TooNew { version: u32, known: u32 },
    #[error("there are {checks} checks for {actions} actions: each action has one, or leave \"checks\" out")]
    Checks { checks: usize, actions: usize },
}

/// The document as it is written. What depends on the game is read once the game is known.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Document {
    game: String,
    rules_version: u32,
    seats: usize,
    options: Option<Box<RawValue>>,
    deal: Box<RawValue>,
    fair: Option<Fair>,
    actions: Vec<Line>,
    checks: Option<Vec<String>>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    seat: Seat,
    action: Box<RawValue>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeedOnly {
    seed: Seed,
}

impl Record {
    /// A game that has just been dealt by the present rules.
    pub fn new(options: Options, seats: usize, deal: Dealt) -> Record {
        let rules_version = options.kind().rules_version();
        Record { rules_version, seats, options, deal, fair: None, actions: Vec::new(), checks: None }
    }

    /// Reads a record strictly: an unknown key is an error, since it may be a misspelt one.
    ///
    /// # Errors
    /// When the text is not a record of a game that exists, by rules not newer than the present ones.
    /// Whether the actions are allowed is not looked at; see [`Record::replay`].
    pub fn read(text: &str) -> Result<Record, ReadError> {
        let document: Document = serde_json::from_str(text).map_err(|error| match error.classify() {
            serde_json::error::Category::Eof => ReadError::CutShort { line: error.line() },
            serde_json::error::Category::Data => ReadError::Form(error.to_string()),
            _ => ReadError::NotJson(error.to_string()),
        })?;
        let kind: Kind = document.game.parse().map_err(ReadError::Game)?;
        if document.rules_version > kind.rules_version() {
            return Err(ReadError::TooNew { version: document.rules_version, known: kind.rules_version() });
        }
        let options = match &document.options {
            Some(options) => kind.read_options(options.get()).map_err(part("options"))?,
            None => kind.default_options(),
        };
        let actions = document.actions.iter().zip(1..).map(|(line, n)| {
            let action = kind.read_action(line.action.get());
            let action = action.map_err(|error| ReadError::Action { n, error: without_place(&error) })?;
            Ok(Played { seat: line.seat, action })
        });
        let actions = actions.collect::<Result<Vec<_>, ReadError>>()?;
        if let Some(checks) = document.checks.as_ref().filter(|checks| checks.len() != actions.len()) {
            return Err(ReadError::Checks { checks: checks.len(), actions: actions.len() });
        }
        Ok(Record {
            rules_version: document.rules_version,
            seats: document.seats,
            options,
            deal: Dealt::read(kind, document.deal.get())?,
            fair: document.fair,
            actions,
            checks: document.checks,
        })
    }

    /// The document, one line for each action.
    pub fn write(&self) -> String {
        let mut text = String::from("{\n");
        let mut line = |key: &str, value: &dyn std::fmt::Display| {
            let _ = writeln!(text, "  \"{key}\": {value},");
        };
        line("game", &json(self.options.kind().name()));
        line("rules_version", &self.rules_version);
        line("seats", &self.seats);
        line("options", &self.options.bare());
        match &self.deal {
            Dealt::Seed(seed) => line("deal", &json(&SeedOnly { seed: *seed })),
            Dealt::Written(deal) => line("deal", &deal.bare()),
        }
        if let Some(fair) = &self.fair {
            line("fair", &json(fair));
        }
        if let Some(checks) = &self.checks {
            line("checks", &json(checks));
        }
        let lines: Vec<_> = self
            .actions
            .iter()
            .map(|played| format!("\n    {}", json(&Line { seat: played.seat, action: played.action.bare() })))
            .collect();
        let _ = writeln!(text, "  \"actions\": [{}\n  ]\n}}", lines.join(","));
        text
    }

    /// The position that the deal makes, and the chance left after it.
    ///
    /// # Errors
    /// When the options do not fit the number of seats, or the deal does not fit the options.
    pub fn open(&self) -> Result<Replayed, ReplayError> {
        let opening = self.dealt().and_then(|(deal, dice)| {
            let position = Position::set_up(&self.options, self.seats, &deal)?;
            Ok(Replayed { position, dice, events: Vec::new() })
        });
        opening.map_err(|refusal| self.error(0, Reason::Refused(refusal)))
    }

    /// Plays the first `upto` actions again, or all of them.
    ///
    /// # Errors
    /// At the deal or the first action that is refused, or that does something else than when it was recorded.
    pub fn replay(&self, upto: Option<usize>) -> Result<Replayed, ReplayError> {
        let mut replayed = self.open()?;
        let upto = upto.unwrap_or(self.actions.len()).min(self.actions.len());
        replayed.events.reserve(upto);
        for n in 1..=upto {
            self.step(n, &mut replayed)?;
        }
        Ok(replayed)
    }

    /// Plays the `n`-th action (from 1) on the position after those before.
    ///
    /// # Errors
    /// When it is refused, or does something else than when it was recorded.
    pub fn step(&self, n: usize, replayed: &mut Replayed) -> Result<(), ReplayError> {
        let Played { seat, action } = &self.actions[n - 1];
        let played = replayed.position.play(*seat, action, &mut replayed.dice);
        let events = played.map_err(|refusal| self.error(n, Reason::Refused(refusal)))?;
        if self.checks.as_ref().is_some_and(|checks| checks[n - 1] != check(&events)) {
            return Err(self.error(n, Reason::Differs));
        }
        replayed.events.push(events);
        Ok(())
    }

    /// The same game with everything written out that chance decided, and a check for each action.
    ///
    /// # Errors
    /// When the record cannot be replayed.
    pub fn written_out(&self) -> Result<Record, ReplayError> {
        let mut deal = self.deal()?;
        // What is not in a deal that was written out before comes from the same seed again.
        if let Dealt::Seed(_) = self.deal {
            self.replay(None)?.events.iter().flatten().for_each(|event| deal.note(event));
        }
        Record { deal: Dealt::Written(deal), ..self.clone() }.checked()
    }

    /// Everything dealt.
    ///
    /// # Errors
    /// When the options do not fit the number of seats.
    pub fn deal(&self) -> Result<Deal, ReplayError> {
        self.dealt().map(|(deal, _)| deal).map_err(|refusal| self.error(0, Reason::Refused(refusal)))
    }

    /// The same record with a check for each action.
    ///
    /// # Errors
    /// When the record cannot be replayed.
    pub fn checked(self) -> Result<Record, ReplayError> {
        let replayed = self.replay(None)?;
        Ok(Record { checks: Some(replayed.events.iter().map(|events| check(events)).collect()), ..self })
    }

    fn dealt(&self) -> Result<(Deal, Dice), Refusal> {
        match &self.deal {
            Dealt::Seed(seed) => {
                let mut dice = Dice::new(*seed);
                Ok((self.options.deal(self.seats, &mut dice)?, dice))
            }
            Dealt::Written(deal) => Ok((deal.clone(), Dice::new(Seed::from_number(0)))),
        }
    }

    fn error(&self, n: usize, reason: Reason) -> ReplayError {
        let present_version = self.options.kind().rules_version();
        ReplayError { n, reason, rules_version: self.rules_version, present_version }
    }
}

impl Dealt {
    fn read(kind: Kind, json: &str) -> Result<Dealt, ReadError> {
        #[derive(Deserialize)]
        struct Probe {
            seed: Option<serde::de::IgnoredAny>,
        }
        let seeded = serde_json::from_str::<Probe>(json).is_ok_and(|probe| probe.seed.is_some());
        if seeded {
            serde_json::from_str(json).map(|SeedOnly { seed }| Dealt::Seed(seed)).map_err(part("deal"))
        } else {
            kind.read_deal(json).map(Dealt::Written).map_err(part("deal"))
        }
    }
}

/// The check of an action: eight hex digits of the SHA-256 of the events it brought about, as JSON.
pub fn check(events: &[Event]) -> String {
    let events: Vec<_> = events.iter().map(Bare::bare).collect();
    hex::encode(&Sha256::digest(json(&events))[..4])
}

fn part(part: &'static str) -> impl Fn(serde_json::Error) -> ReadError {
    move |error| ReadError::Part { part, error: without_place(&error) }
}

/// The error without line and column, which would be counted from where the part begins.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    let place = format!(" at line {} column {}", error.line(), error.column());
    text.strip_suffix(&place).unwrap_or(&text).to_owned()
}

fn json<T: Serialize + ?Sized>(value: &T) -> String {
    serde_json::to_string(value).expect("records are plain data")
}
