//! The engine as its users hold it: one variant and rulebook, a hash table, an evaluation.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64};
use std::time::Duration;

use damier_rules::{Move, Position, Rulebook, Variant};

use crate::draws::Draws;
use crate::evaluate::{Evaluation, Network};
use crate::limits::{Limits, Report, StopFlag};
use crate::node::Node;
use crate::probe::Probe;
use crate::search::{Busy, Shared, search};
use crate::time::since_the_first_look;
use crate::transposition::Transposition;
use damier_rules::for_variant;

/// How an engine is set up.
#[derive(Debug, Clone)]
pub struct Options {
    /// Bytes of the hash table.
    pub hash: usize,
    /// How many threads search the same tree together.
    pub threads: usize,
    /// What positions are worth.
    pub evaluation: Evaluation,
    /// Whether moves may be skipped or searched less deeply on the strength of a guess.
    pub pruning: bool,
    /// Endgame tables of the variant.
    pub tables: Option<Arc<dyn Probe>>,
    /// How much time has passed since some moment that stays the same. Browsers have a clock of their own, which the
    /// standard library does not know.
    pub clock: fn() -> Duration,
}

impl Default for Options {
    fn default() -> Options {
        let evaluation = Evaluation::default();
        let clock = since_the_first_look;
        Options { hash: 64 << 20, threads: 1, evaluation, pruning: true, tables: None, clock }
    }
}

/// An engine for one rulebook.
pub struct Engine {
    variant: Variant,
    draws: Draws,
    table: Transposition,
    network: Option<Arc<Network>>,
    threads: usize,
    pruning: bool,
    tables: Option<Arc<dyn Probe>>,
    clock: fn() -> Duration,
}

impl Engine {
    /// An engine that plays by this rulebook.
    pub fn new(rulebook: &Rulebook, options: &Options) -> Engine {
        Engine {
            variant: rulebook.variant,
            draws: for_variant!(rulebook.variant, N => Draws::new::<N>(rulebook)),
            table: Transposition::new(options.hash),
            network: options.evaluation.network(rulebook.variant),
            threads: options.threads.max(1),
            pruning: options.pruning,
            tables: options.tables.clone().filter(|own| own.variant() == rulebook.variant),
            clock: options.clock,
        }
    }

    /// Forgets what was found in earlier searches.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Searches the position after some moves and reports after every depth. The reports of the last depth are
    /// returned, the best move first; none if there is no move.
    ///
    /// # Panics
    /// If the position is of another variant than the rulebook.
    pub fn search(
        &mut self,
        start: &Position,
        moves: &[Move],
        limits: &Limits,
        stop: &StopFlag,
        report: &mut dyn FnMut(&Report),
    ) -> Vec<Report> {
        assert_eq!(start.variant(), self.variant, "the position is of the engine's variant");
        self.table.next_generation();
        for_variant!(self.variant, N => self.search_in::<N>(start, moves, limits, stop, report))
    }

    fn search_in<N: Node>(
        &self,
        start: &Position,
        moves: &[Move],
        limits: &Limits,
        stop: &StopFlag,
        report: &mut dyn FnMut(&Report),
    ) -> Vec<Report> {
        let mut game = vec![N::from_position(start)];
        for mv in moves {
            game.push(game[game.len() - 1].play(mv));
        }
        let known = |tables: &&dyn Probe| game[game.len() - 1].may_come_down_to(tables.most_pieces());
        let busy = (self.threads > 1).then(Busy::new);
        let shared = Shared {
            table: &self.table,
            draws: &self.draws,
            network: self.network.as_ref(),
            limits,
            stop,
            clock: self.clock,
            begun: (self.clock)(),
            nodes: AtomicU64::new(0),
            over: AtomicBool::new(false),
            pruning: self.pruning,
            tables: self.tables.as_deref().filter(known),
            busy: busy.as_ref(),
        };
        search(&shared, &game, self.threads, report)
    }
}
