//! Puts the words of a language into a view.

use damier_clock::Span;
use damier_language::{Args, Words};
use damier_rules::ByColor;
use damier_rules::game::{CounterNow, Outcome};

use super::translated::{
    Both, Leave, ShownClaim, ShownClock, ShownCounter, ShownEvent, ShownMay, ShownPlayer, ShownRematch,
    ShownResult, ShownSide, TranslatedView,
};
use super::{AtEvent, Ended, May, SideClock, View, Viewer, board, told};
use crate::{Ending, LiveGame, OpenClaim, Player, Refused, Rematch, Seat, Standing, move_id};

impl View {
    /// The view in the words of a language, as it is sent to a browser.
    pub fn translated(&self, game: &str, words: &Words) -> TranslatedView {
        let (on, squares) = (self.position.board(), self.notation.squares);
        let side = |color| shown_side(&self.clocks[color]);
        TranslatedView {
            game: game.to_owned(),
            seq: self.seq,
            you: match self.viewer {
                Viewer::Player(seat) => Some(seat),
                Viewer::Spectator => None,
            },
            variant: self.position.variant().name(),
            rulebook: self.rulebook,
            board: board::board(on, squares),
            pieces: board::pieces(&self.position, squares),
            turn: self.position.to_move().into(),
            ply: self.ply,
            last: self.last.as_ref().map(|mv| board::last_move(on, squares, mv)),
            moves: self.moves.clone(),
            legal: self.legal.iter().map(|choice| board::legal_move(on, squares, choice)).collect(),
            clock: ShownClock { running: self.running, at: self.at.millis(), sides: both(side) },
            offer: self.offer,
            takeback: self.takeback,
            stopped: self.stopped,
            note: self.first_move_within.map(|within| first_move(within, words)),
            event: self.event.as_ref().map(|at| shown_event(at, words)),
            arena: self.arena.clone(),
            may: self.may.as_ref().map(|may| self.shown_may(may, words)),
            counters: self.counters.iter().map(|now| shown_counter(now, words)).collect(),
            players: both(|color| ShownPlayer {
                berserk: self.berserk[color],
                ..shown_player(&self.players[color], words)
            }),
            result: self.result.as_ref().map(|ended| shown_result(ended, words)),
            rematch: if self.second_follows {
                ShownRematch { asked: None, game: Some(LiveGame::second_name(game)) }
            } else {
                shown_rematch(&self.rematch)
            },
        }
    }

    fn shown_may(&self, may: &May, words: &Words) -> ShownMay {
        let leave = |may: &Result<(), Refused>| self.leave(may, words);
        ShownMay {
            offer: leave(&may.offer),
            answer: leave(&may.answer),
            claim: may.claim.iter().map(|open| self.shown_claim(open, words)).collect(),
            takeback: leave(&may.takeback),
            answer_takeback: leave(&may.answer_takeback),
            abort: leave(&may.abort),
            resign: leave(&may.resign),
            absence: leave(&may.absence),
            rematch: leave(&may.rematch),
            berserk: may.berserk.as_ref().map(leave),
        }
    }

    fn leave(&self, may: &Result<(), Refused>, words: &Words) -> Leave {
        let refused = may.as_ref().err();
        let (variant, squares) = (self.position.variant(), self.notation.squares);
        let why = refused.map(|refused| told::text(refused, words, variant, squares));
        Leave { ok: refused.is_none(), why, clause: refused.and_then(Refused::clause) }
    }

    fn shown_claim(&self, open: &OpenClaim, words: &Words) -> ShownClaim {
        match open {
            OpenClaim::Counter(now) => counter_claim(now, None, words),
            OpenClaim::Announce { mv, counter } => {
                counter_claim(counter, Some(move_id::of(&self.position, mv, &self.notation)), words)
            }
            OpenClaim::LastMinute { clause } => {
                ShownClaim { what: words.text("live-claim-last-minute"), count: None, clause, announce: None }
            }
        }
    }
}

/// That the clocks start with the first move, and how long it is waited for.
fn first_move(within: Span, words: &Words) -> String {
    words.translate("live-first-move", &Args::new().with("within", within.to_string()))
}

fn shown_event(at: &AtEvent, words: &Words) -> ShownEvent {
    let awaited = at.awaited.iter().map(|seat| words.describe("color", &seat.color()));
    let awaited: Vec<String> = awaited.collect();
    let note = match at.standing {
        Standing::NotStarted => Some(words.text("live-not-started")),
        Standing::Halted => Some(words.text("live-halted")),
        Standing::Sealed => Some(words.text("live-sealed")),
        Standing::Stopped => None,
        Standing::Runs if at.sealing => Some(words.text("live-sealing")),
        Standing::Runs if awaited.is_empty() => None,
        Standing::Runs => {
            Some(words.translate("live-awaited", &Args::new().with("who", words.list(awaited))))
        }
    };
    let (event, board) = (at.board.event.clone(), at.board.board.clone());
    ShownEvent { event, board, note, time_trouble: at.time_trouble.clone() }
}

fn counter_claim(now: &CounterNow, announce: Option<String>, words: &Words) -> ShownClaim {
    let args = Args::new().with("now", now.value).with("limit", now.limit);
    let count = Some(words.translate("live-count", &args));
    ShownClaim { what: words.describe("draw-code", &now.code), count, clause: now.clause, announce }
}

fn shown_counter(now: &CounterNow, words: &Words) -> ShownCounter {
    let what = words.describe("draw-code", &now.code);
    ShownCounter { what, now: now.value, of: now.limit, clause: now.clause }
}

fn shown_side(clock: &SideClock) -> ShownSide {
    ShownSide {
        left_ms: clock.left.map(Span::as_millis),
        period: clock.period,
        periods: clock.periods,
        moves_to_go: clock.moves_to_go,
        increment_ms: clock.increment.as_millis(),
        flag: clock.flag,
    }
}

fn shown_player((player, here): &(Player, bool), words: &Words) -> ShownPlayer {
    let (name, kind) = match player {
        Player::Account { name, .. } => (name.clone(), "account"),
        Player::Guest { name } => (name.clone(), "guest"),
        Player::Engine { level } => {
            (words.translate("live-engine", &Args::new().with("level", *level)), "engine")
        }
    };
    ShownPlayer { name, kind, here: *here, rating: player.rating(), berserk: false }
}

fn shown_result(ended: &Ended, words: &Words) -> ShownResult {
    let winner = match ended.result.outcome {
        Outcome::Win(color) => Some(Seat::from(color)),
        Outcome::Draw | Outcome::BothLose | Outcome::Annulled => None,
    };
    let color = |seat: Seat| words.describe("color", &seat.color());
    let (why, clause) = match ended.ending {
        Some(Ending::Aborted { by }) => {
            (words.translate("live-aborted", &Args::new().with("by", color(by))), None)
        }
        Some(Ending::NeverBegun { of }) => {
            (words.translate("live-never-begun", &Args::new().with("of", color(of))), None)
        }
        Some(Ending::Left { who, away }) => {
            let args = Args::new()
                .with("winner", color(!who))
                .with("loser", color(who))
                .with("away", away.to_string());
            (words.translate("live-left", &args), None)
        }
        Some(Ending::Recorded) => (words.text("live-recorded"), None),
        Some(Ending::TooLate { .. }) | None => {
            let reason = words.describe("game-reason", &ended.result.reason);
            let args = Args::new().with("why", reason);
            let why = match winner {
                Some(seat) => words.translate("live-won", &args.with("winner", color(seat))),
                None => words.translate("live-drawn", &args),
            };
            (why, ended.result.clauses.first().copied())
        }
    };
    ShownResult { score: ended.score.clone(), winner, why, clause }
}

fn shown_rematch(rematch: &Rematch) -> ShownRematch {
    match rematch {
        Rematch::Open => ShownRematch { asked: None, game: None },
        Rematch::Asked(seat) => ShownRematch { asked: Some(*seat), game: None },
        Rematch::Agreed(game) => ShownRematch { asked: None, game: Some(game.clone()) },
    }
}

fn both<T>(make: impl FnMut(damier_rules::Color) -> T) -> Both<T> {
    let ByColor { white, black } = ByColor::from_fn(make);
    Both { white, black }
}
