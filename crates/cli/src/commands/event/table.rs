//! `damier event table`: who has which place, with the coefficients.

use anyhow::Result;
use clap::Args;
use damier_compete::Round;
use damier_compete::event::{Category, NoStandings, Prize, Sharing, StageStandings, StandingLine, prizes};
use damier_desk::RefusalText;
use damier_desk::{ActReport, points};
use damier_documents::paper::{Column, Table};
use damier_documents::papers::Kind;
use damier_documents::{awards, team_tables};
use damier_language::Args as Words;

use super::desk::OpenEvent;
use super::stage::StageArgs;
use super::{describe, match_view, options, paper, screen};
use crate::output::Verdict;

/// Show the standings, with coefficients
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event table
  damier event table --after 3
  damier event table --cross
  damier event table --boards
  damier event table --only women
  damier event table --prizes 500,300,200 --shared
  damier event table --stage \"final A\" --json

--after shows the places after a round with the results known now; what was known then is
  damier event at 3 table
Why somebody has his place: damier event explain place NAME

With --json the object has \"standings\": the lines with \"place\", \"name\", \"score\", \"coefficients\" with the
numbers behind them, and what parts each line from its neighbours.")]
pub(crate) struct TableArgs {
    /// After this round [default: the last]
    #[arg(long, value_name = "ROUND", value_parser = options::round)]
    after: Option<Round>,
    /// The cross-table
    #[arg(long, group = "form")]
    cross: bool,
    /// Round by round
    #[arg(long, group = "form")]
    progress: bool,
    /// The best on each board of a team event
    #[arg(long, group = "form")]
    boards: bool,
    /// The teams of an individual event with team scoring
    #[arg(long, group = "form")]
    teams: bool,
    /// Only a part of the field, with places of its own: women, men, u20, 50+, club:NAME, fed:NAME
    #[arg(long, value_name = "CATEGORY", value_parser = category, conflicts_with = "form")]
    only: Option<Category>,
    /// Prize money for the first, the second and so on: 500,300,200
    #[arg(long, value_name = "AMOUNTS", value_delimiter = ',', conflicts_with = "form")]
    prizes: Vec<u64>,
    /// Equal points share the prizes alike, whatever the criteria say
    #[arg(long, requires = "prizes")]
    shared: bool,
    #[command(flatten)]
    stage: StageArgs,
}

fn category(text: &str) -> Result<Category, String> {
    text.parse().map_err(|unknown: damier_compete::event::NotACategory| unknown.to_string())
}

/// Runs the command.
pub(crate) fn run(args: &TableArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let stage = desk.stage(&args.stage)?;
    let state = desk.state();
    let found = match args.after {
        Some(round) if state.stages.get(stage.index()).is_some_and(|own| own.round(round).is_none()) => {
            return Err(desk.no_round(stage, round).into());
        }
        Some(round) => state.standings_after(stage, round),
        None => state.standings(stage),
    };
    let mut standings = found.map_err(|none| no_standings(desk, &none))?;
    let mut answer = ActReport::new();
    if let Some(only) = &args.only {
        standings.lines = state.of_category(&standings, only);
        standings.unclassified.clear();
    }
    let sharing = if args.shared { Sharing::ByPoints } else { Sharing::ByPlace };
    let given = prizes(&standings.lines, &args.prizes, sharing);
    let kind = if args.cross { Some(Kind::CrossTable) } else { args.progress.then_some(Kind::Progress) };
    if args.boards {
        boards(desk, &standings, &mut answer);
    } else if args.teams {
        teams(desk, &standings, &mut answer);
    } else if let Some(kind) = kind {
        let options = paper::options(desk, Some(stage), args.after);
        let made = paper::make(desk, kind, &options)?;
        answer.block(screen::paper(&made));
    } else {
        answer.line(head(desk, &standings)).block(screen::table(table(desk, &standings, &given)));
        if let Some(course) = state.match_course(stage) {
            match_view::add(desk, &course, &mut answer);
        }
        if args.only.is_none() && args.prizes.is_empty() && args.after.is_none() {
            awarded(desk, &standings, &mut answer);
        }
    }
    answer.field("standings", &standings);
    if !args.prizes.is_empty() {
        answer.field("prizes", &given);
    }
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

/// The tables of parts of the field, and below the last stage what its places bring.
fn awarded(desk: &OpenEvent<'_>, standings: &StageStandings, answer: &mut ActReport) {
    let points = |own: damier_compete::Points| points::written(&desk.hall(), own.0);
    let teams = team_tables::team_table(desk.words, desk.state(), standings, &points);
    let mut tables: Vec<Table> = teams.into_iter().collect();
    tables.extend(awards::category_tables(desk.words, standings, &points));
    let is_last = standings.stage.index() + 1 == desk.state().stages.len();
    if let Some(given) = desk.state().awards().ok().filter(|_| is_last) {
        tables.extend(awards::award_tables(desk.words, &given));
        answer.field("awards", &given);
        if let Some(line) = awards::provisional(desk.words, &given) {
            answer.line(line);
        }
    }
    for table in tables {
        answer.line("").block(screen::table(table));
    }
}

/// Why there is no table.
pub(super) fn no_standings(desk: &OpenEvent<'_>, none: &NoStandings) -> RefusalText {
    RefusalText::new(describe::describe(desk.words, desk.state(), "no-standings", none))
}

fn head(desk: &OpenEvent<'_>, standings: &StageStandings) -> String {
    let args = Words::new()
        .with("stage", standings.name.as_str())
        .with("stages", desk.state().stages.len())
        .with("after", standings.after)
        .with("rounds", standings.rounds);
    desk.text("event-table-head", &args)
}

fn table(desk: &OpenEvent<'_>, standings: &StageStandings, given: &[Prize]) -> Table {
    let text = |id: &str| desk.words.text(id);
    let mut columns = vec![
        Column::text(text("event-column-place")),
        Column::number(text("event-column-number")),
        Column::text(text("event-column-name")),
        Column::number(text("event-column-points")),
    ];
    let shown: Vec<usize> =
        (0..standings.criteria.len()).filter(|at| standings.criteria[*at].for_everybody).collect();
    for at in &shown {
        columns
            .push(Column::number(desk.words.describe("criterion-short", &standings.criteria[*at].criterion)));
    }
    if !given.is_empty() {
        columns.push(Column::number(text("awards-column-prize")));
    }
    let prize = |line: &StandingLine| {
        let own = given.iter().find(|prize| prize.entrant == line.entrant);
        own.map_or_else(String::new, |own| awards::money(own.hundredths, ""))
    };
    let row = |line: &StandingLine| {
        let left = if line.left.is_some() { " ×" } else { "" };
        let mut cells = vec![
            points::place(line.place),
            line.number.to_string(),
            format!("{}{left}", line.name),
            points::written(&desk.hall(), line.score.0),
        ];
        cells.extend(
            shown
                .iter()
                .map(|at| line.coefficients.get(*at).map(|own| own.printed_on(desk.scale())))
                .map(Option::unwrap_or_default),
        );
        if !given.is_empty() {
            cells.push(prize(line));
        }
        cells
    };
    let table =
        standings.lines.iter().fold(Table::new("standings", columns), |table, line| table.row(row(line)));
    standings.unclassified.iter().fold(table, |table, line| {
        table.row(["—".to_owned(), line.number.to_string(), line.name.clone(), String::new()])
    })
}

fn boards(desk: &OpenEvent<'_>, standings: &StageStandings, answer: &mut ActReport) {
    let text = |id: &str| desk.words.text(id);
    if standings.boards.is_empty() {
        answer.line(text("event-no-boards"));
    }
    for board in &standings.boards {
        answer.line(desk.text("event-board-head", &Words::new().with("board", board.board)));
        let mut table = Table::new(
            "board",
            [
                Column::text(text("event-column-place")),
                Column::text(text("event-column-name")),
                Column::text(text("event-column-team")),
                Column::number(text("event-column-games")),
                Column::number(text("event-column-points")),
            ],
        );
        for line in &board.lines {
            let team = line.team.and_then(|team| desk.state().teams.get(team.index()));
            table = table.row([
                points::place(line.place),
                line.name.clone(),
                team.map_or(String::new(), |team| team.name.clone()),
                line.games.to_string(),
                points::written(&desk.hall(), line.points.0),
            ]);
        }
        answer.block(screen::table(table));
    }
}

fn teams(desk: &OpenEvent<'_>, standings: &StageStandings, answer: &mut ActReport) {
    let text = |id: &str| desk.words.text(id);
    if standings.team_scoring.is_empty() {
        answer.line(text("event-no-team-scoring"));
        return;
    }
    let columns = [
        Column::text(text("event-column-place")),
        Column::text(text("event-column-team")),
        Column::number(text("event-column-points")),
        Column::text(text("event-column-counted")),
    ];
    let mut table = Table::new("teams", columns);
    for line in &standings.team_scoring {
        let counted = line.counted.iter().filter_map(|(player, own)| {
            let name = &desk.state().players.get(player.index())?.name;
            Some(format!("{name} {}", points::written(&desk.hall(), own.0)))
        });
        let counted = counted.collect::<Vec<_>>().join(", ");
        let place = points::place(line.place);
        table = table.row([place, line.name.clone(), points::written(&desk.hall(), line.points.0), counted]);
    }
    answer.block(screen::table(table));
}
