//! How the application is opened, what goes on in it beside answering, and how it ends.

use std::future::Future;
use std::sync::Arc;

use damier_bus::{Address, Bus};
use damier_store::{Database, FolderLock, Place};
use tokio::sync::watch;

use crate::cluster::{self, Cluster};
use crate::desk::online;
use crate::live::{self, Hub};
use crate::people::numbers::give_numbers;
use crate::site::{Memory, Site};
use crate::timepiece::Timepiece;
use crate::{
    Config, OpenFault, arenas, backups, clubs, correspondence, display, lobby, mail, notices, problems,
    purge, push, sums,
};

/// A site that is open: nobody else serves its folder meanwhile.
pub struct Open {
    pub site: Arc<Site>,
    _lock: Option<FolderLock>,
}

/// Opens a site; `above` is what is kept in memory for pages, `closing` tells when the site is about to end.
pub async fn open(
    config: Config,
    above: Vec<Box<dyn Memory>>,
    closing: watch::Receiver<bool>,
) -> Result<Open, OpenFault> {
    let place = place(&config)?;
    if config.bus.is_some() && !matches!(place, Place::Postgres(_)) {
        return Err(OpenFault::BusAlone);
    }
    let bus = config.bus.as_deref().map(str::parse::<Address>).transpose()?;
    // Held to the end, before anything is opened.
    let lock = lock(&config)?;
    let database = Database::open_at(&place).await?;
    match give_numbers(&database).await.map_err(OpenFault::Database)? {
        0 => {}
        facts => tracing::info!(facts, "accounts that were known by their names are known by their numbers"),
    }
    let cluster = match bus {
        None if matches!(place, Place::Postgres(_)) => {
            let only = Cluster::only(Timepiece::start(&config.wall), database.clone()).await;
            only.map_err(OpenFault::Database)?.ok_or(OpenFault::Shared)?
        }
        None => Cluster::alone(Timepiece::start(&config.wall)),
        Some(address) => {
            Cluster::among(Bus::start(address), database.clone()).await.map_err(OpenFault::Database)?
        }
    };
    let site = Site::open(config, database, cluster, above, closing).await?;
    Ok(Open { site, _lock: lock })
}

/// Goes on with what was under way when the site was closed.
pub fn resume(site: &Site) {
    tokio::spawn(go_on(Arc::clone(&site.play.hub)));
    tokio::spawn(rate_the_rest(Arc::clone(&site.play.hub)));
}

/// Where the site keeps everything.
fn place(config: &Config) -> Result<Place, OpenFault> {
    match &config.database {
        Some(address) => address.parse().map_err(OpenFault::Database),
        None => {
            let why = |why| OpenFault::Folder { folder: config.folder.clone(), why };
            // The database makes it, for its owner only.
            if config.folder.exists() && !config.folder.is_dir() {
                return Err(why(std::io::ErrorKind::NotADirectory.into()));
            }
            Ok(Place::folder(&config.folder))
        }
    }
}

/// The right to serve the data folder; of a database elsewhere the servers know by what they say in it.
fn lock(config: &Config) -> Result<Option<FolderLock>, OpenFault> {
    if config.database.is_some() {
        return Ok(None);
    }
    let taken = FolderLock::take(&config.folder, &format!("at {}", config.address));
    taken.map(Some).map_err(|why| OpenFault::Taken { folder: config.folder.clone(), why })
}

/// Begins what goes on beside answering. The answer ends when the last letter and message is on its way.
pub fn begin_work(site: &Arc<Site>) -> impl Future + use<> {
    tokio::spawn(index_old_games(Arc::clone(&site.play.hub)));
    tokio::spawn(notices::watch(Arc::clone(site)));
    tokio::spawn(correspondence::watch(Arc::clone(site)));
    tokio::spawn(display::watch(Arc::clone(site)));
    tokio::spawn(arenas::watch(Arc::clone(site)));
    tokio::spawn(clubs::watch(Arc::clone(site)));
    let letters = tokio::spawn(mail::send(Arc::clone(site)));
    let messages = tokio::spawn(push::send(Arc::clone(site)));
    tokio::spawn(cluster::listen(Arc::clone(site)));
    tokio::spawn(cluster::tell_others(Arc::clone(site)));
    let proofs = tokio::spawn(problems::anywhere::publish_progress(Arc::clone(site)));
    tokio::spawn(online::watch(Arc::clone(site)));
    tokio::spawn(purge::watch(Arc::clone(site)));
    tokio::spawn(lobby::watch(Arc::clone(site)));
    tokio::spawn(backups::watch(Arc::clone(site)));
    tokio::spawn(sums::watch(Arc::clone(site)));
    async { tokio::join!(letters, messages, proofs) }
}

/// Before the end: others take over, clocks stand, and no engine goes on thinking.
pub async fn leave(site: &Site) {
    site.leave();
    site.files.turns.close();
    site.cluster.leave().await;
    tokio::time::sleep(site.config.drain).await;
    site.play.hub.halt().await;
    site.analysis.close();
    site.problems.bench.close();
}

/// Running games go on, whether somebody looks at them or not.
async fn go_on(hub: Arc<Hub>) {
    match hub.adopt().await {
        Ok(games) => tracing::info!(games, "running games go on"),
        Err(fault) => tracing::error!(%fault, "running games could not be read"),
    }
}

/// Rates games that ended just before a crash; nobody waits for that.
async fn rate_the_rest(hub: Arc<Hub>) {
    match hub.ratings().catch_up().await {
        Ok(games) => tracing::info!(games, "games are rated"),
        Err(fault) => tracing::error!(%fault, "games could not be rated"),
    }
}

/// Games from before there was an index of positions can be found by them.
async fn index_old_games(hub: Arc<Hub>) {
    match live::index_old_games(&hub).await {
        Ok(0) => {}
        Ok(games) => tracing::info!(games, "games from before can be found by their positions"),
        Err(fault) => tracing::warn!(%fault, "positions of old games could not be indexed"),
    }
}
