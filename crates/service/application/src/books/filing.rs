//! Applications for titles that come in over the site: who filed them, who may read them, what a form says.
//!
//! Everybody with an account may propose somebody (FMJD-X.15.1); administrators are the office that decides. What the
//! forms say is for the one who filed them and for the office.

use damier_federation::titles::{Application, Details, DossierResult, Step, Taken, Title};
use damier_federation::{Fact, PersonId, Pool, Refused};
use damier_language::{Args, Words};
use damier_store::{Account, AccountId};
use jiff::civil::Date;
use serde::Deserialize;

use super::{Held, NotSaid};

/// So many applications of one account may wait for a decision.
const WAITING: usize = 10;

/// Blocks of the dossier (FMJD-X.F4).
pub const BLOCKS: usize = 6;

/// The titles for which one applies, in the order of Form 3 (FMJD-X.F3).
pub const TITLES: [Title; 6] =
    [Title::Gmi, Title::Mi, Title::Mf, Title::Arbiter, Title::CompositionMi, Title::CompositionGmi];

/// As whom an account speaks in the books. Names that files bring never look like this.
pub fn author(account: &Account) -> String {
    format!("@{}#{}", account.name.as_str(), account.id.0)
}

/// The account that said a fact; none: somebody of a file.
pub fn account_of(by: &str) -> Option<AccountId> {
    let (_, number) = by.strip_prefix('@')?.rsplit_once('#')?;
    number.parse().ok().map(AccountId)
}

/// As whom an account spoke that is gone.
pub fn former(name: &str, account: AccountId) -> String {
    format!("@{name}#{}", account.0)
}

/// The name of whoever said a fact, as people know him.
pub fn shown(by: &str) -> &str {
    let account = by.strip_prefix('@').and_then(|own| own.rsplit_once('#'));
    account.map_or(by, |(name, _)| name)
}

/// An application as it is sent: the fields of Forms 3, 4 and 5.
#[derive(Debug, Clone, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Sent {
    pub player: u32,
    pub title: String,
    pub pool: Option<String>,
    pub women: bool,
    pub proposer: String,
    pub signatory: String,
    pub assembly: Option<Date>,
    pub languages: Vec<String>,
    pub details: Details,
}

impl Sent {
    /// The application, as it comes on a day.
    pub fn application(self, day: Date) -> Result<Application, NotSaid> {
        let unreadable = |field| move |_| NotSaid::Unreadable { field };
        let title: Title = self.title.parse().map_err(|_| NotSaid::Unreadable { field: "book-rank" })?;
        let pool = self.pool.filter(|_| title.is_by_norms());
        let pool = pool.map(|own| own.parse::<Pool>()).transpose().map_err(unreadable("book-pool"))?;
        Ok(Application {
            person: PersonId(self.player),
            title,
            pool,
            women: self.women && title.is_by_norms(),
            proposer: self.proposer,
            signatory: self.signatory,
            sent: day,
            received: Some(day),
            assembly: self.assembly,
            languages: self.languages,
            details: self.details,
        })
    }
}

/// A step as it is sent.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SentStep {
    pub step: String,
    #[serde(default)]
    pub note: String,
}

/// The fact of an application, if its author may file another one.
pub fn filed(held: &Held, by: &str, application: Application) -> Result<Fact, NotSaid> {
    let is_his = |number: u32| held.filer(number).is_some_and(|own| account_of(own) == account_of(by));
    let waiting = held.state().applications().filter(|(number, own)| own.is_open() && is_his(*number));
    if waiting.count() >= WAITING {
        return Err(NotSaid::TooMany { most: WAITING });
    }
    Ok(Fact::Application(Box::new(application)))
}

/// The fact of a step. A refusal says why.
pub fn stepped(held: &Held, number: u32, sent: &SentStep) -> Result<Fact, NotSaid> {
    let found = Step::ALL.into_iter().find(|own| own.name() == sent.step);
    let step = found.ok_or(NotSaid::Unreadable { field: "book-state" })?;
    let note = sent.note.trim().to_owned();
    if step == Step::Refused && note.is_empty() {
        return Err(NotSaid::Refused(Refused::NoReason));
    }
    Ok(Fact::Step { application: number, step, date: held.day, note })
}

/// A step of an application, and who took it.
pub struct Told<'a> {
    pub taken: &'a Taken,
    pub by: &'a str,
}

impl Held {
    /// Who filed an application.
    pub fn filer(&self, number: u32) -> Option<&str> {
        let filed = self.entries().iter().filter(|own| matches!(own.fact, Fact::Application(_)));
        filed.map(|own| own.by.as_str()).nth((number as usize).checked_sub(1)?)
    }

    /// The steps of an application with those who took them.
    pub fn told(&self, number: u32) -> Vec<Told<'_>> {
        let Ok(filed) = self.state().application(number) else { return Vec::new() };
        let is_his = |fact: &Fact| matches!(fact, Fact::Step { application, .. } if *application == number);
        let record = self.record();
        let steps = record.iter().filter(|(own, holds)| *holds && is_his(&own.fact));
        let by = self.filer(number).into_iter().chain(steps.map(|(own, _)| own.by.as_str()));
        filed.steps.iter().zip(by).map(|(taken, by)| Told { taken, by }).collect()
    }

    /// Whether an account may read the forms of an application.
    pub fn may_read(&self, number: u32, account: Option<&Account>) -> bool {
        let filed = self.filer(number).and_then(account_of);
        account.is_some_and(|own| own.administrator || filed == Some(own.id))
    }
}

impl NotSaid {
    /// In words.
    pub fn told(&self, words: &Words) -> String {
        match self {
            NotSaid::Refused(why) => refused(why, words),
            NotSaid::NoBooks => words.text("book-none"),
            NotSaid::TooMany { most } => words.say("apply-too-many", &Args::new().with("most", *most)),
            NotSaid::Unreadable { field } => {
                words.say("apply-unreadable", &Args::new().with("field", words.text(field)))
            }
            NotSaid::Store(_) => words.text("site-trouble"),
        }
    }
}

/// Why the books refuse an application or a step.
fn refused(why: &Refused, words: &Words) -> String {
    let step = |step: &Step| words.text(&format!("book-step-{}", step.name()));
    match why {
        Refused::NoPerson { .. } => words.text("apply-nobody"),
        Refused::BadName { .. } => words.text("apply-bad-name"),
        Refused::BadDate { .. } => words.text("apply-bad-date"),
        Refused::WhichPool { .. } => words.text("apply-which-pool"),
        Refused::NoReason => words.text("apply-no-reason"),
        Refused::AppliedAlready { number } => {
            words.say("apply-already", &Args::new().with("number", *number))
        }
        Refused::HasTitle { .. } => words.text("apply-has-title"),
        Refused::BadText { letters, longest } => {
            words.say("apply-bad-text", &Args::new().with("letters", *letters).with("longest", *longest))
        }
        Refused::TooManyLines { lines, most } => {
            words.say("apply-too-many-lines", &Args::new().with("lines", *lines).with("most", *most))
        }
        Refused::NoApplication { .. } => words.text("apply-missing"),
        Refused::StepOutOfOrder { step: next, last } => {
            words.say("apply-out-of-order", &Args::new().with("step", step(next)).with("last", step(last)))
        }
        other => other.to_string(),
    }
}

/// The details of a form: its fields by name.
pub fn details(field: impl Fn(&str) -> String, born: Option<Date>) -> Details {
    let lines = |name: &str| {
        field(name).lines().map(str::trim).filter(|own| !own.is_empty()).map(str::to_owned).collect()
    };
    let block = |at: usize| {
        let of = |name: &str| field(&format!("{name}{at}"));
        let competition = of("competition");
        (!competition.is_empty()).then(|| DossierResult {
            competition,
            category: of("category"),
            norm: of("norm"),
            required: of("required").parse().ok(),
            points: of("points").parse().ok(),
        })
    };
    Details {
        profession: field("profession"),
        address: field("address"),
        born,
        birthplace: field("birthplace"),
        club: field("club"),
        dossier: (1..=BLOCKS).filter_map(block).collect(),
        evidence: field("evidence"),
        chief: lines("chief"),
        assistant: lines("assistant"),
        knows_the_rules: !field("knows").is_empty(),
        is_objective: !field("objective").is_empty(),
    }
}
