//! Why a site cannot be served.

use std::net::SocketAddr;

use damier_application::OpenFault;

/// Why a site cannot be served.
#[derive(Debug, thiserror::Error)]
pub enum ServeFault {
    /// The application cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenFault),
    /// Nobody can listen there.
    #[error("cannot listen at {address}: {why}; another address can be chosen with --address")]
    Address {
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// Nobody can listen where the numbers of the node shall be told.
    #[error("cannot listen at {address}: {why}; another address can be chosen with --metrics")]
    Metrics {
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// The certificate cannot be used.
    #[error("certificate: {0}")]
    Certificate(#[from] damier_certificates::BadCertificate),
    /// Nobody can listen for those who come unencrypted.
    #[error("cannot listen at {address}: {why}; another address can be chosen with --plain-address")]
    Plain {
        address: SocketAddr,
        /// What the system says.
        why: std::io::Error,
    },
    /// The network went away while serving.
    #[error("serving ended: {0}")]
    Serving(std::io::Error),
}
