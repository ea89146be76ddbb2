//! One click through table and store, beside the bare transaction of PostgreSQL, and the start with many open tables.

mod filled;
mod server;

use std::path::PathBuf;
use std::sync::LazyLock;

use divan::Bencher;
use roundtable::games::avalon::{Action, Ballot};
use roundtable::language::Locale;
use roundtable::table::{ChannelId, GuildId, Place, TableId, Tables};
use tempfile::TempDir;
use tokio::runtime::Runtime;

use filled::{doer, fill, open, play, voting};
use server::Server;

const OPEN_TABLES: u64 = 100_000;
const PEOPLE: [u64; 5] = [1, 2, 3, 4, 5];

fn main() {
    divan::main();
}

/// A vote: one of five people changes his mind, again and again.
#[divan::bench(sample_count = 500, sample_size = 1)]
fn click(bencher: Bencher) {
    let runtime = runtime();
    let folder = tempfile::tempdir().unwrap();
    let tables = runtime.block_on(open(&folder.path().join("tables.sqlite")));
    let table = runtime.block_on(voting(&tables, place(), PEOPLE)).id;
    vote(bencher, &runtime, &tables, &table);
}

/// The same upon PostgreSQL.
#[divan::bench(sample_count = 2000, sample_size = 1)]
fn click_on_postgres(bencher: Bencher) {
    let runtime = runtime();
    let Some(server) = runtime.block_on(Server::new()) else { return };
    let (tables, table) = runtime.block_on(server.voting(place(), PEOPLE));
    vote(bencher, &runtime, &tables, &table);
    runtime.block_on(server.remove());
}

/// One person votes this way and that.
fn vote(bencher: Bencher, runtime: &Runtime, tables: &Tables, table: &TableId) {
    let mut votes = [Ballot::Approve, Ballot::Reject].into_iter().cycle();
    bencher.with_inputs(|| (doer(1), votes.next().unwrap())).bench_local_values(|(doer, ballot)| {
        runtime.block_on(tables.act(&doer, table, None, play(Action::Vote(ballot)))).unwrap()
    });
}

/// The statements of that click by themselves, with rows of the same size.
#[divan::bench(sample_count = 2000, sample_size = 1)]
fn bare_transaction_on_postgres(bencher: Bencher) {
    let runtime = runtime();
    let Some(server) = runtime.block_on(Server::new()) else { return };
    let mut bare = runtime.block_on(server.bare(place(), PEOPLE));
    bencher.bench_local(|| runtime.block_on(bare.transaction()).unwrap());
    runtime.block_on(server.remove());
}

/// From the file to the first answer: open the database, look for what is due, read a table.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn start_with_100_000_open_tables(bencher: Bencher) {
    static FILLED: LazyLock<(TempDir, PathBuf, TableId)> = LazyLock::new(|| {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("tables.sqlite");
        let table = runtime().block_on(fill(&path, place(), PEOPLE, OPEN_TABLES));
        (folder, path, table)
    });
    let runtime = runtime();
    let (_, path, table) = &*FILLED;
    bencher.bench_local(|| {
        runtime.block_on(async {
            let tables = open(path).await;
            assert_eq!(tables.store().tables_with_due_rows(0).await.unwrap(), []);
            tables.due().await.unwrap();
            tables.load(table).await.unwrap().unwrap();
            tables.store().close().await;
        });
    });
}

fn place() -> Place {
    Place { guild: Some(GuildId(1)), channel: ChannelId(1), locale: Locale::En }
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}
