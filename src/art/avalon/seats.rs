//! The players around the table, each with arms, number, name and marks.

use super::{PLAIN, name};
use crate::art::Legend;
use crate::art::heraldry::arms;
use crate::art::lettering::{Weight, fit};
use crate::art::palette::Colour::*;
use crate::art::shape::{approval, check, cross, crown, dirk, gap, glory, lady, rejection, seal, shore, sword};
use crate::art::svg::{Anchor, Paint, Svg, Type};
use crate::games::avalon::{Ballot, Loyalty, PhaseView, Role, View};
use crate::games::{Seat, Seats};
use crate::say;

/// The width of a name's banner.
const BANNER: f32 = 212.0;

/// Where the seats are, by how many there are: clockwise from the top left, as people sit around a table.
fn places(seats: usize) -> Vec<(f32, f32)> {
    let (top, bottom) = match seats {
        ..=5 => (1, 2),
        6 => (2, 2),
        7 => (3, 2),
        8 => (3, 3),
        9 => (4, 3),
        _ => (4, 4),
    };
    let row = |count: usize, middle: f32, edge: f32| -> Vec<(f32, f32)> {
        let offsets: &[f32] = match count {
            1 => &[0.0],
            2 => &[-190.0, 190.0],
            3 => &[-270.0, 0.0, 270.0],
            _ => &[-348.0, -116.0, 116.0, 348.0],
        };
        offsets.iter().map(|x| (600.0 + x, if x.abs() > 200.0 { edge } else { middle })).collect()
    };
    let mut places = row(top, 352.0, 366.0);
    places.push((1200.0 - 164.0, 548.0));
    places.extend(row(bottom, 750.0, 736.0).into_iter().rev());
    places.push((164.0, 548.0));
    places
}

pub fn draw(svg: &mut Svg, view: &View, legend: &Legend) {
    for (seat, (x, y)) in Seat::all(view.seats).zip(places(view.seats)) {
        svg.place(x, y, 0.0, 1.0, |svg| match &view.roles {
            Some(roles) => revealed(svg, view, legend, seat, roles[seat]),
            None => player(svg, view, legend, seat),
        });
    }
}

/// Who is on the team that is voted on or under way.
fn team(view: &View) -> Seats {
    match view.phase {
        PhaseView::Voting { team, .. } | PhaseView::Questing { team, .. } => team,
        _ => Seats::NONE,
    }
}

fn player(svg: &mut Svg, view: &View, legend: &Legend, seat: Seat) {
    let on_team = team(view).contains(seat);
    if view.awaited.contains(seat) {
        glory(svg, 62.0);
    }
    if on_team {
        svg.place(0.0, 0.0, 40.0, 1.0, sword);
        svg.place(0.0, 0.0, -40.0, 1.0, sword);
    }
    arms(svg, seat.index());
    banner(svg, legend, seat, 74.0, if on_team { Leaf } else { Cream });
    number(svg, seat, -76.0, 2.0);
    if let Some(held) = view.lady.as_ref() {
        if held.holder == seat {
            svg.place(-78.0, -48.0, 0.0, 1.0, lady);
        } else if held.held.contains(seat) {
            svg.place(-78.0, -44.0, 0.0, 1.0, shore);
        }
    }
    if view.leader == seat {
        svg.place(0.0, -50.0, 0.0, 1.0, crown);
    }
    svg.place(76.0, 2.0, 0.0, 1.0, |svg| vote(svg, view, seat));
}

/// The vote: closed while voting goes on, else how it was when votes were last opened.
fn vote(svg: &mut Svg, view: &View, seat: Seat) {
    if let PhaseView::Voting { voted, .. } = view.phase {
        return if voted.contains(seat) { seal(svg) } else { gap(svg) };
    }
    match view.proposals.last().and_then(|proposal| proposal.ballots.get(seat)) {
        Some(Ballot::Approve) => approval(svg),
        Some(Ballot::Reject) => rejection(svg),
        None => {}
    }
}

fn number(svg: &mut Svg, seat: Seat, x: f32, y: f32) {
    svg.circle(Paint::fill(Ink), x, y, 25.0);
    let style = Type { weight: Weight::Bold, colour: Cream, ..PLAIN };
    svg.text(style, Anchor::Middle, x, y + 12.0, &seat.number().to_string());
}

fn banner(svg: &mut Svg, legend: &Legend, seat: Seat, y: f32, ground: crate::art::Colour) {
    let (half, top, bottom) = (BANNER / 2.0, y - 23.0, y + 23.0);
    svg.path(
        Paint::fill(ground),
        &format!("M-{half} {top}H{half}L{} {y}L{half} {bottom}H-{half}L-{} {y}Z", half - 9.0, half - 9.0),
    );
    svg.text(PLAIN, Anchor::Middle, 0.0, y + 11.5, &name(legend, seat, PLAIN, BANNER - 28.0));
}

/// A player whose role is known to the viewer.
fn revealed(svg: &mut Svg, view: &View, legend: &Legend, seat: Seat, role: Role) {
    svg.place(0.0, -32.0, 0.0, 0.84, |svg| arms(svg, seat.index()));
    number(svg, seat, -72.0, -26.0);
    banner(svg, legend, seat, 34.0, Cream);
    let (ground, ink, sign): (_, _, fn(&mut Svg, _, _)) = match role.loyalty() {
        Loyalty::Good => (Good, Cream, check),
        Loyalty::Evil => (Evil, Ink, cross),
    };
    let half = BANNER / 2.0;
    let outline = match role.loyalty() {
        Loyalty::Good => {
            format!("M-{half} 57H{half}V80Q{half} 103 {} 103H-{}Q-{half} 103 -{half} 80Z", half - 23.0, half - 23.0)
        }
        Loyalty::Evil => format!("M-{half} 57H{half}L{} 103H-{}Z", half - 18.0, half - 18.0),
    };
    svg.path(Paint::fill(ground), &outline);
    svg.place(-half + 32.0, 80.0, 0.0, 0.9, |svg| sign(svg, ink, 6.5));
    let style = Type { colour: ink, ..PLAIN };
    let text = fit(&role_name(legend, role), style.weight, style.size, BANNER - 66.0);
    svg.text(style, Anchor::Middle, 18.0, 92.0, &text);
    if view.assassinated == Some(seat) {
        svg.place(72.0, -30.0, 0.0, 1.2, dirk);
    }
}

fn role_name(legend: &Legend, role: Role) -> String {
    let id = match role {
        Role::Merlin => "avalon-picture-merlin",
        Role::Percival => "avalon-picture-percival",
        Role::Servant => "avalon-picture-servant",
        Role::Assassin => "avalon-picture-assassin",
        Role::Mordred => "avalon-picture-mordred",
        Role::Morgana => "avalon-picture-morgana",
        Role::Oberon => "avalon-picture-oberon",
        Role::Minion => "avalon-picture-minion",
    };
    say!(legend.locale, id)
}
