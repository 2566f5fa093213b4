//! From a file to a regulation.

use damier_clock::named;
use damier_clock::rules::Code;
use damier_rules::Rulebook;
use toml::de::DeTable;

use super::super::super::ages::age_groups;
use super::super::readings::standings_code;
use super::super::{Character, Regulation, RegulationFault, TeamRules, sections};
use super::fault::{FileFault, FileProblem, RegulationFileFaults};
use super::keys::{Keys, Placed, Source};
use super::keywords::{CHARACTERS, CLASSES, CLOCKS, CharacterWord, LEVELS, SCALES, SEXES};
use super::{awards, edition, stage, technical};
use damier_pairing::standings::{Criterion, nearest, spelled_out};

/// The longest number that makes sense in minutes, places and the like.
const MANY: i64 = 10_000;

impl Regulation {
    /// Reads a regulation from TOML, or tells everything that is wrong, line by line. A regulation that
    /// can be read may still lack sections: [`Regulation::check`] tells.
    pub fn from_toml(text: &str) -> Result<Regulation, RegulationFileFaults> {
        let table = parse(text)?;
        let source = Source::new(text);
        let keys = Keys::new(&source, "", table.get_ref(), 0..0);
        let regulation = read(keys);
        let faults = source.into_faults();
        if faults.is_empty() { Ok(regulation) } else { Err(RegulationFileFaults(faults)) }
    }
}

/// The tables of a file, or why it is no TOML.
pub(super) fn parse(text: &str) -> Result<toml::Spanned<DeTable<'_>>, RegulationFileFaults> {
    DeTable::parse(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
        let problem = FileProblem::Syntax { message: error.message().trim().to_owned() };
        let line = before.matches('\n').count() + 1;
        RegulationFileFaults(vec![FileFault { line, key: String::new(), problem }])
    })
}

fn read(mut keys: Keys<'_>) -> Regulation {
    let name = keys.needed("name").map(|(name, _)| name).unwrap_or_default();
    let (rulebook, code) = rulebook(&mut keys);
    let mut regulation = Regulation::new(name.trim(), &rulebook, Vec::new());
    regulation.edition = edition::inside(&mut keys);
    let on_hundred = regulation.is_on_hundred();
    regulation.place = keys.text("place").map(|(text, _)| text.trim().to_owned());
    regulation.place = regulation.place.filter(|place| !place.is_empty());
    regulation.starts = keys.date("starts");
    regulation.ends = keys.date("ends");
    regulation.approved = keys.date("approved");
    set(&mut regulation.level, keys.word("level", LEVELS));
    set(&mut regulation.official, keys.yes_no("official"));
    set(&mut regulation.for_a_title, keys.yes_no("for_a_title"));
    set(&mut regulation.class, keys.word("class", CLASSES));
    set(&mut regulation.device, keys.word("clocks", CLOCKS));
    regulation.control = control(&mut keys);
    regulation.character = character(&mut keys);
    regulation.teams = teams(&mut keys);
    regulation.tie_breaks = tie_breaks(&mut keys, code);
    set(&mut regulation.scale, keys.word("scale", SCALES));
    set(&mut regulation.points, keys.text("points").map(|(text, _)| text.trim().to_owned()));
    set(&mut regulation.points_reason, keys.text("points_reason").map(|(text, _)| text.trim().to_owned()));
    regulation.age_group = age_group(&mut keys, code, on_hundred);
    regulation.sex = keys.word("sex", SEXES);
    regulation.late_limit = keys.number("late_limit", 0, MANY);
    regulation.protest_minutes = keys.number("protest_minutes", 0, MANY);
    set(&mut regulation.late_entries, keys.yes_no("late_entries"));
    regulation.qualifying_places = keys.number("qualifying_places", 1, MANY);
    regulation.play_off = keys.text("play_off").map(|(text, _)| text);
    regulation.early_stop = keys.yes_no("early_stop");
    awards::read(&mut keys, &mut regulation);
    regulation.stages = stage::stages(&mut keys);
    let demanded = code.map_or(&[][..], sections);
    let titles: Vec<(u8, &str)> = demanded.iter().map(|section| (section.number, section.title)).collect();
    regulation.sections = technical::numbered(&mut keys, "sections", &titles);
    switches(&mut keys, &mut regulation);
    keys.done();
    regulation
}

fn set<T>(value: &mut T, read: Option<T>) {
    if let Some(read) = read {
        *value = read;
    }
}

fn rulebook(keys: &mut Keys<'_>) -> (String, Option<Code>) {
    let Some((name, span)) = keys.needed("rulebook") else { return (String::new(), None) };
    match Rulebook::named(name.trim()) {
        Ok(book) => (book.name.to_owned(), Some(Code::of(&book))),
        Err(_) => {
            let problem = FileProblem::NoSuchWord {
                nearest: nearest(&name.to_lowercase(), Rulebook::NAMES).map(str::to_owned),
                words: Rulebook::NAMES.join(", "),
                value: name,
            };
            keys.fault(&span, "rulebook", problem);
            (String::new(), None)
        }
    }
}

fn control(keys: &mut Keys<'_>) -> String {
    let Some((text, span)) = keys.text("control") else { return String::new() };
    if !text.trim().is_empty()
        && let Err(why) = named::read(&text)
    {
        let fault = RegulationFault::Control { text: text.clone(), why: why.to_string() };
        keys.fault(&span, "control", FileProblem::Fault(fault));
    }
    text
}

fn character(keys: &mut Keys<'_>) -> Character {
    let word = keys.word("character", CHARACTERS);
    if word != Some(CharacterWord::TeamScoring) {
        keys.only_for("counting", "character = \"team-scoring\"");
    }
    match word {
        None | Some(CharacterWord::Individual) => Character::Individual,
        Some(CharacterWord::Team) => Character::Team,
        Some(CharacterWord::IndividualAndTeam) => Character::IndividualAndTeam,
        Some(CharacterWord::TeamScoring) => {
            let counting = keys.number("counting", 1, i64::from(u8::MAX));
            Character::IndividualWithTeamScoring { counting: counting.unwrap_or(1) }
        }
    }
}

fn teams(keys: &mut Keys<'_>) -> Option<TeamRules> {
    let mut teams = keys.table("teams", "teams.")?;
    let rules = TeamRules {
        boards: teams.number("boards", 1, i64::from(u8::MAX)).unwrap_or(1),
        reserves: teams.yes_no("reserves").unwrap_or_default(),
        free_order: teams.yes_no("free_order").unwrap_or_default(),
        entries_may_change: teams.yes_no("entries_may_change").unwrap_or_default(),
    };
    teams.done();
    Some(rules)
}

fn tie_breaks(keys: &mut Keys<'_>, code: Option<Code>) -> Vec<String> {
    let named = keys.texts("tie_breaks").unwrap_or_default();
    let code = code.and_then(standings_code);
    for (name, span) in &named {
        // A word may stand for a whole order.
        for unknown in spelled_out(name).into_iter().filter_map(|own| Criterion::named(own, code).err()) {
            keys.fault(span, "tie_breaks", FileProblem::Fault(unknown.into()));
        }
    }
    named.into_iter().map(|(name, _)| name).collect()
}

fn age_group(keys: &mut Keys<'_>, code: Option<Code>, on_hundred: bool) -> Option<String> {
    let (name, span) = keys.text("age_group")?;
    let groups = age_groups(code?, on_hundred);
    if !groups.iter().any(|group| group.name == name) {
        let known = groups.iter().map(|group| group.name).collect::<Vec<_>>().join(", ");
        let fault = RegulationFault::UnknownAgeGroup { name: name.clone(), known };
        keys.fault(&span, "age_group", FileProblem::Fault(fault));
    }
    Some(name)
}

/// Each switch is tried alone, so that every wrong one is told with its own line.
fn switches(keys: &mut Keys<'_>, regulation: &mut Regulation) {
    let given: Vec<(Placed, Placed)> = keys.words_of("switches");
    let bare = Regulation { switches: Vec::new(), ..regulation.clone() };
    for ((name, name_at), (value, value_at)) in given {
        let alone = Regulation { switches: vec![(name.clone(), value.clone())], ..bare.clone() };
        for fault in alone.readings_and_faults().map(|(_, faults)| faults).unwrap_or_default() {
            let at =
                if matches!(fault, RegulationFault::UnknownSwitch { .. }) { &name_at } else { &value_at };
            keys.fault(at, &format!("switches.{name}"), FileProblem::Fault(fault));
        }
        regulation.switches.push((name, value));
    }
}
