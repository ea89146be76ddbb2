//! One click through table and store, and the start with many open tables.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU64, Ordering};

use divan::Bencher;
use roundtable::games::avalon::{Action, Ballot, PhaseView};
use roundtable::games::registry::{self, Kind};
use roundtable::games::{Seats, Viewer};
use roundtable::language::Locale;
use roundtable::store::{Deadline, Store, TableRow};
use roundtable::table::{
    ChannelId, Clock, Deed, Doer, Done, GuildId, InteractionId, Pauses, Person, PersonId, Place, Stage, Table, TableId,
    Tables,
};
use tempfile::TempDir;
use tokio::runtime::Runtime;

const OPEN_TABLES: u64 = 100_000;

fn main() {
    divan::main();
}

/// A vote: one of five people changes his mind, again and again.
#[divan::bench(sample_count = 500, sample_size = 1)]
fn click(bencher: Bencher) {
    let runtime = runtime();
    let folder = tempfile::tempdir().unwrap();
    let tables = runtime.block_on(open(&folder.path().join("tables.sqlite")));
    let table = runtime.block_on(voting(&tables)).id;
    let mut votes = [Ballot::Approve, Ballot::Reject].into_iter().cycle();
    bencher.with_inputs(|| (doer(1), votes.next().unwrap())).bench_local_values(|(doer, ballot)| {
        runtime.block_on(tables.act(&doer, &table, None, play(Action::Vote(ballot)))).unwrap()
    });
}

/// From the file to the first answer: open the database, look for what is due, read a table.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn start_with_100_000_open_tables(bencher: Bencher) {
    static FILLED: LazyLock<(TempDir, PathBuf, TableId)> = LazyLock::new(fill);
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

/// A database with copies of one game under way, each in a channel of its own.
fn fill() -> (TempDir, PathBuf, TableId) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");
    runtime().block_on(async {
        let tables = open(&path).await;
        let game = voting(&tables).await;
        let mut change = tables.store().change().await.unwrap();
        for n in 0..OPEN_TABLES {
            let id = TableId::from_bytes([25, 20, 15, 10, 5, 0].map(|shift| ((n >> shift) & 31) as u8));
            let copy = Table { id: id.clone(), channel: ChannelId(1000 + n), ..game.clone() };
            let row = TableRow {
                id: id.clone(),
                guild: copy.guild,
                channel: copy.channel,
                game: Kind::Avalon.name(),
                stage: "playing",
                step: copy.step,
                snapshot: serde_json::to_string(&copy).unwrap(),
                touched: copy.touched,
            };
            change.add_table(&row, copy.touched).await.unwrap();
            change.set_deadline(&id, Deadline::Expiry, Some(u64::MAX / 2)).await.unwrap();
        }
        let pending: Vec<_> = tables.pending(&game.id).await.unwrap().into_iter().map(|row| row.id).collect();
        change.settle(&pending).await.unwrap();
        change.commit().await.unwrap();
        tables.store().close().await;
        (folder, path, game.id)
    })
}

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

async fn open(path: &Path) -> Tables {
    Tables::new(Store::open(path).await.unwrap(), Clock::system(), Pauses::default()).0
}

/// Five people vote on a team.
async fn voting(tables: &Tables) -> Table {
    let place = Place { guild: Some(GuildId(1)), channel: ChannelId(1), locale: Locale::En };
    let table = tables.open(&doer(1), place, Kind::Avalon.default_options(), 0).await.unwrap().table.id;
    let act = |name, deed| {
        let (doer, table) = (doer(name), table.clone());
        async move { tables.act(&doer, &table, None, deed).await.unwrap() }
    };
    for name in 2..=5 {
        act(name, Deed::Join).await;
    }
    let Done { table: begun, .. } = act(1, Deed::Begin).await;
    let Stage::Playing(playing) = &begun.stage else { panic!("the game has begun") };
    let registry::View::Avalon(view) = playing.position.view(Viewer::Public);
    assert!(matches!(view.phase, PhaseView::Proposing { .. }));
    let leader = begun.seats[view.leader.index()].person().unwrap().id.0;
    act(leader, play(Action::Propose { team: Seats::all(2), quest: None })).await.table
}

fn play(action: Action) -> Deed {
    Deed::Play(registry::Action::Avalon(action))
}

fn doer(name: u64) -> Doer {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let person = Person { id: PersonId(name), name: format!("Person {name}"), locale: Locale::En };
    Doer { interaction: InteractionId(NEXT.fetch_add(1, Ordering::Relaxed)), person, moderator: false }
}
