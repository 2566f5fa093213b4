//! Games that are not played the usual way, lots and openings, adjourned games, places over several stages: by command
//! line, from the pairing to the papers.

use crate::hall::Hall;

/// Four players, paired and not started.
fn paired(template: &str, more: &str) -> Hall {
    let hall = Hall::new();
    hall.quietly(&format!(
        "new --template {template} --name Cup --approved 2026-01-15 {more}
        enter 'Anna Bila' 'Boris Chornyi' 'Clara Dub' 'Denys Ivanov'
        numbers --given Anna Boris Clara Denys
        pair --seed 3 --draft"
    ));
    hall
}

/// Who has White at the first table, by his place on the list.
fn first(hall: &Hall) -> String {
    let facts = hall.json("log")["log"].clone();
    let pairs = facts.as_array().and_then(|all| {
        all.iter().rev().find_map(|entry| entry["fact"]["paired"]["pairs"].as_array().cloned())
    });
    format!("@{}", pairs.expect("a pairing")[0][0])
}

#[test]
fn a_player_without_sight_of_the_board() {
    for (template, clause) in [
        ("ua2013-100/round-robin", "UA13-IV.3.5.5"),
        ("ua2023-russian/round-robin", "UA-II.3.7.5"),
        ("fmjd-100/round-robin", "FMJD-I.11.1.4"),
        ("fmjd-64/round-robin", "FMJD-Ibis.11.1.4"),
    ] {
        let hall = paired(template, "");
        let who = first(&hall);
        let told = hall.sh(&format!("damier event act play-so at=1 round=1 blindfold={who}"));
        assert!(told.contains("plays without seeing the board") && told.contains(clause), "{told}");
        let sheet = hall.sh("damier event paper score-sheets --round 1");
        assert!(sheet.contains(clause) && sheet.contains("The game is not rated"), "{sheet}");
        let paper = hall.sh("damier event paper pairings --round 1");
        assert!(paper.contains("plays without seeing the board"), "{paper}");
        // Played the usual way after all.
        let told = hall.sh("damier event act play-so at=1 round=1");
        assert!(told.contains("in the usual way"), "{told}");
    }
}

#[test]
fn odds_are_taken_off_the_board_and_kept_out_of_ratings() {
    for (template, square, clause) in [
        ("ua2013-100/round-robin", "31", "UA13-IV.3.5.9"),
        ("fmjd-100/round-robin", "31", "FMJD-I.11.1.7"),
        ("fmjd-64/round-robin", "c3", "FMJD-Ibis.11.1.7"),
    ] {
        let hall = paired(template, "--dates 2026-05-01..2026-05-03");
        let who = first(&hall);
        let wrong = hall.sh(&format!("damier event act play-so at=1 round=1 odds={who} squares=99"));
        assert!(wrong.contains("99"), "{wrong}");
        let told = hall.sh(&format!("damier event act play-so at=1 round=1 odds={who} squares={square}"));
        assert!(told.contains(clause) && told.contains(square), "{told}");
        hall.quietly("start 1");
        let board = hall.json("board 1 'clock start'")["board"].clone();
        let position = board["position"].as_str().unwrap_or_default().to_owned();
        let white = position.split(':').nth(1).unwrap_or_default();
        let men = white.trim_start_matches('W').split(',').filter(|own| *own == square).count();
        assert_eq!(men, 0, "{position}");
        // What has begun is not changed any more.
        let late = hall.sh("damier event act play-so at=1 round=1");
        assert!(late.contains("has begun"), "{late}");
    }
}

#[test]
fn several_people_are_one_side() {
    for (template, clause) in [
        ("ua2013-100/round-robin", "UA13-IV.3.5.8"),
        ("ua2023-100/round-robin", "UA-II.3.7.8"),
        ("columns-russian/round-robin", "COL-1.3.1"),
    ] {
        let hall = Hall::new();
        hall.quietly(&format!(
            "new --template {template} --name Cup --approved 2026-01-15
            act enter names='Team Kyiv' members='Anna Bila' members='Boris Chornyi'
            enter 'Clara Dub'
            numbers --by-lot --seed 2
            pair --seed 3 --draft"
        ));
        let sheet = hall.sh("damier event paper score-sheets --round 1");
        assert!(sheet.contains("Anna Bila and Boris Chornyi") && sheet.contains(clause), "{sheet}");
    }
}

// COL-1.7.2: who plays White is decided by lot before the competition; the lot is on record and printed.
#[test]
fn the_lot_for_white_is_drawn_and_printed() {
    let hall = Hall::new();
    hall.quietly(
        "new --template columns-russian/swiss --name Cup --rounds 3 --approved 2026-01-15
        enter 'Anna Bila' 'Boris Chornyi' 'Clara Dub' 'Denys Ivanov'",
    );
    let drawn = hall.json("lots colour --seed 11")["drawn"].clone();
    assert!(drawn == serde_json::json!([1]) || drawn == serde_json::json!([2]), "{drawn}");
    hall.quietly("pair --seed 3");
    let paper = hall.sh("damier event paper report");
    assert!(paper.contains("seed 11") || paper.contains("11"), "{paper}");
}

// UA13-IV.15.8, UA-III.10.8: lots are drawn before round 1 only, later rounds follow from points and numbers.
#[test]
fn after_the_first_lot_no_seed_changes_a_pairing() {
    for template in ["ua2013-100/swiss-unrated", "ua2023-russian/swiss-unrated"] {
        let pairs = |seed: u32| {
            let hall = Hall::new();
            hall.quietly(&format!(
                "new --template {template} --name Cup --rounds 7 --approved 2026-01-15
                enter A B C D E F G H
                numbers --by-lot --seed 5
                lots colour --seed 9
                pair --seed 1 --start
                result 1 2-0, 2 2-0, 3 1-1, 4 0-2
                pair --seed {seed}"
            ));
            let facts = hall.json("log")["log"].clone();
            let all = facts.as_array().cloned().unwrap_or_default();
            all.iter().rev().find_map(|entry| entry["fact"]["paired"]["pairs"].as_array().cloned())
        };
        assert_eq!(pairs(100), pairs(2026), "{template}");
    }
}

// UA13-IV.9.5.2, UA-III.5.5.2, WCDF-1.12, WCDF-N.ii: one opening for both games, with its number, moves and board.
#[test]
fn openings_are_drawn_for_every_table_and_both_games() {
    for (template, deck) in
        [("wcdf-checkers/micro-match-knockout", "english-3"), ("ua2023-russian/micro-match-swiss", "russian")]
    {
        let hall = paired(template, "");
        let regulation = hall.sh("damier event regulation");
        assert!(regulation.contains(&format!("ballot = \"{deck}\"")), "{regulation}");
        let paper = hall.sh("damier event paper pairings --round 1");
        assert!(paper.contains("Openings"), "{paper}");
        let sheets = hall.sh("damier event paper score-sheets --round 1");
        let told: Vec<&str> = sheets.lines().filter(|line| line.contains("Opening")).collect();
        // Two tables, two games, two players, an original and a copy.
        assert_eq!(told.len(), 16, "{sheets}");
        assert_eq!(told[0], told[4], "both games of a table have the same");
        hall.quietly("start 1");
        // The board begins after the moves of the opening.
        let board = hall.json("board 1.1 'clock start'")["board"].clone();
        assert!(board["ply"].as_u64().is_some_and(|ply| ply > 0 || deck == "russian"), "{board}");
    }
    // Two- and eleven-man decks by their names.
    let hall = paired("wcdf-checkers/round-robin", "");
    for (table, deck) in [(1, "english-2"), (2, "english-11")] {
        let told = hall.sh(&format!("damier event lots ballot {table} --deck {deck} --round 1 --seed 4"));
        assert!(!told.contains("error"), "{told}");
    }
    let told = hall.sh("damier event lots ballots --deck english-3 --round 1");
    assert!(told.contains("every table"), "{told}");
    // Lots are drawn once; whoever draws again says why, and the log and the report keep it.
    let again = "damier event lots ballot 1 --deck english-2 --round 1 --seed 9";
    let told = hall.sh(again);
    assert!(told.contains("has its opening already; lots are drawn once"), "{told}");
    assert!(told.contains("--reason"), "{told}");
    let told = hall.sh(&format!("{again} --reason 'the card fell open'"));
    assert!(told.contains("had its opening already; the one drawn now stands instead"), "{told}");
    let log = hall.sh("damier event log --last 1");
    assert!(log.contains("drawn again: the card fell open"), "{log}");
    let told = hall.sh("damier event lots ballot 1 --deck english-9 --round 1");
    assert!(told.contains("english-3"), "{told}");
    let unpaired = Hall::new();
    unpaired.quietly(
        "new --template wcdf-checkers/swiss --name Cup --rounds 3 --approved 2026-01-15
        enter 'Anna Bila' 'Boris Chornyi' 'Clara Dub' 'Denys Ivanov'
        numbers --given Anna Boris Clara Denys",
    );
    let told = unpaired.sh("damier event act lots for=colour seed=1")
        + &unpaired.sh("damier event act lots for=colour seed=1");
    assert!(told.contains("the colour of number 1 was drawn already; lots are drawn once"), "{told}");
}

// FMJD-IV.2.25, COL-3.2.2c: an adjourned game has its session, which stands on the schedule.
#[test]
fn an_adjourned_game_goes_on_at_its_time() {
    let hall = paired("fmjd-100/round-robin", "");
    hall.quietly(
        "schedule 1 '2026-05-01 10:00'
        start 1
        result 1 adj, 2 2-0
        act resume round=1 'starts=2026-05-02 18:00'",
    );
    let paper = hall.sh("damier event paper schedule");
    assert!(paper.contains("Adjourned games") && paper.contains("18:00"), "{paper}");
    // FMJD-III.4.1, FMJD-III.4.2: the session begins a quarter of an hour before, flashes end ten minutes after.
    assert!(paper.contains("9:45") && paper.contains("10:10"), "{paper}");
    let told = hall.sh("damier event act resume round=1 at=2 'starts=2026-05-02 18:00'");
    assert!(told.contains("not adjourned"), "{told}");
}

// UA13-IV.3.4.5, UA-II.3.6.5: who went further stands higher in the whole event.
#[test]
fn places_of_the_whole_event() {
    let hall = Hall::new();
    hall.quietly(
        "new --template ua2023-russian/mixed --name Cup --approved 2026-01-15
        enter A B C D E F",
    );
    let paper = hall.sh("damier event paper final-places");
    assert!(paper.contains("Places in the whole event") && paper.contains("not ended"), "{paper}");
}

// FMJD-III.6.19, WCDF-3.9: time used, result and both signatures stand on a sheet without names too.
#[test]
fn a_sheet_to_be_copied() {
    let hall = paired("wcdf-checkers/round-robin", "");
    let sheet = hall.sh("damier event paper blank-sheet");
    for field in ["Time used, Red", "Time used, White", "Result", "Arbiter"] {
        assert!(sheet.contains(field), "{sheet}");
    }
}

// COL-1.10.4: a position is written like a game, each side with its count.
#[test]
fn a_position_in_the_notation_of_the_codes() {
    let hall = Hall::new();
    let told = hall.sh("damier diagram russian --format notation --position 'W:WKb8,h6:Bc3,h8'");
    assert_eq!(told.trim(), "White Kb8, h6 (2); Black c3, h8 (2)");
}

// COL-3.2.1, UA13-IV.1.1: the competent organisation approves the regulation; arbiters do not.
#[test]
fn the_regulation_is_approved_by_the_organisation() {
    let hall = paired("columns-russian/round-robin", "");
    hall.quietly("act approve-regulation 'by=Federation of Kyiv' on=2026-02-01");
    let paper = hall.sh("damier event paper regulation");
    assert!(paper.contains("Federation of Kyiv"), "{paper}");
    let refused = hall.sh("damier event act approve-regulation by=x --as chief-arbiter");
    assert!(refused.contains("COL-3.2.1"), "{refused}");
}

// UA13-IV.6.4, UA-V.Viol.4, UA-IV.14.b, UA13-IV.18.14/a: the choice and the count are the players' alone.
#[test]
fn a_player_chooses_and_counts_himself() {
    let hall = paired("ua2023-100/round-robin", "");
    let who = first(&hall);
    hall.quietly(
        "start 1
        board 1 'moves 32-28' --after 1:00
        board 1 'irregular black two-moves W:W31,33-50,28:B1-18,20,24' --after 2:00",
    );
    let refused =
        hall.sh(&format!("damier event act choose who={who} round=1 choice=correct --as chief-arbiter"));
    assert!(refused.contains("UA-V.Viol.4"), "{refused}");
    hall.quietly(&format!("act choose who={who} round=1 after=2:30 choice=correct"));
    let log = hall.sh("damier event log");
    assert!(log.contains("Anna Bila says White: it is put right"), "{log}");
    let refused = hall.sh(&format!("damier event act count who={who} round=1 counted=counting --as arbiter"));
    assert!(refused.contains("UA-IV.14.b"), "{refused}");
}

/// A knockout of two whose meeting is level after its replay.
fn level_final(template: &str) -> Hall {
    let hall = Hall::new();
    hall.quietly(&format!(
        "new --template {template} --name Cup --approved 2026-01-15
        enter 'Anna Bila' 'Boris Chornyi'
        pair --seed 1 --start
        result 1 1-1
        close
        pair --seed 1 --start
        result 1 1-1
        close"
    ));
    hall
}

// UA13-IV.3.4.2, UA-II.3.6.2.b, COL-3.8b: the lot about a final ends the event; it is recorded, printed and shown.
#[test]
fn a_final_is_decided_by_lot() {
    for template in [
        "ua2013-100/knockout",
        "ua2023-russian/knockout",
        "columns-russian/knockout",
        "wcdf-checkers/knockout",
    ] {
        let hall = level_final(template);
        let due = hall.sh("damier event show due");
        assert!(due.contains("draw the lot of round 1, table 1: who goes on"), "{due}");
        assert!(!due.contains("pair round 3"), "{due}");
        let drawn = hall.sh("damier event lots meetings --seed 4");
        assert!(drawn.contains("goes on by lot: round 1, table 1") && drawn.contains("has won"), "{drawn}");
        let winner = ["Anna Bila", "Boris Chornyi"].into_iter().find(|name| drawn.contains(*name));
        let winner = winner.expect("a winner");
        for shown in ["log --last 1", "paper pairings --round 2", "paper report", "table"] {
            let text = hall.sh(&format!("damier event {shown}"));
            assert!(text.contains(winner), "{shown}: {text}");
        }
        let log = hall.sh("damier event log --last 1");
        assert!(log.contains(&format!("seed 4: {winner} goes on from the level meeting")), "{log}");
        let table = hall.sh("damier event table");
        assert!(table.lines().any(|line| line.starts_with("1  ") && line.contains(winner)), "{table}");
        assert!(hall.sh("damier event lots meetings").contains("no level meeting waits for a lot"));
        let told = hall.sh("damier event finish");
        assert!(!told.contains("not decided yet"), "{template}: {told}");
    }
}

#[test]
fn pairing_draws_the_lot_about_a_final() {
    let hall = level_final("ua2013-russian/knockout");
    let told = hall.sh("damier event pair --seed 9");
    assert!(told.contains("goes on by lot") && told.contains("has won"), "{told}");
    assert!(!hall.sh("damier event show due").contains("draw the lot"));
}

#[test]
fn a_lot_for_the_beginning_is_not_drawn_later() {
    let hall = paired("wcdf-checkers/swiss", "--rounds 3");
    for what in ["colour", "rounds"] {
        let told = hall.sh(&format!("damier event lots {what} --seed 3"));
        assert!(told.contains("a round has been paired already"), "{told}");
    }
}

// FMJD-I.11.1.7: whoever gives odds still plays, and files for rating lists tell that the game is not rated.
#[test]
fn odds_leave_a_man_and_are_unrated_in_files() {
    let hall = paired("fmjd-100/swiss", "--dates 2026-05-01..2026-05-03 --rounds 3");
    let who = first(&hall);
    let all = (31..=50).map(|square| square.to_string()).collect::<Vec<_>>().join(",");
    let told = hall.sh(&format!("damier event act play-so at=1 round=1 odds={who} squares={all}"));
    assert!(told.contains("keeps at least one man"), "{told}");
    hall.quietly(&format!("act play-so at=1 round=1 odds={who} squares=31"));
    hall.quietly("start 1");
    hall.quietly("result 1 2-0");
    hall.quietly("result 2 1-1");
    for edition in ["trf16", "trf-2026"] {
        let file = hall.sh(&format!("damier event export {edition} -o -"));
        assert!(file.contains(" w W") && file.contains(" b L"), "{file}");
        assert!(file.contains(" w =") && !file.contains(" w 1"), "{file}");
    }
}

#[test]
fn an_arbiter_is_called_by_a_part_of_his_name_and_looks_after_tables_that_are_there() {
    let hall = paired("wcdf-checkers/swiss", "--rounds 3");
    hall.quietly("official arbiter 'Tkach Oleh'");
    let told = hall.sh("damier event act assign name=tkach tables=1-2 round=1");
    assert!(told.contains("Tkach Oleh looks after tables: 1, 2"), "{told}");
    let told = hall.sh("damier event act assign name=Tkach tables=9 round=1");
    assert!(told.contains("table 9 does not exist"), "{told}");
}
