//! `damier clauses`: every clause can be read.

use crate::command::damier;

#[test]
fn one_clause_or_a_chapter() {
    let one = damier(&["clauses", "FMJD-I.4.13"]);
    assert!(
        one.starts_with("exit 0") && one.contains("FMJD-I.4.13  ") && !one.contains("FMJD-I.4.1  "),
        "{one}"
    );
    let chapter = damier(&["clauses", "ua-iv.8.4"]);
    assert!(chapter.contains("UA-IV.8.4.a  ") && chapter.contains("UA-IV.8.4.b  "), "{chapter}");
    let none = damier(&["clauses", "FMJD-I.99"]);
    assert!(none.starts_with("exit 2") && none.contains("there is no such clause: FMJD-I.99"), "{none}");
    let tag = damier(&["clauses", "--tag", "weather"]);
    assert!(tag.starts_with("exit 2") && tag.contains("conduct, corr"), "{tag}");
}

/// What is for people to read is shown to them: all of it, and as a list to tick off.
#[test]
fn what_people_have_to_know_can_be_ticked_off() {
    let list = include_str!("../../../../docs/clauses.tsv");
    let documents = list.lines().filter(|line| line.split('\t').nth(2) == Some("document"));
    let ids: Vec<&str> = documents.filter_map(|line| line.split('\t').next()).collect();
    let told = damier(&["clauses", "--class", "document", "--tick"]);
    for id in &ids {
        assert!(told.contains(&format!("☐ {id}  ")), "{id}");
    }
    assert_eq!(told.matches('☐').count(), ids.len());
    let json = damier(&["clauses", "--code", "wcdf", "--tag", "conduct", "--json", "spectators"]);
    assert!(json.contains("\"clause\":\"WCDF-4.6\""), "{json}");
}
