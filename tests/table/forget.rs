//! Forgetting somebody: nothing that is stored names him any more, and the games that he played stay whole.

use roundtable::games::avalon::{Action, Ballot};
use roundtable::store::{ChannelId, Direct, PersonId};
use roundtable::table::{Deed, Holder, Intent, Notice, Stage, TableId};

use crate::fixture::{Hall, play};

/// Whose number stands nowhere by chance; the name contains it.
const HER: u64 = 412_345_678_901_234_567;

async fn names_her(hall: &Hall) -> Vec<String> {
    let rows = hall.dump().await;
    rows.into_iter().filter(|row| row.contains(&HER.to_string())).collect()
}

/// A game in this channel with her as host and people 2 to 5.
async fn game(hall: &Hall, channel: u64) -> TableId {
    let table = hall.open_in(HER, channel).await.unwrap().table.id;
    for name in 2..=5 {
        hall.act(name, &table, Deed::Join).await.unwrap();
    }
    hall.act(HER, &table, Deed::Begin).await.unwrap();
    table
}

#[tokio::test]
async fn id_and_name_leave_everything_but_open_tables_where_she_sits() {
    let hall = Hall::new().await;
    let store = hall.tables.store();

    // A game that has ended, with a rejected team.
    let ended = game(&hall, 100).await;
    hall.propose(&ended).await.unwrap();
    for name in [HER, 2, 3, 4, 5] {
        hall.act(name, &ended, play(Action::Vote(Ballot::Reject))).await.unwrap();
    }
    hall.act(HER, &ended, Deed::Stop).await.unwrap();
    let record = hall.tables.record(&ended).await.unwrap();
    assert_eq!(record.actions.len(), 6);

    // A lobby that was closed, and a game that runs without her: she left, and is wanted back.
    let closed = hall.open_in(HER, 200).await.unwrap().table.id;
    hall.act(HER, &closed, Deed::Close).await.unwrap();
    let left = game(&hall, 300).await;
    hall.act(3, &left, Deed::Stop).await.unwrap();
    hall.act(HER, &left, Deed::Leave).await.unwrap();
    let host = hall.load(&left).await.host.0;
    let offer = Deed::Replace {
        seat: hall.load(&left).await.kept_for(PersonId(HER)).unwrap(),
        with: Some(hall.doer(HER).person),
    };
    hall.act(host, &left, offer).await.unwrap();

    // A lobby where she sits.
    let open = hall.open_in(HER, 400).await.unwrap().table.id;
    store.set_direct(PersonId(HER), Direct { channel: Some(ChannelId(7)), closed_at: None }).await.unwrap();

    let forgotten = hall.tables.forget(PersonId(HER)).await.unwrap();
    assert_eq!(forgotten.seated.iter().map(|table| table.id.clone()).collect::<Vec<_>>(), std::slice::from_ref(&open));
    assert_eq!(forgotten.unreadable, []);
    let left_over = names_her(&hall).await;
    assert!(!left_over.is_empty() && left_over.iter().all(|row| row.contains(open.as_str())), "{left_over:#?}");

    hall.act(HER, &open, Deed::Leave).await.unwrap();
    assert_eq!(hall.tables.forget(PersonId(HER)).await.unwrap().seated, []);
    assert_eq!(names_her(&hall).await, [""; 0]);

    // The game that ended is whole: her seat is nobody's, and it replays with the same deal.
    let table = hall.load(&ended).await;
    assert_eq!(table.seats.iter().filter(|holder| **holder == Holder::Forgotten).count(), 1);
    assert_eq!(table.people().count(), 4);
    let after = hall.tables.record(&ended).await.unwrap();
    assert_eq!(after.write(), record.write());
    after.replay(None).unwrap();
    // Whoever plays again does so without her.
    let next = hall.act(2, &ended, Deed::Again).await.unwrap().table;
    assert_eq!((next.host.0, next.seats.len()), (2, 4));

    // The game without her goes on, and nobody is offered her seat.
    let Stage::Playing(playing) = hall.load(&left).await.stage else { panic!("the game runs") };
    assert!(playing.offers.is_empty());
    assert_eq!(playing.stop_votes, [PersonId(3)]);
    let pending: Vec<_> = hall.tables.pending(&left).await.unwrap().into_iter().map(|row| row.intent).collect();
    let offered = |intent: &Intent| matches!(intent, Intent::Notice(Notice::SeatOffered { .. }));
    assert!(!pending.iter().any(offered), "{pending:?}");
    let given =
        |intent: &Intent| matches!(intent, Intent::Notice(Notice::SeatGiven { was, .. }) if was.name.is_empty());
    assert!(pending.iter().any(given), "{pending:?}");
}

#[tokio::test]
async fn a_table_that_cannot_be_read_is_named_and_hinders_no_other() {
    let hall = Hall::new().await;
    let lost = hall.open_in(HER, 100).await.unwrap().table.id;
    hall.break_snapshot(&lost).await;
    let closed = hall.open_in(HER, 200).await.unwrap().table.id;
    hall.act(HER, &closed, Deed::Close).await.unwrap();
    let forgotten = hall.tables.forget(PersonId(HER)).await.unwrap();
    assert_eq!(forgotten.unreadable, [lost]);
    assert_eq!(hall.load(&closed).await.seats, [Holder::Forgotten]);
}
