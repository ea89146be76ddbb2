//! Limits on registered commands and on what autocomplete offers.

use std::collections::{HashMap, HashSet};

use serde_json::Value;

use crate::sandbox::refusal::{Form, join, whole};

/// The languages that Discord's clients speak.
const LOCALES: [&str; 34] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl", "pt-BR",
    "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja", "zh-TW", "ko", "ar",
    "he",
];

const SUBCOMMAND: i64 = 1;
const GROUP: i64 = 2;
const STRING: i64 = 3;
const INTEGER: i64 = 4;
const NUMBER: i64 = 10;

/// Checks the whole list of commands that is to replace the old one.
pub fn check_commands(form: &mut Form, commands: &[Value]) {
    let mut per_type: HashMap<i64, usize> = HashMap::new();
    for (n, command) in commands.iter().enumerate() {
        let path = n.to_string();
        let kind = command["type"].as_i64().unwrap_or(1);
        *per_type.entry(kind).or_default() += 1;
        check_command(form, command, &path, kind);
    }
    if per_type.get(&1).is_some_and(|count| *count > 100) {
        let message = "Maximum number of application commands reached (100).";
        form.fault("", "APPLICATION_COMMANDS_MAXIMUM_REACHED", message);
    }
    let of_type = |kind: i64| {
        let same = move |(_, command): &(usize, &Value)| command["type"].as_i64().unwrap_or(1) == kind;
        commands.iter().enumerate().filter(same).collect::<Vec<_>>()
    };
    for kind in per_type.keys() {
        check_unique(form, &of_type(*kind), "", "APPLICATION_COMMANDS_DUPLICATE_NAME");
    }
}

/// Checks what autocomplete offers.
pub fn check_choices(form: &mut Form, data: &Value, path: &str, option_kind: i64) {
    let Some(choices) = form.list(data, path, "choices", 25) else {
        return form.fault(join(path, "choices"), "BASE_TYPE_REQUIRED", "This field is required");
    };
    check_choice_list(form, choices, &join(path, "choices"), option_kind);
}

fn check_command(form: &mut Form, command: &Value, path: &str, kind: i64) {
    if !(1..=4).contains(&kind) {
        return form.fault(join(path, "type"), "BASE_TYPE_CHOICES", "Value must be one of {1, 2, 3, 4}.");
    }
    if kind == 1 {
        check_name(form, command, path);
        check_description(form, command, path);
        check_options(form, command, path, 0);
    } else {
        form.text(command, path, "name", (1, 32), true);
        if command["description"].as_str().is_some_and(|text| !text.is_empty()) {
            let message = "Context menu commands cannot have description.";
            form.fault(join(path, "description"), "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", message);
        }
    }
    let size = size_of(command);
    if size > 8000 {
        let message = format!("Command exceeds maximum size (8000): it has {size} characters.");
        form.fault(path, "APPLICATION_COMMAND_TOO_LARGE", message);
    }
    let permissions = &command["default_member_permissions"];
    if !permissions.is_null() && permissions.as_str().is_none_or(|bits| bits.parse::<u64>().is_err()) {
        let message = "Value must be a string of permission bits.";
        form.fault(join(path, "default_member_permissions"), "BITWISE_FLAG_TYPE_CONVERT", message);
    }
    for (key, known) in [("contexts", 0..=2), ("integration_types", 0..=1)] {
        let list = form.list(command, path, key, 3).unwrap_or_default();
        for (n, value) in list.iter().enumerate() {
            if !value.as_i64().is_some_and(|value| known.contains(&value)) {
                form.fault(join(&join(path, key), n), "BASE_TYPE_CHOICES", format!("Value {value} is not known."));
            }
        }
    }
    form.flag(command, path, "nsfw");
}

fn check_options(form: &mut Form, parent: &Value, path: &str, depth: usize) {
    let options = form.list(parent, path, "options", 25).unwrap_or_default();
    let path = join(path, "options");
    let is_branch = |option: &Value| matches!(option["type"].as_i64(), Some(SUBCOMMAND | GROUP));
    let branches = options.iter().filter(|option| is_branch(option)).count();
    if branches != 0 && branches != options.len() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to all other types";
        form.fault(path.clone(), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    let mut optional_before = false;
    for (n, option) in options.iter().enumerate() {
        let path = join(&path, n);
        let kind = option["type"].as_i64().unwrap_or(0);
        check_name(form, option, &path);
        check_description(form, option, &path);
        match kind {
            SUBCOMMAND if depth < 2 => check_options(form, option, &path, 2),
            GROUP if depth == 0 => check_options(form, option, &path, 1),
            STRING..=11 if depth != 1 => {
                let required = form.flag(option, &path, "required");
                if required && optional_before {
                    let message = "Required options must be placed before non-required options";
                    form.fault(path.clone(), "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
                }
                optional_before |= !required;
                check_parameter(form, option, &path, kind);
            }
            _ => {
                let message = format!("Option type {kind} cannot be used here.");
                form.fault(join(&path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
            }
        }
    }
    let all: Vec<(usize, &Value)> = options.iter().enumerate().collect();
    check_unique(form, &all, &path, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS");
}

fn check_parameter(form: &mut Form, option: &Value, path: &str, kind: i64) {
    let is_there = |key: &str| option.get(key).is_some_and(|value| !value.is_null());
    let choices = form.list(option, path, "choices", 25).unwrap_or_default();
    if !choices.is_empty() {
        check_choice_list(form, choices, &join(path, "choices"), kind);
    }
    if form.flag(option, path, "autocomplete") {
        if !matches!(kind, STRING | INTEGER | NUMBER) {
            let message = "Autocomplete is only for strings and numbers.";
            form.fault(join(path, "autocomplete"), "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID", message);
        }
        if !choices.is_empty() {
            let message = "Choices and autocomplete are mutually exclusive.";
            form.fault(join(path, "choices"), "APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE_EXCLUSIVE", message);
        }
    }
    for (key, kinds) in [
        ("min_value", &[INTEGER, NUMBER][..]),
        ("max_value", &[INTEGER, NUMBER]),
        ("min_length", &[STRING]),
        ("max_length", &[STRING]),
    ] {
        if is_there(key) && !kinds.contains(&kind) {
            let message = format!("{key} is not for option type {kind}.");
            form.fault(join(path, key), "APPLICATION_COMMAND_OPTIONS_BOUND_INVALID", message);
        }
    }
    form.integer(option, path, "min_length", (0, 6000));
    form.integer(option, path, "max_length", (1, 6000));
    for (least, most) in [("min_value", "max_value"), ("min_length", "max_length")] {
        if let (Some(low), Some(high)) = (option[least].as_f64(), option[most].as_f64())
            && low > high
        {
            let message = format!("{least} is greater than {most}.");
            form.fault(join(path, least), "APPLICATION_COMMAND_OPTIONS_BOUND_INVALID", message);
        }
    }
}

fn check_choice_list(form: &mut Form, choices: &[Value], path: &str, kind: i64) {
    let (mut names, mut values) = (HashSet::new(), HashSet::new());
    for (n, choice) in choices.iter().enumerate() {
        let path = join(path, n);
        if let Some(name) = form.text(choice, &path, "name", (1, 100), true)
            && !names.insert(name)
        {
            let message = "A choice with that name already exists";
            form.fault(join(&path, "name"), "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
        }
        check_localizations(form, choice, &path, "name", |form, path, text| {
            if !(1..=100).contains(&text.chars().count()) {
                form.fault(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
            }
        });
        let value = &choice["value"];
        let fits = match kind {
            STRING => value.as_str().is_some_and(|text| text.chars().count() <= 100),
            INTEGER => whole(value).is_some(),
            NUMBER => value.is_number(),
            _ => false,
        };
        if !fits {
            let message = format!("Could not interpret {value} as a value of option type {kind}.");
            form.fault(join(&path, "value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_INVALID", message);
        } else if !values.insert(value.to_string()) {
            let message = "A choice with that value already exists";
            form.fault(join(&path, "value"), "APPLICATION_COMMAND_OPTIONS_CHOICE_VALUE_ALREADY_EXISTS", message);
        }
    }
}

fn check_name(form: &mut Form, holder: &Value, path: &str) {
    if let Some(name) = form.text(holder, path, "name", (1, 32), true) {
        check_name_text(form, &join(path, "name"), name);
    }
    check_localizations(form, holder, path, "name", check_name_text);
}

/// `^[-_'\p{L}\p{N}]{1,32}$`, in lower case where the script has one.
fn check_name_text(form: &mut Form, path: &str, name: &str) {
    let allowed = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
    let lower: String = name.chars().flat_map(char::to_lowercase).collect();
    if !name.chars().all(allowed) || lower != name || !(1..=32).contains(&name.chars().count()) {
        let message = "Command name is invalid";
        form.fault(path, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

fn check_description(form: &mut Form, holder: &Value, path: &str) {
    form.text(holder, path, "description", (1, 100), true);
    check_localizations(form, holder, path, "description", |form, path, text| {
        if !(1..=100).contains(&text.chars().count()) {
            form.fault(path, "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 100 in length.");
        }
    });
}

fn check_localizations(form: &mut Form, holder: &Value, path: &str, key: &str, check: impl Fn(&mut Form, &str, &str)) {
    let key = format!("{key}_localizations");
    let path = join(path, &key);
    for (locale, text) in holder[&key].as_object().into_iter().flatten() {
        let path = join(&path, locale);
        if !LOCALES.contains(&locale.as_str()) {
            form.fault(path.clone(), "APPLICATION_COMMAND_LOCALE_INVALID", format!("Locale {locale} is not known."));
        }
        match text {
            Value::String(text) => check(form, &path, text),
            Value::Null => {}
            _ => form.fault(path, "STRING_TYPE_CONVERT", "Could not interpret as string."),
        }
    }
}

/// Names are unique among their siblings, in every language.
fn check_unique(form: &mut Form, siblings: &[(usize, &Value)], path: &str, code: &'static str) {
    let mut seen = HashSet::new();
    for (n, sibling) in siblings {
        if !seen.insert(("", sibling["name"].as_str().unwrap_or_default())) {
            form.fault(join(path, n), code, "A sibling with that name already exists");
        }
        for locale in LOCALES {
            let name = sibling["name_localizations"][locale].as_str();
            if name.is_some_and(|name| !seen.insert((locale, name))) {
                form.fault(join(path, n), code, format!("A sibling with that name already exists in {locale}"));
            }
        }
    }
}

/// The characters of names, descriptions and values that count towards 8000: of each field its longest language.
fn size_of(command: &Value) -> usize {
    let length = |value: &Value| value.as_str().map_or(0, |text| text.chars().count());
    let longest = |key: &str| {
        let others = command[format!("{key}_localizations")].as_object().into_iter().flatten();
        others.map(|(_, text)| length(text)).chain([length(&command[key])]).max().unwrap_or(0)
    };
    let value = length(&command["value"]);
    let within = |key: &str| command[key].as_array().into_iter().flatten().map(size_of).sum::<usize>();
    longest("name") + longest("description") + value + within("options") + within("choices")
}
