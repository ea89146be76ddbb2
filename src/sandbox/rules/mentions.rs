//! Mentions: whom a message pings, and mentions that people would see as raw text.

use serde_json::Value;

use crate::sandbox::id::Id;
use crate::sandbox::world::{World, options_of};

/// Whom a new text pings under its `allowed_mentions`, and whether it pings everybody.
pub fn pings(text: &str, allowed: &Value) -> (Vec<Id>, bool) {
    let parses = |what: &str| match allowed {
        Value::Object(_) => allowed["parse"].as_array().is_some_and(|parse| parse.iter().any(|kind| kind == what)),
        _ => true,
    };
    let named: Vec<Id> =
        allowed["users"].as_array().into_iter().flatten().filter_map(|id| id.as_str()?.parse().ok()).collect();
    let all_users = parses("users");
    let mut pinged = Vec::new();
    for (sign, inside) in tags(text) {
        let Some(id) = inside.trim_start_matches('!').parse().ok().filter(|_| sign == '@') else { continue };
        if (all_users || named.contains(&id)) && !pinged.contains(&id) {
            pinged.push(id);
        }
    }
    let everyone = parses("everyone") && (text.contains("@everyone") || text.contains("@here"));
    (pinged, everyone)
}

/// Mentions in a text that Discord takes as they are and clients show broken: a user, channel or command that does not
/// exist, a moment that is not a number.
pub fn oddities(world: &World, text: &str) -> Vec<String> {
    let mut odd = Vec::new();
    for (sign, inside) in tags(text) {
        let known = match sign {
            '@' if inside.starts_with('&') => continue,
            '@' => {
                let Ok(id) = inside.trim_start_matches('!').parse() else { continue };
                world.person_by_id(id).is_some() || id == world.bot.id
            }
            '#' => {
                let Ok(id) = inside.parse() else { continue };
                world.channels.contains_key(&id)
            }
            '/' => inside.rsplit_once(':').is_some_and(|(name, id)| is_command(world, name, id)),
            't' => {
                let Some(moment) = inside.strip_prefix(':') else { continue };
                let mut parts = moment.split(':');
                let number = parts.next().is_some_and(|number| number.parse::<i64>().is_ok());
                let style = parts.next().is_none_or(|style| ["t", "T", "d", "D", "f", "F", "R"].contains(&style));
                number && style && parts.next().is_none()
            }
            _ => continue,
        };
        if !known {
            odd.push(format!("<{sign}{inside}> mentions nothing that exists"));
        }
    }
    odd
}

/// Whether a mention's `avalon start` and id name a registered command.
fn is_command(world: &World, name: &str, id: &str) -> bool {
    let mut words = name.split(' ');
    let command = world.commands.iter().find(|command| Some(command.id) == id.parse().ok());
    let Some(command) = command.filter(|command| words.next() == Some(command.name())) else { return false };
    let mut options = command.options();
    for word in words {
        match options.iter().find(|option| option["name"] == word && matches!(option["type"].as_i64(), Some(1 | 2))) {
            Some(option) => options = options_of(option),
            None => return false,
        }
    }
    // A command with subcommands can only be mentioned with one of them.
    !options.iter().any(|option| matches!(option["type"].as_i64(), Some(1 | 2)))
}

/// What stands between `<` and `>`, by its first sign: `@`, `#`, `/` or `t`.
fn tags(text: &str) -> impl Iterator<Item = (char, &str)> {
    text.split('<').skip(1).filter_map(|rest| {
        let (inside, _) = rest.split_once('>')?;
        let sign = inside.chars().next().filter(|sign| "@#/t".contains(*sign))?;
        Some((sign, &inside[sign.len_utf8()..]))
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn only_allowed_mentions_ping() {
        let text = "<@12> and <@!34>, not <@&56> or <#78>; @everyone";
        assert_eq!(pings(text, &Value::Null), (vec![Id(12), Id(34)], true));
        assert_eq!(pings(text, &json!({ "parse": [] })), (vec![], false));
        assert_eq!(pings(text, &json!({ "users": ["34", "99"] })), (vec![Id(34)], false));
        assert_eq!(pings(text, &json!({ "parse": ["users"] })), (vec![Id(12), Id(34)], false));
    }

    #[test]
    fn broken_mentions_are_noticed() {
        let world = World::camelot();
        let anna = world.people[0].id;
        let fine = format!("<@{anna}> <t:1790000000:R> <t:1790000000> a < b > c");
        assert_eq!(oddities(&world, &fine), Vec::<String>::new());
        assert_eq!(oddities(&world, "<@1> <#2> </avalon start:3> <t:soon:R> <t:1:X>").len(), 5);
    }
}
