//! Play over the network: the boards, the offers, and what is seen to between players.

use std::sync::Arc;

use damier_language::{Args, Words};
use damier_live::Player;
use damier_store::{AccountId, Asker, Database, Fault, Full, Shares};

use crate::channels::Channels;
use crate::cluster::Cluster;
use crate::fair_play::FairPlay;
use crate::live::Hub;
use crate::lobby::Lobby;
use crate::people::author;
use crate::places::{Place, Places};
use crate::rates::is_here;
use crate::talk::Talk;

/// So many games that people have begun are under way at a node: each stays in memory until it is over, and one without
/// a clock may never be. Games of events and arenas, which the site begins, are not counted.
const GAMES: Shares = Shares { all: 100_000, guests: 24_000, own: 20, address: 100 };

/// Programs of members play many at a time.
const OF_A_MEMBER: u32 = 200;

/// What those share who play.
pub struct Play {
    /// The boards at which games are played now.
    pub hub: Arc<Hub>,
    /// Who waits for an opponent.
    pub lobby: Lobby,
    /// What the channels show.
    pub channels: Channels,
    /// What is remembered of those who talk.
    pub talk: Talk,
    /// Statistics of fair play that are being made.
    pub fair_play: FairPlay,
    /// Who has begun the games that are under way.
    games: Places,
}

impl Play {
    /// Of a site, with the offers that stand.
    pub async fn open(database: &Database, cluster: &Arc<Cluster>) -> Result<Play, Fault> {
        Ok(Play {
            hub: Hub::new(database.clone(), Arc::clone(cluster)),
            lobby: Lobby::open(database.clone(), Arc::clone(cluster)).await?,
            channels: Channels::default(),
            talk: Talk::default(),
            fair_play: FairPlay::default(),
            games: Places::new(GAMES),
        })
    }

    /// A place for a game that somebody begins from somewhere. Whoever comes from this machine is not counted by it: all
    /// may come so.
    pub fn place(&self, player: &Player, from: Option<&str>) -> Result<Option<Place>, Full> {
        let from = from.filter(|own| !is_here(own));
        let (asker, own) = match player {
            Player::Account { number: Some(number), .. } => {
                (Asker::member(&author(AccountId(*number)), from), OF_A_MEMBER)
            }
            Player::Guest { name } => (Asker::guest(name, from), GAMES.own),
            Player::Account { number: None, .. } | Player::Engine { .. } => return Ok(None),
        };
        self.games.take_within(Shares { own, ..GAMES }, &asker).map(Some)
    }

    /// A game has begun for which somebody has taken a place.
    pub async fn begun(&self, game: &str, place: Option<Place>) -> Result<(), Fault> {
        if let (Some(place), Some(table)) = (place, self.hub.table(game).await?) {
            table.holds(place);
        }
        Ok(())
    }
}

/// Why somebody cannot begin another game, in words.
pub fn too_many_games(words: &Words, full: Full) -> String {
    words.translate("share-games", &Args::new().with("most", full.most()))
}
