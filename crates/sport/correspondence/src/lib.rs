//! Games by correspondence: by post, by e-mail or on a server, in days.
//!
//! A game is a list of [`Fact`]s with their days, folded over the rules of its rulebook and the terms of a code
//! ([`Code`]): the Ukrainian one of 2013 or that of column draughts. What somebody says is decided against it: facts
//! follow, or a [`Refused`] with its clause and its numbers. Nothing here knows today's date: days come in with the
//! facts, and a server turns instants into days with [`Stamp::of`] in the zone of the player concerned.
//!
//! ```
//! use damier_correspondence::{Entry, Fact, Letter, Party, PostalGame, Refused, Side, Stamp, Terms};
//! use jiff::civil::date;
//!
//! let terms = Terms::new("columns-russian", "columns", date(1997, 3, 1));
//! let (petrov, sedov) = (Party::named("Petrov"), Party::named("Sedov"));
//! let mut game = PostalGame::begin(terms, petrov, sedov, date(1997, 3, 1).into())?;
//! // The chart printed in COL-4.3.6.
//! let letters = [
//!     (Side::White, date(1997, 3, 1), date(1997, 3, 3), "c3-b4"),
//!     (Side::Black, date(1997, 3, 12), date(1997, 3, 15), "f6-g5"),
//!     (Side::White, date(1997, 3, 22), date(1997, 3, 26), "b2-c3"),
//!     (Side::Black, date(1997, 4, 10), date(1997, 4, 11), "g5-h4"),
//! ];
//! for (by, received, sent, mv) in letters {
//!     let letter = Letter {
//!         by,
//!         received: Some(received.into()),
//!         sent: Some(sent.into()),
//!         moves: vec![mv.to_owned()],
//!         variations: vec![],
//!         offer: false,
//!         charged: false,
//!     };
//!     for fact in game.decide(Fact::Letter(letter), sent.into())? {
//!         game.apply(&Entry { on: Stamp::day(sent), fact })?;
//!     }
//! }
//! assert_eq!(game.fraction(), "6/4");
//! assert_eq!(game.account(Side::White).limit, 50);
//! # Ok::<(), Refused>(())
//! ```
//!
//! | question | where |
//! | --- | --- |
//! | Which terms does a code have? | [`Code`], [`Code::terms`] |
//! | Which readings can be chosen otherwise? | [`Switches`] |
//! | What is stored? | [`Fact`], [`Entry`] |
//! | How many days has somebody used? | [`PostalGame::account`], [`PostalGame::chart`] |
//! | What has to be done, by whom, until when? | [`PostalGame::dues`] |

mod code;
mod control;
mod entry_names;
mod fact;
mod game;
mod refused;
mod stamp;
mod switches;
mod terms;

pub use code::{BreakAllowance, COLUMNS, Code, Mending, NamedTerm, Suspension, Term, UA2013};
pub use control::{Control, NotAControl};
pub use damier_rules::Side;
pub use fact::{Entry, Fact, Leaving, Letter, Offence, Party, Score};
pub use game::{
    Account, Adjudication, Break, ChartRow, Dispute, DisputeKind, Due, DueKind, Measure, NotReplayed,
    OpenClaim, Overstep, PostalGame, RowKind, Sanction, SanctionBy, Settled,
};
pub use refused::Refused;
pub use stamp::{Stamp, days_between, later};
pub use switches::{
    BreakEnd, Correction, FirstMove, LongBreak, OverstepReduction, PenaltyBooked, ReplyDay, RestartOf,
    SilenceEdge, Switches, UntoldBreak,
};
pub use terms::{Arbitration, CheckedTerms, Medium, Terms};
