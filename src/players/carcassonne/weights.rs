//! What things are worth to the computer player. The numbers are ours.

/// In victory points, unless it says otherwise.
#[derive(Clone, Debug)]
pub struct Weights {
    /// How much a point of the others is worth against one of his own.
    pub rivalry: f64,
    /// Chance that an open side of a road or city is closed, when the bag is full.
    pub road_side: f64,
    pub city_side: f64,
    /// Chance that a tile comes to an empty cell beside a monastery, when the bag is full.
    pub neighbour: f64,
    /// Tiles in the bag with which those chances are half of that.
    pub half: f64,
    /// What a city or road grows for each open side, in tiles.
    pub growth: f64,
    /// What a field grows for each tile of the bag, in cities.
    pub field_growth: f64,
    /// How sure it is that a field stays his, when the bag is full.
    pub field_keep: f64,
    /// The last meeple in hand, and the share that each further one is worth of the one before.
    pub meeple: f64,
    pub next_meeple: f64,
    /// Turns of his own that are left with which a meeple in hand is worth half.
    pub meeple_turns: f64,
    /// What the big meeple is worth beside a small one.
    pub big: f64,
}

impl Weights {
    pub const USUAL: Weights = Weights {
        rivalry: 0.8,
        road_side: 0.95,
        city_side: 0.85,
        neighbour: 0.97,
        half: 14.0,
        growth: 0.5,
        field_growth: 0.012,
        field_keep: 0.75,
        meeple: 4.0,
        next_meeple: 0.72,
        meeple_turns: 4.0,
        big: 0.5,
    };
}
