//! What things are worth to the computer player. The numbers are ours, found by games against itself.

/// In victory points, unless it says otherwise.
#[derive(Clone, Debug)]
pub struct Weights {
    /// How much a point of the others is worth against one of his own.
    pub rivalry: f64,
    /// What share of a later scoring's environs counts: the one after next, the last of three.
    pub later: [f64; 2],
    /// Chance that an area that is his alone does not stay so while others can build there, until a scoring that is
    /// eight turns off.
    pub intrusion: f64,
    /// A principality with a counter of his, for each later scoring.
    pub presence: f64,
    /// A principality with a counter of his, for the choice on influence spaces, for each turn left.
    pub access: f64,
    /// An influence counter that is not placed yet, the first three.
    pub counter: f64,
    /// A henchman in a principality, of the point of each scoring.
    pub henchman: f64,
    /// Chance to keep Excalibur or the Grail through another player's turn.
    pub keep: f64,
    pub excalibur: f64,
    pub grail: f64,
    /// What a traitor that nothing repels costs when the scoring is far, and how much of the rest is added as it
    /// comes close.
    pub traitor: f64,
    /// A shield with no traitor to repel, for each later draw of traitors.
    pub shield: f64,
    /// Flags by their colour.
    pub flags: [f64; 6],
    /// What each further flag of a colour is worth, of the one before.
    pub same_flag: f64,
    /// What the first material is worth for a manor; each further one half of the one before.
    pub material: f64,
    /// Items and counters for victory point spaces: for each turn left, those of the most frequent kind, the next,
    /// and so on.
    pub tally: [f64; 4],
    /// An apple, beyond its point at the end.
    pub apple: f64,
    /// A staff, beyond its points at the end, while there are rounds to use it.
    pub staff: f64,
    /// How much of a mission's worth is left for each unit of effort that it still takes.
    pub effort: f64,
    /// Seals of the first row for each turn left.
    pub first_row: f64,
    /// Seals of the second row for each turn left, by henchman.
    pub second_row: [f64; 4],
    /// Seals of the third row for each scoring left, by henchman.
    pub third_row: [f64; 4],
    /// How much of what the other dice of the round could bring from here counts.
    pub dice: f64,
    /// The same of the next round's dice, which are not thrown yet.
    pub roll: f64,
}

impl Weights {
    pub const USUAL: Weights = Weights {
        rivalry: 0.6,
        later: [0.75, 0.6],
        intrusion: 0.3,
        presence: 0.7,
        access: 0.02,
        counter: 0.3,
        henchman: 0.93,
        keep: 0.92,
        excalibur: 2.4,
        grail: 1.2,
        traitor: 0.7,
        shield: 0.6,
        flags: [1.2, 0.5, 0.5, 0.5, 0.5, 0.6],
        same_flag: 0.5,
        material: 1.2,
        tally: [0.05, 0.03, 0.02, 0.015],
        apple: 0.7,
        staff: 1.0,
        effort: 0.78,
        first_row: 0.08,
        second_row: [0.06, 0.06, 0.06, 0.06],
        third_row: [1.5, 2.8, 1.8, 1.8],
        dice: 0.6,
        roll: 0.3,
    };
}
