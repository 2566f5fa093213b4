//! What can go wrong.

/// What went wrong with the bus.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BusFault {
    /// The address cannot be read.
    #[error(
        "{text}: an address of a broker is nats://HOST, nats://NAME:PASSWORD@HOST:PORT, or tls://… where the line is encrypted"
    )]
    Address {
        /// As it was given, without what may be secret.
        text: String,
    },
    /// The broker is not there, or does not answer in time.
    #[error("the broker does not answer: {what}")]
    Unreachable {
        /// What was tried.
        what: String,
    },
    /// The broker says no.
    #[error("the broker refuses: {what}")]
    Refused {
        /// In its words.
        what: String,
    },
    /// The file with the authorities that vouch for the broker cannot be used.
    #[error("{file}: the authorities that vouch for the broker cannot be read: {why}")]
    Authorities {
        file: String,
        /// What is wrong with it.
        why: String,
    },
    /// The broker says something that is not in the protocol.
    #[error("the broker said something that cannot be read: {what}")]
    Unreadable {
        /// The beginning of it.
        what: String,
    },
}

impl From<std::io::Error> for BusFault {
    fn from(error: std::io::Error) -> BusFault {
        BusFault::Unreachable { what: error.to_string() }
    }
}
