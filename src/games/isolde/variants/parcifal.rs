//! The Parcifal form for two players: a third, neutral colour (booklet, "Parcifalvariáns").

use serde::{Deserialize, Serialize};

use super::super::core::{Core, Moment, Point};
use super::super::{Card, Colour, Event, Refusal};
use super::Part;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parcifal;

fn neutral(core: &Core) -> Option<Colour> {
    core.holders.iter().find(|(_, holder)| holder.is_none()).map(|(colour, _)| colour)
}

impl Part for Parcifal {
    fn reach(&mut self, core: &mut Core, point: Point, at: &mut Moment) -> Result<bool, Refusal> {
        let Some(neutral) = neutral(core) else { return Ok(false) };
        match point {
            // It never begins.
            Point::Round => {
                if core.start == neutral {
                    core.start = neutral.left(core.colours());
                }
                Ok(false)
            }
            // The highest card stays with it, one of several by chance and unseen.
            Point::Pass => {
                let best = core.packets[neutral].iter().map(|card| card.value).max();
                let best: Vec<Card> =
                    core.packets[neutral].iter().filter(|card| Some(card.value) == best).copied().collect();
                let place = if best.len() > 1 { Some(core.chance.pick(best.len(), at.dice)?) } else { None };
                let card = best.get(place.unwrap_or(0)).copied();
                if let Some(card) = card {
                    core.take(neutral, card);
                }
                at.events.push(Event::NeutralKept { card, place: place.map(|place| place as u8) });
                Ok(false)
            }
            Point::Turn(colour) if colour == neutral => {
                let count = core.hands[neutral].len();
                let place = core.chance.pick(count, at.dice)?;
                // To the end, from where an open card is played.
                let card = core.hands[neutral].remove(place);
                core.hands[neutral].push(card);
                at.events.push(Event::NeutralDrew { colour, card, place: Some(place as u8) });
                core.play_open(neutral, at);
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}
