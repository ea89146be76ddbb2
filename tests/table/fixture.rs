//! A hall of tables with a database of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use roundtable::games::avalon::{self, Action, Avalon, Ballot, Card, PhaseView, Role, View};
use roundtable::games::registry::{self, Kind, Options, Position, Registered};
use roundtable::games::{BySeat, Seat, Viewer};
use roundtable::language::Locale;
use roundtable::table::{
    ChannelId, Clock, Deed, Doer, Done, Failed, GuildId, Intent, InteractionId, Pauses, Person, PersonId, Place,
    Refused, Stage, Table, TableId, Tables,
};

use crate::base::Base;

pub const SECOND: u64 = 1000;
pub const MINUTE: u64 = 60 * SECOND;
pub const HOUR: u64 = 60 * MINUTE;

pub struct Hall {
    pub tables: Tables,
    now: Arc<AtomicU64>,
    interaction: AtomicU64,
    base: Base,
}

impl Hall {
    pub async fn new() -> Hall {
        let base = Base::new().await;
        let store = base.open().await;
        let now = Arc::new(AtomicU64::new(1_800_000_000_000));
        let clock = Clock::new({
            let now = Arc::clone(&now);
            move || now.load(Ordering::Relaxed)
        });
        let (tables, _) = Tables::new(store, clock, Pauses::default());
        Hall { tables, now, interaction: AtomicU64::new(1), base }
    }

    /// Ends and comes back with what stands in the database.
    pub async fn restart(self) -> Hall {
        let Hall { tables, now, interaction, base } = self;
        let clock = tables.clock().clone();
        tables.store().close().await;
        drop(tables);
        let store = base.open().await;
        let (tables, _) = Tables::new(store, clock, Pauses::default());
        Hall { tables, now, interaction, base }
    }

    /// Lets time go by.
    pub fn wait(&self, milliseconds: u64) {
        self.now.fetch_add(milliseconds, Ordering::Relaxed);
    }

    /// Puts the clock back.
    pub fn turn_back(&self, milliseconds: u64) {
        self.now.fetch_sub(milliseconds, Ordering::Relaxed);
    }

    /// Makes a table unreadable, as one of a later version may be.
    pub async fn break_snapshot(&self, table: &TableId) {
        let mut connection = self.base.raw().await;
        sqlx::query("UPDATE tables SET snapshot = '{\"stage\": \"unheard of\"}' WHERE id = $1")
            .bind(table.as_str())
            .execute(&mut connection)
            .await
            .unwrap();
    }

    /// Makes what an action brought about unreadable.
    pub async fn break_events(&self, table: &TableId, n: u32) {
        let mut connection = self.base.raw().await;
        sqlx::query("UPDATE actions SET events = '[{\"unheard of\": 1}]' WHERE table_id = $1 AND n = $2")
            .bind(table.as_str())
            .bind(i64::from(n))
            .execute(&mut connection)
            .await
            .unwrap();
    }

    /// Every row of the database: the table's name, then all columns as text.
    pub async fn dump(&self) -> Vec<String> {
        self.base.dump().await
    }

    /// In how many milliseconds the next deadline comes.
    pub async fn next_deadline(&self) -> Option<u64> {
        let due = self.tables.store().next_deadline().await.unwrap();
        due.map(|due| due - self.now.load(Ordering::Relaxed))
    }

    /// A person with a new interaction.
    pub fn doer(&self, name: u64) -> Doer {
        let interaction = InteractionId(self.interaction.fetch_add(1, Ordering::Relaxed));
        Doer { interaction, person: person(name), moderator: false }
    }

    pub async fn open_in(&self, host: u64, channel: u64) -> Result<Done, Failed> {
        self.open_with(host, channel, Kind::Avalon.default_options()).await
    }

    /// A lobby of any game.
    pub async fn open_with(&self, host: u64, channel: u64, options: Options) -> Result<Done, Failed> {
        let place = Place { guild: Some(GuildId(9)), channel: ChannelId(channel), locale: Locale::En };
        self.tables.open(&self.doer(host), place, options, 0).await
    }

    pub async fn open(&self, host: u64) -> TableId {
        self.open_in(host, 100).await.unwrap().table.id
    }

    pub async fn act(&self, name: u64, table: &TableId, deed: Deed) -> Result<Done, Failed> {
        self.tables.act(&self.doer(name), table, None, deed).await
    }

    /// A press on a control that was shown at this step.
    pub async fn press(&self, name: u64, table: &TableId, step: u64, deed: Deed) -> Result<Done, Failed> {
        self.tables.act(&self.doer(name), table, Some(step), deed).await
    }

    pub async fn load(&self, table: &TableId) -> Table {
        self.tables.load(table).await.unwrap().unwrap()
    }

    /// A lobby of people 1 to `people` and so many computer players; person 1 is host.
    pub async fn lobby(&self, people: u64, computers: usize) -> TableId {
        self.lobby_with(Kind::Avalon.default_options(), people, computers).await
    }

    /// The same of any game.
    pub async fn lobby_with(&self, options: Options, people: u64, computers: usize) -> TableId {
        let table = self.open_with(1, 100, options).await.unwrap().table.id;
        for name in 2..=people {
            self.act(name, &table, Deed::Join).await.unwrap();
        }
        for _ in 0..computers {
            self.act(1, &table, Deed::AddComputer).await.unwrap();
        }
        table
    }

    /// The same, and the game has begun. Person n sits in seat n.
    pub async fn begun(&self, people: u64, computers: usize) -> TableId {
        let table = self.lobby(people, computers).await;
        self.act(1, &table, Deed::Begin).await.unwrap();
        table
    }

    pub async fn position(&self, table: &TableId) -> Position {
        match self.load(table).await.stage {
            Stage::Playing(playing) => playing.position,
            Stage::Over(over) => over.position,
            other => panic!("no game: {other:?}"),
        }
    }

    /// What everybody sees.
    pub async fn view(&self, table: &TableId) -> View {
        own(self.position(table).await.view(Viewer::Public))
    }

    pub async fn roles(&self, table: &TableId) -> BySeat<Role> {
        own(self.position(table).await.view(Viewer::All)).roles.unwrap()
    }

    /// Who sits in a seat.
    pub async fn name_in(&self, table: &TableId, seat: Seat) -> u64 {
        self.load(table).await.seats[seat.index()].person().unwrap().id.0
    }

    pub async fn leader(&self, table: &TableId) -> u64 {
        let leader = self.view(table).await.leader;
        self.name_in(table, leader).await
    }

    /// The leader proposes the first seats, as many as the quest takes.
    pub async fn propose(&self, table: &TableId) -> Result<Done, Failed> {
        let view = self.view(table).await;
        let PhaseView::Proposing { quests } = view.phase else { panic!("no proposal is asked") };
        let size = view.quests[quests[0].index()].team_size;
        let team = Seat::all(size).collect();
        self.act(self.leader(table).await, table, play(Action::Propose { team, quest: None })).await
    }

    /// People 1 to `people` all vote so; the last answer.
    pub async fn vote(&self, table: &TableId, people: u64, ballot: Ballot) -> Done {
        let mut last = None;
        for name in 1..=people {
            last = Some(self.act(name, table, play(Action::Vote(ballot))).await.unwrap());
        }
        last.unwrap()
    }

    /// The people on the team play success, in sitting order; the last answer.
    pub async fn succeed(&self, table: &TableId) -> Done {
        let PhaseView::Questing { team, .. } = self.view(table).await.phase else { panic!("no quest runs") };
        let mut last = None;
        for seat in team.iter() {
            let name = self.name_in(table, seat).await;
            last = Some(self.act(name, table, play(Action::Quest(Card::Success))).await.unwrap());
        }
        last.unwrap()
    }

    /// Five people; the holder of the Lady is asked, and leads next. Also how many actions that took, and whose
    /// seat it is.
    pub async fn declining(&self) -> (TableId, usize, Seat) {
        let options = Options::Avalon(avalon::Options { lady: true, ..avalon::Options::default() });
        let table = self.lobby_with(options, 5, 0).await;
        self.act(1, &table, Deed::Begin).await.unwrap();
        // The holder sits right of the first leader, so leads fifth: two teams fail, the others go.
        for ballot in [Ballot::Approve, Ballot::Reject, Ballot::Reject, Ballot::Approve] {
            self.propose(&table).await.unwrap();
            self.vote(&table, 5, ballot).await;
            if ballot == Ballot::Approve {
                self.succeed(&table).await;
            }
        }
        let view = self.view(&table).await;
        assert!(matches!(view.phase, PhaseView::Lady { .. }));
        let holder = view.lady.unwrap().holder;
        assert_eq!(holder, view.leader.left(5));
        // Four proposals with five votes each, two cards and three.
        (table, 4 * 6 + 2 + 3, holder)
    }

    /// Five people win three quests, so that the Assassin is to choose.
    pub async fn assassinating(&self, people: u64) -> TableId {
        let table = self.begun(people, 0).await;
        for _ in 0..3 {
            self.propose(&table).await.unwrap();
            self.vote(&table, people, Ballot::Approve).await;
            self.succeed(&table).await;
        }
        assert_eq!(self.view(&table).await.phase, PhaseView::Assassinating);
        table
    }
}

fn own(view: registry::View) -> View {
    Avalon::own_view(&view).unwrap().clone()
}

pub fn play(action: Action) -> Deed {
    Deed::Play(registry::Action::Avalon(action))
}

pub fn person(name: u64) -> Person {
    Person { id: PersonId(name), name: format!("Person {name}"), locale: Locale::En }
}

pub fn people(names: impl IntoIterator<Item = u64>) -> Vec<PersonId> {
    names.into_iter().map(PersonId).collect()
}

pub fn refused(result: Result<Done, Failed>) -> Refused {
    match result {
        Err(Failed::Refused(refused)) => refused,
        other => panic!("not refused: {other:?}"),
    }
}

/// What is to be shown.
pub fn shown(done: &Done) -> Vec<Intent> {
    done.outbox.iter().map(|(_, intent)| intent.clone()).collect()
}

pub const REDRAW: Intent = Intent::Board { anew: false, ping: Vec::new() };
pub const POST: Intent = Intent::Board { anew: true, ping: Vec::new() };
