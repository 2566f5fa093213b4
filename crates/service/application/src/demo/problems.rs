//! A few compositions for the register, with their proofs, so that a new club has a problem of the day.
//!
//! The proofs rest on endgame tables, which a demonstration need not have, and so are kept as data: `problems.json`,
//! made by the test at the end of this file.

use damier_clock::{Moment, Span};
use damier_store::{Database, Fault, ProblemRefused};
use serde::{Deserialize, Serialize};

use super::{MEMBERS, before};
use crate::problems::{Kept, text_of, work_of};
use crate::secret;

/// The works and what was found about them.
static WORKS: &str = include_str!("problems.json");

/// A work and what was found about it.
#[derive(Serialize, Deserialize)]
struct Proved {
    pdn: String,
    found: Kept,
}

/// Enters the compositions in the names of members; how many there are.
pub(super) async fn put(database: &Database, now: Moment) -> Result<usize, Fault> {
    let other = |what: String| Fault::Other { what };
    let works: Vec<Proved> = serde_json::from_str(WORKS).map_err(|why| other(why.to_string()))?;
    for (index, own) in works.iter().enumerate() {
        let work = work_of(&own.pdn).ok_or_else(|| other(format!("no composition: {}", own.pdn)))?;
        let text = text_of(&work, &own.found).map_err(|why| other(why.to_string()))?;
        let member = MEMBERS[index % MEMBERS.len()];
        let account = database.credentials(member).await?.map(|found| found.account.id);
        let account = account.ok_or_else(|| other(format!("{member} has no account")))?;
        let made = before(now, Span::days(2 + 3 * index as u64));
        let entered = database.enter_problem(&secret::name(), account, text, made).await;
        entered.map_err(|why| match why {
            ProblemRefused::Store(fault) => fault,
            refused => other(refused.to_string()),
        })?;
    }
    Ok(works.len())
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;
    use std::sync::Arc;

    use damier_compose::check::Means;
    use damier_compose::{Author, Composition, Goal};
    use damier_engine::Probe;
    use damier_pdn::read_fen;
    use damier_rules::Variant;
    use damier_tables::Wanted;

    use super::*;
    use crate::problems::{Played, examine, pdn};

    /// Variant, position, author, source.
    const POSITIONS: &[(Variant, &str, &str, &str)] = &[
        (Variant::Russian, "W:WKa5,a3:Ba7,f4", "Shoshin, A.", ""),
        (Variant::Russian, "W:WKb8,h6:Bc3,h8", "", "rules of Ukraine, 2013, VI.7.4.5"),
        (Variant::Russian, "W:We3,g3:Be5,g7", "Damier", "found by search"),
        (Variant::Russian, "W:Wc5,Kf2:Ba7,f4,h4", "Damier", "found by search"),
        (Variant::Brazilian, "W:We5,h2:Ba7,b6", "Damier", "found by search"),
        (Variant::International, "W:W38,42:B15,31", "Damier", "found by search"),
    ];

    #[test]
    fn every_work_can_be_solved_by_playing() {
        let works: Vec<Proved> = serde_json::from_str(WORKS).expect("the works");
        assert!(works.len() >= 4);
        for own in &works {
            let work = work_of(&own.pdn).expect("a composition");
            assert_eq!(own.found.soundness, "sound", "{}", own.pdn);
            let exercise = own.found.exercise.as_ref().expect("something to find");
            let (mut at, mut moves) = (exercise.begin(), 0);
            loop {
                let text = &exercise.lines[at.line].moves[at.ply];
                moves += 1;
                match exercise.play(at, text).expect("the lines can be played") {
                    Played::Right { next: Some(next), .. } => at = next,
                    Played::Right { next: None, .. } => break,
                    _ => panic!("{text} in {}", work.heading()),
                }
                assert!(moves < 500, "{}", work.heading());
            }
        }
    }

    #[test]
    #[ignore = "proves the works anew with the endgame tables in $DAMIER_TABLES and writes problems.json"]
    fn the_proofs_are_made_anew() {
        let folder = PathBuf::from(std::env::var_os("DAMIER_TABLES").expect("a folder of tables"));
        let mut works = Vec::new();
        for (variant, fen, author, source) in POSITIONS {
            let setup = read_fen(*variant, fen).expect("a position").setup;
            let mut work = Composition::new(setup, Goal::Win);
            work.authors =
                Some(Author::parse(author)).filter(|own| !own.surname.is_empty()).into_iter().collect();
            work.source = Some((*source).to_owned()).filter(|source| !source.is_empty());
            let tables = Wanted::Usual.open(Some(&folder), *variant).expect("tables can be read");
            let tables = tables.map(|tables| tables as Arc<dyn Probe>);
            let means = Means { tables, ..Means::usual(*variant) };
            let found = examine(&work, &means, &mut |_| {}).expect("nobody stops it");
            assert_eq!(found.soundness, "sound", "{fen}");
            works.push(Proved { pdn: pdn(&work), found });
        }
        let lines: Vec<String> = works.iter().map(|own| serde_json::to_string(own).expect("JSON")).collect();
        let text = format!("[\n{}\n]\n", lines.join(",\n"));
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/src/demo/problems.json");
        std::fs::write(file, text).expect("it can be written");
    }
}
