//! `damier rulebooks`.

use damier_rules::Rulebook;

use crate::command::{damier, run};

#[test]
fn the_table_lists_all() {
    insta::assert_snapshot!("table", damier(&["rulebooks"]));
}

#[test]
fn one_rulebook_shows_its_clauses() {
    let printed = damier(&["rulebooks", "columns-lasca"]);
    for row in Rulebook::named("columns-lasca").unwrap().rows() {
        assert!(row.clauses.iter().all(|clause| printed.contains(clause)), "{}", row.topic);
    }
    assert!(printed.contains("the man is crowned and the move ends"), "{printed}");
}

/// People read sentences of their language and no names of ours, but whoever writes a regulation finds the name.
#[test]
fn a_rulebook_is_read_in_five_languages() {
    for (language, text) in [
        ("uk", "тихий хід, хоч було взяття"),
        ("ru", "тихий ход, хотя было взятие"),
        ("lt", "paprastas ėjimas, nors buvo kirtimas"),
        ("fr", "coup simple alors qu’il y avait une prise"),
        ("en", "quiet move although there was a capture"),
    ] {
        let printed = damier(&["rulebooks", "fmjd-100", "--lang", language]);
        assert!(printed.contains(text), "{printed}");
        assert!(
            !printed.contains("DR-KQ") && !printed.contains("IR01") && !printed.contains("(D-"),
            "{printed}"
        );
        assert!(!printed.contains("[draw_mode]"), "{printed}");
        let named = damier(&["rulebooks", "fmjd-100", "--names", "--lang", language]);
        assert!(named.contains("[draw_mode]"), "{named}");
    }
}

#[test]
fn json_for_programs() {
    let all = run(&["rulebooks", "--json"], b"");
    assert_eq!(String::from_utf8(all.stdout).unwrap().lines().count(), Rulebook::NAMES.len());
    let one = run(&["rulebooks", "wcdf-checkers", "--json", "--lang", "lt"], b"");
    let value: serde_json::Value = serde_json::from_slice(&one.stdout).unwrap();
    assert_eq!(value["variant"], "english");
    let rows = value["rows"].as_array().unwrap();
    assert_eq!(rows.len(), Rulebook::named("wcdf-checkers").unwrap().rows().count());
    let flags = rows.iter().find(|row| row["name"] == "dr-flags").unwrap();
    assert_eq!(flags["topic"], "nukrito abi vėliavėlės");
}

#[test]
fn unknown_names_are_refused() {
    insta::assert_snapshot!("unknown", damier(&["rulebooks", "fide"]));
}
