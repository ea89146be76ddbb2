//! `roundtable pictures`: draw the pictures of the README anew.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, bail};
use serde_json::json;
use tokio::sync::oneshot;

use super::run::{block_on, serve};
use crate::art;
use crate::config::{Config, Secret};
use crate::sandbox::{Sandbox, Settings, World};

/// How long the bot may take for each thing that the picture of the sandbox waits for.
const PATIENCE: Duration = Duration::from_secs(30);
const CHANNEL: &str = "round-table";

#[derive(clap::Args)]
pub struct Args {
    /// Where the PNG files go
    #[arg(default_value = "docs")]
    folder: PathBuf,
    /// Photograph the sandbox's page, too, with this Chromium
    #[arg(long, value_name = "PROGRAM")]
    browser: Option<PathBuf>,
}

/// Draws every sample picture into the folder, and the sandbox's page when there is a browser.
///
/// # Errors
/// When a file cannot be written or the browser fails.
pub fn run(args: &Args) -> anyhow::Result<()> {
    std::fs::create_dir_all(&args.folder)
        .with_context(|| format!("cannot make the folder {}", args.folder.display()))?;
    for (name, picture) in art::samples() {
        let file = args.folder.join(name).with_extension("png");
        std::fs::write(&file, art::draw(&picture)).with_context(|| format!("cannot write {}", file.display()))?;
        println!("{}", file.display());
    }
    if let Some(browser) = &args.browser {
        block_on(photograph(browser, &args.folder))?;
    }
    Ok(())
}

/// Plays into the first vote in a sandbox and takes pictures of its page, for a desk and for a phone.
async fn photograph(browser: &Path, folder: &Path) -> anyhow::Result<()> {
    let scratch = std::env::temp_dir().join(format!("roundtable-pictures-{}", std::process::id()));
    std::fs::create_dir_all(&scratch).with_context(|| format!("cannot make the folder {}", scratch.display()))?;
    let sandbox = Sandbox::start(Settings { rate_limits: false, ..Settings::default() }).await?;
    let config = Config {
        api_base: sandbox.url(),
        token: Secret::new(sandbox.token()),
        database: scratch.join("roundtable.sqlite"),
        computer_pause_ms: 100,
        ..Config::default()
    };
    let (stop, stopped) = oneshot::channel::<()>();
    let bot = tokio::spawn(async move {
        // Dropping the other end stops the bot as well.
        serve(&config, async move { stopped.await.unwrap_or_default() }).await
    });

    sandbox.wait_for_bot(PATIENCE).await?;
    sandbox
        .slash(
            "anna",
            CHANNEL,
            "avalon start",
            &[("computers", json!(5)), ("percival", json!(true)), ("morgana", json!(true))],
        )
        .await?;
    wait_for_button(&sandbox, "Join").await?;
    sandbox.press_labelled("gawain", CHANNEL, "Join").await?;
    wait_for_button(&sandbox, "Begin").await?;
    sandbox.press_labelled("anna", CHANNEL, "Begin").await?;
    wait_for_button(&sandbox, "My role").await?;
    propose(&sandbox).await?;
    let voted =
        |world: &World| world.messages(CHANNEL).iter().any(|board| board.text().contains("Votes in: 5")).then_some(());
    sandbox.wait_for(voted, PATIENCE).await.context("the computer players did not vote")?;
    sandbox.press_labelled("anna", CHANNEL, "My role").await?;
    for (name, size) in [("sandbox", "1200,1000"), ("sandbox-phone", "500,1000")] {
        let file = folder.join(name).with_extension("png");
        let url = format!("{}/?as=anna&still#{CHANNEL}", sandbox.url());
        let taken = Command::new(browser)
            .args(["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars"])
            .args(["--disable-background-networking", "--disable-component-update", "--disable-sync"])
            .arg(format!("--user-data-dir={}", scratch.join("browser").display()))
            .arg(format!("--window-size={size}"))
            .arg("--virtual-time-budget=4000")
            .arg(format!("--screenshot={}", file.display()))
            .arg(url)
            .output()
            .with_context(|| format!("cannot run {}", browser.display()))?;
        if !taken.status.success() || !file.exists() {
            bail!("{} took no picture: {}", browser.display(), String::from_utf8_lossy(&taken.stderr));
        }
        println!("{}", file.display());
    }

    drop(stop);
    bot.await.context("the bot was cut off")??;
    sandbox.stop().await?;
    std::fs::remove_dir_all(&scratch).with_context(|| format!("cannot remove {}", scratch.display()))
}

/// When one of the two people leads the first quest, he picks its team; a computer player does so by itself.
async fn propose(sandbox: &Sandbox) -> anyhow::Result<()> {
    let messages = sandbox.messages(CHANNEL).await;
    let menu = messages.iter().rev().find_map(|message| Some((message.id, message.selects().into_iter().next()?)));
    let Some((message, menu)) = menu else { return Ok(()) };
    let team: Vec<_> = menu.options.iter().take(menu.least).map(|choice| choice.value.as_str()).collect();
    for (person, leads) in [("anna", "Leader: Anna"), ("gawain", "Leader: Gawain")] {
        if messages.iter().any(|board| board.text().contains(leads)) {
            sandbox.choose(person, &message, &menu.custom_id, &team).await?;
        }
    }
    Ok(())
}

async fn wait_for_button(sandbox: &Sandbox, word: &str) -> anyhow::Result<()> {
    let offers = |world: &World| {
        let messages = world.messages(CHANNEL);
        let mut buttons = messages.iter().flat_map(|message| message.buttons());
        buttons.any(|button| button.label.contains(word) && !button.disabled).then_some(())
    };
    sandbox.wait_for(offers, PATIENCE).await.with_context(|| format!("no button {word}"))
}
