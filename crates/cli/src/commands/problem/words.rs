//! Examinations and reports in words.

use damier_compose::check::{FirstMove, Stage};
use damier_compose::formal::{Report, State};
use damier_compose::notation::write_solution;
use damier_compose::solver::Verdict;
use damier_compose::{Claim, Code, Composition, Goal, Tree};
use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::{Move, Position};

/// Lines of the solution that are printed.
const MOST_LINES: usize = 16;

/// One move in full.
pub(super) fn one(position: &Position, mv: &Move) -> String {
    write_move(position, mv, &Notation::pdn(position.variant()))
}

/// A line in full.
pub(super) fn line(start: &Position, moves: &[Move]) -> Vec<String> {
    let mut position = *start;
    let mut words = Vec::new();
    for mv in moves {
        words.push(one(&position, mv));
        position = position.play_unchecked(mv);
    }
    words
}

/// The heading of a work: number, authors, source, date.
pub(super) fn heading(work: &Composition) -> String {
    let mut parts = vec![work.heading()];
    parts.extend(work.source.clone());
    parts.extend(work.dates.existence().map(str::to_owned));
    parts.retain(|part| !part.is_empty());
    parts.join(", ")
}

/// Position, task and code.
pub(super) fn setting(work: &Composition) -> String {
    format!("{}  {}, {}", write_fen(&work.setup), work.task.goal, work.code)
}

/// The solution in short notation: the author's, or the first lines of what was found.
pub(super) fn solution(stage: &Stage, code: Code) -> String {
    if stage.by_author {
        return write_solution(&stage.start, &stage.solution, code);
    }
    let mut tree = Tree::default();
    for found in stage.lines.iter().take(MOST_LINES) {
        tree.add_line(&stage.start, &found.moves);
        claim(&mut tree, &stage.start, &found.moves, stage.goal);
    }
    let text = write_solution(&stage.start, &tree, code);
    match stage.lines.len().saturating_sub(MOST_LINES) {
        0 => text,
        more => format!("{text}\n({more} more lines)"),
    }
}

/// Marks the end of a line as won or drawn.
fn claim(tree: &mut Tree, start: &Position, moves: &[Move], goal: Goal) {
    let mut position = *start;
    let mut tree = tree;
    for (at, mv) in moves.iter().enumerate() {
        let after = position.play_unchecked(mv);
        let branch = tree.branches.iter_mut().find(|branch| position.play_unchecked(&branch.mv) == after);
        let Some(branch) = branch else { return };
        if at + 1 == moves.len() {
            branch.claim = Some(if goal == Goal::Draw { Claim::Draw } else { Claim::Win });
        }
        tree = &mut branch.next;
        position = after;
    }
}

/// What became of a first move.
pub(super) fn first_move(start: &Position, first: &FirstMove, goal: Goal) -> String {
    let after = start.play_unchecked(&first.mv);
    match first.verdict {
        Verdict::Proven => match first.distance {
            Some(plies) => format!("{goal} in {} moves", plies.div_ceil(2)),
            None => goal.to_string(),
        },
        Verdict::Refuted if first.exceeds => "locks more than asked".to_owned(),
        Verdict::Refuted => {
            let answers: Vec<String> = first.refutations.iter().map(|mv| one(&after, mv)).collect();
            match answers.as_slice() {
                [] => "fails".to_owned(),
                [only] => format!("refuted only by {only}"),
                several => format!("refuted by {}", several.join(", ")),
            }
        }
        Verdict::NotDecided => "not decided".to_owned(),
    }
}

/// The sign before a finding.
pub(super) const fn sign(state: State) -> char {
    match state {
        State::Met => '+',
        State::Broken => '-',
        State::NotDecided => '?',
        State::Warning => '!',
        State::Fact => '.',
    }
}

/// The genre, or that there is none.
pub(super) fn genre(report: &Report) -> &'static str {
    report.genre.map_or("no genre of the code", |fit| fit.genre.title())
}
