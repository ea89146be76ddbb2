//! What a run came to, for people to read.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use super::PATIENCE;
use super::party::Party;
use super::tally::Tally;
use super::trouble::Outage;
use super::verdict::Verdict;
use crate::sandbox::Unanswered;

/// The figures of a run, and what went wrong in it.
#[derive(Debug, Default)]
pub struct Report {
    pub tally: Tally,
    /// How long people clicked.
    pub clicked: Duration,
    pub kills: usize,
    /// Presses that were on their way when a process was killed or the gateway cut, or came before every shard was
    /// served again, and were not answered.
    pub fell_into_outages: usize,
    /// Presses whose acknowledgement Discord failed.
    pub struck: usize,
    /// How many games of each kind ended.
    pub ended: BTreeMap<&'static str, usize>,
    /// How often Discord refused what, by HTTP status and code.
    pub refusals: BTreeMap<(u16, u64), usize>,
    /// The resident memory of each process in MiB, at the end and at most.
    pub memory: Vec<(f64, f64)>,
    /// The size of the database in bytes.
    pub database: u64,
    /// How many tables and actions were compared with what was shown.
    pub tables: usize,
    pub actions: usize,
    /// What was lost, doubled or unanswered, one line each; empty when all is well.
    pub wrong: Vec<String>,
}

impl Report {
    pub fn new(tally: Tally, verdict: Verdict) -> Report {
        let Verdict { wrong, tables, actions, .. } = verdict;
        Report { tally, wrong, tables, actions, ..Report::default() }
    }

    pub fn note_ends(&mut self, parties: &[Party]) {
        for party in parties {
            *self.ended.entry(party.kind.name()).or_default() += party.ended.len();
        }
    }

    /// Notes those that came between two counts.
    pub fn note_refusals(&mut self, before: &BTreeMap<(u16, u64), usize>, after: &BTreeMap<(u16, u64), usize>) {
        let since = |(key, count): (&(u16, u64), &usize)| (*key, count - before.get(key).copied().unwrap_or(0));
        self.refusals = after.iter().map(since).filter(|(_, count)| *count > 0).collect();
    }

    /// Counts what is no fault of the bot's, and notes all others as wrong.
    pub fn note_unanswered(&mut self, unanswered: &[Unanswered], outages: &[Outage]) {
        for press in unanswered {
            if outages.iter().any(|outage| outage.swallows(press.interaction)) {
                self.fell_into_outages += 1;
            } else if press.struck {
                self.struck += 1;
            } else {
                self.wrong.push(format!("unanswered: {} by {}", press.what, press.person));
            }
        }
    }

    /// Notes the boards that should have changed and did not.
    pub fn note_not_redrawn(&mut self) {
        if self.tally.not_redrawn > 0 {
            self.wrong.push(format!("{} boards were not redrawn within {PATIENCE:?}", self.tally.not_redrawn));
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { tally, clicked, .. } = self;
        let seconds = clicked.as_secs_f64();
        let rate = tally.clicks as f64 / seconds.max(f64::EPSILON);
        writeln!(f, "clicks: {} in {seconds:.0} s ({rate:.1} a second)", tally.clicks)?;
        if tally.waited > 0 {
            writeln!(f, "clicks left out since every table was busy: {}", tally.waited)?;
        }
        writeln!(f, "click to acknowledgement: {}", tally.acknowledged)?;
        writeln!(f, "click to redrawn board: {}", tally.redrawn)?;
        writeln!(f, "kills: {}", self.kills)?;
        let (outages, struck) = (self.fell_into_outages, self.struck);
        writeln!(f, "presses not answered: {outages} fell into an outage, {struck} that Discord failed")?;
        let ended = self.ended.iter().map(|(kind, count)| format!("{kind} {count}"));
        writeln!(f, "games that ended: {}", list(ended))?;
        writeln!(f, "compared: {} tables with {} actions", self.tables, self.actions)?;
        let refusals = self.refusals.iter().map(|((status, code), count)| format!("{status}/{code}: {count}"));
        writeln!(f, "refusals by status/code: {}", list(refusals))?;
        let memory = self.memory.iter().map(|(now, most)| format!("{now:.1} MiB (at most {most:.1})"));
        writeln!(f, "memory of each process: {}", list(memory))?;
        write!(f, "database: {:.1} MiB", self.database as f64 / f64::from(1 << 20))
    }
}

fn list(parts: impl Iterator<Item = String>) -> String {
    let parts: Vec<_> = parts.collect();
    if parts.is_empty() { "none".to_owned() } else { parts.join(", ") }
}
