//! What a node does about what it hears of the site.

use std::sync::Arc;
use std::time::Duration;

use damier_bus::Heard;
use damier_store::AccountId;

use super::SiteWord;
use crate::site::Site;

/// How often the node looks which others there are.
const LOOK: Duration = Duration::from_secs(1);

/// How often it looks for games that nobody watches over.
const ADOPT: Duration = Duration::from_secs(15);

/// So long after it began to listen the broker surely knows; what was said before is looked up then.
const SURELY: Duration = Duration::from_millis(300);

/// Listens until the server is about to end.
pub(crate) async fn listen(site: Arc<Site>) {
    let Some(mut listening) = site.cluster.listen_to_site() else { return };
    let mut nodes = site.cluster.nodes();
    let mut adopted = tokio::time::Instant::now();
    let mut first = true;
    loop {
        let usual = site.cluster.look_after().unwrap_or(LOOK);
        let wait = if first { SURELY } else { usual };
        tokio::select! {
            heard = listening.next() => match heard {
                Heard::Message(message) => match serde_json::from_slice(&message.payload) {
                    Ok(word) => take_in(&site, word).await,
                    Err(why) => tracing::debug!(%why, "a word of another node cannot be read"),
                },
                Heard::Missed => look(&site).await,
            },
            () = tokio::time::sleep(wait) => {
                if std::mem::take(&mut first) || site.cluster.look_after().is_some() {
                    look_at_offers(&site).await;
                }
                let now = site.cluster.nodes();
                if now != nodes || adopted.elapsed() > ADOPT {
                    nodes = now;
                    adopted = tokio::time::Instant::now();
                    look_at_offers(&site).await;
                    if let Err(fault) = site.hub.adopt().await {
                        tracing::warn!(%fault, "running games could not be looked for");
                    }
                }
            }
            () = site.closing() => return,
        }
    }
}

async fn take_in(site: &Site, word: SiteWord) {
    match word {
        SiteWord::Offers { number } => site.lobby.heard(number),
        SiteWord::Ended { account } => site.ended_here(Some(AccountId(account))),
        SiteWord::PutAway { name } => site.hub.put_away_here(&name).await,
        SiteWord::Worker => site.desk.heard_worker(),
        SiteWord::LetGo { game } => site.hub.let_go_here(&game),
    }
}

/// Something may have been missed.
async fn look(site: &Site) {
    look_at_offers(site).await;
    site.ended_here(None);
}

async fn look_at_offers(site: &Site) {
    match site.database.offers_changed().await {
        Ok(number) => site.lobby.heard(number),
        Err(fault) => tracing::debug!(%fault, "offers could not be looked at"),
    }
}
