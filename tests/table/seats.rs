//! Seats of people who leave, are absent, come back, or are relieved.

use roundtable::games::Seat;
use roundtable::games::avalon::{Action, Ballot, Card};
use roundtable::table::{Deed, Doer, Ending, Holder, Intent, Notice, PersonId, Refused, Stage};

use crate::fixture::{HOUR, Hall, MINUTE, POST, REDRAW, person, play, refused, shown};

fn replace(seat: u8, with: Option<u64>) -> Deed {
    Deed::Replace { seat: Seat(seat), with: with.map(person) }
}

#[tokio::test]
async fn a_computer_player_keeps_the_seat_of_who_leaves_until_he_comes_back() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let left = hall.act(1, &table, Deed::Leave).await.unwrap();
    let given = Notice::SeatGiven { seat: Seat(0), was: person(1) };
    let host = Notice::NewHost { host: PersonId(2) };
    assert_eq!(shown(&left), [Intent::Notice(given), Intent::Notice(host), REDRAW]);
    assert_eq!(refused(hall.act(1, &table, Deed::Nudge).await), Refused::NotSeated);
    assert_eq!(refused(hall.act(6, &table, Deed::ComeBack).await), Refused::NoSeatKept);
    assert_eq!(refused(hall.act(2, &table, Deed::ComeBack).await), Refused::AlreadySeated);

    let back = hall.act(1, &table, Deed::ComeBack).await.unwrap();
    let came_back = Intent::Notice(Notice::CameBack { seat: Seat(0) });
    assert_eq!(shown(&back), [came_back, Intent::Secret { seat: Seat(0) }, REDRAW]);
    assert_eq!((hall.name_in(&table, Seat(0)).await, back.table.host), (1, PersonId(2)));
}

#[tokio::test]
async fn the_game_ends_when_the_last_person_leaves() {
    let hall = Hall::new().await;
    let table = hall.begun(2, 3).await;
    hall.act(1, &table, Deed::Leave).await.unwrap();
    let left = hall.act(2, &table, Deed::Leave).await.unwrap();
    assert!(matches!(&left.table.stage, Stage::Over(over) if over.ending == Ending::Deserted));
    assert_eq!(shown(&left), [POST]);
    assert_eq!(hall.next_deadline().await, None);
}

#[tokio::test]
async fn an_absent_persons_seat_goes_by_majority_or_by_the_host_at_once() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    assert_eq!(refused(hall.act(6, &table, replace(0, None)).await), Refused::NotSeated);
    assert_eq!(refused(hall.act(2, &table, replace(1, None)).await), Refused::OwnSeat);
    assert_eq!(refused(hall.act(2, &table, replace(5, None)).await), Refused::NoSuchSeat);
    assert_eq!(refused(hall.act(2, &table, replace(0, Some(3))).await), Refused::PersonSeated);

    // Three of five people are a majority; wishes for somebody else do not count together.
    let vote = |votes| vec![Intent::Notice(Notice::ReplaceVote { by: person(2), seat: Seat(0), votes, needed: 3 })];
    assert_eq!(shown(&hall.act(2, &table, replace(0, None)).await.unwrap()), vote(1));
    assert_eq!(refused(hall.act(2, &table, replace(0, None)).await), Refused::AlreadyAgreed);
    hall.act(3, &table, replace(0, Some(6))).await.unwrap();
    hall.act(4, &table, replace(0, None)).await.unwrap();
    let done = hall.act(5, &table, replace(0, None)).await.unwrap();
    assert!(matches!(&done.table.seats[0], Holder::Computer { keeps_for: Some(was), .. } if was.id == PersonId(1)));
    assert_eq!(done.table.host, PersonId(2));

    let done = hall.act(2, &table, replace(4, None)).await.unwrap();
    assert!(done.table.seats[4].person().is_none());
    assert_eq!(refused(hall.act(2, &table, replace(4, None)).await), Refused::ComputerSeat);
}

#[tokio::test]
async fn who_plays_is_not_absent() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    hall.propose(&table).await.unwrap();
    hall.act(2, &table, replace(2, None)).await.unwrap();
    hall.act(4, &table, replace(2, None)).await.unwrap();
    hall.act(1, &table, replace(2, Some(6))).await.unwrap();
    hall.act(3, &table, play(Action::Vote(Ballot::Approve))).await.unwrap();
    assert_eq!(refused(hall.act(6, &table, Deed::TakeSeat(Seat(2))).await), Refused::NotOffered);
    let done = hall.act(5, &table, replace(2, None)).await.unwrap();
    assert!(done.table.seats[2].is(PersonId(3)));
}

#[tokio::test]
async fn an_offer_does_not_tell_whose_card_lies_on_the_quest() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    // Seats 0 and 1 go on the first quest.
    hall.propose(&table).await.unwrap();
    hall.vote(&table, 5, Ballot::Approve).await;
    hall.act(1, &table, replace(1, Some(6))).await.unwrap();
    hall.act(2, &table, play(Action::Quest(Card::Success))).await.unwrap();
    let taken = hall.act(6, &table, Deed::TakeSeat(Seat(1))).await.unwrap();
    assert!(taken.table.seats[1].is(PersonId(6)));
}

#[tokio::test]
async fn a_single_other_person_can_relieve_an_absent_host() {
    let hall = Hall::new().await;
    let table = hall.begun(2, 3).await;
    let done = hall.act(2, &table, replace(0, None)).await.unwrap();
    assert_eq!((done.table.host, done.table.seats[0].person()), (PersonId(2), None));
}

#[tokio::test]
async fn an_offered_seat_is_taken_by_the_one_it_is_offered_to() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let done = hall.act(1, &table, replace(3, Some(6))).await.unwrap();
    assert_eq!(shown(&done), [Intent::Notice(Notice::SeatOffered { seat: Seat(3), to: person(6) }), REDRAW]);
    assert_eq!(refused(hall.act(7, &table, Deed::TakeSeat(Seat(3))).await), Refused::NotOffered);
    assert_eq!(refused(hall.act(2, &table, Deed::TakeSeat(Seat(3))).await), Refused::AlreadySeated);
    let done = hall.act(6, &table, Deed::TakeSeat(Seat(3))).await.unwrap();
    let taken = Intent::Notice(Notice::SeatTaken { seat: Seat(3), by: person(6) });
    assert_eq!(shown(&done), [taken, Intent::Secret { seat: Seat(3) }, REDRAW]);
    assert_eq!(refused(hall.act(4, &table, Deed::ComeBack).await), Refused::NoSeatKept);
    assert_eq!(hall.tables.of_person(PersonId(6)).await.unwrap().len(), 1);
    assert_eq!(hall.tables.of_person(PersonId(4)).await.unwrap().len(), 0);
}

#[tokio::test]
async fn a_game_is_stopped_by_the_host_a_majority_or_when_idle_by_a_moderator() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    let moderator = || Doer { moderator: true, ..hall.doer(8) };
    assert_eq!(refused(hall.act(7, &table, Deed::Stop).await), Refused::NotSeated);
    hall.wait(HOUR - MINUTE);
    let early = hall.tables.act(&moderator(), &table, None, Deed::Stop).await;
    assert_eq!(refused(early), Refused::NotIdle { wait_minutes: 1 });
    let done = hall.act(2, &table, Deed::Stop).await.unwrap();
    assert_eq!(shown(&done), [Intent::Notice(Notice::StopVote { by: person(2), votes: 1, needed: 3 })]);
    assert_eq!(refused(hall.act(2, &table, Deed::Stop).await), Refused::AlreadyAgreed);
    hall.act(3, &table, Deed::Stop).await.unwrap();
    let done = hall.act(4, &table, Deed::Stop).await.unwrap();
    assert!(matches!(&done.table.stage, Stage::Over(over) if over.ending == Ending::Stopped));

    let table = hall.begun(5, 0).await;
    hall.wait(HOUR);
    let done = hall.tables.act(&moderator(), &table, None, Deed::Stop).await.unwrap();
    assert_eq!(shown(&done), [POST]);

    let table = hall.begun(5, 0).await;
    hall.act(1, &table, Deed::Stop).await.unwrap();
}
