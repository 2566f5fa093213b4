//! What the chore prints: tables of coverage, the document, the list of what is missing.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::list::Clause;
use super::reach::Reach;
use super::reasons::KINDS;
use super::{LIST, Part, REASONS, Survey};

/// How the clauses of a group are tried.
#[derive(Default)]
struct Count {
    total: usize,
    within_reach: usize,
    library_only: usize,
    text_only: usize,
    source_only: usize,
    reasons: usize,
}

/// Coverage by class, code and tag, as Markdown.
pub(super) fn tables(survey: &Survey) -> String {
    let mut out = String::new();
    table(&mut out, survey, "Class", |clause| vec![&clause.class]);
    table(&mut out, survey, "Code", |clause| vec![clause.code()]);
    table(&mut out, survey, "Tag", |clause| clause.tags.iter().map(String::as_str).collect());
    out
}

fn table<'a>(out: &mut String, survey: &'a Survey, name: &str, groups: impl Fn(&'a Clause) -> Vec<&'a str>) {
    let mut counts: BTreeMap<&str, Count> = BTreeMap::new();
    let mut all = Count::default();
    for clause in survey.list.iter() {
        add(&mut all, survey, clause);
        for group in groups(clause) {
            add(counts.entry(group).or_default(), survey, clause);
        }
    }
    let rows: Vec<(&str, &Count)> = counts.iter().map(|(name, count)| (*name, count)).collect();
    let _ = writeln!(
        out,
        "{:<14} | total | within reach | library only | text only | source only | reason |",
        format!("| {name}")
    );
    let _ = writeln!(
        out,
        "| ------------ | ----: | -----------: | -----------: | --------: | ----------: | -----: |"
    );
    for (name, count) in rows.into_iter().chain([("all", &all)]) {
        let Count { total, within_reach, library_only, text_only, source_only, reasons } = count;
        let _ = writeln!(
            out,
            "| {name:<12} | {total:>5} | {within_reach:>12} | {library_only:>12} | {text_only:>9} | \
             {source_only:>11} | {reasons:>6} |"
        );
    }
    out.push('\n');
}

fn add(count: &mut Count, survey: &Survey, clause: &Clause) {
    count.total += 1;
    match survey.tried.get(&clause.id) {
        Some(Reach::Doors) => count.within_reach += 1,
        Some(Reach::Library(_)) => count.library_only += 1,
        Some(Reach::Text) => count.text_only += 1,
        None if survey.reasons.contains_key(&clause.id) => count.reasons += 1,
        None if survey.cited.contains_key(&clause.id) => count.source_only += 1,
        None => {}
    }
}

/// The whole of `docs/coverage.md`.
pub(super) fn document(survey: &Survey) -> String {
    let mut out = format!(
        "# Coverage of the official codes\n\n\
         Made by `cargo xtask clauses --write` from the citations in this repository; do not edit.\n\
         The clauses with their texts are in [{LIST}]({}).\n\n\
         A clause counts by the test that comes nearest to people:\n\n\
         - *Within reach*: all that the test does can be set in motion at a command, a page or the API.\n\
         - *Library only*: the test uses a function that nothing in the command or the site leads to, or a fact, an event \
         of a clock or a right that nothing there makes. `cargo xtask clauses --library` names them.\n\
         - *Text only*: the test compares a row of text (what a rulebook says, a duty, a sign) and plays nothing. \
         `cargo xtask clauses --text` lists them.\n\
         - *Source only*: the code that keeps it names it, and is tried together with its neighbours, but no test names \
         the clause by itself.\n\
         - *Reason*: no test names it, and [{REASONS}]({}) says why.\n\n\
         How far a test is from people is measured, not told. The sources of the command and of the site are within \
         reach; so is every function and type that they name, whatever these name, and so on inward. A fact counts \
         where code within reach makes it, not where a pattern looks for it; a right counts where an act asks for it. What \
         a test uses is what its function and its helpers name; what a case uses is what the arms of its reader name that \
         begin with the words of the case. Names are compared, not types: two functions of one name count as one, so that \
         a clause may be called within reach too easily, never too hardly.\n\n\
         The class *software* is for a program to keep, *physical* for the hall, *document* is for people to read: \
         `damier clauses --class document` shows them all, and makes lists to tick off of them.\n\
         A clause with several tags counts in each. `cargo xtask clauses --missing [TAG]` lists what no test names yet.\n\n\
         ## In numbers\n\n",
        LIST.trim_start_matches("docs/"),
        REASONS.trim_start_matches("docs/")
    );
    out.push_str(&tables(survey));
    out.push_str("## Why no test names them\n\n| reason | clauses | |\n| --- | ----: | --- |\n");
    for (kind, text) in KINDS {
        let given = survey.list.iter().filter(|clause| {
            !survey.is_tested(&clause.id)
                && survey.reasons.get(&clause.id).is_some_and(|reason| reason.kind == kind)
        });
        let _ = writeln!(out, "| {kind} | {} | {text} |", given.count());
    }
    out.push('\n');
    out.push_str("## Clause by clause\n\n| clause | class | state | where |\n| --- | --- | --- | --- |\n");
    for clause in survey.list.iter() {
        if let Some(line) = row(survey, clause) {
            out.push_str(&line);
        }
    }
    out
}

fn row(survey: &Survey, clause: &Clause) -> Option<String> {
    let reason = survey.reasons.get(&clause.id).filter(|_| !survey.is_tested(&clause.id));
    if let Some(reason) = reason {
        return Some(format!("| {} | {} | {} | {} |\n", clause.id, clause.class, reason.kind, reason.remark));
    }
    let places = survey.cited.get(&clause.id)?;
    let state = match survey.tried.get(&clause.id) {
        Some(Reach::Doors) => "within reach".to_owned(),
        Some(Reach::Library(names)) => format!("library only: {}", names.join(", ")),
        Some(Reach::Text) => "text only".to_owned(),
        None => "source".to_owned(),
    };
    let mut files: Vec<&str> = Vec::new();
    for part in [Part::Source, Part::Test] {
        for (_, file) in places.iter().filter(|(of, _)| *of == part) {
            let short = file.strip_prefix("crates/").unwrap_or(file);
            if !files.contains(&short) {
                files.push(short);
            }
        }
    }
    Some(format!("| {} | {} | {state} | {} |\n", clause.id, clause.class, files.join(", ")))
}

/// The clauses whose tests use what no door sets in motion, with what that is.
pub(super) fn library_only(survey: &Survey) -> String {
    let rows = survey.library_only().map(|(id, names)| format!("{id}\t{}\n", names.join(", ")));
    rows.collect()
}

/// The clauses that only a row of text names, with their texts.
pub(super) fn text_only(survey: &Survey) -> String {
    let text = survey.list.iter().filter(|clause| survey.tried.get(&clause.id) == Some(&Reach::Text));
    text.map(|clause| format!("{}\t{}\t{}\n", clause.id, clause.class, clause.text)).collect()
}

/// The clauses a program could keep that no test names and that have no reason, with their texts.
pub(super) fn missing(survey: &Survey, tag: Option<&str>) -> String {
    let mut out = String::new();
    for clause in survey.list.iter() {
        let wanted = tag.is_none_or(|tag| clause.tags.iter().any(|of| of == tag));
        let accounted = survey.is_tested(&clause.id) || survey.reasons.contains_key(&clause.id);
        if wanted && clause.class == "software" && !accounted {
            let _ = writeln!(out, "{}\t{}\t{}", clause.id, clause.tags.join(","), clause.text);
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clauses::list::ClauseList;
    use crate::clauses::tree::Passage;

    fn survey() -> Survey {
        let list = "UA-I.1\tboard\tsoftware\tOne.\nUA-I.2\tboard,venue\tphysical\tTwo.\nCOL-1.1\tmove\tsoftware\tThree.\n";
        let list = ClauseList::parse(list).expect("a well-formed list");
        let mut survey = Survey::new(list, Default::default(), Default::default());
        let mut read = |file: &str, part, text: &str| {
            survey.read(&Passage { file: file.to_owned(), line: 1, part, text: text.to_owned() });
        };
        read("crates/game/rules/src/a.rs", Part::Source, "UA-I.1 UA-I.2");
        read("crates/game/rules/src/a.rs", Part::Test, "UA-I.1");
        read("crates/game/rules/tests/cases/a.cases", Part::Test, "UA-I.1");
        survey
    }

    #[test]
    fn tables_count_by_class_code_and_tag() {
        let tables = tables(&survey());
        for row in [
            "| software     |     2 |            1 |            0 |         0 |           0 |      0 |",
            "| physical     |     1 |            0 |            0 |         0 |           1 |      0 |",
            "| UA           |     2 |            1 |            0 |         0 |           1 |      0 |",
            "| COL          |     1 |            0 |            0 |         0 |           0 |      0 |",
            "| board        |     2 |            1 |            0 |         0 |           1 |      0 |",
            "| all          |     3 |            1 |            0 |         0 |           1 |      0 |",
        ] {
            assert!(tables.contains(row), "{row}\nis not in\n{tables}");
        }
    }

    #[test]
    fn the_document_lists_each_cited_clause_once() {
        let document = document(&survey());
        assert!(document.contains(
            "| UA-I.1 | software | within reach | game/rules/src/a.rs, game/rules/tests/cases/a.cases |\n"
        ));
        assert!(document.contains("| UA-I.2 | physical | source | game/rules/src/a.rs |\n"));
        assert!(!document.contains("| COL-1.1 |"));
    }

    #[test]
    fn a_reason_stands_in_the_place_of_a_citation() {
        let mut survey = survey();
        let reasons = "COL-1.1\tmissing\tnot built yet\nUA-I.2\tpeople\tin the hall\nUA-I.1\tword\tidle";
        survey.reasons = crate::clauses::reasons::parse(reasons).expect("a table");
        let document = document(&survey);
        assert!(document.contains("| COL-1.1 | software | missing | not built yet |\n"));
        // The source names it, no test does; where one does, the reason is idle.
        assert!(document.contains("| UA-I.2 | physical | people | in the hall |\n"));
        assert!(document.contains("| UA-I.1 | software | within reach |"));
        assert!(document.contains("| missing | 1 | it is not built |\n"));
        assert_eq!(missing(&survey, None), "");
    }

    #[test]
    fn what_nothing_cites_is_missing() {
        assert_eq!(missing(&survey(), None), "COL-1.1\tmove\tThree.\n");
        assert_eq!(missing(&survey(), Some("board")), "");
    }
}
