//! Discord in trouble, in the middle of a vote.

use std::time::{Duration, Instant};

use futures::future::join_all;
use roundtable::games::record::Record;
use roundtable::games::registry::Event;
use roundtable::sandbox::{Answer, Fault, Id, Place, Settings, Storm, World};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE, holds, until};
use crate::play::plain;

async fn vote_with(disturb: impl AsyncFn(&Evening)) {
    let evening = Evening::begin().await;
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..2], &approve).await;
    disturb(&evening).await;
    evening.sandbox.wait_for_bot(crate::harness::PATIENCE).await.unwrap();
    let approve = evening.control("approve").await;
    evening.move_on(&FIVE[2..], &approve).await;
    let result = evening.reads("5 to 0").await;
    assert!(result.text().contains("approved"));
    evening.control("success").await;
    let opened =
        evening.sandbox.messages(CHANNEL).await.iter().filter(|message| message.text().contains("5 to 0")).count();
    assert_eq!(opened, 1, "the votes are opened once:\n{}", evening.transcript().await);
    evening.sandbox.faults().clear();
    evening.play_on(&FIVE).await;
    evening.check_but_answers().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn told_to_wait() {
    vote_with(async |evening| {
        let fault = Fault::RateLimited { retry_after: Duration::from_millis(300), global: false };
        evening.sandbox.faults().next(2, "POST", "/channels/*/messages", fault.clone());
        evening.sandbox.faults().next(2, "PATCH", "/channels/*/messages/*", fault);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn server_errors_and_cut_connections() {
    vote_with(async |evening| {
        evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::Status(502));
        evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::AnswerLost);
        evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::Dropped);
        evening.sandbox.faults().next(1, "PATCH", "/channels/*/messages/*", Fault::Status(500));
    })
    .await;
}

/// A refusal that is not Discord's own word is no reason to drop a message.
#[tokio::test(flavor = "multi_thread")]
async fn something_on_the_way_answers_instead() {
    vote_with(async |evening| {
        evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::Page(403));
        evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::Page(429));
        evening.sandbox.faults().next(1, "PATCH", "/channels/*/messages/*", Fault::Page(403));
    })
    .await;
}

/// Discord takes nothing for this channel for longer than any client sits out, then nothing at all for a while.
#[tokio::test(flavor = "multi_thread")]
async fn told_to_wait_for_long_the_newest_board_comes_once() {
    let evening = Evening::begin().await;
    let faults = evening.sandbox.faults();
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..4], &approve).await;

    let before = evening.sandbox.messages(CHANNEL).await.len();
    let long = Duration::from_secs(11);
    let began = Instant::now();
    faults.limit(long, "*", "/channels", false);
    in_time(&evening.press(FIVE[4], &approve).await);
    for person in &FIVE[..3] {
        let asked = evening.sandbox.slash(person, CHANNEL, "avalon board", &[("post", true.into())]).await.unwrap();
        in_time(&asked);
    }
    let success = evening.control("success").await;
    assert!(began.elapsed() >= long, "the board comes when it may");
    // Only then everything is settled.
    evening.one_board_each().await;
    let new = evening.sandbox.messages(CHANNEL).await.split_off(before);
    assert_eq!(new.iter().filter(|message| message.text().contains("5 to 0")).count(), 1);
    assert_eq!(new.len(), 2, "a result and a board:\n{}", evening.transcript().await);

    let began = Instant::now();
    let pause = Duration::from_secs(4);
    faults.limit(pause, "*", "/channels", true);
    for person in FIVE {
        in_time(&evening.press(person, &success).await);
    }
    evening.any_control(&["team"], success.step + 1).await;
    assert!(began.elapsed() >= pause);
    let limited = evening.sandbox.requests().await.iter().filter(|request| request.status == 429).count();
    assert!(limited <= 4, "Discord had to say so {limited} times");
    evening.play_on(&FIVE).await;
    evening.check().await;
}

fn in_time(answer: &Answer) {
    assert!(answer.reply.is_some() && answer.took < Duration::from_secs(3), "{answer:?}");
}

/// The bot hears nothing of an edit and a direct message for longer than it waits.
#[tokio::test(flavor = "multi_thread")]
async fn answers_that_never_come_hold_up_only_what_waits_for_them() {
    let evening = Evening::begin().await;
    let faults = evening.sandbox.faults();
    let direct = direct(&evening, "anna").await;
    let never = Fault::AnswerDelayed(Duration::from_secs(60));
    faults.next(1, "POST", &format!("/channels/{direct}/messages"), never.clone());
    let approve = evening.deal_and_propose().await;
    faults.next(1, "PATCH", "/webhooks", never);
    for person in FIVE {
        in_time(&evening.press(person, &approve).await);
    }
    evening.reads("5 to 0").await;
    let success = evening.control("success").await;
    evening.move_on(&FIVE, &success).await;
    for person in FIVE {
        let told = |world: &World| world.dms(person).last()?.text().contains("You are").then_some(());
        evening.sandbox.wait_for(told, PATIENCE).await.unwrap();
    }
    evening.play_on(&FIVE).await;
    assert_eq!(evening.sandbox.dms("anna").await.len(), 2, "what she wrote, and her role");
    evening.check().await;
}

/// The direct messages with somebody who has written to the bot.
async fn direct(evening: &Evening, person: &str) -> Id {
    evening.sandbox.say(person, Place::Direct, "Good evening").await.unwrap().channel
}

/// Discord does what it is told, says nothing, and is away until it has forgotten the nonces. Then only the marks tell
/// what is there already, also when the clock was wrong at the time.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_done_unheard_is_found_after_minutes() {
    let evening = Evening::begin().await;
    let faults = evening.sandbox.faults();
    let direct = direct(&evening, "anna").await;
    let channel = evening.sandbox.world(|world| world.named(CHANNEL).unwrap().id).await;
    let unheard = |id: Id| {
        let path = format!("/channels/{id}/messages");
        faults.next(1, "POST", &path, Fault::AnswerLost);
        faults.next(1000, "POST", &path, Fault::Status(503));
    };
    unheard(direct);
    let approve = evening.deal_and_propose().await;
    unheard(channel);
    evening.move_on(&FIVE, &approve).await;
    evening.reads("5 to 0").await;
    let told = |world: &World| (world.dms("anna").len() == 2).then_some(());
    evening.sandbox.wait_for(told, PATIENCE).await.unwrap();
    // The result five minutes ago; the direct message by a clock that was an hour fast.
    minutes_pass(&evening, &[(-5, "\"result\""), (60, "\"secret\"")]).await;
    let success = evening.control("success").await;
    assert_eq!(evening.posted().await.iter().filter(|text| text.contains("5 to 0")).count(), 1);

    // The same with a board.
    faults.next(1, "POST", &format!("/channels/{channel}/messages"), Fault::Delayed(Duration::from_millis(1)));
    unheard(channel);
    evening.move_on(&FIVE, &success).await;
    let team = evening.any_control(&["team"], success.step + 1).await;
    minutes_pass(&evening, &[(-5, "\"board\"")]).await;
    evening.move_on(&FIVE, &team).await;
    evening.play_on(&FIVE).await;
    assert_eq!(evening.sandbox.dms("anna").await.len(), 2, "what she wrote, and her role");
    evening.check().await;
}

/// Lets time pass in which Discord forgets nonces, for the rows of these intents that were tried so many minutes away.
async fn minutes_pass(evening: &Evening, tried: &[(i64, &str)]) {
    let file = SqliteConnectOptions::new().filename(evening.folder.path().join("roundtable.sqlite"));
    let mut database = SqliteConnection::connect_with(&file).await.unwrap();
    for (minutes, intent) in tried {
        let moved = "UPDATE outbox SET attempted = attempted + $1, not_before = 0 \
                     WHERE attempted IS NOT NULL AND instr(intent, $2) > 0";
        let moved = sqlx::query(moved).bind(minutes * 60_000).bind(intent).execute(&mut database).await.unwrap();
        assert_eq!(moved.rows_affected(), 1, "one {intent} is of unknown fate");
    }
    evening.sandbox.advance(Duration::from_secs(300)).await;
    evening.sandbox.faults().clear();
    until(PATIENCE, async || {
        let left: (i64,) = sqlx::query_as("SELECT COUNT(*) FROM outbox").fetch_one(&mut database).await.unwrap();
        holds(left.0 == 0, || format!("{} rows are never settled", left.0))
    })
    .await;
    database.close().await.unwrap();
}

/// Each vote falls into another trouble with the gateway. Whoever is not heard presses again once it is there.
#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_fails_in_every_way() {
    let heartbeat = Duration::from_secs(1);
    let evening = Evening::with(Settings { rate_limits: false, heartbeat, ..Settings::default() }).await;
    let approve = evening.deal_and_propose().await;
    let faults = evening.sandbox.faults();
    let troubles: [(&dyn Fn(), bool); 5] = [
        (&|| faults.drop_gateway(), true),
        (&|| faults.reconnect(), true),
        (&|| faults.ignore_heartbeats(1), false),
        (&|| faults.invalidate_session(true), true),
        (&|| faults.invalidate_session(false), false),
    ];
    for (person, (trouble, resumes)) in FIVE.iter().zip(troubles) {
        let (identified, resumed) = evening.sandbox.sessions().await;
        trouble();
        let heard = evening.press(person, &approve).await.reply.is_some();
        let expected = if resumes { (identified, resumed + 1) } else { (identified + 1, resumed) };
        until(PATIENCE, async || {
            let now = evening.sandbox.sessions().await;
            holds(now == expected, || format!("{person}: {now:?} after {:?}", (identified, resumed)))
        })
        .await;
        if !heard {
            evening.sandbox.wait_for_bot(PATIENCE).await.unwrap();
            assert!(evening.press(person, &approve).await.reply.is_some(), "{person} is heard the second time");
        }
    }
    evening.reads("5 to 0").await;
    evening.control("success").await;
    assert_eq!(evening.posted().await.iter().filter(|text| text.contains("5 to 0")).count(), 1);
    evening.play_on(&FIVE).await;
    let unanswered = evening.sandbox.unanswered().await;
    assert!(unanswered.iter().all(|press| !press.delivered), "{unanswered:#?}");
    assert!(evening.sandbox.doubled().await.is_empty());
    evening.check_but_answers().await;
}

/// An interaction that is delivered twice is one deed with one answer, and of two that come in the wrong order each
/// has its own.
#[tokio::test(flavor = "multi_thread")]
async fn interactions_come_twice_and_in_the_wrong_order() {
    let evening = Evening::begin().await;
    let faults = evening.sandbox.faults();
    evening.deal(&FIVE, &plain()).await;
    faults.deliver_twice(4);
    let team = evening.control("team").await;
    evening.move_on(&FIVE[..1], &team).await;
    evening.move_on(&FIVE[1..], &team).await;
    faults.deliver_twice(4);
    assert!(evening.secret("erik").await.contains("You are"));
    let approve = evening.control("approve").await;
    for person in &FIVE[..3] {
        let answer = evening.press(person, &approve).await;
        assert!(answer.reply.is_some() && !answer.is_private(), "{answer:?}");
    }
    faults.swap(1, Duration::from_secs(2));
    let secret = evening.control("secret").await;
    let (last, panel, other) =
        tokio::join!(evening.press("dorka", &approve), evening.press("erik", &secret), evening.press("erik", &approve));
    assert!(last.reply.is_some() && !last.is_private(), "{last:?}");
    assert!(panel.is_private() && panel.text().contains("You are"), "{panel:?}");
    assert!(other.reply.is_some() && !other.is_private(), "{other:?}");
    evening.reads("5 to 0").await;
    evening.control("success").await;
    assert_eq!(evening.posted().await.iter().filter(|text| text.contains("5 to 0")).count(), 1);
    faults.deliver_twice(20);
    evening.play_on(&FIVE).await;
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_cannot_be_read_is_answered() {
    let evening = Evening::begin().await;
    evening.sandbox.faults().leave_out("locale");
    let answer = evening.sandbox.slash("anna", CHANNEL, "roundtable help", &[]).await.unwrap();
    assert!(answer.is_private() && answer.text().contains("try again"), "{}", answer.text());
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_lets_nobody_in_for_a_while() {
    vote_with(async |evening| {
        evening.sandbox.faults().gateway_down(Duration::from_secs(2));
        tokio::time::sleep(Duration::from_millis(300)).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_and_edits_through_tokens_in_trouble() {
    let evening = Evening::begin().await;
    let approve = evening.deal_and_propose().await;
    let faults = evening.sandbox.faults();
    let troubles = [
        Fault::AnswerLost,
        Fault::Status(500),
        Fault::Dropped,
        Fault::Status(502),
        Fault::RateLimited { retry_after: Duration::from_millis(200), global: false },
    ];
    for (person, trouble) in FIVE.iter().zip(troubles) {
        faults.next(1, "POST", "/interactions", trouble.clone());
        faults.next(1, "PATCH", "/webhooks", trouble);
        let answer = evening.press(person, &approve).await;
        assert!(answer.reply.is_some() && !answer.is_private(), "{person}: {answer:?}");
    }
    evening.reads("5 to 0").await;
    evening.control("success").await;
    faults.clear();
    evening.play_on(&FIVE).await;
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_board_whose_answer_was_lost_is_brought_up_to_date() {
    let evening = Evening::begin().await;
    let approve = evening.deal_and_propose().await;
    evening.move_on(&FIVE[..4], &approve).await;
    // The result goes through, and the board after it stands there without the bot knowing.
    evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::Delayed(Duration::from_millis(1)));
    evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::AnswerLost);
    evening.move_on(&FIVE[4..], &approve).await;
    let success = evening.control("success").await;
    // One card is played meanwhile: the first of the team who is asked.
    for person in FIVE {
        let answer = evening.press(person, &success).await;
        if evening.sandbox.message(success.message).await.unwrap().text().contains("Cards in: 1")
            || answer.text().contains("card")
        {
            break;
        }
    }
    let board = evening.reads("Cards in: 1").await;
    assert_eq!(board.id, success.message, "it is the same board:\n{}", evening.transcript().await);
    evening.play_on(&FIVE).await;
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_role_is_told_once_whatever_goes_wrong() {
    let evening = Evening::begin().await;
    let faults = evening.sandbox.faults();
    faults.next(1, "POST", "/users/@me/channels", Fault::Status(500));
    faults.next(1, "POST", "/users/@me/channels", Fault::AnswerLost);
    evening.sandbox.slash("anna", CHANNEL, "avalon start", &plain()).await.unwrap();
    for person in &FIVE[1..] {
        let join = evening.control("join").await;
        evening.press(person, &join).await;
    }
    let begin = evening.control("begin").await;
    for trouble in [Fault::AnswerLost, Fault::Status(502), Fault::AnswerLost, Fault::Dropped] {
        faults.next(1, "POST", "/channels/*/messages", trouble);
    }
    evening.press("anna", &begin).await;
    for person in FIVE {
        let told = |world: &World| world.dms(person).first().map(|message| message.text());
        let told = evening.sandbox.wait_for(told, PATIENCE).await.unwrap();
        let role = evening.secret(person).await;
        assert_eq!(told.lines().next(), role.lines().next());
    }
    evening.play_on(&FIVE).await;
    for person in FIVE {
        assert_eq!(evening.sandbox.dms(person).await.len(), 1, "{person} is told once");
    }
    evening.check().await;
}

/// A game in a storm of every kind of fault, with interactions that come twice or change places: it ends, nothing
/// stands there twice, and whoever got no answer has the storm to blame.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_outlasts_a_storm() {
    let seed = u64::from(std::process::id());
    println!("storm {seed}");
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let faults = evening.sandbox.faults();
    // Were it longer, something might fail so often that it is put off for longer than anybody waits here.
    let lasts = Duration::from_secs(12);
    faults.storm(Storm { chance: 0.2, seed, callbacks: true, lasts });
    let verbs = ["again", "team", "approve", "success", "assassin"];
    let mut step = 0;
    let began = Instant::now();
    while began.elapsed() < lasts {
        faults.deliver_twice(2);
        faults.swap(2, Duration::from_millis(300));
        let control = evening.any_control(&verbs, step).await;
        if control.verb == "again" {
            break;
        }
        join_all(FIVE.iter().map(|person| evening.move_on_anyhow(std::slice::from_ref(person), &control))).await;
        // Whoever was not heard presses again: the step is a new one when all were.
        step = control.step;
    }
    faults.clear();
    let over = evening.any_control(&verbs, step).await;
    if over.verb != "again" {
        evening.play_on(&FIVE).await;
    }
    evening.one_board_each().await;
    let record = Record::read(&evening.record("anna").await).unwrap().replay(None).unwrap();
    let opened = record.events.iter().filter(|events| events.iter().any(Event::is_result)).count();
    assert_eq!(evening.posted().await.len(), 1 + opened, "{}", evening.transcript().await);
    let unanswered = evening.sandbox.unanswered().await;
    assert!(unanswered.iter().all(|press| press.struck), "{unanswered:#?}");
    assert!(evening.sandbox.doubled().await.is_empty());
    evening.check_but_answers().await;
}
