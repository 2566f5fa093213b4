//! Side solutions and permitted inaccuracies.

use super::allowance::allowance;
use super::findings::State;
use super::genre::Fit;
use super::report::{Reporter, one, written};
use crate::check::{DualKind, Stage};
use crate::solver::Verdict;
use crate::{Code, Kind};

impl Reporter<'_> {
    pub(super) fn unique(&mut self, stage: &Stage) {
        let several = self.work.task.kind == Kind::SeveralSolutions;
        let full = self.clause("UA13-VI.2.6/a", "UA-VIII.Formal.7", "COL-5.2.6b");
        let partial = self.clause("UA13-VI.2.6/b", "UA-VIII.Formal.7", "COL-5.2.6c");
        let thematic = stage.lines.iter().filter(|line| line.thematic).count();
        let mut found = false;
        for other in stage.inaccuracies.iter().filter(|other| other.kind == DualKind::SideSolution) {
            let at = other.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let mut line = vec![other.other];
            line.extend(&other.proof);
            let way = written(&at, &line);
            let exceeds = if other.exceeds { ", which locks more than asked" } else { "" };
            if other.is_full() {
                let state = if several { State::Fact } else { State::Broken };
                self.push("unique solution", full, state, format!("full side solution{exceeds}: {way}"));
                found |= !several;
                continue;
            }
            let on_main = stage.main_line().starts_with(&other.before);
            // Another line of Black that is not thematic may have several ways.
            let breaks = on_main || thematic == 0 || self.work.task.goal.is_lock();
            let state = if breaks { State::Broken } else { State::Fact };
            let before = written(&stage.start, &other.before);
            self.push(
                "unique solution",
                partial,
                state,
                format!("partial side solution{exceeds} after {before}: {way}"),
            );
            found |= breaks;
        }
        let doubtful = stage.first_moves.iter().filter(|first| first.verdict == Verdict::NotDecided).count()
            + stage.doubtful.iter().filter(|(before, _)| !before.is_empty()).count();
        if doubtful > 0 {
            let text =
                format!("no other way found; {doubtful} other moves are not decided within the budget");
            self.push("unique solution", full, State::NotDecided, text);
        } else if !found {
            self.push("unique solution", full, State::Met, "every other move of White is proved to fail");
        }
    }

    pub(super) fn inaccuracies(&mut self, stage: &Stage, fit: Fit) {
        let rule = allowance(self.work.code, self.work.variant(), fit.genre);
        let main = stage.main_line();
        let mut counted = 0;
        for other in stage.inaccuracies.iter().filter(|other| other.kind != DualKind::SideSolution) {
            let at = other.before.iter().fold(stage.start, |position, mv| position.play_unchecked(mv));
            let number = other.before.len() / 2 + 1;
            let what = format!(
                "move {number}: {} beside {}: {}",
                one(&at, &other.other),
                one(&at, &other.played),
                other.kind.title()
            );
            let before = main.starts_with(&other.before);
            // UA13-VI.2.6/a and COL-5.2.6b speak of every genre, UA-VIII.Formal.9 and 10 of studies and locks.
            let first = other.before.is_empty() && self.work.code != Code::Ukraine2023;
            let full = first || other.before_branching && !fit.genre.is_combinational();
            let (state, clause, note) = if full {
                let clause = self.clause("UA13-VI.2.6/a", "UA-VIII.Formal.9", "COL-5.2.6b");
                (State::Broken, clause, ", before the branching: equal to a full side solution")
            } else if rule.concluding_free && other.concluding && other.other.is_capture() {
                (State::Fact, rule.clause, ", concluding: not counted")
            } else if !rule.kinds.contains(&other.kind) {
                let state = if before { State::Broken } else { State::Warning };
                (state, rule.clause, ", not allowed")
            } else {
                counted += usize::from(before);
                let over = rule.most.is_some_and(|most| counted > most);
                (
                    if over && before { State::Broken } else { State::Warning },
                    rule.clause,
                    if over { ", one too many" } else { ", may pass" },
                )
            };
            self.push("inaccuracies", clause, state, format!("{what}{note}"));
        }
        if stage.inaccuracies.iter().all(|other| other.kind == DualKind::SideSolution) {
            self.push("inaccuracies", rule.clause, State::Met, "none");
        }
    }
}
