//! The record of a game by correspondence with its dates and days (UA13-V.8.1, COL-4.3.6).

use damier_correspondence::{ChartRow, PostalGame, Side};
use damier_language::{Args, Words};

use super::{names, result, row_text, sheet};
use crate::clauses::{self, Sheet};
use crate::paper::{Block, Column, Fields, Figure, Heading, Paper, Ruling, Signature, Table};
use crate::{Coordinates, Diagram, Theme};

/// The record of a game: moves, the time chart of both, the last position, a place to sign.
pub fn game_sheet(game: &PostalGame, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let head = Fields::across(2)
        .field(text("letters-start"), game.terms().start.to_string())
        .field(text("letters-over"), result(game, words).unwrap_or_default())
        .field(text("letters-days-used"), game.fraction());
    let setup = game.state().position().setup();
    let coordinates = Coordinates::of(setup.variant);
    let diagram = Diagram { theme: Theme::Print, coordinates, ..Diagram::new(setup) };
    let mut paper = sheet("letters-game-sheet", game, words).line(names(game)).with(head);
    paper = paper.with(Block::moves(moves(game))).with(Figure::new(diagram));
    for side in Side::ALL {
        paper = paper.with(Heading::part(game.party(side).name.as_str())).with(chart(game, side, words));
    }
    paper.with(Signature::new(text("letters-player")).dated(text("paper-date"))).with_all(clauses::reminder(
        Sheet::Correspondence,
        "clauses-before-you-write",
        Some(game.state().rulebook()),
        words,
    ))
}

fn moves(game: &PostalGame) -> String {
    let moves = game.record_moves();
    let pairs = moves.chunks(2).zip(1..);
    pairs.map(|(both, number)| format!("{number}. {}", both.join(" "))).collect::<Vec<_>>().join(" ")
}

fn chart(game: &PostalGame, side: Side, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::text(text("letters-received")),
        Column::text(text("letters-sent")),
        Column::number(text("letters-days")),
        Column::number(text("letters-total")),
        Column::number(text("letters-limit")),
        Column::number(text("letters-over-by")),
        Column::text(text("letters-moves")).wide(),
    ];
    let name = if side == Side::White { "white" } else { "black" };
    let row = |row: ChartRow| {
        let date = |date: Option<jiff::civil::Date>| date.map(|date| date.to_string()).unwrap_or_default();
        let moves = row_text(&row, words);
        let over = row.overstep.map(|days| days.to_string()).unwrap_or_default();
        let (days, total, limit) = (row.days.to_string(), row.total.to_string(), row.limit.to_string());
        [date(row.received), date(row.sent), days, total, limit, over, moves]
    };
    let mut table = Table::new(name, columns).ruling(Ruling::Boxes);
    let mut count = 1;
    for own in game.chart(side) {
        if own.count != count {
            count = own.count;
            table = table.row(new_count(&own, words));
        }
        table = table.row(row(own));
    }
    table
}

/// The line above the letters of a new count, which begins after an overstep (UA13-V.6.4).
fn new_count(row: &ChartRow, words: &Words) -> [String; 7] {
    let from = row.count_from.map(|day| day.to_string()).unwrap_or_default();
    let said = words.translate("letters-count-begins", &Args::new().with("count", row.count));
    let empty = String::new;
    [from, empty(), empty(), "0".to_owned(), empty(), empty(), said]
}
