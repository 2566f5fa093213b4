//! What an arbiter may do at a board that is played on the site. The order goes to the game first, where it counts at
//! once; then it is noted at the desk.

use damier_clock::Span;
use damier_compete::event::{Action, By, GameKey};
use damier_desk::acts::{Kind, Listed, Said};
use damier_desk::{ActReport, RefusalText};
use damier_language::Args;
use damier_live::{Award, Fact, Seat};

use super::board::{OnlineBoard, Venue, open_rounds, read_board, venue};
use crate::desk::note::Note;
use crate::desk::{ActError, Fields, Ground, Held, Making, link};
use crate::live::CommandError;
use crate::site::Site;

/// The most time that is given or taken at once, in seconds.
const MOST: u32 = 24 * 60 * 60;

/// The longest reason.
const LONGEST: usize = 300;

/// What an order does, from what was typed; none if something is missing.
type Make = fn(&Typed) -> Option<Fact>;

const fn said(name: &'static str, kind: Kind) -> Said {
    Said { name, kind, form: name }
}

const BOARD: Said = said("board", Kind::Text);
const ALL: Said = said("all", Kind::Flag);
const REASON: Said = said("reason", Kind::Text);
const SEAT: Said = said("seat", Kind::OneOf(&["white", "black"]));
const MINUTES: Said = said("minutes", Kind::Number { least: 0, most: u32::MAX as u64 });
const SECONDS: Said = said("seconds", Kind::Number { least: 0, most: u32::MAX as u64 });
const AWARD: Said = said("award", Kind::OneOf(&["white", "black", "draw", "both-lose", "annulled"]));
const WHY: Said = said("why", Kind::OneOf(&["room", "other"]));

const fn listed(name: &'static str, action: Action, about: &'static str, fields: &'static [Said]) -> Listed {
    Listed { name, action: Some(action), about, fields }
}

/// Orders by the names of their forms, and what the codes call them. Time is given and taken as a sanction and its
/// reparation; a game is decided as an arbiter fixes a result.
const ORDERS: &[(Listed, Make)] = &[
    (
        listed("halt", Action::StopClocks, "Stops the clocks of a board, or of all.", &[BOARD, ALL, REASON]),
        |typed| Some(Fact::Halted { reason: typed.reason.clone() }),
    ),
    (listed("go-on", Action::StopClocks, "Play goes on at a board, or at all.", &[BOARD, ALL]), |_| {
        Some(Fact::WentOn)
    }),
    (
        listed(
            "give-time",
            Action::Sanction,
            "Gives time to one side.",
            &[BOARD, ALL, SEAT, MINUTES, SECONDS, REASON],
        ),
        |typed| Some(Fact::TimeGiven { to: typed.seat?, time: typed.time?, reason: typed.reason_needed()? }),
    ),
    (
        listed(
            "take-time",
            Action::Sanction,
            "Takes time from one side.",
            &[BOARD, ALL, SEAT, MINUTES, SECONDS, REASON],
        ),
        |typed| {
            Some(Fact::TimeTaken { from: typed.seat?, time: typed.time?, reason: typed.reason_needed()? })
        },
    ),
    (listed("excuse", Action::FixResult, "Excuses somebody who is late.", &[BOARD, ALL, SEAT]), |typed| {
        Some(Fact::Excused { who: typed.seat? })
    }),
    (listed("award", Action::FixResult, "Decides a game.", &[BOARD, ALL, AWARD, REASON]), |typed| {
        Some(Fact::Awarded { award: typed.award?, grounds: typed.reason_needed()? })
    }),
    (listed("adjourn", Action::StopClocks, "Adjourns a game.", &[BOARD, ALL, WHY]), |typed| {
        Some(Fact::Adjourned { room_closes: typed.room_closes })
    }),
    (listed("reopen", Action::StopClocks, "Opens an adjourned game again.", &[BOARD, ALL]), |_| {
        Some(Fact::Reopened)
    }),
];

/// All orders, for the list of what can be done.
pub fn orders() -> impl Iterator<Item = &'static Listed> {
    ORDERS.iter().map(|(listed, _)| listed)
}

/// What was typed into the form of an order.
struct Typed {
    seat: Option<Seat>,
    time: Option<Span>,
    reason: String,
    award: Option<Award>,
    room_closes: bool,
}

impl Typed {
    fn of(fields: &Fields) -> Typed {
        let amount = |name| fields.number::<u32>(name).unwrap_or(0);
        let seconds = amount("minutes").saturating_mul(60).saturating_add(amount("seconds"));
        Typed {
            seat: match fields.text("seat") {
                "white" => Some(Seat::White),
                "black" => Some(Seat::Black),
                _ => None,
            },
            time: (1..=MOST).contains(&seconds).then(|| Span::seconds(u64::from(seconds))),
            reason: fields.text("reason").chars().take(LONGEST).collect(),
            award: match fields.text("award") {
                "white" => Some(Award::White),
                "black" => Some(Award::Black),
                "draw" => Some(Award::Draw),
                "both-lose" => Some(Award::BothLose),
                "annulled" => Some(Award::Annulled),
                _ => None,
            },
            room_closes: fields.text("why") == "room",
        }
    }

    fn reason_needed(&self) -> Option<String> {
        Some(self.reason.clone()).filter(|reason| !reason.is_empty())
    }
}

fn found(name: &str) -> Option<&'static (Listed, Make)> {
    ORDERS.iter().find(|(own, _)| own.name == name)
}

/// Whether a form gives an order.
pub fn is_order(name: &str) -> bool {
    found(name).is_some()
}

/// Carries an order out at one board, or with the field `all` at every board where it can be.
pub async fn order(
    site: &Site,
    id: &str,
    making: &Making,
    fields: &Fields,
) -> Result<Option<ActReport>, ActError> {
    let words = making.words;
    let refuse = |text: &str| ActError::from(RefusalText::new(words.text(text)));
    let held = site.events.load(id).await?.ok_or_else(|| refuse("site-missing-text"))?;
    let (listed, make) = found(fields.text("act")).ok_or_else(|| refuse("desk-unreadable-form"))?;
    let by = acting(&held, making, listed.action.unwrap_or(Action::StopClocks))?;
    let typed = Typed::of(fields);
    let fact = make(&typed).ok_or_else(|| refuse("console-order-incomplete"))?;
    let all = fields.has("all");
    let boards = if all { every_board(&held) } else { one_board(&held, fields) };
    if boards.is_empty() {
        return Err(refuse("console-no-such-board"));
    }
    let mut done = Vec::new();
    for board in &boards {
        match carry_out(site, making, board, fact.clone()).await {
            Ok(()) => done.push(board),
            Err(ActError::Complaint(..)) if all => {}
            Err(stop) => return Err(stop),
        }
    }
    let seconds = typed.time.and_then(|time| u32::try_from(time.as_millis() / 1000).ok());
    let noted = site.events.change(id, making, |draft| {
        for board in &done {
            draft.note(noted(board, listed.name, &typed, seconds, &by));
        }
        Ok(())
    });
    noted.await?;
    let mut answer = ActReport::new();
    answer.line(words.translate("console-ordered", &Args::new().with("count", done.len())));
    Ok(all.then_some(answer))
}

/// In whose name the order is given.
fn acting(held: &Held, making: &Making, action: Action) -> Result<By, ActError> {
    let acting = making.speaker.acting(held.event.state(), &held.book, action);
    acting.map_err(|refused| {
        let hall = damier_desk::EventContext {
            words: making.words,
            event: &held.event,
            manner: damier_desk::Manner::PLAIN,
        };
        ActError::Complaint(Ground::Forbidden, hall.refused(&refused))
    })
}

/// Every board on the site of the rounds that are played.
fn every_board(held: &Held) -> Vec<OnlineBoard> {
    let rounds = open_rounds(held).into_iter();
    let keys = rounds.flat_map(|(stage, round)| link::games(held.event.state(), stage, round));
    keys.filter_map(|key| on_site(held, key)).collect()
}

fn one_board(held: &Held, fields: &Fields) -> Vec<OnlineBoard> {
    read_board(fields.text("board")).and_then(|key| on_site(held, key)).into_iter().collect()
}

fn on_site(held: &Held, key: GameKey) -> Option<OnlineBoard> {
    match venue(held, key) {
        Venue::Site(board) => Some(board),
        Venue::Hall | Venue::NoAccount(_) => None,
    }
}

async fn carry_out(site: &Site, making: &Making, board: &OnlineBoard, fact: Fact) -> Result<(), ActError> {
    let closed = || ActError::from(RefusalText::new(making.words.text("console-no-such-board")));
    let table = site.play.hub.table(&board.game).await?.ok_or_else(closed)?;
    match table.order(site.play.hub.database(), fact, &making.speaker.author()).await {
        Ok(_) => Ok(()),
        Err(CommandError::Store(fault)) => Err(ActError::Store(fault)),
        Err(CommandError::Refused(why)) => {
            let told = table.game().await.refusal_text(&why, making.words);
            let complaint = RefusalText::new(making.words.with_clauses(&told, why.clause()));
            Err(complaint.into())
        }
    }
}

fn noted(board: &OnlineBoard, name: &str, typed: &Typed, seconds: Option<u32>, by: &By) -> Note {
    let side = typed.seat.map(|seat| if seat == Seat::White { board.white } else { !board.white });
    let (key, order, reason) = (board.key, name.to_owned(), typed.reason.clone());
    Note::Ordered { key, order, side, seconds, reason, by: by.clone() }
}
