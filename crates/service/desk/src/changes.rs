//! The sheet that is shown before the past is changed: what would be otherwise, and what is printed again.

use damier_compete::event::{
    Event, Fact, PlaceChange, RoundChange, RoundTakenBack, WhatChanges, what_changes,
};
use damier_compete::swiss::Watch;
use damier_documents::papers::{Options, PaperAgain, again};
use damier_language::Args;

use crate::{ActReport, EventContext, describe, points};

/// More lines of one kind are only counted.
const MOST: usize = 12;

/// What a change of the past comes to.
pub struct Sheet {
    changes: WhatChanges,
    papers: Vec<PaperAgain>,
}

impl Sheet {
    /// Compares an event with the same event after the change.
    pub fn new(hall: &EventContext<'_>, after: &Event, watch: &Watch) -> Sheet {
        let options = Options::new(hall.words.language());
        Sheet { changes: what_changes(hall.event, after, watch), papers: again(hall.event, after, &options) }
    }

    /// Whether there is anything to show.
    pub fn is_empty(&self) -> bool {
        self.changes.is_nothing() && self.papers.is_empty()
    }

    /// Adds the sheet to an answer.
    pub fn add(&self, hall: &EventContext<'_>, answer: &mut ActReport) {
        answer.line(hall.words.text("past-head"));
        if self.is_empty() {
            answer.line(hall.words.text("past-nothing"));
        }
        some(hall, &self.changes.places, answer, |own| place(hall, own));
        for own in &self.changes.rounds {
            answer.line(round(hall, own));
            some(hall, &own.differs, answer, |what| {
                format!("    {}", describe::describe(hall.words, hall.state(), "differs", what))
            });
        }
        if !self.papers.is_empty() {
            let papers = hall.words.list(self.papers.iter().map(|own| paper(hall, own)));
            answer.line(hall.text("past-papers", &Args::new().with("papers", papers)));
        }
        answer.field("changes", &self.changes).field("print_again", &self.papers);
    }
}

/// The first lines of a list, and how many more there are.
fn some<T>(hall: &EventContext<'_>, all: &[T], answer: &mut ActReport, line: impl Fn(&T) -> String) {
    for own in all.iter().take(MOST) {
        answer.line(line(own));
    }
    if let Some(more) = all.len().checked_sub(MOST).filter(|more| *more > 0) {
        answer.line(hall.text("past-more", &Args::new().with("count", more)));
    }
}

fn place(hall: &EventContext<'_>, own: &PlaceChange) -> String {
    let told = |side: Option<(damier_compete::Points, damier_compete::standings::Place)>| match side {
        Some((score, place)) => hall.text(
            "past-place",
            &Args::new().with("points", points::so_many(hall, score.0)).with("place", points::place(place)),
        ),
        None => hall.words.text("past-no-place"),
    };
    let args =
        Args::new().with("name", hall.name(own.entrant)).with("was", told(own.was)).with("is", told(own.is));
    format!("  {}", hall.text("past-line", &args))
}

fn round(hall: &EventContext<'_>, own: &RoundChange) -> String {
    let args = Args::new()
        .with("round", own.round.number())
        .with("stages", hall.state().stages.len())
        .with("stage", describe::stage_name(hall.state(), own.stage));
    hall.text(if own.started { "past-round-started" } else { "past-round" }, &args)
}

fn paper(hall: &EventContext<'_>, own: &PaperAgain) -> String {
    let title = own.kind.title(hall.words);
    match own.round {
        Some(round) => {
            hall.text("past-paper-of-round", &Args::new().with("paper", title).with("round", round.number()))
        }
        None => title,
    }
}

/// What taking a round back takes back, in lines.
pub fn taken_back(hall: &EventContext<'_>, taken: &RoundTakenBack, kept: &[Fact], answer: &mut ActReport) {
    let args = Args::new()
        .with("round", taken.round.number())
        .with("facts", taken.facts.len())
        .with("results", taken.results.len())
        .with("kept", kept.len());
    answer.line(hall.text("past-taken-back", &args));
    if !taken.later.is_empty() {
        let rounds = hall.words.list(taken.later.iter().map(|round| round.number().to_string()));
        answer.line(hall.text("past-later-rounds", &Args::new().with("rounds", rounds)));
    }
    answer.field("taken_back", taken).field("kept_results", kept);
}
