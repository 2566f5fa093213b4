//! What was found, as the work was given: where Black has the task, with the board turned back.

use damier_rules::{Move, Position, SquareSet};

use super::dual::Inaccuracy;
use super::ending::Ending;
use super::examination::{Examination, Stage, ThematicLine};
use super::playing::Played;
use super::sight::Sight;
use super::tries::FirstMove;
use super::undecided::Undecided;
use super::walk::{Failure, FalseWay};
use crate::Composition;
use crate::turned::{opposite, turned_line, turned_move, turned_position, turned_tree};

impl Examination {
    /// The same as the work was given. What is said of White is then said of the side that has the task.
    pub fn as_given(&self, work: &Composition) -> Examination {
        let stages = self.stages.iter();
        let stages = stages.map(|stage| if work.is_turned { stage.turned() } else { stage.clone() });
        Examination { stages: stages.collect(), until: self.until }
    }
}

impl Stage {
    fn turned(&self) -> Stage {
        let start = &self.start;
        let line = |moves: &[Move]| turned_line(start, moves);
        let after = |before: &[Move]| before.iter().fold(*start, |position, mv| position.play_unchecked(mv));
        let beside =
            |(before, mv): &(Vec<Move>, Move)| Some((line(before), turned_move(&after(before), mv)?));
        let undecided = |own: &Undecided| {
            let at = after(&own.before);
            let there = at.play_unchecked(&own.mv);
            let sight = own.sight.as_ref().map(|sight| turned_sight(&there, sight));
            Some(Undecided { before: line(&own.before), mv: turned_move(&at, &own.mv)?, sight })
        };
        let inaccuracy = |own: &Inaccuracy| {
            let at = after(&own.before);
            let proof = turned_line(&at.play_unchecked(&own.other), &own.proof);
            let (played, other) = (turned_move(&at, &own.played)?, turned_move(&at, &own.other)?);
            Some(Inaccuracy { before: line(&own.before), played, other, proof, ..own.clone() })
        };
        Stage {
            start: turned_position(start),
            first_moves: self.first_moves.iter().filter_map(|first| turned_first(start, first)).collect(),
            solution: turned_tree(start, &self.solution),
            lines: self.lines.iter().map(|own| turned_thematic(start, own)).collect(),
            inaccuracies: self.inaccuracies.iter().filter_map(inaccuracy).collect(),
            failures: self
                .failures
                .iter()
                .map(|own| Failure {
                    line: line(&own.line),
                    refutations: turned_answers(&after(&own.line), &own.refutations),
                })
                .collect(),
            false_ways: self
                .false_ways
                .iter()
                .map(|own| FalseWay {
                    line: line(&own.line),
                    verdict: own.verdict,
                    refutations: turned_answers(&after(&own.line), &own.refutations),
                })
                .collect(),
            open: self.open.iter().filter_map(beside).collect(),
            doubtful: self.doubtful.iter().filter_map(beside).collect(),
            undecided: self.undecided.iter().filter_map(undecided).collect(),
            defences: self.defences.iter().filter_map(undecided).collect(),
            ..*self
        }
    }
}

fn turned_answers(at: &Position, answers: &[Move]) -> Vec<Move> {
    answers.iter().filter_map(|mv| turned_move(at, mv)).collect()
}

fn turned_first(start: &Position, first: &FirstMove) -> Option<FirstMove> {
    let after = start.play_unchecked(&first.mv);
    Some(FirstMove {
        mv: turned_move(start, &first.mv)?,
        refutations: turned_answers(&after, &first.refutations),
        illusory: turned_answers(&after, &first.illusory),
        ..*first
    })
}

fn turned_sight(position: &Position, sight: &Sight) -> Sight {
    let played = sight.played.as_ref();
    let played = played.map(|own| Played { line: turned_line(position, &own.line), score: own.score });
    Sight { line: turned_line(position, &sight.line), played, ..sight.clone() }
}

fn turned_thematic(start: &Position, own: &ThematicLine) -> ThematicLine {
    let opposite = |square| opposite(start.variant(), square);
    let set = |squares: SquareSet| squares.iter().map(opposite).collect::<SquareSet>();
    let ending = Ending {
        position: turned_position(&own.ending.position),
        unneeded: own.ending.unneeded.iter().copied().map(opposite).collect(),
        locked: own.ending.locked.map(|(men, kings)| (set(men), set(kings))),
        ..own.ending.clone()
    };
    ThematicLine { moves: turned_line(start, &own.moves), ending, ..own.clone() }
}
