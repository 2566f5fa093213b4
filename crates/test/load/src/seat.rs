//! One who plays: he opens a line, joins, moves when it is time, and comes back if the line breaks.
//!
//! He does what the page does in a browser: what was not acknowledged is sent again after he has joined again.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result};
use damier_rules::Lots;
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::crowd::Crowd;
use crate::pair::{Made, Pair};
use crate::wire::{self, Legal, Line, Seen, ServerMessage};

/// What the server says if nothing can be stored.
const TROUBLE: &str = "Something is wrong with the server. Nothing that was confirmed is lost; try again.";

/// At most so long before he tries to come back.
const AGAIN: Duration = Duration::from_millis(300);

/// One who plays.
pub(crate) struct Seat {
    hall: Arc<Crowd>,
    pair: Arc<Pair>,
    side: usize,
    secret: String,
    lots: Lots,
    /// The number of the last message.
    number: u64,
    /// The game he has joined.
    game: String,
    /// How many half-moves of it he has seen.
    seen: usize,
    /// Whether he has seen it since he joined.
    joined: bool,
    /// The move he has decided on, and when he will make it.
    choice: Option<(Instant, usize, Legal)>,
    /// The move that is not acknowledged yet.
    waiting: Option<Waiting>,
    wants_more: bool,
}

struct Waiting {
    id: u64,
    ply: usize,
    message: Value,
}

impl Seat {
    pub(crate) fn new(hall: Arc<Crowd>, pair: Arc<Pair>, side: usize, secret: String, lots: Lots) -> Seat {
        Seat {
            hall,
            pair,
            side,
            secret,
            lots,
            number: 0,
            game: String::new(),
            seen: 0,
            joined: false,
            choice: None,
            waiting: None,
            wants_more: false,
        }
    }

    /// Plays until everybody has to go.
    pub(crate) async fn sit(mut self) {
        let hall = Arc::clone(&self.hall);
        tokio::select! {
            () = hall.closing() => {}
            () = self.play() => {}
        }
    }

    /// Plays, and comes back as often as the line breaks.
    async fn play(&mut self) {
        let mut came = false;
        loop {
            if let Ok(mut line) = wire::live(self.hall.address, &self.secret).await {
                self.hall.reconnected.fetch_add(u64::from(came), Relaxed);
                came = true;
                // It ends when the line breaks, and why does not matter.
                let _ = self.at(&mut line).await;
            }
            tokio::time::sleep(AGAIN.mul_f64(self.lots.fraction())).await;
        }
    }

    /// Plays as long as the line holds.
    async fn at(&mut self, line: &mut Line) -> Result<()> {
        let present = self.pair.present();
        self.join(line, &present).await?;
        loop {
            let due = self.choice.as_ref().map(|(due, ..)| *due);
            tokio::select! {
                message = line.next() => {
                    if let Message::Text(text) = message.context("closed")?? {
                        self.heard(line, serde_json::from_str(&text)?).await?;
                    }
                }
                () = at(due) => self.make_move(line).await?,
            }
        }
    }

    async fn send(&mut self, line: &mut Line, message: &Value) -> Result<()> {
        Ok(line.send(Message::text(message.to_string())).await?)
    }

    async fn join(&mut self, line: &mut Line, game: &str) -> Result<()> {
        if self.game != game {
            self.game = game.to_owned();
            self.seen = 0;
            self.choice = None;
            self.waiting = None;
        }
        self.joined = false;
        self.wants_more = false;
        self.send(line, &json!({"t": "join", "game": game, "after": null})).await
    }

    async fn heard(&mut self, line: &mut Line, told: ServerMessage) -> Result<()> {
        match (told.t.as_str(), told.view) {
            ("ping", _) => self.send(line, &json!({"t": "pong", "n": told.n})).await,
            ("view", Some(view)) if view.game == self.game => self.saw(line, &view).await,
            ("ok", _) => {
                if let Some(waiting) = self.waiting.take_if(|waiting| Some(waiting.id) == told.id) {
                    let game = &self.game;
                    self.pair.with(game, |record| record.moves[waiting.ply].acknowledged = true);
                }
                Ok(())
            }
            ("no", _) => self.refused(line, told.id, told.why.unwrap_or_default()).await,
            _ => Ok(()),
        }
    }

    async fn refused(&mut self, line: &mut Line, id: Option<u64>, why: String) -> Result<()> {
        if self.hall.is_torn() && self.try_again(line, id, &why).await? {
            return Ok(());
        }
        if let Some(waiting) = self.waiting.take_if(|waiting| Some(waiting.id) == id) {
            self.hall.fault(format!("{}, half-move {}: {why}", self.game, waiting.ply + 1));
            self.pair.with(&self.game, |record| record.moves.truncate(waiting.ply));
        } else if id.is_none() {
            // The next game may not be there yet: it begins when somebody looks at the one before.
            tokio::time::sleep(AGAIN).await;
            let before = self.pair.games().iter().rev().nth(1).map(|game| game.id.clone());
            let present = self.pair.present();
            let other = before.filter(|_| self.game == present).unwrap_or(present);
            self.join(line, &other).await?;
        }
        Ok(())
    }

    /// What was refused because nothing could be stored is sent again, a little later; whether it was so.
    async fn try_again(&mut self, line: &mut Line, id: Option<u64>, why: &str) -> Result<bool> {
        let of_move = self.waiting.as_ref().is_some_and(|waiting| Some(waiting.id) == id);
        // What is refused for another reason is a fault of a move, or a game that is not there yet.
        if (of_move || id.is_none()) && why != TROUBLE {
            return Ok(false);
        }
        tokio::time::sleep(AGAIN).await;
        if let Some(waiting) = self.waiting.as_ref().filter(|_| of_move) {
            self.hall.refused.fetch_add(1, Relaxed);
            let again = waiting.message.clone();
            self.send(line, &again).await?;
        } else {
            // The game could not be read, or the wish for another one was refused, or is known already.
            let game = self.game.clone();
            self.join(line, &game).await?;
        }
        Ok(true)
    }

    /// Looks at the game as it is now.
    async fn saw(&mut self, line: &mut Line, view: &Seen) -> Result<()> {
        self.look(view);
        if !std::mem::replace(&mut self.joined, true)
            && let Some(waiting) = &self.waiting
        {
            let again = waiting.message.clone();
            self.send(line, &again).await?;
        }
        if view.result.is_some() {
            return self.go_on(line, view).await;
        }
        let his_turn = view.you.as_ref() == Some(&view.turn);
        if his_turn && self.waiting.is_none() && self.choice.is_none() && !view.legal.is_empty() {
            let due = self.due(view.ply);
            let Legal { id, text } = &view.legal[self.lots.place(view.legal.len())];
            self.choice = Some((due, view.ply, Legal { id: id.clone(), text: text.clone() }));
        }
        Ok(())
    }

    /// Compares what he is shown with what the two have done.
    fn look(&mut self, view: &Seen) {
        let (hall, side, seen) = (&self.hall, self.side, self.seen);
        if view.ply < seen {
            hall.fault(format!("{}: {} half-moves were shown after {seen}", self.game, view.ply));
        }
        self.pair.with(&self.game, |record| {
            for (ply, shown) in view.moves.iter().enumerate().skip(seen) {
                let Some(made) = record.moves.get_mut(ply).filter(|made| made.text == *shown) else {
                    hall.fault(format!("{}: half-move {} is shown as {shown}", record.id, ply + 1));
                    continue;
                };
                if made.by != side && made.seen.is_none() {
                    made.seen = Some(made.sent.elapsed());
                }
            }
        });
        self.seen = view.ply.max(seen);
    }

    /// When his next half-move is due. Whoever is far behind, because the server was away, does not hurry.
    fn due(&mut self, ply: usize) -> Instant {
        let (now, pace) = (Instant::now(), self.hall.pace);
        let late = now + pace.mul_f64(self.lots.fraction());
        let due = |record: &mut crate::pair::Record| {
            let whole = pace * u32::try_from(ply).unwrap_or_default();
            if record.base + whole + pace < now {
                record.base = late.checked_sub(whole).unwrap_or(now);
            }
            record.base + whole
        };
        self.pair.with(&self.game, due).unwrap_or(now)
    }

    async fn make_move(&mut self, line: &mut Line) -> Result<()> {
        let Some((_, ply, Legal { id, text })) = self.choice.take() else { return Ok(()) };
        if self.hall.is_resting() {
            return Ok(());
        }
        self.number += 1;
        let message = json!({"t": "move", "id": self.number, "ply": ply, "move": id});
        self.waiting = Some(Waiting { id: self.number, ply, message: message.clone() });
        let sent = Instant::now();
        let made = Made { by: self.side, id, text, sent, acknowledged: false, seen: None };
        self.pair.with(&self.game, |record| record.moves.push(made));
        self.send(line, &message).await
    }

    /// After a game: another one.
    async fn go_on(&mut self, line: &mut Line, view: &Seen) -> Result<()> {
        self.choice = None;
        if let Some(next) = &view.rematch.game {
            let base = Instant::now() + self.hall.pace.mul_f64(self.lots.fraction());
            self.pair.next(next, base);
            // What is not acknowledged yet will be.
            if self.waiting.is_none() {
                return self.join(line, next).await;
            }
        } else if !self.wants_more && !self.hall.is_resting() {
            self.wants_more = true;
            self.number += 1;
            let number = self.number;
            return self.send(line, &json!({"t": "do", "id": number, "what": "rematch"})).await;
        }
        Ok(())
    }
}

/// Waits for a moment; for ever if there is none.
async fn at(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due.into()).await,
        None => std::future::pending().await,
    }
}
