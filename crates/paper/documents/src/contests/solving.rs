//! Papers of a contest of solving: sheets for solvers, the key for judges, the table, diplomas.

use damier_contests::solving::{KeyKind, PositionEntry, Regulation, Solver, SolverTeam, Solving};
use damier_contests::{Mark, Office};
use damier_language::{Args, Words};

use super::award::PRIZES;
use super::composing::{announced, capital, panel};
use super::conditions::solving_terms;
use super::diploma::{Winner, bound, of_sum};
use super::works::board;
use crate::clauses::{self, Sheet};
use crate::paper::{
    Align, Block, Column, Fields, Grid, Heading, Paper, Row, Shape, Signature, Table, Text, Writing,
};

fn paper(title: &str, regulation: &Regulation, words: &Words) -> Paper {
    Paper::new(title, words.language().code())
        .line(regulation.name.as_str())
        .foot(regulation.name.as_str(), "")
}

fn diagram(position: &PositionEntry, words: &Words) -> Vec<Block> {
    board(position.variant, &position.position, &position.task, words).into_iter().collect()
}

/// What the organiser publishes: the points that the code asks for, the terms, the judges.
pub(super) fn announcement(regulation: &Regulation, contest: &Solving, words: &Words) -> Paper {
    let paper = paper(&words.text("contest-announcement"), regulation, words);
    announced(paper, solving_terms(regulation, words), &regulation.texts, words)
        .with(panel(&contest.panel, words))
}

/// Positions with the points that solvers know, without authors (COL-5.6.5), and room to write.
pub(super) fn sheets(regulation: &Regulation, contest: &Solving, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let mut paper = paper(&text("solving-sheets"), regulation, words);
    let mut fields = Fields::across(2).blank(text("solving-solver")).blank(text("paper-date"));
    if let Some(minutes) = regulation.minutes {
        fields = fields.field(
            text("solving-time"),
            words.translate("paper-minutes", &Args::new().with("count", minutes)),
        );
    }
    paper = paper.with(fields).with_all(clauses::reminder(
        Sheet::Solving,
        "clauses-before-you-solve",
        None,
        words,
    ));
    for (number, position) in contest.set() {
        let genre = words.describe("genre", &position.genre);
        let points = Args::new().with("points", position.public_points().to_string());
        let heading =
            format!("{number}. {} ({})", capital(&genre), words.translate("solving-points", &points));
        let room = Writing { label: words.text("solving-solution").into(), lines: 8 };
        let least = Args::new().with("count", position.least_variations());
        paper = paper.with(Block::together([
            Heading::part(heading).into(),
            Block::paragraph(Text::small(words.translate("solving-least", &least))),
            Grid::beside([diagram(position, words), vec![room.into()]]).into(),
        ]));
    }
    paper
}

/// Solutions and all points, with authors and sources.
pub(super) fn key(regulation: &Regulation, contest: &Solving, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let mut paper = paper(&text("solving-key"), regulation, words);
    for (number, position) in contest.set() {
        let known = [position.author.as_str(), position.source.as_str()];
        let known: Vec<&str> = known.into_iter().filter(|own| !own.is_empty()).collect();
        paper = paper.with(Heading::section(format!("{number}. {}", known.join(", "))));
        paper = paper.with_all(diagram(position, words)).with(Block::moves(position.solution.as_str()));
        let least = Args::new().with("count", position.least_variations());
        let columns = [
            Column::number("№"),
            Column::text(text("solving-kind")),
            Column::text(text("solving-line")).wide(),
            Column::decimal(text("solving-worth")),
        ];
        let rows = (1..).zip(&position.keys).map(|(at, key)| {
            let at: u32 = at;
            let kind = words.describe("key-kind", &key.kind);
            let line = Row::new([at.to_string(), kind, key.text.clone(), key.points.to_string()]);
            if key.kind == KeyKind::Variation { line } else { line.soft() }
        });
        let table = Table::new(format!("key-{number}"), columns).rows(rows);
        paper = paper.with(table.note(words.translate("solving-least", &least)));
    }
    paper
}

/// The table, with the points of each position.
pub(super) fn results(regulation: &Regulation, contest: &Solving, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let title = if contest.is_final() { "contest-final-results" } else { "contest-preliminary-results" };
    let mut columns =
        vec![Column::number(text("contest-place")), Column::text(text("solving-solver")).wide()];
    columns.extend(contest.set().map(|(number, _)| Column::text(number.to_string()).align(Align::Right)));
    columns.push(Column::decimal(text("contest-sum")));
    columns.push(Column::number(text("solving-minutes")));
    let rows = contest.table().into_iter().map(|line| {
        let name = contest.solver(line.solver).map(Solver::text).unwrap_or_default();
        let mut cells = vec![line.place.to_string(), name];
        cells.extend(line.points.iter().map(|points| points.map(|own| own.to_string()).unwrap_or_default()));
        cells.push(line.sum.to_string());
        cells.push(line.minutes.map(|minutes| minutes.to_string()).unwrap_or_default());
        Row::new(cells)
    });
    let chief = contest.panel.iter().find(|official| official.office == Office::ChiefJudge);
    let name = chief.map(|official| official.name.as_str()).unwrap_or_default();
    let mut paper = paper(&text(title), regulation, words).with(Table::new("results", columns).rows(rows));
    if regulation.team_best.is_some() {
        paper = paper.with(Heading::section(text("contest-teams"))).with(teams(contest, words));
    }
    paper.with(Signature::new(capital(&words.describe("office", &Office::ChiefJudge))).name(name))
}

/// Diplomas of the best teams and of the best solvers (COL-5.6.3b).
pub(super) fn award(regulation: &Regulation, contest: &Solving, words: &Words) -> Paper {
    let best = |place: u32, sum: Mark| place <= PRIZES && sum > Mark::ZERO;
    let teams = contest.team_table().into_iter().filter(|line| best(line.place, line.sum));
    let teams = teams.map(|line| Winner {
        place: line.place,
        sum: line.sum.to_string(),
        members: counted(contest, &line).map(Solver::text).collect(),
        name: line.team,
    });
    let solvers = contest.table().into_iter().filter(|line| best(line.place, line.sum));
    let solvers = solvers.map(|line| Winner {
        place: line.place,
        sum: line.sum.to_string(),
        name: contest.solver(line.solver).map(Solver::text).unwrap_or_default(),
        members: Vec::new(),
    });
    let pages = teams.chain(solvers);
    let pages = pages.map(|winner| of_sum(&regulation.name, winner, &contest.panel, words)).collect();
    bound(paper(&words.text("contest-award"), regulation, words), Shape::A4Landscape, pages)
}

/// The solvers whose results count for a team.
fn counted<'a>(contest: &'a Solving, line: &'a SolverTeam) -> impl Iterator<Item = &'a Solver> {
    line.solvers.iter().filter_map(|solver| contest.solver(*solver))
}

fn teams(contest: &Solving, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::number(text("contest-place")),
        Column::text(text("contest-team")).wide(),
        Column::text(text("solving-solver")).wide(),
        Column::decimal(text("contest-sum")),
    ];
    let rows = contest.team_table().into_iter().map(|line| {
        let counted: Vec<&str> = counted(contest, &line).map(|solver| solver.name.as_str()).collect();
        let counted = counted.join(", ");
        Row::new([line.place.to_string(), line.team, counted, line.sum.to_string()])
    });
    Table::new("teams", columns).rows(rows)
}
