//! The round table, and on it what is happening.

use super::quests::{numbers, numeral};
use super::{LARGE, PLAIN};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::lettering::width;
use crate::art::palette::Colour::*;
use crate::art::shape::polygon;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, FINE, LINE, Paint, Svg, Type};
use crate::games::Seat;
use crate::games::avalon::{Loyalty, PhaseView, Reason, View};
use crate::say;

const X: f32 = 600.0;
const Y: f32 = 538.0;
const RX: f32 = 402.0;
const RY: f32 = 176.0;
/// The rim's breadth, seen from above.
const RIM: f32 = 34.0;
/// How much of the height the slanted look leaves.
const SLANT: f32 = 0.8;
/// What a line may fill of the table.
const ROOM: f32 = 600.0;

/// The table itself, which never changes.
pub fn top(svg: &mut Svg) {
    svg.ellipse(Paint::fill(Oak), X, Y + 14.0, RX, RY);
    svg.ellipse(Paint::fill(Leaf), X, Y, RX, RY);
    let parts = 48;
    for part in (0..parts).step_by(2) {
        let edge = |step: usize, inset: f32| {
            let (sin, cos) = (step as f32 / parts as f32 * std::f32::consts::TAU).sin_cos();
            (X + sin * (RX - inset), Y - cos * (RY - inset * SLANT))
        };
        let corners = [edge(part, 0.0), edge(part + 1, 0.0), edge(part + 1, RIM), edge(part, RIM)];
        svg.path(Paint::fine(Vert), &polygon(corners));
    }
    svg.ellipse(Paint::line(Ink, LINE), X, Y, RX, RY);
    svg.ellipse(Paint::fill(Cream), X, Y, RX - RIM, RY - RIM * SLANT);
    svg.ellipse(Paint::line(Gold, FINE), X, Y, RX - RIM - 9.0, RY - (RIM + 9.0) * SLANT);
}

pub fn draw(drawing: &mut Drawing, view: &View, legend: &Legend) {
    let locale = legend.locale;
    match &view.phase {
        PhaseView::Proposing { quests } => {
            if let [quest] = quests.as_slice() {
                let size = view.quests[quest.index()].team_size;
                let task = say!(locale, "avalon-picture-propose", size = size, quest = numeral(*quest));
                draw_player(drawing, legend, view.leader, Sign::Crown, -46.0);
                drawing.svg.line(PLAIN, Anchor::Middle, X, Y + 4.0, ROOM, &task);
                spread(size, 84.0).for_each(|x| drawing.mark_sized(Sign::Place, 64, X + x, Y + 60.0));
            } else {
                let open = quests.iter().map(|quest| numeral(*quest)).collect::<Vec<_>>().join(" · ");
                draw_player(drawing, legend, view.leader, Sign::Crown, -46.0);
                drawing.svg.line(PLAIN, Anchor::Middle, X, Y + 4.0, ROOM, &say!(locale, "avalon-picture-target"));
                drawing.svg.text(LARGE, Anchor::Middle, X, Y + 74.0, &open);
            }
        }
        PhaseView::Voting { quest, team, voted } => {
            head(drawing, &say!(locale, "avalon-picture-vote", quest = numeral(*quest)));
            spread(team.len(), 84.0).zip(team.iter()).for_each(|(x, seat)| {
                drawing.mark_sized(Sign::Arms(seat.0), 70, X + x, Y + 12.0);
                drawing.mark_sized(Sign::Number(seat.number() as u8), 76, X + x + 26.0, Y + 34.0);
            });
            drawing.mark_sized(Sign::Seal, 80, X - 60.0, Y + 88.0);
            drawing.svg.text(PLAIN, Anchor::Start, X - 28.0, Y + 100.0, &format!("{} / {}", voted.len(), view.seats));
        }
        PhaseView::Questing { quest, team, cards } => {
            head(drawing, &say!(locale, "avalon-picture-quest", quest = numeral(*quest)));
            spread(team.len(), 66.0).enumerate().for_each(|(index, x)| {
                let sign = if index < usize::from(*cards) { Sign::Card } else { Sign::Slot };
                drawing.mark(sign, X + x, Y + 22.0);
            });
            drawing.svg.text(PLAIN, Anchor::Middle, X, Y + 102.0, &format!("{cards} / {}", team.len()));
        }
        PhaseView::Lady { targets } => {
            head(drawing, &say!(locale, "avalon-picture-lady"));
            if let Some(lady) = &view.lady {
                draw_player(drawing, legend, lady.holder, Sign::Lady, 24.0);
            }
            let targets = numbers(*targets);
            let half = width(&targets, PLAIN.weight, PLAIN.size) / 2.0;
            drawing.mark(Sign::Eye, X - half - 8.0, Y + 78.0);
            drawing.svg.text(PLAIN, Anchor::Middle, X + 32.0, Y + 90.0, &targets);
        }
        PhaseView::Assassinating => {
            head(drawing, &say!(locale, "avalon-picture-assassinate"));
            drawing.mark(Sign::Dagger, X, Y + 36.0);
        }
        PhaseView::Over { winner, reason } => draw_end(drawing, legend, *winner, *reason),
    }
    if !matches!(view.phase, PhaseView::Over { .. }) {
        draw_sides(drawing, view);
    }
}

/// Where so many things stand in a row around the middle.
fn spread(count: usize, step: f32) -> impl Iterator<Item = f32> {
    (0..count).map(move |index| (index as f32 - (count as f32 - 1.0) / 2.0) * step)
}

fn head(drawing: &mut Drawing, text: &str) {
    drawing.svg.line(LARGE, Anchor::Middle, X, Y - 44.0, ROOM, text);
}

/// A player by sign, number and name.
fn draw_player(drawing: &mut Drawing, legend: &Legend, seat: Seat, sign: Sign, y: f32) {
    let room = 270.0;
    let name = legend.name(seat);
    let left = X - (width(&name, LARGE.weight, LARGE.size).min(room) + 132.0) / 2.0;
    let sign_y = if sign == Sign::Crown { Y + y - 4.0 } else { Y + y - 15.0 };
    drawing.mark(sign, left + 31.0, sign_y);
    drawing.mark(Sign::Number(seat.number() as u8), left + 94.0, Y + y - 15.0);
    drawing.svg.line(LARGE, Anchor::Start, left + 132.0, Y + y, room, &name);
}

/// How many are good and how many evil, left and right on the table.
fn draw_sides(drawing: &mut Drawing, view: &View) {
    for (x, sign, count) in [(X - 250.0, Sign::Good, view.seats - view.evil), (X + 250.0, Sign::Evil, view.evil)] {
        drawing.mark(sign, x, Y + 30.0);
        drawing.svg.text(PLAIN, Anchor::Middle, x, Y + 92.0, &count.to_string());
    }
}

/// Who won, and how.
fn draw_end(drawing: &mut Drawing, legend: &Legend, winner: Loyalty, reason: Reason) {
    let (ground, colour, sign, id) = match winner {
        Loyalty::Good => (Azure, Cream, Sign::Good, "avalon-picture-good-wins"),
        Loyalty::Evil => (Tenne, Ink, Sign::Evil, "avalon-picture-evil-wins"),
    };
    drawing.mark_sized(sign, 130, X, Y - 62.0);
    drawing.svg.path(Paint::fill(ground), &format!("M{} {}h560l-26 36l26 36h-560l26 -36Z", X - 280.0, Y - 30.0));
    let style = Type { colour, size: 50.0, ..LARGE };
    drawing.svg.line(style, Anchor::Middle, X, Y + 22.0, 480.0, &say!(legend.locale, id));
    let id = match reason {
        Reason::ThreeFailures => "avalon-picture-three-failures",
        Reason::FiveRejections => "avalon-picture-five-rejections",
        Reason::MerlinFound => "avalon-picture-merlin-found",
        Reason::MerlinMissed => "avalon-picture-merlin-missed",
        Reason::ThreeSuccesses => "avalon-picture-three-successes",
    };
    drawing.svg.line(PLAIN, Anchor::Middle, X, Y + 88.0, ROOM, &say!(legend.locale, id));
}
