//! What Merlin tells: everything has words in every language, sums read as they are worked out, and the longest
//! texts fit.

use std::collections::BTreeSet;

use roundtable::games::merlin::{
    Action, ByPrincipality, BySource, Chance, Chosen, Deal, Die, Direction, Duty, Event, Figure, Henchman, Item, Kind,
    Merlin, Mission, Options, Pick, Pips, Plot, Principality, Refusal, Repelling, Reward, Row, Source, Space, Terrain,
    Throw, Tile,
};
use roundtable::games::registry::{self, Position};
use roundtable::games::{BySeat, Dice, Game, Seat, Seats, Seed, Viewer};
use roundtable::language::Locale;
use roundtable::screen::sheet::Sheet;
use roundtable::screen::{self, Meaning, Press, Verb};
use roundtable::table::{Deed, PersonId, Refused, Stage, Table};

use crate::fixture::{begin, lobby, play};

const ANNA: Seat = Seat(0);
const BORS: Seat = Seat(1);
const KAY: Seat = Seat(2);

fn pips(number: u8) -> Pips {
    Pips::new(number).unwrap()
}

fn mission(number: u8) -> Mission {
    Mission::new(number).unwrap()
}

fn space(number: u8) -> Space {
    Space::new(number - 1).unwrap()
}

fn throw(own: [u8; 3], white: u8) -> Throw {
    Throw { own: own.map(pips), white: pips(white) }
}

/// Counts of black, grey, blue, purple, orange, brown.
fn counts(counts: [u8; 6]) -> ByPrincipality<u8> {
    ByPrincipality::new(|of| counts[of.index()])
}

/// Anna begins on Grey and Bors on Blue, with missions 4 to 7 and 8 to 11; the display has 1 to 3. Of 18 tiles the
/// first row has six woods, the second six lakes, the third six mountains; the last two of a row have towers.
fn deal(throws: &[Throw]) -> Deal {
    let row = |terrain| (0..6).map(move |column| Tile { terrain, tower: column >= 4 });
    Deal {
        start: ANNA,
        starting_tiles: BySeat::from(vec![1, 2]),
        environs: [Terrain::Wood, Terrain::Lake, Terrain::Mountain].into_iter().flat_map(row).collect(),
        missions: Mission::all().collect(),
        traitors: Principality::ALL.into_iter().flat_map(|shield| [shield; 4]).collect(),
        later: Chance { throws: throws.to_vec(), ..Chance::default() },
    }
}

fn dealt(locale: Locale, kings_favor: bool, deal: &Deal) -> Table {
    let options = Options { kings_favor };
    let mut table = lobby(&["Anna", "Bors"], registry::Options::Merlin(options), locale);
    let game = Merlin::set_up(&options, 2, deal).unwrap();
    begin(&mut table, Position::Merlin(game), Dice::new(Seed::from_number(1)));
    table
}

/// After Anna rolled 5, 1, 3 and white 2, and Bors 4, 4, 6 and white 6.
fn rolled(locale: Locale, kings_favor: bool) -> Table {
    let mut table = dealt(locale, kings_favor, &deal(&[throw([5, 1, 3], 2), throw([4, 4, 6], 6)]));
    act(&mut table, ANNA, Action::Roll);
    act(&mut table, BORS, Action::Roll);
    table
}

fn act(table: &mut Table, seat: Seat, action: Action) -> Vec<registry::Event> {
    play(table, seat, &registry::Action::Merlin(action))
}

fn three(locale: Locale) -> Table {
    super::fixture::dealt(&["Anna", "Bors", "Kay"], registry::Options::Merlin(Options::default()), 1, locale)
}

/// What the history says of these events of one action.
fn told(table: &Table, events: &[Event], locale: Locale) -> String {
    let events = events.iter().cloned().map(registry::Event::Merlin).collect();
    let pages = screen::history(table, &[events], Viewer::All, locale);
    let lines = pages.iter().map(|page| page.text.split_once('\n').map_or("", |(_, page)| page).to_owned());
    lines.collect::<Vec<_>>().join("\n")
}

fn result(table: &Table, events: &[Event]) -> String {
    let events: Vec<_> = events.iter().cloned().map(registry::Event::Merlin).collect();
    screen::result(table, &events).unwrap().text
}

/// That a text is in its language: no id, no missing fact, and in Hungarian and Czech no English word.
fn check_language(text: &str, locale: Locale) {
    assert!(!text.contains("merlin-") && !text.contains("{$"), "{locale:?}: {text}");
    let english = [
        "flag",
        "shield",
        "material",
        "traitor",
        "mission",
        "knight",
        "draws",
        "space",
        "round",
        "points",
        "the",
        "Builder",
        "Lady",
        "henchman",
        "henchmen",
        "none",
        "left",
        "Grail",
        "white",
        "die",
        "apple",
        "apples",
        "wood",
        "lake",
        "mountain",
        "influence",
        "manor",
        "Black",
        "Grey",
        "row",
        "and",
        "with",
        "your",
        "you",
    ];
    if locale != Locale::En {
        for word in text.split(|letter: char| !letter.is_alphabetic()) {
            assert!(!english.contains(&word), "{locale:?} has “{word}”: {text}");
        }
    }
}

/// At least one event of every kind, with its number in the list of kinds.
fn events() -> Vec<Event> {
    use Principality::{Black, Blue, Grey, Orange};
    let seat = ANNA;
    let black_flag = Item { kind: Kind::Flag, of: Black };
    let sent = |from, duty, expelled| Event::Sent { seat, henchman: Henchman::Builder, from, to: Grey, duty, expelled };
    let mut events = vec![
        Event::RoundBegan { round: 2, start: BORS },
        Event::Rolled { seat, throw: throw([1, 2, 3], 4), again: vec![throw([1, 1, 1], 4)] },
        Event::TurnBegan { seat },
        Event::DieChosen { seat, die: Chosen { white: true, pips: pips(3) } },
        Event::AppleSpent { seat, from: pips(3), to: pips(5) },
        Event::DieTurned { seat, white: false, from: pips(5), to: pips(2) },
        Event::Jumped { seat, from: space(3), to: space(15) },
        Event::Borrowed { seat, space: space(4) },
        sent(None, None, None),
        sent(Some(Blue), Some(Duty::Influence), Some(BORS)),
        Event::Took { seat, item: black_flag },
        Event::Returned { seat, item: black_flag },
        Event::Placed { seat, at: Orange },
        Event::GrailTaken { seat, from: None, apple: true },
        Event::GrailTaken { seat, from: Some(BORS), apple: false },
        Event::ExcaliburTaken { seat, from: None },
        Event::ExcaliburTaken { seat, from: Some(BORS) },
        Event::PlotChosen { seat, plot: Plot::at(2, 1) },
        Event::ManorBuilt { seat, plot: Plot::at(2, 1), paid: Grey },
        Event::Declined { seat, space: space(4) },
        Event::Left { seat },
        Event::StaffSpent { seat },
        Event::TwoMissions { seat },
        Event::MissionsDiscarded { seat, count: 2, missions: None },
        Event::MissionsDiscarded { seat, count: 2, missions: Some(vec![mission(3), mission(44)]) },
        Event::MissionDrawn { seat, pick: Pick::Display(1), mission: Some(mission(9)), refill: Some(mission(10)) },
        Event::MissionDrawn { seat, pick: Pick::Pile, mission: None, refill: None },
        Event::MissionDrawn { seat, pick: Pick::Pile, mission: Some(mission(11)), refill: None },
        Event::MissionsShuffled { order: None },
        Event::TurnEnded { seat },
        Event::ScoringBegan { round: 2 },
        Event::TraitorsScored {
            seat,
            repelled: counts([2, 0, 0, 0, 0, 0]),
            left: counts([0, 0, 1, 0, 0, 0]),
            points: -3,
            excalibur: 0,
        },
        Event::TraitorsDrawn { seat, traitors: vec![Black, Grey, Grey] },
        Event::TraitorsShuffled { order: None },
        Event::AreaScored {
            terrain: Terrain::Lake,
            plots: vec![Plot::at(0, 0)],
            manors: BySeat::from(vec![1, 0, 0]),
            winners: Seats::NONE.with(seat),
            each: 1,
        },
        Event::GrailAsked { seat, at: Blue },
        Event::InfluenceScored {
            at: Blue,
            counters: BySeat::from(vec![1, 1, 0]),
            winners: Seats::NONE.with(seat),
            each: 2,
            grail: Some(seat),
        },
        Event::HenchmenScored { counts: BySeat::from(vec![1, 1, 0]) },
        Event::RestScored { seat, apples: 1, staffs: 4, items: 2 },
        Event::Over { winners: Seats::NONE.with(seat), points: BySeat::from(vec![BySource::default(); 3]) },
    ];
    for (figure, direction) in [
        (Figure::Knight, Direction::Clockwise),
        (Figure::Knight, Direction::CounterClockwise),
        (Figure::Merlin, Direction::Clockwise),
        (Figure::Merlin, Direction::CounterClockwise),
    ] {
        events.push(Event::Moved { seat, figure, from: space(1), to: space(9), direction });
    }
    events.extend(Henchman::ALL.map(|henchman| Event::FavorUsed { seat, henchman }));
    for by in [Repelling::Excalibur, Repelling::BlackFlag, Repelling::Favor] {
        events.push(Event::TraitorsRepelled { seat, shield: Blue, count: 2, by });
    }
    events.extend(Source::ALL.map(|source| Event::Scored { seat, source, points: 2 }));
    let rewards = Row::ALL.map(Reward::Seal).into_iter().chain([Reward::Points]);
    events.extend(rewards.map(|reward| Event::MissionCompleted { seat, mission: mission(1), reward }));
    events
}

/// Which kind of event it is; the compiler says when one is missing here.
fn kind(event: &Event) -> u32 {
    match event {
        Event::RoundBegan { .. } => 0,
        Event::Rolled { .. } => 1,
        Event::TurnBegan { .. } => 2,
        Event::DieChosen { .. } => 3,
        Event::AppleSpent { .. } => 4,
        Event::DieTurned { .. } => 5,
        Event::Moved { .. } => 6,
        Event::Jumped { .. } => 7,
        Event::Borrowed { .. } => 8,
        Event::Sent { .. } => 9,
        Event::Took { .. } => 10,
        Event::Returned { .. } => 11,
        Event::Placed { .. } => 12,
        Event::Scored { .. } => 13,
        Event::GrailTaken { .. } => 14,
        Event::ExcaliburTaken { .. } => 15,
        Event::TraitorsRepelled { .. } => 16,
        Event::PlotChosen { .. } => 17,
        Event::ManorBuilt { .. } => 18,
        Event::Declined { .. } => 19,
        Event::Left { .. } => 20,
        Event::StaffSpent { .. } => 21,
        Event::TwoMissions { .. } => 22,
        Event::FavorUsed { .. } => 23,
        Event::MissionsDiscarded { .. } => 24,
        Event::MissionDrawn { .. } => 25,
        Event::MissionsShuffled { .. } => 26,
        Event::MissionCompleted { .. } => 27,
        Event::TurnEnded { .. } => 28,
        Event::ScoringBegan { .. } => 29,
        Event::TraitorsScored { .. } => 30,
        Event::TraitorsDrawn { .. } => 31,
        Event::TraitorsShuffled { .. } => 32,
        Event::AreaScored { .. } => 33,
        Event::GrailAsked { .. } => 34,
        Event::InfluenceScored { .. } => 35,
        Event::HenchmenScored { .. } => 36,
        Event::RestScored { .. } => 37,
        Event::Over { .. } => 38,
    }
}

#[test]
fn every_event_is_told_in_every_language() {
    let kinds: BTreeSet<u32> = events().iter().map(kind).collect();
    assert_eq!(kinds, (0..=38).collect());
    for event in events() {
        let in_languages = Locale::ALL.map(|locale| {
            let table = three(locale);
            let text = told(&table, &[Event::TurnBegan { seat: ANNA }, event.clone()], locale);
            check_language(&text, locale);
            let without = told(&table, &[Event::TurnBegan { seat: ANNA }], locale);
            // The end of a turn, another turn's beginning, and points that the mission before them tells.
            let silent = matches!(
                event,
                Event::TurnEnded { .. } | Event::TurnBegan { .. } | Event::Scored { source: Source::Missions, .. }
            );
            assert!(silent || text.len() > without.len(), "{locale:?} does not tell {event:?}");
            text
        });
        assert!(in_languages[0] != in_languages[1] && in_languages[0] != in_languages[2], "{in_languages:?}");
    }
}

#[test]
fn every_mission_and_every_space_has_a_name_of_its_own() {
    for locale in Locale::ALL {
        let table = three(locale);
        let drawn = |mission| Event::MissionDrawn { seat: ANNA, pick: Pick::Display(0), mission, refill: None };
        let missions: BTreeSet<String> =
            Mission::all().map(|card| told(&table, &[drawn(Some(card))], locale)).collect();
        assert_eq!(missions.len(), 55, "{locale:?}");
        let moved = |to| Event::Moved {
            seat: ANNA,
            figure: Figure::Knight,
            from: space(1),
            to,
            direction: Direction::Clockwise,
        };
        let spaces: BTreeSet<String> = Space::all().map(|to| told(&table, &[moved(to)], locale)).collect();
        assert_eq!(spaces.len(), 24, "{locale:?}");
        missions.iter().chain(&spaces).for_each(|text| check_language(text, locale));
    }
    let says = |number, locale, name: &str| {
        let event = Event::MissionCompleted { seat: ANNA, mission: mission(number), reward: Reward::Points };
        let text = told(&three(locale), &[Event::TurnBegan { seat: ANNA }, event], locale);
        assert!(text.to_lowercase().contains(&name.to_lowercase()), "{text}");
    };
    // M1, M7, M13, M27, M49 and M55 of the list: one of each kind of requirement.
    says(1, Locale::En, "mission “Shield-bearer in Black”: 1 point");
    says(1, Locale::Hu, "küldetés „pajzshordozó a feketében”: 1 pont");
    says(1, Locale::Cs, "úkol „štítonoš v černém“: 1 bod");
    says(7, Locale::Hu, "„fekete pajzs + szürke építőkő”: 1 pont");
    says(7, Locale::Cs, "„černý štít + šedý kámen“: 1 bod");
    says(13, Locale::En, "“1 influence in Black + any flag”");
    says(13, Locale::Cs, "„1 žeton vlivu v černém + libovolný prapor“");
    says(27, Locale::En, "“any 2 henchmen in Blue”: 2 points");
    says(27, Locale::Cs, "„kteříkoli 2 družiníci v modrém“: 2 body");
    says(49, Locale::En, "“Lady-in-waiting and Shield-bearer in one principality”: 3 points");
    says(49, Locale::Hu, "„udvarhölgy és pajzshordozó egy grófságban”: 3 pont");
    says(55, Locale::Cs, "„4 žetony vlivu kdekoli“: 3 body");
}

/// Every kind of refusal.
fn refusals() -> Vec<Refusal> {
    let henchman = Henchman::Lady;
    let (of, item, plot) =
        (Principality::Purple, Item { kind: Kind::Material, of: Principality::Grey }, Plot::at(3, 1));
    vec![
        Refusal::Seats { seats: 5 },
        Refusal::Deal,
        Refusal::Chance,
        Refusal::Over,
        Refusal::NoSuchSeat { seat: KAY },
        Refusal::OtherTurn { seat: ANNA },
        Refusal::Rolling,
        Refusal::Rolled,
        Refusal::AllRolled,
        Refusal::NotNow,
        Refusal::DieChosen,
        Refusal::NoDie,
        Refusal::DieUsed,
        Refusal::Moved,
        Refusal::NoApple,
        Refusal::SamePips,
        Refusal::NoFlag { of },
        Refusal::CannotJump,
        Refusal::NoKnight { space: space(4) },
        Refusal::Borrowed,
        Refusal::OtherField { space: space(4) },
        Refusal::Nothing,
        Refusal::MustAct,
        Refusal::StandsThere { henchman },
        Refusal::SameHenchman { henchman },
        Refusal::TooFar { henchman },
        Refusal::NoInfluence { at: of },
        Refusal::OtherKind { kind: Kind::Shield },
        Refusal::NoneLeft { item },
        Refusal::NotOwned { item },
        Refusal::NoTraitor { shield: of },
        Refusal::ChooseTraitor,
        Refusal::NoSuchPlot { plot: Plot::at(0, 3) },
        Refusal::Occupied { plot },
        Refusal::NoManor,
        Refusal::DoesNotPay { plot, of },
        Refusal::CannotPay { plot },
        Refusal::NoMaterialHere,
        Refusal::NoCounter,
        Refusal::NotInHand { mission: mission(1) },
        Refusal::SwapOrder,
        Refusal::NoSuchPick,
        Refusal::EnoughMissions,
        Refusal::NotMet { mission: mission(1) },
        Refusal::HalfDone,
        Refusal::GreyUsed,
        Refusal::StaffNeedsMerlin,
        Refusal::StaffUsed,
        Refusal::NoStaff,
        Refusal::NoRepeat,
        Refusal::NotDone,
        Refusal::WithoutModule,
        Refusal::RowTooHigh { value: 1, row: Row::Third },
        Refusal::Sealed,
        Refusal::NoSeal,
        Refusal::NoFavor { henchman },
    ]
}

#[test]
fn every_refusal_says_why() {
    let names = |refusal: &Refusal| format!("{refusal:?}").split([' ', '{']).next().unwrap().to_owned();
    let all: BTreeSet<String> = refusals().iter().map(names).collect();
    assert_eq!(all.len(), include_str!("../../src/games/merlin/refusal.rs").matches("#[error(").count());
    assert_eq!(all.len(), refusals().len());
    for locale in Locale::ALL {
        let table = rolled(locale, true);
        let mut seen = BTreeSet::new();
        for refusal in refusals() {
            for at in [None, Some(&table)] {
                let text = screen::refused(&Refused::Rules(registry::Refusal::Merlin(refusal.clone())), at, locale);
                check_language(&text, locale);
                assert!(text.chars().count() > 8 && text.ends_with(|end: char| end != ' '), "{text}");
                if at.is_none() {
                    // Items and traitors that one lacks are said alike.
                    seen.insert(text);
                }
            }
        }
        assert_eq!(seen.len(), refusals().len(), "{locale:?}: {seen:#?}");
    }
    let say = |refusal, table: &Table, locale| {
        screen::refused(&Refused::Rules(registry::Refusal::Merlin(refusal)), Some(table), locale)
    };
    let table = rolled(Locale::En, false);
    assert_eq!(
        say(Refusal::OtherTurn { seat: ANNA }, &table, Locale::En),
        "It is not your turn. On turn: Anna · a die is chosen"
    );
    assert_eq!(
        say(Refusal::DieUsed, &table, Locale::Hu),
        "Nincs ilyen felhasználatlan kocka. Maradt: ⚀1 ⚂3 ⚄5 · fehér ⚁2"
    );
    // Plot 11 of three rows: column 4, row 1 of the rules' table.
    assert_eq!(
        say(Refusal::DoesNotPay { plot: Plot::at(4, 1), of: Principality::Purple }, &table, Locale::En),
        "The purple material does not pay for plot 11. These do: black, grey, blue, orange"
    );
}

#[test]
fn a_turn_is_summed_up() {
    let mut table = dealt(Locale::En, false, &deal(&[throw([5, 1, 3], 2), throw([4, 4, 6], 6)]));
    let mut events = vec![act(&mut table, ANNA, Action::Roll), act(&mut table, BORS, Action::Roll)];
    // Anna stands on 5, Grey; she has an apple, a purple flag, and missions 4 to 7; one influence in Blue.
    for action in [
        Action::Choose(Die::Own(pips(3))),
        Action::Apple(pips(4)),
        Action::Move(Direction::Clockwise),
        Action::Send { henchman: Henchman::Lady, to: Principality::Blue },
        Action::Done,
    ] {
        events.push(act(&mut table, ANNA, action));
    }
    let history = |viewer, locale| screen::history(&table, &events, viewer, locale)[0].text.clone();
    assert!(history(Viewer::Public, Locale::En).ends_with(
        "**Round 1**\n\
         🎲 Anna: ⚄5 ⚀1 ⚂3 · white ⚁2\n\
         🎲 Bors: ⚃4 ⚃4 ⚅6 · white ⚅6\n\
         **Anna** · round 1\n\
         Die ⚂3 · apple: ⚂3 → ⚃4 · knight 5 → 9 Blue principality\nLady-in-waiting → Blue: influence\n**Bors** · round 1"
    ));
    assert!(
        history(Viewer::Public, Locale::Hu)
            .contains("Kocka ⚂3 · alma: ⚂3 → ⚃4 · lovag 5 → 9 kék grófság\nUdvarhölgy → kék: befolyásjelző")
    );
    assert!(
        history(Viewer::Public, Locale::Cs)
            .contains("Kostka ⚂3 · jablko: ⚂3 → ⚃4 · rytíř 5 → 9 modré knížectví\nDvorní dáma → modré: žeton vlivu")
    );
}

#[test]
fn what_is_drawn_from_the_pile_only_its_drawer_reads() {
    let table = three(Locale::En);
    let drawn = Event::MissionDrawn { seat: ANNA, pick: Pick::Pile, mission: Some(mission(55)), refill: None };
    let events = [Event::TurnBegan { seat: ANNA }, drawn];
    let read = |viewer: Viewer| {
        let seen = events.iter().filter_map(|event| Merlin::seen(event, viewer)).map(registry::Event::Merlin).collect();
        screen::history(&table, &[seen], viewer, Locale::En)[0].text.clone()
    };
    assert!(read(Viewer::Seat(ANNA)).ends_with("Draws from the pile “4 influence anywhere”"));
    assert!(read(Viewer::Seat(BORS)).ends_with("Draws from the pile"));
    assert!(read(Viewer::Public).ends_with("Draws from the pile"));
}

/// A scoring after round 6 with every kind of sum.
fn scoring() -> Vec<Event> {
    use Principality::{Black, Blue, Grey, Orange};
    let both = Seats::NONE.with(ANNA).with(BORS);
    let traitors = |seat, repelled, left: [u8; 6], excalibur| {
        let (repelled, left) = (counts(repelled), counts(left));
        Event::TraitorsScored { seat, repelled, points: -3 * i16::from(left.total()), left, excalibur }
    };
    let area = |terrain, columns: &[u8], manors: [u8; 3], winners, each| {
        let plots = columns.iter().map(|column| Plot::at(*column, 0)).collect();
        Event::AreaScored { terrain, plots, manors: BySeat::from(manors.to_vec()), winners, each }
    };
    let influence = |at, counters: [u8; 3], winners, each, grail| Event::InfluenceScored {
        at,
        counters: BySeat::from(counters.to_vec()),
        winners,
        each,
        grail,
    };
    let points = |sums: [(Source, i16); 4]| {
        let mut points = BySource::default();
        sums.into_iter().for_each(|(source, sum)| points[source] = sum);
        points
    };
    vec![
        Event::ScoringBegan { round: 6 },
        traitors(ANNA, [2, 1, 0, 0, 0, 0], [0; 6], 3),
        traitors(BORS, [0; 6], [0, 0, 2, 0, 1, 0], 0),
        traitors(KAY, [0; 6], [0; 6], 0),
        area(Terrain::Wood, &[0, 1, 2, 3, 4], [2, 2, 1], both, 2),
        area(Terrain::Lake, &[5], [0, 0, 1], Seats::NONE.with(KAY), 1),
        influence(Black, [3, 2, 1], Seats::NONE.with(ANNA), 6, None),
        influence(Grey, [1, 1, 1], Seats::all(3), 1, None),
        influence(Orange, [0, 2, 2], Seats::NONE.with(BORS), 4, Some(BORS)),
        influence(Blue, [0, 0, 1], Seats::NONE.with(KAY), 1, None),
        Event::HenchmenScored { counts: BySeat::from(vec![4, 3, 0]) },
        Event::RestScored { seat: ANNA, apples: 2, staffs: 2, items: 2 },
        Event::RestScored { seat: BORS, apples: 0, staffs: 0, items: 1 },
        Event::RestScored { seat: KAY, apples: 0, staffs: 6, items: 0 },
        Event::Over {
            winners: Seats::NONE.with(ANNA),
            points: BySeat::from(vec![
                points([(Source::Rondel, 20), (Source::Missions, 10), (Source::Excalibur, 3), (Source::Influence, 7)]),
                points([(Source::Rondel, 5), (Source::Traitors, -9), (Source::Influence, 5), (Source::Henchmen, 3)]),
                points([(Source::Staffs, 6), (Source::Environs, 1), (Source::Influence, 2), (Source::Favor, 3)]),
            ]),
        },
    ]
}

#[test]
fn a_scoring_sets_out_every_sum() {
    assert_eq!(
        result(&three(Locale::En), &scoring()),
        "**Scoring after round 6**\n\
         **Traitors** · each that no shield repels costs 3\n\
         Anna +3 · shields spent: 2× black, grey · Excalibur +3\n\
         Bors −9 · stayed: 2× blue, orange (3 × −3)\n\
         Kay 0 · no traitors\n\
         **Environs** · most manors in an area: a point for each of its tiles\n\
         Wood, 5 tiles (1, 2, 3, 4, 5): Anna 2, Bors 2, Kay 1 → tie, 5 / 2: Anna +2, Bors +2\n\
         Lake, 1 tile (6): Kay 1 → +1\n\
         **Influence** · most counters: a point for each that lies there; then all but 1 go back\n\
         Black, 6 counters: Anna 3, Bors 2, Kay 1 → Anna +6\n\
         Grey, 3 counters: Anna 1, Bors 1, Kay 1 → tie, 3 / 3: +1 each\n\
         Orange, 4 counters: Bors 2, Kay 2 → the Grail decides: Bors +4\n\
         Blue, 1 counter: Kay 1 → +1\n\
         **Henchmen** · 1 point for each sent out: Anna +4, Bors +3, Kay 0\n\
         **End** · 1 point for each apple, 2 for each staff, 1 for three items\n\
         Anna +6 · apples 2 · staffs 2 · items 2\n\
         Bors +1 · apples 0 · staffs 0 · items 1\n\
         Kay +6 · apples 0 · staffs 6 · items 0\n\
         **Together** · Anna +22, Bors +2, Kay +9\n\
         👑 **Winner: Anna** · 40\n\
         **Anna 40** · rondel 20 · missions 10 · Excalibur 3 · influence 7\n\
         **Kay 12** · King's Favor 3 · environs 1 · influence 2 · staffs 6\n\
         **Bors 4** · rondel 5 · traitors −9 · influence 5 · henchmen 3"
    );
    let hungarian = result(&three(Locale::Hu), &scoring()[..6]);
    assert!(hungarian.contains("Bors −9 · megmaradt: 2× kék, narancs (3 × −3)"), "{hungarian}");
    assert!(
        hungarian
            .contains("Erdő, 5 lapka (1, 2, 3, 4, 5): Anna 2, Bors 2, Kay 1 → holtverseny, 5 / 2: Anna +2, Bors +2")
    );
    let czech = result(&three(Locale::Cs), &scoring()[4..]);
    assert!(czech.contains("Oranžové, 4 žetony: Bors 2, Kay 2 → rozhoduje Grál: Bors +4"), "{czech}");
    assert!(czech.contains("Jezero, 1 dílek (6): Kay 1 → +1"), "{czech}");
}

#[test]
fn a_scoring_that_waits_for_the_grail_goes_on_in_the_next_message() {
    use Principality::{Black, Grey};
    let shared = |at| Event::InfluenceScored {
        at,
        counters: BySeat::from(vec![1, 1, 0]),
        winners: Seats::NONE.with(ANNA).with(BORS),
        each: 1,
        grail: None,
    };
    let traitors = Event::TraitorsDrawn { seat: BORS, traitors: vec![Grey, Black, Grey] };
    let more = Event::TraitorsDrawn { seat: ANNA, traitors: vec![Black, Black, Black] };
    let first = [Event::ScoringBegan { round: 2 }, traitors, more, Event::GrailAsked { seat: ANNA, at: Black }];
    assert_eq!(
        result(&three(Locale::En), &first),
        "**Scoring after round 2**\n\
         **Traitors** · each that no shield repels costs 3\n\
         New traitors: Bors: black, 2× grey · Anna: 3× black\n\
         **Environs** · no manors yet\n\
         **Influence** · most counters: a point for each that lies there; then all but 1 go back\n\
         Black: a tie. The holder of the Grail may decide it: Anna"
    );
    assert_eq!(
        result(&three(Locale::En), &[shared(Black), Event::HenchmenScored { counts: BySeat::from(vec![0, 2, 1]) }]),
        "**Influence** · most counters: a point for each that lies there; then all but 1 go back\n\
         Black, 2 counters: Anna 1, Bors 1 → tie, 2 / 2: +1 each\n\
         **Henchmen** · 1 point for each sent out: Anna 0, Bors +2, Kay +1\n\
         **Together** · Anna +1, Bors +3, Kay +1"
    );
}

/// Points by name out of "Anna +2, Bors −3"; of other parts the numbers at their ends, under their words.
fn sums(text: &str, separator: &str) -> Vec<(String, i16)> {
    let parts = text.split(separator).map(|part| {
        let (name, points) = part.trim_matches('*').rsplit_once(' ').unwrap();
        (name.to_owned(), points.replace('−', "-").parse().unwrap())
    });
    parts.collect()
}

fn scores(table: &Table) -> Vec<(String, i16)> {
    let names = ["Anna", "Bors", "Kay"].map(str::to_owned);
    let Position::Merlin(game) = crate::fixture::position(table) else { panic!("another game") };
    names.into_iter().zip(game.scores().values().copied()).collect()
}

#[test]
fn what_the_scorings_say_is_what_they_give() {
    for seed in 0..4 {
        let options = registry::Options::Merlin(Options { kings_favor: seed % 2 == 0 });
        let mut table = crate::fixture::dealt(&["Anna", "Bors", "Kay"], options, seed, Locale::En);
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut scorings = 0;
        while let Some((seat, action)) = crate::fixture::choose(&table, &mut dice) {
            let before = scores(&table);
            let events: Vec<_> =
                play(&mut table, seat, &action).into_iter().filter(registry::Event::is_result).collect();
            let Some(sheet) = screen::result(&table, &events) else { continue };
            let after = scores(&table);
            let gains = before.iter().zip(&after).map(|((name, before), (_, after))| (name.clone(), after - before));
            let together = sheet.text.lines().find_map(|line| line.strip_prefix("**Together** · "));
            match together {
                Some(together) => assert_eq!(sums(together, ", "), gains.collect::<Vec<_>>(), "{}", sheet.text),
                None => assert!(gains.map(|(_, gain)| gain).all(|gain| gain == 0), "{}", sheet.text),
            }
            scorings += u32::from(sheet.text.contains("**Scoring after round"));
        }
        assert_eq!(scorings, 3);
        // At the end each player's parts add up to the score, and the best stands first.
        let end = screen::public(&table, &[]).text;
        let lines: Vec<_> = end.lines().filter(|line| line.contains("** · ")).skip(1).collect();
        let totals = lines.iter().map(|line| {
            let (total, parts) = line.split_once("** · ").unwrap();
            let total = sums(total, ", ").remove(0);
            assert_eq!(sums(parts, " · ").iter().map(|(_, points)| points).sum::<i16>(), total.1, "{line}");
            total
        });
        let totals: Vec<_> = totals.collect();
        assert!(totals.is_sorted_by_key(|(_, points)| -points), "{end}");
        let mut sorted = totals.clone();
        sorted.sort();
        assert_eq!(sorted, scores(&table), "{end}");
    }
}

#[test]
fn the_board_in_words_has_every_public_fact() {
    let table = rolled(Locale::En, false);
    assert_eq!(
        screen::text(&table, Viewer::Public, Locale::En).text,
        "➤ On turn: Anna · a die is chosen\n\
         **Round 1 of 6** · start player: Anna\n\
         **Rondel, clockwise:** 1 Black **(Merlin)** · 2 flag points · 3 Manor · 4 influence: shield · \
         5 Grey **(Anna)** · 6 Missions · 7 Excalibur · 8 material points · 9 Blue **(Bors)** · 10 influence: flag · \
         11 Manor · 12 Missions · 13 Purple · 14 influence: material · 15 Exchange · 16 shield points · 17 Orange · \
         18 relocate · 19 Manor · 20 influence: henchman · 21 Brown · 22 influence points · 23 Grail · 24 Exchange\n\
         **Principalities** (stock: flags/shields/materials)\n\
         Black 6/6/5\n\
         Grey 6/6/6\n\
         Blue 6/6/6 · influence Anna 1\n\
         Purple 5/6/6 · influence Bors 1\n\
         Orange 5/5/6\n\
         Brown 6/5/5\n\
         **Environs** (♜ tower; in brackets the seat whose manor stands there)\n\
         1 wood, 2 wood, 3 wood, 4 wood, 5 wood ♜, 6 wood ♜\n\
         7 lake, 8 lake, 9 lake, 10 lake, 11 lake ♜, 12 lake ♜\n\
         13 mountain, 14 mountain, 15 mountain, 16 mountain, 17 mountain ♜, 18 mountain ♜\n\
         **Players**\n\
         1 Anna **0** · dice ⚀1 ⚂3 ⚄5 · white ⚁2 · apples 1 · staffs 3 · missions 4\n\
         2 Bors **0** · dice ⚃4 ⚃4 ⚅6 · white ⚅6 · apples 1 · staffs 3 · missions 4\n\
         Grail: on the rondel · Excalibur: on the rondel · supply: apples 9, traitors 18\n\
         Display: Shield-bearer in Black (1 point); Builder in Grey (1 point); Flag-bearer in Blue (1 point) · \
         pile 44, discarded 0\n\
         **Anna** flags: purple · shields: orange · materials: brown · traitors: 3× black (shields missing: 3× black) · \
         apples 1 · staffs 3 · missions 4\n\
         **Bors** flags: orange · shields: brown · materials: black · \
         traitors: black, 2× grey (shields missing: black, 2× grey) · apples 1 · staffs 3 · missions 4\n\
         -# Merlin · table 345678 · <#100>"
    );
}

#[test]
fn alt_texts_begin_with_what_matters_most() {
    let table = rolled(Locale::En, false);
    assert_eq!(
        alt(&screen::public(&table, &[])),
        "On turn: Anna · a die is chosen. Round 1 of 6. Merlin: 1 Black principality. \
         Knight of Anna: 5 Grey principality. Knight of Bors: 9 Blue principality. Scores: Anna 0, Bors 0. \
         Dice of Anna: ⚀1 ⚂3 ⚄5 · white ⚁2. Dice of Bors: ⚃4 ⚃4 ⚅6 · white ⚅6. \
         Grail: on the rondel · Excalibur: on the rondel · supply: apples 9, traitors 18. \
         Principalities, stock as flags/shields/materials: Black Dragon 6/6/5. Grey Dove 6/6/6. \
         Blue Fish 6/6/6 · influence Anna 1. Purple Serpent 5/6/6 · influence Bors 1. Orange Fox 5/5/6. \
         Brown Eagle 6/5/5."
    );
    assert!(alt(&panel(&table, "castle.0", Locale::En)).starts_with("Castle board of Anna. Points: 0. Dice: ⚀1"));
    assert_eq!(
        alt(&panel(&table, "environs", Locale::En)),
        "Environs, 6 columns, 3 rows of hexes. Materials on the frames, top: grey, black, blue, purple, orange, brown; \
         bottom: blue, purple, orange, brown, grey, black. Mountain: 13, 14, 15, 16. Mountain with a tower: 17, 18. \
         Wood: 1, 2, 3, 4. Wood with a tower: 5, 6. Lake: 7, 8, 9, 10. Lake with a tower: 11, 12."
    );
    for locale in Locale::ALL {
        let table = full(locale);
        for sheet in ["castle.0", "castle.2", "environs"].map(|verb| panel(&table, verb, locale)) {
            assert!(units(&alt(&sheet)) <= 1_024, "{}", alt(&sheet));
            check_language(&alt(&sheet), locale);
        }
        // The last player's manors are in it too.
        assert!(alt(&panel(&table, "environs", locale)).ends_with(": 4, 8, 12, 16, 20, 24."));
        assert!(units(&alt(&screen::public(&table, &[]))) <= 1_024);
    }
}

#[test]
fn dice_that_are_not_rolled_are_told_from_those_that_are_used() {
    let mut table = dealt(Locale::En, false, &deal(&[throw([5, 1, 3], 2), throw([4, 4, 6], 6)]));
    let board = |table: &Table| alt(&screen::public(table, &[]));
    assert!(
        board(&table).contains("Dice of Anna: not rolled yet. Dice of Bors: not rolled yet. "),
        "{}",
        board(&table)
    );
    act(&mut table, ANNA, Action::Roll);
    assert!(board(&table).contains("Dice of Anna: ⚀1 ⚂3 ⚄5 · white ⚁2. Dice of Bors: not rolled yet. "));
    let text = screen::text(&table, Viewer::Public, Locale::En).text;
    assert!(text.contains("2 Bors **0** · dice not rolled yet · "), "{text}");
    act(&mut table, BORS, Action::Roll);
    if let Stage::Playing(playing) = &mut table.stage {
        let mut position = serde_json::to_value(&playing.position).unwrap();
        position["merlin"]["castles"][1]["dice"] = serde_json::json!({ "own": [], "white": null });
        playing.position = serde_json::from_value(position).unwrap();
    }
    assert!(board(&table).contains("Dice of Bors: none left. "), "{}", board(&table));
}

fn panel(table: &Table, verb: &str, locale: Locale) -> Sheet {
    let press = Press { table: table.id.clone(), step: 0, verb: Verb::Game(verb.to_owned()) };
    match screen::meaning(table, &press, &[], None, locale) {
        Ok(Meaning::Panel(sheet)) => sheet,
        other => panic!("no panel: {other:?}"),
    }
}

fn alt(sheet: &Sheet) -> String {
    sheet.picture.as_ref().unwrap().alt.clone()
}

fn look(table: &Table, verb: &str, locale: Locale) -> String {
    panel(table, verb, locale).text
}

#[test]
fn castle_boards_and_environs_can_be_read_by_everybody() {
    let table = rolled(Locale::En, true);
    assert_eq!(
        look(&table, "castle.1", Locale::En),
        "**Castle board: Bors**\n\
         Points: 0\n\
         Dice: ⚃4 ⚃4 ⚅6 · white ⚅6\n\
         Knight on 9 Blue principality\n\
         Flags: orange\n\
         Shields: brown\n\
         Materials: black\n\
         Traitors: black, 2× grey (shields missing: black, 2× grey)\n\
         Henchmen out: none\n\
         Influence: Purple 1 (supply 5)\n\
         Manors on plots: none (left 7)\n\
         Apples 1 · staffs 3 · missions 4\n\
         King's Favor, seals left: 4"
    );
    let environs = look(&table, "environs", Locale::En);
    // The payable materials of the rules' table for three rows.
    assert!(environs.contains("\n1 wood (black, grey, blue) · 2 wood (black, purple) · "), "{environs}");
    assert!(
        environs.ends_with("17 mountain with a tower (grey, orange) · 18 mountain with a tower (black, grey, brown)")
    );
    for locale in Locale::ALL {
        for verb in ["castle.0", "castle.1", "status", "environs"] {
            check_language(&look(&table, verb, locale), locale);
        }
    }
}

#[test]
fn the_own_missions_say_what_is_lacking_and_complete_by_a_button() {
    use roundtable::screen::sheet::Row as Controls;
    let mut deal = deal(&[throw([5, 1, 3], 2), throw([4, 4, 6], 6)]);
    // Anna gets missions 11 (orange shield and brown material, which she has), 15 (influence in Blue and any flag,
    // which she has), 26 and 43.
    for (place, number) in [(3, 11), (4, 15), (5, 26), (6, 43)] {
        let other = deal.missions.iter().position(|card| card.number() == number).unwrap();
        deal.missions.swap(place, other);
    }
    let mut table = dealt(Locale::En, false, &deal);
    assert!(screen::secret(&table, ANNA, Locale::En).text.contains("✔ Nothing is lacking. Complete it in your turn."));
    act(&mut table, ANNA, Action::Roll);
    act(&mut table, BORS, Action::Roll);
    let sheet = screen::secret(&table, ANNA, Locale::En);
    assert_eq!(
        sheet.text,
        "**Your missions** · only you see this\n\
         **1** Orange shield + brown material (1 point)\n\
         ✔ You can complete it now.\n\
         **2** 1 influence in Blue + any flag (1 point)\n\
         ✔ You can complete it now.\n\
         **3** Any 2 henchmen in Grey (2 points)\n\
         ✘ Lacking: any 2 henchmen in Grey\n\
         **4** Black flag + grey material + blue shield (3 points)\n\
         ✘ Lacking: black flag + grey material + blue shield\n\
         ➤ You may complete one mission this turn. The card is shown, and that cannot be taken back.\n\
         **Your castle board**\n\
         Flags: purple · shields: orange · materials: brown · traitors: 3× black (shields missing: 3× black)\n\
         -# Merlin · table 345678 · <#100>"
    );
    let Controls::Buttons(buttons) = &sheet.rows[0] else { panic!("{:?}", sheet.rows) };
    let labels: Vec<_> = buttons.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["✔ Complete 1 (1 point)", "✔ Complete 2 (1 point)"]);
    let meaning = screen::meaning(&table, &buttons[1].press, &[], Some(ANNA), Locale::En);
    let complete = Action::Complete { mission: mission(15), reward: Reward::Points };
    assert_eq!(meaning, Ok(Meaning::Play(registry::Action::Merlin(complete))));
    act(&mut table, ANNA, complete);
    let deed = Deed::Play(registry::Action::Merlin(complete));
    assert_eq!(
        screen::done(&table, &deed, PersonId(1), Locale::En).text,
        "Mission “1 influence in Blue + any flag”: 1 point"
    );
    assert!(
        screen::secret(&table, ANNA, Locale::En)
            .text
            .contains("You have completed as many missions as this turn allows.")
    );

    // With King's Favor a menu: the points, or the seals that a card of value 1 buys.
    let mut table = dealt(Locale::En, true, &deal);
    act(&mut table, ANNA, Action::Roll);
    act(&mut table, BORS, Action::Roll);
    let sheet = screen::secret(&table, ANNA, Locale::En);
    let Controls::Menu(menu) = &sheet.rows[0] else { panic!("{:?}", sheet.rows) };
    let labels: Vec<_> = menu.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(
        labels,
        [
            "1: 1 point",
            "1: ability “+1 point for each Builder mission”",
            "2: 1 point",
            "2: ability “+1 point for each Builder mission”"
        ]
    );
    let values = [menu.choices[1].value.clone()];
    let seal = Action::Complete { mission: mission(11), reward: Reward::Seal(Row::First) };
    assert_eq!(
        screen::meaning(&table, &menu.press, &values, Some(ANNA), Locale::En),
        Ok(Meaning::Play(registry::Action::Merlin(seal)))
    );
}

#[test]
fn missions_are_discarded_in_the_own_panel() {
    use roundtable::screen::sheet::Row as Controls;
    let mut table = rolled(Locale::En, false);
    act(&mut table, ANNA, Action::Choose(Die::Own(pips(1))));
    act(&mut table, ANNA, Action::Move(Direction::Clockwise));
    let sheet = screen::secret(&table, ANNA, Locale::En);
    let Controls::Menu(menu) = &sheet.rows[0] else { panic!("{:?}", sheet.rows) };
    // Four missions: each alone, and six pairs.
    assert_eq!(menu.choices.len(), 10);
    let both = menu.choices.iter().find(|choice| choice.label == "Discard 1 and 3").unwrap();
    let swap = Action::Swap { first: mission(4), second: Some(mission(6)) };
    assert_eq!(
        screen::meaning(&table, &menu.press, std::slice::from_ref(&both.value), Some(ANNA), Locale::En),
        Ok(Meaning::Play(registry::Action::Merlin(swap)))
    );
}

/// A position with four players that fills every text: all henchmen sent out, influence everywhere, a manor on
/// every tile, items, traitors and seals.
fn full(locale: Locale) -> Table {
    let names = ["🐉".repeat(32), "W".repeat(32), "**\\_".repeat(8), "Příliš žluťoučký kůň úpěl ďábels".to_owned()];
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let options = registry::Options::Merlin(Options { kings_favor: true });
    let table = crate::fixture::dealt(&names, options, 1, locale);
    let Position::Merlin(game) = crate::fixture::position(&table) else { panic!() };
    let mut position = serde_json::to_value(game).unwrap();
    let places = ["black", "grey", "blue", "purple", "orange", "brown"];
    for seat in 0..4 {
        let castle = &mut position["castles"][seat];
        for henchman in 0..4 {
            castle["henchmen"][henchman] = places[(seat + henchman) % 6].into();
            castle["seals"][henchman] = serde_json::json!({ "rows": [false, false, true], "used": true });
        }
        castle["influence"] = serde_json::json!([1, 1, 1, 1, 1, 1]);
        for kind in ["flags", "shields", "materials"] {
            castle["items"][kind] = serde_json::json!([2, 2, 2, 2, 2, 2]);
        }
        castle["traitors"] = serde_json::json!([3, 0, 3, 0, 3, 0]);
        castle["dice"] = serde_json::json!({ "own": [1, 2, 3], "white": 4 });
        castle["points"] = serde_json::json!([28, 17, 6, 12, -21, 9, 33, 36, 12, 4, 6, 12]);
    }
    for plot in 0..24 {
        position["board"]["environs"]["manors"][plot] = (plot % 4).into();
    }
    position["board"]["grail"] = 0.into();
    position["board"]["excalibur"] = 0.into();
    let game: Merlin = serde_json::from_value(position).unwrap();
    let mut table = lobby(&names, registry::Options::Merlin(Options { kings_favor: true }), locale);
    begin(&mut table, Position::Merlin(game), Dice::new(Seed::from_number(1)));
    table
}

fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

/// The longest scoring: each tile an area of its own, every tie between all four.
fn longest_scoring() -> Vec<Event> {
    let all = Seats::all(4);
    let mut events = vec![Event::ScoringBegan { round: 6 }];
    for seat in Seat::all(4) {
        let (repelled, left) = (counts([1, 1, 0, 0, 0, 0]), counts([0, 0, 0, 0, 1, 0]));
        events.push(Event::TraitorsScored { seat, repelled, left, points: -3, excalibur: 0 });
    }
    for plot in 0..24u8 {
        let seat = Seat(plot % 4);
        events.push(Event::AreaScored {
            terrain: Terrain::ALL[usize::from(plot) % 3],
            plots: vec![Plot::at(plot % 6, plot / 6)],
            manors: BySeat::new(4, |other| u8::from(other == seat)),
            winners: Seats::NONE.with(seat),
            each: 1,
        });
    }
    for at in Principality::ALL {
        let counters = BySeat::from(vec![1, 1, 1, 1]);
        events.push(Event::InfluenceScored { at, counters, winners: all, each: 1, grail: None });
    }
    events.push(Event::HenchmenScored { counts: BySeat::from(vec![4, 4, 4, 4]) });
    for seat in Seat::all(4) {
        events.push(Event::RestScored { seat, apples: 3, staffs: 6, items: 12 });
    }
    let mut points = BySource::default();
    Source::ALL.into_iter().for_each(|source| points[source] = 10);
    events.push(Event::Over { winners: all, points: BySeat::from(vec![points; 4]) });
    events
}

#[test]
fn the_longest_texts_fit() {
    for locale in Locale::ALL {
        let table = full(locale);
        let text = screen::text(&table, Viewer::Public, locale).text;
        assert!(units(&text) <= 1_950, "{locale:?} board, {}: {text}", units(&text));
        for verb in ["castle.0", "castle.3", "status", "environs"] {
            let text = look(&table, verb, locale);
            assert!(units(&text) <= 1_900, "{locale:?} {verb}, {}: {text}", units(&text));
        }
        let scoring = result(&table, &longest_scoring());
        assert!(units(&scoring) <= 1_900, "{locale:?} scoring, {}: {scoring}", units(&scoring));
        // What is left out: the table by source, which the board shows, and which plots the areas have. A line for
        // each player's areas, and for each principality.
        assert_eq!(scoring.lines().filter(|line| line.contains('→')).count(), 4 + 6, "{scoring}");
        let events = longest_scoring().into_iter().map(registry::Event::Merlin).collect();
        for page in screen::history(&table, &[events], Viewer::Public, locale) {
            assert!(units(&page.text) <= 1_900, "{locale:?} history, {}: {}", units(&page.text), page.text);
        }
        let mention = |command: &str| format!("</{command}:1100062914560000015>");
        let help = screen::help(Some(&table), Some(ANNA), locale, &mention).text;
        assert!(units(&help) <= 1_900, "{locale:?} help, {}", units(&help));
    }
}
