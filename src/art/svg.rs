//! Writing SVG: shapes and words in, markup out, everything escaped.

use std::fmt::Write;

use super::lettering::{self, FAMILY, Weight};
use super::palette::Colour;

/// How a shape is filled and outlined.
#[derive(Clone, Copy, Debug)]
pub struct Paint {
    fill: Option<Colour>,
    line: Option<(Colour, f32)>,
}

/// The width of an outline, in pixels.
pub const LINE: f32 = 3.0;
/// The width of a fine line inside a shape, in pixels.
pub const FINE: f32 = 2.0;

/// How narrow letters may become before a text is shortened.
const CONDENSED: f32 = 0.85;

impl Paint {
    /// A fill with the usual ink outline.
    pub const fn fill(colour: Colour) -> Paint {
        Paint { fill: Some(colour), line: Some((Colour::Ink, LINE)) }
    }

    /// A fill with a fine ink outline.
    pub const fn fine(colour: Colour) -> Paint {
        Paint { fill: Some(colour), line: Some((Colour::Ink, FINE)) }
    }

    /// A fill that lies inside an outlined shape.
    pub const fn flat(colour: Colour) -> Paint {
        Paint { fill: Some(colour), line: None }
    }

    /// A line only.
    pub const fn line(colour: Colour, width: f32) -> Paint {
        Paint { fill: None, line: Some((colour, width)) }
    }
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

/// How letters look.
#[derive(Clone, Copy, Debug)]
pub struct Type {
    /// Pixels from line to line.
    pub size: f32,
    pub weight: Weight,
    pub colour: Colour,
}

/// A drawing in the making.
#[derive(Default)]
pub struct Svg {
    text: String,
}

impl Svg {
    /// The whole document, for a page of this size in pixels.
    pub fn finish(&self, width: u32, height: u32) -> String {
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="{FAMILY}" stroke-linejoin="round" stroke-linecap="round">{}</svg>"#,
            self.text
        )
    }

    /// Whether nothing is drawn yet.
    pub fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Everything drawn inside stands at this point, turned by `angle` degrees and enlarged by `scale`.
    pub fn place(&mut self, x: f32, y: f32, angle: f32, scale: f32, draw: impl FnOnce(&mut Svg)) {
        self.push(format_args!(r#"<g transform="translate({x:.1} {y:.1})"#));
        if angle != 0.0 {
            self.push(format_args!(" rotate({angle:.1})"));
        }
        if scale != 1.0 {
            self.push(format_args!(" scale({scale:.3})"));
        }
        self.text.push_str(r#"">"#);
        draw(self);
        self.text.push_str("</g>");
    }

    /// Everything drawn inside is mirrored where a factor is -1.
    pub fn flip(&mut self, x: f32, y: f32, draw: impl FnOnce(&mut Svg)) {
        self.push(format_args!(r#"<g transform="scale({x} {y})">"#));
        draw(self);
        self.text.push_str("</g>");
    }

    /// Everything drawn inside shows only within the outline.
    pub fn within(&mut self, name: &str, outline: &str, draw: impl FnOnce(&mut Svg)) {
        self.push(format_args!(
            r#"<clipPath id="{name}"><path d="{outline}"/></clipPath><g clip-path="url(#{name})">"#
        ));
        draw(self);
        self.text.push_str("</g>");
    }

    pub fn path(&mut self, paint: Paint, d: &str) {
        self.shape(paint, format_args!(r#"<path d="{d}""#));
    }

    /// A line only, dashed.
    pub fn dashed(&mut self, paint: Paint, dashes: &str, d: &str) {
        self.shape(paint, format_args!(r#"<path stroke-dasharray="{dashes}" d="{d}""#));
    }

    pub fn circle(&mut self, paint: Paint, x: f32, y: f32, radius: f32) {
        self.shape(paint, format_args!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius:.1}""#));
    }

    pub fn ellipse(&mut self, paint: Paint, x: f32, y: f32, rx: f32, ry: f32) {
        self.shape(paint, format_args!(r#"<ellipse cx="{x:.1}" cy="{y:.1}" rx="{rx:.1}" ry="{ry:.1}""#));
    }

    /// A rectangle around its middle, with rounded corners.
    pub fn plate(&mut self, paint: Paint, x: f32, y: f32, width: f32, height: f32, radius: f32) {
        let (left, top) = (x - width / 2.0, y - height / 2.0);
        self.shape(
            paint,
            format_args!(
                r#"<rect x="{left:.1}" y="{top:.1}" width="{width:.1}" height="{height:.1}" rx="{radius:.1}""#
            ),
        );
    }

    /// A line of text whose baseline is at `y`.
    pub fn text(&mut self, style: Type, anchor: Anchor, x: f32, y: f32, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let Type { size, weight, colour } = style;
        self.push(format_args!(
            r#"<text x="{x:.1}" y="{y:.1}" text-anchor="{anchor}" font-size="{size}" font-weight="{}" fill="{}">"#,
            weight.number(),
            colour.hex()
        ));
        self.escape(text);
        self.text.push_str("</text>");
    }

    /// A line of text within so many pixels: condensed a little where it is wider, then shortened.
    pub fn line(&mut self, style: Type, anchor: Anchor, x: f32, y: f32, room: f32, text: &str) {
        let width = lettering::width(text, style.weight, style.size);
        if width <= room {
            return self.text(style, anchor, x, y, text);
        }
        let condensed = (room / width).max(CONDENSED);
        let short = lettering::fit(text, style.weight, style.size, room / condensed);
        self.push(format_args!(r#"<g transform="translate({x:.1} {y:.1}) scale({condensed:.3} 1)">"#));
        self.text(style, anchor, 0.0, 0.0, &short);
        self.text.push_str("</g>");
    }

    /// A shape whose tag is still open. Lines stand in a group, since only a group's bounds take in their width.
    fn shape(&mut self, Paint { fill, line }: Paint, tag: std::fmt::Arguments) {
        if line.is_some() {
            self.text.push_str("<g>");
        }
        self.push(tag);
        self.push(format_args!(r#" fill="{}""#, fill.map_or("none", Colour::hex)));
        match line {
            Some((colour, width)) => {
                self.push(format_args!(r#" stroke="{}" stroke-width="{width}"/></g>"#, colour.hex()));
            }
            None => self.text.push_str("/>"),
        }
    }

    fn push(&mut self, text: std::fmt::Arguments) {
        let _ = self.text.write_fmt(text);
    }

    fn escape(&mut self, text: &str) {
        for letter in text.chars() {
            match letter {
                '&' => self.text.push_str("&amp;"),
                '<' => self.text.push_str("&lt;"),
                '>' => self.text.push_str("&gt;"),
                control if control.is_control() => {}
                other => self.text.push(other),
            }
        }
    }
}
