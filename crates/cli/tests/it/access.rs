//! A small event with a blind player and his assistant, from the entry to the report.

use crate::hall::Hall;

/// What must stand in what was printed.
fn says(printed: &str, wanted: &[&str]) {
    for text in wanted {
        assert!(printed.contains(text), "{text} is not in:\n{printed}");
    }
}

// UA13-IV.13.13, UA13-IV.13.14, UA13-IV.13.17, UA13-IV.3.5.6, UA-II.3.7.6.
#[test]
fn a_round_with_a_blind_player() {
    let hall = Hall::new();
    hall.quietly(
        "new --template ua2023-russian/swiss --name Cup --rounds 3 --approved 2026-01-15 -f cup.damier
        official organiser 'Draughts Club'
        official chief-arbiter 'Moroz Larysa'
        enter 'Koval Ivan' --impairment blind
        enter 'Bondar Olha' 'Tkach Petro' 'Melnyk Ada'
        approve",
    );
    says(
        &hall.sh("damier event assistant Bondar 'Koval Nina'"),
        &["names no impairment", "UA-III.12.6", "write the impairment into the entry first", "[exit code"],
    );
    says(
        &hall.sh("damier event assistant Koval 'Koval Nina' --helps move"),
        &["may not do this", "keeps the record", "[exit code"],
    );
    says(
        &hall.sh("damier event assistant Koval 'Koval Nina'"),
        &["keeps the record (UA13-IV.13.13.2", "speaks to the arbiters", "UA13-IV.13.13.4"],
    );
    let paired = hall.sh("damier event pair --seed 7 --start");
    says(
        &paired,
        &["relief board", "UA13-IV.13.1", "warn Koval Ivan when 10 minutes are left", "UA13-IV.13.14"],
    );
    let plan = hall.sh("damier event paper access-plan");
    says(&plan, &["Koval Ivan", "Koval Nina", "relief board", "UA13-IV.13.2", "☐"]);
    says(
        &hall.sh("damier event paper score-sheets --format html"),
        &["Record kept by Koval Nina, assistant of Koval Ivan", "Every move is announced in full"],
    );
    says(&hall.sh("damier event paper pairings --format html --large-print"), &["class=\"large\""]);
    // He speaks for his player and for nobody else.
    says(
        &hall.sh("damier event protest file Bondar 'noise' --as assistant --by 'Koval Nina'"),
        &["may not speak for this player", "[exit code"],
    );
    hall.quietly("protest file Koval 'the clock could not be felt' --as assistant --by 'Koval Nina'");
    says(&hall.sh("damier event log --last 1"), &["protest of Koval Ivan", "Koval Nina"]);
    // The arbiter is told when to warn him.
    let told = hall.sh("damier event board Koval 'clock start' --after 0:00");
    says(&told, &["Koval Ivan is warned at", "UA13-IV.13.14"]);
}

// UA-III.12.1.5, UA-III.12.3.12: what an upheld protest lifts is lifted in the log, the report and the table.
#[test]
fn a_lifted_sanction_is_lifted_everywhere() {
    let hall = Hall::new();
    hall.quietly(
        "new --template ua2023-russian/swiss --name Cup --rounds 3 --approved 2026-01-15 -f cup.damier
        official organiser 'Draughts Club'
        official chief-arbiter 'Moroz Larysa'
        enter 'Koval Ivan' 'Bondar Olha' 'Tkach Petro' 'Melnyk Ada'
        approve
        pair --seed 7 --start
        result 1 1-1, 2 1-1",
    );
    says(&hall.sh("damier event penalty --list"), &["UA-III.12.3.1"]);
    says(
        &hall.sh("damier event penalty Koval remark --for FMJD-III.2.4.1 --account x"),
        &["is no offence of this code", "[exit code"],
    );
    let told = hall.json("penalty Koval loss --for UA-III.12.3.12 --account 'it rang' --round 1");
    let penalty = told["facts"][0]["seq"].as_u64().expect("a number");
    let told = hall.json(&format!("protest file Koval 'it was not mine' --about-fact {penalty}"));
    let protest = told["facts"][0]["seq"].as_u64().expect("a number");
    hall.quietly(&format!("protest rule {protest} --upheld 'it was the neighbour'"));
    let lifted = format!("lifted by protest {protest}");
    says(&hall.sh("damier event log"), &[&lifted]);
    says(&hall.sh("damier event paper sanctions --format html"), &[&lifted, "UA-III.12.3.12"]);
    says(&hall.sh("damier event paper report --format html"), &[&lifted]);
    says(&hall.sh("damier event show"), &["1-1"]);
}
