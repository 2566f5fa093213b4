//! `damier event`: whole small events, as an arbiter types them.

use crate::hall::Hall;

const SWISS: &str = "
    new --template ua2023-100/swiss --name Cup --dates 2026-05-01..2026-05-03 --approved 2026-01-15 --rounds 3
    official chief-arbiter 'Moroz Larysa'
    enter 'Koval Ivan' --rating 2100
    enter 'Bondar Olha' --rating 2050
    enter 'Tkach Petro' --rating 2000
    enter 'Shevchuk Ira' 'Melnyk Yurii'
    approve
";

#[test]
fn a_swiss_from_the_regulation_to_the_end() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course(&format!(
        "{SWISS}
        show
        pair --seed 1
        start
        result 1 2-0, 2 1-1
        table
        pair --seed 2 --start
        result 1+ 2-
        show player Koval
        explain pair 2.1
        explain bye Bondar --round 2
        pair --seed 3 --start
        result 1 +/-, 2 =
        table
        explain place Koval
        at 1
        finish
        show
        log
        "
    )));
}

#[test]
fn a_round_robin_with_a_withdrawal() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course(
        "
        new --template ua2013-russian/round-robin --name Club --rounds 5 --approved 2026-01-15
        enter Anna Borys Vira Hryhorii Daryna
        numbers --given Anna Borys Vira Hryhorii Daryna
        pair --start
        result 1 2-0, 2 1-1
        pair --start
        withdraw Daryna --reason illness
        show round
        result 1 0-2
        table
        pair
        show due
        "
    ));
}

#[test]
fn teams_on_two_boards() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course(
        "
        new --template ua2023-russian/team-round-robin --name Teams --rounds 3 --boards 2 --approved 2026-01-15
        team Kyiv --captain 'Bondar Olha'
        team Lviv
        team Odesa
        team Sumy
        enter K1 K2 --team Kyiv --board 1
        enter K3 --team Kyiv --reserve
        enter L1 L2 --team Lviv --board 1
        enter O1 O2 --team Odesa --board 1
        enter S1 S2 --team Sumy --board 1
        numbers --given Kyiv Lviv Odesa Sumy
        lineup Kyiv K1 K3
        pair --start
        result 1.1 2-0, 1.2 1-1, 2 +=
        show round
        result K1 0-2
        table --boards
        seat 1 2 K2
        table
        "
    ));
}

#[test]
fn two_games_make_one_result() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course(
        "
        new --template ua2023-russian/micro-match-swiss --name Micro --rounds 3 --approved 2026-01-15
        enter A B C D
        pair --seed 4 --start
        result 1.1 2-0
        show round
        result 1.2 1-1, 2 -=
        show round
        "
    ));
}

#[test]
fn a_knockout_and_a_match() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course(
        "
        new -f knockout.damier --template ua2023-russian/knockout --name Knockout --approved 2026-01-15
        enter -f knockout.damier A B C D
        numbers -f knockout.damier --given A B C D
        pair -f knockout.damier --seed 1 --start
        result -f knockout.damier 1+ 2-
        pair -f knockout.damier --seed 2 --start
        show -f knockout.damier
        explain -f knockout.damier pair 2.1
        "
    ));
}

#[test]
fn the_words_of_the_system() {
    for language in ["uk_UA.UTF-8", "ru_RU.UTF-8"] {
        let hall = Hall::speaking(language);
        insta::assert_snapshot!(
            format!("the_words_of_{}", &language[..2]),
            hall.course(&format!(
                "{SWISS}
                pair --seed 1 --start
                result 1 2-0
                result 5 2-0
                result 1 1-1
                table
                explain place Koval
                explain pair 1.1
                show due
                log --last 4
                "
            ))
        );
    }
}

#[test]
fn everything_for_programs() {
    let hall = Hall::new();
    hall.quietly(SWISS);
    let pair = hall.json("pair --seed 1 --start");
    assert_eq!(pair["round"]["number"], 1);
    assert_eq!(pair["facts"].as_array().unwrap().len(), 4, "numbers, pairing, publication, start");
    assert!(pair["story"]["pairs"].as_array().unwrap().len() == 2);
    let result = hall.json("result 1 2-0");
    assert_eq!((&result["written"], &result["missing"]), (&1.into(), &serde_json::json!([2])));
    for command in [
        "result 2 1-1",
        "show",
        "show round 1",
        "show player Koval",
        "show entries",
        "show due",
        "table",
        "explain pair 1.1",
        "explain place Koval",
        "log",
        "protest list",
        "penalty --list",
        "duty",
        "technical",
        "note 'all is well'",
        "undo --reason again",
        "absent Koval",
        "withdraw Bondar --reason ill",
        "close",
        "at 1",
        "finish --early --reason 'the hall is flooded'",
    ] {
        let object = hall.json(command);
        assert_eq!(object["file"], "cup.damier", "{command}");
    }
    let listed = hall.json("new --list ua2023-100");
    assert!(listed["templates"].as_array().unwrap().len() > 5);
    let printed = hall.json("new --template fmjd-100/swiss --name Open --print");
    assert_eq!(printed["regulation"]["name"], "Open");
}

#[test]
fn a_refusal_for_programs() {
    let hall = Hall::new();
    hall.quietly(SWISS);
    let refused = hall.sh("damier event result 1 2-0 --json");
    let (object, code) = refused.split_once('\n').unwrap();
    let object: serde_json::Value = serde_json::from_str(object).unwrap();
    assert!(object["error"].as_str().unwrap().contains("round 1"));
    assert!(object["next"].as_str().unwrap().contains("damier event pair"));
    assert_eq!(code, "[exit code 2]\n");
}
