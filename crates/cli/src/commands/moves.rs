//! `damier moves`: every legal move of a position, with its route and what it takes.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use damier_pdn::{MoveReader, Notation, write_fen, write_move};
use damier_rules::game::{Conditions, Game, GameResult, Outcome, Reason};
use damier_rules::rulebook::Clause;
use damier_rules::{Color, Move, Position, Rulebook, Square, TowerJumps};
use serde_json::{Value, json};

use crate::args::tower_jumps;
use crate::notation::NotationChoice;
use crate::output::{Output, Verdict};
use crate::position::PositionArgs;

/// List the legal moves of a position
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier moves russian
  damier moves international --position \"W:W28:BK22,23,14\" --notation long
  damier moves international --position \"W:W28:BK22,23,14\" --try 28x17
  damier moves columns --position \"W:Wc3:Bd4=00,d2,f2,f4\" --json

With --json one line is printed:
  {\"variant\", \"position\", \"to_move\", \"must_capture\",
   \"moves\": [{\"move\", \"route\": [square, …], \"captured\": [square, …], \"crowns\", \"position\"}, …],
   \"lost\": null or {\"side\", \"reason\", \"clauses\": [clause, …]}}
\"position\" of a move is the position after it. With --try:
  {\"variant\", \"position\", \"move\": null or as above, \"refused\": null or why, \"clauses\": [clause, …]}")]
pub(crate) struct MovesArgs {
    #[command(flatten)]
    position: PositionArgs,
    /// How moves are written: a style, or the rulebook whose notation is used
    #[arg(short, long, default_value = "pdn", value_parser = NotationChoice::parser(), value_name = "STYLE")]
    notation: NotationChoice,
    /// Column games: how often one move may jump a tower
    #[arg(long, default_value = "no-reversal", value_parser = tower_jumps())]
    tower_jumps: TowerJumps,
    /// Only tell whether this move is legal; if not, why, and the exit code is 1
    #[arg(long = "try", value_name = "MOVE", allow_hyphen_values = true)]
    wanted: Option<String>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub(crate) fn run(args: &MovesArgs, out: &mut Output) -> Result<Verdict> {
    let position = args.position.position()?.with_tower_jumps(args.tower_jumps);
    let list = List { notation: args.notation.of(position.variant())?, position };
    if let Some(text) = &args.wanted {
        return list.attempt(text, args.json, out);
    }
    if args.json {
        out.json(&list.json())?;
    } else {
        list.print(out)?;
    }
    Ok(Verdict::Fine)
}

struct List {
    position: Position,
    notation: Notation,
}

impl List {
    fn print(&self, out: &mut Output) -> Result<()> {
        let moves = self.position.legal_moves();
        let side = self.position.to_move();
        if moves.is_empty() {
            let Lost { side: loser, reason, clauses } = Lost::of(&self.position);
            // The king that ends a game of breakthrough is the winner's.
            let side = if reason == Reason::FirstKing { !loser } else { side };
            let how = if side == loser { "lost" } else { "won" };
            writeln!(out, "{side} has {reason} and has {how} ({})", clauses.join(", "))?;
            return Ok(());
        }
        let duty = if self.position.must_capture() { " and must capture" } else { "" };
        let count = if moves.len() == 1 { "1 move".to_owned() } else { format!("{} moves", moves.len()) };
        writeln!(out, "{}", out.bold(&format!("{side} is to move{duty}: {count}")))?;
        let rows: Vec<(String, String)> = moves.iter().map(|mv| (self.text(mv), self.details(mv))).collect();
        let width = rows.iter().map(|(text, _)| text.chars().count()).max().unwrap_or(0);
        for (text, details) in rows {
            writeln!(out, "{}", format!("  {text:width$}  {details}").trim_end())?;
        }
        Ok(())
    }

    fn text(&self, mv: &Move) -> String {
        write_move(&self.position, mv, &self.notation)
    }

    fn names(&self, squares: &[Square]) -> Vec<String> {
        squares.iter().map(|square| self.notation.squares.name(self.position.board(), *square)).collect()
    }

    /// What the text of a move may not tell: where it passes, what it takes, whether it crowns.
    fn details(&self, mv: &Move) -> String {
        let mut details = Vec::new();
        if mv.squares().len() > 2 {
            details.push(format!("by {}", self.names(mv.squares()).join(" ")));
        }
        if mv.is_capture() {
            details.push(format!("takes {}", self.names(mv.jumped()).join(" ")));
        }
        if mv.crowns() {
            details.push("becomes a king".to_owned());
        }
        details.join(", ")
    }

    /// Tells whether a move is legal.
    fn attempt(&self, text: &str, json: bool, out: &mut Output) -> Result<Verdict> {
        let answer = MoveReader::of(&self.notation).read(&self.position, text.as_bytes());
        let reason = answer.as_ref().err().map(ToString::to_string);
        let clauses = answer.as_ref().map_or_else(|error| error.clauses(self.position.variant()), |_| &[]);
        let verdict = if answer.is_ok() { Verdict::Fine } else { Verdict::Wrong };
        if json {
            out.json(&json!({
                "variant": self.position.variant().name(),
                "position": write_fen(&self.position.setup()),
                "move": answer.as_ref().map_or(Value::Null, |mv| self.move_json(mv)),
                "refused": reason,
                "clauses": clauses,
            }))?;
            return Ok(verdict);
        }
        let line = match answer {
            Ok(mv) => format!("{} is legal  {}", self.text(&mv), self.details(&mv)),
            Err(error) if clauses.is_empty() => error.to_string(),
            Err(error) => format!("{error} [{}]", clauses.join(", ")),
        };
        writeln!(out, "{}", line.trim_end())?;
        Ok(verdict)
    }

    fn json(&self) -> Value {
        let moves = self.position.legal_moves();
        let lost = moves.is_empty().then(|| {
            let lost = Lost::of(&self.position);
            json!({ "side": lost.side.to_string(), "reason": lost.reason.to_string(), "clauses": lost.clauses })
        });
        let moves: Vec<Value> = moves.iter().map(|mv| self.move_json(mv)).collect();
        json!({
            "variant": self.position.variant().name(),
            "position": write_fen(&self.position.setup()),
            "to_move": self.position.to_move().to_string(),
            "must_capture": self.position.must_capture(),
            "moves": moves,
            "lost": lost,
        })
    }

    fn move_json(&self, mv: &Move) -> Value {
        json!({
            "move": self.text(mv),
            "route": self.names(mv.squares()),
            "captured": self.names(mv.jumped()),
            "crowns": mv.crowns(),
            "position": write_fen(&self.position.play_unchecked(mv).setup()),
        })
    }
}

/// Who has lost where there is no move, and why, with the clauses of every code of the variant.
struct Lost {
    side: Color,
    reason: Reason,
    clauses: Vec<Clause>,
}

impl Lost {
    fn of(position: &Position) -> Lost {
        let results: Vec<GameResult> = Rulebook::all()
            .into_iter()
            .filter(|book| book.variant == position.variant())
            .filter_map(|book| {
                let game = Game::from_position(book, Conditions::classic(), *position).ok()?;
                game.state().result().cloned()
            })
            .collect();
        let reason = results.first().map_or(Reason::Blocked, |result| result.reason);
        let side = match results.first().map(|result| result.outcome) {
            Some(Outcome::Win(winner)) => !winner,
            _ => position.to_move(),
        };
        let mut clauses: Vec<Clause> = results.into_iter().flat_map(|result| result.clauses).collect();
        clauses.sort_unstable();
        clauses.dedup();
        Lost { side, reason, clauses }
    }
}
