//! Doing something at a contest, whether a form asks for it or a program: one way for both kinds of contests.

use std::future::Future;

use damier_acts::contests::{self as acts, Acted, Actor, Given, Refusal, Right};
use damier_acts::{Listed, Unread, read};
use damier_contests::composing::Composing;
use damier_contests::solving::{PositionEntry, Solving};
use damier_language::{Args, Words};
use damier_store::{Account, Fault};
use serde::de::DeserializeOwned;

use super::draft::Typed;
use super::{AppendError, Held, act, person, solving};
use crate::secret;
use crate::site::{Site, now};

/// A kind of contest at which people act.
pub trait Acting: Held<Fact: Send + Sync> + Acted<Act: DeserializeOwned + Send + Sync> + Send + Sync {
    /// The table of acts.
    const ACTS: &'static [Listed<Right>];

    /// The name of the account of which an act speaks, if it speaks of one.
    fn account(act: &Self::Act) -> Option<&str>;

    /// Whether somebody enters by it.
    fn enters(act: &Self::Act) -> bool;

    /// The part of the page about which an act is, where there are many: whoever judges goes on from there.
    fn about(act: &Self::Act) -> Option<String>;

    /// The composition of the register that an act names; why it cannot be had, in words.
    fn position(
        site: &Site,
        act: &Self::Act,
        words: &Words,
    ) -> impl Future<Output = Result<Option<PositionEntry>, String>> + Send;
}

impl Acting for Composing {
    const ACTS: &'static [Listed<Right>] = acts::composing::ACTS;

    fn account(act: &Self::Act) -> Option<&str> {
        act.account()
    }

    fn enters(act: &Self::Act) -> bool {
        matches!(act, acts::composing::Act::Enter(_))
    }

    fn about(act: &Self::Act) -> Option<String> {
        match act {
            acts::composing::Act::Mark(own) => Some(format!("work-{}", own.code)),
            _ => None,
        }
    }

    async fn position(_: &Site, _: &Self::Act, _: &Words) -> Result<Option<PositionEntry>, String> {
        Ok(None)
    }
}

impl Acting for Solving {
    const ACTS: &'static [Listed<Right>] = acts::solving::ACTS;

    fn account(act: &Self::Act) -> Option<&str> {
        act.account()
    }

    fn enters(act: &Self::Act) -> bool {
        matches!(act, acts::solving::Act::Enter(_))
    }

    fn about(act: &Self::Act) -> Option<String> {
        match act {
            acts::solving::Act::Judge(own) => Some(format!("answer-{}.{}", own.solver, own.position)),
            _ => None,
        }
    }

    async fn position(site: &Site, act: &Self::Act, words: &Words) -> Result<Option<PositionEntry>, String> {
        match act {
            acts::solving::Act::Set(own) => solving::registered(site, &own.problem, words).await.map(Some),
            _ => Ok(None),
        }
    }
}

/// Why something was not done.
pub enum ActError {
    Told(String),
    /// It was not said.
    NotAppended(AppendError),
}

impl From<Fault> for ActError {
    fn from(fault: Fault) -> ActError {
        ActError::NotAppended(AppendError::Store(fault))
    }
}

/// The act that a form asks for.
pub fn of_form<C: Acting>(typed: &Typed, words: &Words) -> Result<C::Act, Unread> {
    let name = typed.text("act");
    let unknown = || {
        let name: String = name.chars().take(40).collect();
        let known = words.list(C::ACTS.iter().map(|act| act.name));
        let what = words.translate("act-none-of", &Args::new().with("text", name).with("known", known));
        Unread { what, faults: Vec::new() }
    };
    let listed = C::ACTS.iter().find(|act| act.name == name).ok_or_else(unknown)?;
    read(words, listed, typed)
}

/// Does something in the name of an account and of nobody else. An account of which the act speaks has to be there:
/// whoever has the name now is meant, and is known by his number from then on.
pub async fn done<C: Acting>(
    site: &Site,
    id: &str,
    by: &Account,
    wanted: &C::Act,
    words: &Words,
) -> Result<(), ActError> {
    let of = match C::account(wanted) {
        None => None,
        Some(name) => match site.database.credentials(name).await? {
            Some(found) => Some(person(&found.account)),
            None => {
                let args = Args::new().with("name", name);
                return Err(ActError::Told(words.translate("announcing-no-account", &args)));
            }
        },
    };
    let actor = Actor::Account { own: person(by), of };
    let position = C::position(site, wanted, words).await.map_err(ActError::Told)?.map(Box::new);
    let seed = secret::lot();
    let given = || Given { at: now(), seed, position: position.clone() };
    act::<C>(&site.database, id, wanted, &actor, given).await.map_err(ActError::NotAppended)
}

/// A refusal in words, with its clauses.
pub fn refusal_text(why: &Refusal, words: &Words) -> String {
    words.with_clauses(&why.translate(words), why.clauses())
}
