//! The words of one language.

use std::cmp::Ordering;
use std::sync::{Arc, LazyLock, OnceLock};

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use icu_collator::CollatorBorrowed;
use unic_langid::LanguageIdentifier;

use crate::folder::{FOLDERS, Folder};
use crate::{Args, Language, collate};

/// The words of one language.
pub struct Words {
    language: Language,
    areas: Vec<(&'static str, Arc<FluentResource>)>,
    bundle: FluentBundle<Arc<FluentResource>>,
    collator: Option<CollatorBorrowed<'static>>,
    /// Whether Black is called Red, as in checkers.
    red: bool,
}

/// A command speaks one language or two, so each is read when somebody first asks for it.
type Each = LazyLock<Vec<(Language, OnceLock<Words>)>>;

static ALL: Each = LazyLock::new(nothing_read);
static RED: Each = LazyLock::new(nothing_read);

fn nothing_read() -> Vec<(Language, OnceLock<Words>)> {
    Language::all().map(|language| (language, OnceLock::new())).collect()
}

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> &'static Words {
        Words::kept(language, false)
    }

    /// The same words where the pieces that begin are called Red, or where they are not. With Red a message `red-NAME`
    /// speaks instead of the message `NAME`.
    pub fn with_red(&self, red: bool) -> &'static Words {
        Words::kept(self.language, red)
    }

    /// Whether Black is called Red.
    pub const fn has_red(&self) -> bool {
        self.red
    }

    fn kept(language: Language, red: bool) -> &'static Words {
        let all = if red { &RED } else { &ALL };
        let found = all.iter().find(|(one, _)| *one == language);
        let (_, words) = found.expect("every language is a folder");
        words.get_or_init(|| Words { red, ..Words::new(language) })
    }

    fn new(language: Language) -> Words {
        let id: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![id]);
        // Marks around arguments would be seen in files and on terminals.
        bundle.set_use_isolating(false);
        // What can be read of a faulty file is better than nothing; tests find the fault.
        let read = |text| Arc::new(FluentResource::try_new(text).unwrap_or_else(|(rest, _)| rest));
        let texts = FOLDERS.iter().filter(|folder| folder.code == language.code()).flat_map(Folder::texts);
        let areas: Vec<_> = texts.map(|(area, text)| (area, read(text))).collect();
        for (_, resource) in &areas {
            bundle.add_resource_overriding(Arc::clone(resource));
        }
        Words { language, areas, bundle, collator: collate::collator(language), red: false }
    }

    pub const fn language(&self) -> Language {
        self.language
    }

    /// What a message says.
    ///
    /// English speaks where the language has no such message. If there is none at all, its name and its
    /// arguments are shown between double brackets, so that nothing is lost: `⟦refused-odd: round = 3⟧`.
    pub fn translate(&self, id: &str, args: &Args<'_>) -> String {
        let english =
            || (self.language != Language::EN).then(|| Words::kept(Language::EN, self.red).own(id, args));
        self.own(id, args).or_else(|| english().flatten()).unwrap_or_else(|| missing(id, args))
    }

    /// What a message without arguments says.
    pub fn text(&self, id: &str) -> String {
        self.translate(id, &Args::new())
    }

    /// What a message says, if somebody has written it here or in English.
    pub fn try_translate(&self, id: &str, args: &Args<'_>) -> Option<String> {
        self.has(id).then(|| self.translate(id, args))
    }

    /// Whether there is such a message here or in English.
    pub fn has(&self, id: &str) -> bool {
        let own = |words: &Words| words.bundle.get_message(id).is_some_and(|found| found.value().is_some());
        own(self) || own(Words::of(Language::EN))
    }

    /// All messages of an area, by name, for a script that fills the arguments in: each stands there as its own
    /// name in braces, `{square}`.
    pub fn area(&self, area: &str) -> Vec<(String, String)> {
        let english = &Words::of(Language::EN).areas;
        let text =
            english.iter().find(|(name, _)| *name == area).map_or("", |(_, resource)| resource.source());
        let mut found = Vec::new();
        for line in text.lines() {
            let Some((id, said)) = line.split_once(" = ").filter(|(id, _)| !id.starts_with([' ', '#', '-']))
            else {
                continue;
            };
            let mut args = Args::new();
            for name in said.split('$').skip(1) {
                let name = name.split([' ', '}']).next().unwrap_or_default();
                args.set(name, format!("{{{name}}}"));
            }
            found.push((id.to_owned(), self.translate(id, &args)));
        }
        found
    }

    /// What is wrong with a message and these arguments; nothing if it can be said as it is written. For tests.
    pub fn faults(&self, id: &str, args: &Args<'_>) -> Vec<String> {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return vec![format!("{}: there is no message {id}", self.language)];
        };
        let mut faults = Vec::new();
        let _ = self.bundle.format_pattern(pattern, Some(&args.fluent()), &mut faults);
        faults.iter().map(|fault| format!("{}: {id}: {fault}", self.language)).collect()
    }

    /// Which of two names stands first in a list: by the alphabet of the language, letters of other
    /// alphabets after its own, capitals and accents only where nothing else decides.
    pub fn compare(&self, a: &str, b: &str) -> Ordering {
        let by_alphabet = self.collator.as_ref().map_or(Ordering::Equal, |collator| collator.compare(a, b));
        by_alphabet.then_with(|| a.cmp(b))
    }

    fn own(&self, id: &str, args: &Args<'_>) -> Option<String> {
        let red = self.red.then(|| self.bundle.get_message(&format!("red-{id}"))).flatten();
        let pattern = red.or_else(|| self.bundle.get_message(id))?.value()?;
        // An argument that is not there is shown by its name; tests find it.
        let mut faults = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args.fluent()), &mut faults).into_owned())
    }
}

fn missing(id: &str, args: &Args<'_>) -> String {
    match args.bare() {
        bare if bare.is_empty() => format!("⟦{id}⟧"),
        bare => format!("⟦{id}: {bare}⟧"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_that_nobody_wrote_shows_what_is_known() {
        let words = Words::of(Language::UK);
        assert_eq!(words.text("no-such-message"), "⟦no-such-message⟧");
        let args = Args::new().with("round", 3).with("name", "Іваненко");
        assert_eq!(
            words.translate("no-such-message", &args),
            "⟦no-such-message: round = 3, name = Іваненко⟧"
        );
        assert!(!words.has("no-such-message"));
    }

    #[test]
    fn black_is_called_red_where_red_begins() {
        let words = Words::of(Language::EN).with_red(true);
        assert_eq!([words.text("color-black"), words.text("color-white")], ["Red", "White"]);
        assert_eq!(words.with_red(false).text("color-black"), "Black");
        assert_eq!(Words::of(Language::UK).with_red(true).text("color-black"), "червоні");
        for red in Words::of(Language::EN).area("red").iter().map(|(id, _)| id) {
            let plain = red.strip_prefix("red-").unwrap_or_default();
            assert!(words.has(plain), "{red} speaks instead of no message");
        }
    }

    #[test]
    fn scripts_get_messages_with_their_arguments_open() {
        let words = Words::of(Language::EN).area("board");
        let said = |id: &str| words.iter().find(|(own, _)| own == id).map(|(_, text)| text.as_str());
        assert_eq!(said("board-planned"), Some("planned: {from} to {to}"));
        assert!(words.iter().all(|(_, text)| !text.contains('$')), "{words:?}");
    }

    #[test]
    fn numbers_take_their_plurals() {
        let count = |language, count: u32| {
            Words::of(language).translate("count-points", &Args::new().with("count", count))
        };
        assert_eq!([1, 2].map(|n| count(Language::EN, n)), ["1 point", "2 points"]);
        assert_eq!(
            [1, 2, 5, 11, 21, 22].map(|n| count(Language::UK, n)),
            ["1 очко", "2 очки", "5 очок", "11 очок", "21 очко", "22 очки"]
        );
        assert_eq!(
            [1, 3, 14, 101].map(|n| count(Language::RU, n)),
            ["1 очко", "3 очка", "14 очков", "101 очко"]
        );
        assert_eq!(
            [0, 1, 2, 10, 11, 21, 22].map(|n| count(Language::LT, n)),
            ["0 taškų", "1 taškas", "2 taškai", "10 taškų", "11 taškų", "21 taškas", "22 taškai"]
        );
        assert_eq!([0, 1, 2].map(|n| count(Language::FR, n)), ["0 point", "1 point", "2 points"]);
    }
}
