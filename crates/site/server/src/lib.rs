//! The web storey of the site: pages, API, sockets and files, and nothing else.
//!
//! [`serve`] opens the application of `damier-application` on one data folder and answers browsers and programs for it.
//! What is decided is decided below; here requests are read, refusals get their status, and answers are written. A
//! browser is shown complete pages and told over a WebSocket what has changed.
//!
//! | folder or file | question |
//! | --- | --- |
//! | `start` | how does serving start and end? |
//! | `site` | which addresses are there? |
//! | `handler` | what does the router know of who answers? |
//! | `state` | what does the web storey keep for itself? |
//! | `status` | which status stands for which refusal? |
//! | `pages/` | what does a person see? |
//! | `api/` | what can a program do? |
//! | `sockets/` | how does a live connection run? |
//! | `events` | how is a page told of something that goes on? |
//! | `visitor/` | who asks, as his browser shows it? |
//! | `reader` | in which language and with which settings does he read? |
//! | `audience` | who may talk beside a board? |
//! | `forms` | what has a browser sent? |
//! | `web` | style sheet and scripts |
//! | `warm` | what is made ready before the first visitor comes? |
//! | `health` | is this machine well? |
//! | `metrics` | what does this machine count? |
//! | `guard`, `zeros`, `limits`, `in_time` | what is refused before anything is done, how often may somebody ask, and how long may it take? |
//! | `serving`, `encrypted` | how long may a line be silent, and how is it encrypted? |

mod api;
mod audience;
mod encrypted;
mod events;
mod fault;
mod forms;
mod guard;
mod handler;
mod health;
mod in_time;
mod limits;
mod look;
mod metrics;
mod pages;
mod reader;
mod serving;
mod site;
mod sockets;
mod start;
mod state;
mod status;
mod visitor;
mod warm;
mod web;
mod zeros;

// The areas of the application, by their names.
use damier_application::{
    accept, address, analysis, arenas, backups, books, channels, clubs, cluster, config, contests,
    correspondence, desk, direct, display, explorer, fair_play, following, import, live, lobby, mail,
    moderation, notices, people, play, press, problems, rates, ratings, score, search, secret, sent, study,
    sums, talk, training,
};

pub use fault::ServeFault;
pub use start::{Started, serve};
