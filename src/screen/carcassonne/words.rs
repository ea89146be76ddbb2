//! What things are called, as inside a sentence: [`capital`] makes the beginning of a line of it.

pub(super) use super::super::prose::{Markup, capital, cut, name};
use super::super::scene::units;
use crate::games::carcassonne::{
    Cell, Edge, Face, Figure, Frame, Laid, Landscape, Rotation, Segment, Side, Spot, Terrain, Tile, View,
};
use crate::language::{self, Locale};
use crate::say;

fn side(side: Side, locale: Locale) -> String {
    let side = match side {
        Side::North => "n",
        Side::East => "e",
        Side::South => "s",
        Side::West => "w",
    };
    say!(locale, "carcassonne-side", side = side)
}

/// What lies at a side: "N city".
pub(super) fn edge(at: Side, edge: Edge, locale: Locale) -> String {
    let edge = match edge {
        Edge::Field => terrain(Terrain::Field, locale),
        Edge::Road => terrain(Terrain::Road, locale),
        Edge::City => terrain(Terrain::City, locale),
        Edge::River => say!(locale, "carcassonne-edge-river"),
    };
    format!("{} {edge}", side(at, locale))
}

/// The sides of a city, a road or the river: "N–W".
fn sides(bits: u8, locale: Locale) -> String {
    let sides = Side::ALL.into_iter().filter(|side| bits & 1 << side.index() != 0);
    sides.map(|of| side(of, locale)).collect::<Vec<_>>().join("–")
}

/// The corners of its tile that a field reaches: "NW, NE".
fn corners(halves: u8, locale: Locale) -> String {
    // Each corner lies between the second half of a side and the first half of the next one.
    let corners = [("nw", 0b1000_0001), ("ne", 0b0000_0110), ("se", 0b0001_1000), ("sw", 0b0110_0000)];
    let reached = corners.into_iter().filter(|(_, bits)| halves & bits != 0);
    reached.map(|(corner, _)| say!(locale, "carcassonne-corner", corner = corner)).collect::<Vec<_>>().join(", ")
}

pub(super) fn terrain_key(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::City => "city",
        Terrain::Road => "road",
        Terrain::Monastery => "monastery",
        Terrain::Field => "field",
    }
}

pub(super) fn terrain(terrain: Terrain, locale: Locale) -> String {
    say!(locale, "carcassonne-terrain", terrain = terrain_key(terrain))
}

/// What a meeple is called there.
pub(super) fn role(terrain: Terrain, big: bool, locale: Locale) -> String {
    let role = say!(locale, "carcassonne-role", terrain = terrain_key(terrain));
    if big { say!(locale, "carcassonne-role-big", role = role) } else { role }
}

/// A segment of a tile: "city N–W (pennant)", "field NE, SE".
pub(super) fn segment(segment: &Segment, locale: Locale) -> String {
    let place = match segment.terrain {
        Terrain::City | Terrain::Road => sides(segment.sides, locale),
        Terrain::Monastery => String::new(),
        Terrain::Field if segment.halves == 0 => return say!(locale, "carcassonne-inner-field"),
        Terrain::Field => corners(segment.halves, locale),
    };
    let marks = [
        (segment.pennants > 0, "carcassonne-mark-pennant"),
        (segment.inn, "carcassonne-mark-inn"),
        (segment.cathedral, "carcassonne-mark-cathedral"),
    ];
    let marks = marks.into_iter().filter(|(there, _)| *there).map(|(_, id)| language::say(locale, id, &[]));
    let marks: Vec<String> = marks.collect();
    let named = [terrain(segment.terrain, locale), place];
    let named = named.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
    if marks.is_empty() { named } else { format!("{named} ({})", marks.join(", ")) }
}

/// What is on a tile as it is turned, without its fields: "city N, road E–W".
pub(super) fn tile(tile: Tile, rotation: Rotation, locale: Locale) -> String {
    let face: &Face = tile.face(rotation);
    let built = face.segments.iter().filter(|segment| segment.terrain != Terrain::Field);
    let mut parts: Vec<String> = built.map(|of| segment(of, locale)).collect();
    if face.river != 0 {
        parts.push(say!(locale, "carcassonne-river", sides = sides(face.river, locale)));
    }
    if tile.is_magic() {
        parts.push(say!(locale, "carcassonne-mark-magic"));
    }
    parts.join(", ")
}

/// The most text of a button: what a phone shows in one line.
const BUTTON: usize = 25;

/// A way round of a tile in short, for a button: "2 · City N, road E, S". Parts that are joined have a dash between
/// their sides; what has no sides is named only where it stands alone.
pub(super) fn way(number: usize, tile: Tile, rotation: Rotation, locale: Locale) -> String {
    let face = tile.face(rotation);
    let mut parts = Vec::new();
    for of in [Terrain::City, Terrain::Road] {
        let mut joined: Vec<u8> = face.segments.iter().filter(|s| s.terrain == of).map(|s| s.sides).collect();
        joined.sort_by_key(|bits| bits.trailing_zeros());
        let joined: Vec<String> = joined.into_iter().map(|bits| sides(bits, locale)).collect();
        if !joined.is_empty() {
            parts.push(format!("{} {}", terrain(of, locale), joined.join(", ")));
        }
    }
    if face.river != 0 {
        parts.push(say!(locale, "carcassonne-river", sides = sides(face.river, locale)));
    }
    if parts.is_empty() {
        parts.push(terrain(Terrain::Monastery, locale));
    }
    let mut label = format!("{number} ·");
    for (place, part) in parts.iter().enumerate() {
        let (between, part) = if place == 0 { (" ", capital(part)) } else { (", ", part.clone()) };
        // A part that does not fit leaves room for the sign that there is more.
        let rest = if place + 1 < parts.len() { 2 } else { 0 };
        if units(&label) + units(between) + units(&part) + rest > BUTTON {
            return format!("{label} …");
        }
        label.push_str(between);
        label.push_str(&part);
    }
    label
}

pub(super) fn laid(laid: &Laid, locale: Locale) -> String {
    tile(laid.tile, laid.rotation, locale)
}

/// What people call a cell now.
pub(super) fn cell(frame: &Frame, cell: Cell) -> String {
    frame.name(cell).unwrap_or_default()
}

/// A segment that lies: "city N–W at C4".
pub(super) fn spot(landscape: &Landscape, frame: &Frame, spot: Spot, locale: Locale) -> String {
    let Some(found) = landscape.segment(spot) else { return cell(frame, spot.cell) };
    let name = segment(found, locale);
    say!(locale, "carcassonne-spot", segment = name, cell = cell(frame, spot.cell))
}

pub(super) fn figure_key(figure: Figure) -> &'static str {
    match figure {
        Figure::Mage => "mage",
        Figure::Witch => "witch",
    }
}

pub(super) fn figure(figure: Figure, locale: Locale) -> String {
    say!(locale, "carcassonne-figure", figure = figure_key(figure))
}

/// Where a figure stands.
pub(super) fn stands(view: &View, figure: Figure) -> Option<Spot> {
    match figure {
        Figure::Mage => view.mage,
        Figure::Witch => view.witch,
    }
}

pub(super) fn points(points: u16, locale: Locale) -> String {
    say!(locale, "carcassonne-points", count = u32::from(points))
}

pub(super) fn tiles(count: u8, locale: Locale) -> String {
    say!(locale, "carcassonne-tiles", count = count)
}
