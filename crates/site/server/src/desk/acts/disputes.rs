//! Sanctions, protests and appeals, decisions, notes and duties.

use axum::http::StatusCode;
use damier_compete::event::{About, Action, Complainant, Fact, Role, Sanction, checklist};
use damier_desk::Complaint;
use damier_desk::penalties::{OFFENCES, SANCTIONS};

use super::results::called;
use super::{Report, place, player, stage_of};
use crate::desk::draft::{Draft, Stop};
use crate::desk::fields::Fields;

fn by_name<T: Copy>(draft: &Draft, all: &[(&str, T)], name: &str) -> Result<T, Stop> {
    let found = all.iter().find(|(own, _)| *own == name).map(|(_, value)| *value);
    found.ok_or_else(|| draft.stop("desk-unreadable-form"))
}

/// Imposes a sanction; a loss or an annulment changes the game of that round.
pub(super) fn punish(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let stage = stage_of(draft, fields);
    let player = player(draft, fields.text("who"))?;
    let sanction = by_name(draft, &SANCTIONS, fields.text("sanction"))?;
    let offence = by_name(draft, &OFFENCES, fields.text("offence"))?;
    let in_game = matches!(sanction, Sanction::Loss | Sanction::Annulment) || fields.round().is_some();
    let game = match in_game {
        true => {
            let round = draft.hall().round(stage, fields.round())?;
            Some(draft.hall().game_of(stage, round, &called(draft, fields.text("who")))?.0)
        }
        false => None,
    };
    let account = fields.text("happened").to_owned();
    draft.say(Fact::Punished { player, sanction, offence, game, account })?;
    Ok(None)
}

/// Takes a protest in writing. A player or captain protests for himself only.
pub(super) fn protest(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let by = draft.check(Action::Protest)?;
    let stage = stage_of(draft, fields);
    let offices = draft.speaker.offices(draft.state(), &draft.book);
    let own = offices.iter().find(|office| office.role == by.role);
    let own = own.and_then(|office| match office.role {
        Role::Player => office.player.map(Complainant::Player),
        Role::Captain => office.team.map(Complainant::Captain),
        _ => None,
    });
    let from = match (own, fields.text("who")) {
        (Some(own), _) => own,
        (None, text) if text.starts_with("team") => {
            let team = place(text.trim_start_matches("team"));
            Complainant::Captain(damier_compete::event::TeamId(team.unwrap_or(u32::MAX)))
        }
        (None, text) => Complainant::Player(player(draft, text)?),
    };
    let about = match (fields.number("fact"), fields.round()) {
        (Some(seq), _) => About::Fact(seq),
        (None, Some(round)) => {
            let name = match from {
                Complainant::Player(player) => called(draft, &format!("@{}", player.0)),
                Complainant::Captain(team) => {
                    draft.state().teams.get(team.index()).map(|team| team.name.clone()).unwrap_or_default()
                }
            };
            About::Game(draft.hall().game_of(stage, round, &name)?.0)
        }
        (None, None) => About::Other,
    };
    draft.say(Fact::Protested { from, about, text: fields.text("text").to_owned() })?;
    Ok(None)
}

fn number(draft: &Draft, fields: &Fields) -> Result<u32, Stop> {
    fields.number("protest").ok_or_else(|| draft.stop("desk-unreadable-form"))
}

/// The chief arbiter rules.
pub(super) fn rule(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let (protest, upheld) = (number(draft, fields)?, fields.text("upheld") == "yes");
    draft.say(Fact::ProtestRuled { protest, upheld, ruling: fields.text("ruling").to_owned() })?;
    Ok(None)
}

/// The complainant goes to the committee: himself, or an official whom he has asked.
pub(super) fn appeal(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let protest = number(draft, fields)?;
    let by = draft.check(Action::Protest)?;
    let found = draft.state().protests.iter().find(|own| own.seq == protest).map(|own| own.from);
    let offices = draft.speaker.offices(draft.state(), &draft.book);
    let is_his = offices.iter().any(|office| match found {
        Some(Complainant::Player(player)) => office.player == Some(player),
        Some(Complainant::Captain(team)) => office.team == Some(team),
        None => false,
    });
    let his_own_only = matches!(by.role, Role::Player | Role::Captain) && !draft.speaker.is_administrator();
    // That there is no such protest the event says itself.
    if found.is_some() && his_own_only && !is_his {
        let another = Complaint::new(draft.words.text("desk-not-your-protest"));
        return Err(Stop::Complaint(StatusCode::FORBIDDEN, another));
    }
    draft.say(Fact::Appealed { protest })?;
    Ok(None)
}

/// The committee decides.
pub(super) fn decide_appeal(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let (protest, upheld) = (number(draft, fields)?, fields.text("upheld") == "yes");
    let known = draft.state().interested_in(protest).into_iter().map(|(name, _)| name);
    let mut interested: Vec<String> = fields.all("interested").map(str::to_owned).chain(known).collect();
    interested.sort();
    interested.dedup();
    let ruling = fields.text("ruling").to_owned();
    draft.say(Fact::AppealDecided { protest, interested, upheld, ruling })?;
    Ok(None)
}

/// A case that the rules do not foresee.
pub(super) fn decide(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let [question, decision, grounds] =
        ["question", "decision", "grounds"].map(|name| fields.text(name).to_owned());
    draft.say(Fact::Decided { question, decision, grounds })?;
    Ok(None)
}

/// Anything else worth keeping.
pub(super) fn note(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    draft.say(Fact::Note(fields.text("text").to_owned()))?;
    Ok(None)
}

/// Play is interrupted.
pub(super) fn interrupt(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    draft.say(Fact::Interrupted { reason: fields.text("reason").to_owned() })?;
    Ok(None)
}

/// A duty of the checklist is done.
pub(super) fn duty(draft: &mut Draft, fields: &Fields) -> Result<Report, Stop> {
    let mut duties = draft.state().code().into_iter().flat_map(checklist).map(|(mark, _)| mark);
    let found = duties.find(|mark| *mark == fields.text("clause"));
    let Some(mark) = found else { return Err(draft.stop("desk-unreadable-form")) };
    draft.say(Fact::DutyDone(mark))?;
    Ok(None)
}
