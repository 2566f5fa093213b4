//! Events run on the site: the same facts as in an event file, in a stream of the database.
//!
//! An event is loaded once and kept in memory; whoever changes it does so alone, on a copy, and what he says
//! counts when it is stored. Beside the facts of the codes the site keeps notes of its own: which account holds
//! which office, who asks to be entered, who has checked in, what players say at the board.
//!
//! | file | question |
//! | --- | --- |
//! | `desks` | how is an event loaded, changed and kept? |
//! | `draft`, `door` | how does somebody speak, and what stops him? |
//! | `said` | how is a fact of an event stored? |
//! | `note`, `book` | what does the site note, and what follows from it? |
//! | `speaker` | who speaks, in which office? |
//! | `fields` | what has a form sent? |
//! | `acts/`, `begin` | what can be done at the desk? |
//! | `file` | how does an event come from a file and go back into one? |
//! | `bulletins` | what is everybody told? |
//! | `link` | which address has a board? |
//! | `seats` | who sits at a board? |
//! | `venues`, `online/` | which boards are played on the site, and how do their results come here? |
//! | `at_board` | what happens at a board that is no fact of the codes? |
//! | `at_link` | who says something at a board of the hall? |
//! | `acting` | how does somebody act, by a form or by a program? |
//! | `listed` | what does the list of events say? |

pub(crate) mod acting;
mod acts;
mod at_board;
mod at_link;
mod begin;
mod book;
mod bulletins;
mod desks;
mod door;
mod draft;
mod fields;
mod file;
mod files;
pub(crate) mod link;
mod listed;
pub(crate) mod note;
pub(crate) mod online;
pub(crate) mod said;
mod seats;
mod speaker;
mod venues;

pub(crate) use acts::{all as all_acts, apply, by_letter, by_post, call, choose_at_board, claim, kinds};
pub(crate) use at_board::Irregular;
pub(crate) use at_link::{AtLink, code as player_code};
pub(crate) use begin::{ToBegin, begin};
pub(crate) use book::Asked;
pub(crate) use bulletins::{Bulletin, bulletin};
pub(crate) use desks::{Desks, Held, Making};
pub(crate) use draft::Stop;
pub(crate) use fields::{Fields, InAddress};
pub(crate) use file::{retold, stream as attached};
pub(crate) use listed::{progress, row as listed_row};
pub(crate) use seats::Seats;
pub(crate) use speaker::Speaker;
