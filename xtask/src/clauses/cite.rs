//! Finds the names of clauses in any text.
//!
//! A name is a code, a dash and a number: words of letters and digits joined by `.`, `/` or `-`, as in
//! `UA13-II.1.1/cont` or `COL-1.6.3bis-c`. The longest such run is the name, so `FMJD-I.4.13` does not
//! mention `FMJD-I.4.1`; a joint with no word behind it is punctuation, so a sentence may end with a name.

/// The codes, as they stand before the first dash of a name.
const CODES: [&str; 5] = ["UA13", "UA", "FMJD", "COL", "WCDF"];

/// What looks like a clause in a text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Mention<'a> {
    pub(super) id: &'a str,
    /// `UA-V.*`: the chapter is meant, not one of its clauses.
    pub(super) whole_chapter: bool,
}

impl Mention<'_> {
    /// Whether it can only be meant as a clause. `FMJD-100` or `UA-based` are ordinary words.
    pub(super) fn is_numbered(&self) -> bool {
        self.id.contains(['.', '/']) && self.id.contains(|c: char| c.is_ascii_digit())
    }
}

/// All mentions in the order of the text.
pub(super) fn mentions(text: &str) -> impl Iterator<Item = Mention<'_>> {
    let mut from = 0;
    std::iter::from_fn(move || {
        while let Some(dash) = text[from..].find('-').map(|i| from + i) {
            from = dash + 1;
            let Some(start) = code_before(text, dash) else { continue };
            let end = number_end(text, from);
            if end > from {
                from = end;
                return Some(Mention { id: &text[start..end], whole_chapter: text[end..].starts_with(".*") });
            }
        }
        None
    })
}

/// Where the code that ends just before `dash` begins.
fn code_before(text: &str, dash: usize) -> Option<usize> {
    let head = &text[..dash];
    let glued = |c: char| c.is_alphanumeric() || c == '_';
    CODES
        .iter()
        .find_map(|code| head.strip_suffix(code))
        .filter(|before| !before.ends_with(glued))
        .map(str::len)
}

/// The end of the run of words that begins at `start`.
fn number_end(text: &str, start: usize) -> usize {
    let mut end = start + word_len(&text[start..]);
    while end > start {
        let rest = &text[end..];
        let Some(next) = rest.strip_prefix(['.', '/', '-']) else { break };
        let length = word_len(next);
        if length == 0 || begins_another(next) {
            break;
        }
        end += 1 + length;
    }
    end
}

fn begins_another(text: &str) -> bool {
    CODES.iter().any(|code| text.strip_prefix(code).is_some_and(|rest| rest.starts_with('-')))
}

fn word(c: char) -> bool {
    c.is_ascii_alphanumeric()
}

fn word_len(text: &str) -> usize {
    text.find(|c: char| !word(c)).unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: &[&str]) {
        let found: Vec<&str> = mentions(text).map(|mention| mention.id).collect();
        assert_eq!(found, expected, "in {text:?}");
    }

    #[test]
    fn every_shape_of_name_is_read_whole() {
        let names = [
            "UA13-II.1.1/cont",
            "COL-1.6.3bis-c",
            "COL-1.13.2-b",
            "COL-1.13.2b",
            "UA13-IV.15/a",
            "UA-III.10.9.14.d",
            "FMJD-I.4.13",
            "FMJD-IIIbis.5.9.A.a",
            "FMJD-IX.F2.n2",
            "UA-Annex.1-2",
            "UA-VIII.Def.4a",
            "WCDF-N.iii",
            "COL-3.7.3-team",
            "COL-6",
            "UA-Sign",
        ];
        for name in names {
            check(name, &[name]);
            check(&format!("({name}), `{name}`: {name}; {name}."), &[name; 4]);
            check(&format!("Як каже {name}…"), &[name]);
        }
    }

    #[test]
    fn punctuation_after_a_name_is_not_part_of_it() {
        check(
            "See FMJD-I.4.1. Then COL-1.13.2-a, WCDF-1.32.3/ and UA-V.Cap.8- no",
            &["FMJD-I.4.1", "COL-1.13.2-a", "WCDF-1.32.3", "UA-V.Cap.8"],
        );
    }

    #[test]
    fn names_may_touch_one_another() {
        check(
            "FMJD-I.4.1/FMJD-I.4.2-UA13-II.3.5,UA-V.Cap.8",
            &["FMJD-I.4.1", "FMJD-I.4.2", "UA13-II.3.5", "UA-V.Cap.8"],
        );
    }

    #[test]
    fn other_words_with_a_dash_are_left_alone() {
        check("TV-B13, D-05, O-1, AQUA-1.2, my_UA-1.2, UA13 - x, COL-", &[]);
        check("ЧУА-1.2 шUA-1.2", &[]);
    }

    #[test]
    fn a_chapter_is_told_from_its_clauses() {
        let found: Vec<Mention<'_>> = mentions("UA-V.* and UA-V.Cap.8").collect();
        assert_eq!(
            found,
            [Mention { id: "UA-V", whole_chapter: true }, Mention { id: "UA-V.Cap.8", whole_chapter: false },]
        );
    }

    #[test]
    fn ordinary_words_are_not_numbered() {
        for (text, numbered) in
            [("FMJD-100", false), ("UA-based", false), ("UA-V.Cap", false), ("UA-V.3", true)]
        {
            let all: Vec<bool> = mentions(text).map(|mention| mention.is_numbered()).collect();
            assert_eq!(all, [numbered], "{text}");
        }
    }
}
