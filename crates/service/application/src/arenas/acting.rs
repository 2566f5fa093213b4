//! What people do: an arena is announced, somebody joins, pauses, leaves.

use damier_acts::arenas::{Act, Actor, Announce, Refusal, decide};
use damier_arenas::{Arena, Entry, Fact, Member, Organiser, Refused, Stage};
use damier_clock::named;
use damier_live::Pace;
use damier_rules::Rulebook;
use damier_store::{Account, Append, Club, ClubRole, NewClubDate, NewFact};

use super::{ActError, listed, stream};
use crate::people::author;
use crate::site::Site;
use crate::{ratings, secret};

/// Somebody has announced so many arenas at most that are not over; one who looks after the site as many as he wants.
const MOST: u32 = 3;

/// Announces an arena, and answers by what it is known in addresses.
pub async fn announce(site: &Site, what: &Announce, account: &Account) -> Result<String, ActError> {
    let at = site.cluster.now();
    let no_control = |_| Refused::NotAControl { text: what.control.chars().take(40).collect() };
    let control = named::read(&what.control).map_err(no_control)?;
    let class = damier_live::Terms::proposed_class(&what.rulebook, &control);
    let clubs = clubs(site, &what.clubs).await?;
    let meeting = match clubs.is_empty() {
        true => what.clone(),
        false => Announce { teams: clubs.iter().map(|own| own.name.clone()).collect(), ..what.clone() },
    };
    let mut terms = meeting.terms(class, at)?;
    terms.clubs = clubs.into_iter().map(|own| own.id).collect();
    if !account.administrator && site.database.open_arenas_of(account.id).await? >= MOST {
        return Err(Refusal::TooMany { most: MOST }.into());
    }
    let organiser = Organiser { account: account.id.0, name: account.name.as_str().to_owned() };
    let arena = Arena::announce(terms.clone(), organiser.clone(), at)?;
    let (id, entry) = (secret::name(), Entry::new(at, Fact::Announced { terms: Box::new(terms), organiser }));
    let fact = NewFact::new(at, author(account.id), &entry)?;
    site.database.append(Append::new(stream(&id), 1).fact(fact)).await?;
    listed::keep(&site.database, &id, &arena, at).await?;
    let terms = arena.terms();
    for club in &terms.clubs {
        // Only who leads a club writes into its calendar.
        if site.database.club_role(club, account.id).await? != Some(ClubRole::Leader) {
            continue;
        }
        let date = NewClubDate {
            club: club.clone(),
            begins: terms.begins,
            title: terms.name.clone(),
            kind: "arena",
            target: Some(id.clone()),
            at,
        };
        // A calendar that is full leaves the arena as it is.
        let _ = site.database.plan_for_club(date).await?;
    }
    Ok(id)
}

/// The clubs of these names, which are those of addresses or those by which people call them.
async fn clubs(site: &Site, names: &[String]) -> Result<Vec<Club>, ActError> {
    let mut clubs = Vec::new();
    // One more than can meet is enough to be refused.
    for name in names.iter().take(damier_arenas::Terms::MOST_TEAMS + 1) {
        let name = name.trim();
        let by_id = site.database.club(name).await?;
        let found = match by_id {
            Some(club) => Some(club),
            None => site.database.club_called(name).await?,
        };
        let open = found.filter(|club| club.closed.is_none());
        let unknown = || Refusal::NoSuchClub { name: name.chars().take(60).collect() };
        clubs.push(open.ok_or_else(unknown)?);
    }
    Ok(clubs)
}

/// Somebody as one who acts in an arena, with his rating of now.
pub async fn actor(site: &Site, arena: &Arena, account: &Account) -> Result<Actor, damier_store::Fault> {
    let terms = arena.terms();
    let pace = named::read(&terms.control).ok().and_then(|control| Pace::of(&control));
    let variant = Rulebook::named(&terms.rulebook).map_or("", |book| book.variant.name());
    let rating = match pace {
        Some(pace) => site.play.hub.ratings().of(account.id, variant, pace).await?,
        None => None,
    };
    let member = Member {
        account: account.id.0,
        name: account.name.as_str().to_owned(),
        rating: rating.as_ref().map(ratings::points),
    };
    let organises = account.administrator || arena.organiser().account == account.id.0;
    let mut clubs = Vec::new();
    for club in &terms.clubs {
        if site.database.club_role(club, account.id).await? >= Some(ClubRole::Member) {
            clubs.push(club.clone());
        }
    }
    Ok(Actor { member, organises, clubs })
}

/// Does what somebody asks for.
pub async fn act(site: &Site, id: &str, account: &Account, act: &Act) -> Result<(), ActError> {
    let arena = site.arenas.load(id).await?.ok_or(ActError::Missing)?;
    let actor = actor(site, &arena, account).await?;
    let now = site.cluster.now();
    let decided = |arena: &Arena, at| Ok(vec![decide(arena, act, &actor, at)?.0]);
    let (_, arena) = site.arenas.append(id, &author(account.id), now, decided).await?;
    listed::keep(&site.database, id, &arena, now).await?;
    if !arena.terms().clubs.is_empty() && arena.stage(now) == Stage::CalledOff {
        site.database.strike_arena_dates(id).await?;
    }
    Ok(())
}
