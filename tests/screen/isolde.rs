//! Fair Isolde: what is offered is what is allowed, public choices on the board and secret ones on the own panel.

use std::collections::BTreeSet;

use roundtable::games::isolde::{
    self, Action, Board, Card, Chance, Colour, Deal, Form, Isolde, Kind, Options, Refusal, deck,
};
use roundtable::games::registry::{self, Event, Position, Registered};
use roundtable::games::{Dice, Game, Seat, Seed, Viewer};
use roundtable::language::Locale;
use roundtable::screen::sheet::{Row, Sheet};
use roundtable::screen::{self, Audience, Meaning, Press, Verb};
use roundtable::table::{Deed, Doer, Intent, InteractionId, PersonId, Refused, Stage, Table};

use crate::fixture::{begin, choose, dealt, fitting, lobby, person, play, position};

const GAME: registry::Kind = registry::Kind::Isolde;

const NAMES: [&str; 5] = ["Anna", "Bors", "Kay", "Elaine", "Lunete"];

/// All sets of so many of these places.
fn subsets(places: usize, size: usize) -> Vec<Vec<String>> {
    let sets = (0..1u32 << places).filter(|bits| bits.count_ones() as usize == size);
    sets.map(|bits| (0..places).filter(|place| bits & 1 << place != 0).map(|place| place.to_string()).collect())
        .collect()
}

/// What the game's own controls of a sheet come to when this seat presses them, as JSON, and through which kinds
/// of control.
fn offered(table: &Table, sheet: &Sheet, seat: Seat, audiences: &[Audience]) -> BTreeSet<String> {
    let mut actions = BTreeSet::new();
    let mut press = |press: &Press, values: &[String]| {
        let Verb::Game(verb) = &press.verb else { return };
        let audience = screen::audience(GAME, &press.verb);
        if verb == "score" {
            assert_eq!(audience, Audience::Private);
            return;
        }
        assert!(audiences.contains(&audience), "{verb} is not where it should be");
        match screen::meaning(table, press, values, Some(seat), Locale::En) {
            Ok(Meaning::Play(registry::Action::Isolde(action))) => {
                actions.insert(serde_json::to_string(&action).unwrap());
            }
            Ok(Meaning::Panel(panel)) => {
                crate::check(&panel, false, verb);
                actions.extend(offered(table, &panel, seat, &[Audience::Own]));
            }
            other => panic!("{verb}: {other:?}"),
        }
    };
    for row in &sheet.rows {
        match row {
            Row::Buttons(buttons) => buttons.iter().for_each(|button| press(&button.press, &[])),
            Row::Menu(menu) if menu.least > 1 => {
                subsets(menu.choices.len(), menu.least).iter().for_each(|values| press(&menu.press, values));
            }
            Row::Menu(menu) => {
                menu.choices.iter().for_each(|choice| press(&menu.press, std::slice::from_ref(&choice.value)));
            }
        }
    }
    actions
}

fn json(actions: &[Action]) -> BTreeSet<String> {
    actions.iter().map(|action| serde_json::to_string(action).unwrap()).collect()
}

/// Checks all controls of a position; what kinds of questions there were.
fn check_controls(table: &Table, what: &str) {
    let position = position(table);
    let public = position.view(Viewer::Public);
    let public = Isolde::own_view(&public).unwrap();
    let decider = public.awaited.iter().next().unwrap();
    let board = screen::public(table, &[]);
    let on_board = offered(table, &board, decider, &[Audience::Board, Audience::Private]);
    assert_eq!(on_board, json(&public.choices), "{what}, board");
    for seat in Seat::all(table.seats.len()) {
        let own = position.view(Viewer::Seat(seat));
        let own = Isolde::own_view(&own).unwrap();
        let panel = screen::secret(table, seat, Locale::Hu);
        let on_panel = offered(table, &panel, seat, &[Audience::Own]);
        assert_eq!(on_panel, json(&own.own.as_ref().unwrap().choices), "{what}, panel of {seat}");
    }
}

#[test]
fn exactly_what_is_allowed_is_offered() {
    for seats in 2..=5 {
        let variants = fitting(GAME, seats);
        for number in 0..24 {
            let options = variants[(number * 67 + seats * 13) % variants.len()].clone();
            let what = format!("{seats} seats, game {number}, {options:?}");
            let mut table = dealt(&NAMES[..seats], options, number as u64, Locale::ALL[number % 3]);
            let mut dice = Dice::new(Seed::from_number(number as u64));
            while let Some((seat, action)) = choose(&table, &mut dice) {
                check_controls(&table, &what);
                play(&mut table, seat, &action);
            }
            assert!(matches!(table.stage, Stage::Over(_)));
        }
    }
}

/// A card by the kind's first letters and its value.
fn card(kind: Kind, value: u8) -> Card {
    Card { kind, value }
}

/// Anna, Bors and Kay with these packets; Anna begins.
fn begun(packets: [[Card; 5]; 3], locale: Locale) -> Table {
    let mut rest = deck();
    let dealt: Vec<Card> = packets.into_iter().flatten().collect();
    for card in &dealt {
        rest.remove(rest.iter().position(|other| other == card).unwrap());
    }
    let first = dealt.into_iter().chain(rest).collect();
    let deal = Deal { start: Seat(0), later: Chance { decks: vec![first], ..Chance::default() } };
    let options = Options::default();
    let game = Isolde::set_up(&options, 3, &deal).unwrap();
    let mut table = lobby(&NAMES[..3], registry::Options::Isolde(options), locale);
    begin(&mut table, Position::Isolde(game), Dice::new(Seed::from_number(0)));
    table
}

fn act(table: &mut Table, seat: u8, action: Action) -> Vec<Event> {
    play(table, Seat(seat), &registry::Action::Isolde(action))
}

/// Each of three players drafts a Combat, an Isolde and a Study card, and King 2, Grail 3 and King 4.
fn drafted(locale: Locale) -> Table {
    use Kind::{Combat, Grail, Isolde, King, Study};
    let packets = [
        [card(Combat, 5), card(Isolde, 4), card(Study, 3), card(King, 2), card(Grail, 2)],
        [card(Combat, 4), card(Isolde, 3), card(Study, 4), card(King, 3), card(Grail, 3)],
        [card(Combat, 3), card(Isolde, 2), card(Study, 5), card(King, 4), card(Grail, 4)],
    ];
    let mut table = begun(packets, locale);
    // Packets go left, so that Anna holds first her own, then Kay's, Bors's, and her own again.
    let kept = [
        [card(Combat, 5), card(Combat, 4), card(Combat, 3)],
        [card(Isolde, 2), card(Isolde, 4), card(Isolde, 3)],
        [card(Study, 4), card(Study, 5), card(Study, 3)],
        [card(King, 2), card(Grail, 3), card(King, 4)],
    ];
    for cards in kept {
        for (seat, card) in (0..).zip(cards) {
            act(&mut table, seat, Action::Keep(card));
        }
    }
    table
}

/// The same after all have played; Kay is asked for Isolde's bonus.
fn played(locale: Locale) -> (Table, Vec<Vec<Event>>) {
    use Kind::{Combat, Grail, Isolde, King, Study};
    let mut table = drafted(locale);
    let plays = [
        [(card(Combat, 5), Board::Joust), (card(Combat, 4), Board::Joust), (card(Combat, 3), Board::Melee)],
        [(card(Isolde, 2), Board::Isolde), (card(Isolde, 4), Board::Isolde), (card(Isolde, 3), Board::Isolde)],
        [(card(Study, 4), Board::Study), (card(Study, 5), Board::Study), (card(Study, 3), Board::Study)],
        [(card(King, 2), Board::King), (card(Grail, 3), Board::Grail), (card(King, 4), Board::King)],
    ];
    let mut events = Vec::new();
    for round in plays {
        for (seat, (card, board)) in (0..).zip(round) {
            events.push(act(&mut table, seat, Action::Play { card, board }));
        }
    }
    (table, events)
}

fn result(table: &Table, events: &[Event]) -> String {
    screen::result(table, events).map(|sheet| sheet.text).unwrap_or_default()
}

#[test]
fn a_draft_is_asked_of_all_and_shown_to_each() {
    let table = drafted(Locale::En);
    let panel = screen::secret(&table, Seat(0), Locale::En);
    assert_eq!(
        panel.text,
        "**Your cards · round 1**\n\
         ➤ Anna: play a card. Each button says where it moves the marker.\n\
         **Anna:** Combat 5, Study 4, Isolde 2, King 2, Grail 4\n\
         • Joust 0 → 5 · 1st place\n\
         • Melee 0 → 5 · 1st place\n\
         • Study 0 → 4 · 1st place\n\
         • Isolde 0 → 2 · 1st place\n\
         • King 0 → 2 · 1st place\n\
         • Grail 0 → 4 · 1st place\n\
         Markers (Anna): Isolde 0, Joust 0, Melee 0, Study 0, King 0, Grail 0, Chivalry 0\n\
         Passed on: (Study 3, Isolde 4, King 2, Grail 2) (Study 5, King 4, Grail 4) (King 3, Grail 3) (Grail 2)\n\
         -# Fair Isolde · table 345678 · <#100>"
    );
    // A row for each card; Combat goes to one of two boards.
    let Row::Buttons(combat) = &panel.rows[0] else { panic!("no buttons") };
    let labels: Vec<&str> = combat.iter().map(|button| button.label.as_str()).collect();
    assert_eq!(labels, ["Combat 5 → Joust: 0 → 5 · 1st place", "Combat 5 → Melee: 0 → 5 · 1st place"]);
    assert_eq!(panel.rows.len(), 5);
    // The others wait, with the same cards behind their button.
    assert!(screen::secret(&table, Seat(1), Locale::En).rows.is_empty());
}

#[test]
fn the_board_says_whose_card_is_awaited_and_what_was_played() {
    use Kind::Combat;
    let mut table = drafted(Locale::Hu);
    act(&mut table, 0, Action::Play { card: card(Combat, 5), board: Board::Joust });
    act(&mut table, 1, Action::Play { card: card(Combat, 4), board: Board::Joust });
    assert_eq!(
        screen::public(&table, &[]).text,
        "**1. forduló a 6-ból · lap: 1/4**\n\
         ⚔ Excalibur: Anna\n\
         ➤ Kay: nyomd meg ezt: „Lapjaim”, és játssz ki egy lapot.\n\
         Utána: Anna\n\
         ★ E forduló után kiértékelve: Szép Izolda, Lándzsatörés, Közelharc, Tanulás\n\
         Kijátszva: Anna: Torna 5 (Lándzsatörés) · Bors: Torna 4 (Lándzsatörés)\n\
         Lépések: Bors: Lándzsatörés 0 → 4\n\
         Pontok: Anna **0** · Bors **0** · Kay **0**\n\
         -# Szép Izolda · asztal: 345678"
    );
}

#[test]
fn a_scoring_is_set_out_board_by_board_with_its_sums() {
    let (mut table, events) = played(Locale::En);
    // Bors on 4, Kay on 3, Anna on 2; of three players the first two count.
    assert_eq!(result(&table, events.last().unwrap()), "**Scoring**\n**Isolde** · 1. Bors · 2. Kay");
    let Row::Menu(menu) = &screen::public(&table, &[]).rows[0] else { panic!("no menu") };
    let offers: Vec<String> = menu
        .choices
        .iter()
        .map(|choice| format!("{} | {}", choice.label, choice.description.as_deref().unwrap_or_default()))
        .collect();
    // Kay has two steps, and lies on top where another marker is.
    assert_eq!(
        offers,
        [
            "Joust 0 → 2 | 3rd place",
            "Melee 3 → 5 | 1st place",
            "Study 3 → 5 | 1st place · passes Bors, Anna",
            "King 4 → 6 | 1st place",
            "Grail 0 → 2 | 2nd place",
            "Chivalry 0 → 2 | 1st place",
        ]
    );
    act(&mut table, 2, Action::Bonus(Some(Board::Study)));
    let last = act(&mut table, 1, Action::Bonus(Some(Board::Joust)));
    // Joust: Bors 7, Anna 5. Melee: Kay 3. Study: Kay on top of Bors on 5, Anna on 4.
    assert_eq!(
        result(&table, &last),
        "**Scoring, round 1**\n\
         **Joust** · 1. Bors +3 · 2. Anna +2 · start: Kay\n\
         **Melee** · 1. Kay +3 · start: Anna, Bors\n\
         **Study** · 1. Kay · 2. Bors −1 · 3. Anna −3\n\
         Together: Anna **−1** · Bors **+2** · Kay **+3**\n\
         **Round 2** · ⚔ Excalibur: Bors · order: Bors → Kay → Anna"
    );
    let press = Press { table: table.id.clone(), step: 0, verb: Verb::Game("score".to_owned()) };
    // Open to everybody, at any step.
    let Ok(Meaning::Panel(panel)) = screen::meaning(&table, &press, &[], None, Locale::Cs) else { panic!("no panel") };
    assert_eq!(
        panel.text,
        "**Body · 2. kolo z 6**\n\
         **Anna: −1** · světle modrý 2 · oranžový −3\n\
         **Bors: 2** · světle modrý 3 · oranžový −1\n\
         **Kay: 3** · světle modrý 3\n\
         -# Štíty · světle modrý: Klání, Boj zblízka · oranžový: Studium · tmavě modrý: Král · červený: Grál · šedý: Rytířskost\n\
         Body: Anna **−1** · Bors **2** · Kay **3**"
    );
}

#[test]
fn the_board_in_words_has_every_marker_in_its_order() {
    let (mut table, _) = played(Locale::En);
    act(&mut table, 2, Action::Bonus(Some(Board::Study)));
    let text = screen::text(&table, Viewer::Public, Locale::En).text;
    let tracks = "**Isolde** ★: Bors 4, Kay 3, Anna 2\n\
                  **Joust** ★: Anna 5, Bors 4 · start: Kay\n\
                  **Melee** ★: Kay 3 · start: Anna, Bors\n\
                  **Study** ★: Kay 5, Bors 5, Anna 4\n\
                  **King**: Kay 4, Anna 2 · start: Bors\n\
                  **Grail**: Bors 3 · start: Anna, Kay\n\
                  **Chivalry**: start: Anna, Bors, Kay\n";
    assert!(text.contains(tracks), "{text}");
    assert!(text.contains("Moved: Kay: Study 3 → 5"), "{text}");
}

#[test]
fn the_history_tells_each_what_he_kept_and_everybody_what_was_played() {
    let (table, mut events) = played(Locale::En);
    let seen = |events: &[Vec<Event>], viewer| screen::history(&table, events, viewer, Locale::En).remove(0).text;
    let all = seen(&events, Viewer::Public);
    assert!(all.starts_with(
        "**History** · page 1 of 1\n**Round 1**\nAnna: Combat 5 · Joust 0 → 5\nBors: Combat 4 · Joust 0 → 4\n"
    ));
    assert!(all.ends_with("Kay: King 4 · King 0 → 4\n**Isolde** · 1. Bors · 2. Kay"), "{all}");
    let kept = isolde::Event::Kept { seat: Seat(1), colour: Colour(1), card: Some(card(Kind::King, 3)) };
    events.push(vec![Event::Isolde(kept)]);
    assert!(seen(&events, Viewer::Seat(Seat(1))).ends_with("\nKept: Bors · King 3"));
    assert_eq!(seen(&events, Viewer::Seat(Seat(0))), all);
}

#[test]
fn while_cards_are_chosen_the_board_stays_and_calls_who_has_no_panel() {
    use Kind::{Combat, Grail, Isolde, King, Study};
    let packet = |value| [card(Combat, 5), card(Isolde, value), card(Study, 3), card(King, value), card(Grail, value)];
    let mut table = begun([packet(4), packet(3), packet(2)], Locale::En);
    let mut keep = |name: u64| {
        let doer = Doer { interaction: InteractionId(name), person: person(name, ""), moderator: false };
        let step = table.step;
        let action = registry::Action::Isolde(Action::Keep(card(Combat, 5)));
        table.apply(&doer, Some(step), &Deed::Play(action), 0).unwrap().show
    };
    let redraw = Intent::Board { anew: false, ping: Vec::new() };
    assert_eq!([keep(1), keep(2)], [vec![redraw.clone()], vec![redraw]]);
    // The last one is there; the others are asked for the next packet.
    assert_eq!(keep(3), [Intent::Board { anew: false, ping: vec![PersonId(1), PersonId(2)] }]);
}

#[test]
fn refusals_and_obstacles_are_said_in_words() {
    let table = drafted(Locale::En);
    let say =
        |refusal, locale| screen::refused(&Refused::Rules(registry::Refusal::Isolde(refusal)), Some(&table), locale);
    assert_eq!(say(Refusal::OtherTurn { seat: Seat(0) }, Locale::En), "It is not your turn. On turn: Anna");
    assert_eq!(say(Refusal::NotNow, Locale::Cs), "Na to teď není řada. Na řadě: Anna");
    let grail = card(Kind::Grail, 2);
    assert_eq!(say(Refusal::NotInHand { card: grail }, Locale::Hu), "Ez a lap nincs nálad: Grál 2");
    assert_eq!(
        say(Refusal::OtherBoard { card: grail, board: Board::King }, Locale::En),
        "Grail 2 moves no marker on this board: King"
    );
    let both = Options { courtship: true, magic: true, ..Options::default() };
    let lobby = lobby(&NAMES[..3], registry::Options::Isolde(both), Locale::En);
    let text = screen::public(&lobby, &[]).text;
    assert!(text.contains("Cannot begin yet. Courtship and Magic are the two sides of one board."), "{text}");
    assert!(text.contains("Variants: Courtship, Magic"), "{text}");
}

#[test]
fn a_colour_has_a_name_of_its_own_with_two_players() {
    let two = |form| {
        let options = Options { form, ..Options::default() };
        let table = dealt(&NAMES[..2], registry::Options::Isolde(options), 1, Locale::En);
        screen::text(&table, Viewer::Public, Locale::En).text
    };
    let parcifal = two(Form::Parcifal);
    assert!(parcifal.contains("Points: Anna **0** · Bors **0** · Sir Parcifal **0**"), "{parcifal}");
    let lancelot = two(Form::Lancelot);
    for sum in ["I **0**", "Anna II **0**", "Bors II **0**", "Anna **0 + 0 = 0**"] {
        assert!(lancelot.contains(sum), "{lancelot}");
    }
}

#[test]
fn the_rules_of_all_variants_fit_one_message() {
    let mention = |command: &str| format!("</{command}:1100062914560000015>");
    for seats in [2, 5] {
        for options in fitting(GAME, seats) {
            for locale in Locale::ALL {
                let table = dealt(&NAMES[..seats], options.clone(), 0, locale);
                let help = screen::help(Some(&table), Some(Seat(0)), locale, &mention);
                crate::check(&help, false, &format!("help in {locale:?} with {options:?}"));
            }
        }
    }
}

/// That a text is in its language: no id, no missing fact, and in Hungarian and Czech no English word.
fn check_language(text: &str, locale: Locale) {
    assert!(!text.contains("isolde-") && !text.contains("{$"), "{locale:?}: {text}");
    let english = [
        "round", "card", "joust", "melee", "study", "chivalry", "magic", "shield", "points", "start", "packet", "kept",
        "board", "winner", "pile", "disc", "cup", "codex", "scroll", "moved", "place", "hidden", "none",
    ];
    // Czech has "start" and "disciplína", Hungarian has "startmező" and "diszciplína" in common with English.
    let shared = ["start", "disc"];
    let words = text.split(|letter: char| !letter.is_alphabetic()).map(str::to_lowercase);
    for word in words.filter(|word| locale != Locale::En && !shared.contains(&word.as_str())) {
        assert!(!english.contains(&word.as_str()), "{locale:?} says {word}: {text}");
    }
}

#[test]
fn whole_games_are_told_in_the_readers_language() {
    let base = Options::default();
    let most = Options {
        advanced: true,
        magic: true,
        tournament: true,
        challenge: true,
        learning: true,
        king: true,
        grail: true,
        chivalry: true,
        ..base
    };
    let discs = Options { courtship: true, learning: true, chivalry: true, advanced: true, ..base };
    let lancelot = Options { form: Form::Lancelot, courtship: true, ..base };
    let mention = |command: &str| format!("</{command}:1100062914560000015>");
    for (seats, options) in [(5, most), (4, discs), (2, most), (2, lancelot)] {
        for locale in Locale::ALL {
            let mut table = dealt(&NAMES[..seats], registry::Options::Isolde(options), 3, locale);
            let mut dice = Dice::new(Seed::from_number(3));
            let mut events = Vec::new();
            while let Some((seat, action)) = choose(&table, &mut dice) {
                let done = Deed::Play(action.clone());
                events.push(play(&mut table, seat, &action));
                let said = [
                    screen::public(&table, &[]).text,
                    screen::secret(&table, seat, locale).text,
                    screen::done(&table, &done, PersonId(u64::from(seat.0) + 1), locale).text,
                    screen::help(Some(&table), Some(seat), locale, &mention).text,
                    result(&table, events.last().unwrap()),
                ];
                said.iter().for_each(|text| check_language(text, locale));
            }
            for viewer in [Viewer::Public, Viewer::Seat(Seat(0)), Viewer::All] {
                check_language(&screen::text(&table, viewer, locale).text, locale);
                for page in screen::history(&table, &events, viewer, locale) {
                    check_language(&page.text, locale);
                }
            }
        }
    }
}
