//! Programs that a site may need beside it, to be thrown away after a test: [`Postgres`] and [`Nats`]; and a broker
//! that misbehaves on demand, [`Relay`].
//!
//! Each has a folder of its own and ends with its value, even if whoever held it was killed. Where its program is not
//! installed, that is said aloud once and there is none. Both can be killed as a power cut would kill them, and
//! started again on what is left.

mod keeper;
mod nats;
mod postgres;
mod relay;

pub use keeper::NotStarted;
pub use nats::Nats;
pub use postgres::Postgres;
pub use relay::{Mood, Relay};
