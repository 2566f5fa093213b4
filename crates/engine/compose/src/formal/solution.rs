//! The first move, legality, and whether the task is met in all variations.

use damier_rules::{Color, Move, Position, Setup, Square, SquareSet};

use super::facts::names;
use super::finding_text::FindingText;
use super::findings::State;
use super::genre::Fit;
use super::report::Reporter;
use super::retro::{Retro, last_moves};
use crate::check::{FalseWay, Stage};
use crate::solver::Verdict;
use crate::turned::turned;
use crate::{Code, Kind};

/// Duals that a false way may have (UA-VIII.Art.8.6).
const MOST_FALSE_DUALS: usize = 2;

impl Reporter<'_> {
    pub(super) fn first_move(&mut self, stage: &Stage) {
        if stage.start.to_move() != Color::White || self.work.code == Code::Ukraine2013 {
            return;
        }
        let clause = self.clause("", "UA-VIII.Def.3", "COL-5.1.3b");
        if stage.start.must_capture() {
            self.push("first move", clause, State::Broken, FindingText::FirstMoveCaptures);
        } else {
            self.push("first move", clause, State::Met, FindingText::FirstMoveQuiet);
        }
    }

    /// A capture that Black has ready in the initial position is a fault of studies (UA13-VI.3.8.2, UA-VIII.Art.8.2,
    /// COL-5.3.8.2).
    pub(super) fn ready_capture(&mut self, stage: &Stage, fit: Fit) {
        let turned = Setup { to_move: Color::Black, ..stage.start.setup() };
        let ready = Position::new(&turned).is_ok_and(|position| position.must_capture());
        let clause = match fit.genre {
            genre if genre.is_study() => self.clause("UA13-VI.3.8.2", "UA-VIII.Art.8.2", "COL-5.3.8.2"),
            // Only the code of columns asks it of lock tasks.
            genre if genre.is_lock() && self.work.code == Code::Columns => "COL-5.3.9.2",
            _ => return,
        };
        if ready {
            self.push("naturalness", clause, State::Warning, FindingText::ReadyCapture);
        }
    }

    /// Nor should what is locked in the end stand there from the beginning (COL-5.3.9.2).
    pub(super) fn ready_final(&mut self, stage: &Stage) {
        let locked = stage.lines.first().and_then(|line| line.ending.locked);
        let Some((men, kings)) = locked.filter(|_| self.work.code == Code::Columns) else { return };
        let stands =
            |square: &Square| stage.start.at(*square).is_some_and(|tower| tower.owner() == Color::Black);
        let ready: SquareSet = (men | kings).iter().filter(stands).collect();
        if ready == men | kings && !ready.is_empty() {
            let said = FindingText::ReadyFinal { squares: names(self.work, &ready) };
            self.push("naturalness", "COL-5.3.9.2", State::Warning, said);
        }
    }

    pub(super) fn legality(&mut self, stage: &Stage) {
        let clause = self.clause("UA13-VI.2.2", "UA-VIII.Formal.2", "COL-5.2.2");
        let (state, said) = match last_moves(&stage.start) {
            Retro::Quiet => (State::Met, FindingText::NothingEnPrise),
            Retro::Proved { from, moves } => {
                let setup = from.setup();
                let fen = damier_pdn::write_fen(&if self.work.is_turned { turned(&setup) } else { setup });
                (State::Met, FindingText::ArisesFrom { fen, line: self.written(&from, &moves) })
            }
            Retro::LastMove { from, last } => {
                (State::Met, FindingText::LastMove { line: self.written(&from, &[last]) })
            }
            Retro::Impossible => (State::Broken, FindingText::NoLastMove),
        };
        self.push("legality", clause, state, said);
        if let Some(given) = &self.work.legality {
            self.push("legality", clause, State::Fact, FindingText::AuthorShows { text: given.clone() });
        }
    }

    pub(super) fn solution(&mut self, stage: &Stage) {
        let clause = self.clause("UA13-VI.2.3", "UA-VIII.Formal.3", "COL-5.2.3");
        let goal = stage.goal;
        let (state, said) = match (stage.verdict, self.work.task.kind) {
            (Verdict::Proven, Kind::Help(moves)) => (State::Met, FindingText::HelpReached { goal, moves }),
            (Verdict::Refuted, Kind::Help(moves)) => {
                (State::Broken, FindingText::HelpNotReached { goal, moves })
            }
            (Verdict::Proven, _) => (State::Met, FindingText::Proved { goal }),
            (Verdict::Refuted, _) => (State::Broken, FindingText::Prevented { goal }),
            (Verdict::NotDecided, _) => (State::NotDecided, FindingText::TaskOpen { goal }),
        };
        self.push("solution", clause, state, said);
        self.likely(stage, clause);
        for failure in &stage.failures {
            let end = failure.line.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let answers = failure.refutations.iter().map(|mv| self.one(&end, mv)).collect();
            let said = FindingText::AuthorFails { line: self.written(&stage.start, &failure.line), answers };
            self.push("solution", clause, State::Broken, said);
        }
        // What is told of the likely key above is not told again.
        let told = |before: &[Move], mv: &Move| {
            stage.defences.iter().any(|own| own.before == before && own.mv == *mv)
        };
        for (before, mv) in stage.open.iter().filter(|(before, mv)| !told(before, mv)) {
            let at = before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let said = FindingText::DefenceOpen {
                defence: self.one(&at, mv),
                after: self.written(&stage.start, before),
            };
            self.push("solution", clause, State::NotDecided, said);
        }
        for way in &stage.false_ways {
            let line = self.written(&stage.start, &way.line);
            let (state, said) = match way.verdict {
                Verdict::Proven => (State::Broken, FindingText::FalseWayReaches { line }),
                Verdict::Refuted => {
                    (State::Met, FindingText::FalseWayRefuted { line, ways: way.refutations.len() })
                }
                Verdict::NotDecided => (State::NotDecided, FindingText::FalseWayOpen { line }),
            };
            self.push("false ways", self.clause("UA13-VI.3.3", "UA-VIII.Art.3a", "COL-5.3.3a"), state, said);
            self.false_way_duals(stage, way);
        }
    }

    /// In a false way two duals are allowed (UA-VIII.Art.8.6): answers that refute it beside the first.
    fn false_way_duals(&mut self, stage: &Stage, way: &FalseWay) {
        let duals = way.refutations.len().saturating_sub(1);
        if self.work.code != Code::Ukraine2023 || way.verdict != Verdict::Refuted || duals == 0 {
            return;
        }
        let state = if duals <= MOST_FALSE_DUALS { State::Fact } else { State::Warning };
        let line = self.written(&stage.start, &way.line);
        let said = FindingText::FalseWayDuals { line, duals, most: MOST_FALSE_DUALS };
        self.push("false ways", "UA-VIII.Art.8.6", state, said);
    }

    /// What the engine makes of a task that is not decided.
    fn likely(&mut self, stage: &Stage, clause: &'static str) {
        if stage.verdict != Verdict::NotDecided {
            return;
        }
        for own in stage.undecided.iter().filter(|own| own.before.is_empty() && own.is_liked()) {
            let Some(sight) = &own.sight else { continue };
            let (score, depth) = (sight.seen(), sight.depth);
            let said = FindingText::LikelyKey { key: self.one(&stage.start, &own.mv), score, depth };
            self.push("solution", clause, State::NotDecided, said);
        }
        for own in &stage.defences {
            let at = own.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let after = self.written(&stage.start, &own.before);
            let defence = self.one(&at, &own.mv);
            let said = match &own.sight {
                Some(sight) => {
                    let (score, depth) = (sight.seen(), sight.depth);
                    FindingText::DefenceSeen { defence, after, score, depth }
                }
                None => FindingText::DefenceOpen { defence, after },
            };
            self.push("solution", clause, State::NotDecided, said);
        }
    }
}
