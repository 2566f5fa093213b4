//! Rules that a person finds at work: how moves, offers and points are written, who is told what to do next.

use crate::command::damier_reading;
use crate::hall::Hall;

#[track_caller]
fn ruled(args: &[&str], lines: &str) -> String {
    damier_reading(&[&["board"], args, &["-"]].concat(), lines.as_bytes())
}

#[track_caller]
fn says(printed: &str, wanted: &[&str]) {
    for text in wanted {
        assert!(printed.contains(text), "{text} is not in:\n{printed}");
    }
}

// COL-2.3.6: no short notation in Lasca, neither read nor written.
#[test]
fn lasca_is_written_in_full() {
    says(&ruled(&["columns-lasca"], "moves 12\n"), &["exit 1", "“12” is no move"]);
    says(&ruled(&["columns-lasca"], "moves 8-12\n"), &["exit 0", "Black to move after 1"]);
}

// WCDF-N.v: the words of an offer are told where the code has them, and nowhere else.
#[test]
fn offers_in_checkers_are_worded() {
    let lines = "moves 11-15\noffer black\n";
    says(&ruled(&["wcdf-checkers"], lines), &["“Draw?” or “Do you agree to a draw?” (WCDF-N.v)"]);
    says(&ruled(&["wcdf-checkers", "--lang", "uk"], lines), &["«Нічия?»", "(WCDF-N.v)"]);
    assert!(!ruled(&["ua2023-checkers"], lines).contains("Draw?"));
}

// UA13-IV.11.1.2: a draw is one point for each, in the table as on the sheet.
#[test]
fn a_draw_is_one_point_for_each() {
    let hall = Hall::new();
    hall.quietly(
        "new --template ua2013-russian/swiss --name Cup --rounds 3 --approved 2026-01-15 -f cup.damier
        enter Koval Bondar Tkach Melnyk
        pair --seed 7 --start
        result 1 1-1, 2 2-0",
    );
    let table = hall.json("table");
    let lines = table["standings"]["lines"].as_array().expect("a table");
    let mut points: Vec<String> =
        lines.iter().map(|line| line["score"].to_string().replace('"', "")).collect();
    points.sort();
    assert_eq!(points, ["0", "1", "1", "2"], "{table}");
}

// FMJD-III.7.5, FMJD-III.7.6.4: a game whose moves are on the record can be interrupted, though nobody pressed a clock in
// the log.
#[test]
fn a_recorded_game_is_adjourned() {
    let kings = ["47-41", "1-7", "41-47", "7-1"].into_iter().cycle().take(151).collect::<Vec<_>>().join(" ");
    let lines = format!(
        "@0:00 clock start\n@1:58:00 moves {kings}\n@1:59:00 clock adjourn room\n@1:59:30 clock resume\n\
         @2:03:00 clock seal\n"
    );
    let args = ["fmjd-100", "--control", "fmjd-100-c1", "--position", "W:WK47:BK1"];
    says(&ruled(&args, &lines), &["exit 0", "Black to move after 151", "75 moves"]);
    let early = "@0:00 clock start\n@3:00:00 moves 32-28\n@4:00:00 clock adjourn room\n";
    says(
        &ruled(&["fmjd-100", "--control", "fmjd-100-c1"], early),
        &["exit 1", "after move 75, not after 0; if more were made, write them down first (FMJD-III.7.2)"],
    );
}

// UA-III.12.3.12, UA13-IV.17.3.12, WCDF-4.16: what a sanction is for is cited, also where only its kind is named; what
// the ladder has not is refused with its clauses.
#[test]
fn a_sanction_cites_what_it_is_for() {
    for (template, clause) in [
        ("ua2023-russian/swiss", "UA-III.12.3.12, UA-III.12.10"),
        ("ua2013-russian/swiss", "UA13-IV.17.3.12, UA13-IV.17.10.4"),
        ("wcdf-checkers/swiss", "WCDF-4.16, WCDF-6.9"),
    ] {
        let hall = Hall::new();
        hall.quietly(&format!(
            "new --template {template} --name Cup --rounds 3 --approved 2026-01-15 -f cup.damier
            official chief-arbiter 'Moroz Larysa'
            enter Koval Bondar Tkach Melnyk
            pair --seed 7 --start
            penalty Koval loss --for phone --account 'it rang' --round 1"
        ));
        says(&hall.sh("damier event paper sanctions --format html"), &[clause]);
    }
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Cup --rounds 3 --approved 2026-01-15 -f cup.damier
        official chief-arbiter 'Moroz Larysa'
        enter Koval Bondar Tkach Melnyk
        pair --seed 7 --start",
    );
    says(
        &hall.sh("damier event penalty Koval loss --for phone --account 'it rang' --round 1"),
        &["it has: remark, warning, annulment, exclusion", "FMJD-III.2.5", "[exit code"],
    );
}

/// The log of a board is read in the language of its reader, and whoever ends a game there is told what is missing.
#[test]
fn a_board_tells_what_comes_next() {
    let hall = Hall::new();
    hall.quietly(
        "new --template ua2023-russian/swiss --name Cup --rounds 3 --approved 2026-01-15 -f cup.damier
        enter Koval Bondar Tkach Melnyk
        pair --seed 7 --start
        board 1 'irregular white touch-off-turn' --after 5:00",
    );
    let paused = hall.sh("damier event board 1 'correct black' 'clock start' 'clock pause' --after 6:00");
    says(&paused, &["The clocks are stopped; “clock resume” lets them go on"]);
    let ended = hall.sh("damier event act board at=1 what=resign side=white after=7:00");
    says(&ended, &["Black wins: resignation", "to write it down: damier event result 1 0-2"]);
    hall.quietly("result 1 0-2");
    assert!(!hall.sh("damier event board 1").contains("to write it down"));
    let log = hall.sh("damier event log --lang uk");
    says(
        &log,
        &[
            "білі: Дотик або поправляння не у свою чергу",
            "чорні: виправляють",
            "годинник обох зупинено",
            "білі: здача",
        ],
    );
    let refused = hall.sh("damier event act board at=2 what=resign");
    says(&refused, &["say of which side: resignation", "[exit code"]);
    let refused = hall.sh("damier event act board at=2 what=fly side=white");
    says(&refused, &["nothing called “fly” can happen at a board", "[exit code"]);
}

// FMJD-III.7.8: a short break is taken at a control move; a code that knows none says so.
#[test]
fn a_break_is_refused_as_the_code_has_it() {
    let lines = "@0:00 clock start\n@8:00 break white\n";
    let control = ["--control", "45m+15s"];
    let ruled = |book: &str| ruled(&[&[book], &control[..]].concat(), lines);
    says(&ruled("fmjd-100"), &["at a control move only", "(FMJD-III.7.8)"]);
    says(&ruled("ua2013-100"), &["the code knows no break during a game"]);
}

/// Counters that have counted nothing are not told; those that run are.
#[test]
fn only_counters_that_count_are_told() {
    let begun = ruled(&["ua2023-russian"], "moves c3-d4\n");
    assert!(!begun.contains(": 0 of") && !begun.contains("position repeated: 1"), "{begun}");
    let kings = ruled(&["ua2023-russian", "--position", "W:WKa1:BKb8"], "moves a1-b2 b8-a7\n");
    says(&kings, &["only kings have moved: 1 of 15", "two or fewer against a king: 1 of 5"]);
    assert!(!kings.contains("position repeated"), "{kings}");
}
