//! Who speaks: an account, in the office in which it may say something.

use damier_compete::event::{Action, By, Interest, Refused, Role, State, may};
use damier_store::Account;

use super::event_notes::{EventNotes, Office};
use crate::people::author;

/// Offices in whose name an administrator of the site speaks, the first that may.
const STANDS_IN: [Role; 6] =
    [Role::ChiefArbiter, Role::Organiser, Role::Jury, Role::Captain, Role::Player, Role::Federation];

#[derive(Debug, Clone)]
pub enum Speaker {
    /// Somebody with an account.
    Account(Box<Account>),
    /// Somebody without one.
    Guest,
}

impl Speaker {
    /// Whoever reads a page.
    pub fn of(account: Option<&Account>) -> Speaker {
        account.map_or(Speaker::Guest, |account| Speaker::Account(Box::new(account.clone())))
    }

    /// How the store names him as an author.
    pub fn author(&self) -> String {
        match self {
            Speaker::Account(account) => author(account.id),
            Speaker::Guest => String::new(),
        }
    }

    /// Whether he runs the site.
    pub fn is_administrator(&self) -> bool {
        matches!(self, Speaker::Account(account) if account.administrator)
    }

    /// His offices in an event.
    pub fn offices<'a>(&'a self, state: &'a State, book: &'a EventNotes) -> Vec<&'a Office> {
        match self {
            Speaker::Account(account) => book.offices_of(state, account.id).collect(),
            Speaker::Guest => Vec::new(),
        }
    }

    /// Whether somebody in whose name something was said is he.
    pub fn is(&self, by: &By, state: &State, book: &EventNotes) -> bool {
        self.offices(state, book).iter().any(|own| own.role == by.role && own.name == by.name)
    }

    /// Whether he may do something at an event.
    pub fn may(&self, state: &State, book: &EventNotes, action: Action) -> bool {
        self.acting(state, book, action).is_ok()
    }

    /// In whose name he does something; refused with the highest office he has.
    pub fn acting(&self, state: &State, book: &EventNotes, action: Action) -> Result<By, Refused> {
        let offices = self.offices(state, book);
        if let Some(office) = offices.iter().find(|office| may(office.role, action)) {
            return Ok(By { role: office.role, name: office.name.clone() });
        }
        if let Speaker::Account(account) = self
            && account.administrator
            && let Some(role) = STANDS_IN.into_iter().find(|role| may(*role, action))
        {
            return Ok(By { role, name: account.name.to_string() });
        }
        let role = offices.iter().map(|office| office.role).min().unwrap_or(Role::Spectator);
        Err(not_allowed(role, action))
    }

    /// Why he does not decide on an appeal although his office would allow it: no office of the same account, and no
    /// right of the site, takes an interest away (UA13-IV.18.8.4.2, UA-IV.8.4.b).
    pub fn interest(&self, state: &State, book: &EventNotes, protest: u32) -> Option<Interest> {
        let protest = state.protests.iter().find(|own| own.seq == protest)?;
        let Speaker::Account(account) = self else { return None };
        if book.was_arbiter(account.id) {
            return Some(Interest::Arbiter);
        }
        let of = |office: &Office| match office.role {
            Role::Player => state.interest_of_player(protest, office.player?),
            Role::Captain => state.interest_of_captain(protest, office.team?),
            _ => state.interest(protest, &office.name),
        };
        book.offices_ever(account.id).find_map(of)
    }

    /// Whether he may look at what is on the desk: officials, and those who decide over them.
    pub fn sees(&self, state: &State, book: &EventNotes) -> bool {
        let official = |office: &&Office| {
            office.role.is_panel() || matches!(office.role, Role::Organiser | Role::Jury | Role::Federation)
        };
        self.is_administrator() || self.offices(state, book).iter().any(official)
    }
}

const fn not_allowed(role: Role, action: Action) -> Refused {
    Refused::NotAllowed { role, action }
}
