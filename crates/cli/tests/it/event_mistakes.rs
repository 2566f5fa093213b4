//! Mistakes a new arbiter makes: each is named, with the next step, and changes nothing.

use crate::hall::Hall;

const STARTED: &str = "
    new --template ua2023-100/swiss --name Cup --rounds 3 --approved 2026-01-15 --dates 2026-05-01
    enter 'Koval Ivan' 'Kovalenko Iryna' 'Tkach Petro' 'Bondar Olha'
    numbers --given 1 2 3 4
";

#[test]
fn without_an_event() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course(
        "
        show
        show -f nothing.damier
        new
        new --template ua2023-100/swis --name Cup
        new --template ua2023-100/swiss
        new --list fide
        new --template ua2023-100/swiss --name Cup --rounds 0
        new --template ua2023-100/swiss --name Cup --dates tomorrow
        "
    ));
}

#[test]
fn files_are_never_overwritten() {
    let hall = Hall::new();
    hall.file("cup.damier", "dear diary");
    hall.file("empty.damier", "");
    insta::assert_snapshot!(hall.course(
        "
        new --template ua2023-100/swiss --name Cup --approved 2026-01-15
        show
        show -f cup.damier
        show -f empty.damier
        show -f .
        "
    ));
    assert_eq!(hall.read("cup.damier"), b"dear diary");
}

#[test]
fn a_regulation_file_with_faults() {
    let hall = Hall::new();
    hall.file(
        "cup.toml",
        "name = \"Cup\"\nrulebok = \"ua2023-100\"\n[[stages]]\nname = \"main\"\nrounds = \"many\"\n",
    );
    insta::assert_snapshot!(hall.sh("damier event new --regulation cup.toml"));
}

#[test]
fn a_regulation_goes_out_and_comes_in() {
    let hall = Hall::new();
    hall.sh(
        "damier event new --template ua2023-100/swiss --name Cup --approved 2026-01-15 --print > cup.toml",
    );
    let made = hall.sh("damier event new --regulation cup.toml");
    assert!(made.contains("cup.damier") && !made.contains("exit code"), "{made}");
}

#[test]
fn whom_and_what() {
    let hall = Hall::new();
    hall.quietly(STARTED);
    insta::assert_snapshot!(hall.course(
        "
        withdraw Kov --reason ill
        withdraw Nobody --reason ill
        withdraw 9 --reason ill
        enter 'Koval Ivan'
        enter A B --rating 2000
        absent Koval --round 9
        absent Koval --round x
        pair --as spectator
        start
        result 1 2-0
        close
        table --after 2
        show round 1
        explain bye Koval
        explain place Nobody
        at 1
        official king 'Moroz Larysa'
        show --stage final
        "
    ));
}

#[test]
fn results_all_or_nothing() {
    let hall = Hall::new();
    hall.quietly(STARTED);
    insta::assert_snapshot!(hall.course(
        "
        pair --seed 1 --draft
        result 1 2-0
        result 1 +/-
        undo --reason 'he came'
        start
        pair
        result 1 2-1, 7 2-0, Nobody 1-1, 2
        result 1 +=
        result 1 2-0 (whim)
        result
        result 1 2-0
        result 1 0-2
        result --correct 1 0-2
        result --correct --reason misread 1 0-2
        result --correct --reason misread 2 0-2
        show round
        undo 4 --reason 'another draw'
        "
    ));
}

#[test]
fn results_from_a_file() {
    let hall = Hall::new();
    hall.quietly(STARTED);
    hall.quietly("pair --seed 1 --start");
    hall.file("results.txt", "1 2-0\n\n2 1-1\n");
    hall.file("wrong.txt", "1 2-0\nfoo\n2 3-0\n");
    insta::assert_snapshot!(hall.course("result < wrong.txt\nresult < results.txt"));
}

#[test]
fn two_desks_at_once() {
    let hall = Hall::new();
    hall.quietly("new --template wcdf-checkers/swiss --name Cup");
    let lines: Vec<String> = (0..12).map(|at| format!("damier event enter P{at} >/dev/null &")).collect();
    let printed = hall.sh(&format!("{}\nwait", lines.join("\n")));
    assert_eq!(printed, "");
    let entries = hall.json("show entries");
    assert_eq!(entries["entries"].as_array().unwrap().len(), 12);
}

#[test]
fn rounds_that_there_are_not() {
    let hall = Hall::new();
    hall.quietly(STARTED);
    insta::assert_snapshot!(hall.course(
        "
        absent Koval --round 99
        schedule 99 10:00
        at 99 table
        show round 99
        close 99
        table --after 99
        result --round 99 1 2-0
        result --round 99 Koval 2-0
        explain pair 99.1
        "
    ));
}

#[test]
fn whose_player_and_which_table() {
    let hall = Hall::new();
    hall.quietly(
        "
        new --template ua2023-russian/team-round-robin --name Teams --boards 2 --approved 2026-01-15
        team Kyiv
        team Lviv
        enter K1 K2 --team Kyiv --board 1
        enter L1 L2 --team Lviv --board 1
        numbers --given Kyiv Lviv
        ",
    );
    insta::assert_snapshot!(hall.course(
        "
        lineup Kyiv K1 L1
        lineup Kyiv K1 3
        lineup Sumy K1 K2
        protest file K1 'he touched a piece'
        pair --start
        seat 9 1 K1
        seat 1 1 77
        result 1 4-0
        result 1 2-0
        result 1 + +
        "
    ));
}

#[test]
fn the_sum_of_a_micro_match() {
    let hall = Hall::new();
    hall.quietly(
        "
        new --template ua2023-russian/micro-match-swiss --name Micro --rounds 3 --approved 2026-01-15
        enter A B C D
        pair --seed 4 --start
        ",
    );
    insta::assert_snapshot!(hall.course("result 1 3-1\nresult 1 + =\nresult 2 1:3 --lang uk\nresult 2 5-5"));
}

#[test]
fn a_match_of_three() {
    let hall = Hall::new();
    hall.quietly("new --template ua2023-russian/match --name Match --approved 2026-01-15\nenter A B C");
    insta::assert_snapshot!(hall.course("pair --seed 1\nnext A B\npair --seed 1"));
}

#[test]
fn without_reason_or_name() {
    let hall = Hall::new();
    hall.quietly(STARTED);
    insta::assert_snapshot!(hall.course(
        "
        withdraw Koval
        withdraw Koval --reason ' '
        official arbiter Moroz
        official arbiter Moroz --relieve
        committee A 7 C --reserve D --reserve E
        committee A '' C --reserve D --reserve E
        prohibit Koval Koval --reason kin
        seat 1 1 Koval
        lineup Koval Bondar
        "
    ));
}

#[test]
fn stages_are_named() {
    let hall = Hall::new();
    hall.quietly(
        "
        new --template ua2023-100/mixed --name Mix --approved 2026-01-15
        enter A B C D E F G H
        pair --start --seed 1
        ",
    );
    insta::assert_snapshot!(
        hall.course("show\nresult 1 2-0\nnext\npair --stage 2 --seed 2\nshow due\nlog --last 3")
    );
}

#[test]
fn nobody_is_forgotten_and_nothing_has_a_field_of_one() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course(
        "
        new --template ua2023-100/knockout --name Cup --approved 2026-01-15 --dates 2026-05-01
        enter 'Koval Ivan' 'Kovalenko Iryna' 'Tkach Petro' 'Bondar Olha'
        numbers --given 1 2 3 4
        pair --by-hand 1:2 --reason 'no program at hand'
        pair --by-hand 1:4,3:2 --reason 'no program at hand'
        verify
        verify --lang uk
        team Kyiv
        team Kyiv --lang uk
        undo --reason 'another try'
        next Koval
        next Koval --lang ru
        "
    ));
}

#[test]
fn a_place_on_the_scale_of_halves_names_the_bye() {
    let hall = Hall::new();
    hall.sh(
        "damier event new --template ua2023-100/swiss --name Cup --rounds 3 --approved 2026-01-15 --print \
             | sed 's/^scale.*/scale = \"1-½-0\"/' > cup.toml",
    );
    insta::assert_snapshot!(hall.course(
        "
        new --regulation cup.toml
        enter Koval Bondar Tkach
        numbers --given 1 2 3
        pair --seed 1
        start
        result 1 ½-½
        pair --seed 1
        start
        result 1 ½-½
        table
        explain place 1
        explain place 3
        explain place 3 --lang uk
        explain place 3 --lang ru
        paper round-summary --format text
        "
    ));
}
