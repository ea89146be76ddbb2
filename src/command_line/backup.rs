//! `roundtable backup FILE`: copy the database while the bot runs.

use std::path::{Path, PathBuf};

use anyhow::{Context, bail};

use super::run::block_on;
use crate::config::Config;
use crate::store;

#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Where the copy goes; it must not be there yet
    file: PathBuf,
}

/// Writes a whole, compact copy of the database as it is at this instant.
///
/// # Errors
/// When the file is there already or cannot be written, or the database cannot be read.
pub fn run(config: Option<&Path>, args: &Args) -> anyhow::Result<()> {
    let config = Config::load(config)?;
    if config.database_url.is_some() {
        bail!("the tables are on a database server: copy them with its own means, such as pg_dump");
    }
    if !config.database.exists() {
        bail!("there is no database {}: go to its folder, or name it as `database`", config.database.display());
    }
    block_on(async {
        store::copy(&config.database, &args.file)
            .await
            .with_context(|| format!("cannot copy {} to {}", config.database.display(), args.file.display()))?;
        println!("{}", args.file.display());
        Ok(())
    })
}
