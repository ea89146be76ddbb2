//! Fair Isolde: a whole evening by buttons, five people who draft at the same time under a bot that is killed, and
//! what people should not do.

use std::collections::HashMap;
use std::time::Duration;

use futures::future::join_all;
use roundtable::games::isolde::{Action, Board, Card, Event, Kind, deck};
use roundtable::games::record::Record;
use roundtable::games::registry;
use roundtable::sandbox::{Answer, Component, Message};
use serde_json::json;

use crate::harness::{CHANNEL, Evening, FIVE, program};
use crate::play::{Control, computers, controls, plain};

const OLD: &str = "This belongs to an earlier turn.";

/// What a control carries.
fn action(control: &Control) -> Option<Action> {
    let (_, carried) = control.verb.split_once('.')?;
    serde_json::from_str(carried).ok()
}

/// What a private panel offers to do.
fn offered(panel: &Message) -> Vec<Control> {
    controls(panel).into_iter().filter(|control| control.verb.starts_with("own")).collect()
}

fn card(control: &Control) -> Card {
    match action(control) {
        Some(Action::Keep(card) | Action::Play { card, .. }) => card,
        other => panic!("{other:?} is about no card"),
    }
}

fn keep(card: Card) -> String {
    format!("own.{}", serde_json::to_string(&Action::Keep(card)).unwrap())
}

/// The first of these people whom the board asks; nobody where it asks all.
fn asked<'a>(board: &Message, people: &[&'a str]) -> Option<&'a str> {
    let text = board.text();
    let line = text.lines().find(|line| line.starts_with('➤')).unwrap_or_else(|| panic!("nobody is asked:\n{text}"));
    let line = line.to_lowercase();
    // Of "Cecília" the key is "cecilia".
    people.iter().copied().find(|person| line.contains(&person[..3]))
}

/// The newest board from this step on, with its button for the own cards, or after the end that for another game.
async fn board(evening: &Evening, step: u64) -> (Control, Message) {
    let control = evening.any_control(&["secret", "again"], step).await;
    let message = evening.sandbox.message(control.message).await.unwrap();
    (control, message)
}

/// Somebody's own panel, opened by the button that all see.
async fn own(evening: &Evening, person: &str) -> Message {
    let button = evening.control("secret").await;
    let answer = evening.press(person, &button).await;
    assert!(answer.is_private(), "{answer:?}");
    answer.message.unwrap()
}

/// What a panel or a board offers first, pressed or chosen.
async fn take_first(evening: &Evening, person: &str, control: &Control) -> Answer {
    match control.values.first() {
        None => evening.press(person, control).await,
        Some(value) => evening.choose(person, control, std::slice::from_ref(value)).await,
    }
}

/// Keeps the first card of the packet for Isolde, else the first one.
async fn pick(evening: &Evening, person: &str) -> Answer {
    let panel = own(evening, person).await;
    let packet = offered(&panel);
    let wanted = packet.iter().find(|control| card(control).kind == Kind::Isolde).or(packet.first());
    evening.press(person, wanted.unwrap_or_else(|| panic!("{person} is offered no card: {}", panel.text()))).await
}

/// One step of whoever is asked, everybody in a draft: cards for Isolde first, else whatever is offered first.
async fn move_on(evening: &Evening, people: &[&str], board: &Message) {
    let Some(person) = asked(board, people) else {
        for person in people {
            let kept = pick(evening, person).await.text();
            assert!(kept.contains("✔ Kept: "), "{person}: {kept}");
        }
        return;
    };
    let open = controls(board).into_iter().find(|control| control.verb.starts_with("do"));
    let control = match open {
        Some(control) => control,
        None => {
            let hand = offered(&own(evening, person).await);
            let wanted = hand.iter().find(|control| card(control).kind == Kind::Isolde).or(hand.first());
            wanted.expect("there is a card to play").clone()
        }
    };
    let answer = take_first(evening, person, &control).await;
    assert_eq!(answer.message.unwrap().id, control.message, "{person} may {}", control.verb);
}

/// Plays on from the newest board until one is as wanted, or the game is over.
async fn play_until(evening: &Evening, people: &[&str], wanted: impl Fn(&Message) -> bool) -> (Control, Message) {
    let mut step = 0;
    loop {
        let (control, message) = board(evening, step).await;
        if control.verb == "again" || wanted(&message) {
            return (control, message);
        }
        move_on(evening, people, &message).await;
        step = control.step + 1;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_of_three_by_buttons() {
    let evening = Evening::begin().await;
    evening.deal_game("isolde start", &FIVE[..3], &[("advanced", json!(true))]).await;
    play_until(&evening, &FIVE[..3], |_| false).await;

    let file = evening.folder.path().join("record.json");
    std::fs::write(&file, evening.record("anna").await).unwrap();
    assert!(program().arg("verify").arg(&file).status().unwrap().success());
    assert!(program().arg("replay").arg(&file).output().unwrap().status.success());
    let replayed = Record::read(&evening.record("bence").await).unwrap().replay(None).unwrap();
    assert!(replayed.position.outcome().is_some());
    let events = replayed.events.iter().flatten();
    let count = |test: fn(&Event) -> bool| {
        events.clone().filter(|event| matches!(event, registry::Event::Isolde(event) if test(event))).count()
    };
    // In each of six rounds everybody chooses four times and plays four cards, and four boards are scored; the King
    // twice, the Grail and Chivalry once.
    assert_eq!(count(|event| matches!(event, Event::Kept { .. })), 6 * 3 * 4);
    assert_eq!(count(|event| matches!(event, Event::Played { .. })), 6 * 3 * 4);
    assert_eq!(count(|event| matches!(event, Event::IsoldeRanked { .. })), 6);
    assert_eq!(count(|event| matches!(event, Event::BoardScored { .. })), 6 * 3 + 2 + 2);

    let posted = evening.posted().await;
    let scorings: Vec<&String> = posted.iter().filter(|text| text.contains("**Study**")).collect();
    assert_eq!(scorings.len(), 6, "{posted:#?}");
    for command in ["isolde board", "isolde score", "isolde history", "isolde cards", "isolde help"] {
        let answer = evening.sandbox.slash("cecilia", CHANNEL, command, &[]).await.unwrap();
        assert!(answer.is_private() && !answer.text().is_empty(), "{command}");
    }
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_alone_with_computer_players() {
    let evening = Evening::begin().await;
    let variants = [("learning", json!(true)), ("challenge", json!(true)), ("king", json!(true))];
    evening.deal_game("isolde start", &FIVE[..1], &[&computers(2)[..], &variants].concat()).await;
    alone(&evening).await;
    evening.check().await;
}

/// Plays as Anna, who has only computer players beside her, to the second round.
async fn alone(evening: &Evening) {
    let mut step = 0;
    loop {
        let (now, message) = board(evening, step).await;
        if message.text().contains("Round 2 of 6") {
            return;
        }
        step = now.step + 1;
        let line = message.text().lines().find(|line| line.starts_with('➤')).unwrap_or_default().to_owned();
        let open = controls(&message)
            .into_iter()
            .find(|control| line.contains("Anna") && ["do", "see"].iter().any(|verb| control.verb.starts_with(verb)));
        let control = match open {
            Some(control) => control,
            None => match offered(&own(evening, "anna").await).into_iter().next() {
                Some(control) => control,
                None => continue,
            },
        };
        let answer = match control.values.first() {
            None => evening.sandbox.press("anna", &control.message, &control.custom_id).await,
            Some(value) => evening.sandbox.choose("anna", &control.message, &control.custom_id, &[value]).await,
        };
        // The computer players move on by themselves, so that a control may be gone. Who was not heard looks again.
        if !answer.is_ok_and(|answer| answer.reply.is_some()) {
            step = now.step;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn five_draft_at_the_same_time_with_double_clicks_and_two_kills() {
    let mut evening = Evening::begin().await;
    evening.deal_game("isolde start", &FIVE, &plain()).await;
    let (first, _) = board(&evening, 0).await;
    let panels = join_all(FIVE.map(|person| own(&evening, person))).await;
    // Everybody twice within the same instant: both clicks are answered, one counts.
    let clicks = FIVE.iter().zip(&panels).map(|(person, panel)| async {
        let control = offered(panel).into_iter().next().unwrap();
        evening.sandbox.press_twice(person, &control.message, &control.custom_id).await.unwrap()
    });
    for answers in join_all(clicks).await {
        assert!(answers.iter().all(|answer| answer.reply.is_some()), "{answers:#?}");
    }
    let (second, message) = board(&evening, first.step + 1).await;
    assert!(message.text().contains("choosing cards, 2 of 4"), "{}", message.text());
    for person in FIVE {
        assert_eq!(hand(&own(&evening, person).await.text()).len(), 1, "{person} has kept one card");
    }

    // Three have chosen when the bot dies.
    let mut kept = HashMap::new();
    for person in &FIVE[..3] {
        let text = pick(&evening, person).await.text();
        let line = text.lines().find(|line| line.starts_with("✔ Kept: "));
        kept.insert(*person, line.unwrap_or_else(|| panic!("{person}: {text}")).to_owned());
    }
    evening.reads("Done: 3 of 5").await;
    evening.kill();
    evening.restart().await;
    let (now, message) = board(&evening, second.step).await;
    assert_eq!(now.step, second.step);
    assert!(message.text().contains("Done: 3 of 5"), "{}", message.text());
    for person in &FIVE[..3] {
        let panel = own(&evening, person).await;
        assert!(offered(&panel).is_empty() && panel.text().contains(&kept[person]), "{}", panel.text());
    }
    for person in &FIVE[3..] {
        pick(&evening, person).await;
    }

    // And once more under everybody's fingers: who was heard and who was not, nobody knows.
    let (third, _) = board(&evening, second.step + 1).await;
    let panels = join_all(FIVE.map(|person| own(&evening, person))).await;
    let presses = join_all(FIVE.iter().zip(&panels).map(|(person, panel)| async {
        let control = offered(panel).into_iter().next().unwrap();
        // The bot may be gone.
        let _ = evening.sandbox.press(person, &control.message, &control.custom_id).await;
    }));
    tokio::select! {
        _ = presses => {}
        () = tokio::time::sleep(Duration::from_millis(25)) => {}
    }
    evening.kill();
    evening.restart().await;
    for person in FIVE {
        let panel = own(&evening, person).await;
        if panel.text().contains("Choice 3 of 4") {
            evening.press(person, &offered(&panel)[0]).await;
        }
    }
    let (_, fourth) = board(&evening, third.step + 1).await;
    assert!(fourth.text().contains("choosing cards, 4 of 4"), "{}", fourth.text());
    move_on(&evening, &FIVE, &fourth).await;

    // Everybody has five cards, and all of them are of one deck.
    board(&evening, third.step + 2).await;
    let mut left = deck();
    for person in FIVE {
        let panel = own(&evening, person).await.text();
        for card in hand(&panel) {
            let place = left.iter().position(|other| *other == card);
            left.swap_remove(place.unwrap_or_else(|| panic!("too many of {card:?}")));
        }
    }
    assert_eq!(left.len(), 52 - 5 * 5);
    evening.check_but_answers().await;
}

/// The cards in hand, as a panel lists them.
fn hand(panel: &str) -> Vec<Card> {
    let names = [
        ("Combat ", Kind::Combat),
        ("Study ", Kind::Study),
        ("Isolde ", Kind::Isolde),
        ("King ", Kind::King),
        ("Grail ", Kind::Grail),
        ("Chivalry ", Kind::Chivalry),
    ];
    let line = panel.lines().find(|line| line.starts_with("**") && line.contains(":** "));
    let (_, cards) = line.and_then(|line| line.split_once(":** ")).unwrap_or_else(|| panic!("no hand in\n{panel}"));
    let card = |text: &str| {
        let (name, kind) = names.into_iter().find(|(name, _)| text.starts_with(name)).unwrap();
        Card { kind, value: text[name.len()..].parse().unwrap() }
    };
    cards.split(", ").map(card).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_in_words() {
    let evening = Evening::begin().await;
    let people = &FIVE[..3];
    evening.deal_game("isolde start", people, &plain()).await;
    let anna = own(&evening, "anna").await;
    let packet = offered(&anna);
    let cards: Vec<Card> = packet.iter().map(card).collect();

    // A card of somebody else's packet.
    let bence: Vec<Card> = offered(&own(&evening, "bence").await).iter().map(card).collect();
    let foreign = bence.iter().chain(&deck()).copied().find(|card| !cards.contains(card)).unwrap();
    let refused = evening.forge("anna", &packet[0], &keep(foreign)).await.text();
    assert!(refused.starts_with("This card is not in your packet"), "{refused}");
    // There is no such card.
    let unknown = evening.forge("anna", &packet[0], r#"own.{"keep":{"kind":"grail","value":9}}"#).await.text();
    assert!(unknown.starts_with("This card is not in your packet"), "{unknown}");
    // Anna's button under somebody else's finger: nobody chooses for her.
    let stranger = evening.forge("dorka", &packet[0], &packet[0].verb).await.text();
    assert!(!stranger.contains("✔"), "{stranger}");
    let other = evening.forge("bence", &packet[0], &packet[0].verb).await.text();
    assert_eq!(other.contains("✔ Kept"), bence.contains(&cards[0]), "of his own packet: {other}");
    let anna = own(&evening, "anna").await;
    let packet = offered(&anna);
    assert_eq!(packet.iter().map(card).collect::<Vec<_>>(), cards);

    // Two cards of one packet.
    evening.press("anna", &packet[0]).await;
    let second = evening.forge("anna", &packet[0], &keep(*cards.last().unwrap())).await.text();
    assert!(second.starts_with("You have kept a card of this packet already."), "{second}");
    for person in &people[1..] {
        if let Some(control) = offered(&own(&evening, person).await).first() {
            evening.press(person, control).await;
        }
    }
    // The button of a packet that has gone on, also where the card would be there again.
    board(&evening, packet[0].step + 1).await;
    let stale = evening.sandbox.forge("anna", &anna, Component::Button, &packet[0].custom_id, &[]).await.unwrap();
    assert!(stale.text().starts_with(OLD), "{}", stale.text());

    // Playing: out of turn, a card that is not there, a board that the card does not move.
    let playing = |board: &Message| board.text().contains("press “My cards” and play a card");
    let (_, turn) = play_until(&evening, people, playing).await;
    let on_turn = asked(&turn, people).unwrap();
    let waiting = people.iter().find(|person| **person != on_turn).unwrap();
    let hand = offered(&own(&evening, on_turn).await);
    let early = evening.forge(waiting, &hand[0], &hand[0].verb).await.text();
    assert!(early.starts_with("It is not your turn."), "{early}");
    let held: Vec<Card> = hand.iter().map(card).collect();
    let missing = deck().into_iter().find(|card| !held.contains(card)).unwrap();
    let play =
        |card: Card, board: Board| format!("own.{}", serde_json::to_string(&Action::Play { card, board }).unwrap());
    let refused = evening.forge(on_turn, &hand[0], &play(missing, missing.kind.boards()[0])).await.text();
    assert!(refused.starts_with("You do not have this card"), "{refused}");
    let refused = evening.forge(on_turn, &hand[0], &play(held[0], Board::Magic)).await.text();
    assert!(refused.contains("moves no marker on this board: Magic"), "{refused}");
    // A value in two parts is no action at all.
    let split = r#"own.{"play":{"card":{"kind":"combat","value":[1,3]},"board":"joust"}}"#;
    let refused = evening.forge(on_turn, &hand[0], split).await.text();
    assert!(refused.starts_with(OLD), "{refused}");

    // Isolde's bonus goes to another board, whole.
    let (step, bonus) = play_until(&evening, people, |board| board.text().contains("Isolde's bonus.")).await;
    let ranked = asked(&bonus, people).unwrap();
    let control = controls(&bonus).into_iter().find(|control| control.verb.starts_with("do")).unwrap();
    let forge = async |person: &str, verb: &str| {
        let answer = evening.forge(person, &control, verb).await;
        assert!(answer.is_private(), "{verb}");
        answer.text()
    };
    let refused = forge(ranked, r#"do.{"bonus":"isolde"}"#).await;
    assert!(refused.starts_with("Isolde's bonus is for the other boards."), "{refused}");
    assert!(forge(ranked, r#"do.{"bonus":["joust","melee"]}"#).await.starts_with(OLD));
    assert!(forge(ranked, r#"do.{"steps":{"board":"joust","count":1}}"#).await.starts_with("That is not among"));
    let other = people.iter().find(|person| **person != ranked).unwrap();
    assert!(forge(other, r#"do.{"bonus":null}"#).await.starts_with("It is not your turn."));
    assert_eq!(board(&evening, 0).await.0.step, step.step, "nothing has changed");
    evening.check().await;
}
