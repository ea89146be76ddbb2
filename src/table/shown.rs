//! What is shown of a table at present.

use crate::store::{Board, StoreError};

use super::{Intent, OutboxId, PersonId, Stage, Table, TableId, Tables};

impl Tables {
    /// Notes that the board was posted anew, settles the rows that it shows, and has the old one retired: all
    /// in one transaction.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn note_board(
        &self,
        table: &TableId,
        board: &Board,
        old: Option<&Board>,
        settled: &[OutboxId],
    ) -> Result<(), StoreError> {
        let mut change = self.store().change().await?;
        change.set_board(table, board).await?;
        change.settle(settled).await?;
        if let Some(old) = old {
            let retire = Intent::Retire { channel: old.channel, message: old.message };
            super::hall::push(&mut change, table, vec![retire], self.clock().now()).await?;
        }
        change.commit().await
    }
}

impl Tables {
    /// Calls somebody by the board whose panel cannot be kept up to date any more.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn call(&self, table: &TableId, person: PersonId) -> Result<(), StoreError> {
        let mut change = self.store().change().await?;
        let call = Intent::Board { anew: false, ping: vec![person] };
        super::hall::push(&mut change, table, vec![call], self.clock().now()).await?;
        change.commit().await?;
        self.wake(table);
        Ok(())
    }
}

impl Table {
    /// Whether what is asked now is answered on private panels that go on by themselves.
    pub fn asks_on_panels(&self) -> bool {
        match &self.stage {
            Stage::Playing(playing) => playing.position.view(crate::games::Viewer::Public).on_panels(),
            _ => false,
        }
    }

    /// The people who are awaited as far as the public may know.
    pub fn awaited_people(&self) -> Vec<PersonId> {
        match &self.stage {
            Stage::Playing(playing) => {
                self.people_in(playing.position.view(crate::games::Viewer::Public).awaited(), None)
            }
            _ => Vec::new(),
        }
    }
}
