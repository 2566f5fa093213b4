//! Games of a file that somebody pastes, as chapters with their variations, signs and comments.

use damier_analysis::written;
use damier_language::Words;
use damier_pdn::{
    Action, Line, Notation, Note, ReadGame, ReplayOptions, Replayed, Step as PdnStep, read_games, replay,
    write_fen,
};
use damier_rules::Position;

use super::tree::{LONGEST_COMMENT, SIGNS};
use super::{Chapter, Step, Tree};
use crate::import::{Wrong, rulebook};

/// So many games of a text are looked at.
const MOST_GAMES: usize = 64;

/// No title of a chapter is longer, in letters.
const LONGEST_TITLE: usize = 100;

/// What was found in a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pasted {
    /// Its games, each as far as it can be played.
    pub chapters: Vec<Chapter>,
    /// The first thing that is wrong, in words.
    pub wrong: Option<String>,
}

/// The games of a text in PDN; without a game something is wrong.
pub fn of_pdn(text: &str, words: &Words) -> Pasted {
    let mut found = Pasted { chapters: Vec::new(), wrong: None };
    for read in read_games(text.as_bytes()).take(MOST_GAMES).map_while(Result::ok) {
        let replayed = replay(&read, &ReplayOptions::default());
        let wrong = replayed.illegal.iter().find(|own| !own.in_variation).map(|own| Wrong::Move {
            text: own.text.clone(),
            why: own.reason.clone(),
            variant: replayed.variant,
        });
        found.wrong = found.wrong.or(wrong.map(|wrong| wrong.text(words)));
        let number = found.chapters.len() + 1;
        found.chapters.extend(chapter(&read, &replayed, number));
    }
    if found.chapters.is_empty() && found.wrong.is_none() {
        found.wrong = Some(Wrong::Unplayable.text(words));
    }
    found
}

fn chapter(read: &ReadGame, replayed: &Replayed, number: usize) -> Option<Chapter> {
    let (variant, start) = (replayed.variant?, replayed.start?);
    let (book, notation) = (rulebook(read, variant), Notation::pdn(variant));
    let (mut first, mut before, mut line) = (start, start, Vec::new());
    for played in &replayed.steps {
        match (played.mv, line.is_empty()) {
            (Some(mv), _) => {
                let text = written(&before, &[mv], &notation).concat();
                line.push(step(text, read.game.line.steps.get(played.step)?));
            }
            (None, true) => first = played.position,
            // A position that is set up anew begins another line.
            (None, false) => break,
        }
        before = played.position;
    }
    let usual = first.setup() == Position::start(variant).setup();
    if line.is_empty() && (usual || replayed.moves > 0) {
        return None;
    }
    let mut tree = Tree {
        rulebook: book.name.to_owned(),
        start: (!usual).then(|| write_fen(&first.setup())),
        comment: comment(&read.game.line.before),
        line,
    };
    if tree.check().is_err() {
        // What cannot be played stands in a variation: the game itself was played through.
        for own in &mut tree.line {
            own.variations.clear();
        }
        tree.check().ok()?;
    }
    Some(Chapter { title: title(read, number), tree })
}

/// Who played, or what the game is called, or its number in the text.
fn title(read: &ReadGame, number: usize) -> String {
    let tag = |name| read.game.tags.get(name).map(str::trim).filter(|text| !matches!(*text, "" | "?"));
    let told = match (tag("White"), tag("Black")) {
        (None, None) => tag("Event").map_or_else(|| number.to_string(), str::to_owned),
        (white, black) => format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?")),
    };
    told.chars().filter(|sign| !sign.is_control()).take(LONGEST_TITLE).collect()
}

fn step(mv: String, said: &PdnStep) -> Step {
    let by_number = said.notes.iter().find_map(|note| match note {
        Note::Nag(number) => SIGNS.iter().find(|(_, own)| own == number),
        _ => None,
    });
    let strength = said.strength.as_deref().map(|own| own.trim_matches(['(', ')']));
    let sign = strength.and_then(|own| SIGNS.iter().find(|(sign, _)| *sign == own)).or(by_number);
    let variations = said.notes.iter().filter_map(|note| match note {
        Note::Variation(line) => Some(variation(line)).filter(|line| !line.is_empty()),
        _ => None,
    });
    Step {
        mv,
        sign: sign.map(|(sign, _)| (*sign).to_owned()),
        comment: comment(&said.notes),
        variations: variations.collect(),
        ..Step::default()
    }
}

fn variation(line: &Line) -> Vec<Step> {
    let moves = line.steps.iter().map_while(|own| match &own.action {
        Action::Move(text) => Some(step(text.clone(), own)),
        _ => None,
    });
    moves.collect()
}

/// What is said, without the commands that programs put into comments, such as the time on a clock.
fn comment(notes: &[Note]) -> String {
    let texts = notes.iter().filter_map(|note| match note {
        Note::Comment(comment) => Some(without_commands(comment.text())),
        _ => None,
    });
    let told = texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ");
    told.chars().take(LONGEST_COMMENT).collect()
}

fn without_commands(text: &str) -> String {
    let mut parts = text.split("[%");
    let mut told = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        told += part.split_once(']').map_or("", |(_, after)| after);
    }
    told.trim().to_owned()
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;
    use crate::study::pdn;

    fn pasted(text: &str) -> Pasted {
        of_pdn(text, Words::of(Language::EN))
    }

    #[test]
    fn a_game_comes_with_all_that_is_said() {
        let text = "[White \"Anna\"] [Black \"Borys\"] [GameType \"20\"]
            {a beginning} 1. 32-28! {[%clk 0:05] as usual} (1. 33-29 19-23) 19-23 2. 28x19 $2 14x23 2-0";
        let found = pasted(text);
        assert_eq!((found.chapters.len(), &found.wrong), (1, &None));
        let chapter = &found.chapters[0];
        assert_eq!(chapter.title, "Anna – Borys");
        let told = pdn(&chapter.tree, &[]).expect("it can be played");
        let told = told.split_whitespace().collect::<Vec<_>>().join(" ");
        let moves =
            "{a beginning} 1. 32-28 $1 {as usual} (1. 33-29 19-23) 1... 19-23 2. 28x19 $2 2... 14x23 *";
        assert!(told.ends_with(moves), "{told}");
    }

    #[test]
    fn every_game_of_a_text_is_a_chapter() {
        let found = pasted("[Event \"A\"] [GameType \"25\"] 1. c3-d4 *\n\n[GameType \"25\"] 1. e3-f4 *");
        let titles: Vec<&str> = found.chapters.iter().map(|own| own.title.as_str()).collect();
        assert_eq!((titles, found.wrong), (vec!["A", "2"], None));
    }

    #[test]
    fn what_cannot_be_played_is_told_and_the_rest_is_shown() {
        let found = pasted("[GameType \"20\"] 1. 32-28 19-23 2. 1-7 *");
        assert_eq!(found.chapters[0].tree.line.len(), 2);
        assert!(found.wrong.is_some_and(|told| told.contains("1-7")));
        // A variation that makes no sense does not cost the game.
        let found = pasted("[GameType \"20\"] 1. 32-28 (1. 1-7) 19-23 *");
        assert_eq!((found.chapters[0].tree.line.len(), found.wrong), (2, None));
        assert!(found.chapters[0].tree.line[0].variations.is_empty());
    }

    #[test]
    fn what_is_no_game_is_refused() {
        for text in ["", "hello", "[GameType \"0\"] 1. e4 e5", "[GameType \"20\"] 1. a b c"] {
            let found = pasted(text);
            assert!(found.chapters.is_empty() || found.chapters[0].tree.line.is_empty(), "{text}: {found:?}");
            assert!(found.wrong.is_some(), "{text}: {found:?}");
        }
    }
}
