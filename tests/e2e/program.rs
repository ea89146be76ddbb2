//! The program itself: stopping it, and what it says when it cannot start.

use std::fs;
use std::time::Duration;

use roundtable::sandbox::Settings;
use tempfile::TempDir;

use crate::harness::{Evening, FIVE, plain, program};

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

/// What the program says on standard error when it fails; it has to be one line.
fn complaint(folder: &TempDir, variables: &[(&str, &str)], arguments: &[&str]) -> String {
    let output = program().current_dir(folder.path()).envs(variables.iter().copied()).args(arguments).output().unwrap();
    assert!(!output.status.success());
    let said = String::from_utf8(output.stderr).unwrap();
    let lines: Vec<_> = said.lines().filter(|line| line.starts_with("roundtable: ")).collect();
    assert_eq!(lines.len(), 1, "{said}");
    lines[0].to_owned()
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
