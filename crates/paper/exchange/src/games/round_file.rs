//! A file with the games of a round: each game finds its board by names, round and table.

use damier_compete::Round;
use damier_compete::event::{GameKey, StageId, State};
use damier_pdn::{ReadGame, Tags};
use damier_rules::Color;

use super::attach::{Attached, attach_read, games_of, is_round};
use super::fault::AttachFault;
use super::names::{ALIKE, likeness};
use super::seat::Seat;

/// What became of a file.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct RoundGames {
    /// The games that found their place and fit.
    pub attached: Vec<Attached>,
    /// The games that found their place and do not fit.
    pub refused: Vec<(GameKey, AttachFault)>,
    /// The games that found no place.
    pub unmatched: Vec<Unmatched>,
    /// The games of the round that the file lacks.
    pub missing: Vec<GameKey>,
}

/// A game that found no place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[error("game {number} (line {line}), {white} - {black}: {why}")]
pub struct Unmatched {
    /// Which game of the file, from 1.
    pub number: usize,
    /// The line where it begins.
    pub line: usize,
    pub white: String,
    pub black: String,
    pub why: NoPlace,
}

/// Why a game found no place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(rename_all = "snake_case")]
pub enum NoPlace {
    /// It says that it belongs to another round.
    #[error("it is of round {round}")]
    OtherRound { round: String },
    /// Nobody in the round has such names.
    #[error("nobody of these names meets in this round")]
    NoNames,
    /// Another game of the file took the place.
    #[error("{key} has a game of this file already")]
    Taken { key: GameKey },
}

/// Finds the place of every game of a file in a round and attaches it.
pub fn attach_round(state: &State, stage: StageId, round: Round, pdn: &[u8]) -> RoundGames {
    attach_round_while(state, stage, round, pdn, &|| true)
}

/// The same for a file that may come from anybody: it is broken off as soon as `goes_on` says so, which is asked before
/// every game.
pub fn attach_round_while(
    state: &State,
    stage: StageId,
    round: Round,
    pdn: &[u8],
    goes_on: &dyn Fn() -> bool,
) -> RoundGames {
    let seats = Seat::all(state, GameKey::table(stage, round, 1));
    let mut taken: Vec<GameKey> = Vec::new();
    let mut found = RoundGames::default();
    for (number, read) in (1..).zip(games_of(pdn)).take_while(|_| goes_on()) {
        match place(&seats, &read.game.tags, &taken) {
            Ok(seat) => {
                taken.push(seat.key);
                match attach_read(state, seat, &read) {
                    Ok(attached) => found.attached.push(attached),
                    Err(fault) => found.refused.push((seat.key, fault)),
                }
            }
            Err(why) => found.unmatched.push(unmatched(number, &read, why)),
        }
    }
    found.missing = seats.iter().map(|seat| seat.key).filter(|key| !taken.contains(key)).collect();
    found
}

fn unmatched(number: usize, read: &ReadGame, why: NoPlace) -> Unmatched {
    let name = |tag| read.game.tags.known(tag).unwrap_or("?").to_owned();
    Unmatched { number, line: read.begin.line as usize, white: name("White"), black: name("Black"), why }
}

/// The seat of a game: the names decide, in either order; where several fit, table, board and game do.
fn place<'a, 's>(seats: &'a [Seat<'s>], tags: &Tags, taken: &[GameKey]) -> Result<&'a Seat<'s>, NoPlace> {
    let round = tags.known("Round");
    if let Some(round) = round.filter(|round| seats.first().is_some_and(|seat| !is_round(round, seat))) {
        return Err(NoPlace::OtherRound { round: round.to_owned() });
    }
    let names = ["White", "Black"].map(|name| tags.known(name).unwrap_or_default());
    let both = |white: &str, black: &str| likeness(names[0], white).min(likeness(names[1], black));
    let fit = |seat: &Seat<'_>| {
        let (white, black) = (seat.name(Color::White), seat.name(Color::Black));
        // Turned colours find their place too, and are refused there.
        both(&white, &black).max(both(&black, &white) - 0.001)
    };
    let number = |tag: &str| tags.known(tag).and_then(|text| text.trim().parse::<u16>().ok());
    let table = number("Table").or_else(|| {
        let (_, table) = round?.split_once(['.', ','])?;
        table.parse().ok()
    });
    let says = |seat: &Seat<'_>| {
        let key = seat.key;
        let agrees = |said: Option<u16>, own: Option<u16>| said.is_some() && said == own;
        let board = key.board.map_or(key.table, u16::from);
        [
            agrees(table, Some(key.table)),
            agrees(number("Board"), Some(board)),
            agrees(number("Game"), key.game.map(u16::from)),
        ]
        .into_iter()
        .filter(|agrees| *agrees)
        .count()
    };
    let named = seats.iter().filter(|seat| fit(seat) >= ALIKE - 0.001).collect::<Vec<_>>();
    let unnamed = names.iter().all(|name| name.is_empty());
    let candidates: Vec<&Seat<'_>> =
        if unnamed { seats.iter().filter(|seat| says(seat) > 0).collect() } else { named };
    let free = candidates.iter().copied().filter(|seat| !taken.contains(&seat.key));
    let best = free.max_by(|a, b| {
        let order = fit(a).total_cmp(&fit(b));
        // The first of equals, as games stand in their order in most files.
        says(a).cmp(&says(b)).then(order).then(b.key.cmp(&a.key))
    });
    best.ok_or_else(|| match candidates.first() {
        Some(seat) => NoPlace::Taken { key: seat.key },
        None => NoPlace::NoNames,
    })
}
