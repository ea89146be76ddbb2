//! What the spaces that a colour's markers are brought to are worth together.

use super::outlook::Outlook;
use super::standing::Standing;
use crate::games::isolde::{Board, ByBoard, COMPONENTS, Card, Kind};

/// Tournament: what the board of the winning knight brings, and that of the other.
const WINNER: [f64; 3] = [8.0, 5.0, 2.0];
const LOSER: [f64; 3] = [5.0, 3.0, 1.0];
/// How far a Combat card moves the cup, squared and on average.
const PULL: f64 = 16.7;

/// Where a colour's markers come to, and what else its cards do.
#[derive(Clone)]
pub struct Plan {
    pub spaces: ByBoard<u16>,
    /// Here its marker is put on top where it lies.
    pub on_top: Option<Board>,
    /// Below 0 on the side of Joust (Tournament).
    pub cup: i8,
    /// Shields of the codex that are looked at (Learning).
    pub looks: usize,
    /// Cards of the marked discipline (Fair Isolde).
    pub marked: u16,
}

/// How likely each knight wins.
#[derive(Clone, Copy)]
struct Knights {
    joust: f64,
    melee: f64,
}

impl Outlook<'_> {
    /// All as it is.
    pub fn stay(&self) -> Plan {
        let view = self.view;
        let mut spaces = ByBoard::default();
        for board in view.boards.iter().copied() {
            spaces[board] = self.space(board);
        }
        let own = view.own.as_ref().filter(|own| view.holders[self.colour] == Some(own.seat));
        let played = view.played[self.colour].iter();
        Plan {
            spaces,
            on_top: None,
            cup: view.variants.cup.unwrap_or(0),
            looks: own.map_or(0, |own| own.looks.len()),
            marked: played.filter(|(card, board)| self.is_marked(*card, *board)).count() as u16,
        }
    }

    fn is_marked(&self, card: Card, board: Board) -> bool {
        board != Board::Magic && self.mark.is_some_and(|mark| card.kind.boards().contains(&mark))
    }

    /// Goes so many spaces on a board.
    pub fn advance(&self, plan: &Plan, board: Board, steps: u16) -> Plan {
        let mut plan = plan.clone();
        plan.spaces[board] = further(board, plan.spaces[board], steps);
        plan
    }

    /// Plays a card on a board.
    pub fn play(&self, plan: &Plan, card: Card, board: Board) -> Plan {
        let mut plan = self.advance(plan, board, u16::from(card.value));
        if card.kind == Kind::Combat && board != Board::Magic {
            plan.cup = pulled(plan.cup, board, card.value);
        }
        plan.looks += usize::from(board == Board::Study);
        plan.marked += u16::from(self.is_marked(card, board));
        plan
    }

    /// In points; only the difference between two plans means something.
    pub fn worth(&self, plan: &Plan) -> f64 {
        let knights = self.knights(plan.cup);
        let boards = self.view.boards.iter().copied();
        let worth = boards.map(|board| self.worth_at(plan, board, plan.spaces[board], knights)).sum::<f64>();
        worth + self.bonus(plan, knights)
    }

    /// With the marker of one board on another space than the plan has.
    fn worth_at(&self, plan: &Plan, board: Board, space: u16, knights: Knights) -> f64 {
        let moved = space != self.space(board) || plan.on_top == Some(board);
        let prospect = self.prospect(board, space, moved);
        let options = &self.view.options;
        prospect.worth
            + match board {
                Board::Joust if options.tournament => self.combat(&prospect.next, knights.joust),
                Board::Melee if options.tournament => self.combat(&prospect.next, knights.melee),
                Board::Study if options.learning => self.shield(&prospect.next, plan.looks),
                _ => 0.0,
            }
    }

    /// A board whose knight wins with this chance.
    fn combat(&self, standing: &Standing, wins: f64) -> f64 {
        let value = |values| self.contested * self.of_places(standing, values);
        wins * value(WINNER) + (1.0 - wins) * value(LOSER)
    }

    /// A shield of the codex, beyond any.
    fn shield(&self, standing: &Standing, looks: usize) -> f64 {
        if *standing == Standing::default() {
            return 0.0;
        }
        let known = self.weights.looks[looks.min(self.weights.looks.len() - 1)];
        let choice = self.choice(standing);
        self.contested * (known * (0.3 + 0.7 * choice) + self.weights.choice * choice)
    }

    fn knights(&self, cup: i8) -> Knights {
        let spread = (PULL * self.pulls).sqrt();
        if spread == 0.0 {
            let wins = |side: bool| f64::from(u8::from(side));
            return Knights { joust: wins(cup < 0), melee: wins(cup > 0) };
        }
        // Close to the normal distribution.
        let melee = 1.0 / (1.0 + (-1.7 * f64::from(cup) / spread).exp());
        Knights { joust: 1.0 - melee, melee }
    }

    /// What the place on Isolde's board brings in this round.
    fn bonus(&self, plan: &Plan, knights: Knights) -> f64 {
        let moved = plan.spaces[Board::Isolde] != self.space(Board::Isolde) || plan.on_top == Some(Board::Isolde);
        let standing = self.prospect(Board::Isolde, plan.spaces[Board::Isolde], moved).next;
        if standing == Standing::default() {
            return 0.0;
        }
        let options = &self.view.options;
        if options.courtship {
            return self.contested * self.of_places(&standing, self.weights.discs);
        }
        let each = if options.challenge { plan.marked } else { 1 };
        let choice = if options.challenge { 0.0 } else { self.weights.bonus * self.open };
        let gains = [3, 2, 1].map(|steps| self.best_gain(plan, steps * each, knights) + f64::from(steps) * choice);
        self.of_places(&standing, gains)
    }

    /// What so many steps on the best board would bring.
    fn best_gain(&self, plan: &Plan, steps: u16, knights: Knights) -> f64 {
        let boards = self.view.boards.iter().copied().filter(|board| match self.view.options.challenge {
            true => self.mark == Some(*board),
            false => *board != Board::Isolde,
        });
        let gain = |board| {
            let space = plan.spaces[board];
            let further = self.worth_at(plan, board, further(board, space, steps), knights);
            further - self.worth_at(plan, board, space, knights)
        };
        boards.map(gain).fold(0.0, f64::max)
    }
}

/// A last space is not passed.
fn further(board: Board, space: u16, steps: u16) -> u16 {
    let to = space + steps;
    board.last_space().map_or(to, |last| to.min(last))
}

/// Where a Combat card moves the cup to. The border is only where it begins.
fn pulled(cup: i8, board: Board, value: u8) -> i8 {
    let side = if board == Board::Joust { -1 } else { 1 };
    let pulled = (0..value).fold(cup, |cup, _| if cup + side == 0 && cup != 0 { cup + 2 * side } else { cup + side });
    pulled.clamp(-COMPONENTS.cup, COMPONENTS.cup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_cup_goes_from_one_side_to_the_other_in_one_space() {
        assert_eq!(pulled(0, Board::Joust, 4), -4);
        assert_eq!(pulled(-4, Board::Melee, 5), 2);
        assert_eq!(pulled(6, Board::Melee, 5), 7);
        assert_eq!(pulled(1, Board::Joust, 3), -3);
    }
}
