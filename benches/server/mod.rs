//! A database of its own on the PostgreSQL that `ROUNDTABLE_TEST_POSTGRES` names, for the benches.

use roundtable::games::avalon::{Action, Ballot};
use roundtable::store::{Scratch, Store};
use roundtable::table::{Clock, Pauses, Place, TableId, Tables};
use sqlx::{Connection, PgConnection};

use super::filled::{doer, play, voting};

pub struct Server(Scratch);

impl Server {
    /// An empty database; `None`, and a word about it, where no server is named.
    pub async fn new() -> Option<Server> {
        let Ok(server) = std::env::var("ROUNDTABLE_TEST_POSTGRES") else {
            println!("left out: ROUNDTABLE_TEST_POSTGRES names no server");
            return None;
        };
        Some(Server(Scratch::make(&server).await.unwrap()))
    }

    /// Takes the database away.
    pub async fn remove(self) {
        self.0.remove().await.unwrap();
    }

    /// Five people who vote.
    pub async fn voting(&self, place: Place, people: [u64; 5]) -> (Tables, TableId) {
        let store = Store::connect(self.0.url()).await.unwrap();
        let tables = Tables::new(store, Clock::system(), Pauses::default()).0;
        let table = voting(&tables, place, people).await.id;
        (tables, table)
    }

    /// The same table with one vote, whose rows are written again and again.
    pub async fn bare(&self, place: Place, people: [u64; 5]) -> Bare {
        let (tables, table) = self.voting(place, people).await;
        tables.act(&doer(people[0]), &table, None, play(Action::Vote(Ballot::Approve))).await.unwrap();
        tables.store().close().await;
        let mut connection = PgConnection::connect(self.0.url()).await.unwrap();
        let (action, events, digest) =
            sqlx::query_as("SELECT action, events, digest FROM actions ORDER BY n DESC LIMIT 1")
                .fetch_one(&mut connection)
                .await
                .unwrap();
        let (intent,) = sqlx::query_as("SELECT intent FROM outbox ORDER BY id DESC LIMIT 1")
            .fetch_one(&mut connection)
            .await
            .unwrap();
        Bare { connection, table: table.to_string(), action, events, digest, intent, next: 1 << 40 }
    }
}

/// A vote's transaction without anything of ours around it.
pub struct Bare {
    connection: PgConnection,
    table: String,
    action: String,
    events: String,
    digest: String,
    intent: String,
    next: i64,
}

impl Bare {
    pub async fn transaction(&mut self) -> Result<(), sqlx::Error> {
        self.next += 1;
        let now = self.next;
        let mut change = self.connection.begin().await?;
        let (snapshot,): (String,) = sqlx::query_as("SELECT snapshot FROM tables WHERE id = $1 FOR UPDATE")
            .bind(&self.table)
            .fetch_one(&mut *change)
            .await?;
        sqlx::query("INSERT INTO presses (interaction, at) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(now)
            .bind(now)
            .execute(&mut *change)
            .await?;
        sqlx::query(
            "UPDATE tables SET guild = $2, channel = $3, game = $4, stage = $5, step = $6, snapshot = $7, \
             touched = $8 WHERE id = $1",
        )
        .bind(&self.table)
        .bind(1_i64)
        .bind(1_i64)
        .bind("avalon")
        .bind("playing")
        .bind(now)
        .bind(snapshot)
        .bind(now)
        .execute(&mut *change)
        .await?;
        sqlx::query(
            "INSERT INTO actions (table_id, n, seat, action, events, digest, interaction, at) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
        )
        .bind(&self.table)
        .bind(now)
        .bind(0_i64)
        .bind(&self.action)
        .bind(&self.events)
        .bind(&self.digest)
        .bind(now)
        .bind(now)
        .execute(&mut *change)
        .await?;
        sqlx::query(
            "INSERT INTO outbox (id, table_id, intent, created, attempts, not_before) VALUES ($1, $2, $3, $4, 0, 0)",
        )
        .bind(now)
        .bind(&self.table)
        .bind(&self.intent)
        .bind(now)
        .execute(&mut *change)
        .await?;
        change.commit().await
    }
}
