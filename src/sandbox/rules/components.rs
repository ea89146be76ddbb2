//! Limits on buttons, menus, rows, containers and modals.

use std::collections::HashSet;

use serde_json::Value;

use super::embeds::check_link;
use super::emoji::is_emoji;
use crate::sandbox::refusal::{Form, join};

const ROW: i64 = 1;
const BUTTON: i64 = 2;
const STRING_SELECT: i64 = 3;
const TEXT_INPUT: i64 = 4;
const SECTION: i64 = 9;
const TEXT_DISPLAY: i64 = 10;
const THUMBNAIL: i64 = 11;
const GALLERY: i64 = 12;
const FILE: i64 = 13;
const SEPARATOR: i64 = 14;
const CONTAINER: i64 = 17;
const LABEL: i64 = 18;

/// What was met on the way through the components of one message.
struct Walk<'a> {
    form: &'a mut Form,
    files: &'a [String],
    custom_ids: HashSet<String>,
    count: usize,
    characters: usize,
}

/// Checks the components of a message, classic ones or (`v2`) those that are the whole message.
pub fn check_components(form: &mut Form, components: &[Value], path: &str, v2: bool, files: &[String]) {
    if !v2 && components.len() > 5 {
        form.fault(path, "BASE_TYPE_MAX_LENGTH", "Must be 5 or fewer in length.");
    }
    let allowed: &[i64] = if v2 { &[ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER] } else { &[ROW] };
    let mut walk = Walk { form, files, custom_ids: HashSet::new(), count: 0, characters: 0 };
    for (n, component) in components.iter().enumerate() {
        walk.check(component, &join(path, n), allowed);
    }
    let (count, characters) = (walk.count, walk.characters);
    if v2 && count > 40 {
        form.fault(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", "Total number of components exceeds 40.");
    }
    if v2 && characters > 4000 {
        let message = "The total displayable text size exceeds maximum size of 4000.";
        form.fault(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
    }
}

/// Checks the form that a person is asked to fill in.
pub fn check_modal(form: &mut Form, modal: &Value, path: &str) {
    form.text(modal, path, "custom_id", (1, 100), true);
    form.text(modal, path, "title", (1, 45), true);
    let components = form.list(modal, path, "components", 5).unwrap_or_default();
    let path = join(path, "components");
    if components.is_empty() {
        form.fault(path.clone(), "BASE_TYPE_REQUIRED", "This field is required");
    }
    let mut walk = Walk { form, files: &[], custom_ids: HashSet::new(), count: 0, characters: 0 };
    for (n, component) in components.iter().enumerate() {
        let path = join(&path, n);
        match component["type"].as_i64() {
            Some(ROW) => {
                let inner = walk.form.list(component, &path, "components", 1).unwrap_or_default();
                let inner = inner.first().unwrap_or(&Value::Null);
                let path = join(&path, "components.0");
                walk.form.text(inner, &path, "label", (1, 45), true);
                walk.check(inner, &path, &[TEXT_INPUT]);
            }
            Some(LABEL) => {
                walk.form.text(component, &path, "label", (1, 45), true);
                walk.form.text(component, &path, "description", (0, 100), false);
                walk.check(
                    &component["component"],
                    &join(&path, "component"),
                    &[TEXT_INPUT, STRING_SELECT, 5, 6, 7, 8],
                );
            }
            _ => walk.check(component, &path, &[TEXT_DISPLAY]),
        }
    }
}

impl Walk<'_> {
    fn check(&mut self, component: &Value, path: &str, allowed: &[i64]) {
        self.count += 1;
        let kind = component["type"].as_i64().unwrap_or(0);
        if !allowed.contains(&kind) {
            let allowed: Vec<String> = allowed.iter().map(i64::to_string).collect();
            let message = format!("Value of field \"type\" must be one of ({}).", allowed.join(", "));
            return self.form.fault(join(path, "type"), "UNION_TYPE_CHOICES", message);
        }
        match kind {
            ROW => self.check_row(component, path),
            BUTTON => self.check_button(component, path),
            STRING_SELECT | 5..=8 => self.check_select(component, path, kind),
            TEXT_INPUT => self.check_text_input(component, path),
            TEXT_DISPLAY => {
                let text = self.form.text(component, path, "content", (1, 4000), true);
                self.characters += text.map_or(0, |text| text.chars().count());
            }
            SECTION => {
                self.check_children(component, path, (1, 3), &[TEXT_DISPLAY]);
                self.check(&component["accessory"], &join(path, "accessory"), &[BUTTON, THUMBNAIL]);
            }
            THUMBNAIL => self.check_media(component, path),
            GALLERY => {
                let items = self.form.list(component, path, "items", 10).unwrap_or_default();
                let path = join(path, "items");
                if items.is_empty() {
                    self.form.fault(path.clone(), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 10 in length.");
                }
                for (n, item) in items.iter().enumerate() {
                    self.check_media(item, &join(&path, n));
                }
            }
            FILE => {
                let path = join(path, "file");
                if !component["file"]["url"].as_str().is_some_and(|url| url.starts_with("attachment://")) {
                    let message = "A file can only be referred to by attachment://.";
                    self.form.fault(join(&path, "url"), "URL_TYPE_INVALID_SCHEME", message);
                }
                check_link(self.form, &component["file"], &path, "url", self.files);
            }
            SEPARATOR => {
                self.form.integer(component, path, "spacing", (1, 2));
                self.form.flag(component, path, "divider");
            }
            CONTAINER => {
                self.form.integer(component, path, "accent_color", (0, 0xFF_FF_FF));
                let allowed = [ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR];
                self.check_children(component, path, (1, 40), &allowed);
            }
            _ => {}
        }
    }

    fn check_children(&mut self, component: &Value, path: &str, (least, most): (usize, usize), allowed: &[i64]) {
        let children = self.form.list(component, path, "components", most).unwrap_or_default();
        let path = join(path, "components");
        if children.len() < least {
            let message = format!("Must be between {least} and {most} in length.");
            self.form.fault(path.clone(), "BASE_TYPE_BAD_LENGTH", message);
        }
        for (n, child) in children.iter().enumerate() {
            self.check(child, &join(&path, n), allowed);
        }
    }

    fn check_media(&mut self, item: &Value, path: &str) {
        self.form.text(item, path, "description", (0, 1024), false);
        let path = join(path, "media");
        if self.form.text(&item["media"], &path, "url", (1, 2048), true).is_some() {
            check_link(self.form, &item["media"], &path, "url", self.files);
        }
    }

    fn check_row(&mut self, row: &Value, path: &str) {
        self.check_children(row, path, (1, 5), &[BUTTON, STRING_SELECT, 5, 6, 7, 8]);
        let inner = row["components"].as_array().map(Vec::as_slice).unwrap_or_default();
        if inner.len() > 1 && inner.iter().any(|component| component["type"] != BUTTON) {
            let path = join(path, "components");
            self.form.fault(
                path,
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            );
        }
    }

    fn check_custom_id(&mut self, component: &Value, path: &str) {
        let Some(custom_id) = self.form.text(component, path, "custom_id", (1, 100), true) else { return };
        if !self.custom_ids.insert(custom_id.to_owned()) {
            let message = "Component custom id cannot be duplicated";
            self.form.fault(join(path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }

    fn check_button(&mut self, button: &Value, path: &str) {
        let is_there = |key: &str| button.get(key).is_some_and(|value| !value.is_null());
        if !is_there("style") {
            return self.form.fault(join(path, "style"), "BASE_TYPE_REQUIRED", "This field is required");
        }
        let style = self.form.integer(button, path, "style", (1, 6));
        let label = self.form.text(button, path, "label", (0, 80), false);
        self.form.flag(button, path, "disabled");
        self.check_emoji(button, path);
        if style == Some(5) {
            if is_there("custom_id") {
                let message = "A custom id and url cannot both be specified";
                self.form.fault(join(path, "custom_id"), "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
            }
            if self.form.text(button, path, "url", (1, 512), true).is_some() {
                check_link(self.form, button, path, "url", &[]);
            }
        } else {
            if is_there("url") {
                let message = "A url cannot be specified on this style of button";
                self.form.fault(join(path, "url"), "BUTTON_COMPONENT_URL_NOT_ALLOWED", message);
            }
            self.check_custom_id(button, path);
        }
        if label.is_none_or(str::is_empty) && !button["emoji"].is_object() {
            let message = "A button needs a label or an emoji.";
            self.form.fault(join(path, "label"), "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
        }
    }

    fn check_emoji(&mut self, holder: &Value, path: &str) {
        let emoji = &holder["emoji"];
        if emoji.is_null() {
            return;
        }
        // The application has no emoji of its own here, so that an id never names one.
        let known = emoji["id"].is_null() && emoji["name"].as_str().is_some_and(is_emoji);
        if !known {
            let key = if emoji["id"].is_null() { "emoji.name" } else { "emoji.id" };
            self.form.fault(join(path, key), "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    }

    fn check_select(&mut self, select: &Value, path: &str, kind: i64) {
        self.check_custom_id(select, path);
        self.form.text(select, path, "placeholder", (0, 150), false);
        self.form.flag(select, path, "disabled");
        let least = self.form.integer(select, path, "min_values", (0, 25)).unwrap_or(1);
        let most = self.form.integer(select, path, "max_values", (1, 25)).unwrap_or(1);
        if least > most {
            let message = "min_values must not be greater than max_values.";
            self.form.fault(join(path, "min_values"), "SELECT_COMPONENT_MIN_GREATER_THAN_MAX", message);
        }
        let chosen = if kind == STRING_SELECT {
            self.check_options(select, path, least, most)
        } else {
            self.form.list(select, path, "default_values", 25).unwrap_or_default().len() as i64
        };
        if chosen > most {
            let message = "More values are chosen by default than max_values.";
            self.form.fault(path, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
        }
    }

    /// Checks the options of a menu and gives how many of them are chosen by default.
    fn check_options(&mut self, select: &Value, path: &str, least: i64, most: i64) -> i64 {
        let options = self.form.list(select, path, "options", 25).unwrap_or_default();
        let count = options.len() as i64;
        if count == 0 {
            self.form.fault(join(path, "options"), "BASE_TYPE_BAD_LENGTH", "Must be between 1 and 25 in length.");
        } else {
            for (key, bound) in [("min_values", least), ("max_values", most)] {
                if bound > count {
                    let message = format!("{key} is {bound}, but there are only {count} options.");
                    self.form.fault(join(path, key), "SELECT_COMPONENT_TOO_FEW_OPTIONS", message);
                }
            }
        }
        let mut values = HashSet::new();
        let mut chosen = 0;
        for (n, option) in options.iter().enumerate() {
            let path = join(&join(path, "options"), n);
            self.form.text(option, &path, "label", (1, 100), true);
            self.form.text(option, &path, "description", (0, 100), false);
            chosen += i64::from(self.form.flag(option, &path, "default"));
            self.check_emoji(option, &path);
            if let Some(value) = self.form.text(option, &path, "value", (1, 100), true)
                && !values.insert(value)
            {
                let message = "The specified option value is already used";
                self.form.fault(join(&path, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", message);
            }
        }
        chosen
    }

    fn check_text_input(&mut self, input: &Value, path: &str) {
        self.check_custom_id(input, path);
        self.form.integer(input, path, "style", (1, 2));
        self.form.integer(input, path, "min_length", (0, 4000));
        self.form.integer(input, path, "max_length", (1, 4000));
        self.form.text(input, path, "value", (0, 4000), false);
        self.form.text(input, path, "placeholder", (0, 100), false);
        self.form.flag(input, path, "required");
    }
}
