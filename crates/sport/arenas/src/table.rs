//! Who stands where.

use std::cmp::Reverse;

use crate::Arena;
use crate::player::{Place, Player};

/// A line of the table.
#[derive(Debug, Clone, Copy)]
pub struct Row<'a> {
    /// Counted from 1.
    pub rank: usize,
    pub player: &'a Player,
    pub points: u32,
}

/// A line of the table of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamRow<'a> {
    /// Counted from 1.
    pub rank: usize,
    pub name: &'a str,
    /// How many play for it.
    pub players: usize,
    /// What the best of them have, as many as are counted.
    pub points: u32,
    /// The names of those.
    pub leaders: Vec<&'a str>,
}

impl Arena {
    /// The places of all on the list, from the first on the table to the last: by points, then by what the results say of
    /// somebody's strength, then by wins, then by who came first.
    pub(crate) fn order(&self) -> Vec<usize> {
        let shown = |player: &Player| match player.place {
            Place::Removed => false,
            Place::Left => !player.marks.is_empty(),
            Place::Here | Place::Paused => true,
        };
        let players = self.players();
        let mut order: Vec<usize> = (0..players.len()).filter(|place| shown(&players[*place])).collect();
        let strength = |player: &Player| player.performance().unwrap_or(i64::MIN);
        order.sort_by_key(|place| {
            let player = &players[*place];
            (Reverse(player.points), Reverse(strength(player)), Reverse(player.wins), *place)
        });
        order
    }

    /// The table, the first first.
    pub fn table(&self) -> Vec<Row<'_>> {
        let row = |(rank, place): (usize, usize)| {
            let player = &self.players()[place];
            Row { rank, player, points: player.points }
        };
        (1..).zip(self.order()).map(row).collect()
    }

    /// The table of the teams, the first first; nothing where everybody plays for himself.
    pub fn team_table(&self) -> Vec<TeamRow<'_>> {
        let order = self.order();
        let (players, counted) = (self.players(), usize::from(self.terms().leaders));
        let line = |(team, name)| {
            let own: Vec<&Player> = order
                .iter()
                .map(|place| &players[*place])
                .filter(|player| player.team == Some(team))
                .collect();
            let best = || own.iter().take(counted);
            TeamRow {
                rank: 0,
                name,
                players: own.len(),
                points: best().map(|player| player.points).sum(),
                leaders: best().map(|player| player.member.name.as_str()).collect(),
            }
        };
        let names = self.terms().teams.iter().map(String::as_str);
        let mut teams: Vec<TeamRow<'_>> = names.enumerate().map(line).collect();
        teams.sort_by_key(|team| Reverse(team.points));
        for (rank, team) in (1..).zip(&mut teams) {
            team.rank = rank;
        }
        teams
    }
}
