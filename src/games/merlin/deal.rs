//! What chance decides before the first round (booklet, "Előkészületek").

use serde::{Deserialize, Serialize};

use super::components::COMPONENTS;
use super::environs::tiles;
use super::{
    Board, ByPrincipality, Castle, Chance, Environs, Items, Merlin, Mission, Options, Phase, Principality, Refusal,
    Space, Tile,
};
use crate::games::{BySeat, Dice, Game, Seat};

/// Missions in a player's hand.
pub const HAND: usize = 4;
/// Missions that lie face up.
pub const DISPLAY: usize = 3;
/// Traitors that a player draws.
pub const TRAITORS: usize = 3;

/// A deal written out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub start: Seat,
    /// Each player's starting tile, from 1.
    pub starting_tiles: BySeat<u8>,
    /// The environs, row by row.
    pub environs: Vec<Tile>,
    /// Every mission in the order of drawing: three for the display, then four for each player, the start player
    /// first; the rest is the pile.
    pub missions: Vec<Mission>,
    /// Every traitor in the order of drawing: three for each player, the start player first; the rest are the stacks.
    pub traitors: Vec<Principality>,
    /// What comes later.
    #[serde(default, skip_serializing_if = "Chance::is_empty")]
    pub later: Chance,
}

impl Deal {
    pub(super) fn draw(seats: usize, dice: &mut Dice) -> Result<Deal, Refusal> {
        check_seats(seats)?;
        let mut environs = tiles(seats);
        dice.shuffle(&mut environs);
        let mut missions: Vec<Mission> = Mission::all().collect();
        dice.shuffle(&mut missions);
        let mut traitors = all_traitors();
        dice.shuffle(&mut traitors);
        let start = Seat::at(dice.below(seats as u32) as usize);
        let mut numbers: Vec<u8> = starting_numbers().collect();
        dice.shuffle(&mut numbers);
        numbers.truncate(seats);
        Ok(Deal { start, starting_tiles: numbers.into(), environs, missions, traitors, later: Chance::default() })
    }

    /// That everything is there once, for so many seats.
    pub(super) fn check(&self, seats: usize) -> Result<(), Refusal> {
        check_seats(seats)?;
        let given: Vec<u8> = self.starting_tiles.values().copied().collect();
        let distinct = given.iter().all(|tile| given.iter().filter(|other| *other == tile).count() == 1);
        let known = given.iter().all(|tile| starting_numbers().any(|number| number == *tile));
        let fits = self.start.index() < seats
            && given.len() == seats
            && distinct
            && known
            && same(&self.environs, &tiles(seats))
            && same(&self.missions, &Mission::all().collect::<Vec<_>>())
            && same(&self.traitors, &all_traitors());
        if fits { Ok(()) } else { Err(Refusal::Deal) }
    }
}

fn check_seats(seats: usize) -> Result<(), Refusal> {
    if Merlin::SEATS.contains(&seats) { Ok(()) } else { Err(Refusal::Seats { seats }) }
}

fn starting_numbers() -> impl Iterator<Item = u8> {
    1..=COMPONENTS.starting_tiles.len() as u8
}

fn all_traitors() -> Vec<Principality> {
    let each = usize::from(COMPONENTS.supply.traitors);
    Principality::ALL.into_iter().flat_map(|shield| std::iter::repeat_n(shield, each)).collect()
}

/// The same things, in whatever order.
fn same<T: Copy + Ord>(one: &[T], other: &[T]) -> bool {
    let sorted = |things: &[T]| {
        let mut things = things.to_vec();
        things.sort_unstable();
        things
    };
    sorted(one) == sorted(other)
}

impl Merlin {
    /// The position before the first round; the deal was checked.
    pub(super) fn new(options: &Options, deal: &Deal) -> Merlin {
        let seats = deal.starting_tiles.seats();
        let mut stocks = Items::each(COMPONENTS.supply.items);
        let mut pile: Vec<Mission> = deal.missions.iter().rev().copied().collect();
        let mut traitors: Vec<Principality> = deal.traitors.iter().rev().copied().collect();
        let display = draw(&mut pile, DISPLAY);
        let mut castles = BySeat::new(seats, |seat| {
            let tile = &COMPONENTS.starting_tiles[usize::from(deal.starting_tiles[seat]) - 1];
            let mut castle = Castle::new(tile);
            for item in tile.items() {
                stocks.pass(item, &mut castle.items);
            }
            castle
        });
        let mut hands = BySeat::new(seats, |_| Vec::new());
        for seat in clockwise(deal.start, seats) {
            for shield in draw(&mut traitors, TRAITORS) {
                castles[seat].traitors[shield] += 1;
            }
            hands[seat] = draw(&mut pile, HAND);
        }
        Merlin {
            options: *options,
            round: 1,
            start: deal.start,
            board: Board {
                merlin: Space::of(Principality::Black),
                grail: None,
                excalibur: None,
                stocks,
                apples: COMPONENTS.supply.apples - seats as u8,
                environs: Environs::new(deal.environs.clone()),
                display,
                repelled: ByPrincipality::default(),
            },
            castles,
            hands,
            pile,
            discarded: Vec::new(),
            traitors,
            turns: BySeat::new(seats, |_| Vec::new()),
            chance: deal.later.clone(),
            choice: 0,
            phase: Phase::Rolling,
        }
    }
}

/// So many from the top, fewer when there are not so many.
fn draw<T>(pile: &mut Vec<T>, count: usize) -> Vec<T> {
    (0..count).map_while(|_| pile.pop()).collect()
}

/// All seats, this one first.
pub(super) fn clockwise(first: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    (0..seats).map(move |step| Seat::at((first.index() + step) % seats))
}
