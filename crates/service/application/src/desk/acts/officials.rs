//! Under which account somebody holds an office.

use damier_compete::event::{Action, Role, TeamId};
use damier_desk::RefusalText;
use damier_desk::acts::Act;
use damier_store::AccountId;

use super::{Report, account, place};
use crate::desk::draft::{ActError, Draft, Ground};
use crate::desk::fields::Fields;
use crate::desk::note::Note;

/// The office a form names.
fn role(draft: &Draft, fields: &Fields) -> Result<Role, ActError> {
    let found = Role::ALL.into_iter().find(|role| role.name() == fields.text("role"));
    found.ok_or_else(|| draft.stop("desk-unreadable-form"))
}

/// The account that is named beside an act holds the office that the act gives: one of the panel, or the captain's.
pub(super) fn holds(draft: &mut Draft, fields: &Fields, act: &Act) -> Result<(), ActError> {
    if !matches!(act, Act::Appoint(_) | Act::Team(_)) {
        return Ok(());
    }
    let Some((account, login)) = account(draft, fields)? else { return Ok(()) };
    let (role, name, team) = match act {
        Act::Team(own) => {
            let last = u32::try_from(draft.state().teams.len()).unwrap_or(0).saturating_sub(1);
            let captain = own.captain.clone().unwrap_or_else(|| own.name.trim().to_owned());
            (Role::Captain, captain, Some(TeamId(last)))
        }
        Act::Appoint(own) => {
            let found = Role::ALL.into_iter().find(|role| role.name() == own.role.trim());
            let Some(role) = found else { return Ok(()) };
            (role, own.name.trim().to_owned(), None)
        }
        _ => return Ok(()),
    };
    draft.note(Note::Holds { account, login, role, name, team, player: None });
    Ok(())
}

/// Who may give an office to an account: whoever may fill it. The federation is named by the site.
fn check(draft: &Draft, role: Role) -> Result<(), ActError> {
    let action = match role {
        Role::Jury => Action::FormCommittee,
        Role::Captain | Role::Player | Role::Assistant | Role::Spectator => Action::TakeEntries,
        Role::Federation if !draft.speaker.is_administrator() => {
            let only = RefusalText::new(draft.words.text("desk-only-administrator"));
            return Err(ActError::Complaint(Ground::Forbidden, only));
        }
        _ => Action::AppointPanel,
    };
    draft.check(action).map(drop)
}

/// Gives an office that somebody has to an account.
pub(super) fn give(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let role = role(draft, fields)?;
    check(draft, role)?;
    let Some((account, login)) = account(draft, fields)? else {
        return Err(draft.stop("desk-no-account-named"));
    };
    let team = place(fields.text("team")).map(TeamId);
    let player = place(fields.text("who")).map(damier_compete::event::PlayerId);
    let known = match role {
        Role::Captain => team
            .and_then(|team| draft.state().teams.get(team.index()))
            .map(|own| own.captain.clone().unwrap_or_else(|| own.name.clone())),
        Role::Player => {
            player.and_then(|player| draft.state().players.get(player.index())).map(|own| own.name.clone())
        }
        Role::Assistant => {
            player.and_then(|player| draft.state().assistants.get(&player)).map(|own| own.name.clone())
        }
        _ => None,
    };
    let name = known.or_else(|| fields.some("name")).unwrap_or_else(|| login.clone());
    draft.note(Note::Holds { account, login, role, name, team, player });
    Ok(None)
}

/// Takes an office away from an account; the office itself stays.
pub(super) fn withdraw(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let role = role(draft, fields)?;
    check(draft, role)?;
    let number = fields.text("account").parse().ok().map(AccountId);
    if let Some(account) = number.filter(|account| draft.book.holds(*account, role)) {
        draft.note(Note::HoldsNoLonger { account: account.0, role });
    }
    Ok(None)
}
