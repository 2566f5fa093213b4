//! Goes through the solution move by move: the author's where there is one, else the one that was proved.
//!
//! At each turn of White every other move is tried. At each turn of Black the author's defences are followed
//! and the others are only checked; without an author all of them are followed, the longest first.

use std::collections::HashSet;
use std::time::Duration;

use damier_rules::{Color, Move, Position};

use super::combination;
use super::dual;
use super::judge::Judge;
use super::kind::Kind as DualKind;
use crate::solution::LONGEST_LINE;
use crate::solver::Verdict;
use crate::{Branch, Tree};

/// Positions looked at for each other move.
const GLANCE: usize = 60_000;

/// Turns of White that are looked at.
const MOST_TURNS: usize = 400;

/// A move of the author that does not reach the goal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Failure {
    /// The moves up to it, the failing one last.
    pub line: Vec<Move>,
    /// Black's answers that refute it.
    pub refutations: Vec<Move>,
}

/// A false way that the author shows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FalseWay {
    /// The moves up to it, the wrong one last.
    pub line: Vec<Move>,
    /// Whether it reaches the goal after all; it should not.
    pub verdict: Verdict,
    /// Black's answers that refute it.
    pub refutations: Vec<Move>,
}

/// What the walk gathers.
#[derive(Default)]
pub(super) struct Found {
    pub(super) tree: Tree,
    pub(super) lines: Vec<Vec<Move>>,
    pub(super) others: Vec<Other>,
    pub(super) failures: Vec<Failure>,
    pub(super) false_ways: Vec<FalseWay>,
    pub(super) open: Vec<(Vec<Move>, Move)>,
    pub(super) doubtful: Vec<(Vec<Move>, Move)>,
    /// Whether the walk was broken off.
    pub(super) cut: bool,
}

/// Another move that keeps the goal.
pub(super) struct Other {
    pub(super) before: Vec<Move>,
    pub(super) played: Move,
    pub(super) other: Move,
    pub(super) exceeds: bool,
    /// Whether it stands beside the last move of a line whose combination is over.
    pub(super) last: bool,
}

pub(super) struct Walk<'a> {
    pub(super) judge: &'a mut Judge,
    start: Position,
    by_author: bool,
    turns: usize,
    time: Duration,
    seen: HashSet<Position>,
    found: Found,
}

impl<'a> Walk<'a> {
    pub(super) fn new(judge: &'a mut Judge, start: &Position, by_author: bool) -> Walk<'a> {
        let time = judge.left();
        Walk {
            judge,
            start: *start,
            by_author,
            turns: 0,
            time,
            seen: HashSet::new(),
            found: Found::default(),
        }
    }

    pub(super) fn run(mut self, solution: &Tree) -> Found {
        let start = self.start;
        let mut line = Vec::new();
        match start.to_move() {
            Color::White => self.white(&start, solution, &mut line),
            Color::Black => self.black(&start, solution, &mut line),
        }
        self.found
    }

    fn end(&mut self, line: &[Move]) {
        // What is the beginning of a line that was kept says nothing new, and the other way round.
        if line.is_empty() || self.found.lines.iter().any(|kept| kept.starts_with(line)) {
            return;
        }
        self.found.tree.add_line(&self.start, line);
        self.found.lines.retain(|kept| !line.starts_with(kept));
        self.found.lines.push(line.to_vec());
    }

    fn white(&mut self, position: &Position, author: &Tree, line: &mut Vec<Move>) {
        self.turns += 1;
        let known = !self.by_author && !self.seen.insert(*position);
        let cut = self.turns > MOST_TURNS || line.len() >= LONGEST_LINE || self.judge.left().is_zero();
        self.found.cut |= cut;
        if cut || known {
            return self.end(line);
        }
        self.false_ways(position, author, line);
        let branch = author.branches.iter().find(|branch| !branch.is_false());
        if self.by_author && branch.is_none() {
            return self.end(line);
        }
        let moves = position.legal_moves();
        let glance = self.glance(moves.len());
        let mut keeping = Vec::new();
        let mut doubtful = Vec::new();
        for mv in &moves {
            match self.judge.holds(&position.play_unchecked(mv), GLANCE, glance) {
                Verdict::Proven => keeping.push(*mv),
                Verdict::NotDecided => doubtful.push(*mv),
                Verdict::Refuted => {}
            }
        }
        let played = match branch {
            Some(branch) => branch.mv,
            None => match self.judge.keeping(position).first() {
                Some(mv) => *mv,
                None => return self.end(line),
            },
        };
        let after = position.play_unchecked(&played);
        // The author's own move is worth a longer look.
        let verdict = match self.by_author {
            true => self.judge.holds(&after, 10 * GLANCE, self.time / 10),
            false => self.judge.known(&after),
        };
        if verdict == Verdict::Refuted {
            return self.fail(&after, &played, line);
        }
        let others: Vec<Move> =
            keeping.into_iter().filter(|mv| position.play_unchecked(mv) != after).collect();
        let is_open = || doubtful.iter().any(|mv| position.play_unchecked(mv) != after);
        if !self.by_author
            && !self.judge.goal.is_lock()
            && (!others.is_empty() || is_open())
            && let Some(upto) = combination::end(&self.start, line)
        {
            return self.end(&line[..upto]);
        }
        let over = !self.by_author && !others.is_empty() && self.is_over(position, line);
        if over && line.last().is_some_and(|last| !last.is_capture()) {
            let upto = line.len().saturating_sub(1);
            self.end(&line[..upto]);
            return;
        }
        let noted = self.found.others.len();
        self.note_others(position, &played, &others, &doubtful, line);
        self.found.others[noted..].iter_mut().for_each(|other| other.last = over);
        if over || !self.by_author && !line.is_empty() && self.has_side_solution(position, &others) {
            // The combination is over, or the line cannot be thematic, whatever comes after.
            line.push(played);
            self.end(line);
            line.pop();
            return;
        }
        line.push(played);
        self.black(&after, branch.map_or(&Tree::default(), |branch| &branch.next), line);
        line.pop();
    }

    /// The time for each of so many moves: a turn of White has a twentieth of the whole.
    fn glance(&self, moves: usize) -> Duration {
        self.time / (20 * moves.max(2) as u32)
    }

    /// Keeps the other moves that reach the goal, and those in doubt.
    fn note_others(
        &mut self,
        position: &Position,
        played: &Move,
        others: &[Move],
        doubtful: &[Move],
        line: &[Move],
    ) {
        let after = position.play_unchecked(played);
        let other = |other: Move, exceeds| Other {
            before: line.to_vec(),
            played: *played,
            other,
            exceeds,
            last: false,
        };
        self.found.others.extend(others.iter().map(|mv| other(*mv, false)));
        self.found.others.extend(dual::other_route(position, played).map(|mv| other(mv, false)));
        if self.judge.goal.is_lock() {
            let moves = position.legal_moves();
            let glance = self.glance(moves.len()) / 2;
            for mv in moves {
                let there = position.play_unchecked(&mv);
                let known = there == after || self.judge.known(&there) == Verdict::Proven;
                if !known && self.judge.holds_or_exceeds(&there, GLANCE / 4, glance) == Verdict::Proven {
                    self.found.others.push(other(mv, true));
                }
            }
        }
        let open = doubtful.iter().filter(|mv| position.play_unchecked(mv) != after);
        self.found.doubtful.extend(open.map(|mv| (line.to_vec(), *mv)));
    }

    /// Whether one of the other moves is more than an inaccuracy.
    fn has_side_solution(&mut self, position: &Position, others: &[Move]) -> bool {
        if others.is_empty() || self.judge.goal.is_lock() {
            return false;
        }
        let rest = self.judge.best_play(position, 12);
        others.iter().any(|mv| dual::classify(position, &rest, mv) == DualKind::SideSolution)
    }

    fn fail(&mut self, after: &Position, played: &Move, line: &mut Vec<Move>) {
        let refutations = self.refutations(after);
        line.push(*played);
        self.found.failures.push(Failure { line: line.clone(), refutations });
        self.end(line);
        line.pop();
    }

    fn refutations(&mut self, after: &Position) -> Vec<Move> {
        let glance = self.time / 80;
        let answers = after.legal_moves().into_iter();
        answers
            .filter(|mv| self.judge.holds(&after.play_unchecked(mv), GLANCE / 4, glance) == Verdict::Refuted)
            .collect()
    }

    fn false_ways(&mut self, position: &Position, author: &Tree, line: &[Move]) {
        for branch in author.branches.iter().filter(|branch| branch.is_false()) {
            let after = position.play_unchecked(&branch.mv);
            let verdict = self.judge.holds(&after, GLANCE, self.time / 20);
            let refutations = self.refutations(&after);
            let line = line.iter().copied().chain([branch.mv]).collect();
            self.found.false_ways.push(FalseWay { line, verdict, refutations });
        }
    }

    fn black(&mut self, position: &Position, author: &Tree, line: &mut Vec<Move>) {
        let given = !author.is_empty();
        if self.by_author && !given || !self.by_author && is_final(position) {
            return self.end(line);
        }
        let defences = if given {
            let branches: Vec<&Branch> = author.branches.iter().filter(|branch| !branch.is_false()).collect();
            self.uncovered(position, &branches, line);
            branches.iter().map(|branch| (branch.mv, &branch.next)).collect()
        } else {
            const NOTHING: &Tree = &Tree { branches: Vec::new() };
            let defences = self.judge.defences(position);
            defences.into_iter().map(|mv| (mv, NOTHING)).collect::<Vec<_>>()
        };
        for (mv, next) in defences {
            line.push(mv);
            self.white(&position.play_unchecked(&mv), next, line);
            line.pop();
        }
    }

    /// Defences that the author does not show must lose too (UA13-VI.2.3, UA-VIII.Formal.3, COL-5.2.3).
    fn uncovered(&mut self, position: &Position, shown: &[&Branch], line: &[Move]) {
        for mv in position.legal_moves() {
            let after = position.play_unchecked(&mv);
            if shown.iter().any(|branch| position.play_unchecked(&branch.mv) == after) {
                continue;
            }
            match self.judge.holds(&after, 10 * GLANCE, self.time / 10) {
                Verdict::Proven => {}
                Verdict::NotDecided => self.found.open.push((line.to_vec(), mv)),
                Verdict::Refuted => {
                    let line = line.to_vec();
                    self.found.failures.push(Failure { line, refutations: vec![mv] });
                }
            }
        }
    }

    /// Whether the combination is complete: Black captures nothing any more. What follows is play after the final,
    /// which comes before Black's last move if that was no capture, and else with White's next one.
    fn is_over(&mut self, position: &Position, line: &[Move]) -> bool {
        if line.is_empty() || self.judge.goal.is_lock() {
            return false;
        }
        let rest = self.judge.best_play(position, 60);
        rest.iter().skip(1).step_by(2).all(|mv| !mv.is_capture())
    }
}

/// One white piece against what is left, Black to move and nothing to take (UA-VIII.Formal.5).
pub(super) fn is_final(position: &Position) -> bool {
    let setup = position.setup();
    let white = setup.placed.iter().filter(|(_, tower)| tower.owner() == Color::White).count();
    !position.has_legal_move() || white <= 1 && !position.must_capture()
}
