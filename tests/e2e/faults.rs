//! Discord in trouble, in the middle of a vote.

use std::time::Duration;

use roundtable::sandbox::{Fault, World};

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE, plain};

async fn vote_with(disturb: impl AsyncFn(&Evening)) {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.move_on(&FIVE, &team).await;
    let approve = evening.control("approve").await;
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

#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_drops_and_the_session_is_invalid() {
    vote_with(async |evening| {
        evening.sandbox.faults().drop_gateway();
        evening.sandbox.wait_for_bot(crate::harness::PATIENCE).await.unwrap();
        evening.sandbox.faults().invalidate_session(false);
        tokio::time::sleep(Duration::from_millis(300)).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_event_comes_twice() {
    vote_with(async |evening| evening.sandbox.faults().deliver_twice(3)).await;
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
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.move_on(&FIVE, &team).await;
    let approve = evening.control("approve").await;
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
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.move_on(&FIVE, &team).await;
    let approve = evening.control("approve").await;
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
