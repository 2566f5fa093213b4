//! Lists of entries, CSV or a spreadsheet: taken as a whole or by good rows, every fault named by its row.

use damier_acts::Bytes;
use damier_compete::event::Action;
use damier_exchange::entries::{EntryList, FileFault, Take};
use damier_exchange::text::Encoding;
use damier_language::Args;
use serde::{Deserialize, Serialize};

use crate::draft::{Draft, Refusal};
use crate::{ActReport, RefusalText};

/// Take a list of entries.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Import {
    /// The list: CSV as text, or a spreadsheet.
    pub list: Bytes,
    /// What the list is called, where a fault of it is told.
    pub name: Option<String>,
    /// Take the rows without a fault.
    pub good_rows: bool,
    /// Only tell what would be taken.
    pub dry_run: bool,
    /// The list where it has been read already, when its turn came.
    #[serde(skip)]
    pub read: Option<Result<EntryList, FileFault>>,
}

/// So many faults are told one by one.
const MOST_FAULTS: usize = 500;

impl Import {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let by = draft.check(Action::TakeEntries)?;
        if self.list.0.is_empty() && self.read.is_none() {
            return Err(draft.refusal("desk-no-file", &Args::new()));
        }
        let words = draft.words;
        let told = |why: String| {
            RefusalText::new(self.name.as_ref().map_or(why.clone(), |name| words.label(name, &why)))
        };
        let list = self.read.clone().unwrap_or_else(|| EntryList::read(&self.list.0));
        let list = list.map_err(|fault| told(words.describe("file-fault", &fault)))?;
        let checked = list.check(draft.event, by.role);
        let one_by_one = checked.faults.iter().take(MOST_FAULTS);
        let mut faults: Vec<String> = one_by_one.map(|fault| words.describe("entry-fault", fault)).collect();
        let (wrong, more) = (checked.faults.len(), checked.faults.len() - faults.len());
        if more > 0 {
            faults.push(words.translate("public-more-faults", &Args::new().with("count", more)));
        }
        let facts =
            checked.facts(if self.good_rows { Take::GoodRows } else { Take::All }).unwrap_or_default();
        let mut answer = ActReport::new();
        let encoding = checked.encoding.map(Encoding::name);
        if let Some(name) = encoding.filter(|_| checked.encoding != Some(Encoding::Utf8)) {
            answer.line(words.translate("event-list-encoding", &Args::new().with("encoding", name)));
        }
        for header in &checked.unknown_headers {
            answer
                .line(words.translate("event-unknown-header", &Args::new().with("header", header.as_str())));
        }
        answer.field("encoding", encoding);
        answer.field("unknown_headers", &checked.unknown_headers).field("faults", &faults);
        if !faults.is_empty() && !self.good_rows && !self.dry_run {
            let what = words.translate("event-list-faulty", &Args::new().with("count", wrong));
            let next = if draft.manner.terminal { "event-list-next" } else { "desk-list-next" };
            return Err(RefusalText::new(what).faults(faults).next(words.text(next)).into());
        }
        for fault in &faults {
            answer.line(fault);
        }
        let count = facts.len();
        if !self.dry_run {
            draft.append_all(facts)?;
        }
        let id = if self.dry_run { "event-list-would" } else { "event-list-taken" };
        answer.line(words.translate(id, &Args::new().with("count", count).with("faults", wrong)));
        answer.field("entered", count).field("dry_run", self.dry_run);
        Ok(answer)
    }
}
