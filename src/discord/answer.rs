//! The first answer to an interaction, within Discord's three seconds, and what fills a deferred one.

use std::future::Future;
use std::pin::pin;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::time::{Instant, timeout_at};

use super::incoming::Incoming;
use super::message::{EPHEMERAL, Message};
use super::painter::Painter;
use super::panels::Shown;
use super::rest::{Rest, RestError};
use crate::screen::press::Audience;
use crate::screen::sheet::Sheet;
use crate::table::TableId;

/// How long after an interaction came in a bare deferral goes first.
const DEFER_AFTER: Duration = Duration::from_millis(1_500);

const MESSAGE: u8 = 4;
const DEFERRED_MESSAGE: u8 = 5;
const DEFERRED_UPDATE: u8 = 6;
const UPDATE: u8 = 7;

/// What is to be said to the one who asked.
#[derive(Debug)]
pub enum Said {
    /// Nothing: the board shows it.
    Quiet,
    /// To this person alone.
    Private(Box<Sheet>),
    /// The own panel at this table, which is kept up to date from then on; `shown`: without what is said above it.
    Panel { table: TableId, sheet: Box<Sheet>, shown: Shown },
}

/// What the token of an interaction that was answered edits.
#[derive(Debug)]
pub enum Edits {
    /// The message that was pressed.
    Pressed,
    /// A private answer.
    Answer,
    /// The own panel at this table.
    Panel(TableId, Shown),
}

impl Said {
    pub fn sheet(sheet: Sheet) -> Said {
        Said::Private(Box::new(sheet))
    }

    /// Plain words, without picture or controls.
    pub fn text(text: impl Into<String>) -> Said {
        Said::sheet(Sheet { text: text.into(), ..Sheet::default() })
    }
}

/// Sends the answers of one interaction.
pub struct Answer<'a> {
    rest: &'a Rest,
    painter: &'a Painter,
    incoming: &'a Incoming,
    audience: Audience,
}

impl<'a> Answer<'a> {
    pub fn new(rest: &'a Rest, painter: &'a Painter, incoming: &'a Incoming, audience: Audience) -> Answer<'a> {
        Answer { rest, painter, incoming, audience }
    }

    /// Does the work, draws, and answers with what it says; when that takes long, a deferral goes first whose kind
    /// depends on the control alone.
    ///
    /// # Errors
    /// When Discord did not take the answer. What the work did stands all the same.
    pub async fn with(self, work: impl Future<Output = Said>) -> Result<Edits, RestError> {
        let ready = async {
            match work.await {
                Said::Quiet => (None, Edits::Pressed),
                Said::Private(sheet) => (Some(self.message(&sheet).await), Edits::Answer),
                Said::Panel { table, sheet, shown } => (Some(self.message(&sheet).await), Edits::Panel(table, shown)),
            }
        };
        let mut ready = pin!(ready);
        match timeout_at(Instant::from_std(self.incoming.at) + DEFER_AFTER, &mut ready).await {
            Ok((message, edits)) => self.first(message).await.map(|()| edits),
            Err(_) => {
                self.defer().await?;
                let (message, edits) = ready.await;
                self.fill(message).await?;
                // The deferral said nothing, so that the token goes on editing the board.
                Ok(if self.audience == Audience::Board { Edits::Pressed } else { edits })
            }
        }
    }

    async fn first(&self, message: Option<Message>) -> Result<(), RestError> {
        match (message, self.audience) {
            (None, _) => self.callback(DEFERRED_UPDATE, None).await,
            (Some(message), Audience::Panel | Audience::Own) => self.callback(UPDATE, Some(message)).await,
            (Some(message), Audience::Board | Audience::Private) => {
                self.callback(MESSAGE, Some(message.private())).await
            }
        }
    }

    async fn defer(&self) -> Result<(), RestError> {
        match self.audience {
            Audience::Board | Audience::Panel | Audience::Own => self.callback(DEFERRED_UPDATE, None).await,
            Audience::Private => {
                let message = Message { body: json!({ "flags": EPHEMERAL }), files: Vec::new() };
                self.callback(DEFERRED_MESSAGE, Some(message)).await
            }
        }
    }

    async fn fill(&self, message: Option<Message>) -> Result<(), RestError> {
        let Some(message) = message else { return Ok(()) };
        let Incoming { application, token, .. } = self.incoming;
        let webhook = format!("webhooks/{application}/{}", token.0);
        match self.audience {
            Audience::Board => {
                let message = message.private();
                self.rest.post(&webhook, &message.body, &message.files).await?;
            }
            Audience::Private | Audience::Panel | Audience::Own => {
                self.rest.patch(&format!("{webhook}/messages/@original"), &message.body, &message.files).await?;
            }
        }
        Ok(())
    }

    async fn message(&self, sheet: &Sheet) -> Message {
        Message::new(sheet, self.painter.image(sheet).await)
    }

    async fn callback(&self, kind: u8, message: Option<Message>) -> Result<(), RestError> {
        let path = format!("interactions/{}/{}/callback", self.incoming.interaction, self.incoming.token.0);
        let mut body = json!({ "type": kind });
        let mut files = Vec::new();
        if let Some(message) = message {
            body["data"] = message.body;
            files = message.files;
        }
        match self.rest.post(&path, &body, &files).await {
            // Discord may have taken it and only the answer was lost; a second one is then refused as such.
            Err(error) if error.passes() => ignore_taken(self.rest.post(&path, &body, &files).await)?,
            answer => {
                answer?;
            }
        }
        self.rest.metrics().acknowledged(self.incoming.at.elapsed());
        Ok(())
    }
}

/// 40060: the interaction was acknowledged already.
fn ignore_taken(answer: Result<Value, RestError>) -> Result<(), RestError> {
    match answer {
        Err(error) if error.code() == Some(40060) => Ok(()),
        answer => answer.map(|_| ()),
    }
}
