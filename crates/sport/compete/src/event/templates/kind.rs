//! The kinds of event for which there are templates, and for which codes.

use damier_clock::named::Class;
use damier_clock::rules::Code;
use damier_rules::Variant;

use super::super::acceleration::{Accelerated, Acceleration};
use super::super::carry::Carry;
use super::super::ids::StageId;
use super::super::regulation::{Character, TeamRules};
use super::super::stage::{ROOM, StagePlan, System};
use super::super::stage_field::{FieldFrom, PlacesOf};
use damier_pairing::Points;
use damier_pairing::schedule::{Aim, IfLevel, KnockoutPlaces, LostPoints, Paces, TieMethod};
use damier_pairing::swiss;

/// A kind of event.
#[derive(Debug, Clone, Copy)]
pub(super) struct Kind {
    /// The second part of the name.
    pub(super) word: &'static str,
    pub(super) title: &'static str,
    pub(super) class: Class,
    pub(super) character: Character,
    /// Which codes and variants have it.
    pub(super) suits: fn(Code, Variant) -> bool,
    /// The stages under a code.
    pub(super) stages: fn(Code) -> Vec<StagePlan>,
}

impl PartialEq for Kind {
    fn eq(&self, other: &Kind) -> bool {
        self.word == other.word
    }
}

impl Eq for Kind {}

impl Kind {
    /// Four boards with a reserve, where teams are paired (UA13-IV.14.1, UA-III.9.1).
    pub(super) fn teams(&self) -> Option<TeamRules> {
        self.character.pairs_teams().then_some(TeamRules {
            boards: 4,
            reserves: true,
            free_order: false,
            entries_may_change: false,
        })
    }
}

const ROUNDS: u16 = 7;

/// A stage has its name in the language of the event.
const UNNAMED: &str = "";

const fn kind(
    word: &'static str,
    title: &'static str,
    suits: fn(Code, Variant) -> bool,
    stages: fn(Code) -> Vec<StagePlan>,
) -> Kind {
    Kind { word, title, class: Class::Classic, character: Character::Individual, suits, stages }
}

const fn quick(kind: Kind, word: &'static str, title: &'static str, class: Class) -> Kind {
    Kind { word, title, class, ..kind }
}

const SWISS: Kind = kind("swiss", "Swiss system", |_, _| true, |code| one(System::Swiss(engine(code))));
const ROUND_ROBIN: Kind = kind("round-robin", "everybody meets everybody", |_, _| true, |_| round_robin(1));

pub(super) const KINDS: &[Kind] = &[
    SWISS,
    kind(
        "swiss-accelerated",
        "Swiss system, accelerated",
        |_, _| true,
        |code| {
            let mut stages = one(System::Swiss(engine(code)));
            stages.iter_mut().for_each(|plan| plan.acceleration = vec![UPPER_HALF]);
            stages
        },
    ),
    quick(SWISS, "swiss-rapid", "Swiss system, rapid", Class::Rapid),
    quick(SWISS, "swiss-blitz", "Swiss system, blitz", Class::Blitz),
    kind("swiss-unrated", "Swiss system, numbers by lot", is_ua, |_| {
        one(System::Swiss(swiss::System::MedianUnrated))
    }),
    kind("swiss-draw", "Swiss system, each round drawn by lot", is_ua, |_| {
        one(System::Swiss(swiss::System::BasicDraw))
    }),
    kind("swiss-lots", "Swiss system, numbers by lot", is_fmjd, |_| {
        one(System::Swiss(swiss::System::ByLots))
    }),
    kind("swiss-quarter", "Swiss system, quarter pairing", is_fmjd, |_| {
        one(System::Swiss(swiss::System::Quarter))
    }),
    kind("swiss-haley", "Swiss system, classification points", is_fmjd, |_| {
        one(System::Swiss(swiss::System::Haley))
    }),
    ROUND_ROBIN,
    quick(ROUND_ROBIN, "round-robin-rapid", "everybody meets everybody, rapid", Class::Rapid),
    quick(ROUND_ROBIN, "round-robin-blitz", "everybody meets everybody, blitz", Class::Blitz),
    kind("double-round-robin", "everybody meets everybody twice", |_, _| true, |_| round_robin(2)),
    // UA13-IV.3.4.2, UA-II.3.6.2.a, COL-3.8a
    kind("knockout", "who loses is out", has_knockout, |_| knockout(KnockoutPlaces::FirstAndThird)),
    kind("knockout-all-places", "losers play on for their places", is_ua, |_| knockout(KnockoutPlaces::All)),
    kind("double-elimination", "who loses twice is out", has_knockout, |_| knockout(KnockoutPlaces::Double)),
    kind("lost-points", "out after four lost points", has_knockout, |_| {
        vec![StagePlan::new(UNNAMED, System::LostPoints(LostPoints(Points(4))), ROUNDS)]
    }),
    // WCDF-1.12: a meeting is two games with reversed colours.
    kind("micro-match-knockout", "who loses a match of two games is out", has_micro, |_| {
        micro(knockout(KnockoutPlaces::FirstAndThird))
    }),
    // UA13-IV.3.4.4, UA-II.3.6.4
    kind("scheveningen", "everybody of one group meets everybody of the other", is_ua, |_| {
        vec![StagePlan::new(UNNAMED, System::Scheveningen, ROUNDS)]
    }),
    // UA13-IV.14.9, UA-III.9.9, FMJD-VII.2.1
    kind("match", "a match of six games", has_match, |code| {
        single_match(Aim::Majority { games: 6 }, 6, code)
    }),
    Kind {
        class: Class::Match,
        // FMJD-VII.1.1
        ..kind(
            "match-sets",
            "a match of three sets of four games",
            |code, _| code == Code::Fmjd100,
            |code| single_match(Aim::Sets { sets: 3, games: 4 }, 12, code),
        )
    },
    Kind {
        class: Class::Match,
        // FMJD-II.3: as the world titles are played since 2013.
        ..kind(
            "title-match",
            "a match of seven sets, each until the first win",
            |code, _| code == Code::Fmjd100,
            title_match,
        )
    },
    // UA13-IV.9.5.1, UA-III.5.5.1, WCDF-1.12
    kind("micro-match-swiss", "Swiss system, two games with reversed colours", has_micro, |code| {
        micro(one(System::Swiss(engine(code))))
    }),
    kind("micro-match-round-robin", "everybody meets everybody in two games", has_micro, |_| {
        micro(round_robin(1))
    }),
    Kind {
        character: Character::Team,
        ..kind("team-round-robin", "teams, everybody meets everybody", has_teams, |_| round_robin(1))
    },
    Kind {
        character: Character::Team,
        ..kind("team-swiss", "teams, Swiss system", has_teams, |code| one(System::Swiss(engine(code))))
    },
    // UA13-IV.3.3.3, UA-II.3.5.3
    Kind {
        character: Character::IndividualAndTeam,
        ..kind("individual-and-team", "teams are paired, boards have tables", is_ua, |_| round_robin(1))
    },
    // UA-II.3.5.4
    Kind {
        character: Character::IndividualWithTeamScoring { counting: 3 },
        ..kind("team-scoring", "players are paired, teams add up their best", has_teams, |code| {
            one(System::Swiss(engine(code)))
        })
    },
    // UA13-IV.3.4.5, UA-II.3.6.5
    kind("divided", "two divisions by strength, everybody meets everybody", |_, _| true, |_| divided()),
    kind("finals-a-b", "two groups, then finals A and B with the games already played", is_ua, |_| finals()),
    kind("mixed", "two groups, then a final of the best four", is_ua, |_| mixed()),
];

fn is_ua(code: Code, _: Variant) -> bool {
    matches!(code, Code::Ua2013 | Code::Ua2023)
}

fn is_fmjd(code: Code, _: Variant) -> bool {
    code.is_fmjd()
}

fn has_knockout(code: Code, variant: Variant) -> bool {
    is_ua(code, variant) || matches!(code, Code::Columns | Code::Wcdf)
}

fn has_match(code: Code, _: Variant) -> bool {
    code != Code::Columns
}

fn has_micro(code: Code, variant: Variant) -> bool {
    is_ua(code, variant) || code == Code::Wcdf
}

fn has_teams(code: Code, _: Variant) -> bool {
    code != Code::Wcdf
}

/// The Swiss system of a code; the WCDF has none, so the plainest of another is taken.
const fn engine(code: Code) -> swiss::System {
    match code {
        Code::Ua2013 | Code::Ua2023 => swiss::System::MedianRated,
        Code::Fmjd100 | Code::Fmjd64 => swiss::System::Classified,
        Code::Columns => swiss::System::Columns,
        Code::Wcdf => swiss::System::MedianUnrated,
    }
}

fn one(system: System) -> Vec<StagePlan> {
    vec![StagePlan::new(UNNAMED, system, ROUNDS)]
}

fn round_robin(cycles: u8) -> Vec<StagePlan> {
    vec![StagePlan::new(UNNAMED, System::RoundRobin { cycles }, ROOM * u16::from(cycles))]
}

/// Sixteen players; a level meeting is decided by two quick games, then by lot (UA-II.3.6.2.b, COL-3.8b).
fn knockout(places: KnockoutPlaces) -> Vec<StagePlan> {
    let mut plan = StagePlan::new(UNNAMED, System::Knockout(places), 4);
    plan.ties = vec![TieMethod::Replay(1), TieMethod::Lot];
    vec![plan]
}

/// The ladder decides a level match of the world federation; elsewhere it is drawn.
fn single_match(aim: Aim, games: u16, code: Code) -> Vec<StagePlan> {
    let mut plan = StagePlan::new(UNNAMED, System::Match(aim), games);
    plan.if_level = if code.is_fmjd() { IfLevel::Ladder } else { IfLevel::Drawn };
    vec![plan]
}

/// Seven sets, each until somebody wins a game: standard, rapid, blitz, then Lehmann-Georgiev.
fn title_match(code: Code) -> Vec<StagePlan> {
    let paces = Paces { sets: 7, games: 3, until_won: true, worth: None };
    let mut stages = single_match(Aim::Paces(paces), 28, code);
    for plan in &mut stages {
        plan.paces = ["80m+60s", "20m+5s", "5m+3s", "5m+2s"].map(str::to_owned).to_vec();
    }
    stages
}

fn micro(mut stages: Vec<StagePlan>) -> Vec<StagePlan> {
    stages.iter_mut().for_each(|plan| plan.micro_match = true);
    stages
}

/// Two points for pairing in the first two rounds, for the upper half.
const UPPER_HALF: Acceleration = Acceleration { who: Accelerated::Half, points: 2, first: 1, last: 2 };

/// The stronger half and the other, side by side.
fn divided() -> Vec<StagePlan> {
    let part = |number: u8| StagePlan {
        from: FieldFrom::Part { number, of: 2 },
        ..StagePlan::new(UNNAMED, System::RoundRobin { cycles: 1 }, ROOM)
    };
    vec![part(1), part(2)]
}

/// Two groups; the first two of each play for the first places, the others for the rest, and who has met does not
/// meet again.
fn finals() -> Vec<StagePlan> {
    let mut stages = mixed();
    stages.truncate(2);
    let last = |first: u32, last: Option<u32>| StagePlan {
        from: FieldFrom::Places([0, 1].map(|stage| PlacesOf { stage: StageId(stage), first, last }).to_vec()),
        carry: Carry::Games,
        ..StagePlan::new(UNNAMED, System::RoundRobin { cycles: 1 }, ROOM)
    };
    stages.push(last(1, Some(2)));
    stages.push(last(3, None));
    stages
}

fn mixed() -> Vec<StagePlan> {
    let group = |number: u8| StagePlan {
        from: FieldFrom::Group { number, of: 2 },
        ..StagePlan::new(UNNAMED, System::RoundRobin { cycles: 1 }, ROOM)
    };
    let best = |stage: u8| PlacesOf { stage: StageId(stage), first: 1, last: Some(2) };
    let last = StagePlan {
        from: FieldFrom::Places(vec![best(0), best(1)]),
        ..StagePlan::new(UNNAMED, System::RoundRobin { cycles: 1 }, 3)
    };
    vec![group(1), group(2), last]
}
