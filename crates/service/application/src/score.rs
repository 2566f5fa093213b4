//! Scores in the words of a language.

use damier_language::{Args, Words};
use damier_rules::Color;

/// A score for White: `+0.35`, or who wins in how many half-moves.
pub fn text(score: i32, decided_in: Option<i32>, words: &Words) -> String {
    match decided_in {
        Some(plies) => {
            let winner = if score > 0 { Color::White } else { Color::Black };
            let args =
                Args::new().with("winner", words.describe("color", &winner)).with("plies", plies.abs());
            words.translate("analysis-decided", &args)
        }
        None => {
            let plus = if score > 0 { "+" } else { "" };
            format!("{plus}{}", words.rational(i64::from(score), 100))
        }
    }
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    #[test]
    fn scores_are_told_for_white() {
        let words = Words::of(Language::FR);
        assert_eq!(text(35, None, words), "+0,35");
        assert_eq!(text(-120, None, words), "−1,2");
        assert_eq!(text(0, None, words), "0");
        assert!(text(-30_993, Some(-7), words).contains('7'));
    }
}
