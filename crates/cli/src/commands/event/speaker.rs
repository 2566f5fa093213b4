//! Who says it: as chosen, or the first of those who may.

use damier_compete::event::{Action, By, Fact, Official, Role, State, may};

/// Who types: a role and a name, as far as they are given.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Speaker {
    pub(crate) role: Option<Role>,
    pub(crate) name: Option<String>,
}

/// The roles that are tried where none is chosen: whoever sits at the laptop is the chief arbiter, unless
/// only another may say this.
const TRIED: [Role; 6] =
    [Role::ChiefArbiter, Role::Jury, Role::Organiser, Role::Federation, Role::Captain, Role::Player];

impl Speaker {
    /// In whose name a fact is said.
    pub(crate) fn says(&self, state: &State, fact: &Fact) -> By {
        self.acts(state, fact.action())
    }

    /// In whose name something is done.
    pub(crate) fn acts(&self, state: &State, action: Action) -> By {
        let role = self.role.unwrap_or_else(|| role_for(action));
        let name = self.name.clone().or_else(|| holder(state, role).map(|official| official.name.clone()));
        By { role, name: name.unwrap_or_else(|| role.name().to_owned()) }
    }
}

fn role_for(action: Action) -> Role {
    TRIED.into_iter().find(|role| may(*role, action)).unwrap_or(Role::ChiefArbiter)
}

/// Who holds an office now.
fn holder(state: &State, role: Role) -> Option<&Official> {
    state.officials.iter().find(|official| official.role == role && !official.relieved)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_who_may() {
        assert_eq!(role_for(Action::Pair), Role::ChiefArbiter);
        assert_eq!(role_for(Action::ApproveRegulation), Role::Organiser);
        assert_eq!(role_for(Action::AppointPanel), Role::Organiser);
        assert_eq!(role_for(Action::DecideAppeal), Role::Jury);
    }
}
