//! The first move, legality, and whether the task is met in all variations.

use damier_rules::Color;

use super::findings::State;
use super::report::{Reporter, one, written};
use super::retro::{Retro, last_moves};
use crate::Code;
use crate::check::Stage;
use crate::solver::Verdict;

impl Reporter<'_> {
    pub(super) fn first_move(&mut self, stage: &Stage) {
        if stage.start.to_move() != Color::White || self.work.code == Code::Ukraine2013 {
            return;
        }
        let clause = self.clause("", "UA-VIII.Def.3", "COL-5.1.3b");
        if stage.start.must_capture() {
            self.push("first move", clause, State::Broken, "the first move of White is a capture");
        } else {
            self.push("first move", clause, State::Met, "the first move is no capture");
        }
    }

    pub(super) fn legality(&mut self, stage: &Stage) {
        let clause = self.clause("UA13-VI.2.2", "UA-VIII.Formal.2", "COL-5.2.2");
        let (state, text) = match last_moves(&stage.start) {
            Retro::Quiet => (State::Met, "nothing is en prise, so no last move has to be shown".to_owned()),
            Retro::Proved { from, moves } => {
                let line = written(&from, &moves);
                let fen = damier_pdn::write_fen(&from.setup());
                (State::Met, format!("a piece is en prise; it can arise from {fen} by {line}"))
            }
            Retro::LastMove { from, last } => {
                let line = written(&from, &[last]);
                (State::Met, format!("a piece is en prise; Black may have played {line}"))
            }
            Retro::Impossible => (
                State::Broken,
                "illegal: a piece is en prise and Black has no last move that explains it".to_owned(),
            ),
        };
        self.push("legality", clause, state, text);
        if let Some(given) = &self.work.legality {
            self.push("legality", clause, State::Fact, format!("the author shows: {given}"));
        }
    }

    pub(super) fn solution(&mut self, stage: &Stage) {
        let clause = self.clause("UA13-VI.2.3", "UA-VIII.Formal.3", "COL-5.2.3");
        let goal = stage.goal;
        match stage.verdict {
            Verdict::Proven => {
                self.push("solution", clause, State::Met, format!("{goal}: proved against every defence"));
            }
            Verdict::Refuted => {
                self.push("solution", clause, State::Broken, format!("{goal}: Black can prevent it"));
            }
            Verdict::NotDecided => self.push(
                "solution",
                clause,
                State::NotDecided,
                format!("{goal}: not decided within the budget"),
            ),
        }
        for failure in &stage.failures {
            let line = written(&stage.start, &failure.line);
            let end = failure.line.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let answers: Vec<String> = failure.refutations.iter().map(|mv| one(&end, mv)).collect();
            let text = format!("the author's line fails: {line}, answered by {}", answers.join(" or "));
            self.push("solution", clause, State::Broken, text);
        }
        for (before, mv) in &stage.open {
            let at = before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let text = format!(
                "the defence {} after {} is not decided within the budget",
                one(&at, mv),
                written(&stage.start, before)
            );
            self.push("solution", clause, State::NotDecided, text);
        }
        for way in &stage.false_ways {
            let line = written(&stage.start, &way.line);
            let (state, text) = match way.verdict {
                Verdict::Proven => (State::Broken, format!("the false way {line} reaches the goal")),
                Verdict::Refuted => {
                    (State::Met, format!("the false way {line} is refuted in {} ways", way.refutations.len()))
                }
                Verdict::NotDecided => (State::NotDecided, format!("the false way {line} is not decided")),
            };
            self.push("false ways", self.clause("UA13-VI.3.3", "UA-VIII.Art.3a", "COL-5.3.3a"), state, text);
        }
    }
}
