//! The sections of a regulation as a template fills them in. The organiser edits them.
//!
//! What the numbers of the regulation say (system, control, criteria) is told from them, so that text and
//! data agree until somebody changes one of them.

use damier_clock::rules::Code;

use super::super::carry::Carry;
use super::super::regulation::{Character, Regulation, TechnicalRegulation, sections, technical_items};
use super::super::stage::StagePlan;
use super::text::{Play, TemplateText};

/// Puts a text of a template into words.
pub(super) type Say<'a> = &'a dyn Fn(&TemplateText) -> String;

/// The text of every section that the code demands.
pub(super) fn section_texts(regulation: &Regulation, code: Code, say: Say<'_>) -> Vec<(u8, String)> {
    let text = |number| joined(&section(regulation, code, number), say);
    sections(code).iter().map(|section| (section.number, text(section.number))).collect()
}

/// A technical regulation that says what the regulation says.
pub(super) fn technical_texts(regulation: &Regulation, code: Code, say: Say<'_>) -> TechnicalRegulation {
    let wanted = |only_qualifier: bool| !only_qualifier || regulation.qualifying_places.is_some();
    let text = |number| joined(&technical(regulation, code, number), say);
    let items = technical_items(code).iter().filter(|item| wanted(item.only_qualifier));
    TechnicalRegulation { items: items.map(|item| (item.number, text(item.number))).collect() }
}

fn joined(texts: &[TemplateText], say: Say<'_>) -> String {
    texts.iter().map(say).collect::<Vec<String>>().join(" ")
}

fn section(regulation: &Regulation, code: Code, number: u8) -> Vec<TemplateText> {
    use TemplateText::{
        Aim, Awards, Entries, Finance, List, Organisation, Panel, Participants, Place, Safety, Timetable,
    };
    match (code, number) {
        (Code::Ua2023 | Code::Ua2013 | Code::Columns, 1) => vec![Aim],
        (Code::Ua2023 | Code::Columns, 2) => vec![Place],
        (Code::Ua2023 | Code::Columns, 3) => vec![Organisation],
        (Code::Ua2023, 4) | (Code::Columns, 5) => vec![Participants],
        (Code::Ua2023, 5) => vec![character(regulation)],
        (Code::Ua2023, 6) | (Code::Columns, 6) => programme(regulation),
        (Code::Ua2023, 7) => vec![Safety],
        (Code::Ua2023, 8) => vec![winners(regulation), Awards],
        (Code::Ua2023, 9) => vec![Finance],
        (Code::Ua2023, 10) | (Code::Ua2013, 5) | (Code::Columns, 9) => vec![Entries],
        (Code::Ua2013, 2) => {
            let mut texts = vec![Place];
            texts.extend(programme(regulation));
            texts.push(winners(regulation));
            texts
        }
        (Code::Ua2013, 3) => vec![character(regulation), Participants],
        (Code::Ua2013, 4) | (Code::Columns, 8) => vec![Awards],
        (Code::Columns, 4) => vec![Panel],
        (Code::Columns, 7) => vec![winners(regulation)],
        (_, 1) => {
            let mut texts = vec![character(regulation)];
            texts.extend(programme(regulation));
            texts
        }
        (_, 2) => vec![List],
        (_, 3) => vec![Place],
        (_, 4) => vec![Timetable],
        _ => vec![Awards],
    }
}

fn technical(regulation: &Regulation, code: Code, number: u8) -> Vec<TemplateText> {
    use TemplateText::{Adjourned, Awards, MissedGames, PanelListed, Place, Qualifying, Resumed};
    match (code, number) {
        (Code::Columns, 1) => vec![MissedGames],
        (Code::Columns, 2) => vec![control(regulation), Resumed],
        (Code::Columns, 3) => vec![Adjourned],
        (Code::Columns, 5) => vec![PanelListed],
        (Code::Columns, _) | (_, 5) => vec![Awards],
        (_, 1) => vec![Place],
        (_, 2) => systems(regulation).collect(),
        (_, 3) => vec![control(regulation)],
        (_, 4) => vec![winners(regulation)],
        _ => vec![Qualifying { places: regulation.qualifying_places.unwrap_or_default() }],
    }
}

fn character(regulation: &Regulation) -> TemplateText {
    let counting = match regulation.character {
        Character::IndividualWithTeamScoring { counting } => Some(counting),
        Character::Individual | Character::Team | Character::IndividualAndTeam => None,
    };
    TemplateText::CharacterOf { character: regulation.character, counting }
}

fn programme(regulation: &Regulation) -> Vec<TemplateText> {
    systems(regulation).chain([control(regulation)]).collect()
}

fn control(regulation: &Regulation) -> TemplateText {
    TemplateText::Control { control: regulation.control.clone() }
}

fn systems(regulation: &Regulation) -> impl Iterator<Item = TemplateText> {
    let is_one = regulation.stages.len() == 1;
    let told = move |plan: &StagePlan| {
        let stage = TemplateText::Stage {
            stage: (!is_one).then(|| plan.name.clone()),
            play: Play::of(plan),
            micro_match: plan.micro_match,
        };
        let accelerated: Vec<TemplateText> = plan.acceleration.iter().map(TemplateText::from).collect();
        let carried = match plan.carry {
            Carry::Nothing => None,
            Carry::Games => Some(TemplateText::CarriedGames),
            Carry::Points => Some(TemplateText::CarriedPoints),
        };
        [stage].into_iter().chain(accelerated).chain(carried)
    };
    regulation.stages.iter().flat_map(told)
}

/// The names of criteria in a template are those of its code, so all of them are known.
fn winners(regulation: &Regulation) -> TemplateText {
    TemplateText::Winners { criteria: regulation.criteria().unwrap_or_default() }
}
