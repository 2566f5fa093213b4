//! What happens at a board: written down line by line, ruled by the code of the game, told as it stands.

use damier_board::happenings::{self, NoLine};
use damier_board::{Board, ClockView, Demand, HandRuling, LINES, NotWritten, View};
use damier_clock::{Scope, Span};
use damier_compete::event::{Fact, GameKey, Score, State};
use damier_compete::schedule::Side;
use damier_compete::{Round, SideResult};
use damier_documents::rulebook;
use damier_language::{Args, Words};
use damier_rules::game::{CounterNow, GameResult, Outcome, Prompt};
use damier_rules::rulebook::{DrawCode, Irregularity, Sanction};
use damier_rules::{Color, Rulebook};
use serde::{Deserialize, Serialize};

use super::results::stands;
use super::typed;
use crate::draft::{Draft, Refusal};
use crate::{ActReport, EventContext, access, results};

/// Write down what happens at a board.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AtBoard {
    /// The stage, by number or name.
    #[serde(deserialize_with = "typed::option")]
    pub stage: Option<String>,
    /// The round; the one being played where nobody says.
    pub round: Option<Round>,
    /// The board: `3`, `3.2`, or the name of a player.
    #[serde(deserialize_with = "typed::text")]
    pub at: String,
    /// When, after the start of the round: `1:05:00`; now where nobody says.
    pub after: String,
    /// What happened, one thing a line.
    pub lines: Vec<String>,
    /// Or what was chosen from the list: `resign`, `clock-pause`.
    #[serde(deserialize_with = "typed::text")]
    pub what: String,
    /// Of which side: `white`, `black`, `both`, `arbiter`.
    #[serde(deserialize_with = "typed::text")]
    pub side: String,
    /// What belongs to it: moves, a square, a time.
    #[serde(deserialize_with = "typed::text")]
    pub more: String,
}

impl AtBoard {
    pub(super) fn decide(&self, draft: &mut Draft<'_>) -> Result<ActReport, Refusal> {
        let stage = draft.stage(self.stage.as_deref())?;
        let round = draft.round(stage, self.round)?;
        let key = results::game(&draft.hall(), stage, round, self.at.trim())?;
        let after = self.moment(draft, key)?;
        let lines = self.lines.iter().map(|line| line.trim()).filter(|line| !line.is_empty());
        let chosen = self.chosen(draft)?;
        for line in lines.map(str::to_owned).chain(chosen).collect::<Vec<_>>() {
            draft.append(Fact::AtBoard { key, after_ms: after.as_millis(), line })?;
        }
        let board = draft.state().board(key).map_err(|refused| draft.refused(&refused))?;
        let mut told = answer(&draft.hall(), &board, after);
        for line in access::warnings(&draft.hall(), &board, key, after) {
            told.line(line);
        }
        if let Some(score) = result_due(draft.state(), key, &board) {
            let typed = format!("{} {score}", place_typed(key));
            let typed = if draft.manner.terminal { format!("damier event result {typed}") } else { typed };
            told.line(draft.words.translate("board-result-open", &Args::new().with("typed", typed)));
        }
        Ok(told)
    }

    /// The line of what was chosen from the list.
    fn chosen(&self, draft: &Draft<'_>) -> Result<Option<String>, Refusal> {
        let what = self.what.trim();
        if what.is_empty() {
            return Ok(None);
        }
        match happenings::compose(what, &self.side, &self.more) {
            Ok(line) => Ok(Some(line)),
            Err(NoLine::Unknown) => Err(draft.not_a("board-no-such-happening", what)),
            Err(NoLine::NoSide) => {
                let what = draft.words.text(&format!("happened-{what}"));
                Err(draft.refusal("board-side-needed", &Args::new().with("what", what)))
            }
        }
    }

    fn moment(&self, draft: &Draft<'_>, key: GameKey) -> Result<Span, Refusal> {
        match self.after.trim() {
            "" => Ok(since_start(draft, key)),
            typed => typed.parse().map_err(|_| draft.not_a("board-not-a-time", typed)),
        }
    }
}

/// A game as it is typed: `3`, or `3.2` for a board of a match or a game of two.
pub fn place_typed(key: GameKey) -> String {
    let numbers = [Some(key.table), key.board.map(u16::from), key.game.map(u16::from)];
    numbers.into_iter().flatten().map(|number| number.to_string()).collect::<Vec<_>>().join(".")
}

/// The result with which a game ended by its log, where the event has none of it yet.
pub fn result_due(state: &State, key: GameKey, board: &Board) -> Option<Score> {
    let ended = board.game().state().result().filter(|_| stands(state, key).is_none())?;
    let first = state.pieces_of(key, Side::First).ok()?;
    Some(match ended.outcome {
        Outcome::Win(winner) if winner == first => Score::lost_by(Side::Second),
        Outcome::Win(_) => Score::lost_by(Side::First),
        Outcome::Draw => Score::Played(SideResult::Draw),
        Outcome::BothLose => Score::BothMinus,
        Outcome::Annulled => Score::Annulled,
    })
}

/// The time since the signal to start; nothing where none was given.
pub(super) fn since_start(draft: &Draft<'_>, key: GameKey) -> Span {
    let mut entries = draft.event.entries().iter().rev();
    let started = entries.find(|entry| {
        matches!(entry.fact, Fact::Started { stage, round } if (stage, round) == (key.stage, key.round))
    });
    // Nobody in a hall reads thousandths.
    started.map_or(Span::ZERO, |entry| Span::seconds(draft.at.since(entry.at).as_millis() / 1000))
}

/// What stands at a board, for people and programs.
pub(super) fn answer(hall: &EventContext<'_>, board: &Board, after: Span) -> ActReport {
    let view = board.view(after);
    let mut answer = ActReport::new();
    for line in lines(hall.words, &view) {
        answer.line(line);
    }
    answer.field("board", &view);
    answer
}

/// What stands at a board in words.
pub fn lines(words: &Words, view: &View) -> Vec<String> {
    let mut lines = vec![
        words.translate(
            "board-stands",
            &Args::new()
                .with("position", view.position.as_str())
                .with("ply", view.ply)
                .with("side", words.describe("color", &view.to_move)),
        ),
    ];
    if let Some(clock) = &view.clock {
        clock_lines(words, clock, &mut lines);
        if clock.stands && view.result.is_none() {
            let args = Args::new().with("line", "clock resume");
            lines.push(words.translate("board-clocks-stand", &args));
        }
    }
    if let Some(own) = &view.adjourned {
        let args = Args::new()
            .with("side", words.describe("color", &own.by))
            .with("line", own.line.unwrap_or_default());
        let text = words.translate(&format!("board-adjourned-{}", own.step), &args);
        lines.push(words.with_clauses(&text, own.clauses));
    }
    for noted in &view.noted {
        let args = Args::new()
            .with("side", words.describe("color", &noted.on))
            .with("what", words.describe("noted", &noted.what))
            .with("ply", noted.ply);
        lines.push(words.with_clauses(&words.translate("board-noted", &args), &noted.clauses));
    }
    if let Some(waits) = view.waits.as_ref().filter(|_| view.result.is_none()) {
        let args = Args::new()
            .with("side", words.describe("color", &waits.by))
            .with("what", words.describe("irregular", &waits.code));
        lines.push(words.with_clauses(&words.translate("board-waits", &args), &waits.clauses));
        for choice in &waits.choices {
            let args = Args::new().with("line", as_typed(words, &choice.line));
            lines.push(match &choice.position {
                Some(position) => words.translate("board-choice", &args.with("position", position.as_str())),
                None => words.translate("board-choice-plain", &args),
            });
        }
        if let Some(line) = &waits.clock {
            lines.push(words.translate("board-clock-line", &Args::new().with("line", as_typed(words, line))));
        }
        for own in &waits.also {
            let args = Args::new()
                .with("side", words.describe("color", &own.by))
                .with("what", words.describe("irregular", &own.code));
            let id = if own.together { "board-waits-together" } else { "board-waits-next" };
            lines.push(words.with_clauses(&words.translate(id, &args), &own.clauses));
        }
    }
    if let Some(offer) = &view.offer {
        let args = Args::new()
            .with("side", words.describe("color", &offer.by))
            .with("yes", as_typed(words, &offer.answers[0]))
            .with("no", as_typed(words, &offer.answers[1]));
        lines.push(words.with_clauses(&words.translate("board-offer-noted", &args), &offer.clauses));
        if offer.clauses.contains(&"WCDF-N.v") {
            lines.push(words.with_clauses(&words.text("board-offer-words"), ["WCDF-N.v"]));
        }
    }
    for demand in &view.demands {
        lines.push(demanded(words, demand));
        if let Some(line) = &demand.line {
            lines.push(words.translate("board-clock-line", &Args::new().with("line", as_typed(words, line))));
        }
    }
    if let Some(hand) = &view.hand {
        hand_lines(words, hand, &mut lines);
    }
    // A counter that has counted nothing yet tells nobody anything.
    let least = |now: &CounterNow| if now.code == DrawCode::Repetition { 2 } else { 1 };
    let begun = view.counters.iter().filter(|now| now.value >= least(now));
    lines.extend(begun.map(|now| counter(words, "board-counter", now)));
    lines.extend(view.prompts.iter().map(|prompt| prompted(words, view.rulebook, prompt)));
    if let Some(result) = &view.result {
        let marks = view.marks.clone().unwrap_or_default();
        let args = Args::new().with("result", ended(words, result)).with("marks", marks);
        let of_code = result.clauses.iter().filter(|clause| !clause.starts_with("D-"));
        lines.push(words.with_clauses(&words.translate("board-result", &args), of_code));
    }
    lines
}

fn clock_lines(words: &Words, clock: &ClockView, lines: &mut Vec<String>) {
    for (color, side) in [("white", &clock.white), ("black", &clock.black)] {
        let name = || words.text(&format!("color-{color}"));
        let left = side.left.clone().unwrap_or_else(|| "∞".to_owned());
        let args = Args::new()
            .with("side", name())
            .with("left", left)
            .with("used", side.used.as_str())
            .with("moves", side.moves)
            .with("runs", if clock.runs == color || clock.runs == "both" { "yes" } else { "no" })
            .with("trouble", if side.trouble.is_some() { "yes" } else { "no" })
            .with("record", side.record);
        let clauses = [side.trouble.unwrap_or_default(), side.record_clauses].concat();
        lines.push(words.with_clauses(&words.translate("board-clock", &args), &clauses));
        if let Some(clauses) = side.gap {
            let args = Args::new().with("side", name()).with("missing", side.missing);
            lines.push(words.with_clauses(&words.translate("board-record-gap", &args), clauses));
        }
        if side.restored_too_late {
            lines.push(words.translate("board-restored-too-late", &Args::new().with("side", name())));
        }
        if let Some(after) = &side.warn_after {
            let args = Args::new().with("side", name()).with("after", after.as_str());
            lines.push(words.translate("board-warn-after", &args));
        }
        if side.sheet {
            lines.push(words.translate("board-sheet", &Args::new().with("side", name())));
        }
    }
    if let Some(restoring) = &clock.restoring {
        let text = words.translate("board-restoring", &Args::new().with("pays", restoring.pays));
        lines.push(words.with_clauses(&text, restoring.clauses));
    }
    if let Some(clauses) = clock.watch {
        lines.push(words.with_clauses(&words.text("board-watch"), clauses));
    }
    if let Some(ruling) = &clock.due {
        let scope = if ruling.scope == Scope::Encounter { "encounter" } else { "game" };
        let args = Args::new()
            .with("why", words.describe("clock-why", &ruling.why))
            .with("outcome", words.describe("clock-outcome", &ruling.outcome))
            .with("scope", scope);
        lines.push(words.with_clauses(&words.translate("board-due", &args), &ruling.clauses));
    }
}

/// A rule that applies now, in the words of the page of the rulebook.
fn demanded(words: &Words, demand: &Demand) -> String {
    let text = match &demand.reading {
        Some(reading) => {
            let rule = words.text(&format!("rulebook-{}", demand.rule));
            let reading = words.text(&format!("rulebook-{}-{reading}", demand.rule));
            words.translate("board-demand", &Args::new().with("rule", rule).with("reading", reading))
        }
        None => words.text(&format!("board-demand-{}", demand.rule)),
    };
    words.with_clauses(&text, &demand.clauses)
}

/// What follows from a hand over the board.
fn hand_lines(words: &Words, hand: &HandRuling, lines: &mut Vec<String>) {
    for said in &hand.says {
        let args = Args::new()
            .with("side", words.describe("color", &hand.by))
            .with("point", rulebook::text(words, said.point))
            .with("rule", rulebook::text(words, said.rule));
        lines.push(words.with_clauses(&words.translate("board-hand", &args), &said.clauses));
    }
    if !hand.moves.is_empty() {
        let args = Args::new().with("moves", hand.moves.join(", "));
        lines.push(words.translate("board-hand-moves", &args));
    }
    if let Some(line) = &hand.line {
        lines.push(words.translate("board-hand-line", &Args::new().with("line", as_typed(words, line))));
    }
}

/// A line as it is typed where Black is called Red: boards of checkers take `red` (WCDF-1.13).
pub(crate) fn as_typed(words: &Words, line: &str) -> String {
    let part = |word| if words.has_red() && word == "black" { "red" } else { word };
    line.split(' ').map(part).collect::<Vec<_>>().join(" ")
}

/// Everything that can be written about a board, a line each, with what it is for.
pub fn board_help(words: &Words) -> String {
    let kind =
        |kind: &Irregularity| format!("      {}: {}\n", kind.word(), words.describe("irregular", kind));
    let line = |(typed, name): &(&str, &str)| {
        let told = format!("{typed}\n    {}\n", words.text(&format!("board-line-{name}")));
        let by_hand = Irregularity::ALL.iter().filter(|own| **own != Irregularity::ImpossibleByLetter);
        if *name == "irregular" { told + &by_hand.map(kind).collect::<String>() } else { told }
    };
    LINES.iter().map(line).collect()
}

fn counter(words: &Words, id: &str, now: &CounterNow) -> String {
    let args = Args::new()
        .with("counter", words.describe("draw-code", &now.code))
        .with("line", format!("establish {}", now.code.name()))
        .with("now", now.value)
        .with("limit", now.limit)
        .with("unit", words.describe("unit", &now.unit));
    words.with_clauses(&words.translate(id, &args), [now.clause])
}

fn prompted(words: &Words, rulebook: &str, prompt: &Prompt) -> String {
    match prompt {
        Prompt::Draw(now) => counter(words, "board-draw-reached", now),
        Prompt::Penalty { on, count, clauses, .. } => {
            let args = Args::new()
                .with("side", words.describe("color", on))
                .with("count", *count)
                .with("lines", sanctions(words, rulebook, *on));
            let of_code = clauses.iter().filter(|clause| !clause.starts_with("D-"));
            words.with_clauses(&words.translate("board-penalty", &args), of_code)
        }
        Prompt::BothFlags => words.text("board-both-flags"),
        Prompt::FlagsGoOn { clauses } => words.with_clauses(&words.text("board-flags-go-on"), clauses),
    }
}

/// The lines that impose a sanction, as they are typed, with what each step of the ladder of a rulebook is.
fn sanctions(words: &Words, rulebook: &str, on: Color) -> String {
    let Ok(book) = Rulebook::named(rulebook) else { return String::new() };
    let own = Sanction::ALL.into_iter().filter(|step| !book.own(step.clauses()).is_empty());
    let line = |step: Sanction| {
        let typed = format!("sanction {} {}", on.to_string().to_lowercase(), step.word());
        let args =
            Args::new().with("line", as_typed(words, &typed)).with("step", words.describe("sanction", &step));
        words.translate("board-penalty-line", &args)
    };
    own.map(line).collect::<Vec<_>>().join(", ")
}

/// How the game ended, in words.
fn ended(words: &Words, result: &GameResult) -> String {
    let why = words.describe("game-reason", &result.reason);
    match result.outcome {
        Outcome::Win(winner) => {
            let args = Args::new().with("winner", words.describe("color", &winner)).with("why", why);
            words.translate("live-won", &args)
        }
        Outcome::Draw => words.translate("live-drawn", &Args::new().with("why", why)),
        Outcome::BothLose => words.translate("board-both-lose", &Args::new().with("why", why)),
        Outcome::Annulled => words.translate("board-annulled", &Args::new().with("why", why)),
    }
}

/// Why a line was not written, with its clause.
pub fn not_written(words: &Words, why: &NotWritten) -> String {
    words.with_clauses(
        &words.describe("not-written", why),
        why.clause().filter(|clause| !clause.starts_with("D-")),
    )
}
