//! The page of a game by correspondence: the board, the days, prepared answers, notes, claims.

use std::sync::Arc;

use askama::Template;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Response;
use damier_correspondence::{ChartRow, Fact, Refused, Side, Stamp};
use damier_pdn::{write_fen, write_move};
use damier_rules::Variant;
use damier_store::{Account, Fault};
use serde::Deserialize;

use super::{arbiter, result, told};
use crate::pages::analysis::words_of;
use crate::pages::game::for_a_script;
use crate::pages::{Page, diagram, missing, send, send_to, trouble};
use crate::people::author;
use crate::post::{self, Loaded, Stop};
use crate::reader::Reader;
use crate::site::Site;

/// The longest private note, in letters.
const LONGEST_NOTE: usize = 10_000;

#[derive(Template)]
#[template(path = "post_game.html")]
struct Sheet {
    page: Page,
    event: Option<String>,
    white: String,
    black: String,
    seats: [Seat; 2],
    rulebook: String,
    code: &'static str,
    control: String,
    picture: String,
    fen: String,
    moves: Vec<(usize, String, Option<String>)>,
    turn: &'static str,
    result: Option<String>,
    /// What the reader may choose from, if it is his move.
    legal: Vec<String>,
    /// Whether the reader plays here.
    plays: bool,
    waits: bool,
    conditional: String,
    note: String,
    offered: bool,
    claim: Option<String>,
    may_claim: bool,
    needs_sealed: bool,
    may_object: bool,
    dues: Vec<DueLine>,
    arbiter: bool,
    wrong: Option<String>,
    /// The side of the reader, for the board.
    seat: &'static str,
    /// The words of the board, as JSON.
    words: String,
}

/// One side of the page.
struct Seat {
    name: String,
    used: i64,
    limit: i64,
    left: i64,
    until: String,
    chart: Vec<ChartRow>,
}

struct DueLine {
    who: String,
    what: String,
    until: String,
    clause: &'static str,
    late: bool,
}

/// What a form says; which fields count, its `what` tells.
#[derive(Deserialize, Default)]
pub(crate) struct Said {
    pub(super) what: String,
    #[serde(default)]
    pub(super) mv: String,
    #[serde(default)]
    offer: Option<String>,
    #[serde(default)]
    pub(super) text: String,
    #[serde(default)]
    pub(super) who: String,
    #[serde(default)]
    pub(super) days: String,
}

/// `GET /post/game/{id}`.
pub(crate) async fn show(State(site): State<Arc<Site>>, Path(id): Path<String>, reader: Reader) -> Response {
    sheet(&site, &id, reader, None).await
}

async fn sheet(site: &Site, id: &str, reader: Reader, wrong: Option<String>) -> Response {
    let loaded = match post::load(site, id).await {
        Ok(Some(loaded)) => loaded,
        Ok(None) => return missing(reader).await,
        Err(fault) => return trouble(reader, &fault),
    };
    let account = reader.person.account().cloned();
    let note = match &account {
        Some(account) => site.database.jotting(id, account.id).await,
        None => Ok(None),
    };
    match note {
        Ok(note) => page(&loaded, account.as_ref(), note.unwrap_or_default(), reader, wrong),
        Err(fault) => trouble(reader, &fault),
    }
}

fn page(
    loaded: &Loaded,
    account: Option<&Account>,
    note: String,
    reader: Reader,
    wrong: Option<String>,
) -> Response {
    let (game, words) = (&loaded.game, reader.words);
    let own = account.and_then(|account| loaded.side_of(account.id));
    let mover = game.turn();
    let on = loaded.now_for(own.unwrap_or(mover));
    let position = game.state().position();
    let fen = write_fen(&position.setup());
    let to_move = own == Some(mover) && !game.is_over() && game.adjudication().is_none();
    let legal = if to_move {
        position.legal_moves().iter().map(|mv| write_move(position, mv, game.notation())).collect()
    } else {
        Vec::new()
    };
    let texts = game.moves();
    let moves = texts
        .chunks(2)
        .enumerate()
        .map(|(at, both)| (at + 1, both[0].clone(), both.get(1).cloned()))
        .collect();
    let lines =
        own.map(|own| game.conditional(own).iter().map(|line| line.join(" ")).collect::<Vec<_>>().join("\n"));
    let dues = game.dues(on).into_iter().map(|due| DueLine {
        who: due.who.map_or_else(|| words.text("letters-arbiter"), |side| game.party(side).name.clone()),
        what: words.tell("post-due", &due.what),
        until: due.until.to_string(),
        clause: due.clause,
        late: due.late,
    });
    let claim = game.claim().map(|claim| game.party(claim.by).name.clone());
    let over = |side: Side| game.claimable(side, on).overstep().is_some();
    let may_claim = own.is_some_and(|own| claim.is_none() && !game.is_over() && over(!own));
    let may_object = own.is_some_and(|own| game.claim().is_some_and(|claim| claim.by != own));
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let is_arbiter = account.is_some_and(|account| arbiter::may(loaded, account));
    let sheet = Sheet {
        event: loaded.event.clone(),
        white: game.party(Side::White).name.clone(),
        black: game.party(Side::Black).name.clone(),
        seats: Side::ALL.map(|side| seat(loaded, side)),
        rulebook: game.terms().rulebook.clone(),
        code: game.code().name,
        control: game.control().to_string(),
        picture: diagram::address(game.state().rulebook().variant, &fen),
        fen,
        moves,
        turn: if mover == Side::White { "color-white" } else { "color-black" },
        result: result(game),
        plays: own.is_some(),
        waits: own == Some(!mover) && !game.is_over(),
        conditional: lines.unwrap_or_default(),
        note,
        offered: own.is_some_and(|own| game.state().offer() == Some((!own).color())),
        needs_sealed: may_claim
            && to_move
            && game.terms().arbitration == damier_correspondence::Arbitration::Arbiter,
        claim,
        may_claim,
        may_object,
        dues: dues.collect(),
        arbiter: is_arbiter,
        legal,
        wrong,
        seat: own.map_or("", |own| if own == Side::White { "white" } else { "black" }),
        words: for_a_script(&words_of(words)),
        page: Page::new(reader, "letters-game", ""),
    };
    let mut sheet = sheet;
    let keep = sheet.page.reader.keep.take();
    send(status, keep, &sheet)
}

fn seat(loaded: &Loaded, side: Side) -> Seat {
    let game = &loaded.game;
    let on = loaded.now_for(side);
    let account = game.account(side);
    Seat {
        name: game.party(side).name.clone(),
        used: account.used,
        limit: account.limit,
        left: game.left(side, on).div_euclid(86_400),
        until: if game.turn() == side && !game.is_over() {
            game.last_day(on).to_string()
        } else {
            String::new()
        },
        chart: game.chart(side),
    }
}

/// `POST /post/game/{id}`: what a player or an arbiter says.
pub(crate) async fn sent(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
    Form(said): Form<Said>,
) -> Response {
    let Some(account) = reader.person.account().cloned() else { return send_to("/sign-in", reader.keep) };
    match act(&site, &id, &account, &said).await {
        Ok(()) => send_to(&format!("/post/game/{id}"), reader.keep),
        Err(Stop::Refused(refused)) => {
            let why = told(&refused, reader.words);
            sheet(&site, &id, reader, Some(why)).await
        }
        Err(Stop::Missing) => missing(reader).await,
        Err(Stop::Store(fault)) => trouble(reader, &fault),
    }
}

async fn act(site: &Site, id: &str, account: &Account, said: &Said) -> Result<(), Stop> {
    let loaded = post::load(site, id).await?.ok_or(Stop::Missing)?;
    let by = author(account.id);
    if let Some(what) = said.what.strip_prefix("arbiter-") {
        if !arbiter::may(&loaded, account) {
            return Err(Stop::Missing);
        }
        post::say(site, id, &by, |loaded| arbiter::fact(loaded, what, said)).await?;
        return Ok(());
    }
    let own = loaded.side_of(account.id).ok_or(Stop::Missing)?;
    if said.what == "note" {
        let text: String = said.text.chars().take(LONGEST_NOTE).collect();
        site.database.jot(id, account.id, text).await?;
        return Ok(());
    }
    post::say(site, id, &by, |loaded| fact(loaded, own, said)).await?;
    Ok(())
}

/// What a player says, as a fact.
fn fact(loaded: &Loaded, by: Side, said: &Said) -> Result<(Fact, Stamp), Refused> {
    let on = loaded.now_for(by);
    let fact = match said.what.as_str() {
        "move" => return Ok(loaded.move_now(by, &said.mv, said.offer.is_some())),
        "conditional" => {
            let line = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
            let lines = said.text.lines().map(line).filter(|line| !line.is_empty()).collect();
            Fact::Conditional { by, lines }
        }
        "claim" => {
            let sealed = Some(said.mv.clone()).filter(|text| !text.is_empty());
            Fact::Claimed { by, sealed, notified: None, complete: true }
        }
        "object" => Fact::Objected { by, grounds: said.text.chars().take(2000).collect() },
        "offer" => Fact::DrawOffered { by },
        "accept" => Fact::DrawAccepted { by },
        "decline" => Fact::DrawDeclined { by },
        "draw" => Fact::DrawClaimed { by },
        "delay" => Fact::DelayTold { by },
        "resign" => Fact::Resigned { by },
        _ => return Err(Refused::NoClaim),
    };
    Ok((fact, on))
}

/// Whether an account plays a game of a variant by correspondence in which no engine may help.
pub(crate) async fn plays_without_engines(
    site: &Site,
    account: &Account,
    variant: Variant,
) -> Result<bool, Fault> {
    for sitting in site.database.sittings_of(account.id, post::KIND).await? {
        if !sitting.running || sitting.office == "arbiter" {
            continue;
        }
        let Some(loaded) = post::load(site, &sitting.id).await? else { continue };
        let same = loaded.game.state().rulebook().variant == variant;
        if same && !loaded.game.terms().engines && !loaded.game.is_over() {
            return Ok(true);
        }
    }
    Ok(false)
}
