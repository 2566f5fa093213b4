//! What an author tells of himself and of his works.

use damier_compose::notation::read_position;
use damier_contests::composing::{AuthorEntry, Composing, Origin, WorkEntry};
use damier_contests::{AuthorId, Identity, Refused, TeamId, WorkId};
use damier_pdn::write_fen;
use damier_rules::Variant;
use damier_store::{Account, AccountId};
use serde::Deserialize;

use super::super::author_of;
use super::super::draft::Typed;
use super::super::form::{Text, given, typed};

/// What an author tells of himself (UA13-VI.5.6.5, UA-VIII.Judge.10).
#[derive(Debug, Clone, Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Entry {
    /// Surname, first name, patronymic; the name of the account where nothing is said.
    name: Text,
    /// City, region or country.
    place: Text,
    #[serde(deserialize_with = "typed")]
    born: Option<i16>,
    address: Text,
    category: Text,
    play_category: Text,
    society: Text,
    work: Text,
    coach: Text,
    /// The number on the list of a federation.
    id: Text,
    #[serde(deserialize_with = "typed")]
    team: Option<u32>,
}

/// A work as it is sent.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Sent {
    #[serde(deserialize_with = "given")]
    section: u16,
    /// The work whose place it takes.
    #[serde(default, deserialize_with = "typed")]
    pub(super) work: Option<u32>,
    position: Text,
    task: Text,
    solution: Text,
    #[serde(default)]
    proof: Text,
    /// The names of the other authors, with semicolons between them.
    #[serde(default)]
    with: Text,
    #[serde(default)]
    origin: Text,
    #[serde(default)]
    source: Text,
    #[serde(default, deserialize_with = "typed")]
    essential: Option<bool>,
    #[serde(default, deserialize_with = "typed")]
    disclosed: Option<jiff::civil::Date>,
    #[serde(default, deserialize_with = "typed")]
    consent: Option<bool>,
    #[serde(default, deserialize_with = "typed")]
    times: Option<u8>,
    #[serde(default, deserialize_with = "typed")]
    awarded: Option<bool>,
}

impl Entry {
    /// The author who signs in by this account.
    pub(super) fn author(&self, account: &Account) -> AuthorEntry {
        AuthorEntry {
            name: self.name.some().unwrap_or_else(|| account.name.to_string()),
            account: Some(Identity::Account(account.id.0)),
            login: Some(account.name.to_string()),
            place: self.place.some(),
            born: self.born,
            category: self.category.some(),
            play_category: self.play_category.some(),
            society: self.society.some(),
            work: self.work.some(),
            address: self.address.some(),
            coach: self.coach.some(),
            id: self.id.some(),
            team: self.team.map(TeamId),
        }
    }
}

impl Sent {
    /// The work, sent by the account of one of its authors.
    pub(super) fn entry(&self, contest: &Composing, account: AccountId) -> Result<WorkEntry, Refused> {
        let author = author_of(contest, account).ok_or(Refused::NoAuthor)?;
        let sections = contest.regulation.as_ref().map_or(0, |regulation| regulation.sections.len());
        let missing = Refused::NoSuchSection { section: self.section, sections };
        let section = contest.section(self.section).ok_or(missing)?;
        let mut authors = vec![author];
        for other in self.with.0.split(';').map(str::trim).filter(|other| !other.is_empty()) {
            let other = joint_of(contest, other).ok_or(Refused::NotEntered { name: other.to_owned() })?;
            if !authors.contains(&other) {
                authors.push(other);
            }
        }
        Ok(WorkEntry {
            section: self.section,
            authors,
            variant: section.variant,
            position: fen_of(section.variant, &self.position.0),
            task: self.task.0.clone(),
            solution: self.solution.0.clone(),
            proof: self.proof.some(),
            origin: self.origin(contest)?,
        })
    }

    /// Where the work comes from, as its author declares.
    fn origin(&self, contest: &Composing) -> Result<Origin, Refused> {
        let level = contest.regulation.as_ref().map(|regulation| regulation.level).unwrap_or_default();
        let (times, awarded) = (self.times.unwrap_or_default(), self.awarded.unwrap_or_default());
        Ok(match self.origin.0.as_str() {
            "" | "original" => Origin::Original,
            "reworking" => Origin::Reworking {
                source: self.source.0.clone(),
                essential: self.essential.unwrap_or_default(),
                disclosed: self.disclosed.ok_or(Refused::NoDisclosure)?,
                consent: self.consent.unwrap_or_default(),
            },
            "correction" => Origin::Correction { before: times, awarded },
            "rejected" => Origin::Rejected { since: times },
            "marked" => Origin::Marked { awarded },
            "championship" => Origin::Championship { level },
            _ => return Err(Refused::NoText),
        })
    }
}

/// A work of an account in the fields by which it was sent, to be corrected; none if it is not his.
pub fn sent(contest: &Composing, account: AccountId, work: u32) -> Option<Typed> {
    let author = author_of(contest, account)?;
    let entry = &contest.work(WorkId(work)).filter(|own| !own.withdrawn)?.entry;
    if !entry.authors.contains(&author) {
        return None;
    }
    let others = entry.authors.iter().filter(|own| **own != author).filter_map(|own| contest.author(*own));
    let others: Vec<&str> = others.map(|own| own.name.as_str()).collect();
    let typed = Typed::default()
        .with("act", "send")
        .with("work", work)
        .with("section", entry.section)
        .with("position", &entry.position)
        .with("task", &entry.task)
        .with("solution", &entry.solution)
        .with_some("proof", entry.proof.as_ref())
        .with("with", others.join("; "));
    Some(match &entry.origin {
        Origin::Original => typed.with("origin", "original"),
        Origin::Reworking { source, essential, disclosed, consent } => typed
            .with("origin", "reworking")
            .with("source", source)
            .with("disclosed", disclosed)
            .ticked("essential", *essential)
            .ticked("consent", *consent),
        Origin::Correction { before, awarded } => {
            typed.with("origin", "correction").with("times", before).ticked("awarded", *awarded)
        }
        Origin::Rejected { since } => typed.with("origin", "rejected").with("times", since),
        Origin::Marked { awarded } => typed.with("origin", "marked").ticked("awarded", *awarded),
        Origin::Championship { .. } => typed.with("origin", "championship"),
    })
}

/// Another author, by the name of the account from which he has entered or by the name under which he has.
fn joint_of(contest: &Composing, called: &str) -> Option<AuthorId> {
    let is_called = |name: &str| name.to_lowercase() == called.to_lowercase();
    let all = || (1..).map(AuthorId).zip(&contest.authors);
    let by_login = all().find(|(_, own)| own.login.as_deref().is_some_and(is_called));
    by_login.or_else(|| all().find(|(_, own)| is_called(&own.name))).map(|(id, _)| id)
}

/// A position in FEN, however it was typed; what cannot be read stays as it is and is refused.
fn fen_of(variant: Variant, text: &str) -> String {
    read_position(variant, text).map_or_else(|_| text.to_owned(), |setup| write_fen(&setup))
}
