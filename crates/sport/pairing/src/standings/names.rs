//! The words by which a regulation names its criteria.
//!
//! A bare word means what the code prints: `truncated` is T(1) under the Ukrainian codes and the whole
//! ladder under the world federation. A part after a colon chooses: `truncated:3`, `median:all`,
//! `encounter:two`.
//!
//! | word | criterion | after the colon |
//! | --- | --- | --- |
//! | `play-off` | additional match or tournament | `first`, `any` (S15) |
//! | `encounter` | games between the tied | `two`, `all` (D-56a) |
//! | `shmulyan` | beaten less lost to | |
//! | `sonneborn-berger` | beaten and drawn | `doubled`, `halved` (D-49a) |
//! | `berger` | beaten and drawn less lost to | |
//! | `solkoff`, `buchholz` | all opponents | |
//! | `solkoff-plus` | what the opponents have by full Solkoff | |
//! | `truncated` | without the worst | a number, `all` (D-55) |
//! | `median` | without the worst and the best | a number, `all` (D-55) |
//! | `wins` | wins | |
//! | `draw-saldo`, `plus-draws` | draws with a durable advantage | |
//! | `by-place` | results against the places | |
//! | `match-points`, `board-points` | points of teams | |
//! | `team-product` | match result times the opponent's total | `counted`, `left-out` (D-59b) |
//! | `places-on-boards`, `board-by-board` | boards of teams | |

use std::fmt;

use super::{Among, Code, Criterion, Depth, MutualMatches, PlayOffFor, SonnebornForm, System, Template};

/// The words of all criteria.
pub const CRITERIA: [&str; 18] = [
    "play-off",
    "encounter",
    "shmulyan",
    "sonneborn-berger",
    "berger",
    "solkoff",
    "solkoff-plus",
    "truncated",
    "median",
    "wins",
    "draw-saldo",
    "plus-draws",
    "by-place",
    "match-points",
    "board-points",
    "team-product",
    "places-on-boards",
    "board-by-board",
];

/// Other words for the same, and what people write.
const OTHER_WORDS: [(&str, &str); 17] = [
    ("playoff", "play-off"),
    ("direct-encounter", "encounter"),
    ("personal-encounter", "encounter"),
    ("shmulian", "shmulyan"),
    ("shmulyan-dvorkovich", "shmulyan"),
    ("sonneborn", "sonneborn-berger"),
    ("buchholz", "solkoff"),
    ("full-solkoff", "solkoff"),
    ("opponents-solkoff", "solkoff-plus"),
    ("truncated-solkoff", "truncated"),
    ("median-solkoff", "median"),
    ("number-of-wins", "wins"),
    ("results-by-place", "by-place"),
    ("individual-points", "board-points"),
    ("product", "team-product"),
    ("team-coefficient", "team-product"),
    ("boards", "board-by-board"),
];

/// Why a word names no criterion.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnknownCriterion {
    /// No criterion is called so.
    #[error("no tie-break is called \"{name}\"{}; there are {}", meant(nearest), CRITERIA.join(", "))]
    Name {
        /// The name as it was written.
        name: String,
        /// What was probably meant.
        nearest: Option<&'static str>,
    },
    /// The criterion knows no such choice.
    #[error("{criterion} cannot be \"{choice}\"; {}", match choices.is_empty() {
        true => "it stands alone".to_owned(),
        false => format!("it can be {}", choices.join(", ")),
    })]
    Choice {
        /// The name of the criterion.
        criterion: &'static str,
        /// As written after the colon.
        choice: String,
        /// What may stand there.
        choices: &'static [&'static str],
    },
}

fn meant(nearest: &Option<&'static str>) -> String {
    nearest.map_or_else(String::new, |word| format!(", did you mean \"{word}\"?"))
}

/// No word that anybody means is longer; to compare costs as much as both are long, for each word.
const LONGEST: usize = 100;

/// The word nearest to what was written, if one is near.
pub fn nearest<'a>(written: &str, words: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    if written.len() > LONGEST {
        return None;
    }
    let likeness = |word: &'a str| (strsim::jaro_winkler(written, word), word);
    let best = words.into_iter().map(likeness).max_by(|(a, _), (b, _)| a.total_cmp(b));
    best.filter(|(likeness, _)| *likeness > 0.75).map(|(_, word)| word)
}

impl Criterion {
    /// Reads a criterion as a regulation under this code names it; without a code a bare word means the
    /// reading of the Ukrainian code in force.
    pub fn named(text: &str, code: Option<Code>) -> Result<Criterion, UnknownCriterion> {
        let written = text.trim().to_lowercase().replace(['_', ' '], "-");
        let (name, choice) = match written.split_once(':') {
            Some((name, choice)) => (name.trim_matches('-').to_owned(), Some(choice.trim_matches('-'))),
            None => (written.clone(), None),
        };
        let other = OTHER_WORDS.iter().find(|(own, _)| *own == name).map(|(_, word)| *word);
        let word = other.or_else(|| CRITERIA.into_iter().find(|own| *own == name)).ok_or_else(|| {
            let others = OTHER_WORDS.iter().map(|(own, _)| *own);
            let found = nearest(&name, CRITERIA.into_iter().chain(others));
            let standard =
                |found: &str| OTHER_WORDS.iter().find(|(own, _)| *own == found).map(|(_, word)| *word);
            let nearest = found
                .and_then(|found| standard(found).or_else(|| CRITERIA.into_iter().find(|own| *own == found)));
            UnknownCriterion::Name { name: text.trim().to_owned(), nearest }
        })?;
        let bare = bare(word, code.unwrap_or(Code::Ua2023));
        match choice {
            None => Ok(bare),
            Some(choice) => bare.choose(choice).ok_or_else(|| UnknownCriterion::Choice {
                criterion: word,
                choice: choice.to_owned(),
                choices: bare.choices(),
            }),
        }
    }

    /// The word without what is chosen.
    pub const fn word(self) -> &'static str {
        match self {
            Criterion::PlayOff(_) => "play-off",
            Criterion::Encounter(_) => "encounter",
            Criterion::Shmulyan => "shmulyan",
            Criterion::SonnebornBerger(_) => "sonneborn-berger",
            Criterion::Berger => "berger",
            Criterion::Solkoff => "solkoff",
            Criterion::SolkoffPlus => "solkoff-plus",
            Criterion::Truncated(_) => "truncated",
            Criterion::Median(_) => "median",
            Criterion::Wins => "wins",
            Criterion::DrawSaldo => "draw-saldo",
            Criterion::PlusDraws => "plus-draws",
            Criterion::ResultsByPlace => "by-place",
            Criterion::MatchPoints => "match-points",
            Criterion::BoardPoints => "board-points",
            Criterion::TeamProduct(_) => "team-product",
            Criterion::PlacesOnBoards => "places-on-boards",
            Criterion::BoardByBoard => "board-by-board",
        }
    }

    /// As a regulation under this code would name it: bare where the code means the same.
    pub fn name(self, code: Option<Code>) -> String {
        let word = self.word();
        if bare(word, code.unwrap_or(Code::Ua2023)) == self { word.to_owned() } else { self.to_string() }
    }

    fn choose(self, choice: &str) -> Option<Criterion> {
        Some(match (self, choice) {
            (Criterion::PlayOff(_), "first") => Criterion::PlayOff(PlayOffFor::FirstPlace),
            (Criterion::PlayOff(_), "any") => Criterion::PlayOff(PlayOffFor::AnyPlace),
            (Criterion::Encounter(_), "two") => Criterion::Encounter(Among::Two),
            (Criterion::Encounter(_), "all") => Criterion::Encounter(Among::AllTied),
            (Criterion::SonnebornBerger(_), "doubled") => Criterion::SonnebornBerger(SonnebornForm::Doubled),
            (Criterion::SonnebornBerger(_), "halved") => Criterion::SonnebornBerger(SonnebornForm::Halved),
            (Criterion::Truncated(_), _) => Criterion::Truncated(depth(choice)?),
            (Criterion::Median(_), _) => Criterion::Median(depth(choice)?),
            (Criterion::TeamProduct(_), "counted") => Criterion::TeamProduct(MutualMatches::Counted),
            (Criterion::TeamProduct(_), "left-out") => Criterion::TeamProduct(MutualMatches::LeftOut),
            _ => return None,
        })
    }

    /// What may stand after the colon.
    pub const fn choices(self) -> &'static [&'static str] {
        match self {
            Criterion::PlayOff(_) => &["first", "any"],
            Criterion::Encounter(_) => &["two", "all"],
            Criterion::SonnebornBerger(_) => &["doubled", "halved"],
            Criterion::Truncated(_) | Criterion::Median(_) => &["all", "a number from 1"],
            Criterion::TeamProduct(_) => &["counted", "left-out"],
            _ => &[],
        }
    }

    fn chosen(self) -> Option<String> {
        let word = match self {
            Criterion::PlayOff(PlayOffFor::FirstPlace) => "first",
            Criterion::PlayOff(PlayOffFor::AnyPlace) => "any",
            Criterion::Encounter(Among::Two) => "two",
            Criterion::Encounter(Among::AllTied)
            | Criterion::Truncated(Depth::Unlimited)
            | Criterion::Median(Depth::Unlimited) => "all",
            Criterion::SonnebornBerger(SonnebornForm::Doubled) => "doubled",
            Criterion::SonnebornBerger(SonnebornForm::Halved) => "halved",
            Criterion::Truncated(Depth::UpTo(steps)) | Criterion::Median(Depth::UpTo(steps)) => {
                return Some(steps.to_string());
            }
            Criterion::TeamProduct(MutualMatches::Counted) => "counted",
            Criterion::TeamProduct(MutualMatches::LeftOut) => "left-out",
            _ => return None,
        };
        Some(word.to_owned())
    }
}

impl fmt::Display for Criterion {
    /// In full: `truncated:1`, `wins`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.chosen() {
            Some(choice) => write!(f, "{}:{choice}", self.word()),
            None => f.write_str(self.word()),
        }
    }
}

fn depth(choice: &str) -> Option<Depth> {
    match choice {
        "all" => Some(Depth::Unlimited),
        _ => choice.parse().ok().filter(|steps| *steps > 0).map(Depth::UpTo),
    }
}

/// What a word means under a code: as one of its orders prints it.
fn bare(word: &'static str, code: Code) -> Criterion {
    let orders = [
        (System::Swiss, false),
        (System::RoundRobin { cycles: 1 }, false),
        (System::RoundRobin { cycles: 1 }, true),
        (System::Swiss, true),
    ];
    let printed =
        orders.into_iter().flat_map(|(system, teams)| Template { code, system, teams }.reckoning().order);
    let found = printed.map(|rule| rule.criterion).find(|criterion| criterion.word() == word);
    found.unwrap_or(match word {
        "play-off" => Criterion::PlayOff(PlayOffFor::AnyPlace),
        "encounter" => Criterion::Encounter(Among::AllTied),
        "shmulyan" => Criterion::Shmulyan,
        // FMJD-V.6.1.5 is the only place where the world federation names it (D-49a).
        "sonneborn-berger" if matches!(code, Code::Fmjd100 | Code::Fmjd64) => {
            Criterion::SonnebornBerger(SonnebornForm::Halved)
        }
        "sonneborn-berger" => Criterion::SonnebornBerger(SonnebornForm::Doubled),
        "berger" => Criterion::Berger,
        "solkoff" => Criterion::Solkoff,
        "solkoff-plus" => Criterion::SolkoffPlus,
        "truncated" => Criterion::Truncated(Depth::UpTo(1)),
        "median" => Criterion::Median(Depth::UpTo(1)),
        "wins" => Criterion::Wins,
        "draw-saldo" => Criterion::DrawSaldo,
        "plus-draws" => Criterion::PlusDraws,
        "match-points" => Criterion::MatchPoints,
        "board-points" => Criterion::BoardPoints,
        "team-product" => Criterion::TeamProduct(MutualMatches::Counted),
        "places-on-boards" => Criterion::PlacesOnBoards,
        "board-by-board" => Criterion::BoardByBoard,
        _ => Criterion::ResultsByPlace,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_word_is_read_back() {
        for code in Code::ALL {
            for word in CRITERIA {
                let criterion = Criterion::named(word, Some(code)).expect("a word");
                assert_eq!(criterion.word(), word);
                assert_eq!(criterion.name(Some(code)), word);
                assert_eq!(Criterion::named(&criterion.to_string(), Some(code)), Ok(criterion));
            }
            for (other, word) in OTHER_WORDS {
                assert_eq!(Criterion::named(other, Some(code)), Criterion::named(word, Some(code)));
            }
        }
    }

    #[test]
    fn a_bare_word_is_as_the_code_prints_it() {
        let named = |text, code| Criterion::named(text, Some(code)).expect("a word").to_string();
        assert_eq!(named("truncated", Code::Ua2023), "truncated:1");
        assert_eq!(named("truncated", Code::Fmjd100), "truncated:all");
        assert_eq!(named("Median", Code::Fmjd100), "median:1");
        assert_eq!(named("encounter", Code::Ua2013), "encounter:two");
        assert_eq!(named("encounter", Code::Fmjd64), "encounter:all");
        assert_eq!(named("truncated: 3", Code::Columns), "truncated:3");
        assert_eq!(Criterion::Median(Depth::Unlimited).name(Some(Code::Fmjd100)), "median:all");
    }

    #[test]
    fn nobody_waits_for_the_nearest_of_a_long_text() {
        let begun = std::time::Instant::now();
        assert_eq!(nearest(&"solkoff".repeat(1_000_000), ["solkoff"; 100]), None);
        assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
    }

    #[test]
    fn what_is_unknown_is_told_with_the_nearest() {
        let error = |text| Criterion::named(text, Some(Code::Ua2023)).expect_err("no word").to_string();
        assert!(error("solkof").contains("did you mean \"solkoff\"?"), "{}", error("solkof"));
        assert!(error("bucholz").contains("did you mean \"solkoff\"?"), "{}", error("bucholz"));
        assert!(error("zzz").contains("\"zzz\"; there are play-off, encounter"), "{}", error("zzz"));
        assert_eq!(error("median:0"), "median cannot be \"0\"; it can be all, a number from 1");
        assert_eq!(error("wins:2"), "wins cannot be \"2\"; it stands alone");
    }
}
