//! What people do in a club.

use damier_acts::clubs::{
    Act, Actor, Date, Deed, Draft, Found, Presentation, Proposal, Refusal, Right, decide,
};
use damier_store::{Account, Act as Record, Club, ClubMatch, MatchState, NewClub, NewClubDate, NewClubMatch};

use super::{ActError, refused, role, stored};
use crate::people::author;
use crate::secret;
use crate::site::{Site, now};

/// Founds a club, and answers by what it is known in addresses.
pub async fn found(site: &Site, what: &Found, by: &Account) -> Result<String, ActError> {
    let (name, Presentation { about, place, admits }) = what.checked()?;
    let id = secret::name();
    let new = NewClub { id: id.clone(), name, about, place, admits, founder: by.id, at: now() };
    site.database.found_club(new).await?.map_err(refused)?;
    Ok(id)
}

/// Somebody before a club.
pub async fn actor(site: &Site, club: &str, account: &Account) -> Result<Actor, damier_store::Fault> {
    let own = site.database.club_role(club, account.id).await?;
    Ok(Actor { role: own.map(role), administrator: account.administrator })
}

/// A club as far as somebody may see it: one that is closed is there only for those who belong to it and for those who
/// look after the site.
pub async fn seen(
    site: &Site,
    id: &str,
    reader: Option<&Account>,
) -> Result<Option<Club>, damier_store::Fault> {
    let Some(club) = site.database.club(id).await? else { return Ok(None) };
    if club.closed.is_none() {
        return Ok(Some(club));
    }
    let Some(reader) = reader else { return Ok(None) };
    let actor = actor(site, id, reader).await?;
    Ok((actor.administrator || actor.may(Right::Member)).then_some(club))
}

/// Does what somebody asks for.
pub async fn act(site: &Site, id: &str, by: &Account, act: &Act) -> Result<(), ActError> {
    let club = site.database.club(id).await?.ok_or(ActError::Missing)?;
    let actor = actor(site, id, by).await?;
    let draft = Draft { id, admits: club.admits, closed: club.closed.is_some(), at: site.cluster.now() };
    match decide(&draft, act, &actor)? {
        Deed::Become(to) => {
            let from = actor.role.map(stored);
            let done = site.database.set_club_role(id, by.id, from, to.map(stored), now()).await?;
            done.map_err(refused)
        }
        Deed::Seat { name, from, to } => {
            let somebody = site.database.credentials(&name).await?;
            let somebody = somebody.ok_or(ActError::Refused(Refusal::NoSuchPlayer { name }))?.account.id;
            let (from, to) = (Some(stored(from)), to.map(stored));
            site.database.set_club_role(id, somebody, from, to, now()).await?.map_err(refused)
        }
        Deed::Describe(Presentation { about, place, admits }) => {
            Ok(site.database.describe_club(id, &about, &place, admits).await?)
        }
        Deed::Plan(date) => plan(site, id, date).await,
        Deed::Strike(number) => match site.database.strike_club_date(id, number).await? {
            true => Ok(()),
            false => Err(ActError::Missing),
        },
        Deed::Propose(proposal) => propose(site, id, proposal).await,
        Deed::Answer { id: own, agreed } => answer(site, id, &own, agreed).await,
        Deed::Enter { id: own, plays } => {
            match_of(site, id, &own).await?;
            let at = plays.then(|| site.cluster.now());
            site.database.enter_match(&own, id, by.id, at).await?.map_err(refused)
        }
        Deed::CallOff { id: own } => call_off(site, id, &own).await,
        Deed::Close(closes) => close(site, &club, by, closes).await,
    }
}

async fn plan(site: &Site, id: &str, date: Date) -> Result<(), ActError> {
    if let Some(event) = &date.event
        && site.events.load(event).await?.is_none()
    {
        return Err(ActError::Refused(Refusal::NoSuchEvent));
    }
    let kind = if date.event.is_some() { "event" } else { "evening" };
    let new = NewClubDate {
        club: id.to_owned(),
        begins: date.begins,
        title: date.title,
        kind,
        target: date.event,
        at: site.cluster.now(),
    };
    site.database.plan_for_club(new).await?.map_err(refused)
}

/// A club by its name in addresses, or as people call it.
async fn named(site: &Site, name: &str) -> Result<Club, ActError> {
    let by_id = site.database.club(name).await?;
    let found = match by_id {
        Some(club) => Some(club),
        None => site.database.club_called(name).await?,
    };
    let open = found.filter(|club| club.closed.is_none());
    open.ok_or_else(|| ActError::Refused(Refusal::NoSuchClub { name: name.to_owned() }))
}

async fn propose(site: &Site, home: &str, proposal: Proposal) -> Result<(), ActError> {
    let away = named(site, &proposal.away).await?;
    if away.id == home {
        return Err(ActError::Refused(Refusal::OwnClub));
    }
    let new = NewClubMatch {
        id: secret::name(),
        home: home.to_owned(),
        away: away.id,
        rulebook: proposal.rulebook,
        control: proposal.control,
        rated: proposal.rated,
        boards: proposal.boards,
        begins: proposal.begins,
    };
    site.database.propose_match(new).await?.map_err(refused)
}

/// A match that a club plays.
async fn match_of(site: &Site, club: &str, id: &str) -> Result<ClubMatch, ActError> {
    let found = site.database.club_match(id).await?;
    found.filter(|own| own.home == club || own.away == club).ok_or(ActError::Missing)
}

async fn go_on(site: &Site, id: &str, from: MatchState, to: MatchState) -> Result<(), ActError> {
    match site.database.move_match_on(id, from, to, Vec::new()).await? {
        true => Ok(()),
        false => Err(ActError::Refused(Refusal::Otherwise)),
    }
}

/// The club to which it is proposed answers, while there is time.
async fn answer(site: &Site, club: &str, id: &str, agreed: bool) -> Result<(), ActError> {
    let own = match_of(site, club, id).await?;
    if own.away != club {
        return Err(ActError::Refused(Refusal::NotAllowed));
    }
    if agreed && own.begins < site.cluster.now() {
        return Err(ActError::Refused(Refusal::TooLate));
    }
    let to = if agreed { MatchState::Agreed } else { MatchState::Declined };
    go_on(site, id, MatchState::Proposed, to).await
}

async fn call_off(site: &Site, club: &str, id: &str) -> Result<(), ActError> {
    let own = match_of(site, club, id).await?;
    match own.state {
        // What was never answered is as if it had not been proposed.
        MatchState::Proposed if own.home == club => match site.database.take_match_back(id).await? {
            true => Ok(()),
            false => Err(ActError::Refused(Refusal::Otherwise)),
        },
        MatchState::Proposed | MatchState::Agreed => go_on(site, id, own.state, MatchState::CalledOff).await,
        _ => Err(ActError::Refused(Refusal::Otherwise)),
    }
}

/// Closed or opened again by those who look after the site, which stands in the record.
async fn close(site: &Site, club: &Club, by: &Account, closes: bool) -> Result<(), ActError> {
    site.database.close_club(&club.id, closes.then(now)).await?;
    let act = if closes { "club-closed" } else { "club-reopened" };
    let record = Record {
        at: now(),
        actor: author(by.id),
        act: act.to_owned(),
        subject: format!("club/{}", club.id),
        detail: club.name.clone(),
    };
    site.database.record(record).await?;
    Ok(())
}
