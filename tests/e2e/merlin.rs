//! Merlin: a whole evening by buttons and `/merlin roll`, what people should not do, and a bot that is killed in
//! the middle of a turn, of a drawing of missions, of a question at a scoring.

use roundtable::games::merlin::{Action, Event};
use roundtable::games::record::Record;
use roundtable::games::registry;
use roundtable::sandbox::{Answer, Component, Message};
use serde_json::json;

use crate::harness::{CHANNEL, Evening, TWO, program};
use crate::play::{Control, OTHERS_TURN, Whims, computers, controls, plain};

/// Somebody who presses for both players, by fixed habits.
struct Hand {
    /// Whose press was taken last.
    on_turn: usize,
    /// The next board is that of a new turn.
    fresh: bool,
    /// Goes straight for the Grail and for influence, and leaves everything else.
    hasty: bool,
    whims: Whims,
    /// Missions completed.
    completed: usize,
    /// Turns that began with the command.
    turns: usize,
}

/// What a control carries.
fn action(control: &Control) -> Option<Action> {
    let carried = control.verb.strip_prefix("do.").or(control.verb.strip_prefix("own."))?;
    serde_json::from_str(carried).ok()
}

/// The controls of a board by which one plays on, and the end's.
fn offered(message: &Message) -> Vec<Control> {
    let plays = |control: &Control| ["swap", "again"].contains(&&*control.verb) || control.verb.starts_with("do");
    controls(message).into_iter().filter(plays).collect()
}

/// Waits until the newest board offers something at this step or later.
async fn board(evening: &Evening, step: u64) -> Vec<Control> {
    evening.board(step, offered).await
}

fn offers(board: &[Control], wanted: fn(&Action) -> bool) -> Option<&Control> {
    board.iter().find(|control| action(control).is_some_and(|action| wanted(&action)))
}

impl Hand {
    fn new() -> Hand {
        Hand { on_turn: 0, fresh: true, hasty: false, whims: Whims(1), completed: 0, turns: 0 }
    }

    /// Plays on from this step until this is so, or the game is over; the board then.
    async fn play_until(
        &mut self,
        evening: &Evening,
        mut step: u64,
        reached: impl Fn(&[Control]) -> bool,
    ) -> Vec<Control> {
        loop {
            let board = board(evening, step).await;
            if reached(&board) || board.iter().any(|control| control.verb == "again") {
                return board;
            }
            step = board[0].step + 1;
            self.move_on(evening, &board).await;
        }
    }

    /// One step of whoever is on turn.
    async fn move_on(&mut self, evening: &Evening, board: &[Control]) {
        if offers(board, |action| *action == Action::Roll).is_some() {
            for person in TWO {
                let answer = evening.sandbox.slash(person, CHANNEL, "merlin roll", &[]).await.unwrap();
                assert!(answer.is_private());
            }
            return;
        }
        let between = offers(board, |action| matches!(action, Action::Draw(_) | Action::Grail(_))).is_some();
        if self.hasty {
            let control = hurry(evening, board).await;
            return self.press(evening, &control).await;
        }
        if self.fresh && !between {
            self.begin_turn(evening).await;
        }
        if let Some(done) = offers(board, |action| *action == Action::Done) {
            // A completed mission is a step of its own.
            if !self.complete(evening).await {
                self.press(evening, done).await;
                self.fresh = true;
            }
            return;
        }
        // What is asked, rather than leaving it.
        let asked: Vec<&Control> = board.iter().filter(|control| action(control) != Some(Action::Decline)).collect();
        let control = match asked.len() {
            0 => &board[0],
            count => asked[self.whims.pick(count)],
        };
        self.press(evening, control).await;
    }

    /// The command shows whoever is on turn his dice; the other one is told to wait.
    async fn begin_turn(&mut self, evening: &Evening) {
        let mut told = Vec::new();
        for person in TWO {
            let answer = evening.sandbox.slash(person, CHANNEL, "merlin roll", &[]).await.unwrap();
            assert!(answer.is_private());
            told.push(answer.text());
        }
        let waiting: Vec<bool> = told.iter().map(|text| text.contains(OTHERS_TURN)).collect();
        assert_eq!(waiting.iter().filter(|waits| **waits).count(), 1, "{told:#?}");
        self.on_turn = usize::from(waiting[0]);
        assert!(told[self.on_turn].contains("↻"), "where the dice lead: {}", told[self.on_turn]);
        self.fresh = false;
        self.turns += 1;
    }

    /// Presses or chooses as whoever is on turn.
    async fn press(&mut self, evening: &Evening, control: &Control) {
        let value = self.whims.value(control);
        let answer = evening.press_on_turn(&mut self.on_turn, control, value, offered).await;
        if control.verb == "swap" {
            self.discard(evening, answer).await;
        } else {
            assert!(!answer.is_private(), "{}: {}", control.verb, answer.text());
        }
    }

    /// Discards a mission on the private panel.
    async fn discard(&self, evening: &Evening, panel: Answer) {
        let controls: Vec<Control> = panel.message.iter().flat_map(controls).collect();
        let menu = controls.iter().rfind(|control| !control.values.is_empty());
        let menu = menu.unwrap_or_else(|| panic!("the panel offers to discard: {}", panel.text()));
        evening.choose(TWO[self.on_turn], menu, &menu.values[..1]).await;
    }

    /// Completes a mission when the private panel offers it.
    async fn complete(&mut self, evening: &Evening) -> bool {
        let secret = evening.control("secret").await;
        let panel = evening.press(TWO[self.on_turn], &secret).await;
        assert!(panel.is_private());
        let complete = panel.message.iter().flat_map(controls).find(|control| control.verb.starts_with("own."));
        let Some(complete) = complete else { return false };
        evening.press(TWO[self.on_turn], &complete).await;
        self.completed += 1;
        true
    }
}

/// What brings a tie with the Grail soon: the die that leads to it, the Lady-in-waiting sent out, else nothing.
async fn hurry(evening: &Evening, board: &[Control]) -> Control {
    let message = evening.sandbox.message(board[0].message).await.unwrap();
    let grail = message.buttons().into_iter().find(|button| !button.disabled && button.label.contains("Grail"));
    let to_grail = grail.and_then(|button| board.iter().find(|control| control.custom_id == button.custom_id));
    let lady = board.iter().find_map(|control| {
        let value = control.values.iter().find(|value| value.contains("\"lady\""))?;
        Some(Control { values: vec![value.clone()], ..control.clone() })
    });
    let last = offers(board, |action| matches!(action, Action::Done | Action::Decline));
    let first = || board.first().expect("a board offers something").clone();
    to_grail.cloned().or(lady).or(last.cloned()).unwrap_or_else(first)
}

async fn replay(evening: &Evening) -> Vec<Event> {
    let record = Record::read(&evening.record("anna").await).unwrap().replay(None).unwrap();
    assert!(record.position.outcome().is_some());
    let events = record.events.into_iter().flatten().map(|event| match event {
        registry::Event::Merlin(event) => event,
        other => panic!("{other:?} is of another game"),
    });
    events.collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_by_buttons_each_turn_with_the_command() {
    let evening = Evening::begin().await;
    evening.deal_game("merlin start", &TWO, &plain()).await;
    let mut hand = Hand::new();
    let end = hand.play_until(&evening, 0, |_| false).await;
    assert_eq!(end[0].verb, "again");
    // Six rounds of four turns each.
    assert_eq!(hand.turns, 48);

    let file = evening.folder.path().join("record.json");
    std::fs::write(&file, evening.record("anna").await).unwrap();
    assert!(program().arg("verify").arg(&file).status().unwrap().success());
    assert!(program().arg("replay").arg(&file).output().unwrap().status.success());
    let events = replay(&evening).await;
    let count = |test: fn(&Event) -> bool| events.iter().filter(|event| test(event)).count();
    assert_eq!(count(|event| matches!(event, Event::MissionCompleted { .. })), hand.completed);
    assert_eq!(count(|event| matches!(event, Event::TurnEnded { .. })), 48);
    let scorings = evening.posted().await;
    assert!(scorings.len() >= 4, "the deal and three scorings: {scorings:#?}");

    for command in
        ["merlin board", "merlin status", "merlin environs", "merlin history", "merlin missions", "merlin help"]
    {
        let answer = evening.sandbox.slash("bence", CHANNEL, command, &[]).await.unwrap();
        assert!(answer.is_private() && !answer.text().is_empty(), "{command}");
    }
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn alone_with_a_computer_player() {
    let evening = Evening::begin().await;
    evening.deal_game("merlin start", &TWO[..1], &[&computers(1)[..], &[("kings_favor", json!(true))]].concat()).await;
    let mut step = 0;
    loop {
        let board = board(&evening, step).await;
        let control = match board.iter().find(|control| control.verb == "again") {
            Some(_) => break,
            None => offers(&board, |action| matches!(action, Action::Done | Action::Decline)).unwrap_or(&board[0]),
        };
        step = control.step + 1;
        // The computer player moves on by itself, so that a control may be gone.
        let _ = match control.values.first() {
            None => evening.sandbox.press("anna", &control.message, &control.custom_id).await,
            Some(value) => evening.sandbox.choose("anna", &control.message, &control.custom_id, &[value]).await,
        };
    }
    evening.check().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_in_words() {
    let evening = Evening::begin().await;
    evening.deal_game("merlin start", &TWO, &plain()).await;
    let rolling = board(&evening, 0).await;
    let early = evening.forge("anna", &rolling[0], r#"do.{"choose":"white"}"#).await;
    assert!(early.is_private() && early.text().contains("before all have rolled"), "{}", early.text());
    let mut hand = Hand::new();
    let choosing = |board: &[Control]| offers(board, |action| matches!(action, Action::Choose(_))).is_some();
    let dice = hand.play_until(&evening, 0, choosing).await;
    hand.begin_turn(&evening).await;
    let (own, other) = (TWO[hand.on_turn], TWO[1 - hand.on_turn]);
    let dice = board(&evening, dice[0].step).await;
    let die = offers(&dice, |action| matches!(action, Action::Choose(_))).unwrap().clone();

    let refused = evening.press(other, &die).await;
    assert!(refused.is_private() && refused.text().contains(OTHERS_TURN), "{}", refused.text());
    let unmoved = evening.forge(own, &die, r#"do."perform""#).await;
    assert!(unmoved.is_private(), "an action before a die: {}", unmoved.text());
    let unowned = evening.forge(own, &die, r#"do."done""#).await;
    assert!(unowned.is_private(), "the turn cannot be passed: {}", unowned.text());
    assert_eq!(board(&evening, 0).await[0].step, die.step, "nothing has changed");

    evening.press(own, &die).await;
    let chosen = board(&evening, die.step + 1).await;
    let again = evening.forge(own, &chosen[0], &die.verb).await;
    assert!(again.is_private(), "a second die: {}", again.text());
    let far = evening.forge(own, &chosen[0], r#"do.{"borrow":3}"#).await;
    assert!(far.is_private(), "a flag at the wrong time: {}", far.text());
    let stale = evening.sandbox.message(chosen[0].message).await.unwrap();
    let stale = evening.sandbox.forge(own, &stale, Component::Button, &die.custom_id, &[]).await.unwrap();
    assert!(stale.is_private() && stale.text().contains("earlier turn"), "{}", stale.text());

    // The die goes back, and the old board's buttons stay dead.
    let back = evening.control("back.board").await;
    assert!(!evening.press(own, &back).await.is_private());
    let dice = board(&evening, back.step + 1).await;
    assert!(offers(&dice, |action| matches!(action, Action::Choose(_))).is_some());
    let dead = evening.forge(own, &dice[0], "back.board").await;
    assert!(dead.is_private(), "nothing is left to take back: {}", dead.text());
    evening.check().await;
}

/// Plays on to a board where this is offered, kills the bot, and sees the same offered again; then plays to the end.
async fn killed_at(what: &str, hasty: bool, reached: impl Fn(&[Control]) -> bool + Copy) {
    for whims in 0..20 {
        let mut evening = Evening::begin().await;
        evening.deal_game("merlin start", &TWO, &plain()).await;
        let mut hand = Hand { whims: Whims(whims), hasty, ..Hand::new() };
        let before = hand.play_until(&evening, 0, reached).await;
        if before[0].verb == "again" {
            continue;
        }
        let posted = evening.posted().await;
        evening.kill();
        evening.restart().await;
        let after = board(&evening, before[0].step).await;
        let ids = |board: &[Control]| board.iter().map(|control| control.custom_id.clone()).collect::<Vec<_>>();
        assert_eq!(ids(&before), ids(&after), "{what}");
        assert_eq!(evening.posted().await, posted, "{what}: nothing is lost, nothing comes twice");
        hand.move_on(&evening, &after).await;
        board(&evening, after[0].step + 1).await;
        assert!(evening.posted().await.starts_with(&posted));
        evening.check_but_answers().await;
        return;
    }
    panic!("no game came to {what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_of_a_turn() {
    killed_at("a space reached", false, |board| offers(board, |action| *action == Action::Decline).is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_while_missions_are_drawn() {
    killed_at("a drawing", false, |board| offers(board, |action| matches!(action, Action::Draw(_))).is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_a_question_of_the_grail() {
    killed_at("a tie", true, |board| offers(board, |action| matches!(action, Action::Grail(_))).is_some()).await;
}
