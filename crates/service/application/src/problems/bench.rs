//! The bench at which compositions are proved, one after the other, on a thread of the lowest priority.
//!
//! Everybody has one proof under way: whoever asks for another lets go of the one before. Proofs have an end in time
//! and memory, can be stopped, and say how far they are.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use damier_compose::Composition;
use damier_compose::check::{Means, Step};
use damier_engine::StopFlag;
use damier_store::{Asker, Full, Shares};

use super::{Kept, anywhere, examine};
use crate::analysis::{Endings, Quiet};
use crate::places::{Place as Share, Places};
use crate::secret;

/// At most so many proofs wait or go on.
const SHARES: Shares = Shares { all: 16, guests: 8, own: 1, address: 2 };

/// At most so many that have ended are remembered, and for so long.
const REMEMBERED: usize = 128;
const REMEMBERED_FOR: Duration = Duration::from_secs(3600);

/// Bytes of memory for one proof.
const MEMORY: usize = 256 << 20;

/// Where a proof stands.
#[derive(Debug, Clone)]
pub enum Stand {
    /// So many are before it.
    Waits { ahead: usize },
    /// It goes on: which step, for how long, and how long it may take at most.
    GoesOn { step: Step, passed: Duration, most: Duration },
    /// It was stopped.
    Stopped,
    /// It has come to its end.
    Ended(Arc<Kept>),
}

#[derive(Debug, Clone)]
pub struct Proof {
    /// What is proved.
    pub work: Arc<Composition>,
    /// Where it stands.
    pub stand: Stand,
}

enum State {
    Waits,
    GoesOn { step: Step, begun: Instant },
    Stopped,
    Ended(Arc<Kept>),
}

struct Place {
    id: String,
    by: String,
    work: Arc<Composition>,
    asked: Instant,
    most: Duration,
    stop: Arc<StopFlag>,
    state: State,
    /// His share, for as long as it is open.
    share: Option<Share>,
    /// What was told of it last.
    told: String,
    /// Whether nothing more is to be told.
    settled: bool,
}

impl Place {
    /// Stops a proof that is open.
    fn halt(&mut self) {
        self.stop.stop();
        self.state = State::Stopped;
        self.share = None;
    }

    fn is_open(&self) -> bool {
        matches!(self.state, State::Waits | State::GoesOn { .. })
    }
}

struct Inside {
    places: Mutex<Vec<Place>>,
    endings: Arc<Endings>,
}

pub struct Bench {
    inside: Arc<Inside>,
    shares: Places,
    quiet: Quiet,
}

impl Bench {
    /// An empty bench.
    pub fn new(endings: Arc<Endings>) -> std::io::Result<Bench> {
        let inside = Arc::new(Inside { places: Mutex::new(Vec::new()), endings });
        Ok(Bench {
            inside,
            shares: Places::new(SHARES),
            quiet: Quiet::start("proofs", 1, SHARES.all as usize)?,
        })
    }

    /// Begins a proof for somebody; the name by which it is known. What he had proved before is let go.
    pub fn begin(&self, asker: &Asker, work: Composition) -> Result<String, Full> {
        let by = asker.name.as_str();
        let id = secret::name();
        let most = Means::usual(work.variant()).time;
        let (work, stop) = (Arc::new(work), Arc::new(StopFlag::new()));
        {
            let mut places = self.inside.places();
            for own in places.iter_mut().filter(|own| own.by == by && own.is_open()) {
                own.halt();
            }
            let share = Some(self.shares.take(asker)?);
            tidy(&mut places);
            places.push(Place {
                id: id.clone(),
                by: by.to_owned(),
                work: Arc::clone(&work),
                asked: Instant::now(),
                most,
                stop: Arc::clone(&stop),
                state: State::Waits,
                share,
                told: String::new(),
                settled: false,
            });
        }
        let (inside, name) = (Arc::clone(&self.inside), id.clone());
        let waits = Arc::clone(&stop);
        if self.quiet.put(Some(waits), move || inside.prove(&name, &work, most, stop)) {
            Ok(id)
        } else {
            self.inside.places().retain(|own| own.id != id);
            Err(Full::All(SHARES.all))
        }
    }

    /// A proof by its name.
    pub fn find(&self, id: &str) -> Option<Proof> {
        let places = self.inside.places();
        let place = places.iter().position(|own| own.id == id)?;
        Some(Proof { work: Arc::clone(&places[place].work), stand: stand(&places, place) })
    }

    /// What is to be told of proofs since it was asked last: name, owner and text of each.
    pub(super) fn changes(&self, node: &str) -> Vec<(String, String, String)> {
        let mut places = self.inside.places();
        let mut changes = Vec::new();
        for place in 0..places.len() {
            if places[place].settled {
                continue;
            }
            let told = anywhere::report(node, &places[place].work, &stand(&places, place));
            let own = &mut places[place];
            own.settled = !own.is_open();
            if own.told != told {
                own.told.clone_from(&told);
                changes.push((own.id.clone(), own.by.clone(), told));
            }
        }
        changes
    }

    /// What was to be told of a proof could not be stored.
    pub(super) fn tell_again(&self, id: &str) {
        if let Some(own) = self.inside.places().iter_mut().find(|own| own.id == id) {
            own.told.clear();
            own.settled = false;
        }
    }

    /// Stops a proof of somebody, as he said at another node; none: he has begun another one there.
    pub fn stop_here(&self, id: Option<&str>, by: &str) {
        let mut places = self.inside.places();
        let his = |own: &&mut Place| own.by == by && id.is_none_or(|id| own.id == id) && own.is_open();
        for own in places.iter_mut().filter(his) {
            own.halt();
        }
    }

    /// Stops a proof of somebody; answers whether there was one under way.
    pub fn stop(&self, id: &str, by: &str) -> bool {
        let mut places = self.inside.places();
        let own = places.iter_mut().find(|own| own.id == id && own.by == by && own.is_open());
        own.is_some_and(|own| {
            own.halt();
            true
        })
    }

    pub fn close(&self) {
        for own in self.inside.places().iter_mut().filter(|own| own.is_open()) {
            own.halt();
        }
    }
}

/// Where a proof stands.
fn stand(places: &[Place], place: usize) -> Stand {
    let own = &places[place];
    match &own.state {
        State::Waits => {
            Stand::Waits { ahead: places[..place].iter().filter(|other| other.is_open()).count() }
        }
        State::GoesOn { step, begun } => {
            Stand::GoesOn { step: *step, passed: begun.elapsed(), most: own.most }
        }
        State::Stopped => Stand::Stopped,
        State::Ended(kept) => Stand::Ended(Arc::clone(kept)),
    }
}

/// Forgets what ended long ago.
fn tidy(places: &mut Vec<Place>) {
    places.retain(|own| own.is_open() || own.asked.elapsed() < REMEMBERED_FOR);
    while places.len() >= REMEMBERED {
        let Some(old) = places.iter().position(|own| !own.is_open()) else { return };
        places.remove(old);
    }
}

impl Inside {
    fn places(&self) -> MutexGuard<'_, Vec<Place>> {
        self.places.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Sets the state of a proof that nobody has stopped.
    fn set(&self, id: &str, state: State) {
        if let Some(own) = self.places().iter_mut().find(|own| own.id == id && own.is_open()) {
            own.state = state;
            if !own.is_open() {
                own.share = None;
            }
        }
    }

    fn prove(&self, id: &str, work: &Composition, time: Duration, stop: Arc<StopFlag>) {
        if stop.is_stopped() {
            return;
        }
        let begun = Instant::now();
        self.set(id, State::GoesOn { step: Step::Proving, begun });
        let tables = self.endings.of(work.variant());
        let means = Means { time, memory: MEMORY, tables, stop: Some(stop) };
        let kept = examine(work, &means, &mut |step| self.set(id, State::GoesOn { step, begun }));
        self.set(id, kept.map_or(State::Stopped, |kept| State::Ended(Arc::new(kept))));
    }
}
