//! Applications for titles that come in over the site: who filed them, who may read them, what a form says.
//!
//! Everybody with an account may propose somebody (FMJD-X.15.1); administrators are the office that decides. What the
//! forms say is for the one who filed them and for the office.

use damier_acts::federation::Actor;
use damier_federation::Fact;
use damier_federation::titles::{Details, DossierResult, Taken, Title};
use damier_store::{Account, AccountId};
use jiff::civil::Date;

use super::Held;

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
pub fn display_name(by: &str) -> &str {
    let account = by.strip_prefix('@').and_then(|own| own.rsplit_once('#'));
    account.map_or(by, |(name, _)| name)
}

/// As who an account acts in the books: administrators are the office.
pub fn actor(account: &Account) -> Actor {
    Actor { by: author(account), office: account.administrator, proven: false }
}

/// A step of an application, and who took it.
pub struct FilingStep<'a> {
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
    pub fn steps(&self, number: u32) -> Vec<FilingStep<'_>> {
        let Ok(filed) = self.state().application(number) else { return Vec::new() };
        let is_his = |fact: &Fact| matches!(fact, Fact::Step { application, .. } if *application == number);
        let record = self.record();
        let steps = record.iter().filter(|(own, holds)| *holds && is_his(&own.fact));
        let by = self.filer(number).into_iter().chain(steps.map(|(own, _)| own.by.as_str()));
        filed.steps.iter().zip(by).map(|(taken, by)| FilingStep { taken, by }).collect()
    }

    /// Whether an account may read the forms of an application.
    pub fn may_read(&self, number: u32, account: Option<&Account>) -> bool {
        let filed = self.filer(number).and_then(account_of);
        account.is_some_and(|own| own.administrator || filed == Some(own.id))
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
