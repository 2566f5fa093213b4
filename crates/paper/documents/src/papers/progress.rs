//! The progress table: round by round, with opponent, colour and result.
//!
//! COL-App4.1 (COL-3.9.10): in the order of the alphabet, with the progress by rounds, the total and the
//! place. FMJD-IX.5.6: for each player the opponents and the results against them.

use damier_compete::event::{Progress, ProgressCell, ProgressLine, Role, StageStandings, TableOrder};
use damier_compete::{Cell, Points};

use super::clerk::Clerk;
use super::listing::or_empty;
use super::options::PaperError;
use super::standings;
use crate::paper::{Column, Paper, Row, Ruling, Shape, Table, Text};

/// More rounds than this want a wide page.
const WIDE: usize = 6;

/// In which order the lines stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Order {
    Places,
    Alphabet,
}

pub(super) fn make(clerk: &Clerk<'_>, order: Order) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let title = if order == Order::Places { "paper-progress" } else { "paper-progress-alphabetical" };
    let standings = standings::compute(clerk, staged)?;
    let mut paper = clerk.paper(clerk.text(title));
    for line in clerk.stage_line(staged).into_iter().chain(standings::after_line(clerk, &standings)) {
        paper = paper.line(line);
    }
    if usize::from(standings.after) > WIDE {
        paper = paper.shape(Shape::A4Landscape);
    }
    Ok(paper
        .with(table(clerk, &standings, order)?)
        .with(clerk.signature(Role::ChiefArbiter))
        .with(clerk.signature(Role::ChiefSecretary)))
}

fn table(clerk: &Clerk<'_>, standings: &StageStandings, order: Order) -> Result<Table, PaperError> {
    let found = clerk.state.progress_table(standings, TableOrder::Place);
    let mut progress = found.map_err(|why| standings::refused(clerk, &why))?;
    if order == Order::Alphabet {
        progress.lines.sort_by(|a, b| clerk.words.compare(&a.name, &b.name));
    }
    let has_ratings = progress.lines.iter().any(|line| clerk.rating(line.entrant).is_some());
    let mut columns = vec![Column::number(clerk.text("paper-col-number")), clerk.entrant_column().wide()];
    if has_ratings {
        columns.push(Column::number(clerk.text("paper-col-rating")));
    }
    columns.extend((1..=progress.rounds).map(|round| Column::centred(round.to_string())));
    columns.push(Column::number(clerk.text("paper-col-points")));
    columns.push(Column::text(clerk.text("paper-col-place")));
    let rows = progress.lines.iter().map(|line| row(clerk, line, order, has_ratings));
    let legend = match order {
        Order::Places => "paper-progress-legend",
        Order::Alphabet => "paper-progress-legend-total",
    };
    let table = Table::new("progress", columns).rows(rows).ruling(Ruling::Boxes);
    Ok(table.note(Text::small(clerk.translate(legend, &clerk.colour_signs()))))
}

fn row(clerk: &Clerk<'_>, line: &ProgressLine, order: Order, has_ratings: bool) -> Row {
    let mut cells: Vec<Text> = vec![line.number.to_string().into(), line.name.as_str().into()];
    if has_ratings {
        cells.push(or_empty(clerk.rating(line.entrant)).into());
    }
    cells.extend(line.cells.iter().map(|cell| {
        let text = cell_text(clerk, cell);
        let total = (order == Order::Alphabet).then_some(cell.running);
        total.map_or_else(|| text.clone(), |total| text.clone().then(total_of(clerk, total)))
    }));
    cells.push(Text::strong(clerk.points(line.points)));
    cells.push(Text::strong(or_empty(line.place)));
    let row = Row::new(cells);
    if line.left { row.soft() } else { row }
}

fn total_of(clerk: &Clerk<'_>, total: Points) -> Text {
    Text::strong(format!(" ({})", clerk.points(total)))
}

/// One cell: `12w 2`.
pub(super) fn cell_text(clerk: &Clerk<'_>, cell: &ProgressCell) -> Text {
    match cell.what {
        Progress::Met { number, color, mark, .. } => {
            let text = Text::small(format!("{number}{} ", clerk.colour_sign(color)))
                .then(clerk.mark_with(mark, cell.lead));
            match cell.board_points {
                Some(points) => text.then(Text::small(format!(" ({})", clerk.points(points)))),
                None => text,
            }
        }
        Progress::Plus => clerk.unpaired(Cell::Bye).into(),
        Progress::Absent { why } => clerk.unpaired(Cell::Absent(why)).into(),
    }
}
