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
//! | `places` | who has a place in a queue? |
//! | `timepiece` | by what time do clocks run? |
//! | `warm` | what is made ready before the first visitor comes? |
//! | `health` | is this machine well? |
//! | `metrics` | what does this machine count? |
//! | `guard`, `zeros`, `rates` | what is refused before anything is done, and how often may somebody ask? |
//! | `address`, `secret` | how does a value stand in an address, and what can nobody guess? |
//! | `press/` | how are papers made and set for readers? |
//! | `sent/` | how are files read that anybody may send? |
//! | `setup` | how does the first administrator come in? |
//! | `purge` | what is forgotten when its time is over? |
//! | `backups/` | when are copies made, and which are kept? |
//! | `talk/` | may somebody say this to another? |
//! | `moderation`, `fair_play` | what is done about reports, and what do statistics say of a game? |
//! | `serving`, `encrypted` | how long may a line be silent, and how is it encrypted? |

mod accept;
mod address;
mod analysis;
mod api;
mod backups;
mod books;
mod cluster;
mod config;
mod contests;
pub mod demo;
mod desk;
mod display;
mod encrypted;
mod events;
mod fair_play;
mod fault;
mod guard;
mod health;
mod import;
mod live;
mod lobby;
mod mail;
mod metrics;
mod moderation;
mod notices;
mod pages;
mod people;
mod places;
mod post;
mod press;
mod problems;
mod purge;
mod push;
mod rates;
mod ratings;
mod reader;
mod score;
mod search;
mod secret;
mod sent;
mod serving;
mod setup;
mod site;
mod start;
mod study;
mod sums;
mod talk;
mod timepiece;
mod warm;
mod web;
mod zeros;

pub use analysis::{Work, work};
pub use backups::{BackupPlan, MOST as MOST_BACKUPS, read_every as read_backup_every};
pub use config::{Config, MailWay, Tls, Typeset};
pub use damier_certificates::{Authority, LETS_ENCRYPT, Source as CertificateSource};
pub use fault::ServeFault;
pub use lobby::clear_offers;
pub use people::leaving::{NotFound, export_named, forget_named, unname_games};
pub use people::network::{Network, NoNetwork};
pub use post::inbox::{NotTaken, Taken, receive};
pub use setup::{Setup, setup_link};
pub use start::{Started, serve};
pub use timepiece::Wall;
