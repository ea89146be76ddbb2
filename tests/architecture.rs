//! The arrows between the modules point one way, as ARCHITECTURE.md draws them.

use std::fs;
use std::path::{Path, PathBuf};

/// Each module of the crate and those that it stands on; all of them stand above it in this list.
const MODULES: &[(&str, &[&str])] = &[
    ("games", &[]),
    ("language", &["games"]),
    ("store", &[]),
    ("config", &[]),
    ("backoff", &[]),
    ("sandbox", &[]),
    ("players", &["games"]),
    ("table", &["games", "language", "players", "store"]),
    ("art", &["games", "language"]),
    ("screen", &["art", "games", "language", "table"]),
    ("discord", &["art", "backoff", "config", "games", "language", "screen", "store", "table"]),
    ("health", &["discord", "store", "table"]),
    ("load", &["games", "health", "sandbox", "screen", "store", "table"]),
    (
        "command_line",
        &[
            "art", "backoff", "config", "discord", "games", "health", "language", "load", "players", "sandbox",
            "screen", "store", "table",
        ],
    ),
];

/// Macros are named by the crate, wherever they are written.
const MACROS: &[(&str, &str)] = &[("say", "language"), ("with_games", "games")];

#[test]
fn arrows_point_one_way() {
    for (at, (name, below)) in MODULES.iter().enumerate() {
        for other in *below {
            assert!(
                MODULES[..at].iter().any(|(known, _)| known == other),
                "{name} stands on {other}, which is not below"
            );
        }
    }
}

#[test]
fn every_module_has_its_place() {
    let library = fs::read_to_string(source().join("lib.rs")).unwrap();
    let mut found: Vec<&str> =
        library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';')).collect();
    found.sort_unstable();
    let mut known: Vec<&str> = MODULES.iter().map(|(name, _)| *name).collect();
    known.sort_unstable();
    assert_eq!(found, known);
}

#[test]
fn no_module_reaches_up() {
    let mut wrong = Vec::new();
    for (module, below) in MODULES {
        for file in files_of(module) {
            let text = fs::read_to_string(&file).unwrap();
            for (number, line) in text.lines().enumerate() {
                let reached = reached(line, depth(&file));
                let out = reached.iter().find(|other| other.as_str() != *module && !below.contains(&other.as_str()));
                if let Some(other) = out {
                    let place = file.strip_prefix(source()).unwrap().display();
                    wrong.push(format!("src/{place}:{}: {module} reaches {other}: {}", number + 1, line.trim()));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn a_reach_is_seen() {
    assert_eq!(reached("use crate::store::{Board, Direct};", 2), ["store"]);
    assert_eq!(reached("    let text = crate::say!(locale, \"x\"); // crate::discord", 2), ["language"]);
    assert_eq!(reached("use super::super::table::Table;", 2), ["table"]);
    assert_eq!(reached("use super::super::table::Table;", 3), [""; 0]);
    assert_eq!(reached("use crate::{art, games};", 1), ["{art, games};"]);
}

/// The modules that a line names from the crate's root. `depth`: so many times `super` is the root.
fn reached(line: &str, depth: usize) -> Vec<String> {
    let code = line.split("//").next().unwrap_or_default();
    let root = "super::".repeat(depth);
    let after = [code.split("crate::").skip(1), code.split(root.as_str()).skip(1)].into_iter().flatten();
    after
        .map(|path| {
            // Only a name can follow; a list in braces is no module and is reported as it stands.
            let name = path.split(|c: char| c != '_' && !c.is_alphanumeric()).next().unwrap_or_default();
            let name = if name.is_empty() { path } else { name };
            MACROS.iter().find(|(written, _)| *written == name).map_or(name, |(_, module)| module).to_owned()
        })
        .collect()
}

/// How many steps a file's module is below the crate's root.
fn depth(file: &Path) -> usize {
    let steps = file.strip_prefix(source()).unwrap().components().count();
    if file.ends_with("mod.rs") { steps - 1 } else { steps }
}

fn source() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

/// All files of a module: its folder, or the one file.
fn files_of(module: &str) -> Vec<PathBuf> {
    let mut left = vec![source().join(module), source().join(module).with_extension("rs")];
    let mut files = Vec::new();
    while let Some(path) = left.pop() {
        if path.is_dir() {
            left.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else if path.extension().is_some_and(|extension| extension == "rs") && path.is_file() {
            files.push(path);
        }
    }
    assert!(!files.is_empty(), "{module} has no source");
    files
}
