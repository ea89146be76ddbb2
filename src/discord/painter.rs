//! Drawing off the async threads, at most one job per core.

use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;

use super::message::Image;
use crate::art::{self, Picture};
use crate::screen::Sheet;

#[derive(Clone)]
pub struct Painter {
    jobs: Arc<Semaphore>,
}

impl Painter {
    pub fn new() -> Painter {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Painter { jobs: Arc::new(Semaphore::new(cores)) }
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
        let _permit = self.jobs.acquire().await.ok()?;
        match spawn_blocking(move || art::draw(&picture)).await {
            Ok(png) => Some(png),
            Err(error) => {
                tracing::error!(%error, "a picture could not be drawn");
                None
            }
        }
    }
}
