//! Results: written down once, corrected by another fact, adjourned games finished later.

use damier_clock::Moment;

use super::encounter::{Encounter, Game};
use super::ids::GameKey;
use super::journal::Correction;
use super::refused::Refused;
use super::score::{Reason, Score};
use super::state::State;
use super::warning::Warning;
use damier_pairing::Entrant;

impl State {
    pub(super) fn result(
        &mut self,
        key: GameKey,
        score: Score,
        reason: Option<Reason>,
        at: Moment,
    ) -> Result<(), Refused> {
        let started = self.has_started(key)?;
        let encounter = self.encounter(key)?;
        let old = game(encounter, key)?;
        check_not_by_games(encounter, key)?;
        if let Some(score) = encounter.whole.score.filter(|score| *score != Score::Adjourned) {
            return Err(Refused::HasResult { key: GameKey { board: None, game: None, ..key }, score });
        }
        // An adjourned game is finished without further ado (FMJD-V.8.8).
        if let Some(score) = old.score.filter(|score| *score != Score::Adjourned) {
            return Err(Refused::HasResult { key, score });
        }
        if !started && !score.is_forfeit() {
            return Err(Refused::NotStarted { round: key.round });
        }
        let stage = self.stage(key.stage)?;
        let gone = |entrant: &Entrant| {
            let leaving = stage.left.get(entrant);
            leaving.is_some_and(|leaving| usize::from(leaving.after) <= key.round.index())
        };
        if let (false, Some(entrant)) =
            (score.is_forfeit(), [encounter.first, encounter.second].into_iter().find(gone))
        {
            return Err(Refused::HasLeft { entrant, clauses: &[] });
        }
        if score == Score::Adjourned && old.score.is_some() {
            return Err(Refused::HasResult { key, score });
        }
        self.write(key, score, reason, at)
    }

    /// Corrects a result, also in a closed round.
    pub(super) fn correct_result(
        &mut self,
        seq: u32,
        key: GameKey,
        score: Score,
        reason: &str,
        at: Moment,
    ) -> Result<(), Refused> {
        let encounter = self.encounter(key)?;
        let old = game(encounter, key)?;
        if old.score.is_none() {
            check_not_by_games(encounter, key)?;
        }
        let was = old.score.ok_or(Refused::NothingToCorrect { key })?;
        if was == score {
            return Err(Refused::SameResult { key, score });
        }
        if reason.trim().is_empty() {
            return Err(Refused::NoReason);
        }
        if !score.is_forfeit() && !self.has_started(key)? {
            return Err(Refused::NotStarted { round: key.round });
        }
        let paired = self.stage(key.stage)?.rounds.len() as u16;
        self.write(key, score, None, at)?;
        if paired > key.round.number() {
            self.warnings.push(Warning::CorrectedLate { next: key.round.number() + 1 });
        }
        self.corrections.push(Correction { seq, key, was, is: score, reason: reason.to_owned() });
        Ok(())
    }

    pub(super) fn mix_colours(&mut self, key: GameKey) -> Result<(), Refused> {
        if !self.has_started(key)? {
            return Err(Refused::NotStarted { round: key.round });
        }
        let encounter = self.encounter_mut(key)?;
        encounter.colours_mixed = !encounter.colours_mixed;
        Ok(())
    }

    pub(super) fn has_started(&self, key: GameKey) -> Result<bool, Refused> {
        let state = self.stage(key.stage)?;
        let round = state.round(key.round).ok_or_else(|| state.no_round(key.round))?;
        Ok(round.has_started())
    }

    /// Writes a result whatever was there before.
    pub(super) fn write(
        &mut self,
        key: GameKey,
        score: Score,
        reason: Option<Reason>,
        at: Moment,
    ) -> Result<(), Refused> {
        let encounter = self.encounter_mut(key)?;
        let made = Game { score: Some(score), reason, at: Some(at) };
        for place in places(encounter, key)? {
            match place {
                Place::Whole => encounter.whole = made.clone(),
                Place::Game(at) => encounter.games[at] = made.clone(),
            }
        }
        Ok(())
    }
}

/// Where a result is kept.
enum Place {
    Whole,
    Game(usize),
}

/// The games a key speaks of: one, all of a board, or the whole encounter.
fn places(encounter: &Encounter, key: GameKey) -> Result<Vec<Place>, Refused> {
    let shape = encounter.shape;
    if let Some(board) = key.board
        && (!shape.teams || board == 0 || board > shape.boards)
    {
        return Err(Refused::NoSuchBoard { board, boards: if shape.teams { shape.boards } else { 0 } });
    }
    if let Some(game) = key.game
        && (game == 0 || game > shape.games)
    {
        return Err(Refused::NoSuchGame { game, games: shape.games });
    }
    match (key.board, key.game) {
        (None, None) if shape.boards == 1 && shape.games == 1 => Ok(vec![Place::Game(0)]),
        (None, None) => Ok(vec![Place::Whole]),
        (None, Some(_)) if shape.boards > 1 => Err(Refused::WhichBoard { boards: shape.boards }),
        (board, Some(game)) => Ok(vec![Place::Game(encounter.index(board.unwrap_or(1) - 1, game - 1))]),
        (Some(board), None) => {
            Ok((0..shape.games).map(|game| Place::Game(encounter.index(board - 1, game))).collect())
        }
    }
}

/// Refuses a result of the whole encounter where games have results of their own.
fn check_not_by_games(encounter: &Encounter, key: GameKey) -> Result<(), Refused> {
    let shape = encounter.shape;
    if !matches!(places(encounter, key)?[..], [Place::Whole]) {
        return Ok(());
    }
    let first = encounter.games.iter().enumerate().find_map(|(at, own)| Some((at, own.score?)));
    if let Some((at, score)) = first {
        let (board, game) = (at / usize::from(shape.games) + 1, at % usize::from(shape.games) + 1);
        let board = shape.teams.then_some(board as u8);
        let game = (shape.games > 1).then_some(game as u8);
        return Err(Refused::HasResult { key: GameKey { board, game, ..key }, score });
    }
    Ok(())
}

/// The games a key speaks of, to be changed.
pub(super) fn games_mut(encounter: &mut Encounter, key: GameKey) -> Result<Vec<&mut Game>, Refused> {
    let wanted = places(encounter, key)?;
    let is_whole = |place: &Place| matches!(place, Place::Whole);
    if wanted.iter().any(is_whole) {
        return Ok(vec![&mut encounter.whole]);
    }
    let wanted: Vec<usize> = wanted
        .iter()
        .filter_map(|place| match place {
            Place::Game(at) => Some(*at),
            Place::Whole => None,
        })
        .collect();
    let games = encounter.games.iter_mut().enumerate();
    Ok(games.filter(|(at, _)| wanted.contains(at)).map(|(_, game)| game).collect())
}

/// The game a key speaks of, the first one where it speaks of several.
pub(super) fn game(encounter: &Encounter, key: GameKey) -> Result<&Game, Refused> {
    match places(encounter, key)?.first() {
        Some(Place::Game(at)) => Ok(&encounter.games[*at]),
        _ => Ok(&encounter.whole),
    }
}
