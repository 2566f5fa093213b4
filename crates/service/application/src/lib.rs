//! The site as an application: what people do, kept and told, without HTTP.
//!
//! [`start::open`] opens a site on its database; [`site::Site`] is what everything shares. Nothing here knows a page, an
//! address of a page or a status: whoever serves it, by whatever door, asks the areas below and tells people what they
//! answer. The application alone decides legality, time and points.
//!
//! | folder or file | question |
//! | --- | --- |
//! | `start` | how is a site opened, what goes on in it, and how does it end? |
//! | `site` | what does everything share? |
//! | `config`, `fault` | what is a site told when it starts, and why may it not start? |
//! | `search` | which games is somebody looking for? |
//! | `explorer/` | what was played in a position, and how did it go? |
//! | `import/` | how do games come in from files? |
//! | `play` | what do those share who play? |
//! | `channels` | which game does the channel of each kind show? |
//! | `lobby`, `accept` | who waits for an opponent, and what happens when somebody accepts? |
//! | `cluster/` | how do several machines serve one site? |
//! | `live/` | who sits at which board, and what has just happened there? |
//! | `demo/` | what does a club look like that is furnished for a visitor? |
//! | `following` | whom does somebody follow, and which games does he show? |
//! | `direct` | what does one member write to another? |
//! | `people/` | who are people, and how do they prove it? |
//! | `desk/` | events: how are they kept, and who may say what? |
//! | `books` | the books of a federation: how are they kept? |
//! | `contests/` | contests of composing and of solving: how are they kept? |
//! | `training` | exercises: how hard are they, and how strong is who solves them? |
//! | `problems/` | compositions: how are they proved, kept and solved? |
//! | `correspondence/` | games by correspondence: how are they kept, who is reminded? |
//! | `arenas/` | arenas: how are they kept, who is paired when? |
//! | `clubs/` | clubs: who belongs to them, when do their matches begin? |
//! | `display/` | simultaneous displays: how are they kept, who opens which board? |
//! | `messages` | by which ways are people told something? |
//! | `mail/`, `push/` | who is written to, and how do letters and messages get out? |
//! | `notices/` | what are the players of an event told, by letter and in the browser? |
//! | `ratings/` | how strong is who? |
//! | `analysis/`, `score` | what does the engine find, and how is it told? |
//! | `study/` | what do people try out and keep? |
//! | `places` | who has a place in a queue? |
//! | `rates` | how often may somebody do something? |
//! | `timepiece` | by what time do clocks run? |
//! | `address`, `secret` | how does a value stand in an address, and what can nobody guess? |
//! | `press/` | how are papers made and set for readers? |
//! | `sent/` | how are files read that anybody may send? |
//! | `setup` | how does the first administrator come in? |
//! | `purge` | what is forgotten when its time is over? |
//! | `sums` | are the facts as they were written? |
//! | `backups/` | when are copies made, and which are kept? |
//! | `talk/` | may somebody say this to another? |
//! | `moderation`, `fair_play` | what is done about reports, and what do statistics say of a game? |

pub mod accept;
pub mod address;
pub mod analysis;
pub mod arenas;
pub mod asked;
pub mod backups;
pub mod books;
pub mod channels;
pub mod clubs;
pub mod cluster;
pub mod config;
pub mod contests;
pub mod correspondence;
pub mod demo;
pub mod desk;
pub mod direct;
pub mod display;
pub mod explorer;
pub mod fair_play;
pub mod fault;
pub mod following;
pub mod import;
pub mod live;
pub mod lobby;
pub mod mail;
pub mod messages;
pub mod moderation;
pub mod notices;
pub mod people;
pub mod places;
pub mod play;
pub mod press;
pub mod problems;
pub mod purge;
pub mod push;
pub mod rates;
pub mod ratings;
pub mod score;
pub mod search;
pub mod secret;
pub mod sent;
pub mod setup;
pub mod site;
pub mod start;
pub mod stop;
pub mod study;
pub mod sums;
pub mod talk;
pub mod timepiece;
pub mod training;

pub use config::{Config, MailWay, Tls, Typeset};
pub use fault::OpenFault;
