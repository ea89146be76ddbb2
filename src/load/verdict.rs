//! What must hold after a run, read from the database and from what people can see.

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::Path;

use anyhow::Context;

use crate::games::registry::{Event, Position};
use crate::games::{Dice, Seat, Viewer};
use crate::sandbox::{Id, Message, Sandbox};
use crate::screen;
use crate::table::{ChannelId, Clock, InteractionId, Notice, Pauses, PersonId, Stage, Table, TableId, Tables};

use super::bots::Database;
use super::party::Party;
use super::sight::Sight;

/// What went wrong, one line each; empty when all is well.
pub struct Verdict {
    pub wrong: Vec<String>,
    /// How many tables and actions were compared.
    pub tables: usize,
    pub actions: usize,
    /// In which games cards or roles were dealt to whom.
    dealt: BTreeMap<PersonId, BTreeSet<TableId>>,
}

/// Compares the database with what was shown. `taken` are the interactions that were acknowledged on a board.
///
/// # Errors
/// When the database or a log cannot be read.
pub async fn judge(
    sandbox: &Sandbox,
    database: &Database,
    parties: &[Party],
    taken: &[Id],
    logs: &[impl AsRef<Path>],
) -> anyhow::Result<Verdict> {
    let store = database.open().await?;
    let (tables, _) = Tables::new(store, Clock::system(), Pauses::default());
    let mut verdict = Verdict { wrong: Vec::new(), tables: 0, actions: 0, dealt: BTreeMap::new() };

    for id in taken {
        // A refusal that came after a deferral of the board is told in private.
        let refused = sandbox.has_follow_ups(*id).await;
        if !refused && !tables.store().was_carried_out(InteractionId(id.0)).await? {
            verdict.wrong.push(format!("lost: the press {id} was acknowledged and is not in the database"));
        }
    }
    let log: String = logs.iter().map(std::fs::read_to_string).collect::<Result<_, _>>().context("a log is gone")?;
    for party in parties {
        verdict.judge_channel(sandbox, &tables, party, &log).await?;
    }
    let guests: BTreeMap<Id, &str> =
        parties.iter().flat_map(|party| &party.guests).map(|guest| (guest.id, guest.key.as_str())).collect();
    for (id, key) in guests {
        verdict.judge_directs(sandbox, &tables, PersonId(id.0), key).await?;
    }
    for violation in sandbox.violations().await {
        verdict.wrong.push(format!("sent what Discord would refuse: {} {}", violation.path, violation.message));
    }
    for twice in sandbox.doubled().await {
        verdict.wrong.push(format!("doubled: {} was acknowledged twice", twice.what));
    }
    tables.store().close().await;
    Ok(verdict)
}

impl Verdict {
    async fn judge_channel(
        &mut self,
        sandbox: &Sandbox,
        tables: &Tables,
        party: &Party,
        log: &str,
    ) -> anyhow::Result<()> {
        let messages = sandbox.messages(party.channel).await;
        let mut of_table = self.by_table(&messages);
        for id in tables.store().tables_at(ChannelId(party.channel.0)).await? {
            let table = tables.load(&id).await?.with_context(|| format!("table {id} went away"))?;
            let messages = of_table.remove(&id).unwrap_or_default();
            self.tables += 1;
            let boards: Vec<_> = messages.iter().filter_map(|message| Sight::of(message)).collect();
            match boards.as_slice() {
                [] if messages.is_empty() => self.wrong.push(format!("lost: nothing was shown of table {id}")),
                [] if table.is_open() => self.wrong.push(format!("stuck: table {id} is open and has no board")),
                [board] if board.step != table.step => {
                    let (step, shown) = (table.step, board.step);
                    self.wrong.push(format!("stuck: table {id} is at step {step} and shown at {shown}"));
                }
                [_, _, ..] => self.wrong.push(format!("doubled: table {id} has {} boards", boards.len())),
                _ => {}
            }
            let secret = table.secret.reveal();
            let told = table.is_open() && messages.iter().any(|message| message.text().contains(&secret));
            if told || log.contains(&secret) {
                self.wrong.push(format!("leaked: the secret of table {id}"));
            }
            if !matches!(table.stage, Stage::Lobby | Stage::Closed(_)) {
                for person in table.people() {
                    self.dealt.entry(person.id).or_default().insert(id.clone());
                }
                self.judge_game(tables, table, &messages).await?;
            }
        }
        self.wrong.extend(of_table.keys().map(|id| format!("lost: table {id} was shown and is not in the database")));
        Ok(())
    }

    /// The guest was told once what was dealt to him in each game. Nobody comes into a game that has begun.
    async fn judge_directs(
        &mut self,
        sandbox: &Sandbox,
        tables: &Tables,
        guest: PersonId,
        key: &str,
    ) -> anyhow::Result<()> {
        let messages = sandbox.dms(key).await;
        let told = self.by_table(&messages);
        for (id, messages) in told.iter().filter(|(_, messages)| messages.len() > 1) {
            self.wrong.push(format!("doubled: {key} was told {} times what he has at table {id}", messages.len()));
        }
        let takes_any = tables.store().direct(guest).await?.closed_at.is_none();
        let dealt = self.dealt.remove(&guest).unwrap_or_default();
        for id in dealt.iter().filter(|id| takes_any && !told.contains_key(id)) {
            self.wrong.push(format!("lost: {key} was not told what he has at table {id}"));
        }
        Ok(())
    }

    /// The messages of each table. Every one bears a mark, and no two the same.
    fn by_table<'m>(&mut self, messages: &'m [Message]) -> BTreeMap<TableId, Vec<&'m Message>> {
        let mut of_table: BTreeMap<TableId, Vec<&Message>> = BTreeMap::new();
        let mut marks = HashSet::new();
        for message in messages {
            let Some((table, mark)) = mark(message) else {
                self.wrong.push(format!("a message bears no mark: {}", message.id));
                continue;
            };
            if !marks.insert(mark.clone()) {
                self.wrong.push(format!("doubled: two messages bear {mark}"));
            }
            of_table.entry(table).or_default().push(message);
        }
        of_table
    }

    /// The actions play again to the position, and each deed with results was posted once.
    async fn judge_game(&mut self, tables: &Tables, table: Table, messages: &[&Message]) -> anyhow::Result<()> {
        let id = table.id.clone();
        let rows = tables.store().actions(&id).await?;
        self.actions += rows.len();
        let record = tables.record_so_far(table.clone()).await?;
        match record.replay(None) {
            Err(error) => self.wrong.push(format!("lost: table {id} does not play again: {error}")),
            Ok(replayed) => {
                let same = |position: &Position, dice: Option<&Dice>| {
                    replayed.position == *position && dice.is_none_or(|dice| replayed.dice == *dice)
                };
                let well = match &table.stage {
                    Stage::Playing(playing) => same(&playing.position, Some(&playing.dice)),
                    Stage::Over(over) => same(&over.position, None),
                    Stage::Lobby | Stage::Closed(_) => true,
                };
                if !well {
                    self.wrong.push(format!("lost: the actions of table {id} lead to another position"));
                }
            }
        }
        // What was played in one go is of the same moment, and its results are posted together.
        let is_result = |event: &Event| event.seen(Viewer::Public).is_some_and(|event| event.is_result());
        let events = tables.events(&id).await?;
        let with_results = rows.iter().zip(&events).filter(|(_, events)| events.iter().any(is_result));
        let mut moments: Vec<u64> = with_results.map(|(row, _)| row.at).collect();
        moments.dedup();
        let results = moments.len();
        let seats = (0..table.seats.len()).filter_map(|seat| Seat::try_from(seat as u8).ok());
        let notices: Vec<String> = seats.map(|seat| screen::notice(&table, &Notice::TakenBack { seat }).text).collect();
        let is_post = |message: &&&Message| {
            let text = message.text();
            message.attachments.is_empty() && !notices.iter().any(|notice| text.starts_with(notice.as_str()))
        };
        // Beside the results the lobby and the deal have been posted.
        let posted = messages.iter().filter(is_post).count();
        if posted != results + 2 {
            let what = if posted < results + 2 { "lost" } else { "doubled" };
            self.wrong.push(format!("{what}: table {id} has {results} deeds with results, and {posted} posts beside its boards, not two more"));
        }
        Ok(())
    }
}

/// The table and row that a message of the bot bears at its end.
fn mark(message: &Message) -> Option<(TableId, String)> {
    let line = message.content.lines().last()?.strip_prefix("-# ")?;
    let mut words = line.rsplit(' ');
    let (row, dot, table) = (words.next()?, words.next()?, words.next()?);
    Some((table.parse().ok().filter(|_| dot == "·")?, format!("{table} · {row}")))
}
