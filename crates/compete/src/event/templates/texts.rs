//! The sections of a regulation as a template fills them in. The organiser edits them.
//!
//! What the numbers of the regulation say (system, control, criteria) is told from them, so that text and
//! data agree until somebody changes one of them.

use damier_clock::rules::Code;

use super::super::regulation::{Character, Regulation, TechnicalRegulation, sections, technical_items};
use super::super::stage::{StagePlan, System};
use crate::schedule::{Aim, KnockoutPlaces};

const AIM: &str = "To find the strongest, to raise the skill of the participants and to make draughts known.";
const PLACE: &str = "The event is held at the place and on the dates of its announcement. \
                     The programme is posted before round 1.";
const ORGANISATION: &str = "The organiser is responsible for the preparation and the course of the event; \
                            a panel headed by the chief arbiter directs the play.";
const PARTICIPANTS: &str =
    "Players entered by their organisations in time, with a valid document, are admitted.";
const SAFETY: &str = "The organiser prepares the hall, the boards and the clocks and sees to the safety and \
                      the medical care of all who are present.";
const AWARDS: &str = "The first three receive diplomas and prizes of the organiser.";
const FINANCE: &str = "The organiser bears the costs of the hall and of the panel; \
                       the sending organisations bear those of their participants.";
const ENTRIES: &str = "Entries are taken in writing until the day before round 1; \
                       the panel checks them before numbers are drawn.";
const PANEL: &str = "The organiser appoints the chief arbiter, his deputies and the secretary.";
const LIST: &str = "The list of participants is published before the draw.";
const TIMETABLE: &str = "One round a day; the hours are posted in the hall.";

/// The text of every section that the code demands.
pub(super) fn section_texts(regulation: &Regulation, code: Code) -> Vec<(u8, String)> {
    let text = |number: u8| match (code, number) {
        (Code::Ua2023 | Code::Ua2013 | Code::Columns, 1) => AIM.to_owned(),
        (Code::Ua2023, 2) | (Code::Columns, 2) => PLACE.to_owned(),
        (Code::Ua2023, 3) | (Code::Columns, 3) => ORGANISATION.to_owned(),
        (Code::Ua2023, 4) | (Code::Columns, 5) => PARTICIPANTS.to_owned(),
        (Code::Ua2023, 5) => character(regulation.character),
        (Code::Ua2023, 6) => programme(regulation),
        (Code::Ua2023, 7) => SAFETY.to_owned(),
        (Code::Ua2023, 8) => format!("{} {AWARDS}", winners(regulation)),
        (Code::Ua2023, 9) => FINANCE.to_owned(),
        (Code::Ua2023, 10) | (Code::Ua2013, 5) | (Code::Columns, 9) => ENTRIES.to_owned(),
        (Code::Ua2013, 2) => format!("{PLACE} {} {}", programme(regulation), winners(regulation)),
        (Code::Ua2013, 3) => format!("{} {PARTICIPANTS}", character(regulation.character)),
        (Code::Ua2013, 4) | (Code::Columns, 8) => AWARDS.to_owned(),
        (Code::Columns, 4) => PANEL.to_owned(),
        (Code::Columns, 6) => programme(regulation),
        (Code::Columns, 7) => winners(regulation),
        (_, 1) => format!("{} {}", character(regulation.character), programme(regulation)),
        (_, 2) => LIST.to_owned(),
        (_, 3) => PLACE.to_owned(),
        (_, 4) => TIMETABLE.to_owned(),
        _ => AWARDS.to_owned(),
    };
    sections(code).iter().map(|section| (section.number, text(section.number))).collect()
}

/// A technical regulation that says what the regulation says.
pub(super) fn technical_texts(regulation: &Regulation, code: Code) -> TechnicalRegulation {
    let wanted = |only_qualifier: bool| !only_qualifier || regulation.qualifying_places.is_some();
    let text = |number: u8| match (code, number) {
        (Code::Columns, 1) => "As posted in the hall; missed games are played on the free days.".to_owned(),
        (Code::Columns, 2) => format!("{} A resumed game goes on at the same control.", control(regulation)),
        (Code::Columns, 3) => "Adjourned games are finished on the morning of the next round.".to_owned(),
        (Code::Columns, 5) => "The panel is listed with the categories of its members.".to_owned(),
        (Code::Columns, _) | (_, 5) => AWARDS.to_owned(),
        (_, 1) => PLACE.to_owned(),
        (_, 2) => systems(regulation),
        (_, 3) => control(regulation),
        (_, 4) => winners(regulation),
        _ => {
            let places = regulation.qualifying_places.unwrap_or_default();
            format!("The first {places} qualify for the next event.")
        }
    };
    let items = technical_items(code).iter().filter(|item| wanted(item.only_qualifier));
    TechnicalRegulation { items: items.map(|item| (item.number, text(item.number))).collect() }
}

fn character(character: Character) -> String {
    match character {
        Character::Individual => "An individual event.".to_owned(),
        Character::Team => "An event of teams.".to_owned(),
        Character::IndividualAndTeam => {
            "An individual and team event: teams are paired, and each board has its own table.".to_owned()
        }
        Character::IndividualWithTeamScoring { counting } => {
            format!("An individual event; a team has the sum of the points of its {counting} best players.")
        }
    }
}

fn programme(regulation: &Regulation) -> String {
    format!("{} {}", systems(regulation), control(regulation))
}

fn control(regulation: &Regulation) -> String {
    format!("Time control: {}.", regulation.control)
}

fn systems(regulation: &Regulation) -> String {
    let told: Vec<String> =
        regulation.stages.iter().map(|plan| system(plan, regulation.stages.len())).collect();
    told.join(" ")
}

/// A stage in a sentence.
fn system(plan: &StagePlan, stages: usize) -> String {
    let system = match plan.system {
        System::RoundRobin { cycles: 1 } => "round robin".to_owned(),
        System::RoundRobin { cycles } => format!("round robin, {cycles} times round"),
        System::Swiss(engine) => format!("Swiss system {engine}, {} rounds", plan.rounds),
        System::Knockout(KnockoutPlaces::All) => "knockout with play for all places".to_owned(),
        System::Knockout(KnockoutPlaces::First | KnockoutPlaces::FirstAndThird) => "knockout".to_owned(),
        System::LostPoints(lost) => format!("out after {} lost points", lost.0),
        System::Scheveningen => {
            "Scheveningen: everybody of one group meets everybody of the other".to_owned()
        }
        System::Match(Aim::Majority { games }) => format!("a match of {games} games"),
        System::Match(Aim::Points { to, .. }) => format!("a match to {to} points"),
        System::Match(Aim::Wins { to, .. }) => format!("a match to {to} wins"),
        System::Match(Aim::Sets { sets, games }) => format!("a match of {sets} sets of {games} games"),
        System::Barrage => "deciding games of those who are level".to_owned(),
    };
    let games = if plan.micro_match { ", in micro-matches of two games with reversed colours" } else { "" };
    if stages == 1 {
        format!("System: {system}{games}.")
    } else {
        format!("Stage \"{}\": {system}{games}.", plan.name)
    }
}

fn winners(regulation: &Regulation) -> String {
    let by = "Places go by points";
    if regulation.tie_breaks.is_empty() {
        return format!("{by}; equal points share their places.");
    }
    format!("{by}; on equal points by, in this order: {}.", regulation.tie_breaks.join(", "))
}
