//! A work by its code number: for its judges and those with an office while it is marked, for everybody once the
//! preliminary results are out. Authors stand there only when they may be known.

use damier_contests::composing::{AuthorEntry, Composing};
use damier_contests::{Journal, Office, WorkId, decimals};
use damier_rules::Variant;
use damier_store::AccountId;
use serde::Serialize;

use super::super::{judge_of, offices};
use super::seen::is_out;
use damier_acts::contests::composing::coded;

/// Those who see the works of every section.
const TRUSTED: [Office; 5] =
    [Office::Organiser, Office::Secretary, Office::ChiefJudge, Office::Deputy, Office::Coordinator];

/// A work as somebody sees it.
#[derive(Debug, Serialize)]
pub struct SeenWork {
    pub contest: String,
    pub code: String,
    pub section: String,
    #[serde(serialize_with = "variant_name")]
    pub variant: Variant,
    pub position: String,
    pub task: String,
    pub solution: String,
    pub proof: Option<String>,
    pub authors: Option<Vec<String>>,
    pub mark: Option<String>,
    pub breach: Option<String>,
    /// What the judges say: who, and what.
    pub said: Vec<(String, String)>,
    /// Defects found after the final results.
    pub defects: Vec<String>,
}

fn variant_name<S: serde::Serializer>(variant: &Variant, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(variant.name())
}

/// What an account sees of a work; nothing if it may not see it.
pub fn work(journal: &Journal<Composing>, code: &str, who: Option<AccountId>) -> Option<SeenWork> {
    let contest = journal.state();
    let id = coded(contest, code).ok().filter(|work| may_see(journal, *work, who))?;
    let found = contest.work(id)?;
    let (entry, out) = (&found.entry, is_out(contest));
    let authors = entry.authors.iter().filter_map(|author| contest.author(*author));
    let authors: Vec<String> = authors.map(AuthorEntry::text).collect();
    let said = found.marks.iter().filter(|(_, (_, said))| out && !said.is_empty());
    let text = |text: &str| contest.without_names(found, text).into_owned();
    Some(SeenWork {
        contest: contest.regulation.as_ref()?.name.clone(),
        code: found.code_text()?,
        section: contest.section(entry.section).map(|own| own.name.clone()).unwrap_or_default(),
        variant: entry.variant,
        position: entry.position.clone(),
        task: entry.task.clone(),
        solution: text(&entry.solution),
        proof: entry.proof.as_deref().map(text),
        authors: contest.authors_shown().then_some(authors),
        mark: contest.mark_of(found).filter(|_| out).map(decimals),
        breach: found.breach.clone().filter(|_| out),
        said: said.map(|(judge, (_, said))| (judge.clone(), said.clone())).collect(),
        defects: found.defects.clone(),
    })
}

fn may_see(journal: &Journal<Composing>, work: WorkId, who: Option<AccountId>) -> bool {
    let contest = journal.state();
    let Some(who) = who else { return is_out(contest) };
    let section = contest.work(work).map_or(0, |work| work.entry.section);
    let held = offices(journal, who);
    is_out(contest)
        || judge_of(contest, who, section).is_some()
        || TRUSTED.iter().any(|office| held.contains(office))
}
