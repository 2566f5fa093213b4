//! The program for browsers that is kept in the repository answers as the crates do that it was made of. Where there is
//! no Node to run it, that is said aloud and nothing is tried.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use damier_rules::Rulebook;
use damier_wasm::Damier;
use serde_json::{Value, json};

const BOOKS: [&str; 6] =
    ["fmjd-100", "ua2023-russian", "fmjd-64", "wcdf-checkers", "columns-russian", "columns-lasca"];

fn here(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

fn weights() -> Vec<PathBuf> {
    let folder = here("../../engine/engine/weights");
    let all = std::fs::read_dir(folder).expect("the weights").map(|own| own.expect("a file").path());
    let mut all: Vec<PathBuf> =
        all.filter(|own| own.extension().is_some_and(|end| end == "weights")).collect();
    all.sort();
    all
}

/// What a browser answers.
fn in_a_browser(questions: &[Value]) -> Option<Vec<Value>> {
    let mut node = match Command::new("node")
        .arg(here("tests/it/ask.mjs"))
        .arg(here("damier.wasm"))
        .args(weights())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
    {
        Ok(node) => node,
        Err(why) => {
            eprintln!("not tried: there is no node ({why})");
            return None;
        }
    };
    let mut asked = node.stdin.take().expect("a pipe");
    let lines: String = questions.iter().map(|own| format!("{own}\n")).collect();
    let writing = std::thread::spawn(move || asked.write_all(lines.as_bytes()));
    let answered = node.wait_with_output().expect("it ends");
    writing.join().expect("it writes").expect("it reads");
    let text = String::from_utf8(answered.stdout).expect("text");
    Some(text.lines().map(|line| serde_json::from_str(line).expect("an answer")).collect())
}

/// What the crates themselves answer.
fn natively(questions: &[Value]) -> Vec<Value> {
    let mut damier = Damier::new(since_start);
    for file in weights() {
        let told = damier.weights(&std::fs::read(file).expect("weights"));
        assert!(!told.contains("error"), "{told}");
    }
    let ask = |question: &Value| {
        let told = damier.answer(&question.to_string(), &mut |_| true);
        serde_json::from_str(&told).expect("an answer")
    };
    questions.iter().map(ask).collect()
}

fn since_start() -> Duration {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Without what depends on the machine.
fn timeless(mut answer: Value) -> Value {
    if let Some(own) = answer.as_object_mut() {
        own.remove("milliseconds");
    }
    answer
}

fn agree(questions: &[Value]) {
    let Some(found) = in_a_browser(questions) else { return };
    assert_eq!(found.len(), questions.len());
    for ((question, found), wanted) in questions.iter().zip(found).zip(natively(questions)) {
        assert_eq!(timeless(found), timeless(wanted), "{question}: is `cargo xtask web` due?");
    }
}

#[test]
fn rules_and_files_are_the_same() {
    let mut asked = vec![json!({ "do": "games" })];
    for book in Rulebook::all() {
        asked.push(json!({ "do": "position", "rulebook": book.name }));
        asked.push(json!({ "do": "perft", "rulebook": book.name, "depth": 6 }));
    }
    asked.extend([
        json!({ "do": "position", "rulebook": "fmjd-100", "moves": ["32-28", "19-23", "28x19", "14x23"] }),
        json!({ "do": "position", "rulebook": "fmjd-100", "moves": ["32-23"] }),
        json!({ "do": "position", "rulebook": "ua2023-russian", "fen": "W:Wc3:Bd4,f6", "moves": ["c3:g7"] }),
        json!({ "do": "position", "rulebook": "columns-lasca", "fen": "nonsense" }),
        json!({ "do": "position", "rulebook": "unknown" }),
        json!({ "do": "read_pdn", "text": "[White \"A\"]\n1. 32-28 {usual} 19-23 2. 28x19 14x23 3. 40-1 2-0" }),
        json!({ "do": "write_pdn", "rulebook": "wcdf-checkers", "moves": ["11-15"], "tags": [["White", "A"]] }),
        json!({ "do": "diagram", "rulebook": "ua2023-russian", "moves": ["c3-d4"], "theme": "print" }),
        json!({ "do": "diagram", "rulebook": "columns-lasca", "flip": true, "bare": true, "caption": "<b>" }),
        json!({ "do": "diagram", "rulebook": "fmjd-100", "theme": "pink" }),
        json!({ "do": "nothing" }),
    ]);
    agree(&asked);
}

#[test]
fn the_engine_finds_the_same() {
    let mut asked = Vec::new();
    for book in BOOKS {
        asked.push(json!({ "do": "search", "rulebook": book, "nodes": 30_000, "lines": 2 }));
        asked.push(json!({ "do": "search", "rulebook": book, "level": 3, "lot": 4_096_000_000_000_u64 }));
    }
    asked.push(json!({ "do": "search", "rulebook": "fmjd-100" }));
    asked.push(json!({ "do": "search", "rulebook": "fmjd-100", "level": 11 }));
    agree(&asked);
}

/// `cargo test -p damier-wasm --test it -- --ignored --nocapture`: how fast the engine is in one thread, here and there.
#[test]
#[ignore = "measures the machine"]
fn speed() {
    let asked = BOOKS.map(|book| json!({ "do": "search", "rulebook": book, "nodes": 2_000_000 }));
    let Some(found) = in_a_browser(&asked) else { return };
    for ((book, there), here) in BOOKS.iter().zip(found).zip(natively(&asked)) {
        let speed = |own: &Value| {
            own["nodes"].as_f64().unwrap_or_default() / own["milliseconds"].as_f64().unwrap_or(1.0)
        };
        println!("{book}: {:.0} and {:.0} thousand positions a second", speed(&there), speed(&here));
    }
}
