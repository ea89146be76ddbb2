//! A sheet as Discord's JSON.

use serde_json::{Value, json};

use super::rest::File;
use crate::screen::sheet::{Button, Menu, Row, Sheet, Style};

/// The flag of a message that only one person sees.
pub const EPHEMERAL: u64 = 1 << 6;

/// What to do with a message's picture.
#[derive(Clone, Debug)]
pub enum Image {
    /// Leave it as it is.
    Keep,
    /// There is none.
    Without,
    /// Put this PNG in the place of any other.
    Replace(Vec<u8>),
}

/// A message ready to be sent.
#[derive(Clone, Debug)]
pub struct Message {
    pub body: Value,
    pub files: Vec<File>,
}

impl Message {
    /// The JSON of a sheet. Pings nobody but those whom the sheet names.
    pub fn new(sheet: &Sheet, image: Image) -> Message {
        let mut files = Vec::new();
        let mut attachments = Vec::new();
        let keep = matches!(image, Image::Keep);
        if let Image::Replace(png) = image {
            let alt = sheet.picture.as_ref().map(|picture| picture.alt.as_str()).unwrap_or_default();
            attachments.push(json!({ "id": "0", "filename": "board.png", "description": alt }));
            files.push(File { name: "board.png".to_owned(), bytes: png });
        }
        if let Some(file) = &sheet.file {
            attachments.push(json!({ "id": files.len().to_string(), "filename": file.name }));
            files.push(File { name: file.name.clone(), bytes: file.bytes.clone() });
        }
        let ping: Vec<_> = sheet.ping.iter().map(ToString::to_string).collect();
        let mut body = json!({
            "content": sheet.text,
            "components": sheet.rows.iter().map(row).collect::<Vec<_>>(),
            "allowed_mentions": { "parse": [], "users": ping },
        });
        // Without the key the message keeps the pictures it has; with it, only those listed stay.
        if !keep {
            body["attachments"] = Value::Array(attachments);
        }
        Message { body, files }
    }

    /// Makes it visible to one person only.
    #[must_use]
    pub fn private(mut self) -> Message {
        self.body["flags"] = EPHEMERAL.into();
        self
    }

    /// Names the message, so that creating it twice within minutes makes one.
    #[must_use]
    pub fn once(mut self, nonce: &str) -> Message {
        self.body["nonce"] = nonce.into();
        self.body["enforce_nonce"] = true.into();
        self
    }
}

fn row(row: &Row) -> Value {
    let components: Vec<_> = match row {
        Row::Buttons(buttons) => buttons.iter().map(button).collect(),
        Row::Menu(select) => vec![menu(select)],
    };
    json!({ "type": 1, "components": components })
}

fn button(button: &Button) -> Value {
    let style = match button.style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    };
    json!({
        "type": 2,
        "style": style,
        "label": button.label,
        "custom_id": button.press.encode(),
        "disabled": button.disabled,
    })
}

fn menu(menu: &Menu) -> Value {
    let options: Vec<_> = menu
        .choices
        .iter()
        .map(|choice| {
            let mut option = json!({ "label": choice.label, "value": choice.value, "default": choice.chosen });
            if let Some(description) = &choice.description {
                option["description"] = description.as_str().into();
            }
            option
        })
        .collect();
    json!({
        "type": 3,
        "custom_id": menu.press.encode(),
        "placeholder": menu.placeholder,
        "min_values": menu.least,
        "max_values": menu.most,
        "options": options,
    })
}
