//! What happens to whoever asks, as it happens: offers that he could accept, his games that begin and end. One line of
//! JSON each, so that a program that plays waits for nothing else.

use std::collections::{BTreeSet, VecDeque};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use damier_live::{Player, Seat};
use damier_store::{AccountId, Fault, GameQuery, GameState};
use futures_util::stream;
use serde::Serialize;
use tokio::sync::{broadcast, watch};

use super::challenges::Challenge;
use super::{ApiError, Caller, Route, Scope};
use crate::lobby::Waits;
use crate::moderation::apart_from;
use crate::rates::HeldLine;
use crate::site::{Site, now};

/// After so long without news one looks again, and an empty line tells that the connection lives.
const QUIET: Duration = Duration::from_secs(5);

/// Offers that change quickly are told together.
const TOGETHER: Duration = Duration::from_millis(100);

/// So many of his games are followed.
const MOST_GAMES: u32 = 500;

pub(super) fn routes() -> Vec<Route> {
    vec![
        Route::get("/stream", watch)
            .does(
                "Challenges",
                "streamEvents",
                "What happens to the owner of the token, one line each: `welcome` at once, `offer` and `offer_gone` for \
                 offers to anybody, `game_start` and `game_end` for games of one's own; what there is already is told \
                 first. Empty lines mean that nothing has changed. Whoever streams is there for his own offers.",
            )
            .needs(Scope::Play)
            .answers_as("application/x-ndjson", None),
    ]
}

#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum News {
    /// Who is meant by the token.
    Welcome { name: String },
    /// Somebody else waits for an opponent.
    Offer { challenge: Box<Challenge> },
    /// He no longer does.
    OfferGone { challenge: String },
    /// A game has begun, or was begun before and goes on.
    GameStart { game: String, you: Seat, variant: String, rulebook: String, opponent: String },
    /// It is over.
    GameEnd { game: String },
}

/// Somebody who listens.
struct Listening {
    site: Arc<Site>,
    caller: Caller,
    player: Player,
    account: AccountId,
    /// As long as it is held, his offers stand.
    _there: Waits,
    lobby: watch::Receiver<u64>,
    endings: broadcast::Receiver<Option<AccountId>>,
    offers: BTreeSet<String>,
    games: BTreeSet<String>,
    waiting: VecDeque<News>,
    looked: bool,
    /// As long as it is held, it is one of his lines.
    _line: Option<HeldLine>,
}

impl Listening {
    /// The next line; none if there will be no other.
    async fn next(&mut self) -> Option<String> {
        if self.waiting.is_empty() {
            if self.looked {
                self.wait().await?;
            }
            self.looked = true;
            if let Err(fault) = self.look().await {
                tracing::warn!(%fault, "somebody who listens for news was told nothing");
            }
        }
        let line = match self.waiting.pop_front() {
            Some(news) => serde_json::to_string(&news).ok()?,
            None => String::new(),
        };
        Some(line + "\n")
    }

    /// Until something may have happened; none if the token or the site ends.
    async fn wait(&mut self) -> Option<()> {
        tokio::select! {
            changed = self.lobby.changed() => {
                changed.ok()?;
                tokio::time::sleep(TOGETHER).await;
            }
            // Games of events, rematches and those with the engine begin without an offer.
            () = tokio::time::sleep(QUIET) => {}
            () = self.site.closing() => return None,
            // Whoever missed whose token has ended has to look.
            _ = self.endings.recv() => {
                if !self.caller.is_still_known(&self.site).await {
                    return None;
                }
            }
        }
        self.caller.is_in_time(now()).then_some(())
    }

    async fn look(&mut self) -> Result<(), Fault> {
        self.look_at_offers().await?;
        self.look_at_games().await
    }

    async fn look_at_offers(&mut self) -> Result<(), Fault> {
        let apart = apart_from(&self.site, self.caller.account()).await?;
        let open = self.site.play.lobby.public().await?;
        let mut there = BTreeSet::new();
        for offer in open.into_iter().filter(|offer| offer.by != self.player && !apart.has(&offer.by)) {
            there.insert(offer.id.clone());
            if !self.offers.contains(&offer.id) {
                self.waiting.push_back(News::Offer { challenge: Box::new(offer.into()) });
            }
        }
        let gone = self.offers.difference(&there).cloned();
        self.waiting.extend(gone.map(|challenge| News::OfferGone { challenge }));
        self.offers = there;
        Ok(())
    }

    async fn look_at_games(&mut self) -> Result<(), Fault> {
        let (account, state) = (Some(self.account), Some(GameState::Running));
        let query = GameQuery { account, state, limit: MOST_GAMES, ..GameQuery::default() };
        let running = self.site.database.games(&query).await?.items;
        let mut there = BTreeSet::new();
        for game in running {
            there.insert(game.id.clone());
            if self.games.contains(&game.id) {
                continue;
            }
            let Some(table) = self.site.play.hub.table(&game.id).await? else { continue };
            let Some(you) = table.seat_of(self.account) else { continue };
            let opponent = if you == Seat::White { game.black.name } else { game.white.name };
            let (variant, rulebook) = (game.variant, game.rulebook);
            self.waiting.push_back(News::GameStart { game: game.id, you, variant, rulebook, opponent });
        }
        let over = self.games.difference(&there).cloned();
        self.waiting.extend(over.map(|game| News::GameEnd { game }));
        self.games = there;
        Ok(())
    }
}

async fn watch(State(site): State<Arc<Site>>, caller: Caller) -> Result<Response, ApiError> {
    let (player, account) = (caller.player()?, &caller.owner()?.1);
    let (account, name) = (account.id, account.name.as_str().to_owned());
    let line = caller.hold_line(&site)?;
    let listening = Listening {
        _there: site.play.lobby.listens(&player),
        lobby: site.play.lobby.news(),
        endings: site.people.endings(),
        site,
        caller,
        player,
        account,
        offers: BTreeSet::new(),
        games: BTreeSet::new(),
        waiting: VecDeque::from([News::Welcome { name }]),
        looked: false,
        _line: line,
    };
    let lines = stream::unfold(listening, |mut listening| async move {
        let line = listening.next().await?;
        Some((Ok::<_, Infallible>(line), listening))
    });
    let kind = [(header::CONTENT_TYPE, "application/x-ndjson")];
    Ok((kind, Body::from_stream(lines)).into_response())
}
