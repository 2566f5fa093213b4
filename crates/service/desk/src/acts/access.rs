//! Assistants of players who cannot do everything themselves.

use std::collections::BTreeSet;

use damier_compete::event::{Fact, Help, StageId, helps};
use serde::{Deserialize, Serialize};

use super::typed;
use crate::ActReport;
use crate::draft::{Draft, Refusal};

/// Bind an assistant to a player; what he may do is told.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Assist {
    /// Whom he helps.
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub name: String,
    /// What he does; all that the code allows where nobody says.
    pub helps: Vec<String>,
}

impl Assist {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let player = draft.hall().player(StageId::FIRST, &self.who)?;
        let state = draft.state();
        let impairments = state.players.get(player.index()).map(|own| own.impairments.clone());
        let known =
            state.code().map(|code| helps(code, &impairments.unwrap_or_default())).unwrap_or_default();
        let wanted = if self.helps.is_empty() {
            known.iter().map(|(help, _)| *help).collect()
        } else {
            let each = self.helps.iter().flat_map(|text| text.split(','));
            let each = each.map(str::trim).filter(|text| !text.is_empty());
            each.map(|text| help(draft, text)).collect::<Result<BTreeSet<Help>, Refusal>>()?
        };
        draft.append(Fact::Assistant { player, name: self.name.trim().to_owned(), helps: wanted })?;
        let mut answer = ActReport::new();
        if let Some(own) = draft.state().assistants.get(&player) {
            for (help, clauses) in &own.helps {
                answer.line(draft.words.with_clauses(&draft.words.describe("help", help), *clauses));
            }
            answer.field("assistant", own);
        }
        Ok(answer)
    }
}

fn help(draft: &Draft<'_>, text: &str) -> Result<Help, Refusal> {
    let found = Help::ALL.into_iter().find(|own| own.name() == text);
    found.ok_or_else(|| draft.none_of(text, Help::ALL.map(Help::name)))
}

/// An assistant helps no longer.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct DismissAssistant {
    /// Whom he helped.
    #[serde(deserialize_with = "typed::text")]
    pub who: String,
    pub reason: String,
}

impl DismissAssistant {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let player = draft.hall().player(StageId::FIRST, &self.who)?;
        draft.append(Fact::AssistantDismissed { player, reason: self.reason.clone() })?;
        Ok(ActReport::new())
    }
}
