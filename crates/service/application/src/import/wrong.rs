//! What is wrong in a file of games, told in the reader's language.

use damier_language::{Args, Words};
use damier_pdn::{FaultKind, MoveTextError, Notation};
use damier_rules::{Square, Variant};

use super::game::{ImportRefusal, MOST_PLIES};
use crate::study::{translate_fen, translate_setup};

/// What is wrong at a place of a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wrong {
    /// The text, and the variant that it was read for.
    Text(FaultKind, Option<Variant>),
    Move {
        /// As it is written.
        text: String,
        /// Why it is none.
        why: MoveTextError,
        /// Of which game.
        variant: Option<Variant>,
    },
    /// A game that is not taken in for another reason.
    Game(ImportRefusal),
    /// A game whose day makes no sense: it is kept without one.
    Day(String),
    /// A game whose moves cannot be played.
    Unplayable,
    /// There are more games than are taken in, or the server is about to end: this one and all after it are left out.
    BrokenOff,
}

impl Wrong {
    /// What is wrong, in words.
    pub fn text(&self, words: &Words) -> String {
        match self {
            Wrong::Text(kind, variant) => text_told(kind, *variant, words),
            Wrong::Move { text, why, variant } => move_told(text, why, *variant, words),
            Wrong::Game(why) => game_told(why, words),
            Wrong::Day(text) => words.translate("pdn-day", &Args::new().with("text", text.as_str())),
            Wrong::Unplayable => words.text("pdn-unplayable"),
            Wrong::BrokenOff => words.text("sent-broken-off"),
        }
    }
}

/// Faults by which something of a game is lost; others are not told.
fn text_told(kind: &FaultKind, variant: Option<Variant>, words: &Words) -> String {
    match kind {
        FaultKind::UnclosedComment => words.text("pdn-unclosed-comment"),
        FaultKind::StrayBrace => words.text("pdn-stray-brace"),
        FaultKind::UnclosedVariation => words.text("pdn-unclosed-variation"),
        FaultKind::StrayParenthesis => words.text("pdn-stray-parenthesis"),
        FaultKind::TooDeep { limit } => words.translate("pdn-too-deep", &Args::new().with("limit", *limit)),
        FaultKind::TooLong { limit } => words.translate("pdn-too-long", &Args::new().with("limit", *limit)),
        FaultKind::Unknown { text } => {
            words.translate("pdn-unknown", &Args::new().with("text", text.as_str()))
        }
        FaultKind::UnclosedTag => words.text("pdn-unclosed-tag"),
        FaultKind::BadSetup => words.text("pdn-bad-setup"),
        FaultKind::NotSupported(own) => {
            words.translate("pdn-not-supported", &Args::new().with("number", own.number))
        }
        FaultKind::BadFen(error) => {
            words.translate("pdn-bad-fen", &Args::new().with("why", translate_fen(error, words)))
        }
        FaultKind::ImpossiblePosition { faults } => {
            let variant = variant.unwrap_or(Variant::International);
            let notation = Notation::pdn(variant);
            let told = faults.iter().map(|fault| translate_setup(fault, variant, &notation, words));
            let why = told.collect::<Vec<_>>().join("; ");
            words.translate("pdn-impossible", &Args::new().with("why", why))
        }
        FaultKind::More { count } => words.translate("pdn-more", &Args::new().with("count", *count)),
        small => small.to_string(),
    }
}

fn move_told(text: &str, why: &MoveTextError, variant: Option<Variant>, words: &Words) -> String {
    let args = || Args::new().with("text", text);
    let either = |legal: &[String]| legal.join(", ");
    match why {
        MoveTextError::Empty => words.text("pdn-move-empty"),
        MoveTextError::TooLong { limit, .. } => {
            words.translate("pdn-move-too-long", &args().with("limit", *limit))
        }
        MoveTextError::NotAMove { .. } => words.translate("pdn-move-not-a-move", &args()),
        MoveTextError::NoSuchSquare { name, squares, .. } => {
            let args = args().with("name", name.as_str()).with("squares", *squares);
            words.translate("pdn-move-no-such-square", &args)
        }
        MoveTextError::ShortForm { .. } => words.translate("pdn-move-short", &args()),
        MoveTextError::NotLegal { refused: Some(refused), .. } => {
            let squares = variant.map(|variant| (Notation::pdn(variant).squares, variant.board()));
            let why = words.describe_with("move-refused", refused, &|kind, value| {
                let (squares, board) = squares?;
                let number = u8::try_from(value.as_u64()?).ok()?;
                let square = Square::from_number(number).filter(|_| kind == "square")?;
                Some(squares.name(board, square))
            });
            words.translate("pdn-move-not-legal", &args().with("why", why))
        }
        MoveTextError::NotLegal { refused: None, .. } => words.translate("pdn-move-none-fits", &args()),
        MoveTextError::NoSuchRoute { legal, .. } => {
            words.translate("pdn-move-route", &args().with("legal", either(legal)))
        }
        MoveTextError::Ambiguous { legal, .. } => {
            words.translate("pdn-move-ambiguous", &args().with("legal", either(legal)))
        }
    }
}

fn game_told(why: &ImportRefusal, words: &Words) -> String {
    match why {
        ImportRefusal::Variant => words.text("pdn-game-variant"),
        ImportRefusal::NoMoves => words.text("pdn-game-no-moves"),
        ImportRefusal::TooLong { found } => {
            words.translate("pdn-game-too-long", &Args::new().with("found", *found).with("most", MOST_PLIES))
        }
        ImportRefusal::Setup => words.text("pdn-game-setup"),
        ImportRefusal::Refused(refused) => refused.told_by_numbers(words),
        ImportRefusal::Trouble => words.text("site-trouble"),
    }
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use damier_language::Language;
    use damier_pdn::{ReplayOptions, Severity, read_games, replay};

    use super::*;

    /// Games with one fault each, and what is said about it in English.
    const FAULTS: &str = include_str!("../../tests/cases/pdn-faults.txt");

    /// What is wrong in the games of a text.
    fn wrong(text: &str) -> Vec<Wrong> {
        let options = ReplayOptions { variations: false, ..ReplayOptions::default() };
        let mut all = Vec::new();
        for read in read_games(Cursor::new(text.as_bytes().to_vec())).flatten() {
            let replayed = replay(&read, &options);
            let faults = read.faults.iter().chain(&replayed.faults);
            let faults = faults.filter(|fault| fault.severity() == Severity::Error);
            all.extend(faults.map(|fault| Wrong::Text(fault.kind.clone(), replayed.variant)));
            all.extend(replayed.illegal.iter().map(|own| Wrong::Move {
                text: own.text.clone(),
                why: own.reason.clone(),
                variant: replayed.variant,
            }));
        }
        all
    }

    #[test]
    fn every_fault_is_told_in_every_language() {
        let cases = FAULTS.split("\n---\n").filter_map(|case| case.trim().split_once('\n'));
        for (said, text) in cases {
            let all = wrong(text);
            let told: Vec<String> = all.iter().map(|own| own.text(Words::of(Language::EN))).collect();
            let said = said.trim_start_matches("# ");
            assert!(told.iter().any(|own| own.contains(said)), "{said}: {told:?}\n{text}");
            for language in Language::all().filter(|language| *language != Language::EN) {
                for (own, english) in all.iter().zip(&told) {
                    let other = own.text(Words::of(language));
                    assert!(other != *english && !other.contains('⟦'), "{language}: {other}");
                }
            }
        }
    }
}
