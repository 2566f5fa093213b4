//! Mistakes of an arbiter's day, and how they are put right again.

use crate::hall::Hall;

const STARTED: &str = "
    new --template fmjd-100/swiss --name Cup --rounds 5 --approved 2026-01-15 --dates 2026-05-01..2026-05-03 --file cup.damier
    enter 'Ōtsuka Kenji' 'Mäggi Janek' 'Žalys Jonas' 'Kovač Ana' 'Đorđe Ilić' 'Łukasz Nowak'
    numbers --given 1 2 3 4 5 6
    pair --seed 1 --start
    result 1 2-0 2 1-1 3 0-2
";

fn started() -> Hall {
    let hall = Hall::new();
    hall.quietly(STARTED);
    hall
}

/// A round that was paired again by mistake comes back with its results by one undoing, and no further.
#[test]
fn a_round_paired_again_comes_back_by_one_undoing() {
    let hall = started();
    hall.quietly("pair --seed 2 --start\nresult 1 2-0, 2 0-2");
    let round = || hall.json("show round")["round"].clone();
    let (before, table) = (round(), hall.sh("damier event table"));
    hall.quietly("withdraw Zalys --reason ill\npair --again --reason 'he left' --seed 9 --yes");
    assert_ne!(round(), before);
    hall.quietly("undo --reason 'he is back'");
    assert_eq!(round(), before);
    hall.quietly("undo --reason 'he is back'");
    assert_eq!(hall.sh("damier event table"), table);
    let verified = hall.sh("damier event verify");
    assert!(!verified.contains("[exit code"), "{verified}");
}

/// Whoever types a name without its marks does not enter the same person twice.
#[test]
fn the_same_name_without_its_marks_is_on_the_list() {
    let hall = started();
    for name in ["Zalys Jonas", "Otsuka Kenji", "Maeggi Janek", "Lukasz Nowak"] {
        let told = hall.sh(&format!("damier event enter '{name}'"));
        assert!(told.contains("on the list already") && told.contains("--another"), "{told}");
    }
    hall.quietly("enter 'Zalys Jonas' --another");
    assert_eq!(hall.json("show entries")["entries"].as_array().map(Vec::len), Some(7));
}

#[test]
fn a_name_typed_nearly_right_is_asked_back() {
    let hall = started();
    let told = hall.sh("damier event withdraw Zalis --reason ill");
    assert!(told.contains("did you mean Žalys Jonas?"), "{told}");
    let told = hall.sh("damier event withdraw Somebody --reason ill");
    assert!(told.contains("nobody is called") && !told.contains("did you mean"), "{told}");
}

/// A correction tells the games it changes, and says nothing of having written where it has not.
#[test]
fn a_correction_that_is_only_shown_says_so() {
    let hall = started();
    hall.quietly("pair --seed 2 --start");
    let shown = hall.sh("damier event result --correct --round 1 --reason misread 1 0-2");
    assert!(
        shown.contains("round 1, table 1: 2-0 → 0-2") && shown.contains("Nothing has been written"),
        "{shown}"
    );
    assert!(!shown.contains("result written"), "{shown}");
    assert_eq!(hall.json("show round 1")["round"]["tables"][0]["score"], "2-0");
}

/// Who is known to be absent after the pairing hangs is left out when the round is paired again; once it has started
/// he has a minus.
#[test]
fn an_absence_is_announced_after_the_pairing() {
    let hall = started();
    hall.quietly("pair --seed 2");
    let told = hall.sh("damier event absent Maeggi --round 2");
    assert!(told.contains("pair it again"), "{told}");
    hall.quietly("pair --again --reason 'one is ill' --seed 2 --yes");
    let round = hall.json("show round");
    let playing = round["round"]["tables"].to_string();
    assert!(!playing.contains("Mäggi"), "{playing}");
    hall.quietly("start");
    let told = hall.sh("damier event absent Otsuka --round 2");
    assert!(told.contains("round 2 has started already") && told.contains("result NAME -/+"), "{told}");
}

/// Lateness is asked about by the whole name, and not where the game has a result.
#[test]
fn lateness_after_the_result_is_refused_first() {
    let hall = started();
    let told = hall.sh("damier event late Maeggi 75");
    assert!(told.contains("has the result") && !told.contains("would be lost"), "{told}");
    hall.quietly("pair --seed 2 --start");
    let told = hall.sh("damier event late Maeggi 75");
    assert!(told.contains("Mäggi Janek is 75 minutes late") && told.contains("--yes"), "{told}");
    assert!(hall.json("show round")["round"]["tables"].to_string().contains("null"));
}

/// Where everybody has met everybody no rule can be relaxed: the event ends early.
#[test]
fn a_round_that_cannot_be_paired_names_the_way_out() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Small --rounds 5 --approved 2026-01-15 --file s.damier
        enter A B C D",
    );
    for _ in 0..3 {
        hall.quietly("pair --seed 1 --start\nresult 1 2-0 2 1-1");
    }
    let told = hall.sh("damier event pair");
    assert!(told.contains("finish --early") && !told.contains("--relax"), "{told}");
    let late = hall.sh("damier event result 1 0-2");
    assert!(late.contains("[exit code"), "{late}");
}

#[test]
fn a_dash_is_the_screen() {
    let hall = started();
    let told = hall.sh("damier event export json -o - | head -c 20; ls");
    assert!(told.contains('{') && !told.lines().any(|line| line == "-"), "{told}");
}
