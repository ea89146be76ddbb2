//! A stand-in and the bot as a child process.

use std::fs::File;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use roundtable::sandbox::{Sandbox, Settings};
use tempfile::TempDir;

pub const CHANNEL: &str = "round-table";
pub const FIVE: [&str; 5] = ["anna", "bence", "cecilia", "dorka", "erik"];
pub const TWO: [&str; 2] = ["anna", "bence"];
/// Longer than anything takes, even on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// Asks again and again until there is an answer. What is wanting is said when nobody waits any longer.
pub async fn until<T>(patience: Duration, mut ask: impl AsyncFnMut() -> Result<T, String>) -> T {
    let deadline = Instant::now() + patience;
    loop {
        match ask().await {
            Ok(answer) => return answer,
            Err(wanting) => assert!(Instant::now() < deadline, "{wanting}"),
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// What is wanting unless this holds.
pub fn holds(holds: bool, wanting: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(wanting()) }
}

/// One stand-in and one bot.
pub struct Evening {
    pub sandbox: Sandbox,
    pub folder: TempDir,
    bot: Child,
    starts: usize,
    /// What the bot has in its environment beside the usual.
    pub variables: Vec<(String, String)>,
    /// The command line before the bot's program.
    within: Vec<String>,
}

impl Evening {
    /// Starts the stand-in, without rate limits, and the bot; everybody reads English.
    pub async fn begin() -> Evening {
        Evening::with(Settings { rate_limits: false, ..Settings::default() }).await
    }

    pub async fn with(settings: Settings) -> Evening {
        Evening::with_variables(settings, &[]).await
    }

    /// As [`Evening::with`], with more variables in the bot's environment.
    pub async fn with_variables(settings: Settings, variables: &[(&str, &str)]) -> Evening {
        Evening::within(TempDir::new().unwrap(), settings, variables, &[]).await
    }

    /// As [`Evening::with_variables`], in this folder and with the bot started by another program.
    pub async fn within(folder: TempDir, settings: Settings, variables: &[(&str, &str)], within: &[&str]) -> Evening {
        let sandbox = Sandbox::start(settings).await.unwrap();
        let people: Vec<String> =
            sandbox.world(|world| world.people.iter().map(|person| person.key.clone()).collect()).await;
        for person in &people {
            sandbox.set_locale(person, "en-US").await.unwrap();
        }
        let variables: Vec<_> =
            variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let within: Vec<_> = within.iter().map(|word| (*word).to_owned()).collect();
        let bot = start_bot_within(&within, &sandbox, &folder, 0, &variables);
        let evening = Evening { sandbox, folder, bot, starts: 1, variables, within };
        evening.sandbox.wait_for_bot(PATIENCE).await.unwrap();
        evening
    }

    /// Ends the bot at once, as a power failure would.
    pub fn kill(&mut self) {
        self.bot.kill().unwrap();
        self.bot.wait().unwrap();
    }

    /// Starts the bot again upon the same database.
    pub async fn restart(&mut self) {
        let (before, _) = self.sandbox.sessions().await;
        self.start_again();
        // The stand-in may not have heard yet that the connection before is gone.
        let connects = async || {
            let connected = self.sandbox.sessions().await.0 > before;
            holds(connected, || format!("it does not connect:\n{}", self.log(self.starts - 1)))
        };
        until(PATIENCE, connects).await;
        self.sandbox.wait_for_bot(PATIENCE).await.unwrap();
    }

    /// As [`Evening::restart`], beside another bot that serves meanwhile.
    pub fn start_again(&mut self) {
        self.bot = start_bot_within(&self.within, &self.sandbox, &self.folder, self.starts, &self.variables);
        self.starts += 1;
    }

    /// Starts the bot again where it has to fail; gives back all that it says.
    pub async fn restart_in_vain(&mut self) -> String {
        self.start_again();
        assert!(!self.ended().await);
        self.log(self.starts - 1)
    }

    /// Tells the bot to stop and gives back whether it did so well, and how long it took.
    pub fn terminate(&mut self) -> (bool, Duration) {
        terminate(&mut self.bot)
    }

    /// Waits until the bot ends by itself; whether it was content.
    pub async fn ended(&mut self) -> bool {
        ended(&mut self.bot).await
    }

    /// What each bot has logged.
    pub fn logs(&self) -> Vec<String> {
        (0..self.starts).map(|number| self.log(number)).collect()
    }

    /// What the bot that was started so has logged.
    pub fn log(&self, number: usize) -> String {
        std::fs::read_to_string(self.folder.path().join(format!("log.{number}"))).unwrap()
    }
}

impl Drop for Evening {
    fn drop(&mut self) {
        // Whether it runs still or has ended does not matter here.
        let _ = self.bot.kill();
        let _ = self.bot.wait();
    }
}

/// The bot's program, with an environment of its own.
pub fn program() -> Command {
    program_within(&[])
}

fn program_within(within: &[String]) -> Command {
    let mut words = within.iter().map(String::as_str).chain([env!("CARGO_BIN_EXE_roundtable")]);
    let mut command = Command::new(words.next().expect("there is at least the program itself"));
    command.args(words);
    for (name, _) in std::env::vars() {
        if name.starts_with("ROUNDTABLE_") || name == "DISCORD_TOKEN" {
            command.env_remove(name);
        }
    }
    command
}

/// Starts a bot as a process; `number` tells its log from the others'.
pub fn start_bot(sandbox: &Sandbox, folder: &TempDir, number: usize, variables: &[(String, String)]) -> Child {
    start_bot_within(&[], sandbox, folder, number, variables)
}

fn start_bot_within(
    within: &[String],
    sandbox: &Sandbox,
    folder: &TempDir,
    number: usize,
    variables: &[(String, String)],
) -> Child {
    let log = File::create(folder.path().join(format!("log.{number}"))).unwrap();
    program_within(within)
        .current_dir(folder.path())
        .env("DISCORD_TOKEN", sandbox.token())
        .env("ROUNDTABLE_API_BASE", sandbox.url())
        .env("ROUNDTABLE_DATABASE", folder.path().join("roundtable.sqlite"))
        .env("ROUNDTABLE_COMPUTER_PAUSE_MS", "50")
        .env("ROUNDTABLE_COMPUTER_LONG_PAUSE_MS", "100")
        .env("ROUNDTABLE_LOG", "roundtable=debug,info")
        .envs(variables.iter().map(|(name, value)| (name, value)))
        .stdout(Stdio::null())
        .stderr(log)
        .spawn()
        .unwrap()
}

/// Waits until a bot ends by itself; whether it was content.
pub async fn ended(bot: &mut Child) -> bool {
    let status = until(PATIENCE, async || bot.try_wait().unwrap().ok_or_else(|| "the bot goes on".to_owned())).await;
    status.success()
}

/// Tells a bot to stop; whether it did so well, and how long it took.
pub fn terminate(bot: &mut Child) -> (bool, Duration) {
    let start = Instant::now();
    let told = Command::new("kill").arg(bot.id().to_string()).status().unwrap();
    assert!(told.success());
    let status = bot.wait().unwrap();
    (status.success(), start.elapsed())
}
