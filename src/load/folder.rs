//! A folder for the time of a run.

use std::path::{Path, PathBuf};

use anyhow::Context;

/// It goes with everything in it, unless it is kept.
pub struct Folder(PathBuf);

impl Folder {
    /// # Errors
    /// When it cannot be made.
    pub fn make() -> anyhow::Result<Folder> {
        let path = std::env::temp_dir().join(format!("roundtable-load-{}", std::process::id()));
        std::fs::create_dir_all(&path).with_context(|| format!("cannot make {}", path.display()))?;
        Ok(Folder(path))
    }

    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Leaves it there, and says where.
    pub fn keep(mut self) -> PathBuf {
        std::mem::take(&mut self.0)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        if self.0.as_os_str().is_empty() {
            return;
        }
        if let Err(error) = std::fs::remove_dir_all(&self.0) {
            eprintln!("roundtable: {} is left: {error}", self.0.display());
        }
    }
}
