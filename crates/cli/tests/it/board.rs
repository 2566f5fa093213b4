//! `damier board`: a hall day with its incidents, ruled by each code.

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

#[track_caller]
fn hides(printed: &str, unwanted: &[&str]) {
    for own in unwanted {
        assert!(!printed.contains(own), "{own}\nis in\n{printed}");
    }
}

const QUIET: &str = "irregular white quiet-instead-of-capture B:W28,30:B23,6\n";

// FMJD-I.5.4: the opponent chooses between two; UA13-IV.6.4 and UA-V.Viol.4 say the same.
#[test]
fn the_opponent_chooses_where_the_code_lets_him() {
    for book in ["fmjd-100", "ua2013-100", "ua2023-100"] {
        let printed = ruled(&format!("{book} --position W:W28,35:B23,6"), QUIET);
        shows(&printed, &["“correct black” gives W:W28,35:B6,23", "“let-stand black” gives B:W28,30:B6,23"]);
        hides(&printed, &["correct arbiter", "let-stand arbiter", "correct white", "D-28"]);
        let refused = ruled(&format!("{book} --position W:W28,35:B23,6"), &format!("{QUIET}correct white\n"));
        shows(&refused, &["exit 1", "refused: only the opponent of whoever did it decides ("]);
    }
}

// WCDF-1.25: the referee has it taken back; COL-1.14.1a: play goes back to it. Nobody may leave it.
#[test]
fn nobody_chooses_where_the_code_forbids_it() {
    let printed = ruled(
        "wcdf-checkers --position B:W22,32:B18,1",
        "irregular black quiet-instead-of-capture W:W22,32:B18,5\n",
    );
    shows(&printed, &["correct arbiter", "WCDF-1.25.1"]);
    hides(&printed, &["let-stand", "correct white", "correct black", "D-28"]);
    let printed = ruled(
        "columns-russian --position W:Wc3,h2:Bd4,h8",
        "irregular white quiet-instead-of-capture B:Wc3,g3:Bd4,h8\n",
    );
    shows(&printed, &["rewind 0", "COL-1.14.1a"]);
    hides(&printed, &["let-stand", "D-28"]);
}

// COL-1.14.1b: after the game no complaint is accepted.
#[test]
fn a_complaint_after_the_result_is_refused() {
    let printed = ruled("columns-russian", "resign white\nirregular white two-moves\n");
    shows(&printed, &["refused: after the game no complaint is accepted (COL-1.14.1b)"]);
}

// UA13-IV.3.7.2: the offender's clock is started, and the third time the arbiter is asked.
#[test]
fn the_third_offence_of_a_quick_game_is_told() {
    let once = "irregular white two-moves mended\n";
    let offence = "irregular white two-moves\n";
    let printed = ruled("ua2013-russian --control 15m --class rapid", &format!("{once}{offence}{offence}"));
    hides(&printed, &["Think of a penalty"]);
    let third = format!("{offence}{offence}{offence}");
    let printed = ruled("ua2013-russian --control 15m --class rapid", &third);
    shows(&printed, &["White: 3 irregularities. Think of a penalty", "UA13-IV.3.7.2"]);
    let printed = ruled(
        "ua2013-russian --control 15m --class rapid",
        &format!("{third}sanction white loss of the game\n"),
    );
    shows(&printed, &["Black wins"]);
    let waits = "clock start\nirregular white impossible-move B:Wa1,c1,e1,g1,b2,d2,f2,h2,a3,c3,e3,h4:Bb8,d8,f8,h8,a7,c7,e7,g7,b6,d6,f6,h6\n";
    let printed = ruled("ua2013-russian --control 15m --class rapid", waits);
    shows(&printed, &["“clock run white”"]);
}

// UA13-IV.4.6, COL-3.4.3, WCDF-3.5: how many moves may be missing; FMJD-III.6.13, WCDF-3.14: on whose time.
#[test]
fn arrears_of_a_record_are_ruled_by_the_code() {
    let missing = |book: &str, number: u32| {
        ruled(&format!("{book} --control 1h"), &format!("clock start\nmissing white {number}\n"))
    };
    for (book, most) in
        [("ua2013-russian", 2), ("ua2023-100", 2), ("columns-russian", 2), ("wcdf-checkers", 1)]
    {
        hides(&missing(book, most), &["more than the code allows"]);
        shows(
            &missing(book, most + 1),
            &["moves are not recorded, more than the code allows", "on White’s time"],
        );
    }
    shows(&missing("wcdf-checkers", 2), &["(WCDF-3.5)", "(WCDF-3.13)"]);
    let both = ruled("wcdf-checkers --control 1h", "clock start\nmissing white 3\nmissing black 2\n");
    shows(&both, &["while the clocks stand (WCDF-3.14)"]);
    let late =
        ruled("fmjd-100 --control fmjd-100-c1", "clock start\nmissing white 4\nrestored white 15:01\n");
    shows(&late, &["restoring the record took too long"]);
}

// WCDF-3.10, FMJD-III.7.8, UA13-IV.13.14.
#[test]
fn sheets_breaks_and_warnings() {
    shows(
        &ruled("wcdf-checkers --control 1h", "clock start\nsheet black\n"),
        &["Red: the signed sheet is handed in"],
    );
    shows(
        &ruled("fmjd-100 --control fmjd-100-c1", "clock start\nbreak white\n"),
        &["a short break is taken at a control move only; 0 moves have been made (FMJD-III.7.8)"],
    );
    shows(
        &ruled("ua2013-russian --control 1h", "clock start\nsight white blind\n"),
        &["White: to be warned of the time at 50:00"],
    );
    shows(
        &ruled("ua2013-russian --control 1h", "sight white cross-eyed\n"),
        &["“cross-eyed” does not fit here"],
    );
}

// FMJD-III.7.5, FMJD-III.7.6.7, FMJD-III.7.7.4: the sealed move is made, or its player loses.
#[test]
fn an_envelope_is_opened() {
    let adjourned =
        "clock start\nplayed 32-28\n@1:00 clock adjourn disturbed\n@2:00 clock resume\n@5:00 clock seal\n";
    let args = "fmjd-100 --control 1h20m+1m";
    shows(&ruled(args, &format!("{adjourned}@6:00 sealed 19-23\n")), &["White to move after 2 half-moves"]);
    let slip = ruled(args, &format!("{adjourned}@6:00 sealed 19-99\n"));
    shows(&slip, &["refused: “19-99” is no single move that Black can make here"]);
    let wrong = ruled(args, &format!("{adjourned}@6:00 sealed impossible\n"));
    shows(&wrong, &["the sealed move cannot be made", "Black: loss", "FMJD-III.7.6.7"]);
    shows(&ruled(args, "clock start\nsealed 32-28\n"), &["refused: no move is sealed"]);
    shows(
        &ruled("ua2023-100 --control 1h", "clock start\nclock adjourn room\n"),
        &["this code knows no adjournment"],
    );
}

// FMJD-VI.1: a game of five minutes is no time trouble from its first second.
#[test]
fn a_blitz_is_not_one_long_warning() {
    hides(
        &ruled("fmjd-100 --control 5m --class blitz", "clock start\n@0:01 clock pause\n"),
        &["time trouble"],
    );
    shows(
        &ruled("fmjd-100 --control 5m --class blitz", "clock start\n@4:10 clock pause\n"),
        &["time trouble"],
    );
}

#[test]
fn refusals_speak_the_readers_language() {
    for (language, wanted) in [
        ("uk", "відхилено: жоден рядок не починається з «танець»"),
        ("ru", "отклонено: ни одна строка не начинается с «танец»"),
        ("lt", "atmesta: jokia eilutė neprasideda žodžiu „šokis“"),
        ("fr", "refusé\u{a0}: aucune ligne ne commence par «\u{a0}danse\u{a0}»"),
    ] {
        let word = wanted
            .rsplit(['«', '„'])
            .next()
            .expect("a word")
            .trim_matches(['»', '“', ' ', '\u{a0}', '\u{202f}']);
        shows(&ruled(&format!("fmjd-100 --lang {language}"), &format!("{word}\n")), &[wanted]);
    }
    let printed =
        ruled("fmjd-100 --lang uk --control 1h", "clock press white\nclock dance\nirregular white nothing\n");
    shows(&printed, &["гру ще не почато", "«dance» — не подія годинника", "«nothing» — не порушення"]);
}

// FMJD-I.5.4, FMJD-I.5.7, FMJD-I.5.8, FMJD-Ibis.5.4, UA13-IV.6.4, UA-V.Viol.4, UA-VI.Viol.4: without the board that was
// left the opponent chooses all the same.
#[test]
fn an_irregularity_without_its_board_is_decided_too() {
    for (book, clause) in [
        ("fmjd-100", "FMJD-I.5.4"),
        ("fmjd-64", "FMJD-Ibis.5.4"),
        ("ua2013-russian", "UA13-IV.6.4"),
        ("ua2023-100", "UA-V.Viol.4"),
        ("ua2023-russian", "UA-VI.Viol.4"),
    ] {
        let printed = ruled(book, "irregular white two-moves\n");
        shows(
            &printed,
            &[
                "“correct black”",
                "“let-stand black”",
                "the opponent: it is corrected or left",
                clause,
                "Once the opponent moves, it stands",
                "It is put right wholly or not at all",
            ],
        );
        hides(&printed, &["“correct white”", "arbiter", "D-28"]);
        shows(
            &ruled(book, "irregular white two-moves\ncorrect white\n"),
            &["refused: only the opponent of whoever did it decides"],
        );
        let left = ruled(book, "irregular white two-moves\nlet-stand black\n");
        shows(&left, &["Two moves in succession, or out of turn, accepted"]);
        hides(&left, &["A decision is due"]);
        let corrected = ruled(book, "irregular white two-moves\ncorrect black\n");
        shows(&corrected, &["Two moves in succession, or out of turn, put right"]);
        hides(&corrected, &["A decision is due", "accepted", "refused"]);
        let twice = ruled(book, "irregular white two-moves\ncorrect black\ncorrect black\n");
        shows(&twice, &["refused: no irregularity waits for a decision"]);
    }
    let played = ruled("fmjd-100", "irregular white taken-back\nmoves 32-28\ncorrect black\n");
    shows(&played, &["Black to move after 1 half-moves", "refused: no irregularity waits for a decision"]);
}

// WCDF-1.25, WCDF-1.26, UA-VII.Viol.1, COL-1.14.1a, COL-1.14.1b: where nobody chooses, nobody is asked.
#[test]
fn without_its_board_the_referee_retracts_and_columns_go_back() {
    for (book, clause) in [("wcdf-checkers", "WCDF-1.26"), ("ua2023-checkers", "UA-VII.Viol.1.9")] {
        let printed = ruled(book, "irregular black pieces-added\n");
        shows(
            &printed,
            &["he warns and the move is taken back", "“correct arbiter”", "it is condoned", clause],
        );
        hides(&printed, &["let-stand", "“correct white”"]);
        shows(&ruled(book, "irregular black pieces-added\nlet-stand white\n"), &["exit 1"]);
    }
    let printed = ruled("columns-russian", "irregular white two-moves\n");
    shows(
        &printed,
        &[
            "play is taken back to it whenever it is found during the game (COL-1.14.1a)",
            "After the game no complaint is accepted (COL-1.14.1b)",
            "“correct arbiter”",
        ],
    );
    hides(&printed, &["let-stand"]);
}

// FMJD-I.5.1, UA-VI.Viol.3, FMJD-I.5.5, WCDF-1.27, COL-1.14.3, COL-1.14.4, UA-VI.Viol.2, COL-1.14.1c.
#[test]
fn what_follows_where_nobody_moved_wrongly() {
    shows(&ruled("fmjd-100", "irregular white wrong-board\n"), &["annulled and played anew", "(FMJD-I.5.1)"]);
    shows(
        &ruled("ua2023-russian --control 1h", "clock start\nirregular white displaced\n"),
        &["restores the position in his own time", "(UA-VI.Viol.3)", "“clock run white”"],
    );
    shows(&ruled("fmjd-100", "irregular white displaced\n"), &["does not count if corrected", "FMJD-I.5.5"]);
    shows(
        &ruled("wcdf-checkers", "irregular white displaced\n"),
        &["put back without penalty, even if not at once (WCDF-1.27)"],
    );
    shows(
        &ruled("columns-russian --control 1h", "clock start\nirregular black displaced\n"),
        &["in the time of the one at fault", "COL-1.14.3", "COL-1.14.4", "“clock run black”"],
    );
    shows(&ruled("columns-russian", "irregular white wrong-colours\n"), &["the game goes on (COL-1.14.1c)"]);
    shows(
        &ruled("ua2023-russian", "irregular white wrong-setup\n"),
        &["the opponent decides", "UA-VI.Viol.2"],
    );
}

// UA13-IV.6.7, UA-V.Viol.5, UA-VI.Viol.5, COL-1.14.4: what nobody did wrong costs nobody time.
#[test]
fn what_is_nobodys_fault_is_no_irregularity() {
    for (book, clause) in [
        ("ua2013-russian", "UA13-IV.6.7"),
        ("ua2023-100", "UA-V.Viol.5"),
        ("ua2023-russian", "UA-VI.Viol.5"),
        ("columns-russian", "COL-1.14.4"),
    ] {
        let lines = "clock start\nirregular white nobodys-fault\n";
        let printed = ruled(&format!("{book} --control 1h"), lines);
        shows(&printed, &["Nobody’s fault is no irregularity", &format!("({clause})")]);
        hides(&printed, &["own time", "punished (", "“clock run"]);
    }
}

// FMJD-III.7.6.4, FMJD-III.7.7.4: the clock does not go on without the sealed move; without a record it may.
#[test]
fn record_and_clock_stay_together_when_an_envelope_is_opened() {
    let args = "fmjd-100 --control 1h20m+1m";
    let adjourned = "clock adjourn disturbed\nclock resume\nclock seal\nclock reopen yes\n";
    let kept = ruled(args, &format!("clock start\nplayed 32-28\n{adjourned}"));
    shows(&kept, &["the record waits for the sealed move: write “sealed MOVE”", "exit 1"]);
    hides(&kept, &["White: 1:20:00 left, 0:00 used, 1 moves, the clock runs"]);
    let not_kept = ruled(args, &format!("clock start\nclock press white\n{adjourned}"));
    hides(&not_kept, &["refused", "exit 1"]);
}

// UA13-IV.6.4, FMJD-I.5.4, COL-1.14.1a: what is put right is put right on the clock too; UA13-IV.6.1, FMJD-I.5.1: an
// annulled game begins with clocks set anew.
#[test]
fn the_clock_goes_back_with_the_board() {
    let wrong = "clock start\n@3:00 played 32-28\n@3:30 clock press black\n@4:00 irregular black impossible-move \
                 W:W31,33-50,28:B1-18,20,24\n";
    let args = "fmjd-100 --control 1h20m+1m";
    let corrected = ruled(args, &format!("{wrong}@4:30 correct white\n"));
    shows(&corrected, &["Black: 1:19:30 left, 0:30 used, 0 moves, the clock runs", "White: 1:17:00 left"]);
    let goes_on = ruled(args, &format!("{wrong}@4:30 correct white\n@5:00 played 19-23\n"));
    shows(&goes_on, &["White to move after 2 half-moves", "Black: 1:20:00 left, 1:00 used, 1 moves"]);
    hides(&goes_on, &["refused"]);
    let stands = ruled(args, &format!("{wrong}@4:10 clock pause\n@4:30 correct white\n@6:00 clock resume\n"));
    shows(&stands, &["Black: 1:19:30 left, 0:30 used, 0 moves, the clock runs"]);
    let left = ruled(args, &format!("{wrong}@4:30 let-stand white\n"));
    shows(&left, &["Black: 1:20:30 left, 0:30 used, 1 moves"]);
    // The arbiter who writes down no moves sets the clock himself.
    let unrecorded =
        "clock start\nclock press white\nclock press black\nclock press white\nclock press black\n";
    let told = ruled(args, &format!("{unrecorded}irregular black two-moves\ncorrect white\n"));
    shows(&told, &["White: 1:22:00 left, 0:00 used, 2 moves, the clock runs"]);
    let anew = ruled(args, "clock start\n@3:00 played 32-28\n@9:00 irregular black wrong-board\n");
    shows(&anew, &["White: 1:20:00 left, 0:00 used, 0 moves;", "Black: 1:20:00 left, 0:00 used, 0 moves;"]);
    let columns = "clock start\n@1:00 played c3-d4\n@2:00 clock press black\n@2:00 irregular black impossible-move \
                   W:Wa1,a3,b2,c1,d2,e1,e3,f2,g1,g3,h2,d4:Ba7,b6,b8,c7,d6,d8,e7,f8,g7,h6,h8,e5\n@3:00 rewind 1\n";
    let columns = ruled("columns-russian --control 45m", columns);
    shows(
        &columns,
        &["Black to move after 1 half-moves", "Black: 44:00 left, 1:00 used, 0 moves, the clock runs"],
    );
}

// WCDF-1.13, UA-VII.Inv.11, WCDF-1.25: Red begins, and whoever decides is named.
#[test]
fn red_is_called_red() {
    for book in ["wcdf-checkers", "ua2023-checkers"] {
        let lines = "irregular red two-moves\noffer red\nsanction white warning\n";
        let printed = ruled(&format!("{book} --control 1h"), &format!("clock start\n{lines}"));
        shows(&printed, &["Red to move", "Red: 1:00:00 left", "Red: Two moves in succession"]);
        hides(&printed, &["Black", "“accept black"]);
        let refused = ruled(book, "irregular red two-moves\ncorrect white\nlet-stand arbiter\n");
        shows(&refused, &["the arbiter decides, no player (", "it may not be left as it is ("]);
    }
    let printed = ruled("wcdf-checkers --lang uk", "irregular red two-moves\n");
    shows(&printed, &["червоні"]);
    hides(&printed, &["чорні"]);
    // In pool checkers Black begins.
    shows(&ruled("apca-pool", "resign white\n"), &["Black wins"]);
}

// A refusal names the book by its title.
#[test]
fn a_book_is_named_by_its_title() {
    let printed = ruled("wcdf-checkers", "establish main-road\nirregular red two-hands\n");
    shows(&printed, &["WCDF, rules of checkers does not"]);
    hides(&printed, &["refused: wcdf-checkers"]);
}

// UA-VI.Draw.1.9, UA13-II.5.3.5: three against one on the main road is drawn at once where moves add no time.
#[test]
fn a_control_without_increment_draws_at_once() {
    let args = "ua2023-russian --position W:WKb4,Kd2,Kf8:BKh8";
    shows(&ruled(&format!("{args} --control 45m"), "moves b4-a5\n"), &["Draw", "UA-VI.Draw.1.9"]);
    hides(&ruled(&format!("{args} --control 45m+10s"), "moves b4-a5\n"), &["UA-VI.Draw.1.9"]);
}

// Only irregularities of the code in hand are named.
#[test]
fn a_word_that_is_no_irregularity_is_answered_with_those_of_the_code() {
    let printed = ruled("wcdf-checkers", "irregular white nonsense\n");
    shows(&printed, &["pieces-added", "captured-beyond-king-row"]);
    hides(&printed, &["two-hands", "announced-otherwise", "impossible-by-letter"]);
}

// FMJD-I.7.3.1, FMJD-III.5.3: a draw by agreement.
#[test]
fn a_draw_by_agreement() {
    let lines = "times 20 46-41 5-10 41-46 10-5\nmoves 46-41\noffer white\naccept black\n";
    let printed = ruled("fmjd-100 --position W:WK46,31,32:BK5,19,20", lines);
    shows(&printed, &["Draw: agreement (1-1)", "FMJD-I.7.3.1"]);
}

// WCDF-3.8, FMJD-III.5.3, UA-III.7.3: an offer stands until it is answered, and is noted.
#[test]
fn an_offer_is_told_until_it_is_answered() {
    let offered = ruled("wcdf-checkers", "moves 11-15\noffer black\n");
    shows(&offered, &["Red offers a draw", "both note it on their sheets", "“accept white”", "WCDF-3.8"]);
    hides(&ruled("wcdf-checkers", "moves 11-15\noffer black\nmoves 23-19\n"), &["offers a draw"]);
    hides(&ruled("wcdf-checkers", "moves 11-15\noffer black\naccept white\n"), &["offers a draw"]);
}

// FMJD-IV.2.15, WCDF-3.14: where both are in time trouble somebody else records.
#[test]
fn somebody_records_for_two_in_time_trouble() {
    let lines = "clock start\n@0:55:30 played MOVE\n@1:51:30 clock pause\n";
    for (book, mv, clause) in [("fmjd-100", "32-28", "FMJD-IV.2.15"), ("wcdf-checkers", "11-15", "WCDF-3.14")]
    {
        let lines = lines.replace("MOVE", mv);
        let printed = ruled(&format!("{book} --control 1h"), &lines);
        shows(&printed, &["Both are in time trouble: somebody else has to record", clause]);
    }
    let early = ruled("fmjd-100 --control 1h", "clock start\n@0:55:30 played 32-28\n");
    hides(&early, &["somebody else has to record"]);
}

// FMJD-I.5.4, UA13-IV.6.4, UA-V.Viol.4: each irregularity is decided by the opponent of whoever did it, whatever was
// written down after it; FMJD-I.5.8, UA13-IV.6.9: what one player did is decided wholly.
#[test]
fn a_second_irregularity_does_not_hide_the_first() {
    for (book, wholly) in
        [("fmjd-100", "FMJD-I.5.8"), ("ua2013-russian", "UA13-IV.6.9"), ("ua2023-100", "UA-V.Viol.8")]
    {
        let both = "irregular white two-moves\nirregular black taken-back\n";
        let printed = ruled(book, both);
        shows(
            &printed,
            &[
                "White: Two moves in succession, or out of turn. A decision is due:",
                "“correct black”",
                "Black: Move taken back or replaced. It waits too and is decided next",
            ],
        );
        hides(&printed, &["“correct white”"]);
        let first = ruled(book, &format!("{both}let-stand black\n"));
        shows(
            &first,
            &[
                "Two moves in succession, or out of turn, accepted",
                "Black: Move taken back or replaced. A decision is due:",
                "“correct white”",
            ],
        );
        let done = ruled(book, &format!("{both}correct black\ncorrect white\n"));
        shows(
            &done,
            &["Two moves in succession, or out of turn, put right", "Move taken back or replaced, put right"],
        );
        hides(&done, &["A decision is due", "refused"]);
        let twice = "irregular white two-moves\nirregular white taken-back\n";
        let together = ruled(book, twice);
        shows(
            &together,
            &["White: Move taken back or replaced. It waits too and is decided together", wholly],
        );
        let done = ruled(book, &format!("{twice}let-stand black\n"));
        shows(
            &done,
            &["Two moves in succession, or out of turn, accepted", "Move taken back or replaced, accepted"],
        );
        hides(&done, &["A decision is due"]);
    }
    // With the board that was left, and without it: one decision for what one player did.
    let mixed = "irregular white two-hands\nirregular white quiet-instead-of-capture B:W28,30:B23,6\n";
    let printed = ruled("ua2013-100 --position W:W28,35:B23,6", &format!("{mixed}correct black\n"));
    shows(
        &printed,
        &["White to move after 0 half-moves", "Two hands used for moving and removing, put right"],
    );
    hides(&printed, &["A decision is due", "refused"]);
    // The opponent moves, and so accepts what was only reported (FMJD-I.5.7).
    let moved = ruled("fmjd-100", "moves 32-28\nirregular white taken-back\nmoves 19-23\n");
    shows(&moved, &["White, after 1 half-moves: Move taken back or replaced, accepted (FMJD-I.5.7)"]);
    // Checkers: the referee retracts both (WCDF-1.25).
    let checkers = "irregular black pieces-added\nirregular white two-moves\ncorrect arbiter\n";
    let printed = ruled("wcdf-checkers", checkers);
    shows(
        &printed,
        &["White: Two moves in succession, or out of turn. A decision is due:", "“correct arbiter”"],
    );
}
