use roundtable::games::Seat;
use roundtable::games::avalon::{Action, Ballot, PhaseView};
use roundtable::games::registry;
use roundtable::table::{Deed, Done, Failed, Intent, Notice, PersonId, TableId};

use crate::fixture::Hall;

fn play(action: Action) -> Deed {
    Deed::Play(registry::Action::Avalon(action))
}

/// The leader proposes the first seats, as many as the quest takes.
async fn propose(hall: &Hall, table: &TableId) -> Result<Done, Failed> {
    let view = hall.view(table).await;
    let PhaseView::Proposing { quests } = view.phase else { panic!("no proposal is asked") };
    let size = view.quests[quests[0].index()].team_size;
    let leader = hall.name_in(table, view.leader).await;
    let team = Seat::all(size).collect();
    hall.act(leader, table, play(Action::Propose { team, quest: None })).await
}

#[tokio::test]
async fn the_deal_tells_everybody_his_secret_and_the_votes_are_posted() {
    let hall = Hall::new().await;
    let table = hall.open(1).await;
    for name in 2..=5 {
        hall.act(name, &table, Deed::Join).await.unwrap();
    }
    let done = hall.act(1, &table, Deed::Begin).await.unwrap();
    let shown: Vec<Intent> = done.outbox.iter().map(|(_, intent)| intent.clone()).collect();
    assert_eq!(shown[0], Intent::Notice(Notice::Dealt));
    assert_eq!(shown[1..6], Seat::all(5).map(|seat| Intent::Secret { seat }).collect::<Vec<_>>());
    assert!(matches!(shown[6], Intent::Board { anew: true, .. }));
    assert_eq!((shown.len(), done.table.step), (7, 1));

    let leader = hall.view(&table).await.leader;
    let done = propose(&hall, &table).await.unwrap();
    let voters = (1..=5).filter(|name| *name != leader.number() as u64).map(PersonId).collect();
    assert_eq!(done.outbox[0].1, Intent::Board { anew: true, ping: voters });
    assert_eq!((done.outbox.len(), done.table.step), (1, 2));

    for name in 1..=4 {
        let done = hall.act(name, &table, play(Action::Vote(Ballot::Approve))).await.unwrap();
        assert_eq!(done.outbox[0].1, Intent::Board { anew: false, ping: vec![] });
        assert_eq!((done.outbox.len(), done.table.step), (1, 2));
    }
    let done = hall.act(5, &table, play(Action::Vote(Ballot::Approve))).await.unwrap();
    assert!(matches!(&done.outbox[0].1, Intent::Result { events } if events.len() == 1));
    assert_eq!(done.outbox[1].1, Intent::Board { anew: true, ping: vec![PersonId(1), PersonId(2)] });
    assert_eq!((done.outbox.len(), done.table.step), (2, 3));
}
