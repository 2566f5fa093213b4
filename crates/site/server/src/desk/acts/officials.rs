//! Offices: who has them, under which account; the appeals committee; the technical regulation.

use axum::http::StatusCode;
use damier_compete::Entrant;
use damier_compete::event::{Action, Committee, Fact, Juror, Official, Role, TechnicalRegulation};
use damier_desk::Complaint;
use damier_store::AccountId;

use super::{Report, account, entrant, place, stage_of};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;
use crate::desk::note::Note;

/// The office a form names.
fn role(draft: &Draft, fields: &Fields) -> Result<Role, Stop> {
    let found = Role::ALL.into_iter().find(|role| role.name() == fields.text("role"));
    found.ok_or_else(|| draft.stop("desk-unreadable-form"))
}

/// Appoints somebody; his account may be named.
pub(super) fn appoint(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let role = role(draft, fields)?;
    let name = fields.text("name").to_owned();
    let (category, branch) = (fields.some("category"), fields.some("branch"));
    draft.say(Fact::Appointed(Official { name: name.clone(), role, category, branch, relieved: false }))?;
    if let Some((account, login)) = account(draft, fields)? {
        draft.note(Note::Holds { account, login, role, name, team: None, player: None });
    }
    Ok(None)
}

/// Relieves somebody.
pub(super) fn relieve(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let (name, reason) = (fields.text("name").to_owned(), fields.text("reason").to_owned());
    draft.say(Fact::Relieved { name, reason })?;
    Ok(None)
}

/// Who may give an office to an account: whoever may fill it. The federation is named by the site.
fn check(draft: &Draft, role: Role) -> Result<(), Stop> {
    let action = match role {
        Role::Jury => Action::FormCommittee,
        Role::Captain | Role::Player | Role::Assistant | Role::Spectator => Action::TakeEntries,
        Role::Federation if !draft.speaker.is_administrator() => {
            let only = Complaint::new(draft.words.text("desk-only-administrator"));
            return Err(Stop::Complaint(StatusCode::FORBIDDEN, only));
        }
        _ => Action::AppointPanel,
    };
    draft.check(action).map(drop)
}

/// Gives an office that somebody has to an account.
pub(super) fn give(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let role = role(draft, fields)?;
    check(draft, role)?;
    let Some((account, login)) = account(draft, fields)? else {
        return Err(draft.stop("desk-no-account-named"));
    };
    let team = place(fields.text("team")).map(damier_compete::event::TeamId);
    let player = place(fields.text("who")).map(damier_compete::event::PlayerId);
    let known = match role {
        Role::Captain => team
            .and_then(|team| draft.state().teams.get(team.index()))
            .map(|own| own.captain.clone().unwrap_or_else(|| own.name.clone())),
        Role::Player => {
            player.and_then(|player| draft.state().players.get(player.index())).map(|own| own.name.clone())
        }
        _ => None,
    };
    let name = known.or_else(|| fields.some("name")).unwrap_or_else(|| login.clone());
    draft.note(Note::Holds { account, login, role, name, team, player });
    Ok(None)
}

/// Takes an office away from an account; the office itself stays.
pub(super) fn take(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let role = role(draft, fields)?;
    check(draft, role)?;
    let number = fields.text("account").parse().ok().map(AccountId);
    if let Some(account) = number.filter(|account| draft.book.holds(*account, role)) {
        draft.note(Note::HoldsNoLonger { account: account.0, role });
    }
    Ok(None)
}

/// Appoints the appeals committee: a line for each, the chair first; `NAME / BRANCH`.
pub(super) fn committee(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let executive = fields.lines("executive");
    let juror = |line: &&str| {
        let (name, branch) = match line.split_once('/') {
            Some((name, branch)) => (name.trim(), Some(branch.trim().to_owned())),
            None => (*line, None),
        };
        Juror { name: name.to_owned(), branch, by_executive: executive.contains(&name) }
    };
    let members = fields.lines("members").iter().map(juror).collect();
    let reserves = fields.lines("reserves").iter().map(juror).collect();
    draft.say(Fact::Committee(Committee { members, reserves }))?;
    Ok(None)
}

/// Writes the technical regulation: an item for each field `item-NUMBER`.
pub(super) fn technical(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let item = |(number, text): (&str, &str)| Some((number.parse::<u8>().ok()?, text.to_owned()));
    let items = fields.beginning("item-").filter(|(_, text)| !text.is_empty()).filter_map(item).collect();
    draft.say(Fact::Technical(TechnicalRegulation { items }))?;
    Ok(None)
}

/// Those named, or all, have signed the technical regulation.
pub(super) fn signed(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let who: Vec<Entrant> = if fields.has("all") {
        (0..u32::try_from(draft.state().entrants()).unwrap_or(0)).map(Entrant).collect()
    } else {
        let named: Result<Vec<Entrant>, Stop> =
            fields.all("who").map(|text| entrant(draft, stage, text)).collect();
        named?
    };
    draft.say(Fact::TechnicalSigned(who))?;
    Ok(None)
}
