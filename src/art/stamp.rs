//! Something drawn in pixels, ready to be laid over a sheet.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Node, Rect};

use super::palette::PALETTE;
use super::raster::{Sheet, parse};
use super::sign::Sign;
use super::svg::Svg;

/// A drawing as runs of equal pixels, which takes a small part of the memory that the pixels would.
pub struct Stamp {
    width: u32,
    /// Row by row; none goes on in the next row.
    runs: Vec<Run>,
    /// From the drawing's origin to the upper left corner.
    left: i32,
    top: i32,
}

#[derive(Clone, Copy)]
struct Run {
    pixel: Pixel,
    length: u16,
}

/// What a stamp leaves on a pixel of the sheet. The colours are indices into the [`PALETTE`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pixel {
    Nothing,
    Full(u8),
    /// An edge: halfway between this colour and what lies below.
    Half(u8),
}

/// Stamps by sign and size; there are no more than there are signs.
type Stamps = HashMap<(Sign, u8), Arc<Stamp>>;

static STAMPS: LazyLock<RwLock<Stamps>> = LazyLock::new(RwLock::default);

/// A sign in pixels, drawn once and kept.
pub fn stamp(sign: Sign, percent: u8) -> Arc<Stamp> {
    let known = STAMPS.read().unwrap_or_else(PoisonError::into_inner).get(&(sign, percent)).cloned();
    known.unwrap_or_else(|| {
        let stamp = Arc::new(Stamp::new(sign, percent));
        STAMPS.write().unwrap_or_else(PoisonError::into_inner).insert((sign, percent), stamp.clone());
        stamp
    })
}

impl Stamp {
    fn new(sign: Sign, percent: u8) -> Stamp {
        let mut svg = Svg::default();
        svg.place(0.0, 0.0, 0.0, f32::from(percent) / 100.0, |svg| sign.draw(svg));
        let tree = parse(&svg, 1, 1);
        Stamp::render(tree.root().abs_stroke_bounding_box(), |to_corner, pixmap| {
            resvg::render(&tree, to_corner, &mut pixmap.as_mut());
        })
    }

    /// A part of a drawing; `None` when there is nothing to be seen of it.
    pub fn of(node: &Node) -> Option<Stamp> {
        let bounds = node.abs_layer_bounding_box()?.to_rect();
        Some(Stamp::render(bounds, |to_corner, pixmap| {
            // The renderer itself moves the node's corner to the origin.
            let transform = to_corner.pre_translate(bounds.left(), bounds.top());
            resvg::render_node(node, transform, &mut pixmap.as_mut());
        }))
    }

    /// A whole sheet.
    pub fn of_sheet(sheet: &Sheet) -> Stamp {
        let pixels = sheet.pixels.iter().map(|index| Pixel::Full(*index));
        Stamp { width: sheet.width, runs: runs(sheet.width, pixels), left: 0, top: 0 }
    }

    /// What is drawn within these bounds, which `draw` moves to the pixels' corner.
    fn render(bounds: Rect, draw: impl FnOnce(Transform, &mut Pixmap)) -> Stamp {
        let (left, top) = (bounds.left().floor() - 1.0, bounds.top().floor() - 1.0);
        let (width, height) = (bounds.right().ceil() + 1.0 - left, bounds.bottom().ceil() + 1.0 - top);
        let mut pixmap = Pixmap::new(width as u32, height as u32).expect("what is drawn has a size");
        draw(Transform::from_translate(-left, -top), &mut pixmap);
        let pixels = pixmap.pixels().iter().map(converter(pixmap.pixels()));
        Stamp { width: pixmap.width(), runs: runs(pixmap.width(), pixels), left: left as i32, top: top as i32 }
    }

    /// Lays the stamp over the sheet with its origin at this place; what is beyond the edge is left out.
    pub fn press(&self, onto: &mut Sheet, x: i32, y: i32) {
        let palette = &*PALETTE;
        let (sheet_width, sheet_height) = (onto.width as i32, onto.height as i32);
        let left = x + self.left;
        let (mut x, mut y) = (left, y + self.top);
        for run in &self.runs {
            let (from, to) = (x.max(0), (x + i32::from(run.length)).min(sheet_width));
            if from < to && (0..sheet_height).contains(&y) && run.pixel != Pixel::Nothing {
                let row = y as usize * onto.width as usize;
                let under = &mut onto.pixels[row + from as usize..row + to as usize];
                match run.pixel {
                    Pixel::Nothing => {}
                    Pixel::Full(index) => under.fill(index),
                    Pixel::Half(index) => under.iter_mut().for_each(|under| *under = palette.halfway(index, *under)),
                }
            }
            x += i32::from(run.length);
            if x == left + self.width as i32 {
                (x, y) = (left, y + 1);
            }
        }
    }
}

/// Rows of this width as runs.
fn runs(width: u32, pixels: impl Iterator<Item = Pixel>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut left_in_row = 0;
    for pixel in pixels {
        match runs.last_mut() {
            Some(run) if left_in_row > 0 && run.pixel == pixel && run.length < u16::MAX => run.length += 1,
            _ => runs.push(Run { pixel, length: 1 }),
        }
        left_in_row = if left_in_row == 0 { width } else { left_in_row } - 1;
    }
    runs.shrink_to_fit();
    runs
}

/// Turns what the renderer drew into indices. Smoothed edges inside a drawing become a step between two of its colours.
fn converter(drawn: &[PremultipliedColorU8]) -> impl FnMut(&PremultipliedColorU8) -> Pixel {
    let palette = &*PALETTE;
    let index = |pixel: PremultipliedColorU8| palette.index([pixel.red(), pixel.green(), pixel.blue()]);
    let mut colours: Vec<u8> = Vec::new();
    // Most pixels are like the one before them, and then there is nothing to look up.
    let mut last = PremultipliedColorU8::TRANSPARENT;
    for pixel in drawn {
        if *pixel != last && pixel.is_opaque() {
            colours.extend(index(*pixel).filter(|index| !colours.contains(index)));
        }
        last = *pixel;
    }
    let convert = move |pixel: PremultipliedColorU8| {
        let colour = pixel.demultiply();
        let rgb = [colour.red(), colour.green(), colour.blue()];
        let index = || palette.index(rgb).unwrap_or_else(|| palette.nearest(rgb, &colours));
        match pixel.alpha() {
            ..=95 => Pixel::Nothing,
            96..=160 => Pixel::Half(index()),
            _ => Pixel::Full(index()),
        }
    };
    let mut last = (PremultipliedColorU8::TRANSPARENT, Pixel::Nothing);
    move |pixel| {
        if *pixel != last.0 {
            last = (*pixel, convert(*pixel));
        }
        last.1
    }
}
