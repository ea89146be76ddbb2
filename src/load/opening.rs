//! The guests take their seats: every party comes to the first turn of its game.

use std::time::{Duration, Instant};

use anyhow::{Context, bail};
use tokio::task::JoinSet;

use super::party::{Guest, Party};
use super::{PATIENCE, Plan};
use crate::games::{Dice, Seed};
use crate::sandbox::Sandbox;

/// All tables together may take this long to come to the first turn, and so much more for each.
const WHOLE: Duration = Duration::from_secs(30);
const EACH: Duration = Duration::from_secs(2);
/// Tables that are set up at the same time.
const AT_ONCE: usize = 24;
/// So many people sit at the tables at most, each at several.
const GUESTS: usize = 400;
/// The most people at one table, and the languages that they read.
const SEATS: usize = 5;
/// The most people at a table with computer players.
const BESIDE_COMPUTERS: u32 = 2;
const LOCALES: [&str; 3] = ["en-US", "hu", "cs"];

/// Channels with guests in them, no table yet. The games take turns.
///
/// # Errors
/// When somebody of that name is there already.
pub async fn seat(plan: &Plan, sandbox: &Sandbox) -> anyhow::Result<Vec<Party>> {
    let mut guests = Vec::new();
    for (n, locale) in (0..GUESTS.min(plan.tables * SEATS)).zip(LOCALES.into_iter().cycle()) {
        // No name begins another one.
        let (key, name) = (format!("guest-{n:03}"), format!("Guest {n:03}"));
        let id = sandbox.add_person(&key, &name, locale).await?;
        guests.push(Guest { key, name, id });
    }
    let mut guests = guests.into_iter().cycle();
    let mut parties = Vec::new();
    for (n, kind) in (0..plan.tables).zip(plan.kinds().into_iter().cycle()) {
        let mut whims = Dice::new(Seed::in_series(plan.seed, n as u64));
        let (least, most) = (*kind.seats().start(), SEATS.min(*kind.seats().end()));
        let seats = least + whims.below((most - least + 1) as u32) as usize;
        let people = if plan.computers { 1 + whims.below(BESIDE_COMPUTERS) as usize } else { seats };
        let channel = sandbox.add_channel(&format!("table-{n}")).await;
        let own = guests.by_ref().take(people).collect();
        parties.push(Party::new(kind, channel, own, seats - people, whims));
    }
    Ok(parties)
}

/// Lets every party open a table, sit down, and begin.
///
/// # Errors
/// When that takes too long.
pub async fn begin(sandbox: &Sandbox, parties: Vec<Party>) -> anyhow::Result<Vec<Party>> {
    let count = parties.len();
    let deadline = Instant::now() + WHOLE + EACH * u32::try_from(count).unwrap_or(u32::MAX);
    let mut waiting = parties.into_iter();
    let mut sitting = JoinSet::new();
    let mut ready = Vec::new();
    loop {
        while sitting.len() < AT_ONCE
            && let Some(party) = waiting.next()
        {
            sitting.spawn(sit_down(sandbox.clone(), party, deadline));
        }
        let Some(party) = sitting.join_next().await else { return Ok(ready) };
        if Instant::now() >= deadline {
            bail!("the games do not begin: {} of {count} did", ready.len());
        }
        ready.push(party.context("a party broke down")?);
    }
}

async fn sit_down(sandbox: Sandbox, mut party: Party, deadline: Instant) -> Party {
    while !party.is_playing(&sandbox).await && Instant::now() < deadline {
        match party.click(&sandbox).await {
            Some(click) => drop(party.redrawn(&sandbox, &click, PATIENCE).await),
            None => tokio::time::sleep(Duration::from_millis(5)).await,
        }
    }
    party
}
