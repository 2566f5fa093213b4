//! Faults of an arbiter's day: explained sums that add up, line-ups and results that go where they are meant,
//! names as they are typed, and mistakes that are repaired in one act.

use crate::hall::Hall;

const SEVEN: &str = "
    new --template ua2023-100/swiss-unrated --name Cup --rounds 7 --approved 2026-01-15 --file cup.damier
    enter A B C D E F G
    numbers --given A B C D E F G
    ";

/// UA-III.8.5.b, UA-III.10.9.7: who came later was in no score group of one who had left.
#[test]
fn a_late_entrant_is_in_no_group_of_a_leaver() {
    let hall = Hall::new();
    hall.quietly(&format!(
        "{SEVEN}
        pair --seed 1 --start
        result 1 0-2, 2 2-0, 3 0-2
        withdraw A --reason ill
        enter H
        pair --seed 1 --start
        result 1 1-1, 2 1-1, 3 0-2
        withdraw H --reason ill
        absent D
        absent E
        "
    ));
    let round = hall.json("pair --seed 1");
    let mut pairs: Vec<String> = Vec::new();
    for table in round["round"]["tables"].as_array().expect("tables") {
        let mut two =
            [&table["first"], &table["second"]].map(|own| own["name"].as_str().unwrap_or("").to_owned());
        two.sort();
        pairs.push(two.join("-"));
    }
    pairs.sort();
    assert_eq!(pairs, ["B-G", "C-F"]);
}

/// UA-III.8.3.2.e: results group by group are lines of their own, without a step that leaves nobody out.
#[test]
fn results_group_by_group_are_told_once() {
    let hall = Hall::new();
    hall.quietly(&format!(
        "{SEVEN}
        pair --seed 1 --start
        result 1 0-2, 2 2-0, 3 0-2
        withdraw A --reason ill
        enter H
        pair --seed 1 --start
        result 1 1-1, 2 1-1, 3 0-2
        "
    ));
    let place = hall.course("explain place F");
    assert!(place.contains("results against the others in the order of places, 2 against 0"), "{place}");
    assert!(!place.contains("Step 2"), "{place}");
}

const FIVE: &str = "
    new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
    enter Alba Bruun Ceder Dahl Edda Falk
    numbers --given 1 2 3 4 5 6
    pair --seed 1 --start
    result 1 2-0, 2 2-0, 3 1-1
    pair --seed 1 --start
    result 1 2-0, 2 1-1, 3 0-2
    pair --seed 1 --start
    result 1 1-1, 2 1-1, 3 2-0
    ";

/// The lines of a truncated or median coefficient that are not struck out add up to it.
#[test]
fn the_lines_of_a_coefficient_add_up() {
    let hall = Hall::new();
    hall.quietly(FIVE);
    for name in ["Alba", "Bruun", "Ceder", "Dahl", "Edda", "Falk"] {
        let place = hall.json(&format!("explain place {name}"));
        for own in place["place"]["coefficients"].as_array().expect("coefficients") {
            let Some(working) = own["working"].as_object() else { continue };
            let counts = |term: &&serde_json::Value| {
                let struck = &term["struck"];
                *struck != "best" && struck["worst"]["step"].as_u64().is_none_or(|step| step > 1)
            };
            let number = |value: &serde_json::Value| {
                let text = value.to_string();
                text.trim_matches('"').parse::<f64>().unwrap_or_else(|_| panic!("no number: {text}"))
            };
            let terms = working["terms"].as_array().expect("terms");
            let sum: f64 = terms.iter().filter(counts).map(|term| number(&term["number"])).sum();
            assert_eq!(sum, number(&working["values"][0]), "{name}: {working:?}");
        }
        let told = hall.sh(&format!("damier event explain place {name}"));
        assert!(
            told.contains("struck out, the lowest") && told.contains("struck out, the highest"),
            "{told}"
        );
    }
}

/// FMJD-II.3.c says "fixed and signed" and nothing about boards; a line-up is never kept for another round than
/// is meant.
#[test]
fn line_ups_of_the_world_federation() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/team-swiss --name Teams --rounds 7 --boards 2 --approved 2026-01-15 --file t.damier
        team Kyiv
        team Lviv
        enter K1 K2 --team Kyiv --board 1
        enter K3 --team Kyiv --reserve
        enter L1 L2 --team Lviv --board 1
        numbers --given Kyiv Lviv
        lineup Kyiv K2 K3
        pair --seed 1 --start",
    );
    let silent = hall.sh("damier event lineup Kyiv K1 K2");
    assert!(silent.contains("Round 1 is being played") && silent.contains("[exit code"), "{silent}");
    let named = hall.sh("damier event lineup Kyiv K1 K2 --round 2");
    assert!(!named.contains("[exit code"), "{named}");
}

#[test]
fn results_after_a_pairing_that_failed() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
        enter Alba Bruun Ceder Dahl
        numbers --given 1 2 3 4
        pair --seed 1 --start
        result 1 adj, 2 2-0",
    );
    let failed = hall.sh("damier event pair --relax nonsense --reason x");
    assert!(failed.contains("[exit code"), "{failed}");
    let lost = hall.sh("damier event result 1 2-0");
    assert!(lost.contains("Round 2 has not been paired") && lost.contains("[exit code"), "{lost}");
    hall.quietly("result 1 2-0 --round 1");
}

#[test]
fn what_is_missing_can_be_typed_after_a_refusal() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
        enter Alba Bruun Ceder Dahl
        numbers --given 1 2 3 4
        pair --seed 1 --start
        result 1 2-0",
    );
    assert!(hall.sh("damier event pair").contains("[exit code"));
    hall.quietly("result 2 2-0\npair");
}

#[test]
fn names_without_their_marks() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
        enter 'Ōtsuka Jirō' 'Mäggi Janek' 'Žukauskaitė Aleksandra' 'Otto Karl'
        numbers --given Otsuka Maeggi Zukauskaite Otto",
    );
    assert!(hall.sh("damier event show player Otsuka").contains("Ōtsuka Jirō"));
    assert!(hall.sh("damier event show player maggi").contains("Mäggi Janek"));
}

#[test]
fn a_leaver_has_a_minus_for_programs_too() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
        enter Alba Bruun Ceder Dahl
        numbers --given 1 2 3 4
        pair --seed 1 --start
        result 1 2-0
        withdraw Bruun --reason ill",
    );
    let round = hall.json("show round 1");
    let tables = round["round"]["tables"].as_array().expect("tables");
    assert!(tables.iter().all(|table| table["score"].is_string()), "{tables:?}");
}

#[test]
fn nil_nil_names_what_it_may_mean() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
        enter Alba Bruun
        numbers --given 1 2
        pair --seed 1 --start",
    );
    let told = hall.sh("damier event result 1 0-0");
    assert!(told.contains("x if it is annulled") && told.contains("-/- where neither came"), "{told}");
}

#[test]
fn a_started_round_is_paired_again_in_one_act() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
        enter Alba Bruun Ceder Dahl Edda Falk
        numbers --given 1 2 3 4 5 6
        pair --seed 1 --start
        result 1 2-0, 2 2-0, 3 2-0
        pair --seed 1 --start
        result 1 2-0",
    );
    let facts = hall.json("log")["log"].as_array().map_or(0, Vec::len);
    let shown = hall.sh("damier event pair --again --reason 'a result was misread' --seed 1");
    assert!(shown.contains("Round 2 is taken back") && shown.contains("add --yes"), "{shown}");
    assert!(shown.contains("[exit code"), "{shown}");
    assert_eq!(hall.json("log")["log"].as_array().map_or(0, Vec::len), facts, "nothing was written");
    let done = hall.sh("damier event pair --again --reason 'a result was misread' --seed 1 --yes");
    assert!(!done.contains("[exit code"), "{done}");
    let round = hall.json("show round 2");
    assert_eq!(round["round"]["phase"], "started");
    // The pair at table 1 is the same, so its result stands again.
    assert_eq!(round["round"]["tables"][0]["score"], "2-0");
    assert!(!hall.sh("damier event verify").contains("[exit code"));
}

#[test]
fn a_correction_of_the_past_is_shown_first() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
        enter Alba Bruun Ceder Dahl Edda Falk
        numbers --given 1 2 3 4 5 6
        pair --seed 1 --start
        result 1 2-0, 2 2-0, 3 2-0
        pair --seed 1 --start",
    );
    let shown = hall.sh("damier event result --correct --round 1 1 0-2 --reason misread");
    for part in ["What will change:", "would have been paired otherwise", "To be printed again:", "add --yes"]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    assert!(shown.contains("[exit code"), "{shown}");
    hall.quietly("result --correct --round 1 1 0-2 --reason misread --yes");
    // In the round that is being played nothing rests on a result yet.
    hall.quietly("result 1 2-0\nresult --correct 1 0-2 --reason misread");
}

/// Lateness costs the game (FMJD-III.5.7): that is asked before it is written.
#[test]
fn lateness_asks_before_it_forfeits() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 4 --approved 2026-01-15 --file open.damier
        enter Alba Bruun
        numbers --given 1 2
        pair --seed 1 --start",
    );
    let asked = hall.sh("damier event late Alba 75");
    assert!(asked.contains("the game would be lost") && asked.contains("[exit code"), "{asked}");
    assert!(hall.json("show round 1")["round"]["tables"][0]["score"].is_null());
    hall.quietly("late Alba 75 --yes");
    assert!(hall.json("show round 1")["round"]["tables"][0]["score"].is_string());
}

/// FMJD-IV.2.2, FMJD-II.3: the chief arbiter sets the order right after the start, and the tables say why.
#[test]
fn tie_breaks_changed_after_the_start() {
    let hall = Hall::new();
    hall.quietly(FIVE);
    assert!(hall.sh("damier event tie-breaks --list").contains("fmjd-cup"));
    let silent = hall.sh("damier event tie-breaks --set fmjd-cup");
    assert!(silent.contains("[exit code"), "{silent}");
    let set = hall.sh("damier event tie-breaks --set fmjd-cup --reason 'as announced for the cup'");
    assert!(set.contains("1. truncated Solkoff coefficient") && !set.contains("[exit code"), "{set}");
    let paper = hall.sh("damier event paper standings --format text");
    let paper = paper.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(paper.contains("as announced for the cup"), "{paper}");
    let organiser = hall.sh("damier event tie-breaks --set code --reason back --as organiser");
    assert!(organiser.contains("[exit code"), "{organiser}");
}

/// A regulation may count otherwise than the codes (FMJD-III.5.6, UA-III.7.1) and says why.
#[test]
fn points_as_the_regulation_lays_down() {
    let hall = Hall::new();
    let silent =
        hall.sh("damier event new --template fmjd-100/round-robin --name Delft --rounds 3 --points delft");
    assert!(silent.contains("[exit code"), "{silent}");
    hall.quietly(
        "new --template fmjd-100/round-robin --name Delft --rounds 3 --points delft --points-reason 'as in Delft' --approved 2026-01-15 --file delft.damier
        enter A B C D
        numbers --given A B C D
        pair --seed 1 --start
        result 1 4-0, 2 3-1",
    );
    let wrong = hall.sh("damier event result --correct --reason x 1 2-0");
    assert!(wrong.contains("[exit code") && wrong.contains("4-0"), "{wrong}");
    let table = hall.json("table");
    let mut points: Vec<u64> = Vec::new();
    for line in table["standings"]["lines"].as_array().expect("lines") {
        points.push(line["points"].as_u64().expect("points"));
    }
    assert_eq!(points, [4, 3, 1, 0]);
    let paper = hall.sh("damier event paper cross-table --format text");
    assert!(paper.contains('3') && paper.contains('4'), "{paper}");
    assert!(hall.sh("damier event paper regulation --format text").contains("as in Delft"));
    assert!(hall.sh("damier event show round 1").contains("3-1"));
}

/// Plus and minus draws as the world championship of 2013 counted them: wins, saldo, plus draws.
#[test]
fn plus_and_minus_draws() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/round-robin --name Ufa --rounds 3 --points plus-minus --points-reason 'as in Ufa 2013' --tie-breaks wins,draw-saldo,plus-draws --approved 2026-01-15 --file ufa.damier
        enter A B C D
        numbers --given A B C D
        pair --seed 1 --start
        result 1 d+, 2 1-1",
    );
    let table = hall.json("table");
    let first = &table["standings"]["lines"][0];
    let last = &table["standings"]["lines"][3];
    assert_eq!((&first["points"], &last["points"]), (&1.into(), &1.into()));
    let round = hall.json("show round 1");
    assert_eq!(round["round"]["tables"][0]["score"], "d+");
    assert_eq!(first["name"], round["round"]["tables"][0]["first"]["name"]);
    assert_eq!(last["name"], round["round"]["tables"][0]["second"]["name"]);
}

/// A round missed on request brings what the regulation gives for it, so often and not in the last round.
#[test]
fn half_point_byes() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 7 --points '2-1-0 half-byes 1 of 1' --points-reason 'announced before' --approved 2026-01-15 --file open.damier
        enter A B C D
        numbers --given A B C D
        absent D
        pair --seed 1 --start
        result 1 2-0",
    );
    let table = hall.json("table");
    let lines = table["standings"]["lines"].as_array().expect("lines");
    let of_d = lines.iter().find(|line| line["name"] == "D").expect("a line");
    assert_eq!(of_d["points"], 1);
}

/// UA-III.1.1.b, UA-III.1.1.c: women and the young play among others and have a table of their own.
#[test]
fn tables_of_a_part_of_the_field_and_prizes() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/round-robin --name Cup --rounds 3 --dates 2026-05-01..2026-05-03 --approved 2026-01-15 --file cup.damier
        enter A --sex f --born 2010-02-03
        enter B --sex m
        enter C --sex f
        enter D --sex m --born 1950
        numbers --given A B C D
        pair --seed 1 --start
        result 1 1-1, 2 2-0",
    );
    let women = hall.json("table --only women");
    let lines = women["standings"]["lines"].as_array().expect("lines");
    assert_eq!(lines.len(), 2);
    assert_eq!(lines[0]["place"]["first"], 1);
    assert_eq!(hall.json("table --only u20")["standings"]["lines"].as_array().map(Vec::len), Some(1));
    assert_eq!(hall.json("table --only 60+")["standings"]["lines"][0]["name"], "D");
    assert!(hall.sh("damier event table --only veterans").contains("is no category"));
    let shared = hall.json("table --prizes 100,60,41 --shared");
    let given: Vec<u64> = shared["prizes"]
        .as_array()
        .expect("prizes")
        .iter()
        .filter_map(|own| own["hundredths"].as_u64())
        .collect();
    assert_eq!(given, [10000, 5050, 5050]);
}

const PLAY_OFF: &str = "
    numbers --given 1 2 3 4
    pair --seed 1 --start
    result 1 2-0, 2 2-0
    pair --seed 1 --start
    result 1 1-1, 2 1-1
    pair --seed 1 --start
    result 1 2-0, 2 0-2
    ";

/// FMJD-III.5.11.1.1: a right that two share is played for, and results go to the deciding games although nobody has
/// closed the last round of the stage before.
#[test]
fn a_play_off_for_a_place_with_a_right() {
    let hall = Hall::new();
    let text =
        hall.sh("damier event new --template fmjd-100/round-robin --name Zone --approved 2026-01-15 --print");
    let (head, rest) = text.split_once("[[stages]]").expect("stages");
    let (stage, tail) = rest.split_once("[sections]").expect("sections");
    hall.file(
        "zone.toml",
        format!(
            "{head}[[rights]]\nplaces = \"1\"\nright = \"world championship\"\n\n[[stages]]{stage}[[stages]]\n\
             name = \"play-off\"\nsystem = \"barrage\"\nfrom = [\"1-2 of main\"]\n\n[sections]{tail}"
        ),
    );
    hall.quietly(&format!(
        "new --regulation zone.toml --file zone.damier\nenter Alba Bruun Ceder Dahl{PLAY_OFF}"
    ));
    let shared = hall.sh("damier event table --stage play-off; damier event pair --seed 2 --start");
    assert!(shared.contains("[exit code") || shared.contains("Alba and Bruun"), "{shared}");
    let open = hall.sh("damier event export json");
    let open: serde_json::Value = serde_json::from_str(&open).expect("the event");
    assert_eq!(open["shows"]["awards"]["rights"][0]["undecided_names"], serde_json::json!(["Alba", "Bruun"]));
    let early = hall.sh("damier event pair");
    assert!(early.contains("play-off: round 1 lacks the result of table 1"), "{early}");
    let written = hall.sh("damier event result 1 1-1");
    assert!(written.contains("play-off, round 1: 1 result written"), "{written}");
    hall.quietly("pair --seed 2 --start\nresult 1 2-0");
    let places = hall.sh("damier event paper final-places --format text");
    assert!(places.contains("1-2    Alba") || places.contains("1      "), "{places}");
    let due = hall.sh("damier event show due");
    assert!(!due.contains("(main)"), "{due}");
}

/// Tables of parts of the field have one head each, and an individual event shows its teams (UA-II.3.5.4).
#[test]
fn a_table_shows_its_teams_and_parts_once() {
    let hall = Hall::new();
    let text = hall.sh("damier event new --template fmjd-100/team-scoring --name Cup --rounds 1 --approved 2026-01-15 --print");
    hall.file("cup.toml", text.replace("#categories = [\"women\", \"u20\"]", "categories = [\"women\"]"));
    hall.quietly(
        "new --regulation cup.toml --file cup.damier
        team North
        team South
        enter Alba --sex f --team North
        enter Bruun --team North
        enter Ceder --team South
        enter Dahl --team South
        numbers --given 1 2 3 4
        pair --seed 1 --start
        result 1 2-0, 2 2-0",
    );
    let table = hall.sh("damier event table");
    assert_eq!(table.matches("Women").count(), 1, "{table}");
    assert!(table.contains("North") && table.contains("South"), "{table}");
}

/// Somebody entered twice who sits at a board already leaves, and the round is paired again, in one act that is shown
/// first (FMJD-IV.2.23, UA-IV.5).
#[test]
fn a_player_entered_twice_leaves_with_one_act() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/swiss --name Open --rounds 5 --approved 2026-01-15 --file open.damier
        enter Alba Bruun Ceder Dahl 'Hahn Eva' 'Eva Hahn'
        pair --seed 1 --start",
    );
    let refused = hall.sh("damier event undo 7 --reason 'entered twice'");
    assert!(refused.contains("[exit code") && refused.contains("pair --again --without NAME"), "{refused}");
    let shown = hall.sh("damier event pair --again --without 'Eva Hahn' --reason 'entered twice'");
    assert!(shown.contains("[exit code") && shown.contains("Eva Hahn leaves: entered twice"), "{shown}");
    assert!(
        hall.sh("damier event show round").contains("Eva Hahn"),
        "nothing is done before it is agreed to"
    );
    hall.quietly("pair --again --without 'Eva Hahn' --reason 'entered twice' --yes");
    let round = hall.sh("damier event show round");
    assert!(
        !round.contains("Eva Hahn") && round.contains("Hahn Eva") && round.contains("started"),
        "{round}"
    );
    hall.quietly("result 1 2-0, 2 1-1");
}

/// WCDF-1.13: where Red begins, a pair is explained by Red and White.
#[test]
fn colours_of_checkers_are_explained_as_red_and_white() {
    let hall = Hall::new();
    hall.quietly("simulate --template wcdf-checkers/swiss --players 12 --seed 5 --calm --file open.damier");
    let all: String = (1..=6).map(|table| hall.sh(&format!("damier event explain pair 5.{table}"))).collect();
    assert!(all.contains("Red") && !all.contains("Black"), "{all}");
    let first =
        hall.json("show round 1")["round"]["tables"][0]["first"]["name"].as_str().unwrap_or("").to_owned();
    let rounds = hall.sh(&format!("damier event show player '{first}'"));
    let row = rounds.lines().nth(3).unwrap_or("").to_owned();
    assert!(row.contains('●'), "who begins has the red pieces: {rounds}");
    let paper = hall.sh("damier event paper pairing-reasons --round 5 --lang lt --format text");
    assert!(!paper.contains("juodaisiais"), "{paper}");
}

/// A regulation of fewer rounds than are paired is refused with both numbers.
#[test]
fn fewer_rounds_than_are_paired() {
    let hall = Hall::new();
    hall.quietly(FIVE);
    hall.quietly("regulation --rounds 3 --reason 'as announced'");
    let few = hall.sh("damier event regulation --rounds 2 --reason 'too few'");
    assert!(few.contains("3 rounds are paired already, and the regulation would have 2 only"), "{few}");
}
