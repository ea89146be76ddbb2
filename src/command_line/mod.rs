//! The verbs of the command line, one file each. They print to the standard output and fail
//! with one line that says what is wrong.

pub mod backup;
pub mod check;
pub mod health;
pub mod load;
pub mod pictures;
pub mod playout;
pub mod replay;
pub mod run;
pub mod sandbox;
pub mod verify;

use std::io;
use std::path::Path;

use anyhow::Context;

use crate::games::record::Record;

/// Reads the record in a file.
fn open(path: &Path) -> anyhow::Result<Record> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    Record::read(&text).with_context(|| path.display().to_string())
}

/// Runs what prints; when nobody reads on (`roundtable replay … | head`), that is no error.
fn print(write: impl FnOnce(&mut dyn io::Write) -> anyhow::Result<()>) -> anyhow::Result<()> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let result = write(&mut out).and_then(|()| Ok(io::Write::flush(&mut out)?));
    match result {
        Err(error) if is_closed(&error) => Ok(()),
        Err(error) => {
            // What stood before the error is shown first.
            io::Write::flush(&mut out)?;
            Err(error)
        }
        Ok(()) => Ok(()),
    }
}

fn is_closed(error: &anyhow::Error) -> bool {
    error.downcast_ref::<io::Error>().is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
