//! Who acts at a contest, and who he is there.

use damier_contests::composing::Composing;
use damier_contests::solving::Solving;
use damier_contests::{AuthorId, By, Course, Identity, Journal, Office, Official, Refused, SolverId};

use super::{Refusal, Right, needed, some, undone};

/// An account of a site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    /// Its number, by which it is known from then on.
    pub number: i64,
    pub name: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Actor {
    /// An account of a site, in the offices that it holds.
    Account {
        own: Person,
        /// The account of which the act speaks, where it speaks of one.
        of: Option<Person>,
    },
    /// Whoever keeps the file of a contest and writes down what all of them do.
    Keeper {
        /// The office for which he speaks; none: the first that may.
        office: Option<Office>,
        /// The name for which he speaks; none: whoever holds the office.
        name: Option<String>,
    },
}

impl Actor {
    pub(super) fn account(&self) -> Option<&Person> {
        match self {
            Actor::Account { own, .. } => Some(own),
            Actor::Keeper { .. } => None,
        }
    }

    /// The account of which the act speaks; where it speaks of none, that of whoever acts.
    pub(super) fn meant(&self) -> Option<&Person> {
        match self {
            Actor::Account { own, of } => Some(of.as_ref().unwrap_or(own)),
            Actor::Keeper { .. } => None,
        }
    }

    /// Whether something is his right.
    pub fn may<C: Course>(&self, journal: &Journal<C>, right: Right) -> bool {
        self.permitted(journal, right).is_ok()
    }

    pub(super) fn permitted<C: Course>(&self, journal: &Journal<C>, right: Right) -> Result<(), Refused> {
        let held = match self {
            Actor::Account { own, .. } => offices(journal, own.number),
            Actor::Keeper { office, .. } => office.map_or_else(|| right.to_vec(), |office| vec![office]),
        };
        match held.iter().any(|office| right.contains(office)) {
            true => Ok(()),
            false => Err(not_allowed(&held, right)),
        }
    }

    /// As whom he says a fact: in the first office that may.
    pub(super) fn by<C: Course>(&self, journal: &Journal<C>, fact: &C::Fact) -> Result<By, Refusal> {
        let needed = needed(journal, fact);
        let own = match self {
            Actor::Account { own, .. } => own,
            Actor::Keeper { office, name } => return Ok(written(journal, needed, *office, name.as_deref())),
        };
        let held = offices(journal, own.number);
        // Everybody may enter; what another has entered is taken back by those who take entries in.
        let of_another = undone(journal, fact).is_some_and(|undone| undone.by.account != Some(own.number));
        let may = |office: &&Office| held.contains(office) && !(of_another && **office == Office::Entrant);
        let office = needed.iter().find(may).ok_or_else(|| not_allowed(&held, needed))?;
        Ok(By::account(*office, own.number, &own.name))
    }
}

fn not_allowed(held: &[Office], needed: Right) -> Refused {
    let office = held.first().copied().unwrap_or(Office::Entrant);
    Refused::NotAllowed { office, needed: needed.to_vec() }
}

/// For whom the keeper of a file writes.
fn written<C: Course>(journal: &Journal<C>, needed: Right, office: Option<Office>, name: Option<&str>) -> By {
    let office = office.or_else(|| needed.first().copied()).unwrap_or(Office::Organiser);
    let holder = journal.state().officials().iter().find(|official| official.office == office);
    let holder = || holder.map_or(office.name(), |official| official.name.as_str());
    By::new(office, name.unwrap_or_else(holder))
}

/// The offices of an account; everybody may enter.
pub fn offices<C: Course>(journal: &Journal<C>, account: i64) -> Vec<Office> {
    let organiser = journal.entries().first().is_some_and(|first| first.by.account == Some(account));
    let mut own: Vec<Office> = organiser.then_some(Office::Organiser).into_iter().collect();
    let panel = journal.state().officials().iter().filter(|official| official.is_account(account));
    own.extend(panel.map(|official| official.office));
    own.push(Office::Entrant);
    own
}

/// The author that an account is in a contest.
pub fn author_of(contest: &Composing, account: i64) -> Option<AuthorId> {
    let mut all = (1..).map(AuthorId).zip(&contest.authors);
    all.find(|(_, author)| author.is_account(account)).map(|(id, _)| id)
}

/// The name under which an account judges a section; none if it does not.
pub fn judge_of(contest: &Composing, account: i64, section: u16) -> Option<&str> {
    contest.panel_of(section).find(|own| own.is_account(account)).map(|own| own.name.as_str())
}

/// The solver that an account is in a contest.
pub fn solver_of(contest: &Solving, account: i64) -> Option<SolverId> {
    let mut all = (1..).map(SolverId).zip(&contest.solvers);
    all.find(|(_, solver)| solver.is_account(account)).map(|(id, _)| id)
}

/// Somebody as he is appointed: at a site by his account, under the name that papers print. Who has an office already
/// keeps the name under which he has it.
pub(super) fn official(
    panel: &[Official],
    account: Option<&Person>,
    name: &str,
    office: Office,
    sections: Vec<u16>,
) -> Official {
    let Some(account) = account else {
        return Official { name: some(name).unwrap_or_default(), office, sections, account: None };
    };
    let known = panel.iter().find(|own| own.is_account(account.number)).map(|own| own.name.clone());
    let name = known.or_else(|| some(name)).unwrap_or_else(|| account.name.clone());
    Official { name, office, sections, account: Some(Identity::Account(account.number)) }
}
