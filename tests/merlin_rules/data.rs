//! The file of the components: what the booklet counts, and what must hold of what it does not show.

use roundtable::games::merlin::Henchman::{self, Builder, FlagBearer, Lady, ShieldBearer};
use roundtable::games::merlin::{
    COMPONENTS, Environs, Field, Kind, Mission, Need, Pips, Plot, Principality, Space, Tally,
};

use super::fixture::{flag, material, mission, pips, shield, tiles};

/// The kind of a space, all principalities, all victory point spaces, and all influence spaces being alike.
fn kind(field: Field) -> &'static str {
    match field {
        Field::Principality(_) => "principality",
        Field::Points(_) => "points",
        Field::Influence(_) | Field::InfluenceHenchman => "influence",
        Field::Excalibur => "excalibur",
        Field::Grail => "grail",
        Field::Relocate => "relocate",
        Field::Exchange => "exchange",
        Field::Mission => "mission",
        Field::Manor => "manor",
    }
}

fn places(wanted: &str) -> Vec<usize> {
    Space::all().filter(|space| kind(space.field()) == wanted).map(Space::index).collect()
}

#[test]
fn the_rondel_has_so_many_spaces_of_each_kind() {
    let counts = [
        ("principality", 6),
        ("points", 4),
        ("influence", 4),
        ("excalibur", 1),
        ("grail", 1),
        ("relocate", 1),
        ("exchange", 2),
        ("mission", 2),
        ("manor", 3),
    ];
    for (kind, count) in counts {
        assert_eq!(places(kind).len(), count, "{kind}");
    }
    let once = |field: Field| Space::all().filter(|space| space.field() == field).count() == 1;
    assert!(Tally::ALL.into_iter().all(|tally| once(Field::Points(tally))));
    assert!(Kind::ALL.into_iter().all(|kind| once(Field::Influence(kind))));
    assert!(once(Field::InfluenceHenchman));
}

#[test]
fn every_fourth_space_is_a_principality_clockwise_from_black() {
    for (index, principality) in Principality::ALL.into_iter().enumerate() {
        assert_eq!(Space::of(principality).index(), 4 * index);
    }
    assert_eq!(Principality::Black.index(), 0);
}

#[test]
fn no_action_lies_opposite_one_of_its_kind() {
    for space in Space::all() {
        assert_eq!(space.opposite().index(), (space.index() + 12) % 24);
        let (here, there) = (kind(space.field()), kind(space.opposite().field()));
        assert!(here != there || here == "principality", "{here} lies opposite its kind");
    }
}

#[test]
fn manors_and_treasures_lie_eight_apart() {
    assert_eq!(places("manor"), [2, 10, 18]);
    let (excalibur, grail) = (places("excalibur")[0], places("grail")[0]);
    assert!([8, 16].contains(&((24 + grail - excalibur) % 24)));
}

#[test]
fn each_start_reaches_five_kinds_with_one_die() {
    for tile in &COMPONENTS.starting_tiles {
        let start = Space::of(tile.knight);
        let reach = |pips: Pips| kind(start.step(pips, roundtable::games::merlin::Direction::Clockwise).field());
        let kinds: std::collections::BTreeSet<_> = Pips::ALL.into_iter().map(reach).collect();
        assert!(kinds.len() >= 5, "{:?}: {kinds:?}", tile.knight);
    }
}

#[test]
fn faces_of_a_die_add_up_to_seven() {
    assert_eq!(Pips::ALL.map(Pips::opposite), [6, 5, 4, 3, 2, 1].map(pips));
}

#[test]
fn the_box_holds_what_the_booklet_lists() {
    let supply = &COMPONENTS.supply;
    assert_eq!((supply.items, supply.traitors, supply.apples), (6, 4, 11));
    assert_eq!((supply.influence, supply.manors, supply.staffs, supply.seals), (6, 7, 3, 4));
    assert_eq!((supply.plain, supply.towers), (5, 3));
}

#[test]
fn the_starting_tiles_are_these_and_differ_in_everything() {
    use Principality::{Black, Blue, Brown, Grey, Orange, Purple};
    let expected = [
        (Grey, Blue, [flag(Purple), shield(Orange), material(Brown)]),
        (Blue, Purple, [flag(Orange), shield(Brown), material(Black)]),
        (Orange, Brown, [flag(Black), shield(Grey), material(Blue)]),
        (Brown, Black, [flag(Grey), shield(Blue), material(Purple)]),
    ];
    for (tile, expected) in COMPONENTS.starting_tiles.iter().zip(expected) {
        assert_eq!((tile.knight, tile.influence, tile.items()), expected);
    }
    let part = |part: fn(&(Principality, Principality, [roundtable::games::merlin::Item; 3])) -> Principality| {
        expected.iter().map(part).collect::<std::collections::BTreeSet<_>>().len()
    };
    assert_eq!([part(|tile| tile.0), part(|tile| tile.1)], [4, 4]);
    assert_eq!([part(|tile| tile.2[0].of), part(|tile| tile.2[1].of), part(|tile| tile.2[2].of)], [4, 4, 4]);
}

/// The payable materials by their letters (black K, grey G, blue B, purple P, orange O, brown N), row by row.
fn payable(environs: &Environs, rows: u8) -> Vec<Vec<String>> {
    let letters = |plot: Plot| {
        let payable = environs.payable(plot);
        let letters = Principality::ALL.into_iter().zip("KGBPON".chars());
        letters.filter(|(of, _)| payable[*of]).map(|(_, letter)| letter).collect()
    };
    (0..rows).map(|row| (0..6).map(|column| letters(Plot::at(column, row))).collect()).collect()
}

/// The same letters in the order of the principalities.
fn table(rows: &[&str]) -> Vec<Vec<String>> {
    let sorted = |cell: &str| "KGBPON".chars().filter(|letter| cell.contains(*letter)).collect();
    rows.iter().map(|row| row.split(' ').map(sorted).collect()).collect()
}

fn each_material_pays(cells: &[Vec<String>], count: usize) {
    for letter in "KGBPON".chars() {
        let served = cells.iter().flatten().filter(|cell| cell.contains(letter)).count();
        assert_eq!(served, count, "{letter}");
    }
}

#[test]
fn what_pays_for_a_manor_in_four_rows() {
    let expected = table(&[
        "KGB KP KBPO KPN GPON KPN",
        "GBP KPN BON PN KGO KBN",
        "GBN KGP BO BPN GBO KON",
        "GBO KBPO GBO GPON GO KGN",
    ]);
    let board = tiles([1, 2, 3, 4]).begin().board();
    assert_eq!(board.environs.rows(), 4);
    assert_eq!(payable(&board.environs, 4), expected);
    each_material_pays(&expected, 12);
    assert!(expected.iter().flatten().all(|cell| (2..=4).contains(&cell.len())));
}

#[test]
fn what_pays_for_a_manor_in_three_rows() {
    let expected = table(&["KGB KP KBPO KPN GPON KBPN", "GBP KGPN BON BPN KGBO KON", "GBON KBPO GBO GPON GO KGN"]);
    for board in [tiles([1, 2]).begin().board(), tiles([3, 4, 1]).begin().board()] {
        assert_eq!(board.environs.rows(), 3);
        assert_eq!(payable(&board.environs, 3), expected);
    }
    each_material_pays(&expected, 10);
}

/// A card as the table of missions words it: "Shield" is the Shield-bearer, "shield" a shield.
fn words(mission: Mission) -> String {
    let henchman = |henchman: Henchman| match henchman {
        Lady => "Lady",
        ShieldBearer => "Shield",
        Builder => "Builder",
        FlagBearer => "Flag",
    };
    let kind = |kind: Kind| match kind {
        Kind::Flag => "flag",
        Kind::Shield => "shield",
        Kind::Material => "material",
    };
    let words = mission.needs().iter().map(|need| match need {
        Need::Item(item) => format!("{} {:?}", kind(item.kind), item.of),
        Need::AnyItem(any) => format!("1 any {}", kind(*any)),
        Need::Influence { count, at } => format!("{count} influence in {at:?}"),
        Need::InfluenceAnywhere(count) => format!("{count} influence anywhere"),
        Need::Henchman { who, at } => format!("{} in {at:?}", henchman(*who)),
        Need::TwoHenchmen(at) => format!("any 2 henchmen in {at:?}"),
        Need::Together(one, other) => {
            format!("{} and {} together in any one principality", henchman(*one), henchman(*other))
        }
    });
    words.collect::<Vec<_>>().join(" + ")
}

#[test]
fn the_missions_are_these() {
    assert_eq!(Mission::all().count(), 55);
    assert_eq!(Mission::new(0), None);
    assert_eq!(Mission::new(56), None);
    for ((value, needs, icon), number) in MISSIONS.into_iter().zip(1..) {
        let mission = mission(number);
        assert_eq!((mission.value(), words(mission).as_str(), mission.icon()), (value, needs, icon), "{number}");
    }
}

#[test]
fn missions_are_spread_over_values_and_icons() {
    let of_value = |value| Mission::all().filter(|mission| mission.value() == value).count();
    assert_eq!([1, 2, 3].map(of_value), [18, 24, 13]);
    let of_icon = |icon| Mission::all().filter(|mission| mission.icon() == icon).count();
    assert_eq!(Henchman::ALL, [Lady, ShieldBearer, Builder, FlagBearer]);
    assert_eq!(Henchman::ALL.map(of_icon), [14, 14, 14, 13]);
}

/// Two needs of a card take two pieces; in this deck no "any" overlaps an item of its kind.
#[test]
fn no_mission_counts_a_piece_twice() {
    for mission in Mission::all() {
        for need in mission.needs() {
            if let Need::AnyItem(kind) = need {
                assert!(!mission.needs().iter().any(|other| matches!(other, Need::Item(item) if item.kind == *kind)));
            }
            assert_eq!(mission.needs().iter().filter(|other| *other == need).count(), 1);
        }
    }
}

/// Value, needs, icon.
#[rustfmt::skip]
const MISSIONS: [(u8, &str, Henchman); 55] = [
    (1, "Shield in Black", Lady),
    (1, "Builder in Grey", ShieldBearer),
    (1, "Flag in Blue", Builder),
    (1, "Lady in Purple", FlagBearer),
    (1, "Shield in Orange", Lady),
    (1, "Builder in Brown", ShieldBearer),
    (1, "shield Black + material Grey", Builder),
    (1, "shield Grey + material Blue", FlagBearer),
    (1, "shield Blue + material Purple", Lady),
    (1, "shield Purple + material Orange", ShieldBearer),
    (1, "shield Orange + material Brown", Builder),
    (1, "shield Brown + material Black", FlagBearer),
    (1, "1 influence in Black + 1 any flag", Lady),
    (1, "1 influence in Grey + 1 any flag", ShieldBearer),
    (1, "1 influence in Blue + 1 any flag", Builder),
    (1, "1 influence in Purple + 1 any flag", FlagBearer),
    (1, "1 influence in Orange + 1 any flag", Lady),
    (1, "1 influence in Brown + 1 any flag", ShieldBearer),
    (2, "flag Black + material Blue + 1 any shield", FlagBearer),
    (2, "flag Grey + material Purple + 1 any shield", Lady),
    (2, "flag Blue + material Orange + 1 any shield", ShieldBearer),
    (2, "flag Purple + material Brown + 1 any shield", Builder),
    (2, "flag Orange + material Black + 1 any shield", FlagBearer),
    (2, "flag Brown + material Grey + 1 any shield", Lady),
    (2, "any 2 henchmen in Black", ShieldBearer),
    (2, "any 2 henchmen in Grey", Builder),
    (2, "any 2 henchmen in Blue", FlagBearer),
    (2, "any 2 henchmen in Purple", Lady),
    (2, "any 2 henchmen in Orange", ShieldBearer),
    (2, "any 2 henchmen in Brown", Builder),
    (2, "2 influence in Black", FlagBearer),
    (2, "2 influence in Grey", Lady),
    (2, "2 influence in Blue", ShieldBearer),
    (2, "2 influence in Purple", Builder),
    (2, "2 influence in Orange", FlagBearer),
    (2, "2 influence in Brown", Lady),
    (2, "Flag in Black + shield Purple", ShieldBearer),
    (2, "Lady in Grey + shield Orange", Builder),
    (2, "Shield in Blue + shield Brown", FlagBearer),
    (2, "Builder in Purple + shield Black", Lady),
    (2, "Flag in Orange + shield Grey", ShieldBearer),
    (2, "Lady in Brown + shield Blue", Builder),
    (3, "flag Black + material Grey + shield Blue", Lady),
    (3, "flag Grey + material Blue + shield Purple", ShieldBearer),
    (3, "flag Blue + material Purple + shield Orange", Builder),
    (3, "flag Purple + material Orange + shield Brown", FlagBearer),
    (3, "flag Orange + material Brown + shield Black", Lady),
    (3, "flag Brown + material Black + shield Grey", ShieldBearer),
    (3, "Lady and Shield together in any one principality", Builder),
    (3, "Lady and Builder together in any one principality", FlagBearer),
    (3, "Lady and Flag together in any one principality", Lady),
    (3, "Shield and Builder together in any one principality", ShieldBearer),
    (3, "Shield and Flag together in any one principality", Builder),
    (3, "Builder and Flag together in any one principality", FlagBearer),
    (3, "4 influence anywhere", Builder),
];
