//! Certificates for an encrypted line: read from files, or had from an authority by ACME (RFC 8555) and renewed.
//!
//! | file | question |
//! | --- | --- |
//! | `pem` | what stands in a file of a certificate and its key? |
//! | `validity` | from when until when is a certificate good? |
//! | `current` | which certificate is shown to a browser that comes now? |
//! | `challenges` | how does an authority see that a name is ours? |
//! | `authority` | who issues certificates, and where are they kept? |
//! | `account`, `order` | what is said to it, and by whose key is it signed? |
//! | `line` | how is an authority spoken to? |
//! | `keep` | when is it looked again, and what if there is trouble? |
//!
//! Keys and signatures are made by `ring`; there is no second library for that.

mod account;
mod authority;
mod challenges;
mod current;
mod keep;
mod line;
mod order;
mod pem;
mod validity;

pub use authority::{Authority, LETS_ENCRYPT, NotIssued};
pub use challenges::Challenges;
pub use current::Current;
pub use keep::{Certificates, Source, State};
pub use line::NotReached;
pub use order::NotAnswered;
pub use pem::BadCertificate;
pub use validity::Validity;
