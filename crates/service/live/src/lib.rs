//! A game between two people who are not in one room.
//!
//! A game is a list of [`Fact`]s with their moments, folded over the rules of its code and the clock of its control.
//! A player's [`Command`] is decided against it: facts follow, which are stored and then taken in, or a
//! [`Refused`] with its clause and its numbers. Nothing here knows the time of day or the network: moments, the
//! lag of a connection and who is there are handed in.
//!
//! ```
//! use damier_clock::named::Class;
//! use damier_clock::{Moment, Span};
//! use damier_language::{Language, Words};
//! use damier_live::{Command, LiveGame, Player, Presence, Seat, Terms, Viewer};
//!
//! let terms = Terms::new("ua2023-russian", Class::Blitz, "3m+2s");
//! let start = Moment::from_millis(0);
//! let mut game = LiveGame::begin(terms, Player::account("Олена"), Player::guest("Guest 7"), start)?;
//!
//! let later = start + Span::seconds(4);
//! let moves = Command::Move { ply: 0, text: "c3-d4".to_owned() };
//! let facts = game.decide(&moves, Seat::White, later, Span::millis(80))?;
//! for fact in &facts {
//!     game.apply(later, fact)?;
//! }
//! // Four seconds less eighty milliseconds of way are gone, two seconds are earned.
//! let left = game.clock().reading(Seat::White.color(), later).left;
//! assert_eq!(left, Some(Span::millis(180_000 - 4_000 + 80 + 2_000)));
//! // A move that is sent again is harmless.
//! assert_eq!(game.decide(&moves, Seat::White, later, Span::ZERO), Ok(vec![]));
//!
//! let refused = game.decide(&Command::Offer, Seat::White, later, Span::ZERO).unwrap_err();
//! assert_eq!(refused.clause(), Some("UA-VI.Draw.1.1"));
//!
//! // What the other player's browser is sent.
//! let view = game.view(Viewer::Player(Seat::Black), later, &Presence::default());
//! let shown = view.translated("k3fQ9xZa", Words::of(Language::EN));
//! assert_eq!(shown.moves, ["c3-d4"]);
//! # Ok::<(), damier_live::Refused>(())
//! ```
//!
//! | question | where |
//! | --- | --- |
//! | What do two players agree on? | [`Terms`] |
//! | What is stored? | [`Fact`], [`Entry`] |
//! | What can a player ask for? | [`Command`], [`LiveGame::decide`] |
//! | When does a flag fall? | [`LiveGame::next_due`], [`LiveGame::due`] |
//! | What happens when the server stops? | [`LiveGame::stop_since`], [`LiveGame::resume`] |
//! | What may an arbiter do at a board of an event? | [`EventBoard`], [`Standing`], facts from [`Fact::Started`] on |
//! | What is different in an arena? | [`ArenaGame`] |
//! | How is a slow connection made good? | [`Bucket`] |
//! | What can be tried outside of any game? | [`Trial`] |
//! | What is a client shown? | [`LiveGame::view`], [`View::told`] |
//! | What can be played in a position? | [`Still`] |

mod arena_game;
mod command;
mod event_board;
mod fact;
mod game;
mod lag;
mod move_id;
mod pace;
mod player;
mod refused;
mod terms;
mod view;

pub use arena_game::ArenaGame;
pub use command::Command;
/// One of the two places at a board: the side that plays from it.
pub use damier_rules::Side as Seat;
pub use event_board::EventBoard;
pub use fact::{Award, ClaimedDraw, Entry, Fact, RecordedScore};
pub use game::{Ending, LiveGame, NotReplayed, OpenClaim, Rematch, Standing};
pub use lag::Bucket;
pub use pace::Pace;
pub use player::Player;
pub use refused::Refused;
pub use terms::{Absence, Ballot, CheckedTerms, ClockStart, Draws, MicroGame, Terms};
pub use view::{
    AtEvent, Choice, Ended, May, Past, Presence, SideClock, Still, Trial, View, Viewer, translated,
};
