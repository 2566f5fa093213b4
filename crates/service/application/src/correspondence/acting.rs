//! One way to act in a game by correspondence, whether a form asks for it, a program, or an answer by e-mail.

use damier_acts::correspondence::{Act, Actor, LONGEST_TEXT, Right, When, decide};
use damier_acts::{Field, Kind, Listed};
use damier_compete::event::{Action, Role};
use damier_correspondence::Side;
use damier_store::{Account, AccountId, Append, Fault, NewFact};

use super::{ActError, KIND, Loaded, instant, load, stream};
use crate::desk::Speaker;
use crate::people::author;
use crate::site::{Site, now};

/// What somebody may decide about a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Rights {
    /// He is an arbiter of its event: claims, terms, results, questions (UA13-V.2.2, COL-4.1.7).
    pub arbiter: bool,
    /// He belongs to the organising body: appeals (UA13-V.3.6, COL-4.1.12).
    pub body: bool,
}

impl Rights {
    /// The rights of an account in a game. Nobody decides about his own games.
    pub async fn of(site: &Site, loaded: &Loaded, account: Option<&Account>) -> Result<Rights, Fault> {
        let Some(account) = account.filter(|account| loaded.side_of(account.id).is_none()) else {
            return Ok(Rights::default());
        };
        if account.administrator {
            return Ok(Rights { arbiter: true, body: true });
        }
        let Some(event) = &loaded.event else { return Ok(Rights::default()) };
        let Some(held) = site.events.load(event).await? else { return Ok(Rights::default()) };
        let (state, speaker) = (held.event.state(), Speaker::of(Some(account)));
        let organises = speaker.offices(state, &held.book).iter().any(|own| own.role == Role::Organiser);
        Ok(Rights {
            arbiter: speaker.may(state, &held.book, Action::RecordResult),
            body: organises || speaker.may(state, &held.book, Action::DecideAppeal),
        })
    }

    /// Whether he may decide anything.
    pub const fn any(self) -> bool {
        self.arbiter || self.body
    }
}

impl Loaded {
    /// As who an account acts in this game.
    pub fn actor(&self, account: AccountId, name: &str, rights: Rights) -> Actor {
        let by = author(account);
        let his = |(number, own): (usize, &String)| (*own == by).then_some(number);
        Actor {
            name: name.to_owned(),
            side: self.side_of(account),
            arbiter: rights.arbiter,
            body: rights.body,
            keeper: false,
            by_letter: Side::ALL.into_iter().filter(|side| self.plays_by_letter(*side)).collect(),
            entered: (1..).zip(&self.authors).filter_map(his).collect(),
        }
    }
}

/// A player keeps a private note, which is no fact of the game: only the site has it.
pub const NOTE: Listed<Right> = Listed {
    name: "note",
    action: Some(Right::Player),
    about: "Keeps a private note.",
    fields: &[Field::new("text", Kind::Text)],
};

/// Keeps the private note of a player.
pub async fn note(site: &Site, id: &str, account: &Account, text: &str) -> Result<Loaded, ActError> {
    let loaded = load(site, id).await?.ok_or(ActError::Missing)?;
    loaded.side_of(account.id).ok_or(ActError::Missing)?;
    site.database.jot(id, account.id, text.trim().chars().take(LONGEST_TEXT).collect()).await?;
    Ok(loaded)
}

/// Does what somebody asks for.
pub async fn act(site: &Site, id: &str, account: &Account, act: &Act) -> Result<Loaded, ActError> {
    let loaded = load(site, id).await?.ok_or(ActError::Missing)?;
    let rights = Rights::of(site, &loaded, Some(account)).await?;
    as_actor(site, id, account.id, |loaded| {
        Ok((act.clone(), loaded.actor(account.id, account.name.as_str(), rights)))
    })
    .await
}

/// Does what somebody asks for as he finds the game; `what` is asked again if another machine has written first.
pub(super) async fn as_actor(
    site: &Site,
    id: &str,
    account: AccountId,
    what: impl Fn(&Loaded) -> Result<(Act, Actor), ActError>,
) -> Result<Loaded, ActError> {
    let (stream, by) = (stream(id), author(account));
    let found = || async { load(site, id).await?.ok_or(ActError::Missing) };
    let decide = |mut loaded: Loaded| {
        let (act, actor) = what(&loaded)?;
        let was_over = loaded.game.is_over();
        let at = now();
        let when = When::At(instant());
        let mut append = Append::new(stream.as_str(), loaded.next);
        for entry in decide(&loaded.game, &act, &actor, when)? {
            append = append.fact(NewFact::new(at, &by, &entry)?);
            loaded.game.apply(&entry)?;
        }
        Ok::<_, ActError>((vec![append], (loaded, was_over)))
    };
    let (loaded, was_over) = site.database.decide(&stream, found, decide).await?;
    if loaded.game.is_over() != was_over {
        site.database.set_running(KIND, id, was_over).await?;
    }
    Ok(loaded)
}
