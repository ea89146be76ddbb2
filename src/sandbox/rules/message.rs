//! Limits on a message as a whole, for channels, answers to interactions, follow-ups and edits.

use serde_json::Value;

use super::components::check_components;
use super::embeds::{check_embeds, shows_nothing};
use crate::sandbox::id::Id;
use crate::sandbox::message::{COMPONENTS_V2, EPHEMERAL, Message, SUPPRESS_NOTIFICATIONS};
use crate::sandbox::object::LARGEST_FILE;
use crate::sandbox::refusal::{Form, Refusal, join, whole};
use crate::sandbox::rest::File;

/// Flag: links show no preview.
const SUPPRESS_EMBEDS: u32 = 1 << 2;

/// What a body is for.
pub enum Purpose<'a> {
    /// A new message in a channel.
    Create,
    /// A new message that answers an interaction and may be private.
    Answer,
    /// A change of a message.
    Edit(&'a Message),
}

/// A checked body. `None` means that the body says nothing of it: a change leaves it as it is.
#[derive(Debug)]
pub struct Draft {
    pub content: Option<String>,
    pub embeds: Option<Vec<Value>>,
    pub components: Option<Vec<Value>>,
    pub attachments: Option<Vec<Picture>>,
    pub flags: u32,
    pub tts: bool,
    pub allowed_mentions: Value,
    pub nonce: Option<Value>,
    pub enforce_nonce: bool,
    pub reply_to: Option<Id>,
}

/// A file that the message shall carry.
#[derive(Debug)]
pub enum Picture {
    /// One that it has already, with a new description or the old one.
    Kept { id: Id, description: Option<String> },
    /// One that came with the request, by its place among them.
    New { file: usize, name: String, description: Option<String> },
}

/// Reads and checks the body of a message. Paths of errors begin with `path` (`data` in a callback).
pub fn read_draft(body: &Value, files: &[File], path: &str, purpose: &Purpose) -> Result<Draft, Refusal> {
    let mut form = Form::default();
    if files.iter().any(|file| file.bytes.len() > LARGEST_FILE) {
        return Err(Refusal::too_large());
    }
    let old = if let Purpose::Edit(old) = purpose { Some(*old) } else { None };
    let has = |key: &str| body.get(key).is_some();

    let content = form.text(body, path, "content", (0, 2000), false).map(|text| text.trim().to_owned());
    let content = if has("content") { Some(content.unwrap_or_default()) } else { None };
    let flags = read_flags(&mut form, body, path, purpose);
    let v2 = flags & COMPONENTS_V2 != 0 || old.is_some_and(|old| old.flags & COMPONENTS_V2 != 0);
    let attachments = read_attachments(&mut form, body, files, path, old);
    let names = names_after(attachments.as_deref(), old);

    let embeds = form.list(body, path, "embeds", 10).map(<[Value]>::to_vec);
    check_embeds(&mut form, embeds.as_deref().unwrap_or_default(), &join(path, "embeds"), &names);
    let embeds = if has("embeds") { Some(embeds.unwrap_or_default()) } else { None };
    let components = form.list(body, path, "components", 40).map(<[Value]>::to_vec);
    let at = join(path, "components");
    check_components(&mut form, components.as_deref().unwrap_or_default(), &at, v2, &names);
    let components = if has("components") { Some(components.unwrap_or_default()) } else { None };

    let text = content.as_deref().or(old.map(|old| old.content.as_str())).unwrap_or_default();
    let shown = embeds.as_deref().or(old.map(|old| old.embeds.as_slice())).unwrap_or_default();
    if v2 {
        for (key, used) in [("content", !text.is_empty()), ("embeds", !shown.is_empty())] {
            if used {
                let message = format!("The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2");
                form.fault(join(path, key), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", message);
            }
        }
    }
    let allowed_mentions = read_allowed_mentions(&mut form, body, path);
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    if let Some(nonce) = &nonce {
        check_nonce(&mut form, nonce, &join(path, "nonce"));
    }
    let enforce_nonce = form.flag(body, path, "enforce_nonce");
    if enforce_nonce && nonce.is_none() {
        form.fault(join(path, "nonce"), "BASE_TYPE_REQUIRED", "This field is required");
    }
    let tts = form.flag(body, path, "tts");
    let reply_to = body["message_reference"]["message_id"].as_str().and_then(|id| id.parse().ok());
    if body["message_reference"].is_object() && reply_to.is_none() {
        let at = join(path, "message_reference.message_id");
        form.fault(at, "BASE_TYPE_REQUIRED", "This field is required");
    }
    form.finish()?;

    let parts = components.as_deref().or(old.map(|old| old.components.as_slice())).unwrap_or_default();
    let is_empty = text.is_empty() && shown.iter().all(shows_nothing) && parts.is_empty() && names.is_empty();
    if is_empty {
        return Err(Refusal::empty_message());
    }
    Ok(Draft { content, embeds, components, attachments, flags, tts, allowed_mentions, nonce, enforce_nonce, reply_to })
}

fn read_flags(form: &mut Form, body: &Value, path: &str, purpose: &Purpose) -> u32 {
    let flags = form.integer(body, path, "flags", (0, i64::from(i32::MAX))).unwrap_or(0) as u32;
    let allowed = match purpose {
        Purpose::Create => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2,
        Purpose::Answer => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2 | EPHEMERAL,
        // An update may repeat that the message is private; it cannot make it so.
        Purpose::Edit(_) => SUPPRESS_EMBEDS | COMPONENTS_V2 | EPHEMERAL,
    };
    if flags & !allowed != 0 {
        let message = format!("Flags {} cannot be set here.", flags & !allowed);
        form.fault(join(path, "flags"), "MESSAGE_FLAGS_INVALID", message);
    }
    flags & allowed
}

fn read_attachments(
    form: &mut Form,
    body: &Value,
    files: &[File],
    path: &str,
    old: Option<&Message>,
) -> Option<Vec<Picture>> {
    let kept = old.map(|old| old.attachments.as_slice()).unwrap_or_default();
    let listed = body.get("attachments").is_some_and(|list| !list.is_null());
    let list = form.list(body, path, "attachments", 10).unwrap_or_default();
    let path = join(path, "attachments");
    if !listed && files.is_empty() {
        // Nothing is said of files: a new message has none, a change keeps what is there.
        return if old.is_some() { None } else { Some(Vec::new()) };
    }
    let mut pictures = Vec::new();
    for (n, entry) in list.iter().enumerate() {
        let path = join(&path, n);
        let description = form.text(entry, &path, "description", (0, 1024), false).map(str::to_owned);
        form.text(entry, &path, "filename", (1, 1024), false);
        let id = entry["id"].as_str().and_then(|id| id.parse().ok()).or_else(|| whole(&entry["id"]));
        let file = files.iter().position(|file| Some(file.number as i64) == id);
        match (id, file) {
            (None, _) => form.fault(join(&path, "id"), "BASE_TYPE_REQUIRED", "This field is required"),
            (Some(_), Some(file)) => {
                let name = entry["filename"].as_str().unwrap_or(&files[file].name).to_owned();
                pictures.push(Picture::New { file, name, description });
            }
            (Some(id), None) => match kept.iter().find(|old| old.id.0 as i64 == id) {
                Some(old) => {
                    let description =
                        if entry.get("description").is_some() { description } else { old.description.clone() };
                    pictures.push(Picture::Kept { id: old.id, description });
                }
                None => form.fault(join(&path, "id"), "ATTACHMENT_NOT_FOUND", format!("No file {id} came along.")),
            },
        }
    }
    if !listed {
        pictures.extend(kept.iter().map(|old| Picture::Kept { id: old.id, description: old.description.clone() }));
    }
    for (n, file) in files.iter().enumerate() {
        let is_listed = pictures.iter().any(|picture| matches!(picture, Picture::New { file, .. } if *file == n));
        if is_listed {
            continue;
        }
        if listed {
            let message = format!("files[{}] is not listed.", file.number);
            form.fault(path.clone(), "ATTACHMENT_NOT_LISTED", message);
        }
        pictures.push(Picture::New { file: n, name: file.name.clone(), description: None });
    }
    if pictures.len() > 10 {
        form.fault(path, "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.");
    }
    Some(pictures)
}

/// The names of the files that the message will carry.
fn names_after(pictures: Option<&[Picture]>, old: Option<&Message>) -> Vec<String> {
    let kept = old.map(|old| old.attachments.as_slice()).unwrap_or_default();
    match pictures {
        None => kept.iter().map(|file| file.name.clone()).collect(),
        Some(pictures) => pictures
            .iter()
            .filter_map(|picture| match picture {
                Picture::New { name, .. } => Some(name.clone()),
                Picture::Kept { id, .. } => kept.iter().find(|file| file.id == *id).map(|file| file.name.clone()),
            })
            .collect(),
    }
}

fn read_allowed_mentions(form: &mut Form, body: &Value, path: &str) -> Value {
    let allowed = &body["allowed_mentions"];
    if allowed.is_null() {
        return Value::Null;
    }
    let path = join(path, "allowed_mentions");
    let parse = form.list(allowed, &path, "parse", 3).unwrap_or_default();
    for (n, kind) in parse.iter().enumerate() {
        if !["roles", "users", "everyone"].iter().any(|known| kind == known) {
            let message = "Value must be one of ('roles', 'users', 'everyone').";
            form.fault(join(&join(&path, "parse"), n), "BASE_TYPE_CHOICES", message);
        }
    }
    for key in ["users", "roles"] {
        let ids = form.list(allowed, &path, key, 100).unwrap_or_default();
        for (n, id) in ids.iter().enumerate() {
            if id.as_str().is_none_or(|id| id.parse::<u64>().is_err()) && !id.is_u64() {
                let message = format!("Value {id} is not snowflake.");
                form.fault(join(&join(&path, key), n), "NUMBER_TYPE_COERCE", message);
            }
        }
        if !ids.is_empty() && parse.iter().any(|kind| kind == key) {
            let message = format!("parse: {key:?} and {key}: [ids...] are mutually exclusive.");
            form.fault(path.clone(), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", message);
        }
    }
    form.flag(allowed, &path, "replied_user");
    allowed.clone()
}

fn check_nonce(form: &mut Form, nonce: &Value, path: &str) {
    match nonce {
        Value::String(text) if text.chars().count() > 25 => {
            form.fault(path, "NONCE_TYPE_TOO_LONG", "Nonce must be 25 or fewer in length.");
        }
        Value::String(_) => {}
        Value::Number(number) if number.is_i64() || number.is_u64() => {}
        _ => form.fault(path, "NONCE_TYPE_INVALID", "Nonce must be an integer or a string."),
    }
}
