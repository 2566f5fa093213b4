//! Norms: what an event asks of a candidate, announced at the start and forecast during play.
//!
//! In a round robin everybody is the field; in a Swiss or team event a candidate and his opponents are taken for a
//! round robin of their own (FMJD-X.4.4.3.3, FMJD-X.4.5.1). Wins without play are left out (FMJD-X.4.5.7).

use serde::Serialize;

use super::field::{self, Counts, Criterion, Member, opponents_suffice};
use super::rules::{NormTable, TitleRules};
use super::title::Title;
use crate::PersonId;
use crate::rating::Numbers;
use crate::report::EventStanding;

/// An event as norms see it.
#[derive(Debug, Clone)]
pub struct NormEvent<'a> {
    /// The numbers of the rating regulations.
    pub numbers: &'a Numbers,
    /// The conditions of titles.
    pub rules: &'a TitleRules,
    /// The table of norms, if there is one.
    pub table: Option<&'a NormTable>,
    /// What the event is.
    pub standing: EventStanding,
    /// The organising federation.
    pub host: Option<&'a str>,
    pub members: Vec<Member>,
    /// Whether everybody meets everybody.
    pub round_robin: bool,
    /// Games that everybody plays, as planned, against those who count from the start.
    pub planned: u32,
    /// How often two meet in a round robin.
    pub cycles: u32,
    /// Whether only games against rated players count: in meetings of teams (FMJD-X.4.4.2).
    pub rated_only: bool,
    /// Rounds of the event; an odd field has one more than games.
    pub rounds: u32,
    /// Rounds that are over.
    pub rounds_over: u32,
    /// Games that were played: places of both and the points of the first.
    pub games: Vec<(usize, usize, u32)>,
}

/// What a title asks of a candidate, and how far he is.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct NormCheck {
    pub person: PersonId,
    pub title: Title,
    /// The field against which it is reckoned.
    pub counts: Counts,
    /// The category, or why there is none.
    pub category: Result<String, NoNorm>,
    /// The points needed, or why nobody can say.
    pub needed: Result<u32, NoNorm>,
    /// Games of the norm: those planned, or those played once all is over.
    pub of_games: u32,
    /// Games played that count.
    pub games: u32,
    /// Points in them.
    pub points: u32,
    /// Whether enough titled opponents are there (FMJD-X.2.1.1).
    pub opponents: bool,
    /// The minima of the field.
    pub criteria: Vec<Criterion>,
    /// How it stands.
    pub outlook: Outlook,
}

/// Why no points are known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum NoNorm {
    /// The table is not there.
    #[error("the table of norms (FMJD-X.table) is lost in our edition: load that of the federation")]
    NoTable,
    #[error("no category of the table holds a mean of {0}")]
    NoCategory(String),
    #[error("the table has no points for category {category} and {games} games")]
    NoPoints { category: String, games: u32 },
}

/// How a norm stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum Outlook {
    /// It is made.
    Made,
    /// So many points are needed from the games left.
    Needs { points: u32, games: u32 },
    /// It can no longer be made.
    Missed,
    /// The event or the field does not allow it.
    NotPossible,
    /// The table is missing.
    Unknown,
}

impl NormEvent<'_> {
    /// What every title asks of a candidate, the highest title first.
    pub fn check(&self, candidate: usize) -> Vec<NormCheck> {
        Title::BY_NORMS.into_iter().map(|title| self.check_one(candidate, title)).collect()
    }

    /// The field of a candidate: everybody, or those whom he met.
    fn field(&self, candidate: usize) -> Vec<&Member> {
        if self.round_robin {
            return self.members.iter().collect();
        }
        let met = |own: usize| {
            own == candidate
                || self
                    .games
                    .iter()
                    .any(|(a, b, _)| (*a, *b) == (own, candidate) || (*b, *a) == (own, candidate))
        };
        let counts = |at: usize| met(at) && (at == candidate || self.may_count(at));
        self.members.iter().enumerate().filter(|(at, _)| counts(*at)).map(|(_, own)| own).collect()
    }

    fn may_count(&self, opponent: usize) -> bool {
        !self.rated_only || self.members[opponent].rating.is_some()
    }

    fn check_one(&self, candidate: usize, title: Title) -> NormCheck {
        let member = &self.members[candidate];
        // Half of the rounds can only be asked of once the event is half over.
        let half_over = self.rounds_over * 2 >= self.rounds;
        let rounds = if half_over { self.rounds_over.min(self.planned) } else { 0 };
        let field = self.field(candidate);
        let counts = field::count(self.numbers, self.rules.strong, &field, self.host, rounds);
        let opponents: Vec<&Member> = field.into_iter().filter(|own| own.person != member.person).collect();
        let against = field::count(self.numbers, self.rules.strong, &opponents, self.host, rounds);
        let (mut games, mut points) = (0, 0);
        for (a, b, score) in &self.games {
            let (other, own) = match candidate {
                at if at == *a => (*b, *score),
                at if at == *b => (*a, 2 - (*score).min(2)),
                _ => continue,
            };
            if self.may_count(other) && field::is_counted(&self.members[other], rounds) {
                games += 1;
                points += own;
            }
        }
        let over = self.rounds_over >= self.rounds;
        let of_games = match (over, self.round_robin) {
            (false, _) => self.planned,
            // The norm was announced: a game that was not played is missing in the result, not in what is asked.
            (true, true) => self.cycles * (counts.players as u32).saturating_sub(1),
            (true, false) => games,
        };
        let category = self.category(&self.announced(&counts));
        let needed = category.clone().and_then(|category| self.needed(&category, of_games, title));
        let others = self.rules.approved_tournament.other_federations;
        let criteria = field::minima(&counts, self.standing, self.round_robin, others);
        let suffices = opponents_suffice(title, against.gmi, against.mi, against.mf);
        let may = suffices && criteria.iter().all(Criterion::is_met) && member.affiliated;
        let may_later = !self.round_robin && !over;
        let left = if over { 0 } else { self.left(member) };
        let outlook = match &needed {
            Err(_) => Outlook::Unknown,
            Ok(_) if !may && !may_later => Outlook::NotPossible,
            Ok(needed) if points >= *needed && may && over => Outlook::Made,
            Ok(needed) if points >= *needed => Outlook::Needs { points: 0, games: left },
            Ok(needed) if needed - points > 2 * left => Outlook::Missed,
            Ok(needed) => Outlook::Needs { points: needed - points, games: left },
        };
        NormCheck {
            person: member.person,
            title,
            counts,
            category,
            needed,
            of_games,
            games,
            points,
            opponents: suffices,
            criteria,
            outlook,
        }
    }

    /// Games that a candidate may still play: what was decided without play is gone (FMJD-X.4.5.7).
    fn left(&self, member: &Member) -> u32 {
        let rounds = self.rounds.saturating_sub(self.rounds_over) + u32::from(member.waits);
        self.planned.saturating_sub(member.played + member.missed).min(rounds)
    }

    /// The field by which the category goes: that of the start where everybody meets everybody (FMJD-X.4.5.7).
    fn announced(&self, counts: &Counts) -> Counts {
        if !self.round_robin {
            return counts.clone();
        }
        let field: Vec<&Member> = self.members.iter().collect();
        field::count(self.numbers, self.rules.strong, &field, self.host, 0)
    }

    fn category(&self, counts: &Counts) -> Result<String, NoNorm> {
        let table = self.table.ok_or(NoNorm::NoTable)?;
        let mean = counts.mean.unwrap_or(self.numbers.unrated);
        let found = table.category(mean).map(|own| own.name.clone());
        found.ok_or_else(|| NoNorm::NoCategory(format!("{mean:.2}")))
    }

    fn needed(&self, category: &str, games: u32, title: Title) -> Result<u32, NoNorm> {
        let table = self.table.ok_or(NoNorm::NoTable)?;
        let missing = || NoNorm::NoPoints { category: category.to_owned(), games };
        table.points(category, games, title.name()).ok_or_else(missing)
    }
}
