//! Which shards this process serves where several share one bot: a shard's lock in the database belongs to whoever
//! serves it and ends with its process, so that another takes the shard over.

use std::collections::BTreeMap;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use anyhow::bail;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use super::bot::Bot;
use super::gateway;
use crate::config::{Config, Shards};
use crate::store::{Holder, Locks, StoreError};

/// How often the locks are looked at, and shards taken or given back.
const CHECK: Duration = Duration::from_secs(5);
/// Between two shards that introduce themselves to Discord at the same time.
const IDENTIFY: Duration = Duration::from_millis(5_200);
/// Between two tries to reach the database.
const RETRY: Duration = Duration::from_secs(2);

/// Serves this process's part of the shards until `stop`.
///
/// # Errors
/// When another process serves what this one was told to, or Discord ends a shard for good.
pub async fn serve(
    bot: Arc<Bot>,
    config: &Config,
    advice: Advice,
    stop: Pin<&mut impl Future<Output = ()>>,
) -> anyhow::Result<()> {
    let (ended, mut broken) = mpsc::unbounded_channel();
    let mut serving = Serving { bot, config: config.clone(), advice, running: BTreeMap::new(), ended };
    let served = tokio::select! {
        error = serving.keep() => Err(error),
        Some(error) = broken.recv() => Err(error),
        () = stop => Ok(()),
    };
    serving.stop_all().await;
    served
}

/// What Discord says about connecting.
#[derive(Clone, Copy, Debug)]
pub struct Advice {
    /// How many shards there should be.
    pub shards: u32,
    /// How many may introduce themselves at the same time.
    pub at_once: u32,
}

struct Serving {
    bot: Arc<Bot>,
    config: Config,
    advice: Advice,
    running: BTreeMap<u32, Running>,
    /// Told why a shard ended for good.
    ended: mpsc::UnboundedSender<anyhow::Error>,
}

struct Running {
    stop: Arc<Notify>,
    task: JoinHandle<()>,
}

impl Serving {
    /// Takes, keeps and gives back shards; ends with what makes that impossible.
    async fn keep(&mut self) -> anyhow::Error {
        loop {
            let error = match self.bot.store().locks().await {
                Ok(Some(mut locks)) => loop {
                    match self.balance(&mut locks).await {
                        Ok(()) => sleep(CHECK).await,
                        Err(error) => break error,
                    }
                },
                Ok(None) => return anyhow::anyhow!("this database is not shared"),
                Err(error) => error.into(),
            };
            match error.downcast::<StoreError>() {
                Ok(error) => {
                    // Others may take the shards from now on, so this process must not serve them any more.
                    tracing::error!(%error, shards = self.running.len(), "the locks are lost and the shards stopped");
                    self.stop_all().await;
                    sleep(RETRY).await;
                }
                Err(other) => return other,
            }
        }
    }

    /// Takes free shards up to this process's share, and gives back what is above it.
    async fn balance(&mut self, locks: &mut Locks) -> anyhow::Result<()> {
        let processes = locks.processes().await?;
        self.bot.rest().share(processes);
        match self.config.shards {
            Shards::Range { first, last, total } => {
                for shard in first..=last {
                    if self.running.contains_key(&shard) {
                        continue;
                    }
                    if !locks.take(shard).await? {
                        bail!(
                            "shard {shard} is served by another process already: give each process shards of its own"
                        );
                    }
                    self.start(shard, total);
                }
            }
            Shards::Auto => {
                let total = self.advice.shards;
                let share = total.div_ceil(processes) as usize;
                for shard in 0..total {
                    if self.running.len() >= share {
                        break;
                    }
                    if !self.running.contains_key(&shard) && locks.take(shard).await? {
                        self.start(shard, total);
                    }
                }
                while self.running.len() > share {
                    let Some((shard, running)) = self.running.pop_last() else { break };
                    tracing::info!(shard, "given back for another process");
                    running.end().await;
                    locks.give_back(shard).await?;
                }
            }
        }
        Ok(())
    }

    fn start(&mut self, shard: u32, total: u32) {
        let stop = Arc::new(Notify::new());
        let (bot, config, ended) = (Arc::clone(&self.bot), self.config.clone(), self.ended.clone());
        let (stopped, turn) = (Arc::clone(&stop), shard % self.advice.at_once.max(1));
        let task = tokio::spawn(async move {
            let served = tokio::select! {
                () = introduce(&bot, turn) => gateway::connect(bot, &config, shard, total, &stopped).await,
                () = stopped.notified() => Ok(()),
            };
            if let Err(error) = served {
                // Nobody listens any more when the process ends anyway.
                let _ = ended.send(error.context(format!("shard {shard}")));
            }
        });
        self.running.insert(shard, Running { stop, task });
    }

    async fn stop_all(&mut self) {
        let running = std::mem::take(&mut self.running);
        running.values().for_each(|running| running.stop.notify_one());
        for running in running.into_values() {
            running.end().await;
        }
    }
}

impl Running {
    async fn end(self) {
        self.stop.notify_one();
        if let Err(error) = self.task.await {
            tracing::error!(%error, "a shard broke down");
        }
    }
}

/// Waits for the turn of a shard to introduce itself: of those with the same turn one every few seconds, whatever
/// process it is in.
async fn introduce(bot: &Bot, turn: u32) {
    let name = format!("identify {turn}");
    loop {
        let now = bot.tables().clock().now();
        let taken = async {
            let until = now + u64::try_from(IDENTIFY.as_millis()).unwrap_or(u64::MAX);
            // A name of its own each time, so that nobody prolongs it.
            bot.store().take_lease(&name, &Holder::new()?, now, until).await
        };
        match taken.await {
            Ok(true) => return,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "a shard waits for the database"),
        }
        sleep(Duration::from_millis(300)).await;
    }
}
