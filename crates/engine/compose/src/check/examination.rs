//! The whole examination, and what it found.

use std::time::{Duration, Instant};

use damier_rules::{Color, Move, Position, SetupFaults};

use super::dual::Inaccuracy;
use super::ending::Ending;
use super::follow::is_led;
use super::help;
use super::judge::{Judge, Means};
use super::kind::Kind;
use super::majority::{Sacrifice, sacrifices};
use super::naming::named;
use super::phases::{self, Phases};
use super::second_look::second_look;
use super::sight::Sight;
use super::tries::{FirstMove, deepen, first_moves, glance};
use super::undecided::{Undecided, defences, likely_line, play_on, undecided};
use super::walk::{Failure, FalseWay, Found, Other, Walk};
use crate::solver::Verdict;
use crate::{Composition, Goal, Tree};

/// What was found about a composition.
#[derive(Debug, Clone)]
pub struct Examination {
    /// One for each position that is to be solved; special kinds have two.
    pub stages: Vec<Stage>,
    /// When the time that was given is over, which the formal report keeps to.
    pub until: Option<Instant>,
}

/// One position with its goal.
#[derive(Debug, Clone)]
pub struct Stage {
    pub start: Position,
    pub goal: Goal,
    /// Whether White reaches it.
    pub verdict: Verdict,
    /// Every first move of White; none where Black begins.
    pub first_moves: Vec<FirstMove>,
    /// The lines that were gone through, as a tree.
    pub solution: Tree,
    /// Whether they are the author's.
    pub by_author: bool,
    /// The lines, the main one first.
    pub lines: Vec<ThematicLine>,
    /// Whether all lines were gone through before the time was over.
    pub complete: bool,
    /// Other ways to the goal.
    pub inaccuracies: Vec<Inaccuracy>,
    /// Moves of the author that do not reach the goal, and defences that hold.
    pub failures: Vec<Failure>,
    /// The false ways that the author shows.
    pub false_ways: Vec<FalseWay>,
    /// Defences that the author does not show and that could not be decided, with the moves before them.
    pub open: Vec<(Vec<Move>, Move)>,
    /// Other moves that could not be decided, with the moves before them.
    pub doubtful: Vec<(Vec<Move>, Move)>,
    /// The same, first moves included, with what the engine makes of them.
    pub undecided: Vec<Undecided>,
    /// Where the task is not decided: the moves of Black that are not decided either where he first has a choice after
    /// its likely key, or his first moves where he begins.
    pub defences: Vec<Undecided>,
    /// How many positions were looked at and remembered.
    pub positions: usize,
}

/// A line of the solution from its beginning to its end.
#[derive(Debug, Clone)]
pub struct ThematicLine {
    pub moves: Vec<Move>,
    /// Where it ends.
    pub ending: Ending,
    /// Whether it is clean, and so can count as thematic (UA13-VI.2.5, UA-VIII.Formal.4, COL-5.2.5a).
    pub thematic: bool,
    /// Whether a side solution departs from it after the first move.
    pub has_side_solution: bool,
    /// White's pieces that Black captured.
    pub given_up: usize,
    /// Sacrifices on the majority rule.
    pub sacrifices: Vec<Sacrifice>,
}

/// How far an examination has come.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    /// The task is being proved.
    Proving,
    /// So many of so many first moves were looked at.
    FirstMoves(usize, usize),
    /// The solution is gone through.
    Walking,
}

impl Examination {
    /// Whether the task is met in every stage.
    pub fn verdict(&self) -> Verdict {
        let any = |verdict| self.stages.iter().any(|stage| stage.verdict == verdict);
        if any(Verdict::Refuted) {
            Verdict::Refuted
        } else if any(Verdict::NotDecided) {
            Verdict::NotDecided
        } else {
            Verdict::Proven
        }
    }
}

impl Stage {
    /// The first moves that reach the goal.
    pub fn keys(&self) -> impl Iterator<Item = &FirstMove> {
        self.first_moves.iter().filter(|first| first.verdict == Verdict::Proven)
    }

    /// What the engine makes of a first move that is not decided.
    pub fn sight(&self, first: &Move) -> Option<&Sight> {
        let own = self.undecided.iter().find(|own| own.before.is_empty() && own.mv == *first)?;
        own.sight.as_ref()
    }

    /// The main line.
    pub fn main_line(&self) -> &[Move] {
        self.lines.first().map_or(&[], |line| &line.moves)
    }

    /// Side solutions from the first move.
    pub fn full_side_solutions(&self) -> impl Iterator<Item = &Inaccuracy> {
        self.inaccuracies.iter().filter(|other| other.is_full())
    }

    /// The inaccuracies that lie on a line.
    pub fn on_line<'a>(&'a self, line: &'a [Move]) -> impl Iterator<Item = &'a Inaccuracy> {
        self.inaccuracies.iter().filter(move |other| {
            line.starts_with(&other.before) && line.get(other.before.len()) == Some(&other.played)
        })
    }
}

/// Examines a composition. What keeps the pieces from being a position is returned instead.
pub fn examine(
    work: &Composition,
    means: &Means,
    told: &mut dyn FnMut(Step),
) -> Result<Examination, SetupFaults> {
    let until = Instant::now().checked_add(means.time);
    let stages = work.task.stages(&work.setup);
    let means = Means { time: means.time / stages.len().max(1) as u32, ..means.clone() };
    let mut found = Vec::new();
    for (at, (setup, goal)) in stages.iter().enumerate() {
        let start = Position::new(setup)?;
        let author = if at == 0 { work.solution.clone() } else { Tree::default() };
        found.push(match work.task.kind {
            crate::Kind::Help(moves) => help::stage(&start, *goal, moves, &author, &means),
            _ => stage(&start, *goal, &author, &means, told),
        });
    }
    Ok(Examination { stages: found, until })
}

fn stage(start: &Position, goal: Goal, author: &Tree, means: &Means, told: &mut dyn FnMut(Step)) -> Stage {
    let mut judge = Judge::new(start.variant(), goal, means);
    let led = is_led(start);
    let by_author = !author.is_empty();
    told(Step::Proving);
    judge.phase(phases::AUTHOR);
    warm_up(&mut judge, start, author, means.time / 10);
    judge.phase(phases::TASK);
    let alone = if led { judge.left() / 3 } else { judge.left() };
    let mut verdict = judge.holds(start, usize::MAX, alone);
    if verdict == Verdict::NotDecided && led {
        verdict = judge.follow(start, Verdict::Proven, judge.left());
    }
    let white = start.to_move() == Color::White;
    judge.phase(phases::GLANCE);
    let left = judge.left();
    let mut moves = if white { glance(&mut judge, start, left) } else { Vec::new() };
    let phases = Phases::of(led, verdict != Verdict::NotDecided);
    if verdict == Verdict::NotDecided {
        judge.phase(phases.task_again);
        verdict = judge.holds(start, usize::MAX, judge.left());
    }
    told(Step::Walking);
    let solved = verdict == Verdict::Proven || by_author;
    judge.phase(phases.walk);
    let walk = |judge| Walk::new(judge, start, by_author).run(author);
    let mut found = if solved { walk(&mut judge) } else { Found::default() };
    judge.phase(phases.first_moves);
    let left = judge.left();
    deepen(&mut judge, start, &mut moves, left, &mut |done, all| told(Step::FirstMoves(done, all)));
    if verdict == Verdict::NotDecided {
        verdict = judge.known(start);
    }
    // What was decided since on the way to something else is known now.
    for (mv, verdict) in moves.iter_mut().filter(|(_, verdict)| *verdict == Verdict::NotDecided) {
        *verdict = judge.known(&start.play_unchecked(mv));
    }
    judge.phase(phases.later_moves);
    let left = judge.left();
    second_look(&mut judge, start, &mut found, left);
    add_keys(&mut found, start, &moves);
    judge.phase(phases.ends);
    let first = first_moves(&mut judge, start, &moves);
    let inaccuracies = named(start, &found, &mut judge);
    let lines = lines(&mut judge, start, &found, &inaccuracies, means.time / 50);
    judge.phase(phases.engine);
    let mut undecided = undecided(&mut judge, start, &moves, &found);
    judge.phase(phases.playing);
    play_on(&mut judge, start, &mut undecided);
    judge.phase(phases.defences);
    let line = match author.main_line() {
        line if line.is_empty() => likely_line(&undecided),
        line => Some(line),
    };
    // Where Black begins, his first moves are the defences. Where the author's play fails, what refutes it is known.
    let line = if white { line } else { Some(Vec::new()) };
    let line = line.filter(|_| verdict == Verdict::NotDecided && found.failures.is_empty());
    let mut defences = line.map_or_else(Vec::new, |line| defences(&mut judge, start, &line));
    judge.phase(phases::LAST);
    play_on(&mut judge, start, &mut defences);
    Stage {
        start: *start,
        goal,
        verdict,
        first_moves: first,
        solution: if by_author { author.clone() } else { found.tree },
        by_author,
        lines,
        complete: solved && !found.cut,
        inaccuracies,
        failures: found.failures,
        false_ways: found.false_ways,
        open: found.open,
        doubtful: found.doubtful,
        undecided,
        defences,
        positions: judge.positions(),
    }
}

/// First moves that were found to reach the goal after the solution had been gone through.
fn add_keys(found: &mut Found, start: &Position, moves: &[(Move, Verdict)]) {
    let Some(played) = found.lines.first().and_then(|line| line.first()).copied() else { return };
    let leads_to = |mv: &Move| start.play_unchecked(mv);
    for (mv, _) in moves.iter().filter(|(_, verdict)| *verdict == Verdict::Proven) {
        let known = found
            .others
            .iter()
            .any(|other| other.before.is_empty() && leads_to(&other.other) == leads_to(mv));
        if !known && leads_to(mv) != leads_to(&played) {
            found.others.push(Other { before: Vec::new(), played, other: *mv, exceeds: false, last: false });
        }
    }
    let decided = |mv: &Move| moves.iter().any(|(of, verdict)| of == mv && *verdict != Verdict::NotDecided);
    found.doubtful.retain(|(before, mv)| !before.is_empty() || !decided(mv));
}

/// Proves the author's lines from their ends back, so that the whole is proved in small steps.
fn warm_up(judge: &mut Judge, position: &Position, tree: &Tree, time: Duration) {
    for branch in &tree.branches {
        warm_up(judge, &position.play_unchecked(&branch.mv), &branch.next, time);
    }
    if !tree.is_empty() {
        judge.holds(position, 20_000, time);
    }
}

fn lines(
    judge: &mut Judge,
    start: &Position,
    found: &Found,
    inaccuracies: &[Inaccuracy],
    time: Duration,
) -> Vec<ThematicLine> {
    let mut lines: Vec<ThematicLine> = Vec::new();
    for moves in &found.lines {
        let end = moves.iter().fold(*start, |position, mv| position.play_unchecked(mv));
        let ending = Ending::of(judge, &end, moves.last(), time);
        let given_up = moves.iter().zip(turns(start)).filter(|(_, black)| *black);
        let given_up = given_up.map(|(mv, _)| mv.captured().len()).sum();
        let side = inaccuracies.iter().any(|other| {
            other.kind == Kind::SideSolution
                && !other.before.is_empty()
                && moves.starts_with(&other.before)
                && moves.get(other.before.len()) == Some(&other.played)
        });
        lines.push(ThematicLine {
            thematic: !side && ending.is_economical(),
            has_side_solution: side,
            ending,
            given_up,
            sacrifices: sacrifices(start, moves),
            moves: moves.clone(),
        });
    }
    // The author's first line is his main one; otherwise the longest clean one leads.
    if let Some(first) = found.lines.first().filter(|_| found.tree.branches.len() <= 1).cloned() {
        lines.sort_by_key(|line| {
            (!line.thematic, line.has_side_solution, line.moves != first, std::cmp::Reverse(line.moves.len()))
        });
    }
    lines
}

/// Whether it is Black's turn, from the start on.
fn turns(start: &Position) -> impl Iterator<Item = bool> {
    let first = start.to_move() == Color::Black;
    (0..).map(move |ply: usize| first ^ (ply % 2 == 1))
}
