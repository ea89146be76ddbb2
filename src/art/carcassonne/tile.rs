//! Drawing a tile from its sketch, 100 by 100, its upper left corner at the origin.

use super::sketch::{MONASTERY, Point, RIVER, ROAD, Sketch, VILLAGE};
use crate::art::palette::Colour::*;
use crate::art::shape::star;
use crate::art::svg::{Paint, Svg};
use crate::games::carcassonne::{Rotation, Tile};

const SQUARE: &str = "M0 0H100V100H0Z";

/// A tile as it lies; `garden`: with one of its gardens.
pub fn draw(svg: &mut Svg, tile: Tile, rotation: Rotation, garden: bool) {
    let sketch = Sketch::of(tile, rotation);
    svg.within("tile", SQUARE, |svg| {
        svg.path(Paint::flat(Moss), SQUARE);
        draw_rivers(svg, sketch);
        draw_roads(svg, sketch);
        draw_cities(svg, sketch);
        for (x, y) in &sketch.cottages {
            svg.place(*x, *y, 0.0, 0.8, |svg| house(svg, Tenne));
        }
        if let Some((x, y)) = sketch.monastery {
            svg.place(x, y, 0.0, 1.0, monastery);
        }
        for (x, y) in &sketch.cathedrals {
            svg.place(*x, *y, 0.0, 1.0, cathedral);
        }
        for (x, y) in &sketch.houses {
            svg.place(*x, *y, 0.0, 0.5, |svg| house(svg, Tenne));
        }
        for (x, y) in &sketch.pennants {
            svg.place(*x, *y, 0.0, 1.0, pennant);
        }
        for (x, y) in &sketch.inns {
            svg.place(*x, *y, 0.0, 1.0, inn);
        }
        let mut free = sketch.free.iter();
        if let Some((x, y)) = sketch.symbol {
            svg.place(x, y, 0.0, 1.0, symbol);
        }
        if let Some((x, y)) = free.next().filter(|_| garden) {
            svg.place(*x, *y, 0.0, 1.0, garden_bed);
        }
        if let Some((x, y)) = free.next() {
            svg.place(*x, *y, 0.0, 0.8, tree);
        }
        // A trace of the tile's edge, by which tiles can be counted.
        svg.path(Paint::line(Vert, 1.6), SQUARE);
    });
}

fn line(points: &[Point]) -> String {
    let mut d = String::new();
    for (index, (x, y)) in points.iter().enumerate() {
        d.push_str(&format!("{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' }));
    }
    d
}

fn draw_rivers(svg: &mut Svg, sketch: &Sketch) {
    for river in &sketch.rivers {
        let course = line(river);
        svg.path(Paint::line(Ink, 2.0 * RIVER), &course);
        svg.path(Paint::line(Azurite, 2.0 * RIVER - 5.0), &course);
    }
    if sketch.pond {
        svg.circle(Paint::line(Ink, 5.0), 50.0, 50.0, 18.0);
        svg.circle(Paint::flat(Azurite), 50.0, 50.0, 18.0);
        let course = sketch.rivers.iter().map(|river| line(river)).collect::<String>();
        svg.path(Paint::line(Azurite, 2.0 * RIVER - 5.0), &course);
    }
}

fn draw_roads(svg: &mut Svg, sketch: &Sketch) {
    let roads: Vec<String> = sketch.roads.iter().map(|road| line(road)).collect();
    for road in &roads {
        svg.path(Paint::line(Ink, 2.0 * ROAD), road);
    }
    for road in &roads {
        svg.path(Paint::line(Cream, 2.0 * ROAD - 5.0), road);
    }
    if sketch.village {
        svg.circle(Paint::fill(Fawn), 50.0, 50.0, VILLAGE);
        svg.place(50.0, 49.0, 0.0, 0.55, |svg| house(svg, Oxblood));
    }
}

fn draw_cities(svg: &mut Svg, sketch: &Sketch) {
    for city in &sketch.cities {
        svg.path(Paint::flat(Fawn), &format!("{}Z", line(&city.ground)));
        for wall in city.walls.iter().chain([&city.spur]).filter(|wall| !wall.is_empty()) {
            let wall = line(wall);
            svg.path(Paint::line(Ink, 6.0), &wall);
            svg.path(Paint::line(Smoke, 2.4), &wall);
        }
    }
}

/// A house with a roof of this colour, 24 wide.
fn house(svg: &mut Svg, roof: crate::art::palette::Colour) {
    svg.path(Paint::fine(Cream), "M-9 -1H9V12H-9Z");
    svg.path(Paint::fine(roof), "M0 -12L13 0H-13Z");
}

/// A monastery within its circle, its cross on the roof.
fn monastery(svg: &mut Svg) {
    let half = MONASTERY - 4.0;
    svg.path(Paint::fine(Cream), &format!("M-{half} 0H{half}V16H-{half}Z"));
    svg.path(Paint::fine(Oxblood), &format!("M-{half} 0L-10 -9H10L{half} 0Z"));
    svg.path(Paint::fine(Cream), "M-6 16V-8L0 -17L6 -8V16Z");
    svg.path(Paint::line(Ink, 2.6), "M0 -25V-14M-4 -21H4");
}

/// A cathedral with two towers.
fn cathedral(svg: &mut Svg) {
    svg.path(Paint::fine(Mist), "M-17 22V-4H17V22Z");
    svg.path(Paint::fine(Slate), "M-17 -4L0 -18L17 -4Z");
    for x in [-19.0, 19.0] {
        svg.place(x, 0.0, 0.0, 1.0, |svg| {
            svg.path(Paint::fine(Mist), "M-7 22V-14H7V22Z");
            svg.path(Paint::fine(Azure), "M0 -32L8 -14H-8Z");
        });
    }
    svg.circle(Paint::fine(Orpiment), 0.0, 5.0, 6.0);
}

/// A pennant, 22 wide.
fn pennant(svg: &mut Svg) {
    svg.path(Paint::fine(Azure), "M-10 -12H10V0C10 6 6 11 0 14C-6 11 -10 6 -10 0Z");
    svg.path(Paint::line(Cream, 4.0), "M0 -9V9M-7 -2H7");
}

/// An inn with its sign.
fn inn(svg: &mut Svg) {
    svg.place(-2.0, 0.0, 0.0, 0.9, |svg| house(svg, Purpure));
    svg.path(Paint::line(Ink, 2.6), "M10 12V-10H17");
    svg.circle(Paint::fine(Orpiment), 17.0, -3.0, 4.5);
}

/// The magic symbol.
fn symbol(svg: &mut Svg) {
    svg.circle(Paint::fine(Purpure), 0.0, 0.0, 11.0);
    svg.path(Paint::flat(Orpiment), &star(5, &[9.0, 3.8]));
}

/// A tree, 14 wide.
fn tree(svg: &mut Svg) {
    svg.path(Paint::line(Ink, 2.6), "M0 10V2");
    svg.circle(Paint::fine(Vert), 0.0, -2.0, 7.0);
}

/// A garden.
fn garden_bed(svg: &mut Svg) {
    svg.plate(Paint::fine(Vert), 0.0, 0.0, 20.0, 14.0, 3.0);
    for (x, colour) in [(-5.5, Oxblood), (0.5, Orpiment), (6.0, Lilac)] {
        svg.circle(Paint::flat(colour), x, if x == 0.5 { -2.5 } else { 2.0 }, 2.6);
    }
}
