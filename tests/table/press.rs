//! Presses that come twice, late, at once, or from strangers.

use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;

use roundtable::games::avalon::{Action, Ballot, PhaseView, Refusal};
use roundtable::games::{Seats, registry};
use roundtable::table::{Deed, Failed, Refused};

use crate::fixture::{Hall, play, refused};

#[tokio::test]
async fn an_interaction_is_carried_out_once() {
    let hall = Hall::new().await;
    let table = hall.lobby(5, 0).await;
    let doer = hall.doer(1);
    hall.tables.act(&doer, &table, None, Deed::Begin).await.unwrap();
    let before = hall.load(&table).await;
    assert_eq!(refused(hall.tables.act(&doer, &table, None, Deed::Begin).await), Refused::Repeated);
    assert_eq!(refused(hall.tables.act(&doer, &table, None, Deed::Leave).await), Refused::Repeated);
    assert_eq!(hall.load(&table).await, before);

    // One that was refused changed nothing, so it may come again.
    let doer = hall.doer(1);
    assert_eq!(refused(hall.tables.act(&doer, &table, None, Deed::Join).await), Refused::Begun);
    assert_eq!(refused(hall.tables.act(&doer, &table, None, Deed::Join).await), Refused::Begun);
}

#[tokio::test]
async fn votes_at_the_same_moment_do_not_void_each_other() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let step = hall.propose(&table).await.unwrap().table.step;
    let votes = (1..=5).map(|name| {
        let (tables, doer, table) = (hall.tables.clone(), hall.doer(name), table.clone());
        let vote = play(Action::Vote(Ballot::Approve));
        tokio::spawn(async move { tables.act(&doer, &table, Some(step), vote).await })
    });
    for vote in futures::future::join_all(votes).await {
        vote.unwrap().unwrap();
    }
    assert!(matches!(hall.view(&table).await.phase, PhaseView::Questing { .. }));
    assert_eq!(hall.tables.store().actions(&table).await.unwrap().len(), 6);
}

#[tokio::test]
async fn of_two_equal_presses_within_a_moment_one_counts() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let step = hall.propose(&table).await.unwrap().table.step;
    let press = || hall.press(3, &table, step, play(Action::Vote(Ballot::Reject)));
    let (first, second) = tokio::join!(press(), press());
    let (done, other) = if first.is_ok() { (first, second) } else { (second, first) };
    assert_eq!(done.unwrap().table.step, step);
    let reason = Refusal::SameVote { ballot: Ballot::Reject };
    assert_eq!(refused(other), Refused::Rules(registry::Refusal::Avalon(reason)));
}

#[tokio::test]
async fn strangers_and_wrong_teams_change_nothing() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let before = hall.load(&table).await;
    let leader = hall.leader(&table).await;
    let other = if leader == 1 { 2 } else { 1 };
    let propose = |seats| play(Action::Propose { team: Seats::all(seats), quest: None });
    assert_eq!(refused(hall.act(6, &table, propose(2)).await), Refused::NotSeated);
    for (name, seats) in [(other, 2), (leader, 1), (leader, 3)] {
        assert!(matches!(refused(hall.act(name, &table, propose(seats)).await), Refused::Rules(_)));
    }
    let stranger = play(Action::Propose { team: Seats::from_bits(0b10_0001), quest: None });
    assert!(matches!(refused(hall.act(leader, &table, stranger).await), Refused::Rules(_)));
    let nowhere = "AAAAAA".parse().unwrap();
    assert_eq!(refused(hall.act(1, &nowhere, Deed::Join).await), Refused::NoTable);
    assert_eq!(hall.load(&table).await, before);
}

/// Gives up waiting at each of the places where a press waits for the database, the request just on its way: whatever
/// was written by then, it is all or nothing.
#[tokio::test]
async fn a_press_that_is_cut_off_is_carried_out_wholly_or_not_at_all() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    hall.propose(&table).await.unwrap();
    let (mut ballot, mut other) = (Ballot::Approve, Ballot::Reject);
    let mut lost = 0;
    for round in 0..10 {
        for waits in 0.. {
            let before = hall.load(&table).await;
            let outbox = hall.tables.pending(&table).await.unwrap().len();
            let doer = hall.doer(1);
            let act = hall.tables.act(&doer, &table, None, play(Action::Vote(ballot)));
            let done = cut_off(act, waits).await;
            // A commit that was under way has ended once the next change of the table can begin.
            let mut next = hall.tables.store().change().await.unwrap();
            next.table(&table).await.unwrap();
            drop(next);
            let after = hall.load(&table).await;
            let actions = hall.tables.store().actions(&table).await.unwrap();
            let added = hall.tables.pending(&table).await.unwrap().len() - outbox;
            if after == before {
                lost += 1;
                assert_eq!(added, 0, "round {round}, cut off after {waits} waits");
                assert!(done.is_none());
                let again = hall.tables.act(&doer, &table, None, Deed::Join).await;
                assert_eq!(refused(again), Refused::Begun, "it is not remembered either");
            } else {
                assert_eq!((added, actions.last().unwrap().interaction), (1, Some(doer.interaction)));
                let repeated: Result<_, Failed> = hall.tables.act(&doer, &table, None, Deed::Nudge).await;
                assert_eq!(refused(repeated), Refused::Repeated);
                (ballot, other) = (other, ballot);
            }
            if let Some(done) = done {
                done.unwrap();
                break;
            }
        }
    }
    assert!(lost > 0, "none was given up in time");
}

/// What comes of `future` unless it has to wait more than `waits` times, when it is dropped.
async fn cut_off<T>(future: impl Future<Output = T>, mut waits: u32) -> Option<T> {
    let mut future = pin!(future);
    poll_fn(|context| match future.as_mut().poll(context) {
        Poll::Ready(done) => Poll::Ready(Some(done)),
        Poll::Pending if waits == 0 => Poll::Ready(None),
        Poll::Pending => {
            waits -= 1;
            Poll::Pending
        }
    })
    .await
}
