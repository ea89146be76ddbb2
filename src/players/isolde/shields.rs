//! The codex, and shields that change hands.

use super::best;
use crate::games::isolde::{Action, Own, View};

/// Looks where he has not looked yet (Learning).
pub fn look(own: &Own, legal: &[Action]) -> Option<Action> {
    best(legal, |action| match action {
        Action::Look(place) if own.looks.iter().all(|(looked, _)| looked != place) => 1.0,
        _ => 0.0,
    })
}

/// Takes the best shield that he knows of, or one that he has not looked at when that is likely better (Learning).
pub fn take(view: &View, own: &Own, legal: &[Action]) -> Option<Action> {
    let known = |place: u8| own.looks.iter().find(|(looked, _)| *looked == place).and_then(|(_, value)| *value);
    // Of all the shields, -1 and -3 and otherwise 0, those that he did not see.
    let seen: i16 = own.looks.iter().filter_map(|(_, value)| *value).sum();
    let open = view.variants.codex.len() - own.looks.iter().filter(|(_, value)| value.is_some()).count();
    let any = f64::from(-4 - seen) / open.max(1) as f64;
    best(legal, |action| match action {
        Action::TakeShield(place) => known(*place).map_or(any, f64::from),
        _ => f64::NEG_INFINITY,
    })
}

/// Gives the worst shield and takes the best (Chivalry).
pub fn exchange(legal: &[Action]) -> Option<Action> {
    best(legal, |action| match action {
        Action::Give(value) => f64::from(-value),
        Action::TakeBlue(shield) => f64::from(shield.value),
        _ => f64::NEG_INFINITY,
    })
}
