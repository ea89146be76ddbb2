//! Avalon's subcommands: each decision that a button or menu makes.

use super::super::slash::{CommandSpec, Given, OptionKind};

/// The members of a team, as options of `propose`.
const MEMBERS: [&str; 5] = ["member1", "member2", "member3", "member4", "member5"];

pub(super) fn parts(command: CommandSpec) -> CommandSpec {
    command
        .part("propose", |part| {
            let (needed, rest) = MEMBERS.split_at(2);
            let part = needed.iter().fold(part, |part, member| part.needs(member, OptionKind::Seat));
            let part = rest.iter().fold(part, |part, member| part.takes(member, OptionKind::Seat));
            part.takes("quest", OptionKind::Number { least: 1, most: 5 })
        })
        .part("vote", |part| part.chooses("ballot", &["approve", "reject"]))
        .part("quest", |part| part.chooses("card", &["success", "fail"]))
        .part("lady", |part| part.takes("player", OptionKind::Seat))
        .part("assassinate", |part| part.needs("player", OptionKind::Seat))
}

pub(super) fn order(part: &str, given: &Given) -> Option<(String, Vec<String>)> {
    let text = |name: &str| given.text(name).map(str::to_owned);
    match part {
        "propose" => {
            let verb = given.number("quest").map_or_else(|| "team".to_owned(), |quest| format!("team.{quest}"));
            Some((verb, MEMBERS.iter().filter_map(|member| text(member)).collect()))
        }
        "vote" => Some((text("ballot")?, Vec::new())),
        "quest" => Some((text("card")?, Vec::new())),
        "lady" => Some(match text("player") {
            Some(player) => ("lady".to_owned(), vec![player]),
            None => ("lady.decline".to_owned(), Vec::new()),
        }),
        "assassinate" => Some(("victim".to_owned(), vec![text("player")?])),
        _ => None,
    }
}
