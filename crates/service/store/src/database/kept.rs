//! What else somebody keeps here: notes for himself, offers, seats, files he brought, the course of his ratings. All of
//! it is his, so it is handed out to him with the rest.

use damier_clock::Moment;
use serde_json::{Value, json};
use sqlx::AnyConnection;

use super::AccountId;
use super::person::date;
use crate::Fault;

const NOTES: &str = "SELECT game, content FROM jotting WHERE account = $1 ORDER BY game";
const OFFERS: &str = "SELECT id, content, made FROM post_offer WHERE account = $1 ORDER BY made, id";
const SEATS: &str = "SELECT kind, id, office, made FROM sitting WHERE account = $1 ORDER BY made, id, office";
const BROUGHT: &str = "SELECT game, source, at FROM imported WHERE account = $1 ORDER BY at, game";
const ARENAS: &str = "SELECT arena, place, points, games FROM arena_place WHERE account = $1 ORDER BY arena";
const FOLLOWED: &str = "SELECT name, at FROM follow JOIN account ON account.id = follow.followed
    WHERE follow.account = $1 ORDER BY at, account.folded";
const FAVOURITES: &str = "SELECT game, at FROM favourite WHERE account = $1 ORDER BY at, game";
const TOGETHER: &str =
    "SELECT study, title, role, at FROM study_member JOIN study ON study.id = study_member.study
    WHERE study_member.account = $1 ORDER BY at, study";
const SAID: &str = "SELECT study, at, text FROM study_line WHERE account = $1 ORDER BY at, study, number";
const WRITTEN: &str = "SELECT name, at, text FROM direct JOIN account ON account.id = direct.recipient
    WHERE sender = $1 ORDER BY number";
const RECEIVED: &str = "SELECT name, at, text FROM direct JOIN account ON account.id = direct.sender
    WHERE recipient = $1 AND by_recipient = 1 ORDER BY number";
const SOLVING: &str = "SELECT variant, rating, tried, solved FROM solver WHERE account = $1 ORDER BY variant";
const TRIES: &str =
    "SELECT variant, fen, solved, vote, at FROM exercise_try WHERE account = $1 ORDER BY at, fen";
const CLUBS: &str = "SELECT club, name, role, at FROM club_member JOIN club ON club.id = club_member.club
    WHERE account = $1 ORDER BY at, club";
const ENTRIES: &str = "SELECT of_match, club, at FROM club_entry WHERE account = $1 ORDER BY at, of_match";
const BOARDS: &str = "SELECT of_match, board, game FROM club_board WHERE home = $1 OR away = $1
    ORDER BY of_match, board";
const RATED: &str =
    "SELECT game, variant, pace, mean, deviation, at FROM rated WHERE account = $1 ORDER BY at, game";

/// The lists, by the names under which they are handed out.
pub(super) async fn kept(
    reader: &mut AnyConnection,
    account: AccountId,
) -> Result<[(&'static str, Value); 17], Fault> {
    let at = |millis: i64| date(Moment::from_millis(millis));
    let notes: Vec<(String, String)> = sqlx::query_as(NOTES).bind(account.0).fetch_all(&mut *reader).await?;
    let note = |(game, text)| json!({ "game": game, "text": text });
    let offers: Vec<(String, String, i64)> =
        sqlx::query_as(OFFERS).bind(account.0).fetch_all(&mut *reader).await?;
    let offer = |(id, content, made)| json!({ "id": id, "offer": written(content), "made": at(made) });
    let seats: Vec<(String, String, String, i64)> =
        sqlx::query_as(SEATS).bind(account.0).fetch_all(&mut *reader).await?;
    let seat =
        |(kind, id, office, made)| json!({ "kind": kind, "id": id, "office": office, "made": at(made) });
    let brought: Vec<(String, String, i64)> =
        sqlx::query_as(BROUGHT).bind(account.0).fetch_all(&mut *reader).await?;
    let file = |(game, source, made)| json!({ "game": game, "source": source, "at": at(made) });
    let arenas: Vec<(String, i64, i64, i64)> =
        sqlx::query_as(ARENAS).bind(account.0).fetch_all(&mut *reader).await?;
    let place = |(arena, place, points, games)| json!({ "arena": arena, "place": place, "points": points, "games": games });
    let followed: Vec<(String, i64)> =
        sqlx::query_as(FOLLOWED).bind(account.0).fetch_all(&mut *reader).await?;
    let follow = |(name, since)| json!({ "name": name, "at": at(since) });
    let favourites: Vec<(String, i64)> =
        sqlx::query_as(FAVOURITES).bind(account.0).fetch_all(&mut *reader).await?;
    let favourite = |(game, since)| json!({ "game": game, "at": at(since) });
    let together: Vec<(String, String, String, i64)> =
        sqlx::query_as(TOGETHER).bind(account.0).fetch_all(&mut *reader).await?;
    let member =
        |(id, title, role, since)| json!({ "id": id, "title": title, "role": role, "at": at(since) });
    let said: Vec<(String, i64, String)> =
        sqlx::query_as(SAID).bind(account.0).fetch_all(&mut *reader).await?;
    let line = |(study, when, text)| json!({ "study": study, "at": at(when), "text": text });
    let written_to: Vec<(String, i64, String)> =
        sqlx::query_as(WRITTEN).bind(account.0).fetch_all(&mut *reader).await?;
    let to = |(name, when, text)| json!({ "to": name, "at": at(when), "text": text });
    let received: Vec<(String, i64, String)> =
        sqlx::query_as(RECEIVED).bind(account.0).fetch_all(&mut *reader).await?;
    let from = |(name, when, text)| json!({ "from": name, "at": at(when), "text": text });
    let solving: Vec<(String, i64, i64, i64)> =
        sqlx::query_as(SOLVING).bind(account.0).fetch_all(&mut *reader).await?;
    let solver = |(variant, rating, tried, solved): (String, i64, i64, i64)| json!({ "variant": variant, "rating": rating as f64 / 1000.0, "tried": tried, "solved": solved });
    let tries: Vec<(String, String, Option<i64>, i64, i64)> =
        sqlx::query_as(TRIES).bind(account.0).fetch_all(&mut *reader).await?;
    let one_try = |(variant, fen, solved, vote, when): (String, String, Option<i64>, i64, i64)| json!({ "variant": variant, "fen": fen, "solved": solved.map(|solved| solved != 0), "vote": vote, "at": at(when) });
    let clubs: Vec<(String, String, String, i64)> =
        sqlx::query_as(CLUBS).bind(account.0).fetch_all(&mut *reader).await?;
    let club = |(id, name, role, since)| json!({ "id": id, "name": name, "role": role, "at": at(since) });
    let entries: Vec<(String, String, i64)> =
        sqlx::query_as(ENTRIES).bind(account.0).fetch_all(&mut *reader).await?;
    let entry = |(of, club, when)| json!({ "match": of, "club": club, "at": at(when) });
    let boards: Vec<(String, i64, String)> =
        sqlx::query_as(BOARDS).bind(account.0).fetch_all(&mut *reader).await?;
    let board = |(of, board, game)| json!({ "match": of, "board": board, "game": game });
    let rated: Vec<(String, String, String, i64, i64, i64)> =
        sqlx::query_as(RATED).bind(account.0).fetch_all(&mut *reader).await?;
    let step = |(game, variant, pace, mean, deviation, when)| {
        let [mean, deviation] = [mean, deviation].map(|own: i64| own as f64 / 1000.0);
        json!({ "game": game, "variant": variant, "pace": pace, "mean": mean, "deviation": deviation, "at": at(when) })
    };
    Ok([
        ("notes", notes.into_iter().map(note).collect()),
        ("offers", offers.into_iter().map(offer).collect()),
        ("seats", seats.into_iter().map(seat).collect()),
        ("imports", brought.into_iter().map(file).collect()),
        ("arenas", arenas.into_iter().map(place).collect()),
        ("following", followed.into_iter().map(follow).collect()),
        ("favourites", favourites.into_iter().map(favourite).collect()),
        ("shared_studies", together.into_iter().map(member).collect()),
        ("said_in_studies", said.into_iter().map(line).collect()),
        ("written", written_to.into_iter().map(to).collect()),
        ("received", received.into_iter().map(from).collect()),
        ("solving", solving.into_iter().map(solver).collect()),
        ("exercises", tries.into_iter().map(one_try).collect()),
        ("clubs", clubs.into_iter().map(club).collect()),
        ("club_entries", entries.into_iter().map(entry).collect()),
        ("club_boards", boards.into_iter().map(board).collect()),
        ("rated", rated.into_iter().map(step).collect()),
    ])
}

/// An offer is JSON; what is not is handed out as it is.
fn written(content: String) -> Value {
    serde_json::from_str(&content).unwrap_or(Value::String(content))
}
