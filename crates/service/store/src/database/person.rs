//! What is known of a person, handed out to him.

use damier_clock::Moment;
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;

use super::audit::{Recorded, recorded};
use super::games::{COLUMNS, Game, Row};
use super::kept::kept;
use super::{
    AccountId, Attempt, Database, Device, Passkey, Push, Rating, Scope, Session, Study, Token, Warning,
};
use crate::Fault;

/// A person, by everything the database knows him by.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Person {
    pub account: AccountId,
    /// How the server names him as the author of facts and acts.
    pub author: String,
}

const FACTS: &str = "SELECT stream, seq, at, fact FROM fact WHERE author = $1 ORDER BY stream, seq";
const LETTERS: &str = "SELECT kind, subject, made, sent FROM letter WHERE account = $1 ORDER BY number";
const PROBLEMS: &str = "SELECT id, made, pdn FROM composition WHERE account = $1 ORDER BY made, id";
const ACTS: &str = "SELECT number, at, actor, act, subject, detail FROM audit
    WHERE actor = $1 OR subject = $1 ORDER BY number";

const MESSAGES: &str = "SELECT kind, text, made FROM message WHERE account = $1 ORDER BY number";

const REPORTS: &str = "SELECT number, at, kind, subject, reason, text, settled FROM report
    WHERE reporter = $1 ORDER BY number";
const BLURS: &str = "SELECT game, ply, millis FROM blur WHERE account = $1 ORDER BY game, ply";

/// A report of his: its number, when, of what, which, why, his words, and when it was settled.
type Reported = (i64, i64, String, String, String, String, Option<i64>);

/// A message that waits: its kind, what the device reads, and when it was made.
type Waits = (String, String, i64);

/// A letter to somebody: its kind, its subject, when it was written and when it was sent.
type Written = (String, String, i64, Option<i64>);

/// A fact that somebody said: its stream, its place, when, and what.
type FactRow = (String, i64, i64, String);

impl Database {
    /// Everything that is known of a person, without secrets, as JSON; none if there is no such account.
    ///
    /// | key | holds |
    /// | --- | --- |
    /// | `account` | `id`, `name`, `email`, `administrator`, `made` |
    /// | `sessions` | `number`, `made`, `seen`, `expires` |
    /// | `tokens` | `number`, `label`, `scopes`, `made`, `seen`, `expires` |
    /// | `passkeys` | `number`, `label`, `made`, `seen` |
    /// | `browsers` | those at which he has signed in: `number`, `label`, `made`, `seen` |
    /// | `devices` | those that are told while their browser is closed: `number`, `label`, `made` |
    /// | `ratings` | `variant`, `pace`, `mean`, `deviation`, `games` |
    /// | `studies` | `id`, `title`, `visibility`, `changed`, `chapters` |
    /// | `attempts` | at problems: `problem`, `day`, `begun`, `ended`, `mistakes`, `points` |
    /// | `problems` | the compositions he entered: `id`, `made`, `pdn` |
    /// | `settings` | values by name |
    /// | `mailbox` | the confirmed address |
    /// | `letters` | those of the last months: `kind`, `subject`, `made`, `sent` |
    /// | `messages` | those that wait for his devices: `kind`, `text`, `made` |
    /// | `games` | what the list of games says of those he played |
    /// | `facts` | all that he said: `stream`, `seq`, `at`, `fact` |
    /// | `reports` | those he made: `number`, `at`, `kind`, `subject`, `reason`, `text`, `settled` |
    /// | `blocked` | whom he has blocked: `name`, `at` |
    /// | `warnings` | what he was told: `at`, `text`, `seen`; `muted_until`, if he may not talk |
    /// | `out_of_sight` | before which half-moves his page was: `game`, `ply`, `milliseconds` |
    /// | `acts` | what he did by a right, and what was done to him by one |
    /// | `notes` | what he noted for himself beside games: `game`, `text` |
    /// | `offers` | of games by correspondence: `id`, `offer`, `made` |
    /// | `seats` | where he sits or sat: `kind`, `id`, `office`, `made` |
    /// | `imports` | games from his files: `game`, `source`, `at` |
    /// | `arenas` | his places: `arena`, `place`, `points`, `games` |
    /// | `following` | whom he follows: `name`, `at` |
    /// | `favourites` | games on his page: `game`, `at` |
    /// | `shared_studies` | studies of others in which he takes part: `id`, `title`, `role`, `at` |
    /// | `said_in_studies` | what he said beside them: `study`, `at`, `text` |
    /// | `written` | messages to other members: `to`, `at`, `text` |
    /// | `received` | those of others that he keeps: `from`, `at`, `text` |
    /// | `solving` | how strong he is in exercises: `variant`, `rating`, `tried`, `solved` |
    /// | `exercises` | those he tried or spoke about: `variant`, `fen`, `solved`, `vote`, `at` |
    /// | `clubs` | those to which he belongs or asks to: `id`, `name`, `role`, `at` |
    /// | `club_entries` | matches between clubs for which he has announced himself: `match`, `club`, `at` |
    /// | `club_boards` | his boards in them: `match`, `board`, `game` |
    /// | `rated` | the course of his ratings: `game`, `variant`, `pace`, `mean`, `deviation`, `at` |
    pub async fn export_person(&self, person: &Person, now: Moment) -> Result<Option<Value>, Fault> {
        let Some(account) = self.account(person.account).await? else { return Ok(None) };
        let sessions = self.sessions(person.account, now).await?;
        let tokens = self.tokens(person.account).await?;
        let passkeys = self.passkeys(person.account).await?;
        let devices = self.pushes(person.account).await?;
        let browsers = self.devices(person.account, None).await?;
        let ratings = self.ratings(person.account).await?;
        let studies = self.whole_studies(person.account).await?;
        let attempts = self.attempts(person.account).await?;
        let settings = self.settings(Scope::Account(person.account)).await?;
        let mailbox = self.mailbox(person.account).await?;
        let blocked = self.blocked_by(person.account).await?;
        let warnings = self.warnings(person.account).await?;
        let muted = self.muted(person.account, now).await?;
        let mut reader = self.reader().await?;
        let games = format!(
            "SELECT {COLUMNS} FROM game WHERE white_account = $1 OR black_account = $1 ORDER BY begun, id"
        );
        // Made of our own words only.
        let games = sqlx::query_as(AssertSqlSafe(games)).bind(person.account.0);
        let games: Vec<Row> = games.fetch_all(&mut *reader).await?;
        let facts: Vec<FactRow> = sqlx::query_as(FACTS).bind(&person.author).fetch_all(&mut *reader).await?;
        let letters = sqlx::query_as(LETTERS).bind(person.account.0);
        let letters: Vec<Written> = letters.fetch_all(&mut *reader).await?;
        let messages = sqlx::query_as(MESSAGES).bind(person.account.0);
        let messages: Vec<Waits> = messages.fetch_all(&mut *reader).await?;
        let problems = sqlx::query_as(PROBLEMS).bind(person.account.0);
        let problems: Vec<(String, i64, String)> = problems.fetch_all(&mut *reader).await?;
        let reports = sqlx::query_as(REPORTS).bind(person.account.0);
        let reports: Vec<Reported> = reports.fetch_all(&mut *reader).await?;
        let blurs = sqlx::query_as(BLURS).bind(person.account.0);
        let blurs: Vec<(String, i64, i64)> = blurs.fetch_all(&mut *reader).await?;
        let acts = sqlx::query_as(ACTS).bind(&person.author).fetch_all(&mut *reader).await?;
        let kept = kept(&mut reader, person.account).await?;
        let mut known = json!({
            "account": {
                "id": account.id.0,
                "name": account.name.as_str(),
                "email": account.email,
                "administrator": account.administrator,
                "made": date(account.made),
            },
            "sessions": sessions.iter().map(session).collect::<Value>(),
            "tokens": tokens.iter().map(token).collect::<Value>(),
            "passkeys": passkeys.iter().map(passkey).collect::<Value>(),
            "browsers": browsers.iter().map(browser).collect::<Value>(),
            "devices": devices.iter().map(device).collect::<Value>(),
            "ratings": ratings.iter().map(rating).collect::<Value>(),
            "studies": studies.iter().map(study).collect::<Value>(),
            "attempts": attempts.iter().map(attempt).collect::<Value>(),
            "problems": problems.into_iter().map(problem).collect::<Value>(),
            "settings": Value::Object(settings.into_iter().map(|(name, value)| (name, value.into())).collect()),
            "mailbox": mailbox,
            "letters": letters.into_iter().map(letter).collect::<Value>(),
            "messages": messages.into_iter().map(message).collect::<Value>(),
            "games": games.into_iter().map(|row| game(&row.into())).collect::<Value>(),
            "facts": facts.into_iter().map(fact_json).collect::<Value>(),
            "reports": reports.into_iter().map(reported).collect::<Value>(),
            "blocked": blocked.iter().map(|own| json!({ "name": own.name, "at": date(own.at) })).collect::<Value>(),
            "warnings": warnings.iter().map(warning).collect::<Value>(),
            "muted_until": muted.map(|(until, _)| date(until)),
            "out_of_sight": blurs.into_iter().map(blur).collect::<Value>(),
            "acts": acts.into_iter().map(|row| act(&recorded(row))).collect::<Value>(),
        });
        for (name, list) in kept {
            known[name] = list;
        }
        Ok(Some(known))
    }
}

fn session(session: &Session) -> Value {
    json!({
        "number": session.number,
        "made": date(session.made),
        "seen": date(session.seen),
        "expires": date(session.expires),
    })
}

fn token(token: &Token) -> Value {
    json!({
        "number": token.number,
        "label": token.label,
        "scopes": token.scopes,
        "made": date(token.made),
        "seen": token.seen.map(date),
        "expires": token.expires.map(date),
    })
}

fn device(device: &Push) -> Value {
    json!({ "number": device.number, "label": device.label, "made": date(device.made) })
}

fn browser(own: &Device) -> Value {
    json!({ "number": own.number, "label": own.label, "made": date(own.made), "seen": date(own.seen) })
}

fn passkey(passkey: &Passkey) -> Value {
    json!({
        "number": passkey.number,
        "label": passkey.label,
        "made": date(passkey.made),
        "seen": passkey.seen.map(date),
    })
}

fn rating(rating: &Rating) -> Value {
    json!({
        "variant": rating.of.variant,
        "pace": rating.of.pace,
        "mean": rating.mean as f64 / 1000.0,
        "deviation": rating.deviation as f64 / 1000.0,
        "games": rating.games,
    })
}

fn study(Study { listed, content }: &Study) -> Value {
    // Chapters are JSON; what is not is handed out as it is.
    let chapters = serde_json::from_str(content).unwrap_or_else(|_| Value::String(content.clone()));
    json!({
        "id": listed.id,
        "title": listed.title,
        "visibility": listed.visibility.name(),
        "changed": date(listed.changed),
        "chapters": chapters,
    })
}

fn attempt(own: &Attempt) -> Value {
    json!({
        "problem": own.problem,
        "day": own.day,
        "begun": date(own.begun),
        "ended": own.ended.map(date),
        "mistakes": own.mistakes,
        "points": own.points,
    })
}

fn problem((id, made, pdn): (String, i64, String)) -> Value {
    json!({ "id": id, "made": date(Moment::from_millis(made)), "pdn": pdn })
}

fn game(game: &Game) -> Value {
    json!({
        "id": game.id,
        "variant": game.variant,
        "rulebook": game.rulebook,
        "white": game.white.name,
        "black": game.black.name,
        "rated": game.rated,
        "control": game.control,
        "begun": date(game.begun),
        "ended": game.ended.map(date),
        "result": game.result,
        "plies": game.plies,
        "position": game.position,
        "moves": game.moves,
    })
}

fn letter((kind, subject, made, sent): Written) -> Value {
    let [made, sent] = [Some(made), sent].map(|at| at.map(Moment::from_millis).map(date));
    json!({ "kind": kind, "subject": subject, "made": made, "sent": sent })
}

fn message((kind, text, made): Waits) -> Value {
    json!({ "kind": kind, "text": text, "made": date(Moment::from_millis(made)) })
}

fn reported((number, at, kind, subject, reason, text, settled): Reported) -> Value {
    let [at, settled] = [Some(at), settled].map(|at| at.map(Moment::from_millis).map(date));
    json!({
        "number": number,
        "at": at,
        "kind": kind,
        "subject": subject,
        "reason": reason,
        "text": text,
        "settled": settled,
    })
}

fn warning(own: &Warning) -> Value {
    json!({ "at": date(own.at), "text": own.text, "seen": own.seen.map(date) })
}

fn blur((game, ply, millis): (String, i64, i64)) -> Value {
    json!({ "game": game, "ply": ply, "milliseconds": millis })
}

fn fact_json((stream, seq, at, fact): FactRow) -> Value {
    // Facts are JSON; one that is not is handed out as it is.
    let fact = serde_json::from_str(&fact).unwrap_or(Value::String(fact));
    json!({ "stream": stream, "seq": seq, "at": date(Moment::from_millis(at)), "fact": fact })
}

fn act(Recorded { number, act }: &Recorded) -> Value {
    json!({
        "number": number,
        "at": date(act.at),
        "actor": act.actor,
        "act": act.act,
        "subject": act.subject,
        "detail": act.detail,
    })
}

/// A moment as people write it, in UTC; milliseconds since 1970 if no calendar has it.
pub(super) fn date(at: Moment) -> Value {
    match jiff::Timestamp::from_millisecond(at.millis()) {
        Ok(date) => date.to_string().into(),
        Err(_) => at.millis().into(),
    }
}
