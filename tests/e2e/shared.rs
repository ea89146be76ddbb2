//! Several processes of the bot upon one PostgreSQL. `ROUNDTABLE_TEST_POSTGRES` names the server.

use std::process::Child;
use std::time::{Duration, Instant};

use roundtable::sandbox::Settings;
use sqlx::{Connection, PgConnection};

use crate::harness::{Evening, FIVE, PATIENCE, plain, start_bot};

/// A database of its own on the server; `None`, and a word about it, where no server is named.
async fn database(name: &str) -> Option<String> {
    let Ok(server) = std::env::var("ROUNDTABLE_TEST_POSTGRES") else {
        println!("left out: ROUNDTABLE_TEST_POSTGRES names no server");
        return None;
    };
    let name = format!("evening_{name}_{}", std::process::id());
    let mut connection = PgConnection::connect(&server).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(format!("DROP DATABASE IF EXISTS {name}"))).execute(&mut connection).await.unwrap();
    sqlx::query(sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"))).execute(&mut connection).await.unwrap();
    let (host, _) = server.rsplit_once('/').expect("the address ends in a database");
    Some(format!("{host}/{name}"))
}

fn two_shards() -> Settings {
    Settings { rate_limits: false, shards: 2, ..Settings::default() }
}

/// Waits until so many shards are connected, and shards have introduced themselves so often.
async fn connected(evening: &Evening, shards: usize, introduced: usize) {
    let deadline = Instant::now() + Duration::from_secs(40);
    loop {
        let live = evening.sandbox.connected_shards().await;
        let (identified, _) = evening.sandbox.sessions().await;
        if live >= shards && identified >= introduced {
            return;
        }
        assert!(Instant::now() < deadline, "{live} of {shards} shards are connected, after {identified} introductions");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
}

/// Two processes share the shards. Whichever dies, the other takes its shard over, the game goes on, and nothing is
/// posted twice.
#[tokio::test(flavor = "multi_thread")]
async fn a_process_takes_over_from_one_that_died() {
    let Some(url) = database("takeover").await else { return };
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
    let Some(url) = database("same").await else { return };
    let bots = [("ROUNDTABLE_DATABASE_URL", url.as_str()), ("ROUNDTABLE_SHARDS", "0-1/2")];
    let evening = Evening::with_variables(two_shards(), &bots).await;
    connected(&evening, 2, 2).await;
    let mut other = start_bot(&evening.sandbox, &evening.folder, 10, &evening.variables);
    let deadline = Instant::now() + PATIENCE;
    let status = loop {
        if let Some(status) = other.try_wait().unwrap() {
            break status;
        }
        assert!(Instant::now() < deadline, "the second process goes on");
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    assert!(!status.success());
    let log = std::fs::read_to_string(evening.folder.path().join("log.10")).unwrap();
    assert!(log.contains("shard 0 is served by another process already"), "{log}");
}

fn end(bot: &mut Child) {
    bot.kill().unwrap();
    bot.wait().unwrap();
}
