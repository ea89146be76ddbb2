//! Which cards the others may hold, and how far they move markers.

use crate::games::isolde::{Board, ByBoard, Card, Colour, Form, Kind, View, deck};

/// Cards that each colour plays in a round.
pub fn plays_in_round(view: &View) -> usize {
    if view.seats == 2 && view.options.form == Form::Lancelot { 3 } else { 4 }
}

/// Cards that a colour is still to play in this round.
pub fn plays_left(view: &View, colour: Colour) -> usize {
    plays_in_round(view).saturating_sub(view.played[colour].len())
}

/// A share for each number of spaces from 0 to 5.
pub type Steps = [f64; 6];

/// How likely a card of somebody else moves his marker so many spaces on each board.
pub struct Moves(ByBoard<Steps>);

impl Moves {
    /// By cards with their weights; what share of them goes to the Magic board.
    fn of(cards: impl Iterator<Item = (Card, f64)>, magic: f64) -> Moves {
        let mut moves: ByBoard<Steps> = ByBoard::new(|| [0.0; 6]);
        let mut all = 0.0;
        for (card, weight) in cards {
            all += weight;
            let boards = card.kind.boards();
            for board in boards {
                moves[*board][usize::from(card.value)] += weight * (1.0 - magic) / boards.len() as f64;
            }
            moves[Board::Magic][usize::from(card.value)] += weight * magic;
        }
        for board in Board::ALL {
            for share in &mut moves[board] {
                *share /= f64::max(all, 1.0);
            }
            moves[board][0] = 1.0 - moves[board][1..].iter().sum::<f64>();
        }
        Moves(moves)
    }

    pub fn on(&self, board: Board) -> &Steps {
        &self.0[board]
    }

    /// Any card of the deck.
    pub fn of_deck(magic: f64) -> Moves {
        Moves::of(deck().into_iter().map(|card| (card, 1.0)), magic)
    }

    /// What the others may still play in this round, as the viewer knows the cards.
    pub fn unseen(view: &View, magic: f64) -> Moves {
        let mut unseen = deck();
        for (_, played) in view.played.iter() {
            take(&mut unseen, played.iter().map(|(card, _)| *card));
        }
        let Some(own) = &view.own else { return Moves::of(unseen.into_iter().map(|card| (card, 1.0)), magic) };
        let held = own.hands.iter().flat_map(|(_, cards)| cards.iter().copied()).chain(own.kept);
        take(&mut unseen, held);
        // What was passed on and did not come back is held or was played by the others.
        let colours = view.played.colours();
        let mut passed: Vec<Card> = own.passed.iter().take(colours).flatten().copied().collect();
        take(&mut passed, own.hands.iter().flat_map(|(_, cards)| cards.iter().copied()));
        take(&mut passed, view.played.values().flatten().map(|(card, _)| *card));
        passed.retain(|card| unseen.contains(card));
        take(&mut unseen, passed.iter().copied());
        let others = (colours - 1) * 5;
        let played: usize = view.played.values().map(Vec::len).sum();
        let unknown = others.saturating_sub(played + passed.len());
        let share = unknown as f64 / unseen.len().max(1) as f64;
        let unseen = unseen.into_iter().map(|card| (card, share));
        Moves::of(unseen.chain(passed.into_iter().map(|card| (card, 1.0))), magic)
    }

    /// The chance that a card is for Joust or Melee.
    pub fn combat(&self) -> f64 {
        Kind::Combat.boards().iter().map(|board| 1.0 - self.0[*board][0]).sum()
    }
}

/// Takes these out of the cards, as far as they are there.
fn take(cards: &mut Vec<Card>, gone: impl Iterator<Item = Card>) {
    for card in gone {
        if let Some(place) = cards.iter().position(|other| *other == card) {
            cards.swap_remove(place);
        }
    }
}
