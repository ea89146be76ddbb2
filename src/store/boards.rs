//! The living board of each table: which message it is and what it shows.

use super::{Change, ChannelId, MessageId, OutboxId, Store, StoreError, TableId};

/// The message that is a table's living board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub channel: ChannelId,
    pub message: MessageId,
    /// What the message bears to be found again in its channel.
    pub mark: String,
    pub posted_at: u64,
    /// A key of what it shows; equal keys show the same.
    pub shown: String,
    /// When it was last asked how far the message has scrolled away.
    pub checked_at: Option<u64>,
}

type Columns = (i64, i64, String, i64, String, Option<i64>);

impl Board {
    fn read((channel, message, mark, posted_at, shown, checked_at): Columns) -> Board {
        Board {
            channel: ChannelId(channel.cast_unsigned()),
            message: MessageId(message.cast_unsigned()),
            mark,
            posted_at: posted_at.cast_unsigned(),
            shown,
            checked_at: checked_at.map(i64::cast_unsigned),
        }
    }
}

impl Store {
    /// The living board of a table.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn board(&self, table: &TableId) -> Result<Option<Board>, StoreError> {
        let row: Option<Columns> = sqlx::query_as(
            "SELECT channel, message, mark, posted_at, shown, checked_at FROM boards WHERE table_id = $1",
        )
        .bind(table.as_str())
        .fetch_optional(self.readers())
        .await?;
        Ok(row.map(Board::read))
    }

    /// Notes what the board of a table now is, and settles the rows that it shows, in one transaction.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn show_board(&self, table: &TableId, board: &Board, settled: &[OutboxId]) -> Result<(), StoreError> {
        let mut change = self.change().await?;
        change.set_board(table, board).await?;
        change.settle(settled).await?;
        change.commit().await
    }

    /// Forgets the board of a table, because its message is gone.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn forget_board(&self, table: &TableId) -> Result<(), StoreError> {
        sqlx::query("DELETE FROM boards WHERE table_id = $1").bind(table.as_str()).execute(self.writer()).await?;
        Ok(())
    }
}

impl Change {
    /// Notes what the board of a table now is.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn set_board(&mut self, table: &TableId, board: &Board) -> Result<(), StoreError> {
        sqlx::query(
            "INSERT INTO boards (table_id, channel, message, mark, posted_at, shown, checked_at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (table_id) DO UPDATE SET channel = excluded.channel, \
             message = excluded.message, mark = excluded.mark, posted_at = excluded.posted_at, \
             shown = excluded.shown, checked_at = excluded.checked_at",
        )
        .bind(table.as_str())
        .bind(board.channel.column())
        .bind(board.message.column())
        .bind(&board.mark)
        .bind(board.posted_at.cast_signed())
        .bind(&board.shown)
        .bind(board.checked_at.map(u64::cast_signed))
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
