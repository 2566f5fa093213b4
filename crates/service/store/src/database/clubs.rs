//! Clubs: which there are, and who belongs to them.

use damier_clock::Moment;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::name::NameKey;
use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// Somebody leads so many clubs and belongs to so many; a club has so many members.
const MOST_LED: i64 = 5;
const MOST_OF_ONE: i64 = 50;
const MOST_MEMBERS: i64 = 5000;

/// What somebody is in a club.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum ClubRole {
    /// He asks to become a member.
    Asked,
    Member,
    /// A member who decides for the club.
    Leader,
}

impl ClubRole {
    const ALL: [ClubRole; 3] = [ClubRole::Asked, ClubRole::Member, ClubRole::Leader];

    /// In a word.
    pub const fn name(self) -> &'static str {
        match self {
            ClubRole::Asked => "asked",
            ClubRole::Member => "member",
            ClubRole::Leader => "leader",
        }
    }

    fn named(name: &str) -> ClubRole {
        ClubRole::ALL.into_iter().find(|own| own.name() == name).unwrap_or(ClubRole::Asked)
    }
}

/// A club.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Club {
    /// By what it is known in addresses.
    pub id: String,
    pub name: String,
    pub about: String,
    /// Where it is at home.
    pub place: String,
    /// Whether whoever asks is a member at once.
    pub admits: bool,
    pub made: Moment,
    /// Since when it is closed.
    pub closed: Option<Moment>,
    /// How many belong to it.
    pub members: u64,
}

/// Somebody who belongs to a club, or asks to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubMember {
    pub account: AccountId,
    pub name: String,
    pub role: ClubRole,
    pub since: Moment,
}

/// Why a club is not changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClubRefused {
    /// Another club is called so.
    NameTaken,
    /// He leads or belongs to so many.
    TooMany { most: i64 },
    /// So many belong to it, or stand in its calendar, or wait.
    Full { most: i64 },
    /// Somebody has to decide for it.
    LastLeader,
    /// Things are no longer as they were.
    Otherwise,
}

type Row = (String, String, String, String, i64, i64, Option<i64>, i64);

const COLUMNS: &str = "SELECT id, name, about, place, admits, made, closed,
    (SELECT COUNT(*) FROM club_member AS own WHERE own.club = club.id AND own.role <> 'asked') FROM club";

fn club((id, name, about, place, admits, made, closed, members): Row) -> Club {
    Club {
        id,
        name,
        about,
        place,
        admits: admits != 0,
        made: Moment::from_millis(made),
        closed: closed.map(Moment::from_millis),
        members: u64::try_from(members).unwrap_or_default(),
    }
}

type MemberRow = (i64, String, String, i64);

fn member((id, name, role, at): MemberRow) -> ClubMember {
    ClubMember { account: AccountId(id), name, role: ClubRole::named(&role), since: Moment::from_millis(at) }
}

/// A club to be founded, by its first leader.
#[derive(Debug, Clone)]
pub struct NewClub {
    pub id: String,
    pub name: String,
    pub about: String,
    pub place: String,
    pub admits: bool,
    pub founder: AccountId,
    pub at: Moment,
}

async fn count(connection: &mut AnyConnection, sql: &'static str, of: i64) -> Result<i64, Fault> {
    Ok(sqlx::query_scalar(sql).bind(of).fetch_one(connection).await?)
}

const LED: &str = "SELECT COUNT(*) FROM club_member WHERE account = $1 AND role = 'leader'";
const OF_ONE: &str = "SELECT COUNT(*) FROM club_member WHERE account = $1";

impl Change for NewClub {
    type Done = Result<(), ClubRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const WRITE: &str = "INSERT INTO club (id, name, folded, about, place, place_folded, admits, made)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (folded) DO NOTHING";
        const LEADER: &str =
            "INSERT INTO club_member (club, account, role, at) VALUES ($1, $2, 'leader', $3)";
        if count(connection, LED, self.founder.0).await? >= MOST_LED {
            return Ok(Err(ClubRefused::TooMany { most: MOST_LED }));
        }
        let folded = NameKey::of(&self.name).into_string();
        let query = sqlx::query(WRITE).bind(&self.id).bind(&self.name).bind(folded).bind(&self.about);
        let query = query.bind(&self.place).bind(NameKey::of(&self.place).into_string());
        let query = query.bind(i64::from(self.admits)).bind(self.at.millis());
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(Err(ClubRefused::NameTaken));
        }
        let query = sqlx::query(LEADER).bind(&self.id).bind(self.founder.0).bind(self.at.millis());
        query.execute(connection).await?;
        Ok(Ok(()))
    }
}

/// Somebody is something else in a club from now on.
struct SetRole {
    club: String,
    account: AccountId,
    from: Option<ClubRole>,
    to: Option<ClubRole>,
    at: Moment,
}

impl SetRole {
    /// Why not, if not.
    async fn refused(&self, connection: &mut AnyConnection) -> Result<Option<ClubRefused>, Fault> {
        const ALL: &str = "SELECT COUNT(*) FROM club_member WHERE club = $1";
        const OTHERS: &str =
            "SELECT COUNT(*) FROM club_member WHERE club = $1 AND role = 'leader' AND account <> $2";
        const OTHER_MEMBERS: &str =
            "SELECT COUNT(*) FROM club_member WHERE club = $1 AND role <> 'asked' AND account <> $2";
        if self.from == Some(ClubRole::Leader) && self.to != Some(ClubRole::Leader) {
            let query = sqlx::query_scalar(OTHERS).bind(&self.club).bind(self.account.0);
            let others: i64 = query.fetch_one(&mut *connection).await?;
            let query = sqlx::query_scalar(OTHER_MEMBERS).bind(&self.club).bind(self.account.0);
            let members: i64 = query.fetch_one(&mut *connection).await?;
            // Whoever is alone in it may leave, and the club ends with him.
            if others == 0 && (members > 0 || self.to.is_some()) {
                return Ok(Some(ClubRefused::LastLeader));
            }
        }
        if self.to == Some(ClubRole::Leader) && count(connection, LED, self.account.0).await? >= MOST_LED {
            return Ok(Some(ClubRefused::TooMany { most: MOST_LED }));
        }
        if self.from.is_none() {
            if count(connection, OF_ONE, self.account.0).await? >= MOST_OF_ONE {
                return Ok(Some(ClubRefused::TooMany { most: MOST_OF_ONE }));
            }
            let all: i64 = sqlx::query_scalar(ALL).bind(&self.club).fetch_one(connection).await?;
            if all >= MOST_MEMBERS {
                return Ok(Some(ClubRefused::Full { most: MOST_MEMBERS }));
            }
        }
        Ok(None)
    }
}

/// What somebody has announced for matches that have not begun goes with his membership.
const ENTRIES: &str = "DELETE FROM club_entry WHERE club = $1 AND account = $2
    AND of_match IN (SELECT id FROM club_match WHERE state IN ('proposed', 'agreed'))";

impl Change for SetRole {
    type Done = Result<(), ClubRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const ADD: &str = "INSERT INTO club_member (club, account, role, at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (club, account) DO NOTHING";
        const SET: &str =
            "UPDATE club_member SET role = $3, at = $4 WHERE club = $1 AND account = $2 AND role = $5";
        const REMOVE: &str = "DELETE FROM club_member WHERE club = $1 AND account = $2 AND role = $3";
        if let Some(refused) = self.refused(connection).await? {
            return Ok(Err(refused));
        }
        let query = match (self.from, self.to) {
            (None, None) => return Ok(Ok(())),
            (None, Some(to)) => {
                sqlx::query(ADD).bind(&self.club).bind(self.account.0).bind(to.name()).bind(self.at.millis())
            }
            (Some(from), Some(to)) => sqlx::query(SET)
                .bind(&self.club)
                .bind(self.account.0)
                .bind(to.name())
                .bind(self.at.millis())
                .bind(from.name()),
            (Some(from), None) => sqlx::query(REMOVE).bind(&self.club).bind(self.account.0).bind(from.name()),
        };
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(Err(ClubRefused::Otherwise));
        }
        if self.to.is_none() {
            let query = sqlx::query(ENTRIES).bind(&self.club).bind(self.account.0);
            query.execute(&mut *connection).await?;
            close_empty(connection, self.at).await?;
        }
        Ok(Ok(()))
    }
}

/// Clubs in which nobody is left are closed.
async fn close_empty(connection: &mut AnyConnection, at: Moment) -> Result<(), Fault> {
    const CLOSE: &str = "UPDATE club SET closed = $1 WHERE closed IS NULL AND NOT EXISTS
        (SELECT 1 FROM club_member AS own WHERE own.club = club.id AND own.role <> 'asked')";
    sqlx::query(CLOSE).bind(at.millis()).execute(connection).await?;
    Ok(())
}

/// Somebody leaves all clubs for good: the member of longest standing leads where nobody else does.
pub(super) async fn leave_all(
    connection: &mut AnyConnection,
    account: AccountId,
    at: Moment,
) -> Result<(), Fault> {
    const SUCCEED: &str = "UPDATE club_member SET role = 'leader' WHERE role = 'member'
        AND NOT EXISTS (SELECT 1 FROM club_member AS own
            WHERE own.club = club_member.club AND own.role = 'leader')
        AND NOT EXISTS (SELECT 1 FROM club_member AS own
            WHERE own.club = club_member.club AND own.role = 'member' AND (own.at < club_member.at
                OR (own.at = club_member.at AND own.account < club_member.account)))";
    for remove in [
        "DELETE FROM club_entry WHERE account = $1",
        "UPDATE club_board SET home = NULL WHERE home = $1",
        "UPDATE club_board SET away = NULL WHERE away = $1",
        "DELETE FROM club_member WHERE account = $1",
    ] {
        sqlx::query(remove).bind(account.0).execute(&mut *connection).await?;
    }
    sqlx::query(SUCCEED).execute(&mut *connection).await?;
    close_empty(connection, at).await
}

/// What a club says of itself.
struct Describe {
    club: String,
    about: String,
    place: String,
    admits: bool,
}

impl Change for Describe {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str =
            "UPDATE club SET about = $2, place = $3, place_folded = $4, admits = $5 WHERE id = $1";
        let query = sqlx::query(WRITE).bind(&self.club).bind(&self.about).bind(&self.place);
        let query = query.bind(NameKey::of(&self.place).into_string());
        query.bind(i64::from(self.admits)).execute(connection).await?;
        Ok(())
    }
}

/// A club is closed, or open again.
struct Close {
    club: String,
    at: Option<Moment>,
}

impl Change for Close {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const WRITE: &str = "UPDATE club SET closed = $2 WHERE id = $1";
        const OFF: &str = "UPDATE club_match SET state = 'called-off'
            WHERE (home = $1 OR away = $1) AND state IN ('proposed', 'agreed')";
        let query = sqlx::query(WRITE).bind(&self.club).bind(self.at.map(Moment::millis));
        query.execute(&mut *connection).await?;
        if self.at.is_some() {
            sqlx::query(OFF).bind(&self.club).execute(connection).await?;
        }
        Ok(())
    }
}

impl Database {
    /// Founds a club.
    pub async fn found_club(&self, club: NewClub) -> Result<Result<(), ClubRefused>, Fault> {
        self.write(club).await
    }

    /// Somebody is something else in a club from now on, if he is still what he was thought to be.
    pub async fn set_club_role(
        &self,
        club: &str,
        account: AccountId,
        from: Option<ClubRole>,
        to: Option<ClubRole>,
        at: Moment,
    ) -> Result<Result<(), ClubRefused>, Fault> {
        self.write(SetRole { club: club.to_owned(), account, from, to, at }).await
    }

    /// Changes what a club says of itself.
    pub async fn describe_club(
        &self,
        club: &str,
        about: &str,
        place: &str,
        admits: bool,
    ) -> Result<(), Fault> {
        let (club, about, place) = (club.to_owned(), about.to_owned(), place.to_owned());
        self.write(Describe { club, about, place, admits }).await
    }

    /// Closes a club at a moment, or opens it again; matches that have not begun are called off.
    pub async fn close_club(&self, club: &str, at: Option<Moment>) -> Result<(), Fault> {
        self.write(Close { club: club.to_owned(), at }).await
    }

    pub async fn club(&self, id: &str) -> Result<Option<Club>, Fault> {
        let sql = format!("{COLUMNS} WHERE id = $1");
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(id);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(club))
    }

    /// The club that is called so, whatever the capitals.
    pub async fn club_called(&self, name: &str) -> Result<Option<Club>, Fault> {
        let sql = format!("{COLUMNS} WHERE folded = $1");
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(NameKey::of(name).into_string());
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(club))
    }

    /// Open clubs whose name or place has a text in it, the largest first; all if there is no text.
    pub async fn clubs(&self, text: &str, skip: u32, limit: u32) -> Result<Vec<Club>, Fault> {
        let wanted = NameKey::of(text).into_string();
        let pattern = format!("%{}%", wanted.replace(['%', '_', '\\'], ""));
        let sql = format!(
            "{COLUMNS} WHERE closed IS NULL AND (folded LIKE $1 OR place_folded LIKE $1)
            ORDER BY 8 DESC, folded, id LIMIT $2 OFFSET $3"
        );
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(pattern);
        let query = query.bind(i64::from(limit)).bind(i64::from(skip));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(club).collect())
    }

    /// The clubs of somebody, by name, and what he is in each.
    pub async fn clubs_of(&self, account: AccountId) -> Result<Vec<(Club, ClubRole)>, Fault> {
        const ROLES: &str = "SELECT club, role FROM club_member WHERE account = $1";
        let sql = format!(
            "{COLUMNS} WHERE closed IS NULL
            AND id IN (SELECT club FROM club_member WHERE account = $1) ORDER BY folded, id"
        );
        let mut reader = self.reader().await?;
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(account.0);
        let rows: Vec<Row> = query.fetch_all(&mut *reader).await?;
        let roles: Vec<(String, String)> =
            sqlx::query_as(ROLES).bind(account.0).fetch_all(&mut *reader).await?;
        let role =
            |own: &Club| roles.iter().find(|(id, _)| *id == own.id).map(|(_, role)| ClubRole::named(role));
        let clubs = rows.into_iter().map(club);
        Ok(clubs.filter_map(|own| role(&own).map(|role| (own, role))).collect())
    }

    /// What somebody is in a club.
    pub async fn club_role(&self, club: &str, account: AccountId) -> Result<Option<ClubRole>, Fault> {
        const READ: &str = "SELECT role FROM club_member WHERE club = $1 AND account = $2";
        let query = sqlx::query_scalar(READ).bind(club).bind(account.0);
        let role: Option<String> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(role.map(|role| ClubRole::named(&role)))
    }

    /// Some of those who belong to a club: leaders first, then by name.
    pub async fn club_members(&self, club: &str, skip: u32, limit: u32) -> Result<Vec<ClubMember>, Fault> {
        const LIST: &str = "SELECT account.id, account.name, role, at FROM club_member
            JOIN account ON account.id = club_member.account WHERE club = $1 AND role <> 'asked'
            ORDER BY CASE role WHEN 'leader' THEN 0 ELSE 1 END, account.folded LIMIT $2 OFFSET $3";
        let query = sqlx::query_as(LIST).bind(club).bind(i64::from(limit)).bind(i64::from(skip));
        let rows: Vec<MemberRow> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(member).collect())
    }

    /// Some of those who ask to belong to a club, the first first.
    pub async fn club_asking(&self, club: &str, limit: u32) -> Result<Vec<ClubMember>, Fault> {
        const LIST: &str = "SELECT account.id, account.name, role, at FROM club_member
            JOIN account ON account.id = club_member.account WHERE club = $1 AND role = 'asked'
            ORDER BY at, account.folded LIMIT $2";
        let query = sqlx::query_as(LIST).bind(club).bind(i64::from(limit));
        let rows: Vec<MemberRow> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(member).collect())
    }
}
