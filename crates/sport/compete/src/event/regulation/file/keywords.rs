//! The words of a regulation file, and what they mean.

use damier_clock::named::{Class, Device};

use super::super::super::ages::Sex;
use super::super::super::carry::Carry;
use super::super::super::standings::Sharing;
use super::super::{Level, ScoreScale};
use damier_pairing::schedule::{IfLevel, KnockoutPlaces, RowOrder, Side};

/// A list of words with their meanings.
pub(super) type Words<T> = &'static [(&'static str, T)];

pub(super) const LEVELS: Words<Level> = &[
    ("international", Level::International),
    ("national", Level::NationalToCity),
    ("district", Level::District),
];

pub(super) const CLASSES: Words<Class> = &[
    ("classic", Class::Classic),
    ("semi-rapid", Class::SemiRapid),
    ("rapid", Class::Rapid),
    ("blitz", Class::Blitz),
    ("match", Class::Match),
    ("match-tiebreak", Class::MatchTiebreak),
    ("playoff-rounds", Class::PlayoffRounds),
    ("simul", Class::Simul),
    ("correspondence", Class::Correspondence),
];

pub(super) const CLOCKS: Words<Device> =
    &[("electronic", Device::Electronic), ("mechanical", Device::Mechanical)];

/// Whose places are determined, without how many results count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum CharacterWord {
    Individual,
    Team,
    IndividualAndTeam,
    TeamScoring,
}

pub(super) const CHARACTERS: Words<CharacterWord> = &[
    ("individual", CharacterWord::Individual),
    ("team", CharacterWord::Team),
    ("individual-and-team", CharacterWord::IndividualAndTeam),
    ("team-scoring", CharacterWord::TeamScoring),
];

/// The first of two words for one scale is the one that is written.
pub(super) const SCALES: Words<ScoreScale> = &[
    ("2-1-0", ScoreScale::TwoOneZero),
    ("1-½-0", ScoreScale::OneHalfZero),
    ("1-1/2-0", ScoreScale::OneHalfZero),
];

pub(super) const SEXES: Words<Sex> = &[("women", Sex::Female), ("men", Sex::Male)];

/// The systems, without their numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum SystemWord {
    Swiss,
    RoundRobin,
    Knockout,
    LostPoints,
    Scheveningen,
    Match,
    Barrage,
}

pub(super) const SYSTEMS: Words<SystemWord> = &[
    ("swiss", SystemWord::Swiss),
    ("round-robin", SystemWord::RoundRobin),
    ("knockout", SystemWord::Knockout),
    ("lost-points", SystemWord::LostPoints),
    ("scheveningen", SystemWord::Scheveningen),
    ("match", SystemWord::Match),
    ("barrage", SystemWord::Barrage),
];

pub(super) const KNOCKOUT_PLACES: Words<KnockoutPlaces> = &[
    ("first", KnockoutPlaces::First),
    ("first-and-third", KnockoutPlaces::FirstAndThird),
    ("all", KnockoutPlaces::All),
    ("double", KnockoutPlaces::Double),
];

pub(super) const CARRIES: Words<Carry> =
    &[("nothing", Carry::Nothing), ("games", Carry::Games), ("points", Carry::Points)];

pub(super) const SHARINGS: Words<Sharing> =
    &[("place", Sharing::ByPlace), ("points", Sharing::ByPoints), ("half", Sharing::HalfAndHalf)];

pub(super) const IF_LEVEL: Words<IfLevel> = &[
    ("drawn", IfLevel::Drawn),
    ("ladder", IfLevel::Ladder),
    ("first-wins", IfLevel::Goes(Side::First)),
    ("second-wins", IfLevel::Goes(Side::Second)),
];

pub(super) const ROWS: Words<RowOrder> = &[("printed", RowOrder::Printed), ("drawn", RowOrder::Drawn)];

/// What wins a match, without its numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum AimWord {
    Majority,
    Points,
    Wins,
    Sets,
    Paces,
}

pub(super) const AIMS: Words<AimWord> = &[
    ("majority", AimWord::Majority),
    ("points", AimWord::Points),
    ("wins", AimWord::Wins),
    ("sets", AimWord::Sets),
    ("paces", AimWord::Paces),
];

/// The word for a value.
pub(super) fn word_of<T: Copy + PartialEq>(words: Words<T>, value: T) -> &'static str {
    words.iter().find(|(_, own)| *own == value).map_or("", |(word, _)| word)
}

/// All words, for a remark.
pub(super) fn list<T>(words: Words<T>) -> String {
    words.iter().map(|(word, _)| *word).collect::<Vec<_>>().join(", ")
}
