//! The first facts of an event: its regulation, its organiser, its chief arbiter.

use damier_compete::event::{
    By, Fact, Official, Regulation, Role, TechnicalRegulation, TemplateText, template,
};
use damier_desk::RefusalText;
use damier_desk::acts::{criteria, read_edition, read_regulation};
use damier_documents::papers::template_text;
use damier_language::Words;
use damier_store::Account;
use serde::Deserialize;

use super::draft::{ActError, Draft};
use super::fields::Fields;
use super::note::Note;

/// What a program says of a new event.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct ToBegin {
    template: Option<String>,
    regulation: Option<String>,
    edition: Option<String>,
    name: Option<String>,
    place: Option<String>,
    starts: Option<String>,
    ends: Option<String>,
    rounds: Option<u16>,
    control: Option<String>,
    boards: Option<u8>,
    tie_breaks: Vec<String>,
    points: Option<String>,
    points_reason: Option<String>,
    technical: bool,
    organiser: Option<String>,
    chief: Option<String>,
}

impl ToBegin {
    /// The same as a form says it.
    pub fn fields(self) -> Fields {
        let texts = [
            ("template", self.template),
            ("regulation", self.regulation),
            ("edition", self.edition),
            ("name", self.name),
            ("place", self.place),
            ("starts", self.starts),
            ("ends", self.ends),
            ("rounds", self.rounds.map(|rounds| rounds.to_string())),
            ("control", self.control),
            ("boards", self.boards.map(|boards| boards.to_string())),
            ("tie-breaks", (!self.tie_breaks.is_empty()).then(|| self.tie_breaks.join(","))),
            ("points", self.points),
            ("points-reason", self.points_reason),
            ("technical", self.technical.then(|| "yes".to_owned())),
            ("organiser", self.organiser),
            ("chief", self.chief),
        ];
        let said = texts.into_iter().filter_map(|(name, text)| Some((name.to_owned(), text?)));
        Fields::of(said.collect())
    }
}

/// Says the first facts: the regulation, the organiser, and the chief arbiter if he makes the event himself.
pub fn begin(draft: &mut Draft, fields: &Fields, account: &Account) -> Result<(), ActError> {
    let (regulation, technical) = wanted(draft.words, fields)?;
    if regulation.name.trim().is_empty() {
        return Err(draft.stop("event-needs-name"));
    }
    let organiser = fields.some("organiser").unwrap_or_else(|| account.name.to_string());
    let by = By { role: Role::Organiser, name: organiser.clone() };
    draft.say_as(by.clone(), Fact::Regulation(Box::new(regulation)))?;
    let mut appoint = |role, name: &str| {
        let official =
            Official { name: name.to_owned(), role, category: None, branch: None, relieved: false };
        draft.say_as(by.clone(), Fact::Appointed(official))?;
        draft.note(Note::held_by(account, role, name));
        Ok::<(), ActError>(())
    };
    appoint(Role::Organiser, &organiser)?;
    let chief = fields.some("chief");
    if let Some(chief) = &chief {
        appoint(Role::ChiefArbiter, chief)?;
    }
    if let (Some(technical), Some(chief)) = (technical, chief) {
        draft.say_as(By { role: Role::ChiefArbiter, name: chief }, Fact::Technical(technical))?;
    }
    Ok(())
}

/// The regulation that is asked for, and the technical one if it is wanted.
fn wanted(words: &Words, fields: &Fields) -> Result<(Regulation, Option<TechnicalRegulation>), ActError> {
    if let Some(text) = regulation_text(fields) {
        let mut regulation = read_regulation(words, &words.text("desk-regulation"), &text)?;
        lay_edition(words, fields, &mut regulation)?;
        change(fields, &mut regulation);
        return Ok((regulation, None));
    }
    let found = template(fields.text("template"))
        .map_err(|unknown| RefusalText::new(words.describe("unknown-template", &unknown)))?;
    let say = |text: &TemplateText| template_text(words, text);
    let mut regulation = found.regulation("", &say);
    lay_edition(words, fields, &mut regulation)?;
    change(fields, &mut regulation);
    found.write_sections(&mut regulation, &say);
    let technical = fields.has("technical").then(|| found.technical(&regulation, &say));
    Ok((regulation, technical))
}

/// A regulation that was sent as a file or typed.
fn regulation_text(fields: &Fields) -> Option<String> {
    fields.regulation.clone().or_else(|| fields.some("regulation"))
}

/// The later edition of the code that was asked for.
fn lay_edition(words: &Words, fields: &Fields, regulation: &mut Regulation) -> Result<(), ActError> {
    if let Some(text) = fields.some("edition") {
        regulation.take_edition(read_edition(words, &words.text("desk-edition"), &text)?);
    }
    Ok(())
}

/// What the form says takes the place of what the template says.
fn change(fields: &Fields, regulation: &mut Regulation) {
    if let Some(name) = fields.some("name") {
        regulation.name = name;
    }
    regulation.place = fields.some("place").or(regulation.place.take());
    if let Some(first) = fields.date("starts") {
        regulation.starts = Some(first);
        regulation.ends = fields.date("ends").or(Some(first));
    }
    if let (Some(rounds), Some(first)) = (fields.number("rounds"), regulation.stages.first_mut()) {
        first.rounds = rounds;
    }
    if let Some(control) = fields.some("own-control").or_else(|| fields.some("control")) {
        regulation.control = control;
    }
    if let Some(order) = fields.some("tie-breaks") {
        regulation.tie_breaks = criteria(&[order]);
    }
    if let Some(points) = fields.some("points") {
        regulation.points = points;
        regulation.points_reason = fields.some("points-reason").unwrap_or_default();
    }
    if let (Some(boards), Some(teams)) = (fields.number("boards"), &mut regulation.teams) {
        teams.boards = boards;
    }
}
