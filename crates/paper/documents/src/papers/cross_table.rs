//! The cross-table: who did what against whom, with everything that decides about the places.
//!
//! UA13-IV.18.8.6, UA-IV.8.6: it goes with the report. Where everybody meets everybody it has a column for
//! each opponent; of a Swiss and of knockouts, where most never meet, one for each round (FMJD-IX.4.2). While
//! the stage is played it stands in the order of the numbers, afterwards in that of the places (FMJD-IX.F1).

use damier_compete::Mark;
use damier_compete::event::{CrossGame, CrossLine, Role, StageStandings, StandingsNote, System, TableOrder};

use super::clerk::{Clerk, Staged};
use super::listing::or_empty;
use super::match_lines::match_lines;
use super::options::PaperError;
use super::places::Places;
use super::{progress, standings};
use crate::paper::{Column, Paper, Row, Ruling, Shape, Table, Text};

/// More opponents than this want a wide page.
const WIDE: usize = 12;
/// More rounds than this want a wide page.
const WIDE_ROUNDS: usize = 4;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let standings = standings::compute(clerk, staged)?;
    let mut paper = clerk.paper(clerk.text("paper-cross-table"));
    for line in clerk.stage_line(staged).into_iter().chain(standings::after_line(clerk, &standings)) {
        paper = paper.line(line);
    }
    let table = table(clerk, staged, &standings)?;
    let is_wide =
        if by_rounds(staged) { staged.stage.rounds.len() > WIDE_ROUNDS } else { table.rows.len() > WIDE };
    if is_wide {
        paper = paper.shape(Shape::A4Landscape);
    }
    let course = clerk.state.match_course(standings.stage);
    let course = course.map(|course| match_lines(clerk.words, clerk.state, &course)).unwrap_or_default();
    let table = course.into_iter().fold(table, Table::note);
    let changed = standings.notes.iter().filter(|note| matches!(note, StandingsNote::OrderChanged { .. }));
    let changed = changed.map(|note| clerk.words.describe("standings-note", note));
    let notes = clerk.criteria_of(&standings).into_iter().chain(changed);
    let table = notes.fold(table, |table, note| table.note(Text::small(note)));
    Ok(paper
        .with(table)
        .with(clerk.signature(Role::ChiefArbiter))
        .with(clerk.signature(Role::ChiefSecretary)))
}

/// Whether there is a column for each round and not for each opponent.
const fn by_rounds(staged: Staged<'_>) -> bool {
    matches!(staged.stage.plan.system, System::Swiss(_) | System::Knockout(_) | System::LostPoints(_))
}

/// The table with its places; `standings` are those of the state of the clerk.
pub(super) fn table(
    clerk: &Clerk<'_>,
    staged: Staged<'_>,
    standings: &StageStandings,
) -> Result<Table, PaperError> {
    let order = if standings::is_final(standings) { TableOrder::Place } else { TableOrder::Number };
    if by_rounds(staged) { rounds(clerk, standings, order) } else { opponents(clerk, standings, order) }
}

fn opponents(clerk: &Clerk<'_>, standings: &StageStandings, order: TableOrder) -> Result<Table, PaperError> {
    let cross = clerk.state.cross_table(standings, order).map_err(|why| standings::refused(clerk, &why))?;
    let places = Places::new(clerk, standings);
    let numbers = (1..=cross.lines.len()).map(|number| Column::centred(number.to_string()));
    let columns = head(clerk).into_iter().chain(numbers).chain(places.columns());
    let rows = cross.lines.iter().enumerate().map(|(at, line)| {
        let mut cells: Vec<Text> = vec![(at + 1).to_string().into(), line.name.as_str().into()];
        cells.extend((0..cross.lines.len()).map(|other| against(clerk, line, at, other)));
        cells.extend(places.cells(line.entrant, line.points));
        let row = Row::new(cells);
        if line.left { row.soft() } else { row }
    });
    Ok(Table::new("cross-table", columns).rows(rows).ruling(Ruling::Boxes))
}

fn rounds(clerk: &Clerk<'_>, standings: &StageStandings, order: TableOrder) -> Result<Table, PaperError> {
    let found = clerk.state.progress_table(standings, order);
    let progress = found.map_err(|why| standings::refused(clerk, &why))?;
    let places = Places::new(clerk, standings);
    let numbers = (1..=progress.rounds).map(|round| Column::centred(round.to_string()));
    let rated = progress.lines.iter().any(|line| clerk.rating(line.entrant).is_some());
    let rating = rated.then(|| Column::number(clerk.text("paper-col-rating")));
    let columns = head(clerk).into_iter().chain(rating).chain(numbers).chain(places.columns());
    let rows = progress.lines.iter().map(|line| {
        let mut cells: Vec<Text> = vec![line.number.to_string().into(), line.name.as_str().into()];
        cells.extend(rated.then(|| Text::from(or_empty(clerk.rating(line.entrant)))));
        cells.extend(line.cells.iter().map(|cell| progress::cell_text(clerk, cell)));
        cells.extend(places.cells(line.entrant, line.points));
        let row = Row::new(cells);
        if line.left { row.soft() } else { row }
    });
    let table = Table::new("cross-table", columns).rows(rows).ruling(Ruling::Boxes);
    Ok(table.note(Text::small(clerk.translate("paper-progress-legend", &clerk.colour_signs()))))
}

fn head(clerk: &Clerk<'_>) -> Vec<Column> {
    vec![Column::number(clerk.text("paper-col-number")), clerk.entrant_column().wide()]
}

/// What a line did against another: the results one after the other.
fn against(clerk: &Clerk<'_>, line: &CrossLine, at: usize, other: usize) -> Text {
    if at == other {
        return "×".into();
    }
    line.against(other).iter().enumerate().fold(Text::empty(), |text, (at, game)| {
        let text = if at > 0 { text.then(" ") } else { text };
        text.then(result(clerk, game))
    })
}

/// A result; one that counts no longer with what it was, of teams with the points of their boards.
fn result(clerk: &Clerk<'_>, game: &CrossGame) -> Text {
    let text = match game.was {
        Some(was) => Text::small(format!("({})", clerk.mark(was))),
        None => Text::from(clerk.mark_with(game.mark, game.lead)),
    };
    match game.board_points.filter(|_| game.mark != Mark::Open) {
        Some(points) => text.then(Text::small(format!(" ({})", clerk.points(points)))),
        None => text,
    }
}
