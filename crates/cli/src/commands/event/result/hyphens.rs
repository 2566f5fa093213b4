//! Scores that begin with a hyphen (`-/+`, `--+`, `---`) are no options: they are marked before the command
//! line is read, and unmarked when results are read.

use std::ffi::OsString;

/// Stands before a word that is a score. No keyboard has it.
const MARK: char = '\u{E002}';

/// Marks the scores among the words of a command line that enters results.
pub(crate) fn protect(words: impl IntoIterator<Item = OsString>) -> Vec<OsString> {
    let mut seen = [false; 2];
    let mark = |word: OsString| {
        let is_result = seen == [true; 2];
        seen[1] |= seen[0] && word == "result";
        seen[0] |= word == "event";
        match word.to_str() {
            Some(text) if is_result && is_score(text) => OsString::from(format!("{MARK}{text}")),
            _ => word,
        }
    };
    words.into_iter().map(mark).collect()
}

/// Words as they were typed.
pub(super) fn unprotect(text: &str) -> String {
    text.replace(MARK, "")
}

/// Whether a word is made of signs only; `-` is standard input, `--` ends the options.
fn is_score(word: &str) -> bool {
    let signs = word.trim_end_matches([',', ';']);
    signs.starts_with('-')
        && (signs.len() > 2 || signs.len() < word.len() || (signs.len() == 2 && signs != "--"))
        && signs.chars().all(|c| "-+=/:".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_no_options() {
        let typed = "damier event result 1 -/+ 2 --+, 3 --- 4 -, 5 -= --json -f x.damier --start - --";
        let marked: Vec<String> = protect(typed.split(' ').map(OsString::from))
            .into_iter()
            .map(|word| word.into_string().unwrap())
            .filter(|word| word.contains(MARK))
            .collect();
        assert_eq!(unprotect(&marked.join(" ")), "-/+ --+, --- -, -=");
        let other = protect(["damier", "perft", "--+"].map(OsString::from));
        assert_eq!(other[2], "--+");
    }
}
