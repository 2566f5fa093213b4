//! What somebody does at a contest of composing, in his own name and in nobody else's.

use damier_contests::composing::{Composing, Fact, Regulation, Ruling};
use damier_contests::{AuthorId, Identity, Journal, Mark, Office, Refused, WorkId};
use damier_store::{Account, AccountId};
use serde::Deserialize;
use serde_json::Value;

use super::super::acting::People;
use super::super::form::{self, Text, given, typed};
use super::super::{author_of, called, judge_of, offices, official};
use super::entry::{Entry, Sent};

/// Those who take entries in.
pub(super) const ENTER: [Office; 3] = [Office::Organiser, Office::Secretary, Office::Coordinator];

/// What somebody does.
#[derive(Debug, Clone, Deserialize)]
#[serde(tag = "act", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Act {
    /// Takes part as an author.
    Enter(Box<Entry>),
    /// Enters a team; its captain is he himself unless an official says who.
    EnterTeam {
        name: Text,
        /// The captain's name.
        #[serde(default)]
        captain: Text,
        /// The captain's account, where an official enters the team.
        #[serde(default)]
        account: Text,
    },
    /// Sends a work, or puts it in the place of one that was sent.
    Send(Box<Sent>),
    /// Takes a work back.
    Withdraw {
        #[serde(deserialize_with = "given")]
        work: u32,
    },
    /// Gives somebody an office.
    Appoint {
        /// His account; where none is given, the name is that of the account.
        #[serde(default)]
        account: Text,
        /// His name on papers; where none is given, that of the account.
        #[serde(default)]
        name: Text,
        #[serde(deserialize_with = "given")]
        office: Office,
        #[serde(default, deserialize_with = "typed")]
        section: Option<u16>,
    },
    /// Takes it away again.
    Relieve { name: Text, text: Text },
    /// Changes the regulation while works are sent in.
    Change { regulation: Value, text: Text },
    /// Closes the contest: code numbers by lot.
    Close,
    /// Marks a work.
    Mark {
        code: Text,
        mark: Value,
        #[serde(default)]
        says: Text,
    },
    /// Says that a work breaks a formal requirement.
    Breach { code: Text, text: Text },
    /// Takes that back.
    BreachBack { code: Text, text: Text },
    /// Publishes the preliminary results.
    Preliminary,
    /// Remarks on a work.
    Remark { code: Text, text: Text },
    /// Appeals to the chief judge.
    Appeal {
        #[serde(deserialize_with = "given")]
        work: u32,
        text: Text,
    },
    /// Rules on an appeal; a new mark says that it is upheld.
    Rule(Decision),
    /// Goes on to the commission.
    Further {
        #[serde(deserialize_with = "given")]
        appeal: u32,
    },
    /// Decides for the commission.
    Commission(Decision),
    /// Cancels the award; another panel marks anew.
    Cancel { text: Text },
    /// Revises a mark.
    Revise { code: Text, mark: Value, text: Text },
    /// Publishes the final results.
    Final,
    /// Tells of a defect that was found after them.
    Defect { code: Text, text: Text },
}

/// How an appeal is decided.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Decision {
    #[serde(deserialize_with = "given")]
    appeal: u32,
    text: Text,
    #[serde(default)]
    mark: Value,
}

impl Act {
    /// The name of the account that it speaks of, if it speaks of one.
    pub fn account(&self) -> Option<&str> {
        match self {
            Act::Appoint { account, name, .. } => {
                Some(if account.0.is_empty() { &name.0 } else { &account.0 })
            }
            Act::EnterTeam { account, .. } => Some(account.0.as_str()).filter(|account| !account.is_empty()),
            _ => None,
        }
    }

    /// The fact that it is, said at the contest as it stands. `seed` decides lots, if there are any.
    pub fn fact(
        &self,
        journal: &Journal<Composing>,
        people: &People<'_>,
        seed: u64,
    ) -> Result<Fact, Refused> {
        let (contest, by) = (journal.state(), people.by);
        let coded = |code: &Text| coded(contest, &code.0);
        Ok(match self {
            Act::Enter(entry) => Fact::AuthorEntered(entry.author(by)),
            Act::EnterTeam { name: team, captain, .. } => {
                let leads = people.meant();
                may_speak_for(journal, by.id, leads.id)?;
                let captain = captain.some().unwrap_or_else(|| called(contest, leads));
                let account = Some(Identity::Account(leads.id.0));
                Fact::TeamEntered { name: team.0.clone(), captain, account }
            }
            Act::Send(sent) => {
                let work = Box::new(sent.entry(contest, by.id)?);
                match sent.work {
                    Some(old) => Fact::Replaced { work: own_work(contest, by.id, old)?.1, by: work },
                    None => Fact::Sent(work),
                }
            }
            Act::Withdraw { work } => Fact::Withdrawn { work: own_work(contest, by.id, *work)?.1 },
            Act::Appoint { name, office, section, .. } => {
                let sections = section.iter().copied().collect();
                Fact::Appointed(official(&contest.panel, people.meant(), name, *office, sections))
            }
            Act::Relieve { name, text } => Fact::Relieved { name: name.0.clone(), reason: text.0.clone() },
            Act::Change { regulation, text } => {
                let read = form::regulation::<Regulation>(regulation);
                let regulation = read.map_err(|why| Refused::BadRegulation { why: why.to_string() })?;
                Fact::RegulationChanged { regulation: Box::new(regulation), reason: text.0.clone() }
            }
            Act::Close => Fact::Closed { seed },
            Act::Mark { code, mark, says } => Fact::Marked {
                work: coded(code)?,
                judge: contest
                    .panel
                    .iter()
                    .find(|own| own.is_account(by.id.0))
                    .map_or_else(|| by.name.to_string(), |own| own.name.clone()),
                mark: mark_of(contest, mark)?,
                characterisation: says.0.clone(),
            },
            Act::Breach { code, text } => {
                let work = coded(code)?;
                judges(contest, by, work)?;
                Fact::Breached { work, reason: text.0.clone() }
            }
            Act::BreachBack { code, text } => {
                let work = coded(code)?;
                judges(contest, by, work)?;
                Fact::Undone { seq: breached(journal, work)?, reason: text.0.clone() }
            }
            Act::Preliminary => Fact::PreliminaryPublished,
            Act::Remark { code, text } => {
                Fact::Remarked { from: called(contest, by), work: coded(code)?, text: text.0.clone() }
            }
            Act::Appeal { work, text } => {
                let (author, work) = own_work(contest, by.id, *work)?;
                Fact::Appealed { author, work, text: text.0.clone() }
            }
            Act::Rule(decision) => {
                Fact::AppealRuled { appeal: decision.appeal, ruling: decision.ruling(contest)? }
            }
            Act::Further { appeal } => {
                let author = author_of(contest, by.id).ok_or(Refused::NoAuthor)?;
                let own = contest.appeals.iter().any(|own| own.seq == *appeal && own.author == author);
                if !own {
                    return Err(Refused::NoSuchAppeal { appeal: *appeal });
                }
                Fact::AppealedFurther { appeal: *appeal }
            }
            Act::Commission(decision) => {
                Fact::CommissionRuled { appeal: decision.appeal, ruling: decision.ruling(contest)? }
            }
            Act::Cancel { text } => Fact::AwardCancelled { reason: text.0.clone() },
            Act::Revise { code, mark, text } => {
                Fact::Revised { work: coded(code)?, mark: mark_of(contest, mark)?, reason: text.0.clone() }
            }
            Act::Final => Fact::FinalPublished,
            Act::Defect { code, text } => Fact::DefectFound { work: coded(code)?, text: text.0.clone() },
        })
    }
}

impl Decision {
    fn ruling(&self, contest: &Composing) -> Result<Ruling, Refused> {
        let none = self.mark.is_null() || self.mark.as_str().is_some_and(|text| text.trim().is_empty());
        let mark = if none { None } else { Some(mark_of(contest, &self.mark)?) };
        Ok(Ruling { upheld: mark.is_some(), text: self.text.0.clone(), mark })
    }
}

/// A mark as it is typed, or the number that a program sends.
fn mark_of(contest: &Composing, sent: &Value) -> Result<Mark, Refused> {
    contest.read_mark(&sent.as_str().map_or_else(|| sent.to_string(), str::to_owned))
}

/// A work of somebody himself.
fn own_work(contest: &Composing, account: AccountId, work: u32) -> Result<(AuthorId, WorkId), Refused> {
    let work = WorkId(work);
    let missing = Refused::NoSuchWork { work, works: contest.works.len() };
    let author = author_of(contest, account).ok_or(Refused::NoAuthor)?;
    let found = contest.work(work).filter(|found| found.entry.authors.contains(&author));
    found.map(|_| (author, work)).ok_or(missing)
}

/// A work by its code number.
pub(super) fn coded(contest: &Composing, text: &str) -> Result<WorkId, Refused> {
    let parts =
        text.split_once('-').and_then(|(section, code)| Some((section.parse().ok()?, code.parse().ok()?)));
    let found = parts.and_then(|(section, code)| contest.by_code(section, code));
    found.ok_or_else(|| Refused::NoSuchCode { text: text.chars().take(20).collect() })
}

/// Whether somebody judges a work.
fn judges(contest: &Composing, by: &Account, work: WorkId) -> Result<(), Refused> {
    let section = contest.work(work).map_or(0, |work| work.entry.section);
    match judge_of(contest, by.id, section).is_some() {
        true => Ok(()),
        false => Err(Refused::NotHisSection { name: by.name.to_string(), section }),
    }
}

/// The fact by which a work breaks a formal requirement.
fn breached(journal: &Journal<Composing>, work: WorkId) -> Result<u32, Refused> {
    let said = journal.entries().iter().rev().find(|entry| {
        matches!(&entry.fact, Fact::Breached { work: own, .. } if *own == work) && journal.counts(entry.seq)
    });
    said.map(|entry| entry.seq).ok_or(Refused::NoSuchFact { seq: 0 })
}

/// An official enters a team for its captain; others enter their own.
fn may_speak_for(journal: &Journal<Composing>, by: AccountId, account: AccountId) -> Result<(), Refused> {
    let held = offices(journal, by);
    if account == by || held.iter().any(|office| ENTER.contains(office)) {
        return Ok(());
    }
    Err(Refused::NotAllowed { office: Office::Entrant, needed: ENTER.to_vec() })
}
