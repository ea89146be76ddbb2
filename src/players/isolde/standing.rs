//! A marker's place among the others at a scoring.

use super::calendar::Scoring;
use super::spread::Spread;

/// How likely a marker takes each place. Whoever is on the start is last, together with all who are there.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Standing {
    /// First, second, third.
    pub places: [f64; 3],
    pub last: f64,
    pub second_to_last: f64,
}

impl Standing {
    const ON_START: Standing = Standing { places: [0.0; 3], last: 1.0, second_to_last: 0.0 };

    fn add(&mut self, other: &Standing, share: f64) {
        for (place, more) in self.places.iter_mut().zip(other.places) {
            *place += share * more;
        }
        self.last += share * other.last;
        self.second_to_last += share * other.second_to_last;
    }

    /// What the first places bring.
    pub fn of_places(&self, values: [f64; 3]) -> f64 {
        self.places.iter().zip(values).map(|(chance, value)| chance * value).sum()
    }

    /// What the last and the second-to-last place bring.
    pub fn of_last(&self, [last, second]: [f64; 2]) -> f64 {
        self.last * last + self.second_to_last * second
    }
}

/// Another marker on the board.
pub struct Rival {
    pub space: u16,
    /// Whether it is ahead of the own one as they lie now, if on the same space.
    pub on_top: bool,
    /// How far it may still come.
    pub steps: Spread,
}

/// One scoring of one board as it may come out for one marker.
pub struct Contest {
    /// How far the own marker comes without being asked: later rounds, cards that are not chosen yet.
    own: Spread,
    /// By the space that the own marker has come to.
    standings: Vec<Standing>,
    /// The own marker stays where it lies.
    here: Standing,
    /// Where the others stand before markers close up.
    closing: Option<Vec<u16>>,
}

impl Contest {
    /// For a marker that is on `space` and may come up to `reach` spaces further now.
    pub fn new(mut rivals: Vec<Rival>, own: Spread, space: u16, reach: u16, scoring: Scoring) -> Contest {
        let closing = scoring.closed_up.then(|| close_up(&mut rivals));
        let furthest = if scoring.closed_up { rivals.len() as u16 } else { space + reach };
        let open = scoring.after > 0 || !own.is_nowhere();
        let standings =
            (0..=furthest + own.most()).map(|space| standing(&rivals, space, |rival| tie(rival, space, true, open)));
        let standings = standings.collect();
        let here = standing(&rivals, space, |rival| tie(rival, space, false, open));
        Contest { own, standings, here, closing }
    }

    /// With the own marker on this space. `moved`: it has come there now, else it lies there as before.
    pub fn at(&self, space: u16, moved: bool) -> Standing {
        let mut sum = Standing::default();
        for (_, chance, standing) in self.outcomes(space, moved) {
            sum.add(&standing, chance);
        }
        sum
    }

    /// The spaces on which the own marker may be at the scoring, each with its chance and standing.
    pub fn outcomes(&self, space: u16, moved: bool) -> impl Iterator<Item = (u16, f64, Standing)> {
        let as_it_lies = !moved && self.own.is_nowhere() && self.closing.is_none();
        let from = match &self.closing {
            Some(others) => others.iter().filter(|other| **other <= space).count() as u16,
            None => space,
        };
        self.own.iter().map(move |(steps, chance)| {
            let space = from + steps;
            let reached = self.standings.get(usize::from(space)).or(self.standings.last());
            (space, chance, if as_it_lies { self.here } else { reached.copied().unwrap_or_default() })
        })
    }
}

/// The others close up; where they stood before.
fn close_up(rivals: &mut [Rival]) -> Vec<u16> {
    rivals.sort_by_key(|rival| rival.space);
    let before: Vec<u16> = rivals.iter().map(|rival| rival.space).collect();
    for (place, rival) in (0..).zip(rivals.iter_mut()) {
        rival.space = place;
    }
    before
}

/// The chance that a rival who comes to the same space lies on top. `open`: the own marker goes on from here, too.
fn tie(rival: &Rival, space: u16, moved: bool, open: bool) -> f64 {
    let stays = rival.space == space;
    match (open, stays, moved) {
        (true, _, _) | (_, false, true) => 0.5,
        (_, true, true) => 0.0,
        (_, true, false) => f64::from(u8::from(rival.on_top)),
        (_, false, false) => 1.0,
    }
}

/// `tie`: the chance that a rival on the same space lies on top.
fn standing(rivals: &[Rival], space: u16, tie: impl Fn(&Rival) -> f64) -> Standing {
    if space == 0 {
        return Standing::ON_START;
    }
    // By how many are ahead; by how many are behind but off the start, none or one.
    let mut ahead = [1.0, 0.0, 0.0, 0.0, 0.0];
    let mut all_ahead = 1.0;
    let mut one_behind = 0.0;
    let mut none_behind = 1.0;
    for rival in rivals {
        let before = rival.steps.passes(rival.space, space) + rival.steps.reaches(rival.space, space) * tie(rival);
        let start = rival.steps.reaches(rival.space, 0);
        let behind = (1.0 - before - start).max(0.0);
        for count in (1..ahead.len()).rev() {
            ahead[count] = ahead[count] * (1.0 - before) + ahead[count - 1] * before;
        }
        ahead[0] *= 1.0 - before;
        one_behind = one_behind * before + all_ahead * behind;
        all_ahead *= before;
        none_behind *= 1.0 - behind;
    }
    // Second to last: one is behind, or those on the start are.
    Standing {
        places: [ahead[0], ahead[1], ahead[2]],
        last: all_ahead,
        second_to_last: one_behind + none_behind - all_ahead,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Scoring = Scoring { after: 0, closed_up: false };

    fn rivals<const N: usize>(spaces: [(u16, bool); N]) -> Vec<Rival> {
        spaces.map(|(space, on_top)| Rival { space, on_top, steps: Spread::nowhere() }).into()
    }

    fn at<const N: usize>(spaces: [(u16, bool); N], from: u16, to: u16) -> Standing {
        Contest::new(rivals(spaces), Spread::nowhere(), from, 20, NOW).at(to, from != to)
    }

    fn sure(place: Option<usize>, last: f64, second_to_last: f64) -> Standing {
        let mut places = [0.0; 3];
        if let Some(place) = place {
            places[place] = 1.0;
        }
        Standing { places, last, second_to_last }
    }

    #[test]
    fn whoever_comes_later_is_ahead() {
        let others = [(5, true), (2, false), (0, false)];
        assert_eq!(at(others, 5, 5), sure(Some(1), 0.0, 0.0));
        assert_eq!(at(others, 2, 5), sure(Some(0), 0.0, 0.0));
        assert_eq!(at(others, 2, 2), sure(Some(1), 0.0, 0.0));
    }

    #[test]
    fn all_on_the_start_are_last_and_the_one_ahead_of_them_second_to_last() {
        let others = [(4, true), (0, false)];
        assert_eq!(at(others, 0, 0), sure(None, 1.0, 0.0));
        assert_eq!(at(others, 0, 3), sure(Some(1), 0.0, 1.0));
        assert_eq!(at(others, 0, 4), sure(Some(0), 0.0, 0.0));
        assert_eq!(at([(4, true), (3, true)], 0, 2), sure(Some(2), 1.0, 0.0));
        assert_eq!(at([(4, true), (3, true)], 0, 3), sure(Some(1), 0.0, 1.0));
    }

    #[test]
    fn a_card_to_come_makes_it_a_matter_of_chance() {
        // One in two that the other goes from 3 to 5.
        let steps = Spread::nowhere().and(&[0.5, 0.0, 0.5, 0.0, 0.0, 0.0]);
        let contest = |space, reach| {
            let rival = Rival { space: 3, on_top: true, steps: steps.clone() };
            Contest::new(vec![rival], Spread::nowhere(), space, reach, NOW)
        };
        assert_eq!(contest(4, 9).at(4, false).places[..2], [0.5, 0.5]);
        // On 5 whoever comes later is on top; that may be either.
        assert_eq!(contest(4, 9).at(5, true).places[..2], [0.75, 0.25]);
        assert_eq!(contest(4, 9).at(6, true).places[..2], [1.0, 0.0]);
    }
}
