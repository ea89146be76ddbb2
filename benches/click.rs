//! The whole bot, as a process of its own against the stand-in: how soon presses are acknowledged and boards
//! redrawn with many open tables, how soon it serves after a start, and the memory it takes. `cargo bench --bench
//! click`; it takes some minutes and measures nothing in a test run.

mod filled;

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use roundtable::language::Locale;
use roundtable::sandbox::{Id, Sandbox, Settings};
use roundtable::table::{ChannelId, GuildId, Intent, Place};
use serde_json::json;
use tempfile::TempDir;
use tokio::task::JoinSet;
use tokio::time::sleep;

const CLICKED_TABLES: usize = 1_000;
const OPEN_TABLES: u64 = 100_000;
/// 50 clicks a second.
const BETWEEN: Duration = Duration::from_millis(20);
/// Longer than anything may take.
const PATIENCE: Duration = Duration::from_secs(180);
const FIVE: [&str; 5] = ["anna", "bence", "cecilia", "dorka", "erik"];

fn main() {
    // Cargo says `--bench` when it measures.
    if std::env::args().any(|argument| argument == "--bench") {
        let threads = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
        threads.block_on(measure());
    }
}

async fn measure() {
    let folder = TempDir::new().unwrap();
    let sandbox = Sandbox::start(Settings { rate_limits: false, ..Settings::default() }).await.unwrap();

    let (bot, _) = Bot::start(&sandbox, &folder.path().join("idle.sqlite")).await;
    sandbox.wait_for_bot(PATIENCE).await.unwrap();
    sleep(Duration::from_secs(3)).await;
    println!("memory, idle: {} (target 25 MiB)", bot.memory());
    drop(bot);

    let channels = open_tables(&sandbox, &folder.path().join("clicked.sqlite")).await;
    let (bot, _) = Bot::start(&sandbox, &folder.path().join("clicked.sqlite")).await;
    let start = Instant::now();
    for channel in &channels {
        board(&sandbox, *channel).await;
    }
    println!("{CLICKED_TABLES} boards posted in {:?}", start.elapsed());

    println!("{CLICKED_TABLES} open tables, 50 clicks/s, rate limits off:");
    report(&click_each(&sandbox, &channels, &FIVE[..1], 1).await, "(target p50 80 ms, p99 400 ms)");
    sandbox.keep_rate_limits(true).await;
    println!("the same, rate limits on:");
    report(&click_each(&sandbox, &channels, &FIVE[1..2], 2).await, "(target p50 80 ms, p99 400 ms)");
    println!("the same, two clicks at once on each table; until the board shows both:");
    report(&click_each(&sandbox, &channels[..CLICKED_TABLES / 2], &FIVE[2..4], 4).await, "(target 1.5 s)");
    println!("memory then: {}", bot.memory());
    drop(bot);
    sandbox.keep_rate_limits(false).await;

    let database = folder.path().join("many.sqlite");
    let (place, people) = round_table(&sandbox).await;
    filled::fill(&database, place, people, OPEN_TABLES).await;
    let (bot, start) = Bot::start(&sandbox, &database).await;
    let answer = sandbox.slash("anna", "round-table", "avalon vote", &[("ballot", json!("approve"))]).await.unwrap();
    let took = start.elapsed();
    assert!(answer.text().contains("Your vote"), "{answer:?}");
    println!("start to first answer with {OPEN_TABLES} open tables: {took:?} (target 1 s)");
    sleep(Duration::from_secs(3)).await;
    for command in ["avalon board", "avalon role", "avalon help", "roundtable tables"] {
        sandbox.slash("bence", "round-table", command, &[]).await.unwrap();
    }
    println!("memory with {OPEN_TABLES} open tables: {} (target 80 MiB)", bot.memory());
    assert!(sandbox.unanswered().await.is_empty(), "{:?}", sandbox.unanswered().await);
}

/// The program under measurement; it ends when dropped.
struct Bot(Child);

impl Bot {
    /// Starts it upon a database; completes when it is connected, and says when it was started.
    async fn start(sandbox: &Sandbox, database: &Path) -> (Bot, Instant) {
        let (before, _) = sandbox.sessions().await;
        let start = Instant::now();
        let child = Command::new(env!("CARGO_BIN_EXE_roundtable"))
            .current_dir(database.parent().unwrap())
            .env("DISCORD_TOKEN", sandbox.token())
            .env("ROUNDTABLE_API_BASE", sandbox.url())
            .env("ROUNDTABLE_DATABASE", database)
            .env("ROUNDTABLE_LOG", "error")
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let bot = Bot(child);
        while sandbox.sessions().await.0 == before {
            assert!(start.elapsed() < PATIENCE, "the bot does not connect");
            sleep(Duration::from_millis(1)).await;
        }
        (bot, start)
    }

    /// Resident memory, and how much of it is no part of the program's file.
    fn memory(&self) -> String {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap();
        let mib = |key: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(key)).unwrap();
            line.split_whitespace().find_map(|word| word.parse::<f64>().ok()).unwrap() / 1024.0
        };
        format!("{:.1} MiB, of it anonymous {:.1} MiB", mib("VmRSS:"), mib("RssAnon:"))
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        // Whether it has ended already does not matter.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Where the sandbox's first channel is, and five of its people.
async fn round_table(sandbox: &Sandbox) -> (Place, [u64; 5]) {
    let look = |world: &roundtable::sandbox::World| {
        let channel = ChannelId(world.named("round-table").unwrap().id.0);
        let place = Place { guild: Some(GuildId(world.guild.id.0)), channel, locale: Locale::En };
        (place, FIVE.map(|person| world.person(person).unwrap().id.0))
    };
    sandbox.world(look).await
}

/// A database with tables at a vote, each in a channel of its own; nothing but their boards is left to send.
async fn open_tables(sandbox: &Sandbox, database: &Path) -> Vec<Id> {
    let (place, people) = round_table(sandbox).await;
    let tables = filled::open(database).await;
    let mut channels = Vec::new();
    for n in 0..CLICKED_TABLES {
        let channel = sandbox.add_channel(&format!("table-{n}")).await;
        let table = filled::voting(&tables, Place { channel: ChannelId(channel.0), ..place }, people).await;
        let rows = tables.pending(&table.id).await.unwrap();
        let other = rows.iter().filter(|row| !matches!(row.intent, Intent::Board { .. })).map(|row| row.id);
        tables.store().settle(&other.collect::<Vec<_>>()).await.unwrap();
        channels.push(channel);
    }
    tables.store().close().await;
    channels
}

/// The board's message in a channel and the button that approves, once it is there.
async fn board(sandbox: &Sandbox, channel: Id) -> (Id, String) {
    let find = |world: &roundtable::sandbox::World| {
        let message = world.channels.get(&channel)?.messages.values().next_back()?;
        let approve = message.buttons().into_iter().find(|button| button.custom_id.ends_with(":approve"))?;
        Some((message.id, approve.custom_id))
    };
    sandbox.wait_for(find, PATIENCE).await.expect("the board is there")
}

/// From a click to its acknowledgement, and to the board that shows it.
struct Taken {
    acknowledged: Duration,
    redrawn: Duration,
}

/// These people click on each table at once, the tables one after the other at 50 clicks a second. `votes`: how
/// many votes are in after that.
async fn click_each(sandbox: &Sandbox, channels: &[Id], people: &'static [&'static str], votes: usize) -> Vec<Taken> {
    let mut clicks = JoinSet::new();
    let mut pace = tokio::time::interval(BETWEEN * people.len() as u32);
    for channel in channels.iter().copied() {
        pace.tick().await;
        for person in people {
            let sandbox = sandbox.clone();
            clicks.spawn(async move {
                let (message, custom_id) = board(&sandbox, channel).await;
                let shows = format!("Votes in: {votes} of 5");
                let start = Instant::now();
                let redrawn = sandbox.wait_for(
                    |world| {
                        let message = world.channels.get(&channel)?.messages.get(&message)?;
                        message.content.contains(&shows).then(|| start.elapsed())
                    },
                    PATIENCE,
                );
                let (answer, redrawn) = tokio::join!(sandbox.press(person, &message, &custom_id), redrawn);
                let answer = answer.unwrap();
                assert!(answer.reply.is_some() && !answer.is_private(), "{answer:?}");
                Taken { acknowledged: answer.took, redrawn: redrawn.expect("the board is redrawn") }
            });
        }
    }
    clicks.join_all().await
}

fn report(taken: &[Taken], redrawn: &str) {
    println!(
        "  click to acknowledgement: {} (target p50 5 ms, p99 50 ms)",
        spread(taken.iter().map(|taken| taken.acknowledged))
    );
    println!("  click to redrawn board: {} {redrawn}", spread(taken.iter().map(|taken| taken.redrawn)));
}

fn spread(times: impl Iterator<Item = Duration>) -> String {
    let mut times: Vec<_> = times.map(|time| time.as_secs_f64() * 1000.0).collect();
    times.sort_by(f64::total_cmp);
    let at = |percent: usize| times[(times.len() - 1) * percent / 100];
    format!("p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms", at(50), at(99), at(100))
}
