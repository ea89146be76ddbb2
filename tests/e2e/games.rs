//! Whole games, from the lobby to the revealed roles.

use roundtable::games::Viewer;
use roundtable::games::record::Record;
use serde_json::json;

use crate::harness::{CHANNEL, Evening, FIVE, program};
use crate::play::{Control, computers, controls, plain};

#[tokio::test(flavor = "multi_thread")]
async fn by_buttons_only_down_to_a_record_that_plays_again() {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;

    // Everybody has his role by direct message, and the same behind the button.
    let mut roles = Vec::new();
    for person in FIVE {
        let told = evening.secret(person).await;
        let role = told.lines().next().unwrap().to_owned();
        let sent = evening
            .sandbox
            .wait_for(|world| world.dms(person).first().map(|message| message.text()), crate::harness::PATIENCE)
            .await
            .unwrap();
        assert!(sent.starts_with(&role), "{sent}\nis not\n{role}");
        roles.push(role);
    }
    let of = |name: &str| roles.iter().filter(|role| role.contains(name)).count();
    assert_eq!((of("Merlin"), of("Assassin"), of("Minion"), of("Servant")), (1, 1, 1, 2));

    let again = evening.play_on(&FIVE).await;
    let end = evening.reads("the secret was").await.text();
    for name in ["Anna", "Bence", "Cecília", "Dorka", "Erik"] {
        assert!(end.contains(name), "{end}");
    }

    // The record is a file that the program itself replays and verifies.
    let json = evening.record("anna").await;
    let file = evening.folder.path().join("record.json");
    std::fs::write(&file, &json).unwrap();
    assert!(program().arg("verify").arg(&file).status().unwrap().success());
    assert!(program().arg("replay").arg(&file).output().unwrap().status.success());
    let replayed = Record::read(&json).unwrap().replay(None).unwrap();
    assert!(replayed.position.outcome().is_some());
    // Each of the five reads in the record what his own panel said.
    let view = serde_json::to_value(replayed.position.view(Viewer::All)).unwrap();
    let written: Vec<_> =
        view["avalon"]["roles"].as_array().unwrap().iter().map(|role| role.as_str().unwrap()).collect();
    for (role, written) in roles.iter().zip(written) {
        assert!(role.to_lowercase().contains(written), "{role} is not {written}");
    }

    // Play again, pressed by two: one new lobby.
    evening.press("anna", &again).await;
    let lobby = evening.control("join").await;
    assert_eq!(lobby.step, 0);
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn by_commands_only() {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let mut step = 0;
    loop {
        let control = evening.any_control(&["again", "team", "approve", "success", "assassin"], step).await;
        step = control.step + 1;
        let (command, options) = match control.verb.as_str() {
            "team" => {
                let members = ["member1", "member2", "member3"].iter().zip(["1", "2", "3"]);
                ("avalon propose", members.take(control.least).map(|(name, seat)| (*name, json!(seat))).collect())
            }
            "approve" => ("avalon vote", vec![("ballot", json!("approve"))]),
            "success" => ("avalon quest", vec![("card", json!("success"))]),
            "assassin" => {
                assassinate(&evening).await;
                continue;
            }
            _ => break,
        };
        for person in FIVE {
            let answer = evening.sandbox.slash(person, CHANNEL, command, &options).await.unwrap();
            assert!(answer.is_private());
        }
    }
    for command in
        ["avalon board", "avalon history", "avalon role", "avalon help", "roundtable tables", "roundtable help"]
    {
        let answer = evening.sandbox.slash("bence", CHANNEL, command, &[]).await.unwrap();
        assert!(answer.is_private() && !answer.text().is_empty(), "{command}");
        let pictures = answer.message.unwrap().attachments.len();
        assert_eq!(pictures, usize::from(command == "avalon board"), "{command}");
    }
    evening.check().await;
}

/// The Assassin names one seat after the other until it is none of his fellows, and confirms.
async fn assassinate(evening: &Evening) {
    for person in FIVE {
        for seat in ["1", "2", "3"] {
            let options = [("player", json!(seat))];
            let answer = evening.sandbox.slash(person, CHANNEL, "avalon assassinate", &options).await.unwrap();
            let confirm = answer.message.iter().flat_map(controls).find(|control| control.verb.starts_with("victim!"));
            if let Some(confirm) = confirm {
                evening.press(person, &confirm).await;
                return;
            }
        }
    }
    panic!("nobody is the Assassin");
}

#[tokio::test(flavor = "multi_thread")]
async fn with_every_direct_message_closed() {
    let evening = Evening::begin().await;
    for person in FIVE {
        evening.sandbox.close_dms(person, true).await.unwrap();
    }
    evening.deal(&FIVE, &plain()).await;
    for person in FIVE {
        assert!(evening.secret(person).await.contains("You are"), "the role is behind the button");
    }
    evening.play_on(&FIVE).await;
    for person in FIVE {
        assert!(evening.sandbox.dms(person).await.is_empty());
    }
    let read = evening.transcript().await.to_lowercase();
    let named = |word: &str| ["dm", "dms"].contains(&word.trim_matches(|letter: char| !letter.is_alphanumeric()));
    assert!(!read.contains("direct message"), "closed direct messages are nobody's business:\n{read}");
    assert!(!read.split_whitespace().any(named), "closed direct messages are nobody's business:\n{read}");
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_hungarian() {
    let evening = Evening::begin().await;
    let set = [("language", json!("hu"))];
    let refused = evening.sandbox.slash("bence", CHANNEL, "roundtable language", &set).await.unwrap();
    assert!(refused.is_private());
    evening.sandbox.slash("anna", CHANNEL, "roundtable language", &set).await.unwrap();
    evening.sandbox.set_locale("bence", "hu").await.unwrap();
    evening.deal(&FIVE, &plain()).await;
    assert!(evening.secret("bence").await.contains("A szereped"));
    assert!(evening.secret("erik").await.contains("You are"), "what only Erik reads is in his language");
    evening.play_on(&FIVE).await;
    let read = evening.transcript().await;
    assert!(read.contains("Küldetés") || read.contains("küldetés"));
    for english in ["Quest", "Leader", "Team", "wins"] {
        assert!(!read.contains(english), "{english} in\n{read}");
    }
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_computer_players() {
    let evening = Evening::begin().await;
    evening.deal(&["anna"], &computers(4)).await;
    let mut step = 0;
    loop {
        // Computer players move on by themselves wherever Anna is not awaited, so an old control may be refused.
        let control = evening.any_control(&["again", "team", "approve", "success", "assassin"], step).await;
        if control.verb == "again" {
            break;
        }
        // The message may lose the control while Anna reaches for it.
        match control.verb.as_str() {
            "team" => {
                let values: Vec<_> = control.values[..control.least].iter().map(String::as_str).collect();
                let _ = evening.sandbox.choose("anna", &control.message, &control.custom_id, &values).await;
            }
            "assassin" => {
                if let Ok(panel) = evening.sandbox.press("anna", &control.message, &control.custom_id).await
                    && panel.message.iter().flat_map(controls).any(|control| control.verb == "victim")
                {
                    evening.move_on(&["anna"], &control).await;
                }
            }
            _ => {
                let _ = evening.sandbox.press("anna", &control.message, &control.custom_id).await;
            }
        }
        step = control.step + 1;
    }
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_people_who_all_press_at_once() {
    let evening = Evening::begin().await;
    let people: Vec<String> =
        evening.sandbox.world(|world| world.people.iter().map(|person| person.key.clone()).collect()).await;
    let ten: Vec<&str> = people[..10].iter().map(String::as_str).collect();
    evening.sandbox.slash(ten[0], CHANNEL, "avalon start", &plain()).await.unwrap();
    let join = evening.control("join").await;
    let joined = evening.all_at_once(&ten[1..], &join).await;
    assert!(joined.iter().all(|answer| answer.reply.is_some() && !answer.is_private()));
    evening.reads("Seated: 10").await;
    let begin = evening.control("begin").await;
    evening.press(ten[0], &begin).await;

    let team = evening.control("team").await;
    evening.move_on(&ten, &team).await;
    let approve = evening.control("approve").await;
    let voted = evening.all_at_once(&ten, &approve).await;
    assert!(voted.iter().all(|answer| answer.reply.is_some() && !answer.is_private()));
    evening.reads("10 to 0").await;
    let success = evening.control("success").await;
    // Three go on the first quest of ten; the others are refused.
    let played = evening.all_at_once(&ten, &success).await;
    assert!(played.iter().all(|answer| answer.is_private()));
    evening.reads("Quest 1 succeeded").await;
    let board = evening.control("team").await;
    assert_eq!(evening.posted().await.len(), 3, "the deal, the votes, the quest:\n{}", evening.transcript().await);
    assert_eq!(evening.sandbox.messages(CHANNEL).await.last().unwrap().id, board.message, "the board comes last");
    evening.check().await;
}

struct Public {
    texts: Vec<String>,
    controls: Vec<String>,
    picture: Vec<u8>,
}

/// What stands in the channel of the table to which this control belongs, without what differs between tables:
/// their codes, promises and marks.
async fn public(evening: &Evening, control: &Control, posted: &[String]) -> Public {
    let plain = |text: &String| {
        let lines = text.replace(control.table(), "TABLE");
        let lines = lines.lines().filter(|line| !line.starts_with("-# "));
        let words = lines.flat_map(str::split_whitespace).filter(|word| word.trim_matches('`').len() != 64);
        words.collect::<Vec<_>>().join(" ")
    };
    let board = evening.sandbox.message(control.message).await.unwrap();
    let texts = posted.iter().chain([&board.text()]).map(plain).collect();
    let controls = board.every_component().into_iter().map(|component| component.to_string());
    let controls = controls.map(|component| component.replace(control.table(), "TABLE")).collect();
    let picture = evening.sandbox.file(board.attachments[0].id).await.unwrap();
    Public { texts, controls, picture }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_channel_tells_nothing_of_the_roles() {
    let evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let mut games: Vec<(String, Public, Vec<String>)> = Vec::new();
    let (mut compared, mut before) = (0, 0);
    // Everybody presses the same in each game, so only the first leader and the roles differ. After six games with
    // five possible leaders, two have the same one.
    while compared == 0 {
        let first = evening.control("team").await;
        let deal = evening.posted().await[before..].join("\n");
        let leader = deal.lines().find(|line| line.contains("Leader")).expect("the deal names the leader").to_owned();
        let mut step = first.step;
        let last = loop {
            let control = evening.any_control(&["team", "approve", "success", "assassin"], step).await;
            if control.verb == "assassin" {
                break control;
            }
            evening.move_on(&FIVE, &control).await;
            step = control.step + 1;
        };
        let seen = public(&evening, &last, &evening.posted().await[before..]).await;
        evening.move_on(&FIVE, &last).await;
        let again = evening.control_of(last.table(), "again").await;
        let roles = evening.sandbox.message(again.message).await.unwrap().text();
        let roles = roles.lines().filter(|line| line.contains("Merlin") || line.contains("Assassin"));
        let roles: Vec<_> = roles.map(str::to_owned).collect();
        for (other_leader, other, other_roles) in &games {
            if *other_leader == leader && *other_roles != roles {
                assert_eq!(other.texts, seen.texts, "{other_roles:?} and {roles:?}");
                assert_eq!(other.controls, seen.controls, "{other_roles:?} and {roles:?}");
                assert!(other.picture == seen.picture, "the pictures differ with {other_roles:?} and {roles:?}");
                compared += 1;
            }
        }
        games.push((leader, seen, roles));
        if compared == 0 {
            evening.press("anna", &again).await;
            let begin = evening.control("begin").await;
            before = evening.posted().await.len();
            evening.press("anna", &begin).await;
        }
    }
    evening.check().await;
}
