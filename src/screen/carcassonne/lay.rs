//! Laying the drawn tile: the region on a wide board, the cell, the rotation with a preview.

use super::super::press::Verb;
use super::super::prose;
use super::super::scene::Scene;
use super::super::sheet::{Button, Choice, Illustration, Menu, Row, Sheet, Style};
use super::feature::{MENU, facts};
use super::region::{self, Region};
use super::text;
use super::words::{self, Markup};
use crate::art::Picture;
use crate::art::carcassonne::{Mark, Shown};
use crate::games::carcassonne::{
    Action, Cell, Figure, Frame, Imagined, Phase, Rotation, Side, Spot, Terrain, Tile, View,
};
use crate::language::Locale;
use crate::say;

/// A cell where the drawn tile can go, and how it can be turned there. Of rotations that look the same only one.
pub(super) struct Place {
    pub cell: Cell,
    pub rotations: Vec<Rotation>,
}

pub(super) fn drawn(view: &View) -> Option<Tile> {
    match view.phase {
        Phase::Laying { tile } => Some(tile),
        _ => None,
    }
}

/// Where the drawn tile can go, row by row.
pub(super) fn places(view: &View) -> Vec<Place> {
    let Some(tile) = drawn(view) else { return Vec::new() };
    let mut places: Vec<Place> = Vec::new();
    for action in &view.choices {
        let Action::Lay { cell, rotation } = *action else { continue };
        match places.iter_mut().find(|place| place.cell == cell) {
            Some(place) if place.rotations.iter().any(|other| looks_alike(tile, *other, rotation)) => {}
            Some(place) => place.rotations.push(rotation),
            None => places.push(Place { cell, rotations: vec![rotation] }),
        }
    }
    places.sort_by_key(|place| (place.cell.y, place.cell.x));
    places
}

/// Whether nobody can tell two rotations of a tile apart.
fn looks_alike(tile: Tile, one: Rotation, other: Rotation) -> bool {
    let (one, other) = (tile.face(one), tile.face(other));
    one.edges == other.edges && one.segments.iter().all(|segment| other.segments.contains(segment))
}

/// The menus of cells, or of regions where there are too many, for the board or for a panel.
pub(super) fn menus(scene: &Scene, view: &View, on_board: bool) -> Vec<Row> {
    let places = places(view);
    let (cells, parts) = if on_board { ("at", "near") } else { ("cell", "part") };
    if places.len() <= MENU {
        return vec![cell_menu(scene, view, cells, &places)];
    }
    let regions = region::regions(&Frame::of(&view.landscape));
    let choices: Vec<Choice> = regions
        .iter()
        .enumerate()
        .filter_map(|(number, region)| {
            let count = places.iter().filter(|place| region.contains(place.cell)).count();
            (count > 0).then(|| Choice {
                value: number.to_string(),
                label: region.name(),
                description: Some(say!(scene.locale, "carcassonne-cells", count = count)),
                chosen: false,
            })
        })
        .collect();
    let menus = choices.chunks(MENU).zip(1..).map(|(choices, number)| {
        Row::Menu(Menu {
            press: scene.press(Verb::Game(format!("{parts}.{number}"))),
            placeholder: say!(scene.locale, "carcassonne-menu-region"),
            choices: choices.to_vec(),
            least: 1,
            most: 1,
        })
    });
    menus.collect()
}

fn cell_menu(scene: &Scene, view: &View, verb: &str, places: &[Place]) -> Row {
    let frame = Frame::of(&view.landscape);
    let choice = |place: &Place| {
        let mut parts = vec![around(view, place.cell, scene.locale)];
        if place.rotations.len() > 1 {
            parts.push(say!(scene.locale, "carcassonne-ways", count = place.rotations.len()));
        }
        Choice {
            value: format!("{},{}", place.cell.x, place.cell.y),
            label: words::cell(&frame, place.cell),
            description: Some(words::cut(&parts.join(" · "))),
            chosen: false,
        }
    };
    Row::Menu(Menu {
        press: scene.press(Verb::Game(verb.to_owned())),
        placeholder: say!(scene.locale, "carcassonne-menu-cell"),
        choices: places.iter().map(choice).collect(),
        least: 1,
        most: 1,
    })
}

/// What an empty cell's sides must match: "N city, W road".
pub(super) fn around(view: &View, cell: Cell, locale: Locale) -> String {
    let sides = Side::ALL.into_iter().filter_map(|side| {
        let next = view.landscape.at(cell.next(side))?;
        Some(words::edge(side, next.face().edges[side.opposite().index()], locale))
    });
    sides.collect::<Vec<_>>().join(", ")
}

/// The marks of all cells where the tile can go.
pub(super) fn marks(view: &View) -> Vec<Mark> {
    places(view).into_iter().map(|place| Mark::Cell(place.cell)).collect()
}

/// The private panel with the cells of a region, shown large.
pub(super) fn in_region(scene: &Scene, view: &View, number: usize) -> Option<Sheet> {
    let region: Region = region::regions(&Frame::of(&view.landscape)).into_iter().nth(number)?;
    let within: Vec<Place> = places(view).into_iter().filter(|place| region.contains(place.cell)).collect();
    if within.is_empty() {
        return None;
    }
    let marks = within.iter().map(|place| Mark::Cell(place.cell)).collect();
    let mut rows: Vec<Row> = within
        .chunks(MENU)
        .zip(["cell", "cell.2", "cell.3", "cell.4"])
        .map(|(places, verb)| cell_menu(scene, view, verb, places))
        .collect();
    rows.push(scene.buttons([(Verb::Game("turn".to_owned()), Style::Secondary, "button-back")]));
    let shown = Shown { view: view.clone(), marks };
    let picture = Illustration {
        picture: Picture::Near(Box::new(shown), region.middle(), scene.legend()),
        alt: text::near_alt(scene, view, region.middle()),
    };
    let text = [
        say!(scene.locale, "carcassonne-region", region = region.name()),
        say!(scene.locale, "carcassonne-ask-cell", tile = drawn_words(view, scene.locale)),
    ];
    Some(Sheet { text: text.join("\n"), picture: Some(picture), rows, ..Sheet::default() })
}

/// The drawn tile in words, as it is shown beside the board.
pub(super) fn drawn_words(view: &View, locale: Locale) -> String {
    drawn(view).map(|tile| words::tile(tile, Rotation::default(), locale)).unwrap_or_default()
}

/// The private panel with how the tile can be turned in a cell, each way numbered in the picture. `None` when it does
/// not fit there.
pub(super) fn turns(scene: &Scene, view: &View, cell: Cell) -> Option<Sheet> {
    let locale = scene.locale;
    let tile = drawn(view)?;
    let place = places(view).into_iter().find(|place| place.cell == cell)?;
    let frame = Frame::of(&view.landscape);
    let mut lines = vec![say!(locale, "carcassonne-turns", cell = words::cell(&frame, cell))];
    let mut buttons = Vec::new();
    let mut described = Vec::new();
    for (number, rotation) in (1..).zip(place.rotations.iter().copied()) {
        let name = words::capital(&words::tile(tile, rotation, locale));
        lines.push(format!("**{number}.** {}", consequences(scene, view, cell, rotation)?.join("; ")));
        described.push(format!("{number}. {name}."));
        buttons.push(Button {
            press: scene.press(Verb::Game(format!("lay.{},{}.{}", cell.x, cell.y, rotation.degrees()))),
            label: words::way(number, tile, rotation, locale),
            style: Style::Primary,
            disabled: false,
        });
    }
    // The picture shows the ways that are offered.
    let ways = place.rotations.iter().map(|rotation| Action::Lay { cell, rotation: *rotation });
    let shown = View { choices: ways.collect(), ..view.clone() };
    let shown = Shown { view: shown, marks: Vec::new() };
    let title = say!(locale, "carcassonne-alt-turns", cell = words::cell(&frame, cell));
    let picture = Illustration {
        picture: Picture::Turns(Box::new(shown), cell, scene.legend()),
        alt: prose::fitting(std::iter::once(title).chain(described).collect()),
    };
    let back = scene.button(Verb::Game("turn".to_owned()), Style::Secondary, "carcassonne-button-other-cell");
    let rows = vec![Row::Buttons(buttons), Row::Buttons(vec![back])];
    Some(Sheet { text: lines.join("\n"), picture: Some(picture), rows, ..Sheet::default() })
}

/// What becomes of the roads, cities and the monastery of the tile if it is laid so; fields only where they are taken.
fn consequences(scene: &Scene, view: &View, cell: Cell, rotation: Rotation) -> Option<Vec<String>> {
    let after = Imagined::new(view).after(view.turn, Action::Lay { cell, rotation })?;
    let seen = View { landscape: after.landscape().clone(), ..view.clone() };
    let segments = (0..).zip(&seen.landscape.at(cell)?.face().segments);
    let lines = segments.filter_map(|(place, segment)| {
        let spot = Spot { cell, segment: place };
        let claimed = seen.landscape.feature(spot)?.is_claimed();
        if segment.terrain == Terrain::Field && (!seen.options.fields || !claimed) {
            return None;
        }
        let name = words::capital(&words::segment(segment, scene.locale));
        Some(format!("{name}: {}", facts(scene, &seen, spot, Markup::Discord).join(" · ")))
    });
    let lines: Vec<String> = lines.collect();
    Some(lines.into_iter().chain(meeting(scene, &seen)).collect())
}

/// That the mage and the witch would come together.
fn meeting(scene: &Scene, seen: &View) -> Option<String> {
    let [mage, witch] = Figure::ALL.map(|figure| words::stands(seen, figure));
    let together = seen.landscape.is_same(mage?, witch?);
    together.then(|| say!(scene.locale, "carcassonne-together"))
}
