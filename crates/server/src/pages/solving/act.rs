//! What a form on the page of a contest of solving asks for.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_compose::{Composition, Tree};
use damier_contests::solving::{Fact, PositionEntry, Solving, entry_of};
use damier_contests::{Journal, Office, Official, PositionId, Refused, SolverId};

use super::show::shown;
use crate::contests::{NotSaid, say, solver_of};
use crate::pages::problems::show::read;
use crate::pages::{missing, notice, send_to, trouble};
use crate::problems::{Draft, Kept, Way};
use crate::reader::Reader;
use crate::site::Site;

/// The longest text of a form, in letters.
const LONGEST: usize = 4000;

/// A form. Ticks come one field each, so fields are a list.
type Fields = Vec<(String, String)>;

/// Does what a form asks for, in the name of the reader and of nobody else.
pub(super) async fn act(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(fields): Form<Fields>,
) -> Response {
    let Some(name) = reader.person.account().map(|account| account.name.as_str().to_owned()) else {
        return notice(reader, StatusCode::UNAUTHORIZED, "contests-title", "contests-sign-in");
    };
    let sent = Sent::of(&fields);
    let set = match set(&site, &sent, &reader).await {
        Ok(set) => set,
        Err(why) => return shown(&site, id, reader, Some(why)).await,
    };
    let said =
        say::<Solving>(&site.database, &id, &name, |journal| fact(journal, &name, &sent, set.as_ref()));
    match said.await {
        Ok(()) => send_to(&format!("/solving/{id}"), reader.keep),
        Err(NotSaid::Refused(why)) => {
            let words = reader.words;
            let told = words.with_clauses(&words.tell("contest-refused", &why), why.clauses());
            shown(&site, id, reader, Some(told)).await
        }
        Err(NotSaid::Missing) => missing(reader).await,
        Err(NotSaid::Store(fault)) => trouble(reader, &fault),
    }
}

/// The fields of a form.
struct Sent {
    one: BTreeMap<String, String>,
    ticks: Vec<usize>,
}

impl Sent {
    fn of(fields: &Fields) -> Sent {
        let one = fields
            .iter()
            .map(|(name, text)| (name.clone(), text.trim().chars().take(LONGEST).collect::<String>()));
        let ticks = fields.iter().filter(|(name, _)| name == "tick");
        Sent { one: one.collect(), ticks: ticks.filter_map(|(_, text)| text.parse().ok()).collect() }
    }

    fn text(&self, name: &str) -> String {
        self.one.get(name).cloned().unwrap_or_default()
    }

    fn number<T: std::str::FromStr + Default>(&self, name: &str) -> T {
        self.text(name).parse().unwrap_or_default()
    }
}

/// The position that is put into the set: a composition of the register, or what was typed.
async fn set(site: &Site, sent: &Sent, reader: &Reader) -> Result<Option<PositionEntry>, String> {
    let words = reader.words;
    let nothing = || words.text("solvings-no-lines");
    match sent.text("act").as_str() {
        "set" => {
            let typed = sent.text("problem");
            let id = typed.rsplit('/').next().unwrap_or_default();
            let found = site.database.problem(id).await.map_err(|fault| {
                tracing::error!(%fault, "a composition could not be read");
                words.text("site-trouble")
            })?;
            let found = found.filter(|own| own.withdrawn.is_none());
            let found = found.ok_or_else(|| words.text("solvings-no-problem"))?;
            let (mut work, kept) = read(&found).map_err(|_| words.text("site-trouble"))?;
            if work.solution.is_empty() {
                work.solution = solution(&work, &kept).ok_or_else(nothing)?;
            }
            entry_of(&work).map(Some).ok_or_else(nothing)
        }
        "put" => {
            let draft = Draft {
                variant: sent.text("variant"),
                fen: sent.text("fen"),
                task: sent.text("task"),
                code: sent.text("code"),
                solution: sent.text("solution"),
                ..Draft::default()
            };
            let work = draft.work().map_err(|why| why.told(words))?;
            entry_of(&work).map(Some).ok_or_else(nothing)
        }
        _ => Ok(None),
    }
}

/// The thematic lines of a proof as a solution; all of them where none is thematic.
fn solution(work: &Composition, kept: &Kept) -> Option<Tree> {
    let start = work.position().ok()?;
    let stage = kept.stages.first()?;
    let thematic: Vec<&Way> = stage.lines.iter().filter(|way| way.kind.is_some()).collect();
    let lines = if thematic.is_empty() { stage.lines.iter().collect() } else { thematic };
    let mut tree = Tree::default();
    for way in lines {
        let mut trial = damier_live::Trial::new(work.code.rulebook(work.variant()), Some(&stage.fen)).ok()?;
        for mv in &way.ids {
            trial.play(mv).ok()?;
        }
        tree.add_line(&start, trial.moves());
    }
    Some(tree).filter(|tree| !tree.is_empty())
}

fn fact(
    journal: &Journal<Solving>,
    name: &str,
    sent: &Sent,
    set: Option<&PositionEntry>,
) -> Result<Fact, Refused> {
    let contest = journal.state();
    let solver = || solver_of(contest, name).ok_or(Refused::NoAuthor);
    let position = PositionId(sent.number("position"));
    Ok(match sent.text("act").as_str() {
        "appoint" => Fact::Appointed(Official {
            name: sent.text("name"),
            office: office(&sent.text("office"))?,
            sections: Vec::new(),
        }),
        "set" | "put" => Fact::PositionSet(Box::new(set.cloned().ok_or(Refused::NoText)?)),
        "drop" => Fact::PositionDropped { position },
        "approve-set" => Fact::SetApproved,
        "enter" => Fact::SolverEntered { name: name.to_owned(), team: None },
        "start" => Fact::Started,
        "hand-in" => Fact::HandedIn { solver: solver()? },
        "judge" => {
            let solver = SolverId(sent.number("solver"));
            Fact::Judged { solver, position, ticks: sent.ticks.clone(), remark: sent.text("remark") }
        }
        "publish" => Fact::ResultsPublished,
        "protest" => Fact::Protested { solver: solver()?, position, text: sent.text("text") },
        "rule" => {
            let upheld = sent.text("upheld") == "yes";
            Fact::ProtestRuled {
                protest: sent.number("protest"),
                upheld,
                ruling: sent.text("text"),
                ticks: upheld.then(|| sent.ticks.clone()),
            }
        }
        "approve" => Fact::Approved,
        _ => return Err(Refused::NoText),
    })
}

fn office(name: &str) -> Result<Office, Refused> {
    Office::ALL.into_iter().find(|office| office.name() == name).ok_or(Refused::NoText)
}
