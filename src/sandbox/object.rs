//! The world as Discord writes it in JSON, with every field that its clients insist on.

use serde_json::{Map, Value, json};

use super::id::{Id, timestamp};
use super::message::{Attachment, Message, MessageKind, Origin};
use super::permissions;
use super::world::{Channel, ChannelKind, Command, Person, World};

/// The size of the largest file, in bytes.
pub const LARGEST_FILE: usize = 10 * 1024 * 1024;

pub fn user(person: &Person) -> Value {
    account(person.id, &person.key, Some(&person.name), false)
}

pub fn bot_user(world: &World) -> Value {
    account(world.bot.id, &world.bot.name, None, true)
}

fn account(id: Id, username: &str, shown: Option<&str>, bot: bool) -> Value {
    json!({
        "id": id, "username": username, "global_name": shown, "discriminator": if bot { "4711" } else { "0" },
        "avatar": null, "avatar_decoration_data": null, "banner": null, "banner_color": null, "accent_color": null,
        "bot": bot, "system": false, "flags": 0, "public_flags": 0, "clan": null, "primary_guild": null,
        "collectibles": null,
    })
}

/// The bot's own account as `/users/@me` and READY give it.
pub fn current_user(world: &World) -> Value {
    let mut user = bot_user(world);
    let more = json!({ "mfa_enabled": true, "verified": true, "email": null, "locale": "en-US", "premium_type": 0 });
    extend(&mut user, more);
    user
}

/// Whoever has this id; somebody deleted when nobody has.
pub fn anyone(world: &World, id: Id) -> Value {
    match world.person_by_id(id) {
        Some(person) => user(person),
        None if id == world.bot.id => bot_user(world),
        None => account(id, "deleted_user", None, false),
    }
}

/// A member without the user and without permissions, as `resolved` wants it.
fn bare_member(roles: Value) -> Value {
    json!({
        "nick": null, "avatar": null, "banner": null, "roles": roles, "joined_at": "2026-01-06T12:00:00.000000+00:00",
        "premium_since": null, "flags": 0, "pending": false, "communication_disabled_until": null,
        "unusual_dm_activity_until": null,
    })
}

pub fn member(world: &World, id: Id) -> Value {
    let roles = if id == world.bot.id { json!([bot_role(world)]) } else { json!([]) };
    let mut member = bare_member(roles);
    extend(&mut member, json!({ "user": anyone(world, id), "deaf": false, "mute": false }));
    member
}

/// The member as an interaction carries it, with what he may do in the channel.
pub fn acting_member(world: &World, person: &Person) -> Value {
    let mut member = member(world, person.id);
    member["permissions"] = json!(person.permissions.to_string());
    member
}

/// People by id, as `resolved` of an interaction.
pub fn resolved_people(world: &World, ids: &[Id], in_guild: bool) -> Value {
    let (mut users, mut members) = (Map::new(), Map::new());
    for id in ids {
        users.insert(id.to_string(), anyone(world, *id));
        let mut member = bare_member(json!([]));
        if let Some(person) = world.person_by_id(*id).filter(|person| person.member) {
            member["permissions"] = json!(person.permissions.to_string());
            members.insert(id.to_string(), member);
        }
    }
    let mut resolved = json!({ "users": users });
    if in_guild && !members.is_empty() {
        resolved["members"] = Value::Object(members);
    }
    resolved
}

fn bot_role(world: &World) -> Id {
    Id(world.bot.id.0 + 1)
}

fn roles(world: &World) -> Value {
    let role = |id: Id, name: &str, permissions: u64, position: u8, managed: bool| {
        json!({
            "id": id, "name": name, "permissions": permissions.to_string(), "position": position, "color": 0,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "hoist": false, "icon": null, "unicode_emoji": null, "managed": managed, "mentionable": false, "flags": 0,
            "tags": if managed { json!({ "bot_id": world.bot.id }) } else { json!({}) },
        })
    };
    json!([
        role(world.guild.id, "@everyone", permissions::MEMBER, 0, false),
        role(bot_role(world), &world.bot.name, permissions::BOT, 1, true),
    ])
}

/// The server without what only GUILD_CREATE tells.
pub fn guild(world: &World) -> Value {
    let owner = world.people.iter().find(|person| person.owner).map(|person| person.id);
    let community = world.guild.locale != "en-US";
    let mut guild = json!({
        "id": world.guild.id, "name": world.guild.name, "owner_id": owner, "preferred_locale": world.guild.locale,
        "features": if community { json!(["COMMUNITY"]) } else { json!([]) }, "roles": roles(world),
    });
    let more = json!({
        "icon": null, "icon_hash": null, "home_header": null, "splash": null, "discovery_splash": null,
        "banner": null, "description": null, "region": "deprecated", "afk_channel_id": null, "afk_timeout": 300,
        "widget_enabled": false, "widget_channel_id": null, "verification_level": 1,
        "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0, "nsfw": false,
        "nsfw_level": 0, "application_id": null, "system_channel_id": null, "system_channel_flags": 0,
        "rules_channel_id": null, "public_updates_channel_id": null, "safety_alerts_channel_id": null,
        "max_presences": null, "max_members": 500_000, "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50, "vanity_url_code": null, "premium_tier": 0,
        "premium_subscription_count": 0, "premium_progress_bar_enabled": false, "incidents_data": null,
        "emojis": [], "stickers": [], "hub_type": null,
    });
    extend(&mut guild, more);
    guild
}

/// The server as GUILD_CREATE tells it.
pub fn whole_guild(world: &World) -> Value {
    let mut guild = guild(world);
    let of_kind = |wanted: fn(&Channel) -> bool| -> Vec<Value> {
        world.channels.values().filter(|channel| wanted(channel)).map(|channel| self::channel(world, channel)).collect()
    };
    let more = json!({
        "joined_at": "2026-01-06T12:00:00.000000+00:00", "large": false, "unavailable": false,
        "member_count": world.people.iter().filter(|person| person.member).count() + 1,
        "voice_states": [], "presences": [], "stage_instances": [], "guild_scheduled_events": [],
        "soundboard_sounds": [],
        "members": [member(world, world.bot.id)],
        "channels": of_kind(|channel| channel.kind == ChannelKind::Text),
        "threads": of_kind(|channel| channel.thread().is_some_and(|thread| !thread.archived)),
    });
    extend(&mut guild, more);
    guild
}

pub fn channel(world: &World, channel: &Channel) -> Value {
    let last = channel.last_message();
    match &channel.kind {
        ChannelKind::Text => {
            let refused = permissions::BOT & !channel.bot_permissions;
            let overwrites = match refused {
                0 => json!([]),
                deny => json!([{ "id": bot_role(world), "type": 0, "allow": "0", "deny": deny.to_string() }]),
            };
            json!({
                "id": channel.id, "type": 0, "guild_id": world.guild.id, "name": channel.name, "topic": null,
                "position": 0, "parent_id": null, "nsfw": false, "rate_limit_per_user": 0, "flags": 0,
                "last_message_id": last, "last_pin_timestamp": null, "permission_overwrites": overwrites,
                "default_auto_archive_duration": 1440,
            })
        }
        ChannelKind::Direct { person } => json!({
            "id": channel.id, "type": 1, "last_message_id": last, "last_pin_timestamp": null, "flags": 0,
            "recipients": [anyone(world, *person)],
        }),
        ChannelKind::Thread(thread) => json!({
            "id": channel.id, "type": channel.type_number(), "guild_id": world.guild.id, "parent_id": thread.parent,
            "owner_id": thread.owner, "name": channel.name, "last_message_id": last, "last_pin_timestamp": null,
            "rate_limit_per_user": 0, "flags": 0, "member_count": thread.members.len().min(50), "nsfw": false,
            "message_count": channel.messages.len(), "total_message_sent": channel.messages.len(),
            "position": 0, "permission_overwrites": [], "applied_tags": [],
            "thread_metadata": {
                "archived": thread.archived, "locked": thread.locked, "auto_archive_duration": thread.archive_after,
                "archive_timestamp": timestamp(thread.archived_at), "invitable": true,
                "create_timestamp": timestamp(channel.id.millis()),
            },
        }),
    }
}

/// The channel as an interaction carries it.
pub fn interaction_channel(world: &World, channel: &Channel, person: &Person) -> Value {
    let mut object = self::channel(world, channel);
    if !channel.is_direct()
        && let Some(fields) = object.as_object_mut()
    {
        fields.remove("permission_overwrites");
        fields.remove("default_auto_archive_duration");
        fields.insert("permissions".into(), json!(person.permissions.to_string()));
    }
    object
}

/// A message as REST answers and events give it.
pub fn message(world: &World, message: &Message) -> Value {
    let mentions: Vec<Value> = message.pings.iter().map(|id| anyone(world, *id)).collect();
    let attachments: Vec<Value> = message
        .attachments
        .iter()
        .map(|file| {
            let url = link(world, message, file);
            let mut object = json!({
                "id": file.id, "filename": file.name, "size": file.size, "url": url, "proxy_url": url,
                "content_type": file.content_type,
            });
            if let Some(description) = &file.description {
                object["description"] = json!(description);
            }
            if let Some((width, height)) = file.pixels {
                extend(&mut object, json!({ "width": width, "height": height }));
            }
            if message.is_private() {
                object["ephemeral"] = json!(true);
            }
            object
        })
        .collect();
    let kind = match message.kind {
        MessageKind::Plain => 0,
        MessageKind::ThreadCreated => 18,
        MessageKind::Reply => 19,
        MessageKind::CommandAnswer => 20,
        MessageKind::ThreadStarter => 21,
    };
    let mut object = json!({
        "id": message.id, "channel_id": message.channel, "type": kind, "author": anyone(world, message.author),
        "content": message.content, "timestamp": timestamp(message.sent),
        "edited_timestamp": message.edited.map(timestamp), "tts": message.tts,
        "mention_everyone": message.pings_everyone, "mentions": mentions, "mention_roles": [],
        "attachments": attachments, "embeds": message.embeds, "components": message.components,
        "pinned": message.pinned, "flags": message.flags,
    });
    resolve_files(world, message, &mut object["embeds"]);
    resolve_files(world, message, &mut object["components"]);
    if let Some(nonce) = &message.nonce {
        object["nonce"] = nonce.clone();
    }
    if let Some(reply_to) = message.reply_to {
        let guild = world.channels.get(&message.channel).is_some_and(|channel| !channel.is_direct());
        object["message_reference"] = json!({ "type": 0, "channel_id": message.channel, "message_id": reply_to });
        if guild {
            object["message_reference"]["guild_id"] = json!(world.guild.id);
        }
        object["referenced_message"] = match world.message(reply_to) {
            Some(other) if other.reply_to.is_none() => self::message(world, other),
            _ => Value::Null,
        };
    }
    if let Some(origin) = &message.origin {
        object["webhook_id"] = json!(world.bot.id);
        object["application_id"] = json!(world.bot.id);
        object["interaction_metadata"] = interaction_metadata(world, message, origin);
        if let Some(command) = &origin.command {
            object["interaction"] = json!({
                "id": origin.interaction, "type": origin.kind, "name": command,
                "user": anyone(world, origin.person),
            });
        }
    }
    if let Some(thread) = message.thread.and_then(|thread| world.channels.get(&thread)) {
        object["thread"] = channel(world, thread);
    }
    object
}

/// Where a file of a message can be fetched.
fn link(world: &World, message: &Message, file: &Attachment) -> String {
    format!("{}/attachments/{}/{}/{}", world.base, message.channel, file.id, file.name)
}

/// Puts links in the place of `attachment://name`.
fn resolve_files(world: &World, message: &Message, value: &mut Value) {
    match value {
        Value::Array(list) => list.iter_mut().for_each(|value| resolve_files(world, message, value)),
        Value::Object(fields) => {
            let name = fields.get("url").and_then(|url| url.as_str()?.strip_prefix("attachment://"));
            if let Some(file) = name.and_then(|name| message.attachments.iter().find(|file| file.name == name)) {
                let (url, pixels) = (link(world, message, file), file.pixels);
                fields.insert("proxy_url".into(), json!(url));
                fields.insert("url".into(), json!(url));
                if let Some((width, height)) = pixels {
                    fields.insert("width".into(), json!(width));
                    fields.insert("height".into(), json!(height));
                }
                fields.insert("attachment_id".into(), json!(file.id));
            }
            fields.values_mut().for_each(|value| resolve_files(world, message, value));
        }
        _ => {}
    }
}

fn interaction_metadata(world: &World, message: &Message, origin: &Origin) -> Value {
    let in_guild = world.channels.get(&message.channel).is_some_and(|channel| !channel.is_direct());
    let mut metadata = json!({
        "id": origin.interaction, "type": origin.kind, "user": anyone(world, origin.person),
        "authorizing_integration_owners": owners(world, in_guild),
    });
    if let Some(command) = &origin.command {
        extend(&mut metadata, json!({ "name": command, "command_type": 1 }));
    }
    if let Some(pressed) = origin.pressed {
        metadata["interacted_message_id"] = json!(pressed);
    }
    metadata
}

/// For whom the bot was installed where an interaction came from.
pub fn owners(world: &World, in_guild: bool) -> Value {
    if in_guild { json!({ "0": world.guild.id }) } else { json!({ "0": "0" }) }
}

/// A registered command as Discord gives it back.
pub fn command(world: &World, command: &Command) -> Value {
    let mut object = command.body.clone();
    tidy_options(&mut object);
    extend(&mut object, json!({ "id": command.id, "application_id": world.bot.id, "version": command.version }));
    let defaults = json!({
        "type": 1, "description": "", "default_member_permissions": null, "nsfw": false, "contexts": null,
        "integration_types": [0], "name_localizations": null, "description_localizations": null, "options": [],
    });
    if let (Some(object), Some(defaults)) = (object.as_object_mut(), defaults.as_object()) {
        for (key, value) in defaults {
            if object.get(key).is_none_or(Value::is_null) {
                object.insert(key.clone(), value.clone());
            }
        }
        if command.of_guild {
            object.insert("guild_id".into(), json!(world.guild.id));
        } else {
            object.entry("dm_permission").or_insert(json!(true));
        }
    }
    object
}

/// Clients may write out what they leave empty; Discord does not give it back.
fn tidy_options(holder: &mut Value) {
    for option in holder.get_mut("options").and_then(Value::as_array_mut).into_iter().flatten() {
        let is_empty = |value: &Value| value.is_null() || value.as_array().is_some_and(Vec::is_empty);
        if let Some(fields) = option.as_object_mut() {
            fields.retain(|_, value| !is_empty(value));
        }
        tidy_options(option);
    }
}

/// The application as `/applications/@me` and `/oauth2/applications/@me` give it.
pub fn application(world: &World) -> Value {
    let owner = world.people.iter().find(|person| person.owner);
    json!({
        "id": world.bot.id, "name": world.bot.name, "icon": null, "description": "", "summary": "", "type": null,
        "rpc_origins": [], "bot_public": true, "bot_require_code_grant": false, "bot": bot_user(world),
        "owner": owner.map(user), "team": null, "flags": 0, "flags_new": "0", "hook": true, "tags": [],
        "verify_key": "0000000000000000000000000000000000000000000000000000000000000000", "redirect_uris": [],
        "is_monetized": false, "is_verified": false, "approximate_guild_count": 1,
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0, "eligible_oauth2_scopes": [], "interactions_endpoint_url": null,
        "role_connections_verification_url": null, "integration_types_config": { "0": {} },
    })
}

/// Adds the fields of one object to another.
pub fn extend(object: &mut Value, more: Value) {
    if let (Value::Object(object), Value::Object(more)) = (object, more) {
        object.extend(more);
    }
}
