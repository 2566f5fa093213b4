//! Practical problems: they must look natural (UA13-VI.2.7.5, COL-5.2.7.5) and may deviate from much that binds other
//! problems: economy, thematic variations, and inaccuracies (UA13-VI.2.7.6; UA13-VI.2.4, UA13-VI.2.5, UA13-VI.2.7.3).

use damier_rules::{Color, Position, Setup};

use super::finding_text::FindingText;
use super::findings::State;
use super::genre::{Fit, Genre};
use super::report::Reporter;
use crate::{Code, Kind};

/// What a practical problem may lack.
const FREED: [&str; 5] = ["balance", "construction", "final", "variations", "inaccuracies"];

impl Reporter<'_> {
    /// Whether the position could have come up in a game, as far as a program can tell.
    pub(super) fn practical(&mut self, genre: Option<Fit>) {
        if self.work.task.kind != Kind::Practical {
            return;
        }
        if genre.is_none_or(|fit| fit.genre != Genre::PracticalProblem) {
            self.push("genre", "", State::Warning, FindingText::NoPracticalProblems);
            return;
        }
        let clause = if self.work.code == Code::Columns { "COL-5.2.7.5" } else { "UA13-VI.2.7.5" };
        let setup = &self.work.setup;
        let kings = setup.placed.iter().any(|(_, tower)| tower.is_king());
        let captures = |to_move| {
            let turned = Setup { to_move, ..setup.clone() };
            Position::new(&turned).is_ok_and(|position| position.must_capture())
        };
        let en_prise = Color::ALL.into_iter().any(captures);
        let (state, said) = match (kings, en_prise) {
            (true, _) => (State::Warning, FindingText::PracticalKings),
            (_, true) => (State::Warning, FindingText::PracticalEnPrise),
            _ => (State::Met, FindingText::LooksPractical),
        };
        self.push("naturalness", clause, state, said);
    }

    /// What binds other problems is told of a practical one as a fact, with the clause that frees it.
    pub(super) fn free_practical(&mut self, genre: Option<Fit>) {
        if genre.is_none_or(|fit| fit.genre != Genre::PracticalProblem) {
            return;
        }
        let clause = if self.work.code == Code::Columns { "COL-5.2.7.5" } else { "UA13-VI.2.7.6" };
        let bad = |state| matches!(state, State::Broken | State::Warning | State::NotDecided);
        for own in self.findings.iter_mut().filter(|own| FREED.contains(&own.topic) && bad(own.state)) {
            own.state = State::Fact;
            own.clauses.push(clause);
        }
    }
}
