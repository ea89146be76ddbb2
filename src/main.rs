//! The command line.

use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use roundtable::command_line::{backup, check, health, load, pictures, playout, replay, run, sandbox, verify};

/// A Discord bot that hosts Arthurian board games.
#[derive(Parser)]
#[command(version, max_term_width = 100)]
struct CommandLine {
    /// The settings; without it config.toml is read when it is here.
    #[arg(long, global = true, value_name = "FILE")]
    config: Option<PathBuf>,
    #[command(subcommand)]
    verb: Option<Verb>,
}

#[derive(Subcommand)]
enum Verb {
    /// Serve Discord with the token of the settings (what happens without a command)
    Run,
    /// Try everything without Discord: a stand-in with a web page, and the bot connected to it
    Sandbox(sandbox::Args),
    /// Say what is missing before it can serve, and give the invite link
    Check(check::Args),
    /// Ask the bot that runs with these settings how it is
    Health(health::Args),
    /// Copy the database, also while the bot runs
    Backup(backup::Args),
    /// Try what the bot bears: many tables at the stand-in at once, also while it is killed again and again
    Load(load::Args),
    /// Let computer players play many games and print how they went
    Playout(playout::Args),
    /// Replay a record and print what a viewer sees at the end
    Replay(replay::Args),
    /// Check that a record's deal follows from its secret
    Verify(verify::Args),
    /// Draw the pictures of the README
    Pictures(pictures::Args),
}

fn main() -> ExitCode {
    let line = CommandLine::parse();
    let config = line.config.as_deref();
    let done = match line.verb.unwrap_or(Verb::Run) {
        Verb::Run => run::run(config),
        Verb::Sandbox(args) => sandbox::run(config, &args),
        Verb::Check(args) => check::run(config, &args),
        Verb::Health(args) => health::run(config, &args),
        Verb::Backup(args) => backup::run(config, &args),
        Verb::Load(args) => load::run(&args),
        Verb::Playout(args) => playout::run(&args),
        Verb::Replay(args) => replay::run(&args),
        Verb::Verify(args) => verify::run(&args),
        Verb::Pictures(args) => pictures::run(&args),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("roundtable: {error:#}");
            ExitCode::FAILURE
        }
    }
}
