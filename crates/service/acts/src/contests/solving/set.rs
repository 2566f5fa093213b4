//! The set of positions: typed, picked from a collection by lot, or taken from the register of a site.

use damier_contests::solving::{Fact, Key, KeyKind, PositionEntry, Solving, entry_of, pick};
use damier_contests::{Genre, Mark, PositionId};
use serde::{Deserialize, Serialize};

use super::super::files::compositions;
use super::super::{Draft, Refusal, long};
use super::Decided;
use crate::{TypedWork, typed};

/// A composition of the register of a site is put into the set.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Set {
    /// Which: its name or its address.
    pub problem: String,
}

impl Set {
    pub(super) fn decide(&self, draft: &Draft<'_, Solving>) -> Decided {
        // The site looks it up; a file has no register.
        let found = draft.given.position.clone();
        Ok(vec![Fact::PositionSet(found.ok_or(Refusal::NotAllowed)?)])
    }
}

/// A position is put into the set: typed, or one of a text in PDN.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Put {
    pub variant: String,
    /// The position in FEN, or as magazines print it.
    pub position: String,
    pub task: String,
    /// The code; the usual one of the variant where nothing is said.
    pub code: String,
    /// The solution in the notation of the codes.
    pub solution: String,
    /// Compositions in PDN with their solutions, instead of a position.
    pub pdn: String,
    /// Which of them, from 1.
    pub number: Option<usize>,
    /// Points for each thematic variation; one for each two moves where nothing is said.
    #[serde(deserialize_with = "typed::option")]
    pub points: Option<String>,
    /// The genre; by the task and the pieces where nothing is said.
    pub genre: Option<Genre>,
    /// How many thematic variations must be given; by the genre where nothing is said.
    pub least: Option<u8>,
    /// What brings points for completeness, as `TEXT=POINTS`.
    pub extra: Vec<String>,
    /// Whether it is known to be unsolvable or to have side solutions.
    pub defective: bool,
}

impl Put {
    pub(super) fn decide(&self, _: &Draft<'_, Solving>) -> Decided {
        let mut position = self.position()?;
        position.genre = self.genre.unwrap_or(position.genre);
        position.least = self.least.or(position.least);
        position.defective = self.defective;
        if let Some(points) = self.points.as_deref().filter(|points| !points.trim().is_empty()) {
            let points = points_of(points)?;
            let variations = position.keys.iter_mut().filter(|key| key.kind == KeyKind::Variation);
            variations.for_each(|key| key.points = points);
        }
        for said in &self.extra {
            let missing = || Refusal::NoPoints { text: long(said) };
            let (text, points) = said.rsplit_once('=').ok_or_else(missing)?;
            let (text, points) = (long(text), points_of(points)?);
            position.keys.push(Key { kind: KeyKind::Completeness, text, points });
        }
        Ok(vec![Fact::PositionSet(Box::new(position))])
    }

    fn position(&self) -> Result<PositionEntry, Refusal> {
        if self.pdn.trim().is_empty() {
            let typed = TypedWork {
                variant: self.variant.clone(),
                fen: self.position.clone(),
                task: self.task.clone(),
                code: self.code.clone(),
                solution: self.solution.clone(),
                ..TypedWork::default()
            };
            return entry_of(&typed.work().map_err(Refusal::Unfit)?).ok_or(Refusal::NoLines);
        }
        let (works, number) = (compositions(&self.pdn, None)?, self.number.unwrap_or(1));
        let work = number.checked_sub(1).and_then(|at| works.get(at));
        let work = work.ok_or(Refusal::NoComposition { number, found: works.len() })?;
        entry_of(work).ok_or(Refusal::NoLines)
    }
}

fn points_of(text: &str) -> Result<Mark, Refusal> {
    text.trim().parse().map_err(|_| Refusal::NoPoints { text: long(text) })
}

/// Positions are picked from a collection by lot.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pick {
    /// Compositions in PDN with their solutions.
    pub pdn: String,
    /// How many; six where nothing is said.
    pub count: Option<usize>,
    /// The seed of the lots, so that the picking can be repeated in public.
    pub seed: Option<u64>,
}

/// So many positions a set usually has.
const USUAL: usize = 6;

impl Pick {
    pub(super) fn decide(&self, draft: &Draft<'_, Solving>) -> Decided {
        let wanted = self.count.unwrap_or(USUAL);
        let known: Vec<PositionEntry> = draft.state().set().map(|(_, own)| own.clone()).collect();
        let seed = self.seed.unwrap_or(draft.given.seed);
        let picked = pick(&compositions(&self.pdn, None)?, &known, wanted, seed);
        if picked.len() < wanted || picked.is_empty() {
            return Err(Refusal::TooFew { wanted, found: picked.len() });
        }
        Ok(picked.into_iter().map(|position| Fact::PositionSet(Box::new(position))).collect())
    }
}

/// A position is taken out of the set.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Drop {
    pub position: u32,
}

impl Drop {
    pub(super) fn decide(self, _: &Draft<'_, Solving>) -> Decided {
        Ok(vec![Fact::PositionDropped { position: PositionId(self.position) }])
    }
}
