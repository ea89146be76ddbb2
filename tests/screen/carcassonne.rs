//! Carcassonne's board and panels: everything that may be done can be chosen step by step, each scoring says its sum,
//! and nobody learns more of the bag than all know.

use std::collections::HashSet;

use roundtable::games::carcassonne::{
    Action, Carcassonne, Cell, Figure, Options, Phase, Refusal, Rotation, Spot, Tile, View,
};
use roundtable::games::registry::{self, Position, Registered};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};
use roundtable::language::Locale;
use roundtable::screen::sheet::{self, Sheet};
use roundtable::screen::slash::{self, Given, Order, Typed};
use roundtable::screen::{self, Audience, Meaning, Press, Verb};
use roundtable::table::{Refused, Table};
use serde_json::{Value, json};

use crate::fixture::{begin, choose, dealt, lobby, play, position};

const NAMES: [&str; 6] = ["Anna", "Bors", "Kay", "Elaine", "Lunete", "Gareth"];

fn options(options: Options) -> registry::Options {
    registry::Options::Carcassonne(options)
}

/// A game of two that goes on with this tile, its position changed.
fn table(drawn: &str, locale: Locale, edit: impl FnOnce(&mut Value)) -> Table {
    let usual = Options::default();
    let mut dice = Dice::new(Seed::from_number(1));
    let deal = Carcassonne::deal(&usual, 2, &mut dice).unwrap();
    let mut position = serde_json::to_value(Carcassonne::set_up(&usual, 2, &deal).unwrap()).unwrap();
    position["turn"] = json!(0);
    position["phase"] = json!({ "laying": { "tile": drawn } });
    position["bag"] = json!(["V", "U"]);
    edit(&mut position);
    let mut table = lobby(&NAMES[..2], options(usual), locale);
    begin(&mut table, Position::Carcassonne(serde_json::from_value(position).unwrap()), dice);
    table
}

fn view(table: &Table) -> View {
    Carcassonne::own_view(&position(table).view(Viewer::Public)).unwrap().clone()
}

fn act(table: &mut Table, action: Action) -> Option<String> {
    let seat = position(table).to_act().iter().next().unwrap();
    let events = play(table, seat, &registry::Action::Carcassonne(action));
    screen::result(table, &events).map(|sheet| sheet.text)
}

fn lay(x: i16, y: i16, degrees: u16) -> Action {
    Action::Lay { cell: Cell::new(x, y), rotation: Rotation::try_from(degrees).unwrap() }
}

/// The game's own controls of a sheet, each with what is chosen in it.
fn presses(sheet: &Sheet) -> Vec<(Press, Vec<String>)> {
    let controls = sheet.rows.iter().flat_map(|row| match row {
        sheet::Row::Buttons(buttons) => {
            buttons.iter().filter(|button| !button.disabled).map(|button| (button.press.clone(), Vec::new())).collect()
        }
        sheet::Row::Menu(menu) => {
            menu.choices.iter().map(|choice| (menu.press.clone(), vec![choice.value.clone()])).collect::<Vec<_>>()
        }
    });
    controls.filter(|(press, _)| matches!(press.verb, Verb::Game(_))).collect()
}

fn meaning(table: &Table, press: &Press, values: &[String], seat: u8) -> Result<Meaning, Refused> {
    screen::meaning(table, press, values, Some(Seat(seat)), Locale::En)
}

fn labels(sheet: &Sheet) -> Vec<&str> {
    labels_of(sheet, "")
}

/// The labels of the buttons of the game whose verbs begin so.
fn labels_of<'s>(sheet: &'s Sheet, verbs: &str) -> Vec<&'s str> {
    let buttons = sheet.rows.iter().flat_map(|row| match row {
        sheet::Row::Buttons(buttons) => buttons.as_slice(),
        sheet::Row::Menu(_) => &[],
    });
    let wanted = |verb: &Verb| matches!(verb, Verb::Game(name) if name.starts_with(verbs));
    buttons.filter(|button| wanted(&button.press.verb)).map(|button| button.label.as_str()).collect()
}

/// Everything that can be played by going from the board through its panels.
fn offered(table: &Table, seat: Seat, what: &str) -> HashSet<Action> {
    let mut found = HashSet::new();
    let mut seen: HashSet<(String, Vec<String>)> = HashSet::new();
    let mut left = vec![(screen::public(table, &[]), true)];
    while let Some((sheet, board)) = left.pop() {
        crate::check(&sheet, board, what);
        for label in labels_of(&sheet, "lay.") {
            assert!(label.chars().count() <= 25, "{what}: {label}");
        }
        for (press, values) in presses(&sheet) {
            let audience = screen::audience(registry::Kind::Carcassonne, &press.verb);
            assert_eq!(audience == Audience::Panel, !board, "{what}: {press:?}");
            if !seen.insert((press.verb.name(), values.clone())) {
                continue;
            }
            match screen::meaning(table, &press, &values, Some(seat), Locale::Hu) {
                Ok(Meaning::Play(action)) => {
                    found.insert(*Carcassonne::own_action(&action).unwrap());
                }
                Ok(Meaning::Panel(panel)) => left.push((panel, false)),
                other => panic!("{what}: {press:?} {values:?} gives {other:?}"),
            }
        }
    }
    found
}

/// Whether nobody can tell two actions apart: other turns of a tile that looks the same, other parts of a feature.
fn alike(view: &View, one: &Action, other: &Action) -> bool {
    match (*one, *other) {
        (Action::Lay { cell, rotation }, Action::Lay { cell: there, rotation: turned }) => {
            let Phase::Laying { tile } = view.phase else { return false };
            let (face, faced) = (tile.face(rotation), tile.face(turned));
            let same = face.segments.iter().all(|segment| faced.segments.contains(segment));
            cell == there && face.edges == faced.edges && same
        }
        (Action::Conjure { figure, spot }, Action::Conjure { figure: moved, spot: to }) => {
            figure == moved && view.landscape.is_same(spot, to)
        }
        _ => one == other,
    }
}

#[test]
fn everything_that_may_be_done_can_be_chosen() {
    let mut phases = HashSet::new();
    let mut wide = 0;
    let many = Options { inns: true, river: true, ..Options::default() };
    for (seats, options_of, seed) in [(2, Options::default(), 1), (3, many, 2), (6, many, 3)] {
        let mut table = dealt(&NAMES[..seats], options(options_of), seed, Locale::Cs);
        let mut dice = Dice::new(Seed::from_number(seed + 50));
        while let Some((seat, action)) = choose(&table, &mut dice) {
            let seen = view(&table);
            // The beginning, and then one step in five.
            if table.step < 40 || dice.below(5) == 0 {
                let what = format!("{seats} seats, step {}", table.step);
                let offered = offered(&table, seat, &what);
                for action in &offered {
                    assert!(seen.choices.contains(action), "{what}: {action:?} is offered and not allowed");
                }
                for legal in &seen.choices {
                    let count = offered.iter().filter(|action| alike(&seen, action, legal)).count();
                    // A feature can be offered in each region that it reaches.
                    let once = matches!(legal, Action::Conjure { .. }) || count == 1;
                    assert!(count >= 1 && once, "{what}: {legal:?} is offered {count} times");
                }
                phases.insert(std::mem::discriminant(&seen.phase));
                let cells = seen.choices.iter().filter_map(|action| match action {
                    Action::Lay { cell, .. } => Some(*cell),
                    _ => None,
                });
                wide += u32::from(cells.collect::<HashSet<_>>().len() > 25);
            }
            play(&mut table, seat, &action);
        }
    }
    assert_eq!(phases.len(), 4);
    assert!(wide > 10, "only {wide} wide boards");
}

#[test]
fn the_lobby_is_for_six_only_with_inns() {
    let told = |inns: bool, seated: usize| {
        let with = Options { inns, ..Options::default() };
        screen::public(&lobby(&NAMES[..seated], options(with), Locale::En), &[]).text
    };
    let says = |text: String, lines: [&str; 2]| {
        assert!(lines.iter().all(|line| text.lines().any(|told| told == *line)), "{lines:?} are not in\n{text}");
    };
    let may_join = "➤ The host can press Begin. Others can still press Join.";
    says(told(false, 4), ["Seated: 4 (for 2 to 5 players)", may_join]);
    let enough = "➤ The host can press Begin. More players need other options.";
    says(told(false, 5), ["Seated: 5 (for 2 to 5 players)", enough]);
    let sixth = "⚠ Cannot begin yet. The sixth player comes with Inns & Cathedrals.";
    says(told(false, 6), ["Seated: 6 (for 2 to 5 players)", sixth]);
    says(told(true, 5), ["Seated: 5 (for 2 to 6 players)", may_join]);
    let full = "➤ All seats are taken. The host can press Begin.";
    says(told(true, 6), ["Seated: 6 (for 2 to 6 players)", full]);
}

#[test]
fn the_board_asks_for_the_drawn_tile() {
    let table = table("V", Locale::En, |_| {});
    let sheet = screen::public(&table, &[]);
    let lines: Vec<&str> = sheet.text.lines().collect();
    assert_eq!(
        lines[..7],
        [
            "**On turn: Anna** · tiles in the bag: 2",
            "Drawn: **Road S–W**",
            "➤ Choose where the tile goes: there are 3 cells.",
            "➤ Everybody else, wait. Next: Bors",
            "1. **Anna** · 0 points · meeples in hand: 7",
            "2. **Bors** · 0 points · meeples in hand: 7",
            "Mage: beside the board · Witch: beside the board",
        ]
    );
    let sheet::Row::Menu(menu) = &sheet.rows[0] else { panic!("no menu") };
    let choices: Vec<_> = menu.choices.iter().map(|c| (c.label.as_str(), c.description.as_deref().unwrap())).collect();
    assert_eq!(
        choices,
        [("A2", "E road · 2 ways round"), ("C2", "W road · 2 ways round"), ("B3", "N field · 2 ways round")]
    );
}

#[test]
fn the_ways_round_say_what_becomes_of_the_roads() {
    let table = table("W", Locale::En, |_| {});
    let press = Press { table: table.id.clone(), step: table.step, verb: Verb::Game("at".to_owned()) };
    let Ok(Meaning::Panel(panel)) = meaning(&table, &press, &["1,0".to_owned()], 0) else { panic!("no panel") };
    // W has no road in the north as it is drawn.
    assert!(panel.text.starts_with("**C2** · how should the tile lie?"), "{}", panel.text);
    assert!(panel.text.contains("Road W: 2 tiles · open sides: 1"), "{}", panel.text);
    assert_eq!(labels(&panel), ["1 · Road E, S, W", "2 · Road N, S, W", "3 · Road N, E, W", "Other cell"]);
    // Somebody else sees no panel, but whose turn it is.
    let refused = meaning(&table, &press, &["1,0".to_owned()], 1).unwrap_err();
    assert_eq!(
        screen::refused(&refused, Some(&table), Locale::En),
        "It is not your turn. On turn: Anna · lays a tile: road E, road S, road W"
    );
}

#[test]
fn a_meeple_is_chosen_by_number_and_can_be_taken_back() {
    let mut table = table("U", Locale::En, |_| {});
    act(&mut table, lay(1, 0, 0));
    let sheet = screen::public(&table, &[]);
    assert!(sheet.text.contains("This turn: Road E–W → C2"), "{}", sheet.text);
    let sheet::Row::Menu(menu) = &sheet.rows[0] else { panic!("no menu") };
    let choices: Vec<_> = menu.choices.iter().map(|c| (c.label.as_str(), c.description.as_deref().unwrap())).collect();
    assert_eq!(
        choices,
        [
            ("1 · Thief: road E–W", "2 tiles · open sides: 2"),
            ("2 · Farmer: field NW, NE", "0 complete cities"),
            ("3 · Farmer: field SE, SW", "0 complete cities"),
        ]
    );
    act(&mut table, Action::Claim { segment: 0, big: false });
    let sheet = screen::public(&table, &[]);
    assert!(sheet.text.contains("**This turn:** Road E–W → C2 · thief: road E–W at C2"), "{}", sheet.text);
    assert_eq!(labels(&sheet), ["✔ End turn"]);
}

/// D, with the city above it closed by the tile that is drawn: a knight of the first seat in it, and a figure.
fn closing(figure: Option<&str>, locale: Locale) -> Table {
    let spot = json!({ "cell": [0, 0], "segment": 0 });
    table("E", locale, |position| {
        position["landscape"]["meeples"] = json!([{ "seat": 0, "spot": spot, "big": false }]);
        position["supplies"][0]["small"] = json!(6);
        if let Some(figure) = figure {
            position[figure] = spot.clone();
        }
    })
}

fn closed(figure: Option<&str>, locale: Locale) -> String {
    let mut table = closing(figure, locale);
    act(&mut table, lay(0, -1, 180));
    act(&mut table, Action::Pass);
    act(&mut table, Action::Done).unwrap()
}

#[test]
fn each_scoring_says_its_sum() {
    assert_eq!(closed(None, Locale::En), "**City B2**: 2 tiles × 2 = **4** · Anna +4");
    assert_eq!(
        closed(Some("mage"), Locale::En),
        "**City B2**: 2 tiles × 2 + 2 (mage) = **6** · Anna +6\nThe mage goes back beside the board."
    );
    assert_eq!(
        closed(Some("witch"), Locale::Cs),
        "**Město B2**: 2 kartičky × 2 = 4, s čarodějnicí polovina: **2** · Anna +2\nČarodějnice se vrací vedle desky."
    );
    assert_eq!(
        closed(Some("mage"), Locale::Hu),
        "**Város, B2**: 2 lapka × 2 + 2 (mágus) = **6** · Anna +6\nA mágus visszakerül a tábla mellé."
    );
}

#[test]
fn a_tie_and_pennants_are_told() {
    // The city of D and F with a pennant, a knight of each in it, closed by E.
    let mut table = table("E", Locale::En, |position| {
        let tiles = position["landscape"]["tiles"].as_array_mut().unwrap();
        tiles.push(json!({ "tile": "F", "cell": [0, -1], "rotation": 90 }));
        let knight = |seat: u8, y: i16| json!({ "seat": seat, "spot": { "cell": [0, y], "segment": 0 }, "big": false });
        position["landscape"]["meeples"] = json!([knight(0, 0), knight(1, -1)]);
        position["supplies"] = json!([{ "small": 6, "big": false }, { "small": 6, "big": false }]);
    });
    act(&mut table, lay(0, -2, 180));
    act(&mut table, Action::Pass);
    assert_eq!(
        act(&mut table, Action::Done).unwrap(),
        "**City B2**: (3 tiles + 1 pennant) × 2 = **8** · Anna +8, Bors +8 (tie, meeples: Anna 1, Bors 1)"
    );
}

#[test]
fn a_figure_that_may_still_leave_is_pointed_out() {
    let mut table = table("MW5", Locale::En, |position| position["mage"] = json!({ "cell": [0, 0], "segment": 0 }));
    act(&mut table, lay(0, -1, 0));
    let warning =
        "⚠ The mage stands in what this tile completes (city N at B3). Moved away now, it adds nothing there.";
    let sheet = screen::public(&table, &[]);
    assert!(sheet.text.contains(warning), "{}", sheet.text);
    assert_eq!(labels(&sheet), ["Mage", "Witch"]);
    let press = presses(&sheet).into_iter().next().unwrap().0;
    let Ok(Meaning::Panel(panel)) = meaning(&table, &press, &[], 0) else { panic!("no panel") };
    assert!(panel.text.contains(warning), "{}", panel.text);
    let sheet::Row::Menu(menu) = &panel.rows[0] else { panic!("no menu") };
    let choices: Vec<_> = menu.choices.iter().map(|choice| choice.label.as_str()).collect();
    assert_eq!(choices, ["1 · city N at B2", "2 · road E–W at B3"]);
    let chosen = meaning(&table, &menu.press, &[menu.choices[1].value.clone()], 0);
    let spot = Spot { cell: Cell::new(0, 0), segment: 1 };
    let expected = Action::Conjure { figure: Figure::Mage, spot };
    assert_eq!(chosen, Ok(Meaning::Play(registry::Action::Carcassonne(expected))));
}

#[test]
fn a_tile_that_fits_nowhere_is_told() {
    let mut table = closing(None, Locale::En);
    if let roundtable::table::Stage::Playing(playing) = &mut table.stage {
        let mut position = serde_json::to_value(&playing.position).unwrap();
        position["carcassonne"]["bag"] = json!(["V", "C"]);
        playing.position = serde_json::from_value(position).unwrap();
    }
    act(&mut table, lay(0, -1, 180));
    act(&mut table, Action::Pass);
    let told = act(&mut table, Action::Done).unwrap();
    assert!(told.ends_with("This tile fits nowhere and is set aside: city N–E–S–W (pennant)"), "{told}");
}

#[test]
fn the_help_on_laying_has_the_river_where_it_is_played() {
    for river in [false, true] {
        let table = dealt(&NAMES[..2], options(Options { river, ..Options::default() }), 1, Locale::En);
        let help = screen::help(Some(&table), Some(Seat(0)), Locale::En, &|command| format!("/{command}")).text;
        assert!(help.contains("city to city, road to road, field to field"), "{help}");
        assert_eq!(help.contains("River goes on river:"), river, "{help}");
    }
}

fn given(options: &[(&str, &str)]) -> Given {
    Given(options.iter().map(|(name, text)| ((*name).to_owned(), Typed::Text((*text).to_owned()))).collect())
}

#[test]
fn the_command_lays_in_one_go() {
    let table = table("V", Locale::En, |_| {});
    let typed = |options: &[(&str, &str)], seat: u8| {
        let order = slash::order("carcassonne", "lay", &given(options), Some(&table)).unwrap();
        let Order::Press(verb, values) = order else { panic!("{order:?}") };
        let press = Press { table: table.id.clone(), step: table.step, verb };
        meaning(&table, &press, &values, seat)
    };
    let laid = Ok(Meaning::Play(registry::Action::Carcassonne(lay(1, 0, 90))));
    assert_eq!(typed(&[("cell", "c2"), ("rotation", "90")], 0), laid);
    assert!(matches!(typed(&[("cell", "C2")], 0), Ok(Meaning::Panel(_))));
    let say = |refused: Refused| screen::refused(&refused, Some(&table), Locale::En);
    let no_cell =
        "The board has no cell Z9. Cells are called like C4: the letter of the column, the number of the row.";
    assert_eq!(say(typed(&[("cell", "Z9"), ("rotation", "0")], 0).unwrap_err()), no_cell);
    assert!(say(typed(&[("cell", "C2")], 1).unwrap_err()).starts_with("It is not your turn."));
    let rules = |refusal| say(Refused::Rules(registry::Refusal::Carcassonne(refusal)));
    let cell = Cell::new(1, 0);
    let tile = Tile::named("V").unwrap();
    assert_eq!(
        rules(Refusal::Mismatch { tile, cell }),
        "Turned so, the tile does not fit at C2. What lies around it: W road"
    );
    assert_eq!(rules(Refusal::Lonely { cell: Cell::new(1, 1) }), "C3 touches no tile.");
}

#[test]
fn the_tiles_left_tell_nothing_of_a_short_bag() {
    let short = Options { short_bag: true, ..Options::default() };
    let table = dealt(&NAMES[..2], options(short), 4, Locale::En);
    let press = Press { table: table.id.clone(), step: 0, verb: Verb::Game("tiles".to_owned()) };
    // Anybody may look, at any step.
    let Ok(Meaning::Panel(panel)) = screen::meaning(&table, &press, &[], None, Locale::En) else { panic!("no panel") };
    assert!(
        panel.text.starts_with("**Tiles not seen yet: 78**; 39 of them are in the bag, nobody knows which."),
        "{}",
        panel.text
    );
    // All nine V of the box are there, unless one is drawn.
    let drawn = matches!(view(&table).phase, Phase::Laying { tile } if tile == Tile::named("V").unwrap());
    let line = format!("{}× road S–W", if drawn { 8 } else { 9 });
    assert!(panel.text.lines().any(|told| told == line), "{}", panel.text);
}

#[test]
fn the_score_says_what_each_feature_would_give() {
    let mut table = closing(Some("mage"), Locale::En);
    let press = Press { table: table.id.clone(), step: 0, verb: Verb::Game("score".to_owned()) };
    let score = |table: &Table| match screen::meaning(table, &press, &[], None, Locale::En) {
        Ok(Meaning::Panel(panel)) => panel.text,
        other => panic!("{other:?}"),
    };
    let line = "**City B2**: 1 tile (not complete) + 1 (mage) = **2** · Anna +2 · open sides: 1";
    assert_eq!(score(&table).lines().last(), Some(line));
    // His own panel has it too.
    assert!(screen::secret(&table, Seat(0), Locale::En).text.contains(line));
    assert!(screen::secret(&table, Seat(1), Locale::En).text.contains("None of your meeples is on the board."));
    // Once it is complete it is worth more, then scored, and nothing is left.
    act(&mut table, lay(0, -1, 180));
    assert_eq!(score(&table).lines().last(), Some("**City B3**: 2 tiles × 2 + 2 (mage) = **6** · Anna +6"));
    act(&mut table, Action::Pass);
    act(&mut table, Action::Done);
    assert_eq!(score(&table).lines().last(), Some("No meeple is on the board."));
}

/// D and a road beside it, with a knight of the first seat in D's city, when the bag is empty.
fn ended() -> Table {
    let mut table = table("V", Locale::En, |position| {
        let spot = json!({ "cell": [0, 0], "segment": 0 });
        position["landscape"]["meeples"] = json!([{ "seat": 0, "spot": spot, "big": false }]);
        position["supplies"][0]["small"] = json!(6);
        position["bag"] = json!([]);
    });
    for action in [lay(1, 0, 90), Action::Pass, Action::Done] {
        act(&mut table, action);
    }
    table
}

/// What that city gives.
const LAST_CITY: &str = "**City B2**: 1 tile (not complete) = **1** · Anna +1 · open sides: 1";

#[test]
fn the_last_board_leads_to_what_the_last_features_gave() {
    let table = ended();
    let sheet = screen::public(&table, &[]);
    assert!(sheet.text.contains("\n“Score” shows what the last features gave.\n"), "{}", sheet.text);
    assert_eq!(labels(&sheet), ["Score"]);
    let press = presses(&sheet).remove(0).0;
    assert_eq!(screen::audience(registry::Kind::Carcassonne, &press.verb), Audience::Private);
    let Ok(Meaning::Panel(panel)) = screen::meaning(&table, &press, &[], None, Locale::En) else { panic!("no panel") };
    assert!(panel.text.starts_with("**Score** · and what the last features gave\n"), "{}", panel.text);
    assert!(panel.text.ends_with(LAST_CITY), "{}", panel.text);
}

#[test]
fn the_board_in_words_says_what_the_last_features_gave() {
    let text = screen::text(&ended(), Viewer::Public, Locale::En).text;
    let told = format!("\n**Features with meeples at the end, and what they gave:**\n{LAST_CITY}\n");
    assert!(text.contains(&told), "{text}");
    let running = screen::text(&closing(None, Locale::En), Viewer::Public, Locale::En).text;
    assert!(running.contains("\n**Features with meeples, if the game ended now:**\n**City B2**"), "{running}");
}

#[test]
fn a_long_final_scoring_is_summed_up_and_whole_in_the_history() {
    let mut long = 0;
    for seed in 0..3 {
        let everything = Options { inns: true, ..Options::default() };
        let mut table = dealt(&NAMES, options(everything), seed, Locale::Hu);
        let mut dice = Dice::new(Seed::from_number(seed));
        let mut happened = Vec::new();
        let mut last = None;
        while let Some((seat, action)) = choose(&table, &mut dice) {
            let events = play(&mut table, seat, &action);
            last = screen::result(&table, &events);
            happened.push(events);
        }
        let text = last.unwrap().text;
        assert!(text.contains("**Végső értékelés**") && text.contains("🏆"), "{text}");
        if text.contains("az előzményekben") {
            long += 1;
            let scores = view(&table).scores;
            let sums: Vec<&str> = text.lines().filter(|line| line.contains("kolostor ")).collect();
            assert_eq!(sums.len(), scores.seats(), "{text}");
        }
        let pages = screen::history(&table, &happened, Viewer::Public, Locale::Hu);
        assert!(pages.last().unwrap().text.contains("🏆"));
    }
    assert!(long > 0, "no final scoring was long");
}
