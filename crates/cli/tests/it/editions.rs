//! A later edition of a code as a file: one event held under the edition built in, one under the later one.

use crate::hall::Hall;

const LATER: &str = include_str!("published/editions/fmjd-2019.toml");

/// An open of four under an edition, or under none: paired, and one player comes 45 minutes late.
fn open(edition: &str) -> Hall {
    let hall = Hall::new();
    hall.file("fmjd-2019.toml", LATER);
    hall.quietly(&format!(
        "new --template fmjd-100/swiss --name Open --rounds 9 --dates 2019-07-14..2019-07-20 --approved 2019-01-15 {edition} --technical --file open.damier
        enter Ivanov Silva Domchev Boomstra
        pair --seed 1 --start"
    ));
    hall
}

#[test]
fn one_event_under_each_edition() {
    let (built_in, later) = (open(""), open("--edition fmjd-2019.toml"));
    // An hour in the edition built in, half an hour in the later one.
    let late = |hall: &Hall| hall.sh("damier event late Ivanov 45");
    assert!(!late(&built_in).contains("[exit code"), "{}", late(&built_in));
    let refused = late(&later);
    assert!(refused.contains("more than the 30 allowed"), "{refused}");
    // The order on equal points, and where it comes from.
    let order = |hall: &Hall| hall.sh("damier event tie-breaks");
    assert!(order(&built_in).contains("as the regulation lays down"), "{}", order(&built_in));
    let told = order(&later);
    assert!(told.contains("as the later edition of the code prints it"), "{told}");
    assert!(told.contains("truncated"), "{told}");
    let paper = later.sh("damier event paper regulation");
    assert!(
        paper.contains("FMJD, rules of the world cup of 2019") && paper.contains("30 minutes"),
        "{paper}"
    );
    // The regulation goes out with its edition and comes in again.
    let text = later.sh("damier event regulation");
    let from = text.find("# Regulation").expect("a file");
    later.file("again.toml", &text[from..]);
    later.quietly("new --regulation again.toml --name Again --file again.damier");
    let again = later.sh("damier event -f again.damier regulation");
    assert!(again.contains("[edition]") && again.contains("valid_from = 2019-01-01"), "{again}");
}

#[test]
fn an_edition_is_held_to_its_dates_and_its_code() {
    let hall = Hall::new();
    hall.file("fmjd-2019.toml", LATER);
    let new = |rest: &str| hall.sh(&format!("damier event new --name Open --edition fmjd-2019.toml {rest}"));
    let early = new("--template fmjd-100/swiss --dates 2018-07-14..2018-07-20 --approved 2018-01-15");
    assert!(early.contains("[exit code") && early.contains("fmjd-2019") && early.contains("2018"), "{early}");
    let other = new("--template ua2023-100/swiss --dates 2019-07-14..2019-07-20 --approved 2019-01-15");
    assert!(other.contains("follows FMJD, official rules of international draughts"), "{other}");
}

#[test]
fn mistakes_in_an_edition_are_told_with_their_lines() {
    let hall = Hall::new();
    let wrong = LATER.replace("agree_min_moves", "agree_min_move") + "[draws]\nthre = 15\n";
    hall.file("wrong.toml", wrong.replace("late_limit = 30", "late_limits = 30"));
    let told = hall.sh("damier rulebooks fmjd-100 --edition wrong.toml --lang en");
    for part in ["[exit code", "late_limits", "did you mean", "agree_min_move", "thre"] {
        assert!(told.contains(part), "{part}: {told}");
    }
}

/// Counts of draws are laid over the rulebook, and shown with it.
#[test]
fn counted_draws_of_an_edition() {
    let hall = Hall::new();
    hall.file("counts.toml", format!("{LATER}\n[draws]\nthree = 15\n"));
    let before = hall.sh("damier rulebooks fmjd-100 --lang en");
    let after = hall.sh("damier rulebooks fmjd-100 --edition counts.toml --lang en");
    assert!(
        before.contains("16 moves") && !after.contains("16 moves") && after.contains("15 moves"),
        "{after}"
    );
    let says = ["FMJD, rules of the world cup of 2019", "30 minutes", "number of wins"];
    assert!(says.iter().all(|own| after.contains(own)), "{after}");
}

/// A word for a whole order stands in files as on the command line.
#[test]
fn one_word_for_an_order_stands_in_files() {
    let hall = Hall::new();
    hall.file("cup.toml", LATER.replace("[\"truncated\", \"wins\"]", "[\"fmjd-cup\"]"));
    hall.quietly(
        "new --template fmjd-100/swiss --name Cup --approved 2019-01-15 --edition cup.toml --file c.damier",
    );
    let text = hall.sh("damier event regulation");
    let from = text.find("# Regulation").expect("a file");
    hall.file("own.toml", text[from..].replace("tie_breaks = []", "tie_breaks = [\"fmjd-cup\"]"));
    hall.quietly("new --regulation own.toml --name Own --file o.damier");
}
