//! Values of cells as people write them.

use damier_compete::event::{Sex, Squad};
use jiff::civil::Date;

use super::table::Cell;
use crate::dates::{YEARS, is_year as is_written_year, written_date, year_or_serial};

/// Longer texts are a slip of the hand.
const LONGEST: usize = 200;

/// A text without line breaks and double blanks; `Err` if it is too long to be meant.
pub(super) fn text(cell: &Cell) -> Result<Option<String>, ()> {
    let text = cell.text().split_whitespace().collect::<Vec<_>>().join(" ");
    match text.chars().count() {
        0 => Ok(None),
        length if length > LONGEST => Err(()),
        _ => Ok(Some(text)),
    }
}

/// A rating; nothing, a dash and 0 are none.
pub(super) fn rating(cell: &Cell) -> Result<Option<u32>, ()> {
    match cell {
        Cell::Number(number) => {
            whole(*number).filter(|rating| *rating <= 9999).map(nothing_if_zero).ok_or(())
        }
        Cell::Empty => Ok(None),
        Cell::Day(_) => Err(()),
        Cell::Text(text) if is_blank_sign(text) => Ok(None),
        Cell::Text(text) => {
            let rating: u32 = text.parse().map_err(|_| ())?;
            if rating <= 9999 { Ok(nothing_if_zero(rating)) } else { Err(()) }
        }
    }
}

fn nothing_if_zero(rating: u32) -> Option<u32> {
    (rating > 0).then_some(rating)
}

/// A sex in one of the languages.
pub(super) fn sex(cell: &Cell, in_lithuanian: bool) -> Result<Option<Sex>, ()> {
    let text = cell.text();
    match text.trim() {
        "" | "-" | "—" => Ok(None),
        word => Sex::of_word(word, in_lithuanian).map(Some).ok_or(()),
    }
}

/// A place in a team.
pub(super) fn squad(cell: &Cell) -> Result<Squad, ()> {
    let board = |number: u32| match u8::try_from(number) {
        Ok(board @ 1..=99) => Ok(Squad::Board(board)),
        _ => Err(()),
    };
    match cell {
        Cell::Empty => Ok(Squad::Unordered),
        Cell::Number(number) => whole(*number).ok_or(()).and_then(board),
        Cell::Day(_) => Err(()),
        Cell::Text(text) => match text.to_lowercase().trim_end_matches('.') {
            "-" | "—" => Ok(Squad::Unordered),
            "r" | "res" | "reserve" | "sub" | "substitute" | "зап" | "запасний" | "запасна" | "резерв"
            | "запасной" | "запасная" | "ats" | "atsarginis" | "atsarginė" | "rempl" | "remplaçant"
            | "remplaçante" | "réserve" | "suppléant" | "suppléante" => Ok(Squad::Reserve),
            number => number.parse().map_err(|_| ()).and_then(board),
        },
    }
}

/// A date of birth; a year alone is its first day.
pub(super) fn born(cell: &Cell) -> Result<Option<Date>, ()> {
    let date = match cell {
        Cell::Empty => return Ok(None),
        Cell::Day(date) => Some(*date),
        Cell::Number(number) => whole(*number).and_then(year_or_serial),
        Cell::Text(text) if is_blank_sign(text) => return Ok(None),
        Cell::Text(text) => written_date(text),
    };
    date.filter(|date| (1900..=2100).contains(&date.year())).map(Some).ok_or(())
}

/// Whether a date of birth is no more than a year.
pub(super) fn is_year(cell: &Cell) -> Result<bool, ()> {
    Ok(match cell {
        Cell::Number(number) => whole(*number).is_some_and(|number| YEARS.contains(&number)),
        Cell::Text(text) => is_written_year(text),
        Cell::Empty | Cell::Day(_) => false,
    })
}

fn whole(number: f64) -> Option<u32> {
    (number.fract() == 0.0 && (0.0..=f64::from(u32::MAX)).contains(&number)).then_some(number as u32)
}

fn is_blank_sign(text: &str) -> bool {
    text.chars().all(|c| matches!(c, '-' | '–' | '—' | '?' | '.' | '*'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn date(text: &str) -> Result<Option<String>, ()> {
        born(&Cell::Text(text.to_owned())).map(|date| date.map(|date| date.to_string()))
    }

    #[test]
    fn dates_as_people_write_them() {
        for text in [
            "31.12.1990",
            "1990-12-31",
            "1990/12/31",
            "31/12/1990",
            "1990.12.31",
            "33238",
            "31.12.1990 р.",
            "1990-12-31T00:00:00",
            "31-12-1990",
            "31.12.1990 0:00:00",
        ] {
            assert_eq!(date(text), Ok(Some("1990-12-31".to_owned())), "{text}");
        }
        for text in ["1990", "00.00.1990", "1990/00/00", "1990 р.н."] {
            assert_eq!(date(text), Ok(Some("1990-01-01".to_owned())), "{text}");
        }
        for text in ["31.12.90", "30.02.1990", "12/31/1990", "90", "soon", "1890", "1.1.1.1990", "1 1990"] {
            assert_eq!(date(text), Err(()), "{text}");
        }
        assert_eq!(date("—"), Ok(None));
        assert_eq!(born(&Cell::Number(33238.0)).map(|date| date.map(|date| date.to_string())), date("33238"));
    }

    #[test]
    fn ratings_sexes_and_boards() {
        let of = |text: &str| Cell::Text(text.to_owned());
        assert_eq!(rating(&of("2250")), Ok(Some(2250)));
        assert_eq!(rating(&of("0")), Ok(None));
        assert_eq!(rating(&of("-")), Ok(None));
        assert_eq!(rating(&of("2250.5")), Err(()));
        assert_eq!(rating(&Cell::Number(2250.5)), Err(()));
        assert_eq!(sex(&of("Ж"), false), Ok(Some(Sex::Female)));
        assert_eq!(sex(&of("чол."), false), Ok(Some(Sex::Male)));
        assert_eq!(sex(&of("H"), false), Ok(Some(Sex::Male)));
        assert_eq!(sex(&of("M"), false), Ok(Some(Sex::Male)));
        assert_eq!(sex(&of("M"), true), Err(()));
        assert_eq!(sex(&of("mot."), true), Ok(Some(Sex::Female)));
        assert_eq!(sex(&of("maybe"), false), Err(()));
        assert_eq!(squad(&of("запасний")), Ok(Squad::Reserve));
        assert_eq!(squad(&Cell::Number(2.0)), Ok(Squad::Board(2)));
        assert_eq!(squad(&of("100")), Err(()));
    }
}
