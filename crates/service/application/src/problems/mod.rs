//! Compositions on the site: proved in the background, kept in a register, solved by playing the moves.
//!
//! | file | question |
//! | --- | --- |
//! | [`Draft`] | what did somebody type, and is it a composition? |
//! | `credits` | who made it, where did it appear? |
//! | `bench` | which proofs wait or go on, and how far is each? |
//! | `anywhere` | how does another node show and stop them? |
//! | `examine`, `kept` | what was found, and what is kept of it? |
//! | `exercise` | which moves does a solver have to find, against which defences? |
//! | `attempt` | how far has a solver come, and how many points is it worth? |
//! | `daily` | which composition is the problem of a day? |
//! | `book` | how does the register become a book? |
//! | `level` | how hard is a work to solve? |
//! | `shelf` | which works of the register are like a position? |

pub mod anywhere;
mod attempt;
mod bench;
pub mod book;
mod credits;
mod daily;
mod examine;
mod exercise;
mod kept;
mod level;
mod shelf;

pub use attempt::{Tried, give_up, points, streak, try_move};
pub use bench::{Bench, Proof, Stand};
pub use credits::Credits;
pub use daily::{day_of, today};
pub use damier_acts::TypedWork as Draft;
pub use examine::{BLACK_HAS_TASK, examine, task_of};
pub use exercise::{Asked, At, Exercise, Played};
pub use kept::{Kept, KeptFinding, KeptStage, Way};
pub use level::{Level, Levels};
pub use shelf::Shelf;

use std::sync::Arc;

use damier_compose::Composition;
use damier_pdn::{ReplayOptions, read_games, write_fen, write_game};
use damier_store::{Fault, Problem, ProblemText};

use crate::analysis::Endings;

/// Compositions: where they are proved, and the register of them.
pub struct Problems {
    /// Where compositions are proved.
    pub bench: Bench,
    /// The register, for the search of forerunners.
    pub shelf: Shelf,
    /// How hard the works of the register are.
    pub levels: Levels,
}

impl Problems {
    /// With the endgame tables of the site.
    pub fn new(endings: &Arc<Endings>) -> std::io::Result<Problems> {
        Ok(Problems {
            bench: Bench::new(Arc::clone(endings))?,
            shelf: Shelf::default(),
            levels: Levels::default(),
        })
    }
}

/// The PDN of a work.
pub fn pdn(work: &Composition) -> String {
    write_game(&work.to_pdn())
}

/// A work from its PDN.
pub fn work_of(pdn: &str) -> Option<Composition> {
    let game = read_games(pdn.as_bytes()).next()?.ok()?;
    Composition::from_pdn(&game, &ReplayOptions::default()).ok()
}

/// The work and what was found about it, as they are kept.
pub fn read(problem: &Problem) -> Result<(Composition, Kept), Fault> {
    let damaged = |what: &str| Fault::Damaged { what: format!("composition {}: {what}", problem.id) };
    let work = work_of(&problem.text.pdn).ok_or_else(|| damaged("its PDN"))?;
    let kept = serde_json::from_str(&problem.text.proof).map_err(|why| damaged(&why.to_string()))?;
    Ok((work, kept))
}

/// What the register keeps of a work and of what was found about it.
pub fn text_of(work: &Composition, kept: &Kept) -> Result<ProblemText, serde_json::Error> {
    Ok(ProblemText {
        variant: work.variant().name().to_owned(),
        code: work.code.name().to_owned(),
        genre: kept.genre.clone().unwrap_or_default(),
        task: kept.task.clone(),
        authors: authors(work),
        soundness: kept.soundness.clone(),
        playable: kept.exercise.is_some(),
        position: write_fen(&work.given()),
        pdn: pdn(work),
        proof: serde_json::to_string(kept)?,
    })
}

/// The authors in one line.
fn authors(work: &Composition) -> String {
    let names = work.authors.iter().map(|author| format!("{} {}", author.surname, author.given));
    names.map(|name| name.trim().to_owned()).collect::<Vec<_>>().join(", ")
}
