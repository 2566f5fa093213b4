//! Events out and in again: our tables read back in every language, games joined to their results, tables of others
//! compared cell by cell.

use crate::hall::Hall;

/// What our papers print as CSV is read back: same players, same games, same points and places.
#[test]
fn our_own_tables_are_read_back() {
    for (template, kind) in [
        ("fmjd-100/swiss", "progress"),
        ("ua2023-russian/swiss", "progress"),
        ("wcdf-checkers/swiss", "progress"),
        ("columns-russian/swiss", "cross-table"),
        ("fmjd-100/round-robin", "cross-table"),
        ("ua2013-100/double-round-robin", "cross-table"),
    ] {
        for seed in 1..=2 {
            let hall = Hall::new();
            hall.quietly(&format!("simulate --template {template} --players 11 --seed {seed} -f s.damier"));
            for language in ["en", "uk", "ru", "lt", "fr"] {
                hall.sh(&format!(
                    "damier event paper {kind} --format csv --lang {language} -f s.damier > t.csv"
                ));
                let told = hall.sh("damier event compare t.csv -f s.damier --lang en");
                assert!(told.contains("lines agree"), "{template} {seed} {language}: {told}");
            }
        }
    }
}

const PLAYED: &str = "
    new --template fmjd-100/swiss --name Cup --rounds 2 --approved 2026-01-15 --dates 2026-05-01 --file cup.damier
    enter 'Koval Ivan' 'Bondar Olha' 'Tkach Petro' 'Šimkus Rokas'
    numbers --given 1 2 3 4
    pair --seed 1 --start
    result 1 2-0 2 1-1
    pair --seed 1 --start
    result 1 2-0 2 +/-
";

/// A cell that is otherwise is told as the table has it and as the event has it.
#[test]
fn a_game_that_a_table_has_otherwise_is_named() {
    let hall = Hall::new();
    hall.quietly(PLAYED);
    hall.sh("damier event paper progress --format csv > t.csv");
    assert!(hall.sh("damier event compare t.csv").contains("All 4 lines agree"));
    // The same points, but the colours of the drawn game the other way round.
    let text = String::from_utf8(hall.read("t.csv")).expect("text");
    hall.file("changed.csv", text.replace("w 1", "§").replace("b 1", "w 1").replace('§', "b 1"));
    let told = hall.sh("damier event compare changed.csv");
    assert!(told.contains("[exit code") && told.matches("column 1:").count() == 2, "{told}");
    assert!(told.contains("○ 1 is printed") && told.contains("● 1 is printed"), "{told}");
}

/// The games of a whole event go to their results by the names, also without marks; what fits none is told.
#[test]
fn the_games_of_a_whole_event_are_attached_by_name() {
    let hall = Hall::new();
    hall.quietly(PLAYED);
    let mut file = String::new();
    for round in 1..=2 {
        let own = hall.json(&format!("show round {round}"));
        for table in own["round"]["tables"].as_array().expect("tables") {
            let name = |side: &str| table[side]["name"].as_str().expect("a name").replace('Š', "S");
            file += &format!(
                "[Event \"Cup\"]\n[Round \"{round}\"]\n[White \"{}\"]\n[Black \"{}\"]\n[Result \"*\"]\n\n1. 32-28 19-23 2. 28x19 14x23 *\n\n",
                name("first"),
                name("second"),
            );
        }
    }
    hall.file("games.pdn", &file);
    let told = hall.sh("damier event attach games.pdn --all");
    assert!(!told.contains("[exit code"), "{told}");
    let listed = hall.sh("damier event attach --list");
    for place in ["round 1, table 1", "round 1, table 2", "round 2, table 1", "round 2, table 2"] {
        assert!(told.contains(place) && listed.contains(place), "{place}: {told}{listed}");
    }
    // Out again they carry the names and results of the event.
    let out = hall.sh("damier event export pdn");
    assert_eq!(out.matches("[Event \"Cup\"]").count(), 4, "{out}");
    assert!(out.contains("[Result \"2-0\"]") && out.contains("Šimkus Rokas"), "{out}");
    // A stranger's game is named and not taken.
    hall.file(
        "other.pdn",
        "[Round \"1\"]\n[White \"Nobody\"]\n[Black \"Koval Ivan\"]\n[Result \"*\"]\n\n1. 32-28 *\n",
    );
    let told = hall.sh("damier event attach other.pdn --all");
    assert!(told.contains("[exit code") && told.contains("Nobody"), "{told}");
}
