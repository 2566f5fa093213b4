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

/// Limits and means of an examination.
#[derive(Debug, Args)]
pub(super) struct MeansArgs {
    /// Seconds for each composition [default: 10; 60 on the large board]
    #[arg(long, value_name = "SECONDS", value_parser = clap::value_parser!(u32).range(1..=86_400))]
    time: Option<u32>,
    /// Memory for proofs, in MiB
    #[arg(long, value_name = "MIB", default_value_t = 512, value_parser = clap::value_parser!(u32).range(16..=65_536))]
    memory: u32,
    /// Leave endgame tables alone; otherwise those of four pieces are built once, which takes some seconds
    #[arg(long)]
    no_tables: bool,
}

impl MeansArgs {
    /// The time for a composition of a variant.
    pub(super) fn time(&self, variant: Variant) -> Duration {
        self.time.map_or(Means::usual(variant).time, |seconds| Duration::from_secs(u64::from(seconds)))
    }

    /// The means for a composition of a variant.
    pub(super) fn of(&self, variant: Variant) -> Means {
        let usual = Means::usual(variant);
        Means {
            time: self.time(variant),
            memory: (self.memory as usize) << 20,
            tables: if self.no_tables { None } else { tables(variant) },
            ..usual
        }
    }
}

/// The tables at hand; small ones are built where there are none and can be. Without them proofs take longer,
/// which is no reason to stop.
fn tables(variant: Variant) -> Option<Arc<dyn Probe>> {
    let there = at_hand(variant);
    if there.is_some() || variant.has_towers() {
        return there;
    }
    let folder = usual_folder().ok()?;
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let bar = Progress::new(Some(0), "endgame tables, once {wide_bar} {percent}%, {eta} left");
    let options = BuildOptions { pieces: PIECES, threads, memory: 1 << 30 };
    let built = build(&folder, variant, &options, &|event| match event {
        BuildEvent::Planned { units, .. } => bar.set_length(units),
        BuildEvent::Advanced(units) => bar.advance(units),
        BuildEvent::Replaced(_) | BuildEvent::Begun(_) | BuildEvent::Stored(..) => {}
    });
    bar.finish();
    built.ok()?;
    at_hand(variant)
}
