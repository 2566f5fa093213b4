//! The list of results, and the sheet on which an achievement is checked.

use damier_displays::{Achievement, Board, Display};
use damier_language::Words;
use damier_rules::Color;

use super::sheet;
use crate::paper::{Block, Column, Fields, Paper, Row, Ruling, Signature, Table};

/// The result of every board, and the giver's points.
pub fn results(display: &Display, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::number(text("simul-board")),
        Column::text(text("simul-opponent")).wide(),
        Column::centred(text("simul-member")),
        Column::text(text("simul-giver-colour")),
        Column::centred(text("simul-result")),
        Column::number(text("simul-moves-made")),
        Column::text(text("letters-clause")),
    ];
    let rows = (1..).zip(display.boards()).map(|(number, board)| row(number, board, display, words));
    let tally = display.tally();
    let summary = Fields::across(2)
        .field(text("simul-won"), tally.won.to_string())
        .field(text("simul-drawn"), tally.drawn.to_string())
        .field(text("simul-lost"), tally.lost.to_string())
        .field(text("simul-on"), tally.on.to_string())
        .field(text("simul-points"), format!("{}/{}", tally.points(), tally.most()))
        .field(text("simul-minutes"), minutes(display));
    sheet("simul-results", display, words)
        .with(Table::new("boards", columns).rows(rows).ruling(Ruling::Boxes))
        .with(summary)
        .with(Signature::new(text("simul-chief")).dated(text("paper-date")))
}

fn row(number: usize, board: &Board, display: &Display, words: &Words) -> Row {
    let opponent = &display.terms().opponents[number - 1];
    let colour = if board.giver() == Color::White { "color-white" } else { "color-black" };
    let result = board.state().result().map(|result| result.marks(display.rulebook()).to_string());
    Row::new([
        number.to_string(),
        opponent.name.clone(),
        if opponent.club_member { "+".to_owned() } else { String::new() },
        words.text(colour),
        result.unwrap_or_default(),
        board.moves().len().div_ceil(2).to_string(),
        board.ended_by().unwrap_or_default().to_owned(),
    ])
}

fn minutes(display: &Display) -> String {
    display.duration().map(|millis| (millis / 60_000).to_string()).unwrap_or_default()
}

/// The criteria of annex XI one by one, and places for the two members of the executive to sign (FMJD-XI.2).
pub fn achievement(display: &Display, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let achievement = Achievement::of(display);
    let columns = [
        Column::text(text("simul-criterion")).wide(),
        Column::number(text("simul-needed")),
        Column::number(text("simul-found")),
        Column::text(text("simul-verdict")),
        Column::text(text("letters-clause")),
    ];
    let rows = achievement.check().into_iter().map(|finding| {
        Row::new([
            words.describe("display-criterion", &finding.criterion),
            finding.needed.to_string(),
            finding.found.to_string(),
            text(if finding.met { "simul-met" } else { "simul-not-met" }),
            finding.clause.to_owned(),
        ])
    });
    let verdict = if achievement.is_recognised() { "simul-recognised" } else { "simul-not-recognised" };
    let witness = || Signature::new(text("achievement-witnesses"));
    sheet("simul-check-sheet", display, words)
        .with(Table::new("criteria", columns).rows(rows).ruling(Ruling::Boxes))
        .with(Block::paragraph(text(verdict)))
        .with(witness())
        .with(witness().dated(text("paper-date")))
}
