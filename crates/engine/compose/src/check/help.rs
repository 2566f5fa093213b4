//! Help tasks: both sides work together to reach the goal in so many moves, and there should be one way to do it.
//!
//! Every line of play is gone through; a position with so many half-moves left is looked into once.

use std::collections::HashMap;
use std::time::Instant;

use damier_rules::{Color, Move, Position, Rank};

use super::dual::Inaccuracy;
use super::ending::Ending;
use super::examination::{Stage, ThematicLine};
use super::judge::Means;
use super::kind::Kind;
use super::tries::FirstMove;
use super::walk::Failure;
use crate::solver::Verdict;
use crate::{Goal, Tree};

/// So many solutions are listed.
const MOST: usize = 24;

/// About how many bytes a remembered position takes.
const BYTES: usize = 160;

/// How often the clock is looked at.
const EVERY: usize = 1024;

struct Search<'a> {
    goal: Goal,
    means: &'a Means,
    until: Option<Instant>,
    known: HashMap<(Position, u8), bool>,
    looked: usize,
    /// Whether time or memory was not enough.
    cut: bool,
}

/// Examines a position whose goal both sides reach together in at most so many moves of each.
pub(super) fn stage(start: &Position, goal: Goal, moves: u8, author: &Tree, means: &Means) -> Stage {
    let until = Instant::now().checked_add(means.time);
    let mut search = Search { goal, means, until, known: HashMap::new(), looked: 0, cut: false };
    let plies = moves.saturating_mul(2);
    let mut found = Vec::new();
    search.collect(start, plies, &mut Vec::new(), &mut found);
    let verdict = search.verdict(!found.is_empty());
    let first_moves = start.legal_moves().into_iter().map(|mv| {
        let reached = search.reaches(&start.play_unchecked(&mv), plies.saturating_sub(1));
        FirstMove {
            mv,
            verdict: search.verdict(reached),
            exceeds: false,
            refutations: Vec::new(),
            illusory: Vec::new(),
            distance: None,
        }
    });
    let first_moves: Vec<FirstMove> = first_moves.collect();
    let own = author.main_line();
    let by_author = !own.is_empty();
    let fails = by_author && !found.contains(&own);
    if let Some(at) = found.iter().position(|line| *line == own) {
        found.swap(0, at);
    }
    let mut solution = Tree::default();
    for line in &found {
        solution.add_line(start, line);
    }
    let (inaccuracies, lines) =
        (others(&found), found.iter().map(|line| thematic(start, goal, line)).collect());
    let failures =
        if fails && !search.cut { vec![Failure { line: own, refutations: Vec::new() }] } else { Vec::new() };
    Stage {
        start: *start,
        goal,
        verdict,
        first_moves,
        solution: if by_author { author.clone() } else { solution },
        by_author,
        lines,
        complete: !search.cut,
        inaccuracies,
        failures,
        false_ways: Vec::new(),
        open: Vec::new(),
        doubtful: Vec::new(),
        undecided: Vec::new(),
        defences: Vec::new(),
        positions: search.known.len(),
    }
}

impl Search<'_> {
    fn verdict(&self, reached: bool) -> Verdict {
        match (reached, self.cut) {
            (true, _) => Verdict::Proven,
            (false, true) => Verdict::NotDecided,
            (false, false) => Verdict::Refuted,
        }
    }

    /// Whether the game is over as the goal wants it.
    fn is_end(&self, position: &Position) -> bool {
        let black = |rank| position.squares_of(Color::Black, rank).len();
        match self.goal {
            Goal::Win | Goal::Draw => position.to_move() == Color::Black,
            Goal::GiveAway => position.to_move() == Color::White,
            Goal::Lock { kings, men } => {
                position.to_move() == Color::Black
                    && (black(Rank::King), black(Rank::Man)) == (usize::from(kings), usize::from(men))
            }
        }
    }

    fn is_over_time(&mut self) -> bool {
        self.looked += 1;
        let looks = self.looked.is_multiple_of(EVERY);
        let late = || self.until.is_some_and(|until| Instant::now() >= until);
        let stopped = || self.means.stop.as_ref().is_some_and(|stop| stop.is_stopped());
        if looks && (late() || stopped()) || self.known.len() > self.means.memory / BYTES {
            self.cut = true;
        }
        self.cut
    }

    /// Whether both sides together reach the goal in so many half-moves.
    fn reaches(&mut self, position: &Position, plies: u8) -> bool {
        let moves = position.legal_moves();
        if moves.is_empty() {
            return self.is_end(position);
        }
        if plies == 0 || self.is_over_time() {
            return false;
        }
        if let Some(known) = self.known.get(&(*position, plies)) {
            return *known;
        }
        let found = moves.iter().any(|mv| self.reaches(&position.play_unchecked(mv), plies - 1));
        if found || !self.cut {
            self.known.insert((*position, plies), found);
        }
        found
    }

    fn collect(&mut self, position: &Position, plies: u8, line: &mut Vec<Move>, found: &mut Vec<Vec<Move>>) {
        if found.len() >= MOST || !self.reaches(position, plies) {
            return;
        }
        let moves = position.legal_moves();
        if moves.is_empty() {
            found.push(line.clone());
        }
        for mv in moves {
            line.push(mv);
            self.collect(&position.play_unchecked(&mv), plies.saturating_sub(1), line, found);
            line.pop();
        }
    }
}

/// Every line but the first is another solution, from where it leaves the first.
fn others(found: &[Vec<Move>]) -> Vec<Inaccuracy> {
    let Some((main, rest)) = found.split_first() else { return Vec::new() };
    let other = |line: &Vec<Move>| {
        let common = main.iter().zip(line).take_while(|(one, other)| one == other).count();
        Some(Inaccuracy {
            before: line[..common].to_vec(),
            played: *main.get(common)?,
            other: *line.get(common)?,
            kind: Kind::SideSolution,
            before_branching: true,
            concluding: common + 1 == main.len(),
            exceeds: false,
            proof: line[common + 1..].to_vec(),
        })
    };
    rest.iter().filter_map(other).collect()
}

fn thematic(start: &Position, goal: Goal, line: &[Move]) -> ThematicLine {
    let position = line.iter().fold(*start, |position, mv| position.play_unchecked(mv));
    let squares = |color, rank| position.squares_of(color, rank);
    let count = |color| squares(color, Rank::Man).len() + squares(color, Rank::King).len();
    let black = count(Color::Black);
    let ending = Ending {
        position,
        over: true,
        white: count(Color::White),
        black,
        quiet: true,
        blocked: black > 0 && goal != Goal::GiveAway,
        unneeded: Vec::new(),
        locked: goal.is_lock().then(|| (squares(Color::Black, Rank::Man), squares(Color::Black, Rank::King))),
    };
    let given_up = line.iter().skip(1).step_by(2).map(|mv| mv.captured().len()).sum();
    ThematicLine {
        moves: line.to_vec(),
        ending,
        thematic: true,
        has_side_solution: false,
        given_up,
        sacrifices: Vec::new(),
    }
}
