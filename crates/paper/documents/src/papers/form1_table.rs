//! The back of Form 1: the table of the final classification (FMJD-IX.F1.back, FMJD-IX.4.2, FMJD-IX.5.6).

use std::collections::BTreeMap;

use damier_compete::event::{
    CrossGame, PlayerEntry, PlayerId, Progress, ProgressCell, StageStandings, System, TableOrder,
};
use damier_compete::{Absence, Entrant, Mark};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::fmjd_titles::{UNRATED, mean};
use super::listing::or_empty;
use super::marks::form_mark;
use super::options::PaperError;
use super::standings;
use crate::paper::{Block, Column, Fields, Heading, Row, Ruling, Table, Text};

/// Which table is attached (field 4).
pub(super) fn which(clerk: &Clerk<'_>, staged: Staged<'_>) -> &'static str {
    match staged.stage.plan.system {
        _ if clerk.state.pairs_teams() => "form1-table-teams",
        System::RoundRobin { .. } => "form1-table-back",
        _ => "form1-table-swiss",
    }
}

pub(super) fn back(
    clerk: &Clerk<'_>,
    staged: Staged<'_>,
    standings: &StageStandings,
) -> Result<Vec<Block>, PaperError> {
    let table = match staged.stage.plan.system {
        _ if clerk.state.pairs_teams() => of_teams(clerk, staged),
        System::RoundRobin { .. } => round_robin(clerk, standings)?,
        _ => by_rounds(clerk, standings)?,
    };
    let players: Vec<&PlayerEntry> = clerk.state.players.iter().collect();
    let rm = mean(&players)
        .map(|(whole, hundredths)| clerk.words.rational((whole * 100 + hundredths) as i64, 100));
    Ok(vec![
        Heading::section(clerk.text("form1-back")).into(),
        table.into(),
        Fields::new()
            .field(clerk.text("form1-rate"), clerk.rate())
            .field(clerk.text("form1-mean"), or_empty(rm))
            .blank(clerk.text("form1-category"))
            .into(),
        Block::paragraph(Text::small(
            clerk.translate("form1-mean-note", &Args::new().with("rating", UNRATED)),
        )),
        Block::paragraph(Text::small(clerk.text("form1-annulled-note"))),
    ])
}

/// Place, name, title, federation, rating.
fn heads(clerk: &Clerk<'_>) -> Vec<Column> {
    vec![
        Column::text(clerk.text("form1-col-place")),
        Column::text(clerk.text("form1-col-name")).wide(),
        Column::text(clerk.text("paper-col-title")),
        Column::text(clerk.text("paper-col-federation")),
        Column::number(clerk.text("form1-col-rating")),
    ]
}

fn who(clerk: &Clerk<'_>, standings: &StageStandings, entrant: Entrant) -> Vec<Text> {
    let place = standings.line(entrant).map(|line| line.place.to_string());
    vec![
        place.unwrap_or_else(|| "–".to_owned()).into(),
        clerk.name(entrant).into(),
        or_empty(clerk.title(entrant)).into(),
        or_empty(clerk.federation(entrant)).into(),
        clerk.rating(entrant).unwrap_or(UNRATED).to_string().into(),
    ]
}

/// A result against an opponent; one that counts no longer with what it was.
fn cross_mark(game: &CrossGame) -> String {
    match game.was {
        Some(was) => format!("{}(x)", form_mark(was)),
        None => form_mark(game.mark),
    }
}

/// Against each opponent by number, the diagonal marked.
fn round_robin(clerk: &Clerk<'_>, standings: &StageStandings) -> Result<Table, PaperError> {
    let found = clerk.state.cross_table(standings, TableOrder::Place);
    let cross = found.map_err(|why| standings::refused(clerk, &why))?;
    let mut columns = vec![Column::number(clerk.text("paper-col-number"))];
    columns.extend(heads(clerk));
    columns.extend((1..=cross.lines.len()).map(|number| Column::centred(number.to_string())));
    columns.push(Column::number(clerk.text("paper-col-points")));
    let against = |games: &[CrossGame]| games.iter().map(cross_mark).collect::<Vec<_>>().join(" ");
    let rows = cross.lines.iter().enumerate().map(|(at, line)| {
        let mut cells: Vec<Text> = vec![(at + 1).to_string().into()];
        cells.extend(who(clerk, standings, line.entrant));
        let others = 0..cross.lines.len();
        cells.extend(others.map(|other| {
            Text::from(if other == at { "X".to_owned() } else { against(line.against(other)) })
        }));
        cells.push(Text::strong(line.points.to_string()));
        Row::new(cells)
    });
    Ok(Table::new("classification", columns).rows(rows).ruling(Ruling::Boxes))
}

/// Round by round: the result, the opponent and his rating.
fn by_rounds(clerk: &Clerk<'_>, standings: &StageStandings) -> Result<Table, PaperError> {
    let found = clerk.state.progress_table(standings, TableOrder::Place);
    let progress = found.map_err(|why| standings::refused(clerk, &why))?;
    let mut columns = vec![Column::number(clerk.text("paper-col-number"))];
    columns.extend(heads(clerk));
    columns.extend((1..=progress.rounds).map(|round| Column::centred(round.to_string())));
    columns.push(Column::number(clerk.text("paper-col-points")));
    let numbers: BTreeMap<Entrant, usize> =
        progress.lines.iter().zip(1..).map(|(line, number)| (line.entrant, number)).collect();
    let number = |entrant: Entrant| or_empty(numbers.get(&entrant));
    let shown = |cell: &ProgressCell| match cell.what {
        Progress::Met { opponent, mark, .. } => {
            let rating = clerk.rating(opponent).unwrap_or(UNRATED);
            Text::from(form_mark(mark)).then(Text::small(format!(" {}/{rating}", number(opponent))))
        }
        Progress::Plus => Text::from("2(f)"),
        Progress::Absent { why: Absence::Withdrawn | Absence::Free } => Text::from("–"),
        Progress::Absent { .. } => Text::from("0(f)"),
    };
    let rows = progress.lines.iter().enumerate().map(|(at, line)| {
        let mut cells: Vec<Text> = vec![(at + 1).to_string().into()];
        cells.extend(who(clerk, standings, line.entrant));
        cells.extend(line.cells.iter().map(shown));
        cells.push(Text::strong(line.points.to_string()));
        Row::new(cells)
    });
    let table = Table::new("classification", columns).rows(rows).ruling(Ruling::Boxes);
    Ok(table.note(Text::small(clerk.text("form1-swiss-legend"))))
}

/// Teams: every player with his games.
fn of_teams(clerk: &Clerk<'_>, staged: Staged<'_>) -> Table {
    let rounds = staged.stage.rounds.len();
    let mut columns = vec![
        Column::text(clerk.text("form1-col-name")).wide(),
        Column::text(clerk.text("paper-col-team")),
        Column::text(clerk.text("paper-col-title")),
        Column::text(clerk.text("paper-col-federation")),
        Column::number(clerk.text("form1-col-rating")),
    ];
    columns.extend((1..=rounds).map(|round| Column::centred(round.to_string())));
    columns.push(Column::number(clerk.text("paper-col-points")));
    let rating = |player: PlayerId| {
        clerk.state.players.get(player.index()).and_then(|player| player.rating).unwrap_or(UNRATED)
    };
    let mut lines = clerk.state.board_table(staged.id);
    lines.retain(|line| !line.games.is_empty());
    lines.sort_by_key(|line| std::cmp::Reverse(line.points));
    let rows = lines.iter().filter_map(|line| {
        let entry = clerk.state.players.get(line.player.index())?;
        let mut cells: Vec<Text> = vec![
            entry.name.as_str().into(),
            or_empty(entry.team.map(|team| clerk.team_name(team))).into(),
            or_empty(entry.title.as_deref()).into(),
            or_empty(entry.federation.as_deref()).into(),
            rating(line.player).to_string().into(),
        ];
        for round in 0..rounds {
            let game = line.games.iter().find(|game| game.round.index() == round);
            cells.push(game.map_or_else(Text::empty, |game| {
                let shown = Text::from(form_mark(game.mark));
                let open = game.mark == Mark::Open;
                match game.opponent.filter(|_| !open) {
                    Some(other) => {
                        shown.then(Text::small(format!(" {}/{}", clerk.player_name(other), rating(other))))
                    }
                    None => shown,
                }
            }));
        }
        cells.push(Text::strong(line.points.to_string()));
        Some(Row::new(cells))
    });
    let rows: Vec<Row> = rows.collect();
    Table::new("classification", columns).rows(rows).ruling(Ruling::Boxes)
}
