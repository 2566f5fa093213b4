//! Lists of entries, CSV or a spreadsheet: taken as a whole or by good rows, every fault named by its row.

use damier_compete::event::Action;
use damier_desk::{Answer, Complaint};
use damier_exchange::entries::Take;
use damier_exchange::text::Encoding;
use damier_language::Args;

use super::Report;
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;

/// So many faults are told one by one.
const MOST_FAULTS: usize = 500;

/// Takes a list, or tells what would be taken.
pub(super) fn import(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let by = draft.check(Action::TakeEntries)?;
    let Some(list) = fields.list.clone() else { return Err(draft.stop("desk-no-file")) };
    let list = list.map_err(|fault| Complaint::new(draft.words.tell("file-fault", &fault)))?;
    let checked = list.check(&draft.event, by.role);
    let told = checked.faults.iter().take(MOST_FAULTS);
    let mut faults: Vec<String> = told.map(|fault| draft.words.tell("entry-fault", fault)).collect();
    let (wrong, more) = (checked.faults.len(), checked.faults.len() - faults.len());
    if more > 0 {
        faults.push(draft.words.say("public-more-faults", &Args::new().with("count", more)));
    }
    let (good_rows, dry_run) = (fields.has("good-rows"), fields.has("dry-run"));
    let facts = checked.facts(if good_rows { Take::GoodRows } else { Take::All }).unwrap_or_default();
    let mut answer = Answer::new();
    if let Some(encoding) = checked.encoding.filter(|own| *own != Encoding::Utf8) {
        let args = Args::new().with("encoding", encoding.name());
        answer.line(draft.words.say("event-list-encoding", &args));
    }
    for header in &checked.unknown_headers {
        answer.line(draft.words.say("event-unknown-header", &Args::new().with("header", header.as_str())));
    }
    if !faults.is_empty() && !good_rows && !dry_run {
        let what = draft.words.say("event-list-faulty", &Args::new().with("count", wrong));
        return Err(Complaint::new(what).faults(faults).next(draft.words.text("desk-list-next")).into());
    }
    for fault in &faults {
        answer.line(fault);
    }
    let count = facts.len();
    if !dry_run {
        facts.into_iter().try_for_each(|fact| draft.say(fact).map(drop))?;
    }
    let id = if dry_run { "event-list-would" } else { "event-list-taken" };
    answer.line(draft.words.say(id, &Args::new().with("count", count).with("faults", wrong)));
    Ok(Some(answer))
}
