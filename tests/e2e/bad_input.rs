//! What people should not do and do all the same: each gets a private answer, and nothing changes.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use roundtable::sandbox::{Component, Message, permissions};
use serde_json::json;

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE, holds, until};
use crate::play::{controls, plain};

#[tokio::test(flavor = "multi_thread")]
async fn in_the_lobby() {
    let evening = Evening::begin().await;
    let people: Vec<String> =
        evening.sandbox.world(|world| world.people.iter().map(|person| person.key.clone()).collect()).await;
    evening.sandbox.slash("anna", CHANNEL, "avalon start", &[]).await.unwrap();

    let join = evening.control("join").await;
    assert!(evening.forge("anna", &join, "begin").await.is_private(), "one seat is too few");
    for person in &people[1..4] {
        let join = evening.control("join").await;
        assert!(!evening.press(person, &join).await.is_private());
    }
    let refused = evening.forge("anna", &join, "begin").await;
    assert!(refused.is_private() && refused.text().contains('5'), "four seats: {}", refused.text());
    let refused = evening.forge("bence", &join, "begin").await;
    assert!(refused.is_private(), "only the host begins");

    let join = evening.control("join").await;
    assert!(evening.press("bence", &join).await.is_private(), "joined twice");
    for person in &people[4..10] {
        let join = evening.control("join").await;
        assert!(!evening.press(person, &join).await.is_private());
    }
    let join = evening.control("join").await;
    assert!(evening.press(&people[10], &join).await.is_private(), "the eleventh");
    let other = evening.sandbox.slash(&people[10], CHANNEL, "avalon start", &[]).await.unwrap();
    assert!(other.text().contains("table"), "one table in a channel: {}", other.text());
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_impossible_set_of_roles() {
    let evening = Evening::begin().await;
    let roles = [("mordred", json!(true)), ("morgana", json!(true))];
    evening.sandbox.slash("anna", CHANNEL, "avalon start", &roles).await.unwrap();
    for person in &FIVE[1..] {
        let join = evening.control("join").await;
        evening.press(person, &join).await;
    }
    // Three evil roles for two seats: the lobby says so, and its button does nothing.
    let lobby = evening.reads("Erik").await;
    assert!(!controls(&lobby).iter().any(|control| control.verb == "begin"), "{}", lobby.text());
    let join = evening.control("join").await;
    let refused = evening.forge("anna", &join, "begin").await;
    assert!(refused.is_private() && refused.text().contains('3') && refused.text().contains('2'), "{}", refused.text());
    assert!(evening.sandbox.dms("anna").await.is_empty());
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn during_a_game() {
    let evening = Evening::begin().await;
    evening.sandbox.rename("cecilia", &"🐉".repeat(32)).await.unwrap();
    let start = [("percival", json!(true)), ("morgana", json!(true))];
    evening.sandbox.slash("anna", CHANNEL, "avalon start", &start).await.unwrap();
    let lobby_join = evening.control("join").await;
    let lobby = evening.sandbox.message(lobby_join.message).await.unwrap();
    for person in &FIVE[1..] {
        let join = evening.control("join").await;
        evening.press(person, &join).await;
    }
    let begin = evening.control("begin").await;
    evening.press("anna", &begin).await;

    let team = evening.control("team").await;
    let board = evening.sandbox.message(team.message).await.unwrap();
    let late = evening.sandbox.forge("gawain", &lobby, Component::Button, &lobby_join.custom_id, &[]).await.unwrap();
    assert!(late.is_private(), "joined after the start: {}", late.text());
    let forged = [
        (vec![], "none"),
        (vec!["0"], "too small"),
        (vec!["0", "1", "2"], "too large"),
        (vec!["0", "0"], "one twice"),
        (vec!["0", "9"], "a stranger"),
        (vec!["0", "Lancelot"], "no seat"),
    ];
    for (values, why) in forged {
        for person in FIVE {
            let answer =
                evening.sandbox.forge(person, &board, Component::StringSelect, &team.custom_id, &values).await.unwrap();
            assert!(answer.is_private(), "{why} by {person}: {}", answer.text());
        }
    }
    let stranger = evening.sandbox.press_labelled("gawain", CHANNEL, "My role").await.unwrap();
    assert!(stranger.is_private() && !stranger.text().contains("You are"));
    assert_eq!(evening.control("team").await.step, team.step, "nothing has changed");

    // A double click is one vote, and both clicks are answered.
    evening.move_on(&FIVE, &team).await;
    let approve = evening.control("approve").await;
    let twice = evening.sandbox.press_twice("anna", &approve.message, &approve.custom_id).await.unwrap();
    assert!(twice.iter().all(|answer| answer.reply.is_some()));
    assert_eq!(twice.iter().filter(|answer| answer.is_private()).count(), 1, "the second is told so");
    let stranger = evening.press("gawain", &approve).await;
    assert!(stranger.is_private());
    let old =
        evening.sandbox.forge("anna", &board, Component::StringSelect, &team.custom_id, &["0", "1"]).await.unwrap();
    assert!(old.is_private() && old.text().contains("earlier turn"), "{}", old.text());

    // Good may not fail, and hears so alone; evil is asked once more.
    evening.move_on(&FIVE[1..], &approve).await;
    let fail = evening.control("fail").await;
    let team: HashSet<_> = evening.reads("on its way").await.pings.into_iter().collect();
    for person in FIVE {
        let id = evening.sandbox.world(|world| world.person(person).unwrap().id).await;
        let role = evening.secret(person).await;
        let answer = evening.press(person, &fail).await;
        assert!(answer.is_private());
        let confirms = answer.message.iter().flat_map(controls).any(|control| control.verb.contains("fail!"));
        let evil = role.lines().next().unwrap().contains("evil");
        assert_eq!(confirms, evil && team.contains(&id), "{person}, {role}: {}", answer.text());
    }
    assert!(!evening.transcript().await.contains("Cards in: 1"), "no card lies there yet");

    let end = evening.play_on(&FIVE).await;
    let over = evening.sandbox.forge("anna", &board, Component::Button, &approve.custom_id, &[]).await.unwrap();
    assert!(over.is_private() && over.text().contains("over"), "{}", over.text());
    assert_eq!(evening.control("again").await.step, end.step);
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_and_channels_that_disappear() {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.sandbox.delete_message(team.message).await.unwrap();
    // The board is gone; the command goes on, and the next board is a new message.
    for person in FIVE {
        let options = [("member1", json!("1")), ("member2", json!("2"))];
        evening.sandbox.slash(person, CHANNEL, "avalon propose", &options).await.unwrap();
    }
    let approve = evening.control("approve").await;
    evening.sandbox.delete_message(approve.message).await.unwrap();
    evening.sandbox.slash("anna", CHANNEL, "avalon vote", &[("ballot", json!("approve"))]).await.unwrap();
    let anew = evening.control("approve").await;
    assert_ne!(anew.message, approve.message, "an edit that finds nothing becomes a new board");

    // Without its channel the table stands, and answers elsewhere.
    evening.sandbox.delete_channel(CHANNEL).await.unwrap();
    let vote = evening.sandbox.slash("bence", "tavern", "avalon vote", &[("ballot", json!("approve"))]).await.unwrap();
    assert!(vote.is_private() && vote.text().contains("pprove"), "{}", vote.text());
    evening.check_but_answers().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_permissions_it_needs() {
    let evening = Evening::begin().await;
    let may = permissions::VIEW_CHANNEL | permissions::SEND_MESSAGES;
    evening.sandbox.set_permissions(CHANNEL, may).await.unwrap();
    let answer = evening.sandbox.slash("anna", CHANNEL, "avalon start", &[]).await.unwrap();
    assert!(answer.is_private() && answer.text().to_lowercase().contains("attach"), "{}", answer.text());
    assert!(evening.sandbox.messages(CHANNEL).await.is_empty());
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_press_does_not_swallow_the_redraw() {
    let evening = Evening::begin().await;
    evening.sandbox.slash("anna", CHANNEL, "avalon start", &plain()).await.unwrap();
    let join = evening.control("join").await;
    assert!(!evening.press("bence", &join).await.is_private());
    // Pressed again before the lobby is redrawn: the newest interaction belongs to a private answer.
    let refused = evening.press("bence", &join).await;
    assert!(refused.is_private());
    assert_eq!(evening.reads("Seated: 2").await.id, join.message);
    let still = evening.sandbox.message(refused.message.unwrap().id).await.unwrap();
    assert!(!still.text().contains("Seated"), "the private answer stays what it was");
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_its_channel_seldom_asks_for_it() {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.move_on(&FIVE, &team).await;
    let board = evening.control("approve").await.message;
    let channel = evening.sandbox.world(|world| world.named(CHANNEL).unwrap().id).await;
    evening.sandbox.delete_channel(CHANNEL).await.unwrap();
    let before = evening.sandbox.requests().await.len();
    evening.sandbox.slash("anna", "tavern", "avalon vote", &[("ballot", json!("approve"))]).await.unwrap();
    // Taking the buttons off the board before this one is tried once only, and does not count.
    let of_board = format!("/channels/{channel}/messages/{board}");
    let asked = until(PATIENCE, async || {
        let requests = evening.sandbox.requests().await;
        let asked = requests[before..].iter().filter(|request| request.path == of_board);
        let asked: Vec<u64> = asked.map(|request| request.at).collect();
        if asked.len() < 4 { Err(format!("asked {} times", asked.len())) } else { Ok(asked) }
    })
    .await;
    // After 1, 2, 4 seconds and so on: Discord bans who goes on asking.
    assert!(asked[3] - asked[2] >= 4_000, "asked at {asked:?}");
    evening.check_but_answers().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_permission_that_comes_back_is_noticed_at_the_next_press() {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let team = evening.control("team").await;
    evening.sandbox.set_permissions(CHANNEL, permissions::BOT & !permissions::SEND_MESSAGES).await.unwrap();
    evening.move_on(&FIVE, &team).await;
    // Refused at once and after 1, 2, 4 seconds: the next try would be in 8.
    until(PATIENCE, async || {
        let requests = evening.sandbox.requests().await;
        let refused = requests.iter().filter(|request| request.method == "POST" && request.status == 403).count();
        holds(refused >= 4, || format!("refused {refused} times"))
    })
    .await;
    evening.sandbox.set_permissions(CHANNEL, permissions::BOT).await.unwrap();
    let mended = Instant::now();
    let secret = evening.sandbox.press_labelled("bence", CHANNEL, "My role").await.unwrap();
    assert!(secret.is_private());
    evening.control("approve").await;
    assert!(mended.elapsed() < Duration::from_secs(6), "{:?}", mended.elapsed());
    evening.play_on(&FIVE).await;
    let violations = evening.sandbox.violations().await;
    assert!(violations.iter().all(|violation| violation.message.contains("50013")), "{violations:#?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offered_seat_stays_on_offer_whoever_presses() {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let board = evening.reads("choose the team").await.text();
    let gawain = evening.sandbox.world(|world| world.person("gawain").unwrap().id).await;
    // Who proposes is not absent, and nobody takes his seat; so it is the seat of one who does not lead.
    let (name, key) = [("Bence", "bence"), ("Dorka", "dorka")]
        .into_iter()
        .find(|(name, _)| !board.contains(&format!("Leader: {name}")))
        .unwrap();
    let offer = [("player", json!(name)), ("person", json!("gawain"))];
    let answer = evening.sandbox.slash("anna", CHANNEL, "avalon replace", &offer).await.unwrap();
    assert!(answer.text().contains(&gawain.to_string()), "{}", answer.text());
    let offered =
        |messages: &[Message]| messages.iter().flat_map(controls).find(|control| control.verb.starts_with("take."));
    let take = evening.seen("the seat is not offered", offered).await;
    // The game goes on meanwhile, so the offer is of an earlier turn.
    let team = evening.control("team").await;
    evening.move_on(&FIVE, &team).await;
    evening.control("approve").await;
    assert!(evening.press("ector", &take).await.is_private());
    tokio::time::sleep(Duration::from_millis(300)).await;
    assert!(offered(&evening.sandbox.messages(CHANNEL).await).is_some(), "it was not for Ector, so it stands");
    assert!(evening.press("gawain", &take).await.is_private());
    assert!(evening.secret("gawain").await.contains("You are"));
    let gone = |messages: &[Message]| offered(messages).is_none().then_some(());
    evening.seen("what was taken is on offer", gone).await;
    let seated = FIVE.map(|person| if person == key { "gawain" } else { person });
    evening.play_on(&seated).await;
    evening.check().await;
}
