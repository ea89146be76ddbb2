//! `roundtable load`: try what the bot bears, with people played by the computer.

use std::time::{Duration, SystemTime};

use anyhow::bail;

use super::run::{block_on, stop_signal};
use crate::games::registry::Kind;
use crate::load::{self, Kills, Plan};

#[derive(clap::Args)]
pub struct Args {
    /// How many tables are open at the same time; the games take turns
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    tables: u32,
    /// This game only
    #[arg(long, value_parser = kind)]
    game: Option<Kind>,
    /// Let the bot's own computer players take the seats beside the first one or two
    #[arg(long)]
    computers: bool,
    /// How many clicks there are a second, over all tables
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    clicks_per_second: u32,
    /// How long people click
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// How many processes serve them; more than one need --postgres
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    processes: u32,
    /// A PostgreSQL server, postgres://...: a database of its own is made there and removed; else an SQLite file
    #[arg(long, value_name = "URL")]
    postgres: Option<String>,
    /// Answer as fast as the machine can, without Discord's rate limits
    #[arg(long)]
    no_rate_limits: bool,
    /// Kill a process and start it again so many times, at random moments; people go on until every game has been
    /// seen to its end, at most twice as long
    #[arg(long, value_name = "TIMES", conflicts_with = "kill_every")]
    kills: Option<u32>,
    /// Kill one process after the other, so many seconds after all is well again
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    kill_every: Option<u64>,
    /// Let Discord fail at random all the while: waits, errors, lost answers, a gateway that drops, interactions delivered
    /// twice or out of order
    #[arg(long)]
    faults: bool,
    /// Decides who does what; by default it is another one each time
    #[arg(long)]
    seed: Option<u64>,
}

fn kind(name: &str) -> Result<Kind, String> {
    let known = Kind::ALL.iter().find(|kind| kind.name() == name);
    known.copied().ok_or_else(|| {
        let names: Vec<_> = Kind::ALL.iter().map(|kind| kind.name()).collect();
        format!("the games are {}", names.join(", "))
    })
}

/// Opens the tables, lets people click, and prints how it went.
///
/// # Errors
/// When anything was lost, doubled, leaked or unanswered, or it could not be tried.
pub fn run(args: &Args) -> anyhow::Result<()> {
    let kills = match (args.kills, args.kill_every) {
        (Some(times), _) => Kills::Times(times as usize),
        (None, Some(seconds)) => Kills::Every(Duration::from_secs(seconds)),
        (None, None) => Kills::Never,
    };
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    let plan = Plan {
        tables: args.tables as usize,
        game: args.game,
        computers: args.computers,
        clicks_per_second: args.clicks_per_second,
        time: Duration::from_secs(args.seconds),
        processes: args.processes as usize,
        postgres: args.postgres.clone(),
        rate_limits: !args.no_rate_limits,
        kills,
        faults: args.faults,
        seed: args.seed.unwrap_or(since.as_secs()),
    };
    println!("seed: {}", plan.seed);
    let report = block_on(async { load::run(&plan, stop_signal()?, &|word| println!("… {word}")).await })?;
    println!("{report}");
    for line in &report.wrong {
        println!("WRONG {line}");
    }
    match report.wrong.len() {
        0 => Ok(()),
        count => bail!("{count} things went wrong; the lines above say which"),
    }
}
