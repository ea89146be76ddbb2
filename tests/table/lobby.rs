use roundtable::games::avalon::{self, Options};
use roundtable::games::{Seat, registry};
use roundtable::table::{Closing, Deed, Holder, Intent, Notice, PersonId, Refused, Stage};

use crate::fixture::{Hall, REDRAW, people, refused, shown};

#[tokio::test]
async fn a_lobby_takes_ten_people_once_each() {
    let hall = Hall::new().await;
    let table = hall.lobby(10, 0).await;
    assert_eq!(refused(hall.act(3, &table, Deed::Join).await), Refused::AlreadySeated);
    assert_eq!(refused(hall.act(11, &table, Deed::Join).await), Refused::Full);
    assert_eq!(refused(hall.act(1, &table, Deed::AddComputer).await), Refused::Full);
    let seated: Vec<PersonId> = hall.load(&table).await.people().map(|person| person.id).collect();
    assert_eq!(seated, people(1..=10));
}

#[tokio::test]
async fn a_game_begins_by_the_host_with_enough_seats_and_roles_that_fit() {
    let hall = Hall::new().await;
    let table = hall.lobby(4, 0).await;
    assert_eq!(refused(hall.act(1, &table, Deed::Begin).await), Refused::TooFew { seats: 4, least: 5 });
    hall.act(5, &table, Deed::Join).await.unwrap();
    assert_eq!(refused(hall.act(2, &table, Deed::Begin).await), Refused::NotHost);
    assert_eq!(refused(hall.act(6, &table, Deed::Begin).await), Refused::NotSeated);

    // Assassin, Mordred and Morgana are three evil roles, and five players have two evil seats.
    let three_evil = registry::Options::Avalon(Options { mordred: true, morgana: true, ..Options::default() });
    assert_eq!(refused(hall.act(2, &table, Deed::SetOptions(three_evil.clone())).await), Refused::NotHost);
    hall.act(1, &table, Deed::SetOptions(three_evil)).await.unwrap();
    let reason = avalon::Refusal::TooManyEvil { chosen: 3, evil: 2 };
    assert_eq!(refused(hall.act(1, &table, Deed::Begin).await), Refused::Rules(registry::Refusal::Avalon(reason)));
    assert_eq!(hall.load(&table).await.stage, Stage::Lobby);

    hall.act(1, &table, Deed::SetOptions(registry::Options::Avalon(Options::default()))).await.unwrap();
    hall.act(1, &table, Deed::Begin).await.unwrap();
    assert_eq!(refused(hall.act(6, &table, Deed::Join).await), Refused::Begun);
    assert_eq!(refused(hall.act(1, &table, Deed::Begin).await), Refused::Begun);
    assert_eq!(refused(hall.act(1, &table, Deed::AddComputer).await), Refused::Begun);
}

#[tokio::test]
async fn the_next_person_is_host_when_the_host_leaves_and_the_last_one_closes_the_lobby() {
    let hall = Hall::new().await;
    let table = hall.lobby(3, 1).await;
    hall.act(1, &table, Deed::HandOver(Seat(1))).await.unwrap();
    let left = hall.act(2, &table, Deed::Leave).await.unwrap();
    assert_eq!(shown(&left), [Intent::Notice(Notice::NewHost { host: PersonId(3) }), REDRAW]);
    // After the last seats, it goes on with the first.
    let left = hall.act(3, &table, Deed::Leave).await.unwrap();
    assert_eq!(left.table.host, PersonId(1));
    let left = hall.act(1, &table, Deed::Leave).await.unwrap();
    assert_eq!((left.table.stage.clone(), shown(&left)), (Stage::Closed(Closing::Empty), vec![REDRAW]));
    assert_eq!(refused(hall.act(4, &table, Deed::Join).await), Refused::LobbyClosed);
}

#[tokio::test]
async fn the_host_adds_and_removes_seats() {
    let hall = Hall::new().await;
    let table = hall.lobby(2, 3).await;
    assert_eq!(refused(hall.act(2, &table, Deed::RemoveSeat(Seat(0))).await), Refused::NotHost);
    assert_eq!(refused(hall.act(1, &table, Deed::RemoveSeat(Seat(0))).await), Refused::OwnSeat);
    assert_eq!(refused(hall.act(1, &table, Deed::RemoveSeat(Seat(5))).await), Refused::NoSuchSeat);
    assert_eq!(refused(hall.act(1, &table, Deed::HandOver(Seat(2))).await), Refused::ComputerSeat);
    hall.act(1, &table, Deed::RemoveSeat(Seat(1))).await.unwrap();
    hall.act(1, &table, Deed::RemoveSeat(Seat(1))).await.unwrap();
    let done = hall.act(1, &table, Deed::AddComputer).await.unwrap();
    let names: Vec<u8> = done
        .table
        .seats
        .iter()
        .filter_map(|holder| match holder {
            Holder::Computer { name, .. } => Some(*name),
            Holder::Person(_) | Holder::Forgotten => None,
        })
        .collect();
    assert_eq!(names, [2, 3, 1]);
    assert_eq!(hall.tables.of_person(PersonId(2)).await.unwrap(), []);
}

#[tokio::test]
async fn a_channel_has_one_open_table_and_a_person_may_sit_at_many() {
    let hall = Hall::new().await;
    let first = hall.open(1).await;
    assert_eq!(refused(hall.open_in(2, 100).await), Refused::ChannelTaken(first.clone()));
    let second = hall.open_in(2, 200).await.unwrap().table.id;
    hall.act(1, &second, Deed::Join).await.unwrap();
    let tables: Vec<_> = hall.tables.of_person(PersonId(1)).await.unwrap().into_iter().map(|table| table.id).collect();
    assert_eq!(tables.len(), 2);

    hall.act(1, &first, Deed::Close).await.unwrap();
    assert_eq!(hall.tables.at_channel(roundtable::table::ChannelId(100)).await.unwrap().unwrap().id, first);
    hall.wait(1);
    let third = hall.open(3).await;
    assert_eq!(hall.tables.at_channel(roundtable::table::ChannelId(100)).await.unwrap().unwrap().id, third);
    assert_eq!(hall.tables.of_person(PersonId(1)).await.unwrap().len(), 1);
}
