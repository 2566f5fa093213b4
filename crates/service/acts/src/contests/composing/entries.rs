//! Teams, authors and their works.

use damier_compose::Composition;
use damier_compose::notation::{read_position, write_solution};
use damier_contests::composing::{AuthorEntry, Composing, Fact, Level, Origin, Section, WorkEntry};
use damier_contests::{AuthorId, Identity, Office, Refused, TeamId, WorkId};
use damier_pdn::write_fen;
use damier_rules::Variant;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::super::files::compositions;
use super::super::{Draft, Person, Refusal, author_of, long, offices, some};
use super::{Decided, ENTER};
use crate::typed;

/// An author takes part (UA13-VI.5.6.5, UA-VIII.Judge.10).
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Enter {
    /// Surname, first name, patronymic; the name of the account where nothing is said.
    pub name: String,
    /// City, region or country.
    pub place: String,
    /// Year of birth.
    pub born: Option<i16>,
    pub address: String,
    /// Category or title in composition.
    pub category: String,
    /// Category or title in play.
    pub play_category: String,
    pub society: String,
    /// Place of work and position.
    pub work: String,
    pub coach: String,
    /// The number on the list of a federation.
    pub id: String,
    /// The number of the team.
    pub team: Option<u32>,
}

impl Enter {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let account = draft.account();
        let name = some(&self.name).or_else(|| account.map(|own| own.name.clone())).unwrap_or_default();
        Ok(vec![Fact::AuthorEntered(AuthorEntry {
            name,
            account: account.map(|own| Identity::Account(own.number)),
            login: account.map(|own| own.name.clone()),
            place: some(&self.place),
            born: self.born,
            category: some(&self.category),
            play_category: some(&self.play_category),
            society: some(&self.society),
            work: some(&self.work),
            address: some(&self.address),
            coach: some(&self.coach),
            id: some(&self.id),
            team: self.team.map(TeamId),
        })])
    }
}

/// A team or a region takes part; its captain is whoever enters it, unless an official says who.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct EnterTeam {
    pub name: String,
    /// The captain's name.
    pub captain: String,
    /// The captain's account, where an official enters the team.
    pub account: String,
}

impl EnterTeam {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let leads = draft.actor.meant();
        if let (Some(by), Some(leads)) = (draft.account(), leads) {
            may_speak_for(draft, by, leads)?;
        }
        let called = || leads.map(|leads| called(draft.state(), leads)).unwrap_or_default();
        let captain = some(&self.captain).unwrap_or_else(called);
        let account = leads.map(|leads| Identity::Account(leads.number));
        Ok(vec![Fact::TeamEntered { name: long(&self.name), captain, account }])
    }
}

/// An official enters a team for its captain; others enter their own.
fn may_speak_for(draft: &Draft<'_, Composing>, by: &Person, captain: &Person) -> Result<(), Refused> {
    let held = offices(draft.journal, by.number);
    if captain == by || held.iter().any(|office| ENTER.contains(office)) {
        return Ok(());
    }
    Err(Refused::NotAllowed { office: Office::Entrant, needed: ENTER.to_vec() })
}

/// The name by which others know an account here: that of its entry or of its office, else its own.
pub(super) fn called(contest: &Composing, account: &Person) -> String {
    let author = author_of(contest, account.number).and_then(|author| contest.author(author));
    let official = contest.panel.iter().find(|own| own.is_account(account.number)).map(|own| &own.name);
    author.map(|own| &own.name).or(official).map_or_else(|| account.name.clone(), Clone::clone)
}

/// Works are sent in, or one takes the place of another: a position with its solution, or a file of them.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Send {
    /// The section, from 1.
    pub section: u16,
    /// The work whose place it takes.
    pub work: Option<u32>,
    /// The numbers of the authors, where a file is kept; an account sends its own.
    #[serde(deserialize_with = "typed::numbers")]
    pub authors: Vec<u32>,
    /// The names of the other authors, with semicolons between them.
    pub with: String,
    /// The position in FEN, or as magazines print it.
    pub position: String,
    pub task: String,
    /// The author's solution in the notation of the codes.
    pub solution: String,
    /// Works in PDN with their solutions, instead of a position.
    pub pdn: String,
    /// Variations that prove uniqueness and solvability.
    pub proof: String,
    /// Where it comes from.
    pub origin: String,
    /// Of which work it is a reworking.
    pub source: String,
    /// Whether the improvement is essential.
    pub essential: bool,
    /// When that work was disclosed.
    pub disclosed: Option<Date>,
    /// Whether its author agrees.
    pub consent: bool,
    /// How often it was entered before.
    pub times: Option<u8>,
    /// Whether it had an award.
    pub awarded: bool,
    /// How far the other championship reaches in which it takes part; that of the contest where nothing is said.
    pub level: Option<Level>,
}

impl Send {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let contest = draft.state();
        let sections = contest.regulation.as_ref().map_or(0, |regulation| regulation.sections.len());
        let missing = Refused::NoSuchSection { section: self.section, sections };
        let authors = self.authors(draft)?;
        let section = contest.section(self.section).ok_or(missing)?;
        let mut works = self.works(section, &authors, &self.origin(contest)?)?;
        let Some(old) = self.work else {
            return Ok(works.into_iter().map(|work| Fact::Sent(Box::new(work))).collect());
        };
        let found = works.len();
        let by = works.pop().filter(|_| found == 1).ok_or(Refusal::OneWork { found })?;
        Ok(vec![Fact::Replaced { work: draft.own_work(old)?.1, by: Box::new(by) }])
    }

    /// Who made it: an account, with those whom it names; in a file, whoever is numbered.
    fn authors(&self, draft: &Draft<'_, Composing>) -> Result<Vec<AuthorId>, Refusal> {
        let contest = draft.state();
        let numbered = Some(&self.authors).filter(|authors| !authors.is_empty());
        let numbered = draft.only_in_files(numbered)?.into_iter().flatten().copied().map(AuthorId);
        let mut authors: Vec<AuthorId> = numbered.collect();
        if let Some(account) = draft.account() {
            authors.push(author_of(contest, account.number).ok_or(Refused::NoAuthor)?);
        }
        for other in self.with.split(';').map(str::trim).filter(|other| !other.is_empty()) {
            let missing = || Refused::NotEntered { name: long(other) };
            let other = joint_of(contest, other).ok_or_else(missing)?;
            if !authors.contains(&other) {
                authors.push(other);
            }
        }
        if authors.is_empty() { Err(Refused::NoAuthor.into()) } else { Ok(authors) }
    }

    fn works(
        &self,
        section: &Section,
        authors: &[AuthorId],
        origin: &Origin,
    ) -> Result<Vec<WorkEntry>, Refusal> {
        let entry = |position: String, task: String, solution: String| WorkEntry {
            section: self.section,
            authors: authors.to_vec(),
            variant: section.variant,
            position,
            task,
            solution,
            proof: some(&self.proof),
            origin: origin.clone(),
        };
        if self.pdn.trim().is_empty() {
            let position = fen_of(section.variant, &long(&self.position));
            return Ok(vec![entry(position, long(&self.task), long(&self.solution))]);
        }
        let works = compositions(&self.pdn, Some(section.variant))?;
        if works.is_empty() {
            return Err(Refusal::NoComposition { number: 1, found: 0 });
        }
        let sent = |work: &Composition| {
            let solution = work.position().map(|start| write_solution(&start, &work.solution, work.code));
            entry(write_fen(&work.setup), work.task.goal.to_string(), solution.unwrap_or_default())
        };
        Ok(works.iter().map(sent).collect())
    }

    /// Where the work comes from, as its author declares.
    fn origin(&self, contest: &Composing) -> Result<Origin, Refused> {
        let own = contest.regulation.as_ref().map(|regulation| regulation.level);
        let level = self.level.or(own).unwrap_or_default();
        let (times, awarded) = (self.times.unwrap_or_default(), self.awarded);
        Ok(match self.origin.trim() {
            "" | "original" => Origin::Original,
            "reworking" => Origin::Reworking {
                source: long(&self.source),
                essential: self.essential,
                disclosed: self.disclosed.ok_or(Refused::NoDisclosure)?,
                consent: self.consent,
            },
            "correction" => Origin::Correction { before: times, awarded },
            "rejected" => Origin::Rejected { since: times },
            "marked" => Origin::Marked { awarded },
            "championship" => Origin::Championship { level },
            _ => return Err(Refused::NoText),
        })
    }
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

/// A work is taken back before the closing date.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Withdraw {
    /// Its number on the list of works.
    pub work: u32,
}

impl Withdraw {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let (_, work) = draft.own_work(self.work)?;
        Ok(vec![Fact::Withdrawn { work }])
    }
}

impl Draft<'_, Composing> {
    /// A work with its author: an account has its own only.
    pub(super) fn own_work(&self, number: u32) -> Result<(AuthorId, WorkId), Refused> {
        let (contest, work) = (self.state(), WorkId(number));
        let missing = || Refused::NoSuchWork { work, works: contest.works.len() };
        let Some(account) = self.account() else {
            let first = contest.work(work).and_then(|found| found.entry.authors.first().copied());
            return Ok((first.ok_or_else(missing)?, work));
        };
        let author = author_of(contest, account.number).ok_or(Refused::NoAuthor)?;
        let found = contest.work(work).filter(|found| found.entry.authors.contains(&author));
        found.map(|_| (author, work)).ok_or_else(missing)
    }
}
