//! Claims of a draw by a player, and draws that the arbiter establishes.
//!
//! | point | clauses |
//! | --- | --- |
//! | after the opponent's repeating move, before one's own | UA13-IV.11.4.2, UA-III.7.4.2, COL-1.13.2a |
//! | own repeating move written, not played | UA13-IV.11.4.3, UA-III.7.4.3, COL-1.13.2b, WCDF-1.32.2, UA-VII.Draw.1.1 |
//! | played all the same: the right lapses until the next repetition | UA13-IV.11.4.3, COL-1.13.2c |
//! | repetitions need not follow one another | UA13-IV.11.4.4, UA-III.7.4.4, COL-1.13.2-a |
//! | flag during the check: right claim draws, wrong claim loses | UA13-IV.11.4.6, FMJD-III.6.17, COL-1.13.2-d (D-20b) |
//! | without a full record | UA13-IV.11.4.7, UA-III.7.4.7, COL-1.13.2-c |
//! | a wrong claim: the written move counts as made | COL-1.13.2-b (D-20a) |
//!
//! A wrong claim is a fact of the game; a claim that the code does not admit is refused.

use super::{
    Balance, Check, Claim, Conditions, CounterNow, LedgerEntry, LedgerKind, Outcome, Reason, Record, Refusal,
    State,
};
use crate::rulebook::{Clause, DrawCode, DrawMode, LastMinute, LastMinuteTest, RepetitionClaim, TimeLeft};
use crate::{Color, Move};

const BEFORE_OWN_MOVE: &[Clause] =
    &["UA13-IV.11.4.2", "UA-III.7.4.2", "FMJD-III.5.4", "FMJD-IIIbis.5.4", "WCDF-1.32.2", "COL-1.13.2a"];
const NO_FULL_RECORD: &[Clause] = &["UA13-IV.11.4.7", "UA-III.7.4.7", "COL-1.13.2-c"];
const FLAG_DURING_CHECK: &[Clause] =
    &["UA13-IV.11.4.6", "UA-III.7.4.6", "FMJD-III.6.17", "FMJD-IIIbis.6.17", "COL-1.13.2-d"];
const WRONG_CLAIM: &[Clause] =
    &["UA13-IV.17.3.6", "UA-III.12.3.6", "FMJD-III.6.17", "FMJD-IIIbis.6.17", "WCDF-4.9", "COL-1.13.2-b"];

impl State {
    /// The draws that a player could claim now, each with its numbers.
    pub fn open_claims(&self, by: Color) -> Vec<CounterNow> {
        if self.in_play().is_err() || self.position.to_move() != by {
            return Vec::new();
        }
        let on_board = self.rulebook().switches.rep_claim != RepetitionClaim::Announce;
        let mut open = self.reached();
        open.retain(|now| now.code != DrawCode::Repetition || on_board);
        open
    }

    /// The moves by which a player could claim a repetition, written and not played.
    pub fn claimable_moves(&self, by: Color) -> Vec<Move> {
        let announces = self.rulebook().switches.rep_claim != RepetitionClaim::OnBoard;
        let Some(counter) = self.repetition() else { return Vec::new() };
        if self.in_play().is_err() || self.position.to_move() != by || !announces {
            return Vec::new();
        }
        let mut moves = self.position.legal_moves();
        moves.retain(|mv| {
            self.occurrences_of(&self.position.play_unchecked(mv)).saturating_add(1) >= counter.limit
        });
        moves
    }

    pub(super) fn claim(&mut self, by: Color, claim: &Claim) -> Result<(), Refusal> {
        self.in_play()?;
        match claim {
            Claim::Repetition { announced, check } => self.claim_repetition(by, announced.as_ref(), *check),
            Claim::Counting { check } => self.claim_counting(by, *check),
            Claim::LastMinute { left_ms, time_trouble, granted } => {
                self.claim_last_minute(by, *left_ms, *time_trouble, *granted)
            }
            Claim::QuickFinish { granted } => self.claim_quick_finish(by, *granted),
        }
    }

    fn claim_repetition(&mut self, by: Color, announced: Option<&Move>, check: Check) -> Result<(), Refusal> {
        self.on_turn(by)?;
        self.decided()?;
        let form = self.rulebook().switches.rep_claim;
        let clause = self.clause(
            &["UA-VII.Draw.1.1", "WCDF-1.32.2", "FMJD-III.5.4", "FMJD-IIIbis.5.4", "COL-1.13.2a"],
            "D-19",
        );
        match (announced, form) {
            (None, RepetitionClaim::Announce) => return Err(Refusal::ClaimByAnnouncing { clause }),
            (Some(_), RepetitionClaim::OnBoard) => return Err(Refusal::ClaimOnBoard { clause }),
            _ => {}
        }
        let claimed = match announced {
            Some(mv) => self.after(mv)?,
            None => self.position,
        };
        let counter =
            self.repetition().ok_or(Refusal::NoSuchClaim { rulebook: self.rulebook().name })?.clone();
        let occurrences = self.occurrences_of(&claimed).saturating_add(u16::from(announced.is_some()));
        let now = self.repetition_now(&counter, occurrences);
        if now.reached {
            // The latest occurrences prove it as well as the first ones.
            let on_board = usize::from(counter.limit).saturating_sub(usize::from(announced.is_some()));
            let seen = self.seen(&claimed);
            let first = seen.get(seen.len().saturating_sub(on_board)).copied().unwrap_or(self.ply());
            self.provable(check, half(self.ply() - first))?;
        }
        self.judge(by, now.reached.then_some(now), announced, check)
    }

    fn claim_counting(&mut self, by: Color, check: Check) -> Result<(), Refusal> {
        self.on_turn(by)?;
        self.decided()?;
        let now = self.reached().into_iter().find(|now| now.code != DrawCode::Repetition);
        if let Some(now) = now {
            self.provable(check, now.limit)?;
        }
        self.judge(by, now, None, check)
    }

    /// Whether the claimant can prove what he claims.
    fn provable(&self, check: Check, needed: u16) -> Result<(), Refusal> {
        let Record::Witnessed(seen) = check.record else { return Ok(()) };
        match self.rulebook().own(NO_FULL_RECORD).first() {
            // Columns wait for a full record whatever was seen.
            Some(clause) if *clause == "COL-1.13.2-c" || seen < needed => {
                Err(Refusal::RecordNeeded { needed, seen, clause })
            }
            _ => Ok(()),
        }
    }

    /// Draws the game or books a wrong claim.
    fn judge(
        &mut self,
        by: Color,
        right: Option<CounterNow>,
        announced: Option<&Move>,
        check: Check,
    ) -> Result<(), Refusal> {
        if let Some(now) = right {
            let mut clauses = vec![now.clause];
            if check.flag_fell {
                clauses.extend(self.rulebook().own(FLAG_DURING_CHECK));
            }
            let CounterNow { code, value, limit, unit, .. } = now;
            self.end_citing(Outcome::Draw, Reason::Counter { code, value, limit, unit }, clauses);
            return Ok(());
        }
        self.book_wrong_claim(by);
        if check.flag_fell {
            let mut clauses = self.rulebook().own(FLAG_DURING_CHECK);
            clauses.extend(Reason::Time.clauses_in(self.rulebook()));
            self.end_citing(Outcome::Win(!by), Reason::Time, clauses);
            return Ok(());
        }
        match announced {
            Some(mv) if self.rulebook().switches.claim_move_binding => self.make_move(mv),
            _ => Ok(()),
        }
    }

    fn book_wrong_claim(&mut self, by: Color) {
        let clauses = self.rulebook().own(WRONG_CLAIM);
        self.ledger.push(LedgerEntry { ply: self.ply(), on: by, kind: LedgerKind::WrongClaim, clauses });
    }

    fn claim_last_minute(
        &mut self,
        by: Color,
        left_ms: u64,
        time_trouble: bool,
        granted: bool,
    ) -> Result<(), Refusal> {
        let rules = self.rulebook().last_minute.clone();
        let mut refusal = match self.rulebook().own(&["COL-3.3.5b"]).first() {
            Some(clause) => Refusal::ClaimLoses { clause },
            None => Refusal::NoSuchClaim { rulebook: self.rulebook().name },
        };
        for rule in &rules {
            match self.last_minute_applies(rule, left_ms, time_trouble) {
                Ok(()) => {
                    self.judge_last_minute(by, rule, granted);
                    return Ok(());
                }
                Err(why) => refusal = why,
            }
        }
        Err(refusal)
    }

    fn last_minute_applies(
        &self,
        rule: &LastMinute,
        left_ms: u64,
        time_trouble: bool,
    ) -> Result<(), Refusal> {
        let clause = rule.clause;
        if !control_fits(rule, self.conditions()) {
            return Err(Refusal::WrongControl { clause });
        }
        match rule.left {
            TimeLeft::Under(limit_ms) if left_ms >= limit_ms => {
                return Err(Refusal::TooMuchTime { left_ms, limit_ms, clause });
            }
            TimeLeft::AtMost(limit_ms) if left_ms > limit_ms => {
                return Err(Refusal::TooMuchTime { left_ms, limit_ms, clause });
            }
            TimeLeft::TimeTrouble if !time_trouble => return Err(Refusal::NoTimeTrouble { clause }),
            _ => {}
        }
        let pieces = Balance::of(&self.position).pieces();
        match rule.max_pieces {
            Some(limit) if pieces > limit => Err(Refusal::TooManyPieces { pieces, limit, clause }),
            _ => Ok(()),
        }
    }

    /// The arbiter judges the position (D-25); a side with no more of anything is not superior.
    fn judge_last_minute(&mut self, by: Color, rule: &LastMinute, granted: bool) {
        let balance = Balance::of(&self.position);
        let (own, other) = (balance.force(by), balance.force(!by));
        let superior = own.units() > other.units() || own.kings > other.kings;
        if granted && (rule.test != LastMinuteTest::Material || superior) {
            self.end_citing(Outcome::Draw, Reason::LastMinute, vec![rule.clause]);
        } else {
            self.book_wrong_claim(by);
        }
    }

    fn claim_quick_finish(&mut self, by: Color, granted: bool) -> Result<(), Refusal> {
        if !self.rulebook().switches.quick_finish_claim {
            return Err(Refusal::NoSuchClaim { rulebook: self.rulebook().name });
        }
        if !self.refused[by] {
            return Err(Refusal::NoRefusedOffer { by, clause: self.clause(&["WCDF-2.29"], "D-27") });
        }
        if granted {
            self.end(Outcome::Draw, Reason::QuickFinish);
        }
        Ok(())
    }

    /// The arbiter establishes that a counter has made the game a draw (FMJD-III.5.4, UA-IV.15.2).
    pub(super) fn establish(&mut self, code: DrawCode) -> Result<(), Refusal> {
        self.in_play()?;
        if self.draw_mode() == DrawMode::Claim {
            let claims = &["UA13-IV.11.4.1", "UA-III.7.4.1", "WCDF-1.32.3", "COL-1.13.1b"];
            return Err(Refusal::NeedsClaim { clause: self.clause(claims, "D-13") });
        }
        self.decided()?;
        let counters: Vec<CounterNow> = self.counters().into_iter().filter(|now| now.code == code).collect();
        let now = counters.iter().find(|now| now.reached).or(counters.first()).copied();
        let CounterNow { value, limit, unit, clause, reached, .. } =
            now.ok_or(Refusal::NoSuchCounter { code, rulebook: self.rulebook().name })?;
        if !reached {
            return Err(Refusal::NotReached { code, value, limit, clause });
        }
        self.end_citing(Outcome::Draw, Reason::Counter { code, value, limit, unit }, vec![clause]);
        Ok(())
    }

    /// The arbiter finds that neither side can win.
    pub(super) fn nobody_can_win(&mut self) -> Result<(), Refusal> {
        self.in_play()?;
        if Reason::NobodyCanWin.clauses_in(self.rulebook()).is_empty() {
            return Err(Refusal::NoSuchClaim { rulebook: self.rulebook().name });
        }
        self.end(Outcome::Draw, Reason::NobodyCanWin);
        Ok(())
    }

    fn on_turn(&self, by: Color) -> Result<(), Refusal> {
        if self.position.to_move() == by {
            return Ok(());
        }
        Err(Refusal::ClaimOffTurn { by, clause: self.clause(BEFORE_OWN_MOVE, "D-19") })
    }
}

fn control_fits(rule: &LastMinute, conditions: &Conditions) -> bool {
    (!rule.quick_only || conditions.class.is_rapid_or_blitz())
        && (!rule.to_the_end || conditions.to_the_end)
        && (!rule.no_increment || !conditions.increment)
}

/// Moves in so many half-moves.
fn half(plies: usize) -> u16 {
    u16::try_from(plies.div_ceil(2)).unwrap_or(u16::MAX)
}
