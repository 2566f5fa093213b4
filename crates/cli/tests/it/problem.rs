//! `damier problem`: compositions on the command line.

use serde_json::Value;

use crate::command::{damier, run};

fn json(args: &[&str]) -> Value {
    let output = run(args, b"");
    serde_json::from_slice(&output.stdout).unwrap_or_else(|error| {
        panic!(
            "{error}: {} {}",
            String::from_utf8_lossy(&output.stdout),
            String::from_utf8_lossy(&output.stderr)
        )
    })
}

/// N6 (UA13-VI.7.4.5): the only winning move, with the author's line proved.
#[test]
fn a_study_is_proved() {
    let found = json(&[
        "problem",
        "check",
        "--position",
        "W:WKb8,h6:Bc3,h8",
        "--solution",
        "f4 (g7, b2) g7! x",
        "--no-tables",
        "--json",
    ]);
    assert_eq!(found["stages"][0]["verdict"], "proven", "{found}");
    let winning: Vec<&Value> = found["stages"][0]["first_moves"]
        .as_array()
        .expect("a list")
        .iter()
        .filter(|first| first["verdict"] == "proven")
        .map(|first| &first["move"])
        .collect();
    assert_eq!(winning, ["b8-f4"]);
    assert_eq!(found["genre"], "study");
}

#[test]
fn a_position_is_solved() {
    let found = json(&[
        "problem",
        "solve",
        "--variant",
        "brazilian",
        "--position",
        "W:Wa1,b2,c3,h4:Ba5,e5,f6,g7",
        "--no-tables",
        "--json",
    ]);
    assert_eq!(found["stages"][0]["verdict"], "proven", "{found}");
    assert_eq!(found["stages"][0]["main_line"][0], "h4-g5");
}

/// A jury sees at a glance what is proved; positions are read as newspapers print them.
#[test]
fn a_verdict_says_what_is_proved() {
    let printed = "Белыя: дамка b8, h6 (2). Чорныя: c3, h8 (2).";
    let told = damier(&["problem", "check", "--position", printed, "--no-tables", "--lang", "en"]);
    let wanted = "Proved: the task is met; reach the goal: b8-f4; first moves that fail: 7 of 8";
    assert!(told.contains(wanted), "{told}");
    assert!(!told.contains("Judged by the engine"), "{told}");
}

#[test]
fn genres_are_told() {
    let told =
        damier(&["problem", "classify", "--position", "W:W31,32,33,34,35,36,37,38:B1,2,3,4,5,6,7,8,9"]);
    assert!(told.contains("small problem (UA-VIII.Def.4)"), "{told}");
}

#[test]
fn compositions_are_drawn() {
    let typed = ["problem", "render", "--position", "W:Wc3,e3:Bh8", "--task", "lock 1K+2M", "--lang"];
    for (language, caption) in
        [("uk", "Замкнути 1Д+2П"), ("en", "Lock 1K+2M"), ("fr", "Enfermer 1D+2P"), ("lt", "Uždaryti 1D+2P")]
    {
        let told = damier(&[&typed[..], &[language]].concat());
        assert!(told.starts_with("exit 0") && told.contains(caption), "{told}");
    }
}

#[test]
fn a_collection_is_gone_through() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("works.pdn");
    let text = "[Author \"Koval, Ivan\"]\n[Task \"win\"]\n[GameType \"25\"]\n[FEN \"W:Wh6,Kb8:Bc3,h8\"]\n\n1. b8-f4 *\n\n\
                [Event \"no position\"]\n\n1. c3-d4 *\n";
    std::fs::write(&path, text).expect("written");
    let told = damier(&["problem", "check", &path.to_string_lossy(), "--no-tables", "--time", "4"]);
    assert!(told.contains("Koval I.") && told.contains("the game has no FEN tag"), "{told}");
    assert!(told.starts_with("exit 2"), "{told}");
    let drawn = damier(&["problem", "render", &path.to_string_lossy()]);
    assert!(drawn.contains("Koval I.") && drawn.contains("the game has no FEN tag"), "{drawn}");
    assert!(drawn.starts_with("exit 2"), "{drawn}");
    let register = path.to_string_lossy();
    let found = damier(&["problem", "search", &register, "--register", &register]);
    assert!(found.starts_with("exit 2") && found.contains("Koval"), "{found}");
    let found = damier(&["problem", "search", "--position", "W:Wh6,Kb8:Bc3,h8", "--register", &register]);
    assert!(found.starts_with("exit 0") && found.contains("Koval"), "{found}");
}

/// Black to play and win, told in the squares that were given.
#[test]
fn black_may_have_the_task() {
    let typed = ["--variant", "english", "--position", "B:W12:BK15", "--no-tables"];
    let found = json(&[&["problem", "check", "--solution", "15-11", "--json"], &typed[..]].concat());
    let stage = &found["stages"][0];
    assert_eq!((&found["fen"], &stage["fen"]), (&"B:W12:BK15".into(), &"B:W12:BK15".into()), "{found}");
    assert_eq!((&stage["verdict"], &stage["main_line"][0]), (&"proven".into(), &"15-11".into()), "{found}");
    let first = damier(&[&["problem", "solve", "--kind", "black-first"], &typed[..]].concat());
    assert!(first.contains("cannot be met"), "{first}");
}

/// A book in the language that is asked for, with the index of its authors (UA13-VI.7.4.8).
#[test]
fn a_collection_becomes_a_book() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("works.pdn");
    let text = "[Author \"Koval, Ivan\"]\n[GameType \"25\"]\n[FEN \"W:Wh6,Kb8:Bc3,h8\"]\n\n1. b8-f4 *\n";
    std::fs::write(&path, text).expect("written");
    let path = path.to_string_lossy();
    let told = damier(&["problem", "book", &path, "--lang", "uk", "--title", "Перша книга"]);
    for part in ["Перша книга", "Список авторів", "Koval I. – 1", "1+1K×2 – 1"] {
        assert!(told.contains(part), "{part}: {told}");
    }
    // The second author gives no solution: the program finds it, and says that it was the program.
    let more = format!("{text}\n[Author \"Bondar, Olha\"]\n[GameType \"25\"]\n[FEN \"W:Wc3:Bd4\"]\n\n*\n");
    std::fs::write(&*path, more).expect("written");
    let bare = damier(&["problem", "book", &path, "--lang", "en", "--no-tables"]);
    assert!(bare.contains("Works without a solution: 1 of 2") && !bare.contains("by a program"), "{bare}");
    let solved = damier(&["problem", "book", &path, "--lang", "en", "--solve", "--no-tables"]);
    assert!(solved.contains("found by a program") && !solved.contains("without a solution"), "{solved}");
    let made = damier(&["problem", "book", &path, "--lang", "lt", "--pdf"]);
    assert!(made.starts_with("exit 0"), "{made}");
    let pdf = std::fs::read(folder.path().join("works.pdf")).expect("a file");
    assert!(pdf.starts_with(b"%PDF"));
}

/// Where the task cannot be met, what holds instead is offered, and holds.
#[test]
fn the_other_side_is_offered() {
    let typed = ["problem", "check", "--position", "W:Wa3:BKc7,Kf4", "--no-tables", "--lang", "en"];
    let told = damier(&typed);
    assert!(told.contains("unsolvable") && told.contains("give the kind white-first"), "{told}");
    let found = json(&[&typed[..], &["--kind", "white-first", "--json"]].concat());
    assert_eq!((&found["kind"], &found["fen"]), (&"white-first".into(), &"W:Wa3:BKc7,Kf4".into()), "{found}");
    assert_eq!(found["stages"][0]["verdict"], "proven", "{found}");
}

#[test]
fn mistakes_are_named() {
    let task = damier(&["problem", "check", "--position", "W:Wc3:Bh8", "--task", "mate"]);
    assert!(task.starts_with("exit 2") && task.contains("is no task"), "{task}");
    let fen = damier(&["problem", "check", "--position", "W:Wc9:Bh8"]);
    assert!(fen.starts_with("exit 2") && fen.contains("cannot be read"), "{fen}");
    let variant = damier(&["problem", "check", "--position", "W:W30:B1"]);
    assert!(variant.starts_with("exit 2") && variant.contains("--variant"), "{variant}");
    let solution = damier(&["problem", "check", "--position", "W:Wc3:Bh8", "--solution", "c5"]);
    assert!(solution.starts_with("exit 2") && solution.contains("solution"), "{solution}");
}

/// A batch goes on where it was broken off: what has its verdict in the journal is not checked again, a line
/// torn off in the middle is dropped, and what was left open is looked at again when there is more time.
#[test]
fn a_batch_goes_on_with_its_journal() {
    let folder = tempfile::tempdir().expect("a folder");
    let (works, journal) = (folder.path().join("works.pdn"), folder.path().join("verdicts.jsonl"));
    let one = |fen: &str| format!("[Task \"win\"]\n[GameType \"25\"]\n[FEN \"{fen}\"]\n\n*\n\n");
    std::fs::write(&works, one("W:Wh6,Kb8:Bc3,h8") + &one("W:WKa5,a3:Ba7,f4")).expect("written");
    let (works, journal) = (works.to_string_lossy().into_owned(), journal.to_string_lossy().into_owned());
    let check = |more: &[&str]| {
        let common = ["problem", "check", &works, "--journal", &journal, "--no-tables", "--time", "4"];
        damier(&[&common, more].concat())
    };
    let lines = || std::fs::read_to_string(&journal).expect("a journal").lines().count();
    assert!(!check(&[]).contains("from the journal"));
    assert_eq!(lines(), 2);
    let text = std::fs::read_to_string(&journal).expect("a journal");
    let first = text.lines().next().expect("a line").len();
    std::fs::write(&journal, &text[..first + 20]).expect("torn");
    let told = check(&[]);
    assert_eq!(told.matches("from the journal").count(), 1, "{told}");
    assert_eq!(lines(), 2);
    let kept = std::fs::read_to_string(&journal).expect("a journal");
    let open = kept.replace("\"soundness\":\"sound\"", "\"soundness\":\"not_decided\"");
    std::fs::write(&journal, open).expect("written");
    let told = check(&[]);
    assert_eq!(told.matches("from the journal").count(), 2, "as much time as before: {told}");
    std::fs::write(&journal, "hello\n").expect("written");
    let told = check(&[]);
    assert!(told.starts_with("exit 2") && told.contains("line 1 is no verdict"), "{told}");
    let told = check(&["--pdf", "x.pdf"]);
    assert!(told.starts_with("exit 2") && told.contains("--journal"), "{told}");
}

#[test]
fn verdicts_speak_the_language_of_the_composer() {
    let check = |lang: &str| {
        damier(&[
            "problem",
            "check",
            "--position",
            "W:WKb8,h6:Bc3,h8",
            "--solution",
            "f4 (g7, b2) g7! x",
            "--no-tables",
            "--lang",
            lang,
        ])
    };
    for (lang, verdict, finding) in [
        ("en", "Verdict: ", "proved against every defence"),
        ("uk", "Висновок: ", "доведено проти будь-якого захисту"),
        ("ru", "Заключение: ", "доказано против любой защиты"),
        ("lt", "Išvada: ", "įrodyta prieš kiekvieną gynybą"),
        ("fr", "Verdict\u{a0}: ", "prouvé contre toute défense"),
    ] {
        let told = check(lang);
        assert!(told.contains(verdict) && told.contains(finding), "{lang}: {told}");
    }
    let told = check("de");
    assert!(told.starts_with("exit 2") && told.contains("--lang"), "{told}");
}

/// A code of composing is a file: printed, changed, and judged by.
#[test]
fn a_code_of_ones_own_judges() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("club.toml");
    let printed = run(&["problem", "code", "ua2013"], b"");
    let text = String::from_utf8_lossy(&printed.stdout).into_owned();
    let text = text.replace("my-ua2013", "club").replace("UA13-VI.1.3.1.1.2", "Club rules, 1");
    std::fs::write(&file, text).expect("written");
    let path = file.to_str().expect("text");
    let position = "W:Wa1,c1,c3,e1,g1,g3:Ba7,b8,d8,f8,h6,h8";
    let told = json(&["problem", "classify", "--position", position, "--code", path, "--json"]);
    assert_eq!(told["code"], "club", "{told}");
    assert_eq!(told["possible"][0]["clause"], "Club rules, 1", "{told}");
    std::fs::write(&file, "name = \"club\"\nbeauty = 3\n").expect("written");
    let refused = damier(&["problem", "classify", "--position", position, "--code", path]);
    assert!(refused.starts_with("exit 2") && refused.contains("is no code of composing"), "{refused}");
}
