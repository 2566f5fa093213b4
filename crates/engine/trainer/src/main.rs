//! Plays the engine against itself and writes what it learnt about each quiet position.

mod odds;
mod record;
mod self_play;

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::mpsc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use clap::Parser;
use damier_engine::{Evaluation, Network};
use damier_rules::{Rulebook, Variant};

/// Plays games of the engine against itself until the time is up.
///
/// Example: damier-trainer russian --seconds 60 --threads 2 --out russian.bin
#[derive(Parser)]
struct Arguments {
    /// international, russian, brazilian, english, columns or lasca
    variant: Variant,
    /// File to write
    #[arg(long, required_unless_present = "odds")]
    out: Option<PathBuf>,
    /// Tell how often games are won, drawn and lost with a score, instead of writing positions
    #[arg(long, conflicts_with = "out")]
    odds: bool,
    /// Weights to play with, instead of those that come with the engine
    #[arg(long)]
    weights: Option<PathBuf>,
    /// Play with the evaluation made by hand, as for the first weights of all
    #[arg(long, conflicts_with = "weights")]
    by_hand: bool,
    /// How long to play
    #[arg(long, default_value_t = 60)]
    seconds: u64,
    /// Positions looked at for a move
    #[arg(long, default_value_t = 1500)]
    nodes: u64,
    /// Threads, each playing its own games
    #[arg(long, default_value_t = 1)]
    threads: u64,
    /// Seed of the random openings
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let book = Rulebook::usual(arguments.variant);
    let evaluation = match &arguments.weights {
        None if arguments.by_hand => Evaluation::Hand,
        None => Evaluation::Learnt,
        Some(path) => {
            let bytes = std::fs::read(path).with_context(|| format!("reading {}", path.display()))?;
            Evaluation::Network(Arc::new(Network::read(arguments.variant, &bytes)?))
        }
    };
    let Some(path) = &arguments.out else {
        let (seed, time) = (arguments.seed, Duration::from_secs(arguments.seconds));
        let mut player = self_play::Player::new(&book, &evaluation, arguments.nodes, seed);
        println!("{}", odds::measure(&mut player, time));
        return Ok(());
    };
    let file = File::create(path).with_context(|| format!("making {}", path.display()))?;
    let mut out = BufWriter::new(file);
    let until = Instant::now() + Duration::from_secs(arguments.seconds);
    let games = AtomicU64::new(0);
    let (send, receive) = mpsc::sync_channel::<Vec<u8>>(64);
    std::thread::scope(|scope| {
        for thread in 0..arguments.threads {
            let (send, book, evaluation, games) = (send.clone(), &book, &evaluation, &games);
            let (seed, nodes) =
                (arguments.seed.wrapping_mul(1_000_003).wrapping_add(thread), arguments.nodes);
            scope.spawn(move || {
                let mut player = self_play::Player::new(book, evaluation, nodes, seed);
                while Instant::now() < until {
                    let game = self_play::records(&player.game());
                    games.fetch_add(1, Relaxed);
                    if send.send(game).is_err() {
                        break;
                    }
                }
            });
        }
        drop(send);
        for game in receive {
            out.write_all(&game)?;
        }
        out.flush()?;
        println!(
            "{} games, {} positions",
            games.load(Relaxed),
            out.get_ref().metadata()?.len() / record::LENGTH as u64
        );
        Ok(())
    })
}
