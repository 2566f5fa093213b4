//! Achievements and records by annex XI: which criteria a display meets, and which of two is the greater.

use std::cmp::Ordering;

use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

use crate::{Display, Kind};

/// What is known about a display that was given, whether it was kept by this program or not.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Achievement {
    /// Who gave it.
    pub giver: String,
    /// Which kind; clock displays are not recognised (FMJD-XI.2).
    pub kind: Kind,
    /// How many opponents.
    pub opponents: u32,
    /// How many of them belong to clubs of the national federation.
    pub members: u32,
    /// The giver's points, two for a win.
    pub points: u32,
    /// How long it lasted, in minutes; none: not recorded.
    #[serde(default)]
    pub minutes: Option<u32>,
    /// How many members of the executive committee of the federation were present.
    #[serde(default)]
    pub witnesses: u32,
    /// Whether the list of moves is handed in.
    #[serde(default)]
    pub moves: bool,
    /// Whether the giver has belonged to his federation, and it to the FMJD, without a gap (FMJD-XI.7).
    #[serde(default = "yes")]
    pub continuous: bool,
}

const fn yes() -> bool {
    true
}

/// What is asked of an achievement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Criterion {
    /// A kind that is recognised.
    Kind,
    /// So many opponents.
    Opponents,
    /// So many percent of them members of clubs.
    Members,
    /// So many percent of the points.
    Score,
    /// The exact duration is recorded.
    Duration,
    /// Two members of the executive committee were present.
    Witnesses,
    /// The list of moves of a blindfold display.
    Moves,
    /// Membership without a gap.
    Membership,
}

/// One criterion, what was asked and what was found.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub struct Finding {
    pub criterion: Criterion,
    /// At least so many (percent for shares, 1 for what must be there).
    pub needed: u32,
    /// So many were found; shares are cut to whole percents.
    pub found: u32,
    /// Whether it is met, reckoned exactly.
    pub met: bool,
    /// Where it says so.
    pub clause: Clause,
}

/// Least opponents, percent of members and percent of points of a kind, in the order of its criteria.
struct Least {
    opponents: u32,
    members: u32,
    score: u32,
    clause: Clause,
    score_first: bool,
}

const fn least(kind: Kind) -> Option<Least> {
    match kind {
        Kind::Normal => {
            Some(Least { opponents: 100, members: 70, score: 80, clause: "FMJD-XI.4.1", score_first: false })
        }
        Kind::Blindfold => {
            Some(Least { opponents: 10, members: 70, score: 70, clause: "FMJD-XI.4.2", score_first: true })
        }
        Kind::Clocks => None,
    }
}

impl Achievement {
    /// The achievement of a display that was kept here, as far as its record tells.
    pub fn of(display: &Display) -> Achievement {
        let terms = display.terms();
        let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
        let members = terms.opponents.iter().filter(|one| one.club_member).count();
        let minutes = display.duration().map(|millis| millis / 60_000);
        Achievement {
            giver: terms.giver.clone(),
            kind: terms.kind,
            opponents: number(terms.opponents.len()),
            members: number(members),
            points: number(display.tally().points()),
            minutes: minutes.and_then(|minutes| u32::try_from(minutes).ok()),
            witnesses: 0,
            moves: true,
            continuous: true,
        }
    }

    /// Checks every criterion, in the order of the annex (FMJD-XI.4.1, FMJD-XI.4.2), then the papers (FMJD-XI.2).
    pub fn check(&self) -> Vec<Finding> {
        let there =
            |criterion, met: bool, clause| Finding { criterion, needed: 1, found: met.into(), met, clause };
        let Some(least) = least(self.kind) else {
            return vec![there(Criterion::Kind, false, "FMJD-XI.2")];
        };
        let clause = least.clause;
        let opponents = Finding {
            criterion: Criterion::Opponents,
            needed: least.opponents,
            found: self.opponents,
            met: self.opponents >= least.opponents,
            clause,
        };
        let share = |criterion, part: u32, whole: u64, needed: u32| Finding {
            criterion,
            needed,
            found: u32::try_from(u64::from(part) * 100 / whole.max(1)).unwrap_or(u32::MAX),
            met: u64::from(part) * 100 >= whole * u64::from(needed) && whole > 0,
            clause,
        };
        let all = u64::from(self.opponents);
        let members = share(Criterion::Members, self.members, all, least.members);
        let score = share(Criterion::Score, self.points, 2 * all, least.score);
        let duration = there(Criterion::Duration, self.minutes.is_some(), clause);
        let mut findings = if least.score_first {
            vec![score, opponents, members, duration]
        } else {
            vec![opponents, members, score, duration]
        };
        findings.push(Finding {
            criterion: Criterion::Witnesses,
            needed: 2,
            found: self.witnesses,
            met: self.witnesses >= 2,
            clause: "FMJD-XI.2",
        });
        if self.kind == Kind::Blindfold {
            findings.push(there(Criterion::Moves, self.moves, "FMJD-XI.2"));
        }
        findings.push(there(Criterion::Membership, self.continuous, "FMJD-XI.7"));
        findings
    }

    /// Whether all criteria are met, so that the federation can propose it (FMJD-XI.1).
    pub fn is_recognised(&self) -> bool {
        self.check().iter().all(|finding| finding.met)
    }

    /// Which of two achievements of one kind is the greater: criterion after criterion in the order of the annex,
    /// then the shorter time (FMJD-XI.5). Shares are compared exactly.
    pub fn compare(&self, other: &Achievement) -> Ordering {
        let share = |part: (u32, u32), whole: (u32, u32)| {
            (u64::from(part.0) * u64::from(whole.1)).cmp(&(u64::from(part.1) * u64::from(whole.0)))
        };
        let wholes = (self.opponents, other.opponents);
        let opponents = self.opponents.cmp(&other.opponents);
        let members = share((self.members, other.members), wholes);
        let score = share((self.points, other.points), wholes);
        let time = match (self.minutes, other.minutes) {
            (Some(own), Some(others)) => others.cmp(&own),
            (own, others) => own.is_some().cmp(&others.is_some()),
        };
        if self.kind == Kind::Blindfold {
            score.then(opponents).then(members).then(time)
        } else {
            opponents.then(members).then(score).then(time)
        }
    }
}

/// The recognised achievements of a kind, the record first; equal ones keep their order.
pub fn ranking(kind: Kind, all: &[Achievement]) -> Vec<&Achievement> {
    let mut ranked: Vec<&Achievement> =
        all.iter().filter(|one| one.kind == kind && one.is_recognised()).collect();
    ranked.sort_by(|a, b| b.compare(a));
    ranked
}
