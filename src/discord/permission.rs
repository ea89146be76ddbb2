//! What the bot needs to be allowed: from here come the invite link, the checks in a channel, and what the README
//! lists.

use serde_json::Value;
use serenity::all::Permissions;

use crate::screen::Permission;

/// Everything that the bot is invited with, in the README's order: what it always needs, then what only tables in
/// threads need.
pub const ALL: [(Permission, Permissions); 7] = [
    (Permission::ViewChannel, Permissions::VIEW_CHANNEL),
    (Permission::SendMessages, Permissions::SEND_MESSAGES),
    (Permission::EmbedLinks, Permissions::EMBED_LINKS),
    (Permission::AttachFiles, Permissions::ATTACH_FILES),
    (Permission::ReadHistory, Permissions::READ_MESSAGE_HISTORY),
    (Permission::SendInThreads, Permissions::SEND_MESSAGES_IN_THREADS),
    (Permission::CreateThreads, Permissions::CREATE_PUBLIC_THREADS),
];

/// What is needed and not among these. `in_thread`: the channel is a thread, where another permission to write counts;
/// `opens_thread`: a thread is to be opened in it.
pub fn missing(may: Permissions, in_thread: bool, opens_thread: bool) -> Vec<Permission> {
    let needed = |permission| match permission {
        Permission::SendMessages => !in_thread,
        Permission::SendInThreads => in_thread || opens_thread,
        Permission::CreateThreads => opens_thread,
        Permission::ViewChannel | Permission::EmbedLinks | Permission::AttachFiles | Permission::ReadHistory => true,
    };
    let lacking = ALL.into_iter().filter(|(permission, bit)| needed(*permission) && !may.contains(*bit));
    lacking.map(|(permission, _)| permission).collect()
}

/// The address that invites the bot to a server with exactly these permissions.
pub fn invite(application: u64) -> String {
    let permissions = ALL.iter().fold(Permissions::empty(), |all, (_, bit)| all | *bit).bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={permissions}"
    )
}

/// What a member may do in a channel by Discord's rules: his roles, then the channel's exceptions for everybody, for
/// his roles together, and for himself. Takes the server, the member and the channel (of a thread: its parent) as the
/// API gives them.
pub fn in_channel(guild: &Value, member: &Value, channel: &Value) -> Permissions {
    let everyone = &guild["id"];
    let own: Vec<&Value> = member["roles"].as_array().into_iter().flatten().collect();
    let is_own = |role: &Value| role == everyone || own.contains(&role);
    let roles = guild["roles"].as_array().into_iter().flatten().filter(|role| is_own(&role["id"]));
    let mut may = roles.fold(Permissions::empty(), |all, role| all | bits(&role["permissions"]));
    if may.administrator() || guild["owner_id"] == member["user"]["id"] {
        return Permissions::all();
    }
    let exceptions = |matching: &dyn Fn(&Value) -> bool| {
        let all = channel["permission_overwrites"].as_array().into_iter().flatten();
        all.filter(|exception| matching(&exception["id"]))
            .fold((Permissions::empty(), Permissions::empty()), |(deny, allow), exception| {
                (deny | bits(&exception["deny"]), allow | bits(&exception["allow"]))
            })
    };
    for (deny, allow) in [
        exceptions(&|id| id == everyone),
        exceptions(&|id| own.contains(&id)),
        exceptions(&|id| *id == member["user"]["id"]),
    ] {
        may = (may - deny) | allow;
    }
    may
}

/// Bits as the API writes them: a number in text.
fn bits(text: &Value) -> Permissions {
    Permissions::from_bits_truncate(text.as_str().and_then(|text| text.parse().ok()).unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn the_invitation_asks_for_seven_bits() {
        // 2^10 + 2^11 + 2^14 + 2^15 + 2^16 + 2^35 + 2^38
        assert!(invite(42).ends_with("client_id=42&scope=bot+applications.commands&permissions=309237763072"));
    }

    #[test]
    fn the_closest_exception_counts() {
        // Everybody may view (1024) and write (2048); the bot's role may attach (32768).
        let guild = json!({ "id": "1", "owner_id": "9", "roles": [
            { "id": "1", "permissions": "3072" },
            { "id": "2", "permissions": "32768" },
            { "id": "3", "permissions": "16384" },
        ] });
        let member = json!({ "user": { "id": "5" }, "roles": ["2"] });
        let may =
            |overwrites: Value| in_channel(&guild, &member, &json!({ "permission_overwrites": overwrites })).bits();
        let exception = |id: &str, allow: &str, deny: &str| json!({ "id": id, "allow": allow, "deny": deny });
        assert_eq!(may(json!([])), 3072 + 32768);
        // Nobody may view, but the bot's role.
        assert_eq!(may(json!([exception("1", "0", "1024"), exception("2", "1024", "0")])), 3072 + 32768);
        // The bot itself may not write after all, whatever its role may; the role it lacks says nothing.
        let closed = json!([exception("2", "2048", "0"), exception("5", "0", "2048"), exception("3", "65536", "1024")]);
        assert_eq!(may(closed), 1024 + 32768);
        let admin = json!({ "id": "1", "owner_id": "9", "roles": [{ "id": "1", "permissions": "8" }] });
        let denied = json!({ "permission_overwrites": [exception("5", "0", "1024")] });
        assert_eq!(in_channel(&admin, &member, &denied), Permissions::all());
    }

    #[test]
    fn a_thread_is_written_to_by_its_own_permission() {
        let all = ALL.iter().fold(Permissions::empty(), |all, (_, bit)| all | *bit);
        assert_eq!(missing(all, true, true), []);
        let text = all - Permissions::SEND_MESSAGES_IN_THREADS - Permissions::CREATE_PUBLIC_THREADS;
        assert_eq!(missing(text, false, false), []);
        assert_eq!(missing(text, false, true), [Permission::SendInThreads, Permission::CreateThreads]);
        assert_eq!(missing(text, true, false), [Permission::SendInThreads]);
        assert_eq!(missing(all - Permissions::SEND_MESSAGES, false, false), [Permission::SendMessages]);
        assert_eq!(missing(all - Permissions::SEND_MESSAGES, true, false), []);
    }
}
