//! `roundtable verify`: recomputes a fair deal from the secret that is shown after the game.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, ensure};

use crate::games::Dice;
use crate::games::record::Dealt;
use crate::games::registry::Bare;

/// Checks that the deal of a record follows from its secret.
#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// The record of a table, which has "fair" in it.
    file: PathBuf,
    /// The commitment that the lobby showed, to be compared as well.
    #[arg(long, value_name = "HEX")]
    commitment: Option<String>,
}

/// Runs the verb.
///
/// # Errors
/// When the file is no record, has no secret, or something does not match; what does is printed before.
pub fn run(args: &Args) -> anyhow::Result<()> {
    super::print(|out| write(args, out))
}

/// What `verify` prints.
///
/// # Errors
/// See [`run`].
pub fn write(args: &Args, out: &mut dyn Write) -> anyhow::Result<()> {
    let record = super::open(&args.file)?;
    let shown = || args.file.display().to_string();
    let fair = record.fair.as_ref().with_context(|| {
        format!("{}: there is no \"fair\" in this record, so its deal was promised to nobody", args.file.display())
    })?;
    let seed = fair.seed();
    let deal = record.options.deal(record.seats, &mut Dice::new(seed)).with_context(shown)?;
    let verdict = |matches: bool| if matches { "matches" } else { "DIFFERS" };
    let mut all = true;
    let mut checked = |matches: bool| {
        all &= matches;
        verdict(matches)
    };

    let commitment = fair.secret.commitment();
    let compared = match &args.commitment {
        Some(promised) => checked(promised.eq_ignore_ascii_case(&commitment)),
        None => "(compare it with the one in the lobby)",
    };
    writeln!(out, "secret      {}", fair.secret.reveal())?;
    writeln!(out, "commitment  {commitment}  {compared}")?;
    match &record.deal {
        Dealt::Seed(recorded) => {
            writeln!(out, "seed        {}  {}", String::from(seed), checked(*recorded == seed))?;
            writeln!(out, "deal        {}  follows from the seed", deal.bare())?;
        }
        Dealt::Written(recorded) => {
            writeln!(out, "seed        {}", String::from(seed))?;
            writeln!(out, "deal        {}  {}", deal.bare(), checked(*recorded == deal))?;
        }
    }
    ensure!(all, "{}: the deal does not follow from the secret", args.file.display());
    Ok(())
}
