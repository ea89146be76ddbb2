//! A turn thought through to its end: every die and way, every action that looks good, what can be done besides.

use super::worth::Judge;
use crate::games::merlin::{Action, Field, Imagined, Part, Phase, Space, Stage, Turn, Turned};

/// Of the ways to do an action, so many of the best looking are thought through.
const BREADTH: usize = 6;
/// What must be gained for a step that is not needed.
const GAIN: f64 = 1e-6;

/// A step and the position after it; for a manor after it is paid too.
struct Step {
    action: Action,
    after: Imagined,
    /// Worth of the position as it is.
    worth: f64,
}

impl Judge<'_> {
    /// The best next step of the own turn; `None` when it is not his turn or nothing is left but to end it.
    pub fn step(&self, state: &Imagined) -> Option<Action> {
        let turn = turn(state)?;
        let stop = match turn.stage {
            Stage::Acted { .. } => self.worth(state) + GAIN,
            _ => f64::NEG_INFINITY,
        };
        let mut best = (None, stop);
        for step in self.steps(state, &turn, false) {
            let worth = self.outlook(&step, is_alteration(step.action));
            if worth > best.1 {
                best = (Some(step.action), worth);
            }
        }
        best.0
    }

    /// Learns what it would bring to come to each space now.
    pub fn look_round(&mut self, state: &Imagined) {
        let Some(start) = Space::all().next() else { return };
        let declined = state.visiting(start, false).and_then(|visiting| visiting.after(Action::Decline));
        let Some(declined) = declined else { return };
        let nothing = self.finish(&declined, self.worth(&declined));
        let mut worth = [0.0; 24];
        for space in Space::all() {
            let Some(after) = state.visiting(space, false) else { return };
            let step = Step { action: Action::Decline, worth: nothing, after };
            worth[space.index()] = (self.outlook(&step, true) - nothing).max(0.0);
        }
        self.spaces = worth;
    }

    /// What the turn comes to when it goes on in the best way from here. `altered`: the die was changed already.
    fn outlook(&self, step: &Step, altered: bool) -> f64 {
        let state = &step.after;
        let Some(turn) = turn(state) else { return step.worth };
        match turn.stage {
            Stage::Acted { .. } => self.finish(state, step.worth),
            stage => {
                // Whoever is to draw may take an unknown card.
                let stop = match stage {
                    Stage::Acting(_, Part::Draw { .. }) => step.worth,
                    _ => f64::NEG_INFINITY,
                };
                let steps = self.steps(state, &turn, altered);
                steps.iter().map(|step| self.outlook(step, altered || is_alteration(step.action))).fold(stop, f64::max)
            }
        }
    }

    /// After the action: what can be done besides, one gain after the other; or the action once more with a staff.
    fn finish(&self, state: &Imagined, worth: f64) -> f64 {
        let Some(turn) = turn(state) else { return worth };
        let mut best = worth;
        let mut reached: Option<Imagined> = None;
        loop {
            let now = reached.as_ref().unwrap_or(state);
            let Some(turn) = self::turn(now) else { break };
            let extras = self.extras(now, &turn, &now.choices());
            let gain =
                extras.into_iter().filter(|step| step.worth > best + GAIN).max_by(|a, b| a.worth.total_cmp(&b.worth));
            let Some(step) = gain else { break };
            best = step.worth;
            reached = Some(step.after);
        }
        if matches!(turn.stage, Stage::Acted { again: Some(_), .. })
            && !turn.staff
            && let Some(after) = state.after(Action::Staff)
        {
            let worth = self.worth(&after);
            best = best.max(self.outlook(&Step { action: Action::Staff, after, worth }, true));
        }
        best
    }

    /// The steps worth thinking about.
    fn steps(&self, state: &Imagined, turn: &Turn, altered: bool) -> Vec<Step> {
        let choices = state.choices();
        let make = |action: Action| state.after(action).map(|after| Step { action, worth: 0.0, after });
        match turn.stage {
            Stage::Choosing => {
                let dice = choices.iter().copied().filter(|action| matches!(action, Action::Choose(_)));
                let mut steps: Vec<Step> = dice.filter_map(make).collect();
                steps.extend(
                    self.extras(state, turn, &choices)
                        .into_iter()
                        .filter(|step| matches!(step.action, Action::Complete { .. } | Action::Grey)),
                );
                steps
            }
            Stage::Chosen(_) => {
                let wanted = |action: &Action| match action {
                    Action::Move(_) => true,
                    Action::Apple(_) | Action::Turn(Turned::Chosen) => !altered,
                    _ => false,
                };
                choices.iter().copied().filter(wanted).filter_map(make).collect()
            }
            Stage::Acting(visit, part) => {
                let mut steps = Vec::new();
                for action in choices {
                    match action {
                        Action::Build(_) => {
                            let Some(chosen) = state.after(action) else { continue };
                            let paid = chosen.choices().into_iter().filter_map(|pay| chosen.after(pay));
                            steps.extend(paid.map(|after| Step { action, worth: self.worth(&after), after }));
                        }
                        Action::Complete { .. } | Action::Grey | Action::Repel(_) | Action::FavorRepel(_) => {}
                        _ => steps.extend(make(action).map(|step| Step { worth: self.worth(&step.after), ..step })),
                    }
                }
                let keep = match (visit.space.field(), part) {
                    (Field::Exchange | Field::Mission, _) => BREADTH / 2,
                    _ => BREADTH,
                };
                if steps.len() > keep {
                    steps.sort_by(|one, other| other.worth.total_cmp(&one.worth));
                    // Another space's action has still to be done; its worth does not show yet.
                    let mut kept = 0;
                    steps.retain(|step| {
                        let begins = matches!(step.action, Action::Jump | Action::Borrow(_) | Action::FavorTwice);
                        kept += usize::from(!begins);
                        begins || kept <= keep
                    });
                }
                steps
            }
            Stage::Acted { .. } => {
                let mut steps = self.extras(state, turn, &choices);
                if choices.contains(&Action::Staff) {
                    steps.extend(make(Action::Staff).map(|step| Step { worth: self.worth(&step.after), ..step }));
                }
                steps
            }
        }
    }

    /// Missions, and what repels traitors at any time; with their worth.
    fn extras(&self, state: &Imagined, turn: &Turn, choices: &[Action]) -> Vec<Step> {
        let mut steps = Vec::new();
        for action in choices.iter().copied() {
            match action {
                Action::Complete { .. } | Action::Repel(_) | Action::FavorRepel(_) => {
                    let after = state.after(action);
                    steps.extend(after.map(|after| Step { action, worth: self.worth(&after), after }));
                }
                // Only for a second mission that is met; it is judged with that.
                Action::Grey if turn.missions_left() == 0 => {
                    let Some(after) = state.after(Action::Grey) else { continue };
                    let completions =
                        after.choices().into_iter().filter(|next| matches!(next, Action::Complete { .. }));
                    let best = completions.filter_map(|next| after.after(next)).map(|after| self.worth(&after));
                    let best = best.fold(f64::NEG_INFINITY, f64::max);
                    if best > f64::NEG_INFINITY {
                        steps.push(Step { action, worth: best, after });
                    }
                }
                _ => {}
            }
        }
        steps
    }
}

/// Whether the step changes the chosen die; that is done once at most.
fn is_alteration(action: Action) -> bool {
    matches!(action, Action::Apple(_) | Action::Turn(_))
}

fn turn(state: &Imagined) -> Option<Turn> {
    match state.phase() {
        Phase::Turn(turn) if turn.seat == state.seat() => Some(turn),
        _ => None,
    }
}
