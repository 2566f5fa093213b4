//! The units of tests: functions of Rust, cases and rows of case files.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::super::cite;
use super::graph::{Code, Graph, crate_of};
use super::items::{Item, group_end, references};
use super::lex::Kind;
use super::{Reach, Reaches};

/// Tests that start the program or speak HTTP: they are people themselves.
const THROUGH_DOORS: [&str; 2] = ["crates/cli/tests/", "crates/site/server/tests/"];

/// Words of case lines that compare a row of text.
const TEXT_WORDS: [(&str, &str); 1] = [("crates/game/rules/tests/cases/", "says")];

/// Files of which each row is a text.
const TEXT_ROWS: [&str; 2] =
    ["crates/sport/compete/tests/cases/duties.cases", "crates/game/pdn/tests/cases/signs.cases"];

/// Lines that only name or set up a case.
const SETTING: [&str; 6] = ["case", "vector", "rules", "switch", "when", "pos"];

fn reach(out_of_reach: BTreeSet<String>) -> Reach {
    match out_of_reach.is_empty() {
        true => Reach::Doors,
        false => Reach::Library(out_of_reach.into_iter().collect()),
    }
}

/// The tests of a crate: what their helpers and the arms of their readers use.
pub(super) struct Tests<'a> {
    graph: &'a Graph,
    /// Functions and tables of the tests, by name.
    helpers: BTreeMap<&'a str, (&'a Code, &'a Item)>,
    /// The bodies of the arms that begin with a text, by that text.
    arms: BTreeMap<&'a str, Vec<(&'a Code, Range<usize>)>>,
}

impl<'a> Tests<'a> {
    /// All files of a crate that hold tests.
    pub(super) fn new(graph: &'a Graph, files: &[&'a Code]) -> Tests<'a> {
        let mut tests = Tests { graph, helpers: BTreeMap::new(), arms: BTreeMap::new() };
        for code in files {
            for item in code.items.items.iter().filter(|item| item.in_tests) {
                tests.helpers.entry(&item.name).or_insert((code, item));
            }
            for (word, body) in arms(code) {
                tests.arms.entry(word).or_default().push((code, body));
            }
        }
        tests
    }

    /// Every line of a file that belongs to a test: to the function around it or, outside of all, to the next one.
    pub(super) fn of_code(&self, code: &Code, text: &str, out: &mut Reaches) {
        let tests: Vec<&Item> = code.items.items.iter().filter(|item| item.in_tests).collect();
        let line_of = |at: usize| code.tokens.get(at).map_or(usize::MAX, |token| token.line);
        let mut measured: BTreeMap<usize, Reach> = BTreeMap::new();
        for (line, _) in (1..).zip(text.lines()).filter(|(_, line)| cite::mentions(line).next().is_some()) {
            let Some(item) = tests.iter().find(|item| line_of(item.words.end - 1) >= line) else { continue };
            let reach = measured.entry(item.words.start).or_insert_with(|| self.of_item(code, item, &tests));
            out.lines.insert((code.file.clone(), line), reach.clone());
        }
    }

    fn of_item(&self, code: &Code, item: &Item, tests: &[&Item]) -> Reach {
        if THROUGH_DOORS.iter().any(|door| code.file.starts_with(door)) {
            return Reach::Doors;
        }
        let mut used = self.used(code, item.words.clone());
        // A table is what the functions make of it that name it.
        if item.name.chars().all(|c| c.is_ascii_uppercase() || c == '_' || c.is_ascii_digit()) {
            for user in tests {
                if references(&code.tokens, user.words.clone()).any(|name| name == item.name) {
                    used.extend(self.used(code, user.words.clone()));
                }
            }
        }
        reach(used)
    }

    /// The helper that a test calls so: of its own file, or of another one where the program has nothing of this name.
    fn helper<'b>(&'b self, code: &'b Code, name: &str) -> Option<(&'b Code, &'b Item)> {
        let own = code.items.items.iter().find(|item| item.in_tests && item.name == name);
        let other = || self.helpers.get(name).copied().filter(|_| !self.graph.defines(name));
        own.map(|item| (code, item)).or_else(other)
    }

    /// What words use out of reach, together with the helpers that they call. An arm of a helper that begins with a
    /// text is left to the cases that say this word.
    fn used(&self, code: &Code, words: Range<usize>) -> BTreeSet<String> {
        let mut used = BTreeSet::new();
        let mut waiting = vec![(code, words)];
        let mut seen: BTreeSet<&str> = BTreeSet::new();
        while let Some((code, words)) = waiting.pop() {
            for part in without_arms(code, words) {
                for name in references(&code.tokens, part.clone()) {
                    if let Some((of, item)) = self.helper(code, name)
                        && seen.insert(&item.name)
                    {
                        waiting.push((of, item.words.clone()));
                    }
                }
                let out = self.graph.out_of_reach(code, part).into_iter();
                used.extend(out.filter(|name| self.helper(code, name).is_none()));
            }
        }
        used
    }

    /// Every line of a case file: its case or, where there are none, its row.
    pub(super) fn of_cases(&self, file: &str, text: &str, out: &mut Reaches) {
        let lines: Vec<&str> = text.lines().collect();
        let begins = |line: &str| line.starts_with("case ") || line.starts_with("{\"case\"");
        let has_cases = lines.iter().any(|line| begins(line));
        let mut by_word: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
        let mut from = 0;
        while from < lines.len() {
            let next = (from + 1..lines.len()).find(|next| !has_cases || begins(lines[*next]));
            let to = next.unwrap_or(lines.len());
            let mut used = BTreeSet::new();
            for word in lines[from..to].iter().flat_map(|line| words_of(line)).collect::<BTreeSet<_>>() {
                used.extend(by_word.entry(word).or_insert_with(|| self.of_word(word)).iter().cloned());
            }
            self.unit(file, from, &lines[from..to], used, out);
            from = to;
        }
    }

    fn of_word(&self, word: &str) -> BTreeSet<String> {
        let arms = self.arms.get(word).into_iter().flatten();
        arms.flat_map(|(code, body)| self.used(code, body.clone())).collect()
    }

    fn unit(&self, file: &str, from: usize, lines: &[&str], mut used: BTreeSet<String>, out: &mut Reaches) {
        let folder = crate_of(file);
        for tag in lines.iter().filter_map(|line| stored_fact(line)) {
            if !self.graph.is_built(folder, "Fact", &tag) {
                used.insert(format!("Fact::{tag}"));
            }
        }
        if file.ends_with("/permissions.cases")
            && let Some(action) = lines[0].split_whitespace().next().filter(|_| lines[0].contains('|'))
        {
            let action = camel(action);
            if !self.graph.is_built(folder, "Action", &action) {
                used.insert(format!("Action::{action}"));
            }
        }
        let whole = reach(used);
        let key = |line: &str| line.split_whitespace().next().unwrap_or_default().to_owned();
        let is_text = |line: &str| {
            let says = |(of, word): &(&str, &str)| file.starts_with(of) && key(line) == *word;
            TEXT_ROWS.contains(&file) || TEXT_WORDS.iter().any(says)
        };
        let does = |line: &&&str| {
            let key = key(line);
            !key.is_empty() && !key.starts_with('#') && !SETTING.contains(&key.as_str())
        };
        let all_text =
            lines.iter().any(|line| does(&line)) && lines.iter().filter(does).all(|line| is_text(line));
        for (number, line) in (from + 1..).zip(lines) {
            let reach = if is_text(line) || all_text { Reach::Text } else { whole.clone() };
            out.lines.insert((file.to_owned(), number), reach);
        }
        // What stands behind the name of a case is tried where its lines name it: in rows of text only as a text.
        for id in cite::mentions(lines[0]).map(|mention| mention.id).filter(|_| lines.len() > 1) {
            let mut naming = lines[1..].iter().filter(|line| names(line, id)).peekable();
            if naming.peek().is_some() && naming.all(|line| is_text(line)) {
                out.texts.insert((file.to_owned(), from + 1, id.to_owned()));
            }
        }
    }
}

/// Arms that begin with a text: the text and the words of the body.
fn arms(code: &Code) -> Vec<(&str, Range<usize>)> {
    let tokens = &code.tokens;
    let arrow = |at: usize| {
        let end = |next: usize| tokens[next].is("{") || tokens[next].is(";");
        let mut pattern = (at + 1..tokens.len().min(at + 40)).take_while(|next| !end(*next));
        pattern.find(|next| tokens[*next].is(">") && tokens[*next - 1].is("="))
    };
    let texts = tokens.iter().enumerate().filter(|(_, token)| token.kind == Kind::Text);
    let found = texts.filter_map(|(at, token)| {
        let start = arrow(at)? + 1;
        let mut end = start;
        while end < tokens.len() && !tokens[end].is(",") && !tokens[end].is("}") {
            let block = tokens[end].is("{");
            end = group_end(tokens, end);
            if block {
                break;
            }
        }
        Some((token.text.as_str(), start..end))
    });
    found.collect()
}

/// Words without the arms that begin with a text.
fn without_arms(code: &Code, words: Range<usize>) -> Vec<Range<usize>> {
    let mut out = Vec::new();
    let mut from = words.start;
    for (_, body) in arms(code) {
        let inside = body.start >= from && body.end <= words.end && body != words;
        if inside {
            out.push(from..body.start);
            from = body.end;
        }
    }
    out.push(from..words.end);
    out
}

fn names(line: &str, id: &str) -> bool {
    cite::mentions(line).any(|mention| mention.id == id)
}

/// The words of a line that its reader knows: not the name of a case, nor what is expected in words.
fn words_of(line: &str) -> impl Iterator<Item = &str> {
    let bare = line.split('#').next().unwrap_or_default();
    let told = bare.split(" => ").next().filter(|told| !told.starts_with("case ")).unwrap_or_default();
    told.split_whitespace()
}

/// The name of the fact in a line of JSON, as its enum spells it.
fn stored_fact(line: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(line).ok()?;
    if value.get("refused").is_some() {
        return None;
    }
    let fact = value.get("fact")?;
    let tag = fact.as_str().or_else(|| fact.as_object()?.keys().next().map(String::as_str))?;
    Some(camel(tag))
}

fn camel(snake: &str) -> String {
    snake
        .split(['_', '-'])
        .map(|word| {
            let mut chars = word.chars();
            chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
        })
        .collect()
}
