//! Certificate check and ranking of records (FMJD-XI), beauty prizes (FMJD-XI.6).

use damier_displays::beauty::{Category, Judge, NoPrize, Submission, anonymous, places};
use damier_displays::{Achievement, Kind, ranking};

const CASES: &str = include_str!("../cases/achievements.cases");

fn achievement(kind: &str, opponents: u32, members: u32, points: u32) -> Achievement {
    let kind = Kind::ALL.into_iter().find(|one| one.name() == kind).expect("a kind");
    Achievement {
        giver: "G".to_owned(),
        kind,
        opponents,
        members,
        points,
        minutes: None,
        witnesses: 2,
        moves: true,
        continuous: true,
    }
}

#[test]
fn certificates_are_checked_as_the_cases_say() {
    for line in
        CASES.lines().filter_map(|line| line.split('#').next()).map(str::trim).filter(|line| !line.is_empty())
    {
        let (facts, wanted) = line.split_once("=>").expect("an arrow");
        let words: Vec<&str> = facts.split_whitespace().collect();
        let number = |at: usize| words[at].parse().expect("a number");
        let mut own = achievement(words[0], number(1), number(2), number(3));
        for word in &words[4..] {
            match word.split_once('=') {
                Some(("minutes", minutes)) => own.minutes = minutes.parse().ok(),
                Some(("witnesses", witnesses)) => own.witnesses = witnesses.parse().expect("a number"),
                _ if *word == "no-moves" => own.moves = false,
                _ => own.continuous = false,
            }
        }
        let missed: Vec<String> = own
            .check()
            .iter()
            .filter(|finding| !finding.met)
            .map(|finding| {
                serde_json::to_value(finding.criterion).expect("JSON").as_str().expect("a word").to_owned()
            })
            .collect();
        let found = if missed.is_empty() { "recognised".to_owned() } else { missed.join(" ") };
        assert_eq!(found, wanted.trim(), "{line}");
        assert_eq!(own.is_recognised(), missed.is_empty());
    }
}

// FMJD-XI.5.
#[test]
fn records_are_compared_criterion_by_criterion_then_by_time() {
    let timed = |mut one: Achievement, name: &str, minutes| {
        one.giver = name.to_owned();
        one.minutes = Some(minutes);
        one
    };
    let normal = [
        timed(achievement("normal", 120, 84, 240), "strong", 600),
        timed(achievement("normal", 130, 91, 208), "many", 900),
        timed(achievement("normal", 130, 91, 208), "quick", 800),
        timed(achievement("normal", 130, 130, 208), "members", 990),
        timed(achievement("normal", 99, 99, 198), "few", 100),
    ];
    let names = |kind, all: &[Achievement]| -> Vec<String> {
        ranking(kind, all).into_iter().map(|one| one.giver.clone()).collect()
    };
    assert_eq!(names(Kind::Normal, &normal), ["members", "quick", "many", "strong"]);
    // Blindfold the share of points comes first (FMJD-XI.4.2).
    let blindfold = [
        timed(achievement("blindfold", 28, 28, 50), "many", 600),
        timed(achievement("blindfold", 10, 10, 19), "strong", 600),
    ];
    assert_eq!(names(Kind::Blindfold, &blindfold), ["strong", "many"]);
}

#[test]
fn beauty_prizes_are_judged_by_five_who_do_not_know_whose_they_are() {
    let submission = |category, federation: &str, game: &str| Submission {
        category,
        federation: federation.to_owned(),
        players: vec!["A".to_owned(), "B".to_owned()],
        year: 2026,
        game: game.to_owned(),
    };
    let sent = [
        submission(Category::Ending, "UKR", "1"),
        submission(Category::Ending, "NED", "2"),
        submission(Category::Combination, "LTU", "3"),
    ];
    let given = anonymous(&sent, Category::Ending, 5);
    assert_eq!(given.len(), 2);
    let json = serde_json::to_string(&given).expect("JSON");
    assert!(!json.contains("UKR") && !json.contains("NED"));
    let judge = |name: &str, title: &str, order: [usize; 2]| Judge {
        name: name.to_owned(),
        federation: "X".to_owned(),
        title: title.to_owned(),
        order: order.to_vec(),
    };
    let mut judges: Vec<Judge> =
        (0..5).map(|at| judge(&at.to_string(), "MI", if at < 2 { [1, 2] } else { [2, 1] })).collect();
    assert_eq!(places(2, &judges), Ok(vec![(2, 7), (1, 8)]));
    assert_eq!(places(2, &judges[..4]), Err(NoPrize::Judges { judges: 4 }));
    judges[3].title = "MF".to_owned();
    assert_eq!(places(2, &judges), Err(NoPrize::Title { name: "3".to_owned() }));
}
