//! The bot is killed at any moment and started again: nothing shown is lost, nothing is posted twice.

use std::time::Duration;

use roundtable::sandbox::{Fault, World};
use serde_json::Value;
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE};
use crate::play::{Whims, computers, plain};

#[tokio::test(flavor = "multi_thread")]
async fn killed_again_and_again_a_game_still_ends() {
    play_with_kills(&FIVE, &plain(), 16).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_again_and_again_while_computers_play() {
    play_with_kills(&FIVE[..2], &computers(3), 12).await;
}

async fn play_with_kills(people: &[&str], options: &[(&str, Value)], most: usize) {
    let seed = u64::from(std::process::id());
    println!("moments from {seed}");
    let mut moments = Whims(seed);
    let mut evening = Evening::begin().await;
    evening.deal(people, options).await;
    let mut kills = 0;
    let mut shown = Vec::new();
    let mut step = 0;
    loop {
        let control = evening.any_control(&["again", "team", "approve", "success", "assassin"], step).await;
        if control.verb == "again" {
            break;
        }
        // What was posted stays: results are never taken back.
        let results = evening.posted().await;
        assert!(results.starts_with(&shown), "{shown:?}\nis lost in\n{results:?}");
        shown = results;
        if kills < most {
            // People press while the bot dies under their fingers.
            let wait = Duration::from_millis(moments.next(60));
            let presses = evening.move_on_anyhow(people, &control);
            tokio::select! {
                () = presses => {}
                () = tokio::time::sleep(wait) => {}
            }
            evening.kill();
            evening.restart().await;
            kills += 1;
            // Whoever was not heard presses again; whoever was is told so. A new step shows that all were.
            let now = evening.any_control(&["again", "team", "approve", "success", "assassin"], step).await;
            step = now.step;
        } else {
            evening.move_on_anyhow(people, &control).await;
            step = control.step + 1;
        }
    }
    println!("{kills} kills");
    assert!(kills > 4);
    assert!(evening.posted().await.starts_with(&shown));
    evening.told_once(people).await;
    evening.check_but_answers().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_the_roles_are_dealt() {
    let seed = u64::from(std::process::id());
    println!("moments from {seed}");
    let mut moments = Whims(seed);
    for _ in 0..6 {
        let mut evening = Evening::begin().await;
        evening.sandbox.slash("anna", CHANNEL, "avalon start", &plain()).await.unwrap();
        for person in &FIVE[1..] {
            let join = evening.control("join").await;
            evening.press(person, &join).await;
        }
        let begin = evening.control("begin").await;
        for _ in 0..2 {
            let wait = Duration::from_millis(moments.next(40));
            let press = evening.sandbox.press("anna", &begin.message, &begin.custom_id);
            // Whether it is heard, or still there to be pressed, is left to chance.
            let _ = tokio::time::timeout(wait, press).await;
            evening.kill();
            evening.restart().await;
        }
        let now = evening.any_control(&["begin", "team"], 0).await;
        if now.verb == "begin" {
            evening.press("anna", &now).await;
        }
        evening.control("team").await;
        for person in FIVE {
            let told = |world: &World| world.dms(person).first().map(|message| message.text());
            let told = evening.sandbox.wait_for(told, PATIENCE).await.unwrap();
            let role = evening.secret(person).await;
            assert_eq!(told.lines().next(), role.lines().next(), "{person} has the role that was told");
        }
        assert_eq!(evening.posted().await.len(), 1, "the deal is told once:\n{}", evening.transcript().await);
        evening.check_but_answers().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_whose_answer_was_lost_is_found_after_a_long_outage() {
    let mut evening = Evening::begin().await;
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..4], &approve).await;
    evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::AnswerLost);
    evening.move_on(&FIVE[4..], &approve).await;
    evening.reads("5 to 0").await;
    evening.kill();
    // Five minutes pass: Discord has forgotten the nonce, so only the mark in the channel tells.
    let file = SqliteConnectOptions::new().filename(evening.folder.path().join("roundtable.sqlite"));
    let database = SqlitePool::connect_with(file).await.unwrap();
    let aged = sqlx::query("UPDATE outbox SET attempted = attempted - 300000 WHERE attempted IS NOT NULL");
    assert_eq!(aged.execute(&database).await.unwrap().rows_affected(), 1, "one message is of unknown fate");
    database.close().await;
    evening.sandbox.advance(Duration::from_secs(300)).await;
    evening.restart().await;
    evening.control("success").await;
    let opened = evening.posted().await.iter().filter(|text| text.contains("5 to 0")).count();
    assert_eq!(opened, 1, "{}", evening.transcript().await);
    evening.play_on(&FIVE).await;
    evening.check_but_answers().await;
}
