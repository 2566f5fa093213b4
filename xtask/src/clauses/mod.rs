//! `cargo xtask clauses`: which clauses of the official codes are cited, and where.
//!
//! The list is `docs/clauses.tsv`, the answer `docs/coverage.md`. A clause counts as tested when a test or a case file
//! cites it, by how near this test comes to people ([`reach`]), as cited when only the source does; why no test does
//! stands in `docs/reasons.tsv`. Documents under `docs` are checked for clauses that do not exist, but talking about a
//! clause is not keeping it. Readings of the codes (`D-05`)
//! must have a row in `docs/decisions/readings.md`.

mod cite;
mod list;
mod reach;
mod readings;
mod reasons;
mod report;
mod tree;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, bail};

use list::ClauseList;
use reach::{Reach, Reaches};
use reasons::Reasons;
use tree::{Part, Passage};

const LIST: &str = "docs/clauses.tsv";
const COVERAGE: &str = "docs/coverage.md";
const REASONS: &str = "docs/reasons.tsv";

const READINGS: &str = "docs/decisions/readings.md";

/// Runs the chore with what was typed after its name.
pub(crate) fn run(options: &[&str]) -> anyhow::Result<()> {
    let survey = Survey::of_the_workspace()?;
    match options {
        [] => print!("{}", report::tables(&survey)),
        ["--write"] => {
            let path = crate::root().join(COVERAGE);
            fs::write(&path, report::document(&survey)).with_context(|| format!("writing {COVERAGE}"))?;
        }
        ["--check"] => {
            check(&survey)?;
            survey.refuse_gaps()?;
            survey.refuse_libraries()?;
        }
        ["--library"] => print!("{}", report::library_only(&survey)),
        ["--text"] => print!("{}", report::text_only(&survey)),
        ["--missing"] => print!("{}", report::missing(&survey, None)),
        ["--missing", tag] => print!("{}", report::missing(&survey, Some(tag))),
        _ => bail!("clauses takes --write, --check, --library, --text or --missing [TAG]"),
    }
    let idle = survey.idle_reasons();
    if !idle.is_empty() {
        eprintln!("a test names them, so they need no reason in {REASONS}: {}", idle.join(", "));
    }
    survey.refuse_strangers()
}

fn check(survey: &Survey) -> anyhow::Result<()> {
    let written = fs::read_to_string(crate::root().join(COVERAGE)).unwrap_or_default();
    if written != report::document(survey) {
        bail!("{COVERAGE} is out of date; renew it with `cargo xtask clauses --write`");
    }
    Ok(())
}

/// The clauses and who cites them.
struct Survey {
    list: ClauseList,
    /// The readings that have a row in their table.
    readings: BTreeSet<String>,
    /// Why no test names a clause.
    reasons: Reasons,
    /// For each cited clause the files that cite it, by the part of the tree they belong to.
    cited: BTreeMap<String, BTreeSet<(Part, String)>>,
    /// How far each line of the tests is from people.
    reaches: Reaches,
    /// For each clause that a test cites, how far the nearest of these tests is from people.
    tried: BTreeMap<String, Reach>,
    /// `file:line: identifier` for what looks like a clause or a reading and is none.
    strangers: Vec<String>,
}

impl Survey {
    fn of_the_workspace() -> anyhow::Result<Survey> {
        let root = crate::root();
        let text = fs::read_to_string(root.join(LIST)).with_context(|| format!("reading {LIST}"))?;
        let table = fs::read_to_string(root.join(READINGS)).with_context(|| format!("reading {READINGS}"))?;
        let reasons = fs::read_to_string(root.join(REASONS)).with_context(|| format!("reading {REASONS}"))?;
        let mut survey =
            Survey::new(ClauseList::parse(&text)?, readings::rows(&table), reasons::parse(&reasons)?);
        let files = tree::files(root)?;
        survey.reaches = reach::measure(root, &files)?;
        for passage in tree::passages(root, &files)? {
            survey.read(&passage);
        }
        Ok(survey)
    }

    fn new(list: ClauseList, readings: BTreeSet<String>, reasons: Reasons) -> Survey {
        Survey {
            list,
            readings,
            reasons,
            cited: BTreeMap::new(),
            reaches: Reaches::default(),
            tried: BTreeMap::new(),
            strangers: Vec::new(),
        }
    }

    fn read(&mut self, passage: &Passage) {
        for mention in cite::mentions(&passage.text) {
            if self.list.get(mention.id).is_some() && !mention.whole_chapter {
                if passage.part == Part::Test {
                    let reach = self.reaches.of(&passage.file, passage.line, mention.id);
                    let best = self.tried.entry(mention.id.to_owned()).or_insert_with(|| reach.clone());
                    *best = reach.max(best.clone());
                }
                if passage.part != Part::Document {
                    let files = self.cited.entry(mention.id.to_owned()).or_default();
                    files.insert((passage.part, passage.file.clone()));
                }
            } else if !(mention.whole_chapter && self.list.has_chapter(mention.id)) && mention.is_numbered() {
                self.strangers.push(passage.at(mention.id));
            }
        }
        for name in readings::mentions(&passage.text).filter(|name| !self.readings.contains(*name)) {
            self.strangers.push(passage.at(name));
        }
    }

    /// Whether a test or a case file cites the clause.
    fn is_tested(&self, id: &str) -> bool {
        self.tried.contains_key(id)
    }

    /// The clauses of class software whose tests use what no door sets in motion, with its names.
    fn library_only(&self) -> impl Iterator<Item = (&str, &[String])> {
        let software = self.list.iter().filter(|clause| clause.class == "software");
        software.filter_map(|clause| match self.tried.get(&clause.id)? {
            Reach::Library(names) => Some((clause.id.as_str(), names.as_slice())),
            _ => None,
        })
    }

    /// The reasons that nobody needs any more, because a test names the clause.
    fn idle_reasons(&self) -> Vec<&str> {
        self.reasons.keys().map(String::as_str).filter(|id| self.is_tested(id)).collect()
    }

    /// Every clause of class software is named by a test or has a reason, and what is said again is tested.
    fn refuse_gaps(&self) -> anyhow::Result<()> {
        let open = self.list.iter().filter(|clause| clause.class == "software");
        let open =
            open.filter(|clause| !self.is_tested(&clause.id) && !self.reasons.contains_key(&clause.id));
        let mut faults: Vec<String> =
            open.map(|clause| format!("{} is named by no test and has no reason", clause.id)).collect();
        for (id, reason) in &self.reasons {
            if self.list.get(id).is_none() {
                faults.push(format!("{id} is no clause"));
            } else if reason.kind == "again" && !self.is_tested(&reason.remark) {
                faults.push(format!("{id} says again what {} says, which no test names", reason.remark));
            }
        }
        match faults.is_empty() {
            true => Ok(()),
            false => bail!("{REASONS}: {} faults:\n  {}", faults.len(), faults.join("\n  ")),
        }
    }

    /// No clause is kept where nobody comes.
    fn refuse_libraries(&self) -> anyhow::Result<()> {
        let found: Vec<String> =
            self.library_only().map(|(id, names)| format!("{id}: {}", names.join(", "))).collect();
        if found.is_empty() {
            return Ok(());
        }
        bail!(
            "{} clauses are tried through what no command, page or API sets in motion:\n  {}",
            found.len(),
            found.join("\n  ")
        )
    }

    fn refuse_strangers(&self) -> anyhow::Result<()> {
        if self.strangers.is_empty() {
            return Ok(());
        }
        bail!(
            "{} citations name no clause of {LIST} and no row of {READINGS}:\n  {}",
            self.strangers.len(),
            self.strangers.join("\n  ")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn survey(passages: &[(Part, &str)]) -> Survey {
        let list =
            ClauseList::parse("FMJD-I.4.1\tmove\tsoftware\tone\nFMJD-I.4.13\tcapture,move\tsoftware\tx\n");
        let list = list.expect("a well-formed list");
        let mut survey = Survey::new(list, BTreeSet::from(["D-05".to_owned()]), Reasons::new());
        for (part, text) in passages {
            let file = "a.rs".to_owned();
            survey.read(&Passage { file, line: 7, part: *part, text: (*text).to_owned() });
        }
        survey
    }

    #[test]
    fn a_longer_number_is_another_clause() {
        let survey = survey(&[(Part::Test, "// FMJD-I.4.13")]);
        assert!(survey.is_tested("FMJD-I.4.13"));
        assert!(!survey.is_tested("FMJD-I.4.1"));
    }

    #[test]
    fn a_clause_cited_by_the_source_alone_is_not_tested() {
        let survey = survey(&[(Part::Source, "// FMJD-I.4.1, FMJD-I.4.13"), (Part::Test, "FMJD-I.4.13")]);
        assert!(survey.cited.contains_key("FMJD-I.4.1"));
        assert!(!survey.is_tested("FMJD-I.4.1"));
        assert!(survey.is_tested("FMJD-I.4.13"));
    }

    #[test]
    fn documents_are_checked_but_do_not_count() {
        let survey = survey(&[(Part::Document, "FMJD-I.4.1 and FMJD-I.99")]);
        assert!(survey.cited.is_empty());
        assert_eq!(survey.strangers, ["a.rs:7: FMJD-I.99"]);
    }

    #[test]
    fn a_clause_that_does_not_exist_is_refused() {
        let survey = survey(&[(Part::Source, "(FMJD-I.4.2), FMJD-100, FMJD-I.4.*, FMJD-II.*")]);
        assert_eq!(survey.strangers, ["a.rs:7: FMJD-I.4.2"]);
        assert!(survey.refuse_strangers().is_err());
    }

    #[test]
    fn a_clause_is_tested_or_has_a_reason() {
        let mut survey = survey(&[(Part::Test, "FMJD-I.4.13"), (Part::Source, "FMJD-I.4.1")]);
        let told = |survey: &Survey| survey.refuse_gaps().map_err(|why| why.to_string());
        assert!(told(&survey).expect_err("a gap").contains("FMJD-I.4.1 is named by no test"));
        survey.reasons = reasons::parse("FMJD-I.4.1\tagain\tFMJD-I.4.13").expect("a table");
        assert_eq!(told(&survey), Ok(()));
        survey.reasons = reasons::parse("FMJD-I.4.1\tagain\tFMJD-I.4.1").expect("a table");
        assert!(told(&survey).expect_err("in a circle").contains("which no test names"));
        survey.reasons = reasons::parse("FMJD-I.4.1\tword\t\nFMJD-I.4.13\tword\t").expect("a table");
        assert_eq!((told(&survey), survey.idle_reasons()), (Ok(()), vec!["FMJD-I.4.13"]));
    }

    #[test]
    fn a_reading_without_a_row_is_refused() {
        let survey = survey(&[(Part::Source, "D-05a as in D-77")]);
        assert_eq!(survey.strangers, ["a.rs:7: D-77"]);
    }
}
