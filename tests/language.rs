//! The message files: the same messages and facts in every language, each used, each use with its facts.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use roundtable::language::{Locale, sources};
use roundtable::say;
use roundtable::screen::name::COMPUTERS;
use roundtable::screen::slash;

/// The facts (`$name`) of each message of a language, by id.
fn messages(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (file, text) in sources(locale) {
        let mut id = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if line.starts_with(|letter: char| letter.is_ascii_lowercase()) {
                id = line.split(" =").next().unwrap().to_owned();
                let new = messages.insert(id.clone(), BTreeSet::new()).is_none();
                assert!(new, "{id} stands twice in locales/{}/{file}.ftl", locale.code());
            }
            let facts = line.split('$').skip(1).map(|rest| word(rest).to_owned());
            messages.entry(id.clone()).or_default().extend(facts);
        }
    }
    messages.remove("");
    messages
}

fn word(text: &str) -> &str {
    text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_' && letter != '-').next().unwrap()
}

/// All Rust sources of the program, by path.
fn code() -> Vec<(String, String)> {
    let mut code = Vec::new();
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("src")];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                code.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
            }
        }
    }
    code
}

/// The text between the bracket that has just been opened and the one that closes it.
fn inside(text: &str) -> &str {
    let (mut depth, mut quoted, mut escaped) = (1, false, false);
    for (index, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &text[..index];
        }
    }
    text
}

/// The arguments of a call, split at the commas that stand in no bracket.
fn arguments(text: &str) -> Vec<&str> {
    let (mut depth, mut quoted, mut start, mut arguments) = (0, false, 0, Vec::new());
    for (index, letter) in text.char_indices() {
        match letter {
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                arguments.push(text[start..index].trim());
                start = index + 1;
            }
            _ => {}
        }
    }
    arguments.push(text[start..].trim());
    arguments.retain(|argument| !argument.is_empty());
    arguments
}

#[test]
fn the_languages_have_the_same_messages_with_the_same_facts() {
    let english = messages(Locale::En);
    for locale in [Locale::Hu, Locale::Cs] {
        let other = messages(locale);
        for (id, facts) in &english {
            assert_eq!(Some(facts), other.get(id), "{id} in {}", locale.code());
        }
        for id in other.keys() {
            assert!(english.contains_key(id), "{id} is in {} only", locale.code());
        }
    }
}

#[test]
fn every_use_names_a_message_and_gives_its_facts() {
    let messages = messages(Locale::En);
    let mut uses = 0;
    for (path, text) in code() {
        for call in text.match_indices("say!(").map(|(at, call)| arguments(inside(&text[at + call.len()..]))) {
            let Some(id) = call.get(1).and_then(|id| id.strip_prefix('"')?.strip_suffix('"')) else { continue };
            if id == "id" || id == "message-id" {
                continue;
            }
            uses += 1;
            let facts = messages.get(id).unwrap_or_else(|| panic!("{path}: there is no message {id}"));
            let given: BTreeSet<String> = call[2..].iter().map(|fact| word(fact).to_owned()).collect();
            assert!(given.is_superset(facts), "{path}: {id} needs {facts:?}, not only {given:?}");
        }
    }
    assert!(uses > 200, "only {uses} uses were found");
}

#[test]
fn every_message_is_used() {
    let mut unused: BTreeSet<String> = messages(Locale::En).into_keys().collect();
    for (_, text) in code() {
        for literal in text.split('"') {
            unused.remove(literal);
        }
    }
    // Ids that the program puts together.
    for number in 1..=COMPUTERS {
        unused.remove(&format!("computer-name-{number}"));
    }
    // Of each game, those that its screen puts together.
    for switch in ["merlin", "percival", "mordred", "morgana", "oberon", "lady", "targeting"] {
        unused.remove(&format!("avalon-switch-{switch}"));
        unused.remove(&format!("avalon-switch-{switch}-description"));
    }
    let switches = "lancelot advanced printed courtship magic tournament challenge learning king grail chivalry";
    for switch in switches.split(' ') {
        unused.remove(&format!("isolde-switch-{switch}"));
        unused.remove(&format!("isolde-switch-{switch}-description"));
        unused.remove(&format!("isolde-help-{switch}"));
    }
    for id in slash::message_ids() {
        assert!(unused.remove(&id), "there is no message {id}");
    }
    assert_eq!(unused, BTreeSet::new());
}

#[test]
fn numbers_take_the_form_that_the_language_asks_for() {
    let missing = |locale, count: usize| say!(locale, "lobby-too-few", missing = count);
    assert_eq!(missing(Locale::En, 1), "➤ Press Join. One more player is needed.");
    assert_eq!(missing(Locale::En, 2), "➤ Press Join. 2 more players are needed.");
    assert_eq!(missing(Locale::Hu, 2), "➤ Ülj be te is: Csatlakozás. Még 2 játékos kell.");
    assert_eq!(missing(Locale::Cs, 1), "➤ Stiskni „Přisednout“. Chybí ještě jeden hráč.");
    assert_eq!(missing(Locale::Cs, 4), "➤ Stiskni „Přisednout“. Chybí ještě 4 hráči.");
    assert_eq!(missing(Locale::Cs, 5), "➤ Stiskni „Přisednout“. Chybí ještě 5 hráčů.");
}
