//! Rounds as people write them.

use damier_acts::typed::{NoRounds, runs};
use damier_compete::Round;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

pub(super) use damier_acts::typed::{list, option, text};

/// Some rounds, as people write them: `3`, `3,5`, `2-4`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rounds(pub Vec<Round>);

impl std::str::FromStr for Rounds {
    type Err = NoRounds;

    fn from_str(text: &str) -> Result<Rounds, NoRounds> {
        Ok(Rounds(runs(text)?.into_iter().filter_map(|number| Round::new(number.get())).collect()))
    }
}

impl Serialize for Rounds {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let numbers: Vec<String> = self.0.iter().map(|round| round.number().to_string()).collect();
        to.serialize_str(&numbers.join(","))
    }
}

impl<'de> Deserialize<'de> for Rounds {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rounds, D::Error> {
        text(from)?.parse().map_err(de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_of_rounds() {
        let numbers = |text: &str| {
            text.parse::<Rounds>().map(|own| own.0.iter().map(|round| round.number()).collect::<Vec<_>>())
        };
        assert_eq!(numbers("3"), Ok(vec![3]));
        assert_eq!(numbers("1, 3-5,7"), Ok(vec![1, 3, 4, 5, 7]));
        for wrong in ["", "0", "x", "5-3", "1-65535", "-2"] {
            assert!(numbers(wrong).is_err(), "{wrong}");
        }
        assert_eq!(serde_json::from_str::<Rounds>("3").ok(), "3".parse().ok());
    }
}
