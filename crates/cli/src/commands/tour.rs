//! `damier tour`: shows in the terminal what the libraries can do, by doing it.

use std::io::Write;
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;
use damier_documents::{Coordinates, Diagram, Route};
use damier_pdn::{Checker, Notation, PdnReader, ReplayOptions, read_move, write_fen, write_move};
use damier_rules::game::{Conditions, Fact, Game};
use damier_rules::{Color, Identity, Position, Rulebook, Variant, perft};

use crate::commands::pdn::{GameLabel, Problem};
use crate::output::{Output, Verdict};

/// Show in the terminal what the program can do
#[derive(Debug, Args)]
#[command(after_help = "Example:\n  damier tour")]
pub(crate) struct TourArgs {}

/// The sample game of the code of column draughts, which ends with a capture of six.
const SAMPLE: &str = "c3-b4 b6-c5 b4-a5 a7-b6 b2-c3 c5-b4 a3:a7 c7-b6 a5:e5 f6:b2 a1:c3 d8-c7 g3-f4 \
    e5:g3 h2:f4 g3:e5 e3:g5 h6:f4 d2-e3 f4:b4 b2:d4:f6:d8:a5:d2:h6";
/// After these half-moves the tour shows the board.
const SHOWN: [usize; 2] = [20, 21];
/// The files of games that the tour checks.
const FILES: [(&str, &[u8]); 2] = [
    ("games.pdn", include_bytes!("../../samples/games.pdn")),
    ("faulty.pdn", include_bytes!("../../samples/faulty.pdn")),
];
/// How deep the tour counts.
const DEPTH: u32 = 6;

/// Runs the command.
pub(crate) fn run(_args: &TourArgs, out: &mut Output) -> Result<Verdict> {
    writeln!(out, "{}\n", out.bold("Damier, draughts by the book"))?;
    variants(out)?;
    rulebooks(out)?;
    game(out)?;
    files(out)?;
    writeln!(out, "{}", out.bold("Try"))?;
    writeln!(out, "  damier moves international --position \"W:W28:BK22,23,14\"")?;
    writeln!(out, "  damier diagram columns --coordinates --theme print -o board.svg")?;
    writeln!(out, "  damier rulebooks wcdf-checkers")?;
    writeln!(out, "  damier pdn check crates/cli/samples/games.pdn")?;
    writeln!(out, "  damier --help")?;
    Ok(Verdict::Fine)
}

fn variants(out: &mut Output) -> Result<()> {
    writeln!(out, "{}", out.bold("Variants"))?;
    writeln!(
        out,
        "  {:14} {:>6} {:>7} {:>7} {:>19} {:>9}",
        "", "board", "pieces", "begins", "lines of 6 moves", "time"
    )?;
    for variant in Variant::ALL {
        let rules = variant.rules();
        let size = rules.board.size();
        let begun = Instant::now();
        let lines = perft(&Position::start(variant), DEPTH, Identity::Outcome);
        writeln!(
            out,
            "  {:14} {:>6} {:>7} {:>7} {lines:>19} {:>6.1} ms",
            variant.name(),
            format!("{size}x{size}"),
            rules.pieces,
            rules.first.to_string(),
            begun.elapsed().as_secs_f64() * 1000.0,
        )?;
    }
    writeln!(out)?;
    Ok(())
}

fn rulebooks(out: &mut Output) -> Result<()> {
    writeln!(out, "{}", out.bold("Rulebooks"))?;
    for names in Rulebook::NAMES.chunks(5) {
        writeln!(out, "  {}", names.join("  "))?;
    }
    writeln!(out)?;
    Ok(())
}

/// Plays the sample game under its rulebook.
fn game(out: &mut Output) -> Result<()> {
    let book = Rulebook::named("columns-russian")?;
    writeln!(out, "{}", out.bold(&format!("The sample game of {}", book.name)))?;
    let notation = Notation::of(&book);
    let mut game = Game::new(book, Conditions::classic())?;
    let mut line = String::new();
    for (ply, text) in SAMPLE.split_whitespace().enumerate() {
        let position = *game.state().position();
        let mv = read_move(&position, text).with_context(|| format!("half-move {}", ply + 1))?;
        if ply % 2 == 0 {
            line += &format!("{}. ", ply / 2 + 1);
        }
        line += &format!("{} ", write_move(&position, &mv, &notation));
        game.apply(Fact::Move(mv))?;
        if SHOWN.contains(&(ply + 1)) {
            print_moves(out, &line)?;
            line.clear();
            let diagram = Diagram {
                coordinates: Coordinates::Letters,
                last_move: Some(Route::from(&mv)),
                ..Diagram::of(game.state().position())
            };
            for row in diagram.text().lines() {
                writeln!(out, "    {row}")?;
            }
        }
    }
    game.apply(Fact::Resign { by: Color::Black })?;
    if let (Some(result), Some(marks)) = (game.state().result(), game.marks()) {
        writeln!(out, "  {marks}: {result}")?;
    }
    writeln!(out, "  FEN: {}\n", write_fen(&game.state().position().setup()))?;
    Ok(())
}

/// Checks two files of games, the second of which has a mistake.
fn files(out: &mut Output) -> Result<()> {
    writeln!(out, "{}", out.bold("Two files of games, checked"))?;
    for (name, file) in FILES {
        let mut reader = PdnReader::new(file);
        let mut checker = Checker::new(ReplayOptions::default());
        while let Some(check) = checker.check_next(&mut reader)? {
            let variant = check.variant.map_or("unknown", Variant::name);
            let verdict = if check.is_legal() { "legal" } else { "illegal" };
            writeln!(
                out,
                "  {name}: game {}, {variant}, {} half-moves: {verdict}",
                check.number, check.moves
            )?;
            let game = GameLabel {
                number: check.number,
                variant: check.variant,
                white: &check.white,
                black: &check.black,
            };
            for problem in Problem::of(&check.illegal, &check.faults, true) {
                writeln!(out, "  {}", problem.line(name, &game))?;
            }
        }
    }
    writeln!(out)?;
    Ok(())
}

/// Moves on lines of ten pairs or fewer.
fn print_moves(out: &mut Output, moves: &str) -> Result<()> {
    let mut width = 0;
    for word in moves.split_whitespace() {
        if width > 66 && word.ends_with('.') {
            writeln!(out)?;
            width = 0;
        }
        let blanks = if width == 0 { "  " } else { " " };
        write!(out, "{blanks}{word}")?;
        width += blanks.len() + word.chars().count();
    }
    writeln!(out)?;
    Ok(())
}
