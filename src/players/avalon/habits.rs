//! How each role tends to act. The computer players act by this, and read the others by it. The numbers are
//! ours: with them neither side wins much more than half of the games among computer players, at any number
//! of seats.

use super::team::Team;
use crate::games::avalon::View;

/// Where the game stands when somebody acts.
#[derive(Clone, Copy, Debug)]
pub struct Moment {
    /// The n-th quest, 1 to 5.
    pub round: u8,
    /// Proposals rejected in this round before, 0 to 4.
    pub rejections: u8,
    /// Quests won and lost before, 0 to 2 each.
    pub successes: u8,
    pub failures: u8,
}

impl Moment {
    /// The moment of a proposal in the n-th round after so many rejected ones.
    pub fn at(view: &View, round: u8, rejections: u8) -> Moment {
        let before = |success| {
            let results = view.quests.iter().filter_map(|quest| quest.result);
            results.filter(|result| result.order < round && result.success == success).count() as u8
        };
        Moment { round, rejections, successes: before(true), failures: before(false) }
    }

    /// The moment that the view shows.
    pub fn now(view: &View) -> Moment {
        let played = view.quests.iter().filter(|quest| quest.result.is_some()).count() as u8;
        Moment::at(view, played + 1, view.rejections)
    }

    /// Whether another rejection would end the game.
    pub fn is_last_proposal(self) -> bool {
        self.rejections >= 4
    }

    /// Whether this quest can end the game.
    pub fn is_decisive(self) -> bool {
        self.successes == 2 || self.failures == 2
    }
}

/// How a proposal looks to somebody: the chance that its team is safe, and that of the team he would trust
/// most, from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Outlook {
    pub chance: f64,
    pub hope: f64,
}

/// The chance that a loyal player approves who goes by what he sees in the open.
pub fn servant_approves(outlook: Outlook, moment: Moment) -> f64 {
    // The fifth rejection loses the game.
    let patience = match moment.rejections {
        0 => 0.85,
        1 => 0.8,
        2 => 0.7,
        3 => 0.55,
        _ => return 1.0,
    };
    // At the first quest nobody knows anything, and talk is cheaper than delay.
    let patience = if moment.round == 1 { 0.6 * patience } else { patience };
    let margin = outlook.chance - patience * outlook.hope;
    1.0 / (1.0 + (-margin / 0.08).exp())
}

/// How often Merlin acts as if he knew nothing.
pub fn merlin_hides(moment: Moment) -> f64 {
    match moment {
        Moment { failures: 2, .. } => 0.2,
        Moment { round: 1, .. } => 0.85,
        Moment { round: 2, .. } => 0.8,
        _ => 0.7,
    }
}

/// The chance that Merlin approves of a team that he takes for safe or not.
pub fn merlin_approves(safe: bool, servant: f64, moment: Moment) -> f64 {
    if moment.is_last_proposal() {
        return servant;
    }
    let hides = merlin_hides(moment);
    let knows = if safe { 0.92 } else { 0.04 };
    hides * servant + (1.0 - hides) * knows
}

/// How much better than to a servant a proposal fits to Merlin.
pub fn merlin_proposes(safe: bool, outlook: Outlook, moment: Moment) -> f64 {
    let hides = merlin_hides(moment);
    let knows = if safe { 1.0 / outlook.chance.max(0.4) } else { 0.05 };
    hides + (1.0 - hides) * knows
}

/// The chance that an evil player approves of a team that is safe, or not.
pub fn evil_approves(safe: bool, servant: f64, moment: Moment) -> f64 {
    match (safe, moment.successes) {
        (false, _) if moment.is_decisive() => 0.6 + 0.35 * servant,
        (false, _) => 0.25 + 0.7 * servant,
        (true, 0) => 0.9 * servant,
        (true, 1) => 0.75 * servant,
        (true, _) => 0.3 * servant,
    }
}

/// How much better than to a servant a proposal with so many evil players fits to an evil leader.
pub fn evil_proposes(on_team: usize, fails_needed: usize, outlook: Outlook) -> f64 {
    let wanted = if on_team == fails_needed {
        1.6
    } else if on_team > fails_needed {
        0.8
    } else {
        0.5
    };
    // A servant proposes what he trusts most; evil has to look further.
    let trust = if outlook.hope > 0.0 { (3.0 * (outlook.chance / outlook.hope - 1.0)).exp() } else { 1.0 };
    wanted * trust.max(0.4) / trust.max(0.1)
}

/// The chance that an evil player fails a quest when it is his part to do so.
pub fn evil_fails(team: Team, moment: Moment) -> f64 {
    match moment.round {
        _ if moment.is_decisive() => 1.0,
        // Where it takes two, each must be able to rely on the other.
        _ if team.fails_needed > 1 => 1.0,
        1 if team.seats.len() == 2 => 0.5,
        1 => 0.7,
        2 => 0.85,
        _ => 0.95,
    }
}

/// The chance of so many fails from a team with so many evil players; 0 when it cannot be.
pub fn fails(team: Team, evil: usize, fails: usize, moment: Moment) -> f64 {
    let needed = usize::from(team.fails_needed);
    // Not everybody plans like this.
    let fail = evil_fails(team, moment).min(0.95);
    if fails > evil {
        0.0
    } else if evil == 0 {
        1.0
    } else if evil < needed {
        if fails == 0 { 0.8 } else { 0.2 / evil as f64 }
    } else if fails == 0 {
        1.0 - fail
    } else if fails < needed {
        0.1
    } else if fails == needed {
        if evil == needed { fail } else { 0.8 * fail }
    } else {
        0.2 * fail
    }
}
