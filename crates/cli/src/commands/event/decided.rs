//! `damier event pair --fix` and `--relax`: what the chief arbiter decides before the program pairs a Swiss.

use anyhow::Result;
use damier_compete::Entrant;
use damier_compete::event::{Decided, NextRound, Refused, StageId, pair_decided};
use damier_compete::swiss::{Relaxation, Watch};
use damier_language::Args as Words;

use super::desk::Desk;
use super::{pair, words};

/// What was typed.
pub(super) struct Told<'a> {
    /// Pairs made first.
    pub(super) fix: &'a [String],
    /// Rules that do not hold in this round.
    pub(super) relax: &'a [String],
    /// Why.
    pub(super) reason: String,
}

impl Told<'_> {
    /// The round with what was decided.
    pub(super) fn pair(&self, desk: &Desk<'_>, stage: StageId, seed: u64) -> Result<NextRound> {
        if self.reason.trim().is_empty() {
            return Err(desk.refused(&Refused::NoReason).into());
        }
        let found = desk.state().stages.get(stage.index());
        if !found.is_some_and(|found| found.plan.system.is_swiss()) {
            return Err(desk.complaint("event-decided-only-in-swiss", &Words::new()).into());
        }
        let fixed: Result<Vec<(Entrant, Entrant)>> =
            self.fix.iter().map(|text| pair::pair(desk, stage, text)).collect();
        let relaxed: Result<Vec<Relaxation>> =
            self.relax.iter().map(|text| rule(desk, stage, text)).collect();
        let decided = Decided { fixed: &fixed?, relaxed: &relaxed?, reason: &self.reason };
        let next = pair_decided(desk.state(), stage, &decided, seed, &Watch::new());
        next.map_err(|why| pair::cannot(desk, &why).into())
    }
}

/// What can be relaxed, as it is typed.
const RULES: &str = "third-colour, rematch:A:B, prohibition:A:B, free:A";

/// `third-colour`, `rematch:3:7`, `prohibition:3:7`, `free:5`.
fn rule(desk: &Desk<'_>, stage: StageId, text: &str) -> Result<Relaxation> {
    let (word, who) = text.split_once(':').unwrap_or((text, ""));
    let round = |is_it: &dyn Fn(&damier_compete::event::RoundState) -> bool| {
        let rounds = desk.state().stages.get(stage.index()).map_or(&[] as &[_], |found| &found.rounds[..]);
        rounds.iter().position(is_it).map_or(damier_compete::Round::FIRST, damier_compete::Round::at)
    };
    Ok(match word.trim() {
        "third-colour" if who.is_empty() => Relaxation::ThirdColour,
        "rematch" => {
            let (a, b) = pair::pair(desk, stage, who)?;
            let round = round(&|own| own.encounter_of(a).is_some_and(|(_, met)| met.side_of(b).is_some()));
            Relaxation::Rematch { a, b, round }
        }
        "prohibition" => {
            let (a, b) = pair::pair(desk, stage, who)?;
            Relaxation::Prohibition { a, b }
        }
        "free" => {
            let who = desk.entrant(stage, who)?;
            let round = round(&|own| own.free.iter().any(|seat| seat.entrant == who));
            Relaxation::FreeAgain { who, round }
        }
        _ => {
            let args = Words::new().with("text", text).with("rules", RULES);
            return Err(desk.complaint("event-no-such-rule", &args).into());
        }
    })
}

/// What could be relaxed, and what to type for it.
pub(super) fn way_out(desk: &Desk<'_>, way: &Relaxation) -> String {
    let told = words::tell(desk.words, desk.state(), "relaxation", way);
    let called = |who: Entrant| {
        let number = desk.state().stages.iter().find_map(|stage| stage.numbers.get(&who));
        number.map_or_else(|| desk.name(who), u32::to_string)
    };
    let rule = match *way {
        Relaxation::ThirdColour => "third-colour".to_owned(),
        Relaxation::Rematch { a, b, .. } => format!("rematch:{}:{}", called(a), called(b)),
        Relaxation::Prohibition { a, b } => format!("prohibition:{}:{}", called(a), called(b)),
        Relaxation::FreeAgain { who, .. } => format!("free:{}", called(who)),
    };
    format!("{told}: --relax {rule}")
}
