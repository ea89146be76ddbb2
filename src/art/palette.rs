//! The colours, and the at most 256 of them that a picture's PNG can hold.

use std::sync::LazyLock;

/// A flat colour. Every fill has an [`Colour::Ink`] outline and says by shape what it says by colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    Parchment,
    /// The darker vellum of the margin.
    Vellum,
    Cream,
    Ink,
    Gold,
    Leaf,
    Oxblood,
    Vert,
    Purpure,
    Slate,
    Oak,
    Azurite,
    /// Deep blue: the good side, and whatever else is heraldic azure.
    Azure,
    /// Orange: the evil side.
    Tenne,
    Orpiment,
    Ultramarine,
    /// Pale grounds, as stained glass lets them through: of black, grey, blue, purple, orange and brown.
    Smoke,
    Mist,
    Sky,
    Lilac,
    Peach,
    Fawn,
    /// A meadow under trees.
    Moss,
}

use Colour::*;

/// Colours that mean different things in one place, and that everybody must therefore be able to tell apart:
/// the two sides, the two votes, and the four players of Merlin.
pub const SETS: [&[Colour]; 3] = [&[Azure, Tenne], &[Cream, Ink], &[Oxblood, Orpiment, Ultramarine, Azurite]];

impl Colour {
    /// Every colour; the first is that of a blank sheet.
    pub const ALL: [Colour; 23] = [
        Parchment,
        Vellum,
        Cream,
        Ink,
        Gold,
        Leaf,
        Oxblood,
        Vert,
        Purpure,
        Slate,
        Oak,
        Azurite,
        Azure,
        Tenne,
        Orpiment,
        Ultramarine,
        Smoke,
        Mist,
        Sky,
        Lilac,
        Peach,
        Fawn,
        Moss,
    ];

    /// As in SVG.
    pub const fn hex(self) -> &'static str {
        match self {
            Parchment => "#F3E5C3",
            Vellum => "#E3CC9A",
            Cream => "#FDF8E9",
            Ink => "#2B1D0E",
            Gold => "#B8860B",
            Leaf => "#E9C46A",
            Oxblood => "#6E1A14",
            Vert => "#2F5D3A",
            Purpure => "#5A3566",
            Slate => "#7C878C",
            Oak => "#8F5F33",
            Azurite => "#56B4E9",
            Azure => "#0072B2",
            Tenne => "#D55E00",
            Orpiment => "#F0D442",
            Ultramarine => "#0B3C8C",
            Smoke => "#CDBFA6",
            Mist => "#D3D6D3",
            Sky => "#B9DAEE",
            Lilac => "#DCCBE2",
            Peach => "#F6CDA6",
            Fawn => "#DDBB8E",
            Moss => "#AFC48A",
        }
    }

    /// Red, green and blue.
    pub fn rgb(self) -> [u8; 3] {
        let digits = self.hex().as_bytes();
        let nibble = |at: usize| match digits[at] {
            digit @ b'0'..=b'9' => digit - b'0',
            letter => letter - b'A' + 10,
        };
        [1, 3, 5].map(|at| nibble(at) << 4 | nibble(at + 1))
    }
}

/// Colours that meet at an edge, and into how many steps smoothing blends them.
const EDGES: &[(Colour, &[Colour], usize)] = &[
    (
        Ink,
        &[
            Parchment,
            Vellum,
            Cream,
            Gold,
            Leaf,
            Oxblood,
            Vert,
            Purpure,
            Slate,
            Oak,
            Azurite,
            Azure,
            Tenne,
            Orpiment,
            Ultramarine,
            Smoke,
            Mist,
            Sky,
            Lilac,
            Peach,
            Fawn,
            Moss,
        ],
        5,
    ),
    (Cream, &[Oxblood, Vert, Purpure, Slate, Azure, Tenne, Azurite, Ultramarine], 4),
    (Leaf, &[Oxblood, Vert, Purpure, Slate, Parchment, Vellum, Cream], 4),
    (Gold, &[Parchment, Vellum, Cream, Leaf], 3),
    (Parchment, &[Vellum, Cream, Oxblood], 3),
];

/// The colours of every picture's PNG.
pub struct Palette {
    colours: Vec<[u8; 3]>,
    /// The nearest colour for each of 32 x 64 x 32 shades.
    nearest: Vec<u8>,
}

/// The palette, made at the first picture.
pub static PALETTE: LazyLock<Palette> = LazyLock::new(Palette::new);

impl Palette {
    fn new() -> Palette {
        let mut colours: Vec<[u8; 3]> = Colour::ALL.map(Colour::rgb).to_vec();
        for (one, others, steps) in EDGES {
            for other in *others {
                colours.extend((1..*steps).map(|step| blend(one.rgb(), other.rgb(), step, *steps)));
            }
        }
        let mut nearest: Vec<u8> = (0..1usize << 16).map(|shade| closest(&colours, middle(shade))).collect();
        for (index, colour) in colours.iter().enumerate().take(Colour::ALL.len()) {
            nearest[shade(*colour)] = index as u8;
        }
        Palette { colours, nearest }
    }

    /// At most 256.
    pub fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The colour with this index.
    pub fn rgb(&self, index: u8) -> [u8; 3] {
        self.colours[usize::from(index)]
    }

    /// The index of the colour closest to this one; exact for every [`Colour`].
    pub fn index(&self, rgb: [u8; 3]) -> u8 {
        self.nearest[shade(rgb)]
    }
}

fn blend(one: [u8; 3], other: [u8; 3], step: usize, steps: usize) -> [u8; 3] {
    let mix = |a: u8, b: u8| ((usize::from(a) * (steps - step) + usize::from(b) * step) / steps) as u8;
    [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])]
}

/// Five, six and five bits of red, green and blue.
fn shade([red, green, blue]: [u8; 3]) -> usize {
    usize::from(red >> 3) << 11 | usize::from(green >> 2) << 5 | usize::from(blue >> 3)
}

/// The colour in the middle of a shade.
fn middle(shade: usize) -> [u8; 3] {
    [(shade >> 11 << 3 | 4) as u8, ((shade >> 5 & 63) << 2 | 2) as u8, ((shade & 31) << 3 | 4) as u8]
}

fn closest(colours: &[[u8; 3]], rgb: [u8; 3]) -> u8 {
    let distance = |colour: &[u8; 3]| -> i32 {
        let squares = colour.iter().zip(rgb).map(|(a, b)| (i32::from(*a) - i32::from(b)).pow(2));
        squares.zip([3, 4, 2]).map(|(square, weight)| square * weight).sum()
    };
    let best = colours.iter().enumerate().min_by_key(|(_, colour)| distance(colour));
    best.map_or(0, |(index, _)| index as u8)
}
