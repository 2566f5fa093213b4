//! Numbers of the table, other draws, and who plays in a later stage. Seeds are kept, so that any draw can be
//! repeated in public.

use damier_compete::Round;
use damier_compete::event::{
    CannotPair, Encounter, Fact, GameKey, LotsFor, Numbering, StageId, State, deck_size, lots_wanted,
    opening_numbered, propose_fields, stage_over,
};
use damier_compete::swiss::Unrated;
use damier_language::Args;
use damier_rules::ballot::BallotTable;
use serde::{Deserialize, Serialize};

use super::rounds::close_all_complete;
use super::typed;
use crate::draft::{Draft, Refusal};
use crate::{ActReport, RefusalText, describe, opening, stage};

/// How numbers are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum NumbersBy {
    /// By rating; equal ratings and none by lot.
    Rating,
    Lots,
    /// As drawn in the hall.
    Given,
}

/// Give the numbers of the table.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Numbers {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// How; by rating where anybody has one, else by lot.
    pub by: Option<NumbersBy>,
    /// Those who are numbered, number 1 first, as drawn in the hall.
    #[serde(deserialize_with = "typed::list")]
    pub given: Vec<String>,
    /// The seed of the lots.
    pub seed: Option<u64>,
    /// Where those without a rating stand: last, right below the mean, or in the last fifth.
    pub unrated: Option<Unrated>,
}

impl Numbers {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let seed = draft.seed(self.seed);
        let usual = || match has_ratings(draft.state(), stage) {
            true => NumbersBy::Rating,
            false => NumbersBy::Lots,
        };
        let by = match self.by.unwrap_or_else(usual) {
            NumbersBy::Given => Numbering::Given(draft.entrants(stage, &self.given)?),
            NumbersBy::Rating => Numbering::Rating { seed, unrated: self.unrated.unwrap_or_default() },
            NumbersBy::Lots => Numbering::Lots { seed },
        };
        draft.append(Fact::Numbered { stage, by })?;
        Ok(ActReport::new())
    }
}

/// Whether anybody who plays in a stage has a rating.
fn has_ratings(state: &State, stage: StageId) -> bool {
    let Some(table) = state.table(stage) else { return false };
    table.sheet.lines.iter().any(|line| line.rating.is_some())
}

/// What lots are drawn for.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DrawnFor {
    /// The colour of number 1 in round 1: 1 is White, 2 is Black.
    Colour,
    /// In which order the rounds of the table are played.
    Rounds,
    /// The opening of a table.
    Ballot,
    /// The opening of every table of the round that has none.
    Ballots,
    /// Who goes on from each meeting of a knockout that nothing else decides.
    Meetings,
    /// One of so many.
    #[default]
    Other,
}

/// Draw lots; what came of them is told.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DrawLots {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    pub r#for: DrawnFor,
    /// What is drawn, where it is something else.
    pub what: String,
    /// The table of an opening.
    pub table: Option<u16>,
    /// One of so many; of the openings of the regulation where nobody says.
    pub of: Option<u32>,
    /// The table of openings by its name: `english-3`, `russian`.
    pub deck: String,
    /// The seed of the lots.
    pub seed: Option<u64>,
    /// What was drawn by hand in the hall, as the slips say: the number of an opening (of each table, in their order),
    /// the order of rounds, those who go on.
    #[serde(deserialize_with = "typed::text")]
    pub drawn: String,
    /// Why, where it was drawn already: lots are drawn once.
    pub reason: String,
}

impl DrawLots {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let purpose = match self.r#for {
            DrawnFor::Colour => LotsFor::Colour { stage },
            DrawnFor::Rounds => LotsFor::OrderOfRounds { stage },
            DrawnFor::Ballot => {
                let round = draft.round(stage, self.round)?;
                let key = GameKey::table(stage, round, self.table.unwrap_or(1));
                LotsFor::Ballot { key, openings: self.openings(draft, stage)? }
            }
            DrawnFor::Ballots => return self.every_table(draft, stage),
            DrawnFor::Meetings => return self.level_meetings(draft, stage),
            DrawnFor::Other => LotsFor::Other { what: self.what.clone(), of: self.of.unwrap_or(0) },
        };
        let rounds = draft.state().stages.get(stage.index()).map_or(0, |own| own.rounds.len());
        if rounds > 0 && matches!(purpose, LotsFor::Colour { .. } | LotsFor::OrderOfRounds { .. }) {
            return Err(draft.refusal("lots-too-late", &Args::new()));
        }
        let is_again = draft.state().is_drawn(&purpose);
        let reason = if is_again { self.reason.trim() } else { "" };
        if is_again && reason.is_empty() {
            return Err(drawn_already(draft, &purpose));
        }
        let again = match purpose {
            LotsFor::Ballot { key, .. } => is_again.then_some(key),
            _ => None,
        };
        let by_hand = self.slips(draft, &purpose)?;
        let seed = if by_hand.is_empty() { draft.seed(self.seed) } else { 0 };
        draft.append(Fact::Lots { purpose, seed, reason: reason.to_owned(), by_hand })?;
        let mut answer = ActReport::new();
        if let Some(key) = again {
            let place = describe::place(draft.words, draft.state(), key);
            answer.line(draft.words.translate("lots-drawn-again", &Args::new().with("place", place)));
        }
        if let Some(lots) = draft.state().lots.last() {
            let drawn: Vec<String> = lots.drawn.iter().map(u32::to_string).collect();
            let number = match lots.purpose {
                LotsFor::Ballot { key, .. } => opening::number(&draft.hall(), key),
                _ => None,
            };
            let shown = number.clone().unwrap_or_else(|| drawn.join(" "));
            answer.line(draft.words.translate("event-drawn", &Args::new().with("drawn", shown)));
            answer.field("drawn", &lots.drawn);
            if let Some(number) = number {
                answer.field("opening", number);
            }
        }
        Ok(answer)
    }
}

impl DrawLots {
    /// From how many openings is drawn: those of the table that is named, or as the regulation says.
    fn openings(&self, draft: &Draft<'_>, stage: StageId) -> Result<u32, Refusal> {
        if !self.deck.trim().is_empty() {
            return deck_size(&self.deck).ok_or_else(|| draft.none_of(&self.deck, BallotTable::names()));
        }
        let planned = draft.state().stages.get(stage.index()).and_then(|own| own.plan.ballot);
        Ok(self.of.or(planned).unwrap_or(0))
    }

    /// The opening of every table that has none yet; what was drawn is told.
    fn every_table(&self, draft: &mut Draft<'_>, stage: StageId) -> Result<ActReport, Refusal> {
        let round = draft.round(stage, self.round)?;
        let openings = self.openings(draft, stage)?;
        let seed = draft.seed(self.seed);
        let found = draft.state().stages.get(stage.index()).and_then(|own| own.round(round));
        let tables = (1_u16..).take(found.map_or(0, |own| own.encounters.len()));
        let keys = tables.map(|table| GameKey::table(stage, round, table));
        let waits = |key: &GameKey| !draft.state().is_drawn(&LotsFor::Ballot { key: *key, openings });
        let waiting: Vec<GameKey> = keys.filter(waits).collect();
        if waiting.is_empty() {
            return Err(draft.refusal("hall-ballots-drawn", &Args::new().with("round", round.number())));
        }
        let slips: Vec<&str> = self.each_slip().collect();
        if !slips.is_empty() && slips.len() != waiting.len() {
            return Err(self.wanted(draft, waiting.len(), slips.len()));
        }
        for (at, key) in waiting.into_iter().enumerate() {
            let purpose = LotsFor::Ballot { key, openings };
            let by_hand = match slips.get(at) {
                Some(slip) => vec![opening_on(draft, openings, slip)?],
                None => Vec::new(),
            };
            let seed = if by_hand.is_empty() { seed.wrapping_add(u64::from(key.table)) } else { 0 };
            draft.append(Fact::Lots { purpose, seed, reason: String::new(), by_hand })?;
        }
        let mut answer = ActReport::new();
        for line in opening::lines(&draft.hall(), stage, round) {
            answer.line(line);
        }
        Ok(answer)
    }
}

impl DrawLots {
    /// Who goes on from each level meeting; a final is decided by it too.
    fn level_meetings(&self, draft: &mut Draft<'_>, stage: StageId) -> Result<ActReport, Refusal> {
        let drawn = match self.drawn.trim() {
            "" => {
                let seed = draft.seed(self.seed);
                draw_meetings(draft, stage, seed)?
            }
            _ => self.meetings_by_hand(draft, stage)?,
        };
        if drawn.is_empty() {
            return Err(draft.refusal("lots-no-level-meeting", &Args::new()));
        }
        let mut answer = ActReport::new();
        tell_meetings(draft, stage, &drawn, &mut answer);
        Ok(answer)
    }
}

/// What was drawn by hand.
impl DrawLots {
    fn each_slip(&self) -> impl Iterator<Item = &str> {
        self.drawn.split([',', ';', ' ', '\n', '\r']).filter(|slip| !slip.is_empty())
    }

    /// The numbers that the slips say; none where the program draws.
    fn slips(&self, draft: &Draft<'_>, purpose: &LotsFor) -> Result<Vec<u32>, Refusal> {
        let number = |slip: &str| match purpose {
            LotsFor::Ballot { openings, .. } => opening_on(draft, *openings, slip),
            _ => slip.parse().map_err(|_| draft.not_a("lots-not-a-slip", slip)),
        };
        self.each_slip().map(number).collect()
    }

    fn wanted(&self, draft: &Draft<'_>, wanted: usize, given: usize) -> Refusal {
        draft.refusal("lots-slips-wanted", &Args::new().with("wanted", wanted).with("given", given))
    }

    /// Those who go on from the level meetings are named.
    fn meetings_by_hand(&self, draft: &mut Draft<'_>, stage: StageId) -> Result<Vec<GameKey>, Refusal> {
        let keys = lots_wanted(draft.state(), stage);
        let names: Vec<&str> =
            self.drawn.split([',', ';', '\n']).map(str::trim).filter(|own| !own.is_empty()).collect();
        if names.len() != keys.len() && !keys.is_empty() {
            return Err(self.wanted(draft, keys.len(), names.len()));
        }
        let mut slips = Vec::new();
        for name in names.iter().take(keys.len()) {
            let who = draft.entrant(stage, name)?;
            let side = |key: &GameKey| match met(draft.state(), *key)? {
                met if met.first == who => Some((*key, 1)),
                met if met.second == who => Some((*key, 2)),
                _ => None,
            };
            let found = keys.iter().find_map(side);
            slips.push(found.ok_or_else(|| draft.not_a("lots-not-in-a-level-meeting", name))?);
        }
        if keys.iter().any(|key| slips.iter().all(|(own, _)| own != key)) {
            return Err(self.wanted(draft, keys.len(), slips.len()));
        }
        for (key, slip) in slips {
            let (purpose, reason) = (LotsFor::Tie { key }, String::new());
            draft.append(Fact::Lots { purpose, seed: 0, reason, by_hand: vec![slip] })?;
        }
        Ok(keys)
    }
}

fn met(state: &State, key: GameKey) -> Option<&Encounter> {
    let round = state.stages.get(key.stage.index())?.round(key.round)?;
    round.encounters.get(usize::from(key.table).checked_sub(1)?)
}

/// The place of an opening in its table, by the number that the table prints beside it.
fn opening_on(draft: &Draft<'_>, openings: u32, slip: &str) -> Result<u32, Refusal> {
    let printed =
        |place: &u32| opening_numbered(draft.state(), openings, *place).is_some_and(|own| own == slip);
    let is_known = opening_numbered(draft.state(), openings, 1).is_some();
    let place = if is_known { (1..=openings).find(printed) } else { slip.parse().ok() };
    place.ok_or_else(|| draft.not_a("lots-not-a-slip", slip))
}

/// Draws the lot about every level meeting that nothing else decides (UA13-IV.3.4.2, UA-II.3.6.2.b, COL-3.8b).
pub(super) fn draw_meetings(
    draft: &mut Draft<'_>,
    stage: StageId,
    seed: u64,
) -> Result<Vec<GameKey>, Refusal> {
    let keys = lots_wanted(draft.state(), stage);
    for (at, key) in (0..).zip(&keys) {
        draft.append(Fact::lots(LotsFor::Tie { key: *key }, seed.wrapping_add(at)))?;
    }
    Ok(keys)
}

/// Who goes on by the lot, and who has won by it where nothing is left to play.
pub(super) fn tell_meetings(draft: &Draft<'_>, stage: StageId, drawn: &[GameKey], answer: &mut ActReport) {
    let state = draft.state();
    for key in drawn {
        let winner = state.won_by_lot(*key).and_then(|entrant| state.name_of(entrant)).unwrap_or_default();
        let place = describe::place(draft.words, state, *key);
        let args = Args::new().with("name", winner).with("place", place);
        answer.line(draft.words.translate("lots-goes-on", &args));
    }
    if let Some(over) = stage_over(state, stage) {
        let ended = CannotPair::StageOver { stage, over };
        answer.line(describe::cannot_pair(draft.words, state, stage, &ended).what);
    }
}

/// Lots are drawn once; whoever draws again says why.
fn drawn_already(draft: &Draft<'_>, purpose: &LotsFor) -> Refusal {
    let (drawn_for, place) = match purpose {
        LotsFor::Ballot { key, .. } => ("ballot", describe::place(draft.words, draft.state(), *key)),
        LotsFor::Colour { .. } => ("colour", String::new()),
        _ => ("order-of-rounds", String::new()),
    };
    let args = Args::new().with("drawn-for", drawn_for).with("place", place);
    let next = if draft.manner.terminal { "lots-say-why-typed" } else { "lots-say-why" };
    let refused = RefusalText::new(draft.words.translate("lots-drawn-already", &args));
    refused.next(draft.words.text(next)).into()
}

/// Say who plays in a stage: as named, in two groups, or as the regulation says.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Field {
    /// The stage, by number or name; the first of which nobody has said who plays.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// Those who play.
    #[serde(deserialize_with = "typed::list")]
    pub who: Vec<String>,
    /// The first group of a Scheveningen, in the order of its numbers.
    #[serde(deserialize_with = "typed::list")]
    pub first: Vec<String>,
    /// Its second group.
    #[serde(deserialize_with = "typed::list")]
    pub second: Vec<String>,
    /// The seed of the lots.
    pub seed: Option<u64>,
}

impl Field {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        close_all_complete(draft)?;
        let stage = draft.stage_or(self.stage.as_deref(), stage::without_field)?;
        let facts = if !self.first.is_empty() || !self.second.is_empty() {
            let first = draft.entrants(stage, &self.first)?;
            vec![Fact::Grouped { stage, first, second: draft.entrants(stage, &self.second)? }]
        } else if !self.who.is_empty() {
            let entrants = draft.entrants(stage, &self.who)?;
            if entrants.len() < 2 {
                let args = Args::new()
                    .with("stage", describe::stage_name(draft.state(), stage))
                    .with("given", entrants.len());
                return Err(draft.refusal("event-field-too-small", &args));
            }
            vec![Fact::Field { stage, entrants }]
        } else {
            let proposed = propose_fields(draft.state(), stage, draft.seed(self.seed));
            proposed.map_err(|why| draft.hall().cannot_pair(stage, &why))?
        };
        draft.append_all(facts)?;
        Ok(ActReport::new())
    }
}
