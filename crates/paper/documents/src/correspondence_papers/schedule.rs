//! The dates and terms of an event: days for moves, breaks, claims, adjudication, each with its clause.

use damier_correspondence::{Control, PostalGame};
use damier_language::Words;

use super::{names, sheet};
use crate::paper::{Column, Fields, Heading, Paper, Ruling, Table};

/// So many stages of a control are printed.
const STAGES: u16 = 6;

/// The schedule of games that are played on the same terms, which are those of the first.
pub fn schedule(games: &[&PostalGame], words: &Words) -> Option<Paper> {
    let first = games.first()?;
    let (text, terms, code) = (|id: &str| words.text(id), first.terms(), first.code());
    let mut dates = Fields::new().field(text("letters-start"), terms.start.to_string());
    if let Some(closing) = terms.closing {
        dates = dates.field(text("letters-closing"), closing.to_string());
    }
    let allowed = code.breaks_of(first.state().rulebook().variant);
    let most = allowed.most.map(|most| most.to_string()).unwrap_or_default();
    dates = dates.field(text("letters-breaks"), format!("{most} / {} ({})", allowed.days, allowed.clause));
    let columns = [
        Column::text(text("letters-term")).wide(),
        Column::number(text("letters-days")),
        Column::text(text("letters-clause")),
    ];
    let mut table = Table::new("terms", columns).ruling(Ruling::Boxes);
    for term in code.terms() {
        let name = text(&format!("letters-term-{}", term.name.replace('_', "-")));
        table = table.row([name, term.number.to_string(), term.clause.to_owned()]);
    }
    let pairs = [Column::number(text("letters-number-of")), Column::text(text("letters-game")).wide()];
    let mut list = Table::new("games", pairs);
    for (number, game) in (1..).zip(games) {
        list = list.row([number.to_string(), names(game)]);
    }
    let paper = sheet("letters-schedule", first, words).with(dates).with(stages(first, words));
    let paper = paper.with(Heading::section(text("letters-terms"))).with(table);
    Some(paper.with(Heading::section(text("letters-games-of-event"))).with(list))
}

/// How many days may have been used for how many moves.
fn stages(game: &PostalGame, words: &Words) -> Table {
    let columns =
        [Column::number(words.text("letters-moves")), Column::number(words.text("letters-days-limit"))];
    let mut table = Table::new("control", columns).ruling(Ruling::Boxes);
    let control = game.control();
    let each = match control {
        Control::PerMoves { moves, .. } => moves,
        Control::Bank { .. } => 10,
        Control::EachMove { .. } => 1,
    };
    let stages = if matches!(control, Control::EachMove { .. }) { 1 } else { STAGES };
    for stage in 1..=stages {
        let moves = each.saturating_mul(stage);
        table = table.row([moves.to_string(), control.limit(moves, None).to_string()]);
    }
    table.note(game.code().control_clause)
}
