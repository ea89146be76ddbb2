//! SVG to pixels, and pixels to an indexed PNG.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

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

/// The palette as pixels.
static INKS: LazyLock<Vec<PremultipliedColorU8>> = LazyLock::new(|| {
    PALETTE.colours().iter().filter_map(|[r, g, b]| PremultipliedColorU8::from_rgba(*r, *g, *b, u8::MAX)).collect()
});

impl Sheet {
    /// A sheet in the palette's first colour with a drawing over it.
    pub fn new(width: u32, height: u32, svg: Svg) -> Sheet {
        let blank = Sheet { width, height, pixels: vec![0; width as usize * height as usize] };
        blank.with(Drawing { marks: Vec::new(), svg })
    }

    /// The sheet with a drawing over it.
    pub fn with(&self, drawing: Drawing) -> Sheet {
        let mut pixmap = Pixmap::new(self.width, self.height).expect("a sheet has a size");
        for (pixel, index) in pixmap.pixels_mut().iter_mut().zip(&self.pixels) {
            *pixel = INKS[usize::from(*index)];
        }
        for mark in &drawing.marks {
            stamp(mark.sign, mark.percent).press(&mut pixmap, mark);
        }
        resvg::render(&parse(drawing.svg), Transform::identity(), &mut pixmap.as_mut());
        let palette = &*PALETTE;
        let index = |(pixel, below): (&PremultipliedColorU8, &u8)| {
            if *pixel == INKS[usize::from(*below)] {
                *below
            } else {
                palette.index([pixel.red(), pixel.green(), pixel.blue()])
            }
        };
        Sheet { pixels: pixmap.pixels().iter().zip(&self.pixels).map(index).collect(), ..*self }
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
        encoder.set_deflate_compression(DeflateCompression::Level(5));
        let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&self.pixels));
        written.expect("the sheet has as many pixels as its header says, and memory takes them");
        bytes
    }
}

fn parse(svg: Svg) -> Tree {
    Tree::from_str(&svg.finish(), &OPTIONS).expect("the writer makes well-formed SVG")
}

/// A sign in pixels, drawn once and kept.
struct Stamp {
    pixmap: Pixmap,
    /// From the sign's own point to the stamp's upper left corner.
    left: i32,
    top: i32,
}

/// Stamps by sign and size; there are no more than there are signs.
type Stamps = HashMap<(Sign, u8), Arc<Stamp>>;

static STAMPS: LazyLock<RwLock<Stamps>> = LazyLock::new(RwLock::default);

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
        let mut svg = Svg::new(1, 1);
        svg.place(0.0, 0.0, 0.0, f32::from(percent) / 100.0, |svg| sign.draw(svg));
        let tree = parse(svg);
        let bounds = tree.root().abs_stroke_bounding_box();
        let (left, top) = (bounds.left().floor() - 1.0, bounds.top().floor() - 1.0);
        let (width, height) = (bounds.right().ceil() + 1.0 - left, bounds.bottom().ceil() + 1.0 - top);
        let mut pixmap = Pixmap::new(width as u32, height as u32).expect("a sign has a size");
        resvg::render(&tree, Transform::from_translate(-left, -top), &mut pixmap.as_mut());
        Stamp { pixmap, left: left as i32, top: top as i32 }
    }

    /// Lays the stamp over the pixels at the mark's place; what is beyond the edge is left out.
    fn press(&self, onto: &mut Pixmap, mark: &Mark) {
        let (left, top) = (mark.x + self.left, mark.y + self.top);
        let (width, height) = (onto.width() as i32, onto.height() as i32);
        let columns = left.max(0)..(left + self.pixmap.width() as i32).min(width);
        let rows = top.max(0)..(top + self.pixmap.height() as i32).min(height);
        if columns.is_empty() {
            return;
        }
        let below = onto.pixels_mut();
        for y in rows {
            let start = (y * width + columns.start) as usize;
            let from = ((y - top) * self.pixmap.width() as i32 + columns.start - left) as usize;
            let length = columns.len();
            let source = &self.pixmap.pixels()[from..from + length];
            for (under, over) in below[start..start + length].iter_mut().zip(source) {
                match over.alpha() {
                    0 => {}
                    u8::MAX => *under = *over,
                    alpha => *under = lay(*over, *under, alpha),
                }
            }
        }
    }
}

/// One pixel over an opaque one.
fn lay(over: PremultipliedColorU8, under: PremultipliedColorU8, alpha: u8) -> PremultipliedColorU8 {
    let mix = |over: u8, under: u8| over + (u16::from(under) * u16::from(u8::MAX - alpha) / 255) as u8;
    PremultipliedColorU8::from_rgba(
        mix(over.red(), under.red()),
        mix(over.green(), under.green()),
        mix(over.blue(), under.blue()),
        u8::MAX,
    )
    .unwrap_or(under)
}
