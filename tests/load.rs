//! `roundtable load`: people at many tables, while the bot is killed and Discord fails.

use std::net::{Ipv4Addr, TcpListener};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Runs it to its end; what it printed.
fn load(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_roundtable")).arg("load").args(arguments).output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    let wrong = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{said}{wrong}");
    print!("{said}");
    said
}

#[test]
fn nothing_is_lost_doubled_or_unanswered() {
    let said =
        load(&["--tables", "8", "--clicks-per-second", "20", "--seconds", "6", "--kills", "3", "--game", "avalon"]);
    assert!(said.contains("kills: 3\n"), "{said}");
    assert!(said.contains("compared: "), "{said}");
}

#[test]
fn a_server_that_does_not_answer_is_given_up() {
    let silent = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).unwrap();
    let address = format!("postgres://nobody@{}/nothing", silent.local_addr().unwrap());
    let mut load = Command::new(env!("CARGO_BIN_EXE_roundtable"));
    let mut load = load.args(["load", "--postgres", &address]).stderr(Stdio::piped()).spawn().unwrap();
    let started = Instant::now();
    while load.try_wait().unwrap().is_none() {
        if started.elapsed() > Duration::from_secs(30) {
            load.kill().unwrap();
        }
        std::thread::sleep(Duration::from_millis(20));
    }
    let wrong = String::from_utf8(load.wait_with_output().unwrap().stderr).unwrap();
    assert!(wrong.contains("the database server does not answer"), "{wrong}");
}

/// Whole games of each kind: some minutes.
#[test]
#[ignore = "takes some minutes"]
fn a_hundred_kills_over_whole_games_while_discord_fails() {
    let said = load(&[
        "--tables",
        "12",
        "--computers",
        "--clicks-per-second",
        "60",
        "--seconds",
        "240",
        "--kills",
        "100",
        "--faults",
        "--no-rate-limits",
    ]);
    assert!(said.contains("kills: 100\n"), "{said}");
}

/// `ROUNDTABLE_TEST_POSTGRES` names the server.
#[test]
#[ignore = "takes some minutes, and a server"]
fn two_processes_of_which_one_is_killed_again_and_again() {
    let server = std::env::var("ROUNDTABLE_TEST_POSTGRES").expect("the server is named");
    let said = load(&[
        "--postgres",
        &server,
        "--processes",
        "2",
        "--tables",
        "40",
        "--clicks-per-second",
        "20",
        "--seconds",
        "90",
        "--kill-every",
        "5",
        "--no-rate-limits",
    ]);
    assert!(!said.contains("kills: 0\n"), "{said}");
}
