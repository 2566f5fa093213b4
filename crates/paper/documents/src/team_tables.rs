//! Tables that teams bring along: the best on each board, and the teams of an individual event, for papers, pages and
//! terminals.

use damier_compete::Points;
use damier_compete::event::{BoardPlace, BoardStandings, StageStandings, State, TeamId, TeamScoringLine};
use damier_language::{Args, Words};

use crate::paper::{Column, Table};

/// The best on each board of a team event (UA13-IV.3.3.3, UA-II.3.5.3).
pub fn board_tables(
    words: &Words,
    state: &State,
    standings: &StageStandings,
    points: &dyn Fn(Points) -> String,
) -> Vec<Table> {
    let table = |board: &BoardStandings| {
        let row = |own: &BoardPlace| {
            let team = own.team.map(|team| team_name(state, team)).unwrap_or_default();
            [own.place.to_string(), own.name.clone(), team, own.games.to_string(), points(own.points)]
        };
        let columns = [
            Column::text(words.text("paper-col-place")),
            Column::text(words.text("paper-col-name")).wide(),
            Column::text(words.text("paper-col-team")).wide(),
            Column::number(words.text("paper-col-games")),
            Column::number(words.text("paper-col-points")),
        ];
        let table = Table::new(format!("board-{}", board.board), columns);
        let args = Args::new().with("board", board.board);
        let table = board.lines.iter().fold(table, |table, own| table.row(row(own)));
        table.caption(words.translate("paper-board-standings", &args))
    };
    standings.boards.iter().map(table).collect()
}

/// The teams of an individual event (UA-II.3.5.4); nothing where no teams are scored.
pub fn team_table(
    words: &Words,
    state: &State,
    standings: &StageStandings,
    points: &dyn Fn(Points) -> String,
) -> Option<Table> {
    let counted = |own: &TeamScoringLine| {
        let one = own.counted.iter().filter_map(|(player, made)| {
            Some(format!("{} {}", state.players.get(player.index())?.name, points(*made)))
        });
        one.collect::<Vec<_>>().join(", ")
    };
    let columns = [
        Column::text(words.text("paper-col-place")),
        Column::text(words.text("paper-col-team")),
        Column::text(words.text("paper-col-counted")).wide(),
        Column::number(words.text("paper-col-points")),
    ];
    let lines = &standings.team_scoring;
    let table = lines.iter().fold(Table::new("teams", columns), |table, own| {
        table.row([own.place.to_string(), own.name.clone(), counted(own), points(own.points)])
    });
    (!lines.is_empty()).then(|| table.caption(words.text("paper-team-standings")))
}

fn team_name(state: &State, team: TeamId) -> String {
    state.teams.get(team.index()).map_or_else(|| "?".to_owned(), |team| team.name.clone())
}
