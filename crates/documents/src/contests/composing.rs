//! The announcement of a contest of composing, and its results.

use damier_contests::composing::{AuthorEntry, AuthorPlace, Composing, Phase, Regulation};
use damier_contests::items::{Item, composing_items};
use damier_contests::{AuthorId, Office, WorkId, decimals};
use damier_language::{Args, Words};

use crate::paper::{Block, Column, Fields, Heading, Paper, Row, Signature, Table};

/// What the organiser publishes: the points that the code asks for, the terms, the sections.
pub(super) fn announcement(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let mut paper = paper(&text("contest-announcement"), regulation, words);
    for (item, _) in composing_items(regulation.code, regulation.kind.is_championship()) {
        if let Some(told) = regulation.texts.get(item.name()) {
            paper = paper.with(Heading::section(capital(&words.tell("item", item))));
            paper = paper.with(Block::paragraph(told.as_str()));
        }
    }
    let scale = regulation.scale();
    let marks = Args::new().with("most", scale.most()).with("step", scale.step());
    let terms = Fields::new()
        .field(text("contest-published-on"), words.date(regulation.published))
        .field(text("contest-closing-on"), words.date(regulation.closing))
        .field(text("contest-preliminary-until"), words.date(regulation.preliminary))
        .field(text("contest-effect-on"), words.date(regulation.effect))
        .field(text("contest-code"), words.tell("code", &regulation.code))
        .field(text("contest-marks"), words.say("contest-mark-scale", &marks))
        .field(
            text("contest-authors"),
            text(if regulation.closed { "contest-closed" } else { "contest-open" }),
        );
    let columns = [
        Column::number(text("contest-section")),
        Column::text(text("contest-name")).wide(),
        Column::text(text("contest-variant")),
        Column::text(text("contest-genre")),
        Column::number(text("contest-works-of-one")),
    ];
    let mut sections = Table::new("sections", columns);
    for (number, section) in (1..).zip(&regulation.sections) {
        let genre = words.tell("genre", &section.genre);
        let number: u32 = number;
        sections = sections.row([
            number.to_string(),
            section.name.clone(),
            words.text(&format!("variant-{}", section.variant.name())),
            genre,
            section.per_author.to_string(),
        ]);
    }
    let panel = contest.panel.iter().map(|official| {
        let office = words.tell("office", &official.office);
        Block::paragraph(format!("{}: {}", capital(&office), official.name))
    });
    paper
        .with(Heading::section(text("contest-terms")))
        .with(terms)
        .with(Heading::section(capital(&words.tell("item", &Item::Sections))))
        .with(sections)
        .with_all(panel)
        .with(Signature::new(capital(&words.tell("office", &Office::Organiser))))
}

/// Places of works and authors in each section, of authors over all, and of teams.
pub(super) fn results(regulation: &Regulation, contest: &Composing, words: &Words) -> Paper {
    let text = |id: &str| words.text(id);
    let title = match contest.phase {
        Phase::Final { .. } => "contest-final-results",
        Phase::Preliminary { .. } => "contest-preliminary-results",
        Phase::Open | Phase::Judging => "contest-standing",
    };
    let mut paper = paper(&text(title), regulation, words);
    for (number, section) in (1_u16..).zip(&regulation.sections) {
        paper = paper.with(Heading::section(format!("{number}. {}", section.name)));
        paper = paper.with(works_table(contest, number, words));
        paper = paper.with(authors_table(contest, Some(number), words));
    }
    if regulation.sections.len() > 1 {
        paper = paper.with(Heading::section(text("contest-all-sections")));
        paper = paper.with(authors_table(contest, None, words));
    }
    // Sums of teams tell whose marks are whose as well.
    if regulation.kind.has_teams() && contest.authors_shown() {
        paper = paper.with(Heading::section(text("contest-teams"))).with(teams_table(contest, words));
    }
    let chief = contest.panel.iter().find(|official| official.office == Office::ChiefJudge);
    let name = chief.map(|official| official.name.as_str()).unwrap_or_default();
    paper.with(Signature::new(capital(&words.tell("office", &Office::ChiefJudge))).name(name))
}

fn works_table(contest: &Composing, section: u16, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::number(text("contest-place")),
        Column::text(text("contest-work")),
        Column::text(text("contest-author")).wide(),
        Column::decimal(text("contest-mark")),
        Column::text(text("contest-remark")),
    ];
    let mut table = Table::new(format!("works-{section}"), columns);
    for line in contest.works_of(section) {
        let Some(work) = contest.work(line.work) else { continue };
        let remark = match (&work.revised, &work.breach) {
            (Some((_, reason)), _) => reason.clone(),
            (None, Some(breach)) => words.say("contest-breach", &Args::new().with("reason", breach.as_str())),
            (None, None) => String::new(),
        };
        table = table.row([
            line.place.to_string(),
            work.code_text().unwrap_or_default(),
            shown_authors(contest, line.work),
            decimals(line.mark),
            remark,
        ]);
    }
    table
}

/// The authors of a work, where they may be shown.
fn shown_authors(contest: &Composing, work: WorkId) -> String {
    match contest.work(work).filter(|_| contest.authors_shown()) {
        Some(work) => authors(contest, &work.entry.authors),
        None => "—".to_owned(),
    }
}

/// Names of authors.
pub(super) fn authors(contest: &Composing, authors: &[AuthorId]) -> String {
    let names = authors.iter().filter_map(|author| contest.author(*author));
    names.map(AuthorEntry::told).collect::<Vec<_>>().join(", ")
}

fn authors_table(contest: &Composing, section: Option<u16>, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let id = section.map_or_else(|| "authors".to_owned(), |section| format!("authors-{section}"));
    let columns = [
        Column::number(text("contest-place")),
        Column::text(text("contest-author")).wide(),
        Column::number(text("contest-works")),
        Column::decimal(text("contest-sum")),
        Column::number(text("contest-title-points")),
    ];
    // Before the results are out nobody is to know which author has which mark.
    let lines: Vec<AuthorPlace> =
        if contest.authors_shown() { contest.authors_of(section) } else { Vec::new() };
    lines.into_iter().fold(Table::new(id, columns), |table, line| {
        let points = if line.title_points == 0 { String::new() } else { line.title_points.to_string() };
        table.row([
            line.place.to_string(),
            authors(contest, &[line.author]),
            line.works.len().to_string(),
            decimals(line.sum),
            points,
        ])
    })
}

fn teams_table(contest: &Composing, words: &Words) -> Table {
    let text = |id: &str| words.text(id);
    let columns = [
        Column::number(text("contest-place")),
        Column::text(text("contest-team")).wide(),
        Column::number(text("contest-works")),
        Column::decimal(text("contest-sum")),
        Column::text(text("contest-remark")),
    ];
    let rows = contest.team_table().into_iter().map(|line| {
        let name = contest.team(line.team).map(|team| team.name.clone()).unwrap_or_default();
        let fault = line.fault.map(|fault| words.tell("team-fault", &fault)).unwrap_or_default();
        Row::new([line.place.to_string(), name, line.works.len().to_string(), decimals(line.sum), fault])
    });
    Table::new("teams", columns).rows(rows)
}

/// A paper of the contest.
pub(super) fn paper(title: &str, regulation: &Regulation, words: &Words) -> Paper {
    Paper::new(title, words.language().code())
        .line(regulation.name.as_str())
        .foot(regulation.name.as_str(), "")
}

/// With a capital in front.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
