//! Many tables at once: guests played by the computer at tables of every game, the stand-in for Discord, and the bot
//! as processes of its own, which may be killed all the while. Measures how long people wait, and compares what was
//! shown with what was kept.

mod bots;
mod clicks;
mod folder;
mod opening;
mod party;
mod report;
mod sight;
mod tally;
mod trouble;
mod verdict;

use std::time::{Duration, Instant};

use anyhow::{Context, anyhow, bail};

use crate::games::registry::Kind;
use crate::sandbox::{Sandbox, Settings};
use crate::store::Scratch;

use bots::{Bots, Database};
use clicks::Run;
use folder::Folder;
pub use report::Report;

/// How long a board may take to show what was pressed.
const PATIENCE: Duration = Duration::from_secs(10);
/// What is left to be shown after the last click may take this long.
const SETTLING: Duration = Duration::from_secs(300);
/// How long processes may take to serve every shard again after one was killed.
const RETURN: Duration = Duration::from_secs(40);
/// What the bots log: enough to see that they tell no secret.
const LOG: &str = "roundtable=debug,warn";

/// What to do.
#[derive(Clone, Debug)]
pub struct Plan {
    pub tables: usize,
    /// Every game, or this one alone.
    pub game: Option<Kind>,
    /// Whether the bot's computer players take the seats beside the first one or two.
    pub computers: bool,
    /// At least 1.
    pub clicks_per_second: u32,
    /// How long people click. With [`Kills::Times`] they go on until a game of each kind was seen to its end, at most
    /// twice as long.
    pub time: Duration,
    /// At least 1; more than one need a server.
    pub processes: usize,
    /// A PostgreSQL server on which a database is made for the run; else an SQLite file.
    pub postgres: Option<String>,
    /// Whether the stand-in keeps Discord's rate limits.
    pub rate_limits: bool,
    pub kills: Kills,
    /// Whether the stand-in fails at random, as Discord may: waits, errors, lost answers, a gateway that drops, resumes
    /// and starts anew, interactions delivered twice or out of order.
    pub faults: bool,
    /// Decides who does what; the moments are the machine's.
    pub seed: u64,
}

/// When a process is killed and started again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kills {
    Never,
    /// One process after the other, this long after all shards are served again.
    Every(Duration),
    /// So many times, at random moments of the whole time.
    Times(usize),
}

impl Plan {
    /// Whether nothing goes wrong by order.
    fn is_calm(&self) -> bool {
        self.kills == Kills::Never && !self.faults
    }

    fn kinds(&self) -> Vec<Kind> {
        self.game.map_or(Kind::ALL.to_vec(), |kind| vec![kind])
    }
}

/// Carries a plan out, unless told to `stop`; `say` hears how far it is.
///
/// # Errors
/// When something breaks down that is not the bot's (a port, a folder, the server), a bot ends by itself, or it was
/// told to stop.
pub async fn run(plan: &Plan, stop: impl Future<Output = ()>, say: &dyn Fn(&str)) -> anyhow::Result<Report> {
    if plan.postgres.is_none() && plan.processes > 1 {
        bail!("several processes need a server: give the address of one");
    }
    let folder = Folder::make()?;
    let shards = u32::try_from(plan.processes).context("so many processes are not possible")?;
    let sandbox =
        Sandbox::start(Settings { rate_limits: false, shards, starts: usize::MAX, ..Settings::default() }).await?;
    let database = match &plan.postgres {
        Some(server) => Database::Server(Scratch::make(server).await.context("the PostgreSQL server")?),
        None => Database::File(folder.path().join("roundtable.sqlite")),
    };
    let mut bots = Bots::new(&sandbox, folder.path(), database, LOG);
    let mut report = tokio::select! {
        report = watch(plan, &sandbox, &mut bots, say) => report,
        () = stop => Err(anyhow!("told to stop")),
    };
    // Whatever happened, nothing goes on and nothing is left on the server.
    bots.abandon();
    if let Err(error) = bots.database.remove().await {
        match &mut report {
            Ok(report) => report.wrong.push(format!("{error:#}")),
            Err(_) => say(&format!("{error:#}")),
        }
    }
    sandbox.stop().await?;
    if report.as_ref().map_or(true, |report| !report.wrong.is_empty()) {
        say(&format!("the logs are in {}", folder.keep().display()));
    }
    report
}

/// Starts the bots, opens the tables, lets people click, and compares.
async fn watch(plan: &Plan, sandbox: &Sandbox, bots: &mut Bots, say: &dyn Fn(&str)) -> anyhow::Result<Report> {
    bots.start(plan.processes).await?;
    let begun = Instant::now();
    let parties = opening::seat(plan, sandbox).await?;
    let parties = opening::begin(sandbox, parties).await?;
    bots.settle(SETTLING).await?;
    say(&format!("{} games under way after {:.0} s", parties.len(), begun.elapsed().as_secs_f64()));

    let before = sandbox.refusals().await;
    sandbox.keep_rate_limits(plan.rate_limits).await;
    let mut run = Run::new(plan, sandbox);
    let parties = run.click(bots, parties, say).await?;
    let clicked = run.begun.elapsed();
    let memory = bots.memory();
    bots.settle(SETTLING).await?;
    let database = bots.database.size().await?;
    let logs = bots.end()?;
    let verdict = verdict::judge(sandbox, &bots.database, &parties, &run.taken, &logs).await?;
    let trouble = run.trouble;
    let mut report = Report { clicked, memory, database, kills: trouble.kills, ..Report::new(run.tally, verdict) };
    report.note_ends(&parties);
    report.note_refusals(&before, &sandbox.refusals().await);
    report.note_unanswered(&sandbox.unanswered().await, &trouble.outages);
    if plan.is_calm() {
        report.note_not_redrawn();
    }
    Ok(report)
}
