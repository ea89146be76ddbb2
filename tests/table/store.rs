//! The database by itself: opening it, the outbox, boards, unreadable rows.

use std::fs;
use std::path::Path;

use roundtable::store::{Board, ChannelId, Direct, MessageId, PersonId, Store, StoreError};
use roundtable::table::{Deed, Failed, Intent};
use sqlx::{Connection, SqliteConnection};

use crate::fixture::{HOUR, Hall, POST};

async fn failure(path: &Path) -> StoreError {
    match Store::open(path).await {
        Err(error) => error,
        Ok(_) => panic!("{} was opened", path.display()),
    }
}

async fn raw(path: &Path) -> SqliteConnection {
    SqliteConnection::connect(&format!("sqlite://{}", path.display())).await.unwrap()
}

#[tokio::test]
async fn a_database_that_cannot_be_used_is_refused_with_the_mend() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("tables.sqlite");

    fs::write(&path, "This is a shopping list, not a database. ".repeat(100)).unwrap();
    assert!(matches!(failure(&path).await, StoreError::Corrupt(_)));
    fs::remove_file(&path).unwrap();

    let store = Store::open(&path).await.unwrap();
    assert!(matches!(failure(&path).await, StoreError::InUse(_)));
    for n in 0..1000 {
        store.set_setting("scope", &n.to_string(), Some("a value that takes some room")).await.unwrap();
    }
    store.close().await;
    drop(store);

    let mut other = raw(&path).await;
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    assert!(matches!(failure(&path).await, StoreError::Locked));
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();

    let newer = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (9999, 'from later', 1, X'00', 1)";
    sqlx::query(newer).execute(&mut other).await.unwrap();
    assert!(matches!(failure(&path).await, StoreError::OtherSchema(9999)));
    sqlx::query("DELETE FROM _sqlx_migrations WHERE version = 9999").execute(&mut other).await.unwrap();
    other.close().await.unwrap();

    let whole = fs::read(&path).unwrap();
    fs::write(&path, &whole[..whole.len() / 2]).unwrap();
    assert!(matches!(failure(&path).await, StoreError::Corrupt(_)));
    let mut holed = whole.clone();
    let middle = whole.len() / 2;
    holed[middle..middle + 8192].fill(0xA5);
    fs::write(&path, &holed).unwrap();
    assert!(matches!(failure(&path).await, StoreError::Corrupt(_)));
    fs::write(&path, &whole).unwrap();
    Store::open(&path).await.unwrap();

    let nowhere = folder.path().join("no such folder").join("tables.sqlite");
    let error = failure(&nowhere).await;
    assert!(matches!(error, StoreError::CannotOpen { .. }));
    assert!(!error.to_string().contains('\n'));
}

#[tokio::test]
async fn a_change_that_is_dropped_leaves_nothing() {
    let hall = Hall::new().await;
    let table = hall.open(1).await;
    let store = hall.tables.store();
    let before = store.outbox(&table).await.unwrap();
    let mut change = store.change().await.unwrap();
    change.push(&table, "\"lost\"", 1).await.unwrap();
    drop(change);
    assert_eq!(store.outbox(&table).await.unwrap(), before);
    hall.act(2, &table, Deed::Join).await.unwrap();
}

#[tokio::test]
async fn the_outbox_keeps_order_and_fate() {
    let hall = Hall::new().await;
    let table = hall.open(1).await;
    hall.act(2, &table, Deed::Join).await.unwrap();
    let store = hall.tables.store();
    let now = hall.tables.clock().now();
    let [first, second] = hall.tables.pending(&table).await.unwrap().try_into().unwrap();
    assert!(first.id < second.id && first.id.nonce().len() <= 25);
    assert_eq!((first.intent.clone(), first.attempted, first.attempts), (POST, None, 0));

    store.mark_attempted(first.id, now).await.unwrap();
    let [tried, _] = hall.tables.pending(&table).await.unwrap().try_into().unwrap();
    assert_eq!((tried.attempted, tried.attempts), (Some(now), 0));
    store.postpone(first.id, now + HOUR, Some(50013), true).await.unwrap();
    let [postponed, _] = hall.tables.pending(&table).await.unwrap().try_into().unwrap();
    assert_eq!((postponed.attempted, postponed.not_before, postponed.code), (None, now + HOUR, Some(50013)));
    assert_eq!(postponed.attempts, 1);

    let board = Board {
        channel: ChannelId(100),
        message: MessageId(u64::MAX),
        mark: first.id.nonce(),
        posted_at: now,
        shown: "lobby".to_owned(),
        checked_at: None,
    };
    assert_eq!(store.tables_with_due_rows(now).await.unwrap(), std::slice::from_ref(&table));
    store.show_board(&table, &board, &[second.id]).await.unwrap();
    assert_eq!(store.board(&table).await.unwrap(), Some(board));
    assert_eq!(store.tables_with_due_rows(now).await.unwrap(), []);
    assert_eq!(store.tables_with_due_rows(now + HOUR).await.unwrap(), std::slice::from_ref(&table));
    store.settle(&[first.id]).await.unwrap();
    assert_eq!(hall.tables.pending(&table).await.unwrap(), []);
    store.forget_board(&table).await.unwrap();
    assert_eq!(store.board(&table).await.unwrap(), None);
}

#[tokio::test]
async fn settings_and_direct_channels_are_kept() {
    let hall = Hall::new().await;
    let store = hall.tables.store();
    assert_eq!(store.setting("guild:9", "language").await.unwrap(), None);
    store.set_setting("guild:9", "language", Some("hu")).await.unwrap();
    store.set_setting("guild:9", "language", Some("cs")).await.unwrap();
    assert_eq!(store.setting("guild:9", "language").await.unwrap().as_deref(), Some("cs"));
    store.set_setting("guild:9", "language", None).await.unwrap();
    assert_eq!(store.setting("guild:9", "language").await.unwrap(), None);

    let closed = Direct { channel: Some(ChannelId(7)), closed_at: Some(5) };
    assert_eq!(store.direct(PersonId(1)).await.unwrap(), Direct::default());
    store.set_direct(PersonId(1), closed).await.unwrap();
    assert_eq!(store.direct(PersonId(1)).await.unwrap(), closed);
}

#[tokio::test]
async fn a_table_that_cannot_be_read_affects_no_other() {
    let hall = Hall::new().await;
    let lost = hall.open(1).await;
    let other = hall.open_in(1, 200).await.unwrap().table.id;
    hall.break_snapshot(&lost).await;
    assert!(matches!(hall.act(2, &lost, Deed::Join).await, Err(Failed::Store(StoreError::Unreadable { .. }))));
    let mine: Vec<_> = hall.tables.of_person(PersonId(1)).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(mine, std::slice::from_ref(&other));
    let third = hall.open_in(3, 100).await.unwrap().table.id;
    hall.act(3, &third, Deed::Close).await.unwrap();
    hall.wait(2 * HOUR);
    let ended = hall.tables.due().await.unwrap();
    assert_eq!(ended.len(), 1);
    assert!(matches!(ended[0].outbox[0].1, Intent::Board { .. }) && ended[0].table.id == other);
}
