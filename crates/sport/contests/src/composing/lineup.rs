//! How many works the authors of a team have sent, and how many they should have.

use serde::Serialize;

use super::regulation::Kind;
use super::state::Composing;
use super::teams::{MOST_OF_ONE, shares, team_size};
use crate::{AuthorId, TeamId};

/// The works of a team before anybody has marked them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LineUp {
    /// The authors with the works of each, the most first.
    pub sent: Vec<(AuthorId, u16)>,
    /// How many works each should have, the most first; empty where the code does not say, or where the number of
    /// authors is wrong.
    pub wanted: Vec<u16>,
    /// The least and the greatest number of authors.
    pub authors: Option<(usize, usize)>,
}

impl Composing {
    /// The works of a team so far (UA13-VI.5.4.2, UA13-VI.5.4.3, UA-VIII.Comp.5.1, UA-VIII.Comp.5.2).
    pub fn line_up(&self, team: TeamId) -> LineUp {
        let own = (1..).map(AuthorId).zip(&self.authors).filter(|(_, author)| author.team == Some(team));
        let works = |author: AuthorId| {
            self.live().filter(|(_, work)| work.entry.authors.contains(&author)).count() as u16
        };
        let mut sent: Vec<(AuthorId, u16)> = own.map(|(author, _)| (author, works(author))).collect();
        sent.sort_by_key(|(author, works)| (std::cmp::Reverse(*works), author.0));
        let Some(regulation) = &self.regulation else {
            return LineUp { sent, wanted: Vec::new(), authors: None };
        };
        let size = team_size(regulation.code, regulation.kind);
        let wanted = match regulation.kind {
            Kind::TeamChampionship if size.contains(&sent.len()) => shares(regulation.team_works, sent.len()),
            Kind::ChampionshipWithRegions => match sent.len().min(*size.end()) {
                few @ 0..=2 => vec![MOST_OF_ONE; few],
                many => {
                    shares(regulation.team_works, many).iter().map(|own| (*own).min(MOST_OF_ONE)).collect()
                }
            },
            _ => Vec::new(),
        };
        let authors = (regulation.kind == Kind::TeamChampionship).then(|| (*size.start(), *size.end()));
        LineUp { sent, wanted, authors }
    }
}
