//! What a page of correspondence hears while it is open: that its game has changed, and what its reader is told.

use std::sync::Arc;

use axum::extract::{Query, State};
use axum::response::Response;
use axum::response::sse::Event;
use damier_language::Words;
use damier_store::AccountId;
use serde::Deserialize;
use serde_json::json;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::mpsc;

use crate::cluster::Growth;
use crate::mail::Kind;
use crate::notices::Notice;
use crate::reader::Reader;
use crate::site::Site;
use crate::{correspondence, events};

/// Which game is looked at.
#[derive(Deserialize)]
pub(crate) struct Asked {
    #[serde(default)]
    game: String,
}

/// `GET /post/news`: events `notice` for a player who is signed in, and `change` whenever something is said in the
/// game that is asked for.
pub(crate) async fn listen(
    State(site): State<Arc<Site>>,
    Query(asked): Query<Asked>,
    reader: Reader,
) -> Response {
    let (tell, told) = mpsc::channel(8);
    let account = reader.person.account().map(|own| own.id);
    let listener =
        Listener { site, stream: correspondence::stream(&asked.game), account, words: reader.words, tell };
    tokio::spawn(listener.follow());
    events::send(told)
}

struct Listener {
    site: Arc<Site>,
    stream: String,
    account: Option<AccountId>,
    words: &'static Words,
    tell: mpsc::Sender<Event>,
}

impl Listener {
    async fn follow(self) {
        let mut growth = Growth::of(Arc::clone(&self.site), self.stream.clone());
        let mut notices = self.site.messages.notices.listen();
        loop {
            let event = tokio::select! {
                () = self.site.closing() => return,
                () = self.tell.closed() => return,
                heard = notices.recv() => match heard {
                    Ok(notice) => self.notice(&notice),
                    Err(RecvError::Lagged(_)) => None,
                    Err(RecvError::Closed) => return,
                },
                grown = growth.next() => match grown {
                    Some(next) => Some(changed(next)),
                    None => return,
                },
            };
            if let Some(event) = event
                && self.tell.send(event).await.is_err()
            {
                return;
            }
        }
    }

    fn notice(&self, notice: &Notice) -> Option<Event> {
        let his = Some(notice.account) == self.account && notice.kind() == Kind::Post;
        let told = json!({
            "title": notice.name,
            "text": notice.line(self.words),
            "path": notice.path,
            "tag": notice.mark,
        });
        his.then(|| events::event("notice", &told))
    }
}

fn changed(next: u32) -> Event {
    events::event("change", &json!({ "next": next }))
}
