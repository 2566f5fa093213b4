//! A round taken back to be paired again: one act, however far the round has come.
//!
//! FMJD-V.11.4, FMJD-IV.2.23, UA13-IV.18.5.5, UA-IV.5: the chief arbiter answers for pairings, and a wrong one is
//! made again. What rests on the pairing goes with it; line-ups stay, since they are handed in for a round and
//! not for an opponent.

use std::collections::BTreeSet;

use serde::Serialize;

use super::super::fact::{Entry, Fact};
use super::super::ids::{GameKey, StageId};
use super::super::refused::Refused;
use super::super::rounds::Phase;
use super::super::score::{Reason, Score};
use super::super::state::State;
use super::super::{Event, struck};
use damier_pairing::{Entrant, Round};

/// What taking a round back takes back.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RoundTakenBack {
    pub stage: StageId,
    pub round: Round,
    /// The facts, the latest first.
    pub facts: Vec<u32>,
    /// Rounds after it, which go too.
    pub later: Vec<Round>,
    /// How far the round had come.
    pub phase: Phase,
    /// The pairs as they were.
    pub pairs: Vec<(Entrant, Entrant)>,
    /// The results that were known in the round.
    pub results: Vec<KeptResult>,
}

/// A result of the round, by who sat there: it can be written again where the two meet again with the same
/// colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct KeptResult {
    /// Who had White, or began.
    pub first: Entrant,
    pub second: Entrant,
    /// Where it was written down.
    pub key: GameKey,
    /// How it ended.
    pub score: Score,
    /// Why, where it was said.
    pub reason: Option<Reason>,
}

impl RoundTakenBack {
    /// The results that stand again once the round is paired so, at their new tables.
    pub fn kept(&self, pairs: &[(Entrant, Entrant)]) -> Vec<Fact> {
        let again = |own: &KeptResult| {
            let at = pairs.iter().position(|pair| *pair == (own.first, own.second))?;
            let key = GameKey { table: u16::try_from(at + 1).ok()?, ..own.key };
            Some(Fact::Result { key, score: own.score, reason: own.reason, game: None })
        };
        self.results.iter().filter_map(again).collect()
    }
}

/// Finds what has to be taken back so that a round can be paired again. Nothing is changed.
pub fn take_back(event: &Event, stage: StageId, round: Round) -> Result<RoundTakenBack, Refused> {
    let state = event.state();
    let found = state.stage(stage)?;
    let taken = found.round(round).ok_or_else(|| found.no_round(round))?;
    let rests = |entry: &&Entry| event.counts(entry.seq) && rests_on(&entry.fact, stage, round);
    let mut facts: BTreeSet<u32> = event.entries().iter().filter(rests).map(|entry| entry.seq).collect();
    // What else cannot stand without them goes as well; each turn names one fact more.
    while let Some(breaks) = broken_without(event, &facts) {
        facts.insert(breaks);
    }
    let later = (round.index() + 1..found.rounds.len()).map(Round::at).collect();
    let results = (1..).zip(&taken.encounters).flat_map(|(table, own)| {
        let key = GameKey::table(stage, round, table);
        let shape = own.shape;
        let whole = own.whole.score.map(|score| (key, score, own.whole.reason));
        let games = own.games.iter().enumerate().filter_map(move |(at, game)| {
            let (board, number) = (at / usize::from(shape.games) + 1, at % usize::from(shape.games) + 1);
            let key = if shape.teams { key.board(board as u8) } else { key };
            let key = if shape.games > 1 { key.game(number as u8) } else { key };
            Some((key, game.score?, game.reason))
        });
        let result =
            |(key, score, reason)| KeptResult { first: own.first, second: own.second, key, score, reason };
        whole.into_iter().chain(games).map(result).collect::<Vec<_>>()
    });
    Ok(RoundTakenBack {
        stage,
        round,
        facts: facts.into_iter().rev().collect(),
        later,
        phase: taken.phase,
        pairs: taken.encounters.iter().map(|own| (own.first, own.second)).collect(),
        results: results.collect(),
    })
}

/// The first fact that cannot stand without these, if there is one.
fn broken_without(event: &Event, facts: &BTreeSet<u32>) -> Option<u32> {
    let struck = struck(event.entries());
    let counting = event.entries().iter().zip(struck).filter(|(_, struck)| !struck).map(|(entry, _)| entry);
    let mut state = State::default();
    counting
        .filter(|entry| !matches!(entry.fact, Fact::Undone { .. }) && !facts.contains(&entry.seq))
        .find_map(|entry| state.fold(entry).is_err().then_some(entry.seq))
}

/// Whether a fact is about a round of a stage or a later one, and falls with its pairing.
fn rests_on(fact: &Fact, stage: StageId, from: Round) -> bool {
    let (own, round) = match fact {
        Fact::Paired { stage, round, .. }
        | Fact::Published { stage, round }
        | Fact::Started { stage, round }
        | Fact::Closed { stage, round } => (*stage, *round),
        Fact::Seated { key, .. }
        | Fact::ColoursMixed { key }
        | Fact::Result { key, .. }
        | Fact::ResultCorrected { key, .. }
        | Fact::Late { key, .. } => (key.stage, key.round),
        _ => return false,
    };
    own == stage && round >= from
}
