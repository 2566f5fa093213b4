//! What the signs behind moves mean in the code of a game (FMJD-I.9.1, FMJD-Ibis.9.1, UA13-IV.4.2, UA-III.2.2). In
//! draughts `?!` looks weak and is strong, the opposite of what chess players mean; so a list of the signs that
//! were used stands below the games.

use std::collections::BTreeMap;

use damier_language::{Args, Words};
use damier_pdn::{Dialect, Line, Meaning, Note, PdnGame, Sign};
use damier_rules::Rulebook;

/// What a sign says, in words; no number of pieces where it stands for any.
pub(crate) fn meaning(words: &Words, meaning: Meaning) -> String {
    let (id, count) = match meaning {
        Meaning::Quiet => ("sign-quiet", 0),
        Meaning::Capture => ("sign-capture", 0),
        Meaning::Strong => ("sign-strong", 0),
        Meaning::VeryStrong => ("sign-very-strong", 0),
        Meaning::Weak => ("sign-weak", 0),
        Meaning::VeryWeak => ("sign-very-weak", 0),
        Meaning::LooksWeakIsStrong => ("sign-looks-weak", 0),
        Meaning::LooksStrongIsWeak => ("sign-looks-strong", 0),
        Meaning::Forced => ("sign-forced", 0),
        Meaning::Win => ("sign-win", 0),
        Meaning::Draw => ("sign-draw", 0),
        Meaning::PiecesWon(count) => ("sign-pieces-won", count),
        Meaning::PiecesLost(count) => ("sign-pieces-lost", count),
        Meaning::SameResult => ("sign-same-result", 0),
        Meaning::FreeChoice => ("sign-free-choice", 0),
        Meaning::Interesting => ("sign-interesting", 0),
        Meaning::Dubious => ("sign-dubious", 0),
    };
    words.translate(id, &Args::new().with("count", count))
}

/// How a sign is written: with a number where it counts pieces.
pub(crate) fn written(sign: &Sign) -> String {
    match sign.meaning {
        Meaning::PiecesWon(_) | Meaning::PiecesLost(_) => format!("{}1, {}2 …", sign.text, sign.text),
        _ => sign.text.to_owned(),
    }
}

/// The signs that stand in some games, each with what it means in the code of a rulebook.
pub(super) fn used<'a>(
    games: impl IntoIterator<Item = &'a PdnGame>,
    book: &Rulebook,
    words: &Words,
) -> Vec<String> {
    let Some(dialect) = Dialect::of(book) else { return Vec::new() };
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    for game in games {
        collect(&game.line, dialect, words, &mut found);
    }
    found.into_iter().map(|(sign, meaning)| format!("{sign} – {meaning}")).collect()
}

fn collect(line: &Line, dialect: Dialect, words: &Words, found: &mut BTreeMap<String, String>) {
    let notes = line.steps.iter().flat_map(|step| &step.notes).chain(&line.before);
    for note in notes {
        match note {
            Note::Nag(nag) => {
                let known = u8::try_from(*nag).ok().and_then(Meaning::of_glyph);
                // A number says what chess players mean; only where the code has a sign for it is it printed as one.
                if let Some((own, sign)) = known.and_then(|own| Some((own, dialect.write(own)?))) {
                    found.insert(sign, meaning(words, own));
                }
            }
            Note::Variation(own) => collect(own, dialect, words, found),
            Note::Comment(_) => {}
        }
    }
    for strength in line.steps.iter().filter_map(|step| step.strength.as_deref()) {
        for own in dialect.read(strength).unwrap_or_default() {
            if let Some(sign) = dialect.write(own) {
                found.insert(sign, meaning(words, own));
            }
        }
    }
}
