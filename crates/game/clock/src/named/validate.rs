//! Compares a control with what a rulebook lists for the declared class. It only warns: organisers may set another
//! control (UA13-IV.8.7, UA-III.4.7), and the class is what the regulation declares (D-37a).

use damier_rules::rulebook::Clause;
use serde::Serialize;

use super::{Class, Device, Form, Named, of_rulebook};
use crate::{Control, Span};

/// What a rulebook says about a control.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Validation {
    /// The named controls of the declared class that it is one of.
    pub listed: Vec<&'static Named>,
    /// What the organiser should know.
    pub warnings: Vec<Warning>,
}

/// Something an organiser should know about the control he chose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// The rulebook lists controls of this class, but not this one.
    #[error("{rulebook} lists {control} in no {class} control; the organisers may set another", class = class.name())]
    NotListed {
        /// The name of the rulebook.
        rulebook: String,
        /// The declared class.
        class: Class,
        /// The control in its short form.
        control: String,
        /// What allows it all the same.
        clauses: &'static [Clause],
    },
    /// The rulebook lists no control of this class at all.
    #[error("{rulebook} lists no {class} control; the regulation states it", class = class.name())]
    NoListForClass {
        /// The name of the rulebook.
        rulebook: String,
        /// The declared class.
        class: Class,
        /// Where the regulation is told to.
        clauses: &'static [Clause],
    },
    /// The same numbers stand in another class too (D-37a).
    #[error("the same control is listed as {class} too ({name})", class = class.name())]
    AlsoListedAs {
        /// The other class.
        class: Class,
        /// The control of that class.
        name: &'static str,
        /// The clauses that the control departs from.
        clauses: &'static [Clause],
    },
    /// The code does not state the seconds, and these are many for a blitz (D-37c).
    #[error("{each} a move is much for a blitz of unstated increment")]
    LongBlitzIncrement {
        /// What each move earns.
        each: Span,
        /// Where the seconds are missing.
        clauses: &'static [Clause],
    },
    /// A quick game of more than an hour.
    #[error("a quick game lasts at most 60 minutes for each player, not {time}")]
    TooLongForQuick {
        /// The time given.
        time: Span,
        /// Where it is said.
        clauses: &'static [Clause],
    },
    /// A clock with hands adds nothing for a move.
    #[error("a mechanical clock cannot add time for each move")]
    MechanicalIncrement,
}

/// What a rulebook says about a control of a declared class on a clock of a kind.
pub fn validate(control: &Control, class: Class, rulebook: &str, device: Device) -> Validation {
    let own: Vec<&'static Named> = of_rulebook(rulebook).filter(|named| named.class == class).collect();
    let listed: Vec<&'static Named> = own.iter().copied().filter(|named| named.matches(control)).collect();
    let mut warnings = Vec::new();
    if own.is_empty() {
        warnings.push(Warning::NoListForClass {
            rulebook: rulebook.to_owned(),
            class,
            clauses: stated_in_regulation(rulebook),
        });
    } else if listed.is_empty() {
        warnings.push(Warning::NotListed {
            rulebook: rulebook.to_owned(),
            class,
            control: control.to_string(),
            clauses: another_allowed(rulebook),
        });
    }
    let elsewhere = of_rulebook(rulebook).filter(|named| is_alternative(named.class, class));
    warnings.extend(elsewhere.filter(|named| named.matches(control)).map(|named| Warning::AlsoListedAs {
        class: named.class,
        name: named.name,
        clauses: named.clauses,
    }));
    warnings.extend(long_blitz_increment(control, &listed));
    if let Some(time) = control.whole_game()
        && rulebook.starts_with("fmjd")
        && class.is_quick()
        && time > Span::hours(1)
    {
        warnings.push(Warning::TooLongForQuick { time, clauses: &["FMJD-VI.1"] });
    }
    if device == Device::Mechanical && control.increment().is_some() {
        warnings.push(Warning::MechanicalIncrement);
    }
    Validation { listed, warnings }
}

/// Only the declared kinds of play can be mistaken for one another.
fn is_alternative(other: Class, declared: Class) -> bool {
    let kinds = [Class::Classic, Class::SemiRapid, Class::Rapid, Class::Blitz];
    other != declared && kinds.contains(&other) && kinds.contains(&declared)
}

fn long_blitz_increment(control: &Control, listed: &[&'static Named]) -> Option<Warning> {
    let increment = control.increment()?;
    let unstated = |named: &&Named| named.name == "ua23-64-b3";
    let only_unstated = !listed.is_empty() && listed.iter().all(unstated);
    (only_unstated && increment.each > Span::seconds(5))
        .then_some(Warning::LongBlitzIncrement { each: increment.each, clauses: &["UA-III.4.6.1.c"] })
}

fn another_allowed(rulebook: &str) -> &'static [Clause] {
    match rulebook {
        _ if rulebook.starts_with("ua2013") => &["UA13-IV.8.7"],
        _ if rulebook.starts_with("ua2023") => &["UA-III.4.7"],
        _ => &[],
    }
}

fn stated_in_regulation(rulebook: &str) -> &'static [Clause] {
    match rulebook {
        _ if rulebook.starts_with("ua2013") => &["UA13-IV.7.2"],
        _ if rulebook.starts_with("ua2023") => &["UA-III.3.2"],
        _ if rulebook.starts_with("columns") => &["COL-3.2.2b"],
        _ => &[],
    }
}

impl Named {
    /// Whether a control is this one, with whatever an organiser may choose.
    pub fn matches(&self, control: &Control) -> bool {
        match self.form {
            Form::NoClock => !control.uses_clock(),
            Form::Table { periods, repeats, increment } => {
                let same_periods = periods.len() == control.periods().len()
                    && periods.iter().zip(control.periods()).all(|(&(moves, minutes), period)| {
                        period.moves.map_or(0, std::num::NonZeroU16::get) == moves
                            && minutes.allows_millis(period.time.as_millis(), 60_000)
                    });
                let same_increment = match (increment, control.increment()) {
                    (None, None) => true,
                    (Some((seconds, from)), Some(given)) => {
                        given.from.get() == from && seconds.allows_millis(given.each.as_millis(), 1000)
                    }
                    _ => false,
                };
                same_periods && same_increment && repeats == control.repeats()
            }
            Form::Condition(condition) => match (control.whole_game(), control.increment()) {
                (Some(base), Some(increment)) => {
                    increment.from.get() == 1 && condition.holds(base, increment.each)
                }
                _ => false,
            },
            Form::Days { .. } => self.choose(&[]).as_ref() == Ok(control),
            Form::Ladder(rungs) => {
                (1..=rungs.len() as u64).any(|rung| self.choose(&[rung]).as_ref() == Ok(control))
            }
        }
    }
}
