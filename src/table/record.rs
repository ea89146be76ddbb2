//! The record of a game.

use crate::games::Seat;
use crate::games::record::{Dealt, Fair, Played, Record};
use crate::store::StoreError;

use super::{Failed, Refused, Stage, Table, TableId, Tables};

impl Tables {
    /// The record of a game that is over, with the secret that its deal came from. Its checks are those of
    /// the time when it was played.
    ///
    /// # Errors
    /// When the game is not over, or the database fails.
    pub async fn record(&self, id: &TableId) -> Result<Record, Failed> {
        let table = self.load(id).await?.ok_or(Refused::NoTable)?;
        match &table.stage {
            Stage::Over(_) => self.record_so_far(table).await,
            Stage::Playing(_) => Err(Refused::NotOver.into()),
            Stage::Lobby => Err(Refused::NotBegun.into()),
            Stage::Closed(_) => Err(Refused::LobbyClosed.into()),
        }
    }

    /// The record of a game with everything hidden in it, also while it is under way: for checks, never for people.
    ///
    /// # Errors
    /// When the game has not begun, or the database fails.
    pub async fn record_so_far(&self, table: Table) -> Result<Record, Failed> {
        let (begun_by, rules_version) = match &table.stage {
            Stage::Playing(playing) => (playing.begun_by, playing.rules_version),
            Stage::Over(over) => (over.begun_by, over.rules_version),
            Stage::Lobby | Stage::Closed(_) => return Err(Refused::NotBegun.into()),
        };
        let id = &table.id;
        let fair = Fair { secret: table.secret, table: id.to_string(), interaction: begun_by.0 };
        let (mut actions, mut checks) = (Vec::new(), Vec::new());
        for row in self.store().actions(id).await? {
            let action = serde_json::from_str(&row.action).map_err(|error| StoreError::unreadable(id, &error))?;
            let out_of_range = |reason| StoreError::Unreadable { table: id.clone(), reason };
            actions.push(Played { seat: Seat::try_from(row.seat).map_err(out_of_range)?, action });
            checks.push(row.digest);
        }
        Ok(Record {
            rules_version,
            seats: table.seats.len(),
            options: table.options,
            deal: Dealt::Seed(fair.seed()),
            fair: Some(fair),
            actions,
            checks: Some(checks),
        })
    }
}
