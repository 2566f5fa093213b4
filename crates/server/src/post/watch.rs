//! Looks now and then at every running game: banks that are empty end it, players are reminded.

use std::sync::Arc;
use std::time::Duration;

use damier_correspondence::Side;
use damier_language::Args;
use damier_store::Fault;

use super::{KIND, Loaded, Stop, load, say};
use crate::mail::{Kind, Text};
use crate::push::Told;
use crate::site::Site;

/// How often one looks.
const LOOK: Duration = Duration::from_secs(60);

/// Who has no more days left than this is reminded.
const FEW_DAYS: i64 = 3;

/// Looks until the site ends.
pub(crate) async fn watch(site: Arc<Site>) {
    let mut look = tokio::time::interval(LOOK);
    loop {
        tokio::select! {
            () = site.closing() => return,
            _ = look.tick() => {
                if let Err(fault) = look_at_all(&site).await {
                    tracing::warn!(%fault, "games by correspondence could not be looked at");
                }
            }
        }
    }
}

async fn look_at_all(site: &Site) -> Result<(), Fault> {
    let running = site.database.running(KIND).await?;
    for sitting in running.iter().filter(|sitting| sitting.office == "white") {
        let Some(loaded) = load(site, &sitting.id).await? else { continue };
        let mover = loaded.game.turn();
        if loaded.game.overdue(loaded.now_for(mover)).is_some() {
            let fell = say(site, &sitting.id, "", |loaded| {
                let on = loaded.now_for(loaded.game.turn());
                let fact = loaded.game.overdue(on).ok_or(damier_correspondence::Refused::StillOn)?;
                Ok((fact, on))
            });
            match fell.await {
                Ok(_) | Err(Stop::Refused(_) | Stop::Missing) => {}
                Err(Stop::Store(fault)) => return Err(fault),
            }
            continue;
        }
        remind(site, &sitting.id, &loaded, mover).await?;
    }
    Ok(())
}

/// Somebody with few days left is reminded once for each move.
async fn remind(site: &Site, id: &str, loaded: &Loaded, mover: Side) -> Result<(), Fault> {
    let days = loaded.game.left(mover, loaded.now_for(mover)).div_euclid(86_400);
    let Some(account) = loaded.seats[mover.color()].filter(|_| days <= FEW_DAYS && !loaded.game.is_over())
    else {
        return Ok(());
    };
    let mark = format!("{id}/{}/few", loaded.game.moves().len());
    write(site, id, loaded, mover, account, &mark, days).await
}

/// After something was said: the player to move is told that it is his turn.
pub(super) async fn told_of(site: &Site, id: &str, loaded: &Loaded) {
    let mover = loaded.game.turn();
    let Some(account) = loaded.seats[mover.color()].filter(|_| !loaded.game.is_over()) else { return };
    let days = loaded.game.left(mover, loaded.now_for(mover)).div_euclid(86_400);
    let mark = format!("{id}/{}", loaded.game.moves().len());
    if let Err(fault) = write(site, id, loaded, mover, account, &mark, days).await {
        tracing::warn!(%fault, game = id, "a player could not be written to");
    }
}

async fn write(
    site: &Site,
    id: &str,
    loaded: &Loaded,
    mover: Side,
    account: damier_store::AccountId,
    mark: &str,
    days: i64,
) -> Result<(), Fault> {
    let opponent = loaded.game.party(!mover).name.clone();
    let link = site.mail.link(&format!("/post/game/{id}"));
    let last = loaded.game.moves().last().cloned().unwrap_or_default();
    let text = |words: &'static damier_language::Words| {
        let args = || Args::new().with("opponent", opponent.clone()).with("days", days);
        let args = || args().with("link", link.clone()).with("move", last.clone());
        Text {
            subject: words.say("letters-mail-subject", &args()),
            body: words.say("letters-mail-body", &args()),
        }
    };
    site.mail.write(account, Kind::Post, mark, &text).await?;
    let told = |words: &'static damier_language::Words| {
        let args = Args::new().with("opponent", opponent.clone()).with("move", last.clone());
        let line = if last.is_empty() { String::new() } else { words.say("push-move", &args) };
        Told { title: text(words).subject, text: line, path: format!("/post/game/{id}") }
    };
    site.push.tell(&site.mail, account, Kind::Post, mark, told).await
}
