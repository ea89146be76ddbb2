//! Which shards this process serves where several share one bot: a shard's lock in the database belongs to whoever
//! serves it and ends with its process, so that another takes the shard over.

use std::collections::BTreeMap;
use std::convert::Infallible;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::time::Duration;

use anyhow::bail;
use serde_json::Value;
use tokio::sync::{Notify, mpsc};
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};

use super::bot::Bot;
use super::gateway;
use crate::config::{Config, Shards};
use crate::store::{Holder, LET_GO, Locks, Session, StoreError};

/// So many introductions are left to shards that run already and lose their sessions.
const RESERVE: u32 = 10;
/// How often shards are taken or given back.
const BALANCE: Duration = Duration::from_secs(2);
/// How long shards are served while the database is out of reach, so that people are told. The server may keep the
/// locks for somewhat longer, counted from its last word: some seconds go into noticing that, and into stopping.
const ALONE: Duration = Duration::from_secs(LET_GO.as_secs() - 5);
/// Between two tries to reach the database.
const RETRY: Duration = Duration::from_millis(250);
/// Between two shards that introduce themselves to Discord at the same time.
const IDENTIFY: Duration = Duration::from_millis(5_200);

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
    let mut serving = Serving { bot, config: config.clone(), advice, total: 0, running: BTreeMap::new(), ended };
    let mut locks = None;
    let served = tokio::select! {
        error = serving.keep(&mut locks) => Err(error),
        Some(error) = broken.recv() => Err(error),
        () = stop => Ok(()),
    };
    serving.stop_all().await;
    // Not before: others take the shards as soon as these are free.
    drop(locks);
    served
}

/// What Discord says about connecting.
#[derive(Clone, Debug)]
pub struct Advice {
    /// The gateway's address.
    pub url: String,
    /// How many shards there should be.
    pub shards: u32,
    /// How many may introduce themselves at the same time.
    pub at_once: u32,
    /// How often shards may introduce themselves until the day is over. Who does so more often loses the token.
    pub left: u32,
    /// When the day is over.
    pub reset_after: Duration,
}

impl Advice {
    /// Discord's answer, if it names an address.
    pub fn read(answer: &Value) -> Option<Advice> {
        let url = answer["url"].as_str()?.to_owned();
        let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok()).unwrap_or(1);
        let limit = &answer["session_start_limit"];
        Some(Advice {
            url,
            shards: number(&answer["shards"]).max(1),
            at_once: number(&limit["max_concurrency"]),
            left: limit["remaining"].as_u64().map_or(u32::MAX, |left| u32::try_from(left).unwrap_or(u32::MAX)),
            reset_after: Duration::from_millis(limit["reset_after"].as_u64().unwrap_or(0)),
        })
    }

    /// How long to wait before any shard introduces itself, if it may not do so now.
    pub fn wait(&self) -> Option<Duration> {
        (self.left < self.shards.saturating_add(RESERVE)).then_some(self.reset_after)
    }
}

struct Serving {
    bot: Arc<Bot>,
    config: Config,
    advice: Advice,
    /// How many shards there are, by which all processes count.
    total: u32,
    running: BTreeMap<u32, Running>,
    /// Told why a shard ended for good.
    ended: mpsc::UnboundedSender<anyhow::Error>,
}

struct Running {
    stop: Arc<Notify>,
    /// Until it has ended.
    task: Option<JoinHandle<()>>,
}

impl Serving {
    /// Takes, keeps and gives back shards; ends with what makes that impossible. The locks are left where they can
    /// outlast the shards.
    async fn keep(&mut self, held: &mut Option<Locks>) -> anyhow::Error {
        let mut lost = None;
        loop {
            let locks = match self.reach(lost.as_ref()).await {
                Ok(locks) => held.insert(locks),
                Err(error) => return error,
            };
            lost = Some(locks.session().clone());
            let since = Instant::now();
            let Err(error) = self.hold(locks).await;
            match error.downcast::<StoreError>() {
                Ok(error) => tracing::error!(%error, "the locks of the shards are lost"),
                Err(other) => return other,
            }
            *held = None;
            if since.elapsed() < RETRY {
                sleep(RETRY).await;
            }
        }
    }

    /// Reaches the database for locks, where these were lost. What is served goes on only while that is out of reach,
    /// and not for long: where it answers, another process may have those locks already.
    async fn reach(&mut self, lost: Option<&Session>) -> anyhow::Result<Locks> {
        let store = self.bot.store().clone();
        let mut alone = pin!(sleep(ALONE));
        let mut out_of_reach = false;
        loop {
            let locks = tokio::select! {
                locks = store.locks(lost) => locks,
                () = &mut alone, if !self.running.is_empty() => {
                    tracing::error!("others may soon take the shards, so they are stopped");
                    self.stop_all().await;
                    continue;
                }
            };
            match locks {
                Ok(Some(locks)) => {
                    if !out_of_reach {
                        self.stop_all().await;
                    }
                    return Ok(locks);
                }
                Ok(None) => bail!("this database is not shared"),
                Err(error) => {
                    if matches!(error, StoreError::Absent(_)) {
                        // Nobody can take anything there.
                        alone.as_mut().reset(Instant::now() + ALONE);
                    }
                    if !out_of_reach {
                        out_of_reach = true;
                        tracing::error!(%error, "the locks of the shards are out of reach");
                    }
                }
            }
            sleep(RETRY).await;
        }
    }

    /// Holds locks for what is served, as long as that is possible.
    async fn hold(&mut self, locks: &mut Locks) -> anyhow::Result<Infallible> {
        self.join(locks).await?;
        let served: Vec<u32> = self.running.keys().copied().collect();
        for shard in served {
            if !locks.take(shard).await? {
                tracing::warn!(shard, "another process serves it now");
                self.stop(shard).await;
            }
        }
        loop {
            self.balance(locks).await?;
            let next = Instant::now() + BALANCE;
            while Instant::now() < next {
                locks.watch().await?;
            }
        }
    }

    /// Counts the shards as the other processes do, or else as told.
    async fn join(&mut self, locks: &mut Locks) -> anyhow::Result<()> {
        let wanted = match self.config.shards {
            Shards::Auto => self.advice.shards,
            Shards::Range { total, .. } => total,
        };
        let total = locks.join(wanted).await?;
        if total != wanted && self.config.shards != Shards::Auto {
            bail!(
                "the other processes divide {total} shards among themselves, and this one was told of {wanted}: \
                 let all `shards` end in the same number, or stop the others first"
            );
        }
        if total != self.total {
            if total != wanted {
                tracing::warn!(total, advised = wanted, "the number of shards is that of the other processes");
            }
            self.stop_all().await;
            self.total = total;
        }
        Ok(())
    }

    /// Takes free shards up to this process's share, and gives back what is above it.
    async fn balance(&mut self, locks: &mut Locks) -> anyhow::Result<()> {
        let processes = locks.processes().await?;
        self.bot.rest().share(processes);
        match self.config.shards {
            Shards::Range { first, last, .. } => {
                for shard in first..=last {
                    if self.running.contains_key(&shard) {
                        continue;
                    }
                    if !locks.take(shard).await? {
                        bail!(
                            "shard {shard} is served by another process already: give each process shards of its own"
                        );
                    }
                    self.start(shard);
                }
            }
            Shards::Auto => {
                let share = self.total.div_ceil(processes) as usize;
                for shard in 0..self.total {
                    if self.running.len() >= share {
                        break;
                    }
                    if !self.running.contains_key(&shard) && locks.take(shard).await? {
                        self.start(shard);
                    }
                }
                while self.running.len() > share {
                    let Some((&shard, _)) = self.running.last_key_value() else { break };
                    tracing::info!(shard, "given back for another process");
                    self.stop(shard).await;
                    locks.give_back(shard).await?;
                }
            }
        }
        Ok(())
    }

    fn start(&mut self, shard: u32) {
        let total = self.total;
        let stop = Arc::new(Notify::new());
        let (bot, config, ended) = (Arc::clone(&self.bot), self.config.clone(), self.ended.clone());
        let url = self.advice.url.clone();
        let (stopped, turn) = (Arc::clone(&stop), shard % self.advice.at_once.max(1));
        let task = tokio::spawn(async move {
            let served = tokio::select! {
                () = introduce(&bot, turn) => gateway::connect(bot, &config, &url, shard, total, &stopped).await,
                () = stopped.notified() => Ok(()),
            };
            if let Err(error) = served {
                // Nobody listens any more when the process ends anyway.
                let _ = ended.send(error.context(format!("shard {shard}")));
            }
        });
        self.running.insert(shard, Running { stop, task: Some(task) });
    }

    async fn stop(&mut self, shard: u32) {
        // It counts as running until it has ended, also for whoever breaks this off.
        if let Some(running) = self.running.get_mut(&shard) {
            running.end().await;
            self.running.remove(&shard);
        }
    }

    async fn stop_all(&mut self) {
        if !self.running.is_empty() {
            tracing::info!(shards = self.running.len(), "stopped");
        }
        self.running.values().for_each(|running| running.stop.notify_one());
        for running in self.running.values_mut() {
            running.end().await;
        }
        self.running.clear();
    }
}

impl Running {
    async fn end(&mut self) {
        self.stop.notify_one();
        let Some(task) = &mut self.task else { return };
        if let Err(error) = task.await {
            tracing::error!(%error, "a shard broke down");
        }
        self.task = None;
    }
}

/// Waits for the turn of a shard to introduce itself: of those with the same turn one every few seconds, whatever
/// process it is in.
async fn introduce(bot: &Bot, turn: u32) {
    let name = format!("identify {turn}");
    loop {
        let taken = async {
            // A name of its own each time, so that nobody prolongs it.
            bot.store().take_lease(&name, &Holder::new()?, IDENTIFY).await
        };
        match taken.await {
            Ok(true) => return,
            Ok(false) => {}
            Err(error) => tracing::warn!(%error, "a shard waits for the database"),
        }
        sleep(Duration::from_millis(300)).await;
    }
}
