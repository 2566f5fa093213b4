//! Results: written down by keyboard, corrected; mixed-up colours; lateness.

use std::collections::BTreeMap;

use damier_clock::rules::Code;
use damier_compete::Round;
use damier_compete::event::{Delay, Event, Fact, GameKey, LateLimit, Score, StageId, State};
use damier_language::{Args, Words};
use serde::{Deserialize, Serialize};

use super::rounds::begin;
use super::{past, typed};
use crate::draft::{Draft, Refusal};
use crate::results::{self, Written};
use crate::{ActReport, EventContext, RefusalText, describe, points};

/// Write results down, all or none; every fault is named.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Results {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    /// As an arbiter types them: `1 2-0, 2 1-1`.
    pub typed: String,
    /// By place: `1` or `3.2` with the score.
    pub at: BTreeMap<String, String>,
    /// Why the games ended so.
    pub why: Option<String>,
    /// Give the signal to start first.
    pub start: bool,
    /// Though an earlier round lacks results.
    pub ahead: bool,
}

/// One key is enough in a cell: 2 or + is a win, 1 or = a draw, 0 or - a loss; two keys are a forfeit.
fn in_full(text: &str) -> &str {
    match text {
        "2" | "w" | "W" => "+",
        "1" | "d" | "D" | "½" => "=",
        "0" | "l" | "L" => "-",
        "+-" => "+/-",
        "-+" => "-/+",
        "--" => "-/-",
        other => other,
    }
}

/// What is known of a game or an encounter already.
pub fn stands(state: &State, key: GameKey) -> Option<Score> {
    let round = state.stages.get(key.stage.index())?.round(key.round)?;
    let encounter = round.encounters.get(usize::from(key.table).checked_sub(1)?)?;
    match (key.board, key.game) {
        (None, None) => encounter.score(),
        (Some(board), None) => encounter.board_score(board.checked_sub(1)?),
        (board, Some(game)) => {
            let board = usize::from(board.unwrap_or(1).checked_sub(1)?);
            let at = board * usize::from(encounter.shape.games) + usize::from(game.checked_sub(1)?);
            encounter.games.get(at)?.score
        }
    }
}

/// Appends every result that is no news yet, or names every fault.
fn write(
    draft: &mut Draft<'_>,
    (stage, round): (StageId, Round),
    typed: &str,
    why: Option<&str>,
    fact: &dyn Fn(Written) -> Fact,
) -> Result<usize, Refusal> {
    let (mut faults, mut count) = (Vec::new(), 0);
    for mut item in results::read(&draft.hall(), stage, typed)? {
        item.reason = item.reason.or_else(|| why.map(str::to_owned));
        let all = match results::resolve(&draft.hall(), stage, round, &item) {
            Ok(all) => all,
            Err(why) => {
                faults.push(results::at(&draft.hall(), item.line, &item.text, &why.to_string()));
                continue;
            }
        };
        for written in all {
            match one(draft, written, fact) {
                Ok(is_news) => count += usize::from(is_news),
                Err(Refusal::Refused(why)) => {
                    faults.push(results::at(&draft.hall(), item.line, &item.text, &why.to_string()));
                    break;
                }
                Err(stop) => return Err(stop),
            }
        }
    }
    if faults.is_empty() { Ok(count) } else { Err(results::faulty(&draft.hall(), faults).into()) }
}

/// Appends one result; whether it is news. What stands already is none: a grid sends it again.
fn one(draft: &mut Draft<'_>, written: Written, fact: &dyn Fn(Written) -> Fact) -> Result<bool, Refusal> {
    let fact = fact(written);
    let is_new = matches!(fact, Fact::Result { .. });
    if is_new && stands(draft.state(), written.key) == Some(written.score) {
        return Ok(false);
    }
    if is_new && draft.door.comes_by_itself(draft.event, written.key) {
        return Err(draft.refusal("console-result-comes", &Args::new()));
    }
    draft.append(fact)?;
    Ok(true)
}

impl Results {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        if self.start {
            begin(draft, stage, round, self.ahead)?;
        }
        let cells = self.at.iter().filter(|(_, score)| !score.trim().is_empty());
        let cells = cells.map(|(place, score)| format!("{place} {}", in_full(score.trim())));
        let typed = Some(&self.typed).filter(|typed| !typed.trim().is_empty()).cloned();
        let typed: Vec<String> = cells.chain(typed).collect();
        let why = self.why.as_deref().filter(|why| !why.trim().is_empty());
        let count = write(draft, (stage, round), &typed.join("\n"), why, &|written| {
            let Written { key, score, reason } = written;
            Fact::Result { key, score, reason, game: None }
        })?;
        Ok(written_and_missing(&draft.hall(), stage, round, count))
    }
}

/// How many results were written, and which are missing.
pub fn written_and_missing(hall: &EventContext<'_>, stage: StageId, round: Round, count: usize) -> ActReport {
    let missing = hall.state().missing_results(stage);
    let tables = missing.into_iter().find(|(own, _)| *own == round).map(|(_, tables)| tables);
    let tables = tables.unwrap_or_default();
    let id = if tables.is_empty() { "event-results-complete" } else { "event-results-written" };
    let args = Args::new()
        .with("stages", hall.state().stages.len())
        .with("stage", describe::stage_name(hall.state(), stage))
        .with("round", round.number())
        .with("count", count)
        .with("missing", tables.len())
        .with("tables", hall.words.list(tables.iter().map(u16::to_string)));
    let mut answer = ActReport::new();
    answer.line(hall.words.translate(id, &args));
    answer.field("round", round).field("written", count).field("missing", tables);
    answer
}

/// Correct results that are there already.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct CorrectResult {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    /// As an arbiter types them: `1 2-0, 2 1-1`.
    pub typed: String,
    /// The one game: `3`, `3.2`, or a name.
    #[serde(deserialize_with = "typed::text")]
    pub at: String,
    pub score: String,
    pub reason: String,
    /// What changes in rounds that were paired since is known, and it is done.
    pub confirmed: bool,
}

impl CorrectResult {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        let typed = match self.at.trim() {
            "" => self.typed.clone(),
            at => format!("{at} {}\n{}", in_full(self.score.trim()), self.typed),
        };
        let before = draft.event.clone();
        let count = write(draft, (stage, round), &typed, None, &|Written { key, score, .. }| {
            Fact::ResultCorrected { key, score, reason: self.reason.clone() }
        })?;
        let mut answer =
            ActReport { text: String::new(), ..written_and_missing(&draft.hall(), stage, round, count) };
        for (place, was, is) in corrected(draft, &before) {
            answer.line(draft.words.label(&place, &format!("{was} → {is}")));
        }
        let paired = past::pairing_of(&before, GameKey::table(stage, round, 1));
        past::shown_first(draft, &before, paired, self.confirmed, &mut answer)?;
        Ok(answer)
    }
}

/// The games that have another result than before: where, which, and which now.
fn corrected(draft: &Draft<'_>, before: &Event) -> Vec<(String, String, String)> {
    let facts = draft.event.entries().iter().skip(before.entries().len());
    let told = facts.filter_map(|entry| {
        let Fact::ResultCorrected { key, score, .. } = entry.fact else { return None };
        let place = describe::place(draft.words, draft.state(), key);
        let text = |own| points::counted(&draft.hall(), own);
        Some((place, stands(before.state(), key).map_or_else(|| "…".to_owned(), text), text(score)))
    });
    told.collect()
}

/// The colours of a game were mixed up, and it went on.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Colours {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    pub table: u16,
}

impl Colours {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        draft.append(Fact::ColoursMixed { key: GameKey::table(stage, round, self.table) })?;
        Ok(ActReport::new())
    }
}

/// Somebody comes late; whether too late is told.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Late {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    /// By how many minutes.
    pub minutes: u32,
    /// With a valid reason.
    pub excused: bool,
    /// That the game is lost is known, and it is written down.
    pub confirmed: bool,
}

impl Late {
    /// Lateness that costs the game is not written down before somebody says that it is to be.
    fn asked(&self, draft: &Draft<'_>, stage: StageId, limit: Option<LateLimit>) -> Result<(), Refusal> {
        let costs = |own: &LateLimit| self.minutes > own.minutes || own.flag_fell(self.minutes);
        let Some(limit) = limit.filter(|own| !self.excused && !self.confirmed && costs(own)) else {
            return Ok(());
        };
        let text = self.lost_text(draft.words, &self.name(draft, stage), &limit);
        let next = if draft.manner.terminal { "act-confirm-typed" } else { "act-confirm" };
        Err(RefusalText::new(text).next(draft.words.text(next)).into())
    }

    /// What so much lateness would cost.
    pub fn lost_text(&self, words: &Words, name: &str, limit: &LateLimit) -> String {
        let args = Args::new().with("name", name).with("minutes", self.minutes).with("limit", limit.minutes);
        let id = if limit.flag_fell(self.minutes) { "past-late-flag" } else { "past-late" };
        words.with_clauses(&words.translate(id, &args), limit.clauses)
    }

    /// Who is late, by his whole name where somebody is found.
    fn name(&self, draft: &Draft<'_>, stage: StageId) -> String {
        let found = draft.entrant(stage, &self.who).ok();
        found.map_or_else(|| self.who.clone(), |who| draft.hall().name(who))
    }

    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        let (key, side) = draft.hall().game_of(stage, round, &self.who)?;
        // The flag is told of only where it costs the game by itself.
        let by_flag = draft.state().late_limit_of(key, side).filter(|own| own.flag_fell(self.minutes));
        let limit = by_flag.or_else(|| draft.state().late_limit(stage));
        self.asked(draft, stage, limit)?;
        let flag = !self.excused && limit.is_some_and(|own| own.flag_fell(self.minutes));
        let delay = Delay { minutes: self.minutes, excused: self.excused, flag };
        draft.append(Fact::Late { key, side, delay })?;
        let mut answer = ActReport::new();
        if let Some(late) = draft.state().late_arrivals.last() {
            let id = match late.too_late {
                true if late.delay.flag => "event-late-flag",
                true => "event-too-late",
                false => "event-in-time",
            };
            let text = draft.words.translate(id, &Args::new().with("minutes", late.limit.minutes));
            answer.line(draft.words.with_clauses(&text, late.limit.clauses)).field("late", late);
            if late.too_late
                && let Some(stands) = lost(draft, key)
            {
                answer.line(stands);
            }
        }
        Ok(answer)
    }
}

/// What lateness has cost of a heat of two games: the first of them at the first flag, both after two hours or where
/// neither came (WCDF-2.24, WCDF-2.25, UA13-IV.9.5.7).
fn lost(draft: &Draft<'_>, key: GameKey) -> Option<String> {
    let state = draft.state();
    let round = state.stages.get(key.stage.index())?.round(key.round)?;
    let encounter = round.encounters.get(usize::from(key.table).checked_sub(1)?)?;
    if encounter.shape.games < 2 {
        return None;
    }
    Some(match encounter.whole.score {
        Some(Score::BothMinus) => {
            let neither: &[&str] = if state.code() == Some(Code::Wcdf) { &["WCDF-2.25"] } else { &[] };
            draft.words.with_clauses(&draft.words.text("event-late-neither"), neither)
        }
        Some(_) => draft.words.text("event-late-both-games"),
        None => draft.words.text("event-late-first-game"),
    })
}
