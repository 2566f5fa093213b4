//! Making up the set of positions from a collection, by lot.

use damier_compose::{Composition, Goal, Tree, notation::write_solution};
use damier_pdn::write_fen;
use damier_rules::{Lots, Position};

use super::fact::{Key, KeyKind, PositionEntry};
use crate::{Genre, Mark};

/// How many half-moves of a line are worth a point: the longer the line, the harder.
const MOVES_FOR_A_POINT: usize = 4;

/// Draws so many compositions of a collection, each position at most once and none that is in the set already, and makes
/// positions of them.
pub fn pick(works: &[Composition], known: &[PositionEntry], count: usize, seed: u64) -> Vec<PositionEntry> {
    let mut usable: Vec<PositionEntry> = Vec::new();
    for entry in works.iter().filter_map(entry_of) {
        if !known.iter().chain(&usable).any(|own| own.is_same_as(&entry)) {
            usable.push(entry);
        }
    }
    Lots::new(seed).shuffle(&mut usable);
    usable.truncate(count);
    usable
}

/// A composition as a position to be solved: every line of its solution is a key, worth a point for each
/// two moves; false ways count as completeness. One without a solution cannot be used.
pub fn entry_of(work: &Composition) -> Option<PositionEntry> {
    let start = work.position().ok()?;
    let mut keys = Vec::new();
    lines(&start, &work.solution, &mut Vec::new(), false, &mut |moves, is_false| {
        let text = write_solution(&start, &Tree::of_line(moves), work.code);
        let points = Mark::quarters(4 * moves.len().div_ceil(MOVES_FOR_A_POINT).max(1) as u32);
        let kind = if is_false { KeyKind::Completeness } else { KeyKind::Variation };
        keys.push(Key { kind, text, points });
    });
    let variations = keys.iter().filter(|key| key.kind == KeyKind::Variation).count();
    if variations == 0 {
        return None;
    }
    let genre = genre_of(work);
    let authors: Vec<String> = work.authors.iter().map(damier_compose::Author::written).collect();
    Some(PositionEntry {
        variant: work.variant(),
        genre,
        position: write_fen(&work.setup),
        task: work.task.goal.to_string(),
        author: authors.join("; "),
        source: work.source.clone().unwrap_or_default(),
        solution: write_solution(&start, &work.solution, work.code),
        least: (variations < usize::from(genre.least_variations())).then_some(variations as u8),
        keys,
        defective: false,
    })
}

/// By the task and the number of pieces; whoever sets the position may say it better.
fn genre_of(work: &Composition) -> Genre {
    let [white, black] = damier_rules::Color::ALL.map(|color| work.force(color));
    match work.task.goal {
        Goal::Lock { .. } => Genre::LockTask,
        Goal::GiveAway => Genre::Special,
        // UA13-VI.1.3.2, UA-VIII.Def.5, COL-5.1.3e: at most four white and six black pieces.
        _ if white.units() <= 4 && black.units() <= 6 => Genre::Study,
        _ if white.kings + black.kings > 0 => Genre::KingProblem,
        _ if white.units().max(black.units()) <= 6 => Genre::Miniature,
        _ => Genre::Problem,
    }
}

/// Every line of a tree from its beginning, and whether it is a false way.
fn lines(
    position: &Position,
    tree: &Tree,
    before: &mut Vec<damier_rules::Move>,
    is_false: bool,
    found: &mut impl FnMut(&[damier_rules::Move], bool),
) {
    if tree.is_empty() && !before.is_empty() {
        found(before, is_false);
    }
    for branch in &tree.branches {
        before.push(branch.mv);
        let after = position.play_unchecked(&branch.mv);
        lines(&after, &branch.next, before, is_false || branch.is_false(), found);
        before.pop();
    }
}
