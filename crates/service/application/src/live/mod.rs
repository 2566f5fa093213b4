//! The boards at which games are played now.
//!
//! | file | question |
//! | --- | --- |
//! | `hub` | which games are in memory, and how do they get there? |
//! | `table/` | how is a command decided, stored and told? |
//! | `presence` | who is at a board? |
//! | `chat` | what do players say to each other? |
//! | `hearing` | what does a board hear from other nodes? |
//! | `computer` | how does the engine take part? |
//! | `positions` | in which games did a position occur? |
//! | `row` | what does the list of games say of a game? |
//! | `record` | how does a game look as a file? |
//! | `shared` | what are all spectators told alike? |

mod chat;
mod computer;
mod hearing;
mod hub;
mod positions;
mod presence;
mod record;
mod row;
mod shared;
mod table;

pub use chat::ChatLine;
pub use computer::line;
pub use hub::Hub;
pub use positions::{index_old_games, key as position_key, occurrences, remove_imported};
pub use record::{pdn, record};
pub use row::{Accounts, accounts, is_engine, name, row};
pub use table::{CommandError, LiveTable};
