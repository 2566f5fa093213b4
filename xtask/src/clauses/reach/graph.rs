//! What somebody at a command, a page or the API can set in motion.
//!
//! Everything in the command and the web storey is within reach. What that names is within reach too, and so on inward,
//! by name: two functions of one name count as one. A variant of an enum is within reach where code within reach builds
//! it; one that is only looked for in patterns is not. Enums that are read from JSON are built by whoever sends it,
//! except stored facts and rights: a fact counts only where a door makes it, a right only where an act asks for it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;

use super::items::{Items, built, items, references};
use super::lex::{Token, tokens};

/// The storeys of people: all they hold is within reach.
const DOORS: [&str; 2] = ["crates/cli/src/", "crates/site/server/src/"];

/// Enums whose variants are stored or listed somewhere, which lets nobody do anything.
const STORED: [&str; 3] = ["Fact", "ClockEvent", "Action"];

/// A file of Rust with its words and definitions.
pub(super) struct Code {
    pub(super) file: String,
    pub(super) tokens: Vec<Token>,
    pub(super) items: Items,
}

impl Code {
    pub(super) fn new(file: &str, source: &str, in_tests: bool) -> Code {
        let tokens = tokens(source);
        let items = items(&tokens, in_tests);
        Code { file: file.to_owned(), tokens, items }
    }

    /// The folder of its crate.
    pub(super) fn crate_folder(&self) -> &str {
        crate_of(&self.file)
    }

    /// Whether it can mean something of a crate: it belongs to it or names it.
    fn knows(&self, folder: &str) -> bool {
        let name = folder.rsplit('/').next().unwrap_or(folder).replace('-', "_");
        let name = format!("damier_{name}");
        self.crate_folder() == folder || self.tokens.iter().any(|token| token.is(&name))
    }
}

/// The folder of the crate to which a file belongs.
pub(super) fn crate_of(file: &str) -> &str {
    let end = file.find("/src/").or_else(|| file.find("/tests/"));
    end.map_or(file, |end| &file[..end])
}

/// An enum of a crate, and one of its variants.
type Variant = (String, String, String);

/// All that is within reach.
pub(super) struct Graph {
    defined: BTreeSet<String>,
    reached: BTreeSet<String>,
    /// Functions of traits, which nobody need name.
    implied: BTreeSet<String>,
    /// By name of the enum and the variant, the crates that have it.
    variants: BTreeMap<(String, String), BTreeSet<String>>,
    built: BTreeSet<Variant>,
}

impl Graph {
    /// Follows the doors inward through the sources.
    pub(super) fn new(sources: &[Code]) -> Graph {
        let mut graph = Graph {
            defined: BTreeSet::new(),
            reached: BTreeSet::new(),
            implied: BTreeSet::new(),
            variants: BTreeMap::new(),
            built: BTreeSet::new(),
        };
        let mut by_name: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
        let mut by_type: BTreeMap<&str, Vec<(usize, usize)>> = BTreeMap::new();
        let mut waiting: Vec<(usize, usize)> = Vec::new();
        for (number, code) in sources.iter().enumerate() {
            for (index, item) in code.items.items.iter().enumerate().filter(|(_, item)| !item.in_tests) {
                graph.defined.insert(item.name.clone());
                let by = if item.implicit { &mut by_type } else { &mut by_name };
                let key = if item.implicit { item.of.as_deref().unwrap_or_default() } else { &item.name };
                by.entry(key).or_default().push((number, index));
                if DOORS.iter().any(|door| code.file.starts_with(door)) {
                    waiting.push((number, index));
                }
            }
            for of in &code.items.enums {
                for variant in &of.variants {
                    let key = (of.name.clone(), variant.clone());
                    graph.variants.entry(key).or_default().insert(code.crate_folder().to_owned());
                    if of.is_read && !STORED.contains(&of.name.as_str()) {
                        let crate_folder = code.crate_folder().to_owned();
                        graph.built.insert((crate_folder, of.name.clone(), variant.clone()));
                    }
                }
            }
        }
        let mut done: BTreeSet<(usize, usize)> = BTreeSet::new();
        let loose = sources.iter().flat_map(|code| code.items.loose.iter().map(move |words| (code, words)));
        for (code, words) in loose {
            graph.build_by_macro(code, words.clone());
            for name in graph.name(code, words.clone(), None) {
                waiting.extend(by_name.get(name.as_str()).into_iter().flatten());
                waiting.extend(by_type.get(name.as_str()).into_iter().flatten());
            }
        }
        while let Some((number, index)) = waiting.pop() {
            if !done.insert((number, index)) {
                continue;
            }
            let (code, item) = (&sources[number], &sources[number].items.items[index]);
            if item.implicit {
                graph.implied.insert(item.name.clone());
            }
            for name in graph.name(code, item.words.clone(), item.of.as_deref()) {
                waiting.extend(by_name.get(name.as_str()).into_iter().flatten());
                waiting.extend(by_type.get(name.as_str()).into_iter().flatten());
            }
        }
        graph
    }

    /// Takes down what words within reach name and build; returns the names that were not known to be.
    fn name(&mut self, code: &Code, words: Range<usize>, of: Option<&str>) -> Vec<String> {
        self.build(code, words.clone(), of);
        let names = references(&code.tokens, words).map(str::to_owned);
        names.filter(|name| self.reached.insert(name.clone())).collect()
    }

    fn build(&mut self, code: &Code, words: Range<usize>, of: Option<&str>) {
        for (name, variant) in built(&code.tokens, words, of) {
            let key = (name.to_owned(), variant.to_owned());
            for folder in self.variants.get(&key).into_iter().flatten() {
                let own = name == "Action" && code.crate_folder() == folder;
                if !own && code.knows(folder) {
                    self.built.insert((folder.clone(), key.0.clone(), key.1.clone()));
                }
            }
        }
    }

    /// A macro that is given the name of an enum of its own file and those of its variants builds them; so does one whose
    /// file says `Fact::$variant`, of whatever `Fact` the file knows.
    fn build_by_macro(&mut self, code: &Code, words: Range<usize>) {
        let given = |name: &str| code.tokens[words.clone()].iter().any(|token| token.is(name));
        for of in code.items.enums.iter().filter(|of| given(&of.name)) {
            for variant in of.variants.iter().filter(|variant| given(variant)) {
                let folder = code.crate_folder().to_owned();
                self.built.insert((folder, of.name.clone(), variant.clone()));
            }
        }
        let spelled = |name: &str| {
            let says =
                |four: &[Token]| four[0].is(name) && four[1].is(":") && four[2].is(":") && four[3].is("$");
            code.tokens.windows(4).any(says)
        };
        for ((name, variant), folders) in &self.variants {
            if given(variant) && spelled(name) {
                for folder in folders.iter().filter(|folder| code.knows(folder)) {
                    self.built.insert((folder.clone(), name.clone(), variant.clone()));
                }
            }
        }
    }

    /// What words of a test use that nobody at a door can set in motion.
    pub(super) fn out_of_reach(&self, code: &Code, words: Range<usize>) -> BTreeSet<String> {
        let mut out: BTreeSet<String> = references(&code.tokens, words.clone())
            // A constant is a value, not something that is done.
            .filter(|name| self.defined.contains(*name) && name.contains(|c: char| c.is_ascii_lowercase()))
            .filter(|name| !self.reached.contains(*name) && !self.implied.contains(*name))
            .map(str::to_owned)
            .collect();
        for (name, variant) in built(&code.tokens, words, None) {
            let folders = self.variants.get(&(name.to_owned(), variant.to_owned()));
            let mut folders = folders.into_iter().flatten().filter(|folder| code.knows(folder)).peekable();
            if folders.peek().is_some() && !folders.any(|folder| self.is_built(folder, name, variant)) {
                out.insert(format!("{name}::{variant}"));
            }
        }
        out
    }

    /// Whether the program has something of this name.
    pub(super) fn defines(&self, name: &str) -> bool {
        self.defined.contains(name)
    }

    /// Whether a variant of an enum in a crate is built within reach.
    pub(super) fn is_built(&self, folder: &str, name: &str, variant: &str) -> bool {
        self.built.contains(&(folder.to_owned(), name.to_owned(), variant.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph() -> Graph {
        let library = "pub enum Fact { Moved, Rewound, Lifted } \
                       pub fn shown() { helper() } fn helper() {} pub fn forgotten() { helper() } \
                       pub fn read(text: &str) -> Fact { match text { _ => Fact::Moved } } \
                       pub fn told(fact: &Fact) -> bool { matches!(fact, Fact::Rewound) }";
        let door = "use damier_rules::{Fact, read, shown, told}; fn main() { told(&read(\"x\")); shown(); Fact::Lifted }";
        Graph::new(&[
            Code::new("crates/game/rules/src/lib.rs", library, false),
            Code::new("crates/cli/src/main.rs", door, false),
        ])
    }

    #[track_caller]
    fn out_of_reach(test: &str) -> Vec<String> {
        let code = Code::new("crates/game/rules/tests/it/a.rs", test, true);
        let words = 0..code.tokens.len();
        graph().out_of_reach(&code, words).into_iter().collect()
    }

    #[test]
    fn what_the_doors_name_is_within_reach_and_nothing_else() {
        assert!(out_of_reach("fn a() { shown(); helper(); told(&Fact::Moved); Fact::Lifted }").is_empty());
        assert_eq!(out_of_reach("fn a() { forgotten() }"), ["forgotten"]);
        // A pattern that looks for a fact lets nobody say it.
        assert_eq!(out_of_reach("fn a() { told(&Fact::Rewound) }"), ["Fact::Rewound"]);
        assert!(out_of_reach("fn a() { matches!(b, Fact::Rewound) }").is_empty());
    }
}
