//! The readings an organiser has chosen: one door from names to the switches of play, clocks, pairing and
//! places.
//!
//! A switch is set in every chapter that knows its name; the others keep what the code takes.

use damier_clock::ClockRules;
use damier_clock::rules::Code;
use damier_rules::{Rulebook, Switch, SwitchError};
use serde::Serialize;

use super::{Regulation, RegulationFault};
use damier_pairing::standings::{self, nearest};
use damier_pairing::swiss::{self, SameFederation};

/// All chapters of a rulebook with the readings of the regulation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Readings {
    pub rulebook: Rulebook,
    pub clock: ClockRules,
    pub standings: standings::Switches,
    pub swiss: swiss::Switches,
}

/// The chapter a switch belongs to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Chapter {
    /// Play on the board.
    Play,
    Clock,
    Standings,
    Swiss,
}

impl Readings {
    /// Every switch as it stands, chapter by chapter.
    pub fn list(&self) -> Vec<(Chapter, Switch)> {
        let chapters = [
            (Chapter::Play, self.rulebook.switches.list()),
            (Chapter::Clock, self.clock.switches.list()),
            (Chapter::Standings, self.standings.list()),
            (Chapter::Swiss, self.swiss.list()),
        ];
        chapters
            .into_iter()
            .flat_map(|(chapter, switches)| switches.into_iter().map(move |switch| (chapter, switch)))
            .collect()
    }

    /// Sets a switch by its name and the word for its value, wherever it is known.
    fn set(&mut self, name: &str, value: &str) -> Result<(), RegulationFault> {
        let known = self.list();
        let chapters = known.iter().filter(|(_, switch)| switch.name == name).map(|(chapter, _)| *chapter);
        let chapters: Vec<Chapter> = chapters.collect();
        if chapters.is_empty() {
            let names = || known.iter().map(|(_, switch)| switch.name);
            return Err(RegulationFault::UnknownSwitch {
                name: name.to_owned(),
                nearest: nearest(name, names()).map(str::to_owned),
                known: names().collect::<Vec<_>>().join(", "),
            });
        }
        chapters.into_iter().try_for_each(|chapter| self.set_in(chapter, name, value)).map_err(|error| {
            let values = match error {
                SwitchError::NoSuchValue { values, .. } => values,
                SwitchError::NoSuchSwitch { known, .. } => known,
            };
            RegulationFault::SwitchValue { name: name.to_owned(), value: value.to_owned(), values }
        })
    }

    fn set_in(&mut self, chapter: Chapter, name: &str, value: &str) -> Result<(), SwitchError> {
        match chapter {
            Chapter::Play => self.rulebook.switches.set(name, value),
            Chapter::Clock => self.clock.switches.set(name, value),
            Chapter::Standings => self.standings.set(name, value),
            Chapter::Swiss => self.swiss.set(name, value),
        }
    }
}

impl Regulation {
    /// The rulebook with the readings of this regulation, or every switch that is wrong.
    pub fn readings(&self) -> Result<Readings, Vec<RegulationFault>> {
        let (mut readings, faults) = self.readings_and_faults().map_err(|fault| vec![fault])?;
        if !faults.is_empty() {
            return Err(faults);
        }
        // The clock's chapter takes over what the rulebook says about flags.
        let clock = ClockRules::new(&readings.rulebook, self.class, self.device);
        readings.clock = ClockRules { switches: readings.clock.switches, ..clock };
        Ok(readings)
    }

    /// The readings as far as they can be set, and what cannot.
    pub(super) fn readings_and_faults(&self) -> Result<(Readings, Vec<RegulationFault>), RegulationFault> {
        let rulebook = self.book()?;
        let code = Code::of(&rulebook);
        let clock = ClockRules::new(&rulebook, self.class, self.device);
        // The WCDF has no order of places; its points are reckoned like everywhere.
        let places = standings_code(code).unwrap_or(standings::Code::Ua2023).switches();
        let mut swiss = swiss::Switches::default();
        if code.is_fmjd() && self.official {
            swiss.same_fed = SameFederation::FirstHalf; // D-45
        }
        let mut readings = Readings { rulebook, clock, standings: places, swiss };
        if let Some(minutes) = self.lateness() {
            readings.clock.switches.late_forfeit = Some(u16::try_from(minutes).unwrap_or(u16::MAX));
        }
        let mut faults = Vec::new();
        for (name, value) in self.edition.iter().flat_map(|own| &own.switches) {
            faults.extend(readings.set(name, value).err());
        }
        for (at, (name, value)) in self.switches.iter().enumerate() {
            if self.switches[..at].iter().any(|(earlier, _)| earlier == name) {
                faults.push(RegulationFault::SwitchTwice { name: name.clone() });
            } else if let Err(fault) = readings.set(name, value) {
                faults.push(fault);
            }
        }
        Ok((readings, faults))
    }
}

/// The code as the standings name it; `None` for the WCDF, which has no order of places.
pub(in crate::event) const fn standings_code(code: Code) -> Option<standings::Code> {
    Some(match code {
        Code::Ua2013 => standings::Code::Ua2013,
        Code::Ua2023 => standings::Code::Ua2023,
        Code::Fmjd100 => standings::Code::Fmjd100,
        Code::Fmjd64 => standings::Code::Fmjd64,
        Code::Columns => standings::Code::Columns,
        Code::Wcdf => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(switches: &[(&str, &str)]) -> Result<Readings, Vec<RegulationFault>> {
        let mut regulation = Regulation::new("Cup", "ua2023-100", Vec::new());
        regulation.switches =
            switches.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        regulation.readings()
    }

    #[test]
    fn one_door_leads_to_every_chapter() {
        let readings = with(&[
            ("agree_min_moves", "7"),
            ("press_at_fall", "in_time"),
            ("bye_virtual", "nothing"),
            ("pair_key3", "truncated"),
        ])
        .expect("switches");
        assert_eq!(readings.rulebook.switches.agree_min_moves, 7);
        assert_eq!(readings.clock.switches.press_at_fall, damier_clock::switches::PressAtFall::InTime);
        assert_eq!(readings.standings.bye_virtual, standings::ByeVirtual::Nothing);
        assert_eq!(readings.swiss.pair_key3, swiss::ThirdKey::Truncated);
    }

    #[test]
    fn what_the_rulebook_says_about_flags_reaches_the_clock() {
        let before = with(&[]).expect("no switches").clock.flag_mode;
        for word in ["auto", "arbiter", "claim", "opponent"] {
            if let Ok(readings) = with(&[("flag_mode", word)]) {
                assert_eq!(readings.clock.flag_mode, readings.rulebook.switches.flag_mode, "{before:?}");
            }
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_what_exists() {
        let faults = with(&[("bye_virtul", "nothing"), ("bye_virtual", "much"), ("bye_virtual", "lowest")]);
        let told: Vec<String> = faults.expect_err("faults").iter().map(ToString::to_string).collect();
        assert!(told[0].starts_with("no switch is called \"bye_virtul\", did you mean \"bye_virtual\"?"));
        assert_eq!(
            told[1],
            "the switch bye_virtual cannot be \"much\"; it can be last_finisher, lowest, nothing"
        );
        assert_eq!(told[2], "the switch bye_virtual is set twice");
    }

    /// A name that two chapters share must mean the same in both.
    #[test]
    fn no_name_is_used_in_two_chapters() {
        let names: Vec<_> =
            with(&[]).expect("no switches").list().into_iter().map(|(_, own)| own.name).collect();
        let mut once = names.clone();
        once.sort_unstable();
        once.dedup();
        assert_eq!(once.len(), names.len());
    }
}
