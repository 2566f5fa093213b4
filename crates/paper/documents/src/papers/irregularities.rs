//! What was written down at the boards about the players: irregularities, who let them stand, claims that proved wrong.

use damier_clock::Span;
use damier_compete::event::GameKey;
use damier_rules::Color;
use damier_rules::game::LedgerKind;
use damier_rules::rulebook::Clause;

use super::clerk::Clerk;
use super::envelopes::name_at;
use super::listing::Listing;
use crate::paper::{Column, Ruling, Table};

/// Something that was noted: at which board, after so many half-moves, about whom, what, by which clauses.
struct Line {
    key: GameKey,
    ply: usize,
    on: Color,
    what: LedgerKind,
    clauses: Vec<Clause>,
}

/// Everything that is noted about players at the boards of the event, board by board.
pub(super) fn table(clerk: &Clerk<'_>) -> Option<Table> {
    let lines: Vec<Line> = clerk.state.boards.keys().flat_map(|key| noted(clerk, *key)).collect();
    let table = Listing::new("irregularities")
        .column(Column::text(clerk.text("paper-col-game")), |own: &Line| clerk.game(own.key))
        .column(Column::text(clerk.text("paper-col-name")), |own| name_at(clerk, own.key, own.on))
        .column(Column::number(clerk.text("paper-col-half-moves")), |own| own.ply.to_string())
        .column(Column::text(clerk.text("paper-col-account")).wide(), |own| {
            clerk.words.describe("noted", &own.what)
        })
        .column(Column::text(clerk.text("paper-col-clauses")), |own| own.clauses.join(", "))
        .of(&lines)
        .ruling(Ruling::Boxes);
    (!lines.is_empty()).then_some(table)
}

fn noted(clerk: &Clerk<'_>, key: GameKey) -> Vec<Line> {
    let Ok(board) = clerk.state.board(key) else { return Vec::new() };
    let after = board.lines().last().map_or(Span::ZERO, |line| line.after);
    let noted = board.view(after).noted.into_iter();
    noted.map(|own| Line { key, ply: own.ply, on: own.on, what: own.what, clauses: own.clauses }).collect()
}
