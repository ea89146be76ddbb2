//! What holds at every moment, whatever the rules of scoring.

use roundtable::games::isolde::{Event, Isolde, PhaseView};
use roundtable::games::record::Record;
use roundtable::games::registry::Position;
use roundtable::games::{Dice, Game, Seat, Viewer};
use roundtable::players::playout::Playout;

use crate::candidates::candidates;

/// What is legal is accepted, whatever else is tried is refused, and a refusal changes nothing.
pub fn actions(game: &Isolde, dice: &mut Dice) {
    let seats = game.view(Viewer::Public).seats;
    let awaited = game.to_act();
    assert_eq!(awaited.is_empty(), game.outcome().is_some());
    let mut untouched = game.clone();
    // One more than there are: a stranger.
    for seat in Seat::all(seats + 1) {
        let legal = game.legal_actions(seat);
        assert_eq!(awaited.contains(seat), !legal.is_empty(), "seat {seat} can act exactly when awaited");
        assert!((1..legal.len()).all(|index| !legal[..index].contains(&legal[index])), "twice in {legal:?}");
        for action in candidates(&legal, dice) {
            if legal.contains(&action) {
                let accepted = game.clone().play(seat, &action, dice);
                assert!(accepted.is_ok(), "{action:?} of seat {seat} is legal, but {accepted:?}");
            } else {
                let refused = untouched.play(seat, &action, dice);
                assert!(refused.is_err(), "{action:?} of seat {seat} is not legal, but {refused:?}");
            }
        }
    }
    assert_eq!(&untouched, game, "a refusal changed the position");
}

/// What everybody may know of the choices, with what only one may know, is what is legal; what is forced is legal.
pub fn views(game: &Isolde) {
    let public = game.view(Viewer::Public);
    assert_eq!(Isolde::awaited(&public), game.to_act());
    for seat in Seat::all(public.seats) {
        let view = game.view(Viewer::Seat(seat));
        let own = view.own.unwrap();
        let mut choices = if public.awaited.contains(seat) { public.choices.clone() } else { Vec::new() };
        choices.extend(own.choices);
        assert_eq!(choices, game.legal_actions(seat));
        assert_eq!(view.choices, public.choices);
    }
    if let Some((seat, action)) = Isolde::forced(&public) {
        assert!(matches!(public.phase, PhaseView::Asking(_)));
        assert_eq!(game.legal_actions(seat), [action]);
    }
}

/// The choice rises with every action but one of several at the same time that leaves the others still to decide.
pub fn choice(before: &Isolde, after: &Isolde, events: &[Event]) {
    let open = matches!(events, [Event::Kept { .. } | Event::Piled { .. } | Event::Assigned { .. }]);
    if open {
        assert_eq!(after.choice(), before.choice());
        assert!(after.to_act().len() < before.to_act().len());
    } else {
        assert_eq!(after.choice(), before.choice() + 1);
    }
}

/// The position survives being written, and so does the game as a record.
pub fn record(playout: &Playout) {
    let position = playout.position();
    let written = serde_json::to_string(position).unwrap();
    assert_eq!(&serde_json::from_str::<Position>(&written).unwrap(), position);
    let record = Record::read(&playout.record().written_out().unwrap().write()).unwrap();
    assert_eq!(&record.replay(None).unwrap().position, position);
    assert_eq!(&playout.record().replay(None).unwrap().position, position);
}
