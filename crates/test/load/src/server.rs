//! The server: a process of its own, started, measured, killed.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use clap::Args;
use damier_application::Config;

use crate::machine::Used;

/// Serves a folder until it is killed
#[derive(Args)]
pub(crate) struct ServeArgs {
    /// Where to listen
    #[arg(long)]
    address: SocketAddr,
    /// The data folder
    #[arg(long)]
    folder: Option<PathBuf>,
    /// A common database
    #[arg(long)]
    database: Option<String>,
    /// The broker over which nodes hear of each other
    #[arg(long)]
    bus: Option<String>,
}

/// What the hidden command does: the server as `damier serve` runs it, without the rest of that program.
pub(crate) async fn serve(args: ServeArgs) -> Result<()> {
    let config = Config {
        database: args.database,
        bus: args.bus,
        ..Config::new(args.address, args.folder.unwrap_or_default())
    };
    let ready = |started: damier_server::Started| println!("http://{}  (ready)", started.address);
    Ok(damier_server::serve(config, ended(), ready).await?)
}

/// Waits until the program is told to end.
async fn ended() {
    #[cfg(unix)]
    if let Ok(mut told) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        told.recv().await;
        return;
    }
    std::future::pending::<()>().await;
}

/// Where a server keeps everything.
#[derive(Clone)]
pub(crate) enum Keeps {
    /// In a folder.
    Folder(PathBuf),
    /// Together with other nodes.
    Together {
        /// In this database.
        database: String,
        /// And hears of them over this broker.
        bus: String,
    },
}

impl Keeps {
    fn configure(&self, command: &mut Command) {
        match self {
            Keeps::Folder(folder) => command.arg("--folder").arg(folder),
            Keeps::Together { database, bus } => command.args(["--database", database, "--bus", bus]),
        };
    }
}

/// A server that runs.
pub(crate) struct Server {
    child: Child,
    program: Option<PathBuf>,
    keeps: Keeps,
    pub(crate) address: SocketAddr,
    /// How long it took from the start of the process to its being ready.
    pub(crate) started_in: Duration,
}

impl Server {
    /// Starts a server: this program's own, or another one, which is a `damier`.
    pub(crate) fn start(program: Option<&Path>, keeps: Keeps, address: SocketAddr) -> Result<Server> {
        let own = std::env::current_exe().context("this program")?;
        let begun = Instant::now();
        let mut command = Command::new(program.unwrap_or(&own));
        command.args(["serve", "--address", &address.to_string()]);
        keeps.configure(&mut command);
        let mut child =
            command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn().context("starting the server")?;
        let told = child.stdout.take().context("the server's output")?;
        let mut line = String::new();
        BufReader::new(told).read_line(&mut line).context("the server's output")?;
        let started_in = begun.elapsed();
        let address = line.split_whitespace().next().and_then(|word| word.strip_prefix("http://"));
        match address.and_then(|text| text.parse().ok()) {
            Some(address) => {
                Ok(Server { child, program: program.map(Path::to_owned), keeps, address, started_in })
            }
            None => {
                let ended = child.wait().context("the server")?;
                bail!("the server did not start: {ended}")
            }
        }
    }

    /// Starts it again at the same address.
    pub(crate) fn start_again(&mut self) -> Result<()> {
        *self = Server::start(self.program.as_deref(), self.keeps.clone(), self.address)?;
        Ok(())
    }

    /// Ends it in good order.
    pub(crate) fn end(&mut self) -> Result<()> {
        let number = self.child.id().to_string();
        Command::new("kill").args(["-TERM", &number]).status().context("telling the server to end")?;
        self.child.wait().context("waiting for the server's end")?;
        Ok(())
    }

    /// How it ended, if it did so by itself.
    pub(crate) fn ended(&mut self) -> Result<Option<std::process::ExitStatus>> {
        self.child.try_wait().context("looking at the server")
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
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
