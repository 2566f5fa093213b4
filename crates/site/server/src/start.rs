//! How a site starts, what goes on in it beside answering, and how it ends.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use damier_bus::{Address, Bus};
use damier_store::{Database, FolderLock, Place};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::cluster::{self, Cluster};
use crate::desk::online;
use crate::live::{self, Hub};
use crate::people::numbers::give_numbers;
use crate::setup::{self, Setup};
use crate::site::{Site, router};
use crate::timepiece::Timepiece;
use crate::{
    Config, ServeFault, backups, display, encrypted, lobby, mail, metrics, notices, post, problems, purge,
    push, serving, sums, warm,
};

/// A letter or a message that is on its way at the end has so much time.
const LAST_LETTER: Duration = Duration::from_secs(10);

/// What whoever has started a site is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Started {
    /// Where it listens.
    pub address: SocketAddr,
    /// The link by which the first administrator comes in; none: there is an administrator.
    pub setup: Option<Setup>,
}

/// Serves a site until `end` comes. `ready` is called once it answers.
///
/// At the end the clocks of running games stand, and connections are closed; at the next start the games go on
/// from there. Among other nodes the games go on there.
pub async fn serve(
    config: Config,
    end: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(Started),
) -> Result<(), ServeFault> {
    let place = place(&config)?;
    if config.bus.is_some() && !matches!(place, Place::Postgres(_)) {
        return Err(ServeFault::BusAlone);
    }
    let bus = config.bus.as_deref().map(str::parse::<Address>).transpose()?;
    make_room();
    // Held to the end, before anything is opened.
    let _lock = lock(&config)?;
    let database = Database::open_at(&place).await?;
    match give_numbers(&database).await.map_err(ServeFault::Database)? {
        0 => {}
        facts => tracing::info!(facts, "accounts that were known by their names are known by their numbers"),
    }
    let cluster = match bus {
        None => Cluster::alone(Timepiece::start(&config.wall)),
        Some(address) => {
            Cluster::among(Bus::start(address), database.clone()).await.map_err(ServeFault::Database)?
        }
    };
    let address = config.address;
    let listener = TcpListener::bind(address).await.map_err(|why| ServeFault::Address { address, why })?;
    let bound = listener.local_addr().map_err(ServeFault::Serving)?;
    let (close, closing) = watch::channel(false);
    let site = Site::open(config, database.clone(), cluster, closing).await?;
    tokio::spawn(warm::warm(Arc::clone(&site)));
    tokio::spawn(go_on(Arc::clone(&site.hub)));
    tokio::spawn(rate_the_rest(Arc::clone(&site.hub)));
    encrypted::begin(&site).await?;
    let setup = setup::needed(&site.config, &database, bound).await.map_err(ServeFault::Database)?;
    ready(Started { address: bound, setup });
    let sending = begin_work(&site);
    if let Some(address) = site.config.metrics {
        metrics::serve(Arc::clone(&site), address).await?;
        tokio::spawn(metrics::count_facts(Arc::clone(&site)));
    }
    let ending = Arc::clone(&site);
    let end = async move {
        end.await;
        leave(&ending).await;
        // Whoever still listens hears of it; if nobody does, nobody has to.
        let _ = close.send(true);
    };
    let tls = site.certificates.as_ref().map(|own| own.acceptor());
    serving::serve(listener, router(site), tls, serving::PATIENCE, end).await;
    // What is on its way is noted as sent, so that it does not go out again.
    let _ = tokio::time::timeout(LAST_LETTER, sending).await;
    database.close().await;
    Ok(())
}

/// Where the site keeps everything.
fn place(config: &Config) -> Result<Place, ServeFault> {
    match &config.database {
        Some(address) => address.parse().map_err(ServeFault::Database),
        None => {
            let why = |why| ServeFault::Folder { folder: config.folder.clone(), why };
            // The database makes it, for its owner only.
            if config.folder.exists() && !config.folder.is_dir() {
                return Err(why(std::io::ErrorKind::NotADirectory.into()));
            }
            Ok(Place::folder(&config.folder))
        }
    }
}

/// The right to serve the data folder; a database elsewhere looks after itself.
fn lock(config: &Config) -> Result<Option<FolderLock>, ServeFault> {
    if config.database.is_some() {
        return Ok(None);
    }
    let taken = FolderLock::take(&config.folder, &format!("at {}", config.address));
    taken.map(Some).map_err(|why| ServeFault::Taken { folder: config.folder.clone(), why })
}

/// Every browser takes a file handle, and many systems give a program a thousand until it asks for more.
fn make_room() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => tracing::info!(files, "so many files and lines can be open"),
        Err(why) => tracing::warn!(%why, "the limit of open files stays as it is"),
    }
}

/// Begins what goes on beside answering. The answer ends when the last letter and message is on its way.
fn begin_work(site: &Arc<Site>) -> impl Future + use<> {
    tokio::spawn(index_old_games(Arc::clone(&site.hub)));
    tokio::spawn(notices::watch(Arc::clone(site)));
    tokio::spawn(post::watch(Arc::clone(site)));
    tokio::spawn(display::watch(Arc::clone(site)));
    let letters = tokio::spawn(mail::send(Arc::clone(site)));
    let messages = tokio::spawn(push::send(Arc::clone(site)));
    tokio::spawn(cluster::listen(Arc::clone(site)));
    tokio::spawn(cluster::tell_others(Arc::clone(site)));
    let proofs = tokio::spawn(problems::anywhere::tell(Arc::clone(site)));
    tokio::spawn(online::watch(Arc::clone(site)));
    tokio::spawn(purge::watch(Arc::clone(site)));
    tokio::spawn(lobby::watch(Arc::clone(site)));
    tokio::spawn(backups::watch(Arc::clone(site)));
    tokio::spawn(sums::watch(Arc::clone(site)));
    async { tokio::join!(letters, messages, proofs) }
}

/// Before the end: others take over, clocks stand, and no engine goes on thinking.
async fn leave(site: &Site) {
    site.leave();
    site.turns.close();
    site.cluster.leave().await;
    tokio::time::sleep(site.config.drain).await;
    site.hub.halt().await;
    site.desk.close();
    site.lines.close();
    site.bench.close();
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
