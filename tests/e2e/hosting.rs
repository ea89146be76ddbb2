//! What whoever hosts the bot sees of it: check, health, figures, backups, a damaged database; and that people can
//! be forgotten.

use std::fs::{self, File};
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;

use roundtable::health::served_at;
use roundtable::sandbox::{Settings, permissions};
use roundtable::store::Store;
use tempfile::TempDir;

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE, holds, program, terminate, until};
use crate::play::plain;
use crate::program::complaint;

fn quick() -> Settings {
    Settings { rate_limits: false, ..Settings::default() }
}

/// An evening whose bot serves health and metrics, and where.
async fn watched() -> (Evening, String) {
    let evening = Evening::with_variables(quick(), &[("ROUNDTABLE_METRICS", ANY_PORT)]).await;
    let address = served_at(&evening.log(0)).expect("the log says where").to_owned();
    (evening, address)
}

const ANY_PORT: &str = "127.0.0.1:0";

/// Status and text at an address.
async fn get(address: &str, path: &str) -> (u16, String) {
    let answer = reqwest::get(format!("http://{address}/{path}")).await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// Waits until `path` answers so.
async fn answers(address: &str, path: &str, wanted: impl Fn(u16, &str) -> bool) {
    until(PATIENCE, async || {
        let (status, text) = get(address, path).await;
        holds(wanted(status, &text), || format!("{path} answers {status}:\n{text}"))
    })
    .await;
}

/// Waits until the metrics have this line.
async fn counts(address: &str, line: &str) {
    answers(address, "metrics", |_, text| text.lines().any(|written| written == line)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_and_figures() {
    let (evening, address) = watched().await;
    assert_eq!(get(&address, "healthz").await, (200, "alive\n".to_owned()));
    answers(&address, "readyz", |status, text| status == 200 && text == "ready\n").await;
    counts(&address, "roundtable_open_tables 0").await;

    evening.sandbox.close_dms("bence", true).await.unwrap();
    evening.deal(&FIVE, &plain()).await;
    // The command, four who join, and the host who begins.
    counts(&address, "roundtable_acknowledgement_seconds_count 6").await;
    counts(&address, "roundtable_discord_errors_total{status=\"403\",code=\"50007\"} 1").await;
    counts(&address, "roundtable_open_tables 1").await;
    counts(&address, "roundtable_outbox_rows 0").await;
    counts(&address, "roundtable_outbox_oldest_seconds 0").await;
    counts(&address, "roundtable_unread_interactions_total 0").await;
    evening.sandbox.faults().leave_out("locale");
    evening.sandbox.slash("anna", CHANNEL, "roundtable help", &plain()).await.unwrap();
    counts(&address, "roundtable_unread_interactions_total 1").await;
    counts(&address, "roundtable_gateway_connected 1").await;

    let (_, text) = get(&address, "metrics").await;
    let people = evening.sandbox.world(|world| world.people.clone()).await;
    for person in people {
        assert!(!text.contains(&person.id.to_string()) && !text.contains(&person.name), "{text}");
    }
    assert!(!text.contains(&evening.sandbox.token()));
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_gateway_it_is_alive_but_not_ready() {
    let (mut evening, address) = watched().await;
    evening.variables = vec![("ROUNDTABLE_METRICS".to_owned(), address.clone())];
    answers(&address, "readyz", |status, _| status == 200).await;
    let database = evening.folder.path().join("roundtable.sqlite");
    let (well, said) = check(&evening, &database, &evening.sandbox.token(), &[]);
    assert!(well && said.contains(&format!("a bot serves {address}")), "{said}");
    let asked = |verb: &[&str]| program().env("ROUNDTABLE_METRICS", &address).args(verb).output().unwrap();
    assert_eq!(asked(&["health", "--ready"]).stdout, b"ready\n");

    evening.sandbox.faults().gateway_down(Duration::from_secs(600));
    evening.sandbox.faults().drop_gateway();
    answers(&address, "readyz", |status, text| status == 503 && text.contains("gateway")).await;
    counts(&address, "roundtable_gateway_connected 0").await;
    let alive = asked(&["health"]);
    assert!(alive.status.success() && alive.stdout == b"alive\n");
    let folder = TempDir::new().unwrap();
    let said = complaint(&folder, &[("ROUNDTABLE_METRICS", &address)], &["health", "--ready"]);
    assert!(said.contains("gateway"), "{said}");

    evening.sandbox.faults().clear();
    answers(&address, "readyz", |status, _| status == 200).await;
}

#[tokio::test]
async fn while_the_database_is_away_at_the_start_it_is_alive_but_not_ready() {
    let folder = TempDir::new().unwrap();
    let log = folder.path().join("log");
    let mut bot = program()
        .current_dir(folder.path())
        .env("DISCORD_TOKEN", "x.y.z")
        .env("ROUNDTABLE_DATABASE_URL", "postgres://nobody@127.0.0.1:1/nothing")
        .env("ROUNDTABLE_METRICS", ANY_PORT)
        .stderr(File::create(&log).unwrap())
        .spawn()
        .unwrap();
    let address = until(PATIENCE, async || {
        let log = fs::read_to_string(&log).unwrap();
        served_at(&log).map(str::to_owned).ok_or(log)
    })
    .await;
    assert_eq!(get(&address, "healthz").await, (200, "alive\n".to_owned()));
    assert_eq!(get(&address, "readyz").await, (503, "the database is not open yet\n".to_owned()));
    counts(&address, "roundtable_database_up 0").await;
    counts(&address, "roundtable_acknowledgement_seconds_count 0").await;
    assert!(terminate(&mut bot).0);
}

#[test]
fn what_is_wrong_with_the_metrics_address_is_said() {
    let folder = TempDir::new().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let said = complaint(&folder, &[("DISCORD_TOKEN", "x.y.z"), ("ROUNDTABLE_METRICS", &address)], &[]);
    assert!(said.contains(&address) && said.contains("`metrics`") && said.contains("in use"), "{said}");
    let said = complaint(&folder, &[("DISCORD_TOKEN", "x.y.z"), ("ROUNDTABLE_METRICS", "9100")], &[]);
    assert!(said.contains("ROUNDTABLE_METRICS"), "{said}");
    let output =
        program().current_dir(folder.path()).env("ROUNDTABLE_METRICS", &address).arg("check").output().unwrap();
    let found = String::from_utf8(output.stdout).unwrap();
    assert!(wrong(&found)[0].contains(&address) && wrong(&found)[0].contains("in use"), "{found}");
    drop(taken);
    let said = complaint(&folder, &[("ROUNDTABLE_METRICS", &address)], &["health"]);
    assert!(said.contains(&address) && said.contains("does not answer"), "{said}");
    let said = complaint(&folder, &[], &["health"]);
    assert!(said.contains("`metrics`"), "{said}");
    assert_eq!(names_in(folder.path()), [""; 0], "nothing is left by a program that did not start");
}

/// Whether `roundtable check` is content, and what it prints.
fn check(evening: &Evening, database: &Path, token: &str, arguments: &[&str]) -> (bool, String) {
    let output = program()
        .current_dir(evening.folder.path())
        .env("DISCORD_TOKEN", token)
        .env("ROUNDTABLE_API_BASE", evening.sandbox.url())
        .env("ROUNDTABLE_DATABASE", database)
        .envs(evening.variables.iter().map(|(name, value)| (name, value)))
        .arg("check")
        .args(arguments)
        .output()
        .unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(!said.contains(&evening.sandbox.token()), "{said}");
    (output.status.success(), said)
}

fn names_in(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

/// The lines that say what is wrong.
fn wrong(said: &str) -> Vec<&str> {
    said.lines().filter(|line| line.starts_with("WRONG")).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn check_says_what_is_missing() {
    let evening = Evening::begin().await;
    let token = evening.sandbox.token();
    let (application, channel) =
        evening.sandbox.world(|world| (world.bot.id.to_string(), world.named(CHANNEL).unwrap().id.to_string())).await;
    let folder = TempDir::new().unwrap();
    let nowhere = folder.path().join("new.sqlite");

    let (well, said) = check(&evening, &nowhere, &token, &["--channel", &channel]);
    assert!(well && wrong(&said).is_empty(), "{said}");
    assert!(said.contains("made at the first start") && said.contains("#round-table: it may do"), "{said}");
    let link = format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions=309237763072"
    );
    assert!(said.lines().last().unwrap().ends_with(&link), "{said}");
    assert_eq!(names_in(folder.path()), [""; 0], "a check makes nothing");
    fs::write(&nowhere, "").unwrap();
    let (well, said) = check(&evening, &nowhere, &token, &[]);
    assert!(well && said.contains("made at the first start"), "{said}");
    // Not even who may do everything can write this.
    fs::create_dir(folder.path().join("new.sqlite.lock")).unwrap();
    let (well, said) = check(&evening, &nowhere, &token, &[]);
    assert!(!well && wrong(&said)[0].contains("new.sqlite cannot be opened (Is a directory"), "{said}");
    fs::remove_dir(folder.path().join("new.sqlite.lock")).unwrap();

    evening.sandbox.set_permissions(CHANNEL, permissions::BOT & !permissions::ATTACH_FILES).await.unwrap();
    let (well, said) = check(&evening, &nowhere, &token, &["--channel", &channel]);
    assert!(!well && wrong(&said).len() == 1 && wrong(&said)[0].contains("it lacks Attach Files: allow"), "{said}");
    evening.sandbox.set_permissions(CHANNEL, permissions::BOT & !permissions::CREATE_PUBLIC_THREADS).await.unwrap();
    let (well, said) = check(&evening, &nowhere, &token, &["--channel", &channel]);
    assert!(well && said.contains("threads are not possible, for which it lacks Create Public Threads"), "{said}");
    evening.sandbox.set_permissions(CHANNEL, 0).await.unwrap();
    let (well, said) = check(&evening, &nowhere, &token, &["--channel", &channel]);
    assert!(!well && wrong(&said)[0].contains("View Channel"), "{said}");
    let (well, said) = check(&evening, &nowhere, &token, &["--channel", "1"]);
    assert!(!well && wrong(&said)[0].contains("channel 1"), "{said}");

    let (well, said) = check(&evening, &folder.path().join("no/folder.sqlite"), "x.y.z", &[]);
    assert!(!well && wrong(&said).len() == 2, "{said}");
    assert!(wrong(&said)[0].contains("there is no folder") && wrong(&said)[1].contains("refuses the token"), "{said}");
    let (well, said) = check(&evening, &nowhere, "", &[]);
    assert!(!well && wrong(&said)[0].contains("DISCORD_TOKEN"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_looked_at_and_copied_while_the_bot_runs() {
    let mut evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    evening.control("team").await;
    let database = evening.folder.path().join("roundtable.sqlite");
    let token = evening.sandbox.token();
    let (well, said) = check(&evening, &database, &token, &[]);
    assert!(well && said.contains("whole; tables: 1, of which open: 1"), "{said}");

    let folder = TempDir::new().unwrap();
    let copy = folder.path().join("copy.sqlite");
    let variables = [("ROUNDTABLE_DATABASE", database.to_str().unwrap())];
    let said = complaint(&folder, &[], &["backup", "copy.sqlite"]);
    assert!(said.contains("there is no database roundtable.sqlite: go to its folder"), "{said}");
    let backup = || program().envs(variables).arg("backup").arg(&copy).output().unwrap();
    assert!(backup().status.success());
    assert_eq!(names_in(folder.path()), ["copy.sqlite"]);
    let said = complaint(&folder, &variables, &["backup", "copy.sqlite"]);
    assert!(said.contains("there already"), "{said}");
    let said = complaint(&folder, &variables, &["backup", "no/such/folder.sqlite"]);
    assert!(said.contains("no/such/folder.sqlite"), "{said}");

    // The bot noticed nothing, and goes on upon the copy.
    let (well, _) = evening.terminate();
    assert!(well);
    let before = names_in(evening.folder.path());
    let (well, said) = check(&evening, &database, &token, &[]);
    assert!(well, "{said}");
    assert_eq!(names_in(evening.folder.path()), before, "a check leaves nothing");
    fs::rename(&copy, &database).unwrap();
    evening.restart().await;
    evening.play_on(&FIVE).await;
    evening.check().await;
}

#[tokio::test]
async fn a_damaged_database_is_said_in_one_line() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("roundtable.sqlite");
    let store = Store::open(&file).await.unwrap();
    for n in 0..500 {
        store.set_setting("scope", &n.to_string(), Some("a value that takes some room")).await.unwrap();
    }
    store.close().await;
    drop(store);
    let mut bytes = fs::read(&file).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 8192].fill(0xA5);
    fs::write(&file, bytes).unwrap();
    let said = complaint(&folder, &[("DISCORD_TOKEN", "x.y.z")], &[]);
    assert!(said.contains("roundtable.sqlite") && said.contains("damaged") && said.contains("backup"), "{said}");
    let output = program().current_dir(folder.path()).arg("check").output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(wrong(&said)[0].contains("damaged"), "{said}");
}

#[tokio::test]
async fn the_sandbox_uses_nothing_of_the_real_bot() {
    let folder = TempDir::new().unwrap();
    // It would end where it served the real bot's metrics, since their address is taken.
    let taken = TcpListener::bind(ANY_PORT).unwrap();
    let mut sandbox = program()
        .current_dir(folder.path())
        .env("ROUNDTABLE_DATABASE_URL", "postgres://nobody@127.0.0.1:1/nothing")
        .env("ROUNDTABLE_SHARDS", "1/2")
        .env("ROUNDTABLE_METRICS", taken.local_addr().unwrap().to_string())
        .args(["sandbox", "--port", "0", "--data", "own"])
        .stdout(Stdio::null())
        .stderr(File::create(folder.path().join("log")).unwrap())
        .spawn()
        .unwrap();
    until(PATIENCE, async || {
        let log = fs::read_to_string(folder.path().join("log")).unwrap();
        holds(log.contains("the slash commands are registered"), || log)
    })
    .await;
    assert!(folder.path().join("own/roundtable.sqlite").exists());
    assert!(terminate(&mut sandbox).0);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_is_forgotten_but_where_he_sits() {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    let answer = evening.sandbox.slash("bence", CHANNEL, "roundtable forget-me", &plain()).await.unwrap();
    assert!(answer.is_private() && answer.text().contains(team.table()), "{}", answer.text());
    evening.forge("anna", &team, "stop!").await;
    let again = evening.control("again").await;
    let answer = evening.sandbox.slash("bence", CHANNEL, "roundtable forget-me", &plain()).await.unwrap();
    assert!(answer.is_private() && answer.text().starts_with("Done"), "{}", answer.text());
    assert!(!answer.text().contains(team.table()), "{}", answer.text());
    // He sat there, but nobody knows it any more.
    assert!(evening.press("bence", &again).await.is_private());
    evening.press("anna", &again).await;
    evening.reads("Seated: 4").await;
    evening.check().await;
}
