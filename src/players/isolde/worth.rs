//! What each board's scoring brings.

use super::calendar::{Scoring, is_scored};
use super::outlook::{Outlook, Prospect};
use super::spread::Spread;
use super::standing::{Contest, Rival, Standing};
use crate::games::isolde::{Board, COMPONENTS, Colour, Hue, ROUNDS, Scroll};

/// The last space of the King's board.
const CASTLE: u16 = 12;
/// Blue shields of this value at most change hands (Chivalry).
const SMALL: i16 = 3;

impl Outlook<'_> {
    /// Adds what a scoring brings with the marker on this space.
    pub fn judge(
        &self,
        prospect: &mut Prospect,
        board: Board,
        scoring: Scoring,
        contest: &Contest,
        space: u16,
        moved: bool,
    ) {
        let options = &self.view.options;
        let standing = || contest.at(space, moved);
        let now = scoring.after == 0;
        let share = self.contested * self.weights.later.powi(i32::from(scoring.after));
        let values = COMPONENTS.values(options.table);
        prospect.worth += match board {
            Board::Isolde if now => {
                prospect.next = standing();
                0.0
            }
            Board::Isolde if options.courtship => share * self.of_places(&standing(), self.weights.discs),
            Board::Isolde => share * self.of_places(&standing(), self.weights.isolde),
            Board::Joust | Board::Melee if options.tournament => {
                prospect.next = standing();
                0.0
            }
            Board::Joust | Board::Melee => share * self.of_places(&standing(), [3.0, 2.0, 1.0]),
            Board::Study if options.learning && now => {
                prospect.next = standing();
                0.0
            }
            Board::Study if options.learning => share * self.weights.choice * self.choice(&standing()),
            Board::Study => share * standing().of_last([-3.0, -1.0]),
            Board::King => {
                let points = |space: u16| f64::from(space.min(CASTLE) / 6 * 6);
                contest.outcomes(space, moved).map(|(space, chance, _)| chance * points(space)).sum()
            }
            Board::Grail if options.grail => {
                let standing = standing();
                let blue = self.blue();
                share * (standing.of_places([blue, blue / 2.0, 0.0]) + standing.of_last([-blue / 2.0, 0.0]))
            }
            Board::Grail => share * self.of_places(&standing(), values.grail.map(f64::from)),
            Board::Chivalry if options.chivalry => {
                let standing = standing();
                let (two, one) = (self.exchange(2), self.exchange(1));
                let second = if self.places() == 3 { one } else { [0.0; 2] };
                share * (standing.of_places([two[0], second[0], 0.0]) - standing.of_last([two[1], second[1]]))
            }
            Board::Chivalry => share * standing().of_last(values.chivalry.map(f64::from)),
            Board::Magic => {
                let steps = contest.outcomes(space, moved).map(|(space, chance, standing)| {
                    chance * self.of_places(&standing, [1.0; 3]) * f64::from(space) * self.weights.step
                });
                steps.sum()
            }
        };
    }

    /// What the places that count bring.
    pub fn of_places(&self, standing: &Standing, [first, second, third]: [f64; 3]) -> f64 {
        standing.of_places([first, second, if self.places() == 3 { third } else { 0.0 }])
    }

    /// How much there is to choose from the codex: all at the first place, little at the last (Learning).
    pub fn choice(&self, standing: &Standing) -> f64 {
        standing.of_places([1.0, 0.6, 0.3])
    }

    /// King: everybody gets the number of his space in a round in which a scroll is taken, twice for both.
    pub fn scrolls(&self, scrolls: [Scroll; 2], rivals: &[Rival], own: &Spread, space: u16) -> f64 {
        let scored = is_scored(self.view, Board::King);
        let by_others =
            |at: u16| 1.0 - rivals.iter().map(|rival| 1.0 - rival.steps.passes(rival.space, at - 1)).product::<f64>();
        let (six, twelve) = (by_others(CASTLE / 2), by_others(CASTLE));
        let others: f64 = rivals.iter().map(|rival| (f64::from(rival.space) + rival.steps.mean()).min(12.0)).sum();
        let others = self.weights.rivalry * others / rivals.len().max(1) as f64;
        let left = f64::from(ROUNDS - self.view.round);
        let worth = own.iter().map(|(steps, chance)| {
            let space = (space + steps).min(CASTLE);
            let taken = |scroll, at: u16, by_others: f64| match scroll {
                Scroll::Taken => 1.0,
                Scroll::Aside => 0.0,
                Scroll::OnBoard if scored => 0.0,
                Scroll::OnBoard if space >= at => 1.0,
                Scroll::OnBoard => by_others,
            };
            let [six, twelve] = [taken(scrolls[0], CASTLE / 2, six), taken(scrolls[1], CASTLE, twelve)];
            let now = if scored { 0.0 } else { six + twelve };
            let later = (1.0 - twelve) * self.weights.scroll * (left / 2.0).min(1.0);
            chance * (now + later) * (f64::from(space) - others)
        });
        worth.sum()
    }

    /// The blue shields that it may have at the end (Grail).
    fn blue(&self) -> f64 {
        let open = &self.view.shields[self.colour].open;
        let now: i16 = open.iter().filter(|shield| shield.hue.is_blue()).map(|shield| shield.value).sum();
        let to_come = ROUNDS - self.view.round + u8::from(!is_scored(self.view, Board::Joust));
        f64::from(now) + self.weights.blue * f64::from(to_come)
    }

    /// What it gains as the one who gives and takes so many blue shields, and what it loses as the other (Chivalry).
    fn exchange(&self, taken: usize) -> [f64; 2] {
        let others = Colour::all(self.view.holders.colours()).filter(|other| *other != self.colour);
        let count = (self.view.holders.colours() - 1) as f64;
        others.fold([0.0; 2], |[gain, loss], other| {
            let given = |from, to| self.orange(from) + self.small_blue(to, taken);
            [gain + given(self.colour, other) / count, loss + given(other, self.colour) / count]
        })
    }

    /// The points that a colour could rid itself of.
    fn orange(&self, colour: Colour) -> f64 {
        let shields = &self.view.shields[colour];
        let known = shields.known.iter().flatten();
        let orange = shields.open.iter().chain(known).filter(|shield| shield.hue == Hue::Orange);
        let worst = orange.map(|shield| -shield.value).max().unwrap_or(0);
        // Some are still to come.
        f64::from(worst).max(f64::from(ROUNDS - self.view.round).min(2.0))
    }

    /// The points that a colour could be asked for.
    fn small_blue(&self, colour: Colour, count: usize) -> f64 {
        let open = &self.view.shields[colour].open;
        let mut small: Vec<i16> = open
            .iter()
            .filter(|shield| shield.hue.is_blue() && shield.value <= SMALL)
            .map(|shield| shield.value)
            .collect();
        small.sort_unstable_by(|one, other| other.cmp(one));
        let now: i16 = small.iter().take(count).sum();
        let to_come = if self.view.round < ROUNDS { 2.5 * count as f64 } else { 0.0 };
        f64::from(now).max(to_come)
    }
}
