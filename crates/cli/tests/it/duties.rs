//! Duties that leave no other trace, and everything that a code forbids: listed, written down by clause, kept in the log.

use crate::hall::Hall;

/// An event under a code with two players in its first round.
fn event(template: &str) -> Hall {
    let hall = Hall::new();
    hall.quietly(&format!(
        r#"new --template {template} --name "Hall day" --dates 2026-05-01..2026-05-02 --rounds 3 --technical -f day.damier
        official chief-arbiter "Moroz Larysa" --category national
        enter "Koval Ivan" "Bondar Olha"
        approve
        pair --seed 1 --start"#
    ));
    hall
}

#[track_caller]
fn shows(printed: &str, wanted: &str) {
    assert!(printed.contains(wanted), "{wanted}\nis not in\n{printed}");
}

// UA13-IV.4.7, UA13-IV.7.5, UA13-IV.18.12.3, UA13-IV.18.12.4, UA-III.2.9, UA-III.3.5, FMJD-IV.2.5, FMJD-IV.2.6,
// FMJD-IV.2.14, FMJD-IV.2.21, WCDF-6.7, FMJD-II.3.g
#[test]
fn a_duty_is_due_until_somebody_ticks_it_off() {
    for (template, clauses) in [
        ("ua2013-russian/swiss", &["UA13-IV.4.7", "UA13-IV.7.5", "UA13-IV.18.12.3", "UA13-IV.18.12.4"][..]),
        ("ua2023-russian/swiss", &["UA-III.2.9", "UA-III.3.5", "UA-IV.12:3", "UA-IV.12:4"]),
        ("fmjd-100/swiss", &["FMJD-IV.2.5", "FMJD-IV.2.6", "FMJD-IV.2.14", "FMJD-IV.2.21"]),
        ("wcdf-checkers/swiss", &["WCDF-6.7"]),
    ] {
        let hall = event(template);
        for clause in clauses {
            shows(&hall.sh("damier event duty"), &format!("· {clause} "));
            let printed = clause.split(':').next().unwrap_or(clause);
            shows(&hall.sh("damier event paper duties"), printed);
            shows(&hall.sh(&format!("damier event duty {clause}")), &format!("done: {clause}"));
            shows(&hall.sh("damier event duty"), &format!("✓ {clause} "));
            shows(&hall.sh("damier event log --last 1"), clause);
        }
    }
}

// UA-III.12.3.2, UA-III.12.3.9, UA-III.12.8.1, WCDF-4.6, WCDF-4.14, FMJD-III.2.4.8
#[test]
fn everything_that_a_code_forbids_can_be_answered_by_its_clause() {
    for (template, known) in [
        ("ua2013-russian/swiss", &["UA13-IV.17.3.1"][..]),
        ("ua2023-100/swiss", &["UA-III.12.3.2", "UA-III.12.3.9", "UA-III.12.8.1"]),
        ("fmjd-100/swiss", &["FMJD-III.2.4.8"]),
        ("fmjd-64/swiss", &["FMJD-IIIbis.2.4.8"]),
        ("wcdf-checkers/swiss", &["WCDF-4.6", "WCDF-4.14"]),
        ("columns-russian/swiss", &["COL-3.3.2"]),
    ] {
        let hall = event(template);
        let list = hall.sh("damier event penalty --list");
        let step = list.lines().next().and_then(|line| line.split(' ').next()).expect("a ladder");
        let offences: Vec<&str> = list
            .lines()
            .skip_while(|line| !line.starts_with("What the code forbids"))
            .skip(1)
            .filter_map(|line| line.split_whitespace().next())
            .collect();
        assert!(!offences.is_empty(), "{list}");
        for clause in known {
            assert!(offences.contains(clause), "{clause}\n{list}");
        }
        for &clause in &offences {
            let impose = |step: &str| {
                hall.sh(&format!("damier event penalty Koval {step} --for {clause} --account 'at table 1'"))
            };
            // Lateness has a ladder of its own.
            let said = Some(impose(step)).filter(|said| !said.contains("[exit code"));
            let said = said.unwrap_or_else(|| impose("warning"));
            assert!(!said.contains("[exit code"), "{template}, {clause}: {said}");
            shows(&said, clause);
        }
        let log = hall.sh(&format!("damier event log --last {}", offences.len()));
        for clause in offences {
            shows(&log, clause);
        }
        shows(&hall.sh("damier event paper sanctions"), "Koval Ivan");
    }
}

// FMJD-III.3.9, FMJD-IIIbis.3.9, WCDF-3.1, WCDF-3.2: each player has a sheet for each game.
#[test]
fn every_player_has_a_score_sheet() {
    for template in ["fmjd-100/swiss", "fmjd-64/swiss", "wcdf-checkers/swiss"] {
        let hall = event(template);
        let sheets = hall.sh("damier event paper score-sheets");
        shows(&sheets, "Koval Ivan");
        shows(&sheets, "Bondar Olha");
    }
}

// FMJD-III.6.4, FMJD-IIIbis.6.4: the arbiter learns at any time how many moves were made.
#[test]
fn the_number_of_moves_is_known() {
    for (template, mv) in [("fmjd-100/swiss", "32-28"), ("fmjd-64/swiss", "c3-d4")] {
        let hall = event(template);
        let said = hall.sh(&format!("damier event board 1 'clock start' 'played {mv}' --after 0:02:00"));
        shows(&said, "Black to move after 1 half-moves");
        shows(&said, "0:00 used, 1 moves");
        shows(&hall.sh("damier event board 1"), "after 1 half-moves");
    }
}

// FMJD-III.7.7.2, FMJD-IIIbis.7.6.1, FMJD-IIIbis.7.6.3, FMJD-IIIbis.7.6.6, FMJD-IIIbis.7.7.1, FMJD-IIIbis.7.7.2
#[test]
fn the_envelope_leads_through_the_interruption() {
    for (template, annex) in [("fmjd-100/swiss", "FMJD-III"), ("fmjd-64/swiss", "FMJD-IIIbis")] {
        let hall = event(template);
        let paper = hall.sh("damier event paper envelopes");
        for (clause, text) in [
            ("7.6.1", "A line is drawn on Black’s sheet"),
            ("7.6.3", "White writes his clock time"),
            ("7.6.6", "sealed in this envelope"),
            ("7.7.1", "the envelope is opened"),
            ("7.7.2", "get their sheets back"),
        ] {
            shows(&paper, &format!("{annex}.{clause}"));
            shows(&paper, text);
        }
    }
    assert!(!event("ua2023-100/swiss").sh("damier event paper envelopes").contains("Step by step"));
}

// FMJD-II.2.11: whoever is refused on the jury is told what to type.
#[test]
fn a_jury_that_cannot_be_is_told_the_way_out() {
    let hall = event("fmjd-100/swiss");
    let refused = hall.sh("damier event committee A/X B/Y");
    shows(&refused, "FMJD-II.2.11");
    shows(&refused, "damier event committee NAME… --reserve NAME…");
    let refused = hall.sh("damier event committee A/X B/Y C/Z");
    shows(&refused, "damier event committee NAME… --executive NAME");
    let refused = hall.sh("damier event committee 'Moroz Larysa/X' B/Y C/Z --executive B");
    shows(&refused, "no arbiter of the event");
    shows(&refused, "→");
    shows(&hall.sh("damier event committee A/X B/Y C/Z --executive B"), "the appeals committee is appointed");
}

// WCDF-2.24, WCDF-2.25: what lateness costs of a heat is said; UA13-IV.9.5.2: the log names what was drawn.
#[test]
fn lateness_and_lots_of_a_heat_are_told() {
    let heat = || {
        let hall = event("wcdf-checkers/micro-match-swiss");
        let log = hall.sh("damier event log");
        shows(&log, ": opening ");
        shows(&log, " for round 1, table 1");
        hall
    };
    let hall = heat();
    let said = hall.sh("damier event late Koval 65 --yes");
    shows(&said, "The first game is lost; the second is played");
    shows(&hall.sh("damier event late Bondar 65 --yes"), "both players lose (WCDF-2.25)");
    shows(&heat().sh("damier event late Koval 121 --yes"), "Both games are lost");
}

// UA13-IV.9.5.7, UA-III.5.4.2: the clock of whoever begins runs from the signal; when its flag falls he has come too late
// for the micro-match, though not by more minutes than the control has.
#[test]
fn the_flag_of_whoever_does_not_come_costs_the_match() {
    for (template, clause) in [
        ("ua2013-russian/micro-match-swiss", "UA13-IV.9.5.7"),
        ("ua2023-russian/micro-match-swiss", "UA-III.5.4.2"),
    ] {
        let hall = event(template);
        let seats = hall.sh("damier event show round 1");
        let (first, second) = match seats.find("Koval") < seats.find("Bondar") {
            true => ("Koval", "Bondar"),
            false => ("Bondar", "Koval"),
        };
        // How long the control of the first game is.
        let allowed = hall.sh(&format!("damier event late {second} 1"));
        let minutes =
            allowed.split("Up to ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a limit");
        // The other's clock runs from the first move only.
        let in_time = hall.sh(&format!("damier event late {second} {minutes}"));
        assert!(in_time.contains("allowed"), "{in_time}");
        let asked = hall.sh(&format!("damier event late {first} {minutes}"));
        shows(&asked, "its flag has fallen");
        shows(&asked, clause);
        let written = hall.sh(&format!("damier event late {first} {minutes} --yes"));
        shows(&written, "its flag fell before he came");
        shows(&written, "Both games are lost");
    }
}

// UA13-IV.9.5.2, UA-III.5.5.2, WCDF-N.ii, UA13-IV.3.4.1.2, UA13-IV.3.4.2: what was drawn by hand in the hall is written down
// as the slip says, and told as drawn by hand.
#[test]
fn lots_drawn_by_hand_are_entered() {
    let hall = event("wcdf-checkers/micro-match-swiss");
    // The table of openings prints numbers of its own: number 11 is not on it.
    let reason = "--reason 'the slips of the hall'";
    let refused = hall.sh(&format!("damier event lots ballot 1 --drawn 999 {reason}"));
    shows(&refused, "“999” is on none of the slips");
    let drawn = hall.sh(&format!("damier event lots ballot 1 --drawn 34 {reason}"));
    shows(&drawn, "lots are drawn, by hand: opening 34 for round 1, table 1");
    shows(&hall.sh("damier event paper pairings"), "34 (by hand)");
    shows(&hall.sh("damier event paper report"), "(by hand)");
    let again = hall.sh("damier event lots ballot 1 --drawn 34");
    shows(&again, "lots are drawn once");
    shows(&hall.sh("damier event lots other 'room 2' --of 12 --drawn 7"), "lots are drawn, by hand: room 2");
    shows(
        &hall.sh("damier event lots other 'room 2' --of 12 --drawn 13"),
        "one number from 1 to 12 is drawn",
    );
    shows(&hall.sh("damier event lots other 'room 2' --of 12 --drawn 7 --seed 4"), "cannot be used with");

    // The order of rounds, and who goes on from a level meeting.
    let hall = Hall::new();
    hall.quietly(
        "new --template ua2023-russian/knockout --name Final -f final.damier
        official chief-arbiter 'Moroz Larysa'
        enter 'Koval Ivan' 'Bondar Olha'
        pair --seed 1 --start
        result 1 1-1
        close
        pair --start
        result 1 1-1
        close",
    );
    let wrong = hall.sh("damier event lots meetings --drawn Koval,Bondar");
    shows(&wrong, "slips are wanted: 1, given: 2");
    let drawn = hall.sh("damier event lots meetings --drawn Bondar");
    shows(&drawn, "the lot is drawn, by hand: Bondar Olha goes on");
    shows(&hall.sh("damier event log"), "by hand");
    let hall = Hall::new();
    hall.quietly(
        "new --template ua2013-russian/round-robin --name Cup -f cup.damier
        official chief-arbiter 'Moroz Larysa'
        enter Alfa Beta Gamma Delta
        numbers --by-lot",
    );
    shows(&hall.sh("damier event lots rounds --drawn 3,3,1"), "is drawn once");
    shows(&hall.sh("damier event lots rounds --drawn 3,1,2"), "by hand: the order of rounds");
    shows(&hall.sh("damier event act lots for=colour drawn=2"), "by hand: the colour of number 1");
    shows(&hall.sh("damier event pair"), "round 1 is paired by round 3 of the table");
}

// UA13-IV.6.4, FMJD-I.5.4, WCDF-1.25, COL-1.14.1a: what happened at a board is in the report, with what was decided.
#[test]
fn irregularities_are_in_the_report() {
    for (template, decided, told, clause) in [
        ("ua2013-russian/swiss", "correct black", "put right", "UA13-IV.6.4"),
        ("fmjd-100/swiss", "let-stand black", "accepted", "FMJD-I.5.4"),
        ("wcdf-checkers/swiss", "correct arbiter", "put right", "WCDF-1.25"),
        ("columns-russian/swiss", "correct arbiter", "put right", "COL-1.14.1a"),
    ] {
        let hall = event(template);
        hall.quietly(&format!("board 1 'irregular white two-moves' '{decided}' --after 0:05:00"));
        for paper in ["sanctions", "report"] {
            let printed = hall.sh(&format!("damier event paper {paper}"));
            for wanted in ["Irregularities at the boards", "Two moves in succession", told, clause] {
                assert!(printed.contains(wanted), "{wanted}\nis not in\n{printed}");
            }
        }
    }
}

// FMJD-III.7.6.2, FMJD-III.7.6.7, FMJD-III.7.7.1, FMJD-III.7.7.4, FMJD-IIIbis.7.6.7: each step of an interruption is told;
// what cannot be made, and the envelope of another board, change nothing until the arbiter says so.
#[test]
fn an_envelope_that_says_nothing_playable() {
    for (template, moves, sealed, strange, clause) in [
        ("fmjd-100/swiss", "32-28", "19-23", "33-29", "FMJD-III.7.6.7"),
        ("fmjd-64/swiss", "c3-d4", "b6-a5", "g3-h4", "FMJD-IIIbis.7.6.7"),
    ] {
        let hall = event(template);
        hall.quietly(&format!("board 1 'clock start' 'moves {moves}' --after 0:10:00"));
        let told = hall.sh("damier event board 1 'clock adjourn disturbed' --after 0:11:00");
        shows(&told, "Once the position is copied, Black thinks");
        shows(&hall.sh("damier event board 1 'clock resume' --after 0:12:00"), "“clock seal”");
        shows(&hall.sh("damier event board 1 'clock seal' --after 0:13:00"), "“sealed impossible”");
        // The envelope has names, clocks and position although nobody has written “adjourned”.
        shows(&hall.sh("damier event paper envelopes"), "Bondar Olha");
        for wrong in [strange, "zebra", "", "19-23 28x19", "17-21x"] {
            let told = hall.sh(&format!("damier event board 1 'sealed {wrong}' --after 0:14:00"));
            shows(&told, "If it is the envelope of another board, close it again");
            shows(&told, clause);
            shows(&told, "[exit code");
        }
        shows(&hall.sh("damier event board 1"), "The move of Black is sealed");
        // The other is absent: the move is made all the same, and his clock runs.
        let told = hall.sh(&format!("damier event board 1 'sealed {sealed}' --after 0:15:00"));
        shows(&told, "White to move after 2 half-moves");
        // What stands on his own sheet and cannot be made loses.
        let hall = event(template);
        hall.quietly(&format!("board 1 'clock start' 'moves {moves}' 'clock adjourn disturbed' 'clock resume' 'clock seal' --after 0:10:00"));
        let told = hall.sh("damier event board 1 'sealed impossible' --after 0:16:00");
        shows(&told, clause);
    }
}

#[test]
fn who_is_absent_when_play_goes_on_has_lost() {
    let hall = event("fmjd-100/swiss");
    hall.quietly("board 1 'clock start' 'moves 32-28' 'clock adjourn disturbed' 'clock resume' 'clock seal' --after 0:10:00");
    let told = hall.sh("damier event board 1 'absent black' --after 1:11:00");
    shows(&told, "White wins: absence (+2/-0) (FMJD-III.5.7)");
    assert!(!told.contains("is sealed"), "{told}");
}

// UA13-IV.17.10.4, WCDF-6.9, WCDF-2.12: steps of the ladder are typed by words and told in the reader's.
#[test]
fn a_ladder_is_typed_by_words_and_told_in_the_readers() {
    let hall = event("wcdf-checkers/swiss");
    hall.quietly("board 1 'clock start' 'irregular red two-moves' 'correct arbiter' --after 0:02:00");
    hall.quietly("board 1 'irregular red impossible-move' --after 0:03:00");
    let told = hall.sh("damier event board 1 --after 0:03:00 --lang uk");
    shows(&told, "«sanction red loss» (поразка");
    let chosen = hall.sh("damier event act choose who=Koval choice=correct");
    shows(&chosen, "the arbiter decides, no player (WCDF-1.25)");
    assert!(!told.contains("loss of the game"), "{told}");
    let told = hall.sh("damier event board 1 'sanction red reprimand'");
    shows(&told, "do not include: reprimand");
    shows(&hall.sh("damier event board 1 'sanction red loss' --after 0:04:00"), "White wins");
    shows(&hall.sh("damier event log --last 1"), "Red: Sanction: loss");
}

// WCDF-2.12: it is said that the game goes on.
#[test]
fn both_flags_down_in_checkers() {
    let hall = event("wcdf-checkers/swiss");
    let told = hall.sh("damier event board 1 'clock start' 'moves 11-15 22-18' 'flag both' --after 0:02:00");
    shows(&told, "Both flags are down: the game goes on (WCDF-2.12)");
    assert!(!hall.sh("damier event board 1 'moves 15x22' --after 0:03:00").contains("Both flags"));
}

// COL-1.14.1a: play goes back to an irregular move however late it is seen, also when moves followed. What a reading of
// the program decides cites no clause.
#[test]
fn columns_go_back_to_an_irregularity_seen_before() {
    let hall = event("columns-russian/swiss");
    hall.quietly(
        "board 1 'clock start' 'moves c3-d4 b6-a5' 'irregular white impossible-move' --after 0:02:00",
    );
    let told = hall.sh("damier event board 1 'moves d2-c3 a7-b6' --after 0:03:00");
    shows(&told, "“correct arbiter”");
    let told = hall.sh("damier event board 1 'correct arbiter' --after 0:04:00");
    shows(&told, "White to move after 2 half-moves");
    let told = hall.sh("damier event board 1 'flag both' --after 0:50:00");
    shows(&told, "both flags down");
    assert!(!told.contains("D-26"), "{told}");
}
