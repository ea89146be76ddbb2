use roundtable::games::avalon::{Action, Ballot, Card, Event, PhaseView, Role};
use roundtable::games::{Seat, Seats, registry};
use roundtable::table::{Deed, Ending, Intent, Notice, Refused, Stage};

use crate::fixture::{Hall, MINUTE, POST, REDRAW, SECOND, people, play, refused, shown};

#[tokio::test]
async fn the_deal_tells_everybody_his_secret_and_each_choice_pings_who_is_asked() {
    let hall = Hall::new().await;
    let table = hall.lobby(5, 0).await;
    let done = hall.act(1, &table, Deed::Begin).await.unwrap();
    let leader = hall.leader(&table).await;
    let mut expected = vec![Intent::Notice(Notice::Dealt)];
    expected.extend(Seat::all(5).map(|seat| Intent::Secret { seat }));
    // Who pressed the button sees the board himself.
    expected.push(Intent::Board { anew: true, ping: people([leader].into_iter().filter(|leader| *leader != 1)) });
    assert_eq!((shown(&done), done.table.step), (expected, 1));

    let done = hall.propose(&table).await.unwrap();
    let voters = people((1..=5).filter(|name| *name != leader));
    assert_eq!((shown(&done), done.table.step), (vec![Intent::Board { anew: true, ping: voters }], 2));

    for name in 1..=4 {
        let done = hall.act(name, &table, play(Action::Vote(Ballot::Approve))).await.unwrap();
        assert_eq!((shown(&done), done.table.step), (vec![REDRAW], 2));
    }
    let done = hall.act(5, &table, play(Action::Vote(Ballot::Approve))).await.unwrap();
    assert!(matches!(&done.outbox[0].1, Intent::Result { events } if events.len() == 1));
    assert_eq!(shown(&done)[1..], [Intent::Board { anew: true, ping: people([1, 2]) }]);
    assert_eq!(done.table.step, 3);
}

/// The last card could be anybody's of the team, so who is asked next is pinged, whoever played it.
#[tokio::test]
async fn no_ping_tells_who_played_the_last_card() {
    let hall = Hall::new().await;
    for next_leader_last in [true, false] {
        let table = hall.begun(5, 0).await;
        let leader = hall.view(&table).await.leader;
        let next = leader.left(5);
        let other = next.left(5);
        let team = Action::Propose { team: Seats::NONE.with(next).with(other), quest: None };
        hall.act(hall.leader(&table).await, &table, play(team)).await.unwrap();
        hall.vote(&table, 5, Ballot::Approve).await;
        let order = if next_leader_last { [other, next] } else { [next, other] };
        for seat in order {
            let done = hall.act(seat.number() as u64, &table, play(Action::Quest(Card::Success))).await.unwrap();
            let expected = if seat == order[1] {
                Intent::Board { anew: true, ping: people([next.number() as u64]) }
            } else {
                REDRAW
            };
            assert_eq!(shown(&done).last(), Some(&expected));
        }
        hall.act(1, &table, Deed::Stop).await.unwrap();
    }
}

#[tokio::test]
async fn the_end_shows_the_result_and_refuses_everything_after_it() {
    let hall = Hall::new().await;
    let table = hall.assassinating(5).await;
    let roles = hall.roles(&table).await;
    let seat = |role: Role| roles.which(|dealt| *dealt == role).iter().next().unwrap();
    let (assassin, merlin) = (seat(Role::Assassin), seat(Role::Merlin));
    let named = play(Action::Assassinate(merlin));
    assert!(matches!(refused(hall.act(merlin.number() as u64, &table, named.clone()).await), Refused::Rules(_)));
    let done = hall.act(assassin.number() as u64, &table, named.clone()).await.unwrap();
    assert!(matches!(&done.outbox[0].1, Intent::Result { events } if events.len() == 2));
    assert_eq!(shown(&done)[1..], [POST]);
    assert!(matches!(&done.table.stage, Stage::Over(over) if over.ending == Ending::Played));

    assert_eq!(refused(hall.act(assassin.number() as u64, &table, named).await), Refused::Over);
    for deed in [Deed::TakeBack, Deed::Nudge, Deed::Leave, Deed::Stop, Deed::Join, Deed::ComeBack] {
        assert_eq!(refused(hall.act(1, &table, deed).await), Refused::Over);
    }
}

#[tokio::test]
async fn a_finished_game_is_a_record_that_plays_again() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    assert!(hall.tables.record(&table).await.is_err());
    for _ in 0..5 {
        hall.propose(&table).await.unwrap();
        hall.vote(&table, 5, Ballot::Reject).await;
    }
    let PhaseView::Over { .. } = hall.view(&table).await.phase else { panic!("five rejections end the game") };
    let record = hall.tables.record(&table).await.unwrap();
    assert_eq!(record.actions.len(), 5 * (1 + 5));
    let again = roundtable::games::record::Record::read(&record.write()).unwrap().replay(None).unwrap();
    assert_eq!(again.position, hall.position(&table).await);
}

#[tokio::test]
async fn a_proposal_can_be_taken_back_until_the_first_vote_and_old_buttons_stay_old() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let leader = hall.leader(&table).await;
    let other = if leader == 1 { 2 } else { 1 };
    assert_eq!(refused(hall.act(leader, &table, Deed::TakeBack).await), Refused::NothingToTakeBack);
    hall.propose(&table).await.unwrap();
    assert_eq!(refused(hall.act(other, &table, Deed::TakeBack).await), Refused::NothingToTakeBack);
    assert_eq!(refused(hall.press(leader, &table, 1, Deed::TakeBack).await), Refused::Stale);
    let back = hall.press(leader, &table, 2, Deed::TakeBack).await.unwrap();
    let seat = Seat::at(leader as usize - 1);
    assert_eq!(shown(&back), [Intent::Notice(Notice::TakenBack { seat }), POST]);
    assert_eq!(back.table.step, 3);
    assert_eq!(hall.tables.store().actions(&table).await.unwrap(), []);

    // The buttons of step 1 asked the same, and those of step 2 are of a vote that is no more.
    let team = play(Action::Propose { team: Seats::all(2), quest: None });
    assert_eq!(refused(hall.press(leader, &table, 1, team.clone()).await), Refused::Stale);
    let approve = play(Action::Vote(Ballot::Approve));
    assert_eq!(refused(hall.press(other, &table, 2, approve.clone()).await), Refused::Stale);
    hall.press(leader, &table, 3, team).await.unwrap();
    hall.press(other, &table, 4, approve).await.unwrap();
    assert_eq!(refused(hall.act(leader, &table, Deed::TakeBack).await), Refused::NothingToTakeBack);
}

#[tokio::test]
async fn what_each_action_brought_about_is_kept_with_it() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let leader = hall.leader(&table).await;
    hall.propose(&table).await.unwrap();
    hall.act(leader, &table, Deed::TakeBack).await.unwrap();
    assert_eq!(hall.tables.events(&table).await.unwrap(), Vec::<Vec<_>>::new());
    hall.propose(&table).await.unwrap();
    hall.vote(&table, 5, Ballot::Approve).await;
    let events = hall.tables.events(&table).await.unwrap();
    // A team, five votes, and with the last of them all votes opened.
    assert_eq!(events.iter().map(Vec::len).collect::<Vec<_>>(), [1, 1, 1, 1, 1, 2]);
    let vote = Event::Voted { seat: Seat(1), ballot: Some(Ballot::Approve) };
    assert_eq!(events[2], [registry::Event::Avalon(vote)]);

    hall.break_events(&table, 2).await;
    let read = hall.tables.events(&table).await.unwrap();
    assert_eq!((&read[..2], &read[2], &read[3..]), (&events[..2], &vec![], &events[3..]));
    hall.act(1, &table, Deed::Stop).await.unwrap();
    let record = hall.tables.record(&table).await.unwrap();
    assert_eq!(record.replay(None).unwrap().events, events);
}

#[tokio::test]
async fn a_nudge_pings_who_is_awaited_at_most_every_two_minutes() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let leader = hall.leader(&table).await;
    let other = if leader == 1 { 2 } else { 1 };
    assert_eq!(refused(hall.act(6, &table, Deed::Nudge).await), Refused::NotSeated);
    assert_eq!(refused(hall.act(leader, &table, Deed::Nudge).await), Refused::NobodyAwaited);
    let done = hall.act(other, &table, Deed::Nudge).await.unwrap();
    assert_eq!(shown(&done), [Intent::Notice(Notice::Nudge { people: people([leader]) })]);
    hall.wait(MINUTE + 59 * SECOND);
    assert_eq!(refused(hall.act(other, &table, Deed::Nudge).await), Refused::NudgedAlready { wait_seconds: 1 });
    hall.wait(SECOND);
    hall.act(other, &table, Deed::Nudge).await.unwrap();
}

#[tokio::test]
async fn a_nudge_tells_nothing_of_cards_and_assassin() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    hall.propose(&table).await.unwrap();
    hall.vote(&table, 5, Ballot::Approve).await;
    // Persons 1 and 2 are on the quest; that 1 has played is nobody's business.
    hall.act(1, &table, play(Action::Quest(Card::Success))).await.unwrap();
    let done = hall.act(5, &table, Deed::Nudge).await.unwrap();
    assert_eq!(shown(&done), [Intent::Notice(Notice::Nudge { people: people([1, 2]) })]);
    hall.act(1, &table, Deed::Stop).await.unwrap();

    let table = hall.assassinating(5).await;
    let done = hall.act(1, &table, Deed::Nudge).await.unwrap();
    assert_eq!(shown(&done), [Intent::Notice(Notice::Nudge { people: vec![] })]);
}
