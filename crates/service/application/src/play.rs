//! Play over the network: the boards, the offers, and what is seen to between players.

use std::sync::Arc;

use damier_store::{Database, Fault};

use crate::channels::Channels;
use crate::cluster::Cluster;
use crate::fair_play::FairPlay;
use crate::live::Hub;
use crate::lobby::Lobby;
use crate::talk::Talk;

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
        })
    }
}
