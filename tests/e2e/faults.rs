//! Discord in trouble, in the middle of a vote.

use std::time::Duration;

use roundtable::sandbox::Fault;

use crate::harness::{CHANNEL, Evening, FIVE, plain};

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
