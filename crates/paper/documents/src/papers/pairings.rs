//! The pairing sheet of a round: tables, colours, ratings, points before the round, and who is free.
//!
//! | clause | here |
//! | --- | --- |
//! | FMJD-IV.2.24 | the pairing is published |
//! | FMJD-IV.2.10 | players find their seats: table, number, colour |
//! | FMJD-IV.2.22 | once results are known, they stand in the same sheet |
//! | UA13-IV.14.3, UA-III.9.3 | colours of a team match alternate from board to board |

use std::collections::BTreeMap;

use damier_compete::event::{Encounter, FreeKind, FreeSeat, GameKey, LotsDrawn, LotsFor, PlayerId, Score};
use damier_compete::schedule::Side;
use damier_compete::{Entrant, Points};
use damier_language::Args;
use damier_rules::Color;

use super::clerk::{Clerk, Rounded, Staged};
use super::listing::{Listing, or_empty};
use super::match_lines::match_part;
use super::options::PaperError;
use crate::paper::{Block, Column, Heading, List, Paper, Ruling, Table, Text};

pub(super) fn make(clerk: &Clerk<'_>) -> Result<Paper, PaperError> {
    let staged = clerk.staged()?;
    let rounded = clerk.rounded(staged)?;
    let args = Args::new().with("round", rounded.number.number());
    let mut paper = clerk.paper(clerk.translate("paper-pairings-of", &args));
    if let Some(line) = clerk.stage_line(staged) {
        paper = paper.line(line);
    }
    if let Some(part) = match_part(clerk.words, clerk.state, staged.id, rounded.number) {
        paper = paper.line(part);
    }
    if let Some(starts) = staged.stage.schedule.get(&rounded.number) {
        paper = paper.line(clerk.moment(*starts));
    }
    Ok(sheet(clerk, staged, rounded)?.into_iter().fold(paper, Paper::with))
}

/// The tables of a round, who is free, and how it was paired.
pub(super) fn sheet(
    clerk: &Clerk<'_>,
    staged: Staged<'_>,
    rounded: Rounded<'_>,
) -> Result<Vec<Block>, PaperError> {
    let before = Before::new(clerk, staged, rounded)?;
    let mut blocks: Vec<Block> = if clerk.state.pairs_teams() {
        (1..)
            .zip(&rounded.round.encounters)
            .map(|(table, own)| team_match(clerk, &before, table, own))
            .collect()
    } else {
        vec![tables(clerk, &before, rounded).into()]
    };
    blocks.extend(free(clerk, &before, rounded));
    blocks.extend(super::openings::figures(clerk, staged, rounded));
    blocks.extend(manners(clerk, staged, rounded));
    let notes = how(clerk, staged, rounded).into_iter().map(|note| Block::paragraph(Text::small(note)));
    blocks.extend(notes);
    Ok(blocks)
}

/// The games that are not played the usual way.
fn manners(clerk: &Clerk<'_>, staged: Staged<'_>, rounded: Rounded<'_>) -> Vec<Block> {
    let tables = (1_u16..).take(rounded.round.encounters.len());
    let told = tables.filter_map(|table| {
        let key = GameKey::table(staged.id, rounded.number, table);
        let lines = super::manner_lines(clerk.words, clerk.state, key);
        let place = clerk.translate("paper-in-table", &Args::new().with("table", table));
        (!lines.is_empty()).then(|| format!("{place}: {}", lines.join(" ")))
    });
    let told: Vec<String> = told.collect();
    if told.is_empty() { Vec::new() } else { vec![List::dashed(told).into()] }
}

/// Points before the round.
pub(super) struct Before<'a> {
    staged: Staged<'a>,
    points: BTreeMap<Entrant, Points>,
}

impl<'a> Before<'a> {
    fn new(clerk: &Clerk<'a>, staged: Staged<'a>, rounded: Rounded<'_>) -> Result<Before<'a>, PaperError> {
        let table = clerk.table(staged)?;
        let sheet = table.sheet.after(rounded.number.index());
        let rounds = rounded.number.index();
        let points = sheet.entrants().map(|line| sheet.points_after(line, rounds));
        let points = table.entrants.iter().copied().zip(points);
        Ok(Before { staged, points: points.collect() })
    }

    fn points(&self, clerk: &Clerk<'_>, entrant: Entrant) -> String {
        or_empty(self.points.get(&entrant).map(|points| clerk.points(*points)))
    }
}

fn tables(clerk: &Clerk<'_>, before: &Before<'_>, rounded: Rounded<'_>) -> Table {
    let numbered: Vec<(usize, &Encounter)> = (1..).zip(&rounded.round.encounters).collect();
    let number = |side: Side| {
        move |(_, own): &(usize, &Encounter)| or_empty(clerk.number(before.staged, own.entrant(side)))
    };
    let name = |side: Side| move |(_, own): &(usize, &Encounter)| player(clerk, own.entrant(side));
    let rating = |side: Side| move |(_, own): &(usize, &Encounter)| or_empty(clerk.rating(own.entrant(side)));
    let points = |side: Side| move |(_, own): &(usize, &Encounter)| before.points(clerk, own.entrant(side));
    // Who looks after which table (UA13-IV.18.11.1, UA-IV.11).
    let arbiter = |(table, _): &(usize, &Encounter)| {
        let table = u16::try_from(*table).unwrap_or(u16::MAX);
        or_empty(clerk.state.arbiter_of(before.staged.id, rounded.number, table).map(str::to_owned))
    };
    let mut table = Listing::new(format!("round-{}", rounded.number))
        .column(Column::number(clerk.text("paper-col-table")), |(table, _): &(usize, &Encounter)| {
            table.to_string()
        })
        .optional(Column::number(clerk.text("paper-col-number")).spare(1), number(Side::First))
        .column(Column::text(clerk.colour_head(Color::White)).wide(), name(Side::First))
        .optional(Column::number(clerk.text("paper-col-rating")).spare(3), rating(Side::First))
        .column(Column::number(clerk.text("paper-col-points")).spare(2), points(Side::First))
        .column(Column::centred(clerk.text("paper-col-result")), move |(_, own)| {
            result(clerk, before.staged.stage.settled_score(rounded.number.index(), own), own)
        })
        .column(Column::number(clerk.text("paper-col-points")).spare(2), points(Side::Second))
        .optional(Column::number(clerk.text("paper-col-rating")).spare(3), rating(Side::Second))
        .column(Column::text(clerk.colour_head(Color::Black)).wide(), name(Side::Second))
        .optional(Column::number(clerk.text("paper-col-number")).spare(1), number(Side::Second))
        .optional(Column::text(clerk.text("paper-col-arbiter")).spare(4), arbiter)
        .of(&numbered)
        .ruling(Ruling::Rows);
    if rounded.round.encounters.iter().any(|own| own.shape.games > 1) {
        table = table.note(clerk.text("paper-micro-match-note"));
    }
    if rounded.round.encounters.iter().any(|own| own.colours_mixed) {
        table = table.note(clerk.text("paper-colours-mixed-note"));
    }
    table
}

/// Name and title.
fn player(clerk: &Clerk<'_>, entrant: Entrant) -> Text {
    let name = Text::from(clerk.name(entrant));
    match clerk.title(entrant) {
        Some(title) => name.then(Text::small(format!(" {title}"))),
        None => name,
    }
}

/// The result of an encounter, with the games of a micro-match.
fn result(clerk: &Clerk<'_>, settled: Option<Score>, encounter: &Encounter) -> Text {
    let mark = if encounter.colours_mixed { "*" } else { "" };
    let Some(score) = encounter.score().or(settled) else {
        return Text::from(if encounter.colours_mixed { "*" } else { "" });
    };
    let whole = Text::from(format!("{}{mark}", clerk.score(score)));
    if encounter.shape.games < 2 || encounter.whole.score.is_some() || encounter.score().is_none() {
        return whole;
    }
    // Both games are written for the first-named, whoever has White in the second.
    let games = encounter.games.iter().filter_map(|game| game.score.map(|score| clerk.score(score)));
    whole.then(Text::small(format!(" ({})", games.collect::<Vec<_>>().join(", "))))
}

pub(super) fn team_match(clerk: &Clerk<'_>, before: &Before<'_>, table: u32, encounter: &Encounter) -> Block {
    let team = |side: Side| {
        let entrant = encounter.entrant(side);
        let points = before.points(clerk, entrant);
        format!("{} ({points})", clerk.name(entrant))
    };
    let args =
        Args::new().with("table", table).with("first", team(Side::First)).with("second", team(Side::Second));
    Block::together([
        Heading::part(clerk.translate("paper-match-of", &args)).into(),
        boards(clerk, &format!("match-{table}"), encounter).into(),
    ])
}

/// The boards of a team match.
pub(super) fn boards(clerk: &Clerk<'_>, id: &str, encounter: &Encounter) -> Table {
    let boards: Vec<u8> = (0..encounter.shape.boards).collect();
    let seat = |side: Side, board: &u8| -> Option<PlayerId> {
        encounter.seats.get(usize::from(*board)).and_then(|seats| seats[side.index()])
    };
    let name =
        |side: Side| move |board: &u8| or_empty(seat(side, board).map(|player| clerk.player_name(player)));
    let rating = |side: Side| {
        move |board: &u8| {
            let player = seat(side, board).and_then(|player| clerk.state.players.get(player.index()));
            or_empty(player.and_then(|player| player.rating))
        }
    };
    let color = |side: Side| move |board: &u8| clerk.colour_letter(encounter.color(side, *board, 0));
    let score =
        |board: &u8| encounter.board_score(*board).map_or_else(String::new, |score| clerk.score(score));
    let mut table = Listing::new(id)
        .column(Column::number(clerk.text("paper-col-board")), |board: &u8| (board + 1).to_string())
        .column(Column::centred(""), color(Side::First))
        .column(Column::text(clerk.name(encounter.first)).wide(), name(Side::First))
        .optional(Column::number(clerk.text("paper-col-rating")), rating(Side::First))
        .column(Column::centred(clerk.text("paper-col-result")), score)
        .optional(Column::number(clerk.text("paper-col-rating")), rating(Side::Second))
        .column(Column::text(clerk.name(encounter.second)).wide(), name(Side::Second))
        .column(Column::centred(""), color(Side::Second))
        .of(&boards)
        .ruling(Ruling::Boxes);
    if encounter.score().is_some() {
        let sum = |side| clerk.points(encounter.board_points(side));
        let args = Args::new().with("first", sum(Side::First)).with("second", sum(Side::Second));
        table = table.note(clerk.translate("paper-match-sum", &args));
    }
    table.note(clerk.translate("paper-colour-legend", &clerk.colour_letters()))
}

/// Who does not play.
fn free(clerk: &Clerk<'_>, before: &Before<'_>, rounded: Rounded<'_>) -> Vec<Block> {
    let staged = before.staged;
    let seat = |seat: &FreeSeat| {
        let id = match seat.kind {
            FreeKind::Bye => "paper-free-bye",
            FreeKind::PlusAfterWithdrawal => "paper-free-plus",
            FreeKind::NoGame => "paper-free-no-game",
        };
        let args = Args::new()
            .with("name", clerk.name(seat.entrant).to_owned())
            .with("points", before.points(clerk, seat.entrant));
        clerk.translate(id, &args)
    };
    let absent = staged.stage.absences.iter().filter(|(round, _)| *round == rounded.number);
    let absent = absent.map(|(_, entrant)| {
        clerk.translate("paper-free-absent", &Args::new().with("name", clerk.name(*entrant).to_owned()))
    });
    let items: Vec<String> = rounded.round.free.iter().map(seat).chain(absent).collect();
    if items.is_empty() {
        return Vec::new();
    }
    vec![Heading::part(clerk.text("paper-free")).into(), List::dashed(items).into()]
}

/// How the round was paired, so that anybody can do it again; openings that were drawn for it.
pub(super) fn how(clerk: &Clerk<'_>, staged: Staged<'_>, rounded: Rounded<'_>) -> Vec<String> {
    let system = Args::new().with("system", clerk.system(&staged.stage.plan));
    let by = clerk.paired_by(&rounded.round.by);
    let mut notes = vec![clerk.translate("paper-system-line", &system), by];
    let is_his = |lots: &&LotsDrawn| match lots.purpose {
        LotsFor::Ballot { key, .. } => (key.stage, key.round) == (staged.id, rounded.number),
        _ => false,
    };
    notes.extend(clerk.state.lots.iter().filter(is_his).map(|lots| clerk.lots(lots)));
    // Who came here by lot, and who goes on by it.
    let meetings = clerk.state.lots_about(staged.id, rounded.number);
    notes.extend(meetings.into_iter().map(|lots| clerk.lots(lots)));
    notes
}
