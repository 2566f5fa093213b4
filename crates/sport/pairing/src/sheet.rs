//! The sheet: every entrant's line, round by round. Pairing and standings read nothing else.
//!
//! A sheet is made from the facts of an event and is never edited: a correction is a new fact and
//! gives a new sheet. Tests write sheets by hand.

use std::collections::BTreeMap;

use damier_rules::Color;
use serde::Serialize;

use crate::{Entrant, PointScale, Points, Round, SideResult};

/// What one line shows for one round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Cell {
    /// Paired with somebody, whatever came of it.
    Paired {
        /// The entrant on the other side of the board.
        opponent: Entrant,
        /// The colour assigned (board 1 for teams, game 1 for micro-matches, D-54b).
        color: Color,
        /// How it stands.
        mark: Mark,
    },
    /// Odd field: free, with a plus (UA13-IV.15.6, UA-III.10.6, FMJD-V.8.2, COL-3.9.8).
    Bye,
    /// Odd after a withdrawal: the `+2` of FMJD-V.8.4, which is no bye of the draw.
    PlusAfterWithdrawal,
    /// Not paired and nothing scored.
    Absent(Absence),
}

/// How a pairing stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    /// Not yet known.
    Open,
    /// Adjourned: 1-1 until it is finished (FMJD-V.8.8).
    Adjourned,
    /// Played to an end.
    Played(SideResult),
    /// Decided without play: a plus or a minus (UA13-IV.11.2, UA-III.7.2.a, FMJD-III.5.7, COL-3.6b).
    /// Both sides of a double forfeit have [`SideResult::Loss`].
    Forfeit(SideResult),
    /// Begun or played and then struck out: met, but nothing counts (FMJD-III.2.5, D-32a; UA13-IV.10.1.2).
    Annulled,
}

/// Why an entrant was not paired.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Absence {
    /// Entered later (FMJD-V.3.1.6).
    NotYetEntered,
    /// Announced for this round.
    Announced,
    /// Has left the competition.
    Withdrawn,
    /// Free without a point: an odd round robin (UA13-IV.3.4.1, COL-App1.3), or an opponent of the table
    /// who counts for nothing (UA13-IV.10.1.2).
    Free,
}

impl Cell {
    /// Points as the table shows them.
    pub const fn points(self) -> Points {
        match self {
            Cell::Paired { mark, .. } => mark.points(),
            Cell::Bye | Cell::PlusAfterWithdrawal => SideResult::Win.points(),
            Cell::Absent(_) => Points::ZERO,
        }
    }

    /// The opponent, if one was paired.
    pub const fn opponent(self) -> Option<Entrant> {
        match self {
            Cell::Paired { opponent, .. } => Some(opponent),
            _ => None,
        }
    }

    /// Whether moves were made: such a game has a colour in the histories (FMJD-V.7.1.8).
    pub const fn was_played(self) -> bool {
        matches!(self, Cell::Paired { mark: Mark::Played(_) | Mark::Adjourned | Mark::Annulled, .. })
    }

    /// The colour of a game that was played.
    pub const fn played_color(self) -> Option<Color> {
        match self {
            Cell::Paired { color, .. } if self.was_played() => Some(color),
            _ => None,
        }
    }
}

impl Mark {
    /// Points as the table shows them.
    pub const fn points(self) -> Points {
        match self {
            Mark::Played(outcome) | Mark::Forfeit(outcome) => outcome.points(),
            Mark::Adjourned => SideResult::Draw.points(),
            Mark::Open | Mark::Annulled => Points::ZERO,
        }
    }
}

/// One entrant's line.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Line {
    /// The fixed number, drawn or seeded, from 1 (FMJD-V.3.1.5, UA13-IV.15.9.3, COL-3.9.2).
    pub number: u32,
    /// Rating used for this competition.
    pub rating: Option<u32>,
    /// Federation, club or region, for wishes about compatriots (FMJD-II.3.b, FMJD-V.5.8).
    pub federation: Option<String>,
    /// Played, free or absent, round by round; as many as rounds have been paired.
    pub cells: Vec<Cell>,
    /// The last round this entrant took part in, once it has withdrawn (0 rounds: left before playing).
    pub withdrawn_after: Option<u16>,
}

impl Line {
    /// Points after all rounds on the sheet.
    pub fn points(&self) -> Points {
        self.cells.iter().map(|cell| cell.points()).sum()
    }
}

/// Something that an entrant brings along from an earlier stage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Carried {
    /// Against whom of this sheet; nothing where only the points count.
    pub opponent: Option<Entrant>,
    /// How the game ended; of no meaning without an opponent.
    pub outcome: SideResult,
    /// Whether it was decided without play.
    pub forfeit: bool,
    /// What it is worth.
    pub points: Points,
}

/// All lines, by [`Entrant`].
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Sheet {
    /// The lines in the order of entry.
    pub lines: Vec<Line>,
    /// How many rounds the competition has.
    pub rounds_total: u16,
    /// What games are worth.
    pub scale: PointScale,
    /// Draws with a durable advantage, by entrant and round from 0: whether it was his.
    #[serde(skip)]
    pub leads: BTreeMap<(Entrant, usize), bool>,
    /// What entrants bring along from earlier stages: it counts, and those games are not played again.
    #[serde(skip)]
    pub carried: BTreeMap<Entrant, Vec<Carried>>,
}

impl Sheet {
    /// The line of an entrant.
    pub fn line(&self, entrant: Entrant) -> &Line {
        &self.lines[entrant.index()]
    }

    /// What an entrant gained in a round, from 0, as the table shows it.
    pub fn gained(&self, entrant: Entrant, round: usize) -> Points {
        let cells = &self.line(entrant).cells;
        match cells.get(round) {
            None | Some(Cell::Paired { mark: Mark::Open | Mark::Annulled, .. }) => Points::ZERO,
            Some(Cell::Paired { mark: Mark::Played(outcome), .. }) => self.played(entrant, round, *outcome),
            Some(Cell::Paired { mark: Mark::Forfeit(outcome), .. }) => self.scale.unplayed(*outcome),
            Some(Cell::Paired { mark: Mark::Adjourned, .. }) => self.scale.played(SideResult::Draw),
            Some(Cell::Bye | Cell::PlusAfterWithdrawal) => Points(self.scale.bye),
            Some(Cell::Absent(Absence::Announced)) if self.is_half_bye(entrant, round) => {
                Points(self.scale.half_bye)
            }
            Some(Cell::Absent(_)) => Points::ZERO,
        }
    }

    /// What a game over the board is worth to an entrant.
    pub fn played(&self, entrant: Entrant, round: usize, outcome: SideResult) -> Points {
        match self.leads.get(&(entrant, round)) {
            Some(ahead) if outcome == SideResult::Draw => self.scale.drawn_with(*ahead),
            _ => self.scale.played(outcome),
        }
    }

    /// Whether a round that was missed on request still brings points: the first ones do, as many as the scale
    /// allows, and never the last round of the competition.
    pub fn is_half_bye(&self, entrant: Entrant, round: usize) -> bool {
        let announced = |cell: &&Cell| matches!(cell, Cell::Absent(Absence::Announced));
        let cells = &self.line(entrant).cells;
        let before = cells.iter().take(round).filter(announced).count();
        cells.get(round).is_some_and(|cell| announced(&cell))
            && before < usize::from(self.scale.half_byes)
            && round + 1 < usize::from(self.rounds_total)
    }

    /// Points of an entrant after so many rounds, with those he brought along.
    pub fn points_after(&self, entrant: Entrant, rounds: usize) -> Points {
        let known = self.line(entrant).cells.len().min(rounds);
        let gained: Points = (0..known).map(|round| self.gained(entrant, round)).sum();
        gained + self.brought(entrant)
    }

    /// What an entrant brought along from earlier stages.
    pub fn carried_by(&self, entrant: Entrant) -> &[Carried] {
        self.carried.get(&entrant).map_or(&[], Vec::as_slice)
    }

    /// The points of it.
    pub fn brought(&self, entrant: Entrant) -> Points {
        self.carried_by(entrant).iter().map(|own| own.points).sum()
    }

    /// All entrants in the order of their numbers.
    pub fn entrants(&self) -> impl Iterator<Item = Entrant> + use<> {
        (0..self.lines.len() as u32).map(Entrant)
    }

    /// How many rounds have been paired.
    pub fn rounds_paired(&self) -> usize {
        self.lines.iter().map(|line| line.cells.len()).max().unwrap_or(0)
    }

    /// The round to be paired next.
    pub fn next_round(&self) -> Round {
        Round::at(self.rounds_paired())
    }

    /// The sheet as it stood after so many rounds.
    pub fn after(&self, rounds: usize) -> Sheet {
        let mut sheet = self.clone();
        for line in &mut sheet.lines {
            line.cells.truncate(rounds);
            line.withdrawn_after = line.withdrawn_after.filter(|last| usize::from(*last) <= rounds);
        }
        sheet
    }
}
