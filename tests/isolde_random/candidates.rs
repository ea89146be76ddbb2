//! More actions than any position allows.

use roundtable::games::Dice;
use roundtable::games::isolde::{Action, Board, Card, Colour, Disc, Hue, Kind, Shield};

/// One more than any table has.
const SIX: u8 = 6;

/// Everything but the many ways to choose three cards, of which some that are legal, some that nearly are, and some
/// at random; and of the many plays of cards and divisions of steps those that are legal and some at random.
pub fn candidates(legal: &[Action], dice: &mut Dice) -> Vec<Action> {
    let mut actions: Vec<Action> = legal.to_vec();
    let boards = || Board::ALL.into_iter().map(Some).chain([None]);
    actions.extend(cards().into_iter().map(Action::Keep));
    actions.extend(boards().map(Action::Bonus));
    actions.extend(boards().map(Action::Edge));
    for board in Board::ALL {
        actions.extend([Action::Back(board), Action::Place(board), Action::Mark(board)]);
        actions.extend([Disc::Any(board), Disc::Combat(board)].map(Action::Disc));
    }
    actions.extend([Disc::Start(None), Disc::Fifth, Disc::King].map(Action::Disc));
    for number in 0..SIX {
        actions.push(Action::Disc(Disc::Start(Some(Colour(number)))));
        actions.extend([Action::TakePile(number), Action::Look(number), Action::TakeShield(number)]);
        actions.push(Action::GiveUnseen(number));
    }
    actions.extend([-3, -2, -1, 0, 1].map(Action::Give));
    for hue in [Hue::LightBlue, Hue::DarkBlue, Hue::Orange, Hue::Red, Hue::Grey] {
        actions.extend([-1, 0, 1, 2, 3, 4, 5].map(|value| Action::TakeBlue(Shield { hue, value })));
    }
    actions.push(Action::Stop);
    for _ in 0..12 {
        let board = *dice.pick(&Board::ALL).unwrap();
        actions.push(Action::Play { card: some_card(dice), board });
        actions.push(Action::Steps { board, count: dice.below(12) as u16 });
    }
    for _ in 0..4 {
        let three = [some_card(dice), some_card(dice), some_card(dice)];
        actions.extend([Action::Pile(three), Action::Assign(three)]);
        if let Some(action) = dice.pick(legal) {
            actions.extend(neighbours(*action, dice));
        }
    }
    actions
}

/// Every card there is, and one that is not.
fn cards() -> Vec<Card> {
    let values = |kind| (2..=5).map(move |value| Card { kind, value });
    Kind::ALL.into_iter().flat_map(values).collect()
}

fn some_card(dice: &mut Dice) -> Card {
    *dice.pick(&cards()).unwrap()
}

/// The same action with something else in it.
fn neighbours(action: Action, dice: &mut Dice) -> Vec<Action> {
    let board = *dice.pick(&Board::ALL).unwrap();
    let value = dice.below(5) as u8 + 1;
    match action {
        Action::Play { card, board: other } => vec![
            Action::Play { card, board },
            Action::Play { card: Card { value, ..card }, board: other },
            Action::Place(other),
        ],
        Action::Steps { board: other, count } => vec![
            Action::Steps { board, count },
            Action::Steps { board: other, count: count + 1 },
            Action::Steps { board: other, count: 0 },
        ],
        Action::Pile(three) | Action::Assign(three) => {
            let [one, two, last] = three;
            let other = some_card(dice);
            [three, [two, one, last], [one, two, two], [one, two, other]]
                .into_iter()
                .flat_map(|three| [Action::Pile(three), Action::Assign(three)])
                .collect()
        }
        _ => Vec::new(),
    }
}
