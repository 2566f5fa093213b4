//! A list against itself and against the event it is for.

use std::collections::BTreeMap;

use damier_clock::Moment;
use damier_compete::event::{By, Entry, Event, Fact, PlayerEntry, Role, TeamId};
use jiff::civil::Date;

use super::fault::{EntryFault, EntryFaultKind};
use super::{CheckedList, Column, EntryList, ListedPlayer};

impl EntryList {
    /// Tries every entry on a copy of the event, said by somebody in this role, and lists what it refuses.
    pub fn check(self, event: &Event, role: Role) -> CheckedList {
        let mut trial = Trial { event: event.clone(), role, facts: Vec::new() };
        let mut faults = self.faults.clone();
        let state = event.state();
        for team in &self.teams {
            if state.teams.iter().any(|known| known.name == team.entry.name) {
                continue;
            }
            if let Err(what) = trial.append(Fact::TeamEntered(team.entry.clone())) {
                faults.push(EntryFault { row: team.row, header: self.headers.of(Column::Team), what });
            }
        }
        let mut seen: BTreeMap<(String, Option<Date>), u32> = BTreeMap::new();
        let mut known: BTreeMap<(String, Option<Date>), u32> = BTreeMap::new();
        for (number, player) in (1..).zip(&state.players) {
            known.entry((folded(&player.name), player.born)).or_insert(number);
        }
        let mut team_of: BTreeMap<String, u32> = BTreeMap::new();
        for (at, team) in (0..).zip(&trial.event.state().teams) {
            team_of.entry(team.name.clone()).or_insert(at);
        }
        for player in self.players.iter().filter(|player| !player.entry.name.is_empty()) {
            let fault = |column, what| EntryFault { row: player.row, header: self.headers.of(column), what };
            let person = (folded(&player.entry.name), player.entry.born);
            let found = match seen.get(&person) {
                Some(earlier) => {
                    let name = player.entry.name.clone();
                    Some(fault(Column::Name, EntryFaultKind::TwiceInFile { name, earlier: *earlier }))
                }
                None => {
                    let number = known.get(&person).copied();
                    check_player(player, number, event).map(|(column, what)| fault(column, what))
                }
            };
            seen.entry(person).or_insert(player.row);
            let is_faulty = player.is_faulty || found.is_some();
            faults.extend(found);
            if is_faulty {
                continue;
            }
            let team = player.team.as_ref().and_then(|name| team_of.get(name)).copied();
            let entry = PlayerEntry { team: team.map(TeamId), ..player.entry.clone() };
            if let Err(what) = trial.append(Fact::Entered(entry)) {
                faults.push(EntryFault { row: player.row, header: None, what });
            }
        }
        faults.sort_by_key(|fault| fault.row);
        CheckedList {
            faults,
            unknown_headers: self.unknown_headers,
            encoding: self.encoding,
            facts: trial.facts,
        }
    }
}

/// Somebody who has entered already, or was born too late.
fn check_player(
    player: &ListedPlayer,
    known: Option<u32>,
    event: &Event,
) -> Option<(Column, EntryFaultKind)> {
    let (state, entry) = (event.state(), &player.entry);
    if let Some(number) = known {
        let name = entry.name.clone();
        return Some((Column::Name, EntryFaultKind::EnteredAlready { name, number }));
    }
    let starts = state.regulation.as_ref()?.starts?;
    let born = entry.born.filter(|born| *born >= starts)?;
    let what = EntryFaultKind::BornLater { value: born.to_string(), starts: starts.to_string() };
    Some((Column::Born, what))
}

/// A name as it is compared: capitals, kinds of apostrophes and `ё` make no difference.
fn folded(name: &str) -> String {
    let lower = name.chars().flat_map(char::to_lowercase);
    let same = lower.map(|c| match c {
        '’' | 'ʼ' | '`' | '‘' | '´' => '\'',
        'ё' => 'е',
        c => c,
    });
    let text: String = same.filter(|c| *c != ',').collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The event as it would be.
struct Trial {
    event: Event,
    role: Role,
    facts: Vec<Fact>,
}

impl Trial {
    fn append(&mut self, fact: Fact) -> Result<(), EntryFaultKind> {
        let (seq, by) = (self.event.next_seq(), By::new(self.role, ""));
        let entry = Entry { seq, at: Moment::default(), by, fact: fact.clone() };
        self.event.apply(entry).map_err(|why| EntryFaultKind::Refused { why })?;
        self.facts.push(fact);
        Ok(())
    }
}
