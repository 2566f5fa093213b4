//! A game of a file as one of ours.

use damier_clock::Moment;
use damier_live::{Entry, LiveGame, Player, RecordedScore};
use damier_pdn::{GameEnd, ReadGame, Replayed, write_fen};
use damier_rules::{Color, Move, Position, Rulebook, Variant};
use damier_store::{Append, Fault, NewFact};
use jiff::civil::Date;
use sha2::{Digest, Sha256};

use super::SIGN;
use crate::live::{Accounts, LiveTable, occurrences, row};
use crate::people::is_guest_name;

/// The longest name of a player, in letters.
const LONGEST_NAME: usize = 60;

/// No game that was ever played is longer; one that is would only be work.
pub(super) const MOST_PLIES: usize = 2000;

/// Why a game of a file is not taken in, besides moves that cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ImportRefusal {
    /// Its variant is unknown.
    Variant,
    /// There is not a single move.
    NoMoves,
    /// There are too many.
    TooLong { found: usize },
    /// The position is set up anew in the middle.
    Setup,
    /// It cannot be one of ours.
    Refused(damier_live::Refused),
    /// The server cannot write it down.
    Trouble,
}

/// A game of ours, ready to be stored.
pub(super) struct Taken {
    pub(super) id: String,
    pub(super) append: Append,
}

/// The rulebook of a game: the one that its tag names, else the usual one of its variant.
pub(crate) fn rulebook(read: &ReadGame, variant: Variant) -> Rulebook {
    let named = read.game.tags.get("Rulebook").and_then(|name| Rulebook::named(name).ok());
    named.filter(|book| book.variant == variant).unwrap_or_else(|| Rulebook::usual(variant))
}

/// The day of a game, if its record has one.
fn day(read: &ReadGame) -> Option<Moment> {
    let day = written_day(read.game.tags.get("Date")?)?;
    let at = day.to_zoned(jiff::tz::TimeZone::UTC).ok()?.timestamp();
    Some(Moment::from_millis(at.as_millisecond()))
}

/// What a record says of its day, if that is something and makes no sense.
pub(super) fn senseless_day(read: &ReadGame) -> Option<String> {
    const LONGEST: usize = 40;
    let text = read.game.tags.get("Date")?;
    let says = text.contains(|sign: char| sign.is_alphanumeric());
    let shown = || text.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect();
    (says && written_day(text).is_none()).then(shown)
}

/// No game is older, and none is that far ahead.
const YEARS: std::ops::RangeInclusive<i16> = 1500..=2200;

/// How the names of the months begin, in the languages in which records are written.
const MONTHS: [&[&str]; 12] = [
    &["jan", "янв", "січ", "sau"],
    &["feb", "fév", "fev", "фев", "лют", "vas"],
    &["mar", "maa", "mär", "мар", "бер", "kov"],
    &["apr", "avr", "апр", "кві", "bal"],
    &["may", "mei", "mai", "май", "мая", "тра", "geg"],
    &["jun", "juin", "июн", "чер", "bir"],
    &["jul", "juil", "июл", "лип", "lie"],
    &["aug", "aoû", "aou", "авг", "сер", "rugp"],
    &["sep", "сен", "вер", "rugs"],
    &["oct", "okt", "окт", "жов", "spa"],
    &["nov", "ноя", "лис", "lap"],
    &["dec", "déc", "dez", "дек", "гру", "gru"],
];

/// A day as people write it: `2009.04.17`, `17.4.2009`, `17 april 2009`, `April 17, 2009`, `2009.??.??`. What is unknown
/// of it is its first; without a year that makes sense there is no day.
fn written_day(text: &str) -> Option<Date> {
    let parts = text.split(|sign: char| !sign.is_alphanumeric()).filter(|part| !part.is_empty());
    let (mut year, mut month, mut numbers) = (None, None, Vec::new());
    for (place, part) in parts.take(6).enumerate() {
        let lower = part.to_lowercase();
        let named = (1..).zip(MONTHS).find(|(_, names)| names.iter().any(|name| lower.starts_with(name)));
        match (part.parse::<i16>(), named) {
            (Ok(number), _) if part.len() == 4 && year.is_none() && YEARS.contains(&number) => {
                year = Some((number, place == 0));
            }
            (Ok(number), _) => numbers.push(i8::try_from(number).ok()?),
            (Err(_), Some((number, _))) if month.is_none() => month = Some(number),
            (Err(_), _) => {}
        }
    }
    let (year, is_first) = year?;
    let mut numbers = numbers.into_iter().filter(|number| *number > 0);
    let (month, day) = match (month, is_first) {
        (Some(month), _) => (month, numbers.next()),
        (None, true) => (numbers.next().unwrap_or(1), numbers.next()),
        (None, false) => {
            let first = numbers.next();
            numbers.next().map_or_else(|| (first.unwrap_or(1), None), |month| (month, first))
        }
    };
    Date::new(year, month, day.unwrap_or(1)).or_else(|_| Date::new(year, 1, 1)).ok()
}

/// A player by the name that a tag gives. Nobody who plays here as a guest can be meant.
fn player(read: &ReadGame, tag: &str) -> Player {
    let said = read.game.tags.get(tag).unwrap_or("?");
    let name: String = said.trim().chars().filter(|sign| !sign.is_control()).take(LONGEST_NAME).collect();
    let name = if name.is_empty() { "?".to_owned() } else { name };
    Player::Guest { name: if is_guest_name(&name) { format!("{name} (PDN)") } else { name } }
}

fn score(outcome: GameEnd, variant: Variant) -> Option<RecordedScore> {
    match (outcome, outcome.winner(variant)) {
        (_, Some(Color::White)) => Some(RecordedScore::White),
        (_, Some(Color::Black)) => Some(RecordedScore::Black),
        (GameEnd::Drawn, None) => Some(RecordedScore::Draw),
        (_, None) => None,
    }
}

/// A game as it will be stored. `now` is its day, if its record has none.
pub(super) fn taken(read: &ReadGame, replayed: &Replayed, now: Moment) -> Result<Taken, ImportRefusal> {
    let (Some(variant), Some(start)) = (replayed.variant, replayed.start) else {
        return Err(ImportRefusal::Variant);
    };
    let book = rulebook(read, variant);
    let moves: Option<Vec<Move>> = replayed.steps.iter().map(|step| step.mv).collect();
    let moves = moves.ok_or(ImportRefusal::Setup)?;
    if moves.is_empty() {
        return Err(ImportRefusal::NoMoves);
    }
    if moves.len() > MOST_PLIES {
        return Err(ImportRefusal::TooLong { found: moves.len() });
    }
    let usual = start.setup() == Position::start(variant).setup();
    let fen = (!usual).then(|| write_fen(&start.setup()));
    let players = [player(read, "White"), player(read, "Black")];
    let score = replayed.outcome.and_then(|outcome| score(outcome, variant));
    let day = day(read);
    let begun = day.unwrap_or(now);
    let (game, facts) =
        LiveGame::recorded(&book, fen, players, &moves, score, begun).map_err(ImportRefusal::Refused)?;
    let told = serde_json::to_string(&facts).map_err(|why| store(&Fault::Other { what: why.to_string() }))?;
    let id = name(&told, day);
    let mut append = Append::new(LiveTable::stream(&id), 1);
    for fact in facts {
        append =
            append.fact(NewFact::new(begun, "", &Entry::new(begun, fact)).map_err(|fault| store(&fault))?);
    }
    let mut row = row(&id, begun, Accounts::default(), &game);
    if score.is_none() {
        row.result = game.ending().is_none().then_some(row.result).flatten();
    }
    row.control = String::new();
    append = append.game(row).positions(occurrences(&game));
    Ok(Taken { id, append })
}

fn store(fault: &Fault) -> ImportRefusal {
    tracing::error!(%fault, "a game of a file could not be written down");
    ImportRefusal::Trouble
}

/// The name of a game, made of all that is known of it, so that the same game is known again.
fn name(told: &str, day: Option<Moment>) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let hash = Sha256::digest(format!("{told} {:?}", day.map(Moment::millis)));
    let letters = hash.iter().take(14).map(|byte| char::from(LETTERS[usize::from(byte % 32)]));
    SIGN.chars().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_read_as_people_write_them() {
        for (text, day) in [
            ("2009.04.17", Some("2009-04-17")),
            ("2009-4-17", Some("2009-04-17")),
            ("17.4.2009", Some("2009-04-17")),
            ("17 april 2009", Some("2009-04-17")),
            ("April 17, 2009", Some("2009-04-17")),
            ("17 квітня 2009", Some("2009-04-17")),
            ("17 avril 2009", Some("2009-04-17")),
            ("2009.??.??", Some("2009-01-01")),
            ("04.2009", Some("2009-04-01")),
            ("2009.13.41", Some("2009-01-01")),
            ("3.12.2003", Some("2003-12-03")),
            ("0003.01.01", None),
            ("????.??.??", None),
            ("yesterday", None),
        ] {
            assert_eq!(written_day(text).map(|day| day.to_string()).as_deref(), day, "{text}");
        }
    }
}
