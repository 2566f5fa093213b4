//! An event by correspondence and its games: begun when a round is published, ended when the event decides, their
//! results written down when they are over.
//!
//! All of this is one thing that may be done at any moment and any number of times, [`settle`]: it looks at the event
//! and its games and does what is missing. A game of an event has the same name every time, so that none begins twice.

use damier_compete::event::{By, Fact as Said, GameKey, Phase, PlayerId, Score as Marks};
use damier_compete::schedule::Side as Half;
use damier_correspondence::{Arbitration, Fact, Refused, Score, Terms};
use damier_desk::prepare;
use damier_language::{Language, Words};
use damier_store::{AccountId, Fault, Sitting};
use jiff::Timestamp;

use super::begin::{OfEvent, Seated, sitting, write};
use super::{ActError, KIND, Loaded, append, load};
use crate::desk::{self, Held, Making, Seats, Speaker, link, online};
use crate::site::{Site, now};

/// The grounds of a game that ends because the event has decided it.
const BY_THE_EVENT: &str = "decided by the event";

/// A game of an event.
pub struct PostBoard {
    pub key: GameKey,
    /// What it is called.
    pub game: String,
    /// The side that has White.
    pub white: Half,
    /// Who plays it, White first; none: nobody knows yet.
    seats: [Option<Seated>; 2],
    /// The names of both, White first.
    pub names: [String; 2],
    /// The result, once the event knows it.
    pub score: Option<Marks>,
}

impl PostBoard {
    /// Whether the game can begin: both are known, and have accounts or are written for.
    pub fn can_begin(&self, by_letter: bool) -> bool {
        let can =
            |seated: &Option<Seated>| seated.as_ref().is_some_and(|own| by_letter || own.account.is_some());
        self.seats.iter().all(can)
    }

    /// Whether it waits only for somebody who has no account.
    pub fn lacks_account(&self) -> bool {
        self.can_begin(true) && !self.can_begin(false)
    }
}

/// The games of all rounds that have been published, those that are played live on the site aside.
pub fn boards(held: &Held) -> Vec<PostBoard> {
    let state = held.event.state();
    let accounts: Vec<(PlayerId, AccountId)> = held.book.accounts_of_players().collect();
    let mut boards = Vec::new();
    for (stage, round) in published(held) {
        for key in link::games(state, stage, round) {
            let (Some(seats), Some(game)) = (Seats::of(state, key), name(held, key)) else { continue };
            if held.book.venues.is_online(key) {
                continue;
            }
            let white = seats.white();
            let halves = [white, !white];
            let seated = |side: Half| {
                let player = seats.player(side)?;
                let account = accounts.iter().find(|(own, _)| *own == player).map(|(_, account)| *account);
                Some(Seated { account, name: state.players.get(player.index())?.name.clone() })
            };
            let names = halves.map(|side| seats.name(side));
            boards.push(PostBoard {
                key,
                game,
                white,
                seats: halves.map(seated),
                names,
                score: seats.score(),
            });
        }
    }
    boards
}

/// What a game is called; the second one of a micro-match is named after the first.
fn name(held: &Held, key: GameKey) -> Option<String> {
    let first = online::game_name(held, GameKey { game: None, ..key })?;
    Some(match key.game {
        Some(number) if number > 1 => format!("{first}-{number}"),
        _ => first,
    })
}

type Place = (damier_compete::event::StageId, damier_compete::Round);

fn published(held: &Held) -> Vec<Place> {
    let mut rounds = Vec::new();
    for (at, stage) in held.event.state().stages.iter().enumerate() {
        let id = damier_compete::event::StageId(u8::try_from(at).unwrap_or(u8::MAX));
        let shown = stage.rounds.iter().enumerate().filter(|(_, round)| round.phase > Phase::Paired);
        rounds.extend(shown.map(|(at, _)| (id, damier_compete::Round::at(at))));
    }
    rounds
}

/// Does what is missing between an event and its games.
pub async fn settle(site: &Site, id: &str) -> Result<(), Fault> {
    let _turn = site.events.settling().await;
    let Some(held) = site.events.load(id).await? else { return Ok(()) };
    let Some((terms, by)) = held.book.by_post.clone() else { return Ok(()) };
    let begun = site.database.sittings_in(KIND, id).await?;
    let mut over = Vec::new();
    for board in boards(&held) {
        let sitting = begun.iter().find(|own| own.id == board.game);
        if sitting.is_some() {
            seat_those_who_have_come(site, &held, &begun, &board).await?;
        }
        match (sitting, board.score) {
            (None, None) => begin(site, &held, &terms, board).await?,
            (Some(own), Some(score)) if own.running => end(site, &held, &board, score).await?,
            (Some(own), None) if !own.running => over.push(board),
            _ => {}
        }
    }
    let mut brought = Vec::new();
    for board in over {
        if let Some(loaded) = load(site, &board.game).await? {
            brought.extend(result(&held, &board, &loaded));
        }
    }
    write_down(site, &held, &by, brought).await
}

/// A game of an event has changed: its result may have to be entered, or corrected after an appeal.
pub(super) async fn settle_game(site: &Site, id: &str, loaded: &Loaded) -> Result<(), Fault> {
    let Some(event) = loaded.event.as_deref().filter(|_| loaded.game.is_over()) else { return Ok(()) };
    let _turn = site.events.settling().await;
    let Some(held) = site.events.load(event).await? else { return Ok(()) };
    let Some((_, by)) = held.book.by_post.clone() else { return Ok(()) };
    let Some(board) = boards(&held).into_iter().find(|board| board.game == id) else { return Ok(()) };
    write_down(site, &held, &by, result(&held, &board, loaded).into_iter().collect()).await
}

/// Who played by letter and has an account now, moves himself from now on.
async fn seat_those_who_have_come(
    site: &Site,
    held: &Held,
    begun: &[Sitting],
    board: &PostBoard,
) -> Result<(), Fault> {
    let missing = board.seats.iter().zip(["white", "black"]).filter_map(|(seated, office)| {
        let account = seated.as_ref()?.account?;
        let sits = begun.iter().any(|own| own.id == board.game && own.office == office);
        (!sits).then(|| sitting(&board.game, account, office, Some(held.id.clone())))
    });
    match missing.collect::<Vec<_>>() {
        none if none.is_empty() => Ok(()),
        new => site.database.sit(new).await,
    }
}

async fn begin(site: &Site, held: &Held, terms: &Terms, board: PostBoard) -> Result<(), Fault> {
    if !board.can_begin(held.book.by_letter) {
        return Ok(());
    }
    let arbiter = held.book.by_post.as_ref().and_then(|(_, by)| held.book.account_of(by.role, &by.name));
    let event = OfEvent { id: &held.id, arbiter: arbiter.filter(|_| board.lacks_account()) };
    let [Some(white), Some(black)] = board.seats else { return Ok(()) };
    if event.arbiter.is_none() && (white.account.is_none() || black.account.is_none()) {
        tracing::warn!(game = board.game, "nobody holds the office that enters letters");
        return Ok(());
    }
    let today = Timestamp::from_millisecond(now().millis()).unwrap_or_default();
    let start = today.to_zoned(held.book.zone()).date();
    let closing = terms.closing.filter(|closing| *closing > start);
    let terms = Terms { start, closing, arbitration: Arbitration::Arbiter, ..terms.clone() };
    match write(site, &board.game, terms, white, black, Some(event)).await {
        // Another machine was faster.
        Ok(()) | Err(ActError::Store(Fault::Conflict { .. })) => Ok(()),
        Err(ActError::Store(fault)) => Err(fault),
        Err(why) => {
            tracing::warn!(game = board.game, %why, "a game by correspondence could not begin");
            Ok(())
        }
    }
}

/// What was said of a game once, with the game as its source.
fn said_of<'a>(held: &'a Held, game: &'a str) -> impl Iterator<Item = (u32, Marks)> + 'a {
    held.event.entries().iter().filter_map(move |entry| match &entry.fact {
        Said::Result { game: Some(own), score, .. } if own == game => Some((entry.seq, *score)),
        _ => None,
    })
}

/// Ends a game that the event has decided, by a sanction, a result or because somebody has left (UA13-V.8.2). A
/// result that came from the game itself ends nothing: an appeal may have opened the game again.
async fn end(site: &Site, held: &Held, board: &PostBoard, score: Marks) -> Result<(), Fault> {
    if said_of(held, &board.game).any(|(seq, _)| held.event.counts(seq)) {
        return Ok(());
    }
    let wins = |side: Half| if side == board.white { Score::White } else { Score::Black };
    let score = match score {
        Marks::Played(damier_compete::SideResult::Win) | Marks::PlusMinus => wins(Half::First),
        Marks::Played(damier_compete::SideResult::Loss) | Marks::MinusPlus => wins(Half::Second),
        Marks::Played(damier_compete::SideResult::Draw) | Marks::PlusDraw | Marks::MinusDraw => Score::Draw,
        Marks::BothMinus => Score::BothLose,
        Marks::Annulled => Score::Annulled,
        Marks::Adjourned => return Ok(()),
    };
    let ended = append(site, &board.game, "", |loaded| {
        if loaded.game.is_over() {
            return Err(Refused::Over);
        }
        let on = loaded.now_for(loaded.game.turn());
        Ok((Fact::Awarded { score, grounds: BY_THE_EVENT.to_owned() }, on))
    });
    match ended.await {
        Ok(_) | Err(ActError::Refused(_) | ActError::Missing) => Ok(()),
        Err(ActError::Store(fault)) => Err(fault),
    }
}

/// What the event has to be told of a game that is over. What was said once and taken back is not said again.
fn result(held: &Held, board: &PostBoard, loaded: &Loaded) -> Option<Said> {
    let result = loaded.game.result()?;
    let by_event = loaded
        .game
        .entries()
        .iter()
        .any(|entry| matches!(&entry.fact, Fact::Awarded { grounds, .. } if grounds == BY_THE_EVENT));
    let score = online::score(board.white, result.outcome, false);
    let said = said_of(held, &board.game).last();
    match (board.score, said) {
        _ if by_event => None,
        (None, None) => {
            let (reason, game) = (online::reason(result.reason), Some(board.game.clone()));
            Some(Said::Result { key: board.key, score, reason, game })
        }
        // An appeal has opened the game again, and it has ended otherwise.
        (Some(known), Some((seq, before)))
            if known == before && before != score && held.event.counts(seq) =>
        {
            let reason = "decided on appeal".to_owned();
            Some(Said::ResultCorrected { key: board.key, score, reason })
        }
        _ => None,
    }
}

/// Says what games have brought, starts rounds whose games have begun, and closes those that are complete.
async fn write_down(site: &Site, held: &Held, by: &By, brought: Vec<Said>) -> Result<(), Fault> {
    let making = Making { speaker: Speaker::Guest, words: Words::of(Language::EN), seen: None };
    if brought.is_empty() && !has_to_start(held) {
        return Ok(());
    }
    let written = site.events.change(&held.id, &making, |draft| {
        let state = draft.state();
        let waits = |(stage, round): &Place| {
            let own = state.stages[stage.index()].round(*round);
            own.is_some_and(|own| own.phase == Phase::Published)
        };
        let mut facts: Vec<Said> = published(held)
            .into_iter()
            .filter(waits)
            .map(|(stage, round)| Said::Started { stage, round })
            .collect();
        facts.extend(brought.iter().cloned());
        for fact in facts {
            // One result that the event refuses does not keep the others waiting.
            if let Err(desk::ActError::Complaint(_, why)) = draft.say_as(by.clone(), fact) {
                tracing::warn!(event = held.id, %why, "a result by correspondence was not taken");
            }
        }
        for at in 0..draft.state().stages.len() {
            let stage = damier_compete::event::StageId(u8::try_from(at).unwrap_or(u8::MAX));
            for round in prepare::complete_rounds(draft.state(), stage) {
                draft.say_as(by.clone(), Said::Closed { stage, round })?;
            }
        }
        Ok(())
    });
    match written.await {
        Ok(()) => Ok(()),
        Err(desk::ActError::Store(fault)) => Err(fault),
        Err(desk::ActError::Complaint(_, why)) => {
            tracing::warn!(event = held.id, %why, "results by correspondence were not taken");
            Ok(())
        }
    }
}

fn has_to_start(held: &Held) -> bool {
    held.event.state().stages.iter().any(|stage| stage.rounds.iter().any(|own| own.phase == Phase::Published))
}
