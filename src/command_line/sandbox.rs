//! `roundtable sandbox`: everything without Discord.

use std::path::{Path, PathBuf};

use anyhow::Context;

use super::run::{block_on, serve, start_log, stop_signal};
use crate::config::{Config, Secret};
use crate::sandbox::{Sandbox, Settings};

#[derive(clap::Args)]
pub struct Args {
    /// The port of the web page, on this machine only
    #[arg(long, default_value_t = 8410)]
    port: u16,
    /// Where tables and messages are kept
    #[arg(long, default_value = "sandbox-data", value_name = "DIR")]
    data: PathBuf,
    /// Forget what an earlier sandbox left there
    #[arg(long)]
    fresh: bool,
    /// Answer as fast as the machine can, without Discord's rate limits
    #[arg(long)]
    no_rate_limits: bool,
}

/// Starts the stand-in and the bot connected to it, until SIGTERM or Ctrl-C. Of the settings it keeps to those of the
/// log and of the computer players; the database, the shards and the addresses are the real bot's.
///
/// # Errors
/// When the port is taken, the folder cannot be written, or the settings are wrong.
pub fn run(config: Option<&Path>, args: &Args) -> anyhow::Result<()> {
    let Config { computer_pause_ms, computer_long_pause_ms, log_format, log, .. } = Config::load(config)?;
    let mut config = Config {
        database: args.data.join("roundtable.sqlite"),
        computer_pause_ms,
        computer_long_pause_ms,
        log_format,
        log,
        ..Config::default()
    };
    start_log(&config)?;
    if args.fresh && args.data.exists() {
        std::fs::remove_dir_all(&args.data).with_context(|| format!("cannot empty {}", args.data.display()))?;
    }
    std::fs::create_dir_all(&args.data).with_context(|| format!("cannot make the folder {}", args.data.display()))?;
    block_on(async {
        let stop = stop_signal()?;
        let settings = Settings {
            port: args.port,
            data: Some(args.data.clone()),
            rate_limits: !args.no_rate_limits,
            ..Settings::default()
        };
        let sandbox = Sandbox::start(settings).await?;
        config.api_base = sandbox.url();
        config.token = Secret::new(sandbox.token());
        println!("Open {} and type /avalon start. Ctrl-C ends it; tables and messages stay.", sandbox.url());
        let served = serve(&config, stop).await;
        sandbox.stop().await?;
        served
    })
}
