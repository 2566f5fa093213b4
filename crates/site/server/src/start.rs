//! How a site starts, what goes on in it beside answering, and how it ends.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use damier_application::setup::{self, Setup};
use damier_application::start::{begin_work, leave, open, resume};
use damier_application::{Config, OpenFault};
use tokio::net::TcpListener;
use tokio::sync::watch;

use crate::pages::picture::Pictures;
use crate::site::router;
use crate::state::{Drawn, Web};
use crate::{ServeFault, encrypted, metrics, serving, warm};

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
    make_room();
    let (close, closing) = watch::channel(false);
    let pictures = Arc::new(Pictures::default());
    let address = config.address;
    let open = open(config, vec![Box::new(Drawn(Arc::clone(&pictures)))], closing).await?;
    let (site, database) = (Arc::clone(&open.site), open.site.database.clone());
    let listener = TcpListener::bind(address).await.map_err(|why| ServeFault::Address { address, why })?;
    let bound = listener.local_addr().map_err(ServeFault::Serving)?;
    let web = Web::open(Arc::clone(&site), pictures)?;
    tokio::spawn(warm::warm(Arc::clone(&site)));
    resume(&site);
    encrypted::begin(&web).await?;
    let setup = setup::needed(&site.config, &database, bound).await.map_err(OpenFault::Database)?;
    ready(Started { address: bound, setup });
    let sending = begin_work(&site);
    if let Some(address) = site.config.metrics {
        metrics::serve(web.clone(), address).await?;
        tokio::spawn(metrics::count_facts(web.clone()));
    }
    let ending = Arc::clone(&site);
    let end = async move {
        end.await;
        leave(&ending).await;
        // Whoever still listens hears of it; if nobody does, nobody has to.
        let _ = close.send(true);
    };
    let (tls, patience) = (web.certificates().map(|own| own.acceptor()), site.config.patience);
    let entrance = serving::Entrance::of(&site);
    serving::serve(listener, router(web), tls, patience, entrance, end).await;
    // What is on its way is noted as sent, so that it does not go out again.
    let _ = tokio::time::timeout(LAST_LETTER, sending).await;
    database.close().await;
    Ok(())
}

/// Every browser takes a file handle, and many systems give a program a thousand until it asks for more.
fn make_room() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => tracing::info!(files, "so many files and lines can be open"),
        Err(why) => tracing::warn!(%why, "the limit of open files stays as it is"),
    }
}
