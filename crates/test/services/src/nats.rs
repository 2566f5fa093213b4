//! A NATS server with JetStream.

use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

use crate::NotStarted;
use crate::keeper::{Keeper, missing, program, wait};

/// A broker on a port of its own. It ends with this value.
pub struct Nats {
    keeper: Keeper,
    program: PathBuf,
    port: u16,
    /// Its certificate and the key of it, where it encrypts.
    secrets: Option<[PathBuf; 2]>,
    /// Last, so that it goes after the broker.
    folder: TempDir,
}

impl Nats {
    /// Starts a broker. None where NATS is not installed, which is said aloud once.
    pub fn start() -> Result<Option<Nats>, NotStarted> {
        Nats::begin(None)
    }

    /// Starts one that speaks over encrypted lines only, with this certificate and key.
    pub fn start_encrypted(certificate: &Path, key: &Path) -> Result<Option<Nats>, NotStarted> {
        Nats::begin(Some([certificate.to_owned(), key.to_owned()]))
    }

    fn begin(secrets: Option<[PathBuf; 2]>) -> Result<Option<Nats>, NotStarted> {
        let Some(program) = program("nats-server", [PathBuf::from("/usr/sbin")]) else {
            missing("NATS (nats-server)");
            return Ok(None);
        };
        let system = |why| NotStarted::System { program: "nats-server".to_owned(), why };
        let folder = tempfile::tempdir().map_err(system)?;
        // A port that was free a moment ago; it has to stay the same when it is started again.
        let free = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|free| free.local_addr());
        let port = free.map_err(system)?.port();
        let keeper = run(&program, &folder, port, secrets.as_ref())?;
        Ok(Some(Nats { keeper, program, port, secrets, folder }))
    }

    pub fn address(&self) -> String {
        let scheme = if self.secrets.is_some() { "tls" } else { "nats" };
        format!("{scheme}://127.0.0.1:{}", self.port)
    }

    /// Kills it as a power cut would.
    pub fn kill(&mut self) {
        self.keeper.kill();
    }

    /// Starts it again on what is left.
    pub fn start_again(&mut self) -> Result<(), NotStarted> {
        self.keeper = run(&self.program, &self.folder, self.port, self.secrets.as_ref())?;
        Ok(())
    }
}

fn run(
    program: &PathBuf,
    folder: &TempDir,
    port: u16,
    secrets: Option<&[PathBuf; 2]>,
) -> Result<Keeper, NotStarted> {
    let mut serve = Command::new(program);
    serve.args(["-a", "127.0.0.1", "-p", &port.to_string(), "-js", "-sd"]).arg(folder.path().join("data"));
    if let Some([certificate, key]) = secrets {
        serve.arg("--tls").arg("--tlscert").arg(certificate).arg("--tlskey").arg(key);
    }
    let log = folder.path().join("log");
    let keeper = Keeper::start(&serve, "TERM", &log)?;
    wait("nats-server", &log, || TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok())?;
    Ok(keeper)
}
