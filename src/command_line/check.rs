//! `roundtable check`: what is missing before the bot can serve, each with the mend.

use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;

use anyhow::{Context, bail};

use super::run::{block_on, stop_signal};
use crate::config::Config;
use crate::discord::Advice;
use crate::discord::permission::{in_channel, invite, missing};
use crate::discord::rest::{Rest, RestError, id_of};
use crate::health;
use crate::language::Locale;
use crate::screen;
use crate::store::{self, Contents};
use crate::table::Clock;

/// Discord's numbers of the kinds of channel that tables can be in: text, voice, announcements, and the threads.
const TABLES_IN: [u64; 6] = [0, 2, 5, 10, 11, 12];
const THREADS: [u64; 3] = [10, 11, 12];

#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Whether the bot may do in this channel what it needs (its id: Copy Channel ID, with Developer Mode on)
    #[arg(long, value_name = "ID")]
    channel: Option<u64>,
}

/// Prints what is well and what is not.
///
/// # Errors
/// When the settings cannot be read, something is to be mended (what, is printed before), or it is told to stop.
pub fn run(config: Option<&Path>, args: &Args) -> anyhow::Result<()> {
    let config = Config::load(config)?;
    block_on(async {
        // Its own, since a process that is the first of a container hears no signal that it does not listen for.
        let stop = stop_signal()?;
        let report = tokio::select! {
            report = check(&config, args) => report?,
            () = stop => bail!("stopped"),
        };
        super::print(|out| report.write(out))
    })
}

/// What was found, in order.
#[derive(Debug, Default)]
pub struct Report {
    findings: Vec<Finding>,
    invite: Option<String>,
}

#[derive(Debug)]
enum Finding {
    Well(String),
    /// What is wrong, and how it is mended.
    Wrong(String, String),
}

impl Report {
    fn well(&mut self, what: impl Into<String>) {
        self.findings.push(Finding::Well(what.into()));
    }

    fn wrong(&mut self, what: impl Into<String>, mend: impl Into<String>) {
        self.findings.push(Finding::Wrong(what.into(), mend.into()));
    }

    fn contents(&mut self, database: &str, contents: Option<Contents>) {
        let Some(Contents { tables, open_tables, behind }) = contents else {
            return self.well(format!("{database}: nothing there yet, made at the first start"));
        };
        self.well(format!("{database}: whole; tables: {tables}, of which open: {open_tables}"));
        if behind > 0 {
            self.well("its schema is of an earlier version and is brought up to date at the next start");
        }
    }

    /// A line for each finding, then the invitation.
    ///
    /// # Errors
    /// When something is to be mended.
    pub fn write(&self, out: &mut dyn Write) -> anyhow::Result<()> {
        for finding in &self.findings {
            match finding {
                Finding::Well(what) => writeln!(out, "ok     {what}")?,
                Finding::Wrong(what, mend) => writeln!(out, "WRONG  {what}: {mend}")?,
            }
        }
        if let Some(invite) = &self.invite {
            writeln!(out, "Invite it with exactly what it needs: {invite}")?;
        }
        match self.findings.iter().filter(|finding| matches!(finding, Finding::Wrong(..))).count() {
            0 => Ok(()),
            1 => bail!("one thing is to be mended"),
            count => bail!("{count} things are to be mended"),
        }
    }
}

/// Looks at the settings, the database, the address of metrics, and what Discord says of the bot. Changes nothing.
///
/// # Errors
/// When TLS cannot be set up.
pub async fn check(config: &Config, args: &Args) -> anyhow::Result<Report> {
    let mut report = Report::default();
    database(config, &mut report).await;
    if let Some(address) = config.metrics {
        metrics(address, &mut report).await;
    }
    if config.token.expose().is_empty() {
        report.wrong(
            "there is no token",
            "copy it from Discord's developer portal (Bot, Reset Token) into the environment as DISCORD_TOKEN",
        );
        return Ok(report);
    }
    let rest = Rest::new(&config.api_base, config.token.expose()).context("requests cannot be sent")?;
    let Some(bot) = account(&rest, config, &mut report).await else { return Ok(report) };
    application(&rest, &mut report).await;
    gateway(&rest, &mut report).await;
    if let Some(channel) = args.channel {
        permissions(&rest, bot, channel, &mut report).await;
    }
    Ok(report)
}

async fn database(config: &Config, report: &mut Report) {
    if let Some(url) = &config.database_url {
        match store::inspect_server(url.expose()).await {
            Ok((contents, there)) => {
                report.contents("database server", contents);
                if let Some(difference) = Clock::system().difference(there) {
                    report.wrong(difference, "set both by a time service (NTP)");
                }
            }
            Err(error) => report.wrong("database server", error.to_string()),
        }
        return;
    }
    let file = config.database.display();
    let folder = config.database.parent().filter(|folder| !folder.as_os_str().is_empty());
    if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
        return report.wrong(format!("there is no folder {}", folder.display()), "make it, or change `database`");
    }
    match store::inspect(&config.database).await {
        Ok(contents) => report.contents(&format!("database {file}"), contents),
        // These say how to mend it themselves.
        Err(error) => report.wrong(format!("database {file}"), error.to_string()),
    }
}

/// Whether health and metrics can be served. A bot that does so already is no hindrance to itself.
async fn metrics(address: SocketAddr, report: &mut Report) {
    let Err(error) = health::listen(address).await else {
        return report.well(format!("metrics: {address} is free"));
    };
    if super::health::ask(address, "healthz").await.is_ok_and(|said| said == health::ALIVE) {
        return report.well(format!("metrics: a bot serves {address}"));
    }
    report.wrong(format!("metrics: cannot listen on {address} ({})", error.root_cause()), health::MEND);
}

/// Who the bot is; its id.
async fn account(rest: &Rest, config: &Config, report: &mut Report) -> Option<u64> {
    match rest.get("users/@me").await {
        Ok(user) => {
            let id = id_of(&user);
            let name = user["username"].as_str().unwrap_or("without a name");
            match id {
                Some(id) => report.well(format!("token: it is that of {name} ({id})")),
                None => report.wrong(format!("{} does not answer as Discord does", config.api_base), "set `api_base`"),
            }
            id
        }
        Err(RestError::Refused { status: 401, .. }) => {
            report.wrong(
                "Discord refuses the token",
                "reset it in the developer portal (Bot, Reset Token) and set the new one as DISCORD_TOKEN",
            );
            None
        }
        Err(error) => {
            report.wrong(
                format!("{} does not say who the bot is ({error})", config.api_base),
                "see that this machine reaches it, and try again",
            );
            None
        }
    }
}

async fn application(rest: &Rest, report: &mut Report) {
    let application = match rest.get("applications/@me").await {
        Ok(application) => application,
        Err(error) => return report.wrong(format!("the application is not told ({error})"), "try again"),
    };
    if let Some(id) = id_of(&application) {
        report.invite = Some(invite(id));
    }
    report.well("intents: it needs none that have to be switched on");
    if application["interactions_endpoint_url"].is_string() {
        report.wrong(
            "presses and commands go to an Interactions Endpoint URL, not to this program",
            "empty that field in the developer portal (General Information)",
        );
    }
    if application["bot_require_code_grant"] == true {
        report.wrong(
            "it cannot be invited by a link, since it requires a code grant",
            "switch that off in the developer portal (Bot, Requires OAuth2 Code Grant)",
        );
    }
    if application["bot_public"] == false {
        report.well("only its owner can invite it, since it is not a public bot");
    }
}

async fn gateway(rest: &Rest, report: &mut Report) {
    let gateway = match rest.get("gateway/bot").await {
        Ok(gateway) => gateway,
        Err(error) => return report.wrong(format!("the gateway is not told ({error})"), "try again"),
    };
    let (Some(advice), Some(total)) = (Advice::read(&gateway), gateway["session_start_limit"]["total"].as_u64()) else {
        return report.wrong("the gateway does not tell its limits", "set `api_base` to what speaks Discord's API");
    };
    let starts = format!("session starts left: {} of {total}; shards: {}", advice.left, advice.shards);
    match advice.wait() {
        Some(wait) => {
            let minutes = wait.as_secs().div_ceil(60);
            report.wrong(starts, format!("wait {minutes} minutes, and see why it was started so often"));
        }
        None => report.well(starts),
    }
}

/// Whether the bot may do in a channel what it needs.
async fn permissions(rest: &Rest, bot: u64, channel: u64, report: &mut Report) {
    let found = match rest.get(&format!("channels/{channel}")).await {
        Ok(found) => found,
        Err(RestError::Refused { status: 403 | 404, .. }) => {
            return report.wrong(
                format!("the bot does not see channel {channel}"),
                "see that the id is right, invite it to that server, and give its role View Channel there",
            );
        }
        Err(error) => return report.wrong(format!("channel {channel} is not told ({error})"), "try again"),
    };
    let name = format!("#{}", found["name"].as_str().unwrap_or("?"));
    let kind = found["type"].as_u64().unwrap_or(u64::MAX);
    let Some(guild) = found["guild_id"].as_str().filter(|_| TABLES_IN.contains(&kind)) else {
        return report.wrong(format!("{name} is no place for tables"), "name a text channel or a thread of a server");
    };
    let thread = THREADS.contains(&kind);
    let parent = found["parent_id"].as_str().filter(|_| thread);
    let asked = async {
        let governing = match parent {
            Some(parent) => rest.get(&format!("channels/{parent}")).await?,
            None => found.clone(),
        };
        let server = rest.get(&format!("guilds/{guild}")).await?;
        let member = rest.get(&format!("guilds/{guild}/members/{bot}")).await?;
        Ok::<_, RestError>(in_channel(&server, &member, &governing))
    };
    let may = match asked.await {
        Ok(may) => may,
        Err(error) => return report.wrong(format!("the permissions in {name} are not told ({error})"), "try again"),
    };
    let named = |missing: Vec<screen::Permission>| {
        let names: Vec<_> = missing.into_iter().map(|permission| screen::permission(permission, Locale::En)).collect();
        names.join(", ")
    };
    match named(missing(may, thread, false)) {
        none if none.is_empty() => report.well(format!("{name}: it may do what it needs")),
        names => report.wrong(
            format!("{name}: it lacks {names}"),
            "allow that to its role, or in the channel's settings (Permissions)",
        ),
    }
    let threads = named(missing(may, thread, !thread));
    if !thread && !threads.is_empty() && missing(may, false, false).is_empty() {
        report.well(format!("{name}: tables in threads are not possible, for which it lacks {threads}"));
    }
}
