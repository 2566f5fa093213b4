//! Those who ask to be entered: anybody may while registration is open; an official answers.

use damier_compete::event::{Fact, PlayerEntry, PlayerId, Role, Squad};
use damier_desk::RefusalText;
use damier_desk::acts::Act;

use super::{Report, form};
use crate::desk::draft::{ActError, Draft, Ground};
use crate::desk::fields::Fields;
use crate::desk::note::{Application, Note};
use crate::desk::speaker::Speaker;

/// No more applications wait at once.
const MOST: usize = 500;

/// The longest message.
const LONGEST: usize = 500;

/// Opens or closes registration.
pub(super) fn registration(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    draft.note(Note::Registration { open: fields.has("open") });
    Ok(None)
}

/// Somebody asks to be entered.
pub fn apply(draft: &mut Draft, fields: &Fields) -> Result<(), ActError> {
    if !draft.book.registration {
        let closed = RefusalText::new(draft.words.text("desk-registration-closed"));
        return Err(ActError::Complaint(Ground::Forbidden, closed));
    }
    let Act::Enter(wanted) = form(draft, "enter", fields)? else {
        return Err(draft.stop("desk-unreadable-form"));
    };
    let entry = draft.at_the_desk(|draft| wanted.entries(draft))?.into_iter().next();
    // Which board he has, his captain says.
    let entry = PlayerEntry { squad: Squad::Unordered, ..entry.unwrap_or_default() };
    let waiting = draft.book.applications.iter().filter(|asked| asked.answer.is_none());
    let mut waiting = waiting.map(|asked| &asked.application.entry);
    if waiting.clone().count() >= MOST {
        return Err(draft.stop("desk-too-many-applications"));
    }
    if waiting.any(|other| (&other.name, other.born) == (&entry.name, entry.born)) {
        return Err(draft.stop("desk-applied-already"));
    }
    let account = match &draft.speaker {
        Speaker::Account(account) => Some((account.id.0, account.name.to_string())),
        Speaker::Guest => None,
    };
    // What the event would refuse is refused at once.
    let mut tried = draft.event.clone();
    let (seq, at) = (tried.next_seq(), draft.at);
    let by = damier_compete::event::By::new(Role::ChiefArbiter, Role::ChiefArbiter.name());
    let fact = Fact::Entered(entry.clone());
    tried
        .apply(damier_compete::event::Entry { seq, at, by, fact })
        .map_err(|refused| draft.refused(&refused))?;
    let message = fields.text("message").chars().take(LONGEST).collect();
    draft.note(Note::Applied(Box::new(Application { entry, account, message })));
    Ok(())
}

/// Enters somebody who asked, or tells him why not.
pub(super) fn answer(draft: &mut Draft, fields: &Fields) -> Result<Report, ActError> {
    let number: u32 = fields.number("application").unwrap_or(0);
    let at = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
    let asked = at.and_then(|at| draft.book.applications.get(at)).filter(|asked| asked.answer.is_none());
    let Some(application) = asked.map(|asked| asked.application.clone()) else {
        return Err(draft.stop("desk-answered-already"));
    };
    let entered = fields.has("enter");
    if entered {
        let player = PlayerId(u32::try_from(draft.state().players.len()).unwrap_or(u32::MAX));
        let name = application.entry.name.clone();
        draft.append(Fact::Entered(application.entry))?;
        if let Some((account, login)) = application.account {
            let (role, player) = (Role::Player, Some(player));
            draft.note(Note::Holds { account, login, role, name, team: None, player });
        }
    }
    draft.note(Note::Answered { number, entered, reason: fields.text("reason").to_owned() });
    Ok(None)
}
