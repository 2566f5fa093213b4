//! Why somebody sat where he sat in a past round: the story of that round made again, or who decided so by
//! hand, when and why, and which rules that breaks.
//!
//! **Why was I paired?** The one door is [`explain_pair`]: it pairs the round again from the facts before it and the
//! recorded seed, with the reasons that `damier-pairing` gives, and compares. The crate `desk` puts the answer into
//! words for commands, pages and papers; nothing else explains a pair.

use damier_clock::Moment;
use damier_facts::stored::text;
use serde::Serialize;

use super::Event;
use super::again::pair_again;
use super::broken::BrokenRule;
use super::fact::{By, Entry, Fact};
use super::ids::StageId;
use super::next::{FreeReason, PairReason};
use super::rounds::{FreeKind, PairedBy};
use super::state::State;
use super::verify::{Differs, compare};
use damier_pairing::swiss::Watch;
use damier_pairing::{Absence, Entrant, Round};

/// Why somebody sat where he sat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PairExplained {
    /// The fact that paired the round.
    pub seq: u32,
    /// By whom it was said.
    pub said_by: By,
    #[serde(with = "text")]
    pub at: Moment,
    pub stage: StageId,
    pub round: Round,
    /// Who is asked about.
    pub entrant: Entrant,
    /// By whom or what the round was paired.
    pub paired_by: PairedBy,
    /// Where he sat.
    pub seat: Seat,
    pub reason: SeatReason,
}

/// Where somebody sat in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Seat {
    /// At a table.
    Table {
        /// Its number, from 1.
        table: u16,
        /// Who had White.
        white: Entrant,
        /// Who had Black.
        black: Entrant,
    },
    /// Without an opponent.
    Free(FreeKind),
    Nowhere(Absence),
}

/// Why somebody sat there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatReason {
    /// The rules paired him so.
    Pair(PairReason),
    /// The rules left him free.
    Free(FreeReason),
    ByPeople {
        reason: String,
        /// Whether it was a decision of the chief arbiter against the rules (FMJD-V.11.4).
        overriding: bool,
        /// The rules it breaks for him.
        broken: Vec<BrokenRule>,
    },
    /// He was not there.
    NotThere,
    /// The rules, asked again, would have it otherwise.
    Otherwise(Vec<Differs>),
}

/// Why nothing can be explained.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NotExplained {
    #[error("round {round} of {stage} has not been paired")]
    NotPaired { stage: StageId, round: Round },
    #[error("{entrant} does not play in {stage}")]
    NotInStage { stage: StageId, entrant: Entrant },
}

/// Explains where somebody sat in a round, from the facts before it and the recorded seed.
pub fn explain_pair(
    event: &Event,
    stage: StageId,
    round: Round,
    entrant: Entrant,
    watch: &Watch,
) -> Result<PairExplained, NotExplained> {
    let (before, entry) = event.pairing_of(stage, round).ok_or(NotExplained::NotPaired { stage, round })?;
    let Fact::Paired { pairs, free, by, .. } = &entry.fact else {
        return Err(NotExplained::NotPaired { stage, round });
    };
    let at_table = (1..).zip(pairs).find(|(_, (white, black))| *white == entrant || *black == entrant);
    let seat = match (at_table, free.iter().find(|seat| seat.entrant == entrant)) {
        (Some((table, (white, black))), _) => Seat::Table { table, white: *white, black: *black },
        (None, Some(seat)) => Seat::Free(seat.kind),
        (None, None) => Seat::Nowhere(
            absence(event.state(), stage, round, entrant)
                .ok_or(NotExplained::NotInStage { stage, entrant })?,
        ),
    };
    Ok(PairExplained {
        seq: entry.seq,
        said_by: entry.by.clone(),
        at: entry.at,
        stage,
        round,
        entrant,
        paired_by: by.clone(),
        seat,
        reason: reason(&before, entry, entrant, seat, watch),
    })
}

fn reason(before: &State, entry: &Entry, entrant: Entrant, seat: Seat, watch: &Watch) -> SeatReason {
    if matches!(seat, Seat::Nowhere(_)) {
        return SeatReason::NotThere;
    }
    let Fact::Paired { by, .. } = &entry.fact else { return SeatReason::NotThere };
    if let Some(text) = by.by_people() {
        let broken = before.rules_broken_by(&entry.fact).into_iter();
        return SeatReason::ByPeople {
            reason: text.to_owned(),
            overriding: matches!(by, PairedBy::Override { .. }),
            broken: broken.filter(|rule| rule.is_about(entrant)).collect(),
        };
    }
    match pair_again(before, &entry.fact, watch) {
        Some(Ok(next)) => {
            let is_pair = |pair: &&PairReason| match seat {
                Seat::Table { white, black, .. } => (pair.white, pair.black) == (white, black),
                _ => false,
            };
            let is_free = |free: &&FreeReason| free.entrant == entrant && seat == Seat::Free(free.kind);
            if let Some(pair) = next.story.pairs.iter().find(is_pair) {
                return SeatReason::Pair(pair.clone());
            }
            match next.story.free.iter().find(is_free) {
                Some(free) => SeatReason::Free(free.clone()),
                None => SeatReason::Otherwise(compare(&entry.fact, &next.fact)),
            }
        }
        Some(Err(cannot)) => SeatReason::Otherwise(vec![Differs::NotPaired(cannot)]),
        None => SeatReason::NotThere,
    }
}

/// Why somebody of the stage has no seat in a round.
fn absence(state: &State, stage: StageId, round: Round, entrant: Entrant) -> Option<Absence> {
    let table = state.table(stage)?;
    let line = table.line_of(entrant)?;
    match table.sheet.line(line).cells.get(round.index())? {
        damier_pairing::Cell::Absent(absence) => Some(*absence),
        _ => Some(Absence::Free),
    }
}

impl Event {
    /// The fact that paired a round, with the state before it.
    fn pairing_of(&self, stage: StageId, round: Round) -> Option<(State, &Entry)> {
        let found = self.entries.iter().rev().find(|entry| match entry.fact {
            Fact::Paired { stage: own, round: number, .. } => {
                (own, number) == (stage, round) && self.counts(entry.seq)
            }
            _ => false,
        })?;
        Some((self.state_after(found.seq - 1), found))
    }
}
