//! Proves files of cases: positions whose outcome is claimed, each with the moves that bring it about.
//!
//! ```text
//! cargo run --release -p damier-tables --example prove -- TABLES crates/engine/tables/tests/cases/*.cases
//! ```
//!
//! What the tables in the folder hold is looked up, and `best` must list exactly the moves that keep the outcome.
//! Of a position with more pieces a search of all moves, without pruning and with men counted by hand, must show
//! that each move of `plays` wins; what the other moves are worth is not claimed. With `best` and `plays` left out
//! the outcome alone is proven, and the moves that keep it are told.

use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use damier_engine::{Engine, Evaluation, Limits, Options, Probe, Report, Score, StopFlag};
use damier_pdn::{Notation, read_fen, read_move, write_move};
use damier_rules::{Move, Position, Rulebook};
use damier_tables::{GameResult, Tables};

/// A proof takes at most so many nodes.
const PROOF: u64 = 30_000_000;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [folder, files @ ..] = words.as_slice() else {
        eprintln!("usage: prove TABLES FILE…");
        return ExitCode::from(2);
    };
    let mut wrong = 0;
    for file in files {
        let text = match std::fs::read_to_string(file) {
            Ok(text) => text,
            Err(error) => {
                eprintln!("{file}: {error}");
                return ExitCode::from(2);
            }
        };
        for block in text.split("\n\n").filter(|block| field(block, "pos").is_some()) {
            let found = prove(Path::new(folder), block);
            wrong += usize::from(found.is_err());
            let name = field(block, "case").unwrap_or_default();
            println!("{name}: {}", found.unwrap_or_else(|why| format!("NOT PROVEN: {why}")));
        }
    }
    if wrong == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn field<'a>(block: &'a str, name: &str) -> Option<&'a str> {
    let line = block.lines().find(|line| line.split_whitespace().next() == Some(name))?;
    Some(line[name.len()..].split('#').next().unwrap_or_default().trim())
}

/// How the case was proven, or why it was not.
fn prove(folder: &Path, block: &str) -> Result<String, String> {
    let needed = |name: &str| field(block, name).ok_or(format!("{name} is missing"));
    let book = Rulebook::named(needed("rules")?).map_err(|unknown| unknown.to_string())?;
    let fen = read_fen(book.variant, needed("pos")?).map_err(|fault| format!("{fault:?}"))?;
    let position = Position::new(&fen.setup).map_err(|faults| format!("{faults:?}"))?;
    let position = position.with_tower_jumps(book.tower_jumps());
    let claimed = match needed("result")? {
        "win" => GameResult::Win,
        "draw" => GameResult::Draw,
        "loss" => GameResult::Loss,
        other => return Err(format!("{other} is no result")),
    };
    let read = |text: &str| read_move(&position, text).map_err(|fault| format!("{text}: {fault}"));
    let moves = |name: &str| field(block, name).unwrap_or_default().split_whitespace().map(read);
    let best = moves("best").collect::<Result<Vec<Move>, String>>()?;
    let plays = moves("plays").collect::<Result<Vec<Move>, String>>()?;
    let tables = Tables::open(folder, book.variant).map_err(|fault| fault.to_string())?;
    if let Some(outcome) = tables.probe(&position) {
        let keeps = |mv: &&Move| {
            let after = tables.probe(&position.play_unchecked(mv));
            after.is_some_and(|after| after.before().result == outcome.result)
        };
        let moves = position.legal_moves();
        let keeping: Vec<&Move> = moves.iter().filter(keeps).collect();
        let listed =
            best.is_empty() || keeping.len() == best.len() && keeping.iter().all(|mv| best.contains(mv));
        let known = plays.iter().all(|mv| keeping.contains(&mv));
        let texts: Vec<String> = keeping.iter().map(|mv| text(&position, mv)).collect();
        let told = format!("{outcome} by the tables, kept by {}", texts.join(" "));
        return if outcome.result == claimed && listed && known { Ok(told) } else { Err(told) };
    }
    if claimed != GameResult::Win || !best.is_empty() {
        return Err(
            "with more pieces than the tables hold only wins by moves of `plays` are proven".to_owned()
        );
    }
    let tables = Some(Arc::new(tables) as Arc<dyn Probe>);
    let evaluation = Evaluation::Hand;
    let options = Options { hash: 256 << 20, pruning: false, evaluation, tables, ..Options::default() };
    let mut told = Vec::new();
    for mv in &plays {
        let limits = Limits { nodes: Some(PROOF), ..Limits::default() };
        let found = search(&book, &options, &position.play_unchecked(mv), &limits);
        let (score, depth) = found.first().map_or((Score::win_in(1), 0), |own| (-own.score, own.depth));
        let one = format!("{} {score} at depth {depth}", text(&position, mv));
        if !score.is_win() {
            return Err(one);
        }
        told.push(one);
    }
    Ok(told.join(", "))
}

fn search(book: &Rulebook, options: &Options, position: &Position, limits: &Limits) -> Vec<Report> {
    let mut over = |_: &Report| {};
    Engine::new(book, options).search(position, &[], limits, &StopFlag::new(), &mut over)
}

fn text(position: &Position, mv: &Move) -> String {
    write_move(position, mv, &Notation::pdn(position.variant()))
}
