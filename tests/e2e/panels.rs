//! Private panels: kept up to date while they can be; who has none open is called by the board.

use std::time::Duration;

use roundtable::sandbox::{Answer, Fault, Id, Message, World};
use serde_json::json;

use crate::harness::{CHANNEL, Evening, PATIENCE};
use crate::play::{Control, controls};

const THREE: [&str; 3] = ["anna", "bence", "cecilia"];

/// A game of Fair Isolde with three people, and everybody's own panel.
async fn drafting(evening: &Evening) -> Vec<Id> {
    let started = evening.sandbox.slash("anna", CHANNEL, "isolde start", &[("advanced", json!(true))]).await.unwrap();
    assert!(started.is_private(), "{}", started.text());
    for person in &THREE[1..] {
        let join = evening.control("join").await;
        evening.press(person, &join).await;
    }
    let begin = evening.control("begin").await;
    evening.press("anna", &begin).await;
    let mut panels = Vec::new();
    for person in THREE {
        panels.push(open(evening, person).await);
    }
    panels
}

async fn open(evening: &Evening, person: &str) -> Id {
    let button = evening.control("secret").await;
    let answer = evening.press(person, &button).await;
    assert!(answer.is_private());
    answer.message.unwrap().id
}

/// Waits until a panel reads so.
async fn reads(evening: &Evening, panel: Id, words: &str) {
    let read = evening
        .sandbox
        .wait_for(|world| world.message(panel).filter(|message| message.text().contains(words)).map(|_| ()), PATIENCE);
    if read.await.is_err() {
        let message = evening.sandbox.message(panel).await.unwrap();
        panic!("a panel does not read {words:?}:\n{}", message.text());
    }
}

/// The first card that a panel offers.
async fn first(evening: &Evening, panel: Id) -> Control {
    let message = evening.sandbox.message(panel).await.unwrap();
    let keep = controls(&message).into_iter().find(|control| control.verb.starts_with("own.{\"keep\""));
    keep.unwrap_or_else(|| panic!("nothing is offered:\n{}", message.text()))
}

async fn keep(evening: &Evening, person: &str, panel: Id) -> Answer {
    let card = first(evening, panel).await;
    evening.press(person, &card).await
}

/// A draft in which only Cecilia has to choose still and the panels of the others have died; hers.
async fn last_to_choose(evening: &Evening) -> Id {
    let panels = drafting(evening).await;
    for (person, panel) in THREE.into_iter().zip(&panels).take(2) {
        keep(evening, person, *panel).await;
    }
    // Interactions are good for fifteen minutes.
    evening.sandbox.advance(Duration::from_secs(16 * 60)).await;
    open(evening, "cecilia").await
}

/// How many messages there are; a board that is posted anew is one more.
async fn counted(evening: &Evening) -> usize {
    evening.sandbox.messages(CHANNEL).await.len()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_panel_shows_the_next_packet_by_itself_and_calls_nobody() {
    let evening = Evening::begin().await;
    let panels = drafting(&evening).await;
    let before = counted(&evening).await;
    for (person, panel) in THREE.into_iter().zip(&panels) {
        reads(&evening, *panel, "Choice 1 of 4").await;
        let old = first(&evening, *panel).await;
        let kept = evening.press(person, &old).await;
        let last = person == "cecilia";
        assert!(kept.text().contains("✔ Kept: "), "{}", kept.text());
        assert_eq!(kept.text().contains("Choice 2 of 4"), last, "{}", kept.text());
        // The answer is the panel itself; a second click says why nothing comes of it and leaves the panel.
        assert_eq!(kept.message.unwrap().id, *panel);
        let again = evening.forge(person, &old, &old.verb).await.text();
        let refused = if last { "This belongs to an earlier turn." } else { "You have kept a card of this packet" };
        assert!(again.starts_with(refused), "{again}");
        assert!(again.contains(if last { "Choice 2 of 4" } else { "✔ Kept: " }), "{again}");
    }
    for (person, panel) in THREE.into_iter().zip(&panels) {
        reads(&evening, *panel, "Choice 2 of 4").await;
        keep(&evening, person, *panel).await;
    }
    for panel in &panels {
        reads(&evening, *panel, "Choice 3 of 4").await;
    }
    evening.reads("choosing cards, 3 of 4").await;
    assert_eq!(counted(&evening).await, before, "{}", evening.transcript().await);
    evening.check().await;
}

/// Else what is read after a press might be undone for a moment.
#[tokio::test(flavor = "multi_thread")]
async fn a_panel_is_edited_only_when_it_reads_otherwise() {
    let evening = Evening::begin().await;
    let panels = drafting(&evening).await;
    for (person, panel) in THREE.into_iter().zip(&panels).take(2) {
        keep(&evening, person, *panel).await;
    }
    reads(&evening, panels[0], "Awaited: Cecília").await;
    // The old panels go on, and so does the board; the bot hears of it late.
    let late = Duration::from_millis(500);
    evening.sandbox.faults().next(100, "PATCH", "/webhooks", Fault::AnswerDelayed(late));
    keep(&evening, "cecilia", panels[2]).await;
    reads(&evening, panels[1], "Choice 2 of 4").await;
    let new = open(&evening, "bence").await;
    evening.sandbox.faults().clear();
    tokio::time::sleep(2 * late).await;
    let edits = async |panel| evening.sandbox.message(panel).await.unwrap().edits;
    assert_eq!(edits(new).await, 0, "it showed what it should from the beginning");
    assert_eq!(edits(panels[2]).await, 1, "hers was changed by her press, and not by those of the others");
    assert!(keep(&evening, "bence", new).await.text().contains("✔ Kept: "));
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whose_panel_has_died_is_called() {
    let evening = Evening::begin().await;
    let panel = last_to_choose(&evening).await;
    keep(&evening, "cecilia", panel).await;
    let ids: Vec<Id> = evening
        .sandbox
        .world(|world| world.people.iter().filter(|person| THREE.contains(&&*person.key)).map(|p| p.id).collect())
        .await;
    let called = evening.reads(&format!("<@{}>", ids[0])).await.text();
    assert!(called.contains("choosing cards, 2 of 4"), "{called}");
    assert!(!called.contains(&format!("<@{}>", ids[2])), "{called}");
    evening.reads(&format!("<@{}>", ids[1])).await;
    evening.check_but_answers().await;
}

/// The board that called people was posted unheard; when that is tried again, nobody is to be called any more.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_that_was_posted_unheard_leaves_one_board() {
    let evening = Evening::begin().await;
    let panel = last_to_choose(&evening).await;
    evening.sandbox.faults().next(1, "POST", "/channels/*/messages", Fault::AnswerLost);
    keep(&evening, "cecilia", panel).await;
    let called = |world: &World| {
        let calls = |message: &Message| message.text().contains("2 of 4") && message.text().contains("<@");
        world.named(CHANNEL)?.messages.values().any(calls).then_some(())
    };
    evening.sandbox.wait_for(called, PATIENCE).await.unwrap();
    for person in &THREE[..2] {
        open(&evening, person).await;
    }
    evening.one_board_each().await;
    evening.check_but_answers().await;
}
