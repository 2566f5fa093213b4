//! Results as an arbiter types them, many at once: `1 2-0, 2 1-1, 3 0-2`, or `1+ 2= 3-`.
//!
//! A place and one or more scores make an item; commas, semicolons and new lines end it, a number after a
//! score begins the next one. What the places are is not known here: see `resolve`.
//!
//! | place | means |
//! | --- | --- |
//! | `3` | table 3 |
//! | `3.2` | table 3, board 2 of a team match or game 2 of a micro-match |
//! | `3.2.1` | table 3, board 2, game 1 |
//! | `#7` | whoever has number 7; then the score is his |
//! | `Koval`, `Koval - Ivanov` | by name; then the score is of the one named first |
//!
//! | score | means |
//! | --- | --- |
//! | `2-0` `+`, `1-1` `=`, `0-2` `-` | played |
//! | `+/-` `+--`, `-/+` `--+`, `-/-` `---` | not played |
//! | `adj`, `x` | adjourned, annulled |
//! | `d+`, `d-` | drawn with a durable advantage of the first-named, of the other |
//! | `+==-` | the boards of a team match or the games of a micro-match, one sign each |

use damier_compete::event::{Score, ScoreScale};
use damier_compete::{PointScale, SideResult};

/// What somebody typed about one table, board or game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// The line it stands on, from 1.
    pub line: usize,
    /// As it was typed.
    pub text: String,
    pub place: Place,
    /// How it ended: one score, or one for each board or game.
    pub scores: Vec<Score>,
    /// Why, as typed in brackets.
    pub reason: Option<String>,
}

/// Where a result belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Place {
    /// Table, board, game, as far as they are given.
    Table(Vec<u16>),
    /// Somebody's game, by number or name.
    Of(String),
    /// The game of two.
    Between(String, String),
}

/// What cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    /// The line it stands on, from 1.
    pub line: usize,
    /// As it was typed.
    pub text: String,
    /// What is wrong.
    pub what: What,
}

/// What is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum What {
    /// A place without a score.
    NoScore,
    /// A score without a place.
    NoPlace,
    /// Two numbers that no game ends with.
    NotAScore(String),
    /// `+--` may be a forfeit or three boards.
    Ambiguous(String),
}

/// How the event writes its results.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Habits {
    /// The scale of points.
    pub scale: ScoreScale,
    /// What games are worth.
    pub points: PointScale,
    /// A match has three boards, so that `+--` could be read in two ways.
    pub three_boards: bool,
}

/// Reads everything, or names every fault.
pub(super) fn read(text: &str, habits: Habits) -> Result<Vec<Item>, Vec<Fault>> {
    let (mut items, mut faults) = (Vec::new(), Vec::new());
    for (line, row) in (1..).zip(text.lines()) {
        for part in row.split([',', ';']).filter(|part| !part.trim().is_empty()) {
            Reader { line, habits, items: &mut items, faults: &mut faults }.part(part);
        }
    }
    if faults.is_empty() { Ok(items) } else { Err(faults) }
}

struct Reader<'a> {
    line: usize,
    habits: Habits,
    items: &'a mut Vec<Item>,
    faults: &'a mut Vec<Fault>,
}

/// An item that is not complete yet.
#[derive(Default)]
struct Draft {
    words: Vec<String>,
    names: Vec<String>,
    scores: Vec<Score>,
    reason: Option<String>,
    text: Vec<String>,
}

impl Reader<'_> {
    fn part(&mut self, part: &str) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let mut draft = Draft::default();
        for (at, word) in words.iter().enumerate() {
            if !draft.scores.is_empty() && !self.continues(word) {
                self.end(std::mem::take(&mut draft));
            }
            draft.text.push((*word).to_owned());
            if let Some(reason) = word.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')) {
                draft.reason = Some(reason.to_owned());
                continue;
            }
            let next_is_name =
                words.get(at + 1).is_some_and(|next| self.scores(next) == Ok(Vec::new()) && !is_place(next));
            if is_dash(word) && draft.is_named() && draft.scores.is_empty() && next_is_name {
                let name = std::mem::take(&mut draft.words).join(" ");
                draft.names.push(name);
                continue;
            }
            if let Err(what) = self.word(word, &mut draft) {
                return self.fault(part, what);
            }
        }
        self.end(draft);
    }

    /// Whether a word after a score belongs to the same item.
    fn continues(&self, word: &str) -> bool {
        word.starts_with('(') || self.scores(word).is_ok_and(|scores| !scores.is_empty())
    }

    fn word(&self, word: &str, draft: &mut Draft) -> Result<(), What> {
        let scores = self.scores(word)?;
        if !scores.is_empty() {
            draft.scores.extend(scores);
            return Ok(());
        }
        // `3+`, `3.2=`: place and score in one.
        let place = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let (place, rest) = word.split_at(word.len() - place.len());
        if draft.words.is_empty() && is_place(place) && !rest.is_empty() {
            let scores = self.scores(rest)?;
            if !scores.is_empty() {
                draft.words.push(place.to_owned());
                draft.scores = scores;
                return Ok(());
            }
        }
        draft.words.push(word.to_owned());
        Ok(())
    }

    /// The scores a word stands for; none if it is no score at all.
    fn scores(&self, word: &str) -> Result<Vec<Score>, What> {
        let folded = fold(word);
        if matches!(folded.as_str(), "+--" | "--+" | "---") && self.habits.three_boards {
            return Err(What::Ambiguous(word.to_owned()));
        }
        // Where games are worth something else, 2-0 means nothing.
        let otherwise =
            self.habits.points != PointScale::CODES && folded.starts_with(|c: char| c.is_ascii_digit());
        let found = match otherwise {
            true => by_worth(&folded, self.habits.points),
            false => score(&folded, self.habits.scale),
        };
        if let Some(score) = found {
            return Ok(vec![score]);
        }
        let signs: Option<Vec<Score>> = folded.chars().map(sign).collect();
        if let Some(signs) = signs {
            return Ok(signs);
        }
        let looks_like_one = folded.split_once('-').is_some_and(|(left, right)| {
            let is_amount = |text: &str| {
                !text.is_empty() && text.chars().all(|c| c.is_ascii_digit() || ".½/".contains(c))
            };
            is_amount(left) && is_amount(right)
        });
        if looks_like_one { Err(What::NotAScore(word.to_owned())) } else { Ok(Vec::new()) }
    }

    fn end(&mut self, draft: Draft) {
        let text = draft.text.join(" ");
        if draft.words.is_empty() && draft.names.is_empty() {
            return self.fault(&text, What::NoPlace);
        }
        if draft.scores.is_empty() {
            return self.fault(&text, What::NoScore);
        }
        let words = draft.words.join(" ");
        let place = match (draft.names.into_iter().next(), numbers(&words)) {
            (Some(first), _) => Place::Between(first, words),
            (None, Some(numbers)) => Place::Table(numbers),
            (None, None) => Place::Of(words),
        };
        self.items.push(Item { line: self.line, text, place, scores: draft.scores, reason: draft.reason });
    }

    fn fault(&mut self, text: &str, what: What) {
        self.faults.push(Fault { line: self.line, text: text.trim().to_owned(), what });
    }
}

impl Draft {
    fn is_named(&self) -> bool {
        !self.words.is_empty() && self.names.is_empty() && numbers(&self.words.join(" ")).is_none()
    }
}

fn is_dash(word: &str) -> bool {
    matches!(word, "-" | "–" | "—" | "−" | ":" | "vs" | "vs.")
}

fn is_place(word: &str) -> bool {
    numbers(word).is_some()
}

/// `3`, `3.2`, `3.2.1`, `3.`, `3:`.
fn numbers(words: &str) -> Option<Vec<u16>> {
    let bare = words.trim_end_matches(['.', ':', ')']);
    let numbers: Option<Vec<u16>> = bare.split('.').map(|number| number.parse().ok()).collect();
    numbers.filter(|numbers| numbers.len() <= 3)
}

/// A result written as the points that the regulation gives for it: `3-0`, `4-0`, `3-1`.
fn by_worth(word: &str, points: PointScale) -> Option<Score> {
    let (first, second) = word.split_once('-')?;
    let two: (u32, u32) = (first.parse().ok()?, second.parse().ok()?);
    let leads = points.leads && points.lead != points.trail;
    Some(match two {
        _ if two == (points.win, points.loss) => Score::Played(SideResult::Win),
        _ if two == (points.loss, points.win) => Score::Played(SideResult::Loss),
        _ if two == (points.draw, points.draw) => Score::Played(SideResult::Draw),
        _ if leads && two == (points.lead, points.trail) => Score::PlusDraw,
        _ if leads && two == (points.trail, points.lead) => Score::MinusDraw,
        _ => return None,
    })
}

fn score(word: &str, scale: ScoreScale) -> Option<Score> {
    let (win, draw, loss) = (SideResult::Win, SideResult::Draw, SideResult::Loss);
    Some(match (word, scale) {
        ("2-0", ScoreScale::TwoOneZero) | ("1-0", ScoreScale::OneHalfZero) => Score::Played(win),
        ("1-1", ScoreScale::TwoOneZero) | ("½-½" | "0.5-0.5" | "1/2-1/2", ScoreScale::OneHalfZero) => {
            Score::Played(draw)
        }
        ("0-2", ScoreScale::TwoOneZero) | ("0-1", ScoreScale::OneHalfZero) => Score::Played(loss),
        ("d+" | "1+-1-", _) => Score::PlusDraw,
        ("d-" | "1--1+", _) => Score::MinusDraw,
        ("+/-" | "+--", _) => Score::PlusMinus,
        ("-/+" | "--+", _) => Score::MinusPlus,
        ("-/-" | "---", _) => Score::BothMinus,
        ("adj" | "adj.", _) => Score::Adjourned,
        ("x", _) => Score::Annulled,
        _ => return None,
    })
}

fn sign(c: char) -> Option<Score> {
    Some(Score::Played(match c {
        '+' => SideResult::Win,
        '=' => SideResult::Draw,
        '-' => SideResult::Loss,
        _ => return None,
    }))
}

/// Dashes, the letter x, and a colon between two numbers, as they come from different keyboards.
fn fold(word: &str) -> String {
    let alike = |c| match c {
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        'х' | 'Х' | '×' => 'x',
        '∶' => ':',
        other => other,
    };
    let folded = word.chars().map(alike).collect::<String>().to_lowercase();
    match folded.split_once(':') {
        Some((left, right)) if !left.is_empty() && !right.is_empty() => format!("{left}-{right}"),
        _ => folded,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// `TYPED => READ`, with the habits of the event where they matter; see the file.
    #[test]
    fn cases() {
        let mut count = 0;
        let mut habits =
            Habits { scale: ScoreScale::TwoOneZero, points: PointScale::CODES, three_boards: false };
        for line in include_str!("../../tests/cases/results.cases").lines() {
            match line.split_once(" => ") {
                _ if line.is_empty() || line.starts_with('#') => {}
                Some((typed, expected)) => {
                    count += 1;
                    assert_eq!(told(read(&typed.replace("\\n", "\n"), habits)), expected, "{typed}");
                }
                None => {
                    habits.scale = match line.contains("half") {
                        true => ScoreScale::OneHalfZero,
                        false => ScoreScale::TwoOneZero,
                    };
                    habits.three_boards = line.contains("three boards");
                }
            }
        }
        assert!(count > 50);
    }

    fn told(read: Result<Vec<Item>, Vec<Fault>>) -> String {
        let lines: Vec<String> = match read {
            Ok(items) => items.iter().map(item).collect(),
            Err(faults) => faults.iter().map(fault).collect(),
        };
        lines.join(" | ")
    }

    fn item(item: &Item) -> String {
        let place = match &item.place {
            Place::Table(numbers) => format!("{numbers:?}"),
            Place::Of(name) => name.clone(),
            Place::Between(first, second) => format!("{first} / {second}"),
        };
        let scores: Vec<String> = item.scores.iter().map(Score::to_string).collect();
        let reason = item.reason.as_ref().map_or(String::new(), |reason| format!(" because {reason}"));
        format!("{place} {}{reason}", scores.join(" "))
    }

    fn fault(fault: &Fault) -> String {
        format!("line {}: {:?} in {:?}", fault.line, fault.what, fault.text)
    }
}
