//! What several nodes stand on: a database, a broker, the nodes themselves and a proxy before them.

use std::path::Path;

use anyhow::{Context as _, Result, ensure};
use damier_services::{Nats, Postgres};
use damier_store::Place;

use crate::machine::Used;
use crate::proxy::Proxy;
use crate::server::{Keeps, Server};

/// Several nodes and what they stand on.
pub(crate) struct Ground {
    pub(crate) nodes: Vec<Server>,
    pub(crate) proxy: Proxy,
    pub(crate) nats: Nats,
    pub(crate) postgres: Postgres,
    pub(crate) database: String,
}

impl Ground {
    /// Starts everything: so many nodes of this program or of a `damier`. None where PostgreSQL or NATS is missing.
    pub(crate) async fn start(program: Option<&Path>, count: usize) -> Result<Option<Ground>> {
        ensure!((1..=16).contains(&count), "--nodes {count}: from 1 to 16");
        let Some(postgres) = Postgres::start(&["-c", "max_connections=300"])? else { return Ok(None) };
        let Some(nats) = Nats::start()? else { return Ok(None) };
        let database = postgres.database()?;
        let mut nodes = Vec::new();
        for _ in 0..count {
            let keeps = Keeps::Together { database: database.clone(), bus: nats.address() };
            nodes.push(Server::start(program, keeps, ([127, 0, 0, 1], 0).into())?);
        }
        let proxy = Proxy::open(nodes.iter().map(|node| node.address).collect()).await?;
        Ok(Some(Ground { nodes, proxy, nats, postgres, database }))
    }

    /// Where everything is kept.
    pub(crate) fn place(&self) -> Result<Place> {
        self.database.parse().context("the address of the database")
    }

    /// What all nodes together have used so far.
    pub(crate) fn used(&self) -> Used {
        self.nodes.iter().map(Server::used).fold(Used::default(), |all, own| Used {
            peak: all.peak + own.peak,
            memory: all.memory + own.memory,
            time: all.time + own.time,
        })
    }

    /// Kills all nodes.
    pub(crate) fn kill_nodes(&mut self) -> Result<()> {
        self.nodes.iter_mut().try_for_each(Server::kill)
    }
}
