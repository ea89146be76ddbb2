//! Taking back, step by step. Avalon has one case of two steps of the same person in a row: the holder of the
//! Lady declines, is the next leader, and proposes.

use roundtable::games::avalon::{Action, Ballot};
use roundtable::table::{Deed, Intent, Notice, Refused, TableId};

use crate::fixture::{Hall, POST, REDRAW, play, refused, shown};

async fn count(hall: &Hall, table: &TableId) -> usize {
    let rows = hall.tables.store().actions(table).await.unwrap();
    assert!(rows.iter().map(|row| row.n).eq(0..rows.len() as u32));
    rows.len()
}

#[tokio::test]
async fn steps_of_one_person_are_taken_back_one_after_the_other() {
    let hall = Hall::new().await;
    let (table, actions, seat) = hall.declining().await;
    let holder = hall.name_in(&table, seat).await;
    let asked = hall.position(&table).await;
    let step = hall.act(holder, &table, play(Action::Lady(None))).await.unwrap().table.step;
    let declined = hall.position(&table).await;
    hall.propose(&table).await.unwrap();
    assert_eq!(count(&hall, &table).await, actions + 2);

    // All others had been asked to vote; they are told.
    let back = hall.press(holder, &table, step + 1, Deed::TakeBack).await.unwrap();
    assert_eq!(shown(&back), [Intent::Notice(Notice::TakenBack { seat }), POST]);
    assert_eq!((hall.position(&table).await, count(&hall, &table).await), (declined.clone(), actions + 1));
    // Nobody else had been asked.
    let back = hall.press(holder, &table, step + 2, Deed::TakeBack).await.unwrap();
    assert_eq!((shown(&back), back.table.step), (vec![REDRAW], step + 3));
    assert_eq!((hall.position(&table).await, count(&hall, &table).await), (asked, actions));
    // Before that lies the last quest card, and nothing before it can be taken back.
    assert_eq!(refused(hall.act(holder, &table, Deed::TakeBack).await), Refused::NothingToTakeBack);

    // Whatever was shown before stays dead, though the same is asked again.
    for old in step - 1..step + 3 {
        assert_eq!(refused(hall.press(holder, &table, old, play(Action::Lady(None))).await), Refused::Stale);
        assert_eq!(refused(hall.press(holder, &table, old, Deed::TakeBack).await), Refused::Stale);
    }
    hall.press(holder, &table, step + 3, play(Action::Lady(None))).await.unwrap();
    assert_eq!(hall.position(&table).await, declined);
}

#[tokio::test]
async fn what_can_be_taken_back_outlives_the_program() {
    let mut hall = Hall::new().await;
    let (table, actions, seat) = hall.declining().await;
    let holder = hall.name_in(&table, seat).await;
    let asked = hall.position(&table).await;
    hall.act(holder, &table, play(Action::Lady(None))).await.unwrap();
    hall.propose(&table).await.unwrap();
    for left in [1, 0] {
        hall = hall.restart().await;
        hall.act(holder, &table, Deed::TakeBack).await.unwrap();
        hall = hall.restart().await;
        assert_eq!(count(&hall, &table).await, actions + left);
    }
    assert_eq!(hall.position(&table).await, asked);
    // What is played instead is what the record holds.
    hall.act(holder, &table, play(Action::Lady(None))).await.unwrap();
    hall.act(1, &table, Deed::Stop).await.unwrap();
    let record = hall.tables.record(&table).await.unwrap();
    assert_eq!(record.actions.len(), actions + 1);
    assert_eq!(record.replay(None).unwrap().position, hall.position(&table).await);
}

#[tokio::test]
async fn nothing_before_a_step_that_stays_can_be_taken_back() {
    let hall = Hall::new().await;
    let (table, _, seat) = hall.declining().await;
    let holder = hall.name_in(&table, seat).await;
    hall.act(holder, &table, play(Action::Lady(None))).await.unwrap();
    hall.propose(&table).await.unwrap();
    hall.act(holder, &table, play(Action::Vote(Ballot::Approve))).await.unwrap();
    assert_eq!(refused(hall.act(holder, &table, Deed::TakeBack).await), Refused::NothingToTakeBack);
}
