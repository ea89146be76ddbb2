//! How a tile looks, by rule from what its sides and segments are: outlines, ways, and where something can stand.
//! A tile is 100 by 100, its upper left corner at the origin. What meets at a side always leaves it in the same
//! place, so that neighbours join without a seam.

use std::collections::VecDeque;
use std::sync::LazyLock;

use crate::games::carcassonne::{Edge, Face, Rotation, Side, Terrain, Tile};

/// A point of a tile.
pub type Point = (f32, f32);

/// What a tile is drawn from.
#[derive(Debug, Default)]
pub struct Sketch {
    pub cities: Vec<City>,
    pub roads: Vec<Vec<Point>>,
    pub rivers: Vec<Vec<Point>>,
    /// The river's end: a spring or a lake.
    pub pond: bool,
    pub monastery: Option<Point>,
    /// Where roads meet in the middle of the tile.
    pub village: bool,
    /// Where a road ends by itself.
    pub cottages: Vec<Point>,
    /// Where a meeple stands on each segment.
    pub spots: Vec<Point>,
    /// Where each pennant hangs, a cathedral stands, each inn.
    pub pennants: Vec<Point>,
    pub cathedrals: Vec<Point>,
    pub inns: Vec<Point>,
    /// Where the people of the cities live.
    pub houses: Vec<Point>,
    /// The place of the magic symbol, if the tile has one.
    pub symbol: Option<Point>,
    /// The clearest places left in the fields: for a garden, for a tree.
    pub free: Vec<Point>,
}

/// The ground of a city, and where its walls run.
#[derive(Debug, Default)]
pub struct City {
    pub ground: Vec<Point>,
    pub walls: Vec<Vec<Point>>,
    /// A wall that goes on to a corner, between two fields.
    pub spur: Vec<Point>,
}

/// Half the breadth of a road and of a river, and how far a monastery and a village reach from their middle.
pub const ROAD: f32 = 6.5;
pub const RIVER: f32 = 9.0;
pub const MONASTERY: f32 = 20.0;
pub const VILLAGE: f32 = 11.0;
const WALL: f32 = 3.0;

const CORNERS: [Point; 4] = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)];
const MIDDLE: Point = (50.0, 50.0);
/// How far the control points of a wall are from its side: beside a single city side, and opposite an open one.
const CAP: f32 = 42.0;
const DEEP_CAP: f32 = 200.0 / 3.0;
const STRIP: f32 = 22.0;

/// The sketches of all tiles in their four rotations, made at the first picture.
static SKETCHES: LazyLock<Vec<[Sketch; 4]>> = LazyLock::new(|| {
    let turned = |tile: Tile| Rotation::ALL.map(|rotation| Sketch::new(tile.face(rotation), tile.is_magic()));
    Tile::all().map(turned).collect()
});

impl Sketch {
    /// The sketch of a tile as it lies.
    pub fn of(tile: Tile, rotation: Rotation) -> &'static Sketch {
        &SKETCHES[tile.index()][rotation.quarters()]
    }

    fn new(face: &Face, magic: bool) -> Sketch {
        let mut sketch = Sketch::default();
        let has_monastery = face.segments.iter().any(|segment| segment.terrain == Terrain::Monastery);
        let rivers = sides(face.river);
        sketch.pond = rivers.len() == 1;
        // A monastery by the river stands on the bank without a road.
        let bank = Side::ALL.into_iter().find(|side| !rivers.is_empty() && face.edges[side.index()] == Edge::Field);
        sketch.monastery = has_monastery.then_some(bank.map_or(MIDDLE, |side| inwards(side, 50.0, 27.0)));
        sketch.rivers.extend((!rivers.is_empty()).then(|| way(&rivers, MIDDLE)));
        let mut stubs_in_the_middle = 0;
        for segment in face.segments.iter().filter(|segment| segment.terrain == Terrain::Road) {
            let road = sides(segment.sides);
            let end = match road.as_slice() {
                [side] => End::of(face, *side, has_monastery),
                _ => End::Middle,
            };
            let goal = match end {
                End::Wall(side) => apex(side),
                End::Middle | End::Cottage => sketch.monastery.unwrap_or(MIDDLE),
            };
            stubs_in_the_middle += usize::from(road.len() == 1 && end == End::Middle && !has_monastery);
            sketch.cottages.extend((end == End::Cottage).then_some(goal));
            sketch.roads.push(way(&road, goal));
        }
        sketch.village = stubs_in_the_middle > 1;
        for (place, segment) in face.segments.iter().enumerate().filter(|(_, each)| each.terrain == Terrain::City) {
            sketch.cities.push(City::new(face, place, &sides(segment.sides)));
        }
        sketch.place_all(face, magic);
        sketch
    }

    /// Finds where everything stands that has no place of its own.
    fn place_all(&mut self, face: &Face, magic: bool) {
        let is_city = |place: usize| face.segments[place].terrain == Terrain::City;
        let map = Map::new(self, face);
        let mut taken: Vec<Point> = Vec::new();
        let mut roads = self.roads.iter();
        for (place, segment) in face.segments.iter().enumerate() {
            let spot = match segment.terrain {
                Terrain::Road => {
                    let seen = roads.next().into_iter().flatten().copied();
                    let seen: Vec<Point> = seen.filter(|at| map.at(*at) == Label::Segment(place)).collect();
                    seen.get(seen.len() / 2).copied().unwrap_or(MIDDLE)
                }
                // Beside the door, so that the house stays visible.
                Terrain::Monastery => self.monastery.map_or(MIDDLE, |(x, y)| (x + 13.0, y + 11.0)),
                Terrain::City | Terrain::Field => map.clearest(|label| label == Label::Segment(place), &[]),
            };
            self.spots.push(spot);
            taken.push(spot);
        }
        for (place, segment) in face.segments.iter().enumerate() {
            let here = |label| label == Label::Segment(place);
            if segment.cathedral {
                self.cathedrals.push(MIDDLE);
            }
            for _ in 0..segment.pennants {
                self.pennants.push(map.clearest(here, &taken));
                taken.extend(self.pennants.last());
            }
            if segment.inn {
                let road = self.spots[place];
                self.inns.push(map.nearest(|label| map.is_field(label), road, &taken));
                taken.extend(self.inns.last());
            }
        }
        let ground = |label| map.is_field(label) || matches!(label, Label::Segment(place) if is_city(place));
        self.symbol = magic.then(|| map.clearest(ground, &taken));
        taken.extend(self.symbol);
        let cities = face.segments.iter().enumerate().filter(|(place, _)| is_city(*place));
        for (place, city) in cities.filter(|(_, city)| !city.cathedral) {
            for _ in 0..city.sides.count_ones() {
                self.houses.push(map.clearest(|label| label == Label::Segment(place), &taken));
                taken.extend(self.houses.last());
            }
        }
        for _ in 0..2 {
            let free = map.clearest(|label| map.is_field(label), &taken);
            if map.is_clear(free) {
                self.free.push(free);
                taken.push(free);
            }
        }
    }
}

/// Where a road that leaves the tile at one side only comes to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// At a monastery, a crossing, a bridge, or under the walls of a wide city.
    Middle,
    /// By itself, in a field that lies on both of its sides.
    Cottage,
    /// At the wall of the city of this side alone, which both fields beside the road touch.
    Wall(Side),
}

impl End {
    fn of(face: &Face, side: Side, monastery: bool) -> End {
        let field = |half: usize| face.segments.iter().position(|segment| segment.halves & 1 << half != 0);
        let (Some(one), Some(other)) = (field(2 * side.index()), field(2 * side.index() + 1)) else {
            return End::Middle;
        };
        if monastery {
            return End::Middle;
        }
        if one == other {
            return End::Cottage;
        }
        let both = face.segments[one].touches & face.segments[other].touches;
        let city = face.segments.iter().enumerate().find(|(place, _)| both & 1 << place != 0);
        match city.map(|(_, city)| sides(city.sides)).as_deref() {
            Some([alone]) => End::Wall(*alone),
            _ => End::Middle,
        }
    }
}

impl City {
    /// A city on these sides: straight along them, and a wall wherever it does not reach the tile's edge.
    fn new(face: &Face, place: usize, sides: &[Side]) -> City {
        let mut city = City::default();
        let has = |index: usize| sides.contains(&Side::ALL[index % 4]);
        let first = (0..4).find(|index| has(*index) && !has(index + 3)).unwrap_or(0);
        let mut index = first;
        while index < first + 4 {
            if has(index) {
                city.ground.push(CORNERS[index % 4]);
                index += 1;
                continue;
            }
            let gap = (index..first + 4).take_while(|index| !has(*index)).count();
            let (from, to) = (CORNERS[index % 4], CORNERS[(index + gap) % 4]);
            let wall = match gap {
                1 => {
                    let control = inwards(Side::ALL[index % 4], MIDDLE.0, STRIP);
                    curve(from, control, control, to)
                }
                2 => {
                    let control = between(CORNERS[(index + 3) % 4], MIDDLE, 0.9);
                    curve(from, control, control, to)
                }
                _ => {
                    let side = Side::ALL[(index + 3) % 4];
                    let depth = if City::is_deep(face, place, side) { DEEP_CAP } else { CAP };
                    curve(from, inwards(side, 80.0, depth), inwards(side, 20.0, depth), to)
                }
            };
            city.ground.extend(&wall);
            city.walls.push(wall);
            index += gap;
        }
        if let ([side], Some(corner)) = (sides, City::spur(face)) {
            city.spur = (0..=40).map(|step| between(apex(*side), corner, step as f32 / 40.0)).collect();
        }
        city
    }

    /// Whether a city on this side alone reaches the middle of the tile: when the fields on both sides of it are
    /// parted by nothing else.
    fn is_deep(face: &Face, place: usize, side: Side) -> bool {
        let index = 2 * side.index();
        let field = |half: usize| face.segments.iter().position(|segment| segment.halves & 1 << (half % 8) != 0);
        let (Some(left), Some(right)) = (field(index + 7), field(index + 2)) else { return false };
        let touch = |field: usize| face.segments[field].touches & 1 << place != 0;
        let ways = face.segments.iter().filter(|segment| segment.terrain == Terrain::Road);
        let ends_here = ways.map(|road| sides(road.sides)).any(|road| match road.as_slice() {
            [alone] => End::of(face, *alone, false) == End::Wall(side),
            _ => false,
        });
        left != right && touch(left) && touch(right) && !ends_here && City::spur(face).is_none()
    }

    /// The corner where two fields meet though nothing comes between them: a wall parts them there.
    fn spur(face: &Face) -> Option<Point> {
        let field = |half: usize| face.segments.iter().position(|segment| segment.halves & 1 << (half % 8) != 0);
        let parted = (0..4).find(|corner| match (field(2 * corner + 7), field(2 * corner)) {
            (Some(one), Some(other)) => one != other,
            _ => false,
        });
        parted.map(|corner| CORNERS[corner])
    }
}

/// The sides whose bits are set, from the north clockwise.
fn sides(bits: u8) -> Vec<Side> {
    Side::ALL.into_iter().filter(|side| bits & 1 << side.index() != 0).collect()
}

fn between((ax, ay): Point, (bx, by): Point, part: f32) -> Point {
    (ax + (bx - ax) * part, ay + (by - ay) * part)
}

/// The middle of a side.
fn middle(side: Side) -> Point {
    inwards(side, 50.0, 0.0)
}

/// The middle of the wall of a city on this side alone.
fn apex(side: Side) -> Point {
    inwards(side, 50.0, CAP * 0.75)
}

/// A point so far along a side, clockwise, and so far inside the tile.
fn inwards(side: Side, along: f32, depth: f32) -> Point {
    match side {
        Side::North => (along, depth),
        Side::East => (100.0 - depth, along),
        Side::South => (100.0 - along, 100.0 - depth),
        Side::West => (depth, 100.0 - along),
    }
}

/// A curve with two control points, as many short lines.
fn curve(from: Point, one: Point, other: Point, to: Point) -> Vec<Point> {
    let steps = 16;
    (0..=steps)
        .map(|step| {
            let part = step as f32 / steps as f32;
            let (a, b, c) = (between(from, one, part), between(one, other, part), between(other, to, part));
            between(between(a, b, part), between(b, c, part), part)
        })
        .collect()
}

/// A way from side to side, or from one side to where it ends.
fn way(sides: &[Side], end: Point) -> Vec<Point> {
    match sides {
        [one, other] => {
            let bend = |side: Side| between(middle(side), MIDDLE, 0.67);
            curve(middle(*one), bend(*one), bend(*other), middle(*other))
        }
        [one] => curve(middle(*one), MIDDLE, MIDDLE, end),
        _ => vec![MIDDLE, MIDDLE],
    }
}

/// What is at a point of a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Label {
    Open,
    Segment(usize),
    /// A river or a village, where nothing can stand.
    Barred,
}

/// Points from side to side on which the map is made.
const POINTS: usize = 50;
const STEP: f32 = 100.0 / POINTS as f32;

/// What is at each point of a tile, and how far from there everything else is.
pub struct Map {
    labels: Vec<Label>,
    /// In points, to the next place that is something else, or to the edge.
    clearances: Vec<u8>,
    fields: Vec<usize>,
}

impl Map {
    pub fn new(sketch: &Sketch, face: &Face) -> Map {
        let mut labels = vec![Label::Open; POINTS * POINTS];
        let mut paint = |label: Label, inside: &dyn Fn(Point) -> bool| {
            for (index, at) in labels.iter_mut().enumerate() {
                if inside(point(index)) {
                    *at = label;
                }
            }
        };
        for river in &sketch.rivers {
            paint(Label::Barred, &|at| distance(at, river) < RIVER);
        }
        let of = |terrain: Terrain| {
            let segments = face.segments.iter().enumerate();
            segments.filter(move |(_, segment)| segment.terrain == terrain).map(|(place, _)| Label::Segment(place))
        };
        for (label, road) in of(Terrain::Road).zip(&sketch.roads) {
            paint(label, &|at| distance(at, road) < ROAD);
        }
        if sketch.village {
            paint(Label::Barred, &|at| distance(at, &[MIDDLE]) < VILLAGE);
        }
        for (label, monastery) in of(Terrain::Monastery).zip(sketch.monastery) {
            paint(label, &|at| distance(at, &[monastery]) < MONASTERY);
        }
        for (label, city) in of(Terrain::City).zip(&sketch.cities) {
            paint(Label::Barred, &|at| distance(at, &city.spur) < WALL);
            paint(label, &|at| is_inside(at, &city.ground));
        }
        let mut fields = Vec::new();
        for (place, field) in face.segments.iter().enumerate().filter(|(_, each)| each.terrain == Terrain::Field) {
            let from = match field.halves {
                0 => MIDDLE,
                halves => {
                    let half = halves.trailing_zeros() as usize;
                    let along = if half.is_multiple_of(2) { 25.0 } else { 75.0 };
                    inwards(Side::ALL[half / 2], along, 1.0)
                }
            };
            flood(&mut labels, index(from), Label::Segment(place));
            fields.push(place);
        }
        let clearances = clearances(&labels);
        Map { labels, clearances, fields }
    }

    /// What is at this point.
    pub fn at(&self, at: Point) -> Label {
        self.labels[index(at)]
    }

    fn is_field(&self, label: Label) -> bool {
        matches!(label, Label::Segment(place) if self.fields.contains(&place))
    }

    /// Whether a small sign has room in this place.
    fn is_clear(&self, at: Point) -> bool {
        self.is_field(self.at(at)) && self.clearances[index(at)] >= 4
    }

    /// The place of this kind that is farthest from everything else and from what is taken.
    fn clearest(&self, kind: impl Fn(Label) -> bool, taken: &[Point]) -> Point {
        let room = |at: usize| {
            let near = taken.iter().map(|other| distance(point(at), &[*other]) / STEP - 6.0);
            // Of equal places, the one nearer to the middle.
            near.fold(f32::from(self.clearances[at]), f32::min) - distance(point(at), &[MIDDLE]) / 1000.0
        };
        let places = (0..self.labels.len()).filter(|at| kind(self.labels[*at]));
        places.max_by(|one, other| room(*one).total_cmp(&room(*other))).map_or(MIDDLE, point)
    }

    /// The place of this kind nearest to another that still has room for a small sign.
    fn nearest(&self, kind: impl Fn(Label) -> bool, to: Point, taken: &[Point]) -> Point {
        let places = (0..self.labels.len()).filter(|at| kind(self.labels[*at]) && self.clearances[*at] >= 5);
        let free = places.map(point).filter(|at| taken.iter().all(|other| distance(*at, &[*other]) > 16.0));
        free.min_by(|one, other| distance(*one, &[to]).total_cmp(&distance(*other, &[to]))).unwrap_or(to)
    }
}

/// The middle of a point's square.
fn point(index: usize) -> Point {
    let middle = |place: usize| (place as f32 + 0.5) * STEP;
    (middle(index % POINTS), middle(index / POINTS))
}

fn index((x, y): Point) -> usize {
    let place = |part: f32| ((part / STEP) as usize).min(POINTS - 1);
    place(y) * POINTS + place(x)
}

/// From a point to the nearest of a line's points.
fn distance((x, y): Point, line: &[Point]) -> f32 {
    line.iter().map(|(px, py)| (px - x).hypot(py - y)).fold(f32::MAX, f32::min)
}

/// Whether a ray from the point crosses the outline an odd number of times.
fn is_inside((x, y): Point, outline: &[Point]) -> bool {
    let edges = outline.iter().zip(outline.iter().cycle().skip(1));
    edges.filter(|((ax, ay), (bx, by))| (*ay > y) != (*by > y) && x < ax + (y - ay) / (by - ay) * (bx - ax)).count() % 2
        == 1
}

fn neighbours(index: usize) -> impl Iterator<Item = usize> {
    let (x, y) = (index % POINTS, index / POINTS);
    let left = (x > 0).then(|| index - 1);
    let right = (x + 1 < POINTS).then_some(index + 1);
    let up = (y > 0).then(|| index - POINTS);
    let down = (y + 1 < POINTS).then_some(index + POINTS);
    [left, right, up, down].into_iter().flatten()
}

/// Gives the open ground around a point this label.
fn flood(labels: &mut [Label], from: usize, label: Label) {
    let mut queue = VecDeque::from([from]);
    while let Some(at) = queue.pop_front() {
        if labels[at] == Label::Open {
            labels[at] = label;
            queue.extend(neighbours(at));
        }
    }
}

/// How many steps each point is from something else or from the edge.
fn clearances(labels: &[Label]) -> Vec<u8> {
    let mut steps: Vec<u8> = vec![u8::MAX; labels.len()];
    let mut queue = VecDeque::new();
    for at in 0..labels.len() {
        if neighbours(at).count() < 4 || neighbours(at).any(|next| labels[next] != labels[at]) {
            steps[at] = 0;
            queue.push_back(at);
        }
    }
    while let Some(at) = queue.pop_front() {
        for next in neighbours(at) {
            if steps[next] == u8::MAX {
                steps[next] = steps[at] + 1;
                queue.push_back(next);
            }
        }
    }
    steps
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The drawing parts the fields as the rules do.
    #[test]
    fn every_half_of_a_side_lies_in_its_own_field() {
        for tile in Tile::all() {
            for rotation in Rotation::ALL {
                let face = tile.face(rotation);
                let map = Map::new(Sketch::of(tile, rotation), face);
                for half in 0..8 {
                    let field = face.segments.iter().position(|segment| segment.halves & 1 << half != 0);
                    let along = if half % 2 == 0 { 25.0 } else { 75.0 };
                    let seen = map.at(inwards(Side::ALL[half / 2], along, 1.0));
                    let city = matches!(seen, Label::Segment(place) if face.segments[place].terrain == Terrain::City);
                    match field {
                        Some(place) => {
                            assert_eq!(seen, Label::Segment(place), "{} {rotation:?}, half {half}", tile.id());
                        }
                        None => assert!(city, "{} {rotation:?}, half {half}: {seen:?}", tile.id()),
                    }
                }
            }
        }
    }

    /// A meeple that stands on a segment is seen to stand there.
    #[test]
    fn every_spot_lies_on_its_segment() {
        for tile in Tile::all() {
            for rotation in Rotation::ALL {
                let face = tile.face(rotation);
                let sketch = Sketch::of(tile, rotation);
                let map = Map::new(sketch, face);
                for (place, spot) in sketch.spots.iter().enumerate() {
                    assert_eq!(map.at(*spot), Label::Segment(place), "{} {rotation:?}, {spot:?}", tile.id());
                }
            }
        }
    }
}
