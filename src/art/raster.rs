//! SVG to pixels, and pixels to an indexed PNG.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Node, Options, Rect, Tree};

use super::drawing::{Drawing, Mark};
use super::lettering;
use super::palette::PALETTE;
use super::sign::Sign;
use super::svg::Svg;

/// A drawing as indices into the [`PALETTE`], row by row.
pub struct Sheet {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| Options {
    font_family: lettering::FAMILY.to_owned(),
    fontdb: Arc::new(lettering::database()),
    ..Options::default()
});

impl Sheet {
    /// A sheet in the palette's first colour with a drawing over it.
    pub fn new(width: u32, height: u32, svg: &Svg) -> Sheet {
        let mut sheet = Sheet { width, height, pixels: vec![0; width as usize * height as usize] };
        sheet.lay(svg);
        sheet
    }

    /// The sheet with a drawing over it.
    pub fn with(&self, drawing: &Drawing) -> Sheet {
        let mut sheet = Sheet { pixels: self.pixels.clone(), ..*self };
        sheet.lay(&drawing.under);
        for Mark { sign, percent, x, y } in &drawing.marks {
            stamp(*sign, *percent).press(&mut sheet, *x, *y);
        }
        sheet.lay(&drawing.svg);
        sheet
    }

    /// Draws over the sheet, shape by shape, so that only what a shape covers costs anything.
    fn lay(&mut self, svg: &Svg) {
        if svg.is_empty() {
            return;
        }
        let tree = parse(svg, self.width, self.height);
        for node in tree.root().children() {
            if let Some(stamp) = Stamp::of(node) {
                stamp.press(self, 0, 0);
            }
        }
    }

    /// The sheet as a PNG.
    pub fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(128 * 1024);
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(PALETTE.colours().as_flattened());
        // Flat colours repeat as they are; filters would only hide that.
        encoder.set_filter(Filter::NoFilter);
        encoder.set_deflate_compression(DeflateCompression::Level(6));
        let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&self.pixels));
        written.expect("the sheet has as many pixels as its header says, and memory takes them");
        bytes
    }
}

fn parse(svg: &Svg, width: u32, height: u32) -> Tree {
    Tree::from_str(&svg.finish(width, height), &OPTIONS).expect("the writer makes well-formed SVG")
}

/// Something drawn in pixels.
struct Stamp {
    width: usize,
    pixels: Vec<Pixel>,
    /// From the drawing's origin to the upper left corner.
    left: i32,
    top: i32,
}

/// What a stamp leaves on a pixel of the sheet. The colours are indices into the [`PALETTE`].
#[derive(Clone, Copy, Debug)]
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
fn stamp(sign: Sign, percent: u8) -> Arc<Stamp> {
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
    fn of(node: &Node) -> Option<Stamp> {
        let bounds = node.abs_layer_bounding_box()?.to_rect();
        Some(Stamp::render(bounds, |to_corner, pixmap| {
            // The renderer itself moves the node's corner to the origin.
            let transform = to_corner.pre_translate(bounds.left(), bounds.top());
            resvg::render_node(node, transform, &mut pixmap.as_mut());
        }))
    }

    /// What is drawn within these bounds, which `draw` moves to the pixels' corner.
    fn render(bounds: Rect, draw: impl FnOnce(Transform, &mut Pixmap)) -> Stamp {
        let (left, top) = (bounds.left().floor() - 1.0, bounds.top().floor() - 1.0);
        let (width, height) = (bounds.right().ceil() + 1.0 - left, bounds.bottom().ceil() + 1.0 - top);
        let mut pixmap = Pixmap::new(width as u32, height as u32).expect("what is drawn has a size");
        draw(Transform::from_translate(-left, -top), &mut pixmap);
        let pixels = pixels(pixmap.pixels());
        Stamp { width: pixmap.width() as usize, pixels, left: left as i32, top: top as i32 }
    }

    /// Lays the stamp over the sheet with its origin at this place; what is beyond the edge is left out.
    fn press(&self, onto: &mut Sheet, x: i32, y: i32) {
        let palette = &*PALETTE;
        let (left, top) = (x + self.left, y + self.top);
        let columns = left.max(0)..(left + self.width as i32).min(onto.width as i32);
        if columns.is_empty() {
            return;
        }
        let (skipped, length) = ((columns.start - left) as usize, columns.len());
        for (row, y) in self.pixels.chunks_exact(self.width).zip(top..) {
            if !(0..onto.height as i32).contains(&y) {
                continue;
            }
            let start = y as usize * onto.width as usize + columns.start as usize;
            for (under, over) in onto.pixels[start..start + length].iter_mut().zip(&row[skipped..skipped + length]) {
                match over {
                    Pixel::Nothing => {}
                    Pixel::Full(index) => *under = *index,
                    Pixel::Half(index) => *under = palette.halfway(*index, *under),
                }
            }
        }
    }
}

/// What the renderer drew as indices. Smoothed edges inside a drawing become a step between two of its colours.
fn pixels(drawn: &[PremultipliedColorU8]) -> Vec<Pixel> {
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
    let convert = |pixel: PremultipliedColorU8| {
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
    drawn
        .iter()
        .map(|pixel| {
            if *pixel != last.0 {
                last = (*pixel, convert(*pixel));
            }
            last.1
        })
        .collect()
}
