//! Which terms run, whose they are, and on which day they end.

use damier_rules::game::Outcome;
use damier_rules::rulebook::Clause;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::PostalGame;
use crate::code::Term;
use crate::stamp::later;
use crate::{Medium, Side, Stamp};

/// What somebody has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DueKind {
    /// Answer, within the days that are left.
    Answer,
    /// Tell the partner that the answer takes longer (UA13-V.5.3).
    TellDelay,
    /// Send the move again, registered (UA13-V.5.3, COL-4.3.4).
    Repeat,
    /// Ask, registered, for the first move of the partner (COL-4.3.4).
    Inquire,
    /// Give a sign of life, or be taken to have left (UA13-V.3.4).
    SignOfLife,
    /// Correct a faulty letter (UA13-V.4.7, UA13-V.4.8, COL-4.2.9, COL-4.2.10).
    Correct,
    /// Claim the partner's overstep while it lasts (UA13-V.6.6).
    Claim,
    /// Object to a claim (UA13-V.6.3, COL-4.3.8).
    Object,
    /// Rule on a claim (UA13-V.6.8).
    Rule,
    /// Punish an offence that was repeated (UA13-V.4.9).
    Punish,
    /// Answer what came three days or more before one's break (UA13-V.7.2).
    AnswerBeforeBreak,
    /// Send the move again after one's break (UA13-V.7.3).
    RepeatAfterBreak,
    /// Break the game off on the closing day.
    Close,
    /// Send in the record (UA13-V.8.1, COL-4.5.1).
    Record,
    /// Send in an analysis (COL-4.5.2).
    Analyse,
    /// Adjudicate (UA13-V.8.3, COL-4.5.5).
    Adjudicate,
    /// Protest against the adjudication (UA13-V.8.4, COL-4.5.6).
    Protest,
    /// Decide on the protest (UA13-V.8.5/a).
    RuleProtest,
    /// Decide what becomes of the game of a player who left (UA13-V.8.2, COL-4.5.3).
    RuleLeft,
}

/// A term that runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Due {
    /// What has to be done.
    pub what: DueKind,
    /// By whom; none: by the arbiter.
    pub who: Option<Side>,
    /// The last day.
    pub until: Date,
    /// Where it says so.
    pub clause: Clause,
    /// Whether the day has passed.
    pub late: bool,
}

impl PostalGame {
    /// Every term that runs on a day, those that end first in front.
    pub fn dues(&self, now: Stamp) -> Vec<Due> {
        let mut list = Dues { today: now.date, dues: Vec::new() };
        if self.is_over() {
            self.after_the_game(&mut list);
        } else if self.adjudication.is_some() {
            self.before_the_verdict(&mut list);
        } else {
            self.in_the_game(&mut list, now);
        }
        list.dues.sort_by_key(|due| due.until);
        list.dues
    }

    fn in_the_game(&self, list: &mut Dues, now: Stamp) {
        let (code, mover) = (&self.table.code, self.turn());
        if Side::ALL.into_iter().any(|side| self.has_left(side)) {
            // Nobody plays on: what becomes of the game is to be decided.
            return list.add(DueKind::RuleLeft, None, now.date, code.left);
        }
        self.of_claims(list, now);
        for side in Side::ALL {
            if code.penalty.is_some() && !code.penalty_if_charged && self.repeated_offence(side) {
                list.add(DueKind::Punish, None, now.date, code.penalty.map_or("", |term| term.clause));
            }
        }
        if let Some(fault) = self.fault {
            let clause = code.correction_clause(fault.offence);
            list.add(DueKind::Correct, Some(fault.by), self.last_day_to_correct(fault.by, now), clause);
            return;
        }
        if self.claim.as_ref().is_some_and(|claim| claim.suspends) {
            return;
        }
        // Who has overstepped answers by no day any more: the partner claims, and the arbiter decides.
        if self.claim.is_none() && self.over_before_answering(mover).is_none() {
            list.add(DueKind::Answer, Some(mover), self.last_day(now), code.overstep_clause);
        }
        if let Some(closing) = self.terms.closing {
            list.add(DueKind::Close, None, closing, code.broken_off);
        }
        // Before the first letter there is nothing to answer, to repeat or to be silent about.
        if self.asked_since().is_none() {
            if self.terms.medium != Medium::Server && self.texts.is_empty() {
                self.after(list, DueKind::Inquire, Some(!mover), code.inquiry, self.terms.start);
            }
            return;
        }
        let asked = self.unanswered_since();
        if self.told.is_none() {
            self.after(list, DueKind::TellDelay, Some(mover), code.warn, asked);
        }
        // On a server no letter is lost, so none is sent again.
        let by_letter = self.terms.medium != Medium::Server;
        if by_letter && self.repeated.is_none() {
            self.after(list, DueKind::Repeat, Some(!mover), code.repeat, asked);
        }
        let sign = self.signs[mover.color()].map_or(asked, |sign| sign.max(asked));
        self.after(list, DueKind::SignOfLife, Some(mover), code.silence, sign);
        self.around_breaks(list, mover, asked);
    }

    fn of_claims(&self, list: &mut Dues, now: Stamp) {
        let code = &self.table.code;
        if let Some(claim) = &self.claim {
            match (claim.objected, code.objection) {
                (None, Some(term)) if later(claim.told, i64::from(term.days)) >= now.date => {
                    list.add_term(DueKind::Object, Some(!claim.by), term, claim.told);
                }
                (objected, _) => {
                    let term = code.ruling.unwrap_or(Term { days: 0, clause: code.loss_at.clause });
                    let from =
                        objected.or(code.objection.map(|term| later(claim.told, i64::from(term.days))));
                    list.add_term(DueKind::Rule, None, term, from.unwrap_or(claim.told));
                }
            }
        } else if self.table.control.is_claimed() {
            for side in Side::ALL {
                // What the arbiter has judged already is not claimed again.
                let judged = self.rejected == Some((side, self.books[side.color()].len()));
                if !judged && self.claimable(side, now).overstep().is_some() {
                    list.add(DueKind::Claim, Some(!side), now.date, code.overstep_clause);
                }
            }
        }
    }

    fn around_breaks(&self, list: &mut Dues, mover: Side, asked: Date) {
        let code = &self.table.code;
        for taken in self.breaks(mover) {
            let Some(term) = code.before_break.filter(|_| list.today <= taken.from) else { continue };
            if asked <= later(taken.from, -i64::from(term.days)) {
                list.add(DueKind::AnswerBeforeBreak, Some(mover), later(taken.from, -1), term.clause);
            }
        }
        // The partner answers by the last day of a break; else the move is sent again.
        for taken in self.breaks(!mover) {
            let waits = list.today > taken.to && asked <= taken.to && self.repeated.is_none();
            let waits = waits && self.terms.medium != Medium::Server;
            if let Some(term) = code.after_break.filter(|_| waits) {
                list.add_term(DueKind::RepeatAfterBreak, Some(!mover), term, taken.to);
            }
        }
    }

    fn before_the_verdict(&self, list: &mut Dues) {
        let (code, Some(adjudication)) = (&self.table.code, &self.adjudication) else { return };
        let since = adjudication.since.unwrap_or(list.today);
        match (&adjudication.decided, adjudication.protest) {
            (None, _) => {
                for side in Side::ALL {
                    // Who has left owes nothing any more.
                    if adjudication.analyses[side.color()].is_none() && !self.has_left(side) {
                        let term = code.analyses.or(code.record);
                        self.after(list, DueKind::Analyse, Some(side), term, since);
                    }
                }
                let last = Side::ALL.into_iter().filter_map(|side| adjudication.analyses[side.color()]);
                let from = last.map(|(.., day)| day).max().unwrap_or(since);
                if let Some(term) = code.adjudication {
                    list.add(DueKind::Adjudicate, None, months_later(from, term.days), term.clause);
                }
            }
            (Some((.., day)), None) => {
                for side in Side::ALL.into_iter().filter(|side| self.may_protest(*side)) {
                    self.after(list, DueKind::Protest, Some(side), code.protest, *day);
                }
            }
            (Some(_), Some((_, day))) => {
                let term = code.protest_ruling.unwrap_or(Term { days: 0, clause: "COL-4.5.7" });
                list.add_term(DueKind::RuleProtest, None, term, day);
            }
        }
    }

    fn after_the_game(&self, list: &mut Dues) {
        // Nobody sends in the record of a game that does not count.
        let counts = self.state().result().is_some_and(|own| own.outcome != Outcome::Annulled);
        let Some(over) = self.over_since.filter(|_| counts) else { return };
        for side in Side::ALL {
            if self.records[side.color()].is_none() && !self.has_left(side) {
                self.after(list, DueKind::Record, Some(side), self.table.code.record, over);
            }
        }
    }

    /// A term that began on a day and stands still in breaks.
    fn after(&self, list: &mut Dues, what: DueKind, who: Option<Side>, term: Option<Term>, from: Date) {
        let Some(term) = term else { return };
        let mut until = later(from, i64::from(term.days));
        let mut breaks = self.break_days(from, until);
        while breaks > 0 {
            let longer = later(until, breaks);
            breaks = self.break_days(until, longer);
            until = longer;
        }
        list.add(what, who, until, term.clause);
    }
}

struct Dues {
    today: Date,
    dues: Vec<Due>,
}

impl Dues {
    fn add(&mut self, what: DueKind, who: Option<Side>, until: Date, clause: Clause) {
        self.dues.push(Due { what, who, until, clause, late: self.today > until });
    }

    fn add_term(&mut self, what: DueKind, who: Option<Side>, term: Term, from: Date) {
        self.add(what, who, later(from, i64::from(term.days)), term.clause);
    }
}

fn months_later(from: Date, months: u16) -> Date {
    let span = jiff::Span::new().try_months(months);
    span.and_then(|span| from.checked_add(span)).unwrap_or(Date::MAX)
}
