//! What things are worth to the computer player beyond what it can reckon. The numbers are ours, found by games
//! against itself.

/// In victory points, unless it says otherwise.
#[derive(Clone, Debug)]
pub struct Weights {
    /// How much a point that another loses is worth against one of his own.
    pub rivalry: f64,
    /// What share of a later scoring counts, for each round that lies between.
    pub later: f64,
    /// The first, second and third place on Isolde's board in a later round.
    pub isolde: [f64; 3],
    /// The same where bonus discs are used (Courtship), in any round.
    pub discs: [f64; 3],
    /// What a step of the bonus brings beyond the board that looks best for it when no card of the round is played
    /// yet.
    pub bonus: f64,
    /// A step (Magic).
    pub step: f64,
    /// What share of the others' cards is played as magic.
    pub magic: f64,
    /// Blue shields that come in each round (Grail).
    pub blue: f64,
    /// What a later round's scroll brings of the own lead (King).
    pub scroll: f64,
    /// To have looked at none, one, two or more shields, when the choice is his (Learning).
    pub looks: [f64; 4],
    /// To choose first instead of last (Learning).
    pub choice: f64,
    /// What a card counts that the neighbour gets, of what it is worth to him.
    pub passed: f64,
    /// To play last in the next round (Courtship).
    pub last_turn: f64,
    /// To have the start player's edge in the next round (Courtship in the advanced game).
    pub edge: f64,
    /// Cards of a discipline that are expected beside those in the first packet, and what share of the latter is
    /// kept (Fair Isolde).
    pub marked: [f64; 2],
}

impl Weights {
    pub const USUAL: Weights = Weights {
        rivalry: 1.0,
        later: 0.9,
        isolde: [3.6, 2.5, 1.3],
        discs: [1.8, 1.4, 0.5],
        bonus: 0.7,
        step: 0.4,
        magic: 0.2,
        blue: 3.0,
        scroll: 0.5,
        looks: [0.0, 0.8, 1.2, 1.3],
        choice: 0.4,
        passed: 0.3,
        last_turn: 0.1,
        edge: 0.3,
        marked: [0.8, 0.6],
    };
}
