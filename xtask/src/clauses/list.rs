//! The list of clauses, `docs/clauses.tsv`.

use std::collections::BTreeMap;

use anyhow::{Context, bail};

/// One clause of a code.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Clause {
    pub(super) id: String,
    pub(super) tags: Vec<String>,
    /// Who can keep it: `software`, `physical` or `document`.
    pub(super) class: String,
    pub(super) text: String,
}

impl Clause {
    /// The code it belongs to.
    pub(super) fn code(&self) -> &str {
        self.id.split_once('-').map_or(&self.id, |(code, _)| code)
    }
}

/// All clauses in the order of the codes.
#[derive(Debug)]
pub(super) struct ClauseList {
    clauses: Vec<Clause>,
    by_id: BTreeMap<String, usize>,
}

impl ClauseList {
    /// Reads the table; lines that begin with `#` are remarks.
    pub(super) fn parse(text: &str) -> anyhow::Result<ClauseList> {
        let mut list = ClauseList { clauses: Vec::new(), by_id: BTreeMap::new() };
        for (number, line) in (1..).zip(text.lines()) {
            if line.starts_with('#') || line.is_empty() {
                continue;
            }
            let clause = parse_line(line).with_context(|| format!("line {number} of the clause list"))?;
            if list.by_id.insert(clause.id.clone(), list.clauses.len()).is_some() {
                bail!("line {number} of the clause list: {} stands there twice", clause.id);
            }
            list.clauses.push(clause);
        }
        Ok(list)
    }

    /// The clause of this name.
    pub(super) fn get(&self, id: &str) -> Option<&Clause> {
        self.by_id.get(id).map(|&index| &self.clauses[index])
    }

    /// Whether any clause stands below this name.
    pub(super) fn has_chapter(&self, name: &str) -> bool {
        self.clauses
            .iter()
            .any(|clause| clause.id.strip_prefix(name).is_some_and(|rest| rest.starts_with('.')))
    }

    /// All clauses in the order of the codes.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Clause> {
        self.clauses.iter()
    }
}

fn parse_line(line: &str) -> anyhow::Result<Clause> {
    let mut columns = line.splitn(4, '\t');
    let mut column = |name| columns.next().with_context(|| format!("the column \"{name}\" is missing"));
    Ok(Clause {
        id: column("identifier")?.to_owned(),
        tags: column("tags")?.split(',').map(str::to_owned).collect(),
        class: column("class")?.to_owned(),
        text: column("text")?.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clauses::cite;

    #[test]
    fn the_list_of_the_project_is_whole() {
        let text =
            std::fs::read_to_string(crate::root().join(super::super::LIST)).expect("the list is there");
        let list = ClauseList::parse(&text).expect("it can be read");
        assert_eq!(list.iter().count(), 2794);
        for clause in list.iter() {
            let found: Vec<&str> = cite::mentions(&clause.id).map(|mention| mention.id).collect();
            assert_eq!(found, [clause.id.as_str()], "the finder knows this shape of name");
            assert!(["software", "physical", "document"].contains(&clause.class.as_str()), "{}", clause.id);
            assert!(!clause.text.is_empty(), "{}", clause.id);
        }
    }

    #[test]
    fn faults_name_the_line() {
        let twice = "# remark\nA-1\tx\tsoftware\tt\nA-1\tx\tsoftware\tt\n";
        assert!(format!("{:#}", ClauseList::parse(twice).expect_err("twice")).contains("line 3"));
        let short = "A-1\tx\n";
        assert!(
            format!("{:#}", ClauseList::parse(short).expect_err("short")).contains("\"class\" is missing")
        );
    }
}
