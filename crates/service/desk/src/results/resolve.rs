//! From what was typed to the games it speaks of.

use damier_compete::Round;
use damier_compete::event::{Encounter, GameKey, Reason, Refused, Score, Shape, StageId};
use damier_compete::schedule::Side;
use damier_language::Args;

use super::hint;
use super::read::{Item, Place};
use crate::{EventContext, RefusalText};

type Result<T> = std::result::Result<T, RefusalText>;

/// One result, ready to be said.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Written {
    pub key: GameKey,
    /// How it ended.
    pub score: Score,
    /// Why, where it was said.
    pub reason: Option<Reason>,
}

/// The results an item speaks of.
pub fn resolve(hall: &EventContext<'_>, stage: StageId, round: Round, item: &Item) -> Result<Vec<Written>> {
    let reason = item.reason.as_deref().map(|text| reason(hall, text)).transpose()?;
    let (key, side) = place(hall, stage, round, &item.place)?;
    let shape = encounter(hall, key)?.shape;
    let scores: Vec<Score> = match side {
        Side::First => item.scores.clone(),
        Side::Second => item.scores.iter().map(|score| score.reversed()).collect(),
    };
    let keys = keys(hall, key, shape, &scores)?;
    Ok(keys.into_iter().zip(scores).map(|(key, score)| Written { key, score, reason }).collect())
}

fn place(hall: &EventContext<'_>, stage: StageId, round: Round, place: &Place) -> Result<(GameKey, Side)> {
    match place {
        Place::Table(numbers) => Ok((at_table(hall, stage, round, numbers)?, Side::First)),
        Place::Of(who) => hall.game_of(stage, round, who).or_else(|nobody| {
            // `Koval-Ivanov` may be a double name, or two.
            let two = who.split_once(['-', '–', '—', ':']);
            let both =
                two.filter(|(one, other)| [one, other].iter().all(|name| hall.player(stage, name).is_ok()));
            both.map_or(Err(nobody), |(one, other)| between(hall, stage, round, one, other))
        }),
        Place::Between(one, other) => between(hall, stage, round, one, other),
    }
}

/// The game that a place names: `3`, `3.2`, or the name of a player.
pub fn game(hall: &EventContext<'_>, stage: StageId, round: Round, typed: &str) -> Result<GameKey> {
    let numbers: std::result::Result<Vec<u16>, _> = typed.split('.').map(str::parse).collect();
    let at = numbers.map_or_else(|_| Place::Of(typed.to_owned()), Place::Table);
    place(hall, stage, round, &at).map(|(key, _)| key)
}

/// The game of two, and the side of the first.
fn between(
    hall: &EventContext<'_>,
    stage: StageId,
    round: Round,
    one: &str,
    other: &str,
) -> Result<(GameKey, Side)> {
    let (key, side) = hall.game_of(stage, round, one)?;
    let (others, _) = hall.game_of(stage, round, other)?;
    if key == others {
        return Ok((key, side));
    }
    let args = Args::new().with("one", one).with("other", other).with("round", round.number());
    Err(hall.complaint("event-do-not-meet", &args))
}

/// `3.2` is a board of a team match, or a game of a micro-match.
fn at_table(hall: &EventContext<'_>, stage: StageId, round: Round, numbers: &[u16]) -> Result<GameKey> {
    let table = numbers.first().copied().unwrap_or(0);
    let key = GameKey::table(stage, round, table);
    let shape = encounter(hall, key)?.shape;
    let small = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
    Ok(match (&numbers[1..], shape.teams) {
        ([], _) => key,
        ([board], true) => key.board(small(*board)),
        ([game], false) => key.game(small(*game)),
        ([board, game, ..], _) => key.board(small(*board)).game(small(*game)),
    })
}

fn encounter<'a>(hall: &EventContext<'a>, key: GameKey) -> Result<&'a Encounter> {
    let found = hall.state().stages.get(key.stage.index()).and_then(|stage| stage.round(key.round));
    let round = found.ok_or_else(|| hall.no_round(key.stage, key.round))?;
    let tables = round.encounters.len();
    let found = usize::from(key.table).checked_sub(1).and_then(|at| round.encounters.get(at));
    found.ok_or_else(|| hall.refused(&Refused::NoSuchTable { table: key.table, tables }))
}

/// The games that so many scores are for.
fn keys(hall: &EventContext<'_>, key: GameKey, shape: Shape, scores: &[Score]) -> Result<Vec<GameKey>> {
    let boards: Vec<GameKey> = match key.board {
        None if shape.teams => (1..=shape.boards).map(|board| key.board(board)).collect(),
        _ => vec![key],
    };
    let games = |key: GameKey| (1..=shape.games).map(move |game| key.game(game));
    let given = scores.len();
    if given == 1 {
        // A match of teams is the sum of its boards, unless nothing was played.
        if shape.teams && key.board.is_none() && shape.boards > 1 && matches!(scores[0], Score::Played(_)) {
            let how = hint::by_parts(hall.words, super::counted(hall), shape, key.table, "");
            return Err(RefusalText::new(how));
        }
        return Ok(vec![key]);
    }
    if given == boards.len() && boards.len() > 1 {
        return Ok(boards);
    }
    let all: Vec<GameKey> =
        if key.game.is_some() { vec![key] } else { boards.into_iter().flat_map(games).collect() };
    if given == all.len() {
        return Ok(all);
    }
    let args = Args::new().with("given", given).with("games", all.len());
    Err(hall.complaint("event-too-many-scores", &args))
}

/// Reasons by the words that are typed.
pub const REASONS: [(&str, Reason); 11] = [
    ("no-moves", Reason::NoMoves),
    ("resignation", Reason::Resignation),
    ("stopped-clock", Reason::StoppedClock),
    ("refusal", Reason::Refusal),
    ("time", Reason::Time),
    ("lateness", Reason::Lateness),
    ("sanction", Reason::Sanction),
    ("sealed-move", Reason::SealedMove),
    ("reconstruction", Reason::Reconstruction),
    ("wrong-board", Reason::WrongBoard),
    ("withdrawal", Reason::Withdrawal),
];

fn reason(hall: &EventContext<'_>, text: &str) -> Result<Reason> {
    let found = REASONS.iter().find(|(name, _)| name.eq_ignore_ascii_case(text.trim()));
    found.map(|(_, reason)| *reason).ok_or_else(|| {
        let known = hall.words.list(REASONS.iter().map(|(name, _)| *name));
        hall.complaint("event-no-such-reason", &Args::new().with("text", text).with("known", known))
    })
}
