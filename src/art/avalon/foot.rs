//! Below the table: rejected proposals, the Lady's looks, and the votes opened last.

use super::quests::numbers;
use super::{CAPTION, PLAIN};
use crate::art::drawing::Drawing;
use crate::art::lettering::width;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Svg};
use crate::games::avalon::{Ballot, LadyView, Proposal, View};
use crate::language::Locale;
use crate::say;

const Y: f32 = 894.0;
const CAPTIONS: f32 = Y - 36.0;
const LEFT: f32 = 66.0;
const MIDDLE: f32 = 384.0;
const RIGHT: f32 = 1134.0;

/// The words that never change.
pub fn captions(svg: &mut Svg, locale: Locale) {
    svg.text(CAPTION, Anchor::Start, LEFT, CAPTIONS, &say!(locale, "avalon-picture-rejections"));
}

pub fn draw(drawing: &mut Drawing, view: &View, locale: Locale) {
    for number in 1..=5 {
        let x = LEFT + 26.0 + f32::from(number - 1) * 56.0;
        drawing.mark_sized(if number <= view.rejections { Sign::Rejection } else { Sign::Chance(number) }, 86, x, Y);
    }
    if let Some(lady) = &view.lady {
        drawing.svg.text(CAPTION, Anchor::Start, MIDDLE, CAPTIONS, &say!(locale, "avalon-picture-lady"));
        draw_way(drawing, lady);
    }
    if let Some(last) = view.proposals.last() {
        drawing.svg.text(CAPTION, Anchor::End, RIGHT, CAPTIONS, &say!(locale, "avalon-picture-last-vote"));
        draw_last(drawing, last);
    }
}

/// The Lady's way from hand to hand: whoever was looked at holds it next.
fn draw_way(drawing: &mut Drawing, lady: &LadyView) {
    drawing.mark(Sign::Lady, MIDDLE + 25.0, Y);
    let first = lady.looks.first().map_or(lady.holder, |look| look.holder);
    let mut x = MIDDLE + 62.0;
    for (index, seat) in std::iter::once(first).chain(lady.looks.iter().map(|look| look.target)).enumerate() {
        if index > 0 {
            drawing.mark(Sign::Pointer, x + 15.0, Y);
            x += 30.0;
        }
        let number = seat.number().to_string();
        drawing.svg.text(PLAIN, Anchor::Start, x, Y + 12.0, &number);
        x += width(&number, PLAIN.weight, PLAIN.size);
    }
}

/// Leader, team and count of the votes opened last, from the right.
fn draw_last(drawing: &mut Drawing, last: &Proposal) {
    let count = |wanted| last.ballots.values().filter(|ballot| **ballot == wanted).count().to_string();
    let parts = [
        (Sign::Rejection, 86, count(Ballot::Reject)),
        (Sign::Approval, 86, count(Ballot::Approve)),
        (Sign::Sword, 90, numbers(last.team)),
        (Sign::Crown, 70, last.leader.number().to_string()),
    ];
    let mut right = RIGHT;
    for (sign, percent, text) in parts {
        drawing.svg.text(PLAIN, Anchor::End, right, Y + 12.0, &text);
        right -= width(&text, PLAIN.weight, PLAIN.size) + 10.0;
        let (half, drop) = match sign {
            Sign::Crown => (22.0, 14.0),
            Sign::Sword => (13.0, 0.0),
            _ => (24.0, 0.0),
        };
        drawing.mark_sized(sign, percent, right - half, Y + drop);
        right -= 2.0 * half + 18.0;
    }
}
