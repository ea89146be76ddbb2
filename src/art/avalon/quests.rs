//! The five quests in a row.

use super::PLAIN;
use crate::art::lettering::Weight;
use crate::art::palette::Colour::*;
use crate::art::shape::{check, cross, fail, glory, lock, scallops};
use crate::art::svg::{Anchor, FINE, Paint, Svg, Type};
use crate::games::Seats;
use crate::games::avalon::{PhaseView, Quest, QuestResult, QuestView, View};

const MIDDLE: f32 = 128.0;
const STEP: f32 = 214.0;
const RADIUS: f32 = 56.0;
const NUMERALS: [&str; 5] = ["I", "II", "III", "IV", "V"];

/// The Roman numeral of a quest.
pub fn numeral(quest: Quest) -> &'static str {
    NUMERALS[quest.index()]
}

fn across(quest: Quest) -> f32 {
    600.0 + (quest.index() as f32 - 2.0) * STEP
}

/// The road from quest to quest, which never changes.
pub fn road(svg: &mut Svg) {
    let (from, to) = (across(Quest::ALL[0]), across(Quest::ALL[4]));
    svg.path(Paint::line(Ink, 12.0), &format!("M{from} {MIDDLE}H{to}"));
    svg.path(Paint::line(Leaf, 6.0), &format!("M{from} {MIDDLE}H{to}"));
}

pub fn draw(svg: &mut Svg, view: &View) {
    let open: &[Quest] = match &view.phase {
        PhaseView::Proposing { quests } => quests,
        PhaseView::Voting { quest, .. } | PhaseView::Questing { quest, .. } => std::slice::from_ref(quest),
        PhaseView::Lady { .. } | PhaseView::Assassinating | PhaseView::Over { .. } => &[],
    };
    for quest in &view.quests {
        svg.place(across(quest.quest), MIDDLE, 0.0, 1.0, |svg| {
            let locked = matches!(view.phase, PhaseView::Proposing { .. }) && view.options.targeting;
            medallion(svg, quest, open.contains(&quest.quest), locked);
        });
    }
}

fn medallion(svg: &mut Svg, quest: &QuestView, open: bool, locked: bool) {
    if open {
        glory(svg, RADIUS);
    }
    svg.path(Paint::fill(Leaf), &scallops(20, RADIUS, 10.0));
    match &quest.result {
        Some(result) => outcome(svg, result),
        None => {
            svg.circle(Paint::fill(if open { Cream } else { Vellum }), 0.0, 0.0, 45.0);
            let digit = Type { size: 66.0, weight: Weight::Bold, ..PLAIN };
            svg.text(digit, Anchor::Middle, 0.0, 22.0, &quest.team_size.to_string());
            if locked && !open {
                svg.place(46.0, 34.0, 0.0, 1.2, lock);
            }
        }
    }
    if quest.fails_needed > 1 {
        svg.place(-62.0, 32.0, -8.0, 1.0, fail);
        svg.place(-42.0, 38.0, 8.0, 1.0, fail);
    }
    svg.plate(Paint::fill(if open { Leaf } else { Cream }), 0.0, -52.0, 66.0, 38.0, 6.0);
    svg.text(Type { weight: Weight::Bold, ..PLAIN }, Anchor::Middle, 0.0, -40.0, numeral(quest.quest));
}

/// What became of a quest: check or cross, how many fails, and who was on it.
fn outcome(svg: &mut Svg, result: &QuestResult) {
    let (ground, sign): (_, fn(&mut Svg, _, _)) = if result.success { (Good, check) } else { (Evil, cross) };
    svg.circle(Paint::fill(ground), 0.0, 0.0, 45.0);
    svg.place(0.0, 6.0, 0.0, if result.success { 2.0 } else { 2.1 }, |svg| {
        sign(svg, if result.success { Cream } else { Ink }, 6.5);
    });
    if result.fails > 0 {
        svg.plate(Paint::fill(Cream), 56.0, 34.0, 66.0, 48.0, 8.0);
        svg.text(Type { weight: Weight::Bold, ..PLAIN }, Anchor::Middle, 40.0, 46.0, &result.fails.to_string());
        svg.place(68.0, 34.0, 0.0, 0.9, |svg| {
            cross(svg, Ink, 10.0);
            cross(svg, Evil, 5.5);
        });
    }
    svg.text(PLAIN, Anchor::Middle, 0.0, 102.0, &numbers(result.team));
    svg.path(Paint::line(Gold, FINE), "M-64 110H64");
}

/// The seats' numbers in a row.
pub fn numbers(seats: Seats) -> String {
    seats.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join("·")
}
