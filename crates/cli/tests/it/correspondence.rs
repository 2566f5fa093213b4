//! `damier correspondence` and `damier display`: a game by letter and a display, kept in files.

use crate::command::damier;

fn say(args: &[&str]) -> String {
    let printed = damier(args);
    let mut lines = printed.lines();
    let code = lines.next().unwrap_or_default().to_owned();
    let rest: Vec<&str> = lines.filter(|line| !line.starts_with("---")).collect();
    format!("{code}: {}", rest.join("; "))
}

#[test]
fn a_game_by_letter_is_kept_in_a_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("game.post");
    let file = path.to_str().expect("text");
    let post = |args: &[&str]| say(&[&["correspondence"], args].concat());
    let new =
        post(&["new", file, "--rulebook", "columns-russian", "--start", "1997-03-01", "Petrov", "Sedov"]);
    assert!(new.starts_with("exit 0") && new.ends_with("1 game, from 1997-03-01"), "{new}");
    for (who, received, sent, mv, days) in [
        ("Petrov", "1997-03-01", "1997-03-03", "c3-b4", "2/0"),
        ("Sedov", "1997-03-12", "1997-03-15", "f6-g5", "2/3"),
        ("white", "1997-03-22", "1997-03-26", "b2-c3", "6/3"),
        ("black", "1997-04-10", "1997-04-11", "g5-h4", "6/4"),
    ] {
        let told = post(&["letter", file, who, received, sent, mv]);
        assert!(told.starts_with(&format!("exit 0: game 1: days {days}")), "{told}");
    }
    let refused = post(&["letter", file, "black", "1997-04-10", "1997-04-11", "g5-h4"]);
    assert_eq!(refused, "exit 2: error: it is the move of White");
    let early = post(&["repeat", file, "black", "--registered", "--on", "1997-05-10"]);
    assert_eq!(early, "exit 2: error: too early: days passed 29, needed 30 (COL-4.3.4)");
    let due = post(&["due", file, "--on", "1997-05-01"]);
    assert!(
        due.contains(
            "1997-05-11 game 1, Sedov: send the move again, by post as a registered letter (COL-4.3.4)"
        ),
        "{due}"
    );
    let shown = post(&["show", file, "--game", "1", "--on", "1997-05-01"]);
    assert!(
        shown.contains("White: 6 of 50 days for 2 moves")
            && shown.contains("1997-03-22 1997-03-26    4     6"),
        "{shown}"
    );
}

#[test]
fn one_letter_is_counted() {
    let days = |args: &[&str]| say(&[&["correspondence", "days"], args].concat());
    let pause = "1997-10-10..1997-10-25";
    assert_eq!(days(&["1997-10-08", "1997-10-27", "--code", "columns", "--break", pause]), "exit 0: 3");
    assert_eq!(days(&["1997-10-08", "1997-10-20", "--code", "columns", "--break", pause]), "exit 0: 1");
    assert_eq!(days(&["1997-10-08", "1997-10-20", "--code", "ua2013", "--break", pause]), "exit 0: 2");
}

#[test]
fn a_display_is_kept_in_a_file_and_checked() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("sunday.simul");
    let file = path.to_str().expect("text");
    let display = |args: &[&str]| say(&[&["display"], args].concat());
    display(&["new", file, "normal", "--giver", "G", "Ann", "Bob"]);
    display(&["say", file, "start"]);
    display(&["say", file, "go", "1"]);
    assert!(display(&["say", file, "move", "1", "32-28"]).ends_with("awaited at board 2"));
    display(&["say", file, "go", "2"]);
    let refused = display(&["say", file, "move", "1", "19-23"]);
    assert_eq!(
        refused,
        "exit 2: error: a move on board 1 is made when the giver stands there (FMJD-VIII.A.8)"
    );
    // A word that is not understood is no word for the other side.
    let clocks = folder.path().join("clocks.simul");
    let file = clocks.to_str().expect("text");
    display(&["new", file, "clocks", "--giver", "G", "Ann", "Bob", "--at", "2026-03-01T14:00:00Z"]);
    display(&["say", file, "start", "--at", "2026-03-01T14:05:00Z"]);
    for words in [["flag", "1", "givr"], ["count", "1", "rigth"], ["resign", "1", "giver"]] {
        let refused = display(&[&["say", file], &words[..]].concat());
        assert!(refused.starts_with("exit 2") && refused.contains(words[2]), "{refused}");
    }
    let check =
        ["check", "normal", "--opponents", "100", "--members", "70", "--points", "159", "--minutes", "300"];
    let told = display(&[&check[..], &["--witnesses", "2"]].concat());
    assert!(
        told.starts_with("exit 1")
            && told.contains("no  points of the giver, percent: 79, needed 80 (FMJD-XI.4.1)"),
        "{told}"
    );
}

#[test]
fn every_command_shows_an_example() {
    for command in ["correspondence", "display"] {
        let help = damier(&[command, "--help"]);
        let listed =
            help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
        // Lines that go on are indented further than those that begin with a name.
        let begins = |line: &&str| line.starts_with("  ") && !line.starts_with("   ");
        let names = listed.filter(begins).filter_map(|line| line.split_whitespace().next());
        for name in names.filter(|name| *name != "help") {
            let help = damier(&[command, name, "--help"]);
            assert!(help.starts_with("exit 0") && help.contains("Example"), "{command} {name}: {help}");
        }
    }
}

/// A game by the Ukrainian code in which Black oversteps at once: 30 days for ten moves, 40 used.
fn overstepped() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.post").to_str().expect("text").to_owned();
    let post = |args: &[&str]| {
        let told = say(&[&["correspondence"], args].concat());
        assert!(told.starts_with("exit 0"), "{args:?}: {told}");
        told
    };
    post(&["new", &file, "--rulebook", "ua2013-russian", "--start", "2026-01-01", "Koval", "Bondar"]);
    post(&["letter", &file, "Koval", "2026-01-01", "2026-01-03", "c3-d4"]);
    post(&["letter", &file, "Bondar", "2026-01-06", "2026-02-15", "d6-c5"]);
    let told = post(&["claim", &file, "Koval", "--on", "2026-02-20"]);
    assert!(told.contains("claim against Bondar: 40 of 30 days, overstepped by 10 days"), "{told}");
    assert!(told.contains("objections until 2026-03-07 (UA13-V.6.3)"), "{told}");
    post(&["rule", &file, "upheld", "--count-from", "2026-03-10", "--on", "2026-03-09"]);
    (folder, file)
}

// UA13-V.6.3, UA13-V.6.4: the chart tells what was overstepped, and when the new count began.
#[test]
fn the_chart_keeps_what_was_before_an_overstep() {
    let (_folder, file) = overstepped();
    let shown = say(&["correspondence", "show", &file, "--game", "1", "--on", "2026-03-10"]);
    assert!(shown.contains("2026-01-06 2026-02-15   40    40"), "{shown}");
    assert!(shown.contains("overstepped by 10 (limit 30)"), "{shown}");
    assert!(
        shown.contains(
            "overstep 1 established on 2026-03-09: 40 of 30 days for 1 move; new count from 2026-03-10"
        ),
        "{shown}"
    );
    let letter = say(&["correspondence", "paper", &file, "letter", "--entry", "5", "--lang", "en"]);
    for part in ["Bondar", "40 of 30 for 1 move, overstepped by 10", "2026-03-10"] {
        assert!(letter.contains(part), "{part}: {letter}");
    }
}

// COL-4.2.2, UA13-V.4.2: a move in short notation is an impossible one.
#[test]
fn short_notation_is_an_impossible_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.post").to_str().expect("text").to_owned();
    say(&["correspondence", "new", &file, "--rulebook", "ua2013-russian", "--start", "2026-01-01", "A", "B"]);
    let told = say(&["correspondence", "letter", &file, "A", "2026-01-01", "2026-01-03", "cd4"]);
    assert!(told.starts_with("exit 2"), "{told}");
    let told = say(&["correspondence", "impossible", &file, "A", "2026-01-01", "2026-01-03", "cd4"]);
    assert!(told.starts_with("exit 0"), "{told}");
}

// COL-4.1.9, COL-4.1.10, COL-4.1.14; UA13-V.8.2: who leaves leaves all games, and what is annulled counts for nobody.
#[test]
fn leaving_is_one_act_and_sanctions_have_their_offices() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cup.post").to_str().expect("text").to_owned();
    let post = |args: &[&str]| say(&[&["correspondence"], args].concat());
    post(&["new", &file, "--rulebook", "columns-russian", "--start", "2026-01-01", "A", "B", "C"]);
    assert_eq!(post(&["due", &file, "--on", "2026-06-01"]).matches("repeat").count(), 0, "no move was sent");
    let refused = post(&[
        "sanction",
        &file,
        "A",
        "barred",
        "--as",
        "steward",
        "--clause",
        "COL-4.1.11",
        "--because",
        "left",
        "--until",
        "2027-01-01",
        "--on",
        "2026-02-01",
    ]);
    assert!(refused.starts_with("exit 2") && refused.contains("COL-4.1.9"), "{refused}");
    let long = post(&[
        "sanction",
        &file,
        "A",
        "barred",
        "--as",
        "body",
        "--clause",
        "COL-4.1.11",
        "--because",
        "left",
        "--until",
        "2030-01-01",
        "--on",
        "2026-02-01",
    ]);
    assert!(long.starts_with("exit 2") && long.contains("COL-4.1.14"), "{long}");
    for clause in ["anything", "COL-4.1.10", "UA13-V.4.7", "4.2.9"] {
        let line =
            ["sanction", &file, "A", "remark", "--clause", clause, "--because", "x", "--on", "2026-02-01"];
        let told = post(&line);
        assert!(
            told.starts_with("exit 2") && told.contains("COL-4.2.9, ") && told.contains("COL-4.1.10"),
            "{told}"
        );
    }
    let left = post(&["leave", &file, "A", "--on", "2026-02-01"]);
    assert_eq!(left.matches("game ").count(), 2, "{left}");
    let due = post(&["due", &file, "--on", "2026-03-01"]);
    assert!(!due.contains("A: ") && due.contains("COL-4.5.3"), "{due}");
    let all = post(&["left-game", &file, "--of", "A", "annulled", "--on", "2026-03-01"]);
    assert_eq!(all.matches("annulled").count(), 2, "{all}");
    let table = post(&["paper", &file, "table", "--lang", "en"]);
    assert!(table.contains("annulled: the game does not count"), "{table}");
    let sheet = post(&["paper", &file, "game-sheet", "--game", "1", "--lang", "en"]);
    assert!(sheet.contains("annulled: the game does not count") && !sheet.contains("0-0"), "{sheet}");
    let shown = post(&["show", &file, "--on", "2030-01-01"]);
    assert_eq!(shown.matches("annulled").count(), 2, "{shown}");
    assert!(shown.contains("the time was over on") && !shown.contains(" -"), "{shown}");
    // Whose games are over is barred all the same, and no game can be lost any more.
    let sanction = |measure: &str, until: &[&str]| {
        let line = ["sanction", &file, "A", measure, "--as", "body", "--clause", "COL-4.1.14"];
        post(&[&line[..], &["--because", "left", "--on", "2026-03-02"], until].concat())
    };
    let barred = sanction("barred", &["--until", "2028-01-01"]);
    assert!(barred.starts_with("exit 0") && barred.matches("game ").count() == 2, "{barred}");
    assert!(sanction("game-lost", &[]).contains("no unfinished game"));
}

#[test]
fn a_file_without_a_game_says_how_to_begin_one() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cup.post").to_str().expect("text").to_owned();
    std::fs::write(&file, "\n").expect("an empty file");
    for line in
        [vec!["show", &file], vec!["due", &file], vec!["leave", &file, "A"], vec!["paper", &file, "table"]]
    {
        let told = say(&[&["correspondence"], &line[..]].concat());
        assert!(told.starts_with("exit 2") && told.contains("damier correspondence new"), "{told}");
    }
}

// COL-4.5.1: the record has short notation; UA13-V.8.1 knows none. UA13-V.4.9: the chart says what a letter was.
#[test]
fn papers_tell_what_letters_were() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.post").to_str().expect("text").to_owned();
    let post = |args: &[&str]| say(&[&["correspondence"], args].concat());
    post(&["new", &file, "--rulebook", "columns-russian", "--start", "2026-01-01", "A", "B"]);
    post(&["letter", &file, "A", "2026-01-01", "2026-01-02", "c3-d4"]);
    post(&["letter", &file, "B", "2026-01-05", "2026-01-06", "f6-g5"]);
    post(&["impossible", &file, "A", "2026-01-10", "2026-01-12", "c1-e5"]);
    post(&["complain", &file, "B", "impossible", "2026-01-15", "2026-01-16", "--charge"]);
    let sheet = post(&["paper", &file, "game-sheet", "--lang", "en"]);
    for part in ["1. cd4 fg5", "impossible or unreadable move", "word that play stands still"] {
        assert!(sheet.contains(part), "{part}: {sheet}");
    }
}

// UA13-V.8.2: who left loses all his games by one act; UA13-V.6.3: a claim is seen in the list.
#[test]
fn who_left_loses_all_games_and_a_claim_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("cup.post").to_str().expect("text").to_owned();
    let post = |args: &[&str]| say(&[&["correspondence"], args].concat());
    post(&["new", &file, "--rulebook", "ua2013-russian", "--start", "2026-01-10", "A", "B", "C"]);
    post(&["letter", &file, "--game", "2", "C", "2026-01-10", "2026-02-20", "c3-d4"]);
    post(&["claim", &file, "--game", "2", "A", "--on", "2026-02-24", "--sealed", "b6-a5"]);
    let shown = post(&["show", &file, "--on", "2026-02-25"]);
    assert!(shown.contains("overstep of C claimed on 2026-02-24 (by 11 days)"), "{shown}");
    post(&["leave", &file, "B", "--on", "2026-02-26"]);
    let lost = post(&["left-game", &file, "--of", "B", "lost", "--on", "2026-02-27"]);
    assert!(lost.contains("game 1: ") && lost.contains("game 3: ") && !lost.contains("game 2: "), "{lost}");
    let shown = post(&["show", &file, "--on", "2026-02-28"]);
    assert!(shown.contains("A – B: days 0/0, 2-0") && shown.contains("B – C: days 0/0, 0-2"), "{shown}");
}

// UA13-V.8.2: a game that is adjudicated has nobody to move.
#[test]
fn a_game_that_is_adjudicated_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.post").to_str().expect("text").to_owned();
    let post = |args: &[&str]| say(&[&["correspondence"], args].concat());
    post(&["new", &file, "--rulebook", "ua2013-russian", "--start", "2026-01-10", "A", "B"]);
    post(&["leave", &file, "A", "--on", "2026-02-26"]);
    post(&["left-game", &file, "adjudicate", "--on", "2026-02-27"]);
    let shown = post(&["show", &file, "--on", "2026-02-28"]);
    assert!(shown.contains("A – B: days 0/0, waits for adjudication"), "{shown}");
    post(&["adjudicate", &file, "black", "Judge", "--on", "2026-03-01"]);
    let paper = post(&["paper", &file, "letter", "--entry", "4", "--lang", "en"]);
    assert!(paper.contains("Adjudicator") && paper.contains("Judge"), "{paper}");
}
