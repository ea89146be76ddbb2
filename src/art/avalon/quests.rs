//! The five quests in a row.

use super::PLAIN;
use crate::art::drawing::Drawing;
use crate::art::lettering::{Weight, width};
use crate::art::palette::Colour::*;
use crate::art::sign::{Medallion, Sign};
use crate::art::svg::{Anchor, Paint, Svg, Type};
use crate::games::Seats;
use crate::games::avalon::{PhaseView, Quest, QuestView, View};

const MIDDLE: f32 = 134.0;
const STEP: f32 = 214.0;

const HEAVY: Type = Type { weight: Weight::Bold, ..PLAIN };

/// The Roman numeral of a quest.
pub fn numeral(quest: Quest) -> &'static str {
    ["I", "II", "III", "IV", "V"][quest.index()]
}

fn across(quest: Quest) -> f32 {
    600.0 + (quest.index() as f32 - 2.0) * STEP
}

/// The road from quest to quest, which never changes.
pub fn road(svg: &mut Svg) {
    let road = format!("M{} {MIDDLE}H{}", across(Quest::ALL[0]), across(Quest::ALL[4]));
    svg.path(Paint::line(Ink, 12.0), &road);
    svg.path(Paint::line(Leaf, 6.0), &road);
}

pub fn draw(drawing: &mut Drawing, view: &View) {
    let open: &[Quest] = match &view.phase {
        PhaseView::Proposing { quests } => quests,
        PhaseView::Voting { quest, .. } | PhaseView::Questing { quest, .. } => std::slice::from_ref(quest),
        PhaseView::Lady { .. } | PhaseView::Assassinating | PhaseView::Over { .. } => &[],
    };
    let choosing = view.options.targeting && matches!(view.phase, PhaseView::Proposing { .. });
    for quest in &view.quests {
        let is_open = open.contains(&quest.quest);
        draw_quest(drawing, quest, is_open, choosing && !is_open);
    }
}

fn draw_quest(drawing: &mut Drawing, quest: &QuestView, open: bool, locked: bool) {
    let (x, y) = (across(quest.quest), MIDDLE);
    if open {
        drawing.mark(Sign::Glory(56), x, y);
    }
    match &quest.result {
        None => {
            drawing.mark(Sign::Medallion(if open { Medallion::Open } else { Medallion::Closed }), x, y);
            let digit = Type { size: 64.0, ..HEAVY };
            drawing.svg.text(digit, Anchor::Middle, x, y + 26.0, &quest.team_size.to_string());
            if locked {
                drawing.mark_sized(Sign::Lock, 120, x + 46.0, y + 34.0);
            }
        }
        Some(result) => {
            let medallion = if result.success { Medallion::Success } else { Medallion::Failure };
            drawing.mark(Sign::Medallion(medallion), x, y);
            if result.fails > 0 {
                drawing.mark(Sign::Fails, x + 54.0, y + 36.0);
                drawing.svg.text(HEAVY, Anchor::Middle, x + 38.0, y + 48.0, &result.fails.to_string());
            }
            let team = numbers(result.team);
            drawing.mark_sized(Sign::Sword, 80, x - width(&team, PLAIN.weight, PLAIN.size) / 2.0 - 8.0, y + 92.0);
            drawing.svg.text(PLAIN, Anchor::Middle, x + 12.0, y + 104.0, &team);
        }
    }
    if quest.fails_needed > 1 {
        drawing.mark(Sign::TwoFails, x - 54.0, y + 36.0);
    }
    drawing.mark(Sign::Plaque(open), x, y - 52.0);
    drawing.svg.text(HEAVY, Anchor::Middle, x, y - 40.0, numeral(quest.quest));
}

/// The seats' numbers in a row.
pub fn numbers(seats: Seats) -> String {
    seats.iter().map(|seat| seat.number().to_string()).collect::<Vec<_>>().join("·")
}
