//! A rulebook as rows of topic, value and clauses, ready to be printed.

use super::notation::{AMBIGUITY, CAPTURE, PROMOTION, QUIET, SHORT, SIGNS, SQUARES};
use super::{
    BEFORE_THE_CLOCK, BothFlags, Clause, Condition, DrawCode, Irregularity, LastMinute, LastMinuteTest,
    QuickKingRule, Rulebook, Sanction, ThreeOffRoad, TimeLeft, movement,
};
use crate::game::Reason;
use crate::{Goal, Switch, Variant};

/// One row of a printed rulebook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Row {
    /// The part of the rulebook it belongs to.
    pub chapter: &'static str,
    /// What it is about.
    pub topic: String,
    /// What the rulebook says.
    pub value: String,
    /// Where it says so.
    pub clauses: Vec<Clause>,
}

impl Rulebook {
    /// Everything the rulebook says about play, row by row.
    pub fn rows(&self) -> impl Iterator<Item = Row> {
        let mut rows = Rows { book: self, rows: Vec::new() };
        rows.edition();
        rows.movement();
        rows.draws();
        rows.claims();
        rows.agreement();
        rows.irregularities();
        rows.marks();
        rows.notation();
        rows.hand();
        rows.switches();
        rows.rows.into_iter()
    }
}

/// Clauses on positions that neither side can win.
pub(crate) const NOBODY_CAN_WIN: &[Clause] = &[
    "UA13-II.5.2",
    "UA13-III.5.2",
    "FMJD-I.7.3.3",
    "FMJD-Ibis.7.3.3",
    "UA-V.Res.1",
    "UA-VI.Draw.1.2",
    "COL-1.11.2",
];

/// How draws are claimed: point, rule and the clauses of all codes that have it.
const CLAIMS: &[(&str, &str, &[Clause])] = &[
    (
        "position on the board",
        "claimed by the side to move before its own move",
        &["UA13-IV.11.4.2", "UA-III.7.4.2", "FMJD-III.5.4", "FMJD-IIIbis.5.4", "COL-1.13.2a"],
    ),
    (
        "own repeating move",
        "announced or written, not played",
        &["UA13-IV.11.4.3", "UA-III.7.4.3", "WCDF-1.32.2", "UA-VII.Draw.1.1", "COL-1.13.2b"],
    ),
    (
        "played all the same",
        "the right lapses until the next repetition",
        &["UA13-IV.11.4.3", "UA-III.7.4.3", "COL-1.13.2c"],
    ),
    ("repetitions", "need not follow one another", &["UA13-IV.11.4.4", "UA-III.7.4.4", "COL-1.13.2-a"]),
    (
        "clock during the check",
        "the claimant's runs",
        &["UA13-IV.11.4.5", "UA-III.7.4.5", "FMJD-III.6.17", "FMJD-IIIbis.6.17", "COL-1.13.2-b"],
    ),
    (
        "flag during the check",
        "a right claim draws, a wrong one loses (D-20b)",
        &["UA13-IV.11.4.6", "UA-III.7.4.6", "FMJD-III.6.17", "FMJD-IIIbis.6.17", "COL-1.13.2-d"],
    ),
    ("no full record", "only moves made before the arbiter count", &["UA13-IV.11.4.7", "UA-III.7.4.7"]),
    ("no full record", "the claim waits for one", &["COL-1.13.2-c"]),
];

struct Rows<'a> {
    book: &'a Rulebook,
    rows: Vec<Row>,
}

impl Rows<'_> {
    fn add(
        &mut self,
        chapter: &'static str,
        topic: impl Into<String>,
        value: impl Into<String>,
        clauses: &[Clause],
    ) {
        let clauses = self.book.own(clauses);
        self.rows.push(Row { chapter, topic: topic.into(), value: value.into(), clauses });
    }

    fn edition(&mut self) {
        let book = self.book;
        let edition = &book.edition;
        self.add("edition", "code", book.title, edition.clauses);
        self.add("edition", "edition", edition.text, edition.clauses);
        self.add("edition", "variant", book.variant.name(), &[]);
        let [first, second] = book.sides;
        self.add("edition", "sides", format!("{first} begins against {second}"), book.side_clauses);
    }

    fn movement(&mut self) {
        for (topic, value, clauses) in movement::points(self.book.variant) {
            self.add("movement", topic, value, clauses);
        }
        let (goal, reasons): (_, &[Reason]) = match self.book.variant.rules().goal {
            Goal::LeaveNoMove => {
                ("to leave the opponent without a move", &[Reason::NoPieces, Reason::Blocked])
            }
            Goal::HaveNoMove => ("to have no move left", &[Reason::NoPieces, Reason::Blocked]),
            Goal::FirstKing => ("the first king", &[Reason::FirstKing]),
        };
        let mut clauses: Vec<Clause> = Vec::new();
        for clause in reasons.iter().flat_map(|reason| reason.clauses()) {
            if !clauses.contains(clause) {
                clauses.push(clause);
            }
        }
        self.add("movement", "goal", goal, &clauses);
    }

    fn draws(&mut self) {
        for counter in &self.book.counters {
            let value = match &counter.condition {
                Condition::SamePosition => format!("{}, {} times", counter.condition, counter.limit),
                Condition::Kings(road) => {
                    let force = match self.book.switches.class_3v1_off {
                        ThreeOffRoad::ThreeKings => "three kings",
                        ThreeOffRoad::ThreeOrMoreKings => "three kings or more",
                        ThreeOffRoad::ThreeUnits => "three units, one of them a king,",
                    };
                    format!("{force} against a king{}: {} {}", road.words(), counter.limit, counter.unit)
                }
                condition => format!("{condition}: {} {}", counter.limit, counter.unit),
            };
            self.add("draws", counter.code.name(), value, &[counter.clause]);
        }
        self.special_draws();
    }

    fn special_draws(&mut self) {
        if let Some(instant) = &self.book.instant {
            let classes: Vec<&str> = instant.classes.iter().map(|code| code.name()).collect();
            let control =
                if instant.to_the_end { "to the end and without increment" } else { "without increment" };
            let value =
                format!("{} at once with a control {control}, unless a win is shown", classes.join(", "));
            self.add("draws", "DR-INST (instant_draw_classes, D-24a)", value, &[instant.clause]);
        }
        for rule in &self.book.last_minute {
            self.add("draws", "DR-LAST (last_minute_claim, D-25)", last_minute_text(rule), &[rule.clause]);
        }
        if self.book.last_minute.is_empty() {
            let value = "no draw for a player short of time";
            self.add("draws", "DR-LAST (last_minute_claim, D-25)", value, &["COL-3.3.5b"]);
        }
        if self.book.switches.quick_king_rule == QuickKingRule::KingsOnly {
            let value =
                "one king against three kings or fewer in rapid and blitz, at once unless a capture is due";
            self.add("draws", "DR-QUICK", value, &["FMJD-VI.5"]);
        }
        let flags = match self.book.switches.both_flags {
            BothFlags::Draw => "both flags down, the order unknown: a draw",
            BothFlags::Continue => "both flags down, the order unknown: play goes on",
            BothFlags::Arbiter => "both flags down, the order unknown: the arbiter decides",
        };
        self.add("draws", "DR-FLAGS", flags, self.book.flag_clauses);
        if self.book.switches.quick_finish_claim {
            let value = "quick finish: the referee may declare a refused offer drawn";
            self.add("draws", "DR-QF", value, &["WCDF-2.29"]);
        }
        if !self.book.own(NOBODY_CAN_WIN).is_empty() {
            self.add("draws", "DR-NOWIN", "neither side can win", NOBODY_CAN_WIN);
        }
    }

    fn claims(&mut self) {
        for (topic, value, clauses) in CLAIMS {
            if !self.book.own(clauses).is_empty() {
                self.add("claims", *topic, *value, clauses);
            }
        }
    }

    fn agreement(&mut self) {
        let agreement = &self.book.agreement;
        let when = match self.book.switches.agree_min_moves {
            0 => "at any time".to_owned(),
            moves => format!("after {moves} moves"),
        };
        self.add("agreed draws", "earliest", when, agreement.clauses);
        if let Some(pieces) = agreement.pieces_quick {
            let value = format!("when each side has {pieces} pieces or fewer");
            self.add("agreed draws", "unrecorded rapid and blitz", value, agreement.clauses);
        }
        let offer = if self.book.own(BEFORE_THE_CLOCK).is_empty() {
            "after one's own move"
        } else {
            "after one's own move, before the clock is pressed"
        };
        self.add("agreed draws", "offer", offer, agreement.offer);
        self.add("agreed draws", "refusal", "by word or by making a move", agreement.offer);
    }

    fn irregularities(&mut self) {
        for code in Irregularity::ALL {
            let clauses = self.book.own(code.clauses());
            if self.book.knows(*code) {
                self.add("irregularities", code.to_string(), code.text(), &clauses);
            }
        }
        for step in Sanction::ALL {
            let clauses = self.book.own(step.clauses());
            if !clauses.is_empty() {
                self.add("irregularities", "sanction", step.to_string(), &clauses);
            }
        }
    }

    fn marks(&mut self) {
        let marks = self.book.marks;
        self.add("results", "win, draw, loss", marks.points.join(", "), self.book.mark_clauses);
        let mut unplayed = marks.unplayed.join(", ");
        if let Some(form) = marks.form {
            unplayed.push_str(", on forms ");
            unplayed.push_str(form);
        }
        self.add("results", "unplayed", unplayed, self.book.unplayed_clauses);
    }

    fn notation(&mut self) {
        let style = &self.book.notation;
        self.add("notation", "squares", style.squares.to_string(), SQUARES);
        let dash = if style.dash_optional { "- or nothing" } else { "-" };
        self.add("notation", "quiet move", dash, QUIET);
        let capture = match style.capture_also {
            Some(also) => format!("{} or {also}", style.capture),
            None => style.capture.to_string(),
        };
        self.add("notation", "capture", capture, CAPTURE);
        self.add("notation", "ambiguous capture", style.ambiguity.to_string(), AMBIGUITY);
        self.add("notation", "short form", style.short.to_string(), SHORT);
        if let Some(mark) = style.promotion {
            self.add("notation", "coronation", mark.to_string(), PROMOTION);
        }
        let signs = self.book.own(SIGNS);
        if !signs.is_empty() {
            self.add("notation", "commentary", "signs of the code's own list", &signs);
        }
    }

    fn hand(&mut self) {
        for rule in self.book.hand() {
            self.add("over the board", rule.point, rule.rule, rule.clauses);
        }
    }

    fn switches(&mut self) {
        for switch in self.book.switches.list() {
            if !self.concerns(&switch) {
                continue;
            }
            let others: Vec<&str> = switch.values.into_iter().filter(|word| *word != switch.value).collect();
            let mut value = switch.value;
            if !others.is_empty() {
                value = format!("{value} (or {})", others.join(", "));
            }
            let topic = format!("{} ({})", switch.name, switch.decision);
            self.add("switches", topic, value, switch.clauses);
        }
    }
}

impl Rows<'_> {
    /// Whether a switch can make a difference under this rulebook.
    fn concerns(&self, switch: &Switch) -> bool {
        let counts = |code: DrawCode| self.book.counters.iter().any(|counter| counter.code == code);
        match switch.name {
            "lasca_mirror" => self.book.variant == Variant::Lasca,
            "reverse_turn" | "allow_rejump" => self.book.variant.has_towers(),
            "checkers40" => counts(DrawCode::Forty),
            "count_unit" | "completing" => {
                self.book.counters.iter().any(|counter| counter.condition.is_class())
            }
            "road_change" | "class_3v1_off" | "class_change" | "balance_change" | "king_against_king"
            | "kings_only_gate" | "balance_gate" | "kings_alone" | "quick_king_rule"
            | "quick_finish_claim" | "fmjd_late_codes" => !self.book.own(switch.clauses).is_empty(),
            _ => true,
        }
    }
}

fn last_minute_text(rule: &LastMinute) -> String {
    let mut text = match rule.left {
        TimeLeft::Under(ms) => format!("less than {} s left", ms / 1000),
        TimeLeft::AtMost(ms) => format!("{} s left or less", ms / 1000),
        TimeLeft::TimeTrouble => "in time trouble".to_owned(),
    };
    if rule.quick_only {
        text.push_str(", rapid and blitz");
    }
    if rule.to_the_end {
        text.push_str(", control to the end");
    }
    if rule.no_increment {
        text.push_str(", no increment");
    }
    if let Some(pieces) = rule.max_pieces {
        text.push_str(&format!(", {pieces} pieces or fewer"));
    }
    text.push_str(match rule.test {
        LastMinuteTest::Demonstrable => ", a win that can be shown",
        LastMinuteTest::ClearlyBetter => ", clearly better",
        LastMinuteTest::Material => ", more material",
    });
    text
}
