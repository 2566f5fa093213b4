//! How a game begins.

use std::sync::Arc;

use damier_clock::Moment;
use damier_live::{ArenaGame, ClockStart, Entry, Fact, LiveGame, Pace, Player, Refused, Terms};
use damier_rules::Variant;
use damier_store::{AccountId, Append, Fault, NewFact};

use super::{Hub, Missing};
use crate::live::row::{Accounts, accounts, row};
use crate::live::table::{CommandError, LiveTable};
use crate::{ratings, secret};

/// A game that is about to begin.
struct Beginning {
    at: Moment,
    accounts: Accounts,
    game: LiveGame,
    append: Append,
}

impl Hub {
    /// Begins a game.
    pub async fn begin(
        self: &Arc<Self>,
        id: &str,
        terms: Terms,
        white: Player,
        black: Player,
    ) -> Result<Arc<LiveTable>, CommandError> {
        let Beginning { at, accounts, game, append } = self.prepare(id, terms, white, black).await?;
        let place = self.place(id);
        let begin = || async {
            match self.database.append(append).await {
                Ok(()) => Ok(self.seat(id, at, accounts, game)),
                // Another node has begun it already, after a game that both know.
                Err(Fault::Conflict { .. }) => self.open(id).await,
                Err(fault) => Err(Missing::Store(fault)),
            }
        };
        let begun = place.get_or_try_init(begin).await.cloned();
        self.give_up(id, &place);
        begun.map_err(|missing| match missing {
            Missing::Unknown => CommandError::Refused(Refused::NotBegun),
            Missing::Store(fault) => CommandError::Store(fault),
        })
    }

    /// Begins the game for which somebody offers to wait; none if the offer is no longer open, else the number of the
    /// change to the offers.
    pub async fn begin_for(
        self: &Arc<Self>,
        offer: &str,
        id: &str,
        terms: Terms,
        white: Player,
        black: Player,
    ) -> Result<Option<u64>, CommandError> {
        let Beginning { at, accounts, game, append } = self.prepare(id, terms, white, black).await?;
        let place = self.place(id);
        let mut number = 0;
        let begin = || async {
            let taken = self.database.take_offer(offer, id, at, append).await.map_err(Missing::Store)?;
            number = taken.ok_or(Missing::Unknown)?;
            Ok(self.seat(id, at, accounts, game))
        };
        let begun = place.get_or_try_init(begin).await.map(drop);
        self.give_up(id, &place);
        match begun {
            Ok(()) => Ok(Some(number)),
            Err(Missing::Unknown) => Ok(None),
            Err(Missing::Store(fault)) => Err(CommandError::Store(fault)),
        }
    }

    /// Makes a game ready to begin. An opening that is to be drawn is drawn now, and players are shown with their
    /// ratings of now.
    async fn prepare(
        &self,
        id: &str,
        mut terms: Terms,
        white: Player,
        black: Player,
    ) -> Result<Beginning, CommandError> {
        let at = self.cluster.now();
        let has_account = |player: &Player| player.number().is_some();
        if terms.rated && !(has_account(&white) && has_account(&black)) {
            return Err(CommandError::Refused(Refused::RatedNeedsAccounts));
        }
        let table = terms.check().map_err(CommandError::Refused)?;
        let variant = table.rulebook.variant;
        if let Some(ballot) = terms.ballot.take() {
            terms.ballot = Some(ballot.drawn(variant, secret::lot()).map_err(CommandError::Refused)?);
        }
        // The arbiter starts the clocks of an event; elsewhere they start with the first move, when somebody is there.
        terms.clock_start = match (&terms.event, &terms.arena) {
            (Some(_), _) => ClockStart::AtOnce,
            (None, Some(_)) => ClockStart::FirstMove(ArenaGame::FIRST_MOVE),
            (None, None) => ClockStart::with_first_move(&table.control),
        };
        let pace = Pace::of(&table.control);
        let white = self.with_rating(white, variant, pace).await.map_err(CommandError::Store)?;
        let black = self.with_rating(black, variant, pace).await.map_err(CommandError::Store)?;
        let game = LiveGame::begin(terms.clone(), white.clone(), black.clone(), at)
            .map_err(CommandError::Refused)?;
        let accounts = accounts(&game);
        let fact = Fact::Begun { terms: Box::new(terms), white, black };
        let fact = NewFact::new(at, "", &Entry::new(at, fact)).map_err(CommandError::Store)?;
        let append = Append::new(LiveTable::stream(id), 1).fact(fact).game(row(id, at, accounts, &game));
        Ok(Beginning { at, accounts, game, append })
    }

    /// A player with his rating of now, if he has one.
    async fn with_rating(
        &self,
        player: Player,
        variant: Variant,
        pace: Option<Pace>,
    ) -> Result<Player, Fault> {
        let (Player::Account { number: Some(number), name, .. }, Some(pace)) = (&player, pace) else {
            return Ok(player);
        };
        let kept = self.ratings.of(AccountId(*number), variant.name(), pace).await?;
        let rating = kept.as_ref().map(ratings::points);
        Ok(Player::Account { number: Some(*number), name: name.clone(), rating })
    }

    /// Puts a game that has just begun on a board.
    fn seat(self: &Arc<Self>, id: &str, begun: Moment, accounts: Accounts, game: LiveGame) -> Arc<LiveTable> {
        let listening = self.cluster.listen_to_board(id);
        self.watched(
            LiveTable::new(id.to_owned(), begun, accounts, game, Arc::clone(&self.cluster)),
            listening,
        )
    }
}
