//! Clocks of draughts: time controls, flags, lateness and adjournment, as the official codes have them.
//!
//! # A control
//!
//! The controls of the codes have names; any other can be written down (see [`text`]).
//!
//! ```
//! use damier_clock::named::{self, Class, Device};
//! use damier_clock::Control;
//!
//! let control = named::find("wcdf-c1")?.choose(&[])?;
//! assert_eq!(control, "30/60+15/30*".parse::<Control>()?);
//! assert_eq!(control.to_pdn()?, "30/3600:15/1800");
//!
//! // The class is what the regulation declares; numbers that a code does not list are only warned of.
//! let quick: Control = "10m+5s".parse()?;
//! let found = named::validate(&quick, Class::Rapid, "ua2023-100", Device::Electronic);
//! assert_eq!(found.listed[0].name, "ua23-100-r2");
//! assert_eq!(found.warnings[0].to_string(), "the same control is listed as blitz too (ua23-100-b2)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # A clock
//!
//! A [`Clock`] is a value: what it was set to and the facts that happened since. Every fact carries its moment, every
//! question takes one, nobody looks at the time of day. Facts that cannot have happened are [`Refused`].
//!
//! ```
//! use damier_clock::named::{Class, Device};
//! use damier_clock::{Clock, ClockEvent, ClockFact, ClockRules, Encounter, Moment, Consequence, Setup, Span};
//! use damier_rules::{ByColor, Color, Rulebook};
//!
//! let book = Rulebook::named("fmjd-100")?;
//! let rules = ClockRules::new(&book, Class::Classic, Device::Electronic);
//! let setup = Setup { control: "50/2h,25/1h*".parse()?, rules, encounter: Encounter::Single };
//!
//! // Both are late. White's clock runs; Black comes after twenty minutes and the time is halved (FMJD-III.4.5).
//! let start = Moment::from_millis(0);
//! let facts = [
//!     ClockFact::new(start, ClockEvent::Start { absent: ByColor { white: true, black: true } }),
//!     ClockFact::new(start + Span::minutes(20), ClockEvent::Arrived(Color::Black)),
//! ];
//! let clock = Clock::replay(setup, &facts)?;
//! let now = start + Span::minutes(30);
//! assert_eq!(clock.reading(Color::White, now).used, Span::minutes(20));
//! assert_eq!(clock.reading(Color::Black, now).used, Span::minutes(10));
//!
//! // White never comes: more than an hour is too late (FMJD-III.5.7).
//! let ruling = clock.due(start + Span::minutes(61)).expect("White is too late");
//! assert_eq!(ruling.outcome, Consequence::Loses(Color::White));
//! assert!(!ruling.played);
//! assert_eq!(ruling.clauses, ["FMJD-III.5.7", "FMJD-IV.2.18"]);
//! // A server sleeps until the first moment at which something has to be done.
//! assert_eq!(clock.next_forfeit_at(), Some(start + Span::hours(1) + Span::millis(1)));
//! assert_eq!(clock.next_flag_at(), Some(start + Span::minutes(20) + Span::minutes(110)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Rules
//!
//! [`ClockRules`] is the clock chapter of a rulebook as data. Where a code leaves room, the reading is a switch that a
//! regulation may turn (see [`switches`]); [`ClockRules::clauses`] tells where a point is ruled.
//!
//! ```
//! use damier_clock::clauses::Point;
//! use damier_clock::named::{Class, Device};
//! use damier_clock::ClockRules;
//! use damier_rules::Rulebook;
//! use damier_rules::rulebook::FlagMode;
//!
//! let mut rules = ClockRules::new(&Rulebook::named("ua2023-russian")?, Class::Rapid, Device::Electronic);
//! rules.flag_mode = FlagMode::Auto; // on a server nobody has to claim (D-39)
//! rules.switches.set("late_forfeit", "15")?; // a stricter regulation (UA-III.5.4.2)
//! assert_eq!(rules.clauses(Point::TimeTrouble), ["UA-III.3.11"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub mod clauses;
mod clock;
pub mod control;
pub mod dial;
mod fact;
pub mod lateness;
pub mod named;
pub mod recording;
pub mod rules;
pub mod ruling;
pub mod sight;
pub mod switches;
pub mod text;
pub mod trouble;

pub use clock::{Clock, Encounter, Flags, NotReplayed, Phase, Reading, Refused, Running, Setup};
pub use control::{Control, Increment, Period};
pub use damier_facts::{Moment, NotATime, Span};
pub use fact::{AdjournReason, ClockEvent, ClockFact, Fault, Judge, PauseReason, Reason, StopReason};
pub use rules::ClockRules;
pub use ruling::{Consequence, Ruling, Scope, Why};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
mod readme {}
