//! The site: play, watch and analyse in a browser.
//!
//! [`serve`] runs it on one data folder. The server alone decides legality, time and points; a browser is
//! shown complete pages and told over a WebSocket what has changed.
//!
//! | folder or file | question |
//! | --- | --- |
//! | `start` | how does a site start and end, and what goes on beside answering? |
//! | `site` | which addresses are there, and what do all of them share? |
//! | `config` | what is a site told when it starts? |
//! | `pages/` | what does a person see? |
//! | `api/` | what can a program do? |
//! | `search` | which games is somebody looking for? |
//! | `import/` | how do games come in from files? |
//! | `lobby`, `accept` | who waits for an opponent, and what happens when somebody accepts? |
//! | `cluster/` | how do several machines serve one site? |
//! | `live/` | who sits at which board, and what has just happened there? |
//! | `demo/` | what does a club look like that is furnished for a visitor? |
//! | `people/` | who is asking? |
//! | `desk/` | events: how are they kept, and who may say what? |
//! | `books` | the books of a federation: how are they kept? |
//! | `contests/` | contests of composing and of solving: how are they kept? |
//! | `problems/` | compositions: how are they proved, kept and solved? |
//! | `post/` | games by correspondence: how are they kept, who is reminded? |
//! | `display/` | simultaneous displays: how are they kept, who opens which board? |
//! | `mail/`, `push/` | who is written to, and how do letters and messages get out? |
//! | `notices/` | what are the players of an event told, by letter and in the browser? |
//! | `ratings/` | how strong is who? |
//! | `reader` | in which language and with which settings do they read? |
//! | `analysis/`, `score` | what does the engine find, and how is it told? |
//! | `study/` | what do people try out and keep? |
//! | `events` | how is a page told of something that goes on? |
//! | `web` | style sheet and scripts |
//! | `warm` | what is made ready before the first visitor comes? |
//! | `health` | is this machine well? |
//! | `metrics` | what does this machine count? |
//! | `guard`, `rates` | what is refused before anything is done, and how often may somebody ask? |
//! | `address`, `secret` | how does a value stand in an address, and what can nobody guess? |
//! | `serving` | how long may a line be silent? |

mod accept;
mod address;
mod analysis;
mod api;
mod books;
mod cluster;
mod config;
mod contests;
pub mod demo;
mod desk;
mod display;
mod events;
mod fault;
mod guard;
mod health;
mod import;
mod live;
mod lobby;
mod mail;
mod metrics;
mod notices;
mod pages;
mod people;
mod post;
mod problems;
mod push;
mod rates;
mod ratings;
mod reader;
mod score;
mod search;
mod secret;
mod serving;
mod site;
mod start;
mod study;
mod warm;
mod web;

pub use analysis::{Work, work};
pub use config::{Config, MailWay, Typeset};
pub use fault::ServeFault;
pub use people::leaving::{NotFound, export_named, forget_named};
pub use post::inbox::{NotTaken, Taken, receive};
pub use start::serve;
