//! The regulation of the event: the sections its code demands, then what is laid down in figures.
//!
//! UA-II.2.2 (ten sections), UA13-IV.2.1 to UA13-IV.2.5, FMJD-II.3, COL-3.2.1a to COL-3.2.1i.

use damier_clock::rules::Code;
use damier_compete::event::{LaterEdition, Role, sections};
use damier_language::Args;

use super::clerk::{Clerk, Staged};
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use crate::awards;
use crate::paper::{Block, Column, Fields, Heading, List, Paper, Writing};

/// The name of a code in message names.
pub(super) const fn code_word(code: Code) -> &'static str {
    match code {
        Code::Ua2013 => "ua13",
        Code::Ua2023 => "ua23",
        Code::Fmjd100 | Code::Fmjd64 => "fmjd",
        Code::Wcdf => "wcdf",
        Code::Columns => "col",
    }
}

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let regulation = clerk.regulation;
    let code = code_word(clerk.code);
    let mut paper = clerk.paper(clerk.text(&format!("paper-regulation-title-{code}")));
    let approved = or_empty(regulation.approved.map(|day| clerk.words.date(day)));
    let mut fields = Fields::new().field(clerk.text("paper-approved-on"), approved);
    // By whom it was approved (COL-3.2.1, UA13-IV.1.1, UA-II.2.5).
    if let Some(by) = &clerk.state.approved_by {
        fields = fields.field(clerk.text("paper-approved-by"), by.as_str());
    }
    paper = paper.with(fields);
    for section in sections(clerk.code) {
        let title = clerk.text(&format!("paper-section-{code}-{}", section.number));
        paper = paper.with(Heading::section(format!("{}. {title}", section.number)));
        paper = match clerk.section(section.number) {
            Some(text) => text
                .split('\n')
                .filter(|line| !line.trim().is_empty())
                .fold(paper, |paper, line| paper.with(Block::paragraph(line.trim()))),
            None => paper.with(Writing { label: clerk.text("paper-to-be-written").into(), lines: 2 }),
        };
    }
    Ok(conditions(clerk, paper).with(clerk.signature(Role::Organiser).dated(clerk.text("paper-date"))))
}

/// A later edition of the code, with where its text stands and from when on it holds.
fn edition(clerk: &Clerk<'_>, own: &LaterEdition) -> String {
    let message = if own.source.is_empty() { "paper-edition-title" } else { "paper-edition-sourced" };
    let args = Args::new()
        .with("title", own.title.as_str())
        .with("source", own.source.as_str())
        .with("from", clerk.words.date(own.valid_from));
    clerk.translate(message, &args)
}

/// What the program reckons with.
fn conditions(clerk: &Clerk<'_>, paper: Paper) -> Paper {
    let regulation = clerk.regulation;
    let yes_no = |yes: bool| clerk.text(if yes { "paper-yes" } else { "paper-no" });
    let minutes = |minutes: u32| clerk.translate("paper-minutes", &Args::new().with("count", minutes));
    let known = |fields: Fields, label: &str, value: Option<String>| match value {
        Some(value) if !value.is_empty() => fields.field(clerk.text(label), value),
        _ => fields,
    };
    let mut fields = Fields::new()
        .field(clerk.text("paper-rulebook"), clerk.rulebook())
        .field(clerk.text("paper-character"), clerk.character())
        .field(clerk.text("paper-class"), clerk.words.describe("class", &regulation.class))
        .field(clerk.text("paper-control"), clerk.rate());
    if let Some(teams) = regulation.teams.filter(|_| regulation.character.pairs_teams()) {
        fields = fields
            .field(clerk.text("paper-boards-in-match"), teams.boards.to_string())
            .field(clerk.text("paper-has-reserves"), yes_no(teams.reserves))
            .field(clerk.text("paper-free-order"), yes_no(teams.free_order));
    }
    let points = Some(regulation.points.trim()).filter(|points| !points.is_empty());
    let points = points.map(|points| format!("{} ({})", points, regulation.points_reason));
    let fields = [
        ("paper-edition", regulation.edition.as_deref().map(|own| edition(clerk, own))),
        ("paper-points-for-a-game", points),
        ("paper-age-group", regulation.age_group.clone()),
        ("paper-late-limit", regulation.lateness().map(minutes)),
        ("paper-protest-deadline", regulation.protest_deadline().map(minutes)),
        ("paper-qualifying-places", regulation.qualifying_places.map(|places| places.to_string())),
        ("paper-play-off", regulation.play_off.clone()),
        ("paper-early-stop", regulation.early_stop.map(yes_no)),
    ]
    .into_iter()
    .fold(fields, |fields, (label, value)| known(fields, label, value));
    let fields = regulation.prizes.iter().fold(fields, |fields, fund| {
        let amounts = fund.amounts.iter().map(ToString::to_string).collect::<Vec<_>>().join(" · ");
        let sharing = clerk.words.describe("sharing", &fund.sharing);
        let name = match fund.category.as_str() {
            "" => clerk.text("awards-prizes"),
            own => clerk.words.label(&clerk.text("awards-prizes"), &awards::category_name(clerk.words, own)),
        };
        fields.field(name, format!("{amounts} {} ({sharing})", fund.currency).replace("  ", " "))
    });
    let fields = regulation.rights.iter().fold(fields, |fields, own| {
        let args = Args::new().with("places", own.places.as_str());
        let places = clerk.translate("awards-places", &args);
        let whose = Some(own.category.as_str()).filter(|category| !category.is_empty());
        let whose = whose.map(|category| format!(" ({})", awards::category_name(clerk.words, category)));
        fields.field(format!("{places}{}", whose.unwrap_or_default()), own.right.clone())
    });
    // A table has as many rounds as its field asks for, which is not known before there are entries.
    let rounds = |own: &Staged<'_>| Some(clerk.state.rounds_planned(own.stage)).filter(|rounds| *rounds > 0);
    let all: Vec<Staged<'_>> = clerk.all_stages().collect();
    let stages = Listing::new("stages")
        .column(Column::text(clerk.text("paper-col-stage")), |own: &Staged<'_>| {
            clerk.stage_name(&own.stage.plan)
        })
        .column(Column::text(clerk.text("paper-col-system")).wide(), |own| clerk.system(&own.stage.plan))
        .optional(Column::number(clerk.text("paper-col-rounds")), |own| or_empty(rounds(own)))
        .of(&all);
    let criteria = all.first().and_then(|first| clerk.state.standings(first.id).ok());
    let criteria = criteria.map(|standings| clerk.criteria_of(&standings)).unwrap_or_default();
    let mut paper = paper.with(Heading::section(clerk.text("paper-conditions"))).with(fields).with(stages);
    if !criteria.is_empty() {
        paper = paper.with(Heading::part(clerk.text("paper-equal-points"))).with(List::numbered(criteria));
    }
    paper
}
