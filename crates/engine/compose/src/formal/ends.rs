//! Thematic variations, finals, kings that play, and extras.

use damier_rules::{Color, Move, Position, Rank, Square, Variant};

use super::facts::names;
use super::finding_text::FindingText;
use super::findings::State;
use super::genre::Fit;
use super::report::Reporter;
use super::superfluous::{Extras, extras};
use crate::check::{Ending, Means, Stage};
use crate::{Code, Goal};

impl Reporter<'_> {
    /// How many thematic variations there are, and whether they are independent (UA-VIII.Art.3).
    pub(super) fn variations(&mut self, stage: &Stage, fit: Fit) {
        let thematic = stage.lines.iter().filter(|line| line.thematic);
        let independent = independent(thematic.map(|line| (line.ending.position, line.moves.clone())));
        let needed = if fit.genre.is_study() || self.work.task.goal.is_lock() { 2 } else { 1 };
        let clause = match (fit.genre.is_study(), self.work.task.goal.is_lock()) {
            (true, _) => self.clause("UA13-VI.2.5/b", "UA-VIII.Formal.9", "COL-5.2.5d"),
            (_, true) => self.clause("UA13-VI.2.5/a", "UA-VIII.Formal.10", "COL-5.2.5c"),
            _ => self.clause("UA13-VI.2.5", "UA-VIII.Formal.4", "COL-5.2.5a"),
        };
        let state = match (independent >= needed, stage.complete) {
            (true, _) => State::Met,
            (false, false) => State::NotDecided,
            // Where the author shows no line, nobody has said where the combination ends and what stands there.
            (false, true) if !stage.by_author && fit.genre.is_combinational() => State::Warning,
            (false, true) => State::Broken,
        };
        let said = match independent {
            0 => FindingText::NoVariation { lines: stage.lines.len(), needed },
            found => FindingText::Variations { found, needed, by_author: stage.by_author },
        };
        self.push("variations", clause, state, said);
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
                _ if !stage.complete => State::NotDecided,
                (false, Code::Ukraine2023) => State::Broken,
                (false, _) => State::Warning,
            };
            self.push(
                "locked placements",
                clause,
                state,
                FindingText::Placements { count: placements.len() },
            );
            let clause = self.clause("UA13-VI.2.8.2", "UA-VIII.Formal.10", "COL-5.2.8.2");
            self.push("exact locking", clause, State::Met, FindingText::LockedExactly { goal: stage.goal });
        }
    }

    pub(super) fn finals(&mut self, stage: &Stage, fit: Fit) {
        // In a lock task all finals must be economical, elsewhere that of the main line.
        let is_lock = self.work.task.goal.is_lock();
        let clause = if is_lock {
            self.clause("UA13-VI.2.8.1", "UA-VIII.Formal.10", "COL-5.2.8.1")
        } else {
            self.clause("UA13-VI.2.4.4", "UA-VIII.Formal.6", "COL-5.2.4d")
        };
        let Some(main) = stage.lines.first() else { return };
        let end = &main.ending;
        if !end.quiet && stage.goal != Goal::Draw {
            let small = self.work.variant() != Variant::International && fit.genre.is_combinational();
            let ua23 = if small { "UA-VIII.Formal.8.3" } else { "UA-VIII.Formal.5" };
            let clause = self.clause("UA13-VI.2.7.2", ua23, "COL-5.2.7.2");
            self.push("final", clause, State::Warning, FindingText::FinalNotQuiet);
        }
        let (white, black) = (end.white, end.black);
        let judged = if is_lock { &stage.lines[..] } else { &stage.lines[..1] };
        let mut wasteful: Vec<&Ending> =
            judged.iter().map(|line| &line.ending).filter(|end| !end.unneeded.is_empty()).collect();
        wasteful.dedup_by_key(|end| end.position);
        if wasteful.is_empty() {
            self.push("final", clause, State::Met, FindingText::FinalEconomical { white, black });
        }
        for Ending { white, black, unneeded, .. } in wasteful {
            let squares = names(self.work, &unneeded.iter().copied().collect());
            let said = FindingText::FinalUnneeded { white: *white, black: *black, squares };
            self.push("final", clause, State::Warning, said);
        }
        self.study_final(end, fit);
        let hundred = self.work.variant() == Variant::International;
        let small = !hundred && !self.work.variant().has_towers();
        let combination = self.work.code == Code::Ukraine2023 && fit.genre.is_combinational();
        if small && combination && end.quiet && stage.goal != Goal::Draw {
            self.push("final", "UA-VIII.Formal.8.3", State::Met, FindingText::FinalAfterCombination);
        }
        if hundred && self.work.code == Code::Ukraine2023 && fit.genre.is_combinational() {
            let many = (white > 1).then_some(FindingText::FinalManyWhite { white });
            let free = (black > 0 && !end.blocked).then_some(FindingText::FinalFreeBlack { black });
            for said in [many, free].into_iter().flatten() {
                self.push("final", "UA-VIII.Formal.8.4", State::Warning, said);
            }
        }
    }

    /// A study ends with one white piece, or in a motif in which all of them take part (UA13-VI.3.8.4.1,
    /// UA13-VI.3.8.4.2, COL-5.3.8.4). The code of 2023 asks it under its finals (UA-VIII.Formal.5).
    fn study_final(&mut self, end: &Ending, fit: Fit) {
        if !fit.genre.is_study() || self.work.code == Code::Ukraine2023 {
            return;
        }
        let columns = self.work.code == Code::Columns;
        let clause = |own| if columns { "COL-5.3.8.4" } else { own };
        if end.white == 1 {
            self.push("final", clause("UA13-VI.3.8.4.1"), State::Met, FindingText::StudyFinalOne);
        } else if end.unneeded.is_empty() {
            let said = FindingText::StudyFinalMotif { white: end.white };
            self.push("final", clause("UA13-VI.3.8.4.2"), State::Met, said);
        } else {
            let squares = names(self.work, &end.unneeded.iter().copied().collect());
            self.push(
                "final",
                clause("UA13-VI.3.8.4.2"),
                State::Warning,
                FindingText::StudyFinalIdle { squares },
            );
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
            self.push("kings", clause, State::Met, FindingText::KingsPlay);
        } else {
            let said = FindingText::KingsIdle { squares: names(self.work, &idle) };
            self.push("kings", clause, State::Warning, said);
        }
    }

    pub(super) fn extras(&mut self, stage: &Stage, means: &Means) {
        let clause = self.clause("UA13-VI.2.4.3", "UA-VIII.Formal.6", "COL-5.2.4c");
        let Extras { superfluous, open } = extras(stage, means);
        let squares = |squares: Vec<Square>| names(self.work, &squares.into_iter().collect());
        if superfluous.is_empty() && open.is_empty() {
            self.push("construction", clause, State::Met, FindingText::NothingSuperfluous);
        }
        if !superfluous.is_empty() {
            let said = FindingText::Superfluous { squares: squares(superfluous) };
            self.push("construction", clause, State::Warning, said);
        }
        if !open.is_empty() {
            let said = FindingText::SuperfluousOpen { squares: squares(open) };
            self.push("construction", clause, State::NotDecided, said);
        }
    }
}

/// How many lines differ in their final or in a move, the order of moves aside (UA-VIII.Art.3).
fn independent(lines: impl IntoIterator<Item = (Position, Vec<Move>)>) -> usize {
    let mut kept: Vec<(Position, Vec<String>)> = Vec::new();
    for (end, moves) in lines {
        let mut moves: Vec<String> = moves.iter().map(|mv| format!("{mv:?}")).collect();
        moves.sort_unstable();
        let line = (end, moves);
        if !kept.contains(&line) {
            kept.push(line);
        }
    }
    kept.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// UA-VIII.Art.3: with equal finals another move makes a variation, another order of the same moves does not.
    #[test]
    fn lines_are_independent_by_final_or_by_a_move() {
        let start = Position::start(Variant::Russian);
        let moves = start.legal_moves();
        let (one, other, third) = (moves[0], moves[1], moves[2]);
        let (end, elsewhere) = (start, start.play_unchecked(&one));
        let first = (end, vec![one, other]);
        assert_eq!(independent([first.clone(), (end, vec![other, one])]), 1);
        assert_eq!(independent([first.clone(), (end, vec![one, third])]), 2);
        assert_eq!(independent([first.clone(), (elsewhere, vec![one, other])]), 2);
        assert_eq!(independent([first.clone(), first]), 1);
    }
}
