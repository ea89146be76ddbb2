//! Tiles and their segments, turned once when they are read from `assets/carcassonne.toml`.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use super::side::Sides;
use super::{Options, Rotation, Side};

/// A kind of tile, by its place in the list of components.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Tile(u8);

/// What meets at a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    Field,
    Road,
    City,
    River,
}

/// What a segment is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Terrain {
    City,
    Road,
    Monastery,
    Field,
}

/// A part of a tile that a meeple can claim, as the tile is turned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    pub terrain: Terrain,
    /// Of cities and roads: the sides joined, as bits from the north clockwise.
    pub sides: u8,
    /// Of fields: the halves of sides, as bits from the west half of the north side clockwise.
    pub halves: u8,
    pub pennants: u8,
    pub inn: bool,
    pub cathedral: bool,
    /// Of fields: the cities of the tile that it touches, as bits by their place among the segments.
    pub touches: u16,
}

/// A tile as it lies, turned by some rotation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// From the north clockwise.
    pub edges: [Edge; 4],
    /// Cities, roads, the monastery, fields.
    pub segments: Vec<Segment>,
    /// The city or road at each side.
    pub(super) at_side: [Option<u8>; 4],
    /// The field at each half of a side.
    pub(super) at_half: [Option<u8>; 8],
    /// The river's sides, as bits.
    pub river: u8,
    /// The edges as one number, two bits each, for quick comparing.
    pub(super) code: u8,
}

impl Segment {
    /// A name that says what it is and where: `city:NW`, `road:E`, `field:0127`, `monastery`.
    pub fn name(&self) -> String {
        let sides = || Side::ALL.into_iter().filter(|side| self.sides & side.bit() != 0).map(Side::letter);
        match self.terrain {
            Terrain::City => format!("city:{}", sides().collect::<String>()),
            Terrain::Road => format!("road:{}", sides().collect::<String>()),
            Terrain::Monastery => "monastery".to_owned(),
            Terrain::Field => {
                let halves = (0..8).filter(|half| self.halves & 1 << half != 0);
                format!("field:{}", halves.map(|half| half.to_string()).collect::<String>())
            }
        }
    }
}

/// Which part of the game a tile belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Set {
    Base,
    MageWitch,
    Inns,
    River,
}

/// A tile as the data file has it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    id: String,
    set: Set,
    count: u8,
    #[serde(default)]
    roads: Vec<String>,
    #[serde(default)]
    cities: Vec<String>,
    #[serde(default)]
    rivers: Vec<String>,
    #[serde(default)]
    pennants: Vec<u8>,
    #[serde(default)]
    monastery: bool,
    #[serde(default)]
    inns: Vec<usize>,
    #[serde(default)]
    cathedrals: Vec<usize>,
    #[serde(default)]
    magic: bool,
    #[serde(default)]
    garden: u8,
    #[serde(default)]
    fields: Vec<FieldEntry>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FieldEntry {
    halves: Vec<u8>,
    cities: Vec<u16>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    start: String,
    tile: Vec<Entry>,
}

/// A kind of tile with its four faces.
struct Kind {
    id: String,
    set: Set,
    count: u8,
    magic: bool,
    garden: u8,
    faces: [Face; 4],
}

struct Tiles {
    start: Tile,
    kinds: Vec<Kind>,
}

static TILES: LazyLock<Tiles> = LazyLock::new(|| {
    let file: File = toml::from_str(include_str!("../../../assets/carcassonne.toml"))
        .expect("the file is part of the program, and a test reads it");
    let kinds: Vec<Kind> = file.tile.into_iter().map(Kind::new).collect();
    let start = kinds.iter().position(|kind| kind.id == file.start).unwrap_or(0);
    Tiles { start: Tile(start as u8), kinds }
});

impl Tile {
    /// Every kind of tile.
    pub fn all() -> impl Iterator<Item = Tile> {
        (0..TILES.kinds.len()).map(|index| Tile(index as u8))
    }

    /// The one that lies first.
    pub fn start() -> Tile {
        TILES.start
    }

    /// The kind with this name.
    pub fn named(id: &str) -> Option<Tile> {
        Tile::all().find(|tile| tile.id() == id)
    }

    /// Its place in the list of components.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    fn kind(self) -> &'static Kind {
        &TILES.kinds[self.index()]
    }

    /// Its name in records, such as `D` or `MW3`.
    pub fn id(self) -> &'static str {
        &self.kind().id
    }

    pub fn set(self) -> Set {
        self.kind().set
    }

    /// How many there are.
    pub fn count(self) -> u8 {
        self.kind().count
    }

    /// It bears the magic symbol.
    pub fn is_magic(self) -> bool {
        self.kind().magic
    }

    /// How many of them have a garden, which is decoration.
    pub fn gardens(self) -> u8 {
        self.kind().garden
    }

    /// The tile as it lies when turned.
    pub fn face(self, rotation: Rotation) -> &'static Face {
        &self.kind().faces[rotation.quarters()]
    }

    /// How many of them are in a game, the first one included.
    pub fn in_game(self, options: &Options) -> u8 {
        let played = match self.set() {
            Set::Base => true,
            Set::MageWitch => options.mage_witch,
            Set::Inns => options.inns,
            Set::River => options.river,
        };
        if played { self.count() } else { 0 }
    }
}

impl TryFrom<String> for Tile {
    type Error = String;
    fn try_from(id: String) -> Result<Tile, String> {
        Tile::named(&id).ok_or_else(|| format!("there is no tile \"{id}\""))
    }
}

impl From<Tile> for String {
    fn from(tile: Tile) -> String {
        tile.id().to_owned()
    }
}

impl Kind {
    fn new(entry: Entry) -> Kind {
        let sides = |letters: &String| letters.parse::<Sides>().expect("a test reads every tile").0;
        let plain = |terrain, sides, halves| Segment {
            terrain,
            sides,
            halves,
            pennants: 0,
            inn: false,
            cathedral: false,
            touches: 0,
        };
        let mut segments = Vec::new();
        for (place, city) in entry.cities.iter().enumerate() {
            segments.push(Segment {
                pennants: entry.pennants.get(place).copied().unwrap_or(0),
                cathedral: entry.cathedrals.contains(&place),
                ..plain(Terrain::City, sides(city), 0)
            });
        }
        for (place, road) in entry.roads.iter().enumerate() {
            segments.push(Segment { inn: entry.inns.contains(&place), ..plain(Terrain::Road, sides(road), 0) });
        }
        segments.extend(entry.monastery.then(|| plain(Terrain::Monastery, 0, 0)));
        for field in &entry.fields {
            let halves = field.halves.iter().fold(0, |halves, half| halves | 1 << half);
            let touches = field.cities.iter().fold(0, |touches, city| touches | 1 << city);
            segments.push(Segment { touches, ..plain(Terrain::Field, 0, halves) });
        }
        let river = entry.rivers.iter().fold(0, |river, letters| river | sides(letters));
        let faces = Rotation::ALL.map(|rotation| Face::new(&segments, river, rotation));
        let Entry { id, set, count, magic, garden, .. } = entry;
        Kind { id, set, count, magic, garden, faces }
    }
}

impl Face {
    fn new(segments: &[Segment], river: u8, rotation: Rotation) -> Face {
        let quarters = rotation.quarters() as u32;
        let turn_sides = |sides: u8| (sides << quarters | sides >> (4 - quarters)) & 0b1111;
        let segments: Vec<Segment> = segments
            .iter()
            .map(|segment| Segment {
                sides: turn_sides(segment.sides),
                halves: segment.halves.rotate_left(2 * quarters),
                ..segment.clone()
            })
            .collect();
        let river = turn_sides(river);
        let place = |test: &dyn Fn(&Segment) -> bool| segments.iter().position(test).map(|place| place as u8);
        let at_side = Side::ALL.map(|side| place(&|segment| segment.sides & side.bit() != 0));
        let at_half = [0, 1, 2, 3, 4, 5, 6, 7].map(|half| place(&|segment| segment.halves & 1 << half != 0));
        let edges = Side::ALL.map(|side| match at_side[side.index()] {
            _ if river & side.bit() != 0 => Edge::River,
            None => Edge::Field,
            Some(place) => match segments[usize::from(place)].terrain {
                Terrain::City => Edge::City,
                _ => Edge::Road,
            },
        });
        let code = edges.iter().enumerate().fold(0, |code, (side, edge)| code | (*edge as u8) << (2 * side));
        Face { edges, segments, at_side, at_half, river, code }
    }
}
