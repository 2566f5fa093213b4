//! What a page of a game tells besides the board: its opening, its place in a micro-match, the pages of its players.

use damier_live::{LiveGame, MicroGame, Player};
use damier_rules::ballot::{MicroMatch, MicroScore};
use damier_rules::game::GameResult;
use damier_store::Fault;

use crate::live::LiveTable;
use crate::site::Site;

/// What is told of a game.
pub(super) struct About {
    /// The table and the number of the opening that was drawn.
    pub(super) opening: Option<(String, String)>,
    /// Its place in a micro-match.
    pub(super) part: Option<Part>,
    /// Players who have pages of their own.
    pub(super) accounts: Vec<String>,
}

/// One of the two games of a micro-match.
pub(super) struct Part {
    /// The message that says which.
    pub(super) title: &'static str,
    /// The other one, once there is one, and the message that says which it is.
    pub(super) other: Option<String>,
    pub(super) other_title: &'static str,
    /// The result of the match, once it is over: points in the games, and the points that they make.
    pub(super) score: Option<String>,
}

impl About {
    pub(super) async fn of(site: &Site, table: &LiveTable) -> Result<About, Fault> {
        let game = table.game().await.clone();
        let ballot = game.terms().ballot.clone();
        let opening = ballot.and_then(|ballot| Some((ballot.table, ballot.number?)));
        let account = |player: &Player| match player {
            Player::Account { number: Some(_), name, .. } => Some(name.clone()),
            Player::Account { number: None, .. } | Player::Guest { .. } | Player::Engine { .. } => None,
        };
        let players = game.players();
        let accounts = [&players.white, &players.black].into_iter().filter_map(account).collect();
        Ok(About { opening, part: Part::of(site, &table.id, &game).await?, accounts })
    }
}

impl Part {
    async fn of(site: &Site, id: &str, game: &LiveGame) -> Result<Option<Part>, Fault> {
        let (first, second, title, other_title) = match &game.terms().micro_match {
            None => return Ok(None),
            Some(MicroGame::First) => {
                (id.to_owned(), LiveGame::second_name(id), "match-first", "match-second")
            }
            Some(MicroGame::Second(first)) => (first.clone(), id.to_owned(), "match-second", "match-first"),
        };
        let other = if first == id { &second } else { &first };
        let there = site.play.hub.table(other).await?;
        let result = |game: &LiveGame| game.state().result().cloned();
        let other_result = match &there {
            Some(table) => result(&*table.game().await),
            None => None,
        };
        let (first_result, second_result) =
            if first == id { (result(game), other_result) } else { (other_result, result(game)) };
        let score = first_result.zip(second_result).map(|(first, second)| score(&first, &second));
        Ok(Some(Part { title, other: there.map(|_| other.clone()), other_title, score }))
    }
}

/// Such as `3–1 = 2–0`: the points of who had White in the first game come first.
fn score(first: &GameResult, second: &GameResult) -> String {
    let score: MicroScore = MicroMatch::score(first, second);
    let (own, other) = score.points();
    format!("{}–{} = {own}–{other}", score.game_points, score.other_game_points)
}
