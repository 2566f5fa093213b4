//! Late arrivals. How late is too late is the clock's chapter (D-35); what it costs is a minus, or a minus
//! for both (UA13-IV.9.4.2, UA13-IV.11.2, UA-III.5.4.2, UA-III.7.2.a, FMJD-III.5.7, FMJD-III.5.8, COL-3.5b).

use damier_clock::clauses::Point;
use damier_clock::rules::Code;
use damier_clock::switches::LateClock;
use damier_clock::{Encounter as ClockEncounter, Moment, Span, lateness, named};
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use super::encounter::Game;
use super::ids::{GameKey, StageId};
use super::refused::Refused;
use super::results::game;
use super::score::{Reason, Score};
use super::state::State;
use damier_pairing::schedule::Side;

/// How late one may come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LateLimit {
    /// So many minutes are still in time.
    pub minutes: u32,
    /// What costs the first game of a heat only costs the whole heat after more than so many (WCDF-2.24).
    pub heat: Option<u32>,
    /// Where neither has come after so many, both lose (WCDF-2.25).
    pub both: Option<u32>,
    /// Where his own clock has run since the signal: after so many its flag falls (UA13-IV.9.4.3, UA-III.5.4.3,
    /// FMJD-III.4.4).
    pub flag: Option<u32>,
    /// Where it is said.
    pub clauses: &'static [Clause],
}

/// How late somebody came, by the chief arbiter's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delay {
    /// So many minutes.
    pub minutes: u32,
    /// With a valid reason.
    #[serde(default)]
    pub excused: bool,
    /// His flag had fallen when he came.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flag: bool,
}

/// Somebody who came late, or not at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct LateArrival {
    /// To which game.
    pub key: GameKey,
    /// On which side.
    pub side: Side,
    pub delay: Delay,
    /// How late he might have been.
    pub limit: LateLimit,
    /// Whether it cost the game.
    pub too_late: bool,
}

impl LateLimit {
    /// Whether the flag of somebody so late has fallen, though so many minutes alone would not cost the game.
    pub fn flag_fell(&self, minutes: u32) -> bool {
        minutes <= self.minutes && self.flag.is_some_and(|flag| minutes >= flag)
    }
}

impl State {
    /// How late one may come to a game of a stage.
    pub fn late_limit(&self, stage: StageId) -> Option<LateLimit> {
        let regulation = self.regulation.as_ref()?;
        let plan = &self.stages.get(stage.index())?.plan;
        let rules = regulation.readings().ok()?.clock;
        let encounter = if plan.micro_match { ClockEncounter::FirstOfTwo } else { ClockEncounter::Single };
        // Without a control in the regulation an hour stands for it.
        let control = named::read(&regulation.control).or_else(|_| named::read("60m")).ok()?;
        let limit = lateness::of(&rules, &control, encounter);
        let point = if plan.micro_match { Point::TooLateForEncounter } else { Point::TooLate };
        let minutes = |span: Span| u32::try_from(span.as_millis() / Span::minutes(1).as_millis()).ok();
        let whole = minutes(limit.limit)?;
        // The first flag of checkers costs the first game: whoever comes a minute before it still plays (WCDF-2.23).
        let flag = control.periods().first().filter(|_| rules.code == Code::Wcdf);
        let first =
            flag.and_then(|period| minutes(period.time)).map(|flag| flag.saturating_sub(1).min(whole));
        Some(LateLimit {
            minutes: first.unwrap_or(whole),
            heat: first.map(|_| whole),
            both: limit.both_limit.and_then(minutes),
            flag: None,
            clauses: rules.clauses(point),
        })
    }

    /// How late whoever plays on a side of a game may come.
    pub fn late_limit_of(&self, key: GameKey, side: Side) -> Option<LateLimit> {
        let limit = self.late_limit(key.stage)?;
        let regulation = self.regulation.as_ref()?;
        let rules = regulation.readings().ok()?.clock;
        let first = GameKey { game: key.game.or(Some(1)), ..key };
        let begins = self.pieces_of(first, side).ok()? == rules.first;
        let own_runs = begins || rules.switches.late_clock == LateClock::Absent;
        let heat = self.encounter(key).ok()?.shape.games > 1;
        // A flag costs one game; only where it means that he came too late for both does it cost them (UA13-IV.9.5.7).
        let of_match = matches!(rules.code, Code::Ua2013 | Code::Ua2023);
        if !own_runs || rules.code == Code::Wcdf || (heat && !of_match) {
            return Some(limit);
        }
        let control = named::read(&regulation.control).ok();
        let period = control.as_ref().and_then(|control| control.periods().first());
        let flag = period.map(|period| period.time.as_millis() / Span::minutes(1).as_millis());
        let flag =
            flag.and_then(|flag| u32::try_from(flag).ok()).filter(|flag| (1..=limit.minutes).contains(flag));
        let runs = if begins { Point::FirstLate } else { Point::SecondLate };
        let clauses = if flag.is_some() && !heat { rules.clauses(runs) } else { limit.clauses };
        Some(LateLimit { flag, clauses, ..limit })
    }

    pub(super) fn late(&mut self, key: GameKey, side: Side, late: Delay, at: Moment) -> Result<(), Refused> {
        if !self.has_started(key)? {
            return Err(Refused::NotStarted { round: key.round });
        }
        // Too late for a micro-match is too late for both its games (UA13-IV.9.5.7).
        let key = GameKey { game: None, ..key };
        let old = game(self.encounter(key)?, key)?;
        let limit = if late.flag { self.late_limit_of(key, side) } else { self.late_limit(key.stage) };
        let limit = limit.ok_or(Refused::NoRegulation)?;
        let other_is_late = old.reason == Some(Reason::Lateness) && old.score == Some(Score::minus(!side));
        if let (Some(score), false) = (old.score, other_is_late) {
            return Err(Refused::HasResult { key, score });
        }
        let too_late = !late.excused && (late.flag || late.minutes > limit.minutes);
        if too_late {
            self.write_lateness(key, side, late, limit, at)?;
        }
        self.late_arrivals.push(LateArrival { key, side, delay: late, limit, too_late });
        Ok(())
    }

    /// What is lost: the game or the match; in a heat the first game at the first flag, both after two hours (WCDF-2.24).
    /// If neither came within an hour, both lose the heat (WCDF-2.25).
    fn write_lateness(
        &mut self,
        key: GameKey,
        side: Side,
        late: Delay,
        limit: LateLimit,
        at: Moment,
    ) -> Result<(), Refused> {
        let heat = self.encounter(key)?.shape.games > 1;
        let first = GameKey { game: heat.then_some(1), ..key };
        let lost_by = |own: &Game, side: Side| {
            own.reason == Some(Reason::Lateness) && own.score == Some(Score::minus(side))
        };
        let encounter = self.encounter(key)?;
        let other = lost_by(game(encounter, key)?, !side) || lost_by(game(encounter, first)?, !side);
        let both_absent = limit.both.is_some_and(|both| late.minutes >= both);
        let whole = limit.heat.is_none_or(|heat| late.minutes > heat) || (other && both_absent);
        let place = if whole { key } else { first };
        let score = if other { Score::BothMinus } else { Score::minus(side) };
        if whole && heat {
            // What the first flag had cost is part of it.
            for own in &mut self.encounter_mut(key)?.games {
                if own.reason == Some(Reason::Lateness) {
                    *own = Game::default();
                }
            }
        }
        self.write(place, score, Some(Reason::Lateness), at)
    }
}
