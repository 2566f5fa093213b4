//! How late is too late, and what it costs (D-35).
//!
//! | code | limit | costs |
//! | --- | --- | --- |
//! | UA13, UA23 | more than 60 minutes, or what the regulation sets (UA13-IV.9.4.2, UA-III.5.4.2) | the round |
//! | the same, micro-match | more than the first control, if that is shorter (UA13-IV.9.5.7, C12) | the match |
//! | FMJD | more than 60 minutes (FMJD-III.5.7, FMJD-IV.2.18) | the game; both: 0-0 (FMJD-III.5.8) |
//! | WCDF | first flag: the game; more than two hours: the heat (WCDF-2.24); both an hour: the heat (WCDF-2.25) | |
//! | COL | more than 30 minutes (COL-3.5a, COL-3.5b) | the game |

use damier_rules::Color;

use crate::clauses::Point;
use crate::rules::Code;
use crate::ruling::{Consequence, Ruling, Scope, Why};
use crate::{ClockRules, Control, Encounter, Span};

/// The limits of an encounter.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Lateness {
    /// More than so late is too late.
    pub limit: Span,
    /// When neither has come after so long, both lose at once.
    pub both_limit: Option<Span>,
    /// What a player loses who is too late.
    pub scope: Scope,
}

/// The limits for a game under a control.
pub fn of(rules: &ClockRules, control: &Control, encounter: Encounter) -> Lateness {
    let regulation = rules.switches.late_forfeit.map(|minutes| Span::minutes(u64::from(minutes)));
    let shorter = |limit: Span| regulation.map_or(limit, |set| set.min(limit));
    match rules.code {
        Code::Wcdf => Lateness {
            limit: shorter(Span::hours(2)),
            both_limit: Some(Span::hours(1)),
            scope: Scope::Encounter,
        },
        Code::Ua2013 | Code::Ua2023 if encounter == Encounter::FirstOfTwo => {
            let first = control.periods().first().map_or(Span::hours(1), |period| period.time);
            let limit = rules.late_limit.unwrap_or(first).min(first);
            Lateness { limit: shorter(limit), both_limit: None, scope: Scope::Encounter }
        }
        _ => Lateness {
            limit: shorter(rules.late_limit.unwrap_or(Span::hours(1))),
            both_limit: None,
            scope: Scope::Game,
        },
    }
}

impl Lateness {
    /// The least lateness that is ruled upon, one millisecond over the limit.
    pub(crate) fn first_excess(self, both: Option<Span>) -> Span {
        both.unwrap_or(self.limit + Span::millis(1))
    }

    /// What follows when the players are so late, `None` for one who is there.
    pub fn ruling(
        self,
        rules: &ClockRules,
        white: Option<Span>,
        black: Option<Span>,
        nobody_there: bool,
    ) -> Option<Ruling> {
        let over = |late: Option<Span>| late.filter(|&late| late > self.limit);
        if let (Some(white), Some(black), Some(limit)) = (white, black, self.both_limit)
            && nobody_there
            && white.min(black) >= limit
        {
            return Some(self.both(rules, white.min(black), limit));
        }
        match (over(white), over(black)) {
            (None, None) => None,
            (Some(white), Some(black)) => Some(self.both(rules, white.min(black), self.limit)),
            (Some(by), None) => Some(self.one(rules, Color::White, by)),
            (None, Some(by)) => Some(self.one(rules, Color::Black, by)),
        }
    }

    /// One player is too late.
    pub(crate) fn one(self, rules: &ClockRules, color: Color, by: Span) -> Ruling {
        let point = match self.scope {
            Scope::Game => Point::TooLate,
            Scope::Encounter => Point::TooLateForEncounter,
        };
        Ruling {
            outcome: Consequence::Loses(color),
            why: Why::Late { color, by, limit: self.limit },
            scope: self.scope,
            played: false,
            clauses: rules.clauses(point).to_vec(),
        }
    }

    fn both(self, rules: &ClockRules, by: Span, limit: Span) -> Ruling {
        Ruling {
            outcome: Consequence::BothLose,
            why: Why::BothLate { by, limit },
            scope: self.scope,
            played: false,
            clauses: rules.clauses(Point::BothTooLate).to_vec(),
        }
    }
}
