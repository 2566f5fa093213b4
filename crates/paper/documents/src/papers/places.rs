//! The end of a line of a table: points, what the places were decided by, and the place.

use std::collections::BTreeMap;

use damier_compete::event::{CriterionColumn, StageStandings, StandingLine};
use damier_compete::standings::Criterion;
use damier_compete::{Entrant, Points};

use super::clerk::Clerk;
use crate::paper::{Column, Text};

/// The last columns of the cross-table, in the order of the regulation.
pub(super) struct Places<'a> {
    clerk: &'a Clerk<'a>,
    lines: BTreeMap<Entrant, &'a StandingLine>,
    criteria: Vec<(usize, &'a CriterionColumn)>,
    /// Whether the points of all boards have a column although no criterion asks for them.
    boards: bool,
}

impl<'a> Places<'a> {
    pub(super) fn new(clerk: &'a Clerk<'a>, standings: &'a StageStandings) -> Places<'a> {
        let lines = standings.lines.iter().map(|line| (line.entrant, line)).collect();
        let criteria = with_values(standings);
        let is_there = criteria.iter().any(|(_, own)| own.criterion == Criterion::BoardPoints);
        Places { clerk, lines, criteria, boards: standings.teams && !is_there }
    }

    pub(super) fn columns(&self) -> Vec<Column> {
        let criteria = self.criteria.iter();
        let criteria = criteria.map(|(_, own)| Column::number(self.clerk.criterion(own.criterion)));
        let points = Column::number(self.clerk.text("paper-col-points"));
        let place = Column::text(self.clerk.text("paper-col-place"));
        let boards = self.boards.then(|| Column::number(self.clerk.text("paper-col-board-points")));
        std::iter::once(points).chain(boards).chain(criteria).chain([place]).collect()
    }

    /// The cells of an entrant; who has no place has points only.
    pub(super) fn cells(&self, entrant: Entrant, points: Points) -> Vec<Text> {
        let line = self.lines.get(&entrant);
        let value = |at: usize| line.and_then(|line| line.coefficients.get(at));
        let criteria = self.criteria.iter();
        let criteria = criteria
            .map(|(at, _)| value(*at).map_or_else(Text::empty, |own| self.clerk.coefficient(own).into()));
        let place = line.map_or_else(Text::empty, |line| Text::strong(line.place.to_string()));
        let of_boards = line.and_then(|line| line.board_points).map(|own| self.clerk.points(own));
        let boards = self.boards.then(|| Text::from(of_boards.unwrap_or_default()));
        let points = Text::strong(self.clerk.points(points));
        std::iter::once(points).chain(boards).chain(criteria).chain([place]).collect()
    }
}

/// The criteria of which somebody has a value, in their order.
pub(super) fn with_values(standings: &StageStandings) -> Vec<(usize, &CriterionColumn)> {
    let has_value = |at: usize| {
        let value = |line: &StandingLine| line.coefficients.get(at).is_some_and(|own| own.value().is_some());
        standings.lines.iter().any(value)
    };
    standings.criteria.iter().enumerate().filter(|(at, _)| has_value(*at)).collect()
}
