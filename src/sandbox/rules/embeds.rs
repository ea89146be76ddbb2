//! Limits on embeds.

use serde_json::Value;

use crate::sandbox::refusal::{Form, join};

/// Checks the embeds of one message. `files` are the names that `attachment://` may refer to.
pub fn check_embeds(form: &mut Form, embeds: &[Value], path: &str, files: &[String]) {
    let mut total = 0;
    for (n, embed) in embeds.iter().enumerate() {
        let path = join(path, n);
        if !embed.is_object() {
            form.fault(path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType");
            continue;
        }
        total += check_embed(form, embed, &path, files);
    }
    if total > 6000 {
        form.fault(path, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000");
    }
}

/// Whether an embed shows anything at all.
pub fn shows_nothing(embed: &Value) -> bool {
    let keys = ["title", "description", "image", "thumbnail", "author", "footer", "url", "timestamp", "color"];
    let empty = |value: &Value| value.is_null() || value == "";
    keys.iter().all(|key| empty(&embed[key])) && embed["fields"].as_array().is_none_or(Vec::is_empty)
}

/// Checks one embed and gives the number of its characters.
fn check_embed(form: &mut Form, embed: &Value, path: &str, files: &[String]) -> usize {
    let mut count = 0;
    let mut add = |text: Option<&str>| count += text.map_or(0, |text| text.trim().chars().count());
    add(form.text(embed, path, "title", (0, 256), false));
    add(form.text(embed, path, "description", (0, 4096), false));
    check_link(form, embed, path, "url", &[]);
    form.integer(embed, path, "color", (0, 0xFF_FF_FF));
    if let Some(moment) = form.text(embed, path, "timestamp", (0, 64), false)
        && !is_moment(moment)
    {
        form.fault(join(path, "timestamp"), "DATE_TIME_TYPE_PARSE", format!("Could not parse {moment}."));
    }
    for (n, field) in form.list(embed, path, "fields", 25).unwrap_or_default().iter().enumerate() {
        let path = join(&join(path, "fields"), n);
        add(form.text(field, &path, "name", (1, 256), true));
        add(form.text(field, &path, "value", (1, 1024), true));
        form.flag(field, &path, "inline");
    }
    if embed["footer"].is_object() {
        add(form.text(&embed["footer"], &join(path, "footer"), "text", (1, 2048), true));
        check_link(form, &embed["footer"], &join(path, "footer"), "icon_url", files);
    }
    if embed["author"].is_object() {
        add(form.text(&embed["author"], &join(path, "author"), "name", (1, 256), true));
        check_link(form, &embed["author"], &join(path, "author"), "icon_url", files);
    }
    for key in ["image", "thumbnail"] {
        if embed[key].is_object() {
            check_link(form, &embed[key], &join(path, key), "url", files);
        }
    }
    count
}

/// A link must be http, https or, for pictures, a file of the same message.
pub fn check_link(form: &mut Form, object: &Value, path: &str, key: &str, files: &[String]) {
    let Some(link) = form.text(object, path, key, (0, 2048), false).filter(|link| !link.is_empty()) else { return };
    let path = join(path, key);
    if let Some(name) = link.strip_prefix("attachment://") {
        if !files.iter().any(|file| file == name) {
            let message = format!("The referenced attachment '{name}' could not be found");
            form.fault(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", message);
        }
    } else if !link.starts_with("https://") && !link.starts_with("http://") {
        let message = format!("Scheme of {link:?} is not supported. Scheme must be one of ('http', 'https').");
        form.fault(path, "URL_TYPE_INVALID_SCHEME", message);
    }
}

/// The outline of an ISO 8601 moment, `2026-11-30T12:00:00`, with what may follow.
fn is_moment(text: &str) -> bool {
    let outline = "dddd-dd-ddTdd:dd:dd";
    text.len() >= outline.len()
        && text.chars().zip(outline.chars()).all(|(c, sign)| if sign == 'd' { c.is_ascii_digit() } else { c == sign })
}
