//! Those who only watch: each looks at one board and hears of every move there.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use anyhow::{Context as _, Result};
use futures_util::SinkExt as _;
use futures_util::stream::{self, StreamExt as _, TryStreamExt as _};
use serde::Deserialize;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use crate::crowd::{Crowd, secret};
use crate::wire::{self, Line};

/// So many come in at a time.
const AT_THE_DOOR: usize = 50;

/// What one who watches hears, as far as he needs it.
#[derive(Deserialize)]
struct Heard<'a> {
    t: &'a str,
    n: Option<u64>,
}

/// How many views all of them have seen.
pub(crate) type Seen = Arc<AtomicU64>;

/// Lets so many come in and watch the first boards.
pub(crate) async fn admit(hall: &Arc<Crowd>, count: usize, boards: usize, seed: u64) -> Result<Seen> {
    let seen = Seen::default();
    let games: Vec<String> = hall.pairs().iter().take(boards.max(1)).map(|pair| pair.present()).collect();
    stream::iter(0..count)
        .map(Ok)
        .try_for_each_concurrent(AT_THE_DOOR, |number| {
            let (hall, seen, game) =
                (Arc::clone(hall), Arc::clone(&seen), games[number % games.len()].clone());
            async move {
                let secret = secret(seed ^ 0x00c0_ffee, number as u64, 0);
                let mut line = wire::live(hall.address, &secret).await.context("watching")?;
                line.send(Message::text(json!({"t": "join", "game": game}).to_string())).await?;
                tokio::spawn(async move {
                    tokio::select! {
                        // Who is told that all is over does not look whether the line still is there.
                        biased;
                        () = hall.closing() => {}
                        ended = watch(&mut line, &seen) => {
                            if let Err(why) = ended {
                                hall.fault(format!("a line of one who watches was lost: {why:#}"));
                            }
                        }
                    }
                });
                Ok::<(), anyhow::Error>(())
            }
        })
        .await?;
    Ok(seen)
}

async fn watch(line: &mut Line, seen: &Seen) -> Result<()> {
    loop {
        let Message::Text(text) = line.next().await.context("closed")?? else { continue };
        match serde_json::from_str::<Heard<'_>>(&text)? {
            Heard { t: "ping", n } => {
                line.send(Message::text(json!({"t": "pong", "n": n}).to_string())).await?;
            }
            Heard { t: "view", .. } => {
                seen.fetch_add(1, Relaxed);
            }
            Heard { .. } => {}
        }
    }
}
