//! `roundtable health`: ask the running bot how it is, such as for a container's health check.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, bail};

use super::run::block_on;
use crate::config::Config;

/// How long the answer may take.
const PATIENCE: Duration = Duration::from_secs(5);

#[derive(Clone, Debug, clap::Args)]
pub struct Args {
    /// Whether it can serve: Discord is connected and the database answers. Without it, whether it is alive
    #[arg(long)]
    ready: bool,
}

/// Asks the bot that runs with these settings and prints what it says.
///
/// # Errors
/// When it does not answer, or says that it is not ready.
pub fn run(config: Option<&Path>, args: &Args) -> anyhow::Result<()> {
    let config = Config::load(config)?;
    let Some(address) = config.metrics else {
        bail!("there is no address to ask: set `metrics`, for example to 127.0.0.1:9100");
    };
    let path = if args.ready { "readyz" } else { "healthz" };
    print!("{}", block_on(ask(address, path))?);
    Ok(())
}

/// What the bot that serves this address says there.
///
/// # Errors
/// When it does not answer, or what it says is not good.
pub(super) async fn ask(address: SocketAddr, path: &str) -> anyhow::Result<String> {
    let client = reqwest::Client::builder().timeout(PATIENCE).no_proxy().build().context("cannot ask")?;
    let address = reachable(address);
    let asked = client.get(format!("http://{address}/{path}")).send().await;
    let answer = asked.map_err(|error| error.without_url()).with_context(|| format!("{address} does not answer"))?;
    let status = answer.status();
    let said = answer.text().await.map_err(|error| error.without_url()).context("the answer is cut short")?;
    if !status.is_success() {
        bail!("{}", said.trim());
    }
    Ok(said)
}

/// Where an address that is listened on is found from this machine: "any" stands for loopback as well.
fn reachable(mut address: SocketAddr) -> SocketAddr {
    match address {
        SocketAddr::V4(any) if any.ip().is_unspecified() => address.set_ip(Ipv4Addr::LOCALHOST.into()),
        SocketAddr::V6(any) if any.ip().is_unspecified() => address.set_ip(Ipv6Addr::LOCALHOST.into()),
        _ => {}
    }
    address
}
