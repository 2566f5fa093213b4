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
    assert!(new.starts_with("exit 0") && new.ends_with("1 games, from 1997-03-01"), "{new}");
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
    assert_eq!(early, "exit 2: error: 29 days have passed, 30 must (COL-4.3.4)");
    let due = post(&["due", file, "--on", "1997-05-01"]);
    assert!(
        due.contains("1997-05-11 game 1, Sedov: repeat the move by registered letter (COL-4.3.4)"),
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
    assert_eq!(refused, "exit 2: error: the giver is not at board 1 (FMJD-VIII.A.8)");
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
