//! The round table, and on it what is happening.

use super::quests::numeral;
use super::{LARGE, PLAIN, name};
use crate::art::Legend;
use crate::art::heraldry::arms;
use crate::art::lettering::width;
use crate::art::palette::Colour::*;
use crate::art::shape::{card, crown, dagger, evil, good, lady, seal, slot};
use crate::art::svg::{Anchor, FINE, LINE, Paint, Svg};
use crate::games::avalon::{Loyalty, PhaseView, Reason, View};
use crate::say;

const X: f32 = 600.0;
const Y: f32 = 548.0;
const RX: f32 = 398.0;
const RY: f32 = 176.0;
/// The rim's breadth, seen from above.
const RIM: f32 = 34.0;

/// The table itself, which never changes.
pub fn top(svg: &mut Svg) {
    svg.ellipse(Paint::fill(Oak), X, Y + 14.0, RX, RY);
    svg.ellipse(Paint::fill(Leaf), X, Y, RX, RY);
    let parts = 48;
    for part in (0..parts).step_by(2) {
        let edge = |step: usize, inset: f32| {
            let turn = step as f32 / parts as f32 * std::f32::consts::TAU;
            (X + turn.sin() * (RX - inset), Y - turn.cos() * (RY - inset * 0.8))
        };
        let corners = [edge(part, 0.0), edge(part + 1, 0.0), edge(part + 1, RIM), edge(part, RIM)];
        svg.path(Paint::fine(Vert), &crate::art::shape::polygon(corners));
    }
    svg.ellipse(Paint::line(Ink, LINE), X, Y, RX, RY);
    svg.ellipse(Paint::fill(Cream), X, Y, RX - RIM, RY - RIM * 0.8);
    svg.ellipse(Paint::line(Gold, FINE), X, Y, RX - RIM - 9.0, RY - RIM * 0.8 - 8.0);
}

pub fn draw(svg: &mut Svg, view: &View, legend: &Legend) {
    let locale = legend.locale;
    svg.place(X, Y, 0.0, 1.0, |svg| match &view.phase {
        PhaseView::Proposing { quests } => {
            let leader = name(legend, view.leader, LARGE, 380.0);
            signed(svg, &leader, -18.0, crown);
            let team = match quests.as_slice() {
                [quest] => {
                    let size = view.quests[quest.index()].team_size;
                    say!(locale, "avalon-picture-propose", size = size, quest = numeral(*quest))
                }
                _ => say!(locale, "avalon-picture-target"),
            };
            svg.text(PLAIN, Anchor::Middle, 0.0, 40.0, &team);
        }
        PhaseView::Voting { quest, team, voted } => {
            heading(svg, &say!(locale, "avalon-picture-vote", quest = numeral(*quest)), -42.0);
            let count = team.len() as f32;
            for (index, seat) in team.iter().enumerate() {
                svg.place((index as f32 - (count - 1.0) / 2.0) * 72.0, 12.0, 0.0, 0.62, |svg| arms(svg, seat.index()));
            }
            svg.place(-62.0, 84.0, 0.0, 0.9, seal);
            svg.text(PLAIN, Anchor::Start, -30.0, 96.0, &format!("{} / {}", voted.len(), view.seats));
        }
        PhaseView::Questing { quest, team, cards } => {
            heading(svg, &say!(locale, "avalon-picture-quest", quest = numeral(*quest)), -42.0);
            let count = team.len() as f32;
            for index in 0..team.len() {
                let x = (index as f32 - (count - 1.0) / 2.0) * 70.0;
                svg.place(x, 22.0, 0.0, 1.0, if index < usize::from(*cards) { card } else { slot });
            }
            svg.text(PLAIN, Anchor::Middle, 0.0, 98.0, &format!("{cards} / {}", team.len()));
        }
        PhaseView::Lady { .. } => {
            heading(svg, &say!(locale, "avalon-picture-lady"), -42.0);
            svg.place(0.0, 10.0, 0.0, 1.4, lady);
            if let Some(lady) = &view.lady {
                svg.text(PLAIN, Anchor::Middle, 0.0, 84.0, &name(legend, lady.holder, PLAIN, 380.0));
            }
        }
        PhaseView::Assassinating => {
            heading(svg, &say!(locale, "avalon-picture-assassinate"), -40.0);
            svg.place(0.0, 38.0, 90.0, 1.15, dagger);
        }
        PhaseView::Over { winner, reason } => over(svg, legend, *winner, *reason),
    });
    if !matches!(view.phase, PhaseView::Over { .. }) {
        sides(svg, view);
    }
}

fn heading(svg: &mut Svg, text: &str, y: f32) {
    svg.text(LARGE, Anchor::Middle, 0.0, y, text);
}

/// A large line with a sign before it.
fn signed(svg: &mut Svg, text: &str, y: f32, sign: fn(&mut Svg)) {
    let half = width(text, LARGE.weight, LARGE.size) / 2.0;
    svg.place(-half - 12.0, y, 0.0, 1.0, sign);
    svg.text(LARGE, Anchor::Start, -half + 32.0, y, text);
}

/// How many are good and how many evil, left and right on the table.
fn sides(svg: &mut Svg, view: &View) {
    let (left, right) = (X - 300.0, X + 300.0);
    svg.place(left, Y - 16.0, 0.0, 1.0, good);
    svg.text(PLAIN, Anchor::Middle, left, Y + 46.0, &(view.seats - view.evil).to_string());
    svg.place(right, Y - 16.0, 0.0, 1.0, evil);
    svg.text(PLAIN, Anchor::Middle, right, Y + 46.0, &view.evil.to_string());
}

/// Who won, and how.
fn over(svg: &mut Svg, legend: &Legend, winner: Loyalty, reason: Reason) {
    let (ground, ink, sign, id): (_, _, fn(&mut Svg), _) = match winner {
        Loyalty::Good => (Good, Cream, good, "avalon-picture-good-wins"),
        Loyalty::Evil => (Evil, Ink, evil, "avalon-picture-evil-wins"),
    };
    svg.path(Paint::fill(ground), "M-290 -62H290L262 -24L290 14H-290L-262 -24Z");
    svg.place(-205.0, -24.0, 0.0, 1.0, sign);
    svg.place(205.0, -24.0, 0.0, 1.0, sign);
    let style = crate::art::svg::Type { colour: ink, size: 52.0, ..LARGE };
    svg.text(style, Anchor::Middle, 0.0, -7.0, &say!(legend.locale, id));
    let id = match reason {
        Reason::ThreeFailures => "avalon-picture-three-failures",
        Reason::FiveRejections => "avalon-picture-five-rejections",
        Reason::MerlinFound => "avalon-picture-merlin-found",
        Reason::MerlinMissed => "avalon-picture-merlin-missed",
        Reason::ThreeSuccesses => "avalon-picture-three-successes",
    };
    svg.text(PLAIN, Anchor::Middle, 0.0, 66.0, &say!(legend.locale, id));
}
