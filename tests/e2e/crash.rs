//! The bot is killed at any moment and started again: nothing shown is lost, nothing is posted twice.

use std::time::Duration;

use crate::harness::{CHANNEL, Evening, FIVE, controls, plain};

/// A cheap stream of different moments; which ones they are does not matter.
struct Moments(u64);

impl Moments {
    fn next(&mut self, below: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % below
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_again_and_again_a_game_still_ends() {
    let seed = u64::from(std::process::id());
    println!("moments from {seed}");
    let mut moments = Moments(seed);
    let mut evening = Evening::begin().await;
    evening.deal(&FIVE, &plain()).await;
    let mut kills = 0;
    let mut shown = Vec::new();
    let mut step = 0;
    loop {
        let control = evening.any_control(&["again", "team", "approve", "success", "assassin"], step).await;
        if control.verb == "again" {
            break;
        }
        // What was posted stays: results are never taken back.
        let results = results(&evening).await;
        assert!(results.starts_with(&shown), "{shown:?}\nis lost in\n{results:?}");
        shown = results;
        if kills < 16 {
            // People press while the bot dies under their fingers.
            let wait = Duration::from_millis(moments.next(60));
            let presses = evening.move_on_anyhow(&FIVE, &control);
            tokio::select! {
                () = presses => {}
                () = tokio::time::sleep(wait) => {}
            }
            evening.kill();
            evening.restart().await;
            kills += 1;
            // Whoever was not heard presses again; whoever was is told so. A new step shows that all were.
            let now = evening.any_control(&["again", "team", "approve", "success", "assassin"], step).await;
            step = now.step;
        } else {
            evening.move_on_anyhow(&FIVE, &control).await;
            step = control.step + 1;
        }
    }
    assert_eq!(kills, 16);
    evening.check_but_answers().await;
}

/// The results in the order they were posted.
async fn results(evening: &Evening) -> Vec<String> {
    let messages = evening.sandbox.messages(CHANNEL).await;
    // Old boards have a picture; the lobby loses its buttons when the game has begun.
    let posted = messages.iter().filter(|message| message.attachments.is_empty() && controls(message).is_empty());
    posted.filter(|message| !message.text().contains("a table is open")).map(|message| message.text()).collect()
}
