//! The bot as processes of their own upon one database, which can be killed and started again.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, bail};

use super::RETURN;
use crate::health;
use crate::sandbox::Sandbox;
use crate::store::{Scratch, Store};

/// Computer players are quick, so that games end soon.
const COMPUTER_PAUSE_MS: &str = "100";

/// Where the bots keep everything.
pub enum Database {
    File(PathBuf),
    Server(Scratch),
}

impl Database {
    /// Opens it beside the bots, or in the place of one that has ended.
    ///
    /// # Errors
    /// When it cannot be opened, such as a file that a bot still uses.
    pub async fn open(&self) -> anyhow::Result<Store> {
        Ok(match self {
            Database::File(path) => Store::open(path).await?,
            Database::Server(scratch) => Store::connect(scratch.url()).await?,
        })
    }

    /// How many bytes it takes, a file with its log.
    ///
    /// # Errors
    /// When the server does not answer.
    pub async fn size(&self) -> anyhow::Result<u64> {
        match self {
            Database::File(path) => {
                let log = PathBuf::from(format!("{}-wal", path.display()));
                Ok([path, &log].into_iter().filter_map(|path| path.metadata().ok()).map(|file| file.len()).sum())
            }
            Database::Server(scratch) => Ok(scratch.size().await?),
        }
    }

    /// Takes it away where it is not a file of the run's folder, which goes with that.
    ///
    /// # Errors
    /// When the server does not answer in time; the error names what is left there.
    pub async fn remove(&self) -> anyhow::Result<()> {
        match self {
            Database::File(_) => Ok(()),
            Database::Server(scratch) => {
                let left = || format!("the database {} is left on the server", scratch.name());
                scratch.remove().await.with_context(left)
            }
        }
    }
}

/// All processes.
pub struct Bots {
    sandbox: Sandbox,
    folder: PathBuf,
    pub database: Database,
    running: Vec<Bot>,
    /// What the processes log.
    log: &'static str,
}

struct Bot {
    child: Child,
    /// How often this one was started.
    starts: usize,
}

impl Bots {
    /// None yet; they will keep everything in this database, and their logs in this folder.
    pub fn new(sandbox: &Sandbox, folder: &Path, database: Database, log: &'static str) -> Bots {
        Bots { sandbox: sandbox.clone(), folder: folder.to_owned(), database, running: Vec::new(), log }
    }

    /// Starts so many and waits until the gateway serves every shard.
    ///
    /// # Errors
    /// When they do not start or connect.
    pub async fn start(&mut self, processes: usize) -> anyhow::Result<()> {
        for _ in 0..processes {
            let child = self.spawn(self.running.len(), 0)?;
            self.running.push(Bot { child, starts: 1 });
        }
        let begun = Instant::now();
        while !self.serve_all_shards().await {
            if begun.elapsed() > RETURN {
                bail!("not every shard is served after {RETURN:?}: {}", last_line(&self.log_of(0, 0)));
            }
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        Ok(())
    }

    fn spawn(&self, process: usize, start: usize) -> anyhow::Result<Child> {
        let log = self.log_of(process, start);
        let mut command = Command::new(std::env::current_exe().context("the program does not find itself")?);
        for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("ROUNDTABLE_")) {
            command.env_remove(name);
        }
        match &self.database {
            Database::File(path) => command.env("ROUNDTABLE_DATABASE", path),
            Database::Server(scratch) => command.env("ROUNDTABLE_DATABASE_URL", scratch.url()),
        };
        command
            .current_dir(&self.folder)
            .env("DISCORD_TOKEN", self.sandbox.token())
            .env("ROUNDTABLE_API_BASE", self.sandbox.url())
            .env("ROUNDTABLE_METRICS", "127.0.0.1:0")
            .env("ROUNDTABLE_COMPUTER_PAUSE_MS", COMPUTER_PAUSE_MS)
            .env("ROUNDTABLE_COMPUTER_LONG_PAUSE_MS", COMPUTER_PAUSE_MS)
            .env("ROUNDTABLE_LOG", self.log)
            .stdout(Stdio::null())
            .stderr(File::create(&log).with_context(|| format!("cannot write {}", log.display()))?)
            .spawn()
            .context("the bot does not start")
    }

    pub fn count(&self) -> usize {
        self.running.len()
    }

    /// Ends a process at once, as a power failure would, and starts it again.
    ///
    /// # Errors
    /// When it had ended by itself, or does not start.
    pub fn kill(&mut self, which: usize) -> anyhow::Result<()> {
        let Bot { child, starts } = &mut self.running[which];
        let start = *starts;
        if let Some(status) = child.try_wait()? {
            bail!("a bot ended by itself ({status}): {}", last_line(&self.log_of(which, start - 1)));
        }
        child.kill()?;
        child.wait()?;
        let child = self.spawn(which, start)?;
        self.running[which] = Bot { child, starts: start + 1 };
        Ok(())
    }

    /// Whether every shard is served and the commands are known.
    pub async fn serve_all_shards(&self) -> bool {
        let known = self.sandbox.world(|world| !world.commands.is_empty()).await;
        known && self.sandbox.connected_shards().await >= self.sandbox.shards().await
    }

    /// Waits until nothing is left to be shown and no computer player is about to act, so that without a press nothing
    /// happens any more.
    ///
    /// # Errors
    /// When that takes longer than `patience`, or a bot does not tell.
    pub async fn settle(&self, patience: Duration) -> anyhow::Result<()> {
        let begun = Instant::now();
        let client = reqwest::Client::builder().timeout(Duration::from_secs(10)).no_proxy().build()?;
        let mut url = None;
        loop {
            url = url.or_else(|| self.metrics_of(0));
            // A bot that was started just now may not be there yet.
            let metrics = match &url {
                Some(url) => match client.get(url).send().await {
                    Ok(answer) => answer.text().await?,
                    Err(_) => String::new(),
                },
                None => String::new(),
            };
            let left = ["roundtable_outbox_rows", "roundtable_computer_turns"].map(|name| figure(&metrics, name));
            if left == [Some(0), Some(0)] {
                return Ok(());
            }
            if begun.elapsed() > patience {
                let [rows, turns] = left.map(|left| left.map_or("?".to_owned(), |left| left.to_string()));
                bail!("{rows} rows of the outbox and {turns} turns of computer players are left after {patience:?}");
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
    }

    /// The resident memory of each process in MiB, now and at most; none where the system does not tell.
    pub fn memory(&self) -> Vec<(f64, f64)> {
        let of = |bot: &Bot| {
            let status = std::fs::read_to_string(format!("/proc/{}/status", bot.child.id())).ok()?;
            let mib = |key: &str| {
                let line = status.lines().find_map(|line| line.strip_prefix(key))?;
                line.split_whitespace().find_map(|word| word.parse::<f64>().ok()).map(|kib| kib / 1024.0)
            };
            Some((mib("VmRSS:")?, mib("VmHWM:")?))
        };
        self.running.iter().filter_map(of).collect()
    }

    /// Ends all of them and gives back their logs.
    ///
    /// # Errors
    /// When one had ended by itself.
    pub fn end(&mut self) -> anyhow::Result<Vec<PathBuf>> {
        let mut logs = Vec::new();
        for (which, mut bot) in std::mem::take(&mut self.running).into_iter().enumerate() {
            logs.extend((0..bot.starts).map(|start| self.log_of(which, start)));
            if let Some(status) = bot.child.try_wait()? {
                bail!("a bot ended by itself ({status}): {}", last_line(&self.log_of(which, bot.starts - 1)));
            }
            bot.child.kill()?;
            bot.child.wait()?;
        }
        Ok(logs)
    }

    /// Ends those that still run, whatever became of the others.
    pub fn abandon(&mut self) {
        for mut bot in std::mem::take(&mut self.running) {
            // Whether it runs still or has ended does not matter any more.
            let _ = bot.child.kill();
            let _ = bot.child.wait();
        }
    }

    /// Where this one serves its figures, once its log says so.
    fn metrics_of(&self, which: usize) -> Option<String> {
        let log = std::fs::read_to_string(self.log_of(which, self.running[which].starts - 1)).ok()?;
        Some(format!("http://{}/metrics", health::served_at(&log)?))
    }

    fn log_of(&self, which: usize, start: usize) -> PathBuf {
        self.folder.join(format!("bot-{which}-{start}.log"))
    }
}

impl Drop for Bots {
    fn drop(&mut self) {
        self.abandon();
    }
}

/// One figure from a text of metrics.
fn figure(metrics: &str, name: &str) -> Option<u64> {
    metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '))?.parse().ok()
}

fn last_line(log: &Path) -> String {
    let text = std::fs::read_to_string(log).unwrap_or_default();
    text.lines().last().unwrap_or_default().to_owned()
}
