//! `damier moves`.

use crate::command::{damier, damier_reading};

#[test]
fn moves_show_their_route_and_what_they_take() {
    insta::assert_snapshot!("russian_start", damier(&["moves", "russian"]));
    insta::assert_snapshot!("majority", damier(&["moves", "international", "-p", "W:W28:BK22,23,14"]));
    insta::assert_snapshot!("towers", damier(&["moves", "columns", "-p", "W:Wc3:Bd4=00,d2,f2,f4"]));
    insta::assert_snapshot!(
        "towers_once",
        damier(&["moves", "columns", "-p", "W:Wc3:Bd4=00,d2,f2,f4", "--tower-jumps", "once"])
    );
    insta::assert_snapshot!("crowning", damier(&["moves", "english", "-p", "B:W32:B25"]));
}

#[test]
fn every_notation_of_a_variant_can_be_chosen() {
    let mut all = String::new();
    for notation in ["pdn", "long", "short", "hub", "ua", "ua2013-russian", "ua2023-russian"] {
        all += &format!(
            "{notation}: {}",
            damier(&["moves", "russian", "-p", "W:WKd2:Bf4,e7,c7,b4", "-n", notation])
        );
    }
    insta::assert_snapshot!("notations", all);
    insta::assert_snapshot!("foreign_notation", damier(&["moves", "english", "-n", "fmjd"]));
    insta::assert_snapshot!("no_short_notation", damier(&["moves", "lasca", "-n", "short"]));
}

#[test]
fn json_for_programs() {
    insta::assert_snapshot!("json", damier(&["moves", "columns", "-p", "W:Wc3:Bd4=00,d2,f2,f4", "--json"]));
    insta::assert_snapshot!("json_lost", damier(&["moves", "russian", "-p", "W:Wa1:Bb2,c3", "--json"]));
}

#[test]
fn who_cannot_move_has_lost() {
    insta::assert_snapshot!(damier(&["moves", "russian", "-p", "W:Wa1:Bb2,c3"]), @"
    exit 0
    --- out
    White has no move left and has lost (UA-VI.Res.1, UA13-II.4.2.3)
    ");
    insta::assert_snapshot!(damier(&["moves", "lasca", "-p", "B:W1:B"]), @"
    exit 0
    --- out
    Black has no pieces left and has lost (COL-1.11.1, COL-1.12a)
    ");
}

#[test]
fn other_games_are_won_otherwise() {
    insta::assert_snapshot!(damier(&["moves", "antidraughts", "-p", "W:W46,41:B37,32,28,36"]), @"
    exit 0
    --- out
    White has no move left and has won (LIDRAUGHTS-Antidraughts)
    ");
    insta::assert_snapshot!(damier(&["moves", "breakthrough", "-p", "B:WK1,48:B43,44"]), @"
    exit 0
    --- out
    White has the first king and has won (LIDRAUGHTS-Breakthrough)
    ");
}

#[test]
fn a_position_may_come_from_standard_input() {
    let piped = damier_reading(&["moves", "english", "--position", "-"], b"B:W32:B25\n");
    assert_eq!(piped, damier(&["moves", "english", "--position", "B:W32:B25"]));
}

#[test]
fn bad_positions_are_refused_with_the_place() {
    insta::assert_snapshot!("no_such_square", damier(&["moves", "russian", "-p", "W:Wa8:Bb4"]));
    insta::assert_snapshot!("many_faults", damier(&["moves", "russian", "-p", "W:Wb8,c3,c3:Ba1"]));
    insta::assert_snapshot!("no_position", damier(&["moves", "russian", "-p", ""]));
    insta::assert_snapshot!("no_such_variant", damier(&["moves", "canadian"]));
    let long = format!("W:W{}:B1", "31,".repeat(100_000));
    insta::assert_snapshot!(
        "endless_position",
        damier_reading(&["moves", "international", "-p", "-"], long.as_bytes())
    );
    insta::assert_snapshot!(
        "binary_position",
        damier_reading(&["moves", "russian", "-p", "-"], b"\xff\xfe\x00")
    );
}

#[test]
fn a_wanted_move_is_legal_or_refused_with_its_clause() {
    let position = "W:W28:BK22,23,14";
    let wanted = |text| damier(&["moves", "international", "-p", position, "--try", text]);
    insta::assert_snapshot!("try_legal", wanted("28x10"));
    insta::assert_snapshot!("try_too_few", wanted("28x17"));
    insta::assert_snapshot!("try_quiet", wanted("28-32"));
    insta::assert_snapshot!("try_nonsense", wanted("castle"));
    insta::assert_snapshot!(
        "try_json",
        damier(&["moves", "international", "-p", position, "--try", "28x17", "--json"])
    );
}
