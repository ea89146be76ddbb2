//! The board in words: for those who do not see the picture.

use super::super::prose::fitting;
use super::super::scene::{Scene, TEXT, units};
use super::ask::sentence;
use super::words::{self, Markup};
use super::{board, feature, lay, score};
use crate::games::Seat;
use crate::games::carcassonne::{Cell, Frame, Laid, Phase, Side, Spot, Terrain, View};
use crate::say;

/// What the table's own lines around the text may take.
const AROUND: usize = 150;

/// The board in words, with as much as a message takes: what is asked, the players, where the drawn tile can go, the
/// claimed features, the last tiles.
pub(super) fn text(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let frame = Frame::of(&view.landscape);
    let mut lines = vec![
        format!("➤ {}", sentence(scene, view, Markup::Discord)),
        say!(
            locale,
            "carcassonne-text-size",
            columns = frame.columns,
            rows = frame.rows,
            tiles = view.landscape.laid().len(),
            bag = view.bag
        ),
    ];
    lines.extend(Seat::all(scene.seats()).map(|seat| board::player(scene, view, seat)));
    lines.extend(board::figures(scene, view));
    let last = view.last.iter().filter_map(|(seat, cell)| {
        let laid = view.landscape.at((*cell)?)?;
        let (cell, tile) = (words::cell(&frame, laid.cell), words::laid(laid, locale));
        Some(say!(locale, "carcassonne-text-last", name = scene.name(seat), cell = cell, tile = tile))
    });
    lines.extend(last);
    let cells = lay::places(view);
    let cells = cells.iter().map(|place| {
        let around = lay::around(view, place.cell, locale);
        format!("{} ({around})", words::cell(&frame, place.cell))
    });
    let claimed = view.worth.iter().map(|scoring| score::line(scene, view, scoring));
    let features = match view.phase {
        Phase::Over => say!(locale, "carcassonne-text-features-end"),
        _ => say!(locale, "carcassonne-text-features"),
    };
    let mut left = TEXT - AROUND - lines.iter().map(|line| units(line) + 1).sum::<usize>();
    for (title, parts, between) in
        [(say!(locale, "carcassonne-text-cells"), cells.collect::<Vec<_>>(), "; "), (features, claimed.collect(), "\n")]
    {
        if parts.is_empty() {
            continue;
        }
        // The first list leaves room for the second.
        let room = if between == "; " { left / 2 } else { left };
        let told = some_of(scene, parts, between, room.saturating_sub(units(&title) + 40));
        let told = if between == "\n" { format!("{title}\n{told}") } else { format!("{title} {told}") };
        left = left.saturating_sub(units(&told) + 1);
        lines.push(told);
    }
    lines.join("\n")
}

/// As many of these as fit, and how many more there are.
fn some_of(scene: &Scene, parts: Vec<String>, between: &str, room: usize) -> String {
    let (mut told, mut count, all) = (String::new(), 0, parts.len());
    for part in parts {
        if units(&told) + units(between) + units(&part) > room {
            break;
        }
        if count > 0 {
            told.push_str(between);
        }
        told.push_str(&part);
        count += 1;
    }
    if count < all {
        told.push_str(if count > 0 { between } else { "" });
        told.push_str(&say!(scene.locale, "carcassonne-more", count = all - count));
    }
    told
}

/// The picture of the whole board in words: the most important first, as much as fits.
pub(super) fn alt(scene: &Scene, view: &View) -> String {
    let locale = scene.locale;
    let frame = Frame::of(&view.landscape);
    let mut parts = vec![format!("{}.", sentence(scene, view, Markup::None))];
    parts.extend(new_tile(scene, view, view.landscape.last()));
    let scores = view.scores.iter().map(|(seat, score)| format!("{} {score}", scene.plain(seat)));
    parts.push(say!(locale, "carcassonne-alt-scores", scores = scores.collect::<Vec<_>>().join(", ")));
    parts.push(say!(
        locale,
        "carcassonne-alt-board",
        columns = frame.columns,
        rows = frame.rows,
        tiles = view.landscape.laid().len(),
        bag = view.bag
    ));
    parts.extend(board::figures(scene, view).into_iter().map(|line| format!("{line}.")));
    let cells: Vec<String> = lay::places(view).iter().map(|place| words::cell(&frame, place.cell)).collect();
    if !cells.is_empty() {
        parts.push(say!(locale, "carcassonne-alt-cells", cells = cells.join(", ")));
    }
    fitting(parts)
}

/// The picture of what lies around a cell in words: the tile in it, or what is near it.
pub(super) fn near_alt(scene: &Scene, view: &View, middle: Cell) -> String {
    let locale = scene.locale;
    let frame = Frame::of(&view.landscape);
    let mut parts = vec![say!(locale, "carcassonne-alt-near", cell = words::cell(&frame, middle))];
    match view.landscape.at(middle) {
        Some(laid) => parts.extend(new_tile(scene, view, laid)),
        None => parts.extend(tiles_near(scene, view, middle)),
    }
    fitting(parts)
}

/// The cell of a tile, what is on it, its neighbours, and the features that it is part of.
fn new_tile(scene: &Scene, view: &View, laid: &Laid) -> Vec<String> {
    let locale = scene.locale;
    let frame = Frame::of(&view.landscape);
    let mut parts = vec![say!(
        locale,
        "carcassonne-alt-tile",
        cell = words::cell(&frame, laid.cell),
        tile = words::laid(laid, locale)
    )];
    let neighbours: Vec<String> = Side::ALL
        .into_iter()
        .filter_map(|side| {
            let next = view.landscape.at(laid.cell.next(side))?;
            let edge = words::edge(side, laid.face().edges[side.index()], locale);
            Some(format!("{edge} – {}", words::cell(&frame, next.cell)))
        })
        .collect();
    if !neighbours.is_empty() {
        parts.push(say!(locale, "carcassonne-alt-neighbours", neighbours = neighbours.join(", ")));
    }
    for (place, segment) in (0..).zip(&laid.face().segments) {
        if segment.terrain != Terrain::Field {
            let spot = Spot { cell: laid.cell, segment: place };
            let facts = feature::facts(scene, view, spot, Markup::None).join(", ");
            parts.push(format!("{}: {facts}.", words::capital(&words::segment(segment, locale))));
        }
    }
    parts
}

/// The tiles within three cells.
fn tiles_near(scene: &Scene, view: &View, middle: Cell) -> Vec<String> {
    let frame = Frame::of(&view.landscape);
    let near = |laid: &&Laid| (laid.cell.x - middle.x).abs() <= 3 && (laid.cell.y - middle.y).abs() <= 3;
    let mut tiles: Vec<&Laid> = view.landscape.laid().iter().filter(near).collect();
    tiles.sort_by_key(|laid| (laid.cell.y, laid.cell.x));
    let told = |laid: &Laid| format!("{}: {}.", words::cell(&frame, laid.cell), words::laid(laid, scene.locale));
    tiles.into_iter().map(told).collect()
}
