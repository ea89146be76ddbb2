//! What people do at a table: they press, choose and play on.

use std::time::Instant;

use futures::future::join_all;
use roundtable::sandbox::{Answer, Component, Id, Message};
use serde_json::{Value, json};

use crate::harness::{CHANNEL, Evening, FIVE, PATIENCE, TWO, until};

/// What somebody is told who presses while the other one is on turn.
pub const OTHERS_TURN: &str = "not your turn";

/// A control of a message.
#[derive(Clone, Debug)]
pub struct Control {
    pub message: Id,
    pub custom_id: String,
    pub step: u64,
    pub verb: String,
    /// The values of a menu, and how many to choose.
    pub values: Vec<String>,
    pub least: usize,
}

impl Evening {
    /// Opens a table of Avalon with these people and begins the game.
    pub async fn deal(&self, people: &[&str], options: &[(&str, Value)]) {
        self.deal_game("avalon start", people, options).await;
    }

    /// Deals to five people, of whom the leader proposes a team; the ballots.
    pub async fn deal_and_propose(&self) -> Control {
        self.deal(&FIVE, &plain()).await;
        let team = self.control("team").await;
        self.move_on(&FIVE, &team).await;
        self.control("approve").await
    }

    /// Opens a table with this command and these people and begins the game.
    pub async fn deal_game(&self, command: &str, people: &[&str], options: &[(&str, Value)]) {
        let started = self.sandbox.slash(people[0], CHANNEL, command, options).await.unwrap();
        assert!(started.is_private(), "{}", started.text());
        for person in &people[1..] {
            let join = self.control("join").await;
            self.press(person, &join).await;
        }
        let begin = self.control("begin").await;
        self.press(people[0], &begin).await;
    }

    pub async fn press(&self, person: &str, control: &Control) -> Answer {
        self.try_press(person, control).await.unwrap()
    }

    async fn try_press(&self, person: &str, control: &Control) -> anyhow::Result<Answer> {
        self.sandbox.press(person, &control.message, &control.custom_id).await
    }

    /// Presses a button of that message which is not there, or not to be pressed.
    pub async fn forge(&self, person: &str, control: &Control, verb: &str) -> Answer {
        let message = self.sandbox.message(control.message).await.unwrap();
        let custom_id = control.custom_id.replace(&format!(":{}", control.verb), &format!(":{verb}"));
        self.sandbox.forge(person, &message, Component::Button, &custom_id, &[]).await.unwrap()
    }

    pub async fn choose(&self, person: &str, control: &Control, values: &[String]) -> Answer {
        self.try_choose(person, control, values).await.unwrap()
    }

    async fn try_choose(&self, person: &str, control: &Control, values: &[String]) -> anyhow::Result<Answer> {
        let values: Vec<&str> = values.iter().map(String::as_str).collect();
        self.sandbox.choose(person, &control.message, &control.custom_id, &values).await
    }

    /// Presses, or chooses this value, as whoever of [`TWO`] is on turn, of whom `on_turn` is asked first; the other one
    /// is refused in private. The board may have come to the end of the channel in the meantime.
    pub async fn press_on_turn(
        &self,
        on_turn: &mut usize,
        control: &Control,
        value: Option<String>,
        offered: fn(&Message) -> Vec<Control>,
    ) -> Answer {
        until(PATIENCE, async || {
            let nobody = || format!("nobody may {}", control.verb);
            let newest = self.board(control.step, offered).await;
            let control = newest.iter().find(|other| other.custom_id == control.custom_id).ok_or_else(nobody)?;
            let answer = match &value {
                None => self.try_press(TWO[*on_turn], control).await,
                Some(value) => self.try_choose(TWO[*on_turn], control, std::slice::from_ref(value)).await,
            };
            // It may have lost its controls just now.
            let answer = answer.map_err(|_| nobody())?;
            if answer.text().contains(OTHERS_TURN) {
                assert!(answer.is_private());
                *on_turn = 1 - *on_turn;
                return Err(nobody());
            }
            Ok(answer)
        })
        .await
    }

    /// Waits until the channel offers this to everybody, and gives back the newest such control.
    pub async fn control(&self, verb: &str) -> Control {
        self.any_control(&[verb], 0).await
    }

    /// As [`Evening::control`], where another table offers the same.
    pub async fn control_of(&self, table: &str, verb: &str) -> Control {
        self.control_where(verb, |control| control.table() == table && control.verb == verb).await
    }

    /// Waits for the first of these that the channel offers at `step` or later.
    pub async fn any_control(&self, verbs: &[&str], step: u64) -> Control {
        let wanted = |control: &Control| control.step >= step && verbs.contains(&control.verb.as_str());
        self.control_where(&format!("{verbs:?} at step {step}"), wanted).await
    }

    /// Waits until the newest board with controls, as `offered` finds them, is of this step or later.
    pub async fn board(&self, step: u64, offered: fn(&Message) -> Vec<Control>) -> Vec<Control> {
        self.seen(&format!("no board at step {step}"), |messages| {
            let newest = messages.iter().rev().map(offered).find(|controls| !controls.is_empty());
            newest.filter(|controls| controls[0].step >= step)
        })
        .await
    }

    async fn control_where(&self, what: &str, wanted: impl Fn(&Control) -> bool) -> Control {
        let offered = |messages: &[Message]| messages.iter().rev().flat_map(controls).find(|control| wanted(control));
        self.seen(&format!("nothing offers {what}"), offered).await
    }

    /// Waits until a message in the channel contains this.
    pub async fn reads(&self, words: &str) -> Message {
        let read = |messages: &[Message]| messages.iter().rev().find(|message| message.text().contains(words)).cloned();
        self.seen(&format!("nobody reads {words:?}"), read).await
    }

    /// Waits until this is found among the messages of the channel; else it is said that it is not, and what is read.
    pub async fn seen<T>(&self, not: &str, find: impl Fn(&[Message]) -> Option<T>) -> T {
        until(PATIENCE, async || {
            let messages = self.sandbox.messages(CHANNEL).await;
            find(&messages).ok_or_else(|| format!("{not}:\n{}", transcript(&messages)))
        })
        .await
    }

    /// All that can be read in the channel.
    pub async fn transcript(&self) -> String {
        transcript(&self.sandbox.messages(CHANNEL).await)
    }

    /// Somebody's own secret, behind the button that all see.
    pub async fn secret(&self, person: &str) -> String {
        let button = self.control("secret").await;
        let answer = self.press(person, &button).await;
        assert!(answer.is_private());
        answer.text()
    }

    /// Plays with buttons and menus until the game is over: the first of the menu go on each quest, everybody
    /// approves and plays success, and the first possible victim is named.
    pub async fn play_on(&self, people: &[&str]) -> Control {
        let mut step = 0;
        let deadline = Instant::now() + 4 * PATIENCE;
        loop {
            let control = self.any_control(&["again", "team", "approve", "success", "lady", "assassin"], step).await;
            if control.verb == "again" {
                return control;
            }
            match self.try_move_on(people, &control).await {
                Ok(()) => step = control.step + 1,
                // Its board was replaced meanwhile by a newer one, at the same step or a later one.
                Err(gone) => assert!(Instant::now() < deadline, "{gone:#}\n{}", self.transcript().await),
            }
        }
    }

    /// Everybody does what this control asks, as far as it is asked of him.
    pub async fn move_on(&self, people: &[&str], control: &Control) {
        self.try_move_on(people, control).await.unwrap();
    }

    /// Fails when the control is gone.
    async fn try_move_on(&self, people: &[&str], control: &Control) -> anyhow::Result<()> {
        for person in people {
            match control.verb.as_str() {
                "team" | "lady" => {
                    let answer = self.try_choose(person, control, &control.values[..control.least]).await?;
                    if !answer.is_private() {
                        break;
                    }
                }
                "assassin" => {
                    let panel = self.try_press(person, control).await?;
                    let Some(victims) =
                        panel.message.iter().flat_map(controls).find(|control| control.verb == "victim")
                    else {
                        continue;
                    };
                    let asked = self.choose(person, &victims, &victims.values[..1]).await;
                    let confirm =
                        asked.message.iter().flat_map(controls).find(|control| control.verb.starts_with("victim!"));
                    self.press(person, &confirm.expect("the assassination is confirmed")).await;
                    break;
                }
                _ => {
                    self.try_press(person, control).await?;
                }
            }
        }
        Ok(())
    }

    /// As [`Evening::move_on`], all within the same instant; for controls that are one press.
    pub async fn all_at_once(&self, people: &[&str], control: &Control) -> Vec<Answer> {
        join_all(people.iter().map(|person| self.press(person, control))).await
    }

    /// As [`Evening::move_on`], where the bot may be gone or the control too: what fails is tried again later.
    pub async fn move_on_anyhow(&self, people: &[&str], control: &Control) {
        for person in people {
            let values: Vec<&str> = control.values.iter().take(control.least).map(String::as_str).collect();
            let answer = if control.verb == "team" {
                self.sandbox.choose(person, &control.message, &control.custom_id, &values).await
            } else {
                self.sandbox.press(person, &control.message, &control.custom_id).await
            };
            let Ok(answer) = answer else { continue };
            // The Assassin's panel goes on to a menu and a confirmation.
            let mut panel = answer.message;
            for _ in 0..2 {
                let next = panel.iter().flat_map(controls).find(|control| control.verb.starts_with("victim"));
                let Some(next) = next else { break };
                let values: Vec<&str> = next.values.iter().take(1).map(String::as_str).collect();
                let answer = if next.values.is_empty() {
                    self.sandbox.press(person, &next.message, &next.custom_id).await
                } else {
                    self.sandbox.choose(person, &next.message, &next.custom_id, &values).await
                };
                panel = answer.ok().and_then(|answer| answer.message);
            }
        }
    }

    /// Downloads the record of the game that is over.
    pub async fn record(&self, person: &str) -> String {
        let button = self.control("record").await;
        let answer = self.press(person, &button).await;
        assert!(answer.is_private());
        let file = answer.message.unwrap().attachments.first().expect("the record is attached").id;
        String::from_utf8(self.sandbox.file(file).await.unwrap()).unwrap()
    }
}

impl Control {
    /// The table whose control it is.
    pub fn table(&self) -> &str {
        self.custom_id.split(':').next().unwrap_or_default()
    }
}

fn transcript(messages: &[Message]) -> String {
    messages.iter().map(|message| format!("[{}] {}\n", message.id, message.text())).collect()
}

/// The controls of a message that can be used.
pub fn controls(message: &Message) -> Vec<Control> {
    let control = |custom_id: &str, values, least| {
        let mut parts = custom_id.splitn(3, ':').skip(1);
        let step = parts.next()?.parse().ok()?;
        let verb = parts.next()?.to_owned();
        Some(Control { message: message.id, custom_id: custom_id.to_owned(), step, verb, values, least })
    };
    let buttons = message.buttons().into_iter().filter(|button| !button.disabled);
    let buttons = buttons.filter_map(|button| control(&button.custom_id, Vec::new(), 0));
    let menus = message.selects().into_iter().filter(|menu| !menu.disabled);
    let menus = menus.filter_map(|menu| {
        let values = menu.options.iter().map(|choice| choice.value.clone()).collect();
        control(&menu.custom_id, values, menu.least)
    });
    buttons.chain(menus).collect()
}

/// A cheap stream of different choices; which ones they are does not matter.
pub struct Whims(pub u64);

impl Whims {
    pub fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }

    /// One of the values of a menu.
    pub fn value(&mut self, control: &Control) -> Option<String> {
        (!control.values.is_empty()).then(|| control.values[self.pick(control.values.len())].clone())
    }

    /// One of so many.
    pub fn pick(&mut self, count: usize) -> usize {
        self.next(count as u64) as usize
    }
}

/// Options that every game takes, none.
pub fn plain() -> Vec<(&'static str, Value)> {
    Vec::new()
}

/// So many computer players.
pub fn computers(count: u8) -> Vec<(&'static str, Value)> {
    vec![("computers", json!(count))]
}
