//! The task of a board: it looks at the clock, lets the engine move, has a finished game rated and the next one begun.

use std::sync::Arc;
use std::time::Duration;

use damier_bus::Listening;
use damier_clock::{Moment, Span};
use damier_live::{Command, Fact, LiveGame, Player, Presence, Rematch, Seat, Standing};

use super::{Hub, Place};
use crate::live::table::{CommandError, LiveTable};
use crate::live::{computer, hearing};

/// How often a finished game is asked whether anybody still looks at it.
const IDLE: Duration = Duration::from_secs(60);

/// The same while many games are in memory, so that whoever looks at one archived game after the other does not fill it.
const CROWDED: Duration = Duration::from_secs(1);
const MANY: usize = 1000;

/// A game of guests to which none of them has come for so long is given up: who has lost his cookie never comes, and a
/// game without a clock would stay for ever.
const LEFT: Span = Span::hours(24);

/// How often that is looked at, where nothing else is due.
const LOOK: Duration = Duration::from_secs(3600);

/// After something could not be stored it is tried again so much later.
const AGAIN: Duration = Duration::from_secs(1);

impl Hub {
    /// A board with the task that watches it.
    pub(super) fn watched(
        self: &Arc<Self>,
        table: LiveTable,
        listening: Option<Listening>,
    ) -> Arc<LiveTable> {
        let table = Arc::new(table);
        let watching = Arc::clone(self).watch(Arc::clone(&table));
        match listening {
            None => drop(tokio::spawn(watching)),
            Some(listening) => {
                let (cluster, database) = (Arc::clone(&self.cluster), self.database.clone());
                let hearing = hearing::hear(Arc::downgrade(&table), cluster, database, listening);
                // When the board is no longer watched, nobody listens for it.
                tokio::spawn(async move {
                    tokio::select! {
                        () = watching => {}
                        () = hearing => {}
                    }
                });
            }
        }
        table
    }

    /// Watches one board until its game is over and nobody looks.
    async fn watch(self: Arc<Self>, table: Arc<LiveTable>) {
        let mut news = table.news();
        let mut rated = false;
        let mut told = false;
        loop {
            let (due, over, next) = {
                let game = table.game().await;
                let rests = game.is_over() || game.standing() == Standing::Sealed;
                if let (true, false, Some(board)) = (rests, told, &game.terms().event) {
                    // Nobody may be listening; events are looked at now and then all the same.
                    let _ = self.ended.send(board.event.clone());
                }
                if let (true, false, Some(own)) = (rests, told, &game.terms().arena) {
                    let _ = self.arena_ended.send((own.arena.clone(), table.id.clone()));
                }
                told = rests;
                let next = agreed(&game).or_else(|| second(&game, &table.id));
                // Whatever ended before this task began has been rated at the start.
                rated |= !game.terms().rated;
                (game.next_due(), game.is_over(), next)
            };
            if over && !rated {
                rated = true;
                if let Err(fault) = Box::pin(self.ratings.catch_up()).await {
                    tracing::error!(game = table.id, %fault, "a game could not be rated");
                }
            }
            if let Some((next, fact)) = next {
                Box::pin(self.rematch(&table, &next, fact)).await;
            }
            match (table.is_ours(), over) {
                (false, _) => {}
                (true, true) => Box::pin(computer::play_again(&self.database, &table)).await,
                (true, false) => Box::pin(computer::take_part(&self.database, &table)).await,
            }
            let wait = match due {
                Some(at) => Duration::from_millis(at.since(table.now()).as_millis().max(1)).min(LOOK),
                None if over && self.boards() > MANY => CROWDED,
                None => IDLE,
            };
            // Among others a game that goes on may be left to its keeper.
            let wait = if self.cluster.is_alone() { wait } else { wait.min(IDLE) };
            tokio::select! {
                changed = news.changed() => if changed.is_err() { return },
                () = tokio::time::sleep(wait) => {
                    if let Err(CommandError::Store(fault)) = Box::pin(table.look_at_the_clock(&self.database)).await {
                        tracing::error!(game = table.id, %fault, "a flag could not be stored");
                        tokio::time::sleep(AGAIN).await;
                    }
                    let left = left(&*table.game().await, &table.presence(), table.now());
                    if let Some(seat) = left.filter(|_| table.is_ours()) {
                        Box::pin(self.give_up_for(&table, seat)).await;
                    }
                    // This task, its place and whoever looks each hold the board once; the place is held by
                    // the hub and by whoever is about to look.
                    let mut places = self.places();
                    let idle = |place: &Place| Arc::strong_count(place) == 1 && Arc::strong_count(&table) <= 2;
                    let unwanted = over || !self.cluster.keeps(&table.id);
                    if unwanted && places.get(&table.id).is_none_or(idle) {
                        places.remove(&table.id);
                        return;
                    }
                }
            }
        }
    }

    /// Gives a game up for a guest who does not come back.
    async fn give_up_for(&self, table: &LiveTable, seat: Seat) {
        for command in [Command::Abort, Command::Resign] {
            match table.give_up(&self.database, &command, seat).await {
                Ok(true) => return,
                Ok(false) => {}
                Err(fault) => tracing::warn!(game = table.id, %fault, "a game that was left goes on"),
            }
        }
    }

    /// Begins the game that two players agreed to play after another.
    async fn rematch(self: &Arc<Self>, before: &LiveTable, id: &str, fact: Fact) {
        let Fact::Begun { terms, white, black } = fact else { return };
        if matches!(self.table(id).await, Ok(Some(_))) {
            return;
        }
        match self.begin(id, *terms, white, black).await {
            Ok(next) => before.give_place().into_iter().for_each(|place| next.holds(place)),
            Err(_) => tracing::error!(game = id, "a further game could not begin"),
        }
    }
}

/// For whom a game is given up that guests have left for good; nobody while one of them may come back, or where
/// somebody with an account plays, or an event or an arena waits for the result.
fn left(game: &LiveGame, presence: &Presence, now: Moment) -> Option<Seat> {
    let terms = game.terms();
    if game.is_over() || terms.event.is_some() || terms.arena.is_some() {
        return None;
    }
    let mut guest = None;
    for seat in Seat::ALL {
        match &game.players()[seat.color()] {
            Player::Engine { .. } => {}
            Player::Guest { .. } if presence.away(seat, now).is_some_and(|away| away >= LEFT) => {
                guest = guest.or(Some(seat));
            }
            Player::Guest { .. } | Player::Account { .. } => return None,
        }
    }
    guest
}

/// The next game, if the players have agreed on one.
fn agreed(game: &LiveGame) -> Option<(String, Fact)> {
    match game.rematch() {
        Rematch::Agreed(id) => Some((id.clone(), game.next_game())),
        _ => None,
    }
}

/// The second game of a micro-match, once the first is over.
fn second(game: &LiveGame, id: &str) -> Option<(String, Fact)> {
    Some((LiveGame::second_name(id), game.second_game(id)?))
}

#[cfg(test)]
mod tests {
    use damier_clock::named::Class;
    use damier_live::Terms;

    use super::*;

    #[test]
    fn only_games_that_guests_have_left_for_good_are_given_up() {
        let begun = Moment::from_millis(1_000_000);
        let game = |other: Player| {
            let terms = Terms::new("ua2023-russian", Class::Rapid, "1440m");
            LiveGame::begin(terms, Player::guest("guest-1"), other, begun).expect("a game")
        };
        let mut presence = Presence::default();
        let engine = || Player::Engine { level: 1 };
        assert_eq!(left(&game(engine()), &presence, begun + LEFT), None, "he is there");
        Seat::ALL.into_iter().for_each(|seat| presence.away_since[seat.color()] = Some(begun));
        assert_eq!(left(&game(engine()), &presence, begun + Span::hours(23)), None, "he may come back");
        assert_eq!(left(&game(engine()), &presence, begun + LEFT), Some(Seat::White));
        assert_eq!(left(&game(Player::guest("guest-2")), &presence, begun + LEFT), Some(Seat::White));
        assert_eq!(
            left(&game(Player::member(7, "Olena")), &presence, begun + LEFT),
            None,
            "she has an account"
        );
    }
}
