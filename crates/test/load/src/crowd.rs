//! All who play: how they come in, at which pace they move, what went wrong.

use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use damier_rules::{Lots, Rulebook, Variant};
use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};
use tokio::sync::watch;

use crate::pair::Pair;
use crate::seat::Seat;
use crate::wire;

/// So many come in at a time.
const AT_THE_DOOR: usize = 16;

/// So many faults are told in full.
const TOLD: usize = 20;

/// All who play.
pub(crate) struct Crowd {
    pub(crate) address: SocketAddr,
    /// From one half-move of a game to the next.
    pub(crate) pace: Duration,
    control: String,
    seed: u64,
    pairs: Mutex<Vec<Arc<Pair>>>,
    closing: watch::Sender<bool>,
    resting: AtomicBool,
    torn: AtomicBool,
    /// Moves that were refused because nothing could be stored.
    pub(crate) refused: AtomicU64,
    faults: Mutex<Vec<String>>,
    fault_count: AtomicU64,
    /// Lines that were lost and opened again.
    pub(crate) reconnected: AtomicU64,
}

impl Crowd {
    pub(crate) fn new(address: SocketAddr, pace: Duration, control: &str, seed: u64) -> Arc<Crowd> {
        Arc::new(Crowd {
            address,
            pace,
            control: control.to_owned(),
            seed,
            pairs: Mutex::default(),
            closing: watch::Sender::new(false),
            resting: AtomicBool::new(false),
            torn: AtomicBool::new(false),
            refused: AtomicU64::new(0),
            faults: Mutex::default(),
            fault_count: AtomicU64::new(0),
            reconnected: AtomicU64::new(0),
        })
    }

    /// The pairs that play.
    pub(crate) fn pairs(&self) -> Vec<Arc<Pair>> {
        self.pairs.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Lets so many more pairs come in, sit down and begin.
    pub(crate) async fn admit(self: &Arc<Self>, count: usize) -> Result<()> {
        let first = self.pairs().len();
        stream::iter(first..first + count)
            .map(Ok)
            .try_for_each_concurrent(AT_THE_DOOR, |n| self.seat(n))
            .await
    }

    async fn seat(self: &Arc<Self>, number: usize) -> Result<()> {
        let variant = Variant::ALL[number % Variant::ALL.len()];
        let rulebook = Rulebook::usual(variant).name;
        let secrets = [0, 1].map(|side| secret(self.seed, number as u64, side));
        let form =
            [("rulebook", rulebook), ("control", &self.control), ("with", "friend"), ("seat", "white")];
        let offer = wire::post(self.address, "/", &secrets[0], &form).await.context("offering a game")?;
        let accept = [("answer", "accept")];
        let game =
            wire::post(self.address, &offer, &secrets[1], &accept).await.context("accepting a game")?;
        let game = game.strip_prefix("/game/").with_context(|| format!("no game but {game}"))?.to_owned();
        let mut lots = Lots::new(self.seed ^ number as u64);
        let base = Instant::now() + self.pace.mul_f64(lots.fraction());
        let pair = Arc::new(Pair::new(game, base));
        for (side, secret) in secrets.into_iter().enumerate() {
            let chance = Lots::new(lots.number());
            let seat = Seat::new(Arc::clone(self), Arc::clone(&pair), side, secret, chance);
            tokio::spawn(seat.sit());
        }
        self.pairs.lock().unwrap_or_else(PoisonError::into_inner).push(pair);
        Ok(())
    }

    /// Nobody begins a move any more; what is under way comes to its end.
    pub(crate) fn rest(&self) {
        self.resting.store(true, Relaxed);
    }

    /// Whether nobody shall begin a move.
    pub(crate) fn is_resting(&self) -> bool {
        self.resting.load(Relaxed)
    }

    /// From now on it may happen that nothing can be stored for a while: then what was refused is tried again.
    pub(crate) fn tear(&self) {
        self.torn.store(true, Relaxed);
    }

    /// Whether that may happen.
    pub(crate) fn is_torn(&self) -> bool {
        self.torn.load(Relaxed)
    }

    pub(crate) fn close(&self) {
        self.closing.send_replace(true);
    }

    /// Waits until everybody has to go.
    pub(crate) async fn closing(&self) {
        // The sender is our own, so it is there.
        let _ = self.closing.subscribe().wait_for(|closing| *closing).await;
    }

    /// Something is not as it should be.
    pub(crate) fn fault(&self, what: String) {
        self.fault_count.fetch_add(1, Relaxed);
        let mut faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        if faults.len() < TOLD {
            faults.push(what);
        }
    }

    /// How many faults there were, and the first of them.
    pub(crate) fn faults(&self) -> (u64, Vec<String>) {
        let faults = self.faults.lock().unwrap_or_else(PoisonError::into_inner).clone();
        (self.fault_count.load(Relaxed), faults)
    }

    /// Half-moves that were sent and neither refused nor both acknowledged and seen yet.
    pub(crate) fn under_way(&self) -> usize {
        let open = |pair: &Arc<Pair>| {
            let games = pair.games();
            let moves = games.iter().flat_map(|game| &game.moves);
            moves.filter(|made| !made.acknowledged || made.seen.is_none()).count()
        };
        self.pairs().iter().map(open).sum()
    }

    /// Waits until nothing is under way, but not longer than so long.
    pub(crate) async fn settle(&self, longest: Duration) {
        let until = Instant::now() + longest;
        while self.under_way() > 0 && Instant::now() < until {
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
    }
}

/// The secret of a guest.
pub(crate) fn secret(seed: u64, number: u64, side: u64) -> String {
    let mut lots = Lots::new(seed ^ (number << 1 | side) ^ 0x5eed << 40);
    (0..2).map(|_| format!("{:016x}", lots.number())).collect()
}
