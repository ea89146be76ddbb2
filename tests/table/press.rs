//! Presses that come twice, late, at once, or from strangers.

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

/// Gives up waiting for the answer after ever longer: whatever was written by then, it is all or nothing.
#[tokio::test]
async fn a_press_that_is_cut_off_is_carried_out_wholly_or_not_at_all() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    hall.propose(&table).await.unwrap();
    let (mut kept, mut lost) = (0, 0);
    for round in 0..200 {
        let before = hall.load(&table).await;
        let outbox = hall.tables.pending(&table).await.unwrap().len();
        let ballot = if round % 2 == 0 { Ballot::Approve } else { Ballot::Reject };
        let doer = hall.doer(1);
        let act = hall.tables.act(&doer, &table, None, play(Action::Vote(ballot)));
        let done = tokio::time::timeout(std::time::Duration::from_micros(round * 5), act).await;
        // A commit that was under way has ended once the next change of the table can begin.
        let mut next = hall.tables.store().change().await.unwrap();
        next.table(&table).await.unwrap();
        drop(next);
        let after = hall.load(&table).await;
        let actions = hall.tables.store().actions(&table).await.unwrap();
        let added = hall.tables.pending(&table).await.unwrap().len() - outbox;
        if after == before {
            assert_eq!(added, 0);
            assert!(!matches!(done, Ok(Ok(_))));
            lost += 1;
        } else {
            assert_eq!((added, actions.last().unwrap().interaction), (1, Some(doer.interaction)));
            let repeated: Result<_, Failed> = hall.tables.act(&doer, &table, None, Deed::Nudge).await;
            assert_eq!(refused(repeated), Refused::Repeated);
            kept += 1;
        }
    }
    assert!(kept > 0 && lost > 0, "{kept} were carried out, {lost} were not");
}
