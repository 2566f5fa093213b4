//! The log of sanctions and of decisions on unforeseen cases.
//!
//! UA13-IV.17.10.3 and UA-III.12.10 know written reprimands, COL-4.1.10 wants the clauses named, UA-I.3
//! lets arbiters decide what the rules do not foresee.

use damier_compete::event::{Decision, LateArrival, LeaveLine, Penalty, Role};
use damier_compete::schedule::Side;
use damier_language::Args;

use super::clerk::Clerk;
use super::irregularities;
use super::listing::{Listing, or_empty};
use super::options::PaperError;
use crate::paper::{Block, Column, Heading, Paper, Ruling, Table};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let paper = clerk.paper(clerk.text("paper-sanctions"));
    Ok(blocks(clerk).into_iter().fold(paper, Paper::with).with(clerk.signature(Role::ChiefArbiter)))
}

/// Sanctions, late arrivals and decisions, each with its own heading.
pub(super) fn blocks(clerk: &Clerk<'_>) -> Vec<Block> {
    let mut blocks = Vec::new();
    let mut part = |title: &str, none: &str, table: Option<Table>| {
        blocks.push(Heading::section(clerk.text(title)).into());
        blocks.push(table.map_or_else(|| Block::paragraph(clerk.text(none)), Into::into));
    };
    part("paper-sanctions-imposed", "paper-no-sanctions", penalties(clerk));
    part("paper-late-arrivals", "paper-no-late", late(clerk));
    // What many events never need stands there only where there is something.
    for (title, table) in [
        ("paper-irregularities", irregularities::table(clerk)),
        ("paper-leave-register", leave(clerk)),
        ("paper-hall-register", hall(clerk)),
    ] {
        if table.is_some() {
            part(title, title, table);
        }
    }
    part("paper-decisions", "paper-no-decisions", decisions(clerk));
    blocks
}

pub(super) fn penalties(clerk: &Clerk<'_>) -> Option<Table> {
    let penalties = &clerk.state.penalties;
    let table = Listing::new("sanctions")
        .column(Column::number(clerk.text("paper-col-number")), |own: &Penalty| own.seq.to_string())
        .column(Column::text(clerk.text("paper-col-when")), |own| when(clerk, own.seq))
        .column(Column::text(clerk.text("paper-col-name")), |own| clerk.player_name(own.player))
        .column(Column::text(clerk.text("paper-col-sanction")), |own| {
            clerk.words.describe("sanction", &own.sanction)
        })
        .column(Column::text(clerk.text("paper-col-offence")), |own| {
            clerk.words.describe("offence", &own.offence)
        })
        .optional(Column::text(clerk.text("paper-col-game")), |own| {
            or_empty(own.game.map(|key| clerk.game(key)))
        })
        .column(Column::text(clerk.text("paper-col-account")).wide(), |own| own.account.clone())
        .column(Column::text(clerk.text("paper-col-clauses")), |own| own.all_clauses().join(", "))
        .optional(Column::text(clerk.text("paper-col-lifted")), |own| {
            or_empty(
                own.lifted
                    .map(|protest| clerk.translate("fact-lifted", &Args::new().with("protest", protest))),
            )
        })
        .of(penalties)
        .ruling(Ruling::Boxes);
    (!penalties.is_empty()).then_some(table)
}

/// Who left the playing zone and came back.
pub(super) fn leave(clerk: &Clerk<'_>) -> Option<Table> {
    let lines = &clerk.state.register.leave;
    let table = Listing::new("leave")
        .column(Column::text(clerk.text("paper-col-when")), |own: &LeaveLine| clerk.moment(own.from))
        .column(Column::text(clerk.text("paper-col-name")), |own| clerk.player_name(own.player).to_owned())
        .column(Column::text(clerk.text("paper-col-leave")), |own| clerk.words.describe("leave", &own.what))
        .column(Column::text(clerk.text("paper-col-account")).wide(), |own| own.reason.clone())
        .column(Column::text(clerk.text("paper-col-back")), |own| {
            or_empty(own.back.map(|at| clerk.moment(at)))
        })
        .column(Column::text(clerk.text("paper-col-clauses")), |own| own.clauses.join(", "))
        .of(lines)
        .ruling(Ruling::Boxes);
    (!lines.is_empty()).then_some(table)
}

/// Spectators who were sent out, and who may film.
pub(super) fn hall(clerk: &Clerk<'_>) -> Option<Table> {
    let register = &clerk.state.register;
    let expelled = register.expelled.iter().map(|own| {
        let args = Args::new().with("who", own.who.clone()).with("reason", own.reason.clone());
        (own.seq, clerk.translate("fact-spectator-expelled", &args), own.clauses)
    });
    let cameras = register.cameras.iter().map(|own| {
        let args = Args::new().with("who", own.who.clone()).with("terms", own.terms.clone());
        let told = clerk.translate("fact-cameras-permitted", &args);
        (own.seq, told.trim_end().trim_end_matches(':').trim_end().to_owned(), own.clauses)
    });
    let mut lines: Vec<(u32, String, &[&str])> = expelled.chain(cameras).collect();
    lines.sort_unstable_by_key(|own| own.0);
    let table = Listing::new("hall")
        .column(Column::text(clerk.text("paper-col-when")), |own: &(u32, String, &[&str])| when(clerk, own.0))
        .column(Column::text(clerk.text("paper-col-account")).wide(), |own| own.1.clone())
        .column(Column::text(clerk.text("paper-col-clauses")), |own| own.2.join(", "))
        .of(&lines)
        .ruling(Ruling::Boxes);
    (!lines.is_empty()).then_some(table)
}

pub(super) fn late(clerk: &Clerk<'_>) -> Option<Table> {
    let arrivals = &clerk.state.late_arrivals;
    let name = |own: &LateArrival| {
        let round =
            clerk.state.stages.get(own.key.stage.index()).and_then(|stage| stage.round(own.key.round));
        let table = usize::from(own.key.table).checked_sub(1);
        let encounter = round.zip(table).and_then(|(round, at)| round.encounters.get(at));
        encounter.map_or_else(String::new, |encounter| {
            let seat =
                own.key.board.and_then(|board| encounter.seats.get(usize::from(board).checked_sub(1)?));
            let player = seat.and_then(|seat| seat[own.side.index()]);
            let entrant = encounter.entrant(if own.side == Side::First { Side::First } else { Side::Second });
            player.map_or_else(|| clerk.name(entrant), |player| clerk.player_name(player)).to_owned()
        })
    };
    let what = |own: &LateArrival| {
        let id = match (own.too_late, own.delay.excused) {
            (true, _) if own.delay.flag => "paper-late-flag",
            (true, _) => "paper-too-late",
            (false, true) => "paper-late-excused",
            (false, false) => "paper-late-in-time",
        };
        clerk.translate(id, &Args::new().with("limit", own.limit.minutes))
    };
    let table = Listing::new("late")
        .column(Column::text(clerk.text("paper-col-game")), |own: &LateArrival| clerk.game(own.key))
        .column(Column::text(clerk.text("paper-col-name")).wide(), name)
        .column(Column::number(clerk.text("paper-col-minutes")), |own| own.delay.minutes.to_string())
        .column(Column::text(clerk.text("paper-col-outcome")), what)
        .column(Column::text(clerk.text("paper-col-clauses")), |own| own.limit.clauses.join(", "))
        .of(arrivals)
        .ruling(Ruling::Boxes);
    (!arrivals.is_empty()).then_some(table)
}

pub(super) fn decisions(clerk: &Clerk<'_>) -> Option<Table> {
    let decisions = &clerk.state.decisions;
    let table = Listing::new("decisions")
        .column(Column::number(clerk.text("paper-col-number")), |own: &Decision| own.seq.to_string())
        .column(Column::text(clerk.text("paper-col-when")), |own| when(clerk, own.seq))
        .column(Column::text(clerk.text("paper-col-case")).wide(), |own| own.question.clone())
        .column(Column::text(clerk.text("paper-col-decision")).wide(), |own| own.decision.clone())
        .column(Column::text(clerk.text("paper-col-grounds")), |own| own.grounds.clone())
        .of(decisions)
        .ruling(Ruling::Boxes);
    (!decisions.is_empty()).then_some(table)
}

/// When something was said.
pub(super) fn when(clerk: &Clerk<'_>, seq: u32) -> String {
    let civil = clerk.author_of(seq).and_then(|(at, _)| clerk.civil(at));
    civil.map_or_else(String::new, |at| {
        format!("{} {}", clerk.words.short_date(at.date()), clerk.words.time(at.time()))
    })
}
