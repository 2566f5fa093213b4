//! From a regulation to a file with remarks, ready to be edited.

use std::fmt::Write;

use damier_rules::Rulebook;

use super::super::super::carry::Carry;
use super::super::super::opening::deck_named;
use super::super::super::stage::{StagePlan, System};
use super::super::{Character, Regulation, sections};
use super::keywords::{
    AIMS, AimWord, CARRIES, CHARACTERS, CLASSES, CLOCKS, CharacterWord, IF_LEVEL, KNOCKOUT_PLACES, LEVELS,
    ROWS, SCALES, SEXES, SYSTEMS, SystemWord, list, word_of,
};
use super::{awards, edition, field, stage};
use damier_pairing::schedule::{Aim, IfLevel, RowOrder};
use damier_pairing::standings::CRITERIA;
use damier_pairing::swiss;

impl Regulation {
    /// Writes the regulation as TOML that [`Regulation::from_toml`] reads back, with a remark on what may
    /// stand where.
    pub fn to_toml(&self) -> String {
        let mut file = File { text: heading("Regulation of an event. What stands after # is a remark.") };
        file.general(self);
        file.play(self);
        file.people(self);
        file.rules(self);
        for plan in &self.stages {
            file.stage(plan, &self.stages);
        }
        file.text.push_str(&awards::written(self));
        file.text.push_str(&self.edition.as_deref().map(edition::written).unwrap_or_default());
        file.sections(self);
        file.switches(self);
        file.text
    }
}

/// The first line of a file.
pub(super) fn heading(text: &str) -> String {
    format!("# {text}\n")
}

/// A text in quotes; long ones keep their lines.
pub(super) fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}

pub(super) fn quoted_list(texts: &[String]) -> String {
    format!("[{}]", texts.iter().map(|text| quoted(text)).collect::<Vec<_>>().join(", "))
}

struct File {
    text: String,
}

impl File {
    /// Writing into a text cannot fail.
    fn put(&mut self, line: std::fmt::Arguments<'_>) {
        let _ = self.text.write_fmt(line);
        self.text.push('\n');
    }

    fn remark(&mut self, remark: &str) {
        self.put(format_args!("# {remark}"));
    }

    fn key(&mut self, key: &str, value: impl std::fmt::Display) {
        self.put(format_args!("{key} = {value}"));
    }

    /// A key that may be absent: then it stands as a remark with an example.
    fn optional<T: std::fmt::Display>(&mut self, key: &str, value: Option<T>, example: &str) {
        match value {
            Some(value) => self.key(key, value),
            None => self.put(format_args!("#{key} = {example}")),
        }
    }

    fn general(&mut self, regulation: &Regulation) {
        self.key("name", quoted(&regulation.name));
        self.remark(&Rulebook::NAMES.join(", "));
        self.key("rulebook", quoted(&regulation.rulebook));
        self.optional("place", regulation.place.as_deref().map(quoted), "\"Kyiv, Chess Palace\"");
        self.optional("starts", regulation.starts, "2026-05-02");
        self.optional("ends", regulation.ends, "2026-05-09");
        self.optional("approved", regulation.approved, "2026-02-27");
        self.remark(&list(LEVELS));
        self.key("level", quoted(word_of(LEVELS, regulation.level)));
        self.remark("an official event of the world federation");
        self.key("official", regulation.official);
        self.key("for_a_title", regulation.for_a_title);
    }

    fn play(&mut self, regulation: &Regulation) {
        self.put(format_args!(""));
        self.remark(&list(CLASSES));
        self.key("class", quoted(word_of(CLASSES, regulation.class)));
        self.key("clocks", quoted(word_of(CLOCKS, regulation.device)));
        self.remark("a control of the code by its name, or written out: 45m+15s, 50/2h,25/1h*");
        self.key("control", quoted(&regulation.control));
        self.remark(&format!("on equal points, in this order; there are {}", CRITERIA.join(", ")));
        self.key("tie_breaks", quoted_list(&regulation.tie_breaks));
        self.remark(&list(SCALES));
        self.key("scale", quoted(word_of(SCALES, regulation.scale)));
        let some = |text: &str| Some(quoted(text)).filter(|_| !text.is_empty());
        self.optional("points", some(&regulation.points), "\"3-1-0\"");
        self.optional("points_reason", some(&regulation.points_reason), "\"as the league plays\"");
    }

    fn people(&mut self, regulation: &Regulation) {
        self.put(format_args!(""));
        self.remark(&list(CHARACTERS));
        let (word, counting) = match regulation.character {
            Character::Individual => (CharacterWord::Individual, None),
            Character::Team => (CharacterWord::Team, None),
            Character::IndividualAndTeam => (CharacterWord::IndividualAndTeam, None),
            Character::IndividualWithTeamScoring { counting } => (CharacterWord::TeamScoring, Some(counting)),
        };
        self.key("character", quoted(word_of(CHARACTERS, word)));
        if let Some(counting) = counting {
            self.remark("so many results count for a team");
            self.key("counting", counting);
        }
        self.optional("age_group", regulation.age_group.as_ref().map(|name| quoted(name)), "\"juniors\"");
        self.optional("sex", regulation.sex.map(|sex| quoted(word_of(SEXES, sex))), "\"women\"");
        self.remark("whether somebody may join a Swiss that has begun");
        self.key("late_entries", regulation.late_entries);
    }

    fn rules(&mut self, regulation: &Regulation) {
        self.put(format_args!(""));
        self.remark("minutes; a regulation may only shorten the lateness that its code permits");
        self.optional("late_limit", regulation.late_limit, "30");
        self.optional("protest_minutes", regulation.protest_minutes, "30");
        self.remark("so many places lead to the next event");
        self.optional("qualifying_places", regulation.qualifying_places, "4");
        self.optional(
            "play_off",
            regulation.play_off.as_ref().map(|text| quoted(text)),
            "\"two rapid games\"",
        );
        self.remark("parts of the field with tables of their own: women, men, u20, 50+, club:NAME, fed:NAME");
        let categories =
            Some(quoted_list(&regulation.categories)).filter(|_| !regulation.categories.is_empty());
        self.optional("categories", categories, "[\"women\", \"u20\"]");
        if regulation.one_prize_each {
            self.remark("nobody has more than one prize");
            self.key("one_prize_each", true);
        }
        self.remark("whether play stops once the result is settled");
        self.optional("early_stop", regulation.early_stop, "false");
        if let Some(teams) = regulation.teams {
            self.put(format_args!("\n[teams]"));
            self.key("boards", teams.boards);
            self.key("reserves", teams.reserves);
            self.remark("whether the order of boards may change from round to round");
            self.key("free_order", teams.free_order);
            self.remark("whether entries may change after the start of round 1");
            self.key("entries_may_change", teams.entries_may_change);
        }
    }

    fn stage(&mut self, plan: &StagePlan, stages: &[StagePlan]) {
        self.put(format_args!("\n[[stages]]"));
        self.key("name", quoted(&plan.name));
        self.remark(&list(SYSTEMS));
        self.system(plan);
        if plan.system.is_by_table() {
            self.remark("at most; a small field has fewer");
        }
        self.key("rounds", plan.rounds);
        if plan.micro_match {
            self.remark("two games with reversed colours make one result");
            self.key("micro_match", true);
        }
        if !plan.ties.is_empty() {
            self.remark("how a level encounter is decided, in this order");
            let methods: Vec<String> = plan.ties.iter().map(|method| stage::method_word(*method)).collect();
            self.key("ties", quoted_list(&methods));
        }
        match field::written(&plan.from, stages).as_slice() {
            [] => {}
            [one] => self.key("from", quoted(one)),
            several => self.key("from", quoted_list(several)),
        }
        if plan.rows != RowOrder::default() {
            self.remark(&list(ROWS));
            self.key("rows", quoted(word_of(ROWS, plan.rows)));
        }
        if plan.if_level != IfLevel::default() {
            self.remark(&list(IF_LEVEL));
            self.key("if_level", quoted(word_of(IF_LEVEL, plan.if_level)));
        }
        if plan.carry != Carry::default() {
            self.remark(&list(CARRIES));
            self.key("carry", quoted(word_of(CARRIES, plan.carry)));
        }
        if !plan.acceleration.is_empty() {
            self.remark("points that count for pairing alone: who, how many, in which rounds");
            let all: Vec<String> = plan.acceleration.iter().map(ToString::to_string).collect();
            self.key("acceleration", quoted_list(&all));
        }
        if let Some(openings) = plan.ballot {
            self.remark("openings are drawn from this table, or from one of so many");
            match deck_named(openings) {
                Some(name) => self.key("ballot", quoted(name)),
                None => self.key("ballot", openings),
            }
        }
    }

    fn system(&mut self, plan: &StagePlan) {
        let system = plan.system;
        let word = match system {
            System::Swiss(_) => SystemWord::Swiss,
            System::RoundRobin { .. } => SystemWord::RoundRobin,
            System::Knockout(_) => SystemWord::Knockout,
            System::LostPoints(_) => SystemWord::LostPoints,
            System::Scheveningen => SystemWord::Scheveningen,
            System::Match(_) => SystemWord::Match,
            System::Barrage => SystemWord::Barrage,
        };
        self.key("system", quoted(word_of(SYSTEMS, word)));
        match system {
            System::Swiss(engine) => {
                self.remark(&swiss::System::ALL.map(swiss::System::code).join(", "));
                self.key("engine", quoted(engine.code()));
            }
            System::RoundRobin { cycles } => {
                self.remark("how often everybody meets everybody");
                self.key("cycles", cycles);
            }
            System::Knockout(places) => {
                self.remark(&list(KNOCKOUT_PLACES));
                self.key("places", quoted(word_of(KNOCKOUT_PLACES, places)));
            }
            System::LostPoints(lost) => self.key("lost_points", lost.0),
            System::Match(aim) => self.aim(aim, &plan.paces),
            System::Scheveningen | System::Barrage => {}
        }
    }

    fn aim(&mut self, aim: Aim, controls: &[String]) {
        let word = match aim {
            Aim::Majority { .. } => AimWord::Majority,
            Aim::Points { .. } => AimWord::Points,
            Aim::Wins { .. } => AimWord::Wins,
            Aim::Sets { .. } => AimWord::Sets,
            Aim::Paces(_) => AimWord::Paces,
        };
        self.remark(&list(AIMS));
        self.key("aim", quoted(word_of(AIMS, word)));
        let (games, to, at_most, sets) = match aim {
            Aim::Majority { games } => (Some(games), None, None, None),
            Aim::Points { to, at_most } => (None, Some(to.0), at_most, None),
            Aim::Wins { to, at_most } => (None, Some(u32::from(to)), at_most, None),
            Aim::Sets { sets, games } => (Some(games), None, None, Some(sets)),
            Aim::Paces(paces) => (None, None, None, Some(paces.sets)),
        };
        for (key, value) in [("sets", sets), ("games", games), ("at_most", at_most)] {
            if let Some(value) = value {
                self.key(key, value);
            }
        }
        if let Some(to) = to {
            self.key("to", to);
        }
        if let Aim::Paces(paces) = aim {
            self.remark(
                "time controls of a set, the longest first; until_won: the last one is Lehmann-Georgiev",
            );
            self.key("paces", quoted_list(controls));
            self.key("until_won", paces.until_won);
            if let Some(worth) = paces.worth {
                let told: Vec<String> =
                    worth.0.iter().take(paces.count()).map(|(own, other)| format!("{own}-{other}")).collect();
                self.key("worth", quoted_list(&told));
            }
        }
    }

    fn sections(&mut self, regulation: &Regulation) {
        if regulation.sections.is_empty() {
            return;
        }
        let demanded = regulation.code().map_or(&[][..], sections);
        self.put(format_args!("\n[sections]"));
        for (number, text) in &regulation.sections {
            if let Some(section) = demanded.iter().find(|section| section.number == *number) {
                self.remark(&format!("{} ({})", section.title, section.clause));
            }
            self.key(&number.to_string(), quoted(text));
        }
    }

    fn switches(&mut self, regulation: &Regulation) {
        self.put(format_args!("\n[switches]"));
        self.remark("where the code leaves room the regulation may choose another reading");
        for (name, value) in &regulation.switches {
            self.key(&bare_or_quoted(name), quoted(value));
        }
    }
}

/// A key as TOML wants it.
pub(super) fn bare_or_quoted(name: &str) -> String {
    let is_bare = |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    if !name.is_empty() && name.chars().all(is_bare) { name.to_owned() } else { quoted_key(name) }
}

/// In quotes on one line, whatever is in it.
fn quoted_key(name: &str) -> String {
    let escaped: String = name.chars().flat_map(char::escape_default).collect();
    format!("\"{}\"", escaped.replace("\\'", "'"))
}
