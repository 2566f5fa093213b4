//! What a name may look like, and other limits on what is written into an entry.

use jiff::civil::Date;

use super::refused::Refused;

/// The longest name, in characters.
const LONGEST_NAME: usize = 100;

/// The most people who play as one side.
const MOST_MEMBERS: usize = 20;

/// The highest rating.
const HIGHEST_RATING: u32 = 9999;

/// A name that can be printed and found again: not empty, not too long, more than a number, and nothing in
/// it that is not seen.
pub(super) fn check_name(name: &str) -> Result<(), Refused> {
    if name.trim().is_empty() {
        return Err(Refused::NoName);
    }
    let letters = name.chars().count();
    if letters > LONGEST_NAME {
        return Err(Refused::NameTooLong { letters, most: LONGEST_NAME });
    }
    let is_number = name.chars().all(|letter| letter.is_numeric() || letter.is_whitespace());
    if is_number || name.chars().any(is_unseen) {
        return Err(Refused::NotAName { name: name.escape_debug().to_string() });
    }
    Ok(())
}

/// A rating within the limit.
pub(super) fn check_rating(rating: Option<u32>) -> Result<(), Refused> {
    match rating {
        Some(rating) if rating > HIGHEST_RATING => {
            Err(Refused::RatingTooHigh { rating, most: HIGHEST_RATING })
        }
        _ => Ok(()),
    }
}

/// Those who play as one side: each named, nobody twice, not too many.
pub(super) fn check_members(members: &[String]) -> Result<(), Refused> {
    if members.len() > MOST_MEMBERS {
        return Err(Refused::TooManyMembers { members: members.len(), most: MOST_MEMBERS });
    }
    for (at, name) in members.iter().enumerate() {
        check_name(name)?;
        if members[..at].contains(name) {
            return Err(Refused::EnteredTwice { name: name.clone(), earlier: at as u32 });
        }
    }
    Ok(())
}

/// A birth before the event starts, where both are known.
pub(super) fn check_born(name: &str, born: Option<Date>, starts: Option<Date>) -> Result<(), Refused> {
    match (born, starts) {
        (Some(born), Some(starts)) if born > starts => {
            Err(Refused::BornAfterStart { name: name.to_owned(), born, starts })
        }
        _ => Ok(()),
    }
}

/// Control characters, marks of direction, and characters without width.
fn is_unseen(letter: char) -> bool {
    let is_mark = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}');
    letter.is_control() || is_mark
}
