//! What goes wrong by order while people click: processes that are killed, and Discord's failures.

use std::time::{Duration, Instant};

use anyhow::bail;

use super::bots::Bots;
use super::{Kills, Plan, RETURN};
use crate::games::{Dice, Seed};
use crate::sandbox::{Id, Sandbox, Settings, Storm};
use crate::table::Clock;

/// One random kill of so many comes before all shards are served again.
const EARLY: u32 = 8;
/// How likely a request is struck by a storm.
const STRUCK: f64 = 0.08;
/// The longest time between two troubles of the gateway, in milliseconds.
const GATEWAY_REST: u32 = 6_000;
/// How soon it shows that the gateway is cut.
const CUT: Duration = Duration::from_millis(100);
/// How long an interaction is held back at most until the next one has passed it.
const HELD: Duration = Duration::from_millis(500);

/// A time in which not every shard was served, in milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    from: u64,
    until: u64,
}

impl Outage {
    /// Whether an interaction was on its way when it began, or came in it.
    pub fn swallows(&self, interaction: Id) -> bool {
        let within = u64::try_from(Settings::default().acknowledge_within.as_millis()).unwrap_or(u64::MAX);
        interaction.millis().saturating_add(within) >= self.from && interaction.millis() <= self.until
    }
}

/// Makes trouble as the plan says.
pub struct Trouble<'a> {
    plan: &'a Plan,
    sandbox: Sandbox,
    begun: Instant,
    pub kills: usize,
    pub outages: Vec<Outage>,
    down: Option<Down>,
    next_kill: Option<Instant>,
    next_of_gateway: Option<Instant>,
    chance: Dice,
}

/// Not every shard is served: since then by the clock, and the last blow was so long ago.
#[derive(Clone, Copy)]
struct Down {
    from: u64,
    last: Instant,
}

impl<'a> Trouble<'a> {
    /// Begins.
    pub fn new(plan: &'a Plan, sandbox: &Sandbox) -> Trouble<'a> {
        let (begun, chance) = (Instant::now(), Dice::new(Seed::in_series(plan.seed, u64::MAX)));
        let (outages, sandbox) = (Vec::new(), sandbox.clone());
        let mut trouble = Trouble {
            plan,
            sandbox,
            begun,
            kills: 0,
            outages,
            down: None,
            next_kill: None,
            next_of_gateway: None,
            chance,
        };
        trouble.plan_kill();
        if plan.faults {
            // People go on for twice the time at most.
            let storm = Storm { chance: STRUCK, seed: plan.seed, callbacks: true, lasts: plan.time * 3 };
            trouble.sandbox.faults().storm(storm);
            trouble.plan_gateway();
        }
        trouble
    }

    /// Whether some shard is not served.
    pub fn is_down(&self) -> bool {
        self.down.is_some()
    }

    /// Notes when every shard is served again, and makes the next trouble when it is time.
    ///
    /// # Errors
    /// When a bot ended by itself or does not come back.
    pub async fn go_on(&mut self, bots: &mut Bots) -> anyhow::Result<()> {
        if let Some(Down { from, last }) = self.down {
            if last.elapsed() > CUT && bots.serve_all_shards().await {
                self.down = None;
                self.outages.push(Outage { from, until: Clock::system().now() });
                self.plan_kill();
            } else if last.elapsed() > RETURN {
                bail!("not every shard is served {RETURN:?} after the last blow");
            }
        }
        let due = |at: Option<Instant>| at.is_some_and(|at| at <= Instant::now());
        if due(self.next_kill) {
            self.next_kill = None;
            bots.kill(self.kills % bots.count())?;
            self.kills += 1;
            self.note_blow();
            if matches!(self.plan.kills, Kills::Times(_)) && self.chance.below(EARLY) == 0 {
                self.plan_kill();
            }
        }
        if due(self.next_of_gateway) && self.down.is_none() {
            self.disturb_gateway();
            self.plan_gateway();
        }
        Ok(())
    }

    /// Orders no trouble any more.
    pub fn end(&self) {
        self.sandbox.faults().clear();
    }

    fn note_blow(&mut self) {
        let from = self.down.map_or(Clock::system().now(), |down| down.from);
        self.down = Some(Down { from, last: Instant::now() });
    }

    fn disturb_gateway(&mut self) {
        let faults = self.sandbox.faults();
        match self.chance.below(8) {
            0 => faults.drop_gateway(),
            1 => faults.close_gateway(4000),
            2 => faults.reconnect(),
            3 => faults.invalidate_session(true),
            4 => faults.invalidate_session(false),
            5 | 6 => return faults.deliver_twice(5),
            _ => return faults.swap(3, HELD),
        }
        self.note_blow();
    }

    fn plan_kill(&mut self) {
        self.next_kill = match self.plan.kills {
            Kills::Never => None,
            Kills::Times(times) if self.kills >= times => None,
            Kills::Times(times) => {
                // Those that are left are spread over the time that is left, at random distances.
                let left = self.plan.time.saturating_sub(self.begun.elapsed()).as_millis();
                let longest = u32::try_from(2 * left / (times - self.kills) as u128).unwrap_or(u32::MAX);
                Some(Instant::now() + Duration::from_millis(u64::from(self.chance.below(longest.max(1)))))
            }
            Kills::Every(_) if self.begun.elapsed() >= self.plan.time => None,
            Kills::Every(pause) => Some(Instant::now() + pause),
        };
    }

    fn plan_gateway(&mut self) {
        let rest = Duration::from_millis(u64::from(self.chance.below(GATEWAY_REST)));
        self.next_of_gateway = Some(Instant::now() + rest);
    }
}
