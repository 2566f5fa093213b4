//! Hands over the board, ruled by each code: what was touched, carried, let go, taken off, crowned.

use crate::command::damier_reading;

#[track_caller]
fn ruled(args: &str, lines: &str) -> String {
    let args: Vec<&str> = ["board"].into_iter().chain(args.split_whitespace()).chain(["-"]).collect();
    damier_reading(&args, lines.as_bytes())
}

#[track_caller]
fn shows(printed: &str, wanted: &[&str]) {
    for own in wanted {
        assert!(printed.contains(own), "{own}\nis not in\n{printed}");
    }
}

// FMJD-I.3.11, FMJD-Ibis.3.11, UA-V.Move.11, UA-VI.Move.10, COL-1.9.1: a touched piece moves if it can.
#[test]
fn a_touched_piece_moves_if_it_can() {
    for (book, square, moves, clause) in [
        ("fmjd-100", "32", "32-27, 32-28", "FMJD-I.3.11"),
        ("fmjd-64", "c3", "c3-b4, c3-d4", "FMJD-Ibis.3.11"),
        ("ua2023-100", "32", "32-27, 32-28", "UA-V.Move.11"),
        ("ua2023-russian", "c3", "c3-b4, c3-d4", "UA-VI.Move.10"),
        ("columns-russian", "c3", "c3-b4, c3-d4", "COL-1.9.1"),
    ] {
        let printed = ruled(book, &format!("touched white {square}\n"));
        shows(&printed, &["touched own piece: must move if it can", clause]);
        let left = printed.lines().find(|line| line.starts_with("Moves that are left: ")).expect("moves");
        let mut left: Vec<&str> = left["Moves that are left: ".len()..].split(", ").collect();
        left.sort_unstable();
        assert_eq!(left.join(", "), moves, "{book}");
    }
}

// FMJD-I.3.11, UA-VI.Move.10, WCDF-1.25.2, UA-VII.Viol.1: where the piece has no move, one code lets it be, another does not.
#[test]
fn a_touched_piece_without_a_move() {
    for (book, square) in [("fmjd-100", "50"), ("ua2023-100", "50"), ("ua2023-russian", "e1")] {
        let printed = ruled(book, &format!("touched white {square}\n"));
        shows(&printed, &["touched piece without a move: nothing follows"]);
        assert!(!printed.contains("To write it down"), "{printed}");
    }
    for book in ["wcdf-checkers", "ua2023-checkers"] {
        let printed = ruled(book, "touched black 2\n");
        shows(&printed, &["is an illegal move", "“irregular red touch-unplayable”"]);
    }
    shows(&ruled("fmjd-100", "touched white 28\n"), &["exit 1", "no piece stands on “28”"]);
}

// FMJD-I.3.13, FMJD-Ibis.3.13, UA-V.Move.13, UA-VI.Move.12, UA-III.12.8.1, UA-VII.Move.4, WCDF-1.22: who adjusts says so,
// in his own turn; in checkers at any time.
#[test]
fn pieces_are_adjusted_after_a_word() {
    for (book, clause, off_turn) in [
        ("fmjd-100", "FMJD-I.3.13", "FMJD-I.3.14"),
        ("fmjd-64", "FMJD-Ibis.3.13", "FMJD-Ibis.3.14"),
        ("ua2023-100", "UA-V.Move.13", "UA-V.Move.14"),
        ("ua2023-100", "UA-III.12.8.1", "UA-V.Move.14"),
        ("ua2023-russian", "UA-VI.Move.12", "UA-VI.Move.13"),
    ] {
        shows(&ruled(book, "adjusts white\n"), &["on one’s own turn, after a word", clause]);
        let printed = ruled(book, "adjusts black\n");
        shows(&printed, &["touching off turn", off_turn, "“irregular black touch-off-turn”"]);
    }
    shows(&ruled("ua2023-checkers", "adjusts black\n"), &["on one’s own turn", "UA-VII.Move.4"]);
    shows(&ruled("wcdf-checkers", "adjusts white\n"), &["at any time, after a word (WCDF-1.22)"]);
}

// FMJD-I.3.12, FMJD-Ibis.3.12, UA-V.Move.12, UA-VI.Move.11, UA13-IV.5.3, COL-1.8.1: what is held may go elsewhere;
// UA-VII.Move.6, WCDF-1.24: over a corner of its square it may not.
#[test]
fn a_piece_that_is_held() {
    for (book, clause) in
        [("fmjd-100", "FMJD-I.3.12"), ("ua2023-100", "UA-V.Move.12"), ("ua2013-100", "UA13-IV.5.3")]
    {
        let printed = ruled(book, "carried white 32 28\n").replace('—', "-");
        shows(&printed, &["free until the piece is let go", clause, "32-27", "32-28"]);
    }
    for (book, clause) in
        [("fmjd-64", "FMJD-Ibis.3.12"), ("ua2023-russian", "UA-VI.Move.11"), ("columns-russian", "COL-1.8.1")]
    {
        let printed = ruled(book, "carried white c3 b4\n");
        shows(&printed, &["free until the piece is let go", clause, "c3-b4", "c3-d4"]);
    }
    for (book, clause) in [("wcdf-checkers", "WCDF-1.24"), ("ua2023-checkers", "UA-VII.Move.6")] {
        let printed = ruled(book, "carried black 11 15\n");
        shows(&printed, &["fixed once the piece is over a corner of its square", clause]);
        let left = printed.lines().find(|line| line.starts_with("Moves that are left: ")).expect("moves");
        assert!(left.contains("11-15") && !left.contains("11-16"), "{left}");
    }
}

// COL-1.8.3, WCDF-1.20, UA-VII.Cap.2.2: a capture that was begun goes on in its direction.
#[test]
fn a_capture_that_was_begun() {
    let printed = ruled("columns-russian --position W:Wc3:Bb4,d4", "carried white c3 d4\n");
    shows(&printed, &["capture begun: its direction is fixed (COL-1.8.3)"]);
    let left = printed.lines().find(|line| line.starts_with("Moves that are left: ")).expect("moves");
    assert!(left.contains("e5") && !left.contains("a5"), "{left}");
    let printed = ruled("ua2023-russian --position W:Wc3:Bb4,d4", "carried white c3 d4\n");
    let left = printed.lines().find(|line| line.starts_with("Moves that are left: ")).expect("moves");
    assert!(left.contains("e5") && left.contains("a5"), "{left}");
}

// FMJD-I.3.10, FMJD-Ibis.3.10, UA-V.Move.10, UA-VI.Move.9, UA13-IV.5.3, COL-1.8.1: a move is made when the piece is let go.
#[test]
fn a_piece_that_is_let_go() {
    for (book, from, to, clause) in [
        ("fmjd-100", "32", "28", "FMJD-I.3.10"),
        ("fmjd-64", "c3", "d4", "FMJD-Ibis.3.10"),
        ("ua2023-100", "32", "28", "UA-V.Move.10"),
        ("ua2023-russian", "c3", "d4", "UA-VI.Move.9"),
        ("ua2013-russian", "c3", "d4", "UA13-IV.5.3"),
        ("columns-russian", "c3", "d4", "COL-1.8.1"),
    ] {
        let printed = ruled(book, &format!("released white {from} {to}\n"));
        shows(&printed, &["when the piece is let go", clause, &format!("“played {from}-{to}”")]);
        let next = ruled(book, &format!("released white {from} {to}\nplayed {from}-{to}\n"));
        shows(&next, &["Black to move after 1 half-moves"]);
    }
    shows(&ruled("fmjd-100", "released white 32 28\n"), &["when the clock has been pressed (FMJD-III.6.7)"]);
    // FMJD-I.5.4.3: one touched, another moved.
    shows(
        &ruled("fmjd-100", "touched white 32\nreleased white 33 29\n"),
        &["“irregular white other-piece-moved”"],
    );
    shows(&ruled("fmjd-100", "released white 32 23\n"), &["“irregular white impossible-move”"]);
    shows(&ruled("fmjd-100", "released black 19 23\n"), &["exit 1", "it is not the turn of Black"]);
    shows(&ruled("fmjd-100", "released white 19 23\n"), &["exit 1", "the opponent’s"]);
}

// FMJD-I.4.10, FMJD-Ibis.4.10, UA-V.Cap.10, UA-VI.Cap.10: a chain of captures is moved when the piece is let go, in its
// middle too; FMJD-I.4.12, FMJD-Ibis.4.12, UA-V.Cap.12, UA-VI.Cap.12: when the captured pieces are off.
#[test]
fn a_capture_by_hand() {
    for (book, position, from, middle, clause) in [
        ("fmjd-100", "W:W28:B22,11", "28", "17", "FMJD-I.4.10"),
        ("fmjd-64", "W:Wc3:Bd4,f6", "c3", "e5", "FMJD-Ibis.4.10"),
        ("ua2023-100", "W:W28:B22,11", "28", "17", "UA-V.Cap.10"),
        ("ua2023-russian", "W:Wc3:Bd4,f6", "c3", "e5", "UA-VI.Cap.10"),
    ] {
        let args = format!("{book} --position {position}");
        let printed = ruled(&args, &format!("released white {from} {middle}\n"));
        shows(&printed, &[clause, "“irregular white stopped-in-capture”"]);
    }
    for (book, clause, stops) in [
        ("fmjd-100", "FMJD-I.4.12", "or the player pauses"),
        ("fmjd-64", "FMJD-Ibis.4.12", "or the player pauses"),
        ("ua2023-100", "UA-V.Cap.12", "plainly stopped and pressed the clock"),
        ("ua2023-russian", "UA-VI.Cap.12", "plainly stopped and pressed the clock"),
    ] {
        let printed = ruled(book, "removing white stopped\n");
        shows(&printed, &[clause, stops, "“irregular white stopped-removing”"]);
        assert!(!ruled(book, "removing white all\n").contains("To write it down"));
    }
}

// UA13-II.2.7, UA13-III.2.6, FMJD-I.3.6, FMJD-Ibis.3.6, UA-V.Move.6, UA-VI.Move.7, WCDF-1.16, COL-1.5.2b: who crowns a man.
#[test]
fn a_man_on_the_last_row_is_crowned() {
    for (book, square, clause) in [
        ("ua2013-russian", "d8", "UA13-II.2.7"),
        ("ua2013-100", "3", "UA13-III.2.6"),
        ("fmjd-100", "3", "FMJD-I.3.6"),
        ("fmjd-64", "d8", "FMJD-Ibis.3.6"),
        ("ua2023-100", "3", "UA-V.Move.6"),
        ("ua2023-russian", "d8", "UA-VI.Move.7"),
        ("wcdf-checkers", "2", "WCDF-1.16"),
        ("columns-russian", "d8", "COL-1.5.2b"),
    ] {
        shows(&ruled(book, &format!("reached white {square}\n")), &["king: ", clause]);
    }
    shows(&ruled("fmjd-100", "reached white 28\n"), &["exit 1", "not on the last row"]);
}

#[test]
fn lines_are_told_in_the_readers_language() {
    for (language, wanted) in [
        ("en", "a hand touched the piece there"),
        ("uk", "рука торкнулася шашки"),
        ("ru", "рука коснулась шашки"),
        ("lt", "ranka be įspėjimo palietė"),
        ("fr", "une main a touché sans prévenir"),
    ] {
        let args = ["board", "--lines", "--lang", language];
        shows(&damier_reading(&args, b""), &["touched SIDE SQUARE", wanted]);
    }
    shows(
        &ruled("ua2023-russian --lang uk", "touched white c3\n"),
        &["мусить піти, якщо може", "Лишаються ходи"],
    );
}
