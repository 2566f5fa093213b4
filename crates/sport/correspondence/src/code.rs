//! What the codes lay down: every term with its clause, as data.

use damier_rules::Variant;
use damier_rules::rulebook::Clause;
use serde::Serialize;

use crate::Control;
use crate::fact::Offence;

/// A number of days (or other units) with the clause that says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Term {
    pub days: u16,
    /// Where it says so.
    pub clause: Clause,
}

const fn term(days: u16, clause: Clause) -> Option<Term> {
    Some(Term { days, clause })
}

/// How many breaks, and how long (UA13-V.7.1, COL-4.4.1).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BreakAllowance {
    /// Most breaks; none: any number.
    pub most: Option<u16>,
    /// Most days, all together.
    pub days: u16,
    /// Whether it is for each calendar year instead of the whole event.
    pub yearly: bool,
    /// Where it says so.
    pub clause: Clause,
}

/// Who mends an impossible move (D-72a).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mending {
    /// Always its sender (UA13-V.4.8).
    Sender,
    /// The receiver, where the piece has one legal move only (COL-4.2.10).
    ReceiverIfOne,
}

/// When a claim stops play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Suspension {
    /// Every claim does (COL-4.3.6).
    Always,
    /// Only that of the overstep which loses the game (UA13-V.6.8).
    WhenLosing,
}

/// The rules of one code for play by correspondence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Code {
    pub name: &'static str,
    /// The usual control.
    pub control: Control,
    /// Where it says so.
    pub control_clause: Clause,
    /// The test for an overstep.
    pub overstep_clause: Clause,
    /// Which overstep loses the game (D-73b).
    pub loss_at: Term,
    /// Least days of the first stage after an overstep, where the regulation reduces it (UA13-V.6.5).
    pub least_after_overstep: Option<Term>,
    /// To object to a claim; silence admits it.
    pub objection: Option<Term>,
    /// For the arbiter to rule after an objection.
    pub ruling: Option<Term>,
    /// When a claim stops play.
    pub suspension: Suspension,
    /// Where the move sealed with the arbiter is asked for.
    pub sealed_clause: Clause,
    /// Penalty for a wrong claim.
    pub false_claim: Option<Term>,
    /// Without an answer the move is repeated, registered.
    pub repeat: Option<Term>,
    /// Who has not got the first move of his partner asks for it, registered.
    pub inquiry: Option<Term>,
    /// Whether days by which the repeat is late count as thinking time.
    pub late_repeat: Option<Clause>,
    /// Who delays his answer longer tells his partner.
    pub warn: Option<Term>,
    /// Silence that is a withdrawal (D-71b, P10).
    pub silence: Option<Term>,
    /// Penalty for an offence that stopped play.
    pub penalty: Option<Term>,
    /// Whether it is booked only if the partner charges it in his reply (D-72b).
    pub penalty_if_charged: bool,
    /// Penalty for letters without dates, from the second on.
    pub undated: Option<Term>,
    /// Who mends an impossible move.
    pub mending: Mending,
    /// Where it says so.
    pub mending_clause: Clause,
    /// Moves that were not repeated, or that cannot be read: the reply is held back.
    pub held_back: Clause,
    /// A complaint within so many days costs nothing.
    pub complaint: Option<Term>,
    /// Where full notation is asked for.
    pub notation_clause: Clause,
    /// Where conditional moves are regulated.
    pub variation_clause: Clause,
    /// Forced replies are written down and answered.
    pub forced: Option<Clause>,
    /// Breaks on 64 squares and fewer.
    pub breaks: BreakAllowance,
    /// Breaks on 100 squares.
    pub breaks_100: BreakAllowance,
    /// Moves that came so many days before a break are answered before it (D-71c).
    pub before_break: Option<Term>,
    /// To send the move again after one's break when no answer came in it.
    pub after_break: Option<Term>,
    /// Whether one's own reply ends the break in that game (D-74a).
    pub reply_ends_break: bool,
    /// Where it says so.
    pub reply_in_break_clause: Clause,
    /// No time is charged for what is received on the closing day or later.
    pub closing: Option<Clause>,
    /// To send in the record of a finished game.
    pub record: Option<Term>,
    /// Where the record is asked for in short notation.
    pub short_record: Option<Clause>,
    /// Unfinished games are sent in for adjudication and not played on.
    pub broken_off: Clause,
    /// To send in analyses after the closing date.
    pub analyses: Option<Term>,
    /// To adjudicate, in months.
    pub adjudication: Option<Term>,
    /// To protest against an adjudication.
    pub protest: Option<Term>,
    /// To decide on the protest.
    pub protest_ruling: Option<Term>,
    /// That decision is the last word.
    pub protest_final: Clause,
    /// Who sent nothing cannot protest.
    pub right_lost: Clause,
    /// Nobody sent anything: minus for both.
    pub nobody_sent: Clause,
    /// To appeal against a decision.
    pub appeal: Option<Term>,
    /// Whether the judge decides on appeals against the steward (COL-4.1.12), instead of the organising body.
    pub judge_over_steward: bool,
    /// What becomes of the games of those who left.
    pub left: Clause,
    /// Where the arbiter fixes results.
    pub results: Clause,
    /// Where a game is lost as a punishment.
    pub game_lost: Clause,
    /// The clauses whose breach is an offence of a player: what a sanction can name (COL-4.1.10).
    pub offences: &'static [Clause],
    /// Where sanctions are regulated.
    pub sanctions: Clause,
    /// Who stops play without good reason is barred, for so many years at most where the code names a number.
    pub bar: Term,
}

/// The Ukrainian code of 2013, chapter V.
pub const UA2013: Code = Code {
    name: "ua2013",
    control: Control::PerMoves { days: 30, moves: 10 },
    control_clause: "UA13-V.5.1",
    overstep_clause: "UA13-V.6.1",
    loss_at: Term { days: 2, clause: "UA13-V.6.8" },
    least_after_overstep: term(20, "UA13-V.6.5"),
    objection: term(15, "UA13-V.6.3"),
    ruling: term(15, "UA13-V.6.8"),
    suspension: Suspension::WhenLosing,
    sealed_clause: "UA13-V.6.8",
    false_claim: None,
    repeat: term(20, "UA13-V.5.3"),
    inquiry: None,
    late_repeat: None,
    warn: term(10, "UA13-V.5.3"),
    silence: term(40, "UA13-V.3.4"),
    penalty: term(6, "UA13-V.4.9"),
    penalty_if_charged: false,
    undated: None,
    mending: Mending::Sender,
    mending_clause: "UA13-V.4.8",
    held_back: "UA13-V.4.7",
    complaint: None,
    notation_clause: "UA13-V.4.2",
    variation_clause: "UA13-V.4.5",
    forced: None,
    breaks: BreakAllowance { most: Some(3), days: 50, yearly: false, clause: "UA13-V.7.1" },
    breaks_100: BreakAllowance { most: Some(5), days: 90, yearly: false, clause: "UA13-V.7.1" },
    before_break: term(3, "UA13-V.7.2"),
    after_break: term(3, "UA13-V.7.3"),
    reply_ends_break: true,
    reply_in_break_clause: "UA13-V.7.4",
    closing: None,
    record: term(10, "UA13-V.8.1"),
    short_record: None,
    broken_off: "UA13-V.8.1",
    analyses: None,
    adjudication: term(1, "UA13-V.8.3"),
    protest: term(10, "UA13-V.8.4"),
    protest_ruling: term(10, "UA13-V.8.5/a"),
    protest_final: "UA13-V.8.5/a",
    right_lost: "UA13-V.8.5",
    nobody_sent: "UA13-V.8.6",
    appeal: term(10, "UA13-V.3.6"),
    judge_over_steward: false,
    left: "UA13-V.8.2",
    results: "UA13-V.2.2",
    game_lost: "UA13-V.2.2",
    offences: &[
        "UA13-V.3.1",
        "UA13-V.3.2",
        "UA13-V.3.3",
        "UA13-V.3.4",
        "UA13-V.3.5",
        "UA13-V.4.1",
        "UA13-V.4.2",
        "UA13-V.4.3",
        "UA13-V.4.4",
        "UA13-V.4.5",
        "UA13-V.4.6",
        "UA13-V.4.7",
        "UA13-V.4.8",
        "UA13-V.4.9",
        "UA13-V.5.1/a",
        "UA13-V.5.2",
        "UA13-V.5.3",
        "UA13-V.6.1",
        "UA13-V.6.3",
        "UA13-V.6.7",
        "UA13-V.6.8",
        "UA13-V.7.1",
        "UA13-V.7.2",
        "UA13-V.7.3",
        "UA13-V.8.1",
    ],
    sanctions: "UA13-V.2.2",
    // The federation sets the term (UA13-V.3.5).
    bar: Term { days: 0, clause: "UA13-V.3.5" },
};

const COLUMNS_BREAKS: BreakAllowance =
    BreakAllowance { most: Some(1), days: 30, yearly: true, clause: "COL-4.4.1" };

/// The code of column draughts, chapter 4.
pub const COLUMNS: Code = Code {
    name: "columns",
    control: Control::PerMoves { days: 50, moves: 10 },
    control_clause: "COL-4.3.1a",
    overstep_clause: "COL-4.3.5",
    loss_at: Term { days: 1, clause: "COL-4.3.7" },
    least_after_overstep: None,
    objection: term(10, "COL-4.3.8"),
    ruling: None,
    suspension: Suspension::Always,
    sealed_clause: "COL-4.3.6",
    false_claim: term(6, "COL-4.3.7"),
    repeat: term(30, "COL-4.3.4"),
    inquiry: term(30, "COL-4.3.4"),
    late_repeat: Some("COL-4.3.4"),
    warn: None,
    silence: None,
    penalty: term(6, "COL-4.2.11"),
    penalty_if_charged: true,
    undated: term(6, "COL-4.3.3"),
    mending: Mending::ReceiverIfOne,
    mending_clause: "COL-4.2.10",
    held_back: "COL-4.2.9",
    complaint: term(3, "COL-4.2.9"),
    notation_clause: "COL-4.2.2",
    variation_clause: "COL-4.2.7",
    forced: Some("COL-4.2.4"),
    breaks: COLUMNS_BREAKS,
    breaks_100: COLUMNS_BREAKS,
    before_break: None,
    after_break: None,
    reply_ends_break: false,
    reply_in_break_clause: "COL-4.4.4",
    closing: Some("COL-4.3.2b"),
    record: term(15, "COL-4.5.1"),
    short_record: Some("COL-4.5.1"),
    broken_off: "COL-4.5.2",
    analyses: term(10, "COL-4.5.2"),
    adjudication: term(1, "COL-4.5.5"),
    protest: term(10, "COL-4.5.6"),
    protest_ruling: None,
    protest_final: "COL-4.5.7",
    right_lost: "COL-4.5.6",
    nobody_sent: "COL-4.5.8",
    appeal: term(10, "COL-4.1.12"),
    judge_over_steward: true,
    left: "COL-4.5.3",
    results: "COL-4.1.7",
    game_lost: "COL-4.1.9",
    offences: &[
        "COL-4.1.11",
        "COL-4.1.13",
        "COL-4.1.14",
        "COL-4.2.1",
        "COL-4.2.2",
        "COL-4.2.3",
        "COL-4.2.4",
        "COL-4.2.5",
        "COL-4.2.6",
        "COL-4.2.7",
        "COL-4.2.8",
        "COL-4.2.9",
        "COL-4.2.10",
        "COL-4.2.14",
        "COL-4.3.1b",
        "COL-4.3.1c",
        "COL-4.3.3",
        "COL-4.3.4",
        "COL-4.3.5",
        "COL-4.3.6",
        "COL-4.3.7",
        "COL-4.4.1",
        "COL-4.4.2",
        "COL-4.4.3a",
        "COL-4.5.1",
        "COL-4.5.2",
    ],
    sanctions: "COL-4.1.10",
    bar: Term { days: 3, clause: "COL-4.1.14" },
};

impl Code {
    /// The codes there are.
    pub const ALL: [Code; 2] = [UA2013, COLUMNS];

    /// The code of a name.
    pub fn named(name: &str) -> Option<Code> {
        Code::ALL.into_iter().find(|code| code.name == name)
    }

    /// Where it says that a faulty letter is corrected before play goes on.
    pub const fn correction_clause(&self, offence: Offence) -> Clause {
        match offence {
            Offence::Impossible => self.mending_clause,
            Offence::Illegible | Offence::NotRepeated => self.held_back,
        }
    }

    /// The code by which games of a variant are usually played.
    pub const fn usual(variant: Variant) -> Code {
        if variant.has_towers() { COLUMNS } else { UA2013 }
    }

    /// The breaks of a variant.
    pub fn breaks_of(&self, variant: Variant) -> BreakAllowance {
        if variant.board() == Variant::International.board() { self.breaks_100 } else { self.breaks }
    }

    /// Every term of the code that is a number, for printing.
    pub fn terms(&self) -> Vec<NamedTerm> {
        let days = [
            ("objection", self.objection),
            ("ruling", self.ruling),
            ("least_after_overstep", self.least_after_overstep),
            ("false_claim", self.false_claim),
            ("repeat", self.repeat),
            ("inquiry", self.inquiry),
            ("warn", self.warn),
            ("silence", self.silence),
            ("penalty", self.penalty),
            ("undated", self.undated),
            ("complaint", self.complaint),
            ("before_break", self.before_break),
            ("after_break", self.after_break),
            ("record", self.record),
            ("analyses", self.analyses),
            ("adjudication_months", self.adjudication),
            ("protest", self.protest),
            ("protest_ruling", self.protest_ruling),
            ("appeal", self.appeal),
        ];
        let named = |(name, term): (&'static str, Option<Term>)| {
            term.map(|term| NamedTerm { name, number: term.days, clause: term.clause })
        };
        let mut all: Vec<NamedTerm> = days.into_iter().filter_map(named).collect();
        all.push(NamedTerm { name: "loss_at", number: self.loss_at.days, clause: self.loss_at.clause });
        all.push(NamedTerm { name: "break_days", number: self.breaks.days, clause: self.breaks.clause });
        let hundred = self.breaks_100;
        all.push(NamedTerm { name: "break_days_100", number: hundred.days, clause: hundred.clause });
        all
    }
}

/// A term with its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct NamedTerm {
    /// What it is the term of.
    pub name: &'static str,
    /// Its number, mostly of days.
    pub number: u16,
    /// Where it says so.
    pub clause: Clause,
}
