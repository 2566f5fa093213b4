//! The server: a process of its own, started, measured, killed.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use damier_server::Config;

use crate::machine::Used;

/// Serves a folder until it is killed
#[derive(Args)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long)]
    address: SocketAddr,
    /// The data folder
    #[arg(long)]
    folder: PathBuf,
}

/// What the hidden command does: the server as `damier serve` runs it, without the rest of that program.
pub(crate) async fn serve(args: ServeArgs) -> Result<()> {
    let config = Config::new(args.address, args.folder);
    let ready = |address| println!("http://{address}  (ready)");
    Ok(damier_server::serve(config, std::future::pending(), ready).await?)
}

/// A server that runs.
pub(crate) struct Server {
    child: Child,
    pub(crate) address: SocketAddr,
    /// How long it took from the start of the process to its being ready.
    pub(crate) started_in: Duration,
}

impl Server {
    /// Starts a server on a folder: this program's own, or another one, which is a `damier`.
    pub(crate) fn start(program: Option<&Path>, folder: &Path, address: SocketAddr) -> Result<Server> {
        let own = std::env::current_exe().context("this program")?;
        let begun = Instant::now();
        let mut child = Command::new(program.unwrap_or(&own))
            .args(["serve", "--address", &address.to_string(), "--folder"])
            .arg(folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("starting the server")?;
        let told = child.stdout.take().context("the server's output")?;
        let mut line = String::new();
        BufReader::new(told).read_line(&mut line).context("the server's output")?;
        let started_in = begun.elapsed();
        let address = line.split_whitespace().next().and_then(|word| word.strip_prefix("http://"));
        match address.and_then(|text| text.parse().ok()) {
            Some(address) => Ok(Server { child, address, started_in }),
            None => {
                let ended = child.wait().context("the server")?;
                bail!("the server did not start: {ended}")
            }
        }
    }

    /// What it has used so far.
    pub(crate) fn used(&self) -> Used {
        Used::by(self.child.id())
    }

    /// Kills it as a power cut would: it can do nothing about it.
    pub(crate) fn kill(&mut self) -> Result<()> {
        self.child.kill().context("killing the server")?;
        self.child.wait().context("waiting for the server's end")?;
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have been killed already.
        let _ = self.kill();
    }
}
