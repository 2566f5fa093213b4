//! Cuts Rust source into words, so that names in comments and texts are not taken for code.

/// A word of Rust source.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Token {
    pub(super) kind: Kind,
    /// A name, the inside of a text, or one sign.
    pub(super) text: String,
    /// Counted from 1.
    pub(super) line: usize,
}

/// What a word is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A name or a keyword.
    Name,
    /// The inside of a text.
    Text,
    Sign,
}

impl Token {
    pub(super) fn is(&self, text: &str) -> bool {
        self.kind != Kind::Text && self.text == text
    }

    pub(super) fn is_name(&self) -> bool {
        self.kind == Kind::Name
    }

    /// A type, a variant or a constant by its spelling.
    pub(super) fn is_large(&self) -> bool {
        self.is_name() && self.text.starts_with(|c: char| c.is_ascii_uppercase())
    }
}

/// All words, without comments, numbers and lifetimes.
pub(super) fn tokens(source: &str) -> Vec<Token> {
    let mut out = Vec::new();
    let mut rest = source;
    let mut line = 1;
    while let Some(first) = rest.chars().next() {
        let (length, kind) = next(rest, first);
        let (word, after) = rest.split_at(length);
        match kind {
            Some(Kind::Text) => {
                let inside = word.trim_start_matches(['r', 'b', '#']).trim_end_matches('#').trim_matches('"');
                out.push(Token { kind: Kind::Text, text: inside.to_owned(), line });
            }
            Some(kind) => out.push(Token { kind, text: word.to_owned(), line }),
            None => {}
        }
        line += word.matches('\n').count();
        rest = after;
    }
    out
}

/// How long the next word is, and what; nothing for what is left out.
fn next(rest: &str, first: char) -> (usize, Option<Kind>) {
    let name = |c: char| c.is_alphanumeric() || c == '_';
    let until =
        |end: &str, from: usize| rest[from..].find(end).map_or(rest.len(), |at| from + at + end.len());
    if rest.starts_with("//") {
        return (rest.find('\n').unwrap_or(rest.len()), None);
    }
    if rest.starts_with("/*") {
        return (until("*/", 2), None);
    }
    let bare = rest.trim_start_matches(['r', 'b']);
    let prefix = rest.len() - bare.len();
    if prefix <= 2 && rest[..prefix].contains('r') {
        let hashes = bare.len() - bare.trim_start_matches('#').len();
        if bare[hashes..].starts_with('"') {
            return (until(&format!("\"{}", "#".repeat(hashes)), prefix + hashes + 1), Some(Kind::Text));
        }
    }
    if prefix <= 1 && bare.starts_with('"') {
        return (prefix + 1 + closing(&bare[1..], '"'), Some(Kind::Text));
    }
    if first == '\'' {
        let mut chars = rest[1..].chars();
        let (one, two) = (chars.next(), chars.next());
        if one == Some('\\') || two == Some('\'') {
            return (1 + closing(&rest[1..], '\''), None);
        }
        return (1 + rest[1..].find(|c| !name(c)).unwrap_or(rest.len() - 1), None);
    }
    if first.is_ascii_digit() {
        return (rest.find(|c| !name(c)).unwrap_or(rest.len()), None);
    }
    if name(first) {
        return (rest.find(|c| !name(c)).unwrap_or(rest.len()), Some(Kind::Name));
    }
    (first.len_utf8(), (!first.is_whitespace()).then_some(Kind::Sign))
}

/// The length up to and with the closing quote.
fn closing(inside: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    inside.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_texts_and_lifetimes_are_told_from_names() {
        let source = "fn a<'x>(b: &'x str) { // c\n r#\"d\"e\"# \"f\\\"g\" 'h' '\\n' /* i */ 12u8 Fact::J }";
        let names: Vec<String> =
            tokens(source).into_iter().filter(Token::is_name).map(|token| token.text).collect();
        assert_eq!(names, ["fn", "a", "b", "str", "Fact", "J"]);
        let texts: Vec<(String, usize)> = tokens(source)
            .into_iter()
            .filter(|token| token.kind == Kind::Text)
            .map(|token| (token.text, token.line))
            .collect();
        assert_eq!(texts, [("d\"e".to_owned(), 2), ("f\\\"g".to_owned(), 2)]);
    }
}
