//! What is held back of what people say: words that an administrator has listed, and links.

use damier_store::looks;

/// The longest list of words, in bytes, and the longest word.
pub const LONGEST_LIST: usize = 20_000;
const LONGEST_WORD: usize = 60;

/// Ends of names of hosts that are taken for links without anything before them.
const ENDS: [&str; 24] = [
    "com", "net", "org", "info", "biz", "io", "me", "tv", "gg", "xyz", "site", "online", "shop", "top",
    "app", "dev", "ru", "ua", "lt", "fr", "by", "pl", "de", "nl",
];

/// The words that are held back, as they look.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub(crate) struct WordList {
    /// Words that are held back as they are.
    whole: Vec<String>,
    /// Beginnings of words, written with a star at the end.
    beginnings: Vec<String>,
}

impl WordList {
    /// Reads a list: one word in each line, `spam*` for all words that begin so.
    pub(crate) fn read(text: &str) -> WordList {
        let mut list = WordList::default();
        for line in text.lines().map(str::trim).filter(|line| !line.is_empty() && line.len() <= LONGEST_WORD)
        {
            let (word, begins) = line.strip_suffix('*').map_or((line, false), |word| (word, true));
            let word = words(word).join(" ");
            if word.is_empty() {
                continue;
            }
            if begins { list.beginnings.push(word) } else { list.whole.push(word) }
        }
        list
    }

    /// Whether a text has one of the words, however it is spelled.
    pub(crate) fn is_in(&self, text: &str) -> bool {
        if self.whole.is_empty() && self.beginnings.is_empty() {
            return false;
        }
        let words = words(text);
        let said = format!(" {} ", words.join(" "));
        let joined = together(&words);
        let is_whole = |word: &String| said.contains(&format!(" {word} ")) || joined.contains(word);
        let is_begun = |begin: &String| {
            said.contains(&format!(" {begin}")) || joined.iter().any(|own| own.starts_with(begin.as_str()))
        };
        self.whole.iter().any(is_whole) || self.beginnings.iter().any(is_begun)
    }
}

/// The words of a text as they look.
fn words(text: &str) -> Vec<String> {
    looks(text)
        .split(|letter: char| !letter.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Letters that stand one by one, put together: `s p a m`.
fn together(words: &[String]) -> Vec<String> {
    // An m looks like two letters.
    let is_letter = |word: &String| word.chars().count() == 1 || word == "rn";
    words
        .chunk_by(|one, other| is_letter(one) && is_letter(other))
        .filter(|run| run.len() > 2)
        .map(<[String]>::concat)
        .collect()
}

/// Whether a text has a link, or what browsers and people take for one.
pub(crate) fn has_link(text: &str) -> bool {
    let text = text.to_lowercase();
    let is_host = |word: &str| {
        let host = word.split(['/', '?', '#', ':']).next().unwrap_or_default();
        let host = host.trim_matches(|letter: char| !letter.is_alphanumeric());
        match host.rsplit_once('.') {
            Some((name, end)) => {
                let is_name = name.chars().any(char::is_alphabetic) && !name.contains("..");
                is_name
                    && (ENDS.contains(&end)
                        || word.contains('/') && end.chars().all(char::is_alphabetic) && end.len() >= 2)
            }
            None => false,
        }
    };
    text.contains("://") || text.contains("www.") || text.split_whitespace().any(is_host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_known_however_they_are_spelled() {
        let list = WordList::read("spam\n\n  Дурень \nfool*\nvery bad\n***\n");
        for text in
            ["SPAM!", "this is s p a m", "Sраm", "ДУРЕНЬ", "foolish", "a very, bad game", "ｓｐａｍ", "spàm"]
        {
            assert!(list.is_in(text), "{text}");
        }
        for text in ["spamming", "good game", "a fol", "very good", "", "c3-d4 e5"] {
            assert!(!list.is_in(text), "{text}");
        }
        assert!(!WordList::read("").is_in("anything"));
    }

    #[test]
    fn links_are_told_from_moves_and_sentences() {
        for text in
            ["https://a.example", "see www.x", "go to club.com", "buy.shop/x?y", "a.example/x", "HTTP://X"]
        {
            assert!(has_link(text), "{text}");
        }
        for text in ["1.c3-d4 d6-c5", "32-28.", "good game...thanks", "1/2", "3.5/7", "well.", "e.g. this"] {
            assert!(!has_link(text), "{text}");
        }
    }
}
