//! Age groups. The age is the year of the event less the year of birth: what is reached by 31 December
//! (UA13-I.2.1, UA13-I.2.2, UA-III.1.1.a, FMJD-II.3.f).

use damier_clock::rules::Code;
use damier_rules::rulebook::Clause;
use serde::{Deserialize, Serialize};

/// Women, men, or everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sex {
    Female,
    Male,
}

/// What is written for a man in lists, without its dot.
const MAN: &[&str] = &[
    "m",
    "male",
    "man",
    "men",
    "boy",
    "boys",
    "mr",
    "м",
    "муж",
    "мужской",
    "мужчина",
    "мужчины",
    "ч",
    "чол",
    "чоловік",
    "чоловіки",
    "чоловіча",
    "хлопець",
    "хлопці",
    "юнак",
    "юнаки",
    "юноша",
    "юноши",
    "мальчик",
    "v",
    "vyr",
    "vyras",
    "vyrai",
    "berniukas",
    "berniukai",
    "vaikinas",
    "vaikinai",
    "h",
    "homme",
    "hommes",
    "masculin",
    "garçon",
    "garçons",
];

/// What is written for a woman in lists, without its dot.
const WOMAN: &[&str] = &[
    "f",
    "w",
    "female",
    "woman",
    "women",
    "girl",
    "girls",
    "ms",
    "mrs",
    "ж",
    "жен",
    "женский",
    "женщина",
    "женщины",
    "жін",
    "жінка",
    "жінки",
    "жіноча",
    "дівчина",
    "дівчата",
    "девушка",
    "девушки",
    "девочка",
    "mot",
    "moteris",
    "moterys",
    "mergaitė",
    "mergaitės",
    "mergina",
    "merginos",
    "femme",
    "femmes",
    "féminin",
    "fille",
    "filles",
    "dame",
    "dames",
];

impl Sex {
    /// A sex in one of our languages, as lists have it. In Lithuanian `m` is a woman to some and a man to others, so it
    /// is none.
    pub fn of_word(word: &str, in_lithuanian: bool) -> Option<Sex> {
        let word = word.trim().to_lowercase();
        let word = word.trim_end_matches('.');
        if in_lithuanian && word == "m" {
            None
        } else if MAN.contains(&word) {
            Some(Sex::Male)
        } else if WOMAN.contains(&word) {
            Some(Sex::Female)
        } else {
            None
        }
    }
}

/// Who belongs to a group.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgeLimit {
    /// So old at most.
    UpTo(u16),
    /// So old at most; below the first number with a warning (D-61c).
    Between(u16, u16),
    /// So old at least.
    From {
        men: u16,
        women: u16,
    },
    None,
}

/// An age group of a code.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct AgeGroup {
    /// The word used in files.
    pub name: &'static str,
    /// Who belongs to it.
    pub limit: AgeLimit,
    /// Where it is said.
    pub clause: Clause,
}

const fn group(name: &'static str, limit: AgeLimit, clause: Clause) -> AgeGroup {
    AgeGroup { name, limit, clause }
}

const fn from(men: u16, women: u16) -> AgeLimit {
    AgeLimit::From { men, women }
}

// The lists of UA13 speak of boys; girls have the same limits (D-61b).
const UA13_64: &[AgeGroup] = &[
    group("young-hopes", AgeLimit::UpTo(10), "UA13-I.2.1.1"),
    group("junior-cadets", AgeLimit::UpTo(13), "UA13-I.2.1.1"),
    group("cadets", AgeLimit::UpTo(16), "UA13-I.2.1.1"),
    group("juniors", AgeLimit::UpTo(19), "UA13-I.2.1.1"),
    group("youth", AgeLimit::UpTo(23), "UA13-I.2.1.1"),
    group("adults", AgeLimit::None, "UA13-I.2.0"),
    group("veterans-1", from(50, 45), "UA13-I.2.2.1"),
    group("veterans-2", from(60, 55), "UA13-I.2.2.1"),
];

const UA13_100: &[AgeGroup] = &[
    group("young-hopes", AgeLimit::UpTo(10), "UA13-I.2.1.2"),
    group("junior-cadets", AgeLimit::UpTo(13), "UA13-I.2.1.2"),
    group("cadets", AgeLimit::UpTo(16), "UA13-I.2.1.2"),
    group("juniors", AgeLimit::UpTo(19), "UA13-I.2.1.2"),
    group("youth", AgeLimit::UpTo(26), "UA13-I.2.1.2"),
    group("adults", AgeLimit::None, "UA13-I.2.0"),
    group("veterans-1", from(50, 50), "UA13-I.2.2.2"),
    group("veterans-2", from(60, 60), "UA13-I.2.2.2"),
    group("veterans-3", from(70, 70), "UA13-I.2.2.2"),
];

const UA23: &[AgeGroup] = &[
    group("junior-youths", AgeLimit::Between(6, 8), "UA-III.1.1.0"),
    group("senior-youths", AgeLimit::Between(9, 10), "UA-III.1.1.0"),
    group("junior-cadets", AgeLimit::Between(11, 13), "UA-III.1.1.0"),
    group("cadets", AgeLimit::Between(14, 16), "UA-III.1.1.0"),
    group("juniors", AgeLimit::Between(17, 19), "UA-III.1.1.0"),
    group("youth", AgeLimit::Between(20, 26), "UA-III.1.1.0"),
    group("adults", AgeLimit::None, "UA-III.1.1.0"),
];

const FMJD: &[AgeGroup] = &[
    group("juniors", AgeLimit::UpTo(17), "FMJD-II.3.f"),
    group("youth", AgeLimit::UpTo(20), "FMJD-II.3.f"),
    group("adults", AgeLimit::None, "FMJD-II.3.f"),
];

/// The age groups of a code; the 2013 code has other ones on a hundred squares.
pub fn age_groups(code: Code, hundred_squares: bool) -> &'static [AgeGroup] {
    match code {
        Code::Ua2013 if hundred_squares => UA13_100,
        Code::Ua2013 => UA13_64,
        Code::Ua2023 => UA23,
        Code::Fmjd100 | Code::Fmjd64 => FMJD,
        Code::Wcdf | Code::Columns => &[],
    }
}

/// What a group says to an age.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AgeVerdict {
    /// Belongs, or plays up from a younger group (UA-III.1.1.b).
    Admitted,
    /// Younger than the youngest group begins: admitted, the regulation decides (D-61c).
    VeryYoung {
        /// The lowest age of the code.
        from: u16,
    },
    /// Over the limit.
    TooOld { limit: u16 },
    /// Under the limit of a veterans' group.
    TooYoung { limit: u16 },
}

impl AgeGroup {
    /// Whether somebody of this age and sex may play.
    pub fn admits(&self, age: i32, sex: Option<Sex>) -> AgeVerdict {
        match self.limit {
            AgeLimit::None => AgeVerdict::Admitted,
            AgeLimit::UpTo(limit) if age > i32::from(limit) => AgeVerdict::TooOld { limit },
            AgeLimit::Between(_, limit) if age > i32::from(limit) => AgeVerdict::TooOld { limit },
            AgeLimit::Between(..) if age < LOWEST_UA23 => AgeVerdict::VeryYoung { from: LOWEST_UA23 as u16 },
            AgeLimit::UpTo(_) | AgeLimit::Between(..) => AgeVerdict::Admitted,
            AgeLimit::From { men, women } => {
                let limit = if sex == Some(Sex::Female) { women } else { men };
                if age < i32::from(limit) { AgeVerdict::TooYoung { limit } } else { AgeVerdict::Admitted }
            }
        }
    }
}

/// The youngest age that UA-III.1.1.0 names.
const LOWEST_UA23: i32 = 6;

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(code: Code, hundred: bool, name: &str, age: i32, sex: Sex) -> AgeVerdict {
        let group = age_groups(code, hundred).iter().find(|group| group.name == name).expect("a group");
        group.admits(age, Some(sex))
    }

    // UA-III.1.1.0, UA-III.1.1.a, UA-III.1.1.b; vector TV-11: an event in 2024.
    #[test]
    fn groups_of_2023() {
        let born = |year: i32, name| verdict(Code::Ua2023, true, name, 2024 - year, Sex::Male);
        assert_eq!(born(2010, "junior-cadets"), AgeVerdict::TooOld { limit: 13 });
        for name in ["cadets", "juniors", "youth", "adults"] {
            assert_eq!(born(2010, name), AgeVerdict::Admitted);
        }
        assert_eq!(born(1998, "youth"), AgeVerdict::Admitted);
        assert_eq!(born(1997, "youth"), AgeVerdict::TooOld { limit: 26 });
        assert_eq!(born(2019, "junior-youths"), AgeVerdict::VeryYoung { from: 6 }); // D-61c
    }

    // UA13-I.2.1.1, UA13-I.2.1.2, UA13-I.2.2.1, UA13-I.2.2.2.
    #[test]
    fn groups_of_2013() {
        let of = |hundred, name, age, sex| verdict(Code::Ua2013, hundred, name, age, sex);
        assert_eq!(of(false, "youth", 24, Sex::Male), AgeVerdict::TooOld { limit: 23 });
        assert_eq!(of(true, "youth", 24, Sex::Male), AgeVerdict::Admitted);
        assert_eq!(of(false, "juniors", 20, Sex::Female), AgeVerdict::TooOld { limit: 19 }); // D-61b
        assert_eq!(of(false, "veterans-1", 45, Sex::Female), AgeVerdict::Admitted);
        assert_eq!(of(false, "veterans-1", 49, Sex::Male), AgeVerdict::TooYoung { limit: 50 });
        assert_eq!(of(true, "veterans-3", 69, Sex::Female), AgeVerdict::TooYoung { limit: 70 });
    }

    // UA13-I.2.0: adult events have no age limits.
    #[test]
    fn adults_of_2013_have_any_age() {
        for hundred in [false, true] {
            for (age, sex) in [(9, Sex::Female), (30, Sex::Male), (95, Sex::Female)] {
                assert_eq!(verdict(Code::Ua2013, hundred, "adults", age, sex), AgeVerdict::Admitted);
            }
        }
    }

    // FMJD-II.3.f, D-61a: the limit itself still plays.
    #[test]
    fn groups_of_the_fmjd() {
        assert_eq!(verdict(Code::Fmjd100, true, "youth", 20, Sex::Male), AgeVerdict::Admitted);
        assert_eq!(verdict(Code::Fmjd100, true, "juniors", 18, Sex::Male), AgeVerdict::TooOld { limit: 17 });
    }
}
