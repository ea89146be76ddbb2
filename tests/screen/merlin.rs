//! Merlin's board: its controls are what everybody knows to be allowed, with what each would give written on it.

use std::collections::HashSet;

use roundtable::games::merlin::{
    Action, Deal, Die, Direction, Half, Henchman, Item, Kind, Merlin, Options, Part, Phase, Pips, Principality,
    Refusal, Reward, Row, Space, Stage, Throw, Turn, Visit,
};
use roundtable::games::registry::{self, Position, Registered};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};
use roundtable::language::Locale;
use roundtable::screen::sheet::{self, Button, Menu, Sheet};
use roundtable::screen::{self, Audience, Meaning, Press, Verb};
use roundtable::table::{Refused, Table};
use serde_json::{Value, json};

use crate::fixture::{begin, choose, dealt, lobby, play, position};

const NAMES: [&str; 4] = ["Anna", "Bors", "Kay", "Elaine"];

/// Words that stand on boards of one language only.
const TELLTALES: [(Locale, &[&str]); 3] = [
    (Locale::En, &["flag", "shield", "material", "turn", "round", "take", "points", "everybody", "with"]),
    (Locale::Hu, &["zászló", "pajzs", "építőkő", "kör", "forduló", "vagy", "pont", "többiek", "egy"]),
    (Locale::Cs, &["prapor", "štít", "kámen", "tah", "kolo", "nebo", "bodů", "ostatní", "teď"]),
];

fn public(table: &Table) -> Sheet {
    screen::public(table, &[])
}

fn buttons(sheet: &Sheet) -> impl Iterator<Item = &Button> {
    sheet.rows.iter().flat_map(|row| if let sheet::Row::Buttons(buttons) = row { buttons.as_slice() } else { &[] })
}

fn menus(sheet: &Sheet) -> impl Iterator<Item = &Menu> {
    sheet.rows.iter().filter_map(|row| if let sheet::Row::Menu(menu) = row { Some(menu) } else { None })
}

/// The game's own controls, each with what is chosen in it.
fn presses(sheet: &Sheet) -> Vec<(Press, Vec<String>)> {
    let buttons = buttons(sheet).map(|button| (button.press.clone(), Vec::new()));
    let choices = menus(sheet)
        .flat_map(|menu| menu.choices.iter().map(|choice| (menu.press.clone(), vec![choice.value.clone()])));
    buttons.chain(choices).filter(|(press, _)| matches!(press.verb, Verb::Game(_))).collect()
}

fn labels(sheet: &Sheet) -> Vec<&str> {
    buttons(sheet).filter(|button| matches!(button.press.verb, Verb::Game(_))).map(|b| b.label.as_str()).collect()
}

/// The choices of a menu by its verb, with what stands below each.
fn choices<'a>(sheet: &'a Sheet, verb: &str) -> Vec<(&'a str, &'a str)> {
    let menu = menus(sheet).find(|menu| menu.press.verb == Verb::Game(verb.to_owned()));
    let choices = menu.map_or(&[][..], |menu| menu.choices.as_slice());
    choices.iter().map(|choice| (choice.label.as_str(), choice.description.as_deref().unwrap_or(""))).collect()
}

fn own(action: &registry::Action) -> Action {
    *Merlin::own_action(action).expect("an action of Merlin")
}

fn act(table: &mut Table, seat: u8, action: Action) {
    play(table, Seat(seat), &registry::Action::Merlin(action));
}

fn pips(number: u8) -> Pips {
    Pips::new(number).expect("1 to 6")
}

fn space(number: u8) -> Space {
    Space::new(number - 1).expect("1 to 24")
}

/// Everything that anybody may do and everybody may know of.
fn open(table: &Table) -> HashSet<Action> {
    let legal = Seat::all(table.seats.len()).flat_map(|seat| position(table).legal_actions(seat));
    legal.map(|action| own(&action)).filter(|action| !is_hidden(action)).collect()
}

fn is_hidden(action: &Action) -> bool {
    matches!(action, Action::Complete { .. } | Action::Swap { .. })
}

fn swaps(table: &Table) -> bool {
    let mut legal = Seat::all(table.seats.len()).flat_map(|seat| position(table).legal_actions(seat));
    legal.any(|action| matches!(own(&action), Action::Swap { .. }))
}

#[test]
fn the_board_offers_each_open_action_once_and_nothing_else() {
    let mut offered = HashSet::new();
    for seats in 2..=4 {
        for kings_favor in [false, true] {
            for seed in 0..12 {
                let options = registry::Options::Merlin(Options { kings_favor });
                let mut table = dealt(&NAMES[..seats], options, seed, Locale::En);
                let mut dice = Dice::new(Seed::from_number(seed + 100));
                while let Some((seat, action)) = choose(&table, &mut dice) {
                    check_controls(&table, &mut offered);
                    let seal = third_row(&table, seat);
                    play(&mut table, seat, &seal.unwrap_or(action));
                }
            }
        }
    }
    // Each kind of open action but the hidden ones: roll, roll for all, ..., the Grail.
    let kinds: HashSet<_> = offered.iter().map(std::mem::discriminant).collect();
    assert_eq!(kinds.len(), 26, "not every kind of action was offered");
}

/// A seal on a third row, which random play seldom lays.
fn third_row(table: &Table, seat: Seat) -> Option<registry::Action> {
    let third = |action: &Action| matches!(action, Action::Complete { reward: Reward::Seal(Row::Third), .. });
    position(table).legal_actions(seat).into_iter().find(|action| third(&own(action)))
}

fn check_controls(table: &Table, offered: &mut HashSet<Action>) {
    let sheet = public(table);
    let awaited = position(table).to_act().iter().next().expect("somebody is awaited");
    let mut found = HashSet::new();
    let mut discards = false;
    for (press, values) in presses(&sheet) {
        match screen::meaning(table, &press, &values, Some(awaited), Locale::En) {
            Ok(Meaning::Play(action)) => {
                assert_eq!(screen::audience(table.kind(), &press.verb), Audience::Board);
                assert!(found.insert(own(&action)), "{action:?} is offered twice");
            }
            Ok(Meaning::Panel(_)) => {
                assert_eq!(press.verb, Verb::Game("discard".to_owned()));
                discards = true;
            }
            other => panic!("{press:?} comes to {other:?}"),
        }
    }
    let view = position(table).view(Viewer::Public);
    let mut open = open(table);
    if Merlin::own_view(&view).expect("a view of Merlin").phase == Phase::Rolling {
        // Both buttons stand there for all; who has rolled, or is the last to, is told so.
        open.extend([Action::Roll, Action::RollForAll]);
    }
    assert_eq!(found, open, "{:?}", Merlin::own_view(&view).map(|view| view.phase));
    assert_eq!(discards, swaps(table));
    offered.extend(found);
}

#[test]
fn boards_say_the_same_in_each_language_and_in_no_other() {
    for seats in 2..=4 {
        let options = registry::Options::Merlin(Options { kings_favor: seats != 3 });
        let mut table = dealt(&NAMES[..seats], options, seats as u64, Locale::En);
        let mut dice = Dice::new(Seed::from_number(seats as u64));
        while let Some((seat, action)) = choose(&table, &mut dice) {
            let shown: Vec<_> = TELLTALES
                .iter()
                .map(|(locale, _)| {
                    table.locale = *locale;
                    let sheet = public(&table);
                    let mut words = vec![sheet.text.clone()];
                    words.extend(buttons(&sheet).map(|button| button.label.clone()));
                    for menu in menus(&sheet) {
                        words.push(menu.placeholder.clone());
                        words.extend(menu.choices.iter().map(|choice| choice.label.clone()));
                        words.extend(menu.choices.iter().filter_map(|choice| choice.description.clone()));
                    }
                    (presses(&sheet), words)
                })
                .collect();
            for (place, (controls, words)) in shown.iter().enumerate() {
                assert_eq!(controls, &shown[0].0);
                assert_eq!(words.len(), shown[0].1.len());
                for text in words {
                    assert!(!text.contains("merlin-") && !text.contains("button-"), "an id: {text}");
                    let lower = text.to_lowercase();
                    let spoken: HashSet<&str> = lower.split(|letter: char| !letter.is_alphabetic()).collect();
                    let others = TELLTALES.iter().enumerate().filter(|(other, _)| *other != place);
                    let strange = others.flat_map(|(_, (_, words))| *words).find(|word| spoken.contains(**word));
                    assert_eq!(strange, None, "{text}");
                }
            }
            play(&mut table, seat, &action);
        }
    }
}

/// Anna and Bors, with these starting tiles and throws; Anna begins. The environs are a row of mountains, one of
/// wood and one of lakes, towers at the right.
fn two(tiles: [u8; 2], throws: &[([u8; 3], u8)], kings_favor: bool) -> Table {
    let options = Options { kings_favor };
    let mut deal: Deal = Merlin::deal(&options, 2, &mut Dice::new(Seed::from_number(1))).unwrap();
    deal.start = Seat(0);
    deal.starting_tiles = tiles.to_vec().into();
    deal.environs.sort_unstable();
    deal.later.throws = throws.iter().map(|(own, white)| Throw { own: own.map(pips), white: pips(*white) }).collect();
    let game = Merlin::set_up(&options, 2, &deal).unwrap();
    let mut table = lobby(&NAMES[..2], registry::Options::Merlin(options), Locale::En);
    begin(&mut table, Position::Merlin(game), Dice::new(Seed::from_number(2)));
    table
}

/// The same table in another position: what JSON pointers say is changed.
fn with(table: &Table, changes: &[(&str, Value)]) -> Table {
    let game = Merlin::own_position(position(table)).expect("a position of Merlin");
    let mut written = serde_json::to_value(game).unwrap();
    for (place, value) in changes {
        *written.pointer_mut(place).unwrap_or_else(|| panic!("there is no {place}")) = value.clone();
    }
    let game: Merlin = serde_json::from_value(written).unwrap();
    let mut changed = lobby(&NAMES[..2], table.options.clone(), Locale::En);
    begin(&mut changed, Position::Merlin(game), Dice::new(Seed::from_number(2)));
    changed
}

/// Anna has rolled 2, 4, 6 and a white 3, Bors 1, 5, 5 and a white 2. Anna's knight is on Grey (5), Bors's on Blue
/// (9), Merlin on Black (1).
fn rolled() -> Table {
    let mut table = two([1, 2], &[([6, 2, 4], 3), ([5, 1, 5], 2)], false);
    act(&mut table, 0, Action::Roll);
    act(&mut table, 1, Action::Roll);
    table
}

/// In Anna's turn, on a space of this number with the knight, everything still to be done.
fn on_space(table: &Table, number: u8, white: bool, part: Part, changes: &[(&str, Value)]) -> Table {
    let visit = Visit { space: space(number), white, borrowed: false };
    let stage = Stage::Acting(visit, part);
    let phase = Phase::Turn(Turn { seat: Seat(0), completed: 0, grey: false, staff: false, stage });
    let mut all = vec![("/phase", json!(phase)), ("/castles/0/knight", json!(space(number)))];
    all.extend(changes.iter().cloned());
    with(table, &all)
}

#[test]
fn throws_that_were_rolled_again_are_shown_until_the_second_turn() {
    let mut table = two([1, 2], &[([3, 3, 5], 3), ([6, 2, 4], 3), ([5, 1, 5], 2)], false);
    let sheet = public(&table);
    assert!(sheet.text.contains("still to roll: **Anna, Bors**"), "{}", sheet.text);
    assert_eq!(labels(&sheet), ["🎲 Roll", "Roll for the others"]);
    act(&mut table, 0, Action::Roll);
    let text = public(&table).text;
    assert!(text.contains("still to roll: **Bors**"), "{text}");
    assert!(text.contains("**Anna** · 0 points · ⚁2 ⚃4 ⚅6 · white ⚂3"), "{text}");
    assert!(text.contains("**Bors** · 0 points · not rolled yet"), "{text}");
    let again = "⚂3 ⚂3 ⚄5 · white ⚂3)";
    assert!(text.contains(again), "{text}");
    act(&mut table, 1, Action::Roll);
    let text = public(&table).text;
    assert!(text.contains("turn 1 of 4** · on turn: **Anna**") && text.contains(again), "{text}");
    for seat in [0, 1] {
        let die = if seat == 0 { 4 } else { 1 };
        act(&mut table, seat, Action::Choose(Die::Own(pips(die))));
        act(&mut table, seat, Action::Move(Direction::Clockwise));
        act(&mut table, seat, Action::Decline);
        act(&mut table, seat, Action::Done);
    }
    let text = public(&table).text;
    assert!(text.contains("turn 2 of 4** · on turn: **Anna**") && !text.contains(again), "{text}");
}

#[test]
fn each_die_says_where_it_leads() {
    let table = rolled();
    let sheet = public(&table);
    assert_eq!(
        labels(&sheet),
        [
            "⚁2 ↻ 7 Excalibur",
            "⚃4 ↻ 9 Blue principality",
            "⚅6 ↻ 11 Manor",
            // Anna has one counter out.
            "White ⚂3 ↻ 4 Influence: a shield · ↺ 22 Influence counters: 1 point",
        ]
    );
    // Her purple flag; 10 is the opposite of 2's way: 5 steps on.
    let also = choices(&sheet, "also");
    assert_eq!(also[0], ("Purple flag: unused ⚁2 becomes ⚄5", "↻ 10 Influence: a flag"));
    let merlin = ("Purple flag: unused white ⚂3 becomes ⚃4", "↻ 5 Grey principality · ↺ 21 Brown principality");
    assert_eq!((also[3], also.len()), (merlin, 4));
    assert!(sheet.text.contains("Everybody else, wait. Next: Bors"), "{}", sheet.text);
}

#[test]
fn apples_turned_dice_and_blue_flags_say_where_they_lead() {
    let mut table = with(&rolled(), &[("/castles/0/items/flags", json!([0, 0, 1, 1, 0, 0]))]);
    act(&mut table, 0, Action::Choose(Die::Own(pips(2))));
    let sheet = public(&table);
    assert_eq!(labels(&sheet), ["↻ 7 Excalibur", "↺ 3 Manor (blue flag)"]);
    let also = choices(&sheet, "also");
    // One apple, five other values; the chosen die and three unused ones can be turned.
    assert_eq!(also.len(), 5 + 1 + 3);
    assert_eq!(also[0], ("Apple: the die becomes ⚀1", "↻ 6 Missions"));
    assert_eq!(also[5], ("Purple flag: ⚁2 becomes ⚄5", "↻ 10 Influence: a flag"));
}

#[test]
fn a_henchman_says_what_he_brings_and_whom_he_sends_home() {
    let mut table = rolled();
    act(&mut table, 0, Action::Choose(Die::Own(pips(4))));
    act(&mut table, 0, Action::Move(Direction::Clockwise));
    let sheet = public(&table);
    assert_eq!(
        choices(&sheet, "do"),
        [
            ("Lady-in-waiting → Blue: influence", "now at home"),
            ("Shield-bearer → Blue: blue shield", "now at home"),
            ("Builder → Blue: blue material", "now at home"),
            ("Flag-bearer → Blue: blue flag", "now at home"),
        ]
    );
    assert_eq!(labels(&sheet), ["Leave it"]);
    act(&mut table, 0, Action::Send { henchman: Henchman::Builder, to: Principality::Blue });
    let sheet = public(&table);
    assert_eq!(labels(&sheet), ["✔ End turn"]);
    assert!(sheet.text.contains("**This turn:**") && sheet.text.contains("Builder → Blue"), "{}", sheet.text);
    act(&mut table, 0, Action::Done);
    // Bors goes on to 10 and does, by his orange flag, the action of 9, where Anna's knight stands.
    act(&mut table, 1, Action::Choose(Die::Own(pips(1))));
    act(&mut table, 1, Action::Move(Direction::Clockwise));
    let sheet = public(&table);
    assert_eq!(choices(&sheet, "also"), [("Orange flag: action of 9 Blue principality", "knight there: Anna")]);
    act(&mut table, 1, Action::Borrow(space(9)));
    let sheet = public(&table);
    assert_eq!(choices(&sheet, "do")[2], ("Builder → Blue: blue material", "now at home · sends home: Anna"));
}

#[test]
fn what_is_used_up_is_said() {
    let stocks = ("/board/stocks/shields", json!([6, 6, 0, 6, 6, 6]));
    let home = ("/castles/0/counters", json!(0));
    let out = ("/castles/0/henchmen", json!([null, "grey", null, "blue"]));
    let table = on_space(&rolled(), 9, false, Part::Open, &[stocks, home, out]);
    assert_eq!(
        choices(&public(&table), "do"),
        [
            ("Lady-in-waiting → Blue: no counter left", "now at home"),
            ("Shield-bearer → Blue: no shield left", "now in Grey"),
            ("Builder → Blue: blue material", "now at home"),
        ]
    );
}

#[test]
fn points_treasures_and_traitors_are_said_with_their_worth() {
    let flags = ("/castles/0/items/flags", json!([2, 0, 0, 0, 1, 0]));
    let table = on_space(&rolled(), 2, false, Part::Open, &[flags]);
    assert_eq!(labels(&public(&table))[0], "Score 3 points for 3 flags");
    let none = ("/castles/0/items/flags", json!([0, 0, 0, 0, 0, 0]));
    let sheet = public(&on_space(&rolled(), 2, false, Part::Open, &[none]));
    assert_eq!(labels(&sheet), ["Leave it"]);
    assert!(sheet.text.contains("This action brings nothing now."), "{}", sheet.text);

    let held = ("/board/grail", json!(1));
    let table = on_space(&rolled(), 23, false, Part::Open, &[held]);
    assert_eq!(labels(&public(&table))[0], "Take the Grail and an apple · from: Bors");

    let traitors = ("/castles/0/traitors", json!([0, 2, 1, 0, 0, 0]));
    let table = on_space(&rolled(), 7, false, Part::Open, &[traitors, ("/board/excalibur", json!(1))]);
    assert_eq!(
        choices(&public(&table), "do"),
        [
            ("Take Excalibur, discard grey traitor", "from: Bors"),
            ("Take Excalibur, discard blue traitor", "from: Bors")
        ]
    );
    // Two counters out, on Black and Blue; one blue traitor and no blue shield.
    let influence = ("/castles/0/influence", json!([1, 0, 1, 0, 0, 0]));
    let traitors = ("/castles/0/traitors", json!([0, 2, 1, 0, 0, 0]));
    let table = on_space(&rolled(), 4, false, Part::Open, &[influence, traitors]);
    assert_eq!(
        choices(&public(&table), "do"),
        [("Take: black shield", "left there: 6"), ("Take: blue shield", "left there: 6 · repels a traitor"),]
    );
}

#[test]
fn plots_say_what_pays_and_what_stands_in_their_area() {
    // A brown material pays on ten of eighteen plots, by the frames.
    let manors = ("/board/environs/manors/0", json!(1));
    let table = on_space(&rolled(), 11, false, Part::Open, &[manors]);
    let sheet = public(&table);
    let plots: Vec<_> = choices(&sheet, "do");
    let numbers: Vec<&str> = plots.iter().map(|(label, _)| label.split(' ').nth(1).unwrap()).collect();
    assert_eq!(numbers, ["4", "5", "6", "8", "9", "10", "12", "13", "16", "18"]);
    assert_eq!(plots[0], ("Plot 4 (mountain)", "pays: brown · area of 6, manors: yours 0, another's most 1"));
    assert_eq!(plots[1].0, "Plot 5 (mountain with a tower)");

    let mut table = table;
    let plot = serde_json::from_value(json!(4)).unwrap();
    act(&mut table, 0, Action::Build(plot));
    assert_eq!(labels(&public(&table)), ["Pay: brown material · yours: 1"]);
    act(&mut table, 0, Action::Pay(Principality::Brown));
    let sheet = public(&table);
    let bonus = choices(&sheet, "do");
    // Six flags, six shields, six places for a counter; she has one on Blue.
    assert_eq!((bonus.len(), labels(&sheet)), (18, vec!["Leave it"]));
    assert_eq!(bonus[14], ("Influence in Blue", "there: yours 1, another's most 0"));
}

#[test]
fn missions_are_discarded_in_private_and_drawn_in_public() {
    let table = on_space(&rolled(), 6, false, Part::Open, &[]);
    let sheet = public(&table);
    assert_eq!(labels(&sheet), ["Discard missions…", "Leave it"]);
    let press = Press { table: table.id.clone(), step: table.step, verb: Verb::Game("discard".to_owned()) };
    assert_eq!(screen::audience(table.kind(), &press.verb), Audience::Private);
    let panel = screen::meaning(&table, &press, &[], Some(Seat(0)), Locale::En);
    assert!(matches!(panel, Ok(Meaning::Panel(_))), "{panel:?}");
    let table = on_space(&rolled(), 6, false, Part::Draw { left: 2 }, &[("/board/display", json!([1, 28, 55]))]);
    let sheet = public(&table);
    assert!(sheet.text.contains("Draw 2 missions, one after the other"), "{}", sheet.text);
    // 55 less three on display and four in each hand.
    assert_eq!(
        labels(&sheet),
        [
            "Shield-bearer in Black (1 point)",
            "Any 2 henchmen in Purple (2 points)",
            "4 influence anywhere (3 points)",
            "Pile (44 left)",
        ]
    );
}

#[test]
fn a_staff_says_what_is_done_once_more() {
    let mut table = on_space(&rolled(), 9, true, Part::Open, &[]);
    act(&mut table, 0, Action::Send { henchman: Henchman::Lady, to: Principality::Blue });
    let sheet = public(&table);
    assert_eq!(labels(&sheet), ["Staff: once more 9 Blue principality · not Lady-in-waiting", "✔ End turn"]);
    act(&mut table, 0, Action::Staff);
    let sheet = public(&table);
    assert!(sheet.text.contains("A staff was spent") && sheet.text.contains("Lady-in-waiting stays"), "{}", sheet.text);
    assert_eq!(choices(&sheet, "do").len(), 3);
}

#[test]
fn the_abilities_of_kings_favor_stand_among_what_may_be_done_besides() {
    let table = {
        let mut table = two([1, 2], &[([6, 2, 4], 3), ([5, 1, 5], 2)], true);
        act(&mut table, 0, Action::RollForAll);
        table
    };
    let third = |used: bool| json!({ "rows": [false, false, true], "used": used });
    let none = json!({ "rows": [false, false, false], "used": false });
    let seals = |at: usize| {
        let mut all = vec![none.clone(); 4];
        all[at] = third(false);
        ("/castles/0/seals", json!(all))
    };
    let traitors = ("/castles/0/traitors", json!([0, 2, 0, 0, 0, 0]));
    let sheet = public(&on_space(&table, 9, false, Part::Open, &[seals(1), traitors]));
    assert_eq!(choices(&sheet, "also"), [("King's Favor, 1 point: repel grey traitor", "")]);
    let sheet = public(&on_space(&table, 11, false, Part::Open, &[seals(2)]));
    assert_eq!(choices(&sheet, "also"), [("King's Favor: build two manors", "without a staff afterwards")]);
    let sheet = public(&on_space(&table, 20, false, Part::Open, &[seals(0)]));
    assert_eq!(choices(&sheet, "also"), [("King's Favor: send two henchmen", "without a staff afterwards")]);
    // On the space for flags, of which she has none: 1 for the seal alone, and what else she has.
    let flags = ("/castles/0/items/flags", json!([0, 0, 0, 0, 0, 0]));
    let sheet = public(&on_space(&table, 2, false, Part::Open, &[seals(3), flags]));
    let tallies: Vec<_> = choices(&sheet, "also").into_iter().map(|(label, _)| label).collect();
    assert_eq!(
        tallies,
        [
            "King's Favor: flags 0 + 1 = 1 point",
            "King's Favor: shields 1 + 1 = 2 points",
            "King's Favor: materials 1 + 1 = 2 points",
            "King's Favor: influence counters 1 + 1 = 2 points",
        ]
    );
    // The second half may be left.
    let sheet = public(&on_space(&table, 20, false, Part::Twice(Half::Second), &[]));
    assert!(labels(&sheet).contains(&"Leave it"));
}

#[test]
fn the_grails_holder_is_told_what_either_answer_scores() {
    let phase = json!({ "grail": { "seat": 0, "at": "orange" } });
    let changes = [
        ("/phase", phase),
        ("/board/grail", json!(0)),
        ("/castles/0/influence", json!([0, 0, 0, 0, 2, 1])),
        ("/castles/1/influence", json!([0, 0, 0, 0, 2, 1])),
    ];
    let sheet = public(&with(&rolled(), &changes));
    assert_eq!(labels(&sheet), ["Use the Grail: 4 points, the others none", "Not here: 2 points each"]);
    let tie = "In Orange these are tied with most influence, 2 each, 4 in all: Anna, Bors";
    assert!(sheet.text.contains(tie), "{}", sheet.text);
    assert!(sheet.text.contains("It could also decide later: in Brown"), "{}", sheet.text);
}

#[test]
fn take_back_stands_on_the_board_while_a_step_can_be_taken_back() {
    use roundtable::table::{Deed, Doer, InteractionId};
    let mut table = rolled();
    let back = |table: &Table| buttons(&public(table)).any(|button| button.press.verb == Verb::TakeBackOnBoard);
    assert!(!back(&table));
    let doer = Doer { interaction: InteractionId(7), person: crate::fixture::person(1, ""), moderator: false };
    let choose = Deed::Play(registry::Action::Merlin(Action::Choose(Die::Own(pips(2)))));
    table.apply(&doer, None, &choose, 0).unwrap();
    assert!(back(&table));
    table.apply(&doer, None, &Deed::TakeBack, 0).unwrap();
    assert!(!back(&table));
}

#[test]
fn the_roll_command_rolls_then_shows_the_dice_then_says_whose_turn_it_is() {
    let roll = |table: &Table, seat: u8| {
        let press = Press { table: table.id.clone(), step: table.step, verb: Verb::Game("roll".to_owned()) };
        screen::meaning(table, &press, &[], Some(Seat(seat)), Locale::En)
    };
    let fresh = two([1, 2], &[], false);
    assert_eq!(roll(&fresh, 1), Ok(Meaning::Play(registry::Action::Merlin(Action::Roll))));
    let flags = ("/castles/0/items/flags", json!([1, 0, 0, 1, 0, 0]));
    // Four counters out complete mission 55, for 3 points.
    let met = [("/hands/0/0", json!(55)), ("/castles/0/influence", json!([2, 2, 0, 0, 0, 0])), flags];
    let table = with(&rolled(), &met);
    let Ok(Meaning::Post(sheet)) = roll(&table, 0) else { panic!("no answer") };
    for line in [
        "Your knight: 5 Grey principality · Merlin: 1 Black principality",
        "⚁2 ↻ 7 Excalibur · ↺ 3 Manor (needs a blue flag)",
        "white ⚂3 ↻ 4 Influence: a shield · ↺ 22 Influence counters: 4 points",
        "1 apple: sets the chosen die to another value",
        "black flag: discards",
        "purple flag: turns",
        "a mission, if you like: 4 influence anywhere (3 points)",
    ] {
        assert!(sheet.text.contains(line), "{line} is not in\n{}", sheet.text);
    }
    let refused = Err(Refused::Rules(registry::Refusal::Merlin(Refusal::OtherTurn { seat: Seat(0) })));
    assert_eq!(roll(&table, 1), refused);
}

#[test]
fn presses_that_the_rules_forbid_are_left_to_them_and_old_ones_come_to_nothing() {
    let mut table = rolled();
    let meaning = |table: &Table, seat: u8, step: u64, verb: &str| {
        let press = Press { table: table.id.clone(), step, verb: Verb::Game(verb.to_owned()) };
        screen::meaning(table, &press, &[], Some(Seat(seat)), Locale::En)
    };
    let played = |action: Action| Ok(Meaning::Play(registry::Action::Merlin(action)));
    let step = table.step;
    let choose_four = "do.{\"choose\":{\"own\":4}}";
    let four = Action::Choose(Die::Own(pips(4)));
    assert_eq!(meaning(&table, 0, step, choose_four), played(four));
    // Somebody else's press.
    assert_eq!(meaning(&table, 1, step, choose_four), played(four));
    let refusal = |table: &Table, seat: u8, action: Action| {
        let mut game = Merlin::own_position(position(table)).unwrap().clone();
        game.play(Seat(seat), &action, &mut Dice::new(Seed::from_number(0))).unwrap_err()
    };
    assert_eq!(refusal(&table, 1, four), Refusal::OtherTurn { seat: Seat(0) });
    // A die that is not there, a space without a knight.
    assert_eq!(refusal(&table, 0, Action::Choose(Die::Own(pips(5)))), Refusal::DieUsed);
    act(&mut table, 0, four);
    act(&mut table, 0, Action::Move(Direction::Clockwise));
    assert_eq!(meaning(&table, 0, step, choose_four), Err(Refused::Stale));
    assert_eq!(meaning(&table, 0, table.step, "do.{\"choose\":{\"own\":9}}"), Err(Refused::Stale));
    assert_eq!(meaning(&table, 0, table.step, "do.{\"choose\":4}"), Err(Refused::Stale));
    assert_eq!(meaning(&table, 0, table.step, "unheard-of"), Err(Refused::Stale));
    let orange = with(&table, &[("/castles/0/items/flags", json!([0, 0, 0, 0, 1, 0]))]);
    assert_eq!(refusal(&orange, 0, Action::Borrow(space(3))), Refusal::NoKnight { space: space(3) });
    assert_eq!(
        refusal(&table, 0, Action::Take(Item { kind: Kind::Flag, of: Principality::Grey })),
        Refusal::OtherField { space: space(9) }
    );
}
