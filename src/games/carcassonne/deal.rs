//! What chance decides: who begins, and the order of the bag.

use serde::{Deserialize, Serialize};

use super::options::SHORT;
use super::tile::Set;
use super::{Carcassonne, Landscape, Options, Phase, Refusal, Supply, Tile};
use crate::games::{BySeat, Dice, Seat};

/// A deal written out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub start: Seat,
    /// The tiles in the order of drawing, without the one that lies first. With the river its tiles come first and
    /// the lake last among them. A short bag leaves tiles out.
    pub bag: Vec<Tile>,
}

/// The first and the last tile of the river.
const SPRING: &str = "RV1";
const LAKE: &str = "RV2";

/// The tile that lies first.
fn first(options: &Options) -> Tile {
    let spring = Tile::named(SPRING).filter(|_| options.river);
    spring.unwrap_or_else(Tile::start)
}

/// Every tile that can be in the bag: those of the river between spring and lake, then the others.
fn contents(options: &Options) -> (Vec<Tile>, Vec<Tile>) {
    let mut river = Vec::new();
    let mut others = Vec::new();
    for tile in Tile::all() {
        // One of the kind lies first, and beside a river it stays in the box.
        let out = u8::from(tile == Tile::start() || tile.id() == SPRING || tile.id() == LAKE);
        let count = usize::from(tile.in_game(options).saturating_sub(out));
        let list = if tile.set() == Set::River { &mut river } else { &mut others };
        list.extend(std::iter::repeat_n(tile, count));
    }
    (river, others)
}

impl Deal {
    pub(super) fn draw(options: &Options, seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
        options.check(seats)?;
        let start = Seat::at(dice.below(seats as u32) as usize);
        let (mut river, mut others) = contents(options);
        dice.shuffle(&mut river);
        dice.shuffle(&mut others);
        if options.short_bag {
            let (mut bag, mut rest): (Vec<Tile>, Vec<Tile>) = others.into_iter().partition(|tile| tile.is_magic());
            rest.truncate(SHORT.saturating_sub(bag.len()));
            bag.append(&mut rest);
            dice.shuffle(&mut bag);
            others = bag;
        }
        let lake = Tile::named(LAKE).filter(|_| options.river);
        Ok(Deal { start, bag: river.into_iter().chain(lake).chain(others).collect() })
    }

    fn check(&self, options: &Options, seats: usize) -> Result<(), Refusal> {
        options.check(seats)?;
        let (mut river, others) = contents(options);
        let cut = if options.river { river.len() + 1 } else { 0 };
        let lake = Tile::named(LAKE);
        let (flowing, rest) = self.bag.split_at_checked(cut).ok_or(Refusal::Deal)?;
        let mut flows = true;
        if let Some((last, flowing)) = flowing.split_last() {
            let mut flowing = flowing.to_vec();
            flowing.sort_unstable();
            river.sort_unstable();
            flows = Some(*last) == lake && flowing == river;
        }
        let count = |list: &[Tile], tile: Tile| list.iter().filter(|other| **other == tile).count();
        let within = Tile::all().all(|tile| {
            let (drawn, there) = (count(rest, tile), count(&others, tile));
            if options.short_bag && !tile.is_magic() { drawn <= there } else { drawn == there }
        });
        let size = if options.short_bag { SHORT.min(others.len()) } else { others.len() };
        let fits = self.start.index() < seats && flows && within && rest.len() == size;
        if fits { Ok(()) } else { Err(Refusal::Deal) }
    }
}

impl Carcassonne {
    pub(super) fn new(options: &Options, seats: usize, deal: &Deal) -> Result<Carcassonne, Refusal> {
        deal.check(options, seats)?;
        let (_, mut left_out) = contents(options);
        for tile in &deal.bag {
            if let Some(place) = left_out.iter().position(|other| other == tile) {
                left_out.swap_remove(place);
            }
        }
        left_out.sort_unstable();
        let mut game = Carcassonne {
            options: *options,
            turn: deal.start,
            landscape: Landscape::new(first(options)),
            bag: deal.bag.iter().rev().copied().collect(),
            left_out,
            set_aside: Vec::new(),
            supplies: BySeat::new(seats, |_| Supply { small: Supply::SMALL, big: options.inns }),
            scores: BySeat::new(seats, |_| 0),
            mage: None,
            witch: None,
            turns: BySeat::new(seats, |_| Vec::new()),
            choice: 0,
            phase: Phase::Over,
        };
        game.draw(&mut Vec::new());
        Ok(game)
    }
}
