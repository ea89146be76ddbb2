//! The machine's clock is put forward or back while games run, or differs from another process's.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant};

use roundtable::games::Seat;
use roundtable::games::registry::Kind;
use roundtable::language::Locale;
use roundtable::store::{Holder, Store};
use roundtable::table::{
    ChannelId, Clock, Deed, Doer, GuildId, InteractionId, Pauses, Place, Refused, Stage, Table, TableId, Tables,
};

use crate::base::Base;
use crate::fixture::{HOUR, Hall, MINUTE, SECOND, person, refused};

/// Tables whose computer players act after half a second, with deadlines as they run in the bot, and a hand on the
/// clock.
struct Running {
    tables: Tables,
    ahead: Arc<AtomicI64>,
    _base: Base,
}

impl Running {
    async fn new() -> Running {
        let base = Base::new().await;
        let ahead = Arc::new(AtomicI64::new(0));
        let clock = Clock::new({
            let (real, ahead) = (Clock::system(), Arc::clone(&ahead));
            move || real.now().saturating_add_signed(ahead.load(Ordering::Relaxed))
        });
        let pause = Duration::from_millis(500);
        let (tables, _) = Tables::new(base.open().await, clock, Pauses { short: pause, long: pause });
        Running { tables, ahead, _base: base }
    }

    fn start(&self) {
        let tables = self.tables.clone();
        tokio::spawn(async move { tables.run_deadlines(std::future::pending()).await });
    }

    fn jump(&self, milliseconds: i64) {
        self.ahead.fetch_add(milliseconds, Ordering::Relaxed);
    }

    async fn open(&self, host: u64, computers: u8) -> TableId {
        let place = Place { guild: Some(GuildId(9)), channel: ChannelId(host), locale: Locale::En };
        let options = Kind::Avalon.default_options();
        self.tables.open(&doer(host, 1), place, options, computers).await.unwrap().table.id
    }

    async fn load(&self, table: &TableId) -> Table {
        self.tables.load(table).await.unwrap().unwrap()
    }
}

fn doer(name: u64, interaction: u64) -> Doer {
    Doer { interaction: InteractionId(name * 1000 + interaction), person: person(name), moderator: false }
}

async fn soon(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let start = Instant::now();
    while !holds().await {
        assert!(start.elapsed() < Duration::from_secs(10), "{what} never comes");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// The computer players act as if nothing had happened, and what was put off is tried again.
#[tokio::test]
async fn an_hour_back_makes_no_table_wait_for_an_hour() {
    let running = Running::new().await;
    let table = running.open(1, 4).await;
    let store = running.tables.store();
    let put_off = async || {
        let rows = running.tables.pending(&table).await.unwrap();
        let until = running.tables.clock().now() + MINUTE;
        store.postpone(rows[0].id, until, Some(500), false).await.unwrap();
    };
    let tried = async || {
        let now = running.tables.clock().now();
        running.tables.pending(&table).await.unwrap().iter().all(|row| row.not_before <= now)
    };
    put_off().await;
    running.start();
    soon("the first try after the start", tried).await;
    put_off().await;

    let begun = running.tables.act(&doer(1, 2), &table, None, Deed::Begin).await.unwrap().table;
    let actions = async || store.actions(&table).await.unwrap().len();
    if let Stage::Playing(playing) = &begun.stage
        && playing.position.to_act().contains(Seat(0))
    {
        let action = playing.position.legal_actions(Seat(0)).swap_remove(0);
        running.tables.act(&doer(1, 3), &table, None, Deed::Play(action)).await.unwrap();
    }
    let before = actions().await;
    running.jump(-HOUR.cast_signed());
    soon("a computer player's deed", async || actions().await > before).await;
    soon("another try", tried).await;
}

/// Nobody could press anything in a day that never was.
#[tokio::test]
async fn a_day_forward_closes_no_lobby() {
    let running = Running::new().await;
    let lobby = running.open(1, 0).await;
    running.start();
    let other = running.open(2, 4).await;
    running.jump(24 * HOUR.cast_signed());
    // This wakes the deadlines.
    running.tables.act(&doer(2, 2), &other, None, Deed::Begin).await.unwrap();
    let store = running.tables.store();
    let now = running.tables.clock().now();
    let is_due = async |at| store.due(at, 10).await.unwrap().iter().any(|(table, _)| *table == lobby);
    soon("the sweep after the jump", async || !is_due(now).await).await;
    assert_eq!(running.load(&lobby).await.stage, Stage::Lobby);
    assert!(!is_due(now + 9 * MINUTE).await && is_due(now + 11 * MINUTE).await);
}

#[tokio::test]
async fn a_call_may_be_repeated_after_two_minutes_whatever_the_clock_does() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let leader = hall.leader(&table).await;
    let caller = if leader == 1 { 2 } else { 1 };
    hall.act(caller, &table, Deed::Nudge).await.unwrap();
    hall.wait(MINUTE);
    let wait = refused(hall.act(caller, &table, Deed::Nudge).await);
    assert_eq!(wait, Refused::NudgedAlready { wait_seconds: 60 });
    hall.turn_back(HOUR);
    hall.act(caller, &table, Deed::Nudge).await.unwrap();
    // Another process may be a little behind.
    hall.turn_back(5 * SECOND);
    let wait = refused(hall.act(caller, &table, Deed::Nudge).await);
    assert_eq!(wait, Refused::NudgedAlready { wait_seconds: 115 });
}

#[tokio::test]
async fn the_open_table_of_a_channel_is_found_though_another_seems_newer() {
    let hall = Hall::new().await;
    let first = hall.open(1).await;
    hall.act(1, &first, Deed::Close).await.unwrap();
    hall.turn_back(HOUR);
    let open = hall.open(2).await;
    let found = async || hall.tables.at_channel(ChannelId(100)).await.unwrap().map(|table| table.id);
    assert_eq!(found().await, Some(open.clone()));
    // Where none is open, the newest is all that can be told.
    hall.act(2, &open, Deed::Close).await.unwrap();
    assert_eq!(found().await, Some(first));
}

/// No clock of a process is asked, so none can take a lease too early or keep it too long.
#[tokio::test]
async fn a_lease_lasts_by_the_servers_clock() {
    let Base::Server(url) = Base::new().await else { return println!("left out: only a server has leases") };
    let (here, there) = (Store::connect(&url).await.unwrap(), Store::connect(&url).await.unwrap());
    let (first, second) = (Holder::new().unwrap(), Holder::new().unwrap());
    let life = Duration::from_secs(2);
    assert!(here.take_lease("public x", &first, life).await.unwrap());
    let taken = Instant::now();
    assert!(!there.take_lease("public x", &second, life).await.unwrap());
    assert!(here.take_lease("public x", &first, life).await.unwrap(), "the own one is prolonged");
    while !there.take_lease("public x", &second, life).await.unwrap() {
        assert!(taken.elapsed() < Duration::from_secs(10), "the lease never ends");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(taken.elapsed() >= life);
    assert!(!here.take_lease("public x", &first, life).await.unwrap());
    there.end_lease("public x", &second).await.unwrap();
    assert!(here.take_lease("public x", &first, life).await.unwrap());
}

/// Which is how a machine learns that its own is wrong.
#[tokio::test]
async fn the_server_tells_its_time() {
    let base = Base::new().await;
    let there = base.open().await.server_time().await.unwrap();
    let Base::Server(_) = base else { return assert_eq!(there, None, "nobody else has a clock") };
    let there = there.unwrap();
    // Tests and server may be on two machines, but on the same evening.
    assert!(Clock::system().now().abs_diff(there) < 600_000, "{there}");

    let ahead = |seconds: i64| Clock::new(move || there.strict_add_signed(seconds * 1000)).difference(there);
    assert_eq!((ahead(5), ahead(-5)), (None, None));
    assert!(ahead(3600).unwrap().contains("3600 s ahead of the database server's"));
    assert!(ahead(-60).unwrap().contains("60 s behind the database server's"));
}
