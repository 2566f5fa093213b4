//! The formal report of a composition: every requirement of its code, and the verdict.

use std::time::Instant;

use damier_pdn::{Notation, write_move};
use damier_rules::{Color, Move, Position, SetupFault};

use super::allowance::most_lead_of;
use super::facts::{facts, is_combinational};
use super::fault::SetFault;
use super::finding_text::FindingText;
use super::findings::{Finding, State};
use super::genre::{Fit, genre_of};
use super::soundness::{Soundness, soundness};
use crate::check::{Examination, Means, Stage};
use crate::solver::Verdict;
use crate::turned::{turned_line, turned_position};
use crate::{Code, Composition, Kind};

/// The part of the time that looking for superfluous pieces may take.
const EXTRAS: u32 = 4;

/// A formal report.
#[derive(Debug, Clone)]
pub struct Report {
    pub soundness: Soundness,
    /// The genre and group, if the material allows one.
    pub genre: Option<Fit>,
    /// Requirements and facts, in the order of the code.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether a compulsory requirement is broken, so that the work scores zero (UA-VIII.Def.1b).
    pub fn is_defective(&self) -> bool {
        self.findings.iter().any(|finding| finding.state == State::Broken)
    }
}

/// Makes the report. Without an examination (the pieces are no position) only the material is judged.
pub fn report(work: &Composition, examination: Result<&Examination, &[SetupFault]>, means: &Means) -> Report {
    let until = examination.ok().and_then(|found| found.until);
    let mut reporter = Reporter { work, until, findings: Vec::new() };
    let stage = examination.ok().and_then(|found| found.stages.first());
    let combinational = stage.is_none_or(|stage| stage.lines.is_empty() || is_combinational(stage));
    let genre = genre_of(work, combinational);
    reporter.setting(genre, examination.err());
    reporter.practical(genre);
    if let Ok(found) = examination {
        let share = means.time / found.stages.len().max(1) as u32;
        for stage in &found.stages {
            let means = Means { time: share / EXTRAS, ..means.clone() };
            reporter.play(stage, genre, &means);
            if stage.verdict == Verdict::Refuted && !matches!(work.task.kind, Kind::Help(_)) {
                reporter.instead(stage, &means);
            }
        }
    }
    reporter.free_practical(genre);
    reporter.free_by_own_code();
    let soundness = soundness(examination, &reporter.findings);
    Report { soundness, genre, findings: reporter.findings }
}

/// Gathers the findings; the requirements are in `solution.rs`, `uniqueness.rs` and `ends.rs`.
pub(super) struct Reporter<'a> {
    pub(super) work: &'a Composition,
    /// When the time is over.
    pub(super) until: Option<Instant>,
    pub(super) findings: Vec<Finding>,
}

impl Reporter<'_> {
    /// What a code of its own does not ask for is told as a fact.
    fn free_by_own_code(&mut self) {
        let Some(code) = self.work.own_code else { return };
        let bad = |state| matches!(state, State::Broken | State::Warning | State::NotDecided);
        for own in self.findings.iter_mut().filter(|own| bad(own.state)) {
            if let Some(clause) = code.freed(own.topic) {
                (own.state, own.clauses) = (State::Fact, vec![clause]);
            }
        }
    }

    /// The clause of the code at hand.
    pub(super) fn clause(&self, ua13: &'static str, ua23: &'static str, col: &'static str) -> &'static str {
        match self.work.code {
            Code::Ukraine2013 => ua13,
            Code::Ukraine2023 => ua23,
            Code::Columns => col,
        }
    }

    /// A move in the full notation of the variant, as the work was given.
    pub(super) fn one(&self, position: &Position, mv: &Move) -> String {
        self.written(position, &[*mv])
    }

    /// A line of moves.
    pub(super) fn written(&self, start: &Position, moves: &[Move]) -> String {
        let turned = self.work.is_turned.then(|| (turned_position(start), turned_line(start, moves)));
        let (mut position, moves) = match &turned {
            Some((start, moves)) => (*start, moves.as_slice()),
            None => (*start, moves),
        };
        let mut words = Vec::new();
        for mv in moves {
            words.push(write_move(&position, mv, &Notation::pdn(position.variant())));
            position = position.play_unchecked(mv);
        }
        words.join(" ")
    }

    pub(super) fn push(
        &mut self,
        topic: &'static str,
        clause: &'static str,
        state: State,
        said: FindingText,
    ) {
        self.findings.push(Finding::new(topic, clause, state, said));
    }

    /// Everything that the position alone tells.
    fn setting(&mut self, genre: Option<Fit>, faults: Option<&[SetupFault]>) {
        let work = self.work;
        if work.is_turned {
            let clause = self.clause("UA13-VI.1.5.1", "UA-VIII.Def.3", "COL-5.1.3b");
            self.push("first move", clause, State::Warning, FindingText::BlackHasTask);
        }
        if !work.code.covers(work.variant()) {
            let said = FindingText::CodeSilent { code: work.code, variant: work.variant() };
            self.push("code", "", State::Warning, said);
        }
        for fault in faults.unwrap_or_default() {
            let fault = SetFault::in_work(*fault, work);
            let informal = fault.exceeds_set();
            let said =
                if informal { FindingText::Informal { fault } } else { FindingText::Illegal { fault } };
            let clause = self.clause("UA13-VI.2.2", "UA-VIII.Formal.11", "COL-5.2.2");
            self.push("set", clause, State::Broken, said);
        }
        let (white, black) = (work.force(Color::White), work.force(Color::Black));
        let (white, black) = (white.units(), black.units());
        let Some(fit) = genre else {
            let clause = self.clause("UA13-VI.1.3", "UA-VIII.Def.3", "COL-5.1.3a");
            self.push("genre", clause, State::Broken, FindingText::NoGenre { white, black });
            return;
        };
        self.push("genre", fit.clause, State::Met, FindingText::Genre { genre: fit.genre, white, black });
        if let Some((for_white, for_black, clause)) = most_lead_of(work, fit.genre) {
            let (lead, most, side) = if white >= black {
                (white - black, for_white, Color::White)
            } else {
                (black - white, for_black, Color::Black)
            };
            let (state, said) = if lead == 0 {
                (State::Met, FindingText::EqualForces)
            } else if lead <= most {
                (State::Met, FindingText::Lead { side, lead, most })
            } else {
                (State::Broken, FindingText::TooGreatLead { side, lead, most })
            };
            self.push("balance", clause, state, said);
        }
    }

    /// Everything that play tells.
    fn play(&mut self, stage: &Stage, genre: Option<Fit>, means: &Means) {
        self.first_move(stage);
        if !self.work.task.goal.is_lock() || self.work.code != Code::Ukraine2023 {
            self.legality(stage);
        }
        self.solution(stage);
        if stage.verdict == Verdict::Proven {
            self.unique(stage, genre);
            // Where both sides work together there is no defence, and so no variation.
            if matches!(self.work.task.kind, Kind::Help(_)) {
                return;
            }
            if let Some(fit) = genre {
                self.inaccuracies(stage, fit);
            }
            // A line that fails has no final, and what it shows is no fact about the work.
            if !main_line_fails(stage) {
                if let Some(fit) = genre {
                    self.variations(stage, fit);
                    self.finals(stage, fit);
                    self.ready_capture(stage, fit);
                    self.ready_final(stage);
                    self.transpositions(stage, fit);
                }
                self.kings_play(stage);
                self.findings.extend(facts(self.work, stage));
            }
            // Everything is over when the time is.
            let left = self.until.map_or(means.time, |until| until.saturating_duration_since(Instant::now()));
            self.extras(stage, &Means { time: means.time.min(left), ..means.clone() });
        }
    }
}

/// Whether the author's main line holds a move that fails.
fn main_line_fails(stage: &Stage) -> bool {
    let main = stage.lines.first().map(|line| line.moves.as_slice()).unwrap_or_default();
    stage.failures.iter().any(|failure| main.starts_with(&failure.line))
}
