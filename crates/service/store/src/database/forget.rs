//! Forgetting a person: his games stay, played by nobody in particular.

use damier_clock::Moment;
use sqlx::AnyConnection;

use super::accounts::is_last_administrator;
use super::clubs;
use super::name::NameKey;
use super::retired::retire;
use super::writer::Change;
use super::{AccountRefused, Database, Person, Scope};
use crate::Fault;

/// An account goes, with all that hangs on it.
struct Remove {
    person: Person,
    ghost: String,
    now: Moment,
}

impl Change for Remove {
    type Done = Result<(), AccountRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const LOCK: &str = "UPDATE counter SET value = value WHERE name = 'account'";
        sqlx::query(LOCK).execute(&mut *connection).await?;
        if is_last_administrator(connection, self.person.account).await? {
            return Ok(Err(AccountRefused::LastAdministrator));
        }
        retire(connection, self.person.account, self.now).await?;
        self.leave_reports(connection).await?;
        self.leave_games(connection).await?;
        self.leave_problems(connection).await?;
        clubs::leave_all(connection, self.person.account, self.now).await?;
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
        for remove in ["DELETE FROM offer WHERE maker = $1", "DELETE FROM task WHERE owner = $1"] {
            sqlx::query(remove).bind(&self.person.author).execute(&mut *connection).await?;
        }
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
            "DELETE FROM study_member WHERE study IN (SELECT id FROM study WHERE study.account = $1)",
            "DELETE FROM study_line WHERE study IN (SELECT id FROM study WHERE study.account = $1)",
            "DELETE FROM study_member WHERE account = $1",
            "DELETE FROM study_line WHERE account = $1",
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
            "DELETE FROM follow WHERE account = $1",
            "DELETE FROM follow WHERE followed = $1",
            "DELETE FROM favourite WHERE account = $1",
            "DELETE FROM direct WHERE sender = $1",
            "DELETE FROM direct WHERE recipient = $1",
            "DELETE FROM solver WHERE account = $1",
            "DELETE FROM exercise_try WHERE account = $1",
            "DELETE FROM arena_place WHERE account = $1",
            "UPDATE arena SET organiser = NULL WHERE organiser = $1",
            "UPDATE composition SET account = NULL WHERE account = $1",
            "UPDATE imported SET account = NULL, source = '' WHERE account = $1",
            "DELETE FROM account WHERE id = $1",
        ] {
            let query = sqlx::query(remove).bind(self.person.account.0);
            gone = query.execute(&mut *connection).await?.rows_affected();
        }
        Ok(if gone == 0 { Err(AccountRefused::Unknown) } else { Ok(()) })
    }
}

impl Remove {
    /// What was seen of his games when others were reported stays without his name: `WHITE – BLACK · ACCUSED`.
    async fn leave_reports(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const NAME: &str = "SELECT name FROM account WHERE id = $1";
        const REPORTS: &str = "UPDATE report SET evidence = replace(replace(evidence, $2, $3), $4, $5)
            WHERE kind = 'game'
            AND subject IN (SELECT id FROM game WHERE white_account = $1 OR black_account = $1)";
        let query = sqlx::query_scalar(NAME).bind(self.person.account.0);
        let Some(name): Option<String> = query.fetch_optional(&mut *connection).await? else { return Ok(()) };
        let (white, black) = (|name: &str| format!("{name} – "), |name: &str| format!(" – {name} · "));
        let query =
            sqlx::query(REPORTS).bind(self.person.account.0).bind(white(&name)).bind(white(&self.ghost));
        query.bind(black(&name)).bind(black(&self.ghost)).execute(connection).await?;
        Ok(())
    }

    /// His games stay, played by somebody who has left.
    async fn leave_games(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        for side in [
            "UPDATE game SET white_account = NULL, white_name = $2, white_folded = $3 WHERE white_account = $1",
            "UPDATE game SET black_account = NULL, black_name = $2, black_folded = $3 WHERE black_account = $1",
        ] {
            let query = sqlx::query(side).bind(self.person.account.0);
            query
                .bind(&self.ghost)
                .bind(NameKey::of(&self.ghost).into_string())
                .execute(&mut *connection)
                .await?;
        }
        Ok(())
    }

    /// Compositions that he entered as his own, under the name of his account, stay without it. What others are told
    /// in letters that have gone out loses its subject where it names him.
    async fn leave_problems(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const NAME: &str = "SELECT name FROM account WHERE id = $1";
        const PROBLEMS: &str = "UPDATE composition SET authors = $3, folded = $4, pdn = replace(pdn, $5, $6)
            WHERE account = $1 AND authors = $2";
        const LETTERS: &str =
            "UPDATE letter SET subject = '' WHERE due IS NULL AND replace(subject, $1, '') <> subject";
        let query = sqlx::query_scalar(NAME).bind(self.person.account.0);
        let Some(name): Option<String> = query.fetch_optional(&mut *connection).await? else { return Ok(()) };
        let quoted = |name: &str| format!("\"{name}\"");
        let query = sqlx::query(PROBLEMS).bind(self.person.account.0).bind(&name);
        let query = query.bind(&self.ghost).bind(NameKey::of(&self.ghost).into_string());
        query.bind(quoted(&name)).bind(quoted(&self.ghost)).execute(&mut *connection).await?;
        sqlx::query(LETTERS).bind(&name).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// Forgets a person. His games stay, played by `ghost`, a name that no account can have. His account, sessions,
    /// tokens, passkeys, ratings, studies, letters, messages, attempts at problems, offers and settings are gone, and
    /// nobody gets his name for a while. Facts that name him are for the caller to rewrite, before and after.
    ///
    /// Asked again, it goes on where it was cut short, even if there is no such account any more.
    pub async fn forget_person(
        &self,
        person: &Person,
        ghost: &str,
        now: Moment,
    ) -> Result<(), AccountRefused> {
        self.write(Remove { person: person.clone(), ghost: ghost.to_owned(), now }).await?
    }
}
