//! Pairing a round: by its system, with rules relaxed or pairs made first, or wholly by a person. The number of
//! every table's opening is drawn with it where the regulation has a table of openings.

use damier_clock::rules::Code;
use damier_clock::{Moment, Span};
use damier_compete::event::{
    Action, CannotPair, Decided, Fact, FieldFrom, FreeKind, FreeSeat, NextRound, PairedBy, Refused, StageId,
    pair_decided, pair_next, propose_ballot, propose_numbers, stage_over,
};
use damier_compete::swiss::Relaxation;
use damier_compete::{Entrant, Round};
use damier_language::Args;
use serde::{Deserialize, Serialize};

use super::lots::{draw_meetings, tell_meetings};
use super::rounds::{begin, close_all_complete, close_complete};
use super::typed;
use crate::draft::{Draft, Refusal};
use crate::people::as_number;
use crate::{ActReport, RefusalText, access, describe, moment, opening, prepare, stage};

/// What follows a pairing at once.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Then {
    /// Nothing; the arbiter looks at it first.
    #[default]
    Draft,
    /// It hangs on the wall.
    Publish,
    /// The signal to start.
    Start,
}

/// Pair the next round by its system.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Pair {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The seed of the lots.
    pub seed: Option<u64>,
    /// Pairs of a Swiss that are made first.
    pub fix: Vec<String>,
    /// Rules of a Swiss that do not hold in this round.
    pub relax: Vec<String>,
    /// Why pairs are made first or rules relaxed.
    pub reason: String,
    /// What follows at once.
    pub then: Then,
    /// Start it though an earlier round lacks results.
    pub ahead: bool,
}

/// How a person pairs.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum How {
    /// By the same rules.
    #[default]
    Hand,
    /// By decision, whatever the rules say.
    Override,
    /// These pairs first, and the program pairs the others.
    Fix,
}

/// Pair the next round by hand.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct PairByHand {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// By the rules, or by decision.
    pub how: How,
    /// The pairs, `1:4` or `Koval:Bondar`, the tables in this order.
    pub pairs: Vec<String>,
    /// Who has no opponent.
    #[serde(deserialize_with = "typed::list")]
    pub free: Vec<String>,
    pub reason: String,
    /// The rules that are broken are known, and the decision stands.
    pub confirmed: bool,
    /// The seed of the lots.
    pub seed: Option<u64>,
    /// What follows at once.
    pub then: Then,
    /// Start it though an earlier round lacks results.
    pub ahead: bool,
}

impl Pair {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage_or(self.stage.as_deref(), stage::to_pair)?;
        let is_decided = !self.fix.is_empty() || !self.relax.is_empty();
        if is_decided {
            draft.check(Action::OverridePairing)?;
        }
        close_before(draft, stage)?;
        let seed = draft.seed(self.seed);
        let mut answer = ActReport::new();
        let drawn = draw_meetings(draft, stage, seed)?;
        tell_meetings(draft, stage, &drawn, &mut answer);
        // A final that only a lot decided is over with it.
        if !drawn.is_empty() && stage_over(draft.state(), stage).is_some() {
            return Ok(answer);
        }
        let next = match is_decided {
            true => self.decided(draft, stage, seed)?,
            false => by_system(draft, stage, seed)?,
        };
        answer.field("story", &next.story);
        if next.story.groups.iter().any(|group| group.cut) {
            answer.line(draft.words.text("event-search-cut"));
        }
        finish(draft, stage, seed, next.fact, (self.then, self.ahead), &mut answer)?;
        Ok(answer)
    }

    /// The round with what the chief arbiter decides before the program pairs.
    fn decided(&self, draft: &mut Draft<'_>, stage: StageId, seed: u64) -> Result<NextRound, Refusal> {
        needs_reason(draft, &self.reason)?;
        let found = draft.state().stages.get(stage.index());
        if !found.is_some_and(|found| found.plan.system.is_swiss()) {
            let id = if draft.manner.terminal { "event-decided-only-in-swiss" } else { "act-only-in-swiss" };
            return Err(draft.refusal(id, &Args::new()));
        }
        number_first(draft, stage, seed)?;
        let fixed = pairs(draft, stage, &self.fix)?;
        let relaxed: Result<Vec<Relaxation>, Refusal> =
            self.relax.iter().map(|text| rule(draft, stage, text)).collect();
        let decided = Decided { fixed: &fixed, relaxed: &relaxed?, reason: &self.reason };
        let state = draft.state();
        let next = search(draft, stage, &|watch| pair_decided(state, stage, &decided, seed, watch));
        next.map_err(|why| draft.hall().cannot_pair(stage, &why).into())
    }
}

impl PairByHand {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        if self.how == How::Fix {
            return self.fix().decide(draft);
        }
        let stage = draft.stage_or(self.stage.as_deref(), stage::to_pair)?;
        if self.how == How::Override {
            draft.check(Action::OverridePairing)?;
        }
        close_before(draft, stage)?;
        let seed = draft.seed(self.seed);
        needs_reason(draft, &self.reason)?;
        number_first(draft, stage, seed)?;
        let fact = self.fact(draft, stage)?;
        let broken = draft.state().rules_broken_by(&fact);
        let told: Vec<String> = broken
            .iter()
            .map(|rule| {
                let text = describe::describe(draft.words, draft.state(), "broken-rule", rule);
                draft.words.with_clauses(&text, rule.clauses())
            })
            .collect();
        let mut answer = ActReport::new();
        answer.field("broken", &broken);
        if !told.is_empty() {
            let what = draft.words.translate("desk-rules-broken", &Args::new().with("count", told.len()));
            if self.how == How::Override && !self.confirmed {
                return Err(RefusalText::new(what)
                    .faults(told)
                    .next(draft.words.text("desk-confirm"))
                    .into());
            }
            answer.line(what);
            for rule in &told {
                answer.line(format!("  {rule}"));
            }
        }
        let paired = finish(draft, stage, seed, fact, (self.then, self.ahead), &mut answer);
        // The event names the first rule that stands against it; a person wants to know all of them.
        paired.map_err(|refusal| match refusal {
            Refusal::Refused(complaint) if complaint.faults.is_empty() => complaint.faults(told).into(),
            other => other,
        })?;
        Ok(answer)
    }

    /// The same pairs made first, and the others by the program.
    fn fix(&self) -> Pair {
        Pair {
            stage: self.stage.clone(),
            seed: self.seed,
            fix: self.pairs.clone(),
            relax: Vec::new(),
            reason: self.reason.clone(),
            then: self.then,
            ahead: self.ahead,
        }
    }

    fn fact(&self, draft: &Draft<'_>, stage: StageId) -> Result<Fact, Refusal> {
        let found = draft.state().stages.get(stage.index());
        let swiss = found.is_some_and(|own| own.plan.system.is_swiss());
        let kind = if swiss { FreeKind::Bye } else { FreeKind::NoGame };
        let round = Round::at(found.map_or(0, |own| own.rounds.len()));
        let free = draft.entrants(stage, &self.free)?;
        let free = free.into_iter().map(|entrant| FreeSeat { entrant, kind }).collect();
        let reason = self.reason.clone();
        let by = match self.how {
            How::Override => PairedBy::Override { reason },
            How::Hand | How::Fix => PairedBy::Hand { reason },
        };
        Ok(Fact::Paired { stage, round, pairs: pairs(draft, stage, &self.pairs)?, free, by })
    }
}

/// Closes what is complete in the stage; where it begins from places of others, there too.
fn close_before(draft: &mut Draft<'_>, stage: StageId) -> Result<(), Refusal> {
    let found = draft.state().stages.get(stage.index());
    let begins =
        found.is_some_and(|own| own.rounds.is_empty() && matches!(own.plan.from, FieldFrom::Places(_)));
    if begins { close_all_complete(draft) } else { close_complete(draft, stage) }
}

fn needs_reason(draft: &Draft<'_>, reason: &str) -> Result<(), Refusal> {
    if reason.trim().is_empty() { Err(draft.refused(&Refused::NoReason)) } else { Ok(()) }
}

/// The next round of a stage as its system makes it. What has to be drawn or named first (who plays, groups, numbers,
/// the lots of level meetings) is drawn and appended.
pub fn by_system(draft: &mut Draft<'_>, stage: StageId, seed: u64) -> Result<NextRound, Refusal> {
    let mut tried = 0;
    loop {
        let why = match try_next(draft, stage, seed) {
            Ok(next) => return Ok(next),
            Err(why) => why,
        };
        tried += 1;
        // Each thing is needed once; a stage that still asks cannot be helped.
        if tried > prepare::PREPARATIONS {
            return Err(draft.hall().cannot_pair(stage, &why).into());
        }
        let facts = prepare::prepare(draft.state(), stage, seed, why);
        let facts = facts.map_err(|why| draft.hall().cannot_pair(stage, &why))?;
        draft.append_all(facts)?;
    }
}

/// The next round of a stage, if nothing has to be drawn first.
pub fn try_next(draft: &Draft<'_>, stage: StageId, seed: u64) -> Result<NextRound, CannotPair> {
    let state = draft.state();
    search(draft, stage, &|watch| pair_next(state, stage, seed, watch))
}

fn search(
    draft: &Draft<'_>,
    stage: StageId,
    search: &crate::draft::Search<'_>,
) -> Result<NextRound, CannotPair> {
    let field = draft.state().stages.get(stage.index()).map_or(0, |own| draft.state().field(own).len());
    draft.door.search(field, search)
}

/// Gives numbers before round 1 is paired by a person: later rounds need them.
fn number_first(draft: &mut Draft<'_>, stage: StageId, seed: u64) -> Result<(), Refusal> {
    let found = draft.state().stages.get(stage.index());
    if found.is_some_and(|own| own.numbers.is_empty() && own.rounds.is_empty())
        // Where there is no field yet, the pairing itself is refused for its own reason.
        && let Ok(fact) = propose_numbers(draft.state(), stage, seed)
    {
        draft.append(fact)?;
    }
    Ok(())
}

/// Appends the pairing, the opening of every table, and what follows at once.
pub fn finish(
    draft: &mut Draft<'_>,
    stage: StageId,
    seed: u64,
    fact: Fact,
    (then, ahead): (Then, bool),
    answer: &mut ActReport,
) -> Result<(), Refusal> {
    let Fact::Paired { round, .. } = fact else { return Ok(()) };
    draft.append(fact)?;
    let later = ballots_from(draft, stage).filter(|_| then != Then::Start);
    if let Some(from) = later {
        let from = draft.words.time(moment::civil(from, &draft.zone).time());
        answer.line(draft.words.translate("hall-ballots-later", &Args::new().with("from", from)));
    } else {
        ballots(draft, stage, seed)?;
    }
    match then {
        Then::Draft => {}
        Then::Publish => draft.append(Fact::Published { stage, round }).map(drop)?,
        Then::Start => begin(draft, stage, round, ahead)?,
    }
    let told = opening::lines(&draft.hall(), stage, round);
    for line in told.into_iter().chain(access::lines(&draft.hall(), stage, round)) {
        answer.line(line);
    }
    Ok(())
}

/// Openings are drawn at most so long before the start where a code says so (UA13-IV.9.5.3, UA-III.5.5.3).
const BEFORE_START: Span = Span::minutes(10);

/// When the openings of the last round may be drawn, if that is later than now.
pub(super) fn ballots_from(draft: &Draft<'_>, stage: StageId) -> Option<Moment> {
    let found = draft.state().stages.get(stage.index())?;
    found.plan.ballot?;
    let waits = matches!(draft.state().code()?, Code::Ua2013 | Code::Ua2023);
    let starts = *found.schedule.get(&Round::at(found.rounds.len().checked_sub(1)?))?;
    let from = Moment::from_millis(starts.millis() - BEFORE_START.as_millis() as i64);
    (waits && draft.at < from).then_some(from)
}

/// Draws the opening of every table that waits for one.
pub(super) fn ballots(draft: &mut Draft<'_>, stage: StageId, seed: u64) -> Result<(), Refusal> {
    while let Some(ballot) = propose_ballot(draft.state(), stage, seed) {
        draft.append(ballot)?;
    }
    Ok(())
}

/// Pairs as they are typed.
fn pairs(draft: &Draft<'_>, stage: StageId, typed: &[String]) -> Result<Vec<(Entrant, Entrant)>, Refusal> {
    typed.iter().map(|text| pair(draft, stage, text)).collect()
}

/// `1:2`, `Koval:Bondar`; numbers also as `1-2`.
fn pair(draft: &Draft<'_>, stage: StageId, text: &str) -> Result<(Entrant, Entrant), Refusal> {
    let is_number = |text: &str| as_number(text).is_some();
    let by_dash = || text.split_once('-').filter(|(white, black)| is_number(white) && is_number(black));
    match text.split_once(':').or_else(by_dash) {
        Some((white, black)) => {
            Ok((draft.entrant(stage, white.trim())?, draft.entrant(stage, black.trim())?))
        }
        None => Err(draft.not_a("event-not-a-pair", text)),
    }
}

/// What can be relaxed, as it is typed.
const RULES: &str = "third-colour, rematch:A:B, prohibition:A:B, free:A";

/// `third-colour`, `rematch:3:7`, `prohibition:3:7`, `free:5`.
fn rule(draft: &Draft<'_>, stage: StageId, text: &str) -> Result<Relaxation, Refusal> {
    let (word, who) = text.split_once(':').unwrap_or((text, ""));
    let round = |is_it: &dyn Fn(&damier_compete::event::RoundState) -> bool| {
        let rounds = draft.state().stages.get(stage.index()).map_or(&[] as &[_], |found| &found.rounds[..]);
        rounds.iter().position(is_it).map_or(Round::FIRST, Round::at)
    };
    Ok(match word.trim() {
        "third-colour" if who.is_empty() => Relaxation::ThirdColour,
        "rematch" => {
            let (a, b) = pair(draft, stage, who)?;
            let round = round(&|own| own.encounter_of(a).is_some_and(|(_, met)| met.side_of(b).is_some()));
            Relaxation::Rematch { a, b, round }
        }
        "prohibition" => {
            let (a, b) = pair(draft, stage, who)?;
            Relaxation::Prohibition { a, b }
        }
        "free" => {
            let who = draft.entrant(stage, who.trim())?;
            let round = round(&|own| own.free.iter().any(|seat| seat.entrant == who));
            Relaxation::FreeAgain { who, round }
        }
        _ => {
            let args = Args::new().with("text", text).with("rules", RULES);
            return Err(draft.refusal("event-no-such-rule", &args));
        }
    })
}
