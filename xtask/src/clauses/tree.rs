//! Walks the repository and cuts its files into lines of source, test and document.

use std::fs;
use std::path::Path;

use anyhow::Context;

/// What kind of text cites a clause.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Part {
    /// A test or a case file: the clause is tried.
    Test,
    /// Source, data or a template: the clause is kept.
    Source,
    /// Prose: the clause is talked about.
    Document,
}

/// One line of a file.
#[derive(Debug)]
pub(super) struct Passage {
    /// The path from the root, with `/` on every system.
    pub(super) file: String,
    /// Counted from 1.
    pub(super) line: usize,
    pub(super) part: Part,
    pub(super) text: String,
}

impl Passage {
    /// `file:line: what`, as compilers write it.
    pub(super) fn at(&self, what: &str) -> String {
        format!("{}:{}: {what}", self.file, self.line)
    }
}

/// Files that speak about names of clauses without citing them: the list, its answer, what shows clauses on paper, at
/// the terminal and on pages, and this chore, whose tests need clauses that do not exist.
const LEFT_OUT: [&str; 8] = [
    super::LIST,
    super::REASONS,
    super::COVERAGE,
    "crates/cli/src/commands/clauses.rs",
    "crates/cli/tests/it/clauses.rs",
    "crates/paper/documents/src/clauses",
    "crates/site/server/tests/it/clauses.rs",
    "xtask/src/clauses",
];

/// Endings of files that may cite a clause.
const TEXTS: [&str; 15] = [
    "cases", "css", "csv", "ftl", "html", "js", "json", "jsonl", "md", "perft", "rs", "toml", "tsv", "txt",
    "typ",
];

/// All files of the repository that may cite a clause, in the order of paths.
pub(super) fn files(root: &Path) -> anyhow::Result<Vec<String>> {
    let mut files = Vec::new();
    collect(root, root, &mut files)?;
    files.sort();
    Ok(files)
}

/// All lines of these files that may cite a clause, in their order.
pub(super) fn passages(root: &Path, files: &[String]) -> anyhow::Result<Vec<Passage>> {
    let mut passages = Vec::new();
    for file in files {
        let bytes = fs::read(root.join(file)).with_context(|| format!("reading {file}"))?;
        passages.extend(cut(file, &String::from_utf8_lossy(&bytes)));
    }
    Ok(passages)
}

fn collect(root: &Path, folder: &Path, files: &mut Vec<String>) -> anyhow::Result<()> {
    let entries = fs::read_dir(folder).with_context(|| format!("listing {}", folder.display()))?;
    for entry in entries {
        let path = entry?.path();
        let Some(name) = path.strip_prefix(root).ok().and_then(Path::to_str) else { continue };
        let name = name.replace('\\', "/");
        if LEFT_OUT.contains(&name.as_str()) || is_hidden_or_built(&name) {
            continue;
        }
        if path.is_dir() {
            collect(root, &path, files)?;
        } else if path.extension().and_then(|e| e.to_str()).is_some_and(|e| TEXTS.contains(&e)) {
            files.push(name);
        }
    }
    Ok(())
}

fn is_hidden_or_built(name: &str) -> bool {
    let last = name.rsplit('/').next().unwrap_or(name);
    last.starts_with('.')
        || last == "target"
        || name.starts_with("fuzz/corpus")
        || name.starts_with("fuzz/artifacts")
}

fn cut(file: &str, text: &str) -> Vec<Passage> {
    let mut part = part_of(file);
    let mut passages = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        if part == Part::Source && file.ends_with(".rs") && text.trim_end() == "mod tests {" {
            part = Part::Test;
        }
        passages.push(Passage { file: file.to_owned(), line, part, text: text.to_owned() });
    }
    passages
}

/// Tests of wording, made-up events and facts as they are stored name any clause as an example, and try none.
fn has_examples_only(file: &str) -> bool {
    file.ends_with("/told.rs")
        || file.ends_with("/samples.rs")
        || file.ends_with("/facts.jsonl")
        || file.starts_with("crates/base/language/tests/")
}

pub(super) fn part_of(file: &str) -> Part {
    let folders = || file.split('/').rev().skip(1);
    if has_examples_only(file) {
        return Part::Document;
    }
    let is_case = [".cases", ".perft"].iter().any(|ending| file.ends_with(ending));
    if is_case || folders().any(|folder| folder == "tests") || file.ends_with("/tests.rs") {
        Part::Test
    } else if file.ends_with(".md") {
        Part::Document
    } else {
        Part::Source
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_follow_the_path() {
        for (file, part) in [
            ("crates/game/rules/src/variant.rs", Part::Source),
            ("crates/game/rules/src/game/tests.rs", Part::Test),
            ("crates/game/rules/tests/it/main.rs", Part::Test),
            ("crates/game/rules/tests/cases/draws.cases", Part::Test),
            ("web/templates/page.html", Part::Source),
            ("docs/decisions/0001-x.md", Part::Document),
            ("crates/sport/contests/tests/it/told.rs", Part::Document),
            ("crates/base/language/tests/it/complete/mod.rs", Part::Document),
            ("crates/sport/contests/tests/cases/composing.jsonl", Part::Test),
            ("README.md", Part::Document),
        ] {
            assert_eq!(part_of(file), part, "{file}");
        }
    }

    #[test]
    fn the_tests_of_a_module_are_tests() {
        let parts: Vec<Part> =
            cut("a.rs", "one\n#[cfg(test)]\nmod tests {\n two\n}\n").into_iter().map(|p| p.part).collect();
        assert_eq!(parts, [Part::Source, Part::Source, Part::Test, Part::Test, Part::Test]);
    }
}
