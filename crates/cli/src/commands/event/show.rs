//! `damier event show`: where the event stands and what is due next; a round; a player.

use anyhow::Result;
use clap::{Args, Subcommand};
use damier_compete::event::{StageId, State, Task};
use damier_compete::{Cell, Entrant, Mark, Round};
use damier_desk::ActReport;
use damier_desk::people::number_of;
use damier_documents::paper::{Column, Table};
use damier_language::Args as Words;
use serde_json::{Value, json};

use super::desk::OpenEvent;
use super::stage::{self, StageArgs};
use super::{describe, options, round_view, screen};
use crate::output::Verdict;

/// Show where the event stands, a round, a player, or who has entered
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier event show                 the state, what is due next, the round being played
  damier event show round 3
  damier event show player Koval
  damier event show entries
  damier event show due             everything that has to be done, with clauses

With --json the object has \"name\", \"stages\", \"due\", \"round\"; or \"round\"; or \"player\"; or \"entries\".")]
pub(crate) struct ShowArgs {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    stage: StageArgs,
}

#[derive(Debug, Clone, Subcommand)]
enum What {
    /// A round with its results
    Round {
        /// The round [default: the one being played]
        #[arg(value_parser = options::round)]
        round: Option<Round>,
    },
    /// A player or team, round by round
    Player {
        /// Who, by number or name
        #[arg(value_name = "PLAYER", add = super::complete::entrants())]
        who: String,
    },
    /// Everybody who has entered
    Entries,
    /// Everything that has to be done
    Due,
}

/// Runs the command.
pub(crate) fn run(args: &ShowArgs, desk: &mut OpenEvent<'_>) -> Result<Verdict> {
    let answer = show(args, desk)?;
    desk.conclude(answer)?;
    Ok(Verdict::Fine)
}

impl ShowArgs {
    /// Asks for a round.
    pub(super) fn of_round(round: Round, stage: StageArgs) -> ShowArgs {
        ShowArgs { what: Some(What::Round { round: Some(round) }), stage }
    }
}

fn show(args: &ShowArgs, desk: &OpenEvent<'_>) -> Result<ActReport> {
    let state = desk.state();
    let stage = desk.stage(&args.stage)?;
    let mut answer = ActReport::new();
    match &args.what {
        None => overview(desk, state, stage, &mut answer),
        Some(What::Round { round }) => {
            let round = match round.or_else(|| stage::current_round(state, stage)) {
                Some(round)
                    if state.stages.get(stage.index()).is_some_and(|own| own.round(round).is_some()) =>
                {
                    round
                }
                found => return Err(desk.no_round(stage, found.unwrap_or(Round::FIRST)).into()),
            };
            round_view::add(desk, state, stage, round, &mut answer);
        }
        Some(What::Player { who }) => player(desk, state, stage, desk.entrant(stage, who)?, &mut answer),
        Some(What::Entries) => entries(desk, state, stage, &mut answer),
        Some(What::Due) => due(desk, state, state.due().len(), true, &mut answer),
    }
    Ok(answer)
}

/// How many tasks the overview names.
const SOME: usize = 5;

fn overview(desk: &OpenEvent<'_>, state: &State, stage: StageId, answer: &mut ActReport) {
    let Some(regulation) = &state.regulation else {
        due(desk, state, SOME, false, answer);
        return;
    };
    answer.line(screen::bold(&regulation.name)).field("name", &regulation.name);
    let entered = Words::new().with("count", state.entrants());
    answer.line(desk.text(if state.pairs_teams() { "count-teams" } else { "count-players" }, &entered));
    let mut rows: Vec<Value> = Vec::new();
    for found in &state.stages {
        let (paired, rounds) = (found.rounds.len(), state.rounds_planned(found));
        let args = Words::new()
            .with("stage", found.plan.name.as_str())
            .with("paired", paired)
            .with("rounds", rounds);
        answer.line(desk.text("event-stage-line", &args));
        rows.push(json!({ "name": found.plan.name, "paired": paired, "rounds": rounds }));
    }
    answer.field("stages", rows);
    if let Some(over) = &state.over {
        answer.line(describe::describe(desk.words, state, "over", over)).field("over", over);
    }
    if let Some(round) = stage::current_round(state, stage) {
        answer.line("");
        round_view::add(desk, state, stage, round, answer);
    }
    answer.line("");
    due(desk, state, SOME, false, answer);
}

fn due(desk: &OpenEvent<'_>, state: &State, most: usize, clauses: bool, answer: &mut ActReport) {
    let tasks = state.due();
    if !tasks.is_empty() {
        answer.line(screen::bold(&desk.words.text("event-due")));
    }
    let told = |task: &Task| {
        let text = describe::task(desk.words, state, task);
        if clauses { desk.words.with_clauses(&text, &task.clauses) } else { text }
    };
    for task in tasks.iter().take(most) {
        answer.line(format!("  {}", told(task)));
    }
    if tasks.len() > most {
        answer.line(format!(
            "  {}",
            desk.text("event-more-due", &Words::new().with("count", tasks.len() - most))
        ));
    }
    let rows: Vec<Value> =
        tasks.iter().map(|task| json!({ "task": told(task), "clauses": task.clauses })).collect();
    answer.field("due", rows);
}

fn entries(desk: &OpenEvent<'_>, state: &State, stage: StageId, answer: &mut ActReport) {
    let text = |id: &str| desk.words.text(id);
    let mut table = Table::new(
        "entries",
        [
            Column::number(text("event-column-number")),
            Column::text(text("event-column-name")),
            Column::text(text("event-column-title")),
            Column::number(text("event-column-rating")),
            Column::text(text("event-column-federation")),
            Column::text(text("event-column-team")),
        ],
    );
    let team = |id: Option<damier_compete::event::TeamId>| {
        id.and_then(|id| state.teams.get(id.index())).map_or(String::new(), |team| team.name.clone())
    };
    let number = |at: u32| match state.pairs_teams() {
        true => at + 1,
        false => number_of(state, stage, Entrant(at)),
    };
    let mut rows: Vec<(u32, &damier_compete::event::PlayerEntry)> =
        (0..).zip(&state.players).map(|(at, player)| (number(at), player)).collect();
    rows.sort_by_key(|(number, _)| *number);
    for (number, player) in &rows {
        table = table.row([
            number.to_string(),
            player.name.clone(),
            player.title.clone().unwrap_or_default(),
            player.rating.map_or(String::new(), |rating| rating.to_string()),
            player.federation.clone().unwrap_or_default(),
            team(player.team),
        ]);
    }
    if rows.is_empty() {
        answer.line(desk.text("event-nobody-entered", &Words::new()));
    } else {
        answer.block(screen::table(table));
    }
    let json: Vec<Value> =
        rows.iter().map(|(number, player)| json!({ "number": number, "entry": player })).collect();
    answer.field("entries", json).field("teams", &state.teams);
}

fn player(desk: &OpenEvent<'_>, state: &State, stage: StageId, entrant: Entrant, answer: &mut ActReport) {
    let name = state.name_of(entrant).unwrap_or_default();
    let number = number_of(state, stage, entrant);
    answer.line(screen::bold(&format!("{number}  {name}")));
    let Some((sheet, line)) = state.table(stage).and_then(|own| Some((own.clone(), own.line_of(entrant)?)))
    else {
        return;
    };
    let text = |id: &str| desk.words.text(id);
    let mut table = Table::new(
        "player",
        [
            Column::number(text("event-column-round")),
            Column::centred(text("event-column-colour")),
            Column::number(text("event-column-number")),
            Column::text(text("event-column-opponent")),
            Column::text(text("event-column-result")),
            Column::number(text("event-column-points")),
        ],
    );
    let mut points = damier_compete::Points::ZERO;
    let mut rounds: Vec<Value> = Vec::new();
    for (at, cell) in sheet.sheet.line(line).cells.iter().enumerate() {
        points += cell.points();
        let told = desk.words.text(&format!("event-cell-{}", kind(cell)));
        let (colour, opponent) = match cell {
            Cell::Paired { opponent, color, .. } => {
                (damier_desk::describe::disc(state, *color), sheet.entrants.get(opponent.index()).copied())
            }
            _ => ("", None),
        };
        let named = opponent.and_then(|who| state.name_of(who)).unwrap_or_default();
        let number = opponent.map_or(String::new(), |who| number_of(state, stage, who).to_string());
        table = table.row([
            (at + 1).to_string(),
            colour.to_owned(),
            number,
            named.to_owned(),
            told,
            points.to_string(),
        ]);
        rounds.push(json!({ "round": at + 1, "opponent": named, "cell": kind(cell), "points": points.0 }));
    }
    answer.block(screen::table(table));
    answer.field("player", json!({ "number": number, "name": name, "points": points.0, "rounds": rounds }));
}

/// What a cell is, for words and programs.
fn kind(cell: &Cell) -> &'static str {
    use damier_compete::{Absence, SideResult};
    match cell {
        Cell::Bye => "bye",
        Cell::PlusAfterWithdrawal => "plus-after-withdrawal",
        Cell::Absent(Absence::NotYetEntered) => "not-yet-entered",
        Cell::Absent(Absence::Announced) => "announced",
        Cell::Absent(Absence::Withdrawn) => "withdrawn",
        Cell::Absent(Absence::Free) => "free",
        Cell::Paired { mark, .. } => match mark {
            Mark::Open => "open",
            Mark::Adjourned => "adjourned",
            Mark::Played(SideResult::Win) => "win",
            Mark::Played(SideResult::Draw) => "draw",
            Mark::Played(SideResult::Loss) => "loss",
            Mark::Forfeit(SideResult::Win) => "plus",
            Mark::Forfeit(_) => "minus",
            Mark::Annulled => "annulled",
        },
    }
}
