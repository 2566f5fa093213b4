//! `damier health`: asks a site whether it is well, for containers that have nothing else to ask with.

use std::io::{Read as _, Write as _};
use std::net::{TcpStream, ToSocketAddrs as _};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::output::{Output, Verdict};

/// So long a site may take.
const PATIENCE: Duration = Duration::from_secs(4);

/// No answer about health is longer.
const LARGEST: u64 = 64 * 1024;

/// Ask a site whether it is well
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier health
  damier health http://127.0.0.1:8080

Prints what the site says at /health. The exit code is 0 if people can be sent there, 1 if not, 2 if nobody answers.")]
pub(crate) struct HealthArgs {
    /// The site, by its unencrypted address
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:8080")]
    site: String,
}

/// Runs the command.
pub(crate) fn run(args: &HealthArgs, out: &mut Output) -> Result<Verdict> {
    let Some(host) = args.site.strip_prefix("http://").map(|rest| rest.trim_end_matches('/')) else {
        bail!("{}: write http://HOST:PORT", args.site);
    };
    let named = if host.contains(':') { host.to_owned() } else { format!("{host}:80") };
    let address = named.to_socket_addrs()?.next().with_context(|| format!("{host} is not known"))?;
    let mut line = TcpStream::connect_timeout(&address, PATIENCE).with_context(|| args.site.clone())?;
    line.set_read_timeout(Some(PATIENCE))?;
    line.set_write_timeout(Some(PATIENCE))?;
    write!(line, "GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n")?;
    let mut answer = Vec::new();
    line.take(LARGEST).read_to_end(&mut answer).context("the site does not answer in time")?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").context("that is no answer of a site")?;
    writeln!(out, "{}", body.trim())?;
    let is_well = head.split(' ').nth(1) == Some("200");
    Ok(if is_well { Verdict::Fine } else { Verdict::Wrong })
}
