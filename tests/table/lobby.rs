use roundtable::table::{Deed, Refused};

use crate::fixture::{Hall, refused};

#[tokio::test]
async fn a_lobby_takes_ten_people_once_each() {
    let hall = Hall::new().await;
    let table = hall.open(1).await;
    for name in 2..=10 {
        hall.act(name, &table, Deed::Join).await.unwrap();
    }
    assert_eq!(refused(hall.act(3, &table, Deed::Join).await), Refused::AlreadySeated);
    assert_eq!(refused(hall.act(11, &table, Deed::Join).await), Refused::Full);
    let seats: Vec<u64> = hall.load(&table).await.people().map(|person| person.id.0).collect();
    assert_eq!(seats, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
}
