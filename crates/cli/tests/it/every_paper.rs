//! Every paper of every kind in five languages: made, and in the right language.

use crate::hall::Hall;

/// A table of five rounds in which nobody meets anybody twice; in an odd field one is free in each. Names are
/// Cyrillic, so that every Latin word on a Ukrainian or Russian paper is a word of the program.
fn table(players: usize) -> String {
    let names =
        ["Коваль", "Бондар", "Ткач", "Шевчук", "Мороз", "Мельник", "Лисенко", "Гнатюк", "Савчук", "Рудий"];
    let seats = players + players % 2;
    let mut cells = vec![vec![String::from("bye"); 5]; players];
    for round in 0..5 {
        // The circle: the last seat stays, the others go round.
        let seat = |at: usize| if at == 0 { seats - 1 } else { (round + at - 1) % (seats - 1) };
        for at in 0..seats / 2 {
            let (one, other) = (seat(at), seat(seats - 1 - at));
            if one >= players || other >= players {
                continue;
            }
            let (own, theirs) = [("2", "0"), ("1", "1"), ("0", "2")][(one + other + round) % 3];
            cells[one][round] = format!("{}w{own}", other + 1);
            cells[other][round] = format!("{}b{theirs}", one + 1);
        }
    }
    let line =
        |at: usize| format!("{};{} {}-й;{}\n", at + 1, names[at % names.len()], at + 1, cells[at].join(";"));
    format!("No;Name;R1;R2;R3;R4;R5\n{}", (0..players).map(line).collect::<String>())
}

fn hall(players: usize, language: &str) -> Hall {
    let hall = Hall::new();
    hall.file("table.csv", table(players));
    hall.quietly(&format!(
        "new --template ua2023-100/swiss --name 'Кубок' --place 'Київ' --dates 2026-05-01..2026-05-03 --rounds 5 --approved 2026-01-15 --lang {language} --file cup.damier
        official organiser 'Федерація' -f cup.damier
        official chief-arbiter 'Мороз Лариса' -f cup.damier
        import table.csv --results --lang {language} -f cup.damier"
    ));
    hall
}

/// The papers that can be made without naming somebody or something.
fn kinds(hall: &Hall) -> Vec<String> {
    let listed = hall.json("paper --list");
    let papers = listed["papers"].as_array().expect("papers");
    papers.iter().map(|own| own["name"].as_str().expect("a name").to_owned()).collect()
}

/// Words that no other of our languages has.
const ENGLISH: [&str; 36] = [
    "the",
    "and",
    "of",
    "with",
    "from",
    "by",
    "for",
    "is",
    "are",
    "not",
    "was",
    "were",
    "this",
    "that",
    "which",
    "who",
    "round",
    "rounds",
    "game",
    "games",
    "white",
    "black",
    "player",
    "players",
    "draw",
    "wins",
    "loss",
    "arbiter",
    "chief",
    "signed",
    "signature",
    "approved",
    "entries",
    "standings",
    "pairing",
    "pairings",
];

/// Latin words that stand in every language: codes, formats, names of systems.
fn is_international(word: &str) -> bool {
    let code = word.chars().all(|sign| sign.is_uppercase() || !sign.is_alphabetic());
    code || matches!(word, "Damier" | "damier" | "Swiss" | "R" | "x")
}

fn leaks(language: &str, text: &str) -> Vec<String> {
    let words = text.split(|sign: char| !sign.is_alphabetic()).filter(|word| !word.is_empty());
    let wrong = |word: &&str| match language {
        "uk" | "ru" => {
            word.chars().count() > 2
                && word.chars().all(|sign| sign.is_ascii_alphabetic())
                && !is_international(word)
        }
        _ => ENGLISH.contains(&word.to_lowercase().as_str()),
    };
    words.filter(wrong).map(str::to_owned).collect()
}

fn every_paper(players: usize) {
    let mut wrong = Vec::new();
    for language in ["en", "uk", "ru", "lt", "fr"] {
        let hall = hall(players, language);
        for kind in kinds(&hall) {
            let text =
                hall.sh(&format!("damier event paper {kind} --format text --lang {language} -f cup.damier"));
            // A paper about somebody or something asks who or what.
            if text.contains("[exit code") {
                continue;
            }
            let found = leaks(language, &text);
            if language != "en" && !found.is_empty() {
                wrong.push(format!("{players} players, {kind}, {language}: {found:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn every_paper_for_8_speaks_its_language() {
    every_paper(8);
}

#[test]
fn every_paper_for_25_speaks_its_language() {
    every_paper(25);
}

/// Words that no page of another language has, without clauses and what the event and its code are called.
fn leaks_beside(template: &str, language: &str, text: &str) -> Vec<String> {
    let is_clause = |word: &&str| {
        let bare = word.trim_start_matches('(');
        let code = bare.split_once('-').is_some_and(|(code, _)| {
            code.len() > 1 && code.chars().all(|sign| sign.is_ascii_uppercase() || sign.is_ascii_digit())
        });
        !code
    };
    let rest: Vec<&str> = text.split_whitespace().filter(is_clause).collect();
    let known: Vec<&str> = template.split(['/', '-']).collect();
    leaks(language, &rest.join(" ")).into_iter().filter(|word| !known.contains(&word.as_str())).collect()
}

/// Every paper of an event that is made up with names in the letters of the language.
fn every_paper_of(template: &str, players: usize, languages: &[&str]) {
    let mut wrong = Vec::new();
    for language in languages {
        let hall = Hall::new();
        hall.quietly(&format!(
            "simulate --template {template} --players {players} --seed 5 --calm --lang {language} --file e.damier"
        ));
        let mut made = 0;
        for kind in kinds(&hall) {
            let text = hall.sh(&format!("damier event paper {kind} --format text --lang {language}"));
            // A paper about somebody or something asks who or what, and some are for teams or for a Swiss alone.
            if text.contains("[exit code") {
                continue;
            }
            made += 1;
            let found = leaks_beside(template, language, &text);
            if !found.is_empty() {
                wrong.push(format!("{template}, {kind}, {language}: {found:?}"));
            }
        }
        assert!(made > 20, "{template}: only {made} papers");
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn papers_of_teams_speak_their_language() {
    every_paper_of("fmjd-100/team-swiss", 10, &["lt", "ru"]);
    every_paper_of("ua2013-russian/team-round-robin", 6, &["fr", "uk"]);
    every_paper_of("columns-russian/team-round-robin", 6, &["lt", "uk"]);
}

#[test]
fn papers_of_checkers_speak_their_language() {
    every_paper_of("wcdf-checkers/swiss", 12, &["uk", "lt"]);
    every_paper_of("wcdf-checkers/match", 2, &["ru", "fr"]);
}

#[test]
fn papers_of_other_codes_speak_their_language() {
    every_paper_of("columns-lasca/swiss", 12, &["ru", "fr"]);
    every_paper_of("fmjd-64/swiss", 12, &["uk", "lt"]);
    every_paper_of("ua2023-russian/knockout", 12, &["fr", "ru"]);
}
