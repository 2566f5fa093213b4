//! Orders of criteria that many regulations choose, by one word each, beside those that the codes print.
//!
//! | word | order |
//! | --- | --- |
//! | `fmjd-cup` | world cups of the FMJD: truncated Solkoff step by step, then wins |
//! | `fmjd-open` | opens of the world cup: truncated Solkoff without one, then Solkoff plus |
//! | `solkoff-first` | the points of all opponents, then without the worst ones, then wins |
//! | `wins-first` | wins, the games between the tied, truncated Solkoff |
//!
//! The codes leave the order to the regulation (UA-III.8.4, UA-III.8.6, UA13-IV.12.6, FMJD-II.3).

/// The words with what they stand for.
pub const ORDERS: [(&str, &[&str]); 4] = [
    ("fmjd-cup", &["truncated:all", "wins"]),
    ("fmjd-open", &["truncated:1", "solkoff-plus"]),
    ("solkoff-first", &["solkoff", "truncated:all", "wins"]),
    ("wins-first", &["wins", "encounter:all", "truncated:all"]),
];

/// The criteria that a word stands for: an order, or a single one.
pub fn spelled_out(word: &str) -> Vec<&str> {
    let written = word.trim().to_lowercase().replace(['_', ' '], "-");
    let found = ORDERS.iter().find(|(name, _)| *name == written);
    found.map_or_else(|| vec![word], |(_, criteria)| criteria.to_vec())
}

#[cfg(test)]
mod tests {
    use super::super::{Code, Criterion};
    use super::*;

    #[test]
    fn every_order_can_be_read() {
        for (name, criteria) in ORDERS {
            assert_eq!(spelled_out(name), criteria);
            for word in criteria {
                for code in Code::ALL {
                    assert!(Criterion::named(word, Some(code)).is_ok(), "{name}: {word}");
                }
            }
        }
        assert_eq!(spelled_out("wins"), ["wins"]);
        assert_eq!(spelled_out("FMJD cup"), ["truncated:all", "wins"]);
    }
}
