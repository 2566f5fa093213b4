//! What a page of an event hears while it is open: that something has changed, and what its reader is told.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::Event;
use damier_language::Words;
use damier_store::AccountId;
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

use super::find;
use crate::desk::Held;
use crate::events;
use crate::notices::Notice;
use crate::pages::answer::PageResult;
use crate::reader::Reader;
use crate::site::Site;

/// Another machine may have written without our hearing of it, so one looks at least so often.
const LOOK: Duration = Duration::from_secs(10);

/// Changes within so much time are told together.
const PAUSE: Duration = Duration::from_millis(300);

/// `GET /event/ID/news`: events `change`, with the numbers of the next fact and note, and `notice`, for a player who
/// is signed in.
pub(crate) async fn listen(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let (tell, events) = mpsc::channel(16);
    let account = reader.person.account().map(|own| own.id);
    let listener = Listener { site, id, account, words: reader.words, tell };
    tokio::spawn(listener.follow(held));
    Ok(events::send(events))
}

struct Listener {
    site: Arc<Site>,
    id: String,
    account: Option<AccountId>,
    words: &'static Words,
    tell: mpsc::Sender<Event>,
}

/// What is known of an event, as two numbers.
fn numbers(held: &Held) -> (u32, u32) {
    (held.event.next_seq(), held.book.next)
}

impl Listener {
    async fn follow(self, held: Arc<Held>) {
        let (mut news, mut notices) = (self.site.database.news(), self.site.messages.notices.listen());
        let mut known = numbers(&held);
        let streams = [format!("event/{}", self.id), format!("desk/{}", self.id)];
        if !self.changed(known).await {
            return;
        }
        let mut look = tokio::time::interval(LOOK);
        let mut elsewhere = self.site.events.changes_elsewhere();
        loop {
            tokio::select! {
                () = self.site.closing() => return,
                () = self.tell.closed() => return,
                heard = notices.recv() => match heard {
                    Ok(notice) => self.notice(&notice).await,
                    Err(RecvError::Lagged(_)) => {}
                    Err(RecvError::Closed) => return,
                },
                heard = news.recv() => match heard {
                    Ok(news) if !streams.contains(&news.stream) => {}
                    Ok(_) | Err(RecvError::Lagged(_)) => {
                        tokio::time::sleep(PAUSE).await;
                        look.reset_immediately();
                    }
                    Err(RecvError::Closed) => return,
                },
                heard = elsewhere.recv() => match heard {
                    Ok(id) if id != self.id => {}
                    Ok(_) | Err(RecvError::Lagged(_)) => {
                        tokio::time::sleep(PAUSE).await;
                        look.reset_immediately();
                    }
                    Err(RecvError::Closed) => return,
                },
                _ = look.tick() => {
                    let Ok(Some(held)) = self.site.events.load(&self.id).await else { return };
                    if numbers(&held) != known {
                        known = numbers(&held);
                        if !self.changed(known).await {
                            return;
                        }
                    }
                }
            }
        }
    }

    /// Tells that something has changed; whether anybody still listens.
    async fn changed(&self, (facts, notes): (u32, u32)) -> bool {
        let event = events::event("change", &json!({ "facts": facts, "notes": notes }));
        self.tell.send(event).await.is_ok()
    }

    async fn notice(&self, notice: &Notice) {
        if notice.event != self.id || Some(notice.account) != self.account {
            return;
        }
        let told = json!({
            "title": notice.name,
            "text": notice.line(self.words),
            "path": notice.path,
            "tag": notice.mark,
        });
        // Whoever has gone is noticed at the next turn.
        let _ = self.tell.send(events::event("notice", &told)).await;
    }
}
