//! The standings: places with coefficients, and how each criterion is reckoned.
//!
//! UA13-IV.18.5.6, UA-IV.5: the panel sums up and approves the results.

use damier_compete::event::{
    CriterionColumn, NoStandings, Role, StageStandings, StandingLine, StandingsNote, Unclassified,
};
use damier_compete::standings::Criterion;
use damier_compete::{Round, SideResult};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::listing::{Listing, or_empty};
use super::match_lines::match_lines;
use super::options::PaperError;
use super::places;
use crate::awards;
use crate::paper::{Block, Column, Heading, List, Paper, Row, Shape, Table};
use crate::team_tables;

/// More columns than this want a wide page.
const WIDE: usize = 11;

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let standings = compute(clerk, staged)?;
    let mut paper = clerk.paper(title(clerk, &standings));
    if let Some(line) = clerk.stage_line(staged) {
        paper = paper.line(line);
    }
    if table(clerk, &standings).columns.len() > WIDE {
        paper = paper.shape(Shape::A4Landscape);
    }
    paper = paper.with_all(blocks(clerk, &standings));
    Ok(paper.with(clerk.signature(Role::ChiefArbiter)).with(clerk.signature(Role::ChiefSecretary)))
}

fn title(clerk: &Clerk<'_>, standings: &StageStandings) -> String {
    let args = Args::new().with("round", standings.after);
    match standings.after {
        0 => clerk.text("paper-standings"),
        _ if is_final(standings) => clerk.text("paper-standings-final"),
        _ => clerk.translate("paper-standings-after", &args),
    }
}

/// Whether all rounds have been played and all results are there.
pub(super) fn is_final(standings: &StageStandings) -> bool {
    let open = |note: &StandingsNote| {
        matches!(
            note,
            StandingsNote::Unfinished { .. }
                | StandingsNote::Adjourned { .. }
                | StandingsNote::RoundsLeft { .. }
        )
    };
    standings.after > 0 && !standings.notes.iter().any(open)
}

/// How far the table has come, while rounds or results are missing.
pub(super) fn after_line(clerk: &Clerk<'_>, standings: &StageStandings) -> Option<String> {
    let is_open = standings.after > 0 && !is_final(standings);
    is_open.then(|| clerk.translate("paper-after-round", &Args::new().with("round", standings.after)))
}

/// Why there are no places, in words.
pub(super) fn refused(clerk: &Clerk<'_>, why: &NoStandings) -> PaperError {
    PaperError::NoPlaces { why: clerk.words.describe("no-standings", why) }
}

/// The places in the state of the clerk.
pub(super) fn compute(clerk: &Clerk<'_>, staged: Staged<'_>) -> Result<StageStandings, PaperError> {
    checked(clerk, clerk.state.standings(staged.id))
}

fn checked(
    clerk: &Clerk<'_>,
    found: Result<StageStandings, NoStandings>,
) -> Result<StageStandings, PaperError> {
    let standings = found.map_err(|why| refused(clerk, &why))?;
    if standings.lines.is_empty() && standings.unclassified.is_empty() {
        return Err(PaperError::NobodyEntered);
    }
    Ok(standings)
}

/// The criteria of which somebody has a value; points and wins have columns of their own.
fn shown_criteria(standings: &StageStandings) -> Vec<(usize, &CriterionColumn)> {
    let has_column = |criterion: Criterion| {
        matches!(criterion, Criterion::BoardPoints | Criterion::MatchPoints | Criterion::Wins)
    };
    let criteria = places::with_values(standings).into_iter();
    criteria.filter(|(_, column)| !has_column(column.criterion)).collect()
}

/// The table with everything that belongs to it.
pub(super) fn blocks(clerk: &Clerk<'_>, standings: &StageStandings) -> Vec<Block> {
    let mut blocks: Vec<Block> = vec![table(clerk, standings).into()];
    let course = clerk.state.match_course(standings.stage);
    let course = course.map(|course| match_lines(clerk.words, clerk.state, &course)).unwrap_or_default();
    if !course.is_empty() {
        blocks.push(List::dashed(course).into());
    }
    let notes: Vec<String> =
        standings.notes.iter().map(|note| clerk.words.describe("standings-note", note)).collect();
    if !notes.is_empty() {
        blocks.push(List::dashed(notes).into());
    }
    let points = |points| clerk.points(points);
    let boards = team_tables::board_tables(clerk.words, clerk.state, standings, &points);
    let teams = team_tables::team_table(clerk.words, clerk.state, standings, &points);
    blocks.extend(boards.into_iter().chain(teams).map(Block::from));
    blocks.extend(given(clerk, standings));
    let criteria = clerk.criteria_of(standings);
    if !criteria.is_empty() {
        blocks.push(Heading::part(clerk.text("paper-equal-points")).into());
        blocks.push(List::numbered(criteria).into());
    }
    blocks
}

/// Tables of parts of the field; below the last stage what its places bring.
fn given(clerk: &Clerk<'_>, standings: &StageStandings) -> Vec<Block> {
    let points = |points| clerk.points(points);
    let mut blocks: Vec<Block> =
        awards::category_tables(clerk.words, standings, &points).into_iter().map(Block::from).collect();
    let is_last = standings.stage.index() + 1 == clerk.state.stages.len();
    if let Some(own) = clerk.state.awards().ok().filter(|_| is_last && is_final(standings)) {
        blocks.extend(awards::award_tables(clerk.words, &own).into_iter().map(Block::from));
        blocks
            .extend(awards::provisional(clerk.words, &own).map(|line| Block::from(List::dashed(vec![line]))));
    }
    blocks
}

/// The table alone, for the wall.
pub(super) fn short(clerk: &Clerk<'_>, staged: Staged<'_>, round: Round) -> Result<Vec<Block>, PaperError> {
    let standings = checked(clerk, clerk.state.standings_after(staged.id, round))?;
    Ok(vec![table(clerk, &standings).into()])
}

pub(super) fn table(clerk: &Clerk<'_>, standings: &StageStandings) -> Table {
    let games = if standings.teams { "paper-col-matches" } else { "paper-col-games" };
    let mut listing = Listing::new("standings")
        .column(Column::text(clerk.text("paper-col-place")), |own: &StandingLine| own.place.to_string())
        .column(Column::number(clerk.text("paper-col-number")), |own| own.number.to_string())
        .column(clerk.entrant_column().wide(), |own| own.name.clone())
        .optional(Column::text(clerk.text("paper-col-title")), |own| or_empty(clerk.title(own.entrant)))
        .optional(Column::text(clerk.text("paper-col-federation")), |own| {
            or_empty(clerk.federation(own.entrant))
        })
        .optional(Column::number(clerk.text("paper-col-rating")), |own| or_empty(clerk.rating(own.entrant)))
        .column(Column::number(clerk.text(games)), |own| own.tally.played.to_string())
        .column(Column::number("+"), |own| own.tally.won.to_string())
        .column(Column::number("="), |own| own.tally.drawn.to_string())
        .column(Column::number("−"), |own| own.tally.lost.to_string())
        .column(Column::number(clerk.text("paper-col-points")), |own| clerk.points(own.points))
        .optional(Column::number(clerk.text("paper-col-board-points")), |own| {
            or_empty(own.board_points.map(|points| clerk.points(points)))
        });
    for (at, column) in shown_criteria(standings) {
        listing = listing.column(Column::number(clerk.criterion(column.criterion)), move |own| {
            own.coefficients.get(at).map_or_else(String::new, |own| clerk.coefficient(own))
        });
    }
    let listing = listing.optional(Column::text(clerk.text("paper-col-note")), |own| {
        let left = own.left.as_ref().map(|left| Args::new().with("round", left.after));
        left.map_or_else(String::new, |args| clerk.translate("paper-left-after", &args))
    });
    let mut table = listing.with_soft(&standings.lines, |own| own.left.is_some());
    let pluses =
        |own: &StandingLine| own.results.iter().filter(|entry| entry.outcome == SideResult::Win).count();
    if standings.lines.iter().any(|own| pluses(own) > own.tally.won as usize) {
        table = table.note(clerk.text("paper-plus-no-win"));
    }
    if standings.unclassified.is_empty() {
        return table;
    }
    let nobody = |own: &Unclassified| Row::new(["", &own.number.to_string(), &own.name]).soft();
    table
        .rows([Row::group(clerk.text("paper-without-place"))])
        .rows(standings.unclassified.iter().map(nobody))
        .note(clerk.text("paper-without-place-note"))
}
