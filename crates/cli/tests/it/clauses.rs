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

/// What is for people is found by words of each language and told in it, whole.
#[test]
fn clauses_are_found_by_words_of_five_languages() {
    for (language, words) in [
        ("en", "linger tables"),
        ("uk", "затримуватися столиків"),
        ("ru", "задерживаться столиков"),
        ("lt", "užsibūti staliukų"),
        ("fr", "s'attarder tables"),
    ] {
        let mut args = vec!["clauses", "--lang", language];
        args.extend(words.split(' '));
        let found = damier(&args);
        assert!(found.starts_with("exit 0") && found.contains("UA-III.12.3.10"), "{found}");
        assert!(!found.contains('…'), "{found}");
    }
    let all = damier(&["clauses", "--class", "document", "--lang", "uk"]);
    assert!(!all.contains('…'), "a text is cut");
}

/// A notice for the wall is of the code that is played.
#[test]
fn a_sheet_is_of_one_code() {
    let wall = damier(&["clauses", "--sheet", "players", "--rulebook", "wcdf-checkers", "--lang", "uk"]);
    assert!(wall.contains("WCDF-4.5") && wall.contains("Поведінка гравців"), "{wall}");
    assert!(!wall.contains("FMJD-"), "{wall}");
    let judge = damier(&["clauses", "--sheet", "judging", "--format", "html", "--lang", "fr"]);
    assert!(judge.contains("Feuille de notation du juge"), "{judge}");
}
