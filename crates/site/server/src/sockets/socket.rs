//! One connection of a browser.

use std::sync::Arc;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{Request, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use damier_clock::Span;
use damier_language::Words;
use damier_live::{Command, Seat, Viewer};
use damier_store::{AccountId, SecretHash};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior};
use tokio_tungstenite::tungstenite::Utf8Bytes;

use super::line::{self, Line};
use super::message::{Deed, Heard, ServerMessage};
use super::pings::{self, Pings};
use crate::audience;
use crate::live::{ChatLine, CommandError, LiveTable};
use crate::lobby::Waits;
use crate::people::Person;
use crate::reader::Reader;
use crate::serving::Held;
use crate::site::{Site, now};
use crate::talk::may_say;
use crate::{guard, secret};

/// At most so many messages in a second, on the average of the last few seconds.
const PER_SECOND: u32 = 20;

/// Opens a connection, for our own pages only.
pub(crate) async fn connect(State(site): State<Arc<Site>>, reader: Reader, request: Request) -> Response {
    if !guard::is_our_own(request.headers()) {
        return StatusCode::FORBIDDEN.into_response();
    }
    // As long as it lives it is one of the lines of its address.
    let held = request.extensions().get::<Held>().cloned();
    line::open(request, move |line| async move {
        Connection::new(site, reader, line).live().await;
        drop(held);
    })
}

/// A board that a browser looks at.
struct Joined {
    table: Arc<LiveTable>,
    seat: Option<Seat>,
    news: watch::Receiver<u64>,
}

struct Connection {
    site: Arc<Site>,
    person: Person,
    /// The hash of the secret by which he is known.
    secret: SecretHash,
    endings: broadcast::Receiver<Option<AccountId>>,
    words: &'static Words,
    line: Line,
    joined: Option<Joined>,
    lobby: Option<(watch::Receiver<u64>, Waits)>,
    pings: Pings,
    /// Messages that may still be sent now.
    allowance: f64,
    counted: Instant,
}

impl Connection {
    fn new(site: Arc<Site>, reader: Reader, line: Line) -> Connection {
        Connection {
            endings: site.people.endings(),
            site,
            person: reader.person,
            secret: SecretHash::of(&reader.secret),
            words: reader.words,
            line,
            joined: None,
            lobby: None,
            pings: Pings::default(),
            allowance: f64::from(PER_SECOND) * 3.0,
            counted: Instant::now(),
        }
    }

    /// Hears and tells until either side goes.
    async fn live(mut self) {
        let mut ping = tokio::time::interval(pings::EVERY);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            let going_on = tokio::select! {
                // What a browser has said is heard before it is asked whether it is there.
                biased;
                () = self.site.closing() => false,
                // What is seldom under way is put aside, so that a quiet connection is small.
                text = self.line.hear() => match text {
                    Some(text) => Box::pin(self.heard(&text)).await,
                    None => false,
                },
                () = changed(self.joined.as_mut().map(|joined| &mut joined.news)) => Box::pin(self.show()).await,
                () = changed(self.lobby.as_mut().map(|(news, _)| news)) => self.send_message(&ServerMessage::Lobby).await,
                ended = self.endings.recv() => Box::pin(self.is_still_signed_in(ended)).await,
                _ = ping.tick() => self.ping().await,
            };
            if !going_on {
                break;
            }
        }
        self.leave();
    }

    fn leave(&mut self) {
        if let Some(Joined { table, seat: Some(seat), .. }) = self.joined.take() {
            table.went(seat);
        }
    }

    /// Whether the reader still is who he was when some session has ended; whoever missed which has to look.
    async fn is_still_signed_in(&mut self, ended: Result<Option<AccountId>, RecvError>) -> bool {
        let Some(account) = self.person.account() else { return true };
        if ended.is_ok_and(|ended| ended.is_some_and(|ended| ended != account.id)) {
            return true;
        }
        matches!(self.site.database.session(&self.secret, now()).await, Ok(Some(_)))
    }

    async fn ping(&mut self) -> bool {
        match self.pings.next(Instant::now()) {
            Some(n) => self.send_message(&ServerMessage::Ping { n }).await,
            None => false,
        }
    }

    async fn send_message(&mut self, told: &ServerMessage) -> bool {
        match written(told) {
            Some(text) => self.send(text).await,
            None => false,
        }
    }

    async fn send(&mut self, text: Utf8Bytes) -> bool {
        // Whoever does not take what is told to him is gone as well.
        tokio::time::timeout(pings::GONE, self.line.send_text(text)).await.unwrap_or(false)
    }

    /// Sends the game as it is now; to all spectators the same.
    async fn show(&mut self) -> bool {
        let Some(joined) = &self.joined else { return true };
        let (table, words) = (&joined.table, self.words);
        let text = match joined.seat {
            Some(seat) => {
                let view = Box::new(table.view_for(Viewer::Player(seat), words).await);
                // Nobody at the board is told what is thought of it while he plays.
                let audience = if view.result.is_some() { table.audience() } else { Vec::new() };
                written(&ServerMessage::View { view, chat: table.remarks(), audience })
            }
            None => {
                let write = async {
                    let view = Box::new(table.view_for(Viewer::Spectator, words).await);
                    written(&ServerMessage::View { view, chat: Vec::new(), audience: table.audience() })
                };
                table
                    .for_spectators(words.language(), async { write.await.map(Bytes::from) })
                    .await
                    .and_then(utf8)
            }
        };
        match text {
            Some(text) => self.send(text).await,
            None => false,
        }
    }

    async fn refuse(&mut self, id: Option<u64>, why: String, clause: Option<&'static str>) -> bool {
        self.send_message(&ServerMessage::No { id, why, clause }).await
    }

    /// Whether one more message is not too many.
    fn is_allowed(&mut self) -> bool {
        let since = self.counted.elapsed().as_secs_f64();
        self.counted = Instant::now();
        let most = f64::from(PER_SECOND);
        self.allowance = (self.allowance + since * most).min(3.0 * most) - 1.0;
        self.allowance >= 0.0
    }

    async fn heard(&mut self, text: &str) -> bool {
        self.pings.heard();
        if !self.is_allowed() {
            return self.refuse(None, self.words.text("site-too-fast"), None).await;
        }
        // No text that anybody means holds a zero, and not every database keeps one.
        if text.contains("\\u0000") || text.contains('\0') {
            return self.refuse(None, self.words.text("sent-zero"), None).await;
        }
        let heard = match serde_json::from_str::<Heard>(text) {
            Ok(heard) => heard,
            Err(why) => return self.refuse(None, why.to_string(), None).await,
        };
        match heard {
            Heard::Join { game } => self.join(&game).await,
            Heard::Move { id, ply, mv } => self.command(id, |_, _| Command::Move { ply, text: mv }).await,
            Heard::Do { id, what: Deed::Claim, mv } => {
                self.command(id, |_, _| Command::Claim { announced: mv }).await
            }
            Heard::Do { id, what: Deed::Rematch, .. } if self.is_apart().await => {
                self.refuse(Some(id), self.words.text("block-no-game"), None).await
            }
            Heard::Do { id, what, .. } => self.command(id, |away, next| what.command(away, next)).await,
            Heard::Say { id, text } => self.chat(id, &text).await,
            Heard::Away { ply, ms } => self.was_away(ply, ms).await,
            Heard::Pong { n } => {
                self.pings.answered(n, Instant::now());
                true
            }
            Heard::Ping { n } => self.send_message(&ServerMessage::Pong { n }).await,
            Heard::Lobby { after } => {
                let mut news = self.site.play.lobby.news();
                // What has changed between the page and this line is told at once.
                let missed = after.is_some_and(|after| *news.borrow_and_update() != after);
                self.lobby = Some((news, self.site.play.lobby.listens(&self.person.player())));
                if missed { self.send_message(&ServerMessage::Lobby).await } else { true }
            }
        }
    }

    async fn join(&mut self, id: &str) -> bool {
        self.leave();
        let table = match self.site.play.hub.table(id).await {
            Ok(Some(table)) => table,
            Ok(None) => return self.refuse(None, self.words.text("site-no-such-game"), None).await,
            Err(fault) => {
                tracing::error!(%fault, game = id, "a game could not be read");
                return self.refuse(None, self.words.text("site-trouble"), None).await;
            }
        };
        let seat = {
            let game = table.game().await;
            Seat::ALL.into_iter().find(|seat| self.person.is(&game.players()[seat.color()]))
        };
        if let Some(seat) = seat
            && let Err(CommandError::Store(fault)) =
                table.sits_down(self.site.play.hub.database(), seat).await
        {
            tracing::error!(%fault, game = id, "an arrival could not be stored");
        }
        let mut news = table.news();
        news.mark_unchanged();
        self.joined = Some(Joined { table, seat, news });
        self.show().await
    }

    async fn command(&mut self, id: u64, command: impl FnOnce(Span, String) -> Command) -> bool {
        let Some((table, seat)) = self.seat() else {
            return self.refuse(Some(id), self.words.text("site-not-a-player"), None).await;
        };
        let away = table.presence().away(!seat, table.now()).unwrap_or(Span::ZERO);
        let command = command(away, secret::name());
        let done = table.command(self.site.play.hub.database(), &command, seat, self.pings.lag).await;
        match done {
            Ok(seq) => self.send_message(&ServerMessage::Ok { id, seq }).await,
            Err(CommandError::Refused(why)) => {
                let told = {
                    let game = table.game().await;
                    why.text(self.words, game.rulebook().variant, game.notation().squares)
                };
                self.refuse(Some(id), told, why.clause()).await
            }
            Err(CommandError::Store(fault)) => {
                tracing::error!(%fault, game = table.id, "a fact could not be stored");
                self.refuse(Some(id), self.words.text("site-trouble"), None).await
            }
        }
    }

    fn seat(&self) -> Option<(Arc<LiveTable>, Seat)> {
        let joined = self.joined.as_ref()?;
        Some((Arc::clone(&joined.table), joined.seat?))
    }

    /// Whether the two at the board have nothing to do with each other any more.
    async fn is_apart(&mut self) -> bool {
        let Some((table, seat)) = self.seat() else { return false };
        let (Some(own), Some(other)) = (table.account_at(seat), table.account_at(!seat)) else {
            return false;
        };
        // Who cannot look it up lets them play.
        self.site.database.are_apart(own, other).await.unwrap_or_default()
    }

    /// The page was out of sight for a while, which is kept for games that count.
    async fn was_away(&mut self, ply: usize, ms: u64) -> bool {
        let Some((table, seat)) = self.seat() else { return true };
        let Some(account) = table.account_at(seat) else { return true };
        let (rated, plies) = {
            let game = table.game().await;
            (game.terms().rated || game.terms().event.is_some(), game.ply())
        };
        if !rated || ply > plies || ms == 0 {
            return true;
        }
        let ply = u32::try_from(ply).unwrap_or(u32::MAX);
        let kept = self.site.database.out_of_sight(&table.id, account, ply, Duration::from_millis(ms)).await;
        if let Err(fault) = kept {
            tracing::warn!(%fault, game = table.id, "a page out of sight could not be kept");
        }
        true
    }

    async fn chat(&mut self, id: u64, text: &str) -> bool {
        let Some((table, by)) = self.seat() else { return self.murmur(id, text).await };
        if let Some(said) = ChatLine::new(by, text) {
            match may_say(&self.site, &self.person, table.account_at(!by), &said.text).await {
                Ok(Ok(())) => table.chat(said),
                Ok(Err(held)) => return self.refuse(Some(id), held.text(self.words), None).await,
                Err(fault) => {
                    tracing::error!(%fault, game = table.id, "it could not be seen who may talk");
                    return self.refuse(Some(id), self.words.text("site-trouble"), None).await;
                }
            }
        }
        let seq = table.game().await.seq();
        self.send_message(&ServerMessage::Ok { id, seq }).await
    }

    /// Somebody who looks on says something to the others who do; he needs a name that others can hold to account.
    async fn murmur(&mut self, id: u64, text: &str) -> bool {
        let Some(table) = self.joined.as_ref().map(|joined| Arc::clone(&joined.table)) else {
            return self.refuse(Some(id), self.words.text("site-talk-needs-account"), None).await;
        };
        match audience::say(&self.site, &self.person, &table, text).await {
            Ok(Ok(())) => {}
            Ok(Err(unsaid)) => return self.refuse(Some(id), unsaid.text(self.words), None).await,
            Err(fault) => {
                tracing::error!(%fault, game = table.id, "it could not be seen who may talk");
                return self.refuse(Some(id), self.words.text("site-trouble"), None).await;
            }
        }
        let seq = table.game().await.seq();
        self.send_message(&ServerMessage::Ok { id, seq }).await
    }
}

/// What was written for all spectators, as it is sent.
fn utf8(text: Bytes) -> Option<Utf8Bytes> {
    Utf8Bytes::try_from(text).ok()
}

/// A message as it is sent.
fn written(told: &ServerMessage) -> Option<Utf8Bytes> {
    match serde_json::to_string(told) {
        Ok(text) => Some(text.into()),
        Err(why) => {
            tracing::error!(%why, "a message could not be written");
            None
        }
    }
}

/// Waits until something changes; for ever if nothing is listened to.
async fn changed(news: Option<&mut watch::Receiver<u64>>) {
    match news {
        Some(news) => {
            if news.changed().await.is_err() {
                std::future::pending::<()>().await;
            }
        }
        None => std::future::pending().await,
    }
}
