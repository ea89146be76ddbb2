//! Everything that happened: the rolls of each round, every turn, every scoring line by line.

use super::super::scene::Scene;
use super::{result, told};
use crate::games::Seat;
use crate::games::merlin::Event;
use crate::say;

/// What the entry under way is about.
enum Chapter {
    Rolls(Vec<Event>),
    Turn(Seat, Vec<Event>),
    Scoring(Vec<Event>),
}

/// The entries, oldest first, from the events of each action as the reader may know them.
pub(super) fn history(scene: &Scene, events: &[Vec<Event>]) -> Vec<String> {
    let mut story = Story { scene, round: 1, chapter: Chapter::Rolls(Vec::new()), entries: Vec::new() };
    for event in events.iter().flatten() {
        story.add(event);
    }
    story.close(Chapter::Rolls(Vec::new()));
    story.entries
}

struct Story<'a> {
    scene: &'a Scene,
    round: u8,
    chapter: Chapter,
    entries: Vec<String>,
}

impl Story<'_> {
    fn add(&mut self, event: &Event) {
        match event {
            Event::RoundBegan { round, .. } => {
                self.close(Chapter::Rolls(Vec::new()));
                self.round = *round;
            }
            Event::TurnBegan { seat } => self.close(Chapter::Turn(*seat, Vec::new())),
            Event::ScoringBegan { .. } => self.close(Chapter::Scoring(Vec::new())),
            _ => {}
        }
        match &mut self.chapter {
            Chapter::Rolls(events) | Chapter::Turn(_, events) | Chapter::Scoring(events) => events.push(event.clone()),
        }
    }

    /// Writes down the chapter that ends, and goes on with the next one.
    fn close(&mut self, next: Chapter) {
        let (scene, round) = (self.scene, self.round);
        match std::mem::replace(&mut self.chapter, next) {
            Chapter::Rolls(events) if events.is_empty() => {}
            Chapter::Rolls(events) => {
                let mut lines: Vec<_> = events.iter().map(|event| told::line(scene, event)).collect();
                if !matches!(events.first(), Some(Event::RoundBegan { .. })) {
                    lines.insert(0, say!(scene.locale, "merlin-history-round", round = round));
                }
                self.entries.push(lines.join("\n"));
            }
            Chapter::Turn(seat, events) => {
                let title = say!(scene.locale, "merlin-history-turn", round = round, name = scene.name(seat));
                let turn = told::turn(scene, &events);
                self.entries
                    .push([title, turn].into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n"));
            }
            // Each line an entry, since all of them together need not fit on one page.
            Chapter::Scoring(events) => self.entries.extend(result::entries(scene, &events)),
        }
    }
}
