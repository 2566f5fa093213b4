//! Why a site cannot be opened.

use std::path::PathBuf;

use damier_store::{Fault, FolderTaken, StoreError};

/// Why a site cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum OpenFault {
    /// The data folder cannot be made.
    #[error("cannot make the folder {}: {why}", folder.display())]
    Folder {
        folder: PathBuf,
        /// What the system says.
        why: std::io::Error,
    },
    /// Another program serves the data folder.
    #[error("cannot serve the folder {}: {why}", folder.display())]
    Taken {
        folder: PathBuf,
        /// Who has it.
        why: FolderTaken,
    },
    /// A demonstration makes its own site and touches no other.
    #[error("{} holds a site already; damier serve --folder serves it", folder.display())]
    Inhabited { folder: PathBuf },
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database cannot be used.
    #[error("database: {0}")]
    Database(Fault),
    /// The address of the bus cannot be read.
    #[error("--bus {0}")]
    Bus(#[from] damier_bus::BusFault),
    /// Several nodes need a database that all of them can reach.
    #[error("--bus is for several nodes, which need a common database: name it with --database postgres://…")]
    BusAlone,
    /// Another server uses the database, and neither would hear the other.
    #[error("another damier serves from this database already; several need a broker: --bus nats://…")]
    Shared,
    /// The system gives no thread for analyses.
    #[error("no thread for analyses: {0}")]
    Thread(std::io::Error),
    /// Letters cannot be sent as it was said.
    #[error("--mail: {0}")]
    Mail(#[from] damier_mail::NoPost),
}
