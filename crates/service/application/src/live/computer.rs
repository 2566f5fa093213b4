//! The engine as a player: it thinks beside the server's work, a few games at a time.

use std::sync::Arc;
use std::time::Duration;

use damier_clock::Span;
use damier_engine::{Engine, Level, Limits, Options, Report, StopFlag, Thinking};
use damier_live::{Command, LiveGame, Player, Rematch, Seat};
use damier_rules::game::{Done, Ply};
use damier_rules::{Color, Move, Position};
use damier_store::Database;
use tokio::sync::Semaphore;

use super::table::LiveTable;
use crate::secret;

/// Searches at a time.
static AT_A_TIME: Semaphore = Semaphore::const_new(2);

/// Memory for one search.
const HASH: usize = 16 << 20;

/// The longest that the engine thinks about a move.
const LONGEST: Duration = Duration::from_secs(2);

/// Two engines move at a pace that people can follow: after so many milliseconds, or up to twice as many.
const PACE: u64 = 1400;

/// After a game between engines those who watched have so long to look at its end.
const REST: Duration = Duration::from_secs(15);

/// Whether nobody plays but engines, for others to watch.
fn is_exhibition(game: &LiveGame) -> bool {
    Color::ALL.into_iter().all(|color| game.players()[color].is_engine())
}

/// A game is long enough for a draw after so many half-moves.
const LONG: usize = 40;

/// Up to so much better, in hundredths of a man, the engine thinks a position level.
const LEVEL: i32 = 15;

/// If the engine is asked to let a move be taken back, it does; an offer of a draw it answers; if it is its turn, it
/// moves.
pub(super) async fn take_part(database: &Database, table: &Arc<LiveTable>) {
    let asked = {
        let game = table.game().await;
        game.takeback().filter(|by| game.players()[(!*by).color()].is_engine())
    };
    if let Some(by) = asked
        && table.command(database, &Command::Grant, !by, Span::ZERO).await.is_err()
    {
        tracing::debug!(game = table.id, "a move could not be taken back");
    }
    answer_offer(database, table).await;
    let exhibition = is_exhibition(&*table.game().await);
    if exhibition {
        tokio::time::sleep(Duration::from_millis(PACE + secret::lot() % PACE)).await;
    }
    let (game, level) = {
        let game = table.game().await;
        let seat = game.turn();
        let Player::Engine { level } = &game.players()[seat.color()] else { return };
        if game.is_over() || game.is_stopped() {
            return;
        }
        (game.clone(), *level)
    };
    let (seat, ply) = (game.turn(), game.ply());
    let Ok(level) = Level::new(level) else { return };
    let Ok(_turn) = AT_A_TIME.acquire().await else { return };
    let left = left(&game, table);
    let chosen = tokio::task::spawn_blocking(move || {
        let found = search(&game, level, left);
        level.choose(&found, secret::lot()).map(|chosen| game.id_of(&chosen.line[0]))
    });
    let Ok(Some(text)) = chosen.await else { return };
    let command = Command::Move { ply, text };
    if table.command(database, &command, seat, Span::ZERO).await.is_err() {
        tracing::debug!(game = table.id, "the engine's move came too late");
    }
}

/// Accepts a draw in a long game in which the engine's own search sees nothing better, and declines it otherwise.
async fn answer_offer(database: &Database, table: &Arc<LiveTable>) {
    let (game, by, level) = {
        let game = table.game().await;
        let offered = game.state().offer().filter(|_| !game.is_over() && !game.is_stopped());
        let Some(by) = offered.map(|by| !Seat::from(by)) else { return };
        let Player::Engine { level } = game.players()[by.color()] else { return };
        (game.clone(), by, level)
    };
    let Ok(level) = Level::new(level) else { return };
    let ply = game.ply();
    let score = if ply < LONG {
        None
    } else {
        let Ok(_turn) = AT_A_TIME.acquire().await else { return };
        let (own_move, left) = (game.turn() == by, left(&game, table));
        let found = tokio::task::spawn_blocking(move || search(&game, level, left)).await.unwrap_or_default();
        found.first().map(|best| if own_move { best.score.0 } else { -best.score.0 })
    };
    let content = is_content(ply, score);
    let command = if content { Command::Accept } else { Command::Decline };
    if table.command(database, &command, by, Span::ZERO).await.is_err() {
        tracing::debug!(game = table.id, "an offer could not be answered");
    }
}

/// Whether the engine is content with a draw after so many half-moves, if its search gives it this score.
fn is_content(ply: usize, score: Option<i32>) -> bool {
    ply >= LONG && score.is_some_and(|score| score <= LEVEL)
}

/// The engine plays another game with whoever asks for one.
async fn agree_to_rematch(database: &Database, table: &Arc<LiveTable>) {
    let asked = {
        let game = table.game().await;
        match game.rematch() {
            Rematch::Asked(by) if game.players()[(!*by).color()].is_engine() => Some(!*by),
            _ => None,
        }
    };
    let Some(by) = asked else { return };
    let command = Command::Rematch { game: secret::name() };
    if table.command(database, &command, by, Span::ZERO).await.is_err() {
        tracing::debug!(game = table.id, "the engine could not agree to play again");
    }
}

/// After a game the engine agrees to another one; two engines begin it by themselves, after a rest.
pub(super) async fn play_again(database: &Database, table: &Arc<LiveTable>) {
    agree_to_rematch(database, table).await;
    let wanted = {
        let game = table.game().await;
        is_exhibition(&game) && *game.rematch() == Rematch::Open
    };
    if !wanted {
        return;
    }
    tokio::time::sleep(REST).await;
    let command = Command::Rematch { game: secret::name() };
    for seat in Seat::ALL {
        if table.command(database, &command, seat, Span::ZERO).await.is_err() {
            tracing::debug!(game = table.id, "two engines do not play again");
        }
    }
}

/// The position from which a game began, and its moves.
pub fn line(game: &LiveGame) -> (Position, Vec<Move>) {
    let state = game.state();
    let plies = state.plies();
    let start = plies.first().map_or(*state.position(), Ply::before);
    // Online no move against the rules ever stands.
    let moves: Vec<Move> = plies
        .iter()
        .filter_map(|ply| match ply.done {
            Done::Legal(mv) => Some(mv),
            Done::Irregular(_) => None,
        })
        .collect();
    (start, moves)
}

/// What is left to the player to move.
fn left(game: &LiveGame, table: &LiveTable) -> Option<Span> {
    game.clock().reading(game.turn().color(), table.now()).left
}

/// What the engine finds, the best first; `left` is what is left to the player to move.
fn search(game: &LiveGame, level: Level, left: Option<Span>) -> Vec<Report> {
    let (start, moves) = line(game);
    let mut engine = Engine::new(game.rulebook(), &Options { hash: HASH, ..Options::default() });
    let most = left.map_or(LONGEST, |left| LONGEST.min(Duration::from_millis(left.as_millis() / 30)));
    let limits = Limits { time: Some(Thinking { enough: most / 2, most }), ..level.limits() };
    engine.search(&start, &moves, &limits, &StopFlag::new(), &mut |_| {})
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_is_accepted_in_a_long_game_that_is_not_won() {
        for (ply, score, content) in [
            (LONG, Some(0), true),
            (LONG, Some(-300), true),
            (LONG, Some(LEVEL), true),
            (LONG, Some(LEVEL + 1), false),
            (LONG, None, false),
            (LONG - 1, Some(-300), false),
        ] {
            assert_eq!(is_content(ply, score), content, "{ply} {score:?}");
        }
    }
}
