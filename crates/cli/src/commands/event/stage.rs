//! Which stage and which round a command speaks of.

use clap::Args;
use damier_compete::event::{StageId, State};
use damier_desk::RefusalText;
pub(crate) use damier_desk::stage::{current, current_round};
use damier_language::Words;

/// The stage, for commands that speak of one.
#[derive(Debug, Clone, Default, Args)]
pub(crate) struct StageArgs {
    /// The stage, by number or name [default: the one being played]
    #[arg(long, value_name = "STAGE")]
    pub(crate) stage: Option<String>,
}

impl StageArgs {
    /// The stage that is meant.
    pub(crate) fn of(&self, state: &State, words: &Words) -> Result<StageId, RefusalText> {
        let Some(text) = &self.stage else { return Ok(current(state)) };
        damier_desk::stage::named(state, text).ok_or_else(|| {
            let names = words.list(state.stages.iter().map(|stage| stage.plan.name.as_str()));
            let args = damier_language::Args::new().with("text", text.as_str()).with("stages", names);
            RefusalText::new(words.translate("event-no-such-stage", &args))
        })
    }
}
