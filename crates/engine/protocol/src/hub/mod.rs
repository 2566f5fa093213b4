//! The Hub protocol, version 2.
//!
//! | question | where |
//! | --- | --- |
//! | What does a line say? | [`Line`] |
//! | How are positions and variants written? | [`read_position`], [`variant_name`] |
//! | How long may a search take? | [`Level`] |
//! | What does an engine answer, without searching? | [`Session`] |
//! | How does an engine search, ponder and stop? | [`serve`] |
//! | Where do endgame tables come from? | [`OpenTables`] |
//! | How is another program asked for its moves? | [`Client`] |
//!
//! The protocol speaks of international draughts. For the other variants the parameter `variant` has more
//! values, squares are numbered in the same way, and positions of column games are written in FEN.

mod client;
mod level;
mod line;
mod parameter;
mod position;
mod search_info;
mod server;
mod session;
mod tables;

pub use client::{Client, ClientFault, Found};
pub use level::{BadLevel, Go, Level};
pub use line::{BadLine, Line};
pub use parameter::{BadParameter, Settings};
pub use position::{PositionFault, read_position, variant_name, variant_named, write_position};
pub use search_info::{done_line, info_line, score_in_men};
pub use server::serve;
pub use session::{Order, Session, Step, Task};
pub use tables::{OpenTables, TablesFolder};
