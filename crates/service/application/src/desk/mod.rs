//! Events run on the site: the same facts as in an event file, in a stream of the database.
//!
//! An event is loaded once and kept in memory; whoever changes it does so alone, on a copy, and what he says
//! counts when it is stored. Beside the facts of the codes the site keeps notes of its own: which account holds
//! which office, who asks to be entered, who has checked in, what players say at the board.
//!
//! | file | question |
//! | --- | --- |
//! | `registry` | how is an event loaded, changed and kept? |
//! | `draft`, `door` | how does somebody speak, and what stops him? |
//! | `stored_fact` | how is a fact of an event stored? |
//! | `note`, `event_notes` | what does the site note, and what follows from it? |
//! | `speaker` | who speaks, in which office? |
//! | `fields` | what has a form sent? |
//! | `acts/`, `begin` | what can be done at the desk? |
//! | `file` | how does an event come from a file and go back into one? |
//! | `bulletins` | what is everybody told? |
//! | `link` | which address has a board? |
//! | `seats` | who sits at a board? |
//! | `public_view` | which rounds and places may everybody see? |
//! | `replays` | which games of an event have moves? |
//! | `venues`, `online/` | which boards are played on the site, and how do their results come here? |
//! | `at_board` | what happens at a board that is no fact of the codes? |
//! | `at_link` | who says something at a board of the hall? |
//! | `acting` | how does somebody act, by a form or by a program? |
//! | `listed` | what does the list of events say? |

pub mod acting;
mod acts;
mod at_board;
mod at_link;
mod begin;
mod bulletins;
mod door;
mod draft;
mod event_notes;
mod fields;
mod file;
mod files;
pub mod link;
mod listed;
pub mod note;
pub mod online;
pub mod public_view;
mod registry;
mod replays;
mod seats;
mod speaker;
pub mod stored_fact;
mod venues;

pub use acts::{
    all as all_acts, apply, by_letter, by_post, call, choose_at_board, claim, kinds, may_stand, say_at_board,
};
pub use at_board::Irregular;
pub use at_link::{AtLink, code as player_code};
pub use begin::{ToBegin, begin};
pub use bulletins::{Bulletin, bulletin};
pub use draft::{ActError, Ground};
pub use event_notes::Asked;
pub use fields::Fields;
pub use file::{retold, stream as attached};
pub use listed::{progress, row as listed_row};
pub use registry::{EventRegistry, Held, Making};
pub use seats::Seats;
pub use speaker::Speaker;
