//! The register, or what somebody looks for in it, as a book (UA13-VI.7.4.8, COL-5.4.1b).

use damier_compose::Composition;
use damier_compose::notation::read_solution;
use damier_documents::compositions::{Book, book};
use damier_documents::paper::Paper;
use damier_language::Words;
use damier_store::{Fault, ProblemQuery};

use super::{Kept, Level, day_of, read, today};
use crate::site::{Site, now};

/// So many works fill a book.
const MOST: u32 = 200;

/// The works of a book, each with whether a program has found its solution.
pub struct Works(Vec<(Composition, bool)>);

/// The works that somebody looks for, the latest first; the problem of the day goes without its solution.
pub async fn works(site: &Site, query: ProblemQuery, level: Option<Level>) -> Result<Works, Fault> {
    let daily = today(&site.database, day_of(now())).await?;
    let mut works = Vec::new();
    let query = ProblemQuery { limit: MOST, ..query };
    for own in site.problems.levels.problems(&site.database, &query, level).await? {
        // A list leaves out what was found about a work, and somebody may withdraw one meanwhile.
        let Some(problem) = site.database.problem(&own.id).await? else { continue };
        let (mut work, kept) = read(&problem)?;
        let hidden = daily.as_deref() == Some(own.id.as_str());
        let found = !hidden && solved(&mut work, &kept);
        if hidden {
            work.solution = damier_compose::Tree::default();
        }
        works.push((work, found));
    }
    Ok(Works(works))
}

/// Gives a work the solution that was proved, where its author gives none; whether it did.
fn solved(work: &mut Composition, kept: &Kept) -> bool {
    let stage = kept.stages.first().filter(|stage| work.solution.is_empty() && stage.verdict == "proven");
    let read = stage.zip(work.given_position()).and_then(|(stage, start)| {
        let solution = read_solution(&start, &stage.solution).ok()?;
        Some((start, solution))
    });
    let Some((start, solution)) = read else { return false };
    work.solved_by(&start, solution);
    !work.solution.is_empty()
}

impl Works {
    /// The book in somebody's language.
    pub fn bound(self, words: &Words) -> Paper {
        let found = (1..).zip(&self.0).filter(|(_, (_, found))| *found).map(|(number, _)| number).collect();
        let works: Vec<Composition> = self.0.into_iter().map(|(work, _)| work).collect();
        book(&works, &Book { title: words.text("proof-compositions"), solutions: true, found }, words)
    }
}
