//! What an examination may use: time, memory, endgame tables.

use std::sync::Arc;
use std::time::Duration;

use clap::Args;
use damier_compose::check::Means;
use damier_engine::Probe;
use damier_rules::Variant;
use damier_tables::{BuildEvent, BuildOptions, build};

use crate::commands::tables::{at_hand, usual_folder};
use crate::progress::Progress;

/// How many pieces the tables have that are built when there are none.
const PIECES: u32 = 4;

/// How many they have where a man ahead often is not enough and endings decide, if there is time for it.
const ENGLISH: u32 = 5;

/// Building those takes about a minute, which is worth it where proofs may take as long.
const WORTH: Duration = Duration::from_secs(60);

/// Limits and means of an examination.
#[derive(Debug, Args)]
pub(crate) struct MeansArgs {
    /// Seconds for each composition [default: 10; 60 on the large board]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    time: Option<u32>,
    /// Memory for proofs, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(16..=65_536))]
    memory: u32,
    /// Build endgame tables of so many pieces first, where they are missing; six take long [default: 4, which take
    /// some seconds, once; 5 in English draughts, where all works together may take a minute]
    #[arg(long, value_name = "PIECES", value_parser = clap::value_parser!(u32).range(2..=6), conflicts_with = "no_tables")]
    tables: Option<u32>,
    /// Leave endgame tables alone
    #[arg(long)]
    no_tables: bool,
}

impl MeansArgs {
    /// The time for a composition of a variant.
    pub(super) fn time(&self, variant: Variant) -> Duration {
        self.time.map_or(Means::usual(variant).time, |seconds| Duration::from_secs(u64::from(seconds)))
    }

    /// Whether larger tables than those at hand may well decide what stayed open.
    pub(super) fn could_have_more(&self, variant: Variant) -> bool {
        let there = || at_hand(variant).is_some_and(|own| own.most_pieces() >= ENGLISH);
        variant == Variant::English && !self.no_tables && !there()
    }

    /// The means for one of so many compositions of a variant.
    pub(crate) fn of(&self, variant: Variant, works: usize) -> Means {
        let usual = Means::usual(variant);
        let time = self.time(variant);
        let long = time.saturating_mul(u32::try_from(works).unwrap_or(u32::MAX)) >= WORTH;
        let usual_pieces = if variant == Variant::English && long { ENGLISH } else { PIECES };
        let pieces = self.tables.unwrap_or(usual_pieces);
        Means {
            time,
            memory: (self.memory as usize) << 20,
            tables: if self.no_tables { None } else { tables(variant, pieces, self.tables.is_some()) },
            ..usual
        }
    }
}

/// The tables at hand; those of so many pieces are built where there are fewer and they can be. Without them proofs take
/// longer, which is no reason to stop. Towers have tables only where somebody asks for them.
fn tables(variant: Variant, pieces: u32, asked: bool) -> Option<Arc<dyn Probe>> {
    let there = at_hand(variant);
    let enough = there.as_ref().is_some_and(|own| own.most_pieces() >= pieces);
    if enough || variant.has_towers() && !asked {
        return there;
    }
    let Ok(folder) = usual_folder() else { return there };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let bar = Progress::new(Some(0), "endgame tables, once {wide_bar} {percent}%, {eta} left");
    let options = BuildOptions { pieces, threads, memory: 1 << 30 };
    let built = build(&folder, variant, &options, &|event| match event {
        BuildEvent::Planned { units, .. } => bar.set_length(units),
        BuildEvent::Advanced(units) => bar.advance(units),
        BuildEvent::Replaced(_) | BuildEvent::Begun(_) | BuildEvent::Stored(..) => {}
    });
    bar.finish();
    if built.is_err() {
        return there;
    }
    at_hand(variant)
}
