//! The course of an event that is not quite straight: ends too early, rounds ahead, pairs by decision.

use crate::hall::Hall;

const FIVE: &str = "
    new -f cup.damier --template ua2023-100/swiss --name Cup --rounds 3 --approved 2026-01-15
    enter -f cup.damier A B C D E
    numbers -f cup.damier --given A B C D E
    pair -f cup.damier --seed 1 --start
    result -f cup.damier 1 2-0, 2 1-1
";

#[test]
fn an_event_does_not_end_too_early() {
    let hall = Hall::new();
    hall.quietly(FIVE);
    insta::assert_snapshot!(hall.course(
        "
        finish -f cup.damier
        finish -f cup.damier --early
        finish -f cup.damier --early --reason 'the hall is flooded'
        pair -f cup.damier
        "
    ));
}

#[test]
fn a_round_robin_starts_one_round_after_the_other() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course(
        "
        new -f cup.damier --template ua2023-100/round-robin --name Cup --approved 2026-01-15
        enter -f cup.damier A B C D
        numbers -f cup.damier --given A B C D
        pair -f cup.damier --start
        result -f cup.damier 1 2-0
        pair -f cup.damier --start
        pair -f cup.damier
        start -f cup.damier
        start -f cup.damier --ahead
        new -f odd.damier --template ua2023-100/round-robin --name Odd --rounds 9 --approved 2026-01-15
        enter -f odd.damier A B C D
        pair -f odd.damier
        "
    ));
}

#[test]
fn what_the_arbiter_decides_is_compared() {
    let hall = Hall::new();
    hall.quietly(FIVE);
    insta::assert_snapshot!(hall.course(
        "
        pair -f cup.damier --relax rematch:1:3
        pair -f cup.damier --relax tea --reason no
        pair -f cup.damier --relax rematch:1:3 --reason 'nobody else is left' --seed 1 --start
        verify -f cup.damier
        "
    ));
}

#[test]
fn a_bye_of_an_even_round_names_the_order() {
    let hall = Hall::new();
    hall.quietly(FIVE);
    hall.quietly("pair -f cup.damier --seed 2 --start");
    insta::assert_snapshot!(hall.course("explain -f cup.damier bye A --round 2"));
}

#[test]
fn places_of_a_knockout_and_of_a_match() {
    let hall = Hall::new();
    hall.quietly(
        "
        new -f cup.damier --template ua2023-russian/knockout --name Cup --approved 2026-01-15
        enter -f cup.damier A B C D
        numbers -f cup.damier --given A B C D
        pair -f cup.damier --seed 1 --start
        result -f cup.damier 1+ 2-
        pair -f cup.damier --seed 2 --start
        result -f cup.damier 1= 2+
        pair -f cup.damier --seed 2 --start
        result -f cup.damier 1+
        ",
    );
    insta::assert_snapshot!(hall.course(
        "
        explain -f cup.damier place B
        simulate --template fmjd-100/match-sets --players 2 --seed 4 --calm -f match.damier
        table -f match.damier
        explain -f match.damier place 1
        "
    ));
}

#[test]
fn a_match_has_two_sides() {
    let hall = Hall::new();
    insta::assert_snapshot!(hall.course("simulate --template fmjd-100/match --players 5 --seed 1"));
}

#[test]
fn pairings_fit_a_narrow_screen_without_ratings_and_numbers() {
    let hall = Hall::new();
    hall.course(
        "
        new --template ua2023-100/swiss --name Cup --approved 2026-01-15 --rounds 3
        enter 'Коваленко Ірина' --rating 2100
        enter 'Шевченко Тарас' --rating 2050
        enter 'Бондаренко Олег' --rating 1990
        enter 'Ткаченко Марія' --rating 1900
        pair --seed 1
        ",
    );
    insta::assert_snapshot!(
        hall.sh("COLUMNS=40 damier event show --lang uk; COLUMNS=40 damier event paper pairings --lang uk")
    );
}

#[test]
fn the_cross_table_of_a_match_shows_its_sets() {
    let hall = Hall::new();
    hall.course(
        "
        new --template fmjd-100/match-sets --name Match --approved 2026-01-15
        enter Koval Bondar
        numbers --given 1 2
        ",
    );
    for result in ["2-0", "1-1", "1-1", "1-1", "0-2"] {
        hall.course(&format!("pair --seed 1\nstart\nresult 1 {result}"));
    }
    insta::assert_snapshot!(hall.sh("damier event table --cross; damier event table"));
}
