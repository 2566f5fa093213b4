//! A composition of the register that somebody puts into a set.

use damier_compose::{Composition, Tree};
use damier_contests::solving::{PositionEntry, entry_of};
use damier_language::Words;

use crate::problems::{Kept, Way, read};
use crate::site::Site;

/// The position of a composition of the register, by its name or its address; why there is none, in words.
pub async fn registered(site: &Site, problem: &str, words: &Words) -> Result<PositionEntry, String> {
    let nothing = || words.text("solvings-no-lines");
    let id = problem.trim().rsplit('/').next().unwrap_or_default();
    let found = site.database.problem(id).await.map_err(|fault| {
        tracing::error!(%fault, "a composition could not be read");
        words.text("site-trouble")
    })?;
    let found = found.filter(|own| own.withdrawn.is_none());
    let found = found.ok_or_else(|| words.text("solvings-no-problem"))?;
    let (mut work, kept) = read(&found).map_err(|_| words.text("site-trouble"))?;
    if work.solution.is_empty() {
        work.solution = solution(&work, &kept).ok_or_else(nothing)?;
    }
    entry_of(&work).ok_or_else(nothing)
}

/// The thematic lines of a proof as a solution; all of them where none is thematic.
fn solution(work: &Composition, kept: &Kept) -> Option<Tree> {
    let start = work.position().ok()?;
    let stage = kept.stages.first()?;
    let thematic: Vec<&Way> = stage.lines.iter().filter(|way| way.kind.is_some()).collect();
    let lines = if thematic.is_empty() { stage.lines.iter().collect() } else { thematic };
    let mut tree = Tree::default();
    for way in lines {
        let mut trial = damier_live::Trial::new(work.code.rulebook(work.variant()), Some(&stage.fen)).ok()?;
        for mv in &way.ids {
            trial.play(mv).ok()?;
        }
        tree.add_line(&start, trial.moves());
    }
    Some(tree).filter(|tree| !tree.is_empty())
}
