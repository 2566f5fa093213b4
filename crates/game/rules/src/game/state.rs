//! The state of a game: what its facts amount to so far.

use std::sync::Arc;

use super::counter::{Change, CounterNow, Tallies};
use super::irregularity::Pending;
use super::{Balance, Conditions, GameResult, LedgerEntry, Outcome, Reason};
use crate::kept::Kept;
use crate::rulebook::{Clause, Counter, DrawCode, DrawMode, Irregularity, IrregularityPolicy};
use crate::{ByColor, Color, Goal, Move, Position, Rulebook};

/// What a game is played under; it does not change while the game lasts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Setting {
    pub(super) rulebook: Rulebook,
    pub(super) conditions: Conditions,
    pub(super) start: Position,
}

/// One half-move of the record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ply {
    /// Who made it.
    pub by: Color,
    /// What was done.
    pub done: Done,
    before: Kept,
    after: Kept,
}

impl Ply {
    /// The position before.
    pub fn before(&self) -> Position {
        self.before.position()
    }

    /// The position after.
    pub fn after(&self) -> Position {
        self.after.position()
    }
}

/// What was done in a half-move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Done {
    /// A legal move.
    Legal(Move),
    /// A transition against the rules that stands, or waits for a decision (FMJD-I.5.7, WCDF-1.26).
    Irregular(Irregularity),
}

/// The state of a game after some of its facts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct State {
    pub(super) setting: Arc<Setting>,
    pub(super) position: Position,
    pub(super) plies: Vec<Ply>,
    pub(super) tallies: Tallies,
    pub(super) offer: Option<Color>,
    /// Whose last offer was refused.
    pub(super) refused: ByColor<bool>,
    /// Who may renew a refused offer: the other has offered since, or the force has changed (D-23a).
    pub(super) renewable: ByColor<bool>,
    pub(super) pending: Option<Pending>,
    /// What was reported without the board that it left, until somebody moves, and what is decided with what waits.
    pub(super) reported: Vec<Pending>,
    pub(super) ledger: Vec<LedgerEntry>,
    /// The balance in which an obvious win was shown, so that it is not drawn at once.
    pub(super) win_shown: Option<Balance>,
    pub(super) flags_undecided: bool,
    /// After how many half-moves both flags were down and the game went on.
    pub(super) flags_go_on_at: Option<usize>,
    pub(super) result: Option<GameResult>,
}

impl State {
    /// The state before anything happened.
    pub(super) fn begin(setting: Arc<Setting>) -> State {
        let Setting { rulebook, start, .. } = &*setting;
        let tallies = Tallies::begin(&rulebook.counters, &rulebook.switches, start);
        let mut state = State {
            position: *start,
            plies: Vec::new(),
            tallies,
            offer: None,
            refused: ByColor::default(),
            renewable: ByColor::default(),
            pending: None,
            reported: Vec::new(),
            ledger: Vec::new(),
            win_shown: None,
            flags_undecided: false,
            flags_go_on_at: None,
            result: None,
            setting,
        };
        state.settle();
        state
    }

    /// The rulebook the game is played by.
    pub fn rulebook(&self) -> &Rulebook {
        &self.setting.rulebook
    }

    /// The declared conditions.
    pub fn conditions(&self) -> &Conditions {
        &self.setting.conditions
    }

    /// The position on the board.
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The half-moves in force.
    pub fn plies(&self) -> &[Ply] {
        &self.plies
    }

    /// How many half-moves have been made.
    pub fn ply(&self) -> usize {
        self.plies.len()
    }

    /// How many moves a side has made.
    pub fn moves_made(&self, color: Color) -> u16 {
        let made = self.plies.iter().filter(|ply| ply.by == color).count();
        u16::try_from(made).unwrap_or(u16::MAX)
    }

    /// How many moves both sides have completed (UA13-IV.5.1).
    pub fn full_moves(&self) -> u16 {
        self.moves_made(Color::White).min(self.moves_made(Color::Black))
    }

    /// The number of the move that comes next, from 1.
    pub fn move_number(&self) -> u16 {
        self.full_moves().saturating_add(1)
    }

    /// The result, once there is one.
    pub fn result(&self) -> Option<&GameResult> {
        self.result.as_ref()
    }

    /// Whose offer of a draw stands.
    pub fn offer(&self) -> Option<Color> {
        self.offer
    }

    /// Irregularities, sanctions and wrong claims so far.
    pub fn ledger(&self) -> &[LedgerEntry] {
        &self.ledger
    }

    /// How draws by the rules come about in this game.
    pub fn draw_mode(&self) -> DrawMode {
        self.conditions().draw_mode(self.rulebook())
    }

    /// Every counter as it stands, in the order in which they name a result (O-7).
    pub fn counters(&self) -> Vec<CounterNow> {
        let Rulebook { counters, switches, .. } = self.rulebook();
        let mut shown = self.tallies.show(counters, switches, &self.position);
        shown.extend(self.repetition().map(|counter| self.repetition_now(counter, self.occurrences())));
        shown.sort_by_key(|now| now.code);
        shown
    }

    /// The counters that make the game a draw now.
    pub fn reached(&self) -> Vec<CounterNow> {
        self.counters().into_iter().filter(|now| now.reached).collect()
    }

    pub(super) fn repetition(&self) -> Option<&Counter> {
        self.rulebook().counters.iter().find(|counter| counter.code == DrawCode::Repetition)
    }

    pub(super) fn repetition_now(&self, counter: &Counter, occurrences: u16) -> CounterNow {
        CounterNow {
            code: counter.code,
            value: occurrences,
            limit: counter.limit,
            unit: counter.unit,
            clause: counter.clause,
            running: true,
            reached: occurrences >= counter.limit,
        }
    }

    /// How often the position on the board has stood there with the same side to move.
    pub fn occurrences(&self) -> u16 {
        self.occurrences_of(&self.position)
    }

    pub(super) fn occurrences_of(&self, position: &Position) -> u16 {
        u16::try_from(self.seen(position).len()).unwrap_or(u16::MAX)
    }

    /// After how many half-moves a position stood on the board, in order. A game is short enough to look through it, and
    /// a site keeps thousands of games.
    pub(super) fn seen(&self, position: &Position) -> Vec<usize> {
        let kept = position.kept();
        let first = (self.setting.start == *position).then_some(0);
        let later = (1..).zip(&self.plies).filter(|(_, ply)| ply.after == kept).map(|(at, _)| at);
        first.into_iter().chain(later).collect()
    }

    /// Adds a half-move to the record and carries everything along that depends on moves alone.
    pub(super) fn push(&mut self, by: Color, done: Done, after: Position) {
        let before = self.position;
        let change = match &done {
            Done::Legal(mv) => Change::of_move(&before, mv),
            Done::Irregular(_) => Change::between(by, &before, &after),
        };
        let kept = match self.plies.last() {
            Some(last) => last.after.clone(),
            None => before.kept(),
        };
        self.plies.push(Ply { by, done, before: kept, after: after.kept() });
        self.position = after;
        let Rulebook { counters, switches, .. } = &self.setting.rulebook;
        // What goes the same way as the board in doubt is decided with it; in columns no move lets it stand (COL-1.14.1a).
        if self.pending.is_none() && switches.irregularity_policy != IrregularityPolicy::Rewind {
            self.reported.clear();
        }
        self.tallies.advance(counters, switches, &change, &after);
        if change.changes_balance() && switches.reoffer_on_material {
            self.renewable = ByColor::from_fn(|_| true);
        }
    }

    /// Goes back to the position after the first `ply` half-moves. A standing offer falls; the ledger
    /// stays, and so does what was refused, unless play begins anew.
    pub(super) fn take_back_to(&mut self, ply: usize) {
        let anew = ply == 0;
        let refused = if anew { ByColor::default() } else { self.refused };
        let renewable = if anew { ByColor::default() } else { self.renewable };
        let kept: Vec<Ply> = self.plies.drain(..).take(ply).collect();
        let Setting { rulebook, start, .. } = &*self.setting;
        self.position = *start;
        self.tallies = Tallies::begin(&rulebook.counters, &rulebook.switches, start);
        self.offer = None;
        self.pending = None;
        self.reported.clear();
        self.result = None;
        for Ply { by, done, after, .. } in kept {
            self.push(by, done, after.position());
        }
        (self.refused, self.renewable) = (refused, renewable);
    }

    /// Looks whether the position on the board ends the game.
    pub(super) fn settle(&mut self) {
        if self.result.is_some() || self.waits_for_decision() {
            return;
        }
        let (won, drawn) = (self.win_on_board(), self.draw_on_board());
        let ending = if self.rulebook().switches.win_precedes_draw { won.or(drawn) } else { drawn.or(won) };
        if let Some((outcome, reason)) = ending {
            self.end(outcome, reason);
        }
    }

    fn win_on_board(&self) -> Option<(Outcome, Reason)> {
        let stuck = self.position.to_move();
        if self.position.has_legal_move() {
            return None;
        }
        let goal = self.position.variant().rules().goal;
        let balance = Balance::of(&self.position);
        let reason = match goal {
            Goal::FirstKing if Color::ALL.iter().any(|color| balance.force(*color).kings > 0) => {
                Reason::FirstKing
            }
            _ if balance.force(stuck).units() == 0 => Reason::NoPieces,
            _ => Reason::Blocked,
        };
        let winner = if goal == Goal::HaveNoMove { stuck } else { !stuck };
        Some((Outcome::Win(winner), reason))
    }

    fn draw_on_board(&self) -> Option<(Outcome, Reason)> {
        let counted = || {
            let reached = self.reached();
            reached.first().map(|now| Reason::Counter {
                code: now.code,
                value: now.value,
                limit: now.limit,
                unit: now.unit,
            })
        };
        let auto = self.draw_mode() == DrawMode::Auto;
        let reason = if auto { counted() } else { None };
        reason.or_else(|| self.instant_draw()).map(|reason| (Outcome::Draw, reason))
    }

    /// Ends the game.
    pub(super) fn end(&mut self, outcome: Outcome, reason: Reason) {
        let mut clauses = reason.clauses_in(self.rulebook());
        if clauses.is_empty() {
            clauses.extend(reason.decision());
        }
        self.end_citing(outcome, reason, clauses);
    }

    /// Ends the game with clauses of its own.
    pub(super) fn end_citing(&mut self, outcome: Outcome, reason: Reason, clauses: Vec<Clause>) {
        let played = match (reason, outcome) {
            // One who came can play his moves against an empty chair (UA13-IV.9.4.4).
            (Reason::Absence, Outcome::Win(winner)) => self.moves_made(!winner) > 0,
            (Reason::Absence, _) => !self.plies.is_empty(),
            _ => true,
        };
        self.offer = None;
        self.result = Some(GameResult { outcome, played, reason, clauses, ply: self.plies.len() });
    }

    /// The first of these clauses that is of this rulebook; where the code is silent, the decision
    /// that was taken instead.
    pub(super) fn clause(&self, clauses: &[Clause], decision: Clause) -> Clause {
        self.rulebook().own(clauses).first().copied().unwrap_or(decision)
    }

    /// Those of these clauses that are of this rulebook; where the code is silent, the decision that
    /// was taken instead.
    pub(super) fn clauses(&self, clauses: &[Clause], decision: Clause) -> Vec<Clause> {
        let own = self.rulebook().own(clauses);
        if own.is_empty() { vec![decision] } else { own }
    }
}
