//! What stands above and below the tracks: the round, what is going on, the cup, the discs.

use super::discipline::{Disc, Piece};
use super::{CAPTION, HEAVY, PLAIN, name};
use crate::art::Legend;
use crate::art::drawing::Drawing;
use crate::art::palette::Colour::*;
use crate::art::sign::Sign;
use crate::art::svg::{Anchor, Paint, Type};
use crate::games::isolde::{COMPONENTS, Colour, Disc as Used, PhaseView, View};
use crate::language::Locale;
use crate::say;

const LARGE: Type = Type { size: 42.0, ..HEAVY };

/// The round, which way packets go, and what is going on.
pub fn head(drawing: &mut Drawing, view: &View, legend: &Legend) {
    let locale = legend.locale;
    let y = 84.0;
    let round = say!(locale, "isolde-picture-round", round = view.round);
    drawing.svg.text(LARGE, Anchor::Start, 66.0, y, &round);
    if let PhaseView::Picking { .. } = view.phase {
        draw_way(drawing, view, 590.0 - 24.0 * view.holders.colours() as f32, y - 13.0);
    }
    let doing = match &view.phase {
        PhaseView::Picking { .. } => say!(locale, "isolde-picture-picking"),
        PhaseView::Piling { .. } => say!(locale, "isolde-picture-piling"),
        PhaseView::Assigning { .. } => say!(locale, "isolde-picture-assigning"),
        PhaseView::Turn { colour } => say!(locale, "isolde-picture-turn", name = name(&view.holders, legend, *colour)),
        PhaseView::Asking(question) => {
            say!(locale, "isolde-picture-asking", name = name(&view.holders, legend, question.colour()))
        }
        PhaseView::Over { winners, .. } => match winners.iter().next() {
            Some(_) => {
                let names = winners.iter().filter_map(|seat| {
                    let own = view.holders.iter().find(|(_, holder)| **holder == Some(seat))?;
                    legend
                        .names
                        .get(seat)
                        .and_then(|name| crate::art::lettering::plain(name))
                        .or_else(|| Some(name(&view.holders, legend, own.0)))
                });
                say!(locale, "isolde-picture-over", names = names.collect::<Vec<_>>().join(", "))
            }
            None => say!(locale, "isolde-picture-over", names = say!(locale, "isolde-picture-neutral")),
        },
    };
    drawing.svg.line(PLAIN, Anchor::End, 1136.0, y, 520.0, &doing);
}

/// Which way packets go: from marker to marker, and from the last to the first.
fn draw_way(drawing: &mut Drawing, view: &View, left: f32, y: f32) {
    let mut colours: Vec<Colour> = view.holders.iter().map(|(colour, _)| colour).collect();
    if !view.passes_left {
        colours.reverse();
    }
    for (place, colour) in colours.into_iter().enumerate() {
        let x = left + 58.0 * place as f32;
        drawing.mark_sized(Sign::Isolde(Piece::Marker(colour.0, 0)), 80, x, y);
        drawing.mark_sized(Sign::Pointer, 120, x + 30.0, y);
    }
}

/// The cup between its knights, and the bonus discs.
pub fn strip(drawing: &mut Drawing, view: &View, locale: Locale, top: f32) {
    let y = top + 52.0;
    if let Some(cup) = view.variants.cup {
        let (left, step) = (128.0, 34.0);
        let reach = i32::from(COMPONENTS.cup);
        drawing.mark_sized(Sign::Isolde(Piece::Discipline(crate::games::isolde::Board::Joust)), 80, left - 36.0, y);
        let place = |space: i32| left + 22.0 + (space + reach) as f32 * step;
        for space in -reach..=reach {
            let fill = if space == 0 { Leaf } else { Cream };
            drawing.svg.plate(Paint::fine(fill), place(space), y, step, 40.0, 0.0);
        }
        let end = place(reach) + 58.0;
        drawing.mark_sized(Sign::Isolde(Piece::Discipline(crate::games::isolde::Board::Melee)), 80, end, y);
        drawing.svg.place(place(i32::from(cup)), y - 4.0, 0.0, 1.0, |svg| {
            super::draw_piece(Piece::Cup, svg);
        });
    }
    if view.options.courtship {
        if view.variants.cup.is_none() {
            let caption = say!(locale, "isolde-picture-discs");
            drawing.svg.text(CAPTION, Anchor::End, 750.0, y + 10.0, &caption);
        }
        let discs = [Disc::Start, Disc::Combat, Disc::Fifth, Disc::King, Disc::Any];
        for (place, disc) in discs.into_iter().enumerate() {
            let used = view.variants.discs.iter().any(|used| kind(used) == disc);
            drawing.mark(Sign::Isolde(Piece::Disc(disc, used)), 800.0 + 78.0 * place as f32, y);
        }
    }
}

fn kind(used: &Used) -> Disc {
    match used {
        Used::Start(_) => Disc::Start,
        Used::Combat(_) => Disc::Combat,
        Used::Fifth => Disc::Fifth,
        Used::King => Disc::King,
        Used::Any(_) => Disc::Any,
    }
}
