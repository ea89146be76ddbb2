//! `roundtable pictures`: draw the pictures of the README.

use std::path::PathBuf;

use anyhow::Context;

use crate::art;

#[derive(clap::Args)]
pub struct Args {
    /// Where the PNG files go
    #[arg(default_value = "docs")]
    folder: PathBuf,
}

/// Draws every sample picture into the folder.
///
/// # Errors
/// When a file cannot be written.
pub fn run(args: &Args) -> anyhow::Result<()> {
    std::fs::create_dir_all(&args.folder)
        .with_context(|| format!("cannot make the folder {}", args.folder.display()))?;
    for (name, picture) in art::samples() {
        let file = args.folder.join(name).with_extension("png");
        std::fs::write(&file, art::draw(&picture)).with_context(|| format!("cannot write {}", file.display()))?;
        println!("{}", file.display());
    }
    Ok(())
}
