//! The program itself: stopping it, and what it says when it cannot start.

use std::fs;
use std::time::Duration;

use roundtable::sandbox::{Fault, Settings};
use tempfile::TempDir;

use crate::harness::{CHANNEL, Evening, FIVE, plain, program};

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
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.move_on(&FIVE, &team).await;
    let approve = evening.control("approve").await;
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
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.move_on(&FIVE, &team).await;
    let approve = evening.control("approve").await;
    evening.move_on(&FIVE[..4], &approve).await;
    evening.sandbox.faults().next(1, "POST", "/interactions", Fault::Delayed(Duration::from_millis(500)));
    let sandbox = evening.sandbox.clone();
    let (message, custom_id) = (approve.message, approve.custom_id.clone());
    let press = tokio::spawn(async move { sandbox.press(FIVE[4], &message, &custom_id).await.unwrap() });
    tokio::time::sleep(Duration::from_millis(100)).await;
    let (well, took) = evening.terminate();
    assert!(well && took < Duration::from_secs(5), "{took:?}");
    assert!(press.await.unwrap().reply.is_some(), "what was in flight is answered");
    evening.restart().await;
    evening.reads("5 to 0").await;
    evening.play_on(&FIVE).await;
    evening.check().await;
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
    assert!(wrong.contains("ROUNDTABLE_COMPUTER_PAUSE_MS"), "{wrong}");
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

#[test]
fn a_record_that_is_cut_short_is_named() {
    let folder = TempDir::new().unwrap();
    fs::write(folder.path().join("cut.json"), "{\"game\": \"avalon\",\n\"rules").unwrap();
    for verb in ["replay", "verify"] {
        let said = complaint(&folder, &[], &[verb, "cut.json"]);
        assert!(said.contains("cut.json") && said.contains("cut short"), "{said}");
    }
}
