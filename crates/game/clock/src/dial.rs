//! How the hands of a mechanical clock are set, as data and arithmetic.
//!
//! | setting | dial at the fall | clause |
//! | --- | --- | --- |
//! | one game to the end | 6:00 | UA13-IV.8.9.2 |
//! | one game, combined | 5:00, 6:00 | UA13-IV.8.9.3 |
//! | micro-match to the end | 4:00 and 6:00 | UA13-IV.8.9.4 |
//! | micro-match, combined | 3:00, 4:00 and 5:00, 6:00 | UA13-IV.8.9.5 |
//! | FMJD, a hundred squares | starts at 12:00, falls on the hour | FMJD-III.3.8.1 |
//! | FMJD, sixty-four squares | starts at 10:30, falls at 12:00 | FMJD-IIIbis.3.8.1 |
//! | FMJD, quick game | 6:00 | FMJD-VI.4 |

use std::fmt;

use damier_rules::rulebook::Clause;

use crate::rules::Code;
use crate::{ClockRules, Control, Encounter, Span};

/// What the hands show, in minutes after twelve.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dial(u16);

impl Dial {
    /// Hours and minutes as on the face; they wrap round at twelve.
    pub const fn new(hours: u16, minutes: u16) -> Dial {
        Dial((hours % 12 * 60 + minutes % 720) % 720)
    }

    /// The hands so much earlier.
    pub const fn back(self, minutes: u16) -> Dial {
        Dial((self.0 + 720 - minutes % 720) % 720)
    }

    /// The hands so much later.
    pub const fn forward(self, minutes: u16) -> Dial {
        Dial((self.0 + minutes % 720) % 720)
    }
}

impl fmt::Display for Dial {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hours = if self.0 < 60 { 12 } else { self.0 / 60 };
        write!(f, "{hours}:{:02}", self.0 % 60)
    }
}

/// How the hands are set for a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DialSetting {
    /// Before the game.
    pub start: Dial,
    /// What they show at the fall that ends the first period, and the second where there is one.
    pub falls: Vec<Dial>,
    /// By how much the minute hand is moved forward after the first control.
    pub forward: u16,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

impl ClockRules {
    /// How the hands are set for a control, where the code says so and the dial can show it.
    pub fn dial(&self, control: &Control, encounter: Encounter) -> Option<DialSetting> {
        let first = minutes(control.periods().first()?.time)?;
        let from_fall = |falls: &[Dial], forward, clauses| DialSetting {
            start: falls[0].back(first),
            falls: falls.to_vec(),
            forward,
            clauses,
        };
        let hour = |hours| Dial::new(hours, 0);
        match (self.code, control.periods()) {
            (Code::Ua2013, [_]) if !control.repeats() => Some(match encounter {
                Encounter::Single | Encounter::Simul { .. } => from_fall(&[hour(6)], 0, &["UA13-IV.8.9.2"]),
                Encounter::FirstOfTwo => from_fall(&[hour(4)], 0, &["UA13-IV.8.9.4"]),
                Encounter::SecondOfTwo { .. } => from_fall(&[hour(6)], 0, &["UA13-IV.8.9.4"]),
            }),
            (Code::Ua2013, [_, second]) if !control.repeats() => {
                // Less than an hour is added by moving the minute hand forward (UA13-IV.8.9.1).
                let forward = 60_u16.checked_sub(minutes(second.time)?)?;
                Some(match encounter {
                    Encounter::Single | Encounter::Simul { .. } => {
                        from_fall(&[hour(5), hour(6)], forward, &["UA13-IV.8.9.3"])
                    }
                    Encounter::FirstOfTwo => from_fall(&[hour(3), hour(4)], forward, &["UA13-IV.8.9.5"]),
                    Encounter::SecondOfTwo { .. } => {
                        from_fall(&[hour(5), hour(6)], forward, &["UA13-IV.8.9.5"])
                    }
                })
            }
            (Code::Fmjd100 | Code::Fmjd64, [_]) if self.class.is_quick() => {
                Some(from_fall(&[hour(6)], 0, &["FMJD-VI.4"]))
            }
            (Code::Fmjd100, _) => Some(DialSetting {
                start: hour(12),
                falls: vec![hour(12).forward(first)],
                forward: 0,
                clauses: &["FMJD-III.3.8.1"],
            }),
            (Code::Fmjd64, _) => Some(from_fall(&[hour(12)], 0, &["FMJD-IIIbis.3.8.1"])),
            _ => None,
        }
    }
}

/// Whole minutes below twelve hours.
fn minutes(time: Span) -> Option<u16> {
    let whole = time.as_millis().is_multiple_of(60_000).then(|| time.as_millis() / 60_000)?;
    u16::try_from(whole).ok().filter(|&minutes| minutes < 720)
}
