//! The page of a game by correspondence: the board, the days, prepared answers, notes, claims and what is in dispute.

use askama::Template;
use axum::http::StatusCode;
use damier_acts::correspondence::ACTS;
use damier_correspondence::{Arbitration, ChartRow, Side};
use damier_documents::correspondence_papers::row_text;
use damier_language::{Args, Words};
use damier_pdn::{write_fen, write_move};
use damier_store::Account;

use super::disputes::{self, DisputeLine, EntryLine, Verdict};
use super::{DueLine, result};
use crate::correspondence::{self, Loaded, Rights};
use crate::pages::act_forms::{ActForm, forms};
use crate::pages::analysis::words_of;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::pages::game::for_a_script;
use crate::pages::{Page, drawn, send};
use crate::reader::Reader;
use crate::site::Site;

#[derive(Template)]
#[template(path = "post_game.html")]
struct Sheet {
    page: Page,
    id: String,
    /// How many entries there are, so that a page knows whether it is still true.
    entries: usize,
    event: Option<String>,
    white: String,
    black: String,
    seats: [Seat; 2],
    rulebook: String,
    code: &'static str,
    control: String,
    reversed: bool,
    board: String,
    fen: String,
    moves: Vec<(usize, String, Option<String>)>,
    turn: &'static str,
    result: Option<String>,
    /// What the reader may choose from, if it is his move.
    legal: Vec<String>,
    /// Whether the reader plays here, and whether the game goes on.
    plays: bool,
    on: bool,
    waits: bool,
    conditional: String,
    note: String,
    offered: bool,
    claim: Option<ClaimLine>,
    may_claim: bool,
    needs_sealed: bool,
    may_object: bool,
    may_tell_delay: bool,
    dues: Vec<DueLine>,
    verdict: Option<Verdict>,
    disputes: Vec<DisputeLine>,
    decisions: Vec<EntryLine>,
    rights: Rights,
    /// Those without an account, whose letters an arbiter enters.
    writers: Vec<Writer>,
    log: Vec<EntryLine>,
    /// What else he may do here.
    act_forms: Vec<ActForm>,
    wrong: Option<String>,
    /// The side of the reader, for the board.
    seat: &'static str,
    /// The words of the board, as JSON.
    words: String,
}

impl Sheet {
    /// The two sides as they stand beside the board: the reader, or White, below.
    fn bars(&self) -> [&Seat; 2] {
        let [white, black] = &self.seats;
        if self.seat == "black" { [white, black] } else { [black, white] }
    }
}

/// One side of the page.
struct Seat {
    name: String,
    color: &'static str,
    /// Whether he has a page of his own, and whether it is his move.
    member: bool,
    thinks: bool,
    used: i64,
    limit: i64,
    left: i64,
    /// The days that are left to him, in words; none once he has overstepped.
    left_text: String,
    until: String,
    /// The letters, each with what it says.
    chart: Vec<(ChartRow, String)>,
}

/// Somebody without an account.
struct Writer {
    who: &'static str,
    name: String,
    /// What he may move, if it is his move.
    legal: Vec<String>,
}

/// A claim that is considered.
struct ClaimLine {
    by: String,
    on: String,
    used: i64,
    limit: i64,
    moves: u16,
    clause: &'static str,
    objection: Option<String>,
}

/// Shows the page, with what was wrong with the last form.
pub(super) async fn show(site: &Site, id: &str, reader: Reader, wrong: Option<String>) -> PageResult {
    let loaded = correspondence::load(site, id).await.or_trouble(&reader)?.or_missing(&reader)?;
    let account = reader.person.account().cloned();
    let note = match &account {
        Some(account) => site.database.jotting(id, account.id).await.or_trouble(&reader)?,
        None => None,
    };
    let rights = Rights::of(site, &loaded, account.as_ref()).await.or_trouble(&reader)?;
    let mut sheet = sheet(id, &loaded, account.as_ref(), rights, reader);
    sheet.note = note.unwrap_or_default();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    sheet.wrong = wrong;
    let keep = sheet.page.reader.keep.take();
    Ok(send(status, keep, &sheet))
}

/// Acts that have forms of their own on this page, of players and of those who decide.
const OF_PLAYER: [&str; 15] = [
    "move",
    "conditional",
    "claim",
    "object",
    "offer",
    "accept",
    "decline",
    "draw",
    "delay",
    "resign",
    "ask",
    "analysis",
    "protest",
    "appeal",
    "break",
];
const OF_ARBITER: [&str; 12] = [
    "move", "accept", "decline", "resign", "rule", "score", "charge", "break", "leave", "close", "stands",
    "strike",
];

/// The forms of everything else that somebody may do.
fn further(loaded: &Loaded, account: &Account, rights: Rights, words: &Words) -> Vec<ActForm> {
    let actor = loaded.actor(account.id, account.name.as_str(), rights);
    let drawn: &[&str] = if actor.side.is_some() { &OF_PLAYER } else { &OF_ARBITER };
    // Questions and appeals are answered beside them.
    let drawn = |name: &str| drawn.contains(&name) || matches!(name, "answer" | "rule-appeal");
    let his = ACTS.iter().filter(|act| act.action.is_some_and(|right| actor.may(right)) && !drawn(act.name));
    forms(words, "letters", his)
}

fn sheet(id: &str, loaded: &Loaded, account: Option<&Account>, rights: Rights, reader: Reader) -> Sheet {
    let (game, words) = (&loaded.game, reader.words);
    let own = account.and_then(|account| loaded.side_of(account.id));
    let mover = game.turn();
    let now = loaded.now_for(own.unwrap_or(mover));
    let position = game.state().position();
    let fen = write_fen(&position.setup());
    let on = !game.is_over() && game.adjudication().is_none();
    let to_move = own == Some(mover) && on;
    let legal = if to_move {
        position.legal_moves().iter().map(|mv| write_move(position, mv, game.notation())).collect()
    } else {
        Vec::new()
    };
    let writer = |side: Side| Writer {
        who: if side == Side::White { "white" } else { "black" },
        name: game.party(side).name.clone(),
        legal: if mover == side {
            position.legal_moves().iter().map(|mv| write_move(position, mv, game.notation())).collect()
        } else {
            Vec::new()
        },
    };
    let writers = Side::ALL.into_iter().filter(|side| rights.arbiter && on && loaded.plays_by_letter(*side));
    let pair = |(at, both): (usize, &[String])| (at + 1, both[0].clone(), both.get(1).cloned());
    let lines =
        own.map(|own| game.conditional(own).iter().map(|line| line.join(" ")).collect::<Vec<_>>().join("\n"));
    let over = |side: Side| game.claimable(side, now).overstep().is_some();
    let may_claim = own.is_some_and(|own| game.claim().is_none() && on && over(!own));
    Sheet {
        id: id.to_owned(),
        entries: game.entries().len(),
        event: loaded.event.clone(),
        white: game.party(Side::White).name.clone(),
        black: game.party(Side::Black).name.clone(),
        seats: Side::ALL.map(|side| seat(loaded, side, words)),
        rulebook: game.terms().rulebook.clone(),
        code: game.code().name,
        control: game.control().to_string(),
        reversed: game.terms().reversed,
        board: drawn::in_place(&game.terms().rulebook, &fen, own == Some(Side::Black)),
        fen,
        moves: game.moves().chunks(2).enumerate().map(pair).collect(),
        turn: if mover == Side::White { "color-white" } else { "color-black" },
        result: result(game, words),
        plays: own.is_some(),
        on,
        waits: own == Some(!mover) && on,
        conditional: lines.unwrap_or_default(),
        note: String::new(),
        offered: own.is_some_and(|own| game.state().offer() == Some((!own).color())),
        needs_sealed: may_claim && to_move && game.terms().arbitration == Arbitration::Arbiter,
        claim: claim(loaded),
        may_claim,
        may_object: own.is_some_and(|own| game.claim().is_some_and(|claim| claim.by != own)),
        may_tell_delay: to_move && game.code().warn.is_some(),
        dues: game.dues(now).iter().map(|due| DueLine::of(id, game, due, words)).collect(),
        verdict: disputes::verdict(game, own, rights, words),
        writers: writers.map(writer).collect(),
        disputes: disputes::disputes(loaded, account, own, rights),
        decisions: if own.is_some() || rights.any() { disputes::decisions(game, words) } else { Vec::new() },
        log: if rights.any() { disputes::log(game, words) } else { Vec::new() },
        act_forms: account.map(|own| further(loaded, own, rights, words)).unwrap_or_default(),
        rights,
        legal,
        wrong: None,
        seat: own.map_or("", |own| if own == Side::White { "white" } else { "black" }),
        words: for_a_script(&words_of(words)),
        page: Page::new(reader, "letters-game", "/post"),
    }
}

fn seat(loaded: &Loaded, side: Side, words: &Words) -> Seat {
    let game = &loaded.game;
    let on = loaded.now_for(side);
    let account = game.account(side);
    let thinks = game.turn() == side && !game.is_over() && game.adjudication().is_none();
    let left = game.left(side, on).div_euclid(86_400);
    Seat {
        left_text: words.translate("spoken-days", &Args::new().with("number", left.max(0))),
        name: game.party(side).name.clone(),
        color: if side == Side::White { "white" } else { "black" },
        member: loaded.seats[side.color()].is_some(),
        thinks,
        used: account.used,
        limit: account.limit,
        left,
        until: if thinks { game.last_day(on).to_string() } else { String::new() },
        chart: chart(game.chart(side), words),
    }
}

/// The letters with what they say; the first of a new count tells so.
fn chart(rows: Vec<ChartRow>, words: &Words) -> Vec<(ChartRow, String)> {
    let mut count = 1;
    let told = |row: ChartRow| {
        let mut said = row_text(&row, words);
        if row.count != count {
            count = row.count;
            let begins = words.translate("letters-count-begins", &Args::new().with("count", row.count));
            said = format!("{begins}; {said}");
        }
        (row, said)
    };
    rows.into_iter().map(told).collect()
}

fn claim(loaded: &Loaded) -> Option<ClaimLine> {
    let claim = loaded.game.claim()?;
    let objection = loaded.game.entries().iter().rev().find_map(|entry| match &entry.fact {
        damier_correspondence::Fact::Objected { grounds, .. } => Some(grounds.clone()),
        _ => None,
    });
    Some(ClaimLine {
        by: loaded.game.party(claim.by).name.clone(),
        on: claim.on.to_string(),
        used: claim.account.used,
        limit: claim.account.limit,
        moves: claim.account.moves,
        clause: claim.account.clause,
        objection: objection.filter(|_| claim.objected.is_some()),
    })
}
