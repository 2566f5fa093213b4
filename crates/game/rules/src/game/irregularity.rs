//! Irregularities: who decides, what is restored, what stands.
//!
//! | step | the opponent chooses | the referee retracts | columns rewind |
//! | --- | --- | --- | --- |
//! | decided by | UA13-IV.6.4, FMJD-I.5.4, UA-V.Viol.4, UA-VI.Viol.4 | WCDF-1.25, UA-VII.Viol.1 | COL-1.14.1a |
//! | opponent moves | accepted: UA13-IV.6.8, FMJD-I.5.7, UA-V.Viol.7, UA-VI.Viol.7 | condoned: WCDF-1.26, UA-VII.Viol.1.9 | still replayed: COL-1.14.1a |
//! | partial correction | UA13-IV.6.9, FMJD-I.5.8, UA-V.Viol.8, UA-VI.Viol.8 | | |
//! | mended at once | UA13-IV.6.5, FMJD-I.5.5, UA-V.Viol.5 | WCDF-1.25, UA-VII.Viol.1 | COL-1.14.1a |
//! | after the game | stands | stands | COL-1.14.1b |

use super::{Decider, Done, LedgerEntry, LedgerKind, Outcome, Ply, Prompt, Reason, Refusal, Report, State};
use crate::rulebook::{Clause, Irregularity, IrregularityPolicy, WrongColours, WrongSetup};
use crate::{Color, Position, Setup};

/// Who decides on an irregularity, in each code.
pub const DECIDED_BY: &[Clause] = &[
    "UA13-IV.6.4",
    "FMJD-I.5.4",
    "FMJD-Ibis.5.4",
    "UA-V.Viol.4",
    "UA-VI.Viol.4",
    "WCDF-1.25",
    "UA-VII.Viol.1",
    "COL-1.14.1a",
];
const ACCEPTED_BY_MOVING: &[Clause] = &[
    "UA13-IV.6.8",
    "FMJD-I.5.7",
    "FMJD-Ibis.5.7",
    "UA-V.Viol.7",
    "UA-VI.Viol.7",
    "WCDF-1.26",
    "UA-VII.Viol.1.9",
];
const NO_PARTIAL_CORRECTION: &[Clause] =
    &["UA13-IV.6.9", "FMJD-I.5.8", "FMJD-Ibis.5.8", "UA-V.Viol.8", "UA-VI.Viol.8"];
const MENDED_AT_ONCE: &[Clause] = &[
    "UA13-IV.6.5",
    "FMJD-I.5.5",
    "FMJD-Ibis.5.5",
    "UA-V.Viol.5",
    "WCDF-1.25",
    "UA-VII.Viol.1",
    "COL-1.14.1a",
];
const STANDS_ONCE_MOVED: &[Clause] = &["UA13-IV.6.2"];
const BALLOT_STANDS_ONCE_MOVED: &[Clause] = &["UA13-IV.9.5.8", "UA-III.5.5.7"];
const QUICK_PENALTY: Clause = "UA13-IV.3.7.2";
const PENALTY: &[Clause] = &["UA13-IV.3.7.2", "UA13-IV.6.10", "UA-VI.Viol.9", "WCDF-1.25", "UA-VII.Viol.1"];

/// An irregularity that waits for a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pending {
    /// The kind of irregularity that waits for a decision.
    pub code: Irregularity,
    /// Who did it.
    pub by: Color,
    /// The half-move, counted from 0, that correcting takes back.
    pub ply: usize,
}

impl State {
    /// The irregularity that waits for a decision.
    pub fn pending(&self) -> Option<&Pending> {
        self.pending.as_ref()
    }

    /// The irregularity that was reported without its board: somebody may say what is done about it, but play is not
    /// kept waiting, since nothing on the board of the record is in doubt.
    pub fn reported(&self) -> Option<&Pending> {
        self.reported.first().filter(|_| self.pending.is_none())
    }

    /// Everything that waits for a decision, in the order in which it is decided. What one player did is decided
    /// together (UA13-IV.6.9, FMJD-I.5.8).
    pub fn waiting(&self) -> impl Iterator<Item = &Pending> {
        self.pending.iter().chain(&self.reported)
    }

    /// Whether the board is in doubt. In columns play goes on until somebody asks for a replay.
    pub(super) fn waits_for_decision(&self) -> bool {
        self.pending.is_some() && self.rulebook().switches.irregularity_policy != IrregularityPolicy::Rewind
    }

    /// Refuses while the board is in doubt.
    pub(super) fn decided(&self) -> Result<(), Refusal> {
        match self.pending {
            Some(Pending { code, by, .. }) if self.waits_for_decision() => {
                Err(Refusal::DecideFirst { code, by })
            }
            _ => Ok(()),
        }
    }

    pub(super) fn report(&mut self, report: &Report) -> Result<(), Refusal> {
        let Report { code, by, .. } = *report;
        if let Some(clause) = self.rulebook().own(&["COL-1.14.1b"]).first()
            && self.result.is_some()
        {
            return Err(Refusal::AfterTheGame { clause });
        }
        self.in_play()?;
        if !self.rulebook().knows(code) {
            return Err(Refusal::NoSuchIrregularity { code, rulebook: self.rulebook().name });
        }
        if report.mended_at_once {
            let clauses = self.clauses(MENDED_AT_ONCE, "D-31");
            self.book(by, LedgerKind::MendedAtOnce(code), clauses);
            return Ok(());
        }
        match code {
            Irregularity::Refusal => self.refuses_rules(by),
            Irregularity::WrongBoard => self.play_anew(report),
            Irregularity::WrongSetup => self.wrong_setup(report),
            Irregularity::WrongColours => self.wrong_colours(report),
            _ => self.wait_or_note(report),
        }
    }

    fn wait_or_note(&mut self, report: &Report) -> Result<(), Refusal> {
        let Report { code, by, .. } = *report;
        if let Some(setup) = &report.stands {
            if code.is_mishap() {
                let clause = self.clause(code.clauses(), decision(code));
                return Err(Refusal::PutBack { code, clause });
            }
            let ply = self.ply();
            let after = self.board_of(setup)?;
            if after.to_move() == by {
                return Err(Refusal::WrongTurn { expected: !by });
            }
            self.accept_by_moving(by);
            self.refuse_offer_to(by);
            let reported = std::mem::take(&mut self.reported);
            self.push(by, Done::Irregular(code), after);
            if !code.stands_as_made() {
                self.reported = reported;
                self.wait_for(Pending { code, by, ply });
            }
        } else if code.can_be_corrected() {
            self.reported.push(Pending { code, by, ply: self.ply() });
        }
        self.note(report);
        if code.stands_as_made() {
            self.settle();
        }
        Ok(())
    }

    /// Waits for a decision. What waits already goes the same way, for nothing is corrected in part.
    fn wait_for(&mut self, pending: Pending) {
        match self.pending {
            None => self.pending = Some(pending),
            Some(first) if first.ply <= pending.ply => self.reported.push(pending),
            Some(later) => {
                self.pending = Some(pending);
                self.reported.insert(0, later);
            }
        }
    }

    /// Takes up what waits first, with all that is decided together with it: what its player did, and, where the board
    /// is taken back, what happened on it since.
    fn take_up(&mut self, taken_back: bool) -> Vec<Pending> {
        let Some(first) = self.waiting().next().copied() else { return Vec::new() };
        let mut decided: Vec<Pending> = self.pending.take().into_iter().collect();
        let with = |own: &mut Pending| own.by == first.by || (taken_back && own.ply > first.ply);
        decided.extend(self.reported.extract_if(.., with));
        decided
    }

    fn note(&mut self, report: &Report) {
        let clauses = self.clauses(report.code.clauses(), decision(report.code));
        self.book(report.by, LedgerKind::Irregularity(report.code), clauses);
    }

    fn book(&mut self, on: Color, kind: LedgerKind, clauses: Vec<Clause>) {
        self.ledger.push(LedgerEntry { ply: self.ply(), on, kind, clauses });
    }

    fn board_of(&self, setup: &Setup) -> Result<Position, Refusal> {
        let rulebook = self.rulebook();
        if setup.variant != rulebook.variant {
            let (expected, found) = (rulebook.variant, setup.variant);
            return Err(Refusal::WrongVariant { rulebook: rulebook.name, expected, found });
        }
        let position = Position::new(setup).map_err(|faults| Refusal::BadBoard(faults.0))?;
        Ok(position.with_tower_jumps(rulebook.tower_jumps()))
    }

    /// The game is annulled and played anew from its start.
    fn play_anew(&mut self, report: &Report) -> Result<(), Refusal> {
        self.take_back_to(0);
        self.note(report);
        Ok(())
    }

    fn wrong_setup(&mut self, report: &Report) -> Result<(), Refusal> {
        let both_moved = self.full_moves() > 0;
        let ballot_stands = self.conditions().balloted && !self.rulebook().own(&["UA-III.5.5.7"]).is_empty();
        match self.rulebook().switches.wrong_setup {
            WrongSetup::Replay => self.play_anew(report),
            WrongSetup::BeforeBothMoved if both_moved => self.setup_stands_once_moved(),
            WrongSetup::BeforeBothMoved => self.play_anew(report),
            WrongSetup::OpponentDecides | WrongSetup::Referee if ballot_stands && both_moved => {
                self.setup_stands_once_moved()
            }
            WrongSetup::OpponentDecides | WrongSetup::Referee => self.wait_with_setup(report),
        }
    }

    fn wait_with_setup(&mut self, report: &Report) -> Result<(), Refusal> {
        match self.pending {
            Some(Pending { code, by, .. }) if by != report.by => Err(Refusal::DecideFirst { code, by }),
            _ => {
                self.wait_for(Pending { code: report.code, by: report.by, ply: 0 });
                self.note(report);
                Ok(())
            }
        }
    }

    fn wrong_colours(&mut self, report: &Report) -> Result<(), Refusal> {
        match self.rulebook().switches.wrong_colours {
            WrongColours::BeforeBothMoved if self.full_moves() > 0 => self.stands_by(STANDS_ONCE_MOVED),
            WrongColours::BeforeBothMoved => self.play_anew(report),
            WrongColours::Continue => {
                self.note(report);
                Ok(())
            }
        }
    }

    /// A drawn starting position has a clause of its own.
    fn setup_stands_once_moved(&self) -> Result<(), Refusal> {
        let balloted = self.conditions().balloted;
        self.stands_by(if balloted { BALLOT_STANDS_ONCE_MOVED } else { STANDS_ONCE_MOVED })
    }

    fn stands_by(&self, clauses: &[Clause]) -> Result<(), Refusal> {
        Err(Refusal::BothHaveMoved { clause: self.clause(clauses, "D-29") })
    }

    /// A move of the opponent accepts what stands on the board; one of the offender does not.
    pub(super) fn accept_by_moving(&mut self, by: Color) {
        if self.rulebook().switches.irregularity_policy == IrregularityPolicy::Rewind {
            return;
        }
        let pending = self.pending.take_if(|pending| pending.by != by);
        let reported = self.reported.extract_if(.., |own| own.by != by);
        let accepted: Vec<Pending> = pending.into_iter().chain(reported).collect();
        if !accepted.is_empty() {
            self.book_decided(&accepted, LedgerKind::Accepted, &self.clauses(ACCEPTED_BY_MOVING, "D-28"));
        }
    }

    fn book_decided(
        &mut self,
        decided: &[Pending],
        kind: fn(Irregularity) -> LedgerKind,
        clauses: &[Clause],
    ) {
        for own in decided {
            self.book(own.by, kind(own.code), clauses.to_vec());
        }
    }

    pub(super) fn correct(&mut self, by: Decider, restored: Option<&Setup>) -> Result<(), Refusal> {
        let pending = self.decidable(by)?;
        let target = self.plies.get(pending.ply).map_or(self.position, Ply::before);
        if let Some(setup) = restored
            && self.board_of(setup)? != target
        {
            let clause = self.clause(NO_PARTIAL_CORRECTION, "D-28");
            return Err(Refusal::PartialCorrection { clause });
        }
        let decided = self.take_up(true);
        let others = std::mem::take(&mut self.reported);
        self.take_back_to(pending.ply);
        self.reported = others;
        self.book_decided(&decided, LedgerKind::Corrected, &self.clauses(DECIDED_BY, "D-28"));
        self.settle();
        Ok(())
    }

    pub(super) fn let_stand(&mut self, by: Decider) -> Result<(), Refusal> {
        let pending = self.undecided()?;
        // A referee retracts moves but decides on set-ups, and columns are replayed; otherwise only an
        // opponent may choose to leave it.
        let switches = &self.rulebook().switches;
        let referee_decides =
            pending.code == Irregularity::WrongSetup && switches.wrong_setup == WrongSetup::Referee;
        if switches.irregularity_policy != IrregularityPolicy::OpponentChoice && !referee_decides {
            return Err(Refusal::MayNotStand { clause: self.clause(DECIDED_BY, "D-28") });
        }
        self.decidable(by)?;
        let decided = self.take_up(false);
        self.book_decided(&decided, LedgerKind::Accepted, &self.clauses(DECIDED_BY, "D-28"));
        self.settle();
        Ok(())
    }

    /// The irregularity that waits.
    fn undecided(&self) -> Result<Pending, Refusal> {
        self.in_play()?;
        let rewinds = self.rulebook().switches.irregularity_policy == IrregularityPolicy::Rewind;
        let stands = || self.plies.iter().any(|ply| matches!(ply.done, Done::Irregular(_)));
        self.waiting().next().copied().ok_or_else(|| match stands() && !rewinds {
            true => Refusal::AcceptedByMoving { clause: self.clause(ACCEPTED_BY_MOVING, "D-28") },
            false => Refusal::NothingToDecide,
        })
    }

    /// The irregularity that waits, if this person may decide on it.
    fn decidable(&self, by: Decider) -> Result<Pending, Refusal> {
        let pending = self.undecided()?;
        let clause = || self.clause(DECIDED_BY, "D-28");
        match self.rulebook().switches.irregularity_policy {
            IrregularityPolicy::OpponentChoice if by != Decider::Player(!pending.by) => {
                Err(Refusal::NotYoursToDecide { clause: clause() })
            }
            IrregularityPolicy::WarnRetract if by != Decider::Arbiter => {
                Err(Refusal::ArbiterDecides { clause: clause() })
            }
            _ => Ok(pending),
        }
    }

    pub(super) fn rewind(&mut self, ply: usize) -> Result<(), Refusal> {
        if let Some(clause) = self.rulebook().own(&["COL-1.14.1b"]).first()
            && self.result.is_some()
        {
            return Err(Refusal::AfterTheGame { clause });
        }
        self.in_play()?;
        if self.rulebook().switches.irregularity_policy != IrregularityPolicy::Rewind {
            return Err(Refusal::NoRewind { clause: self.clause(DECIDED_BY, "D-28") });
        }
        let Some(Done::Irregular(code)) = self.plies.get(ply).map(|ply| ply.done) else {
            return Err(Refusal::NothingIrregular { ply });
        };
        let by = self.plies[ply].by;
        self.book(by, LedgerKind::Rewound(code), self.clauses(DECIDED_BY, "D-28"));
        self.take_back_to(ply);
        Ok(())
    }

    pub(super) fn refuses_rules(&mut self, by: Color) -> Result<(), Refusal> {
        self.in_play()?;
        self.end(Outcome::Win(!by), Reason::RefusedRules);
        Ok(())
    }

    /// How many irregularities count against a player. In checkers one that his opponent condoned
    /// before the referee could retract it does not (WCDF-1.26, UA-VII.Viol.1.9), and pieces removed
    /// for whatever reason are put back without penalty (WCDF-1.27, UA-VII.Viol.1.10).
    pub fn irregularities(&self, by: Color) -> u16 {
        let condones = self.rulebook().switches.irregularity_policy == IrregularityPolicy::WarnRetract;
        let counts = |code: Irregularity| {
            code.is_counted() && !(condones && code == Irregularity::RemovedWithoutCause)
        };
        let own = self.ledger.iter().filter(|entry| entry.on == by);
        own.fold(0, |count: u16, entry| match entry.kind {
            LedgerKind::Irregularity(code) if counts(code) => count.saturating_add(1),
            LedgerKind::Accepted(code) if counts(code) && condones => count.saturating_sub(1),
            _ => count,
        })
    }

    /// Penalties that the arbiter should think about (D-31a).
    pub(super) fn penalty_prompts(&self) -> impl Iterator<Item = Prompt> {
        let at = self.rulebook().switches.violation_prompt_at;
        Color::ALL.into_iter().filter_map(move |on| {
            let (at, count) = (at?, self.irregularities(on));
            let mut clauses = self.clauses(PENALTY, "D-31");
            // The third offence is a clause of its own in quick games only.
            clauses.retain(|clause| *clause != QUICK_PENALTY || self.conditions().class.is_quick());
            (count >= at).then_some(Prompt::Penalty { on, count, at, clauses })
        })
    }
}

/// The decision that brings an irregularity into a code silent on it.
const fn decision(code: Irregularity) -> Clause {
    match code {
        Irregularity::TouchUnplayable => "D-11",
        Irregularity::WrongColours => "D-29",
        Irregularity::NotCrowned | Irregularity::UncrownedKing => "D-30",
        _ => "D-28",
    }
}
