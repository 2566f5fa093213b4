//! Which order decides on equal points, in the words of a person.

use damier_compete::event::{OrderFrom, StageId};
use damier_language::Args;

use crate::EventContext;

/// The criteria of a stage, one a line, below where they come from; nothing without a regulation.
pub fn lines(hall: &EventContext<'_>, stage: StageId) -> Vec<String> {
    let Ok(standings) = hall.state().standings(stage) else { return Vec::new() };
    let from = match standings.order_from {
        OrderFrom::Regulation => "order-stands-from-regulation",
        OrderFrom::Edition => "order-stands-from-edition",
        OrderFrom::Code => "order-stands-from-code",
        OrderFrom::Nobody => "order-stands-from-nobody",
    };
    let mut lines = vec![hall.words.text(from)];
    lines.extend((1..).zip(&standings.criteria).map(|(number, column)| {
        let name = hall.words.describe("criterion", &column.criterion);
        format!("  {number}. {} ({})", hall.words.with_clauses(&name, column.clauses), column.name)
    }));
    lines.extend(hall.state().order_changes.iter().map(|own| {
        hall.text("order-changed", &Args::new().with("seq", own.seq).with("reason", own.reason.as_str()))
    }));
    lines
}
