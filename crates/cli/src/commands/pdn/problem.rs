//! One thing that is wrong in a game, ready to be printed.

use damier_pdn::{Fault, IllegalMove, Location, MoveTextError, Severity};
use damier_rules::Variant;
use damier_rules::rulebook::Clause;
use serde_json::{Value, json};

use crate::output::harmless;

/// What is wrong, and where.
pub(crate) enum Problem<'a> {
    /// A move that cannot be played.
    Illegal(&'a IllegalMove),
    Fault(&'a Fault),
}

impl Problem<'_> {
    /// All problems of a game in order of place, warnings only if asked for.
    pub(crate) fn of<'a>(
        illegal: &'a [IllegalMove],
        faults: &'a [Fault],
        warnings: bool,
    ) -> Vec<Problem<'a>> {
        let faults = faults.iter().filter(|fault| warnings || fault.severity() == Severity::Error);
        let mut problems: Vec<Problem<'a>> =
            illegal.iter().map(Problem::Illegal).chain(faults.map(Problem::Fault)).collect();
        problems.sort_by_key(Problem::at);
        problems
    }

    fn at(&self) -> Location {
        match self {
            Problem::Illegal(mv) => mv.at,
            Problem::Fault(fault) => fault.at,
        }
    }

    fn kind(&self) -> &'static str {
        match self {
            Problem::Illegal(_) => "illegal",
            Problem::Fault(fault) if fault.severity() == Severity::Warning => "warning",
            Problem::Fault(_) => "error",
        }
    }

    /// The clauses that forbid a move.
    fn clauses(&self, game: &GameLabel<'_>) -> &'static [Clause] {
        match (self, game.variant) {
            (Problem::Illegal(mv), Some(variant)) => mv.reason.clauses(variant),
            _ => &[],
        }
    }

    fn message(&self) -> String {
        match self {
            Problem::Fault(fault) => fault.kind.to_string(),
            Problem::Illegal(mv) => {
                let place = if mv.in_variation { " in a variation" } else { "" };
                let rest = match mv.not_played {
                    0 => String::new(),
                    1 => " (1 move after it not played)".to_owned(),
                    n => format!(" ({n} moves after it not played)"),
                };
                format!("move {} {}{place}: {}{rest}", mv.number, mv.text, reason(&mv.reason))
            }
        }
    }

    /// `FILE:LINE:COLUMN: game N (White - Black): what is wrong`.
    pub(crate) fn line(&self, file: &str, game: &GameLabel<'_>) -> String {
        let at = self.at();
        let warning = if self.kind() == "warning" { "warning: " } else { "" };
        let clauses = match self.clauses(game) {
            [] => String::new(),
            clauses => format!(" [{}]", clauses.join(", ")),
        };
        let text = format!(
            "{file}:{}:{}: game {}: {warning}{}{clauses}",
            at.line,
            at.column,
            game.label(),
            self.message()
        );
        harmless(&text)
    }

    pub(crate) fn json(&self, file: &str, game: &GameLabel<'_>) -> Value {
        let at = self.at();
        let mut value = json!({
            "file": file,
            "game": game.number,
            "line": at.line,
            "column": at.column,
            "kind": self.kind(),
            "message": self.message(),
        });
        if let Problem::Illegal(mv) = self {
            value["move"] = json!(mv.text);
            value["number"] = json!(mv.number.to_string());
            value["ply"] = json!(mv.ply);
            value["side"] = json!(mv.side.to_string());
            value["variation"] = json!(mv.in_variation);
            value["clauses"] = json!(self.clauses(game));
        }
        value
    }
}

/// Which game something is said about.
pub(crate) struct GameLabel<'a> {
    pub(crate) number: usize,
    pub(crate) variant: Option<Variant>,
    pub(crate) white: &'a str,
    pub(crate) black: &'a str,
}

impl GameLabel<'_> {
    fn label(&self) -> String {
        let names =
            [self.white, self.black].map(|name| if name.trim().is_empty() { "?" } else { name.trim() });
        if names == ["?", "?"] {
            self.number.to_string()
        } else {
            format!("{} ({})", self.number, names.join(" - "))
        }
    }
}

/// The reason without the move, which has been named already.
fn reason(error: &MoveTextError) -> String {
    match error {
        MoveTextError::NotLegal { why, .. } => why.clone(),
        error => error.to_string(),
    }
}
