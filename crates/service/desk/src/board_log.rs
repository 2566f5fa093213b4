//! The log of a board in the words of its reader: what somebody typed, told.

use damier_board::happenings::{HAPPENINGS, Happening, Named, named};
use damier_language::Words;
use damier_rules::game::LedgerKind;
use damier_rules::rulebook::{DrawCode, Irregularity, Sanction};

/// What a line about a board says: `irregular white two-moves` is told as what White did. A line that nobody knows is
/// told as it was typed.
pub fn line_text(words: &Words, line: &str) -> String {
    let Some(read) = named(line) else { return line.to_owned() };
    let what = match of_code(words, &read) {
        Some(told) => told,
        None if read.more.is_empty() => title(words, read.happening),
        None => words.label(&title(words, read.happening), &read.more),
    };
    match read.side {
        Some(side) => of_side(words, side, &what),
        None => what,
    }
}

/// What somebody did, with the name of his side before it.
pub fn of_side(words: &Words, side: &str, what: &str) -> String {
    match side {
        "white" => words.label(&words.text("color-white"), what),
        "black" => words.label(&words.text("color-black"), what),
        // In checkers the side that begins is called Red (WCDF-1.13).
        "red" => words.label(&words.text("event-column-red"), what),
        "arbiter" => words.label(&words.text("happened-about-arbiter"), what),
        other => words.label(what, other),
    }
}

/// Something that can happen, as a list offers it.
pub fn title(words: &Words, happening: &Happening) -> String {
    words.text(&format!("happened-{}", happening.name))
}

/// What can be chosen from a list. Irregularities and sanctions have forms of their own, a draw that a counter has
/// reached has its button, and lines are taken back in the log of the event.
pub fn choices() -> impl Iterator<Item = &'static Happening> {
    HAPPENINGS.iter().filter(|own| !matches!(own.name, "irregular" | "sanction" | "establish" | "undo"))
}

/// What a word of the code means: an irregularity, a counter, a step of the ladder.
fn of_code(words: &Words, read: &Named<'_>) -> Option<String> {
    match read.happening.name {
        "irregular" => {
            let kind = Irregularity::by_word(read.more.split_whitespace().next()?)?;
            let mended = read.more.split_whitespace().any(|word| word == "mended");
            let noted = if mended { LedgerKind::MendedAtOnce(kind) } else { LedgerKind::Irregularity(kind) };
            Some(words.describe("noted", &noted))
        }
        "establish" => {
            let code = DrawCode::ALL.into_iter().find(|code| code.name() == read.more)?;
            Some(words.label(&title(words, read.happening), &words.describe("draw-code", &code)))
        }
        "sanction" => {
            let step = Sanction::ALL
                .into_iter()
                .find(|step| step.word() == read.more || step.to_string() == read.more)?;
            Some(words.describe("noted", &LedgerKind::Sanction(step)))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    #[test]
    fn a_log_is_read_in_five_languages() {
        let told = |code: &str, line: &str| {
            let language = Language::all().find(|own| own.code() == code).expect("a language");
            line_text(Words::of(language), line)
        };
        assert_eq!(
            told("en", "irregular white touch-off-turn"),
            "White: Pieces touched or adjusted off turn"
        );
        assert_eq!(told("uk", "clock decide wrong"), "вимога хибна");
        assert_eq!(told("uk", "resign black"), "чорні: здача");
        assert_eq!(told("lt", "clock add white 5:00"), "baltieji: laikas pridėtas: 5:00");
        assert_eq!(told("fr", "moves 32-28 19-23"), "coups joués jusqu’ici\u{a0}: 32-28 19-23");
        assert_eq!(told("ru", "sanction white remark"), "белые: Взыскание: устное замечание");
        assert_eq!(told("ru", "sanction white loss"), "белые: Взыскание: поражение в партии");
        assert_eq!(told("lt", "resign red"), "Raudonieji: pasidavimas");
        assert_eq!(told("en", "something else"), "something else");
    }

    #[test]
    fn everything_on_the_list_has_words() {
        for language in Language::all() {
            let words = Words::of(language);
            for own in HAPPENINGS {
                assert!(words.has(&format!("happened-{}", own.name)), "{language}: {}", own.name);
            }
        }
    }
}
