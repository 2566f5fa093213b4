//! What is measured: a server alone, or several nodes behind a proxy.

use std::net::SocketAddr;
use std::path::Path;

use anyhow::{Result, bail};
use damier_store::Place;

use crate::ground::Ground;
use crate::machine::Used;
use crate::server::{Keeps, Server};

/// A server alone, or several nodes.
pub(crate) enum Served {
    /// On a folder.
    Alone(Server, Place),
    /// On a database and a broker of their own.
    Together(Box<Ground>),
}

impl Served {
    /// Starts a server on a folder, or so many nodes: of this program, or of a `damier`.
    pub(crate) async fn start(program: Option<&Path>, folder: &Path, nodes: Option<usize>) -> Result<Served> {
        let Some(nodes) = nodes else {
            let keeps = Keeps::Folder(folder.to_owned());
            let server = Server::start(program, keeps, ([127, 0, 0, 1], 0).into())?;
            return Ok(Served::Alone(server, Place::folder(folder)));
        };
        match Ground::start(program, nodes).await? {
            Some(ground) => Ok(Served::Together(Box::new(ground))),
            None => {
                bail!("--nodes needs PostgreSQL and NATS (Debian: apt-get install postgresql nats-server)")
            }
        }
    }

    /// Where people come.
    pub(crate) fn address(&self) -> SocketAddr {
        match self {
            Served::Alone(server, _) => server.address,
            Served::Together(ground) => ground.proxy.address,
        }
    }

    /// Where everything is kept.
    pub(crate) fn place(&self) -> Result<Place> {
        match self {
            Served::Alone(_, place) => Ok(place.clone()),
            Served::Together(ground) => ground.place(),
        }
    }

    /// What the server has used so far, or all nodes together.
    pub(crate) fn used(&self) -> Used {
        match self {
            Served::Alone(server, _) => server.used(),
            Served::Together(ground) => ground.used(),
        }
    }

    /// Kills it, or all of them.
    pub(crate) fn kill(&mut self) -> Result<()> {
        match self {
            Served::Alone(server, _) => server.kill(),
            Served::Together(ground) => ground.kill_nodes(),
        }
    }
}
