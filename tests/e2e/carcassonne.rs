//! Carcassonne: a whole short game by menus, buttons and private panels, what people should not do, and a bot that is
//! killed between the tile and the meeple.

use roundtable::games::carcassonne::Event;
use roundtable::games::record::Record;
use roundtable::games::registry;
use roundtable::sandbox::Message;
use serde_json::{Value, json};

use crate::harness::{CHANNEL, Evening, TWO, program};
use crate::play::{Control, OTHERS_TURN, Whims, computers, controls};

const SHORT: [(&str, bool); 1] = [("short_bag", true)];

fn short() -> Vec<(&'static str, Value)> {
    SHORT.iter().map(|(name, on)| (*name, json!(on))).collect()
}

/// Somebody who presses for both players, and what he came across.
struct Hand {
    /// Whose press was taken last.
    on_turn: usize,
    whims: Whims,
    /// The first words of the verbs of what was pressed.
    pressed: Vec<String>,
}

/// The controls of a board by which one plays on, and the end's.
fn offered(message: &Message) -> Vec<Control> {
    let first = |control: &Control| control.verb.split('.').next().unwrap_or_default().to_owned();
    let plays = |control: &Control| ["at", "near", "figure", "do", "again"].contains(&&*first(control));
    controls(message).into_iter().filter(plays).collect()
}

/// Waits until the newest board offers something at this step or later.
async fn board(evening: &Evening, step: u64) -> Vec<Control> {
    evening.board(step, offered).await
}

impl Hand {
    fn new() -> Hand {
        Hand { on_turn: 0, whims: Whims(1), pressed: Vec::new() }
    }

    /// Plays on from this step until this is so, or the game is over; the board then.
    async fn play_until(&mut self, evening: &Evening, mut step: u64, reached: fn(&[Control]) -> bool) -> Vec<Control> {
        loop {
            let board = board(evening, step).await;
            if reached(&board) || board.iter().any(|control| control.verb == "again") {
                return board;
            }
            step = board[0].step + 1;
            self.move_on(evening, &board).await;
        }
    }

    /// One step of whoever is on turn, on the board and on the panels that it opens.
    async fn move_on(&mut self, evening: &Evening, board: &[Control]) {
        let control = board[self.whims.pick(board.len())].clone();
        self.note(&control);
        let value = self.whims.value(&control);
        let mut answer = evening.press_on_turn(&mut self.on_turn, &control, value, offered).await;
        if !answer.is_private() {
            return;
        }
        loop {
            let panel: Vec<Control> = answer.message.iter().flat_map(controls).filter(goes_on).collect();
            if panel.is_empty() {
                return;
            }
            let control = panel[self.whims.pick(panel.len())].clone();
            self.note(&control);
            let person = TWO[self.on_turn];
            answer = match self.whims.value(&control) {
                None => evening.press(person, &control).await,
                Some(value) => evening.choose(person, &control, &[value]).await,
            };
        }
    }

    fn note(&mut self, control: &Control) {
        self.pressed.extend(control.verb.split('.').next().map(str::to_owned));
    }
}

/// Whether a control of a panel leads on.
fn goes_on(control: &Control) -> bool {
    let first = control.verb.split('.').next().unwrap_or_default();
    ["cell", "part", "lay", "features", "to"].contains(&first)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_short_game_by_menus_and_buttons() {
    let evening = Evening::begin().await;
    evening.deal_game("carcassonne start", &TWO, &short()).await;
    let mut hand = Hand::new();
    let end = hand.play_until(&evening, 0, |_| false).await;
    assert!(end.iter().any(|control| control.verb == "again"));
    for verb in ["at", "lay", "figure", "to", "do"] {
        assert!(hand.pressed.iter().any(|pressed| pressed == verb), "{verb} was never pressed");
    }

    let file = evening.folder.path().join("record.json");
    let record = evening.record("anna").await;
    std::fs::write(&file, &record).unwrap();
    assert!(program().arg("verify").arg(&file).status().unwrap().success());
    assert!(program().arg("replay").arg(&file).output().unwrap().status.success());
    let replayed = Record::read(&record).unwrap().replay(None).unwrap();
    let laid = replayed
        .events
        .iter()
        .flatten()
        .filter(|event| matches!(event, registry::Event::Carcassonne(Event::Laid { .. } | Event::SetAside { .. })));
    assert_eq!(laid.count(), 40);
    let told = evening.posted().await.join("\n");
    assert!(told.contains("**Final scoring**") && told.contains("🏆"), "{told}");

    for command in ["board", "tiles", "score", "zoom", "history", "meeples", "help"] {
        let command = format!("carcassonne {command}");
        let answer = evening.sandbox.slash("bence", CHANNEL, &command, &[]).await.unwrap();
        assert!(answer.is_private() && !answer.text().is_empty(), "{command}");
    }
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_a_computer_player() {
    let evening = Evening::begin().await;
    evening.deal_game("carcassonne start", &TWO[..1], &[&computers(1)[..], &short()].concat()).await;
    let mut hand = Hand::new();
    let mut step = 0;
    loop {
        let board = board(&evening, step).await;
        if board.iter().any(|control| control.verb == "again") {
            break;
        }
        step = board[0].step + 1;
        hand.on_turn = 0;
        hand.move_on(&evening, &board).await;
    }
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_in_words() {
    let evening = Evening::begin().await;
    evening.deal_game("carcassonne start", &TWO, &short()).await;
    let first = board(&evening, 0).await;
    let lay = |person: &'static str, cell: &'static str| {
        let options = [("cell", json!(cell)), ("rotation", json!("0"))];
        let evening = &evening;
        async move { evening.sandbox.slash(person, CHANNEL, "carcassonne lay", &options).await.unwrap() }
    };
    let told = [lay("anna", "Z9").await.text(), lay("bence", "Z9").await.text()];
    let on_turn = usize::from(told[0].contains(OTHERS_TURN));
    assert!(told[1 - on_turn].contains(OTHERS_TURN), "{told:?}");
    assert!(told[on_turn].contains("no cell Z9"), "{told:?}");
    let own = TWO[on_turn];
    let occupied = lay(own, "B2").await;
    assert!(occupied.is_private() && occupied.text().contains("lies at B2 already"), "{}", occupied.text());
    let lonely = lay(own, "A1").await;
    assert!(lonely.text().contains("touches no tile"), "{}", lonely.text());
    for verb in [r#"do."done""#, r#"do."pass""#, r#"do.{"claim":{"segment":0}}"#] {
        let refused = evening.forge(own, &first[0], verb).await;
        assert!(refused.is_private() && !refused.text().is_empty(), "{verb}");
    }
    assert_eq!(board(&evening, 0).await[0].step, first[0].step, "nothing has changed");

    let mut hand = Hand { on_turn, ..Hand::new() };
    hand.move_on(&evening, &first).await;
    let next = board(&evening, first[0].step + 1).await;
    // The tile goes back, and the old board's controls stay dead.
    let back = evening.control("back.board").await;
    assert!(!evening.press(own, &back).await.is_private());
    let again = board(&evening, next[0].step + 1).await;
    assert_eq!(again[0].verb, first[0].verb);
    let dead = evening.forge(own, &again[0], "back.board").await;
    assert!(dead.is_private(), "nothing is left to take back: {}", dead.text());
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_between_the_tile_and_the_meeple() {
    let mut evening = Evening::begin().await;
    evening.deal_game("carcassonne start", &TWO, &short()).await;
    let mut hand = Hand::new();
    let claiming = |board: &[Control]| board.iter().any(|control| control.verb == "do") && board[0].step > 12;
    let before = hand.play_until(&evening, 0, claiming).await;
    let posted = evening.posted().await;
    evening.kill();
    evening.restart().await;
    let after = board(&evening, before[0].step).await;
    let ids = |board: &[Control]| board.iter().map(|control| control.custom_id.clone()).collect::<Vec<_>>();
    assert_eq!(ids(&before), ids(&after));
    assert_eq!(evening.posted().await, posted, "nothing is lost, nothing comes twice");
    hand.move_on(&evening, &after).await;
    board(&evening, after[0].step + 1).await;
    assert!(evening.posted().await.starts_with(&posted));
    evening.check_but_answers().await;
}
