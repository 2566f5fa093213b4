//! Machines that serve one site together, each called a node.
//!
//! The database is the truth: a fact is there when it is stored in its place, and only one can be. The bus only tells
//! other nodes at once what has been stored; without it they look into the database from time to time. A node that
//! serves alone has neither to say nor to hear anything.
//!
//! | file | question |
//! | --- | --- |
//! | `alone` | does nobody else serve from a database that others can reach? |
//! | `beat` | which nodes are there, and was there a time when none could store anything? |
//! | `ears` | are the other nodes heard? |
//! | `keeper` | which node watches over a game that nobody looks at? |
//! | `word` | what do nodes say to each other? |
//! | `growth` | how do pages hear of streams that grow at another node? |
//! | `listen` | what does a node do about what it hears of the site? |

mod alone;
mod beat;
mod ears;
mod growth;
mod keeper;
mod listen;
mod word;

use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU64, AtomicUsize};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use damier_bus::{Bus, Listening};
use damier_clock::Moment;
use damier_store::{Database, Fault, News, Outage};
use serde::Serialize;
use tokio::sync::{broadcast, watch};

use alone::Only;
use beat::Pulse;
use ears::Ears;
pub use ears::Hearing;
pub use growth::Growth;
pub use listen::{listen, tell_others};
pub use word::{BoardWord, SiteWord};

use crate::secret;
use crate::timepiece::Timepiece;

/// What is said about the site.
pub const SITE: &str = "damier.site";

/// After the others are heard again they are given so long to say who is with them.
const SETTLING: Duration = Duration::from_secs(15);

/// As long as another cannot be heard, a node looks for news so often …
const LOOK: Duration = Duration::from_millis(300);
/// … but asks the database no more than so many times a second.
const LOOKS_A_SECOND: usize = 500;

/// So much news of other nodes is kept for a listener who is slow.
const GROWN: usize = 256;

/// This node among others, or alone.
pub struct Cluster {
    /// What this node is called.
    node: String,
    /// The time that runs.
    time: Timepiece,
    among: Option<Among>,
    /// What a server without a bus does to have its database to itself.
    only: Option<Only>,
    /// Streams that have grown at other nodes.
    grown: broadcast::Sender<News>,
}

struct Among {
    bus: Bus,
    pulse: Pulse,
    ears: Ears,
    /// How many boards are in memory here.
    boards: AtomicUsize,
    /// How often another node had stored something first.
    conflicts: AtomicU64,
}

impl Cluster {
    /// A node that serves alone.
    pub fn alone(time: Timepiece) -> Arc<Cluster> {
        let (node, grown) = (secret::name(), broadcast::Sender::new(1));
        Arc::new(Cluster { node, time, among: None, only: None, grown })
    }

    /// A node that serves alone from a database that others can reach; none if another serves from it.
    pub async fn only(time: Timepiece, database: Database) -> Result<Option<Arc<Cluster>>, Fault> {
        let node = secret::name();
        let Some(only) = Only::take(database, node.clone()).await? else { return Ok(None) };
        let grown = broadcast::Sender::new(1);
        let cluster = Arc::new(Cluster { node, time, among: None, only: Some(only), grown });
        tokio::spawn(alone::keep_on(Arc::downgrade(&cluster)));
        Ok(Some(cluster))
    }

    /// A node among others that use the same database and the same bus.
    pub async fn among(bus: Bus, database: Database) -> Result<Arc<Cluster>, Fault> {
        let node = secret::name();
        let time = Timepiece::set(database.time_of_day().await?);
        let pulse = Pulse::new(database, node.clone(), time);
        pulse.beat().await?;
        let (boards, conflicts) = (AtomicUsize::new(0), AtomicU64::new(0));
        let among = Among { bus, pulse, ears: Ears::new(), boards, conflicts };
        let cluster = Arc::new(Cluster {
            node,
            time,
            among: Some(among),
            only: None,
            grown: broadcast::Sender::new(GROWN),
        });
        tokio::spawn(beat::keep_on(Arc::downgrade(&cluster)));
        tokio::spawn(keep_listening(Arc::downgrade(&cluster)));
        Ok(cluster)
    }

    /// What this node is called.
    pub fn node(&self) -> &str {
        &self.node
    }

    /// The time that runs.
    pub fn now(&self) -> Moment {
        self.time.now()
    }

    /// Whether there are no other nodes, and never will be.
    pub fn is_alone(&self) -> bool {
        self.among.is_none()
    }

    pub fn bus(&self) -> Option<&Bus> {
        self.among.as_ref().map(|among| &among.bus)
    }

    fn pulse(&self) -> Option<&Pulse> {
        self.among.as_ref().map(|among| &among.pulse)
    }

    /// Makes sure that this node can store things. The answer is the last stretch of time in which no node could.
    pub async fn ready(&self) -> Result<Option<Outage>, Fault> {
        match self.pulse() {
            Some(pulse) => pulse.ready().await,
            None => Ok(None),
        }
    }

    /// Whether this node could store things a moment ago.
    pub fn is_ready(&self) -> bool {
        self.pulse().is_none_or(Pulse::is_fresh)
    }

    /// The nodes that serve now, this one included.
    pub fn nodes(&self) -> Vec<String> {
        self.pulse().map_or_else(|| vec![self.node.clone()], Pulse::nodes)
    }

    /// Whether this is the node that watches over a game if nobody looks at it.
    pub fn keeps(&self, game: &str) -> bool {
        self.is_alone() || keeper::keeper(&self.nodes(), game).is_none_or(|keeper| keeper == self.node)
    }

    /// This node is about to end: others take over what it watched.
    pub async fn leave(&self) {
        let left = match (self.pulse(), &self.only) {
            (Some(pulse), _) => pulse.leave(self.now()).await,
            (None, Some(only)) => only.leave().await,
            (None, None) => Ok(()),
        };
        if let Err(fault) = left {
            tracing::warn!(%fault, "the other nodes find out by themselves that this one ends");
        }
    }

    /// Says something about a board to the nodes that have it.
    pub fn say_of_board(&self, game: &str, word: impl FnOnce() -> BoardWord) {
        if self.bus().is_some() {
            self.publish(&board(game), &word());
        }
    }

    /// Says something about the site to all nodes.
    pub fn publish(&self, subject: &str, word: &impl Serialize) {
        let Some(bus) = self.bus() else { return };
        match serde_json::to_vec(word) {
            Ok(payload) => bus.publish(subject, &payload),
            Err(why) => tracing::error!(%why, subject, "a word for the bus could not be written"),
        }
    }

    /// Says something about the site to all other nodes.
    pub fn say_of_site(&self, word: &SiteWord) {
        self.publish(SITE, word);
    }

    /// Listens to what is said about a board.
    pub fn listen_to_board(&self, game: &str) -> Option<Listening> {
        self.bus().map(|bus| bus.listen(&board(game)))
    }

    /// Hears of streams that grow at other nodes.
    fn grown(&self) -> broadcast::Receiver<News> {
        self.grown.subscribe()
    }

    /// A stream has grown at another node.
    fn heard_of(&self, news: News) {
        // Nobody may be listening.
        let _ = self.grown.send(news);
    }

    fn listen_to_site(&self) -> Option<Listening> {
        self.bus().map(|bus| bus.listen(SITE))
    }

    /// Whether it cannot be told at present who is at other nodes.
    pub fn is_blind(&self) -> bool {
        self.among.as_ref().is_some_and(|among| !among.ears.now().is_whole_for(SETTLING))
    }

    /// Tells whenever others are heard or not, or something that they said may have been lost. None: there are none.
    pub fn hearing(&self) -> Option<watch::Receiver<Hearing>> {
        self.among.as_ref().map(|among| among.ears.watch())
    }

    /// Another node has said that it is there.
    fn heard_node(&self, node: String, breaks: u64) {
        if let Some(among) = &self.among {
            among.ears.heard(node, breaks, Instant::now());
            self.settle(among);
        }
    }

    fn settle(&self, among: &Among) {
        let nodes = among.pulse.nodes();
        let others = nodes.iter().filter(|node| **node != self.node);
        among.ears.settle(among.bus.is_connected(), others, Instant::now());
    }

    fn say_here(&self, among: &Among) {
        self.say_of_site(&SiteWord::Here { node: self.node.clone(), breaks: among.bus.breaks() });
    }

    /// One more board is in memory, or one less.
    pub fn count_board(&self, more: bool) {
        if let Some(among) = &self.among {
            if more {
                among.boards.fetch_add(1, Relaxed)
            } else {
                among.boards.fetch_sub(1, Relaxed)
            };
        }
    }

    /// Another node had stored something first.
    pub fn count_conflict(&self) {
        if let Some(among) = &self.among {
            among.conflicts.fetch_add(1, Relaxed);
        }
    }

    /// How often that was so.
    pub fn conflicts(&self) -> u64 {
        self.among.as_ref().map_or(0, |among| among.conflicts.load(Relaxed))
    }

    /// After how long a board should be looked up in the database; none: others tell of it.
    pub fn look_after(&self) -> Option<Duration> {
        let among = self.among.as_ref()?;
        (!among.ears.now().is_whole()).then(|| self.look_within())
    }

    /// In what time all boards can be looked up.
    pub fn look_within(&self) -> Duration {
        let boards = self.among.as_ref().map_or(0, |among| among.boards.load(Relaxed));
        LOOK.max(Duration::from_millis((boards * 1000 / LOOKS_A_SECOND) as u64))
    }
}

/// Says again and again that this node is there, and finds out whether the others are heard.
async fn keep_listening(cluster: Weak<Cluster>) {
    let connection = cluster.upgrade().and_then(|cluster| cluster.bus().map(Bus::connection));
    let Some(mut connection) = connection else { return };
    loop {
        {
            let Some(cluster) = cluster.upgrade() else { return };
            let Some(among) = &cluster.among else { return };
            cluster.say_here(among);
            cluster.settle(among);
        }
        tokio::select! {
            changed = connection.changed() => if changed.is_err() { return },
            () = tokio::time::sleep(ears::HERE) => {}
        }
    }
}

fn board(game: &str) -> String {
    format!("damier.board.{game}")
}
