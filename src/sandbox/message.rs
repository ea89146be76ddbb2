//! Messages and what is on them.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::id::Id;

/// Flag: only one person sees the message.
pub const EPHEMERAL: u32 = 1 << 6;
/// Flag: the bot has promised the message and not written it yet.
pub const LOADING: u32 = 1 << 7;
/// Flag: nobody's telephone rings for it.
pub const SUPPRESS_NOTIFICATIONS: u32 = 1 << 12;
/// Flag: the message is made of components alone.
pub const COMPONENTS_V2: u32 = 1 << 15;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Message {
    pub id: Id,
    pub channel: Id,
    pub author: Id,
    pub kind: MessageKind,
    pub content: String,
    pub embeds: Vec<Value>,
    pub components: Vec<Value>,
    pub attachments: Vec<Attachment>,
    pub flags: u32,
    /// When it was sent and last edited, in milliseconds since 1970.
    pub sent: u64,
    pub edited: Option<u64>,
    /// How often it was edited.
    pub edits: u32,
    /// How often of these it was older than an hour.
    pub late_edits: u32,
    pub pinned: bool,
    pub tts: bool,
    /// Whom it pinged when it was sent. Edits never ping.
    pub pings: Vec<Id>,
    pub pings_everyone: bool,
    pub nonce: Option<Value>,
    pub reply_to: Option<Id>,
    /// The interaction that it answers.
    pub origin: Option<Origin>,
    /// The only person who sees it.
    pub private_to: Option<Id>,
    /// The thread that began at it.
    pub thread: Option<Id>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MessageKind {
    Plain,
    ThreadCreated,
    Reply,
    CommandAnswer,
    ThreadStarter,
}

/// The interaction that a message answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Origin {
    pub interaction: Id,
    /// 2 command, 3 component, 5 modal.
    pub kind: u8,
    pub person: Id,
    /// The whole name of the command, with its subcommand.
    pub command: Option<String>,
    /// The message whose component was used.
    pub pressed: Option<Id>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attachment {
    pub id: Id,
    pub name: String,
    /// The alt text.
    pub description: Option<String>,
    pub content_type: String,
    pub size: usize,
    /// Width and height in pixels, of a PNG.
    pub pixels: Option<(u32, u32)>,
}

/// A button as a person finds it on a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    /// Empty for a link.
    pub custom_id: String,
    pub label: String,
    pub emoji: Option<String>,
    pub style: i64,
    pub disabled: bool,
}

/// A menu as a person finds it on a message.
#[derive(Clone, Debug, PartialEq)]
pub struct Select {
    pub custom_id: String,
    /// 3 texts, 5 people.
    pub kind: i64,
    pub placeholder: String,
    /// Value, label and description of each option.
    pub options: Vec<Choice>,
    pub least: usize,
    pub most: usize,
    pub disabled: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    pub value: String,
    pub label: String,
    pub description: String,
    pub chosen: bool,
}

impl Message {
    pub fn is_private(&self) -> bool {
        self.private_to.is_some()
    }

    /// Whether the bot still owes the text.
    pub fn is_loading(&self) -> bool {
        self.flags & LOADING != 0
    }

    /// All that can be read on it: content, embeds and text displays, one below the other.
    pub fn text(&self) -> String {
        let mut lines = vec![self.content.clone()];
        for embed in &self.embeds {
            let mut push = |value: &Value| lines.extend(value.as_str().map(str::to_owned));
            push(&embed["author"]["name"]);
            push(&embed["title"]);
            push(&embed["description"]);
            for field in embed["fields"].as_array().into_iter().flatten() {
                push(&field["name"]);
                push(&field["value"]);
            }
            push(&embed["footer"]["text"]);
        }
        for component in self.every_component() {
            if component["type"] == 10 {
                lines.extend(component["content"].as_str().map(str::to_owned));
            }
        }
        lines.retain(|line| !line.is_empty());
        lines.join("\n")
    }

    /// All buttons, in reading order.
    pub fn buttons(&self) -> Vec<Button> {
        let buttons = self.every_component().into_iter().filter(|component| component["type"] == 2);
        let button = |component: &Value| Button {
            custom_id: text(&component["custom_id"]),
            label: text(&component["label"]),
            emoji: component["emoji"]["name"].as_str().map(str::to_owned),
            style: component["style"].as_i64().unwrap_or(0),
            disabled: component["disabled"] == true,
        };
        buttons.map(button).collect()
    }

    /// All menus, in reading order.
    pub fn selects(&self) -> Vec<Select> {
        let is_select = |component: &&Value| matches!(component["type"].as_i64(), Some(3 | 5..=8));
        let choice = |option: &Value| Choice {
            value: text(&option["value"]),
            label: text(&option["label"]),
            description: text(&option["description"]),
            chosen: option["default"] == true,
        };
        let select = |component: &Value| Select {
            custom_id: text(&component["custom_id"]),
            kind: component["type"].as_i64().unwrap_or(0),
            placeholder: text(&component["placeholder"]),
            options: component["options"].as_array().into_iter().flatten().map(choice).collect(),
            least: component["min_values"].as_u64().unwrap_or(1) as usize,
            most: component["max_values"].as_u64().unwrap_or(1) as usize,
            disabled: component["disabled"] == true,
        };
        self.every_component().into_iter().filter(is_select).map(select).collect()
    }

    /// The component with this id, wherever it is on the message.
    pub fn component(&self, custom_id: &str) -> Option<&Value> {
        self.every_component().into_iter().find(|component| component["custom_id"] == custom_id)
    }

    /// Every component with those inside it, in reading order.
    pub fn every_component(&self) -> Vec<&Value> {
        fn gather<'a>(component: &'a Value, into: &mut Vec<&'a Value>) {
            into.push(component);
            for inner in component["components"].as_array().into_iter().flatten() {
                gather(inner, into);
            }
            if component["accessory"].is_object() {
                gather(&component["accessory"], into);
            }
        }
        let mut all = Vec::new();
        for component in &self.components {
            gather(component, &mut all);
        }
        all
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Width and height of a PNG, from its first chunk.
pub fn png_pixels(bytes: &[u8]) -> Option<(u32, u32)> {
    let rest = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |at: usize| Some(u32::from_be_bytes(rest.get(at..at + 4)?.try_into().ok()?));
    Some((number(8)?, number(12)?))
}
