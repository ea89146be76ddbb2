//! SVG to pixels, and pixels to an indexed PNG.

use std::sync::{Arc, LazyLock};

use png::{BitDepth, ColorType, DeflateCompression, Encoder, Filter};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::lettering;
use super::palette::PALETTE;

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
    /// A sheet of this size in the palette's first colour.
    pub fn blank(width: u32, height: u32) -> Sheet {
        Sheet { width, height, pixels: vec![0; width as usize * height as usize] }
    }

    /// The sheet with a drawing over it. The drawing comes from [`super::svg::Svg`].
    pub fn with(&self, svg: &str) -> Sheet {
        let tree = Tree::from_str(svg, &OPTIONS).expect("the writer makes well-formed SVG");
        let mut pixmap = Pixmap::new(self.width, self.height).expect("a sheet has a size");
        for (pixel, index) in pixmap.pixels_mut().iter_mut().zip(&self.pixels) {
            *pixel = INKS[usize::from(*index)];
        }
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        let palette = &*PALETTE;
        let pixels = pixmap
            .pixels()
            .iter()
            .zip(&self.pixels)
            .map(|(pixel, below)| {
                if *pixel == INKS[usize::from(*below)] {
                    *below
                } else {
                    palette.index([pixel.red(), pixel.green(), pixel.blue()])
                }
            })
            .collect();
        Sheet { pixels, ..*self }
    }

    /// The sheet as a PNG.
    pub fn png(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(128 * 1024);
        let mut encoder = Encoder::new(&mut bytes, self.width, self.height);
        encoder.set_color(ColorType::Indexed);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_palette(PALETTE.colours().as_flattened());
        encoder.set_deflate_compression(DeflateCompression::FdeflateUltraFast);
        encoder.set_filter(Filter::Up);
        let written = encoder.write_header().and_then(|mut writer| writer.write_image_data(&self.pixels));
        written.expect("the sheet has as many pixels as its header says, and memory takes them");
        bytes
    }
}
