//! Thematic variations, finals, kings that play, and extras.

use damier_rules::{Color, Position, Rank, Variant};

use super::facts::names;
use super::findings::State;
use super::genre::Fit;
use super::report::Reporter;
use super::superfluous::superfluous;
use crate::check::{Means, Stage};
use crate::{Code, Goal};

impl Reporter<'_> {
    /// How many thematic variations there are, and whether they are independent (UA-VIII.Art.3).
    pub(super) fn variations(&mut self, stage: &Stage, fit: Fit) {
        let independent = independent(stage);
        let needed = if fit.genre.is_study() || self.work.task.goal.is_lock() { 2 } else { 1 };
        let clause = match (fit.genre.is_study(), self.work.task.goal.is_lock()) {
            (true, _) => self.clause("UA13-VI.2.5/b", "UA-VIII.Formal.9", "COL-5.2.5d"),
            (_, true) => self.clause("UA13-VI.2.5/a", "UA-VIII.Formal.10", "COL-5.2.5c"),
            _ => self.clause("UA13-VI.2.5", "UA-VIII.Formal.4", "COL-5.2.5a"),
        };
        let state = if independent >= needed { State::Met } else { State::Broken };
        let shown = if stage.by_author { "shown by the author" } else { "found" };
        let text = format!("{independent} independent thematic variations {shown}, at least {needed} needed");
        self.push("variations", clause, state, text);
        if self.work.task.goal.is_lock() {
            let mut placements: Vec<_> = stage
                .lines
                .iter()
                .filter_map(|line| line.ending.locked)
                .map(|(men, kings)| (men.bits(), kings.bits()))
                .collect();
            placements.sort_unstable();
            placements.dedup();
            let clause = self.clause("UA13-VI.3.9.4", "UA-VIII.Formal.10", "COL-5.3.9.5");
            let state = match (placements.len() >= 2, self.work.code) {
                (true, _) => State::Met,
                (false, Code::Ukraine2023) => State::Broken,
                (false, _) => State::Warning,
            };
            self.push(
                "locked placements",
                clause,
                state,
                format!("{} different placements of the locked pieces", placements.len()),
            );
            let clause = self.clause("UA13-VI.2.8.2", "UA-VIII.Formal.10", "COL-5.2.8.2");
            self.push("exact locking", clause, State::Met, format!("{} in every line", stage.goal));
        }
    }

    pub(super) fn finals(&mut self, stage: &Stage, fit: Fit) {
        let clause = self.clause("UA13-VI.2.4.4", "UA-VIII.Formal.6", "COL-5.2.4d");
        let Some(main) = stage.lines.first() else { return };
        let end = &main.ending;
        if !end.quiet && stage.goal != Goal::Draw {
            let clause = self.clause("UA13-VI.2.7.2", "UA-VIII.Formal.5", "COL-5.2.7.2");
            self.push(
                "final",
                clause,
                State::Warning,
                "in the final Black is not to make a move without capture",
            );
        }
        let text = format!("the main line ends with {} white and {} black pieces", end.white, end.black);
        if end.unneeded.is_empty() {
            self.push("final", clause, State::Met, format!("{text}, none of White's can be spared"));
        } else {
            let set = end.unneeded.iter().copied().collect();
            self.push(
                "final",
                clause,
                State::Warning,
                format!("{text}; not needed: {}", names(self.work, &set)),
            );
        }
        let hundred = self.work.variant() == Variant::International;
        if hundred && self.work.code == Code::Ukraine2023 && fit.genre.is_combinational() && end.white > 1 {
            let text = format!(
                "{} white pieces are left in the final; on the large board there must be one",
                end.white
            );
            self.push("final", "UA-VIII.Formal.8.4", State::Warning, text);
        }
    }

    /// Kings that stand at the start must play (UA13-VI.2.7.4, UA-VIII.Art.7.8, COL-5.2.7.4).
    pub(super) fn kings_play(&mut self, stage: &Stage) {
        let mut idle = stage.start.squares_of(Color::White, Rank::King)
            | stage.start.squares_of(Color::Black, Rank::King);
        if idle.is_empty() {
            return;
        }
        for line in &stage.lines {
            for mv in &line.moves {
                idle.remove(mv.from());
                mv.captured().iter().for_each(|square| {
                    idle.remove(square);
                });
            }
        }
        let clause = self.clause("UA13-VI.2.7.4", "UA-VIII.Art.7.8", "COL-5.2.7.4");
        if idle.is_empty() {
            self.push("kings", clause, State::Met, "every king of the start takes part");
        } else {
            let text = format!("kings without part in the play: {}", names(self.work, &idle));
            self.push("kings", clause, State::Warning, text);
        }
    }

    pub(super) fn extras(&mut self, stage: &Stage, means: &Means) {
        let clause = self.clause("UA13-VI.2.4.3", "UA-VIII.Formal.6", "COL-5.2.4c");
        let found = superfluous(stage, means, means.time / 4);
        if found.is_empty() {
            self.push("construction", clause, State::Met, "no piece can be taken away without harm");
        } else {
            let set = found.into_iter().collect();
            let text = format!(
                "may be taken away, each alone, without harm to the solution: {}",
                names(self.work, &set)
            );
            self.push("construction", clause, State::Warning, text);
        }
    }
}

/// Thematic lines that differ in their final or in a move, the order of moves aside (UA-VIII.Art.3).
fn independent(stage: &Stage) -> usize {
    let mut kept: Vec<(Position, Vec<String>)> = Vec::new();
    for line in stage.lines.iter().filter(|line| line.thematic) {
        let mut moves: Vec<String> = line.moves.iter().map(|mv| format!("{mv:?}")).collect();
        moves.sort_unstable();
        let same = |(end, others): &(Position, Vec<String>)| *end == line.ending.position && *others == moves;
        if !kept.iter().any(same) {
            kept.push((line.ending.position, moves));
        }
    }
    kept.len()
}
