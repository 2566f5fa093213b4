//! The file of conditions: on each line a variant, the opponent's name and version, how it is reached, the openings
//! and the seconds for a move, with bars between them; the number of games where it is another than for the rest.
//!
//! ```text
//! international | Scan 2.0 | hub:/opt/scan/scan hub | lines:2 | 0.1 0.3 1
//! english | Cake 1.89g | hub:/opt/cake/hub | english-2 | 0.05 0.3 | 400
//! ```

use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use damier_arena::{Contestant, Opening, openings};
use damier_rules::ballot::BallotTable;
use damier_rules::{Lots, Variant};

/// The longest time for a move that is taken.
const LONGEST: f64 = 600.0;

/// A line of the file.
pub(super) struct Condition {
    pub(super) variant: Variant,
    /// The opponent's name and version.
    pub(super) name: String,
    pub(super) opponent: Contestant,
    /// As typed: `lines:2` for all even lines of two half-moves, `random:6` for random ones, or a table of ballots.
    pub(super) ballots: String,
    /// For a move.
    pub(super) seconds: Vec<Duration>,
    /// How many games, if the line says it.
    pub(super) games: Option<u64>,
}

/// Reads a file; empty lines and those that begin with `#` are passed over.
pub(super) fn read(text: &str) -> Result<Vec<Condition>> {
    let mut found = Vec::new();
    for (at, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        found.push(condition(line).with_context(|| format!("line {}", at + 1))?);
    }
    if found.is_empty() { bail!("the file names no opponent") } else { Ok(found) }
}

fn condition(line: &str) -> Result<Condition> {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let ([variant, name, opponent, ballots, seconds] | [variant, name, opponent, ballots, seconds, _]) =
        parts[..]
    else {
        bail!("five parts with bars between them are needed: variant | name | player | openings | seconds");
    };
    let games = parts.get(5).map(|text| match text.parse() {
        Ok(games) if games > 0 => Ok(games),
        _ => Err(anyhow!("\"{text}\" is no number of games")),
    });
    let seconds = seconds.split_whitespace().map(|text| {
        let number: f64 = text.parse().with_context(|| format!("\"{text}\" is no number of seconds"))?;
        if !(0.001..=LONGEST).contains(&number) {
            bail!("a move takes 0.001 to {LONGEST} seconds, not {number}");
        }
        Ok(Duration::from_secs_f64(number))
    });
    let seconds = seconds.collect::<Result<Vec<Duration>>>()?;
    if seconds.is_empty() {
        bail!("no time for a move is named");
    }
    let condition = Condition {
        variant: variant.parse()?,
        name: name.to_owned(),
        opponent: opponent.parse()?,
        ballots: ballots.to_owned(),
        seconds,
        games: games.transpose()?,
    };
    // Openings that cannot be had are told before the first game.
    condition.openings(1, 1)?;
    Ok(condition)
}

impl Condition {
    /// The openings, in an order drawn by lot.
    pub(super) fn openings(&self, count: usize, seed: u64) -> Result<Vec<Opening>> {
        let plies = |text: &str| {
            text.parse::<u32>().with_context(|| format!("\"{text}\" is no number of half-moves"))
        };
        match self.ballots.split_once(':') {
            Some(("lines", text)) => Ok(openings::all_lines(self.variant, plies(text)?, seed)?),
            Some(("random", text)) => Ok(openings::random(self.variant, plies(text)?, count, seed)?),
            Some(_) => {
                bail!("openings are lines:N, random:N or a table of ballots, not \"{}\"", self.ballots)
            }
            None => {
                let table = BallotTable::named(&self.ballots, self.variant)?;
                let mut found: Vec<Opening> =
                    table.drawn().map(|own| Opening { start: own.position(), moves: Vec::new() }).collect();
                Lots::new(seed).shuffle(&mut found);
                Ok(found)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_is_a_match_at_each_of_its_times() {
        let text = "# ours\n\nenglish | Cake 1.89g | hub:/opt/cake hub | english-2 | 0.05 0.3\n\
                    lasca | ourselves | self | random:4 | 0.1 | 96\n";
        let found = read(text).expect("a file");
        let told: Vec<_> = found.iter().map(|own| (own.name.as_str(), own.seconds.len())).collect();
        assert_eq!(told, [("Cake 1.89g", 2), ("ourselves", 1)]);
        assert_eq!(found.iter().map(|own| own.games).collect::<Vec<_>>(), [None, Some(96)]);
        assert!(found[0].openings(100, 1).expect("ballots").len() > 30);
        assert_eq!(found[1].openings(8, 1).expect("random ones").len(), 8);
    }

    #[test]
    fn faults_are_told_by_their_line() {
        for (text, why) in [
            ("", "the file names no opponent"),
            ("english | Cake | self | english-2", "line 1: five parts"),
            ("chess | Cake | self | english-2 | 1", "line 1: "),
            ("english | Cake | self | no-such | 1", "line 1: "),
            ("english | Cake | self | lines:many | 1", "line 1: \"many\" is no number"),
            ("english | Cake | self | lines:2 | 1e9", "line 1: a move takes"),
            ("english | Cake | self | lines:2 | NaN", "line 1: a move takes"),
            ("english | Cake | self | lines:2 |", "line 1: no time"),
            ("english | Cake | self | lines:2 | 1 | 0", "line 1: \"0\" is no number of games"),
            ("english | Cake | self | lines:2 | 1 | 2 | 3", "line 1: five parts"),
            ("\nenglish | Cake | me | lines:2 | 1", "line 2: a player is"),
        ] {
            let told = read(text).err().map(|fault| format!("{fault:#}")).unwrap_or_default();
            assert!(told.starts_with(why), "{told}");
        }
    }
}
