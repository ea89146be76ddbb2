//! A hall of tables in a folder of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use roundtable::games::registry::Kind;
use roundtable::games::{Seat, Viewer, avalon, registry};
use roundtable::language::Locale;
use roundtable::store::Store;
use roundtable::table::{
    ChannelId, Clock, Deed, Doer, Done, Failed, GuildId, InteractionId, Pauses, Person, PersonId, Place, Refused,
    Stage, Table, TableId, Tables,
};
use tempfile::TempDir;

pub const SECOND: u64 = 1000;
pub const MINUTE: u64 = 60 * SECOND;
pub const HOUR: u64 = 60 * MINUTE;

pub struct Hall {
    pub tables: Tables,
    now: Arc<AtomicU64>,
    interaction: AtomicU64,
    _folder: TempDir,
}

impl Hall {
    pub async fn new() -> Hall {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("tables.sqlite")).await.unwrap();
        let now = Arc::new(AtomicU64::new(1_800_000_000_000));
        let clock = Clock::new({
            let now = Arc::clone(&now);
            move || now.load(Ordering::Relaxed)
        });
        let (tables, _) = Tables::new(store, clock, Pauses::default());
        Hall { tables, now, interaction: AtomicU64::new(1), _folder: folder }
    }

    /// Lets time go by.
    pub fn wait(&self, milliseconds: u64) {
        self.now.fetch_add(milliseconds, Ordering::Relaxed);
    }

    /// A person with a new interaction.
    pub fn doer(&self, name: u64) -> Doer {
        let interaction = InteractionId(self.interaction.fetch_add(1, Ordering::Relaxed));
        Doer { interaction, person: person(name), moderator: false }
    }

    pub async fn open_in(&self, host: u64, channel: u64) -> Result<Done, Failed> {
        let place = Place { guild: Some(GuildId(9)), channel: ChannelId(channel), locale: Locale::En };
        self.tables.open(&self.doer(host), place, Kind::Avalon.default_options()).await
    }

    pub async fn open(&self, host: u64) -> TableId {
        self.open_in(host, 100).await.unwrap().table.id
    }

    pub async fn act(&self, name: u64, table: &TableId, deed: Deed) -> Result<Done, Failed> {
        self.tables.act(&self.doer(name), table, None, deed).await
    }

    pub async fn load(&self, table: &TableId) -> Table {
        self.tables.load(table).await.unwrap().unwrap()
    }

    /// A game of people 1 to `people` and so many computer players; person 1 is host.
    pub async fn begun(&self, people: u64, computers: usize) -> TableId {
        let table = self.open(1).await;
        for name in 2..=people {
            self.act(name, &table, Deed::Join).await.unwrap();
        }
        for _ in 0..computers {
            self.act(1, &table, Deed::AddComputer).await.unwrap();
        }
        self.act(1, &table, Deed::Begin).await.unwrap();
        table
    }

    /// What everybody sees of a game under way or over.
    pub async fn view(&self, table: &TableId) -> avalon::View {
        let table = self.load(table).await;
        let position = match &table.stage {
            Stage::Playing(playing) => &playing.position,
            Stage::Over(over) => &over.position,
            other => panic!("no game: {other:?}"),
        };
        let registry::View::Avalon(view) = position.view(Viewer::Public);
        view
    }

    /// Who sits in a seat.
    pub async fn name_in(&self, table: &TableId, seat: Seat) -> u64 {
        self.load(table).await.seats[seat.index()].person().unwrap().id.0
    }
}

pub fn person(name: u64) -> Person {
    Person { id: PersonId(name), name: format!("Person {name}"), locale: Locale::En }
}

pub fn refused(result: Result<Done, Failed>) -> Refused {
    match result {
        Err(Failed::Refused(refused)) => refused,
        other => panic!("not refused: {other:?}"),
    }
}
