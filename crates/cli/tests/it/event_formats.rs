//! Formats that the codes leave to the regulation, by command: what places bring, accelerated rounds, two lives, finals
//! with the games of the groups (UA-II.2.2, UA-II.3.6.2.a, UA-II.3.6.5, FMJD-II.3).

use crate::hall::Hall;

/// Puts lines into the regulation before its stages, and lists behind it.
fn regulate(hall: &Hall, lines: &str, tables: &str) {
    let text = hall.sh("damier event regulation");
    let from = text.find("# Regulation").expect("a file");
    let text = text[from..].replacen("\n[[stages]]", &format!("\n{lines}\n\n[[stages]]"), 1);
    hall.file("changed.toml", format!("{text}\n{tables}\n"));
    hall.quietly("regulation --change changed.toml --reason 'as announced'");
}

#[test]
fn prizes_categories_and_rights_stand_in_the_regulation() {
    let hall = Hall::new();
    hall.quietly(
        "new --template fmjd-100/round-robin --name Cup --rounds 3 --dates 2026-05-01..2026-05-03 --approved 2026-01-15 --file cup.damier
        enter A --sex f --born 2010-02-03
        enter B --sex m
        enter C --sex f
        enter D --sex m --born 1950
        numbers --given A B C D",
    );
    regulate(
        &hall,
        "categories = [\"women\", \"60+\"]\none_prize_each = true",
        "[[prizes]]\namounts = [100, 60]\ncurrency = \"EUR\"\nsharing = \"points\"\n\n[[prizes]]\ncategory = \"women\"\namounts = [40]\ncurrency = \"EUR\"\n\n[[rights]]\nplaces = \"1\"\nright = \"Final 2027\"",
    );
    hall.quietly(
        "pair --seed 1 --start
        result 1 1-1, 2 2-0",
    );
    let early = hall.sh("damier event table");
    assert!(early.contains("places may still change"), "{early}");
    hall.quietly(
        "pair --seed 1 --start
        result 1 2-0, 2 2-0
        pair --seed 1 --start
        result 1 2-0, 2 2-0",
    );
    let told = hall.sh("damier event table");
    for wanted in ["Women", "60 and older", "Prizes", "Prizes: Women", "Rights", "Final 2027", "EUR"] {
        assert!(told.contains(wanted), "{wanted}: {told}");
    }
    let table = hall.json("table");
    let given = table["awards"]["prizes"].as_array().expect("prizes");
    let sum: u64 = given.iter().filter_map(|own| own["hundredths"].as_u64()).sum();
    assert_eq!(sum, 20_000, "{given:?}");
    assert_eq!(table["standings"]["categories"][0]["category"], "women");
    // On paper in another language, and in the regulation.
    let paper = hall.sh("damier event paper standings --format text --lang uk");
    for wanted in ["Жінки", "Призи", "Права"] {
        assert!(paper.contains(wanted), "{wanted}: {paper}");
    }
    let rules = hall.sh("damier event paper regulation --format text");
    assert!(rules.contains("100 · 60 EUR (shared by equal points)"), "{rules}");
    assert!(rules.contains("Final 2027"), "{rules}");
}

#[test]
fn mistakes_in_what_places_bring_are_told_with_their_lines() {
    let hall = Hall::new();
    hall.quietly("new --template fmjd-100/round-robin --name Cup --approved 2026-01-15 --file cup.damier");
    let text = hall.sh("damier event regulation");
    let from = text.find("# Regulation").expect("a file");
    hall.file(
        "bad.toml",
        format!(
            "{}\n[[prizes]]\namounts = [10]\nsharing = \"luck\"\n[[rights]]\nplaces = \"x\"\nright = \"y\"\n",
            &text[from..]
        ),
    );
    let told = hall.sh("damier event regulation --change bad.toml --reason x");
    assert!(told.contains("[exit code"), "{told}");
    assert!(told.contains("prizes.sharing") && told.contains("place, points, half"), "{told}");
    assert!(told.contains("rights.places"), "{told}");
}

/// Whole events of each new template, and their explanations.
#[test]
fn new_templates_are_played_and_explained() {
    for (template, players) in [
        ("fmjd-100/swiss-accelerated", 12),
        ("ua2023-100/double-elimination", 7),
        ("ua2023-100/finals-a-b", 8),
    ] {
        let hall = Hall::new();
        let told = hall.sh(&format!(
            "damier event simulate --template {template} --players {players} --seed 3 --file s.damier"
        ));
        assert!(!told.contains("[exit code"), "{template}: {told}");
        let verified = hall.sh("damier event verify --file s.damier");
        assert!(!verified.contains("[exit code"), "{template}: {verified}");
    }
}
