//! The boards at which games are played now.
//!
//! | file | question |
//! | --- | --- |
//! | `hub` | which games are in memory, and how do they get there? |
//! | `table/` | how is a command decided, stored and told? |
//! | `presence` | who is at a board? |
//! | `said` | what do players say to each other? |
//! | `hearing` | what does a board hear from other nodes? |
//! | `computer` | how does the engine take part? |
//! | `positions` | in which games did a position occur? |
//! | `row` | what does the list of games say of a game? |
//! | `record` | how does a game look as a file? |
//! | `message` | what do a browser and the server say to each other? |
//! | `socket` | how does one connection live? |
//! | `line` | how is it carried, in little memory? |
//! | `shared` | what are all spectators told alike? |

mod computer;
mod hearing;
mod hub;
mod line;
mod message;
mod positions;
mod presence;
mod record;
mod row;
mod said;
mod shared;
mod socket;
mod table;

pub(crate) use computer::line;
pub(crate) use hub::Hub;
pub(crate) use message::Deed;
pub(crate) use positions::{index_old_games, key as position_key, occurrences, remove_imported};
pub(crate) use record::{pdn, record};
pub(crate) use row::{Accounts, accounts, is_engine, name, row};
pub(crate) use said::Said;
pub(crate) use socket::connect;
pub(crate) use table::{NotDone, Table};
