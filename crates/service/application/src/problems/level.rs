//! How hard a work is to solve: by how many moves there are to find in its longest line.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use damier_store::{Database, Fault, Problem, ProblemQuery};

use super::{Asked, Kept};

/// So many works are read at once.
const AT_ONCE: u32 = 1000;

/// So many moves to find are easy, so many more are not hard yet.
const EASY: usize = 2;
const MEDIUM: usize = 4;

/// How hard a work is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Level {
    Easy,
    Medium,
    Hard,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Hard];

    /// As addresses name it.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
        }
    }

    /// The level of this name.
    pub fn named(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|own| own.name() == name)
    }

    /// How hard it is to find so many moves.
    pub const fn of(moves: usize) -> Level {
        if moves <= EASY {
            Level::Easy
        } else if moves <= MEDIUM {
            Level::Medium
        } else {
            Level::Hard
        }
    }
}

/// How many moves a solver has to find in the longest line of a work; none if it cannot be solved on the board.
fn moves_to_find(problem: &Problem) -> Option<usize> {
    let kept: Kept = serde_json::from_str(&problem.text.proof).ok()?;
    let own = |line: &Asked| line.moves.len().saturating_sub(line.from).div_ceil(2);
    kept.exercise?.lines.iter().map(own).max()
}

/// How many moves there are to find in the works that were looked at. What was found about a work stays as it is once
/// the work is entered.
#[derive(Default)]
pub struct Levels {
    known: Mutex<HashMap<String, Option<usize>>>,
}

impl Levels {
    /// How many moves there are to find in a work of a list.
    pub async fn to_find(&self, database: &Database, own: &Problem) -> Result<Option<usize>, Fault> {
        if !own.text.playable {
            return Ok(None);
        }
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(&own.id).copied();
        if let Some(known) = known {
            return Ok(known);
        }
        // A list leaves out what was found about a work, and it may be gone meanwhile.
        let Some(whole) = database.problem(&own.id).await? else { return Ok(None) };
        let found = moves_to_find(&whole);
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(own.id.clone(), found);
        Ok(found)
    }

    /// The works that answer to a query, only those of a level if one is named.
    pub async fn problems(
        &self,
        database: &Database,
        query: &ProblemQuery,
        level: Option<Level>,
    ) -> Result<Vec<Problem>, Fault> {
        let Some(level) = level else { return database.problems(query).await };
        let (mut found, mut before) = (Vec::new(), query.after);
        let mut some = ProblemQuery { after: 0, limit: AT_ONCE, ..query.clone() };
        loop {
            let listed = database.problems(&some).await?;
            let last = listed.len() < AT_ONCE as usize;
            for own in listed {
                if self.to_find(database, &own).await?.map(Level::of) != Some(level) {
                    continue;
                }
                if before > 0 {
                    before -= 1;
                    continue;
                }
                found.push(own);
                if found.len() >= query.limit as usize {
                    return Ok(found);
                }
            }
            if last {
                return Ok(found);
            }
            some.after += AT_ONCE;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn more_moves_are_harder() {
        let levels = [0, 1, 2, 3, 4, 5, 40].map(|moves| Level::of(moves).name());
        assert_eq!(levels, ["easy", "easy", "easy", "medium", "medium", "hard", "hard"]);
        assert!(Level::ALL.into_iter().all(|own| Level::named(own.name()) == Some(own)));
        assert_eq!(Level::named("Easy"), None);
    }
}
