//! Why no test names a clause, `docs/reasons.tsv`.

use std::collections::BTreeMap;

use anyhow::{Context, bail};

/// The kinds of reasons with what they say.
pub(super) const KINDS: [(&str, &str); 8] = [
    ("heading", "it only introduces the clauses below it, which are listed themselves"),
    ("word", "it says what something is or is called; what follows from it are clauses of their own"),
    ("again", "it says again what another clause says, which is tested"),
    ("whole", "it is one step of a procedure that is tested as a whole"),
    (
        "people",
        "it is kept by people; the program neither sees nor decides it, and shows it with `damier clauses`",
    ),
    ("judged", "it gives somebody a decision, which the program takes down but does not make"),
    ("untried", "the code keeps it, but no case tries it by itself yet"),
    ("missing", "it is not built"),
];

/// Why no test names a clause.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Reason {
    /// One of [`KINDS`].
    pub(super) kind: &'static str,
    /// What else is to be said; empty if nothing.
    pub(super) remark: String,
}

/// The reasons by clause.
pub(super) type Reasons = BTreeMap<String, Reason>;

/// Reads the table; lines that begin with `#` are remarks.
pub(super) fn parse(text: &str) -> anyhow::Result<Reasons> {
    let mut reasons = Reasons::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.starts_with('#')) {
        let (id, reason) = parse_line(line).with_context(|| format!("line {number} of the reasons"))?;
        if reasons.insert(id.clone(), reason).is_some() {
            bail!("line {number} of the reasons: {id} stands there twice");
        }
    }
    Ok(reasons)
}

fn parse_line(line: &str) -> anyhow::Result<(String, Reason)> {
    let mut columns = line.splitn(3, '\t');
    let id = columns.next().unwrap_or_default().to_owned();
    let named = columns.next().context("the kind of the reason is missing")?;
    let known = KINDS.iter().find(|(kind, _)| *kind == named);
    let (kind, _) = known.with_context(|| format!("there is no kind of reason \"{named}\""))?;
    let remark = columns.next().unwrap_or_default().to_owned();
    if remark.is_empty() && matches!(*kind, "again" | "missing") {
        bail!("{id}: which one, or what, must be said");
    }
    Ok((id, Reason { kind, remark }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_has_a_known_kind() {
        let reasons = parse("# remark\nA-1\theading\t\nA-2\tagain\tA-1\n").expect("a table");
        assert_eq!(reasons["A-2"], Reason { kind: "again", remark: "A-1".to_owned() });
        assert_eq!(reasons["A-1"], Reason { kind: "heading", remark: String::new() });
        for (table, fault) in [
            ("A-1\n", "kind of the reason is missing"),
            ("A-1\tbecause\tx\n", "no kind of reason \"because\""),
            ("A-1\tmissing\t\n", "what, must be said"),
            ("A-1\tword\tx\nA-1\tword\tx\n", "stands there twice"),
        ] {
            let told = format!("{:#}", parse(table).expect_err(table));
            assert!(told.contains(fault), "{told}");
        }
    }
}
