//! SVG to pixels, and pixels to an indexed PNG.

use std::sync::{Arc, LazyLock};

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use resvg::usvg::{Options, Tree};

use super::drawing::{Drawing, Mark};
use super::lettering;
use super::palette::PALETTE;
use super::stamp::{Stamp, stamp};
use super::svg::Svg;

/// A drawing as indices into the [`PALETTE`], row by row.
pub struct Sheet {
    pub(super) width: u32,
    pub(super) height: u32,
    pub(super) pixels: Vec<u8>,
}

/// What lies below every drawing of a kind, drawn once and kept.
pub struct Ground {
    width: u32,
    height: u32,
    stamp: Stamp,
}

static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| Options {
    font_family: lettering::FAMILY.to_owned(),
    fontdb: Arc::new(lettering::database()),
    ..Options::default()
});

impl Ground {
    /// The palette's first colour with a drawing over it.
    pub fn new(width: u32, height: u32, svg: &Svg) -> Ground {
        let mut sheet = Sheet::empty(width, height);
        sheet.lay(svg);
        Ground { width, height, stamp: Stamp::of_sheet(&sheet) }
    }

    /// A sheet of this ground with a drawing over it.
    pub fn with(&self, drawing: &Drawing) -> Sheet {
        let mut sheet = Sheet::empty(self.width, self.height);
        self.stamp.press(&mut sheet, 0, 0);
        sheet.lay(&drawing.under);
        for Mark { sign, percent, x, y } in &drawing.marks {
            stamp(*sign, *percent).press(&mut sheet, *x, *y);
        }
        sheet.lay(&drawing.svg);
        sheet
    }
}

impl Sheet {
    fn empty(width: u32, height: u32) -> Sheet {
        Sheet { width, height, pixels: vec![0; width as usize * height as usize] }
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

/// An SVG read for drawing.
pub(super) fn parse(svg: &Svg, width: u32, height: u32) -> Tree {
    Tree::from_str(&svg.finish(width, height), &OPTIONS).expect("the writer makes well-formed SVG")
}
