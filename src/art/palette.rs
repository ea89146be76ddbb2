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
    /// The sixth player of Carcassonne.
    Iron,
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
/// the two sides, the two votes, the four players of Merlin, and the five of Fair Isolde.
pub const SETS: [&[Colour]; 4] = [
    &[Azure, Tenne],
    &[Cream, Ink],
    &[Oxblood, Orpiment, Ultramarine, Azurite],
    &[Tenne, Ultramarine, Azurite, Cream, Ink],
];

/// The six players of Carcassonne: with a sixth no colours are as far apart, and the meeples' heads tell the rest.
pub const SIX: [Colour; 6] = [Tenne, Ultramarine, Azurite, Cream, Ink, Iron];

impl Colour {
    /// Every colour; the first is that of a blank sheet.
    pub const ALL: [Colour; 24] = [
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
        Iron,
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
            Iron => "#787878",
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

/// How far apart two colours are before a step between them can be seen, see [`distance`].
const APART: i32 = 100_000;

/// The colours of every picture's PNG: those of [`Colour::ALL`], and one halfway between any two of them that
/// are far enough apart, for smooth edges. More steps would make edges a little smoother and PNGs a fifth larger.
pub struct Palette {
    colours: Vec<[u8; 3]>,
    /// The index of what lies halfway between two colours; where they are alike, that of the first.
    halfway: Vec<[u8; COUNT]>,
}

const COUNT: usize = Colour::ALL.len();

/// The palette, made at the first picture.
pub static PALETTE: LazyLock<Palette> = LazyLock::new(Palette::new);

impl Palette {
    fn new() -> Palette {
        let mut colours: Vec<[u8; 3]> = Colour::ALL.map(Colour::rgb).to_vec();
        let mut halfway = vec![[0; COUNT]; COUNT];
        for one in 0..COUNT {
            for other in 0..COUNT {
                halfway[one][other] = if other < one {
                    halfway[other][one]
                } else if distance(colours[one], colours[other]) < APART {
                    one as u8
                } else {
                    colours.push(blend(colours[one], colours[other]));
                    (colours.len() - 1) as u8
                };
            }
        }
        Palette { colours, halfway }
    }

    /// At most 256.
    pub fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The index of this very colour; `None` for those that only smooth an edge.
    pub fn index(&self, rgb: [u8; 3]) -> Option<u8> {
        let place = self.colours[..COUNT].iter().position(|colour| *colour == rgb)?;
        Some(place as u8)
    }

    /// Of these colours and of what lies halfway between them, the nearest.
    pub fn nearest(&self, rgb: [u8; 3], among: &[u8]) -> u8 {
        let halves = among.iter().flat_map(|one| among.iter().map(|other| self.halfway(*one, *other)));
        let nearest = halves.min_by_key(|index| distance(self.colours[usize::from(*index)], rgb));
        nearest.unwrap_or_default()
    }

    /// What lies halfway between two indices; where one of them lies halfway between others itself, the first.
    pub fn halfway(&self, one: u8, other: u8) -> u8 {
        let pure = |index: u8| Some(usize::from(index)).filter(|index| *index < COUNT);
        match (pure(one), pure(other)) {
            (Some(first), Some(second)) => self.halfway[first][second],
            _ => one,
        }
    }
}

fn blend(one: [u8; 3], other: [u8; 3]) -> [u8; 3] {
    let mix = |a: u8, b: u8| ((u16::from(a) + u16::from(b)) / 2) as u8;
    [mix(one[0], other[0]), mix(one[1], other[1]), mix(one[2], other[2])]
}

/// The squared distance of two colours, each part weighted as eyes do.
fn distance(one: [u8; 3], other: [u8; 3]) -> i32 {
    let squares = one.iter().zip(other).map(|(a, b)| (i32::from(*a) - i32::from(b)).pow(2));
    squares.zip([3, 4, 2]).map(|(square, weight)| square * weight).sum()
}
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_png_can_hold_the_palette() {
        assert!(PALETTE.colours().len() <= 256);
    }
}
