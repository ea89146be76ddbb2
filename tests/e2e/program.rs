//! The program itself: stopping it, and what it says when it cannot start.

use std::fs;
use std::process::{Command, Stdio};
use std::time::Duration;

use roundtable::sandbox::{Fault, Settings, World};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::time::timeout;

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE, holds, program, until};
use crate::play::plain;

#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_it_ends_within_five_seconds_and_goes_on_later() {
    let mut evening = Evening::with(Settings { rate_limits: false, ..Settings::default() }).await;
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.move_on(&FIVE, &team).await;
    let (well, took) = evening.terminate();
    assert!(well && took < Duration::from_secs(5), "{took:?}");
    evening.restart().await;
    evening.control("approve").await;
    evening.play_on(&FIVE).await;
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_stop_while_discord_is_slow_it_ends_all_the_same() {
    let mut evening = Evening::begin().await;
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..4], &approve).await;
    evening.sandbox.faults().next(5, "*", "/channels", Fault::Delayed(Duration::from_secs(12)));
    evening.press(FIVE[4], &approve).await;
    // Its sender now waits for an answer.
    tokio::time::sleep(Duration::from_millis(200)).await;
    let (well, took) = evening.terminate();
    assert!(well && took < Duration::from_secs(5), "{took:?}");
    evening.sandbox.faults().clear();
    evening.restart().await;
    evening.control("success").await;
    let opened = evening.posted().await.iter().filter(|text| text.contains("5 to 0")).count();
    assert_eq!(opened, 1, "{}", evening.transcript().await);
    evening.play_on(&FIVE).await;
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_pressed_as_it_stops_is_done_and_answered_or_neither() {
    let mut evening = Evening::begin().await;
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..4], &approve).await;
    evening.sandbox.faults().next(1, "POST", "/interactions", Fault::Delayed(Duration::from_millis(500)));
    let sandbox = evening.sandbox.clone();
    let (message, custom_id) = (approve.message, approve.custom_id.clone());
    let press = tokio::spawn(async move { sandbox.press(FIVE[4], &message, &custom_id).await.unwrap() });
    evening.kept(approve.step).await;
    let (well, took) = evening.terminate();
    assert!(well && took < Duration::from_secs(5), "{took:?}");
    assert!(press.await.unwrap().reply.is_some(), "what was in flight is answered");
    evening.restart().await;
    evening.reads("5 to 0").await;
    evening.play_on(&FIVE).await;
    evening.check().await;
}

#[tokio::test]
async fn a_check_can_be_stopped_while_nobody_answers() {
    let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}", silent.local_addr().unwrap());
    let folder = TempDir::new().unwrap();
    let mut check = program();
    check.arg("check").current_dir(folder.path()).env("DISCORD_TOKEN", "x.y.z").env("ROUNDTABLE_API_BASE", url);
    let check = check.stderr(Stdio::piped()).spawn().unwrap();
    let _asked = timeout(PATIENCE, silent.accept()).await.unwrap().unwrap();
    assert!(Command::new("kill").args(["-INT", &check.id().to_string()]).status().unwrap().success());
    let output = check.wait_with_output().unwrap();
    assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(1), b"roundtable: stopped\n".as_slice()));
}

/// What the program says on standard error when it fails; it has to be one line.
pub fn complaint(folder: &TempDir, variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let output = program().current_dir(folder.path()).envs(variables.iter().copied()).args(arguments).output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.starts_with("roundtable: ") && said.lines().count() == 1, "{said}");
    said
}

#[test]
fn what_is_wrong_with_the_settings_is_named() {
    let folder = TempDir::new().unwrap();
    assert!(complaint(&folder, &[], &[]).contains("DISCORD_TOKEN"));
    let wrong = complaint(&folder, &[("ROUNDTABLE_COMPUTER_PAUSE_MS", "soon")], &[]);
    assert!(wrong.contains("ROUNDTABLE_COMPUTER_PAUSE_MS") && wrong.contains("expected u64"), "{wrong}");
    let wrong = complaint(&folder, &[("ROUNDTABLE_SHARDS", "4-3/16")], &[]);
    assert!(wrong.contains("ROUNDTABLE_SHARDS: the shards 4-3/16 are not within"), "{wrong}");
    let wrong = complaint(&folder, &[("ROUNDTABLE_METRICS", "localhost:9100")], &[]);
    assert!(wrong.contains("ROUNDTABLE_METRICS: an IP address and a port"), "{wrong}");
    let wrong = complaint(&folder, &[("ROUNDTABLE_LOG", "roundtable=loud")], &["check"]);
    assert!(wrong.contains("ROUNDTABLE_LOG: neither a level"), "{wrong}");
    assert!(complaint(&folder, &[("ROUNDTABLE_SHARDS", "")], &[]).contains("DISCORD_TOKEN"));
    let unknown = complaint(&folder, &[("ROUNDTABLE_COLOUR", "red")], &[]);
    assert!(unknown.contains("ROUNDTABLE_COLOUR"), "{unknown}");
    let file = folder.path().join("own.toml");
    fs::write(&file, "token = \"x\"\ncolour = \"red\"\n").unwrap();
    let unknown = complaint(&folder, &[], &["--config", file.to_str().unwrap()]);
    assert!(unknown.contains("colour") && unknown.contains("line 2"), "{unknown}");
    fs::write(&file, "computer_pause_ms = \"soon\"\n").unwrap();
    let wrong = complaint(&folder, &[], &["--config", file.to_str().unwrap()]);
    assert!(wrong.contains("computer_pause_ms"), "{wrong}");
}

#[test]
fn a_database_that_is_none_is_named() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("roundtable.sqlite"), "not a database, but long enough to be taken for one").unwrap();
    let said = complaint(&folder, &[("DISCORD_TOKEN", "x.y.z")], &[]);
    assert!(said.contains("roundtable.sqlite"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_in_use_or_in_no_folder_is_named() {
    let evening = Evening::begin().await;
    let file = evening.folder.path().join("roundtable.sqlite");
    let folder = TempDir::new().unwrap();
    let second = [("DISCORD_TOKEN", "x.y.z"), ("ROUNDTABLE_DATABASE", file.to_str().unwrap())];
    let said = complaint(&folder, &second, &[]);
    assert!(said.contains("in use") && said.contains("roundtable.sqlite"), "{said}");
    let nowhere = [("DISCORD_TOKEN", "x.y.z"), ("ROUNDTABLE_DATABASE", "no/such/folder/roundtable.sqlite")];
    let said = complaint(&folder, &nowhere, &[]);
    assert!(said.contains("no/such/folder"), "{said}");
    evening.sandbox.slash("anna", CHANNEL, "roundtable help", &plain()).await.unwrap();
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_discord_refuses_is_said_so() {
    let evening = Evening::begin().await;
    let folder = TempDir::new().unwrap();
    let wrong = [("DISCORD_TOKEN", "x.y.z"), ("ROUNDTABLE_API_BASE", &evening.sandbox.url())];
    let said = complaint(&folder, &wrong, &[]);
    assert!(said.contains("token") && !said.contains("x.y.z"), "{said}");
}

/// Discord would reset the token of a bot that is started again and again. Ten introductions are kept for shards that
/// lose their sessions.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_has_connected_too_often_keeps_away() {
    let mut evening = Evening::with(Settings { rate_limits: false, starts: 12, ..Settings::default() }).await;
    evening.kill();
    evening.restart().await;
    evening.kill();
    evening.start_again();
    let keeps_away = async || {
        let log = evening.log(2);
        holds(log.contains("connected too often today"), || log)
    };
    until(PATIENCE, keeps_away).await;
    assert_eq!(evening.sandbox.sessions().await, (2, 0));
    let (well, took) = evening.terminate();
    assert!(well && took < Duration::from_secs(5), "{took:?}");
}

const NEW_TOKEN: &str = "MTEwMDAwODM4ODYwODAwMDAwMg.Anew.as-little-a-secret-as-the-first-one-was";

/// The one line about the token that was reset, which ends the bot.
async fn token_is_named(evening: &mut Evening, old: &str) {
    assert!(!evening.ended().await);
    let log = evening.log(0);
    let last = log.lines().last().unwrap();
    assert!(last.starts_with("roundtable: ") && last.contains("refuses the token"), "{log}");
    assert!(!log.contains(old) && !log.contains(NEW_TOKEN), "{log}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_reset_ends_it_and_nothing_is_lost() {
    let mut evening = Evening::begin().await;
    let old = evening.sandbox.token();
    evening.sandbox.slash("anna", CHANNEL, "avalon start", &plain()).await.unwrap();
    for person in &FIVE[1..] {
        let join = evening.control("join").await;
        evening.press(person, &join).await;
    }
    let begin = evening.control("begin").await;
    // The press is heard, and the deal stands; but neither it nor the roles can be told.
    evening.sandbox.reset_token(NEW_TOKEN);
    evening.press("anna", &begin).await;
    token_is_named(&mut evening, &old).await;
    assert!(evening.posted().await.is_empty(), "{}", evening.transcript().await);
    evening.restart().await;
    evening.control("team").await;
    assert_eq!(evening.posted().await.len(), 1, "the deal:\n{}", evening.transcript().await);
    for person in FIVE {
        let told = |world: &World| world.dms(person).first().map(|message| message.text());
        evening.sandbox.wait_for(told, PATIENCE).await.unwrap();
    }
    evening.play_on(&FIVE).await;
    for person in FIVE {
        assert_eq!(evening.sandbox.dms(person).await.len(), 1, "{person} is told once");
    }
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_reset_is_also_heard_from_the_gateway() {
    let mut evening = Evening::begin().await;
    let old = evening.sandbox.token();
    evening.sandbox.reset_token(NEW_TOKEN);
    evening.sandbox.faults().close_gateway(4004);
    token_is_named(&mut evening, &old).await;
}

#[test]
fn a_record_that_is_cut_short_is_named() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("cut.json"), "{\"game\": \"avalon\",\n\"rules").unwrap();
    for verb in ["replay", "verify"] {
        let said = complaint(&folder, &[], &[verb, "cut.json"]);
        assert!(said.contains("cut.json") && said.contains("cut short"), "{said}");
    }
}
