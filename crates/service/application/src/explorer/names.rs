//! Openings by name, and the ballots that begin in a position.

use std::collections::HashMap;
use std::sync::LazyLock;

use damier_language::Words;
use damier_pdn::read_move;
use damier_rules::ballot::BallotTable;
use damier_rules::{Position, Variant};
use damier_store::PositionKey;

use crate::live::position_key;

/// The game, the name and the moves of each.
static OPENINGS: &str = include_str!("openings.txt");

/// An opening and the position that it leads to; none where its line is not as it should be.
fn opening(line: &'static str) -> Option<(PositionKey, &'static str)> {
    let mut parts = line.split('|').map(str::trim);
    let (variant, name, moves) = (parts.next()?, parts.next()?, parts.next()?);
    let variant = Variant::ALL.into_iter().find(|own| own.name() == variant)?;
    let play = |position: Position, text: &str| {
        let mv = read_move(&position, text).ok()?;
        Some(position.play_unchecked(&mv))
    };
    let last = moves.split_whitespace().try_fold(Position::start(variant), play)?;
    Some((position_key(&last), name))
}

fn lines() -> impl Iterator<Item = &'static str> {
    OPENINGS.lines().filter(|line| !line.is_empty() && !line.starts_with('#'))
}

/// The name of the opening that leads to a position, if it has one.
pub(super) fn name(key: PositionKey, words: &Words) -> Option<String> {
    static NAMES: LazyLock<HashMap<PositionKey, &'static str>> =
        LazyLock::new(|| lines().filter_map(opening).collect());
    let name = NAMES.get(&key)?;
    Some(match name.strip_prefix('@') {
        Some(known) => words.text(&format!("opening-{known}")),
        None => (*name).to_owned(),
    })
}

/// A table of openings and the number of one in it.
pub(super) type Ballot = (&'static str, String);

/// The ballots after which the players begin to think in a position.
pub(super) fn ballots(variant: Variant, key: PositionKey) -> Vec<Ballot> {
    static BALLOTS: LazyLock<HashMap<PositionKey, Vec<Ballot>>> = LazyLock::new(|| {
        let mut all: HashMap<PositionKey, Vec<Ballot>> = HashMap::new();
        for variant in [Variant::Russian, Variant::Brazilian, Variant::English] {
            for table in BallotTable::names() {
                let Ok(found) = BallotTable::named(table, variant) else { continue };
                for opening in found.openings {
                    let key = position_key(&opening.position());
                    all.entry(key).or_default().push((table, opening.number));
                }
            }
        }
        all
    });
    match variant {
        Variant::Russian | Variant::Brazilian | Variant::English => {
            BALLOTS.get(&key).cloned().unwrap_or_default()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    #[test]
    fn every_opening_of_the_file_can_be_played_and_has_a_name() {
        let words = Words::of(Language::EN);
        for line in lines() {
            let (key, _) = opening(line).unwrap_or_else(|| panic!("{line}"));
            let name = name(key, words).unwrap_or_else(|| panic!("{line}"));
            assert!(!name.starts_with("opening-") && !name.starts_with('@'), "{line}: {name}");
        }
    }

    #[test]
    fn a_ballot_is_found_by_its_position() {
        let start = Position::start(Variant::English);
        let play = |position: Position, text: &str| {
            let mv = read_move(&position, text).expect("a move");
            position.play_unchecked(&mv)
        };
        let last = ["9-13", "21-17", "5-9"].into_iter().fold(start, play);
        let found = ballots(Variant::English, position_key(&last));
        assert!(found.contains(&("english-3", "1".to_owned())), "{found:?}");
        assert_eq!(ballots(Variant::Lasca, position_key(&last)), []);
    }
}
