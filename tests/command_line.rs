//! The verbs of the command line that need no bot.

use std::path::{Path, PathBuf};

use clap::Parser;
use roundtable::command_line::{playout, replay, verify};
use roundtable::discord::permission::{ALL, invite};
use roundtable::games::record::{Dealt, Fair, Record};
use roundtable::games::registry::Kind;
use roundtable::games::{Secret, Seed};
use roundtable::language::Locale;
use roundtable::screen;
use serde_json::Value;

#[derive(Parser)]
struct Line<A: clap::Args> {
    #[command(flatten)]
    args: A,
}

/// Runs a verb; what it printed, and the error in one line.
fn run<A: clap::Args>(
    write: fn(&A, &mut dyn std::io::Write) -> anyhow::Result<()>,
    words: &[&str],
) -> (String, Result<(), String>) {
    let line = Line::<A>::try_parse_from([&["roundtable"], words].concat()).unwrap_or_else(|error| panic!("{error}"));
    let mut out = Vec::new();
    let result = write(&line.args, &mut out).map_err(|error| format!("{error:#}"));
    if let Err(error) = &result {
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    (String::from_utf8(out).unwrap(), result)
}

/// A record of five actions: a proposal of seats 0 and 3 and four votes.
fn file(directory: &Path, change: impl Fn(&mut Record)) -> PathBuf {
    let mut record = Record::read(
        r#"{"game": "avalon", "rules_version": 1, "seats": 5,
            "deal": {"roles": ["merlin", "servant", "servant", "assassin", "minion"], "leader": 0},
            "actions": [
                {"seat": 0, "action": {"propose": {"team": [0, 3]}}},
                {"seat": 0, "action": {"vote": "approve"}},
                {"seat": 1, "action": {"vote": "approve"}},
                {"seat": 2, "action": {"vote": "approve"}},
                {"seat": 3, "action": {"vote": "reject"}}
            ]}"#,
    )
    .unwrap();
    change(&mut record);
    let path = directory.join("record.json");
    std::fs::write(&path, record.write()).unwrap();
    path
}

#[test]
fn replay_shows_what_the_viewer_may_see() {
    let directory = tempfile::tempdir().unwrap();
    let path = file(directory.path(), |_| {});
    let path = path.to_str().unwrap();
    let (printed, result) = run(replay::write, &[path]);
    result.unwrap();
    let shown: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(shown["actions"], 5);
    assert_eq!(shown["view"]["awaited"], serde_json::json!([4]));
    assert_eq!(shown["view"]["roles"], Value::Null);
    assert_eq!(shown["events"][4]["events"][0]["voted"], serde_json::json!({"seat": 3, "ballot": null}));
    assert_eq!(shown["outcome"], Value::Null);

    let (printed, _) = run(replay::write, &[path, "--as", "3", "--at", "5"]);
    let shown: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(shown["view"]["own"]["role"], "assassin");
    assert_eq!(shown["events"][4]["events"][0]["voted"]["ballot"], "reject");

    let (printed, _) = run(replay::write, &[path, "--as", "all", "--at", "0"]);
    let shown: Value = serde_json::from_str(&printed).unwrap();
    assert_eq!(shown["view"]["roles"][3], "assassin");
    assert_eq!(shown["events"], serde_json::json!([]));
}

#[test]
fn replay_fails_with_the_number_of_the_refused_action() {
    let directory = tempfile::tempdir().unwrap();
    let path = file(directory.path(), |record| record.actions.swap(0, 1));
    let path = path.to_str().unwrap();
    let expected = format!("{path}: action 1 is refused: this is not asked now");
    assert_eq!(run(replay::write, &[path]), (String::new(), Err(expected.clone())));
    let (printed, result) = run(replay::write, &["--trace", path]);
    assert_eq!((printed.lines().count(), result), (1, Err(expected)));
    let (_, result) = run(replay::write, &[path, "--at", "6"]);
    assert_eq!(result.unwrap_err(), "--at 6: the record has 5 actions");
    let (_, result) = run(replay::write, &[path, "--as", "5"]);
    assert_eq!(result.unwrap_err(), "--as 5: the seats are 0 to 4");
}

#[test]
fn trace_has_a_line_for_the_opening_and_each_action() {
    let directory = tempfile::tempdir().unwrap();
    let path = file(directory.path(), |_| {});
    let (printed, result) = run(replay::write, &["--trace", path.to_str().unwrap()]);
    result.unwrap();
    let lines: Vec<Value> = printed.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 6);
    assert_eq!(lines[0]["n"], 0);
    assert_eq!(lines[0]["deal"]["leader"], 0);
    // Two of five players: ten teams, for the leader alone.
    assert_eq!(lines[0]["legal"], serde_json::json!([10, 0, 0, 0, 0]));
    assert_eq!(lines[0]["to_act"], serde_json::json!([0]));
    assert_eq!(lines[1]["action"], serde_json::json!({"propose": {"team": [0, 3]}}));
    assert_eq!(lines[1]["legal"], serde_json::json!([2, 2, 2, 2, 2]));
    assert_eq!(lines[5]["seat"], 3);
    assert_eq!(lines[5]["events"], serde_json::json!([{"voted": {"seat": 3, "ballot": "reject"}}]));
    assert_eq!(lines[5]["legal"], serde_json::json!([1, 1, 1, 1, 2]));
    assert_eq!(lines[5]["scores"], serde_json::json!({"successes": 0, "failures": 0}));
}

#[test]
fn what_cannot_be_read_is_said_in_one_line() {
    let directory = tempfile::tempdir().unwrap();
    let path = directory.path().join("cut.json");
    std::fs::write(&path, "{\"game\": \"avalon\",\n\"rules_version\": 1").unwrap();
    let (_, result) = run(replay::write, &[path.to_str().unwrap()]);
    assert!(result.unwrap_err().contains("cut.json: the record is cut short at line 2"));
    let (_, result) = run(replay::write, &["no-such-file.json"]);
    assert!(result.unwrap_err().starts_with("cannot read no-such-file.json: "));
}

fn fair(record: &mut Record) {
    let fair = Fair { secret: Secret::new([1; 32]), table: "K7Q2MX".into(), interaction: 1234 };
    *record = Record::new(Kind::Avalon.default_options(), 6, Dealt::Seed(fair.seed()));
    record.fair = Some(fair);
}

#[test]
fn verify_recomputes_the_deal() {
    let directory = tempfile::tempdir().unwrap();
    // `printf '\1%.0s' {1..32} | sha256sum`
    let promised = "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793";
    let path = file(directory.path(), fair);
    let (printed, result) = run(verify::write, &[path.to_str().unwrap(), "--commitment", promised]);
    result.unwrap();
    assert_eq!(printed.matches("  matches").count(), 2, "{printed}");
    let path = file(directory.path(), |record| {
        fair(record);
        *record = record.written_out().unwrap();
    });
    let (printed, result) = run(verify::write, &[path.to_str().unwrap()]);
    result.unwrap();
    assert_eq!(printed.matches("  matches").count(), 1, "{printed}");
}

#[test]
fn verify_says_what_differs() {
    let directory = tempfile::tempdir().unwrap();
    let path = file(directory.path(), |record| {
        fair(record);
        record.deal = Dealt::Seed(Seed::from_number(1));
    });
    let (printed, result) = run(verify::write, &[path.to_str().unwrap()]);
    assert!(result.unwrap_err().ends_with("the deal does not follow from the secret"));
    assert_eq!(printed.matches("DIFFERS").count(), 1, "{printed}");
    let path = file(directory.path(), fair);
    let (printed, result) = run(verify::write, &[path.to_str().unwrap(), "--commitment", "00"]);
    assert!(result.is_err() && printed.contains("DIFFERS"));
    let path = file(directory.path(), |_| {});
    let (_, result) = run(verify::write, &[path.to_str().unwrap()]);
    assert!(result.unwrap_err().contains("there is no \"fair\" in this record"));
}

#[test]
fn playouts_are_recorded_and_replay() {
    let directory = tempfile::tempdir().unwrap();
    let records = directory.path().join("records");
    let words = ["avalon", "--games", "12", "--seed", "5", "--records", records.to_str().unwrap()];
    let (printed, result) = run(playout::write, &words);
    result.unwrap();
    assert_eq!(printed.lines().count(), 1 + 6 + 1 + 1, "heading, six numbers of seats, all, speed: {printed}");
    let mut files: Vec<_> = std::fs::read_dir(&records).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert_eq!(files.len(), 12);
    let mut seats: Vec<usize> = Vec::new();
    for path in files {
        let record = Record::read(&std::fs::read_to_string(&path).unwrap()).unwrap();
        assert!(matches!(record.deal, Dealt::Written(_)));
        assert!(record.replay(None).unwrap().position.outcome().is_some(), "{}", path.display());
        seats.push(record.seats);
    }
    seats.sort();
    assert_eq!(seats, [5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10]);
}

#[test]
fn playouts_of_what_cannot_be_played_are_refused() {
    let (_, result) = run(playout::write, &["avalon", "--seats", "5", "--options", r#"{"percival": true}"#]);
    assert_eq!(result.unwrap_err(), "with 5 players Percival needs Mordred or Morgana");
    let (_, result) = run(playout::write, &["avalon", "--seats", "4"]);
    assert_eq!(result.unwrap_err(), "Avalon is for 5 to 10 players, not 4");
    let (_, result) = run(playout::write, &["avalon", "--options", r#"{"percy": true}"#]);
    assert!(result.unwrap_err().starts_with("--options: unknown field `percy`"));
}

#[test]
fn the_readme_lists_what_the_invite_link_asks_for() {
    let readme = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("README.md")).unwrap();
    let names: Vec<_> = ALL.iter().map(|(needed, _)| screen::permission(*needed, Locale::En)).collect();
    let (always, for_threads) = (names[..5].join(", "), names[5..].join(", "));
    let listed = format!("It asks for {always}, and for tables in threads of their own {for_threads}.");
    assert!(readme.contains(&listed), "{listed}");
    let link = invite(0).replace("client_id=0&", "client_id=APPLICATION_ID&");
    assert!(readme.contains(&link), "{link}");
}
