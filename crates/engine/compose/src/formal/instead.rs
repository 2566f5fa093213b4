//! What holds where the task cannot be met: the other side may win, or neither, and that may be what is meant.

use std::time::{Duration, Instant};

use damier_rules::{Color, Position, Setup};

use super::finding_text::FindingText;
use super::findings::State;
use super::report::Reporter;
use crate::check::{Judge, Means, Stage};
use crate::solver::{Aim, Limit, Solver, Verdict};
use crate::turned::turned;
use crate::{Goal, Kind};

/// The least time that is spent on it, however little is left.
const LEAST: Duration = Duration::from_millis(500);

impl Reporter<'_> {
    /// Says which task would be met instead, as far as it can be proved in the time that is left.
    pub(super) fn instead(&mut self, stage: &Stage, means: &Means) {
        let left = self.until.map_or(means.time, |until| until.saturating_duration_since(Instant::now()));
        let means = Means { time: left.max(LEAST).min(means.time.max(LEAST)), ..means.clone() };
        let said = match stage.goal {
            Goal::GiveAway => None,
            Goal::Draw => Some(self.other_side(&stage.start)),
            Goal::Lock { .. }
                if Judge::new(stage.start.variant(), Goal::Win, &means).holds(
                    &stage.start,
                    usize::MAX,
                    means.time,
                ) == Verdict::Proven =>
            {
                Some(FindingText::IsWonOtherwise)
            }
            Goal::Win | Goal::Lock { .. } => self.instead_of_a_win(&stage.start, &means),
        };
        if let Some(said) = said {
            let clause = self.clause("UA13-VI.2.3", "UA-VIII.Formal.3", "COL-5.2.3");
            self.push("solution", clause, State::Fact, said);
        }
    }

    fn instead_of_a_win(&self, start: &Position, means: &Means) -> Option<FindingText> {
        let each = Means { time: means.time / 2, ..means.clone() };
        match black_wins(start, &each) {
            Verdict::Proven => return Some(self.other_side(start)),
            Verdict::NotDecided => return None,
            Verdict::Refuted => {}
        }
        let other = Setup { to_move: start.to_move().opponent(), ..start.setup() };
        let asked = start.to_move() == Color::White;
        let wins =
            asked && Position::new(&other).is_ok_and(|other| black_wins(&other, &each) == Verdict::Proven);
        if !wins {
            return Some(FindingText::IsDrawn);
        }
        let given = if self.work.is_turned { turned(&other) } else { other };
        Some(FindingText::OtherSideToMoveWins { side: given.to_move, fen: damier_pdn::write_fen(&given) })
    }

    /// The side that has not the task wins from here.
    fn other_side(&self, start: &Position) -> FindingText {
        let as_given = |color: Color| if self.work.is_turned { color.opponent() } else { color };
        let (side, first) = (as_given(Color::Black), as_given(start.to_move()));
        // Whoever begins and wins has a task of the basic kind.
        let kind = match first {
            first if first == side => Kind::Basic,
            Color::White => Kind::WhiteFirst,
            Color::Black => Kind::BlackFirst,
        };
        FindingText::OtherSideWins { side, first, kind: kind.name().to_owned() }
    }
}

fn black_wins(position: &Position, means: &Means) -> Verdict {
    let mut solver =
        Solver::new(position.variant(), Aim::Win(Color::Black), means.memory, means.tables.clone());
    let deadline = Instant::now().checked_add(means.time);
    let limit = Limit { positions: usize::MAX, deadline, settled_by: deadline, stop: means.stop.clone() };
    solver.prove(position, &limit)
}
