//! How the event counts: which order decides on equal points, and what games are worth.

use damier_compete::event::{Action, Event, Fact, Refused, Regulation};
use serde::{Deserialize, Serialize};

use super::typed;
use crate::draft::{Draft, Refusal};
use crate::{ActReport, order};

/// Change the criteria for equal points; after the start only the chief arbiter may, and the tables say why.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SetTieBreaks {
    /// The stage whose order is told, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The name of an order, criteria in their order, or `code` for that of the code.
    pub order: Vec<String>,
    pub reason: String,
}

impl SetTieBreaks {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let tie_breaks = criteria(&self.order);
        change(draft, &self.reason, |known| Regulation { tie_breaks, ..known })?;
        let mut answer = ActReport::new();
        for line in order::lines(&draft.hall(), stage) {
            answer.line(line);
        }
        Ok(answer)
    }
}

/// Lay down what games are worth where it is not as the codes count.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct SetPoints {
    /// The system: `3-1-0`, `delft`, `plus-minus`, `12-0`, `4-2-0 lead 3-1`; `code` for that of the codes.
    pub points: String,
    /// Why games are worth that; the regulation prints it.
    pub reason: String,
}

impl SetPoints {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let (points, points_reason) = match self.points.trim() {
            word if word.eq_ignore_ascii_case("code") => (String::new(), String::new()),
            system => (system.to_owned(), self.reason.trim().to_owned()),
        };
        change(draft, &self.reason, |known| Regulation { points, points_reason, ..known })?;
        Ok(ActReport::new())
    }
}

/// Puts a changed regulation in the place of the one that stands.
fn change(
    draft: &mut Draft<'_>,
    reason: &str,
    changed: impl FnOnce(Regulation) -> Regulation,
) -> Result<(), Refusal> {
    let known = draft.state().regulation.clone().ok_or_else(|| draft.refused(&Refused::NoRegulation))?;
    append(draft, changed(known), reason, true)
}

/// Puts a regulation in the place of the one that stands, whatever it changes.
pub(super) fn replace(draft: &mut Draft<'_>, regulation: Regulation, reason: &str) -> Result<(), Refusal> {
    let counts = counts_otherwise(draft.state().regulation.as_ref(), Some(&regulation));
    append(draft, regulation, reason, counts)
}

/// Whether the event counts otherwise by one regulation than by another.
fn counts_otherwise(was: Option<&Regulation>, is: Option<&Regulation>) -> bool {
    let how = |own: Option<&Regulation>| own.map(|own| (own.tie_breaks.clone(), own.points.clone()));
    how(was) != how(is)
}

/// After the start of the event nobody but the chief arbiter makes it count otherwise by taking something back, either
/// (FMJD-IV.2.2).
pub(super) fn still_counts_so(draft: &Draft<'_>, before: &Event) -> Result<(), Refusal> {
    let was = before.state();
    if was.has_begun() && counts_otherwise(was.regulation.as_ref(), draft.state().regulation.as_ref()) {
        draft.check(Action::OverridePairing)?;
    }
    Ok(())
}

/// Appends a changed regulation. How the event counts is changed after its start by the chief arbiter alone; who holds
/// other offices too acts as that (FMJD-IV.2.2).
fn append(draft: &mut Draft<'_>, regulation: Regulation, reason: &str, counts: bool) -> Result<(), Refusal> {
    let fact = Fact::RegulationChanged { regulation: Box::new(regulation), reason: reason.to_owned() };
    if !counts || !draft.state().has_begun() {
        return draft.append(fact).map(drop);
    }
    let by = draft.check(Action::OverridePairing)?;
    draft.append_as(by, fact).map(drop)
}

/// The words as a regulation has them: nothing means the order of the code.
pub fn criteria(typed: &[String]) -> Vec<String> {
    let words = typed.iter().flat_map(|line| line.split(',')).map(str::trim).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_owned).collect();
    if words.len() == 1 && words[0].eq_ignore_ascii_case("code") { Vec::new() } else { words }
}
