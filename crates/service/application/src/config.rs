//! How a site is run.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use damier_certificates::Source;
use damier_documents::paper::Paper;
use jiff::civil::DateTime;

use crate::backups::BackupPlan;
use crate::people::network::Network;
use crate::timepiece::Wall;

/// Sets a paper as PDF, with the time at which it is made. Handed in, because setting takes more than a server
/// otherwise needs.
pub type Typeset = fn(&Paper, Option<DateTime>) -> Result<Vec<u8>, String>;

/// The usual patience with slow lines.
const PATIENCE: Duration = Duration::from_secs(30);

/// How a site is run.
#[derive(Debug, Clone)]
pub struct Config {
    /// Where to listen.
    pub address: SocketAddr,
    /// The folder that holds everything.
    pub folder: PathBuf,
    /// Another database than the one in the folder: `postgres://…`.
    pub database: Option<String>,
    /// The broker by which several nodes that use the same database hear of each other: `nats://…`.
    pub bus: Option<String>,
    /// Where this node tells what it counts, for those who watch over it; nowhere unless said.
    pub metrics: Option<SocketAddr>,
    /// How long a node that is about to end still answers, so that whoever sends people here finds out.
    pub drain: Duration,
    /// The address under which people reach the site, where it differs: `https://damier.example`.
    pub public: Option<String>,
    /// The folder of endgame tables for analyses, where there is one.
    pub tables: Option<PathBuf>,
    /// How papers are set as PDF; none: they cannot be had so.
    pub typeset: Option<Typeset>,
    /// How letters are sent; none: they are not.
    pub mail: Option<MailWay>,
    /// The servers in front of the site that say in X-Forwarded-For from where requests come; nobody else is believed.
    pub proxies: Vec<Network>,
    /// Where the time of day comes from.
    pub wall: Wall,
    /// Whether messages to closed browsers also go to push services that are not of the public network: for tests.
    pub push_anywhere: bool,
    /// How the site itself encrypts its lines; none: it does not, or a proxy before it does.
    pub tls: Option<Tls>,
    /// Copies on a schedule.
    pub backups: BackupPlan,
    /// Within so long a request has to say what it wants, from the end of the one before, and for so long somebody may
    /// pause before he takes more of an answer.
    pub patience: Duration,
}

/// How the site itself encrypts its lines.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tls {
    /// Where its certificates come from.
    pub source: Source,
    /// Where it listens for those who come unencrypted, to send them on, and for the authority; none: nowhere.
    pub plain: Option<SocketAddr>,
}

/// How letters are sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MailWay {
    /// `smtp://HOST`, `smtps://USER:PASSWORD@HOST` or `file://FOLDER`.
    pub way: String,
    /// Who sends: `Club <desk@club.example>`.
    pub from: String,
    /// The mailbox that takes answers with moves, `play@club.example`; none: letters cannot be answered.
    pub reply: Option<String>,
}

impl Config {
    /// A site that listens at an address and keeps everything in a folder, without anything else.
    pub fn new(address: SocketAddr, folder: PathBuf) -> Config {
        Config {
            address,
            tls: None,
            backups: BackupPlan { to: folder.join("backups"), every: None, keep: 7 },
            folder,
            database: None,
            bus: None,
            metrics: None,
            drain: Duration::ZERO,
            public: None,
            tables: None,
            typeset: None,
            mail: None,
            proxies: Vec::new(),
            wall: Wall::default(),
            push_anywhere: false,
            patience: PATIENCE,
        }
    }

    /// Whether people reach the site over an encrypted line, so that cookies must never go over another.
    pub fn is_secure(&self) -> bool {
        self.tls.is_some() || self.public.as_deref().is_some_and(|public| public.starts_with("https://"))
    }

    /// How browsers that come straight to the site speak.
    pub fn scheme(&self) -> &'static str {
        if self.tls.is_some() { "https" } else { "http" }
    }
}
