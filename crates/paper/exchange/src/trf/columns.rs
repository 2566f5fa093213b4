//! An entry and what the columns of a player's line can hold of it.

use damier_compete::event::{PlayerEntry, Sex};

use super::player_line::{PlayerLine, cut};
use crate::dates::{is_year, written_date};
use crate::text::is_unreadable;

/// What the columns can hold of an entry.
pub(super) fn columns(entry: &PlayerEntry) -> PlayerLine {
    let fits = |text: &Option<String>, length: usize| {
        let text = one_line(text.as_deref().unwrap_or_default());
        if text.chars().count() <= length { text } else { String::new() }
    };
    PlayerLine {
        sex: entry.sex.map(|sex| if sex == Sex::Female { 'w' } else { 'm' }),
        title: fits(&entry.title, 3),
        name: cut(&one_line(&entry.name), 33).trim().to_owned(),
        rating: entry.rating.filter(|rating| (1..=9999).contains(rating)),
        federation: fits(&entry.federation, 3),
        id: fits(&entry.id, 11),
        born: entry.born.map_or(String::new(), |date| {
            let form = if entry.born_year_only { "%Y/00/00" } else { "%Y/%m/%d" };
            date.strftime(form).to_string()
        }),
        ..PlayerLine::default()
    }
}

/// The entry that columns hold.
pub(super) fn entry_of(player: &PlayerLine) -> PlayerEntry {
    let text = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    PlayerEntry {
        name: player.name.clone(),
        title: text(&player.title),
        rating: player.rating,
        federation: text(&player.federation),
        id: text(&player.id),
        born: written_date(&player.born),
        born_year_only: is_year(&player.born),
        sex: match player.sex.map(|c| c.to_ascii_lowercase()) {
            Some('m') => Some(Sex::Male),
            Some('w' | 'f') => Some(Sex::Female),
            _ => None,
        },
        ..PlayerEntry::default()
    }
}

/// Whether a date of birth as written can be kept, or says that none is known: nothing, zeros, dashes.
pub(super) fn is_date_or_none(text: &str) -> bool {
    text.chars().all(|c| matches!(c, '0' | '/' | '.' | '-' | '?' | ' ')) || written_date(text).is_some()
}

/// An entry with what the columns could not hold. Where the columns have been changed since, they are right.
pub(super) fn completed(from_columns: PlayerEntry, more: &PlayerEntry) -> PlayerEntry {
    let written = entry_of(&columns(more));
    let mut entry = more.clone();
    let PlayerEntry { name, title, rating, federation, id, born, born_year_only, sex, .. } = from_columns;
    if name != written.name {
        entry.name = name;
    }
    if title != written.title {
        entry.title = title;
    }
    if rating != written.rating {
        entry.rating = rating;
    }
    if federation != written.federation {
        entry.federation = federation;
    }
    if id != written.id {
        entry.id = id;
    }
    if (born, born_year_only) != (written.born, written.born_year_only) {
        entry.born = born;
        entry.born_year_only = born_year_only;
    }
    if sex != written.sex {
        entry.sex = sex;
    }
    entry
}

/// A text that stays on its line and can be printed.
pub(super) fn one_line(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    words.chars().filter(|c| !is_unreadable(*c)).collect()
}
