//! What comes to pass by itself: matches begin at their moment, games are counted, matches are over.

use std::sync::Arc;
use std::time::Duration;

use damier_clock::named;
use damier_live::{Pace, Player};
use damier_rules::Rulebook;
use damier_store::{AccountId, ClubBoard, ClubMatch, Fault, MatchState};
use tokio::time::MissedTickBehavior;

use super::boards::{Entrant, boards, points, terms};
use crate::live::CommandError;
use crate::ratings;
use crate::site::Site;

/// How often it is looked.
const LOOK: Duration = Duration::from_secs(2);

/// Looks after matches until the server ends.
pub async fn watch(site: Arc<Site>) {
    let mut tick = tokio::time::interval(LOOK);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            () = site.closing() => return,
            _ = tick.tick() => {
                let due = match site.database.matches_due(site.cluster.now()).await {
                    Ok(due) => due,
                    Err(fault) => {
                        tracing::warn!(%fault, "matches between clubs could not be read");
                        continue;
                    }
                };
                for own in due.iter().filter(|own| site.cluster.keeps(&own.id)) {
                    if let Err(fault) = look(&site, own).await {
                        tracing::error!(%fault, id = own.id, "a match between clubs could not be looked after");
                    }
                }
            }
        }
    }
}

/// Looks after one match.
async fn look(site: &Arc<Site>, own: &ClubMatch) -> Result<(), Fault> {
    // What nobody has agreed to by its moment is not played.
    if own.state == MatchState::Proposed {
        let (from, to) = (MatchState::Proposed, MatchState::Declined);
        site.database.move_match_on(&own.id, from, to, Vec::new()).await?;
        return Ok(());
    }
    if own.state == MatchState::Agreed && !begin(site, own).await? {
        return Ok(());
    }
    for board in site.database.match_boards(&own.id).await? {
        if board.points.is_some() {
            continue;
        }
        // One board that cannot be looked after leaves the others to be played.
        if let Err(fault) = look_at(site, own, &board).await {
            tracing::error!(%fault, game = board.game, "a board of a club match could not be looked after");
        }
    }
    Ok(())
}

/// Puts those who want to play at their boards; whether it was done. Without anybody on one side there is no match.
async fn begin(site: &Arc<Site>, own: &ClubMatch) -> Result<bool, Fault> {
    let variant = Rulebook::named(&own.rulebook).map_or("", |book| book.variant.name());
    let pace = named::read(&own.control).ok().and_then(|control| Pace::of(&control));
    let (mut home, mut away) = (Vec::new(), Vec::new());
    for entry in site.database.match_entries(&own.id).await? {
        let rating = match pace {
            Some(pace) => site.play.hub.ratings().of(entry.account, variant, pace).await?,
            None => None,
        };
        let entrant = Entrant { account: entry.account, rating: rating.as_ref().map(ratings::points) };
        if entry.club == own.home { home.push(entrant) } else { away.push(entrant) }
    }
    let boards = boards(home, away, own.boards);
    let to = if boards.is_empty() { MatchState::CalledOff } else { MatchState::Running };
    let done = site.database.move_match_on(&own.id, MatchState::Agreed, to, boards).await?;
    Ok(done && to == MatchState::Running)
}

/// Begins the game of a board, or counts it once it is over.
async fn look_at(site: &Arc<Site>, own: &ClubMatch, board: &ClubBoard) -> Result<(), Fault> {
    let Some(table) = site.play.hub.table(&board.game).await? else {
        return begin_game(site, own, board).await;
    };
    let Some((white, black)) = points(&*table.game().await) else { return Ok(()) };
    let points = if board.home_white { (white, black) } else { (black, white) };
    site.database.score_board(&own.id, board.board, points).await
}

/// Somebody as the player of a game; none: he has gone.
async fn player(site: &Site, account: Option<AccountId>) -> Result<Option<Player>, Fault> {
    let Some(account) = account else { return Ok(None) };
    let found = site.database.account(account).await?;
    Ok(found.map(|own| Player::member(own.id.0, own.name.as_str())))
}

/// A game that cannot begin counts for nobody, and one whose player has gone for the other.
async fn begin_game(site: &Arc<Site>, own: &ClubMatch, board: &ClubBoard) -> Result<(), Fault> {
    let (home, away) = (player(site, board.home).await?, player(site, board.away).await?);
    let score = async |points| site.database.score_board(&own.id, board.board, points).await;
    let (home, away) = match (home, away) {
        (Some(home), Some(away)) => (home, away),
        (home, away) => return score((2 * u32::from(home.is_some()), 2 * u32::from(away.is_some()))).await,
    };
    let Some(terms) = terms(&own.rulebook, &own.control, own.rated) else { return score((0, 0)).await };
    let (white, black) = if board.home_white { (home, away) } else { (away, home) };
    match site.play.hub.begin(&board.game, terms, white, black).await {
        Ok(_) => Ok(()),
        Err(CommandError::Store(fault)) => Err(fault),
        Err(CommandError::Refused(why)) => {
            tracing::error!(%why, game = board.game, "a game of a match between clubs cannot begin");
            score((0, 0)).await
        }
    }
}
