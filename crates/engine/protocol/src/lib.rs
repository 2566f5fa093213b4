//! What draughts programs say to each other.
//!
//! [`hub`] is the Hub protocol, version 2: lines of text between a program that plays and one that shows the
//! game. [`dxp`] is the DamExchange protocol: two programs that play each other over a network. Each has both of
//! its sides here. Everything takes readers and writers; opening pipes and sockets is left to the caller.
//!
//! ```
//! use damier_protocol::hub::{Line, Session};
//!
//! let mut session = Session::default();
//! let step = session.answer("ping");
//! assert_eq!(step.say, ["pong"]);
//! let line = Line::read("level depth=12 infinite")?.expect("a command");
//! assert_eq!((line.value("depth"), line.has("infinite")), (Some("12"), true));
//! # Ok::<(), damier_protocol::hub::BadLine>(())
//! ```

#![warn(missing_docs)]

pub mod dxp;
pub mod hub;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
