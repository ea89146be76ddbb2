//! Short private answers that are about no table in particular.

use super::sheet::{Attachment, Sheet};
use crate::language::Locale;
use crate::say;
use crate::table::{ChannelId, Table};

/// What the bot needs in a channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permission {
    ViewChannel,
    SendMessages,
    SendInThreads,
    EmbedLinks,
    AttachFiles,
    ReadHistory,
    CreateThreads,
}

impl Permission {
    fn id(self) -> &'static str {
        match self {
            Permission::ViewChannel => "permission-view-channel",
            Permission::SendMessages => "permission-send-messages",
            Permission::SendInThreads => "permission-send-in-threads",
            Permission::EmbedLinks => "permission-embed-links",
            Permission::AttachFiles => "permission-attach-files",
            Permission::ReadHistory => "permission-read-history",
            Permission::CreateThreads => "permission-create-threads",
        }
    }
}

/// What Discord calls it in its settings.
pub fn permission(permission: Permission, locale: Locale) -> String {
    say!(locale, permission.id())
}

/// A short private answer that is about no table in particular.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// A table was opened there.
    Opened { channel: ChannelId },
    /// These permissions are missing; with the mend.
    Missing(Vec<Permission>),
    /// The server's language is now this; `None`: whatever Discord says.
    LanguageSet(Option<Locale>),
    /// Only who may manage the server sets its language.
    LanguageForbidden,
    /// Works in a server only.
    ServerOnly,
    /// No table is in this channel, and the person sits at none.
    NoTableHere,
    /// Nobody sits there under this name, as it was typed.
    NoSuchName(String),
    /// Something of ours failed; nothing changed, trying again is fine.
    Trouble,
    /// The database does not answer, so nobody knows whether something changed.
    Away,
}

/// Puts a short answer into words.
pub fn answer(answer: &Answer, locale: Locale) -> String {
    match answer {
        Answer::Opened { channel } => say!(locale, "answer-opened", channel = format!("<#{channel}>")),
        Answer::Missing(permissions) => {
            let names: Vec<_> = permissions.iter().map(|needed| permission(*needed, locale)).collect();
            say!(locale, "answer-missing", permissions = names.join(", "), count = names.len())
        }
        Answer::LanguageSet(Some(language)) => {
            say!(locale, "answer-language-set", language = say!(*language, "language-name"))
        }
        Answer::LanguageSet(None) => say!(locale, "answer-language-unset"),
        Answer::LanguageForbidden => say!(locale, "answer-language-forbidden"),
        Answer::ServerOnly => say!(locale, "answer-server-only"),
        Answer::NoTableHere => say!(locale, "answer-no-table-here"),
        Answer::NoSuchName(typed) => say!(locale, "answer-no-such-name", name = super::name::typed(typed)),
        Answer::Trouble => say!(locale, "answer-trouble"),
        Answer::Away => say!(locale, "answer-away"),
    }
}

/// The record of a finished game as a file, and how to check it.
pub fn record(table: &Table, json: Vec<u8>, locale: Locale) -> Sheet {
    let name = format!("{}-{}.json", table.options.kind().name(), table.id);
    Sheet {
        text: say!(locale, "record", file = &name),
        file: Some(Attachment { name, bytes: json }),
        ..Sheet::default()
    }
}
