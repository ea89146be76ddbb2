//! Forgetting a person: his id and name leave what is stored.

use super::hall::{json, locked, row};
use super::{Holder, Intent, Notice, Person, PersonId, Stage, Table, TableId, Tables};
use crate::language::Locale;
use crate::store::StoreError;

/// What is left of a person after he was forgotten.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Forgotten {
    /// The open tables where he sits; they keep him until he leaves, or until they end.
    pub seated: Vec<Table>,
    /// The tables that may name him and cannot be read.
    pub unreadable: Vec<TableId>,
}

impl Tables {
    /// Erases a person from all that is stored, but for the open tables where he sits. One transaction for each
    /// table; when one fails, those before it stay done and he can ask again.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget(&self, person: PersonId) -> Result<Forgotten, StoreError> {
        // It reads a great deal, so people wait for each other.
        let _alone = self.0.forgetting.lock().await;
        let store = self.store();
        let mut forgotten = Forgotten::default();
        store.forget_direct(person).await?;
        for id in store.tables_naming(person).await? {
            match self.forget_at(&id, person).await {
                Ok(None) => {}
                Ok(Some(table)) => forgotten.seated.push(table),
                Err(error @ StoreError::Unreadable { .. }) => {
                    tracing::error!(table = %id, %error, "nobody can be forgotten at this table");
                    forgotten.unreadable.push(id);
                }
                Err(error) => return Err(error),
            }
        }
        Ok(forgotten)
    }

    /// Erases a person from one table, unless he sits there while it is open: then nothing changes, and the table
    /// is given back.
    async fn forget_at(&self, id: &TableId, person: PersonId) -> Result<Option<Table>, StoreError> {
        let mut change = self.store().change().await?;
        let Some(before) = locked(&mut change, id).await? else { return Ok(None) };
        if before.is_open() && before.seat_of(person).is_some() {
            return Ok(Some(before));
        }
        let mut after = before.clone();
        after.forget(person);
        if after != before {
            change.save_table(&row(&after)).await?;
            let people: Vec<PersonId> = after.people().map(|person| person.id).collect();
            change.seat(id, &people).await?;
        }
        for (row, text) in change.intents(id).await? {
            // One that cannot be read is never shown; its sender drops it.
            let Ok(intent) = serde_json::from_str::<Intent>(&text) else { continue };
            match intent.clone().without(person) {
                Some(left) if left == intent => {}
                Some(left) => change.rewrite(row, &json(&left)).await?,
                None => change.settle(&[row]).await?,
            }
        }
        change.commit().await?;
        Ok(None)
    }
}

impl Table {
    /// Takes a person out who does not sit here, or no more. His seat at a table that has ended is nobody's.
    fn forget(&mut self, person: PersonId) {
        for holder in &mut self.seats {
            match holder {
                Holder::Person(seated) if seated.id == person => *holder = Holder::Forgotten,
                Holder::Computer { keeps_for, .. } if keeps_for.as_ref().is_some_and(|kept| kept.id == person) => {
                    *keeps_for = None;
                }
                _ => {}
            }
        }
        if self.host == person {
            self.host = PersonId::NOBODY;
        }
        if let Stage::Playing(playing) = &mut self.stage {
            playing.stop_votes.retain(|voter| *voter != person);
            playing.replace_votes.retain(|vote| vote.by != person && vote.with != Some(person));
            playing.offers.retain(|(_, to)| to.id != person);
        }
    }
}

impl Intent {
    /// The same without naming a person; `None` when it is about nobody else.
    fn without(self, person: PersonId) -> Option<Intent> {
        let nameless = |named: Person| if named.id == person { Person::nobody() } else { named };
        let notice = match self {
            Intent::Board { anew, mut ping } => {
                ping.retain(|pinged| *pinged != person);
                return Some(Intent::Board { anew, ping });
            }
            Intent::Notice(notice) => notice,
            other @ (Intent::Result { .. } | Intent::Secret { .. } | Intent::Retire { .. }) => return Some(other),
        };
        let notice = match notice {
            Notice::Nudge { people } if people == [person] => return None,
            Notice::Nudge { mut people } => {
                people.retain(|pinged| *pinged != person);
                Notice::Nudge { people }
            }
            Notice::SeatOffered { to, .. } if to.id == person => return None,
            Notice::NewHost { host } if host == person => return None,
            Notice::SeatGiven { seat, was } => Notice::SeatGiven { seat, was: nameless(was) },
            Notice::SeatTaken { seat, by } => Notice::SeatTaken { seat, by: nameless(by) },
            Notice::StopVote { by, votes, needed } => Notice::StopVote { by: nameless(by), votes, needed },
            Notice::ReplaceVote { by, seat, votes, needed } => {
                Notice::ReplaceVote { by: nameless(by), seat, votes, needed }
            }
            other @ (Notice::Dealt
            | Notice::SeatOffered { .. }
            | Notice::CameBack { .. }
            | Notice::NewHost { .. }
            | Notice::TakenBack { .. }) => other,
        };
        Some(Intent::Notice(notice))
    }
}

impl Person {
    /// Somebody without a name, in place of who was forgotten.
    fn nobody() -> Person {
        Person { id: PersonId::NOBODY, name: String::new(), locale: Locale::default() }
    }
}
