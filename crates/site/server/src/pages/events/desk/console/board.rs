//! One board with all that an arbiter needs there: the record, the counters, the clocks, what was asked and ordered.

use damier_board::View;
use damier_board::happenings::About;
use damier_clock::{Moment, Span};
use damier_compete::event::{By, Entry, Fact, GameKey};
use damier_compete::schedule::Side;
use damier_desk::acts::{board_lines, place_typed, result_due};
use damier_desk::{access, board_log, describe, moment, points};
use damier_language::{Args, Words};
use damier_live::{LiveGame, Presence, Standing, Viewer};
use damier_rules::Rulebook;
use damier_rules::game::{DECIDED_BY, Prompt};
use damier_rules::rulebook::IrregularityPolicy;
use damier_store::Fault;

use super::super::DeskPage;
use crate::desk::online::{Venue, board_text, read_board, venue};
use crate::desk::{Irregular, Seats, kinds, may_stand};
use crate::pages::diagram;
use crate::site::Site;

pub(super) struct Board {
    pub(super) board: String,
    pub(super) place: String,
    pub(super) white: String,
    pub(super) black: String,
    /// The game on the site.
    pub(super) game: Option<String>,
    /// How it stands.
    pub(super) note: Option<String>,
    pub(super) moves: Vec<String>,
    /// What is counted, how far, and by which clause.
    pub(super) counters: Vec<(String, String)>,
    pub(super) halted: bool,
    pub(super) running: bool,
    pub(super) sealed: bool,
    pub(super) awaited: bool,
    pub(super) over: bool,
    pub(super) online: bool,
    pub(super) decided: bool,
    /// What was asked, ordered and seen here, the latest first.
    pub(super) story: Vec<(String, String)>,
    /// What was written down about the board, as it stands now, and the lines that somebody may choose.
    pub(super) now: Vec<String>,
    pub(super) choices: Vec<(String, String)>,
    /// The board as lines about it name it: `3` or `3.2`.
    pub(super) at: String,
    /// The address of the picture of what stands there.
    pub(super) picture: Option<String>,
    /// The result with which its log ended, while the event has none: as it is typed, and as it is read.
    pub(super) due: Option<(String, String)>,
    /// Everything that can be written down, by what it is a part of: its name and its title.
    pub(super) happenings: Vec<(String, Vec<(&'static str, String)>)>,
    /// What impaired players at this board need, and when they have to be warned of the time.
    pub(super) needs: Vec<String>,
    /// The irregularities that the code knows.
    pub(super) kinds: Vec<(u8, String)>,
    /// Irregularities that wait for a choice: their number and what they are.
    pub(super) open: Vec<(usize, String)>,
    /// Who decides on them.
    pub(super) policy: String,
    /// Whether the code lets somebody leave one as it is.
    pub(super) may_stand: bool,
}

/// The board that is asked for.
pub(super) async fn asked(site: &Site, desk: &DeskPage) -> Result<Option<Board>, Fault> {
    let Some(key) = read_board(desk.asked.text("board")) else { return Ok(None) };
    let Some(seats) = Seats::of(desk.state(), key) else { return Ok(None) };
    let book = desk.state().regulation.as_ref().and_then(|own| Rulebook::named(&own.rulebook).ok());
    let mut board = Board {
        board: board_text(key),
        place: describe::place(desk.words, desk.state(), key),
        white: seats.name(seats.white()),
        black: seats.name(!seats.white()),
        game: None,
        note: None,
        moves: Vec::new(),
        counters: Vec::new(),
        halted: false,
        running: false,
        sealed: false,
        awaited: false,
        over: seats.score().is_some(),
        online: desk.held.book.venues.is_online(key),
        decided: seats.score().is_some(),
        story: story(desk, key),
        now: Vec::new(),
        needs: needs(desk, key),
        choices: Vec::new(),
        at: place_typed(key),
        picture: None,
        due: None,
        happenings: happenings(desk.words),
        kinds: book
            .iter()
            .flat_map(kinds)
            .map(|kind| (kind.number(), irregular(desk.words, kind.number())))
            .collect(),
        open: open(desk, key),
        may_stand: book.as_ref().is_some_and(may_stand),
        policy: book.as_ref().map(|book| policy(desk.words, book)).unwrap_or_default(),
    };
    if let Some(view) = written(desk, key) {
        board.now = board_lines(desk.words, &view);
        let choices = view.waits.iter().flat_map(|waits| &waits.choices);
        let named = |line: &str| choice(desk.words, line, [&board.white, &board.black]);
        let next = next_lines(&view);
        board.choices = choices.map(|own| (own.line.clone(), named(&own.line))).collect();
        let next = next.into_iter().map(|line| (line.clone(), board_log::line_text(desk.words, &line)));
        board.choices.extend(next);
        board.picture = book.as_ref().map(|book| diagram::address(book.variant, &view.position));
        board.due = due(desk, key);
    }
    if let Venue::Site(own) = venue(&desk.held, key)
        && let Some(table) = site.play.hub.table(&own.game).await?
    {
        fill(&mut board, &*table.game().await, table.now(), desk.words);
        board.game = Some(own.game);
    }
    Ok(Some(board))
}

fn fill(board: &mut Board, game: &LiveGame, at: Moment, words: &Words) {
    let shown = game.view(Viewer::Player(game.turn()), at, &Presence::default()).translated("", words);
    board.note = shown.event.and_then(|event| event.note);
    board.moves = shown.moves;
    let count = |own: &damier_live::translated::ShownCounter| {
        (own.what.clone(), words.with_clauses(&format!("{} / {}", own.now, own.of), [own.clause]))
    };
    board.counters = shown.counters.iter().map(count).collect();
    board.halted = game.standing() == Standing::Halted;
    board.running = !game.is_over() && game.standing() == Standing::Runs;
    board.sealed = game.standing() == Standing::Sealed;
    board.awaited = damier_live::Seat::ALL.into_iter().any(|seat| game.is_awaited(seat));
    board.over = game.is_over();
}

/// What an irregularity is, by its number.
pub(crate) fn irregular(words: &Words, number: u8) -> String {
    words.text(&format!("irregular-{number}"))
}

/// Who decides on irregularities, by which clause.
fn policy(words: &Words, book: &Rulebook) -> String {
    let text = words.text(match book.switches.irregularity_policy {
        IrregularityPolicy::OpponentChoice => "console-opponent-chooses",
        IrregularityPolicy::WarnRetract => "console-arbiter-corrects",
        IrregularityPolicy::Rewind => "console-play-goes-back",
    });
    words.with_clauses(&text, book.own(DECIDED_BY))
}

/// What somebody may choose, in words, and who he is.
fn choice(words: &Words, line: &str, [white, black]: [&str; 2]) -> String {
    let stands = line.starts_with("let-stand");
    let text = words.text(if stands { "hall-choose-stand" } else { "hall-choose-correct" });
    match line.split_whitespace().nth(1) {
        Some("white") => words.label(white, &text),
        Some("black") => words.label(black, &text),
        _ => text,
    }
}

/// Lines that the board itself proposes besides what somebody chooses: the clock of whoever pays for a correction, a
/// hand that is an irregularity, a draw that a counter has reached, clocks that stand.
fn next_lines(view: &View) -> Vec<String> {
    if view.result.is_some() {
        return Vec::new();
    }
    let waits = view.waits.iter().filter_map(|waits| waits.clock.clone());
    let demands = view.demands.iter().filter_map(|demand| demand.line.clone());
    let hand = view.hand.iter().filter_map(|hand| hand.line.clone());
    let offer = view.offer.iter().flat_map(|offer| offer.answers.clone());
    let draws = view.prompts.iter().filter_map(|prompt| match prompt {
        Prompt::Draw(now) => Some(format!("establish {}", now.code.name())),
        _ => None,
    });
    let stands = view.clock.as_ref().is_some_and(|clock| clock.stands);
    let resume = stands.then(|| "clock resume".to_owned());
    let adjourned = view.adjourned.iter().filter_map(|own| own.line.map(str::to_owned));
    waits.chain(demands).chain(hand).chain(offer).chain(draws).chain(resume).chain(adjourned).collect()
}

/// The result with which the log of a board ended, as it is typed and as it is read.
fn due(desk: &DeskPage, key: GameKey) -> Option<(String, String)> {
    let board = desk.state().board(key).ok()?;
    let score = result_due(desk.state(), key, &board)?;
    let scale = desk.state().regulation.as_ref().map(|own| own.scale).unwrap_or_default();
    Some((format!("{} {score}", place_typed(key)), points::score(scale, score)))
}

/// Everything that can be written down about a board, by what it is a part of.
fn happenings(words: &Words) -> Vec<(String, Vec<(&'static str, String)>)> {
    let of = |about: About| {
        let own = board_log::choices().filter(|own| own.about == about);
        let own = own.map(|own| (own.name, board_log::title(words, own))).collect();
        (words.text(&format!("happened-about-{}", about.name())), own)
    };
    About::ALL.map(of).into()
}

/// What impaired players at a board need, with the clauses (UA13-IV.13.13).
fn needs(desk: &DeskPage, key: GameKey) -> Vec<String> {
    let hall = desk.hall();
    let whole = GameKey { game: None, ..key };
    let needed = desk.state().arrangements(whole);
    let mut lines: Vec<String> = needed.iter().map(|own| access::arrangement(&hall, own)).collect();
    if let Ok(board) = desk.state().board(key) {
        let after = board.lines().last().map_or(Span::ZERO, |line| line.after);
        lines.extend(access::warnings(&hall, &board, key, after));
    }
    lines
}

/// What stands at a board of which something was written down.
fn written(desk: &DeskPage, key: GameKey) -> Option<View> {
    let board = desk.state().board(key).ok().filter(|board| !board.lines().is_empty())?;
    let last = board.lines().last().map_or(Span::ZERO, |line| line.after);
    Some(board.view(last))
}

/// Irregularities of which nothing stands in the log of the board, so that they are settled by themselves.
fn open(desk: &DeskPage, key: GameKey) -> Vec<(usize, String)> {
    if written(desk, key).is_some() {
        return Vec::new();
    }

    let all = (1..).zip(&desk.held.book.irregularities);
    let waiting = all.filter(|(_, own)| own.key == key && own.settled.is_none());
    waiting.map(|(number, own)| (number, irregular(desk.words, own.kind))).collect()
}

/// What was asked, ordered and seen at a board: when and what, the latest first.
fn story(desk: &DeskPage, key: GameKey) -> Vec<(String, String)> {
    let (book, words, state) = (&desk.held.book, desk.words, desk.state());
    let name = |side: Side| Seats::of(state, key).map(|seats| seats.name(side)).unwrap_or_default();
    let official = |by: &By| describe::by(words, by);
    let mut told = Vec::new();
    for call in book.calls.iter().filter(|call| call.key == key) {
        told.push((
            call.at,
            words.label(&words.label(&words.text("console-call"), &name(call.side)), &call.text),
        ));
        if let Some((by, at, ruling)) = &call.attended {
            told.push((*at, words.label(&official(by), ruling)));
        }
    }
    // What stands in the log of the board is told from there, with everything else that was written.
    let logged: Vec<&Entry> = desk.held.event.entries().iter().filter(|own| is_of_board(own, key)).collect();
    for own in logged.iter().filter(|own| desk.held.event.counts(own.seq)) {
        let (Fact::AtBoard { line, after_ms, .. } | Fact::SaidByPlayer { line, after_ms, .. }) = &own.fact
        else {
            continue;
        };
        let after = Span::millis(*after_ms).to_string();
        let what = words.label(&after, &board_log::line_text(words, line));
        told.push((own.at, words.label(&official(&own.by), &what)));
    }
    let unlogged = |own: &&Irregular| own.key == key && logged.is_empty();
    for own in book.irregularities.iter().filter(unlogged) {
        let mut what = words.label(&name(own.side), &irregular(words, own.kind));
        if let Some((corrected, by)) = &own.settled {
            let chosen = words.text(if *corrected { "console-corrected" } else { "console-stands" });
            let who = by.as_ref().map_or_else(|| name(!own.side), official);
            what = format!("{what} · {}", words.label(&who, &chosen));
        }
        told.push((own.at, words.label(&official(&own.by), &what)));
    }
    for own in book.orders.iter().filter(|own| own.key == key) {
        let mut what = words.text(&format!("console-order-{}", own.order));
        if let Some(seconds) = own.seconds {
            let time = Span::seconds(u64::from(seconds)).to_string();
            what = words.translate("console-of-time", &Args::new().with("what", what).with("time", time));
        }
        if let Some(side) = own.side {
            what = format!("{what} ({})", name(side));
        }
        let what = if own.reason.is_empty() { what } else { words.label(&what, &own.reason) };
        told.push((own.at, words.label(&official(&own.by), &what)));
    }
    told.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
    let zone = book.zone();
    told.into_iter().map(|(at, what)| (words.date_time(moment::civil(at, &zone)), what)).collect()
}

/// Whether a fact is a line of the log of a board.
fn is_of_board(entry: &Entry, board: GameKey) -> bool {
    matches!(&entry.fact, Fact::AtBoard { key, .. } | Fact::SaidByPlayer { key, .. } if *key == board)
}
