use roundtable::games::avalon::Options;
use roundtable::games::registry;
use roundtable::table::{Deed, PersonId, Refused, Stage};

use crate::fixture::{Hall, POST, people, refused, shown};

#[tokio::test]
async fn play_again_opens_one_lobby_whoever_presses_and_however_often() {
    let hall = Hall::new().await;
    let table = hall.lobby(5, 1).await;
    let options = registry::Options::Avalon(Options { lady: true, ..Options::default() });
    hall.act(1, &table, Deed::SetOptions(options.clone())).await.unwrap();
    hall.act(1, &table, Deed::Begin).await.unwrap();
    assert_eq!(refused(hall.act(1, &table, Deed::Again).await), Refused::NotOver);
    hall.act(1, &table, Deed::Stop).await.unwrap();
    hall.wait(1);

    let presses = (1..=5).map(|name| {
        let (tables, doer, table) = (hall.tables.clone(), hall.doer(name), table.clone());
        tokio::spawn(async move { tables.act(&doer, &table, None, Deed::Again).await })
    });
    let mut posted = 0;
    let mut lobbies = Vec::new();
    for press in futures::future::join_all(presses).await {
        let done = press.unwrap().unwrap();
        posted += shown(&done).iter().filter(|intent| **intent == POST).count();
        lobbies.push(done.table);
    }
    let lobby = &lobbies[0];
    assert!(lobbies.iter().all(|other| other.id == lobby.id) && lobby.id != table);
    assert_eq!(posted, 1);
    let seated: Vec<PersonId> = lobby.people().map(|person| person.id).collect();
    assert_eq!((seated, lobby.seats.len(), &lobby.options), (people(1..=5), 6, &options));
    assert_eq!((lobby.host, lobby.stage.clone()), (PersonId(1), Stage::Lobby));
    assert_ne!(lobby.secret, hall.load(&table).await.secret);

    // Also once that game is over.
    hall.act(1, &lobby.id, Deed::Close).await.unwrap();
    assert_eq!(hall.act(3, &table, Deed::Again).await.unwrap().table.id, lobby.id);
}

#[tokio::test]
async fn play_again_needs_the_channel_and_a_seat() {
    let hall = Hall::new().await;
    let table = hall.begun(5, 0).await;
    hall.act(1, &table, Deed::Leave).await.unwrap();
    hall.act(2, &table, Deed::Stop).await.unwrap();
    let other = hall.open(7).await;
    assert_eq!(refused(hall.act(7, &table, Deed::Again).await), Refused::NotSeated);
    assert_eq!(refused(hall.act(2, &table, Deed::Again).await), Refused::ChannelTaken(other.clone()));
    hall.act(7, &other, Deed::Close).await.unwrap();
    let lobby = hall.act(3, &table, Deed::Again).await.unwrap().table;
    // Person 1 left; the computer player that kept the seat makes room.
    let seated: Vec<PersonId> = lobby.people().map(|person| person.id).collect();
    assert_eq!((seated, lobby.seats.len(), lobby.host), (people(2..=5), 4, PersonId(2)));
}
