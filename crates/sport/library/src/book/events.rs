//! Events: pairings, places, clocks.
//!
//! A [`Sheet`](crate::pairing::Sheet) holds every entrant's line, round by round. Pairing and standings read nothing
//! else. Chance comes in as [lots](crate::rules::Lots) of a recorded seed: the same seed gives the same round.
//!
//! ```
//! use damier_library::pairing::Line;
//! use damier_library::prelude::*;
//!
//! let line = |number| Line { number, rating: None, federation: None, cells: vec![], withdrawn_after: None };
//! let mut sheet = Sheet { lines: (1..=6).map(line).collect(), rounds_total: 3, ..Sheet::default() };
//! let round = pair_round(&Request::next(&sheet, System::MedianUnrated), &mut Lots::new(1), &Watch::new())?;
//!
//! // White wins every game.
//! for pair in &round.pairs {
//!     let cell = |opponent, color, mark| Cell::Paired { opponent, color, mark: Mark::Played(mark) };
//!     sheet.lines[pair.white.index()].cells.push(cell(pair.black, Color::White, SideResult::Win));
//!     sheet.lines[pair.black.index()].cells.push(cell(pair.white, Color::Black, SideResult::Loss));
//! }
//!
//! use damier_library::pairing::standings::{self, Code};
//! let order = Template { code: Code::Ua2023, system: standings::System::Swiss, teams: false }.reckoning();
//! let table = standings::standings(&Contest::new(&sheet), &order)?;
//! assert_eq!(table.rows[0].points, Points(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`RoundRobin`](crate::pairing::schedule::RoundRobin) follows the printed tables.
//!
//! ```
//! use damier_library::prelude::*;
//!
//! let rounds = RoundRobin::once(4)?.rounds();
//! assert_eq!((rounds[0].pairs[0].white, rounds[0].pairs[0].black), (1, 4));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Clocks
//!
//! A [`Clock`](crate::clock::Clock) is a value: what it was set to, and the facts that happened since. Nobody looks at
//! the time of day; every question carries its moment.
//!
//! ```
//! use damier_library::clock::named::{Class, Device};
//! use damier_library::clock::{Encounter, Setup};
//! use damier_library::prelude::{ByColor, Clock, ClockEvent, ClockFact, ClockRules, Color, Moment, Rulebook, Span};
//!
//! let rules = ClockRules::new(&Rulebook::named("fmjd-100")?, Class::Rapid, Device::Electronic);
//! let setup = Setup { control: "10m+5s".parse()?, rules, encounter: Encounter::Single };
//! let start = Moment::from_millis(0);
//! let begun = ClockFact::new(start, ClockEvent::Start { absent: ByColor { white: false, black: false } });
//! let clock = Clock::replay(setup, &[begun])?;
//! assert_eq!(clock.next_flag_at(), Some(start + Span::minutes(10)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
