//! What follows from a fact or a note, and for whom. Only players with an account can be told.

use damier_clock::{Moment, Span};
use damier_compete::event::{Encounter, Fact, GameKey, Phase, PlayerId, RoundState, StageId, State};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Round};
use damier_desk::{moment, points};
use damier_store::AccountId;
use jiff::civil::DateTime;

use super::notice::{About, Notice};
use crate::desk::note::Note;
use crate::desk::{Held, link};

/// Nobody is asked to come to the desk by news that is older.
const FRESH: Span = Span::hours(6);

/// What follows from a fact of the event.
pub(super) fn from_fact(held: &Held, seq: u32, fact: &Fact) -> Vec<Notice> {
    let Fact::Published { stage, round } = fact else { return Vec::new() };
    let state = held.event.state();
    let Some(own) = state.stages.get(stage.index()) else { return Vec::new() };
    // What was taken back or is over meanwhile needs no telling.
    let Some(played) = own.round(*round).filter(|own| matches!(own.phase, Phase::Published | Phase::Started))
    else {
        return Vec::new();
    };
    let starts = own.schedule.get(round).map(|at| moment::civil(*at, &held.book.zone()));
    let notice = |(player, account): (PlayerId, AccountId)| {
        let about = seated(state, played, *round, player, starts)?;
        let path = format!("/event/{}/round/{}.{round}", held.id, u16::from(stage.0) + 1);
        Some(made(held, account, path, format!("{}/{seq}", held.id), about))
    };
    held.book.accounts_of_players().filter_map(notice).collect()
}

/// What follows from a note of the desk.
pub(super) fn from_note(held: &Held, seq: u32, at: Moment, note: &Note, now: Moment) -> Vec<Notice> {
    match note {
        Note::CheckInBegins if now.since(at) < FRESH => {
            let state = held.event.state();
            let path = format!("/event/{}", held.id);
            let mark = format!("{}/{seq}", held.id);
            let notice = |(player, account): (PlayerId, AccountId)| {
                let plays = player.index() < state.players.len();
                plays.then(|| made(held, account, path.clone(), mark.clone(), About::CheckIn))
            };
            held.book.accounts_of_players().filter_map(notice).collect()
        }
        Note::Claimed { key, side, score, .. } => {
            let scale = held.event.state().regulation.as_ref().map(|own| own.scale).unwrap_or_default();
            claimed(held, *key, *side, &points::score(scale, *score)).into_iter().collect()
        }
        _ => Vec::new(),
    }
}

/// What a player is told of a round.
fn seated(
    state: &State,
    round: &RoundState,
    number: Round,
    player: PlayerId,
    starts: Option<DateTime>,
) -> Option<About> {
    let own = state.players.get(player.index())?;
    let entrant = if state.pairs_teams() { Entrant(own.team?.0) } else { Entrant(player.0) };
    if round.free.iter().any(|free| free.entrant == entrant) {
        return Some(About::Free { round: number.number() });
    }
    let (table, encounter) = round.encounter_of(entrant)?;
    let side = encounter.side_of(entrant)?;
    let at_board = seat(encounter, side, player);
    if encounter.score().is_some()
        || (state.pairs_teams() && at_board.is_none() && has_seats(encounter, side))
    {
        return None;
    }
    let board = at_board.filter(|_| state.pairs_teams());
    let color = (board.is_some() || !state.pairs_teams())
        .then(|| encounter.color(side, board.unwrap_or(0), 0).into());
    let rival = board.and_then(|board| encounter.seats.get(usize::from(board))?[(!side).index()]);
    let rival = rival.and_then(|rival| state.players.get(rival.index())).map(|rival| rival.name.clone());
    let team = || state.name_of(encounter.entrant(!side)).unwrap_or_default().to_owned();
    let (round, board) = (number.number(), board.map(|board| board + 1));
    Some(About::Pairing { round, table, board, color, opponent: rival.unwrap_or_else(team), starts })
}

/// The board of a player, from 0.
fn seat(encounter: &Encounter, side: Side, player: PlayerId) -> Option<u8> {
    let at = encounter.seats.iter().position(|both| both[side.index()] == Some(player))?;
    u8::try_from(at).ok()
}

/// Whether the line-up is known.
fn has_seats(encounter: &Encounter, side: Side) -> bool {
    encounter.seats.iter().any(|both| both[side.index()].is_some())
}

/// Somebody has said how a game ended: the other is told, unless he has spoken too or the result is known.
fn claimed(held: &Held, key: GameKey, side: Side, score: &str) -> Option<Notice> {
    let state = held.event.state();
    let round = state.stages.get(key.stage.index())?.round(key.round)?;
    let encounter = round.encounters.get(usize::from(key.table).checked_sub(1)?)?;
    if encounter.score().is_some() || held.book.claim(key, !side).is_some() {
        return None;
    }
    let player = |side: Side| {
        if !state.pairs_teams() {
            return Some(PlayerId(encounter.entrant(side).0));
        }
        let board = usize::from(key.board.unwrap_or(1).checked_sub(1)?);
        encounter.seats.get(board)?[side.index()]
    };
    let other = player(!side)?;
    let (_, account) = held.book.accounts_of_players().find(|(own, _)| *own == other)?;
    let opponent = player(side).and_then(|own| state.players.get(own.index()));
    let opponent = opponent.map(|own| own.name.clone()).unwrap_or_default();
    let about =
        About::Result { round: key.round.number(), table: key.table, opponent, score: score.to_owned() };
    let board = link::write(&held.book.key, key);
    Some(made(
        held,
        account,
        format!("/event/{}/board/{board}", held.id),
        format!("{}/{board}", held.id),
        about,
    ))
}

fn made(held: &Held, account: AccountId, path: String, mark: String, about: About) -> Notice {
    let name = held.event.state().regulation.as_ref().map(|own| own.name.clone()).unwrap_or_default();
    Notice { account, event: held.id.clone(), name, path, mark, about }
}

/// What a player is told of a round now, until his game is over.
pub fn pairing(held: &Held, stage: StageId, round: Round, player: PlayerId) -> Option<About> {
    let state = held.event.state();
    let own = state.stages.get(stage.index())?;
    let starts = own.schedule.get(&round).map(|at| moment::civil(*at, &held.book.zone()));
    seated(state, own.round(round)?, round, player, starts)
}
