//! Slash commands: within Discord's rules in every language, and the same as pressing the control.

use std::collections::BTreeSet;

use roundtable::games::Seat;
use roundtable::games::avalon::Options;
use roundtable::games::registry;
use roundtable::language::Locale;
use roundtable::screen::slash::{self, Given, Label, OptionKind, Order, Typed};
use roundtable::screen::{Answer, Verb};
use roundtable::table::{PersonId, Table};

use crate::fixture::{dealt, lobby, usual};

fn table() -> Table {
    dealt(&["Anna", "Béla", "", "Anna-Mária", "Lunete"], usual(), 1, Locale::En)
}

fn given(options: &[(&str, Typed)]) -> Given {
    Given(options.iter().map(|(name, typed)| ((*name).to_owned(), typed.clone())).collect())
}

fn text(text: &str) -> Typed {
    Typed::Text(text.to_owned())
}

fn order(part: &str, options: &[(&str, Typed)]) -> Result<Order, Answer> {
    slash::order("avalon", part, &given(options), Some(&table()))
}

fn press(verb: &str, values: &[&str]) -> Result<Order, Answer> {
    let values = values.iter().map(|value| (*value).to_owned()).collect();
    Ok(Order::Press(Verb::Game(verb.to_owned()), values))
}

/// Checks names that stand side by side, with their descriptions; gives back the characters they take.
fn check(labels: &[&Label], locale: Locale) -> usize {
    let mut names = BTreeSet::new();
    let mut characters = 0;
    for label in labels {
        let (name, description) = (label.name(locale), label.description(locale));
        let fits = |letter: char| letter.is_alphanumeric() || matches!(letter, '-' | '_' | '\'');
        assert!((1..=32).contains(&name.chars().count()) && name.chars().all(fits), "{locale:?}: {name:?}");
        assert_eq!(name, name.to_lowercase(), "{locale:?}");
        assert!((1..=100).contains(&description.chars().count()), "{locale:?}: {description:?}");
        if locale == Locale::En {
            assert_eq!(name, label.name);
        }
        characters += name.chars().count() + description.chars().count();
        assert!(names.insert(name.clone()), "{locale:?}: {name} stands twice");
    }
    characters
}

#[test]
fn commands_keep_discords_rules_in_every_language() {
    let commands = slash::commands();
    let mut characters = vec![0; commands.len()];
    for locale in Locale::ALL {
        check(&commands.iter().map(|command| &command.label).collect::<Vec<_>>(), locale);
        for (command, characters) in commands.iter().zip(&mut characters) {
            assert!((1..=25).contains(&command.parts.len()));
            *characters += check(&command.parts.iter().map(|part| &part.label).collect::<Vec<_>>(), locale);
            for part in &command.parts {
                assert!(part.options.len() <= 25);
                assert!(part.options.is_sorted_by_key(|option| !option.required), "{:?}", part.label);
                *characters += check(&part.options.iter().map(|option| &option.label).collect::<Vec<_>>(), locale);
                for option in &part.options {
                    if let OptionKind::Choice(choices) = &option.kind {
                        let names: BTreeSet<_> = choices.iter().map(|choice| choice.name(locale)).collect();
                        assert_eq!(names.len(), choices.len());
                        assert!(names.iter().all(|name| (1..=100).contains(&name.chars().count())));
                        *characters += names.iter().map(|name| name.chars().count()).sum::<usize>();
                    }
                }
            }
        }
    }
    // Discord takes 8,000 for a command with all its languages; English counts as two of them (en-US, en-GB).
    assert!(characters.iter().all(|characters| *characters < 7_000), "{characters:?}");
}

#[test]
fn decisions_are_the_same_as_their_controls() {
    let members = [("member1", text("1")), ("member2", text("béla"))];
    assert_eq!(order("propose", &members), press("team", &["0", "1"]));
    let targeted = [&members[..], &[("quest", Typed::Number(3))]].concat();
    assert_eq!(order("propose", &targeted), press("team.3", &["0", "1"]));
    assert_eq!(order("vote", &[("ballot", text("reject"))]), press("reject", &[]));
    assert_eq!(order("quest", &[("card", text("fail"))]), press("fail", &[]));
    assert_eq!(order("lady", &[("player", text("5"))]), press("lady", &["4"]));
    assert_eq!(order("lady", &[]), press("lady.decline", &[]));
    assert_eq!(order("assassinate", &[("player", text("lun"))]), press("victim", &["4"]));
    assert_eq!(order("role", &[]), Ok(Order::Press(Verb::Secret, Vec::new())));
    assert_eq!(order("board", &[("post", Typed::Switch(true))]), Ok(Order::Press(Verb::Post, Vec::new())));
    let offer = [("player", text("2")), ("person", Typed::Person(PersonId(8)))];
    assert_eq!(order("replace", &offer), Ok(Order::Replace { seat: Seat(1), with: Some(PersonId(8)) }));
}

#[test]
fn leaving_and_stopping_a_lobby_need_no_question() {
    let lobby = lobby(&["Anna", "Béla"], usual(), Locale::En);
    let at = |part, table: &Table| slash::order("avalon", part, &Given::default(), Some(table));
    assert_eq!(at("leave", &lobby), Ok(Order::Press(Verb::Leave, Vec::new())));
    assert_eq!(at("leave", &table()), Ok(Order::Press(Verb::LeaveGame, Vec::new())));
    assert_eq!(at("stop", &lobby), Ok(Order::Press(Verb::Close, Vec::new())));
    assert_eq!(at("stop", &table()), Ok(Order::Press(Verb::Stop, Vec::new())));
}

#[test]
fn start_takes_the_options() {
    let typed = [("percival", Typed::Switch(true)), ("morgana", Typed::Switch(true)), ("computers", Typed::Number(4))];
    let options = registry::Options::Avalon(Options { percival: true, morgana: true, ..Options::default() });
    assert_eq!(
        slash::order("avalon", "start", &given(&typed), None),
        Ok(Order::Start { options, computers: 4, thread: false })
    );
    let language = |code| slash::order("roundtable", "language", &given(&[("language", text(code))]), None);
    assert_eq!(language("hu"), Ok(Order::Language(Some(Locale::Hu))));
    assert_eq!(language("automatic"), Ok(Order::Language(None)));
}

#[test]
fn seats_are_read_by_number_and_by_name() {
    let table = table();
    assert_eq!(slash::seat(&table, "3"), Some(Seat(2)));
    assert_eq!(slash::seat(&table, " ANNA "), Some(Seat(0)), "the whole name comes before the beginning of one");
    assert_eq!(slash::seat(&table, "anna-"), Some(Seat(3)));
    assert_eq!(slash::seat(&table, "ann"), None, "two begin so");
    assert_eq!(slash::seat(&table, "0"), None);
    assert_eq!(slash::seat(&table, "6"), None);
    assert_eq!(slash::seat(&table, ""), None);
    assert_eq!(order("assassinate", &[("player", text("Guinevere"))]), Err(Answer::NoSuchName("Guinevere".to_owned())));
    let found: Vec<_> = slash::complete(&table, "ANN", Locale::En).into_iter().map(|choice| choice.label).collect();
    assert_eq!(found, ["1. Anna", "4. Anna-Mária"]);
}
