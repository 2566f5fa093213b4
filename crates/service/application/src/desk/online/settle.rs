//! What is missing between an event and its games on the site: done at any moment, any number of times.

use std::sync::Arc;

use damier_clock::Moment;
use damier_clock::switches::MicroPause;
use damier_compete::event::{Fact, Phase, RoundState, Score};
use damier_language::{Language, Words};
use damier_live::{EventBoard, LiveGame, Player, Seat, Standing};
use damier_store::Fault;

use super::board::{OnlineBoard, Venue, game_name, open_rounds, venue};
use super::ended::{self, Brought};
use super::terms::terms;
use crate::desk::{ActError, Held, Making, Seats, Speaker, link};
use crate::live::{CommandError, LiveTable};
use crate::site::{Site, now};

/// The grounds of a game that ends because the event has decided it.
const BY_THE_EVENT: &str = "decided by the event";

/// Does what is missing; whether something may be missing later without anybody saying so.
pub async fn settle(site: &Site, id: &str) -> Result<bool, Fault> {
    // Two at once would do everything twice, to be refused the second time.
    let _turn = site.events.settling().await;
    let Some(held) = site.events.load(id).await? else { return Ok(false) };
    if !held.book.venues.is_used() {
        return Ok(false);
    }
    let held = start_by_schedule(site, held).await?;
    let mut brought = Vec::new();
    let mut waiting = false;
    for board in boards(&held) {
        let Some(table) = open(site, &held, &board).await? else { continue };
        start(site, &held, &board, &table).await?;
        end(site, &held, &board, &table).await?;
        let game = table.game().await;
        waiting |= !game.is_over();
        brought.extend(news(&held, &board, &game));
    }
    call_off(site, &held).await?;
    waiting |= held.book.venues.by_schedule && held.event.state().over.is_none();
    if !brought.is_empty() {
        write_down(site, id, &held, &brought).await?;
    }
    Ok(waiting)
}

/// The boards on the site of all rounds that are open.
fn boards(held: &Held) -> Vec<OnlineBoard> {
    let rounds = open_rounds(held).into_iter();
    let keys = rounds.flat_map(|(stage, round)| link::games(held.event.state(), stage, round));
    let on_site = keys.map(|key| venue(held, key));
    on_site.filter_map(|venue| if let Venue::Site(board) = venue { Some(board) } else { None }).collect()
}

/// What is said by the site, in the words of its log.
fn making() -> Making {
    Making { speaker: Speaker::Guest, words: Words::of(Language::EN), seen: None }
}

/// Gives the signal to start where the hour of the schedule has come and it was wanted so.
async fn start_by_schedule(site: &Site, held: Arc<Held>) -> Result<Arc<Held>, Fault> {
    let Some(by) = held.book.venues.by.clone().filter(|_| held.book.venues.by_schedule) else {
        return Ok(held);
    };
    let is_due = |(stage, round): &(damier_compete::event::StageId, damier_compete::Round)| {
        let stage = held.event.state().stages.get(stage.index());
        let waits = stage.and_then(|own| own.round(*round)).is_some_and(|own| own.phase == Phase::Published);
        waits && stage.and_then(|own| own.schedule.get(round)).is_some_and(|starts| *starts <= now())
    };
    let due: Vec<_> = open_rounds(&held).into_iter().filter(is_due).collect();
    if due.is_empty() {
        return Ok(held);
    }
    let making = making();
    let started = site.events.change(&held.id, &making, |draft| {
        for (stage, round) in &due {
            draft.say_as(by.clone(), Fact::Started { stage: *stage, round: *round })?;
        }
        Ok(())
    });
    match started.await {
        Ok(()) => {}
        Err(ActError::Store(fault)) => return Err(fault),
        Err(ActError::Complaint(_, why)) => tracing::warn!(event = held.id, %why, "a round did not start"),
    }
    Ok(site.events.load(&held.id).await?.unwrap_or(held))
}

/// The board of a game, which is opened if it is not open yet. The second game of a micro-match opens by itself.
async fn open(site: &Site, held: &Held, board: &OnlineBoard) -> Result<Option<Arc<LiveTable>>, Fault> {
    if let Some(table) = site.play.hub.table(&board.game).await? {
        return Ok(Some(table));
    }
    let decided = Seats::of(held.event.state(), board.key).is_some_and(|seats| seats.score().is_some());
    let Some(terms) = terms(held, board.key).filter(|_| board.key.game != Some(2) && !decided) else {
        return Ok(None);
    };
    let [white, black] = board.accounts.each_ref().map(|(account, name)| Player::member(account.0, name));
    match site.play.hub.begin(&board.game, terms, white, black).await {
        Ok(table) => Ok(Some(table)),
        // Another machine was faster.
        Err(CommandError::Store(Fault::Conflict { .. })) => site.play.hub.table(&board.game).await,
        Err(CommandError::Store(fault)) => Err(fault),
        Err(CommandError::Refused(why)) => {
            tracing::warn!(game = board.game, %why, "a board could not be opened");
            Ok(None)
        }
    }
}

/// Starts the clocks of a round that has started; whoever is not at his board by then is late.
async fn start(site: &Site, held: &Held, board: &OnlineBoard, table: &Arc<LiveTable>) -> Result<(), Fault> {
    let stage = held.event.state().stages.get(board.key.stage.index());
    let round = stage.and_then(|own| own.round(board.key.round));
    let started = round.is_some_and(RoundState::has_started);
    let waits = {
        let game = table.game().await;
        !game.is_over() && game.standing() == Standing::NotStarted
    };
    if !started || !waits || !pause_is_over(site, board, table).await? {
        return Ok(());
    }
    let presence = table.presence();
    let absent = Seat::ALL.into_iter().filter(|seat| presence.away(*seat, table.now()).is_some()).collect();
    done(table, table.order(site.play.hub.database(), damier_live::Fact::Started { absent }, "").await)
}

/// Whether the pause before the second game of a micro-match is over, where no clock runs in it (D-41).
async fn pause_is_over(site: &Site, board: &OnlineBoard, table: &Arc<LiveTable>) -> Result<bool, Fault> {
    let Some(first) = board.game.strip_suffix("-2").filter(|_| board.key.game == Some(2)) else {
        return Ok(true);
    };
    if table.game().await.clock().rules().switches.micro_pause == MicroPause::OnFirstClock {
        return Ok(true);
    }
    let Some(first) = site.play.hub.table(first).await? else { return Ok(true) };
    let ended: Moment = first.game().await.last();
    Ok(first.now().since(ended) >= EventBoard::PAUSE)
}

/// Ends a game that the event has decided, by a sanction or because somebody has left.
async fn end(site: &Site, held: &Held, board: &OnlineBoard, table: &Arc<LiveTable>) -> Result<(), Fault> {
    let score = Seats::of(held.event.state(), board.key).and_then(|seats| seats.score());
    let Some(award) = score.and_then(|score| ended::award(board, score)) else { return Ok(()) };
    finish(site, table, award).await
}

async fn finish(site: &Site, table: &Arc<LiveTable>, award: damier_live::Award) -> Result<(), Fault> {
    if table.game().await.is_over() {
        return Ok(());
    }
    let fact = damier_live::Fact::Awarded { award, grounds: BY_THE_EVENT.to_owned() };
    done(table, table.order(site.play.hub.database(), fact, "").await)
}

/// Calls off games of boards that are now played in the hall.
async fn call_off(site: &Site, held: &Held) -> Result<(), Fault> {
    let rounds = open_rounds(held).into_iter();
    let keys = rounds.flat_map(|(stage, round)| link::games(held.event.state(), stage, round));
    for key in keys.filter(|key| held.book.venues.has_moved_to_hall(*key)) {
        let Some(name) = game_name(held, key) else { continue };
        if let Some(table) = site.play.hub.table(&name).await? {
            finish(site, &table, damier_live::Award::Annulled).await?;
        }
    }
    Ok(())
}

/// What the event does not know yet of a game. What was said once and taken back is not said again.
fn news(held: &Held, board: &OnlineBoard, game: &LiveGame) -> Option<Brought> {
    let known = Seats::of(held.event.state(), board.key)?.score();
    let said = |is: &dyn Fn(Score) -> bool| {
        held.event.entries().iter().any(|entry| {
            matches!(&entry.fact, Fact::Result { game: Some(own), score, .. } if *own == board.game && is(*score))
        })
    };
    if game.is_over() {
        let by_event = game.grounds() == Some(BY_THE_EVENT);
        let open = known.is_none_or(|score| score == Score::Adjourned);
        let again = said(&|score| score != Score::Adjourned);
        return if open && !by_event && !again { ended::brought(board, game) } else { None };
    }
    let adjourned = game.standing() == Standing::Sealed && known.is_none();
    (adjourned && !said(&|score| score == Score::Adjourned)).then(|| Brought {
        key: board.key,
        score: Score::Adjourned,
        reason: None,
        game: board.game.clone(),
    })
}

/// Says what games have brought, in the name of whoever lets them be played here.
async fn write_down(site: &Site, id: &str, held: &Held, brought: &[Brought]) -> Result<(), Fault> {
    let Some(by) = held.book.venues.by.clone() else { return Ok(()) };
    let making = making();
    let written = site.events.change(id, &making, |draft| {
        for Brought { key, score, reason, game } in brought {
            let fact = Fact::Result { key: *key, score: *score, reason: *reason, game: Some(game.clone()) };
            // One result that the event refuses does not keep the others waiting; the desk shows the board.
            if let Err(ActError::Complaint(_, why)) = draft.say_as(by.clone(), fact) {
                tracing::warn!(event = id, game, %why, "a result was not taken");
            }
        }
        Ok(())
    });
    match written.await {
        Ok(()) => Ok(()),
        Err(ActError::Store(fault)) => Err(fault),
        Err(ActError::Complaint(_, why)) => {
            tracing::warn!(event = id, %why, "results were not taken");
            Ok(())
        }
    }
}

fn done(table: &LiveTable, done: Result<u64, CommandError>) -> Result<(), Fault> {
    match done {
        Ok(_) => Ok(()),
        Err(CommandError::Store(fault)) => Err(fault),
        Err(CommandError::Refused(why)) => {
            tracing::warn!(game = table.id, %why, "an order of the event was refused");
            Ok(())
        }
    }
}
