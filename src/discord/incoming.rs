//! An interaction as it comes in: who, where, and what is asked.

use std::time::Instant;

use serenity::all::{
    CommandInteraction, ComponentInteraction, ComponentInteractionDataKind, Member, MessageFlags, Permissions, User,
};

use crate::language::Locale;
use crate::table::{ChannelId, Doer, GuildId, InteractionId, Person, PersonId};

/// What every kind of interaction brings.
#[derive(Clone, Debug)]
pub struct Incoming {
    /// When it came in.
    pub at: Instant,
    pub interaction: InteractionId,
    /// Good for fifteen minutes; never logged.
    pub token: Token,
    pub application: u64,
    pub doer: Doer,
    pub place: Place,
}

/// Where it happened.
#[derive(Clone, Debug)]
pub struct Place {
    /// Absent in a direct message.
    pub guild: Option<GuildId>,
    pub channel: ChannelId,
    /// The language that the server shows, when it says more than Discord's default does.
    pub guild_locale: Option<Locale>,
    /// What the bot may do there.
    pub bot_may: Permissions,
    /// Whether the person may change the settings of this server.
    pub manages_server: bool,
    pub thread: bool,
}

/// An interaction's token; shown nowhere.
#[derive(Clone)]
pub struct Token(pub String);

impl std::fmt::Debug for Token {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Token(hidden)")
    }
}

/// A press on a control: its id, the values of a menu, and the message it is on.
#[derive(Clone, Debug)]
pub struct Pressed {
    pub custom_id: String,
    pub values: Vec<String>,
    pub message: u64,
    /// On a private panel.
    pub panel: bool,
}

/// Generates the conversion for interactions that have the same fields but no common type.
macro_rules! incoming {
    ($interaction:expr, $member:expr) => {{
        let interaction = $interaction;
        let member: Option<&Member> = $member;
        let may = member.and_then(|member| member.permissions).unwrap_or_default();
        Incoming {
            at: Instant::now(),
            interaction: InteractionId(interaction.id.get()),
            token: Token(interaction.token.clone()),
            application: interaction.application_id.get(),
            doer: Doer {
                interaction: InteractionId(interaction.id.get()),
                person: person(&interaction.user, member, &interaction.locale),
                moderator: may.manage_messages(),
            },
            place: Place {
                guild: interaction.guild_id.map(|id| GuildId(id.get())),
                channel: ChannelId(interaction.channel_id.get()),
                guild_locale: interaction.guild_locale.as_deref().and_then(spoken),
                bot_may: interaction.app_permissions.unwrap_or_default(),
                manages_server: may.manage_guild(),
                thread: interaction.channel.as_ref().is_some_and(|channel| channel.thread_metadata.is_some()),
            },
        }
    }};
}

impl From<&CommandInteraction> for Incoming {
    fn from(interaction: &CommandInteraction) -> Incoming {
        incoming!(interaction, interaction.member.as_deref())
    }
}

impl From<&ComponentInteraction> for Incoming {
    fn from(interaction: &ComponentInteraction) -> Incoming {
        incoming!(interaction, interaction.member.as_ref())
    }
}

impl From<&ComponentInteraction> for Pressed {
    fn from(interaction: &ComponentInteraction) -> Pressed {
        let values = match &interaction.data.kind {
            ComponentInteractionDataKind::StringSelect { values } => values.clone(),
            ComponentInteractionDataKind::UserSelect { values } => values.iter().map(ToString::to_string).collect(),
            _ => Vec::new(),
        };
        Pressed {
            custom_id: interaction.data.custom_id.clone(),
            values,
            message: interaction.message.id.get(),
            panel: interaction.message.flags.is_some_and(|flags| flags.contains(MessageFlags::EPHEMERAL)),
        }
    }
}

/// The name people see on that server: nickname, display name, user name.
fn person(user: &User, member: Option<&Member>, locale: &str) -> Person {
    let name = member.and_then(|member| member.nick.as_ref()).or(user.global_name.as_ref()).unwrap_or(&user.name);
    Person { id: PersonId(user.id.get()), name: name.clone(), locale: Locale::from_discord(locale) }
}

/// `en-US` is what every server has that is no Community server, so English says nothing.
fn spoken(code: &str) -> Option<Locale> {
    let locale = Locale::from_discord(code);
    (locale != Locale::En).then_some(locale)
}
