//! Silence and withdrawal, games that are broken off, records, analyses, adjudication and protests.

use jiff::civil::Date;

use super::{Adjudication, PostalGame};
use crate::fact::{Leaving, Score};
use crate::stamp::days_between;
use crate::switches::SilenceEdge;
use crate::{Refused, Side};

impl PostalGame {
    /// How long a side has been silent: since it was asked for an answer, or gave its last sign of life, whichever
    /// is later. Days of announced breaks are left out (D-71b).
    pub fn silent_days(&self, side: Side, on: Date) -> i64 {
        if self.turn() != side || self.is_over() {
            return 0;
        }
        let asked = self.unanswered_since();
        let since = self.signs[side.color()].map_or(asked, |sign| sign.max(asked));
        days_between(since, on) - self.break_days(since, on)
    }

    pub(super) fn leave(&mut self, who: Side, how: Leaving, on: Date) -> Result<(), Refused> {
        self.in_play()?;
        if how == Leaving::Silence {
            let days = self.silent_days(who, on);
            let Some(term) = self.table.code.silence else {
                return Err(Refused::TooEarly { days, term: u16::MAX, clause: self.table.code.left });
            };
            let edge = i64::from(self.table.switches.silence_edge == SilenceEdge::After);
            if days < i64::from(term.days) + edge {
                return Err(Refused::TooEarly { days, term: term.days, clause: term.clause });
            }
        }
        self.left[who.color()] = Some(how);
        Ok(())
    }

    /// The unfinished game of a player who left is lost, annulled or adjudicated (UA13-V.8.2, COL-4.5.3).
    pub(super) fn rule_left(&mut self, score: Option<Score>, on: Date) -> Result<(), Refused> {
        if !Side::ALL.into_iter().any(|side| self.has_left(side)) {
            return Err(Refused::StillOn);
        }
        match score {
            Some(score) => self.award(score, self.table.code.left, self.table.code.left),
            None => self.close(on),
        }
    }

    /// Breaks the game off; from now on it waits for adjudication.
    pub(super) fn close(&mut self, on: Date) -> Result<(), Refused> {
        self.in_play()?;
        let left = Side::ALL.into_iter().any(|side| self.has_left(side));
        if let Some(closing) = self.terms.closing.filter(|closing| on < *closing && !left) {
            return Err(Refused::DatesBackwards { earlier: closing, later: on });
        }
        // Terms run from the closing day, whenever somebody breaks the game off (COL-4.5.2).
        let since = self.terms.closing.filter(|closing| *closing <= on && !left).unwrap_or(on);
        // What was sent in for adjudication stays, however often somebody breaks the game off.
        self.adjudication.get_or_insert(Adjudication { since: Some(since), ..Adjudication::default() });
        Ok(())
    }

    pub(super) fn send_record(&mut self, by: Side, on: Date) -> Result<(), Refused> {
        if !self.is_over() && self.adjudication.is_none() {
            return Err(Refused::StillOn);
        }
        self.records[by.color()] = Some(on);
        Ok(())
    }

    pub(super) fn analyse(&mut self, by: Side, score: Score, argued: bool, on: Date) -> Result<(), Refused> {
        self.in_play()?;
        let adjudication = self.adjudication.as_mut().ok_or(Refused::NoAdjudication)?;
        adjudication.analyses[by.color()] = Some((score, argued, on));
        self.records[by.color()].get_or_insert(on);
        Ok(())
    }

    /// A result for the unfinished game. What both assess alike counts without adjudication (UA13-V.8.3, COL-4.5.4);
    /// if neither sent anything, both get a minus (UA13-V.8.6, COL-4.5.8).
    pub(super) fn adjudicate(&mut self, score: Score, adjudicator: &str, on: Date) -> Result<(), Refused> {
        self.in_play()?;
        let adjudication = self.adjudication.as_mut().ok_or(Refused::NoAdjudication)?;
        adjudication.decided = Some((score, adjudicator.to_owned(), on));
        // While it can be protested, the game is not over.
        Ok(())
    }

    /// What the analyses amount to before anybody judges: an agreed result, a minus for both, or nothing.
    pub fn proposed_score(&self) -> Option<Score> {
        let adjudication = self.adjudication.as_ref()?;
        let white = adjudication.analyses.white.map(|(score, ..)| score);
        let black = adjudication.analyses.black.map(|(score, ..)| score);
        match (white, black) {
            (None, None) => Some(Score::BothLose),
            (white, black) if white == black => white,
            _ => None,
        }
    }

    pub(super) fn protest(&mut self, by: Side, told: Date, argued: bool, on: Date) -> Result<(), Refused> {
        self.in_term(self.table.code.protest, told, on)?;
        let right_lost = self.table.code.right_lost;
        let unargued = self.table.code.protest.map_or(right_lost, |term| term.clause);
        let may = self.may_protest(by);
        let adjudication = self.adjudication.as_mut().ok_or(Refused::NoAdjudication)?;
        if adjudication.decided.is_none() || adjudication.closed {
            return Err(Refused::NoAdjudication);
        }
        if !may {
            return Err(Refused::RightLost { clause: right_lost });
        }
        if !argued {
            return Err(Refused::RightLost { clause: unargued });
        }
        adjudication.protest = Some((by, on));
        Ok(())
    }

    /// Whether a side sent its analysis in time, without which it has no right to protest (UA13-V.8.5, COL-4.5.6).
    pub(super) fn may_protest(&self, by: Side) -> bool {
        let Some(adjudication) = &self.adjudication else { return false };
        let term = self.table.code.analyses.map(|term| i64::from(term.days));
        let in_time = |day: Date| {
            term.zip(adjudication.since).is_none_or(|(term, since)| days_between(since, day) <= term)
        };
        adjudication.analyses[by.color()].is_some_and(|(_, analysed, day)| analysed && in_time(day))
    }

    pub(super) fn rule_protest(&mut self, score: Score, adjudicator: &str, on: Date) -> Result<(), Refused> {
        let other = self.table.code.protest_ruling.map(|term| term.clause);
        let adjudication = self.adjudication.as_mut().ok_or(Refused::NoAdjudication)?;
        let Some((_, first, _)) = adjudication.decided.clone().filter(|_| adjudication.protest.is_some())
        else {
            return Err(Refused::NoAdjudication);
        };
        if let Some(clause) = other.filter(|_| first == adjudicator) {
            return Err(Refused::SameAdjudicator { name: first, clause });
        }
        adjudication.decided = Some((score, adjudicator.to_owned(), on));
        adjudication.closed = true;
        self.award(score, adjudicator, self.table.code.protest_final)
    }

    pub(super) fn stand_by_verdict(&mut self, on: Date) -> Result<(), Refused> {
        let adjudication = self.adjudication.as_ref();
        if adjudication.is_some_and(|own| own.protest.is_some() && !own.closed) {
            return Err(Refused::ProtestWaits { clause: self.table.code.protest_final });
        }
        let decided = adjudication.and_then(|adjudication| adjudication.decided.clone());
        let (_, adjudicator, told) = decided.ok_or(Refused::NoAdjudication)?;
        match (self.final_score(on), self.table.code.protest) {
            (Some(score), _) => {
                let clause = self.table.code.adjudication.map_or(self.table.code.results, |term| term.clause);
                self.award(score, &adjudicator, clause)
            }
            (None, Some(term)) => Err(Refused::TooEarly {
                days: days_between(told, on),
                term: term.days + 1,
                clause: term.clause,
            }),
            (None, None) => Err(Refused::NoAdjudication),
        }
    }

    /// The adjudicated result, once nobody can protest any more.
    pub fn final_score(&self, on: Date) -> Option<Score> {
        let adjudication = self.adjudication.as_ref()?;
        let (score, _, decided) = adjudication.decided.as_ref()?;
        let term = self.table.code.protest.map_or(0, |term| i64::from(term.days));
        let waits = adjudication.protest.is_some() && !adjudication.closed;
        (!waits && days_between(*decided, on) > term || adjudication.closed).then_some(*score)
    }
}
