//! Who is meant: a number, a name, a part of a name that only one person has, or a place on the list.
//!
//! Numbers are those of the table once they are given, before that those of the list of entries. In team
//! events an entrant is a team; players keep the number of their entry.

use damier_compete::Entrant;
use damier_compete::event::{PlayerId, StageId, State, TeamId};

use crate::look_alike::{skeleton, spellings};

/// Nobody, or not one only.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WhoIsThat {
    /// Nobody has this number or name.
    Nobody(String),
    /// Nobody has this name, and one only has nearly the same.
    Perhaps(String, String),
    /// No team has it.
    NoTeam(String),
    /// Several have it: their numbers and names.
    Several(String, Vec<(u32, String)>),
    /// Somebody of another team than the one that is spoken of.
    OfAnother {
        name: String,
        /// Whose player he is.
        team: String,
    },
    /// A player where a team is meant.
    PlaysFor { name: String, team: String },
}

/// Somebody to choose from.
struct Candidate<T> {
    who: T,
    /// The place on the list of entries, from 0.
    at: u32,
    number: u32,
    name: String,
}

/// An entrant of a stage: a team where teams are paired, a player otherwise.
pub fn entrant(state: &State, stage: StageId, text: &str) -> Result<Entrant, WhoIsThat> {
    let all = (0..state.entrants() as u32).map(Entrant);
    let candidates = all.map(|who| Candidate {
        who,
        at: who.0,
        number: number_of(state, stage, who),
        name: state.name_of(who).unwrap_or_default().to_owned(),
    });
    choose(text, &candidates.collect::<Vec<_>>()).map_err(|nobody| match nobody {
        WhoIsThat::Nobody(_) | WhoIsThat::Perhaps(..) if state.pairs_teams() => {
            plays_for(state, stage, text).unwrap_or(nobody)
        }
        other => other,
    })
}

/// Whose player is meant where a team was asked for.
fn plays_for(state: &State, stage: StageId, text: &str) -> Option<WhoIsThat> {
    let player = state.players.get(player(state, stage, text).ok()?.index())?;
    let team = state.teams.get(player.team?.index())?;
    Some(WhoIsThat::PlaysFor { name: player.name.clone(), team: team.name.clone() })
}

/// A player, also of a team.
pub fn player(state: &State, stage: StageId, text: &str) -> Result<PlayerId, WhoIsThat> {
    if !state.pairs_teams() {
        return entrant(state, stage, text).map(|entrant| PlayerId(entrant.0));
    }
    let players = state.players.iter().zip(0..).map(|(player, at)| Candidate {
        who: PlayerId(at),
        at,
        number: at + 1,
        name: player.name.clone(),
    });
    choose(text, &players.collect::<Vec<_>>())
}

/// A player of a team.
pub fn member(state: &State, team: TeamId, text: &str) -> Result<PlayerId, WhoIsThat> {
    let members = state.members(team).map(|(who, player)| Candidate {
        who,
        at: who.0,
        number: who.0 + 1,
        name: player.name.clone(),
    });
    choose(text, &members.collect::<Vec<_>>()).map_err(|nobody| of_another(state, text).unwrap_or(nobody))
}

/// Whose player is meant, if it is one of another team.
fn of_another(state: &State, text: &str) -> Option<WhoIsThat> {
    let player = &state.players[player(state, StageId::FIRST, text).ok()?.index()];
    let team = state.teams.get(player.team?.index())?;
    Some(WhoIsThat::OfAnother { name: player.name.clone(), team: team.name.clone() })
}

/// A team, paired or only counted.
pub fn team(state: &State, stage: StageId, text: &str) -> Result<TeamId, WhoIsThat> {
    let no_team = |who| match who {
        WhoIsThat::Nobody(text) | WhoIsThat::Perhaps(text, _) => WhoIsThat::NoTeam(text),
        other => other,
    };
    if state.pairs_teams() {
        return entrant(state, stage, text).map(|entrant| TeamId(entrant.0)).map_err(no_team);
    }
    let teams = state.teams.iter().zip(0..).map(|(team, at)| Candidate {
        who: TeamId(at),
        at,
        number: at + 1,
        name: team.name.clone(),
    });
    choose(text, &teams.collect::<Vec<_>>()).map_err(no_team)
}

/// The number by which an entrant is called: that of the table of the stage, or that of the entry.
pub fn number_of(state: &State, stage: StageId, entrant: Entrant) -> u32 {
    let given = state.stages.get(stage.index()).and_then(|stage| stage.numbers.get(&entrant));
    given.copied().unwrap_or(entrant.0 + 1)
}

/// The number if it is one, `#7` or `7`.
pub fn as_number(text: &str) -> Option<u32> {
    text.trim().trim_start_matches(['#', '№']).parse().ok()
}

/// The place on the list of entries, as forms and programs name it: `@0` is the first.
fn as_place(text: &str) -> Option<u32> {
    text.trim().strip_prefix('@').and_then(|place| place.parse().ok())
}

fn choose<T: Copy>(text: &str, candidates: &[Candidate<T>]) -> Result<T, WhoIsThat> {
    if let Some(place) = as_place(text) {
        let found = candidates.iter().find(|candidate| candidate.at == place);
        return found.map(|found| found.who).ok_or_else(|| WhoIsThat::Nobody(text.to_owned()));
    }
    if let Some(number) = as_number(text) {
        let found = candidates.iter().find(|candidate| candidate.number == number);
        return found.map(|found| found.who).ok_or_else(|| WhoIsThat::Nobody(text.to_owned()));
    }
    if skeleton(text).is_empty() {
        return Err(WhoIsThat::Nobody(text.to_owned()));
    }
    // As typed first: who writes the marks means them.
    let exact = |name: &str| vec![skeleton(name)];
    let found = by_name(text, candidates, exact);
    if !matches!(found, Err(WhoIsThat::Nobody(_))) {
        return found;
    }
    match by_name(text, candidates, spellings) {
        Err(WhoIsThat::Nobody(text)) => Err(match nearest(&text, candidates) {
            Some(name) => WhoIsThat::Perhaps(text, name),
            None => WhoIsThat::Nobody(text),
        }),
        found => found,
    }
}

/// The one who is called nearly so, by his whole name or a word of it: one letter otherwise, or two of a long word.
fn nearest<T>(text: &str, candidates: &[Candidate<T>]) -> Option<String> {
    let sought = spellings(text);
    let near = |name: &str, own: &str| {
        let most = if own.chars().count() < 6 { 1 } else { 2 };
        (3..=60).contains(&own.chars().count()) && strsim::osa_distance(name, own) <= most
    };
    let fits = |candidate: &&Candidate<T>| {
        let spelled = spellings(&candidate.name);
        let words = spelled.iter().flat_map(|name| name.split(' ').chain([name.as_str()]));
        words.into_iter().any(|word| sought.iter().any(|own| near(word, own)))
    };
    let mut found = candidates.iter().filter(fits);
    let first = found.next()?;
    found.next().is_none().then(|| first.name.clone())
}

/// Whoever has a name, spelled in one of these ways.
fn by_name<T: Copy>(
    text: &str,
    candidates: &[Candidate<T>],
    ways_to_spell: impl Fn(&str) -> Vec<String>,
) -> Result<T, WhoIsThat> {
    let sought = ways_to_spell(text);
    let names: Vec<(Vec<String>, &Candidate<T>)> =
        candidates.iter().map(|candidate| (ways_to_spell(&candidate.name), candidate)).collect();
    let ways: [fn(&str, &str) -> bool; 4] =
        [|name, sought| name == sought, has_words, begins_words, |name, sought| name.contains(sought)];
    for fits in ways {
        let is_his = |spelled: &[String]| spelled.iter().any(|name| sought.iter().any(|own| fits(name, own)));
        let mut found = names.iter().filter(|(spelled, _)| is_his(spelled)).map(|(_, who)| *who);
        let Some(first) = found.next() else { continue };
        let others: Vec<_> = found.collect();
        if others.is_empty() {
            return Ok(first.who);
        }
        let all = std::iter::once(first).chain(others);
        let named = all.map(|candidate| (candidate.number, candidate.name.clone())).collect();
        return Err(WhoIsThat::Several(text.to_owned(), named));
    }
    Err(WhoIsThat::Nobody(text.to_owned()))
}

/// Whether every word sought is a word of the name, in whatever order.
fn has_words(name: &str, sought: &str) -> bool {
    all_words(name, sought, |word, part| word == part)
}

/// Whether every word sought begins another word of the name.
fn begins_words(name: &str, sought: &str) -> bool {
    all_words(name, sought, |word, part| word.starts_with(part))
}

fn all_words(name: &str, sought: &str, fits: fn(&str, &str) -> bool) -> bool {
    let mut words: Vec<&str> = name.split(' ').collect();
    sought.split(' ').all(|part| match words.iter().position(|word| fits(word, part)) {
        Some(at) => {
            words.swap_remove(at);
            true
        }
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(text: &str) -> Result<u32, WhoIsThat> {
        let names =
            ["Коваль Іван", "Коваленко Ірина", "Ivanov Ivan", "Іваненко Петро", "Ōtsuka Jirō", "Mäggi Janek"];
        let candidates = names.iter().zip(1..).map(|(name, number)| Candidate {
            who: number,
            at: number - 1,
            number,
            name: (*name).to_owned(),
        });
        choose(text, &candidates.collect::<Vec<_>>())
    }

    #[test]
    fn numbers_names_and_parts() {
        for (text, who) in [
            ("3", 3),
            ("#2", 2),
            ("№4", 4),
            ("@0", 1),
            ("коваль іван", 1),
            ("Іван Коваль", 1),
            ("КОВАЛЬ", 1),
            ("ірина", 2),
            ("оваленк", 2),
            ("ivanov", 3),
            ("петро", 4),
            ("Otsuka", 5),
            ("Ōtsuka", 5),
            ("Maeggi", 6),
            ("maggi janek", 6),
        ] {
            assert_eq!(find(text), Ok(who), "{text}");
        }
    }

    #[test]
    fn nobody_and_several() {
        assert_eq!(find("@6"), Err(WhoIsThat::Nobody("@6".into())));
        assert_eq!(find("9"), Err(WhoIsThat::Nobody("9".into())));
        assert_eq!(find("Сидоренко"), Err(WhoIsThat::Nobody("Сидоренко".into())));
        let perhaps = |text: &str, name: &str| Err(WhoIsThat::Perhaps(text.into(), name.into()));
        assert_eq!(find("Otsika"), perhaps("Otsika", "Ōtsuka Jirō"));
        assert_eq!(find("megi"), Err(WhoIsThat::Nobody("megi".into())));
        assert_eq!(find("magi"), perhaps("magi", "Mäggi Janek"));
        assert_eq!(find("Ivanov Iwan"), perhaps("Ivanov Iwan", "Ivanov Ivan"));
        assert_eq!(find(" "), Err(WhoIsThat::Nobody(" ".into())));
        let several = vec![(1, "Коваль Іван".to_owned()), (2, "Коваленко Ірина".to_owned())];
        // A whole name goes before the beginning of a longer one.
        assert_eq!(find("коваль"), Ok(1));
        assert_eq!(find("кова"), Err(WhoIsThat::Several("кова".into(), several)));
    }
}
