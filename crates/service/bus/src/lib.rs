//! What the machines of one site tell each other: a small client of [NATS](https://nats.io).
//!
//! A [`Bus`] is a line to a broker that mends itself. What is said over it reaches whoever listens at that moment, and
//! nobody else: it is for news of things that are stored elsewhere. Whoever listens is told when something may have
//! been missed, so that he can look there.
//!
//! A [`Queue`] (JetStream) keeps jobs until one of those who work on them says that the job is done.
//!
//! | file | question |
//! | --- | --- |
//! | `address` | where is the broker, and how does one come in? |
//! | `wire` | which words does the protocol have? |
//! | `line` | how is one connection held? |
//! | `tls` | how is it encrypted? |
//! | `bus` | what is said, and who hears it? |
//! | `queue` | how are jobs kept and handed out? |
//!
//! ```no_run
//! # async fn example() -> Result<(), damier_bus::BusFault> {
//! use damier_bus::{Bus, Heard};
//!
//! let bus = Bus::start("nats://127.0.0.1:4222".parse()?);
//! let mut news = bus.listen("game.k3fQ9xZa");
//! bus.publish("game.k3fQ9xZa", b"c3-d4");
//! match news.next().await {
//!     Heard::Message(message) => println!("{} bytes", message.payload.len()),
//!     Heard::Missed => println!("look into the database"),
//! }
//! # Ok(())
//! # }
//! ```

mod address;
mod bus;
mod fault;
mod line;
mod queue;
mod tls;
mod wire;

pub use address::Address;
pub use bus::{Bus, Heard, Listening};
pub use fault::BusFault;
pub use queue::{Job, Put, Queue};
pub use wire::Message;
