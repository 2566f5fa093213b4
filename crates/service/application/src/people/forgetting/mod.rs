//! A person in the facts that stay when he goes, and that are handed out to him before.
//!
//! Streams are only ever added to; this is the one exception. A fact that names somebody is told again in its place
//! without him: his name is that of a former member, what he told of himself is gone, everything else is as it was, so
//! that pairings, results, marks and rulings follow from the facts as before. That is looked at before anything is
//! written.
//!
//! | file | question |
//! | --- | --- |
//! | here | which facts are these? |
//! | `contests`, `events`, `games` | what of them is the person? |
//! | `folds` | does the same follow from them? |
//! | `json` | how is a name taken out of a fact? |

mod contests;
mod events;
mod folds;
mod games;
mod json;

use damier_store::{Account, AccountId, Database, Fault, Person, Rewritten, Sitting, Stored};
use serde_json::Value;

use self::events::Part;
use super::author;
use crate::books::filing;
use crate::{arenas, correspondence, desk, display};

/// The stream of the books.
const BOOKS: &str = "federation";

/// Somebody who goes.
pub(crate) struct Forgotten {
    account: AccountId,
    /// What he is called in facts that stay: a name that no account can have.
    pub former: String,
}

/// A stream, its facts as they are, and those of them that are told otherwise.
pub(crate) struct Named {
    pub stream: String,
    pub facts: Vec<Stored>,
    pub without: Vec<Rewritten>,
}

impl Named {
    /// Whether the same follows from the facts as they are told otherwise; where they make no sense as they are, nothing
    /// follows.
    pub(crate) fn check(&self) -> Result<(), Fault> {
        if folds::folds(&self.stream, &self.facts).is_err() {
            return Ok(());
        }
        let mut again = self.facts.clone();
        for Rewritten { seq, author, fact } in &self.without {
            if let Some(stored) = again.iter_mut().find(|stored| stored.seq == *seq) {
                (stored.author, stored.fact) = (author.clone(), fact.clone());
            }
        }
        folds::folds(&self.stream, &again)
    }
}

impl Forgotten {
    pub(crate) fn new(account: &Account) -> Forgotten {
        Forgotten { account: account.id, former: format!("former member {}", account.id.0) }
    }

    fn person(&self) -> Person {
        Person { account: self.account, author: author(self.account) }
    }

    /// Who said a fact, as it is told without him.
    fn author(&self, said: &str) -> String {
        if said == author(self.account) {
            return self.former.clone();
        }
        match filing::account_of(said) {
            Some(filed) if filed == self.account => filing::former(&self.former, filed),
            _ => said.to_owned(),
        }
    }

    /// Every stream that names him, with the facts that are told otherwise without him.
    pub(crate) async fn named(&self, database: &Database) -> Result<Vec<Named>, Fault> {
        let mut named = Vec::new();
        let mut streams = database.streams_of(&self.person()).await?;
        // The notes of an event say who is who in its facts, so they are looked at together.
        let mut events: Vec<String> = streams.iter().filter_map(|own| of_event(own)).collect();
        streams.retain(|stream| of_event(stream).is_none());
        events.sort();
        events.dedup();
        for id in events {
            named.extend(self.at_event(database, &id).await?);
        }
        let mut sittings = database.sittings_of(self.account, correspondence::KIND).await?;
        sittings.extend(database.sittings_of(self.account, display::KIND).await?);
        if sittings.iter().any(|own| own.kind == correspondence::KIND) {
            streams.push(correspondence::INBOX.to_owned());
        }
        for stream in streams {
            let facts = database.load(&stream, 0).await?;
            let without = self.without(&stream, &facts, &sittings)?;
            named.push(Named { stream, facts, without });
        }
        named.retain(|own| !own.without.is_empty());
        Ok(named)
    }

    /// The facts of a stream that are told otherwise without him.
    fn without(&self, stream: &str, facts: &[Stored], sittings: &[Sitting]) -> Result<Vec<Rewritten>, Fault> {
        let mut told = facts.iter().map(Stored::read::<Value>).collect::<Result<Vec<_>, _>>()?;
        let (kind, id) = stream.split_once('/').unwrap_or((stream, ""));
        let here = |office: &&Sitting| (office.kind.as_str(), office.id.as_str()) == (kind, id);
        let offices: Vec<String> = sittings.iter().filter(here).map(|own| own.office.clone()).collect();
        match kind {
            "composing" | "solving" => contests::without(&mut told, self),
            arenas::KIND => told.iter_mut().for_each(|own| games::in_an_arena(own, self)),
            "game" => told.iter_mut().take(1).for_each(|first| games::at_a_board(first, self)),
            correspondence::KIND => games::by_letter(&mut told, &offices, self),
            display::KIND => {
                games::in_display(&mut told, offices.iter().any(|own| own == display::GIVER), self);
            }
            BOOKS => {
                let own = |stored: &Stored| filing::account_of(&stored.author) == Some(self.account);
                let filed = told.iter_mut().zip(facts).filter(|(_, stored)| own(stored));
                filed.for_each(|(fact, _)| games::in_the_books(fact));
            }
            _ if stream == correspondence::INBOX => {
                let games = sittings.iter().filter(|own| own.kind == correspondence::KIND);
                let games: Vec<_> = games.map(|own| (own.id.clone(), own.office.clone())).collect();
                games::by_mail(&mut told, &games);
            }
            _ => {}
        }
        self.rewritten(facts, &told)
    }

    /// What the notes, the facts and the attachments of an event are without him.
    async fn at_event(&self, database: &Database, id: &str) -> Result<Vec<Named>, Fault> {
        let [notes, facts, attached] =
            [desk::note::stream(id), desk::stored_fact::stream(id), desk::attached(id)];
        let read = |facts: &[Stored]| facts.iter().map(Stored::read::<Value>).collect::<Result<Vec<_>, _>>();
        let (known_notes, known) = (database.load(&notes, 0).await?, database.load(&facts, 0).await?);
        let (mut told_notes, mut told) = (read(&known_notes)?, read(&known)?);
        let mut part = Part::of(&told_notes, &told, self);
        let event = folds::event(&known)?;
        part.settle(&event, &told);
        part.without_in_notes(&mut told_notes, self);
        part.without_in_facts(&mut told, event.entries());
        let papers = database.load(&attached, 0).await?;
        let mut told_papers = read(&papers)?;
        told_papers.iter_mut().for_each(|own| desk::retold(own, |text| part.without_in_text(text)));
        let all = [(notes, known_notes, told_notes), (facts, known, told), (attached, papers, told_papers)];
        all.into_iter()
            .map(|(stream, facts, told)| {
                let without = self.rewritten(&facts, &told)?;
                Ok(Named { stream, facts, without })
            })
            .collect()
    }

    /// Those facts that are told otherwise.
    fn rewritten(&self, facts: &[Stored], told: &[Value]) -> Result<Vec<Rewritten>, Fault> {
        let mut changed = Vec::new();
        for (stored, told) in facts.iter().zip(told) {
            let author = self.author(&stored.author);
            if stored.read::<Value>()? == *told && author == stored.author {
                continue;
            }
            let fact = serde_json::to_string(told).map_err(|why| Fault::Other { what: why.to_string() })?;
            changed.push(Rewritten { seq: stored.seq, author, fact });
        }
        Ok(changed)
    }
}

/// The event to which a stream belongs.
fn of_event(stream: &str) -> Option<String> {
    let (kind, id) = stream.split_once('/')?;
    matches!(kind, "event" | "desk" | "attached").then(|| id.to_owned())
}
