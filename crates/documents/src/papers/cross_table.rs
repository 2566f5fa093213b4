//! The cross-table: everybody against everybody, as often as they met.
//!
//! UA13-IV.18.8.6, UA-IV.8.6: it goes with the report. While the stage is played it stands in the order of
//! the numbers, afterwards in that of the places (FMJD-IX.F1).

use damier_compete::Mark;
use damier_compete::event::{Coefficient, CrossCell, CrossGame, CrossLine, Role, StageStandings, TableOrder};

use super::clerk::{Clerk, Staged};
use super::listing::or_empty;
use super::options::PaperError;
use super::standings;
use crate::paper::{Column, Paper, Row, Ruling, Shape, Table, Text};

/// More lines than this want a wide page.
const WIDE: usize = 12;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let mut paper = clerk.paper(clerk.text("paper-cross-table"));
    if let Some(line) = clerk.stage_line(staged) {
        paper = paper.line(line);
    }
    let table = table(clerk, staged)?;
    if table.rows.len() > WIDE {
        paper = paper.shape(Shape::A4Landscape);
    }
    let notes = clerk.criteria_of(staged);
    let table = notes.into_iter().fold(table, |table, note| table.note(Text::small(note)));
    Ok(paper
        .with(table)
        .with(clerk.signature(Role::ChiefArbiter))
        .with(clerk.signature(Role::ChiefSecretary)))
}

pub(super) fn table(clerk: &Clerk<'_>, staged: Staged<'_>) -> Result<Table, PaperError> {
    let standings = standings::now(clerk, staged)?;
    let order = if standings::is_final(&standings) { TableOrder::Place } else { TableOrder::Number };
    let cross = clerk.state.cross_table(staged.id, order).map_err(|why| standings::refused(clerk, &why))?;
    let shown = standings::shown_criteria(&standings);
    let mut columns = vec![
        Column::number(clerk.text("paper-col-number")),
        Column::text(clerk.text("paper-col-name")).wide(),
    ];
    columns.extend((1..=cross.lines.len()).map(|number| Column::centred(number.to_string())));
    columns.push(Column::number(clerk.text("paper-col-points")));
    columns.extend(shown.iter().map(|(_, column)| Column::number(clerk.criterion(column.criterion))));
    columns.push(Column::text(clerk.text("paper-col-place")));
    let rows = cross.lines.iter().enumerate().map(|(at, line)| row(clerk, &standings, at, line));
    Ok(Table::new("cross-table", columns).rows(rows).ruling(Ruling::Boxes))
}

fn row(clerk: &Clerk<'_>, standings: &StageStandings, at: usize, line: &CrossLine) -> Row {
    let mut cells: Vec<Text> = vec![(at + 1).to_string().into(), line.name.as_str().into()];
    let others = line.cells.iter().enumerate();
    cells.extend(others.map(|(other, cell)| if other == at { "×".into() } else { results(clerk, cell) }));
    cells.push(Text::strong(clerk.points(line.points)));
    let placed = standings.line(line.entrant);
    for (column, _) in standings::shown_criteria(standings) {
        let value = placed.and_then(|placed| placed.coefficients.get(column));
        cells.push(or_empty(value.map(Coefficient::printed)).into());
    }
    cells.push(Text::strong(or_empty(line.place)));
    let row = Row::new(cells);
    if line.left { row.soft() } else { row }
}

/// The results of one against another, one after the other.
fn results(clerk: &Clerk<'_>, cell: &CrossCell) -> Text {
    cell.games.iter().enumerate().fold(Text::empty(), |text, (at, game)| {
        let text = if at > 0 { text.then(" ") } else { text };
        text.then(result(clerk, game))
    })
}

/// A result; one that counts no longer with what it was, of teams with the points of their boards.
fn result(clerk: &Clerk<'_>, game: &CrossGame) -> Text {
    let text = match game.was {
        Some(was) => Text::small(format!("({})", clerk.mark(was))),
        None => Text::from(clerk.mark(game.mark)),
    };
    match game.board_points.filter(|_| game.mark != Mark::Open) {
        Some(points) => text.then(Text::small(format!(" ({})", clerk.points(points)))),
        None => text,
    }
}
