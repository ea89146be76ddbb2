//! The time in which people click.

use std::collections::VecDeque;
use std::time::{Duration, Instant};

use anyhow::Context;
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval};

use super::bots::Bots;
use super::party::{Click, Party, Redraw};
use super::tally::Tally;
use super::trouble::Trouble;
use super::{Kills, PATIENCE, Plan};
use crate::games::registry::Kind;
use crate::sandbox::{Answer, Id, Sandbox};

/// How long a table waits for the board after a private press, which may have changed nothing.
const PRIVATE_PATIENCE: Duration = Duration::from_secs(3);
/// How long a table waits for its board where processes die, so that it may never come.
const IMPATIENCE: Duration = Duration::from_secs(1);
/// What is acknowledged later than this may be a bare deferral, which tells of nothing that was done.
const BEFORE_DEFERRAL: Duration = Duration::from_millis(1_400);
/// Between two words about how far it is.
const TOLD_EVERY: Duration = Duration::from_secs(20);

/// People who click.
pub struct Run<'a> {
    plan: &'a Plan,
    sandbox: Sandbox,
    pub begun: Instant,
    pub tally: Tally,
    /// What was acknowledged on a board, and so must be in the database.
    pub taken: Vec<Id>,
    pub trouble: Trouble<'a>,
}

/// A click that is over.
struct Clicked {
    party: Party,
    click: Option<Click>,
    redrawn: Option<Duration>,
}

impl<'a> Run<'a> {
    pub fn new(plan: &'a Plan, sandbox: &Sandbox) -> Run<'a> {
        Run {
            plan,
            sandbox: sandbox.clone(),
            begun: Instant::now(),
            tally: Tally::default(),
            taken: Vec::new(),
            trouble: Trouble::new(plan, sandbox),
        }
    }

    /// People click at the rate of the plan, and meet the trouble that it orders. Ends when every shard is served.
    ///
    /// # Errors
    /// When a bot ends by itself or does not come back.
    pub async fn click(
        &mut self,
        bots: &mut Bots,
        parties: Vec<Party>,
        say: &dyn Fn(&str),
    ) -> anyhow::Result<Vec<Party>> {
        let all = parties.len();
        let mut free = VecDeque::from(parties);
        let (done, mut ends) = mpsc::unbounded_channel::<Clicked>();
        let mut pace = interval(Duration::from_secs(1) / self.plan.clicks_per_second.max(1));
        pace.set_missed_tick_behavior(MissedTickBehavior::Burst);
        let mut told = Instant::now();
        loop {
            tokio::select! {
                _ = pace.tick() => {
                    if told.elapsed() > TOLD_EVERY {
                        told = Instant::now();
                        say(&format!("{} clicks, {} kills", self.tally.clicks, self.trouble.kills));
                    }
                    self.trouble.go_on(bots).await?;
                    if !self.trouble.is_down() && self.is_over(&free) {
                        break;
                    }
                    if self.trouble.is_down() && matches!(self.plan.kills, Kills::Times(_)) {
                        continue;
                    }
                    match free.pop_front() {
                        Some(party) => self.spawn(party, done.clone()),
                        None => self.tally.waited += 1,
                    }
                }
                Some(clicked) = ends.recv() => free.push_back(self.note(clicked)),
            }
        }
        self.trouble.end();
        while free.len() < all {
            let clicked = ends.recv().await.context("a party broke down")?;
            free.push_back(self.note(clicked));
        }
        Ok(free.into())
    }

    /// Whether people may go home.
    fn is_over(&self, free: &VecDeque<Party>) -> bool {
        match self.plan.kills {
            Kills::Times(times) => {
                let seen = |kind: &Kind| free.iter().any(|party| party.kind == *kind && !party.ended.is_empty());
                let all_seen = self.plan.kinds().iter().all(seen);
                self.trouble.kills >= times && (all_seen || self.begun.elapsed() > 2 * self.plan.time)
            }
            Kills::Never | Kills::Every(_) => self.begun.elapsed() >= self.plan.time,
        }
    }

    fn spawn(&self, mut party: Party, done: mpsc::UnboundedSender<Clicked>) {
        let sandbox = self.sandbox.clone();
        let calm = self.plan.is_calm();
        tokio::spawn(async move {
            let click = party.click(&sandbox).await;
            let patience = match click.as_ref().map(|click| click.redraw) {
                Some(Redraw::Due) if calm => Some(PATIENCE),
                Some(Redraw::Due) => Some(IMPATIENCE),
                Some(Redraw::Possible) if calm => Some(PRIVATE_PATIENCE),
                Some(Redraw::Possible | Redraw::None) | None => None,
            };
            let redrawn = match (&click, patience) {
                (Some(click), Some(patience)) => party.redrawn(&sandbox, click, patience).await,
                _ => None,
            };
            // Nobody listens any more when the run broke down.
            let _ = done.send(Clicked { party, click, redrawn });
        });
    }

    fn note(&mut self, clicked: Clicked) -> Party {
        let Clicked { party, click, redrawn } = clicked;
        let Some(Click { answer: Answer { interaction, reply, took, .. }, redraw, .. }) = click else {
            return party;
        };
        self.tally.clicks += 1;
        if reply.is_some() {
            self.tally.acknowledged.push(took);
        }
        match redrawn {
            Some(after) => self.tally.redrawn.push(after),
            None if redraw == Redraw::Due => self.tally.not_redrawn += 1,
            None => {}
        }
        if redraw == Redraw::Due && took < BEFORE_DEFERRAL {
            self.taken.push(interaction);
        }
        party
    }
}
