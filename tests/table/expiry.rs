use roundtable::store::Deadline;
use roundtable::table::{Closing, Deed, Ending, Stage};

use crate::fixture::{HOUR, Hall, MINUTE};

#[tokio::test]
async fn a_lobby_closes_two_hours_after_the_last_press() {
    let hall = Hall::new().await;
    let table = hall.open(1).await;
    hall.wait(HOUR + 59 * MINUTE);
    hall.act(2, &table, Deed::Join).await.unwrap();
    hall.wait(HOUR + 59 * MINUTE);
    assert_eq!(hall.tables.due().await.unwrap(), []);
    hall.wait(MINUTE);
    assert_eq!(hall.tables.due().await.unwrap().len(), 1);
    assert_eq!(hall.load(&table).await.stage, Stage::Closed(Closing::Expired));
    hall.open(3).await;
}

#[tokio::test]
async fn a_game_ends_a_week_after_the_last_action() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    hall.wait(7 * 24 * HOUR - MINUTE);
    // Calling for the others does not count.
    let leader = hall.name_in(&table, hall.view(&table).await.leader).await;
    hall.act(if leader == 1 { 2 } else { 1 }, &table, Deed::Nudge).await.unwrap();
    assert_eq!(hall.tables.due().await.unwrap(), []);
    hall.wait(MINUTE);
    hall.tables.due().await.unwrap();
    assert!(matches!(hall.load(&table).await.stage, Stage::Over(over) if over.ending == Ending::Idle));
}

/// Another process may have met it, or the same one without being told.
#[tokio::test]
async fn only_a_deadline_that_is_still_due_is_put_off() {
    let hall = Hall::new().await;
    let table = hall.open(1).await;
    let store = hall.tables.store();
    let now = hall.tables.clock().now();
    store.postpone_deadline(&table, Deadline::Expiry, now, now + MINUTE).await.unwrap();
    assert_eq!(hall.next_deadline().await, Some(2 * HOUR));
    store.postpone_deadline(&table, Deadline::Computer, now, now + MINUTE).await.unwrap();
    assert_eq!(hall.next_deadline().await, Some(2 * HOUR));
    hall.wait(2 * HOUR);
    let now = hall.tables.clock().now();
    store.postpone_deadline(&table, Deadline::Expiry, now, now + MINUTE).await.unwrap();
    assert_eq!(hall.next_deadline().await, Some(MINUTE));
}
