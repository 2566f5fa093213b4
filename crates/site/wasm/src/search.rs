//! What the engine finds.

use std::sync::Arc;
use std::time::Duration;

use damier_engine::{
    Engine, Evaluation, Level, Limits, Network, Options, Report, StopFlag, Thinking, nearest,
};
use damier_live::Trial;
use damier_rules::Variant;
use serde_json::{Value, json};

use crate::Fault;
use crate::ask::{Place, Terms};

/// Megabytes of the hash table: usually, and at most.
const HASH: (usize, usize) = (16, 256);

/// Full strength thinks so long if nobody says how long.
const USUAL: Duration = Duration::from_secs(3);

/// The engine and what it has learnt. One game is searched at a time, so one engine is kept.
pub(crate) struct Thinker {
    clock: fn() -> Duration,
    networks: [Option<Arc<Network>>; Variant::ALL.len()],
    engine: Option<Kept>,
}

struct Kept {
    rulebook: &'static str,
    hash: usize,
    engine: Engine,
}

impl Thinker {
    pub(crate) fn new(clock: fn() -> Duration) -> Thinker {
        Thinker { clock, networks: [const { None }; Variant::ALL.len()], engine: None }
    }

    /// Weighs positions of a game, and of those that use its weights, by this network from now on.
    pub(crate) fn learn(&mut self, network: &Arc<Network>) {
        let variant = network.variant();
        let uses = |own: &Variant| *own == variant || nearest(*own) == Some(variant);
        for own in Variant::ALL.into_iter().filter(uses) {
            self.networks[own as usize] = Some(Arc::clone(network));
        }
        self.engine = None;
    }

    /// Searches a position.
    pub(crate) fn search(
        &mut self,
        place: &Place,
        terms: &Terms,
        report: &mut dyn FnMut(&str) -> bool,
    ) -> Result<Value, Fault> {
        let (level, limits) = terms.limits()?;
        let trial = place.trial()?;
        let learnt = self.networks[trial.position().variant() as usize].is_some();
        let engine = self.engine(&trial, terms.hash);
        let stop = StopFlag::new();
        let mut depth: Vec<Report> = Vec::new();
        let mut tell = |own: &Report| {
            if own.rank == 1 {
                depth.clear();
            }
            depth.push(own.clone());
            let told = json!({ "depth": own.depth, "lines": lines(&trial, &depth) });
            if !report(&told.to_string()) {
                stop.stop();
            }
        };
        let found = engine.search(trial.start(), trial.moves(), &limits, &stop, &mut tell);
        let chosen = match level {
            Some(level) => level.choose(&found, terms.lot),
            None => found.first(),
        };
        let first = found.first();
        Ok(json!({
            "best": chosen.and_then(|own| trial.line(own.line.get(..1)?).pop()),
            "lines": lines(&trial, &found),
            "depth": first.map(|own| own.depth),
            "nodes": first.map(|own| own.nodes),
            "milliseconds": first.map(|own| own.time.as_millis() as u64),
            "learnt": learnt,
        }))
    }

    /// The engine for a rulebook: the one of before, with what it remembers, if it fits.
    fn engine(&mut self, trial: &Trial, megabytes: Option<usize>) -> &mut Engine {
        let rulebook = trial.book().name;
        let hash = megabytes.unwrap_or(HASH.0).clamp(1, HASH.1) << 20;
        let fits = |own: &Kept| own.rulebook == rulebook && own.hash == hash;
        let kept = match self.engine.take().filter(fits) {
            Some(kept) => kept,
            None => {
                let network = self.networks[trial.position().variant() as usize].clone();
                let evaluation = network.map_or(Evaluation::Hand, Evaluation::Network);
                let options = Options { hash, evaluation, clock: self.clock, ..Options::default() };
                Kept { rulebook, hash, engine: Engine::new(trial.book(), &options) }
            }
        };
        &mut self.engine.insert(kept).engine
    }
}

impl Terms {
    /// The level that chooses, if one does, and what ends the search.
    fn limits(&self) -> Result<(Option<Level>, Limits), Fault> {
        let time = self.milliseconds.map(|own| Thinking::exactly(Duration::from_millis(own.max(1))));
        let Some(level) = self.level.map(Level::new).transpose()? else {
            if self.depth.is_none() && self.nodes.is_none() && time.is_none() {
                return Err(Fault::NoLimit);
            }
            let lines = self.lines.min(64);
            let (depth, nodes) = (self.depth, self.nodes);
            return Ok((None, Limits { depth, nodes, time, lines, analyse: false }));
        };
        let own = level.limits();
        let usual = || (level == Level::FULL).then(|| Thinking::exactly(USUAL));
        let limits = Limits { time: time.or_else(usual), depth: self.depth.or(own.depth), ..own };
        Ok((Some(level), limits))
    }
}

/// Lines of a search, each with its score for the side to move in hundredths of a man.
fn lines(trial: &Trial, reports: &[Report]) -> Vec<Value> {
    let line = |own: &Report| {
        json!({
            "score": own.score.0,
            "decided_in": own.score.decided_in(),
            "told": own.score.to_string(),
            "moves": trial.line(&own.line).into_iter().map(|mv| json!({ "id": mv.id, "text": mv.text })).collect::<Vec<_>>(),
        })
    };
    reports.iter().map(line).collect()
}
