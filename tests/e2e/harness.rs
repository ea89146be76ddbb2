//! A stand-in, the bot as a child process, and five people at a table.

use std::collections::HashSet;
use std::fs::File;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use futures::future::join_all;
use roundtable::sandbox::{Answer, Component, Id, Message, Sandbox, Settings};
use serde_json::{Value, json};
use tempfile::TempDir;

pub const CHANNEL: &str = "round-table";
pub const FIVE: [&str; 5] = ["anna", "bence", "cecilia", "dorka", "erik"];
/// Longer than anything takes, even on a busy machine.
pub const PATIENCE: Duration = Duration::from_secs(20);

/// One stand-in and one bot.
pub struct Evening {
    pub sandbox: Sandbox,
    pub folder: TempDir,
    bot: Child,
    starts: usize,
    /// More of the bot's environment.
    /// What the bot has in its environment beside the usual.
    pub variables: Vec<(String, String)>,
}

/// A control of a message.
#[derive(Clone, Debug)]
pub struct Control {
    pub message: Id,
    pub custom_id: String,
    pub step: u64,
    pub verb: String,
    /// The values of a menu, and how many to choose.
    pub values: Vec<String>,
    pub least: usize,
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
        let sandbox = Sandbox::start(settings).await.unwrap();
        let people: Vec<String> =
            sandbox.world(|world| world.people.iter().map(|person| person.key.clone()).collect()).await;
        for person in &people {
            sandbox.set_locale(person, "en-US").await.unwrap();
        }
        let folder = TempDir::new().unwrap();
        let variables: Vec<_> =
            variables.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        let bot = start_bot(&sandbox, &folder, 0, &variables);
        let evening = Evening { sandbox, folder, bot, starts: 1, variables };
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
        self.bot = start_bot(&self.sandbox, &self.folder, self.starts, &self.variables);
        self.starts += 1;
        self.sandbox.wait_for_bot(PATIENCE).await.unwrap();
    }

    /// Tells the bot to stop and gives back whether it did so well, and how long it took.
    pub fn terminate(&mut self) -> (bool, Duration) {
        let start = Instant::now();
        let told = Command::new("kill").arg(self.bot.id().to_string()).status().unwrap();
        assert!(told.success());
        let status = self.bot.wait().unwrap();
        (status.success(), start.elapsed())
    }

    /// Opens a table of Avalon with these people and begins the game.
    pub async fn deal(&self, people: &[&str], options: &[(&str, Value)]) {
        self.deal_game("avalon start", people, options).await;
    }

    /// Opens a table with this command and these people and begins the game.
    pub async fn deal_game(&self, command: &str, people: &[&str], options: &[(&str, Value)]) {
        let started = self.sandbox.slash(people[0], CHANNEL, command, options).await.unwrap();
        assert!(started.is_private(), "{}", started.text());
        for person in &people[1..] {
            let join = self.control("join").await;
            self.press(person, &join).await;
        }
        let begin = self.control("begin").await;
        self.press(people[0], &begin).await;
    }

    pub async fn press(&self, person: &str, control: &Control) -> Answer {
        self.sandbox.press(person, &control.message, &control.custom_id).await.unwrap()
    }

    /// Presses a button of that message which is not there, or not to be pressed.
    pub async fn forge(&self, person: &str, control: &Control, verb: &str) -> Answer {
        let message = self.sandbox.message(control.message).await.unwrap();
        let custom_id = control.custom_id.replace(&format!(":{}", control.verb), &format!(":{verb}"));
        self.sandbox.forge(person, &message, Component::Button, &custom_id, &[]).await.unwrap()
    }

    pub async fn choose(&self, person: &str, control: &Control, values: &[String]) -> Answer {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        self.sandbox.choose(person, &control.message, &control.custom_id, &values).await.unwrap()
    }

    /// Waits until the channel offers this to everybody, and gives back the newest such control.
    pub async fn control(&self, verb: &str) -> Control {
        self.any_control(&[verb], 0).await
    }

    /// As [`Evening::control`], where another table offers the same.
    pub async fn control_of(&self, table: &str, verb: &str) -> Control {
        self.control_where(verb, |control| control.table() == table && control.verb == verb).await
    }

    /// Waits for the first of these that the channel offers at `step` or later.
    pub async fn any_control(&self, verbs: &[&str], step: u64) -> Control {
        let wanted = |control: &Control| control.step >= step && verbs.contains(&control.verb.as_str());
        self.control_where(&format!("{verbs:?} at step {step}"), wanted).await
    }

    /// Waits until the newest board with controls, as `offered` finds them, is of this step or later.
    pub async fn board(&self, step: u64, offered: fn(&Message) -> Vec<Control>) -> Vec<Control> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let messages = self.sandbox.messages(CHANNEL).await;
            let newest = messages.iter().rev().map(offered).find(|controls| !controls.is_empty());
            if let Some(controls) = newest.filter(|controls| controls[0].step >= step) {
                return controls;
            }
            assert!(Instant::now() < deadline, "no board at step {step}:\n{}", self.transcript().await);
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    async fn control_where(&self, what: &str, wanted: impl Fn(&Control) -> bool) -> Control {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let messages = self.sandbox.messages(CHANNEL).await;
            if let Some(control) = messages.iter().rev().flat_map(controls).find(|control| wanted(control)) {
                return control;
            }
            assert!(Instant::now() < deadline, "nothing offers {what}:\n{}", self.transcript().await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Waits until a message in the channel contains this.
    pub async fn reads(&self, words: &str) -> Message {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let messages = self.sandbox.messages(CHANNEL).await;
            if let Some(message) = messages.into_iter().rev().find(|message| message.text().contains(words)) {
                return message;
            }
            assert!(Instant::now() < deadline, "nobody reads {words:?}:\n{}", self.transcript().await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Somebody's own secret, behind the button that all see.
    pub async fn secret(&self, person: &str) -> String {
        let button = self.control("secret").await;
        let answer = self.press(person, &button).await;
        assert!(answer.is_private());
        answer.text()
    }

    /// Plays with buttons and menus until the game is over: the first of the menu go on each quest, everybody
    /// approves and plays success, and the first possible victim is named.
    pub async fn play_on(&self, people: &[&str]) -> Control {
        let mut step = 0;
        loop {
            let control = self.any_control(&["again", "team", "approve", "success", "lady", "assassin"], step).await;
            if control.verb == "again" {
                return control;
            }
            self.move_on(people, &control).await;
            step = control.step + 1;
        }
    }

    /// Everybody does what this control asks, as far as it is asked of him.
    pub async fn move_on(&self, people: &[&str], control: &Control) {
        for person in people {
            match control.verb.as_str() {
                "team" | "lady" => {
                    let answer = self.choose(person, control, &control.values[..control.least]).await;
                    if !answer.is_private() {
                        break;
                    }
                }
                "assassin" => {
                    let panel = self.press(person, control).await;
                    let Some(victims) =
                        panel.message.iter().flat_map(controls).find(|control| control.verb == "victim")
                    else {
                        continue;
                    };
                    let asked = self.choose(person, &victims, &victims.values[..1]).await;
                    let confirm =
                        asked.message.iter().flat_map(controls).find(|control| control.verb.starts_with("victim!"));
                    self.press(person, &confirm.expect("the assassination is confirmed")).await;
                    break;
                }
                _ => {
                    self.press(person, control).await;
                }
            }
        }
    }

    /// As [`Evening::move_on`], all within the same instant; for controls that are one press.
    pub async fn all_at_once(&self, people: &[&str], control: &Control) -> Vec<Answer> {
        join_all(people.iter().map(|person| self.press(person, control))).await
    }

    /// As [`Evening::move_on`], where the bot may be gone or the control too: what fails is tried again later.
    pub async fn move_on_anyhow(&self, people: &[&str], control: &Control) {
        for person in people {
            let values: Vec<&str> = control.values.iter().take(control.least).map(String::as_str).collect();
            let answer = if control.verb == "team" {
                self.sandbox.choose(person, &control.message, &control.custom_id, &values).await
            } else {
                self.sandbox.press(person, &control.message, &control.custom_id).await
            };
            let Ok(answer) = answer else { continue };
            // The Assassin's panel goes on to a menu and a confirmation.
            let mut panel = answer.message;
            for _ in 0..2 {
                let next = panel.iter().flat_map(controls).find(|control| control.verb.starts_with("victim"));
                let Some(next) = next else { break };
                let values: Vec<&str> = next.values.iter().take(1).map(String::as_str).collect();
                let answer = if next.values.is_empty() {
                    self.sandbox.press(person, &next.message, &next.custom_id).await
                } else {
                    self.sandbox.choose(person, &next.message, &next.custom_id, &values).await
                };
                panel = answer.ok().and_then(|answer| answer.message);
            }
        }
    }

    /// The results and notices in the order they were posted. They have neither pictures, as boards have, nor
    /// controls; the lobby loses its controls when the game has begun.
    pub async fn posted(&self) -> Vec<String> {
        let messages = self.sandbox.messages(CHANNEL).await;
        let posted = messages.iter().filter(|message| message.attachments.is_empty() && controls(message).is_empty());
        posted.map(Message::text).filter(|text| !text.contains("a table is open")).collect()
    }

    /// Downloads the record of the game that is over.
    pub async fn record(&self, person: &str) -> String {
        let button = self.control("record").await;
        let answer = self.press(person, &button).await;
        assert!(answer.is_private());
        let file = answer.message.unwrap().attachments.first().expect("the record is attached").id;
        String::from_utf8(self.sandbox.file(file).await.unwrap()).unwrap()
    }

    /// All that can be read in the channel.
    pub async fn transcript(&self) -> String {
        let messages = self.sandbox.messages(CHANNEL).await;
        messages.iter().map(|message| format!("[{}] {}\n", message.id, message.text())).collect()
    }

    /// What must hold after every evening: nothing sent that Discord would refuse, nothing left unanswered, no
    /// secret in the log, no message twice.
    pub async fn check(&self) {
        let unanswered = self.sandbox.unanswered().await;
        assert!(unanswered.is_empty(), "{unanswered:#?}");
        let doubled = self.sandbox.doubled().await;
        assert!(doubled.is_empty(), "{doubled:#?}");
        self.one_board_each().await;
        self.check_but_answers().await;
    }

    /// Waits until each table has controls on one message at most, but for seats on offer.
    pub async fn one_board_each(&self) {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let messages = self.sandbox.messages(CHANNEL).await;
            let mut boards: Vec<String> = Vec::new();
            for message in &messages {
                let on_board = controls(message).into_iter().find(|control| !control.verb.starts_with("take."));
                boards.extend(on_board.map(|control| control.table().to_owned()));
            }
            let count = boards.len();
            boards.sort();
            boards.dedup();
            if boards.len() == count {
                return;
            }
            assert!(Instant::now() < deadline, "a table has two boards:\n{}", self.transcript().await);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// As [`Evening::check`], where presses fell into a restart.
    pub async fn check_but_answers(&self) {
        let violations = self.sandbox.violations().await;
        assert!(violations.is_empty(), "{violations:#?}");
        let mut messages = self.sandbox.messages(CHANNEL).await;
        let people: Vec<String> =
            self.sandbox.world(|world| world.people.iter().map(|person| person.key.clone()).collect()).await;
        for person in &people {
            messages.extend(self.sandbox.dms(person).await);
        }
        let mut marks: Vec<_> = messages.iter().filter_map(mark).collect();
        let count = marks.len();
        marks.sort();
        marks.dedup();
        assert_eq!(marks.len(), count, "a message was posted twice:\n{}", self.transcript().await);
        let requests = self.sandbox.requests().await;
        let answers = requests.iter().filter(|request| request.path.starts_with("/interactions/"));
        let tokens: HashSet<_> = answers.filter_map(|request| request.path.split('/').nth(3)).collect();
        let tokens: Vec<_> = tokens.into_iter().map(str::to_lowercase).collect();
        for start in 0..self.starts {
            let log = std::fs::read_to_string(self.folder.path().join(format!("log.{start}"))).unwrap();
            let log = log.to_lowercase();
            for secret in ["merlin", "assassin", "minion", "servant", &self.sandbox.token().to_lowercase()] {
                assert!(!log.contains(secret), "the log tells {secret}:\n{log}");
            }
            for token in &tokens {
                assert!(!log.contains(token), "the log tells an interaction's token:\n{log}");
            }
        }
    }
}

impl Control {
    /// The table whose control it is.
    pub fn table(&self) -> &str {
        self.custom_id.split(':').next().unwrap_or_default()
    }
}

impl Drop for Evening {
    fn drop(&mut self) {
        // Whether it runs still or has ended does not matter here.
        let _ = self.bot.kill();
        let _ = self.bot.wait();
    }
}

/// The table and row that a message of the bot bears on its last line.
pub fn mark(message: &Message) -> Option<String> {
    let text = message.text();
    let line = text.lines().last()?.strip_prefix("-# ")?.to_owned();
    line.contains(" · ").then_some(line)
}

/// The controls of a message that can be used.
pub fn controls(message: &Message) -> Vec<Control> {
    let control = |custom_id: &str, values, least| {
        let mut parts = custom_id.splitn(3, ':').skip(1);
        let step = parts.next()?.parse().ok()?;
        let verb = parts.next()?.to_owned();
        Some(Control { message: message.id, custom_id: custom_id.to_owned(), step, verb, values, least })
    };
    let buttons = message.buttons().into_iter().filter(|button| !button.disabled);
    let buttons = buttons.filter_map(|button| control(&button.custom_id, Vec::new(), 0));
    let menus = message.selects().into_iter().filter(|menu| !menu.disabled);
    let menus = menus.filter_map(|menu| {
        let values = menu.options.iter().map(|choice| choice.value.clone()).collect();
        control(&menu.custom_id, values, menu.least)
    });
    buttons.chain(menus).collect()
}

/// The bot's program, with an environment of its own.
pub fn program() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundtable"));
    for (name, _) in std::env::vars() {
        if name.starts_with("ROUNDTABLE_") || name == "DISCORD_TOKEN" {
            command.env_remove(name);
        }
    }
    command
}

/// A cheap stream of different choices; which ones they are does not matter.
pub struct Whims(pub u64);

impl Whims {
    pub fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    /// One of so many.
    pub fn pick(&mut self, count: usize) -> usize {
        self.next(count as u64) as usize
    }
}

/// Starts a bot as a process; `number` tells its log from the others'.
pub fn start_bot(sandbox: &Sandbox, folder: &TempDir, number: usize, variables: &[(String, String)]) -> Child {
    let log = File::create(folder.path().join(format!("log.{number}"))).unwrap();
    program()
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

/// Options that every game takes, none.
pub fn plain() -> Vec<(&'static str, Value)> {
    Vec::new()
}

/// So many computer players.
pub fn computers(count: u8) -> Vec<(&'static str, Value)> {
    vec![("computers", json!(count))]
}
