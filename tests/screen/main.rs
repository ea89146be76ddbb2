//! What people see, in all languages: within Discord's limits whatever happens, and with nothing in it that the
//! reader may not know.

mod carcassonne;
mod fixture;
mod isolde;
mod merlin;
mod merlin_told;
mod press;
mod slash;
mod words;

use fixture::{choose, dealt, fitting, lobby, play, usual, viewers};
use roundtable::games::avalon::Options;
use roundtable::games::registry::{self, Event, Kind};
use roundtable::games::{Dice, Seat, Seed, Viewer};
use roundtable::language::Locale;
use roundtable::screen::sheet::{Row, Sheet};
use roundtable::screen::{self, Press, Question};
use roundtable::table::{Notice, PersonId, Stage, Table};

/// As wide, and as dangerous, as a name can be.
const NAMES: [&str; 10] = [
    "🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉🐉",
    "@everyone **bold** <@1>",
    "",
    "Guinevere of Cameliard, Queen",
    "\u{202e}drawkcab\u{202c} ~~x~~ `y`",
    "Őrült Űrhajós Árvíztűrő Tükör",
    "",
    "[link](https://example.invalid)",
    "Příliš žluťoučký kůň úpěl ďábel",
    "||spoiler|| _under_ # heading",
];

/// Discord counts UTF-16 units in some places and characters in others; the larger number has to fit.
fn units(text: &str) -> usize {
    text.encode_utf16().count()
}

fn check(sheet: &Sheet, board: bool, what: &str) {
    // The sender adds pings and a mark of its own to what is posted.
    assert!(units(&sheet.text) <= 1_950, "{what}: {} units\n{}", units(&sheet.text), sheet.text);
    assert!(!sheet.text.trim().is_empty(), "{what} is empty");
    assert!(!sheet.text.contains("@everyone"), "{what} calls everyone:\n{}", sheet.text);
    assert!(!sheet.text.contains("{$"), "{what} lacks a fact:\n{}", sheet.text);
    assert!(!sheet.text.contains('\u{202e}'), "{what} turns the text round");
    assert!(sheet.rows.len() <= if board { 3 } else { 5 }, "{what} has {} rows", sheet.rows.len());
    if let Some(illustration) = &sheet.picture {
        assert!((1..=1_024).contains(&units(&illustration.alt)), "{what}: alt text of {}", units(&illustration.alt));
    }
    let mut presses = Vec::new();
    for row in &sheet.rows {
        match row {
            Row::Buttons(buttons) => {
                assert!((1..=5).contains(&buttons.len()), "{what}: {} buttons in a row", buttons.len());
                for button in buttons {
                    assert!((1..=80).contains(&units(&button.label)), "{what}: {}", button.label);
                    presses.push(button.press.clone());
                }
            }
            Row::Menu(menu) => {
                assert!((1..=25).contains(&menu.choices.len()), "{what}: {} choices", menu.choices.len());
                assert!(menu.least <= menu.most && menu.most <= menu.choices.len(), "{what}: {menu:?}");
                assert!(units(&menu.placeholder) <= 150, "{what}: {}", menu.placeholder);
                for choice in &menu.choices {
                    assert!((1..=100).contains(&units(&choice.value)), "{what}: {choice:?}");
                    assert!((1..=100).contains(&units(&choice.label)), "{what}: {}", choice.label);
                    assert!(choice.description.iter().all(|text| units(text) <= 100), "{what}: {choice:?}");
                }
                presses.push(menu.press.clone());
            }
        }
    }
    let mut ids: Vec<_> = presses.iter().map(Press::encode).collect();
    assert!(ids.iter().all(|id| id.len() <= 100), "{what}: {ids:?}");
    // A verb of a game that bears the name of a general one would come back as that.
    assert!(presses.iter().all(|press| Press::parse(&press.encode()).as_ref() == Some(press)), "{what}: {ids:?}");
    ids.sort();
    let count = ids.len();
    ids.dedup();
    assert_eq!(ids.len(), count, "{what} has two controls of one id");
}

fn check_all(table: &Table, events: &[Vec<Event>], locale: Locale, what: &str) {
    check(&screen::public(table, &[PersonId(1), PersonId(2)]), true, what);
    let person = PersonId(1);
    for viewer in viewers(table) {
        check(&screen::text(table, viewer, locale), false, &format!("{what}, text"));
        for page in screen::history(table, events, viewer, locale) {
            check(&page, false, &format!("{what}, history"));
        }
        if let Viewer::Seat(seat) = viewer {
            check(&screen::secret(table, seat, locale), false, &format!("{what}, secret"));
            check(&screen::stale(table, seat, locale), false, &format!("{what}, secret after an old press"));
        }
    }
    check(&screen::more(table, person, locale), false, &format!("{what}, more"));
    let mention = |command: &str| format!("</{command}:1100062914560000015>");
    check(&screen::help(Some(table), Some(Seat(0)), locale, &mention), false, &format!("{what}, help"));
    for question in [Question::Stop, Question::Leave] {
        check(&screen::confirm(table, question, locale), false, &format!("{what}, confirm"));
    }
}

#[test]
fn every_sheet_keeps_discords_limits() {
    for kind in Kind::ALL {
        let mut steps = 0;
        for seats in kind.seats() {
            let variants = fitting(*kind, seats);
            for (number, locale) in Locale::ALL.into_iter().cycle().take(9).enumerate() {
                let options = variants[(number * 31 + seats) % variants.len()].clone();
                steps += check_game(options, seats, number as u64, locale);
            }
        }
        assert!(steps > 300, "only {steps} steps of {kind} were looked at");
    }
}

/// A random game, looked at after its first steps and then after one in eight; how many that were.
fn check_game(options: registry::Options, seats: usize, number: u64, locale: Locale) -> u32 {
    let what = format!("{seats} seats, {locale:?}, {options:?}");
    let mut table = dealt(&NAMES[..seats], options, number, locale);
    let mut dice = Dice::new(Seed::from_number(number));
    let mut happened = Vec::new();
    let mut looked_at = 0;
    check(&screen::notice(&table, &Notice::Dealt), false, &what);
    while let Some((seat, action)) = choose(&table, &mut dice) {
        let step = table.step;
        let events = play(&mut table, seat, &action);
        happened.push(events.clone());
        let seen: Vec<_> = events.iter().filter_map(|event| event.seen(Viewer::Public)).collect();
        if let Some(result) = screen::result(&table, &seen) {
            check(&result, false, &what);
        }
        if table.step != step && (table.step < 60 || dice.below(8) == 0 || matches!(table.stage, Stage::Over(_))) {
            looked_at += 1;
            check_all(&table, &happened, locale, &what);
        }
    }
    assert!(matches!(table.stage, Stage::Over(_)));
    looked_at
}

#[test]
fn the_lobby_says_why_it_cannot_begin() {
    let four = lobby(&["Anna", "Bors", "Kay", "Elaine"], usual(), Locale::En);
    let text = screen::public(&four, &[]).text;
    assert!(text.contains("One more player is needed"), "{text}");
    let three_evil = Options { mordred: true, morgana: true, ..Options::default() };
    let three_evil = registry::Options::Avalon(three_evil);
    let five = lobby(&["Anna", "Bors", "Kay", "Elaine", "Lunete"], three_evil, Locale::En);
    let text = screen::public(&five, &[]).text;
    assert!(text.contains('3') && text.contains('2'), "three evil roles for two evil seats:\n{text}");
    for locale in Locale::ALL {
        check(&screen::options(&five, locale), false, "options");
    }
}

#[test]
fn what_all_read_is_made_from_the_public_view() {
    // Two deals that differ in everything hidden and in nothing public; on the quest a different member fails.
    use roundtable::games::avalon::Action::{Propose, Quest, Vote};
    use roundtable::games::avalon::Role::{Assassin, Merlin, Minion, Servant};
    use roundtable::games::avalon::{Ballot, Card};
    let names = ["Anna", "Bors", "Kay", "Elaine", "Lunete"];
    let show = |roles: [_; 5], first: Card, second: Card| {
        let mut table = fixture::begun(&names, Options::default(), &roles, Locale::En);
        let mut shown = vec![Some(screen::public(&table, &[])), Some(screen::notice(&table, &Notice::Dealt))];
        let team = [Seat(0), Seat(3)].into_iter().collect();
        let mut actions = vec![(Seat(0), Propose { team, quest: None })];
        actions.extend(Seat::all(5).map(|seat| (seat, Vote(Ballot::Approve))));
        actions.extend([(Seat(0), Quest(first)), (Seat(3), Quest(second))]);
        let mut happened = Vec::new();
        for (seat, action) in actions {
            let events = play(&mut table, seat, &registry::Action::Avalon(action));
            shown.push(screen::result(&table, &events));
            happened.push(events);
            shown.push(Some(screen::public(&table, &[])));
            shown.push(Some(screen::text(&table, Viewer::Public, Locale::En)));
            shown.extend(screen::history(&table, &happened, Viewer::Public, Locale::En).into_iter().map(Some));
        }
        shown
    };
    let one = show([Merlin, Servant, Servant, Assassin, Minion], Card::Success, Card::Fail);
    let other = show([Assassin, Minion, Merlin, Servant, Servant], Card::Fail, Card::Success);
    assert_eq!(one, other);
}
