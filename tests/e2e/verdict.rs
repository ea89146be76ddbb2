//! What must hold after an evening: everything was sent once, in order and to whom it may concern.

use std::collections::HashSet;

use roundtable::games::record::Record;
use roundtable::games::registry::Event;
use roundtable::games::{Dice, Seat, Seed, Viewer};
use roundtable::language::Locale;
use roundtable::sandbox::{BotRequest, Message};
use roundtable::screen;
use roundtable::table::{Over, Playing, Stage, Table};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection, SqliteConnection};

use crate::harness::{CHANNEL, Evening, PATIENCE, holds, until};
use crate::play::{Control, controls};

impl Evening {
    /// The results and notices in the order they were posted. They have neither pictures, as boards have, nor
    /// controls; the lobby loses its controls when the game has begun.
    pub async fn posted(&self) -> Vec<String> {
        let messages = self.sandbox.messages(CHANNEL).await;
        let posted = messages.iter().filter(|message| message.attachments.is_empty() && controls(message).is_empty());
        posted.map(Message::text).filter(|text| !text.contains("a table is open")).collect()
    }

    /// What must hold after a game of Avalon that is over, whatever happened meanwhile: beside the deal one message for
    /// each action that had a result, no more and no fewer, and each role told once.
    pub async fn told_once(&self, people: &[&str]) {
        let record = Record::read(&self.record(people[0]).await).unwrap().replay(None).unwrap();
        let opened = record.events.iter().filter(|events| events.iter().any(Event::is_result)).count();
        assert_eq!(self.posted().await.len(), 1 + opened, "{}", self.transcript().await);
        for person in people {
            assert_eq!(self.sandbox.dms(person).await.len(), 1, "{person} is told once");
        }
    }

    /// What must hold after every evening: nothing sent that Discord would refuse, nothing left unanswered, no
    /// secret in the log, no message twice.
    pub async fn check(&self) {
        let unanswered = self.sandbox.unanswered().await;
        assert!(unanswered.is_empty(), "{unanswered:#?}");
        let doubled = self.sandbox.doubled().await;
        assert!(doubled.is_empty(), "{doubled:#?}");
        self.one_board_each().await;
        self.check_but_answers().await;
    }

    /// Waits until each table has controls on one message at most, but for seats on offer.
    pub async fn one_board_each(&self) {
        let on_board =
            |message: &Message| controls(message).into_iter().find(|control| !control.verb.starts_with("take."));
        self.seen("a table has two boards", |messages| {
            let boards: Vec<_> = messages.iter().filter_map(on_board).collect();
            let tables: HashSet<_> = boards.iter().map(Control::table).collect();
            (tables.len() == boards.len()).then_some(())
        })
        .await;
    }

    /// As [`Evening::check`], where presses fell into a restart.
    pub async fn check_but_answers(&self) {
        let violations = self.sandbox.violations().await;
        assert!(violations.is_empty(), "{violations:#?}");
        let mut messages = self.sandbox.messages(CHANNEL).await;
        let people: Vec<String> =
            self.sandbox.world(|world| world.people.iter().map(|person| person.key.clone()).collect()).await;
        for person in &people {
            messages.extend(self.sandbox.dms(person).await);
        }
        let mut marks: Vec<_> = messages.iter().filter_map(mark).collect();
        let count = marks.len();
        marks.sort();
        marks.dedup();
        assert_eq!(marks.len(), count, "a message was posted twice:\n{}", self.transcript().await);
        let requests = self.sandbox.requests().await;
        let answers = requests.iter().filter(|request| request.path.starts_with("/interactions/"));
        let tokens: HashSet<_> = answers.filter_map(|request| request.path.split('/').nth(3)).collect();
        let tokens: Vec<_> = tokens.into_iter().map(str::to_lowercase).collect();
        let logs = self.logs();
        for (table, last) in self.tables().await {
            self.check_deal(&table, last, &requests, &logs);
            self.check_seats(&table).await;
        }
        for log in logs {
            let log = log.to_lowercase();
            for secret in ["merlin", "assassin", "minion", "servant", &self.sandbox.token().to_lowercase()] {
                assert!(!log.contains(secret), "the log tells {secret}:\n{log}");
            }
            for token in &tokens {
                assert!(!log.contains(token), "the log tells an interaction's token:\n{log}");
            }
        }
    }

    /// Waits until what was pressed at this step is kept, whoever has been told of it.
    pub async fn kept(&self, step: u64) {
        until(PATIENCE, async || {
            let kept = self.tables().await.iter().any(|(table, _)| table.step > step);
            holds(kept, || format!("nothing after step {step} is kept"))
        })
        .await;
    }

    /// All tables as they stand in the bot's file, with the time of the last action; none where it has no file.
    async fn tables(&self) -> Vec<(Table, u64)> {
        let file = self.folder.path().join("roundtable.sqlite");
        if !file.exists() {
            return Vec::new();
        }
        let mut database = SqliteConnection::connect_with(&SqliteConnectOptions::new().filename(file)).await.unwrap();
        let rows: Vec<(String, i64)> = sqlx::query_as(
            "SELECT snapshot, (SELECT COALESCE(MAX(at), 0) FROM actions WHERE table_id = tables.id) FROM tables",
        )
        .fetch_all(&mut database)
        .await
        .unwrap();
        database.close().await.unwrap();
        // Some tests make tables unreadable.
        let read =
            |(snapshot, last): (String, i64)| Some((serde_json::from_str(&snapshot).ok()?, last.cast_unsigned()));
        rows.into_iter().filter_map(read).collect()
    }

    /// What the deal was drawn from is in nothing sent before the game has ended, to whomever, and in no log.
    fn check_deal(&self, table: &Table, last: u64, requests: &[BotRequest], logs: &[String]) {
        let mut facts = vec![table.secret.reveal()];
        if let Stage::Playing(Playing { begun_by, .. }) | Stage::Over(Over { begun_by, .. }) = &table.stage {
            facts.push(hex::encode(table.secret.seed(table.id.as_str(), begun_by.0).0));
        }
        for fact in facts {
            let told = requests
                .iter()
                .filter(|request| request.body.as_ref().is_some_and(|body| body.to_string().contains(&fact)));
            for request in told {
                assert!(!table.is_open() && request.at >= last, "the deal of {} is told: {request:#?}", table.id);
            }
            assert!(!logs.iter().any(|log| log.contains(&fact)), "the log tells the deal of {}", table.id);
        }
    }

    /// Nobody was told in private what another seat's own panel begins with.
    async fn check_seats(&self, table: &Table) {
        let mut playing = table.clone();
        if let Stage::Over(over) = &table.stage {
            let dice = Dice::new(Seed::from_number(0));
            playing.stage =
                Stage::Playing(Playing::new(over.begun_by, over.rules_version, over.position.clone(), dice));
        }
        if !matches!(playing.stage, Stage::Playing(_)) {
            return;
        }
        let begins = |seat| -> Vec<String> {
            let secret = |locale| {
                let panel = screen::secret(&playing, seat, locale).text;
                let first = panel.lines().next()?.to_owned();
                // Where a panel begins with what everybody may read, or is asked to do, nothing is hidden.
                let public = screen::text(&playing, Viewer::Public, locale).text;
                (!first.starts_with('➤') && !public.lines().any(|line| line == first)).then_some(first)
            };
            Locale::ALL.into_iter().filter_map(secret).collect()
        };
        let panels: Vec<_> = Seat::all(table.seats.len()).map(begins).collect();
        for (holder, own) in table.seats.iter().zip(&panels) {
            let Some(person) = holder.person() else { continue };
            let key = self.sandbox.world(|world| {
                world.people.iter().find(|other| other.id.0 == person.id.0).map(|person| person.key.clone())
            });
            let Some(key) = key.await else { continue };
            let mut told = self.sandbox.dms(&key).await;
            told.extend(self.sandbox.privates(&key, CHANNEL).await);
            for message in told.iter().filter(|message| message.text().contains(table.id.as_str())) {
                let text = message.text();
                let foreign = panels.iter().flatten().filter(|line| !own.contains(line));
                for line in foreign {
                    assert!(!text.lines().any(|told| told == line), "{key} is told of another seat:\n{text}");
                }
            }
        }
    }
}

/// The table and row that a message of the bot bears on its last line.
pub fn mark(message: &Message) -> Option<String> {
    let text = message.text();
    let line = text.lines().last()?.strip_prefix("-# ")?.to_owned();
    line.contains(" · ").then_some(line)
}
