//! Contests of teams under the code of column draughts.

use damier_contests::composing::Composing;
use damier_contests::{Journal, TeamId};
use damier_facts::Rational;
use serde_json::{Value, json};

use crate::courses::run;

/// Two teams of one author each: works of the first section in turn, one of the second by the first team only.
fn teams(kind: &str, marks: [&str; 5]) -> Journal<Composing> {
    let text = |name: &str| (name.to_owned(), json!("as told"));
    let texts: serde_json::Map<String, Value> = [
        "organiser",
        "character",
        "period",
        "qualifying",
        "participants",
        "address",
        "places",
        "prizes",
        "panel",
        "entry",
    ]
    .map(text)
    .into_iter()
    .collect();
    let section = |name: &str, genre: &str| json!({ "name": name, "variant": "columns", "genre": genre, "per_author": 2 });
    let regulation = json!({ "regulation": {
        "name": "Match", "code": "columns", "kind": kind, "published": "2026-01-01", "closing": "2026-04-01",
        "preliminary": "2026-06-01", "effect": "2026-08-01",
        "sections": [section("Problems", "problem"), section("Studies", "study")], "texts": texts,
    } });
    let said = |on: &str, by: &str, fact: Value| json!({ "on": on, "by": by, "fact": fact }).to_string();
    let mut lines = vec![json!({ "case": kind }).to_string(), said("2026-01-01", "organiser", regulation)];
    let judge = |name: &str, section: u32| json!({ "appointed": { "name": name, "office": "judge", "sections": [section] } });
    lines.push(said("2026-01-02", "organiser", judge("Judge J.", 1)));
    lines.push(said("2026-01-02", "organiser", judge("Judge K.", 2)));
    for (team, captain) in [("A", "Captain A"), ("B", "Captain B")] {
        let team = json!({ "team_entered": { "name": team, "captain": captain } });
        lines.push(said("2026-01-03", "secretary", team));
    }
    for team in [1, 2] {
        let author = json!({ "name": format!("Author {team}"), "team": team, "born": 1970, "address": "x" });
        lines.push(said("2026-01-04", "secretary", json!({ "author_entered": author })));
    }
    let works = [
        (1, 1, "W:Wc3,e3,a1:Bd6,f6,b6"),
        (1, 2, "W:Wa3,g3,h2,c1:Bh6,a7,c7,g5"),
        (1, 1, "W:We1,f2,d4,b4:Bd8,h8,g7,a5"),
        (1, 2, "W:Wg1,h4,b2,d2,f4:Be7,b6,d6,h6"),
        (2, 1, "W:Wa1,b4,h2:Bc7,h6,f8"),
    ];
    for (section, author, position) in works {
        let sent = json!({ "section": section, "authors": [author], "variant": "columns", "position": position,
            "task": "win", "solution": "c3-d4" });
        lines.push(said("2026-01-11", "entrant", json!({ "sent": sent })));
    }
    lines.push(said("2026-04-02", "secretary", json!({ "closed": { "seed": 7 } })));
    for ((work, mark), (section, ..)) in (1..).zip(marks).zip(works) {
        let judge = if section == 1 { "Judge J." } else { "Judge K." };
        let fact = match mark {
            "breach" => json!({ "breached": { "work": work, "reason": "a second solution" } }),
            _ => json!({ "marked": { "work": work, "judge": judge, "mark": mark } }),
        };
        lines.push(said("2026-04-10", "judge", fact));
    }
    lines.push(said("2026-05-10", "secretary", json!("preliminary_published")));
    run::<Composing>(&lines.join("\n")).remove(0).1
}

fn table(kind: &str, marks: [&str; 5]) -> Vec<(u32, TeamId, Rational)> {
    teams(kind, marks).state().team_table().into_iter().map(|own| (own.place, own.team, own.sum)).collect()
}

// COL-5.5.4b: a point for the better work of a pair, half a point each for equal ones. COL-5.5.4d: a missing or
// defective one has none.
#[test]
fn teams_meet_by_pairs() {
    let (one, other) = (TeamId(1), TeamId(2));
    let half = Rational::HALF;
    // 8 against 7, 5 against 5, and nothing stands against the study.
    let found = table("match_by_pairs", ["8", "7", "5", "5", "6"]);
    assert_eq!(found, [(1, one, Rational::whole(2) + half), (2, other, half)]);
    let defective = table("match_by_pairs", ["breach", "7", "5", "5.25", "6"]);
    assert_eq!(defective, [(1, other, Rational::whole(2)), (2, one, Rational::whole(1))]);
}

// COL-5.5.4e: every team has a captain, who speaks for it.
#[test]
fn a_team_has_a_captain() {
    let contest = teams("team_match", ["8", "7", "5", "5", "6"]);
    let captains: Vec<&str> = contest.state().teams.iter().map(|own| own.captain.as_str()).collect();
    assert_eq!(captains, ["Captain A", "Captain B"]);
}

// COL-5.5.4c: the sum of all marks. COL-5.5.4d: a defective work brings nothing.
#[test]
fn teams_add_up_their_marks() {
    let (one, other) = (TeamId(1), TeamId(2));
    let found = table("team_match", ["8", "7", "5", "5", "6"]);
    assert_eq!(found, [(1, one, Rational::whole(19)), (2, other, Rational::whole(12))]);
    let defective = table("team_match", ["breach", "7", "5", "5", "1"]);
    assert_eq!(defective, [(1, other, Rational::whole(12)), (2, one, Rational::whole(6))]);
}
