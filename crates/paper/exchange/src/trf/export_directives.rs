//! What the event knows and the records of TRF cannot say, as directives.

use damier_compete::event::{
    Character, Departure, FieldFrom, LotsFor, PairedBy, RoundState, StageId, StagePlan,
};
use damier_compete::{Absence, Cell, Entrant};

use super::columns::{columns, entry_of};
use super::directive::{Directive, DrawnLots};
use super::export::{Export, usual_absence};
use super::{prohibited, results};

impl Export<'_> {
    /// All of them, in the order of the file.
    pub(super) fn directives(&self) -> Vec<Directive> {
        let mut regulation = self.regulation.clone();
        regulation.stages = vec![StagePlan { from: FieldFrom::default(), ..self.stage.plan.clone() }];
        let mut found = vec![
            Directive::Regulation(Box::new(regulation)),
            Directive::Rounds {
                paired: self.stage.rounds.len() as u16,
                started: self.stage.rounds_started(),
            },
        ];
        if matches!(self.regulation.character, Character::IndividualWithTeamScoring { .. }) {
            found.extend(self.state.teams.iter().cloned().map(Directive::Team));
        }
        if let Some(groups) = &self.stage.groups {
            let [first, second] =
                [&groups[0], &groups[1]].map(|group| group.iter().map(|own| self.number(*own)).collect());
            found.push(Directive::Groups { first, second });
        }
        let mut entrants: Vec<(u32, Entrant)> =
            self.table.entrants.iter().map(|entrant| (self.number(*entrant), *entrant)).collect();
        if !entrants.is_sorted() {
            found.push(Directive::Entered(entrants.iter().map(|(number, _)| *number).collect()));
        }
        entrants.sort_unstable();
        for (number, entrant) in entrants {
            if let Some(entry) = self.state.players.get(entrant.index())
                && entry_of(&columns(entry)) != *entry
            {
                found.push(Directive::Player { number, entry: Box::new(entry.clone()) });
            }
            if let Some(after) = self.stage.joined_after.get(&entrant) {
                found.push(Directive::Joined { number, after: *after });
            }
            if let Some(leaving) = self.stage.left.get(&entrant) {
                let excluded = leaving.how == Departure::Excluded;
                let (after, reason) = (leaving.after, leaving.reason.clone());
                found.push(Directive::Left { number, after, excluded, reason });
            }
        }
        found.extend(self.lots());
        for (at, round) in self.stage.rounds.iter().enumerate() {
            found.extend(paired(at, round));
            found.extend(self.unpaired(at));
            found.push(self.tables(at, round));
            found.extend(results::directives(self, at, round));
        }
        found.extend(prohibited::directives(self));
        found
    }

    /// The lots of this stage, as those of the first.
    fn lots(&self) -> impl Iterator<Item = Directive> {
        let own = self.state.lots.iter().filter_map(|lots| {
            let purpose = match lots.purpose.clone() {
                LotsFor::OrderOfRounds { stage } if stage == self.id => {
                    LotsFor::OrderOfRounds { stage: StageId::FIRST }
                }
                LotsFor::Colour { stage } if stage == self.id => LotsFor::Colour { stage: StageId::FIRST },
                LotsFor::Tie { mut key } if key.stage == self.id => {
                    key.stage = StageId::FIRST;
                    LotsFor::Tie { key }
                }
                LotsFor::Ballot { mut key, openings } if key.stage == self.id => {
                    key.stage = StageId::FIRST;
                    LotsFor::Ballot { key, openings }
                }
                _ => return None,
            };
            let by_hand = if lots.by_hand { lots.drawn.clone() } else { Vec::new() };
            Some(DrawnLots { purpose, seed: lots.seed, reason: lots.reason.clone(), by_hand })
        });
        own.map(Directive::Lots)
    }

    /// Those without an opponent of whom one would think otherwise.
    fn unpaired(&self, at: usize) -> Vec<Directive> {
        let mut unusual: Vec<(&str, Absence, Vec<u32>)> = Vec::new();
        for (line, entrant) in self.table.sheet.lines.iter().zip(&self.table.entrants) {
            let Some(Cell::Absent(why)) = line.cells.get(at).copied() else { continue };
            let joined = self.stage.joined_after.get(entrant).copied().unwrap_or(0);
            if why == usual_absence(self.stage.plan.system, at, joined, line.withdrawn_after) {
                continue;
            }
            let key = match why {
                Absence::Announced => "announced",
                Absence::Free => "free",
                Absence::NotYetEntered => "late",
                Absence::Withdrawn => "withdrawn",
            };
            match unusual.iter_mut().find(|(own, ..)| *own == key) {
                Some((_, _, numbers)) => numbers.push(line.number),
                None => unusual.push((key, why, vec![line.number])),
            }
        }
        let round = at as u16 + 1;
        unusual.sort_by_key(|(key, ..)| *key);
        let directive = |(_, why, mut numbers): (&str, Absence, Vec<u32>)| {
            numbers.sort_unstable();
            Directive::Unpaired { round, why, numbers }
        };
        unusual.into_iter().map(directive).collect()
    }

    fn tables(&self, at: usize, round: &RoundState) -> Directive {
        let pairs = round.encounters.iter().map(|own| {
            let [white, black] = results::by_colour(own);
            (self.number(white), self.number(black))
        });
        Directive::Tables { round: at as u16 + 1, pairs: pairs.collect() }
    }
}

/// What paired a round. A Swiss follows its results alone; people give their reasons elsewhere.
fn paired(at: usize, round: &RoundState) -> Option<Directive> {
    match &round.by {
        PairedBy::Engine { .. } | PairedBy::Hand { .. } | PairedBy::Override { .. } => None,
        by => Some(Directive::Paired { round: at as u16 + 1, by: Box::new(by.clone()) }),
    }
}
