//! The markers on one board, and who is ahead (booklet, "Kártyakijátszás", "A kezdőmezőn maradt jelzők").

use serde::{Deserialize, Serialize};

use super::{ByColour, Colour};

/// Where every colour's marker stands on one board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Track {
    markers: ByColour<Marker>,
    /// Arrivals so far.
    arrivals: u32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Marker {
    /// Spaces from the start, laps counted; 0 is the start.
    space: u16,
    /// Of those on one space, whoever arrived later lies on top and is ahead.
    arrival: u32,
}

impl Track {
    /// All markers on the start.
    pub(super) fn new(colours: usize) -> Track {
        Track { markers: ByColour::new(colours, |_| Marker::default()), arrivals: 0 }
    }

    /// Spaces from the start, laps counted.
    pub fn space(&self, colour: Colour) -> u16 {
        self.markers[colour].space
    }

    /// The colours off the start, the first ahead of all.
    pub fn ranking(&self) -> Vec<Colour> {
        let mut off: Vec<(Marker, Colour)> = self
            .markers
            .iter()
            .filter(|(_, marker)| marker.space > 0)
            .map(|(colour, marker)| (*marker, colour))
            .collect();
        off.sort_unstable_by(|one, other| other.cmp(one));
        off.into_iter().map(|(_, colour)| colour).collect()
    }

    /// The colours on the start, who are all last.
    pub fn on_start(&self) -> impl Iterator<Item = Colour> {
        self.markers.iter().filter(|(_, marker)| marker.space == 0).map(|(colour, _)| colour)
    }

    /// The last ones: all on the start, else the one behind everybody.
    pub fn last(&self) -> Vec<Colour> {
        let on_start: Vec<Colour> = self.on_start().collect();
        if on_start.is_empty() { self.ranking().pop().into_iter().collect() } else { on_start }
    }

    /// The one just ahead of the last ones; nobody when all are last.
    pub fn second_to_last(&self) -> Option<Colour> {
        let mut off = self.ranking();
        if self.on_start().next().is_none() {
            off.pop();
        }
        off.pop()
    }

    /// Puts a marker on a space, on top of those that are there.
    pub(super) fn put(&mut self, colour: Colour, space: u16) {
        self.arrivals += 1;
        self.markers[colour] = Marker { space, arrival: self.arrivals };
    }

    /// Who shares a space with this colour.
    pub(super) fn is_with_others(&self, colour: Colour) -> bool {
        let here = self.space(colour);
        self.markers.iter().any(|(other, marker)| other != colour && marker.space == here)
    }

    /// Puts all markers on the start.
    pub(super) fn reset(&mut self) {
        *self = Track::new(self.markers.colours());
    }

    /// Whoever is last goes to the start, the next to 1, and so on; nobody shares a space but the start.
    pub(super) fn close_up(&mut self) {
        let first = u16::from(self.on_start().next().is_some());
        let order = self.ranking();
        for (colour, space) in order.into_iter().rev().zip(first..) {
            self.put(colour, space);
        }
    }
}
