//! Doing something at a contest, whether a form asks for it or a program: one way for both kinds of contests.

use std::future::Future;

use damier_compose::notation::read_position;
use damier_contests::composing::Composing;
use damier_contests::solving::{PositionEntry, Solving};
use damier_contests::{Journal, Refused};
use damier_language::{Args, Words};
use damier_rules::Variant;
use damier_store::{Account, Fault};
use serde::de::DeserializeOwned;

use super::{Held, NotSaid, composing, say, solving};
use crate::secret;
use crate::site::Site;
use crate::study::translate_fen;

/// Who has to do with an act.
pub struct People<'a> {
    /// Who acts.
    pub by: &'a Account,
    /// The account of which the act speaks, where it speaks of one.
    pub of: Option<Account>,
}

impl People<'_> {
    /// The account of which the act speaks; where it speaks of none, that of whoever acts.
    pub fn meant(&self) -> &Account {
        self.of.as_ref().unwrap_or(self.by)
    }
}

/// A kind of contest at which people act.
pub trait Acting: Held<Fact: Send + Sync> + Send + Sync {
    /// What somebody does.
    type Act: DeserializeOwned + Send + Sync;
    /// What an act needs that the contest does not hold.
    type Needed: Send + Sync;

    /// The name of the account of which an act speaks, if it speaks of one.
    fn account(act: &Self::Act) -> Option<&str>;

    /// Whether somebody enters by it.
    fn enters(act: &Self::Act) -> bool;

    /// The part of the page about which an act is, where there are many: whoever judges goes on from there.
    fn about(act: &Self::Act) -> Option<String>;

    /// What an act needs; why it cannot be had, in words.
    fn needed(
        site: &Site,
        act: &Self::Act,
        words: &Words,
    ) -> impl Future<Output = Result<Self::Needed, String>> + Send;

    /// The fact that an act is, said at the contest as it stands.
    fn fact(
        act: &Self::Act,
        journal: &Journal<Self>,
        people: &People<'_>,
        needed: &Self::Needed,
    ) -> Result<Self::Fact, Refused>;
}

impl Acting for Composing {
    type Act = composing::Act;
    /// The seed of lots.
    type Needed = u64;

    fn account(act: &Self::Act) -> Option<&str> {
        act.account()
    }

    fn enters(act: &Self::Act) -> bool {
        matches!(act, composing::Act::Enter(_))
    }

    fn about(act: &Self::Act) -> Option<String> {
        match act {
            composing::Act::Mark { code, .. } => Some(format!("work-{}", code.0)),
            _ => None,
        }
    }

    async fn needed(_site: &Site, _act: &Self::Act, _words: &Words) -> Result<u64, String> {
        Ok(secret::lot())
    }

    fn fact(
        act: &Self::Act,
        journal: &Journal<Self>,
        people: &People<'_>,
        seed: &u64,
    ) -> Result<Self::Fact, Refused> {
        act.fact(journal, people, *seed)
    }
}

impl Acting for Solving {
    type Act = solving::Act;
    /// The position that is put into the set.
    type Needed = Option<PositionEntry>;

    fn account(act: &Self::Act) -> Option<&str> {
        act.account()
    }

    fn enters(act: &Self::Act) -> bool {
        matches!(act, solving::Act::Enter { .. })
    }

    fn about(act: &Self::Act) -> Option<String> {
        match act {
            solving::Act::Judge { solver, position, .. } => Some(format!("answer-{solver}.{position}")),
            _ => None,
        }
    }

    async fn needed(site: &Site, act: &Self::Act, words: &Words) -> Result<Option<PositionEntry>, String> {
        solving::set(site, act, words).await
    }

    fn fact(
        act: &Self::Act,
        journal: &Journal<Self>,
        people: &People<'_>,
        set: &Option<PositionEntry>,
    ) -> Result<Self::Fact, Refused> {
        act.fact(journal, people, set.as_ref())
    }
}

/// Why something was not done.
pub enum NotDone {
    /// In words.
    Told(String),
    /// It was not said.
    NotSaid(NotSaid),
}

impl From<Fault> for NotDone {
    fn from(fault: Fault) -> NotDone {
        NotDone::NotSaid(NotSaid::Store(fault))
    }
}

/// Does something in the name of an account and of nobody else. An account of which the act speaks has to be there:
/// whoever has the name now is meant, and is known by his number from then on.
pub async fn done<C: Acting>(
    site: &Site,
    id: &str,
    by: &Account,
    act: &C::Act,
    words: &Words,
) -> Result<(), NotDone> {
    let of = match C::account(act) {
        None => None,
        Some(name) => match site.database.credentials(name).await? {
            Some(found) => Some(found.account),
            None => {
                let args = Args::new().with("name", name);
                return Err(NotDone::Told(words.say("announcing-no-account", &args)));
            }
        },
    };
    let people = People { by, of };
    let needed = C::needed(site, act, words).await.map_err(NotDone::Told)?;
    let said = say::<C>(&site.database, id, by, |journal| C::fact(act, journal, &people, &needed));
    said.await.map_err(NotDone::NotSaid)
}

/// A refusal in words, with its clauses. What is wrong with a position is told in the reader's words too.
pub fn told(why: &Refused, words: &Words) -> String {
    if let Refused::BadPosition { text, variant, .. } = why
        && let Some(Err(wrong)) = variant.parse().ok().map(|variant: Variant| read_position(variant, text))
    {
        return words
            .say("contest-refused-bad-position", &Args::new().with("why", translate_fen(&wrong, words)));
    }
    words.with_clauses(&words.tell("contest-refused", why), why.clauses())
}
