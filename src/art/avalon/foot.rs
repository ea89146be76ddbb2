//! Below the table: rejected proposals, the Lady's looks, and the votes opened last.

use super::quests::numbers;
use super::{CAPTION, PLAIN};
use crate::art::palette::Colour::*;
use crate::art::shape::{approval, crown, dirk, lady, rejection};
use crate::art::svg::{Anchor, Paint, Svg};
use crate::games::avalon::{Ballot, View};
use crate::language::Locale;
use crate::say;

const Y: f32 = 868.0;
const LEFT: f32 = 66.0;
const RIGHT: f32 = 1134.0;

/// The words that never change.
pub fn captions(svg: &mut Svg, locale: Locale) {
    svg.text(CAPTION, Anchor::Start, LEFT, Y - 32.0, &say!(locale, "avalon-picture-rejections"));
}

pub fn draw(svg: &mut Svg, view: &View) {
    for step in 0..5u8 {
        let x = LEFT + 24.0 + f32::from(step) * 56.0;
        svg.place(x, Y, 0.0, 0.86, |svg| {
            if step < view.rejections {
                rejection(svg);
            } else {
                svg.path(Paint::fill(if step == 4 { Evil } else { Cream }), "M0 -30L30 0L0 30L-30 0Z");
                svg.text(PLAIN, Anchor::Middle, 0.0, 12.0, &(step + 1).to_string());
            }
        });
    }
    if let Some(seen) = &view.lady {
        svg.place(470.0, Y, 0.0, 1.0, lady);
        for (index, look) in seen.looks.iter().enumerate() {
            let text = format!("{}→{}", look.holder.number(), look.target.number());
            svg.text(PLAIN, Anchor::Middle, 540.0 + index as f32 * 80.0, Y + 12.0, &text);
        }
    }
    if let Some(last) = view.proposals.last() {
        let count = |wanted| last.ballots.values().filter(|ballot| **ballot == wanted).count();
        svg.text(PLAIN, Anchor::End, RIGHT, Y + 12.0, &count(Ballot::Reject).to_string());
        svg.place(RIGHT - 66.0, Y, 0.0, 0.86, rejection);
        svg.text(PLAIN, Anchor::End, RIGHT - 110.0, Y + 12.0, &count(Ballot::Approve).to_string());
        svg.place(RIGHT - 174.0, Y, 0.0, 0.86, approval);
        svg.text(PLAIN, Anchor::End, RIGHT - 220.0, Y + 12.0, &numbers(last.team));
        svg.place(RIGHT - 420.0, Y, 0.0, 0.9, dirk);
        svg.place(RIGHT - 460.0, Y + 14.0, 0.0, 0.8, crown);
    }
}
