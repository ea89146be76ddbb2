//! The file of the tiles: what the box holds, and that every tile holds together.

use roundtable::games::carcassonne::{Edge, Face, Rotation, Set, Side, Terrain, Tile};

fn of(set: Set) -> Vec<Tile> {
    Tile::all().filter(|tile| tile.set() == set).collect()
}

fn face(tile: Tile) -> &'static Face {
    tile.face(Rotation::default())
}

fn sum(tiles: &[Tile], count: impl Fn(&Face) -> usize) -> usize {
    tiles.iter().map(|tile| usize::from(tile.count()) * count(face(*tile))).sum()
}

fn monasteries(face: &Face) -> usize {
    face.segments.iter().filter(|segment| segment.terrain == Terrain::Monastery).count()
}

fn pennants(face: &Face) -> usize {
    face.segments.iter().map(|segment| usize::from(segment.pennants)).sum()
}

#[test]
fn the_box_holds_so_many_tiles() {
    let counts = [(Set::Base, 24, 72), (Set::MageWitch, 8, 8), (Set::Inns, 17, 18), (Set::River, 10, 12)];
    for (set, kinds, all) in counts {
        let tiles = of(set);
        assert_eq!((tiles.len(), sum(&tiles, |_| 1)), (kinds, all), "{set:?}");
    }
    let base = of(Set::Base);
    assert_eq!((sum(&base, monasteries), sum(&base, pennants)), (6, 10));
    let gardens = |tiles: &[Tile]| tiles.iter().map(|tile| u32::from(tile.gardens())).sum::<u32>();
    assert_eq!(gardens(&base), 8);
}

#[test]
fn each_kind_of_the_base_game_is_there_so_often() {
    let counts = "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1";
    let written: Vec<String> = of(Set::Base).iter().map(|tile| format!("{}{}", tile.id(), tile.count())).collect();
    assert_eq!(written.join(" "), counts);
}

/// Letters from the north clockwise.
fn edges(tile: Tile) -> String {
    let letter = |edge: &Edge| match edge {
        Edge::Field => 'F',
        Edge::Road => 'R',
        Edge::City => 'C',
        Edge::River => 'V',
    };
    face(tile).edges.iter().map(letter).collect()
}

#[test]
fn tiles_have_these_sides() {
    let base = "FFRF FFFF CCCC CRFR CFFF FCFC FCFC CFCF CFFC CRRF CFRR CRRR CFFC CFFC CRRC CRRC CCFC CCFC CCRC CCRC \
                FRFR FFRR FRRR RRRR";
    assert_eq!(of(Set::Base).into_iter().map(edges).collect::<Vec<_>>().join(" "), base);
    let magic = "CRRR CRRC CCRC RCRC CFCF CCRC CRRR CRRC";
    assert_eq!(of(Set::MageWitch).into_iter().map(edges).collect::<Vec<_>>().join(" "), magic);
}

#[test]
fn magic_tiles_are_those_of_the_mage_and_the_witch() {
    for tile in Tile::all() {
        assert_eq!(tile.is_magic(), tile.set() == Set::MageWitch, "{}", tile.id());
    }
    let magic = of(Set::MageWitch);
    assert_eq!((sum(&magic, monasteries), sum(&magic, pennants)), (0, 0));
}

#[test]
fn inns_and_cathedrals_are_these() {
    let tiles = of(Set::Inns);
    let inns = sum(&tiles, |face| face.segments.iter().filter(|segment| segment.inn).count());
    let cathedrals = sum(&tiles, |face| face.segments.iter().filter(|segment| segment.cathedral).count());
    assert_eq!((inns, cathedrals, sum(&tiles, pennants)), (6, 2, 3));
    for tile in Tile::all() {
        for segment in &face(tile).segments {
            assert!(!segment.inn || segment.terrain == Terrain::Road);
            assert!(!segment.cathedral || segment.terrain == Terrain::City);
            assert!(segment.pennants == 0 || segment.terrain == Terrain::City);
        }
    }
}

#[test]
fn no_city_of_one_side_has_a_pennant() {
    // So that a city of two tiles never has one.
    let caps = Tile::all().flat_map(|tile| &face(tile).segments).filter(|segment| segment.sides.count_ones() == 1);
    assert!(caps.filter(|segment| segment.terrain == Terrain::City).all(|cap| cap.pennants == 0));
}

#[test]
fn every_side_belongs_to_what_its_edge_shows() {
    for tile in Tile::all() {
        let face = face(tile);
        for (index, edge) in face.edges.iter().enumerate() {
            let at = face.segments.iter().filter(|segment| segment.sides & 1 << index != 0);
            let terrains: Vec<Terrain> = at.map(|segment| segment.terrain).collect();
            let expected = match edge {
                Edge::City => vec![Terrain::City],
                Edge::Road => vec![Terrain::Road],
                Edge::Field | Edge::River => vec![],
            };
            assert_eq!(terrains, expected, "{} {index}", tile.id());
        }
    }
}

#[test]
fn every_half_of_a_side_is_in_one_field_but_for_cities() {
    for tile in Tile::all() {
        let face = face(tile);
        for half in 0..8 {
            let fields = face.segments.iter().filter(|segment| segment.halves & 1 << half != 0).count();
            let expected = usize::from(face.edges[half / 2] != Edge::City);
            assert_eq!(fields, expected, "{} half {half}", tile.id());
        }
    }
}

#[test]
fn a_road_or_a_river_through_a_side_parts_its_halves_unless_it_ends() {
    for tile in Tile::all() {
        let face = face(tile);
        for (index, edge) in face.edges.iter().enumerate() {
            let field_of = |half: usize| face.segments.iter().position(|segment| segment.halves & 1 << half != 0);
            let same = field_of(2 * index) == field_of(2 * index + 1);
            let passes = match edge {
                Edge::Field => {
                    assert!(same, "{} {index}", tile.id());
                    continue;
                }
                Edge::City => continue,
                Edge::River => face.river.count_ones() > 1,
                Edge::Road => {
                    let road = face.segments.iter().find(|segment| segment.sides & 1 << index != 0).unwrap();
                    road.sides.count_ones() > 1
                }
            };
            assert!(!passes || !same, "{} {index}", tile.id());
        }
    }
}

#[test]
fn no_two_segments_cross() {
    // Going round the tile, two segments must not alternate: a, b, a, b.
    for tile in Tile::all() {
        let face = face(tile);
        // Three points on each side: half, middle, half.
        let mut round: Vec<usize> = Vec::new();
        for side in 0..4 {
            let field = |half: usize| face.segments.iter().position(|segment| segment.halves & 1 << half != 0);
            let middle = face.segments.iter().position(|segment| segment.sides & 1 << side != 0);
            let river = (face.river & 1 << side != 0).then_some(usize::MAX);
            round.extend([field(2 * side), middle.or(river), field(2 * side + 1)].into_iter().flatten());
        }
        // Bridges: the river may be crossed by a road.
        let crosses = |one: usize, other: usize| {
            let mut order: Vec<usize> = round.iter().copied().filter(|at| *at == one || *at == other).collect();
            order.dedup();
            if order.len() > 1 && order.first() == order.last() {
                order.pop();
            }
            order.len() > 2
        };
        for one in 0..face.segments.len() {
            for other in 0..one {
                assert!(!crosses(one, other), "{}: {one} and {other}", tile.id());
            }
        }
    }
}

#[test]
fn fields_touch_cities_of_their_tile() {
    for tile in Tile::all() {
        let face = face(tile);
        for segment in &face.segments {
            for place in (0..16).filter(|place| segment.touches & 1 << place != 0) {
                assert_eq!(segment.terrain, Terrain::Field, "{}", tile.id());
                assert_eq!(face.segments[place].terrain, Terrain::City, "{}", tile.id());
            }
        }
        // A half of a side next to a city's side touches that city.
        for side in 0..4 {
            if face.edges[side] != Edge::City {
                continue;
            }
            let city = face.segments.iter().position(|segment| segment.sides & 1 << side != 0).unwrap();
            for half in [(2 * side + 7) % 8, (2 * side + 2) % 8] {
                if let Some(field) = face.segments.iter().find(|segment| segment.halves & 1 << half != 0) {
                    assert!(field.touches & 1 << city != 0, "{} half {half}", tile.id());
                }
            }
        }
    }
}

#[test]
fn turning_a_tile_turns_everything_on_it() {
    for tile in Tile::all() {
        for rotation in Rotation::ALL {
            let (straight, turned) = (face(tile), tile.face(rotation));
            for side in Side::ALL {
                assert_eq!(turned.edges[side.turned(rotation).index()], straight.edges[side.index()]);
            }
            for (one, other) in straight.segments.iter().zip(&turned.segments) {
                assert_eq!(other.halves, one.halves.rotate_left(2 * rotation.quarters() as u32));
                assert_eq!((other.terrain, other.pennants, other.touches), (one.terrain, one.pennants, one.touches));
            }
        }
    }
}
