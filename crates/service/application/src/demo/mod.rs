//! A club to look at: members of several countries, finished games of every variant, games that wait for a member's
//! move, engines that play for whoever watches, an event in the middle of a round, and a register of problems with one
//! for each day.
//!
//! [`furnish`] writes all of it into a new folder and is done; a server that is started there resumes what is under
//! way. Games were played by the engine at low levels, from fixed lots, so that every club has the same past.

mod event;
mod problems;
mod season;

use std::path::Path;

use damier_clock::{Moment, Span};
use damier_live::Player;
use damier_store::{AccountName, AccountRefused, Append, Database, Fault, NewAccount, NewFact, Place};

use crate::live::{LiveTable, accounts, row};
use crate::people::password::{Hashing, Waiting};
use crate::site::now;
use crate::{OpenFault, secret};

/// The members; the first runs the club.
pub const MEMBERS: [&str; 8] = ["Olena", "Jūratė", "Anaïs", "Bakary", "Taras", "Sanne", "Thiago", "Maksym"];

/// The password of all of them.
pub const PASSWORD: &str = "damier demo";

/// A rulebook for each variant.
const RULEBOOKS: [&str; 6] =
    ["fmjd-100", "ua2023-russian", "ua2023-brazilian", "wcdf-checkers", "columns-russian", "columns-lasca"];

/// What a club holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Furnished {
    /// Games that are over.
    pub finished: usize,
    /// Games between engines.
    pub exhibited: usize,
    /// Games that wait for a member.
    pub waiting: usize,
    /// Compositions in the register.
    pub problems: usize,
}

/// Makes a club in a folder where there is no site yet.
pub async fn furnish(folder: &Path) -> Result<Furnished, OpenFault> {
    let place = Place::folder(folder);
    if matches!(&place, Place::Sqlite(file) if file.exists()) {
        return Err(OpenFault::Inhabited { folder: folder.to_owned() });
    }
    let database = Database::open_at(&place).await?;
    let furnished = fill(&database, now()).await.map_err(OpenFault::Database);
    database.close().await;
    furnished
}

async fn fill(database: &Database, now: Moment) -> Result<Furnished, Fault> {
    let hashed = Hashing::default().hash(PASSWORD.to_owned(), Waiting::Known).await;
    let hash = hashed.ok().flatten();
    let mut members = Vec::new();
    for member in MEMBERS {
        let name = AccountName::new(member).map_err(|why| Fault::Other { what: why.to_string() })?;
        let made = before(now, Span::days(60));
        let account = NewAccount { name, password: hash.clone(), email: None, made };
        let made = database.create_account(account).await.map_err(refused)?;
        if member == MEMBERS[0] {
            database.set_administrator(made.id, true).await.map_err(refused)?;
        }
        members.push(Player::member(made.id.0, member));
    }
    let (plans, counted) = plans(now, &members);
    let played = tokio::task::spawn_blocking(move || season::play_all(&plans)).await;
    let played = played.map_err(|why| Fault::Other { what: why.to_string() })?;
    let played: Vec<season::Played> = played.into_iter().flatten().collect();
    let mut appends = Vec::new();
    for game in &played {
        appends.push(append(game)?);
    }
    database.append_all(appends).await?;
    event::put(database, now, &played).await?;
    let problems = problems::put(database, now).await?;
    Ok(Furnished { problems, ..counted })
}

fn refused(why: AccountRefused) -> Fault {
    match why {
        AccountRefused::Store(fault) => fault,
        other => Fault::Other { what: other.to_string() },
    }
}

/// A moment so long before another.
fn before(moment: Moment, span: Span) -> Moment {
    Moment::from_millis(moment.millis() - i64::try_from(span.as_millis()).unwrap_or_default())
}

/// Which games there are: of each variant three that are over, one between engines and one that waits for a member.
fn plans(now: Moment, members: &[Player]) -> (Vec<season::Plan>, Furnished) {
    use season::{Plan, Until};
    let mut plans = Vec::new();
    for (index, rulebook) in RULEBOOKS.into_iter().enumerate() {
        let member = |number: usize| members[number % members.len()].clone();
        for round in 0..3 {
            let days = Span::days(((2 - round) * 9 + index + 1) as u64);
            plans.push(Plan {
                rulebook,
                control: ["3m+2s", "15m+10s", "5m+3s"][round],
                white: member(index + round),
                black: member(index + round + 1 + (2 * index + 3 * round) % 7),
                begun: before(now, days + Span::minutes(17 * index as u64)),
                until: Until::Over,
            });
        }
        let level = |number: usize| Player::Engine { level: 3 + (number % 4) as u8 };
        plans.push(Plan {
            rulebook,
            control: "15m+10s",
            white: level(index),
            black: level(index + 1),
            begun: before(now, Span::seconds(50)),
            until: Until::Plies(6 + index),
        });
        plans.push(Plan {
            rulebook,
            control: "45m+15s",
            white: member(index),
            black: Player::Engine { level: 2 + index as u8 },
            begun: before(now, Span::minutes(9)),
            until: Until::TurnOfWhite(8),
        });
    }
    let of = |until: fn(&Until) -> bool| plans.iter().filter(|plan| until(&plan.until)).count();
    let counted = Furnished {
        finished: of(|until| *until == Until::Over),
        exhibited: of(|until| matches!(until, Until::Plies(_))),
        waiting: of(|until| matches!(until, Until::TurnOfWhite(_))),
        problems: 0,
    };
    (plans, counted)
}

/// What is stored of a game.
fn append(played: &season::Played) -> Result<Append, Fault> {
    let id = secret::name();
    let begun = played.entries[0].at;
    let accounts = accounts(&played.game);
    let facts = played.entries.iter().map(|entry| NewFact::new(entry.at, "", entry));
    let facts = facts.collect::<Result<Vec<_>, _>>()?;
    Ok(Append::new(LiveTable::stream(&id), 1).facts(facts).game(row(&id, begun, accounts, &played.game)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_club_has_games_of_every_variant_and_is_made_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let furnished = furnish(folder.path()).await.expect("a club");
        assert_eq!(furnished, Furnished { finished: 18, exhibited: 6, waiting: 6, problems: 6 });
        let again = furnish(folder.path()).await;
        assert!(matches!(again, Err(OpenFault::Inhabited { .. })), "{again:?}");

        let database = Database::open_at(&Place::folder(folder.path())).await.expect("the club");
        assert_eq!(database.count_accounts().await.expect("a number"), 8);
        let query = damier_store::GameQuery { limit: 100, ..Default::default() };
        let games = database.games(&query).await.expect("games").items;
        for rulebook in RULEBOOKS {
            let own = || games.iter().filter(|game| game.rulebook == rulebook);
            assert_eq!(
                (own().count(), own().filter(|game| game.result.is_some()).count()),
                (5, 3),
                "{rulebook}"
            );
            assert!(own().all(|game| game.white.name != game.black.name), "{rulebook}");
        }
    }
}
