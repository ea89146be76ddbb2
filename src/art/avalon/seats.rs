//! The players around the table, each with arms, number, name and marks.

use super::PLAIN;
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::sign::{Corner, Ground, Sign};
use crate::art::svg::{Anchor, Type};
use crate::games::avalon::{Ballot, Loyalty, PhaseView, Role, View};
use crate::games::{Seat, Seats};
use crate::say;

/// Where the players sit.
struct Seating {
    /// Clockwise from the top left, as people sit around a table.
    places: Vec<(f32, f32)>,
    /// The width of a name's banner.
    banner: u16,
}

impl Seating {
    /// For 5 to 10 seats.
    fn new(seats: usize) -> Seating {
        let (top, bottom, banner) = match seats {
            ..=5 => (1, 2, 246),
            6 => (2, 2, 246),
            7 => (3, 2, 246),
            8 => (3, 3, 246),
            9 => (4, 3, 218),
            _ => (4, 4, 218),
        };
        let side = 60.0 + f32::from(banner) / 2.0;
        let mut places = row(top, 342.0, 350.0);
        places.push((1200.0 - side, 534.0));
        places.extend(row(bottom, 732.0, 724.0).into_iter().rev());
        places.push((side, 534.0));
        Seating { places, banner }
    }
}

/// A row of seats; those further out are nearer to the table's middle.
fn row(seats: usize, inner: f32, outer: f32) -> Vec<(f32, f32)> {
    let offsets: &[f32] = match seats {
        1 => &[0.0],
        2 => &[-200.0, 200.0],
        3 => &[-274.0, 0.0, 274.0],
        _ => &[-351.0, -117.0, 117.0, 351.0],
    };
    offsets.iter().map(|x| (600.0 + x, if x.abs() > 200.0 { outer } else { inner })).collect()
}

pub fn draw(drawing: &mut Drawing, view: &View, legend: &Legend) {
    let seating = Seating::new(view.seats);
    for (x, y, corner) in sprays(view.seats) {
        drawing.mark(Sign::Spray(corner), x, y);
    }
    let seats: Vec<_> = Seat::all(view.seats).zip(seating.places).map(|(seat, place)| at(view, seat, place)).collect();
    // Below everything else, also the neighbours' banners.
    for place in seats.iter().filter(|place| glorious(view).contains(place.seat)) {
        drawing.mark_sized(Sign::Glory(60), place.percent, place.x, place.y);
    }
    for place in seats {
        draw_seat(drawing, view, legend, &place, seating.banner);
    }
}

/// One player's place on the page.
struct Place {
    seat: Seat,
    /// The middle of the arms.
    x: f32,
    y: f32,
    /// The arms' size in hundredths.
    percent: u8,
    /// The middle of the name's banner.
    banner: f32,
    role: Option<Role>,
}

fn at(view: &View, seat: Seat, (x, y): (f32, f32)) -> Place {
    match view.roles.as_ref().and_then(|roles| roles.get(seat)) {
        None => Place { seat, x, y, percent: 100, banner: y + 74.0, role: None },
        // A role needs a second banner, for which the rest makes room.
        Some(role) => Place { seat, x, y: y - 26.0, percent: 82, banner: y + 34.0, role: Some(*role) },
    }
}

/// Vines for the corners where nobody sits.
fn sprays(seats: usize) -> Vec<(f32, f32, Corner)> {
    let rows = match seats {
        ..=6 => &[(252.0, false), (822.0, true)][..],
        7 => &[(822.0, true)],
        _ => &[],
    };
    let corner = |(y, lower)| [(58.0, false), (1142.0, true)].map(|(x, right)| (x, y, Corner { right, lower }));
    rows.iter().copied().flat_map(corner).collect()
}

/// Whom the rays point out: who is awaited, and at the end the winners.
fn glorious(view: &View) -> Seats {
    match (&view.phase, &view.roles) {
        (PhaseView::Over { winner, .. }, Some(roles)) => roles.which(|role| role.loyalty() == *winner),
        _ => view.awaited,
    }
}

/// Who is on the team that is voted on or under way.
fn team(view: &View) -> Seats {
    match view.phase {
        PhaseView::Voting { team, .. } | PhaseView::Questing { team, .. } => team,
        _ => Seats::NONE,
    }
}

fn draw_seat(drawing: &mut Drawing, view: &View, legend: &Legend, place: &Place, width: u16) {
    let Place { seat, x, y, percent, banner, role } = *place;
    let on_team = team(view).contains(seat);
    let over = matches!(view.phase, PhaseView::Over { .. });
    if on_team {
        drawing.mark_sized(Sign::Swords, percent, x, y);
    }
    drawing.mark_sized(Sign::Arms(seat.0), percent, x, y);
    if view.leader == seat && !over {
        drawing.mark_sized(Sign::Crown, percent, x, y - 0.5 * f32::from(percent));
    }
    drawing.mark(Sign::Banner(width, if on_team { Ground::Team } else { Ground::Plain }), x, banner);
    drawing.svg.line(PLAIN, Anchor::Middle, x, banner + 11.5, f32::from(width) - 28.0, &legend.name(seat));
    if let Some(role) = role {
        draw_role(drawing, legend, role, (x, banner + 46.0), width);
    }
    drawing.mark(Sign::Number(seat.number() as u8), x - 76.0, y + 8.0);
    if let Some(lady) = &view.lady {
        // At the end there are no votes, and the place on the left is narrow.
        let (x, y) = if over { (x + 76.0, y + 8.0) } else { (x - 76.0, y - 42.0) };
        if lady.holder == seat {
            drawing.mark(Sign::Lady, x, y);
        } else if lady.held.contains(seat) {
            drawing.mark(Sign::Shore, x, y);
        }
    }
    if let Some(vote) = vote(view, seat) {
        drawing.mark(vote, x + 76.0, y + 8.0);
    }
    if view.assassinated == Some(seat) {
        drawing.mark_sized(Sign::Dagger, 80, x, y - 6.0);
    }
}

/// The vote: closed while voting goes on, else how it was when votes were last opened.
fn vote(view: &View, seat: Seat) -> Option<Sign> {
    match view.phase {
        PhaseView::Voting { voted, .. } => Some(if voted.contains(seat) { Sign::Seal } else { Sign::Gap }),
        PhaseView::Over { .. } => None,
        _ => view.proposals.last()?.ballots.get(seat).map(|ballot| match ballot {
            Ballot::Approve => Sign::Approval,
            Ballot::Reject => Sign::Rejection,
        }),
    }
}

fn draw_role(drawing: &mut Drawing, legend: &Legend, role: Role, (x, y): (f32, f32), width: u16) {
    let (ground, colour) = match role.loyalty() {
        Loyalty::Good => (Ground::Good, Cream),
        Loyalty::Evil => (Ground::Evil, Ink),
    };
    drawing.mark(Sign::Banner(width, ground), x, y);
    let room = f32::from(width) - 76.0;
    drawing.svg.line(Type { colour, ..PLAIN }, Anchor::Middle, x + 16.0, y + 11.5, room, &role_name(legend, role));
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
