//! Taking back, step by step. Avalon has one case of two steps of the same person in a row: the holder of the
//! Lady declines, is the next leader, and proposes.

use roundtable::games::avalon::{Action, Ballot};
use roundtable::games::registry::{Kind, may_take_back};
use roundtable::games::{Dice, Seat, Secret, Seed};
use roundtable::language::Locale;
use roundtable::table::{
    ChannelId, Deed, Doer, Effects, GuildId, Intent, InteractionId, Log, Notice, Place, Refused, Stage, Table, TableId,
};

use crate::fixture::{Hall, POST, REDRAW, person, play, refused, shown};

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

/// A random game of Merlin in which people take back as much as they can, now and then. What that is follows from
/// the events: every step of the own turn until something was drawn, shown or rolled.
#[test]
fn a_turn_of_many_steps_is_taken_back_to_where_nothing_hidden_was_known() {
    let mut dice = Dice::new(Seed::from_number(1));
    let place = Place { guild: Some(GuildId(9)), channel: ChannelId(100), locale: Locale::En };
    let id = TableId::from_bytes([1; 6]);
    let mut table = Table::open(id, place, person(1), Kind::Merlin.default_options(), Secret::new([7; 32]), 0);
    let doer = |name: u64| Doer { interaction: InteractionId(name), person: person(name), moderator: false };
    for (name, deed) in [(2, Deed::Join), (3, Deed::Join), (1, Deed::Begin)] {
        table.apply(&doer(name), None, &deed, 0).unwrap();
    }
    let (mut owner, mut kept, mut longest) = (Seat(0), Vec::new(), 0);
    while let Stage::Playing(playing) = &table.stage {
        let (before, awaited) = ((playing.position.clone(), playing.dice.clone()), playing.position.to_act());
        let awaited: Vec<Seat> = awaited.iter().collect();
        let seat = *dice.pick(&awaited).unwrap();
        let action = dice.pick(&before.0.legal_actions(seat)).unwrap().clone();
        let effects = table.apply(&doer(seat.number() as u64), None, &Deed::Play(action), 0).unwrap();
        let Log::Append(entries) = effects.log else { panic!("{:?}", effects.log) };
        let events: Vec<_> = entries.iter().flat_map(|entry| entry.events.clone()).collect();
        if owner != seat || !may_take_back(&events) {
            kept.clear();
        }
        if may_take_back(&events) {
            kept.push((before, entries.len() as u32));
        }
        owner = seat;
        if dice.below(if kept.len() > 4 { 2 } else { 12 }) > 0 {
            continue;
        }
        longest = longest.max(kept.len());
        while let Some((before, count)) = kept.pop() {
            let step = table.step;
            let other = doer(seat.left(3).number() as u64);
            assert_eq!(table.apply(&other, None, &Deed::TakeBack, 0), Err(Refused::NothingToTakeBack));
            let back = table.apply(&doer(seat.number() as u64), Some(step), &Deed::TakeBack, 0).unwrap();
            assert_eq!(back, Effects { show: vec![REDRAW], log: Log::RemoveLast(count) });
            let Stage::Playing(playing) = &table.stage else { panic!("the game runs") };
            assert_eq!((&playing.position, &playing.dice, table.step), (&before.0, &before.1, step + 1));
        }
        let back = table.apply(&doer(seat.number() as u64), None, &Deed::TakeBack, 0);
        assert!(matches!(back, Err(Refused::NothingToTakeBack | Refused::Over)), "{back:?}");
    }
    assert!(longest > 4, "at most {longest} steps were taken back in a row");
}
