//! `roundtable playout`: plays many games by itself and prints how they ended.

use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, anyhow, bail};

use crate::games::registry::{Kind, Options, Position};
use crate::games::{Ending, Seed, Viewer};
use crate::players::playout::{Minds, Playout};

/// Plays games without people and prints who won how often.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Which game.
    game: Kind,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The same number plays the same games.
    #[arg(long, value_name = "S", default_value_t = 0)]
    seed: u64,
    /// Who plays: random or computer; with a comma, a kind for each side (Avalon: good, evil).
    #[arg(long, value_name = "KINDS", default_value = "random")]
    players: Minds,
    /// Only with so many seats; otherwise all numbers in turn.
    #[arg(long, value_name = "N")]
    seats: Option<usize>,
    /// Only with these options, as JSON; otherwise all that fit in turn.
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// Write each game as a record into this directory.
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
}

/// Runs the verb.
///
/// # Errors
/// When the options fit no number of seats, or a record cannot be written.
pub fn run(args: &Args) -> anyhow::Result<()> {
    super::print(|out| write(args, out))
}

/// What `playout` prints.
///
/// # Errors
/// See [`run`].
pub fn write(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let options = match &args.options {
        Some(json) => Some(args.game.read_options(json).map_err(|error| anyhow!("--options: {error}"))?),
        None => None,
    };
    let tables = tables(args.game, args.seats, options)?;
    if let Some(directory) = &args.records {
        std::fs::create_dir_all(directory).with_context(|| format!("cannot make {}", directory.display()))?;
    }
    let mut results = Results::default();
    let mut actions = 0;
    let begun = Instant::now();
    for (index, (seats, options)) in (0..args.games).zip(tables.iter().cycle()) {
        let mut playout = Playout::new(options, *seats, Seed::in_series(args.seed, index), &args.players)?;
        playout.finish();
        actions += playout.record().actions.len();
        results.add(*seats, playout.position());
        if let Some(directory) = &args.records {
            save(&playout, &directory.join(format!("{}-{}-{index}.json", args.game, args.seed)))?;
        }
    }
    let seconds = begun.elapsed().as_secs_f64().max(1e-9);
    results.write(out)?;
    writeln!(
        out,
        "{} games, {actions} actions in {seconds:.2} s: {:.0} games/s, {:.0} actions/s",
        args.games,
        args.games as f64 / seconds,
        actions as f64 / seconds
    )?;
    Ok(())
}

/// The numbers of seats and options to go round: the first options of each number, then the second, and so on.
///
/// # Errors
/// When nothing fits; with the reason when only one table was asked for.
pub fn tables(kind: Kind, seats: Option<usize>, options: Option<Options>) -> anyhow::Result<Vec<(usize, Options)>> {
    let numbers: Vec<usize> = seats.map_or_else(|| kind.seats().collect(), |seats| vec![seats]);
    let variants = options.map_or_else(|| kind.variants(), |options| vec![options]);
    let fitting = |seats: usize| -> Vec<_> {
        variants.iter().filter(|options| options.check(seats).is_ok()).map(|options| (seats, options.clone())).collect()
    };
    let by_number: Vec<_> = numbers.iter().map(|seats| fitting(*seats)).collect();
    let longest = by_number.iter().map(Vec::len).max().unwrap_or(0);
    if longest == 0 {
        let [number, ..] = numbers[..] else { bail!("{kind} cannot be played") };
        return Err(match variants.first().map(|options| options.check(number)) {
            Some(Err(refusal)) => anyhow!(refusal),
            _ => anyhow!("no options of {kind} fit {number} seats"),
        });
    }
    Ok((0..longest).flat_map(|row| by_number.iter().filter_map(move |list| list.get(row).cloned())).collect())
}

fn save(playout: &Playout, path: &Path) -> anyhow::Result<()> {
    let record = playout.record().written_out()?;
    std::fs::write(path, record.write()).with_context(|| format!("cannot write {}", path.display()))
}

/// How games ended, by the number of seats.
#[derive(Default)]
struct Results(BTreeMap<usize, BTreeMap<Ending, u64>>);

impl Results {
    fn add(&mut self, seats: usize, position: &Position) {
        if let Some(ending) = position.view(Viewer::Public).ending() {
            *self.0.entry(seats).or_default().entry(ending).or_default() += 1;
        }
    }

    /// One row for each number of seats, then one for all; a column for each winner and each way to win.
    fn write(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        let endings: BTreeSet<Ending> = self.0.values().flat_map(BTreeMap::keys).copied().collect();
        let winners: BTreeSet<&str> = endings.iter().map(|ending| ending.winner).collect();
        write!(out, "seats    games")?;
        for winner in winners.iter().copied() {
            write!(out, "  {winner:>7}")?;
            for ending in endings.iter().filter(|ending| ending.winner == winner) {
                write!(out, "  {:>13}", ending.how)?;
            }
        }
        writeln!(out)?;
        let mut all = BTreeMap::new();
        for (seats, counts) in &self.0 {
            write_row(out, &seats.to_string(), counts, &endings)?;
            for (ending, count) in counts {
                *all.entry(*ending).or_default() += count;
            }
        }
        write_row(out, "all", &all, &endings)
    }
}

fn write_row(
    out: &mut dyn Write,
    name: &str,
    counts: &BTreeMap<Ending, u64>,
    endings: &BTreeSet<Ending>,
) -> anyhow::Result<()> {
    let games: u64 = counts.values().sum();
    let percent = |count: u64| format!("{:.1}%", 100.0 * count as f64 / games.max(1) as f64);
    let count = |ending: &Ending| counts.get(ending).copied().unwrap_or(0);
    write!(out, "{name:>5}  {games:>7}")?;
    let winners: BTreeSet<&str> = endings.iter().map(|ending| ending.winner).collect();
    for winner in winners {
        let ways = || endings.iter().filter(|ending| ending.winner == winner);
        write!(out, "  {:>7}", percent(ways().map(count).sum()))?;
        for way in ways() {
            write!(out, "  {:>13}", percent(count(way)))?;
        }
    }
    writeln!(out)?;
    Ok(())
}
