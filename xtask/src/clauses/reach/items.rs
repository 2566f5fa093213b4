//! What a file of Rust defines, and what each of its definitions names.

use std::ops::Range;

use super::lex::Token;

/// A function, a constant, a type or a macro.
#[derive(Debug)]
pub(super) struct Item {
    pub(super) name: String,
    /// The type of the `impl` in which it stands.
    pub(super) of: Option<String>,
    /// It belongs to a trait, so that nobody need call it by its name.
    pub(super) implicit: bool,
    /// It stands in the tests of its module.
    pub(super) in_tests: bool,
    pub(super) words: Range<usize>,
}

/// An enum with its variants.
#[derive(Debug)]
pub(super) struct Enum {
    pub(super) name: String,
    pub(super) variants: Vec<String>,
    /// JSON can be read as one.
    pub(super) is_read: bool,
}

/// What a file defines.
#[derive(Debug, Default)]
pub(super) struct Items {
    pub(super) items: Vec<Item>,
    pub(super) enums: Vec<Enum>,
    /// Words outside of all definitions: what macros are given.
    pub(super) loose: Vec<Range<usize>>,
}

/// Where a walk stands.
#[derive(Clone, Default)]
struct Place {
    of: Option<String>,
    implicit: bool,
    in_tests: bool,
}

/// Finds all definitions.
pub(super) fn items(tokens: &[Token], in_tests: bool) -> Items {
    let mut found = Items::default();
    walk(tokens, 0..tokens.len(), &Place { in_tests, ..Place::default() }, &mut found);
    found
}

fn walk(tokens: &[Token], range: Range<usize>, place: &Place, found: &mut Items) {
    let mut at = range.start;
    let mut attributes = range.start..range.start;
    while at < range.end {
        let word = tokens[at].text.as_str();
        let named = |offset: usize| tokens.get(at + offset).filter(|token| token.is_name());
        let mut item = |name: &Token, words: Range<usize>| {
            found.items.push(Item {
                name: name.text.clone(),
                of: place.of.clone(),
                implicit: place.implicit,
                in_tests: place.in_tests,
                words,
            });
        };
        let next = match (word, named(1)) {
            ("#", _) => {
                let end =
                    group_end(tokens, at + 1 + usize::from(tokens.get(at + 1).is_some_and(|t| t.is("!"))));
                if attributes.end != at {
                    attributes.start = at;
                }
                attributes.end = end;
                end
            }
            ("mod", Some(_)) if tokens.get(at + 2).is_some_and(|token| token.is("{")) => {
                let end = group_end(tokens, at + 2);
                let tests = tokens[attributes.clone()].iter().any(|token| token.is("test"));
                let inside = Place { in_tests: place.in_tests || tests, ..place.clone() };
                walk(tokens, at + 3..end - 1, &inside, found);
                end
            }
            ("impl", _) => {
                let open = open_brace(tokens, at);
                let header = &tokens[at..open];
                let of = header
                    .iter()
                    .position(|token| token.is("for"))
                    .map_or_else(|| type_name(&header[1..]), |at| type_name(&header[at + 1..]));
                let implicit = header.iter().any(|token| token.is("for"));
                let end = group_end(tokens, open);
                walk(
                    tokens,
                    open + 1..end.max(open + 2) - 1,
                    &Place { of, implicit, ..place.clone() },
                    found,
                );
                end
            }
            ("trait", Some(name)) => {
                let open = open_brace(tokens, at);
                let end = group_end(tokens, open);
                item(name, at..open);
                walk(tokens, open + 1..end.max(open + 2) - 1, place, found);
                end
            }
            ("fn", Some(name)) => {
                let end = item_end(tokens, at);
                item(name, at..end);
                end
            }
            ("const" | "static", Some(name)) if name.text != "fn" => {
                let end = statement_end(tokens, at);
                item(name, at..end);
                end
            }
            ("struct" | "type" | "union", Some(name)) => {
                let end = item_end(tokens, at);
                item(name, at..end);
                end
            }
            ("enum", Some(name)) => {
                let open = open_brace(tokens, at);
                let end = group_end(tokens, open);
                item(name, at..end);
                found.enums.push(Enum {
                    name: name.text.clone(),
                    variants: variants(&tokens[open + 1..end.max(open + 2) - 1]),
                    is_read: tokens[attributes.clone()]
                        .iter()
                        .any(|token| token.is("Deserialize") || token.is("ValueEnum")),
                });
                end
            }
            ("macro_rules", _) => {
                if let Some(name) = tokens.get(at + 2) {
                    item(name, at..group_end(tokens, at + 3));
                }
                group_end(tokens, at + 3)
            }
            ("use" | "extern", _) => statement_end(tokens, at),
            _ if tokens[at].is_name() && tokens.get(at + 1).is_some_and(|token| token.is("!")) => {
                let end = group_end(tokens, at + 2);
                found.loose.push(at..end);
                end
            }
            _ => at + 1,
        };
        if !matches!(word, "#" | "pub" | "(" | ")" | "crate" | "super" | "in") {
            attributes = next..next;
        }
        at = next.max(at + 1);
    }
}

/// The type after `impl` or `for`: the last word of its path.
fn type_name(tokens: &[Token]) -> Option<String> {
    let mut depth = 0_i32;
    let mut found = None;
    for token in tokens {
        match token.text.as_str() {
            "<" => depth += 1,
            ">" => depth -= 1,
            "where" | "for" => break,
            _ if depth == 0 && token.is_name() => found = Some(token.text.clone()),
            _ => {}
        }
    }
    found
}

fn variants(tokens: &[Token]) -> Vec<String> {
    let mut out = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if tokens[at].is("#") {
            at = group_end(tokens, at + 1);
        } else if tokens[at].is_name() {
            out.push(tokens[at].text.clone());
            while at < tokens.len() && !tokens[at].is(",") {
                at = group_end(tokens, at);
            }
        } else {
            at += 1;
        }
    }
    out
}

/// The end of a bracketed group that begins here, else of the one word.
pub(super) fn group_end(tokens: &[Token], at: usize) -> usize {
    let mut depth = 0_i32;
    for (index, token) in tokens.iter().enumerate().skip(at) {
        match token.text.as_str() {
            _ if token.kind != super::lex::Kind::Sign => {}
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth -= 1,
            _ => {}
        }
        if depth <= 0 {
            return index + 1;
        }
    }
    tokens.len()
}

fn open_brace(tokens: &[Token], at: usize) -> usize {
    (at..tokens.len()).find(|index| tokens[*index].is("{")).unwrap_or(tokens.len().saturating_sub(1))
}

/// The end of what ends with its braces or, where it has none, with a semicolon.
fn item_end(tokens: &[Token], at: usize) -> usize {
    let mut index = at;
    while index < tokens.len() {
        if tokens[index].is(";") {
            return index + 1;
        }
        let end = group_end(tokens, index);
        if tokens[index].is("{") {
            return end;
        }
        index = end;
    }
    tokens.len()
}

fn statement_end(tokens: &[Token], at: usize) -> usize {
    let mut index = at;
    while index < tokens.len() && !tokens[index].is(";") {
        index = group_end(tokens, index);
    }
    (index + 1).min(tokens.len())
}

/// The functions, types and constants that words refer to.
pub(super) fn references(tokens: &[Token], range: Range<usize>) -> impl Iterator<Item = &str> {
    range.filter_map(move |at| {
        let token = tokens.get(at).filter(|token| token.is_name())?;
        let before = |text: &str| at > 0 && tokens[at - 1].is(text);
        let after = |text: &str| tokens.get(at + 1).is_some_and(|next| next.is(text));
        let called =
            after("(") || after("!") || (after(":") && tokens.get(at + 2).is_some_and(|t| t.is(":")));
        let pathed = before(":") && at > 1 && tokens[at - 2].is(":");
        let handed = (before("(") || before(",") || before("=")) && (after(")") || after(",") || after(";"));
        (called || pathed || handed || token.is_large()).then_some(token.text.as_str())
    })
}

/// The variants that words build: `Enum::Variant`, unless it stands for a pattern.
pub(super) fn built<'a>(
    tokens: &'a [Token],
    range: Range<usize>,
    of: Option<&'a str>,
) -> impl Iterator<Item = (&'a str, &'a str)> {
    range.filter_map(move |at| {
        let (name, variant) = (tokens.get(at)?, tokens.get(at + 3)?);
        let pathed = tokens[at + 1].is(":") && tokens[at + 2].is(":");
        if !(name.is_large() && pathed && variant.is_large()) || is_pattern(tokens, at + 3) {
            return None;
        }
        let name = if name.is("Self") { of? } else { name.text.as_str() };
        Some((name, variant.text.as_str()))
    })
}

/// Whether a variant is only looked for: `V(_)`, `V { .. }`, or an arrow, a bar or a condition follows.
fn is_pattern(tokens: &[Token], variant: usize) -> bool {
    let mut end = variant + 1;
    if tokens.get(end).is_some_and(|token| token.is("(") || token.is("{")) {
        end = group_end(tokens, end);
        let inside = &tokens[variant + 2..end.max(variant + 3) - 1];
        if inside.last().is_some_and(|token| token.is("_") || token.is(".")) {
            return true;
        }
    }
    let text = |at: usize| tokens.get(at).map_or("", |token| token.text.as_str());
    loop {
        match text(end) {
            "=" => return text(end + 1) != "=",
            "|" => return text(end + 1) != "|",
            "if" => return true,
            ")" | "]" => {}
            "," if is_matched(tokens, variant) => return true,
            "," => {
                // The rest of a tuple or of what is handed over.
                while end < tokens.len() && !matches!(text(end), ")" | "]" | "}" | ";") {
                    end = group_end(tokens, end);
                }
                if !matches!(text(end), ")" | "]") {
                    return false;
                }
            }
            _ => return false,
        }
        if is_matched(tokens, variant) {
            return true;
        }
        end += 1;
    }
}

/// Whether it stands in `matches!(…)`, after what is matched.
fn is_matched(tokens: &[Token], variant: usize) -> bool {
    let from = variant.saturating_sub(60);
    let found = (from..variant).rev().find(|at| tokens[*at].is("matches"));
    found.is_some_and(|at| {
        group_end(tokens, at + 2) > variant && !tokens[at + 3..variant].iter().all(|t| !t.is(","))
    })
}

#[cfg(test)]
mod tests {
    use super::super::lex::tokens;
    use super::*;

    #[test]
    fn definitions_and_what_they_name() {
        let source = "use a::B; impl Show for Board { fn fmt(&self) { shown(self) } } \
                      #[derive(Deserialize)] pub enum Fact { One, Two { a: u8 }, #[x] Three(B) } \
                      const ALL: [Fact; 2] = [Fact::One, Fact::Two { a: 1 }]; \
                      fn read(f: &Fact) -> bool { matches!(f, Fact::Three(_)) } \
                      #[cfg(test)] mod tests { #[test] fn tried() { Fact::Three(b); } }";
        let words = tokens(source);
        let found = items(&words, false);
        let names: Vec<(&str, bool, bool)> =
            found.items.iter().map(|item| (item.name.as_str(), item.implicit, item.in_tests)).collect();
        assert_eq!(
            names,
            [
                ("fmt", true, false),
                ("Fact", false, false),
                ("ALL", false, false),
                ("read", false, false),
                ("tried", false, true)
            ]
        );
        assert_eq!(found.items[0].of.as_deref(), Some("Board"));
        assert_eq!(found.enums[0].variants, ["One", "Two", "Three"]);
        assert!(found.enums[0].is_read);
        let made = |name: &str| {
            let item = found.items.iter().find(|item| item.name == name).expect("it is there");
            built(&words, item.words.clone(), None).map(|(_, variant)| variant).collect::<Vec<_>>()
        };
        assert_eq!(made("ALL"), ["One", "Two"]);
        assert!(made("read").is_empty());
        assert_eq!(made("tried"), ["Three"]);
        let shown = references(&words, found.items[0].words.clone());
        assert!(shown.collect::<Vec<_>>().contains(&"shown"));
    }
}
