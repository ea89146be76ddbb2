//! Databases with many open tables, for the benches.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use roundtable::games::avalon::{Action, Avalon, PhaseView};
use roundtable::games::registry::{self, Kind, Registered};
use roundtable::games::{Seats, Viewer};
use roundtable::language::Locale;
use roundtable::store::{Deadline, Store, TableRow};
use roundtable::table::{
    ChannelId, Clock, Deed, Doer, Done, InteractionId, Pauses, Person, PersonId, Place, Stage, Table, TableId, Tables,
};

pub async fn open(path: &Path) -> Tables {
    Tables::new(Store::open(path).await.unwrap(), Clock::system(), Pauses::default()).0
}

/// A database with one game under way here and `count` copies of it, each in a channel of its own, and nothing
/// left to send. Gives back the game's table.
pub async fn fill(path: &Path, place: Place, people: [u64; 5], count: u64) -> TableId {
    let tables = open(path).await;
    let game = voting(&tables, place, people).await;
    let mut change = tables.store().change().await.unwrap();
    for n in 0..count {
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
    game.id
}

/// Five people vote on a team.
pub async fn voting(tables: &Tables, place: Place, people: [u64; 5]) -> Table {
    let table = tables.open(&doer(people[0]), place, Kind::Avalon.default_options(), 0).await.unwrap().table.id;
    let act = |person, deed| {
        let (doer, table) = (doer(person), table.clone());
        async move { tables.act(&doer, &table, None, deed).await.unwrap() }
    };
    for person in &people[1..] {
        act(*person, Deed::Join).await;
    }
    let Done { table: begun, .. } = act(people[0], Deed::Begin).await;
    let Stage::Playing(playing) = &begun.stage else { panic!("the game has begun") };
    let public = playing.position.view(Viewer::Public);
    let view = Avalon::own_view(&public).expect("it is a game of Avalon");
    assert!(matches!(view.phase, PhaseView::Proposing { .. }));
    let leader = begun.seats[view.leader.index()].person().unwrap().id.0;
    act(leader, play(Action::Propose { team: Seats::all(2), quest: None })).await.table
}

pub fn play(action: Action) -> Deed {
    Deed::Play(registry::Action::Avalon(action))
}

pub fn doer(person: u64) -> Doer {
    static NEXT: AtomicU64 = AtomicU64::new(1);
    let person = Person { id: PersonId(person), name: format!("Person {}", person % 1000), locale: Locale::En };
    Doer { interaction: InteractionId(NEXT.fetch_add(1, Ordering::Relaxed)), person, moderator: false }
}
