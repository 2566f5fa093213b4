//! Accounts by their numbers, where an earlier Damier stored their names.
//!
//! A name that stands for an account becomes the number of the account that had it when the fact was said: names never
//! change, so that is whoever has it now, if his account is as old as the fact. Of whom this is not known is nobody.
//! It is done once, when a site starts; facts keep their places, and what follows from them stays.

use std::collections::HashMap;

use damier_clock::Moment;
use damier_live::{Entry, Fact, Player};
use damier_store::{Account, AccountId, Database, Fault, Rewritten, Scope, Stored};
use serde_json::{Map, Value};

use super::{author, of_author};

/// The setting of the site that says that it is done.
const DONE: &str = "accounts-by-number";

/// So many streams are looked at between two looks for more.
const AT_ONCE: u32 = 500;

/// The kinds of contests.
const CONTESTS: [&str; 2] = ["composing/", "solving/"];

/// Facts of a contest that name an account, by the name of the fact.
const NAMING: [&str; 4] = ["appointed", "author_entered", "team_entered", "solver_entered"];

/// The accounts by their names.
struct Names(HashMap<String, (AccountId, Moment)>);

impl Names {
    async fn read(database: &Database) -> Result<Names, Fault> {
        let all = database.find_accounts("", u32::MAX).await?;
        let of = |own: Account| (own.name.as_str().to_owned(), (own.id, own.made));
        Ok(Names(all.into_iter().map(of).collect()))
    }

    /// The account that had a name at a moment.
    fn at(&self, name: &str, at: Moment) -> Option<AccountId> {
        self.0.get(name).filter(|(_, made)| *made <= at).map(|(account, _)| *account)
    }
}

/// Turns names into numbers, unless that has been done. How many facts are told in other words.
pub async fn give_numbers(database: &Database) -> Result<usize, Fault> {
    if database.setting(Scope::Site, DONE).await?.is_some() {
        return Ok(0);
    }
    let names = Names::read(database).await?;
    let mut count = 0;
    for prefix in CONTESTS {
        count += in_streams(database, prefix, |facts| of_contest(facts, &names)).await?;
    }
    count += in_games(database, &names).await?;
    for offer in database.open_offers().await? {
        // Offers wait for minutes; whoever still wants to play offers again.
        if offer.maker.starts_with("account/") && of_author(&offer.maker).is_none() {
            database.withdraw_offers(&offer.maker, Some(&offer.id)).await?;
        }
    }
    database.set(Scope::Site, DONE, Some("yes")).await?;
    Ok(count)
}

/// Rewrites facts of all streams of a kind.
async fn in_streams(
    database: &Database,
    prefix: &str,
    rewritten: impl Fn(&[Stored]) -> Vec<Rewritten>,
) -> Result<usize, Fault> {
    let (mut count, mut after) = (0, String::new());
    loop {
        let streams = database.streams(prefix, &after, AT_ONCE).await?;
        let Some(last) = streams.last() else { return Ok(count) };
        after.clone_from(last);
        for stream in streams {
            let facts = rewritten(&database.load(&stream, 0).await?);
            count += facts.len();
            database.rewrite(&stream, facts).await?;
        }
    }
}

/// Rewrites the first facts of games, which name the players.
async fn in_games(database: &Database, names: &Names) -> Result<usize, Fault> {
    let (mut count, mut after) = (0, String::new());
    loop {
        let firsts = database.first_facts_after("game/", &after, AT_ONCE).await?;
        let Some((last, _)) = firsts.last() else { return Ok(count) };
        after.clone_from(last);
        for (stream, first) in &firsts {
            let facts: Vec<Rewritten> = of_game(first, names).into_iter().collect();
            count += facts.len();
            database.rewrite(stream, facts).await?;
        }
    }
}

/// Facts of a contest, with the numbers of those whom they name.
fn of_contest(facts: &[Stored], names: &Names) -> Vec<Rewritten> {
    let rewritten = facts.iter().filter_map(|stored| {
        let Ok(Value::Object(mut told)) = serde_json::from_str(&stored.fact) else { return None };
        let by = told.get_mut("by")?.as_object_mut()?;
        let spoke = by.get("name").and_then(Value::as_str).and_then(|name| names.at(name, stored.at));
        let mut changed = false;
        if let Some(account) = spoke.filter(|_| !by.contains_key("account")) {
            by.insert("account".to_owned(), account.0.into());
            changed = true;
        }
        let fact = told.get_mut("fact").and_then(Value::as_object_mut);
        let named = fact.and_then(|fact| fact.iter_mut().find(|(name, _)| NAMING.contains(&name.as_str())));
        if let Some((kind, named)) = named
            && let Some(named) = named.as_object_mut()
        {
            changed |= number(named, kind == "author_entered", stored.at, names);
        }
        let is_named = !stored.author.is_empty() && of_author(&stored.author).is_none();
        let by = if is_named { spoke.map(author).unwrap_or_default() } else { stored.author.clone() };
        if !changed && by == stored.author {
            return None;
        }
        let fact = serde_json::to_string(&Value::Object(told)).ok()?;
        Some(Rewritten { seq: stored.seq, author: by, fact })
    });
    rewritten.collect()
}

/// Gives somebody who is named the number of his account. Where none was named, it went by his name.
fn number(named: &mut Map<String, Value>, keeps_login: bool, at: Moment, names: &Names) -> bool {
    let login = match named.get("account") {
        Some(Value::String(login)) => Some(login.clone()),
        Some(_) => return false,
        None => named.get("name").and_then(Value::as_str).map(str::to_owned),
    };
    let Some(login) = login else { return false };
    let Some(account) = names.at(&login, at) else { return false };
    named.insert("account".to_owned(), account.0.into());
    if keeps_login {
        named.insert("login".to_owned(), login.into());
    }
    true
}

/// The first fact of a game, with the numbers of its players.
fn of_game(first: &Stored, names: &Names) -> Option<Rewritten> {
    let mut entry: Entry = first.read().ok()?;
    let Fact::Begun { white, black, .. } = &mut entry.fact else { return None };
    let mut changed = false;
    for player in [white, black] {
        if let Player::Account { number: number @ None, name, .. } = player {
            *number = names.at(name, first.at).map(|account| account.0);
            changed |= number.is_some();
        }
    }
    let fact = changed.then(|| serde_json::to_string(&entry).ok()).flatten()?;
    Some(Rewritten { seq: first.seq, author: first.author.clone(), fact })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        let of = |name: &str, number, made| (name.to_owned(), (AccountId(number), Moment::from_millis(made)));
        Names([of("Ivan", 2, 100), of("Olena", 1, 50)].into())
    }

    fn stored(at: i64, author: &str, fact: &str) -> Stored {
        Stored { seq: 1, at: Moment::from_millis(at), author: author.to_owned(), fact: fact.to_owned() }
    }

    #[test]
    fn a_name_is_the_account_that_had_it_then() {
        let entered = r#"{"by":{"office":"entrant","name":"Ivan"},"fact":{"author_entered":{"name":"Koval","account":"Ivan"}}}"#;
        let done = of_contest(&[stored(120, "Ivan", entered)], &names());
        assert_eq!(done[0].author, "account/2");
        let told: Value = serde_json::from_str(&done[0].fact).expect("JSON");
        assert_eq!(told["by"]["account"], 2);
        let author = &told["fact"]["author_entered"];
        assert_eq!((&author["account"], &author["login"]), (&Value::from(2), &Value::from("Ivan")));
        assert_eq!(of_contest(&[stored(130, "account/2", &done[0].fact)], &names()), []);
        // Said before there was such an account: it was somebody else, of whom nothing is known.
        let before = of_contest(&[stored(90, "Ivan", entered)], &names());
        assert_eq!((before[0].author.as_str(), before[0].fact.contains(":2")), ("", false));
    }
}
