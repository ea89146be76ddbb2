use roundtable::games::avalon::{Action, Ballot, PhaseView, Role};
use roundtable::games::registry::Kind;
use roundtable::games::{Seat, Seats};
use roundtable::table::{Deed, Ending, Intent, Stage};

use crate::fixture::{HOUR, Hall, MINUTE, REDRAW, SECOND, people, play, shown};

/// One person and four computer players to the end, with the deadlines as the only push.
#[tokio::test]
async fn computer_players_play_a_game_to_its_end() {
    let hall = Hall::new().await;
    let table = hall.begun(2, 3).await;
    hall.act(1, &table, Deed::Leave).await.unwrap();
    for _ in 0..200 {
        if let Stage::Over(over) = hall.load(&table).await.stage {
            assert_eq!(over.ending, Ending::Played);
            let record = hall.tables.record(&table).await.unwrap();
            assert_eq!(record.replay(None).unwrap().position, over.position);
            return;
        }
        let position = hall.position(&table).await;
        if position.to_act().contains(Seat(1)) {
            let action = position.legal_actions(Seat(1)).swap_remove(0);
            hall.act(2, &table, Deed::Play(action)).await.unwrap();
        } else {
            hall.wait(hall.next_deadline().await.unwrap());
            hall.tables.due().await.unwrap();
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn computer_players_answer_together_after_a_fixed_pause() {
    let hall = Hall::new().await;
    let table = hall.lobby(4, 3).await;
    // A deal where a person leads.
    hall.act(1, &table, Deed::Begin).await.unwrap();
    if hall.view(&table).await.leader >= Seat(4) {
        hall.wait(3 * SECOND);
        hall.tables.due().await.unwrap();
    } else {
        hall.propose(&table).await.unwrap();
    }
    assert_eq!(hall.next_deadline().await, Some(3 * SECOND));
    hall.wait(2 * SECOND);
    hall.act(1, &table, play(Action::Vote(Ballot::Approve))).await.unwrap();
    assert_eq!(hall.tables.due().await.unwrap(), []);
    hall.wait(SECOND);
    let done = hall.tables.due().await.unwrap();
    assert_eq!(done.len(), 1);
    assert_eq!(shown(&done[0]), [Intent::Board { anew: false, ping: vec![] }]);
    let PhaseView::Voting { voted, .. } = hall.view(&table).await.phase else { panic!("three people have to vote") };
    assert_eq!(voted.iter().collect::<Vec<_>>(), [0, 4, 5, 6].map(Seat));
}

#[tokio::test]
async fn the_board_stays_where_it_is_while_only_computer_players_are_awaited() {
    let hall = Hall::new().await;
    let (mut table, mut called) = (hall.begun(1, 4).await, 0);
    // Deals follow until a computer player led and then the person.
    while called == 0 || hall.view(&table).await.leader != Seat(0) {
        if hall.view(&table).await.leader != Seat(0) {
            hall.wait(3 * SECOND);
            let done = hall.tables.due().await.unwrap();
            assert_eq!(shown(&done[0]), [Intent::Board { anew: true, ping: people([1]) }]);
            called += 1;
        }
        hall.act(1, &table, Deed::Stop).await.unwrap();
        table = hall.begun(1, 4).await;
    }
    let done = hall.propose(&table).await.unwrap();
    assert_eq!(shown(&done), [REDRAW]);
    // Nor had anybody been asked in vain.
    assert_eq!(shown(&hall.act(1, &table, Deed::TakeBack).await.unwrap()), [REDRAW]);
}

/// The holder of the Lady is on turn alone, and alone again as the next leader.
#[tokio::test]
async fn a_computer_player_takes_its_whole_turn_at_once() {
    let hall = Hall::new().await;
    let (table, actions, seat) = hall.declining().await;
    let holder = hall.name_in(&table, seat).await;
    hall.act(holder, &table, Deed::Leave).await.unwrap();
    hall.wait(hall.next_deadline().await.unwrap());
    let done = hall.tables.due().await.unwrap();
    assert_eq!(done.len(), 1);
    assert!(matches!(&done[0].outbox[0].1, Intent::Result { events } if events.len() == 1));
    let voters = people((1..=5).filter(|name| *name != holder));
    assert_eq!(shown(&done[0])[1..], [Intent::Board { anew: true, ping: voters }]);
    assert!(matches!(hall.view(&table).await.phase, PhaseView::Voting { .. }));
    assert_eq!(hall.tables.store().actions(&table).await.unwrap().len(), actions + 2);
}

/// Whether the Assassin is a person or a computer player, the long pause begins the same.
#[tokio::test]
async fn deadlines_do_not_tell_who_the_assassin_is() {
    let hall = Hall::new().await;
    for assassin_stays in [true, false] {
        let table = hall.assassinating(5).await;
        let roles = hall.roles(&table).await;
        let absent = Seat::all(5).find(|seat| (roles[*seat] == Role::Assassin) != assassin_stays).unwrap();
        hall.act(absent.number() as u64, &table, Deed::Leave).await.unwrap();
        assert_eq!(hall.next_deadline().await, Some(MINUTE));
        hall.wait(MINUTE);
        let done = hall.tables.due().await.unwrap();
        assert_eq!(done.is_empty(), assassin_stays);
        let host = hall.load(&table).await.host;
        if assassin_stays {
            assert!(hall.next_deadline().await.unwrap() > 100 * HOUR);
            hall.act(host.0, &table, Deed::Stop).await.unwrap();
        }
    }
}

#[tokio::test]
async fn a_computer_players_turn_of_many_steps_is_one_deed_that_calls_the_next_person_once() {
    let hall = Hall::new().await;
    let table = hall.lobby_with(Kind::Merlin.default_options(), 1, 1).await;
    hall.act(1, &table, Deed::Begin).await.unwrap();
    let mut longest = 0;
    for _ in 0..300 {
        let position = hall.position(&table).await;
        if position.to_act().contains(Seat(0)) {
            let action = position.legal_actions(Seat(0)).swap_remove(0);
            hall.act(1, &table, Deed::Play(action)).await.unwrap();
            continue;
        }
        let Stage::Playing(before) = hall.load(&table).await.stage else { break };
        let step = hall.load(&table).await.step;
        hall.wait(hall.next_deadline().await.unwrap());
        let done = hall.tables.due().await.unwrap();
        assert_eq!((done.len(), done[0].table.step), (1, step + 1));
        assert!(hall.position(&table).await.to_act() != Seats::NONE.with(Seat(1)), "the turn is not over");
        let last = shown(&done[0]).pop();
        if let Stage::Playing(after) = &done[0].table.stage {
            assert_eq!(last, Some(Intent::Board { anew: true, ping: people([1]) }));
            longest = longest.max(after.actions - before.actions);
        }
    }
    assert!(longest > 3, "at most {longest} steps were taken at once");
}
