//! What a player did in a stage, for certificates and forms.
//!
//! Games that were not played bring points but count for no norm (UA-III.7.2.b, FMJD-X.4.5.7, COL-3.6b).

use damier_compete::event::{PlayerEntry, PlayerId, StageStandings};
use damier_compete::{Cell, Entrant, Mark, Points};

use super::clerk::{Clerk, Staged};
use super::options::{PaperError, Who};

/// What a player did.
pub(super) struct Achievement<'a> {
    pub(super) player: PlayerId,
    pub(super) entry: &'a PlayerEntry,
    /// Games that were played.
    pub(super) played: u32,
    /// Points in them.
    pub(super) points: Points,
    /// All points, those without play included.
    pub(super) all_points: Points,
    /// Ratings of the opponents of played games.
    pub(super) ratings: Vec<u32>,
    /// The place as printed.
    pub(super) place: Option<String>,
    /// The first of the places shared.
    pub(super) first_place: Option<u32>,
}

impl Achievement<'_> {
    /// Whole percents of the points there were to win, rounded.
    pub(super) fn percent(&self) -> Option<u32> {
        let most = self.played.checked_mul(2).filter(|most| *most > 0)?;
        Some((self.points.0 * 100 + most / 2) / most)
    }

    /// The mean rating of the opponents, rounded.
    pub(super) fn mean_rating(&self) -> Option<u64> {
        let count = self.ratings.len() as u64;
        let sum: u64 = self.ratings.iter().map(|rating| u64::from(*rating)).sum();
        (count > 0).then(|| (sum + count / 2) / count)
    }
}

/// What the players of a stage did, or the one asked for.
pub(super) fn achievements<'a>(
    clerk: &Clerk<'a>,
    staged: Staged<'a>,
    standings: &StageStandings,
) -> Result<Vec<Achievement<'a>>, PaperError> {
    let all = everybody(clerk, staged, standings)?;
    let Some(Who::Player(player)) = clerk.options.who else { return Ok(all) };
    let entry = clerk.player(player)?;
    let found: Vec<Achievement<'a>> = all.into_iter().filter(|own| own.player == player).collect();
    if found.is_empty() { Err(PaperError::NotInStage { name: entry.name.clone() }) } else { Ok(found) }
}

/// What all players of a stage did.
pub(super) fn everybody<'a>(
    clerk: &Clerk<'a>,
    staged: Staged<'a>,
    standings: &StageStandings,
) -> Result<Vec<Achievement<'a>>, PaperError> {
    if clerk.state.pairs_teams() {
        Ok(of_boards(clerk, staged, standings))
    } else {
        of_players(clerk, staged, standings)
    }
}

fn of_players<'a>(
    clerk: &Clerk<'a>,
    staged: Staged<'a>,
    standings: &StageStandings,
) -> Result<Vec<Achievement<'a>>, PaperError> {
    let table = clerk.table(staged)?;
    let order = standings.lines.iter().map(|line| line.entrant);
    let order = order.chain(standings.unclassified.iter().map(|own| own.entrant));
    let one = |entrant: Entrant| {
        let line = table.sheet.line(table.line_of(entrant)?);
        let games = line.cells.iter().filter_map(|cell| match cell {
            Cell::Paired { opponent, mark: Mark::Played(outcome), .. } => Some((*opponent, outcome.points())),
            _ => None,
        });
        let games: Vec<(Entrant, Points)> = games.collect();
        let rating = |opponent: &Entrant| table.sheet.lines.get(opponent.index()).and_then(|own| own.rating);
        let placed = standings.line(entrant);
        Some(Achievement {
            player: PlayerId(entrant.0),
            entry: clerk.state.players.get(entrant.index())?,
            played: games.len() as u32,
            points: games.iter().map(|(_, points)| *points).sum(),
            all_points: line.points(),
            ratings: games.iter().filter_map(|(opponent, _)| rating(opponent)).collect(),
            place: placed.map(|line| line.place.to_string()),
            first_place: placed.map(|line| line.place.first),
        })
    };
    Ok(order.filter_map(one).collect())
}

/// The players of teams, by the boards they played on.
fn of_boards<'a>(clerk: &Clerk<'a>, staged: Staged<'a>, standings: &StageStandings) -> Vec<Achievement<'a>> {
    let place = |player: PlayerId| {
        let mut boards =
            standings.boards.iter().flat_map(|board| board.lines.iter().map(move |own| (board.board, own)));
        boards.find(|(_, own)| own.player == player).map(|(_, own)| own.place)
    };
    let lines = clerk.state.board_table(staged.id).into_iter().filter(|line| !line.games.is_empty());
    let one = |line: damier_compete::event::BoardLine| {
        let played: Vec<_> = line.games.iter().filter(|game| matches!(game.mark, Mark::Played(_))).collect();
        let rating = |game: &&damier_compete::event::BoardGame| {
            game.opponent.and_then(|player| clerk.state.players.get(player.index())?.rating)
        };
        let place = place(line.player);
        Some(Achievement {
            player: line.player,
            entry: clerk.state.players.get(line.player.index())?,
            played: played.len() as u32,
            points: played.iter().map(|game| game.mark.points()).sum(),
            all_points: line.points,
            ratings: played.iter().filter_map(rating).collect(),
            place: place.map(|place| place.to_string()),
            first_place: place.map(|place| place.first),
        })
    };
    lines.filter_map(one).collect()
}
