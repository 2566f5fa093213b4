//! `damier tables probe`: what the tables say of a position and of each of its moves.

use std::io::Write;
use std::path::Path;

use anyhow::{Result, anyhow};
use clap::Args;
use damier_pdn::{Notation, write_fen, write_move};
use damier_rules::{Color, Position, Variant};
use damier_tables::{GameResult, TableValue, Tables, most_pieces};
use serde_json::{Value, json};

use super::folder::FolderArgs;
use crate::args;
use crate::output::{Output, Verdict};
use crate::position::read_position;

/// Say who wins a position, in how many half-moves, and by which moves
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier tables probe english \"W:WK14,K18:BK1\"
  damier tables probe international \"B:WK46,K5,K28:BK32\" --json
  damier tables probe columns \"W:Wc3=1+0:Be5,f6\"

With --json one line is printed; distances are half-moves to the end of the game, none for a draw:
  {\"variant\", \"position\", \"result\": \"win\"|\"draw\"|\"loss\", \"distance\",
   \"moves\": [{\"move\", \"result\", \"distance\"}, …]}      for the side to move, best first
Where only a published database knows the position, \"published\" is true and there are no distances.")]
pub(crate) struct ProbeArgs {
    /// The variant
    #[arg(value_parser = args::variant(), ignore_case = true)]
    variant: Variant,
    /// The position in FEN
    #[arg(value_name = "POSITION")]
    position: String,
    #[command(flatten)]
    folder: FolderArgs,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &ProbeArgs, out: &mut Output) -> Result<Verdict> {
    let position = read_position(args.variant, &args.position)?;
    let folder = args.folder.folder()?;
    let tables = Tables::open(&folder, args.variant)?;
    let Some(outcome) = tables.probe(&position) else {
        let result = tables.result(&position).ok_or_else(|| unknown(&tables, &position, &folder))?;
        return published(&tables, &position, result, args.json, out);
    };
    let moves = moves(&tables, &position);
    if args.json {
        let mut value = with_outcome(
            outcome,
            json!({ "variant": args.variant.name(), "position": write_fen(&position.setup()) }),
        );
        value["moves"] =
            moves.iter().map(|(mv, outcome)| with_outcome(*outcome, json!({ "move": mv }))).collect();
        out.json(&value)?;
        return Ok(Verdict::Fine);
    }
    writeln!(out, "{}", out.bold(&sentence(&position, outcome)))?;
    let width = moves.iter().map(|(mv, _)| mv.chars().count()).max().unwrap_or(0);
    for (mv, outcome) in moves {
        writeln!(out, "  {mv:width$}  {outcome}")?;
    }
    Ok(Verdict::Fine)
}

/// What a published database says: who wins, and not how soon.
fn published(
    tables: &Tables,
    position: &Position,
    result: GameResult,
    as_json: bool,
    out: &mut Output,
) -> Result<Verdict> {
    let notation = Notation::pdn(position.variant());
    let mut moves: Vec<(String, GameResult)> = Vec::new();
    for mv in position.legal_moves() {
        if let Some(reply) = tables.result(&position.play_unchecked(&mv)) {
            moves.push((write_move(position, &mv, &notation), turned(reply)));
        }
    }
    moves.sort_by_key(|(_, result)| *result as u8);
    if as_json {
        let moves: Vec<Value> =
            moves.iter().map(|(mv, result)| json!({ "move": mv, "result": name(*result) })).collect();
        out.json(&json!({
            "variant": position.variant().name(), "position": write_fen(&position.setup()),
            "result": name(result), "published": true, "moves": moves,
        }))?;
        return Ok(Verdict::Fine);
    }
    let side = position.to_move();
    let said = match result {
        GameResult::Win => format!("{side} wins"),
        GameResult::Draw => "a draw".to_owned(),
        GameResult::Loss => format!("{} wins", !side),
    };
    writeln!(out, "{}", out.bold(&format!("{side} to move; {said}, says a published database.")))?;
    let width = moves.iter().map(|(mv, _)| mv.chars().count()).max().unwrap_or(0);
    for (mv, result) in moves {
        writeln!(out, "  {mv:width$}  {}", name(result))?;
    }
    Ok(Verdict::Fine)
}

/// A result as the other side has it.
fn turned(result: GameResult) -> GameResult {
    match result {
        GameResult::Win => GameResult::Loss,
        GameResult::Draw => GameResult::Draw,
        GameResult::Loss => GameResult::Win,
    }
}

/// No table knows the position; one that could be built is named.
fn unknown(tables: &Tables, position: &Position, folder: &Path) -> anyhow::Error {
    let variant = position.variant();
    let pieces: usize = position.setup().placed.iter().map(|(_, tower)| tower.height()).sum();
    let (folder, most) = (folder.display(), most_pieces(variant));
    if pieces > most as usize {
        anyhow!("this position has {pieces} pieces; tables of {} have {most} at most", variant.title())
    } else if tables.cover(position) {
        anyhow!(
            "the table of this ending in {folder} is damaged; \
             `damier tables build {variant} --pieces {pieces}` builds it anew"
        )
    } else {
        anyhow!(
            "no table in {folder} knows this ending of {pieces} pieces; \
             `damier tables build {variant} --pieces {pieces}` builds it"
        )
    }
}

/// The outcome of each move for the side that makes it, the best first.
fn moves(tables: &Tables, position: &Position) -> Vec<(String, TableValue)> {
    let notation = Notation::pdn(position.variant());
    let mut moves: Vec<(String, TableValue)> = position
        .legal_moves()
        .iter()
        .filter_map(|mv| {
            let reply = tables.probe(&position.play_unchecked(mv))?;
            Some((write_move(position, mv, &notation), reply.before()))
        })
        .collect();
    moves.sort_by_key(|(_, outcome)| match outcome.result {
        GameResult::Win => (0, i32::from(outcome.distance)),
        GameResult::Draw => (1, 0),
        GameResult::Loss => (2, -i32::from(outcome.distance)),
    });
    moves
}

fn sentence(position: &Position, outcome: TableValue) -> String {
    let side = position.to_move();
    let half_moves = if outcome.distance == 1 { "half-move" } else { "half-moves" };
    let wins = |winner: Color| format!("{side} to move; {winner} wins in {} {half_moves}.", outcome.distance);
    match outcome.result {
        GameResult::Win => wins(side),
        GameResult::Loss if outcome.distance == 0 => format!("{side} cannot move; {} has won.", !side),
        GameResult::Loss => wins(!side),
        GameResult::Draw => format!("{side} to move; a draw."),
    }
}

fn name(result: GameResult) -> &'static str {
    match result {
        GameResult::Win => "win",
        GameResult::Draw => "draw",
        GameResult::Loss => "loss",
    }
}

fn with_outcome(outcome: TableValue, mut value: Value) -> Value {
    value["result"] = json!(name(outcome.result));
    if outcome.result != GameResult::Draw {
        value["distance"] = json!(outcome.distance);
    }
    value
}
