//! The site as an application: what everything that people do on it shares, and nothing of how they reach it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

use damier_clock::Moment;
use damier_store::{AccountId, Database};
use tokio::sync::watch;

use crate::analysis::{Analysis, Endings};
use crate::arenas::Arenas;
use crate::backups::Backups;
use crate::books::Books;
use crate::cluster::{Cluster, SiteWord};
use crate::desk::EventRegistry;
use crate::explorer::Explorer;
use crate::messages::Messages;
use crate::people::People;
use crate::play::Play;
use crate::press::Press;
use crate::problems::Problems;
use crate::sent::Files;
use crate::study::Rooms;
use crate::sums::Sums;
use crate::{Config, OpenFault};

/// No list of entries and no event file is longer.
pub const LARGEST_FILE: usize = 16 << 20;

/// What is kept in memory above this storey and may name somebody.
pub trait Memory: Send + Sync {
    /// Lets everything go, so that it is read from the store again.
    fn let_go(&self);
}

/// The application: what everything that people do on a site shares, area by area.
pub struct Site {
    /// How the site is run.
    pub config: Config,
    /// Where everything is kept.
    pub database: Database,
    /// The other machines that serve the same site.
    pub cluster: Arc<Cluster>,
    /// Who is here.
    pub people: People,
    /// Live games and offers.
    pub play: Play,
    /// What the engine finds for people.
    pub analysis: Analysis,
    pub problems: Problems,
    /// The studies that somebody looks at.
    pub rooms: Rooms,
    /// What was played in a position.
    pub explorer: Explorer,
    /// The arenas that are looked at.
    pub arenas: Arenas,
    /// The events that are in use.
    pub events: EventRegistry,
    /// The books of a federation.
    pub books: Books,
    /// Files on their way in.
    pub files: Files,
    /// Where papers are made and set.
    pub press: Press,
    /// What goes out to people.
    pub messages: Messages,
    /// Copies on a schedule.
    pub backups: Backups,
    /// Whether the facts are as they were written.
    pub sums: Sums,
    /// What is kept above.
    above: Vec<Box<dyn Memory>>,
    /// Whether the server is about to end and lets others know first.
    leaving: AtomicBool,
    closing: watch::Receiver<bool>,
}

/// The time of day, in milliseconds since 1970.
pub fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

impl Site {
    /// Opens a site on its database. Nothing goes on yet; `above` is what is kept in memory for pages, `closing` tells
    /// when the site is about to end.
    pub async fn open(
        config: Config,
        database: Database,
        cluster: Arc<Cluster>,
        above: Vec<Box<dyn Memory>>,
        closing: watch::Receiver<bool>,
    ) -> Result<Arc<Site>, OpenFault> {
        let endings = Arc::new(Endings::new(config.tables.clone()));
        let files = Files::default();
        let people = People::open(&config, &database, Arc::clone(&cluster));
        Ok(Arc::new(Site {
            people: people.await.map_err(OpenFault::Database)?,
            play: Play::open(&database, &cluster).await.map_err(OpenFault::Database)?,
            analysis: Analysis::new(database.clone(), &endings, cluster.bus()).map_err(OpenFault::Thread)?,
            problems: Problems::new(&endings).map_err(OpenFault::Thread)?,
            rooms: Rooms::default(),
            explorer: Explorer::default(),
            arenas: Arenas::new(database.clone()),
            events: EventRegistry::new(database.clone(), Arc::clone(&files.turns)),
            books: Books::new(database.clone()),
            files,
            press: Press::default(),
            messages: Messages::new(&config, &database)?,
            backups: Backups::new(config.backups.clone()),
            sums: Sums::default(),
            above,
            leaving: AtomicBool::new(false),
            closing,
            config,
            database,
            cluster,
        }))
    }

    /// Lets everything go that is in memory and names somebody, so that it is read from the store again.
    pub fn put_away(&self, account: AccountId) {
        self.put_away_here(account);
        self.cluster.say_of_site(&SiteWord::PutAway { account: account.0 });
    }

    /// The same at this node, because another one says so.
    pub fn put_away_here(&self, account: AccountId) {
        self.play.hub.put_away(account);
        self.events.let_go();
        self.arenas.let_go();
        self.explorer.let_go();
        self.books.let_go();
        self.above.iter().for_each(|kept| kept.let_go());
    }

    /// Lets every node read books, events and pictures again: somebody is no longer told of in them.
    pub fn told_anew(&self) {
        // No account has this number, so that no board is let go of.
        self.put_away(AccountId(0));
    }

    /// Whether the server is about to end.
    pub fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// From now on nobody should be sent here.
    pub fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Whether the server is about to end, so that nobody should be sent here.
    pub fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }

    /// Waits until the server is about to end.
    pub async fn closing(&self) {
        let mut closing = self.closing.clone();
        // If nobody can close it any more, it is closed.
        let _ = closing.wait_for(|closing| *closing).await;
    }
}
