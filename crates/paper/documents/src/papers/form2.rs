//! Form 2 of the FMJD: check of the norms of an approved tournament or an international title tournament.
//!
//! The eighteen fields of FMJD-IX.F2 in their order, then the summary table of FMJD-IX.F2.sum with its
//! footnotes. The table of points for norms is the federation's: those fields are lines to fill.

use damier_compete::event::Role;
use damier_language::Args;

use super::achievement::{Achievement, everybody};
use super::clerk::{Clerk, Staged};
use super::fmjd_titles::mean;
use super::form2_counts::{Counts, Minima};
use super::listing::or_empty;
use super::options::PaperError;
use super::standings;
use crate::paper::{Block, Column, Fields, Heading, Paper, Row, Ruling, Signature, Table, Text};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let standings = standings::compute(clerk, staged)?;
    let field = everybody(clerk, staged, &standings)?;
    let home = home(clerk);
    let (counted, not_counted) = split(clerk, staged, &field);
    let all = Counts::of(field.iter().map(|own| own.entry), home);
    let out = Counts::of(not_counted.iter().map(|own| own.entry), home);
    let remain = Counts::of(counted.iter().map(|own| own.entry), home);
    let entries: Vec<_> = counted.iter().map(|own| own.entry).collect();
    let rm = mean(&entries)
        .map(|(whole, hundredths)| clerk.words.rational((whole * 100 + hundredths) as i64, 100));
    let mut paper = clerk.paper(clerk.text("form2-title"));
    paper.lines = vec![clerk.text("form2-subtitle").into()];
    let rm = or_empty(rm);
    Ok(paper
        .with_all(fields(clerk, &all, &out, &remain, &rm))
        .with(Heading::section(clerk.text("form2-summary")))
        .with(summary(clerk, staged, &all, &out, &remain))
        .with(norm_lines(clerk, &rm))
        .with(Signature::new(clerk.text("form2-organiser")).dated(clerk.text("paper-date")))
        .with(clerk.signature(Role::ChiefArbiter).dated(clerk.text("paper-date"))))
}

/// The organising federation, as the organiser's office tells.
fn home<'a>(clerk: &Clerk<'a>) -> Option<&'a str> {
    let branch = clerk.holder(Role::Organiser)?.branch.as_deref()?;
    let is_known = clerk.state.players.iter().any(|player| player.federation.as_deref() == Some(branch));
    is_known.then_some(branch)
}

/// Who counts: of a federation, and with at least half of the rounds played (FMJD-IX.F2.n1).
fn split<'a, 'b>(
    clerk: &Clerk<'_>,
    staged: Staged<'_>,
    field: &'b [Achievement<'a>],
) -> (Vec<&'b Achievement<'a>>, Vec<&'b Achievement<'a>>) {
    let rounds = clerk.rounds_there_are(staged);
    let counts = |own: &&Achievement<'_>| own.entry.federation.is_some() && own.played * 2 >= rounds;
    field.iter().partition(counts)
}

fn fields(clerk: &Clerk<'_>, all: &Counts, out: &Counts, remain: &Counts, rm: &str) -> Vec<Block> {
    let number = |number: u8, id: &str| format!("{number}. {}", clerk.text(id));
    let both = |all: usize, valid: usize| {
        clerk.translate("form2-and-valid", &Args::new().with("all", all).with("valid", valid))
    };
    let percent =
        |part: usize| or_empty(Counts::percent(part, all.players).map(|percent| format!("{percent}%")));
    let ends = clerk.regulation.ends.map(|day| clerk.words.date(day));
    let abroad = |text: String| if all.home_known { text } else { String::new() };
    let one = Fields::new()
        .field(number(1, "form2-competition"), clerk.regulation.name.as_str())
        .field(number(2, "form2-end"), or_empty(ends))
        .field(number(3, "form2-mean"), rm)
        .blank(number(4, "form2-category"))
        .blank(number(5, "form2-points-gmi"))
        .blank(number(6, "form2-points-mi"))
        .blank(number(7, "form2-points-mf"))
        .field(number(8, "form2-participants"), all.players.to_string())
        .field(number(9, "form2-not-counted"), out.players.to_string())
        .field(number(10, "form2-titled"), both(all.titled(), remain.valid_titled()))
        .field(number(11, "form2-gmi"), both(all.gmi, remain.valid_gmi))
        .field(number(12, "form2-mi"), both(all.mi, remain.valid_mi))
        .field(number(13, "form2-mf"), both(all.mf, remain.valid_mf))
        .field(number(14, "form2-titled-percent"), percent(remain.valid_titled()))
        .field(number(15, "form2-rated"), both(all.rated, remain.rated))
        .field(number(16, "form2-abroad"), abroad(both(all.abroad, remain.abroad)))
        .field(number(17, "form2-rated-percent"), percent(remain.rated))
        .field(number(18, "form2-abroad-percent"), abroad(percent(remain.abroad)));
    vec![one.into()]
}

/// The summary table, with the verdict in its last rows.
fn summary(clerk: &Clerk<'_>, staged: Staged<'_>, all: &Counts, out: &Counts, remain: &Counts) -> Table {
    let heads = [
        "form2-col-participants",
        "form2-col-titled",
        "form2-col-gmi",
        "form2-col-mi",
        "form2-col-mf",
        "form2-col-abroad",
        "form2-col-rated",
    ];
    let mut columns = vec![Column::text("").wide()];
    columns.extend(heads.map(|id| Column::number(clerk.text(id))));
    let abroad = |counts: &Counts| if all.home_known { counts.abroad.to_string() } else { String::new() };
    let counts = |id: &str, counts: &Counts, valid: bool| {
        let pick = |plain: usize, counted: usize| if valid { counted } else { plain }.to_string();
        Row::new([
            clerk.text(id),
            counts.players.to_string(),
            pick(counts.titled(), counts.valid_titled()),
            pick(counts.gmi, counts.valid_gmi),
            pick(counts.mi, counts.valid_mi),
            pick(counts.mf, counts.valid_mf),
            abroad(counts),
            counts.rated.to_string(),
        ])
    };
    let least = |number: Option<usize>| or_empty(number.map(|number| format!("≥ {number}")));
    let minimum = |id: &str, minima: &Minima| {
        let empty = String::new;
        Row::new([
            clerk.text(id),
            empty(),
            least(minima.titled),
            empty(),
            empty(),
            empty(),
            least(Some(minima.abroad)),
            least(minima.rated),
        ])
    };
    let verdict = |id: &str, minima: &Minima| {
        let told = |reached: Option<bool>| match reached {
            Some(true) => clerk.text("paper-yes"),
            Some(false) => clerk.text("paper-no"),
            None => String::new(),
        };
        let titled = minima.titled.map(|least| remain.strong >= least);
        let foreign = all.home_known.then_some(remain.abroad >= minima.abroad);
        let rated = minima.rated.map(|least| remain.rated >= least);
        Row::new([
            clerk.text(id),
            String::new(),
            told(titled),
            String::new(),
            String::new(),
            String::new(),
            told(foreign),
            told(rated),
        ])
        .strong()
    };
    let approved = Minima::approved(remain.players, !Clerk::is_swiss(staged));
    let title = Minima::title_tournament(remain.players);
    Table::new("norms", columns)
        .rows([
            counts("form2-row-all", all, false),
            counts("form2-row-out", out, false),
            counts("form2-row-remain", remain, true),
            minimum("form2-row-approved", &approved),
            minimum("form2-row-title", &title),
            verdict("form2-row-verdict-approved", &approved),
            verdict("form2-row-verdict-title", &title),
        ])
        .note(Text::small(clerk.text("form2-note-1")))
        .note(Text::small(clerk.text("form2-note-2")))
        .note(Text::small(clerk.text("form2-note-affiliated")))
        .ruling(Ruling::Boxes)
}

fn norm_lines(clerk: &Clerk<'_>, rm: &str) -> Fields {
    Fields::across(2)
        .field(clerk.text("form2-tournament-mean"), rm)
        .blank(clerk.text("form2-its-category"))
        .blank(clerk.text("form2-norm-gmi"))
        .blank(clerk.text("form2-norm-mi"))
        .blank(clerk.text("form2-norm-mf"))
}
