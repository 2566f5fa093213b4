//! What has to be ruled when somebody looks at the clock: lateness first, then flags.

use damier_rules::Color;
use damier_rules::rulebook::{BothFlags, Clause};

use super::{Clock, Phase};
use crate::clauses::Point;
use crate::lateness::{self, Lateness};
use crate::ruling::{Consequence, Ruling, Scope, Why};
use crate::{Moment, Span};

impl Clock {
    /// What follows from the clock at a moment, for whoever looks at it; nothing if the game just goes on.
    pub fn due(&self, at: Moment) -> Option<Ruling> {
        self.counted(at).due_now(at)
    }

    /// How late a player is who is not there; nothing for one who is, or who is excused.
    pub fn late_by(&self, color: Color, at: Moment) -> Option<Span> {
        let side = &self.sides[color];
        if side.present || side.excused { None } else { side.awaited_since.map(|since| at.since(since)) }
    }

    /// The earliest moment at which the absence of a player has to be ruled upon.
    pub fn next_forfeit_at(&self) -> Option<Moment> {
        if self.phase != Phase::Playing {
            return None;
        }
        let lateness = self.lateness();
        let both = lateness.both_limit.filter(|_| self.nobody_there());
        let since = |color: Color| {
            let side = &self.sides[color];
            side.awaited_since.filter(|_| !side.present && !side.excused)
        };
        Color::ALL.into_iter().filter_map(|color| Some(since(color)? + lateness.first_excess(both))).min()
    }

    pub(super) fn due_now(&self, at: Moment) -> Option<Ruling> {
        match &self.phase {
            Phase::Ruled(ruling) => return Some(ruling.clone()),
            // While a claim is checked, its outcome decides, not the flag (D-20b).
            Phase::NotStarted | Phase::Ended | Phase::Checking(_) => return None,
            Phase::Stopped(by, reason) => return self.stop_ruling(*by, *reason),
            _ => {}
        }
        self.late_ruling(at).or_else(|| self.flag_ruling())
    }

    fn lateness(&self) -> Lateness {
        lateness::of(self.rules(), &self.setup.control, self.setup.encounter)
    }

    fn late_ruling(&self, at: Moment) -> Option<Ruling> {
        let late = Color::ALL.map(|color| self.late_by(color, at));
        self.lateness().ruling(self.rules(), late[0], late[1], self.nobody_there())
    }

    fn flag_ruling(&self) -> Option<Ruling> {
        let fell = |color: Color| self.sides[color].fallen;
        match (fell(Color::White), fell(Color::Black)) {
            (None, None) => None,
            (Some(at), None) => Some(self.one_flag(Color::White, at)),
            (None, Some(at)) => Some(self.one_flag(Color::Black, at)),
            (Some(white), Some(black)) => Some(self.two_flags(white, black)),
        }
    }

    fn one_flag(&self, color: Color, fell: Moment) -> Ruling {
        let side = &self.sides[color];
        if !side.present {
            let lateness = self.lateness();
            // The limit of a micro-match is its first control: the flag is the same moment (UA13-IV.9.5.7).
            if lateness.scope == Scope::Encounter
                && lateness.limit <= self.late_by(color, fell).unwrap_or_default()
            {
                return lateness.one(self.rules(), color, lateness.limit);
            }
            // C8: marked like lateness.
            return self.rule(Consequence::Loses(color), Why::NeverCame(color), false, Point::TooLate);
        }
        let why = Why::Flag { color, fell, made: side.moves, needed: side.control_move };
        self.rule(Consequence::Loses(color), why, true, Point::Flag)
    }

    fn two_flags(&self, white: Moment, black: Moment) -> Ruling {
        if self.knows_order() && white != black {
            let (first, fell) = if white < black { (Color::White, white) } else { (Color::Black, black) };
            let mut ruling = self.one_flag(first, fell);
            ruling.clauses.extend(self.rules().clauses(Point::Latch));
            return ruling;
        }
        if self.nobody_there() {
            return self.rule(
                Consequence::BothLose,
                Why::BothFlags { first: None },
                false,
                Point::BothTooLate,
            );
        }
        let outcome = match self.rules().both_flags {
            BothFlags::Draw => Consequence::Draw,
            BothFlags::Continue => Consequence::GoesOn,
            BothFlags::Arbiter => Consequence::ArbiterDecides,
        };
        self.rule(outcome, Why::BothFlags { first: None }, true, Point::BothFlags)
    }

    pub(super) fn rule(&self, outcome: Consequence, why: Why, played: bool, point: Point) -> Ruling {
        let clauses: Vec<Clause> = self.rules().clauses(point).to_vec();
        Ruling { outcome, why, scope: Scope::Game, played, clauses }
    }
}
