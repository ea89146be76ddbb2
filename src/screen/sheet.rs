//! A message as a person sees it, free of Discord.

use super::press::Press;
use crate::art::Picture;
use crate::table::PersonId;

/// One message.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// Discord's markdown, at most 1,900 characters.
    pub text: String,
    pub picture: Option<Illustration>,
    /// At most five; on a board at most three.
    pub rows: Vec<Row>,
    /// Whom the message pings; their mentions stand in the text.
    pub ping: Vec<PersonId>,
    /// A file to go with it.
    pub file: Option<Attachment>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Illustration {
    pub picture: Picture,
    /// At most 1,024 characters, from the same view.
    pub alt: String,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Attachment {
    pub name: String,
    pub bytes: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum Row {
    /// At most five.
    Buttons(Vec<Button>),
    Menu(Menu),
}

#[derive(Clone, Debug, PartialEq)]
pub struct Button {
    pub press: Press,
    /// At most 80 characters.
    pub label: String,
    pub style: Style,
    pub disabled: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The main thing to do here.
    Primary,
    Secondary,
    Success,
    Danger,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Menu {
    pub press: Press,
    /// At most 150 characters.
    pub placeholder: String,
    /// 1 to 25.
    pub choices: Vec<Choice>,
    pub least: usize,
    pub most: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// At most 100 characters.
    pub value: String,
    pub label: String,
    pub description: Option<String>,
    /// Chosen already.
    pub chosen: bool,
}
