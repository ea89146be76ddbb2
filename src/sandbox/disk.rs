//! Keeping the world over restarts: `world.json`, and the files of messages beside it in `files`.

use std::collections::HashMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context;
use axum::body::Bytes;

use super::Shared;
use super::id::Id;
use super::state::Blob;
use super::world::World;

/// Reads the kept world; `None` when there is none yet.
pub fn load(folder: &Path) -> anyhow::Result<Option<World>> {
    let path = folder.join("world.json");
    let text = match fs::read(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
    };
    let mut world: World = serde_json::from_slice(&text).with_context(|| {
        format!("{} is not a world that this sandbox has written; move it away to begin anew", path.display())
    })?;
    for channel in world.channels.values_mut() {
        // What one person alone saw is gone with his client, and a promise is gone with its interaction.
        channel.messages.retain(|_, message| !message.is_private() && !message.is_loading());
    }
    Ok(Some(world))
}

/// The files that the kept messages have.
pub fn kept_blobs(world: &World) -> HashMap<Id, Blob> {
    let messages = world.channels.values().flat_map(|channel| channel.messages.values());
    messages.flat_map(|message| &message.attachments).map(|file| (file.id, Blob::Disk)).collect()
}

/// Saves soon after every change, until the stand-in stops.
pub async fn keep_saving(shared: Arc<Shared>) {
    let mut changed = shared.changed.subscribe();
    while changed.changed().await.is_ok() && !shared.look(|state| state.stopped) {
        tokio::time::sleep(Duration::from_millis(300)).await;
        if shared.look(|state| state.unsaved)
            && let Err(error) = save(&shared).await
        {
            tracing::error!(error = format!("{error:#}"), "the sandbox cannot write its world down");
        }
    }
}

/// Writes down what changed. Does nothing without a data folder.
pub async fn save(shared: &Arc<Shared>) -> anyhow::Result<()> {
    let Some(folder) = shared.look(|state| state.settings.data.clone()) else { return Ok(()) };
    let _alone = shared.saving.lock().await;
    let (world, new_blobs, all_blobs) = shared.change(|state| {
        state.unsaved = false;
        let new: Vec<(Id, Bytes)> = state
            .blobs
            .iter()
            .filter_map(|(id, blob)| match blob {
                Blob::Memory(bytes) => Some((*id, bytes.clone())),
                Blob::Disk => None,
            })
            .collect();
        let mut world = state.world.clone();
        for channel in world.channels.values_mut() {
            channel.messages.retain(|_, message| !message.is_private());
        }
        (world, new, state.blobs.keys().copied().collect::<Vec<Id>>())
    });
    let written: Vec<Id> = new_blobs.iter().map(|(id, _)| *id).collect();
    let writing = tokio::task::spawn_blocking(move || write(&folder, &world, &new_blobs, &all_blobs));
    let outcome = writing.await.context("the writer ended early")?;
    shared.change(|state| match &outcome {
        Ok(()) => {
            for id in written {
                if let Some(blob) = state.blobs.get_mut(&id) {
                    *blob = Blob::Disk;
                }
            }
        }
        Err(_) => state.unsaved = true,
    });
    outcome
}

fn write(folder: &Path, world: &World, new: &[(Id, Bytes)], all: &[Id]) -> anyhow::Result<()> {
    let files = folder.join("files");
    fs::create_dir_all(&files).with_context(|| format!("cannot make {}", files.display()))?;
    for (id, bytes) in new {
        replace(&blob_path(folder, *id), bytes)?;
    }
    replace(&folder.join("world.json"), &serde_json::to_vec(world)?)?;
    for entry in fs::read_dir(&files)? {
        let entry = entry?;
        let id = entry.file_name().to_str().and_then(|name| name.parse().ok());
        if id.is_some_and(|id| !all.contains(&id)) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// Writes a file so that a crash leaves the old one or the new one.
fn replace(path: &Path, bytes: &[u8]) -> anyhow::Result<()> {
    let new = path.with_extension("new");
    let write = || -> io::Result<()> {
        let mut file = fs::File::create(&new)?;
        file.write_all(bytes)?;
        file.sync_all()?;
        fs::rename(&new, path)
    };
    write().with_context(|| format!("cannot write {}", path.display()))
}

pub async fn read_blob(folder: PathBuf, id: Id) -> Option<Bytes> {
    let read = tokio::task::spawn_blocking(move || fs::read(blob_path(&folder, id)));
    read.await.ok()?.ok().map(Bytes::from)
}

fn blob_path(folder: &Path, id: Id) -> PathBuf {
    folder.join("files").join(id.to_string())
}
