//! Drawing off the async threads, on a thread for each core.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use anyhow::Context;
use tokio::sync::oneshot;

use super::message::Image;
use crate::art::{self, Picture};
use crate::screen::Sheet;

/// Hands pictures to threads of its own: drawing takes large pieces of memory for a moment, which the allocator keeps
/// for each thread that ever drew.
#[derive(Clone)]
pub struct Painter {
    jobs: Sender<Job>,
}

struct Job {
    picture: Picture,
    done: oneshot::Sender<Vec<u8>>,
}

impl Painter {
    /// Starts the threads; they end with the last clone.
    ///
    /// # Errors
    /// When the system starts no thread.
    pub fn new() -> anyhow::Result<Painter> {
        let (jobs, waiting) = channel();
        let waiting = Arc::new(Mutex::new(waiting));
        let cores = thread::available_parallelism().map_or(1, usize::from);
        for _ in 0..cores {
            let waiting = Arc::clone(&waiting);
            let painter = thread::Builder::new().name("painter".to_owned());
            painter.spawn(move || paint(&waiting)).context("no thread to draw on")?;
        }
        Ok(Painter { jobs })
    }

    /// A sheet's picture, drawn; also when it has none, or the drawing failed.
    pub async fn image(&self, sheet: &Sheet) -> Image {
        let png = match &sheet.picture {
            Some(illustration) => self.draw(illustration.picture.clone()).await,
            None => None,
        };
        png.map_or(Image::Without, Image::Replace)
    }

    /// The picture as PNG; `None` when the drawing failed, which is logged, since a game goes on without it.
    async fn draw(&self, picture: Picture) -> Option<Vec<u8>> {
        let (done, drawn) = oneshot::channel();
        let png = match self.jobs.send(Job { picture, done }) {
            Ok(()) => drawn.await.ok(),
            Err(_) => None,
        };
        if png.is_none() {
            tracing::error!("a picture could not be drawn");
        }
        png
    }
}

/// Draws one picture after the other until nobody can ask for one any more.
fn paint(waiting: &Mutex<Receiver<Job>>) {
    loop {
        let next = waiting.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Job { picture, done }) = next else { return };
        // What is left of a drawing that broke down is dropped, and whoever waits sees that nothing comes.
        if let Ok(png) = catch_unwind(AssertUnwindSafe(|| art::draw(&picture))) {
            // Whoever asked may be gone.
            let _ = done.send(png);
        }
    }
}
