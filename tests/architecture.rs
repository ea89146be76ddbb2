//! Arrows between modules point one way, as ARCHITECTURE.md draws them.

use std::fs;
use std::path::Path;

/// What each module may use of the crate, beside itself.
const MAY_USE: &[(&str, &[&str])] = &[
    ("games", &[]),
    ("language", &["with_games"]),
    ("players", &["games", "with_games"]),
    ("store", &[]),
    ("table", &["games", "language", "players", "store"]),
    ("art", &["games", "language", "say"]),
    ("screen", &["art", "games", "language", "table", "say", "with_games"]),
    ("sandbox", &[]),
    ("discord", &["art", "config", "games", "language", "screen", "store", "table", "say"]),
    ("config.rs", &[]),
];

#[test]
fn arrows_point_one_way() {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut wrong = Vec::new();
    for (module, allowed) in MAY_USE {
        for file in files(&source.join(module)) {
            let text = fs::read_to_string(&file).unwrap();
            for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//")) {
                for used in line.split("crate::").skip(1).map(first_name) {
                    if used != module.trim_end_matches(".rs") && !allowed.contains(&used) {
                        wrong.push(format!("{}:{}: {}", file.display(), number + 1, line.trim()));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "these point the wrong way:\n{}", wrong.join("\n"));
}

#[test]
fn every_module_has_its_place() {
    let library = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("src/lib.rs")).unwrap();
    let modules = library.lines().filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    for module in modules.filter(|module| *module != "command_line") {
        let known = MAY_USE.iter().any(|(name, _)| name.trim_end_matches(".rs") == module);
        assert!(known, "say in this test and in ARCHITECTURE.md what {module} may use");
    }
}

fn first_name(path: &str) -> &str {
    path.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default()
}

fn files(path: &Path) -> Vec<std::path::PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    fs::read_dir(path).unwrap().flat_map(|entry| files(&entry.unwrap().path())).collect()
}
