//! Matches between clubs: who has proposed one, who plays, on which boards, with what result.

use damier_clock::Moment;
use sqlx::{AnyConnection, AssertSqlSafe};

use super::clubs::ClubRefused;
use super::writer::Change;
use super::{AccountId, Database};
use crate::Fault;

/// So many matches of a club may wait or be under way, so many wait for the answer of the same club, and so many
/// players wait for one.
const MOST_OPEN: i64 = 20;
const MOST_ASKED: i64 = 3;
const MOST_ENTRIES: i64 = 200;

/// How far a match is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchState {
    /// The other club has not answered.
    Proposed,
    Agreed,
    Running,
    Over,
    Declined,
    CalledOff,
}

impl MatchState {
    const ALL: [MatchState; 6] = [
        MatchState::Proposed,
        MatchState::Agreed,
        MatchState::Running,
        MatchState::Over,
        MatchState::Declined,
        MatchState::CalledOff,
    ];

    /// In a word.
    pub const fn name(self) -> &'static str {
        match self {
            MatchState::Proposed => "proposed",
            MatchState::Agreed => "agreed",
            MatchState::Running => "running",
            MatchState::Over => "over",
            MatchState::Declined => "declined",
            MatchState::CalledOff => "called-off",
        }
    }
}

/// A match between two clubs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubMatch {
    /// By what it is known in addresses.
    pub id: String,
    /// The club that has proposed it.
    pub home: String,
    pub home_name: String,
    pub away: String,
    pub away_name: String,
    pub rulebook: String,
    pub control: String,
    pub rated: bool,
    /// On so many boards at most.
    pub boards: u32,
    pub begins: Moment,
    pub state: MatchState,
    /// The points of both so far.
    pub points: (u32, u32),
}

/// Somebody who wants to play in a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubEntry {
    pub account: AccountId,
    pub name: String,
    pub club: String,
}

/// A board of a match.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClubBoard {
    /// Counted from 1.
    pub board: u32,
    pub home: Option<AccountId>,
    pub away: Option<AccountId>,
    pub home_name: String,
    pub away_name: String,
    /// Whether the club that has proposed the match has White here.
    pub home_white: bool,
    pub game: String,
    /// What the game has brought to both; none until it is over.
    pub points: Option<(u32, u32)>,
}

/// A board on which a match begins.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewClubBoard {
    pub home: AccountId,
    pub away: AccountId,
    pub home_white: bool,
    pub game: String,
}

type Row = (String, String, String, String, String, String, String, i64, i64, i64, String, i64, i64);

const COLUMNS: &str =
    "SELECT club_match.id, home, one.name, away, other.name, rulebook, control, rated, boards,
    begins, state,
    (SELECT CAST(COALESCE(SUM(home_points), 0) AS BIGINT) FROM club_board WHERE of_match = club_match.id),
    (SELECT CAST(COALESCE(SUM(away_points), 0) AS BIGINT) FROM club_board WHERE of_match = club_match.id)
    FROM club_match JOIN club AS one ON one.id = home JOIN club AS other ON other.id = away";

fn number(number: i64) -> u32 {
    u32::try_from(number).unwrap_or_default()
}

fn club_match(row: Row) -> ClubMatch {
    let (id, home, home_name, away, away_name, rulebook, control, rated, boards, begins, state, own, theirs) =
        row;
    ClubMatch {
        id,
        home,
        home_name,
        away,
        away_name,
        rulebook,
        control,
        rated: rated != 0,
        boards: number(boards),
        begins: Moment::from_millis(begins),
        state: MatchState::ALL.into_iter().find(|own| own.name() == state).unwrap_or(MatchState::CalledOff),
        points: (number(own), number(theirs)),
    }
}

/// A match that one club proposes to another.
#[derive(Debug, Clone)]
pub struct NewClubMatch {
    pub id: String,
    pub home: String,
    pub away: String,
    pub rulebook: String,
    pub control: String,
    pub rated: bool,
    pub boards: u32,
    pub begins: Moment,
}

impl Change for NewClubMatch {
    type Done = Result<(), ClubRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        // What others have proposed to a club does not keep it from proposing something itself.
        const COUNT: &str = "SELECT COUNT(*) FROM club_match
            WHERE (home = $1 OR away = $1) AND state IN ('agreed', 'running')";
        const PROPOSED: &str = "SELECT COUNT(*) FROM club_match WHERE home = $1 AND state = 'proposed'";
        const ASKED: &str =
            "SELECT COUNT(*) FROM club_match WHERE home = $1 AND away = $2 AND state = 'proposed'";
        const WRITE: &str = "INSERT INTO club_match
                (id, home, away, rulebook, control, rated, boards, begins, state)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 'proposed')";
        let query = sqlx::query_scalar(PROPOSED).bind(&self.home);
        let proposed: i64 = query.fetch_one(&mut *connection).await?;
        for (club, waiting) in [(&self.home, proposed), (&self.away, 0)] {
            let open: i64 = sqlx::query_scalar(COUNT).bind(club).fetch_one(&mut *connection).await?;
            if open.saturating_add(waiting) >= MOST_OPEN {
                return Ok(Err(ClubRefused::Full { most: MOST_OPEN }));
            }
        }
        let query = sqlx::query_scalar(ASKED).bind(&self.home).bind(&self.away);
        let asked: i64 = query.fetch_one(&mut *connection).await?;
        if asked >= MOST_ASKED {
            return Ok(Err(ClubRefused::Full { most: MOST_ASKED }));
        }
        let query = sqlx::query(WRITE).bind(&self.id).bind(&self.home).bind(&self.away).bind(&self.rulebook);
        let query = query.bind(&self.control).bind(i64::from(self.rated)).bind(i64::from(self.boards));
        query.bind(self.begins.millis()).execute(connection).await?;
        Ok(Ok(()))
    }
}

/// A match goes on from one state to another.
struct GoOn {
    id: String,
    from: MatchState,
    to: MatchState,
    boards: Vec<NewClubBoard>,
}

impl Change for GoOn {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const SET: &str = "UPDATE club_match SET state = $3 WHERE id = $1 AND state = $2";
        const BOARD: &str = "INSERT INTO club_board (of_match, board, home, away, home_white, game)
            VALUES ($1, $2, $3, $4, $5, $6)";
        let query = sqlx::query(SET).bind(&self.id).bind(self.from.name()).bind(self.to.name());
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(false);
        }
        for (board, own) in (1_i64..).zip(&self.boards) {
            let query = sqlx::query(BOARD).bind(&self.id).bind(board).bind(own.home.0).bind(own.away.0);
            query.bind(i64::from(own.home_white)).bind(&own.game).execute(&mut *connection).await?;
        }
        Ok(true)
    }

    fn size(&self) -> usize {
        1 + self.boards.len()
    }
}

/// A match that was proposed is taken back before it is answered.
struct TakeBack {
    id: String,
}

impl Change for TakeBack {
    type Done = bool;

    async fn make(&self, connection: &mut AnyConnection) -> Result<bool, Fault> {
        const ENTRIES: &str = "DELETE FROM club_entry WHERE of_match = $1
            AND of_match IN (SELECT id FROM club_match WHERE state = 'proposed')";
        const REMOVE: &str = "DELETE FROM club_match WHERE id = $1 AND state = 'proposed'";
        sqlx::query(ENTRIES).bind(&self.id).execute(&mut *connection).await?;
        Ok(sqlx::query(REMOVE).bind(&self.id).execute(connection).await?.rows_affected() > 0)
    }
}

/// Somebody wants to play in a match for a club of his, or no longer.
struct Enter {
    id: String,
    club: String,
    account: AccountId,
    at: Option<Moment>,
}

impl Change for Enter {
    type Done = Result<(), ClubRefused>;

    async fn make(&self, connection: &mut AnyConnection) -> Result<Self::Done, Fault> {
        const OPEN: &str = "SELECT COUNT(*) FROM club_match
            WHERE id = $1 AND (home = $2 OR away = $2) AND state IN ('proposed', 'agreed')";
        const COUNT: &str = "SELECT COUNT(*) FROM club_entry WHERE of_match = $1 AND club = $2";
        const WRITE: &str = "INSERT INTO club_entry (of_match, account, club, at) VALUES ($1, $2, $3, $4)
            ON CONFLICT (of_match, account) DO NOTHING";
        const REMOVE: &str = "DELETE FROM club_entry WHERE of_match = $1 AND account = $2 AND club = $3";
        let query = sqlx::query_scalar(OPEN).bind(&self.id).bind(&self.club);
        let open: i64 = query.fetch_one(&mut *connection).await?;
        if open == 0 {
            return Ok(Err(ClubRefused::Otherwise));
        }
        let query = match self.at {
            Some(at) => {
                let query = sqlx::query_scalar(COUNT).bind(&self.id).bind(&self.club);
                let entered: i64 = query.fetch_one(&mut *connection).await?;
                if entered >= MOST_ENTRIES {
                    return Ok(Err(ClubRefused::Full { most: MOST_ENTRIES }));
                }
                let query = sqlx::query(WRITE).bind(&self.id).bind(self.account.0).bind(&self.club);
                query.bind(at.millis())
            }
            None => sqlx::query(REMOVE).bind(&self.id).bind(self.account.0).bind(&self.club),
        };
        let rows = query.execute(connection).await?.rows_affected();
        Ok(if rows == 0 { Err(ClubRefused::Otherwise) } else { Ok(()) })
    }
}

/// What a game has brought; the match is over with the last one.
struct Score {
    id: String,
    board: u32,
    points: (u32, u32),
}

impl Change for Score {
    type Done = ();

    async fn make(&self, connection: &mut AnyConnection) -> Result<(), Fault> {
        const SET: &str = "UPDATE club_board SET home_points = $3, away_points = $4
            WHERE of_match = $1 AND board = $2 AND home_points IS NULL";
        const OVER: &str = "UPDATE club_match SET state = 'over' WHERE id = $1 AND state = 'running'
            AND NOT EXISTS (SELECT 1 FROM club_board WHERE of_match = $1 AND home_points IS NULL)";
        let (home, away) = self.points;
        let query = sqlx::query(SET).bind(&self.id).bind(i64::from(self.board)).bind(i64::from(home));
        query.bind(i64::from(away)).execute(&mut *connection).await?;
        sqlx::query(OVER).bind(&self.id).execute(connection).await?;
        Ok(())
    }
}

impl Database {
    /// One club proposes a match to another.
    pub async fn propose_match(&self, proposed: NewClubMatch) -> Result<Result<(), ClubRefused>, Fault> {
        self.write(proposed).await
    }

    /// A match goes on from one state to another, and begins on these boards; whether it was still in the first.
    pub async fn move_match_on(
        &self,
        id: &str,
        from: MatchState,
        to: MatchState,
        boards: Vec<NewClubBoard>,
    ) -> Result<bool, Fault> {
        self.write(GoOn { id: id.to_owned(), from, to, boards }).await
    }

    /// A match that is proposed is proposed no more, as if it had never been; whether it still was.
    pub async fn take_match_back(&self, id: &str) -> Result<bool, Fault> {
        self.write(TakeBack { id: id.to_owned() }).await
    }

    /// Somebody wants to play in a match for a club since a moment, or no longer.
    pub async fn enter_match(
        &self,
        id: &str,
        club: &str,
        account: AccountId,
        at: Option<Moment>,
    ) -> Result<Result<(), ClubRefused>, Fault> {
        self.write(Enter { id: id.to_owned(), club: club.to_owned(), account, at }).await
    }

    /// Writes down what a game of a match has brought to both.
    pub async fn score_board(&self, id: &str, board: u32, points: (u32, u32)) -> Result<(), Fault> {
        self.write(Score { id: id.to_owned(), board, points }).await
    }

    pub async fn club_match(&self, id: &str) -> Result<Option<ClubMatch>, Fault> {
        let sql = format!("{COLUMNS} WHERE club_match.id = $1");
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(id);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(club_match))
    }

    /// The match of which a game is a board.
    pub async fn match_of_game(&self, game: &str) -> Result<Option<ClubMatch>, Fault> {
        let sql =
            format!("{COLUMNS} WHERE club_match.id = (SELECT of_match FROM club_board WHERE game = $1)");
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(game);
        let row: Option<Row> = query.fetch_optional(&mut *self.reader().await?).await?;
        Ok(row.map(club_match))
    }

    /// The matches of a club: those that are agreed on or under way, those that are proposed, and then all others, of
    /// each the last first.
    pub async fn matches_of_club(&self, club: &str, limit: u32) -> Result<Vec<ClubMatch>, Fault> {
        let sql = format!(
            "{COLUMNS} WHERE home = $1 OR away = $1
            ORDER BY CASE WHEN state IN ('agreed', 'running') THEN 0 WHEN state = 'proposed' THEN 1 ELSE 2 END,
                begins DESC, club_match.id LIMIT $2"
        );
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(club).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(club_match).collect())
    }

    /// The matches that stand in the calendar of a club, the last first: those that are played or have been.
    pub async fn matches_in_calendar(&self, club: &str, limit: u32) -> Result<Vec<ClubMatch>, Fault> {
        let sql = format!(
            "{COLUMNS} WHERE (home = $1 OR away = $1) AND state IN ('agreed', 'running', 'over')
            ORDER BY begins DESC, club_match.id LIMIT $2"
        );
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(club).bind(i64::from(limit));
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(club_match).collect())
    }

    /// The matches that are under way, and those that are to begin by a moment, agreed on or not.
    pub async fn matches_due(&self, at: Moment) -> Result<Vec<ClubMatch>, Fault> {
        let sql = format!(
            "{COLUMNS} WHERE state = 'running' OR (state IN ('agreed', 'proposed') AND begins <= $1)
            ORDER BY begins, club_match.id"
        );
        let query = sqlx::query_as(AssertSqlSafe(sql)).bind(at.millis());
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        Ok(rows.into_iter().map(club_match).collect())
    }

    /// Who wants to play in a match and belongs to the club for which he does, in the order in which they came; nobody
    /// whose account is closed.
    pub async fn match_entries(&self, id: &str) -> Result<Vec<ClubEntry>, Fault> {
        const LIST: &str = "SELECT account.id, account.name, club_entry.club FROM club_entry
            JOIN account ON account.id = club_entry.account
            JOIN club_member ON club_member.club = club_entry.club AND club_member.account = club_entry.account
            WHERE of_match = $1 AND role <> 'asked'
                AND NOT EXISTS (SELECT 1 FROM closed WHERE closed.account = account.id)
            ORDER BY club_entry.at, account.id";
        let query = sqlx::query_as(LIST).bind(id);
        let rows: Vec<(i64, String, String)> = query.fetch_all(&mut *self.reader().await?).await?;
        let entry = |(id, name, club)| ClubEntry { account: AccountId(id), name, club };
        Ok(rows.into_iter().map(entry).collect())
    }

    /// The boards of a match. Whoever has gone is called as his game calls him.
    pub async fn match_boards(&self, id: &str) -> Result<Vec<ClubBoard>, Fault> {
        const LIST: &str =
            "SELECT board, home, away, COALESCE(one.name, ''), COALESCE(other.name, ''), home_white,
                club_board.game, home_points, away_points, COALESCE(white_name, ''), COALESCE(black_name, '')
            FROM club_board LEFT JOIN account AS one ON one.id = home
            LEFT JOIN account AS other ON other.id = away LEFT JOIN game ON game.id = club_board.game
            WHERE of_match = $1 ORDER BY board";
        type Row = (
            i64,
            Option<i64>,
            Option<i64>,
            String,
            String,
            i64,
            String,
            Option<i64>,
            Option<i64>,
            String,
            String,
        );
        let query = sqlx::query_as(LIST).bind(id);
        let rows: Vec<Row> = query.fetch_all(&mut *self.reader().await?).await?;
        let board = |row: Row| {
            let (board, home, away, home_name, away_name, home_white, game, own, theirs, white, black) = row;
            let (one, other) = if home_white != 0 { (white, black) } else { (black, white) };
            let called = |name: String, in_game: String| if name.is_empty() { in_game } else { name };
            ClubBoard {
                board: number(board),
                home: home.map(AccountId),
                away: away.map(AccountId),
                home_name: called(home_name, one),
                away_name: called(away_name, other),
                home_white: home_white != 0,
                game,
                points: own.zip(theirs).map(|(own, theirs)| (number(own), number(theirs))),
            }
        };
        Ok(rows.into_iter().map(board).collect())
    }
}
