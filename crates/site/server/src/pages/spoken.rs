//! Names as people say them: games with their editions, and time controls.

use damier_clock::{Control, Span, named};
use damier_language::{Args, Words};
use damier_rules::{Rulebook, Variant};

/// The rulebook that a game is usually played by here.
pub(crate) const USUAL: [(&str, &str); 6] = [
    ("international", "fmjd-100"),
    ("russian", "ua2023-russian"),
    ("brazilian", "fmjd-64"),
    ("english", "wcdf-checkers"),
    ("columns", "columns-russian"),
    ("lasca", "columns-lasca"),
];

/// A game in a word or two: "International".
pub(crate) fn game(words: &Words, variant: &str) -> String {
    words.text(&format!("spoken-{variant}"))
}

/// A game with the edition of its rules: "International, FMJD". Where a game has one edition only, its name is enough.
pub(crate) fn book(words: &Words, rulebook: &str) -> String {
    let Ok(book) = Rulebook::named(rulebook) else { return rulebook.to_owned() };
    let name = game(words, book.variant.name());
    if editions(book.variant) < 2 {
        return name;
    }
    let edition = edition(words, rulebook);
    words.translate("spoken-edition", &Args::new().with("game", name).with("edition", edition))
}

/// The edition of a rulebook by itself: "FMJD"; the game where it has one edition only.
pub(crate) fn edition(words: &Words, rulebook: &str) -> String {
    match Rulebook::named(rulebook) {
        Ok(book) if editions(book.variant) < 2 => game(words, book.variant.name()),
        _ => words.text(&format!("spoken-code-{}", code(rulebook))),
    }
}

/// The code that a rulebook belongs to: what its name begins with.
fn code(rulebook: &str) -> &str {
    rulebook.split('-').next().unwrap_or(rulebook)
}

fn editions(variant: Variant) -> usize {
    Rulebook::all().iter().filter(|book| book.variant == variant).count()
}

/// A time control: "5 min + 3 s", "50 moves in 2 h, then 25 moves in 1 h, again and again". What is no control stays as
/// it is.
pub(crate) fn control(words: &Words, text: &str) -> String {
    named::read(text).map_or_else(|_| text.to_owned(), |control| control_text(words, &control))
}

fn control_text(words: &Words, control: &Control) -> String {
    if !control.uses_clock() {
        return words.text("spoken-none");
    }
    let period = |period: &damier_clock::Period| {
        let time = span(words, period.time);
        match period.moves {
            Some(moves) => {
                words.translate("spoken-moves", &Args::new().with("moves", moves.get()).with("time", time))
            }
            None => time,
        }
    };
    let periods: Vec<String> = control.periods().iter().map(period).collect();
    let mut text = periods.join(&words.text("spoken-then"));
    if control.repeats() {
        text = words.translate("spoken-again", &Args::new().with("periods", text));
    }
    match control.increment() {
        Some(increment) => {
            let args = Args::new().with("time", text).with("each", span(words, increment.each));
            words.translate("spoken-plus", &args)
        }
        None => text,
    }
}

/// A time control of play by correspondence: `30d/10` is thirty days for ten moves, `14d+1d` fourteen days and one more
/// for each move, `3d` three days for each. What is none of these stays as it is.
pub(crate) fn days(words: &Words, text: &str) -> String {
    let number = |part: &str| part.strip_suffix('d').and_then(|days| days.parse::<u64>().ok());
    let said = |id: &str, days: u64, other: u64| {
        Some(words.translate(id, &Args::new().with("days", days).with("other", other)))
    };
    let told = match (text.split_once('/'), text.split_once('+')) {
        (Some((days, moves)), _) => {
            let both = number(days).zip(moves.parse::<u64>().ok());
            both.and_then(|(days, moves)| said("spoken-days-moves", days, moves))
        }
        (None, Some((days, each))) => {
            let both = number(days).zip(number(each));
            both.and_then(|(days, each)| said("spoken-days-plus", days, each))
        }
        (None, None) => number(text).and_then(|days| said("spoken-days-each", days, 0)),
    };
    told.unwrap_or_else(|| text.to_owned())
}

/// A length of time in at most two units.
pub(crate) fn span(words: &Words, span: Span) -> String {
    let seconds = span.as_millis() / 1000;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3600 % 24, seconds / 60 % 60);
    let unit = |id: &str, number: u64| words.translate(id, &Args::new().with("number", number));
    let hours_in_minutes = !seconds.is_multiple_of(3600) && seconds < 2 * 3600;
    let parts: Vec<String> = if days > 0 {
        [(days, "spoken-days"), (hours, "spoken-hours")]
            .map(|(number, id)| (number > 0).then(|| unit(id, number)))
    } else if hours > 0 && !hours_in_minutes {
        [(hours, "spoken-hours"), (minutes, "spoken-minutes")]
            .map(|(number, id)| (number > 0).then(|| unit(id, number)))
    } else {
        [(seconds / 60, "spoken-minutes"), (seconds % 60, "spoken-seconds")]
            .map(|(number, id)| (number > 0).then(|| unit(id, number)))
    }
    .into_iter()
    .flatten()
    .collect();
    if parts.is_empty() { unit("spoken-seconds", 0) } else { parts.join(" ") }
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    #[test]
    fn controls_are_said_as_people_say_them() {
        let words = Words::of(Language::EN);
        for (typed, said) in [
            ("5m+3s", "5\u{a0}min + 3\u{a0}s"),
            ("1m", "1\u{a0}min"),
            ("90s", "1\u{a0}min 30\u{a0}s"),
            ("80m+60s", "80\u{a0}min + 1\u{a0}min"),
            ("3h", "3\u{a0}h"),
            ("50/2h,25/1h*", "50\u{a0}moves in 2\u{a0}h, then 25\u{a0}moves in 1\u{a0}h, again and again"),
            ("something else", "something else"),
        ] {
            assert_eq!(control(words, typed), said, "{typed}");
        }
    }

    #[test]
    fn days_are_said_as_people_say_them() {
        let words = Words::of(Language::EN);
        for (typed, said) in [
            ("30d/10", "30 days for 10 moves"),
            ("14d+1d", "14 days + 1 a move"),
            ("3d", "3 days a move"),
            ("1d", "one day a move"),
            ("3", "3"),
            ("3d/x", "3d/x"),
        ] {
            assert_eq!(days(words, typed), said, "{typed}");
        }
    }

    #[test]
    fn every_rulebook_has_a_name_in_every_language() {
        for language in Language::all() {
            let words = Words::of(language);
            for own in Rulebook::all() {
                let said = book(words, own.name);
                assert!(!said.contains('⟦') && !said.contains(own.name), "{language}: {said}");
            }
        }
        let words = Words::of(Language::EN);
        assert_eq!(book(words, "fmjd-100"), "International, FMJD");
        assert_eq!(book(words, "columns-lasca"), "Lasca");
        assert_eq!(book(words, "unknown"), "unknown");
        for (variant, own) in USUAL {
            let found = Rulebook::named(own).expect("a rulebook");
            assert_eq!(found.variant.name(), variant);
        }
    }
}
