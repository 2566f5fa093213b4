//! Why a site cannot be served.

use std::net::SocketAddr;
use std::path::PathBuf;

use damier_store::{Fault, FolderTaken, StoreError};

/// Why a site cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeFault {
    /// Nobody can listen there.
    #[error("cannot listen at {address}: {why}; another address can be chosen with --address")]
    Address {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// The data folder cannot be made.
    #[error("cannot make the folder {}: {why}", folder.display())]
    Folder {
        /// Which.
        folder: PathBuf,
        /// What the system says.
        why: std::io::Error,
    },
    /// Another program serves the data folder.
    #[error("cannot serve the folder {}: {why}", folder.display())]
    Taken {
        /// Which.
        folder: PathBuf,
        /// Who has it.
        why: FolderTaken,
    },
    /// A demonstration makes its own site and touches no other.
    #[error("{} holds a site already; damier serve --folder serves it", folder.display())]
    Inhabited {
        /// Where.
        folder: PathBuf,
    },
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database cannot be used.
    #[error("database: {0}")]
    Database(Fault),
    /// Nobody can listen where the numbers of the node shall be told.
    #[error("cannot listen at {address}: {why}; another address can be chosen with --metrics")]
    Metrics {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// The address of the bus cannot be read.
    #[error("--bus {0}")]
    Bus(#[from] damier_bus::BusFault),
    /// Several nodes need a database that all of them can reach.
    #[error("--bus is for several nodes, which need a common database: name it with --database postgres://…")]
    BusAlone,
    /// The system gives no thread for analyses.
    #[error("no thread for analyses: {0}")]
    Thread(std::io::Error),
    /// The certificate cannot be used.
    #[error("certificate: {0}")]
    Certificate(#[from] damier_certificates::BadCertificate),
    /// Nobody can listen for those who come unencrypted.
    #[error("cannot listen at {address}: {why}; another address can be chosen with --plain-address")]
    Plain {
        /// Where.
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// Letters cannot be sent as it was said.
    #[error("--mail: {0}")]
    Mail(#[from] damier_mail::NoPost),
    /// The network went away while serving.
    #[error("serving ended: {0}")]
    Serving(std::io::Error),
}
