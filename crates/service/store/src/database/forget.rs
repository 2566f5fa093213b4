//! Forgetting a person: his games stay, played by nobody in particular.

use sqlx::AnyConnection;

use super::accounts::is_last_administrator;
use super::name::NameKey;
use super::stream::{self, Stored};
use super::writer::Change;
use super::{AccountRefused, Database, Person, Scope};
use crate::Fault;

const STREAMS: &str = "SELECT stream FROM fact WHERE author = $1
    UNION SELECT stream FROM game WHERE white_account = $2 OR black_account = $2
    UNION SELECT kind || '/' || id FROM sitting WHERE account = $2";

/// Facts that name somebody, told again without his name.
struct Retell {
    person: Person,
    ghost: String,
    stream: String,
    facts: Vec<(u32, String)>,
}

impl Change for Retell {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const FACT: &str = "UPDATE fact SET fact = $3, sum = NULL WHERE stream = $1 AND seq = $2";
        const AUTHOR: &str = "UPDATE fact SET author = $3, sum = NULL WHERE stream = $1 AND author = $2";
        const WHITE: &str = "UPDATE game SET white_account = NULL, white_name = $3, white_folded = $4
            WHERE stream = $1 AND white_account = $2";
        const BLACK: &str = "UPDATE game SET black_account = NULL, black_name = $3, black_folded = $4
            WHERE stream = $1 AND black_account = $2";
        for (seq, fact) in &self.facts {
            let query = sqlx::query(FACT).bind(&self.stream).bind(i64::from(*seq)).bind(fact);
            query.execute(&mut *connection).await?;
        }
        let query = sqlx::query(AUTHOR).bind(&self.stream).bind(&self.person.author).bind(&self.ghost);
        query.execute(&mut *connection).await?;
        for side in [WHITE, BLACK] {
            let query = sqlx::query(side).bind(&self.stream).bind(self.person.account.0);
            query
                .bind(&self.ghost)
                .bind(NameKey::of(&self.ghost).into_string())
                .execute(&mut *connection)
                .await?;
        }
        Ok(())
    }
}

/// An account goes, with all that hangs on it.
struct Remove {
    person: Person,
    ghost: String,
}

impl Change for Remove {
    type Done = Result<(), AccountRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const LOCK: &str = "UPDATE counter SET value = value WHERE name = 'account'";
        sqlx::query(LOCK).execute(&mut *connection).await?;
        if is_last_administrator(connection, self.person.account).await? {
            return Ok(Err(AccountRefused::LastAdministrator));
        }
        for rename in [
            "UPDATE audit SET actor = $2 WHERE actor = $1",
            "UPDATE audit SET subject = $2 WHERE subject = $1",
            "UPDATE report SET judge = $2 WHERE judge = $1",
        ] {
            let query = sqlx::query(rename).bind(&self.person.author).bind(&self.ghost);
            query.execute(&mut *connection).await?;
        }
        let scope = Scope::Account(self.person.account).text();
        sqlx::query("DELETE FROM setting WHERE scope = $1").bind(scope).execute(&mut *connection).await?;
        let mut gone = 0;
        for remove in [
            "DELETE FROM session WHERE account = $1",
            "DELETE FROM token WHERE account = $1",
            "DELETE FROM passkey WHERE account = $1",
            "DELETE FROM device WHERE account = $1",
            "DELETE FROM reset WHERE account = $1",
            "DELETE FROM closed WHERE account = $1",
            "DELETE FROM rating WHERE account = $1",
            "DELETE FROM rated WHERE account = $1",
            "DELETE FROM study WHERE account = $1",
            "DELETE FROM sitting WHERE account = $1",
            "DELETE FROM post_offer WHERE account = $1",
            "DELETE FROM jotting WHERE account = $1",
            "DELETE FROM letter WHERE account = $1",
            "DELETE FROM message WHERE account = $1",
            "DELETE FROM push WHERE account = $1",
            "DELETE FROM mailbox WHERE account = $1",
            "DELETE FROM confirming WHERE account = $1",
            "DELETE FROM attempt WHERE account = $1",
            // What others said of him, and he of others, goes with him: it names him.
            "DELETE FROM report WHERE accused = $1",
            "UPDATE report SET reporter = NULL, text = '' WHERE reporter = $1",
            "DELETE FROM block WHERE account = $1",
            "DELETE FROM block WHERE blocked = $1",
            "DELETE FROM mute WHERE account = $1",
            "DELETE FROM warning WHERE account = $1",
            "DELETE FROM blur WHERE account = $1",
            "UPDATE composition SET account = NULL WHERE account = $1",
            "UPDATE imported SET account = NULL WHERE account = $1",
            "DELETE FROM account WHERE id = $1",
        ] {
            let query = sqlx::query(remove).bind(self.person.account.0);
            gone = query.execute(&mut *connection).await?.rows_affected();
        }
        Ok(if gone == 0 { Err(AccountRefused::Unknown) } else { Ok(()) })
    }
}

impl Database {
    /// Forgets a person. His games stay, played by `ghost`, a name that no account can have; so do his facts,
    /// told again by `retell` without him, where they name him (none: the fact names nobody). His account,
    /// sessions, tokens, passkeys, ratings, studies, letters, messages, attempts at problems and settings are gone.
    ///
    /// Nothing of this is taken back if it is cut short; asked again, it goes on, even if there is no such
    /// account any more. Whoever still plays should end his game first, or it will be listed under his name
    /// once more.
    pub async fn forget_person(
        &self,
        person: &Person,
        ghost: &str,
        retell: impl Fn(&Stored) -> Option<String>,
    ) -> Result<(), AccountRefused> {
        let mut reader = self.reader().await?;
        if is_last_administrator(&mut reader, person.account).await? {
            return Err(AccountRefused::LastAdministrator);
        }
        drop(reader);
        self.retell(person, ghost, &retell).await?;
        self.write(Remove { person: person.clone(), ghost: ghost.to_owned() }).await??;
        // What he said while this was going on.
        Ok(self.retell(person, ghost, &retell).await?)
    }

    async fn retell(
        &self,
        person: &Person,
        ghost: &str,
        retell: &impl Fn(&Stored) -> Option<String>,
    ) -> Result<(), Fault> {
        let query = sqlx::query_scalar(STREAMS).bind(&person.author).bind(person.account.0);
        let streams: Vec<String> = query.fetch_all(&mut *self.reader().await?).await?;
        for name in streams {
            let facts = stream::read(&mut *self.reader().await?, &name, 0).await?;
            let facts = facts.iter().filter_map(|fact| Some((fact.seq, retell(fact)?))).collect();
            let (person, ghost) = (person.clone(), ghost.to_owned());
            self.write(Retell { person, ghost, stream: name, facts }).await?;
        }
        Ok(())
    }
}
