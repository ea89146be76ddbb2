//! Several processes of the bot upon one PostgreSQL. `ROUNDTABLE_TEST_POSTGRES` names the server.

use std::process::Child;
use std::time::Duration;

use roundtable::sandbox::{Settings, World};
use roundtable::store::{Scratch, Store};
use serde_json::json;
use sqlx::{Connection, PgConnection};
use tempfile::TempDir;

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE, ended, holds, program, start_bot, terminate, until};
use crate::play::plain;
use crate::program::complaint;
use crate::relay::{Relay, Wire};

/// A database of its own on the server; `None`, and a word about it, where no server is named.
async fn database() -> Option<String> {
    let Ok(server) = std::env::var("ROUNDTABLE_TEST_POSTGRES") else {
        println!("left out: ROUNDTABLE_TEST_POSTGRES names no server");
        return None;
    };
    Some(Scratch::make(&server).await.unwrap().url().to_owned())
}

/// The same database by way of a relay.
async fn by_relay(url: &str, wire: Wire) -> (Relay, String) {
    let (before, rest) = url.split_at(url.find('@').map_or_else(|| url.find("//").unwrap() + 2, |at| at + 1));
    let (server, database) = rest.split_once('/').unwrap();
    let relay = Relay::to(server, wire).await;
    let url = format!("{before}{}/{database}", relay.address);
    (relay, url)
}

fn one_shard() -> Settings {
    Settings { rate_limits: false, ..Settings::default() }
}

fn two_shards() -> Settings {
    Settings { rate_limits: false, shards: 2, ..Settings::default() }
}

/// Waits until so many shards are connected, and shards have introduced themselves so often.
async fn connected(evening: &Evening, shards: usize, introduced: usize) {
    until(Duration::from_secs(40), async || {
        let live = evening.sandbox.connected_shards().await;
        let (identified, _) = evening.sandbox.sessions().await;
        let wanting = || format!("{live} of {shards} shards are connected, after {identified} introductions");
        holds(live >= shards && identified >= introduced, wanting)
    })
    .await;
}

/// Two processes share the shards. Whichever dies, the other takes its shard over, the game goes on, and nothing is
/// posted twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_takes_over_from_one_that_died() {
    let Some(url) = database().await else { return };
    let bots = [("ROUNDTABLE_DATABASE_URL", url.as_str())];
    let mut evening = Evening::with_variables(two_shards(), &bots).await;
    connected(&evening, 2, 2).await;
    let mut other = start_bot(&evening.sandbox, &evening.folder, 10, &evening.variables);
    // The second one gets its part. What is pressed on a shard that changes hands is lost, as at a restart.
    connected(&evening, 2, 3).await;
    evening.deal(&FIVE, &plain()).await;
    let mut step = 0;
    for round in 0..2 {
        let control = evening.any_control(&["team", "approve", "success", "fail"], step).await;
        step = control.step;
        evening.move_on(&FIVE, &control).await;
        if round == 0 {
            // The shard whose lock is free is served again within half a minute.
            evening.kill();
            connected(&evening, 2, 4).await;
            evening.sandbox.wait_for_bot(PATIENCE).await.unwrap();
        }
    }
    evening.check().await;
    end(&mut other);
}

/// Both cannot serve the same shards: the second says so in one line and ends.
#[tokio::test(flavor = "multi_thread")]
async fn two_processes_are_not_told_the_same_shards() {
    let Some(url) = database().await else { return };
    let bots = [("ROUNDTABLE_DATABASE_URL", url.as_str()), ("ROUNDTABLE_SHARDS", "0-1/2")];
    let evening = Evening::with_variables(two_shards(), &bots).await;
    connected(&evening, 2, 2).await;
    let said = gives_up(&evening, 10, "0-1/2").await;
    assert!(said.contains("shard 0 is served by another process already"), "{said}");
}

/// Starts a process with these shards, which has to fail; its log.
async fn gives_up(evening: &Evening, number: usize, shards: &str) -> String {
    let mut variables = evening.variables.clone();
    variables.push(("ROUNDTABLE_SHARDS".to_owned(), shards.to_owned()));
    let mut other = start_bot(&evening.sandbox, &evening.folder, number, &variables);
    assert!(!ended(&mut other).await);
    evening.log(number)
}

/// Shards counted in two ways would bring a press to two processes, or to none. Who is told nothing counts as the
/// others do, whatever Discord advises.
#[tokio::test(flavor = "multi_thread")]
async fn all_processes_count_the_shards_alike() {
    let Some(url) = database().await else { return };
    let settings = Settings { rate_limits: false, shards: 4, ..Settings::default() };
    let bots = [("ROUNDTABLE_DATABASE_URL", url.as_str()), ("ROUNDTABLE_SHARDS", "0/2")];
    let evening = Evening::with_variables(settings, &bots).await;
    connected(&evening, 1, 1).await;
    let said = gives_up(&evening, 10, "2-3/4").await;
    assert!(said.contains("divide 2 shards") && said.contains("told of 4"), "{said}");
    let mut variables = evening.variables.clone();
    variables.push(("ROUNDTABLE_SHARDS".to_owned(), "auto".to_owned()));
    let mut auto = start_bot(&evening.sandbox, &evening.folder, 11, &variables);
    connected(&evening, 2, 2).await;
    assert!(evening.log(11).contains("the number of shards is that of the other processes"));
    evening.deal(&FIVE, &plain()).await;
    evening.control("team").await;
    evening.check().await;
    end(&mut auto);
}

/// A database of a version to come is left alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_a_newer_database_is_named_in_one_line() {
    let Some(url) = database().await else { return };
    Store::connect(&url).await.unwrap().close().await;
    let mut server = PgConnection::connect(&url).await.unwrap();
    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'from later', TRUE, '', 1)";
    sqlx::query(newer).execute(&mut server).await.unwrap();
    let folder = TempDir::new().unwrap();
    let said = complaint(&folder, &[("DISCORD_TOKEN", "x.y.z"), ("ROUNDTABLE_DATABASE_URL", &url)], &[]);
    assert!(said.contains("database_url") && said.contains("another version") && said.contains("9999"), "{said}");
}

/// Waits until so many shards are connected, and not longer than this.
async fn soon_connected(evening: &Evening, shards: usize, within: Duration) {
    until(within, async || {
        let live = evening.sandbox.connected_shards().await;
        holds(live == shards, || format!("{live} shards are connected"))
    })
    .await;
}

/// The first number of each advisory lock of a shard, and of those that every process has.
const SHARD_LOCK: u32 = 0x5254_0001;
const PROCESS_LOCK: u32 = 0x5254_0002;

/// The rows of a database's advisory locks that begin with this number.
fn locks(first: u32) -> String {
    format!(
        "pg_locks WHERE locktype = 'advisory' AND classid = {first} \
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
    )
}

/// How many rows a query finds.
async fn count(server: &mut PgConnection, query: String) -> usize {
    sqlx::query(sqlx::AssertSqlSafe(query)).fetch_all(server).await.unwrap().len()
}

/// Takes the lock of the first shard away from the bot, for as long as the connection lasts: the server ends the bot's.
async fn take_the_lock(url: &str) -> PgConnection {
    let mut next = PgConnection::connect(url).await.unwrap();
    let taken = tokio::spawn(async move {
        let lock = format!("SELECT pg_advisory_lock({SHARD_LOCK}, 0)");
        sqlx::query(sqlx::AssertSqlSafe(lock)).execute(&mut next).await.unwrap();
        next
    });
    let mut server = PgConnection::connect(url).await.unwrap();
    let shards = locks(SHARD_LOCK);
    until(PATIENCE, async || {
        let waits = count(&mut server, format!("SELECT pid FROM {shards} AND NOT granted")).await > 0;
        holds(waits, || "nobody waits for the shard's lock".to_owned())
    })
    .await;
    let end = format!("SELECT pg_terminate_backend(pid, 5000) FROM {shards} AND granted");
    assert_eq!(count(&mut server, end).await, 1, "one connection has the shard's lock");
    taken.await.unwrap()
}

/// Somebody else gets the lock of a shard, since the server ends the connection that has it: the shard stops at once.
/// It is served again as soon as its lock can be had.
#[tokio::test(flavor = "multi_thread")]
async fn a_lost_lock_stops_its_shard_at_once() {
    let Some(url) = database().await else { return };
    let evening = Evening::with_variables(one_shard(), &[("ROUNDTABLE_DATABASE_URL", url.as_str())]).await;
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..2], &approve).await;

    let next = take_the_lock(&url).await;
    soon_connected(&evening, 0, Duration::from_secs(2)).await;
    drop(next);
    connected(&evening, 1, 2).await;

    evening.move_on(&FIVE[2..], &approve).await;
    evening.reads("5 to 0").await;
    evening.play_on(&FIVE).await;
    evening.check().await;
}

/// A shard that is only about to connect when its lock is lost does not do so afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn a_shard_that_is_about_to_connect_stops_with_its_lock() {
    let Some(url) = database().await else { return };
    let evening = Evening::with_variables(one_shard(), &[("ROUNDTABLE_DATABASE_URL", url.as_str())]).await;
    evening.sandbox.faults().gateway_down(Duration::from_secs(5));
    let next = take_the_lock(&url).await;
    // By then it would have tried again.
    tokio::time::sleep(Duration::from_secs(12)).await;
    assert_eq!(evening.sandbox.sessions().await, (1, 0));
    drop(next);
    connected(&evening, 1, 2).await;
    evening.check().await;
}

/// Waits until both processes share the database.
async fn both_are_there(server: &mut PgConnection) {
    until(PATIENCE, async || {
        let processes = count(server, format!("SELECT pid FROM {}", locks(PROCESS_LOCK))).await;
        holds(processes >= 2, || format!("{processes} processes share the database"))
    })
    .await;
}

/// A new version comes in: one process after the other is stopped and started again while five people play on. A press
/// that falls between may be lost and is pressed again; nothing else is, and nothing is told twice.
#[tokio::test(flavor = "multi_thread")]
async fn one_process_after_the_other_is_started_anew_while_people_play() {
    let Some(url) = database().await else { return };
    let mut evening = Evening::with_variables(one_shard(), &[("ROUNDTABLE_DATABASE_URL", url.as_str())]).await;
    let mut other = start_bot(&evening.sandbox, &evening.folder, 10, &evening.variables);
    let mut server = PgConnection::connect(&url).await.unwrap();
    evening.deal(&FIVE, &plain()).await;
    let (mut step, mut stopped) = (0, 0);
    loop {
        let control = evening.any_control(&["again", "team", "approve", "success", "assassin"], step).await;
        if control.verb == "again" {
            break;
        }
        step = control.step;
        if stopped == 2 {
            evening.move_on_anyhow(&FIVE, &control).await;
            continue;
        }
        both_are_there(&mut server).await;
        // The one that serves is told to stop in the middle of it; the other one takes over.
        tokio::select! {
            () = evening.move_on_anyhow(&FIVE, &control) => {}
            () = tokio::time::sleep(Duration::from_millis(30)) => {}
        }
        let (well, took) = if stopped == 0 { evening.terminate() } else { terminate(&mut other) };
        assert!(well && took < Duration::from_secs(5), "{took:?}");
        stopped += 1;
        tokio::join!(connected(&evening, 1, 1 + stopped), evening.move_on_anyhow(&FIVE, &control));
        if stopped == 1 {
            evening.start_again();
        } else {
            other = start_bot(&evening.sandbox, &evening.folder, 11, &evening.variables);
        }
    }
    assert_eq!(stopped, 2, "each was started anew during the game");
    evening.told_once(&FIVE).await;
    evening.check_but_answers().await;
    end(&mut other);
}

/// A server that is not there yet is asked again until it is; the log says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_comes_later_is_waited_for() {
    let Some(url) = database().await else { return };
    let (relay, by_relay) = by_relay(&url, Wire::Cut).await;
    let comes = async {
        tokio::time::sleep(Duration::from_secs(2)).await;
        relay.set(Wire::Open);
    };
    let variables = [("ROUNDTABLE_DATABASE_URL", by_relay.as_str())];
    let (evening, ()) = tokio::join!(Evening::with_variables(one_shard(), &variables), comes);
    let log = evening.log(0);
    let asked = log.lines().find(|line| line.contains("the database is asked again")).unwrap();
    assert!(asked.contains("is not there") && asked.contains("`database_url`"), "{asked}");
    evening.deal(&FIVE, &plain()).await;
    evening.control("team").await;
    evening.check().await;
}

/// The server is out of reach for a while: first nothing answers, then nothing listens. Whoever presses is told so, and
/// afterwards everything goes on, without a new session.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_away_for_a_while_loses_nothing() {
    let Some(url) = database().await else { return };
    let (relay, by_relay) = by_relay(&url, Wire::Open).await;
    let evening = Evening::with_variables(one_shard(), &[("ROUNDTABLE_DATABASE_URL", by_relay.as_str())]).await;
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..2], &approve).await;
    evening.reads("Votes in: 2 of 5").await;

    for wire in [Wire::Hanging, Wire::Cut] {
        relay.set(wire);
        for _ in 0..2 {
            let ballot = [("ballot", json!("reject"))];
            let (presses, command) = tokio::join!(
                evening.all_at_once(&FIVE[2..], &approve),
                evening.sandbox.slash("anna", CHANNEL, "avalon vote", &ballot)
            );
            for answer in presses.into_iter().chain([command.unwrap()]) {
                assert!(answer.is_private() && answer.text().contains("database"), "{wire:?}: {}", answer.text());
                assert!(answer.took < Duration::from_secs(3), "{wire:?}: acknowledged after {:?}", answer.took);
            }
        }
    }
    relay.set(Wire::Open);

    until(PATIENCE, async || {
        let read = evening.transcript().await;
        if read.contains("5 to 0") {
            return Ok(());
        }
        evening.move_on_anyhow(&FIVE[2..], &approve).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        Err(format!("the votes do not count:\n{read}"))
    })
    .await;
    evening.play_on(&FIVE).await;
    assert_eq!(evening.sandbox.sessions().await, (1, 0), "it was there all the time");
    evening.check().await;
}

/// Somebody else keeps a table's row for long. Whoever presses is told that it cannot be said whether that counted; it
/// did not, and nothing of it comes later.
#[tokio::test(flavor = "multi_thread")]
async fn a_press_that_the_database_does_not_answer_is_told_so() {
    let Some(url) = database().await else { return };
    let evening = Evening::with_variables(one_shard(), &[("ROUNDTABLE_DATABASE_URL", url.as_str())]).await;
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..2], &approve).await;
    evening.reads("Votes in: 2 of 5").await;

    let mut other = PgConnection::connect(&url).await.unwrap();
    let mut kept = other.begin().await.unwrap();
    sqlx::query("SELECT id FROM tables FOR UPDATE").fetch_all(&mut *kept).await.unwrap();
    let answer = evening.press(FIVE[2], &approve).await;
    assert!(answer.took < Duration::from_secs(3), "acknowledged after {:?}", answer.took);
    let told = |world: &World| {
        let privates = world.privates(FIVE[2], CHANNEL);
        privates.iter().any(|message| message.text().contains("database")).then_some(())
    };
    evening.sandbox.wait_for(told, Duration::from_secs(5)).await.unwrap();
    kept.rollback().await.unwrap();

    evening.move_on(&FIVE[3..], &approve).await;
    evening.reads("Votes in: 4 of 5").await;
    evening.move_on(&FIVE[2..3], &approve).await;
    evening.reads("5 to 0").await;
    evening.play_on(&FIVE).await;
    evening.check().await;
}

fn end(bot: &mut Child) {
    bot.kill().unwrap();
    bot.wait().unwrap();
}

#[tokio::test]
async fn check_says_what_a_role_may_not_do() {
    let Some(url) = database().await else { return };
    let role = format!("evening_weak_{}", std::process::id());
    let mut owner = PgConnection::connect(&url).await.unwrap();
    let mut order = async |statement: &str| {
        let statement = statement.replace("ROLE_NAME", &role);
        sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut owner).await.unwrap();
    };
    order("CREATE ROLE ROLE_NAME LOGIN").await;
    order("REVOKE CREATE ON SCHEMA public FROM PUBLIC").await;
    let (_, server) = url.split_once('@').expect("the address names a role");
    let weak = format!("postgres://{role}@{server}");
    let found = || {
        let output = program().env("ROUNDTABLE_DATABASE_URL", &weak).arg("check").output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let said = found();
    assert!(said.contains("WRONG  database server") && said.contains("lacks CREATE on the schema public"), "{said}");
    Store::connect(&url).await.unwrap().close().await;
    order("GRANT CREATE ON SCHEMA public TO ROLE_NAME").await;
    order("GRANT SELECT, INSERT, DELETE ON ALL TABLES IN SCHEMA public TO ROLE_NAME").await;
    let said = found();
    assert!(said.contains("WRONG  database server") && said.contains("lacks UPDATE on the table"), "{said}");
    order("GRANT UPDATE ON ALL TABLES IN SCHEMA public TO ROLE_NAME").await;
    let said = found();
    assert!(said.contains("ok     database server: whole; tables: 0"), "{said}");
    order("ALTER ROLE ROLE_NAME SET default_transaction_read_only = on").await;
    let said = found();
    assert!(said.contains("WRONG  database server: the database server takes no changes"), "{said}");
    order("DROP OWNED BY ROLE_NAME").await;
    order("DROP ROLE ROLE_NAME").await;
}
