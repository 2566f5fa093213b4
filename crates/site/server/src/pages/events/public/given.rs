//! What stands below a table of places: the course of a match, tables of boards, of teams and of parts of the field,
//! prizes and rights.

use damier_compete::Points;
use damier_compete::event::{StageId, StageStandings};
use damier_desk::{EventContext, points};
use damier_documents::paper::{Row, Table, Text};
use damier_documents::papers::{match_lines, match_now};
use damier_documents::{awards, team_tables};

/// A table below the places.
pub(in crate::pages::events) struct Given {
    /// What it is.
    pub(in crate::pages::events) caption: String,
    /// The heads of its columns.
    pub(in crate::pages::events) columns: Vec<String>,
    pub(in crate::pages::events) rows: Vec<Vec<String>>,
}

impl Given {
    /// The tables below the places of a stage; what places bring stands below the last one.
    pub(in crate::pages::events) fn of(hall: &EventContext<'_>, standings: &StageStandings) -> Vec<Given> {
        let written = |own: Points| points::written(hall, own.0);
        let state = hall.event.state();
        let mut tables = team_tables::board_tables(hall.words, state, standings, &written);
        tables.extend(team_tables::team_table(hall.words, state, standings, &written));
        tables.extend(awards::category_tables(hall.words, standings, &written));
        let is_last = standings.stage.index() + 1 == state.stages.len();
        if let Some(own) = state.awards().ok().filter(|_| is_last) {
            tables.extend(awards::award_tables(hall.words, &own));
        }
        tables.into_iter().map(Given::from).collect()
    }
}

/// A match in lines: what is played now, and its sets.
pub(in crate::pages::events) fn course(hall: &EventContext<'_>, stage: StageId) -> Vec<String> {
    let Some(course) = hall.state().match_course(stage) else { return Vec::new() };
    let mut lines = match_lines(hall.words, hall.state(), &course);
    // On a page the news comes first.
    if match_now(hall.words, &course).is_some() {
        lines.rotate_right(1);
    }
    lines
}

impl From<Table> for Given {
    fn from(table: Table) -> Given {
        let row = |row: &Row| match row {
            Row::Cells { cells, .. } => cells.iter().map(Text::plain).collect(),
            Row::Group(text) => vec![text.plain()],
        };
        Given {
            caption: table.caption.plain(),
            columns: table.columns.iter().map(|column| column.head.plain()).collect(),
            rows: table.rows.iter().map(row).collect(),
        }
    }
}
