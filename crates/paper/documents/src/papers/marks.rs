//! Results as each code prints them.
//!
//! | | UA, columns | FMJD | Form 1 |
//! | --- | --- | --- | --- |
//! | played | 2, 1, 0 or 1, ½, 0 (COL-3.6a, D-59a) | 2, 1, 0 | 2, 1, 0 (FMJD-IX.4.2) |
//! | without play | `+`, `-` (UA13-IV.11.2, UA-III.7.2.a, COL-3.6b) | `+2`, `-0` (FMJD-V.8.3) | `2(f)`, `0(f)` |

use damier_compete::event::{Score, ScoreScale};
use damier_compete::schedule::Side;
use damier_compete::swiss::ColourStory;
use damier_compete::{Absence, Cell, Mark, Points, SideResult};
use damier_language::Args;
use damier_rules::Color;

use super::clerk::Clerk;

impl Clerk<'_> {
    /// Points on the scale of the regulation.
    pub(super) fn points(&self, points: Points) -> String {
        match self.regulation.scale {
            ScoreScale::TwoOneZero => points.to_string(),
            ScoreScale::OneHalfZero => self.words.halves(points.0),
        }
    }

    /// So many points in words: `7 points`, `3½ points`.
    pub(super) fn so_many_points(&self, points: Points) -> String {
        match self.regulation.scale {
            ScoreScale::TwoOneZero => self.translate("count-points", &Args::new().with("count", points.0)),
            ScoreScale::OneHalfZero => self.words.half_points(points.0),
        }
    }

    /// What a side has in one game.
    pub(super) fn mark(&self, mark: Mark) -> String {
        match mark {
            Mark::Open => String::new(),
            Mark::Adjourned => self.text("paper-mark-adjourned"),
            Mark::Annulled => self.text("paper-mark-annulled"),
            Mark::Played(outcome) => self.points(self.regulation.point_scale().played(outcome)),
            Mark::Forfeit(outcome) => self.forfeit(outcome == SideResult::Win).to_owned(),
        }
    }

    /// The same of a draw in which somebody had a durable advantage.
    pub(super) fn mark_with(&self, mark: Mark, lead: Option<bool>) -> String {
        let scale = self.regulation.point_scale();
        match lead {
            Some(ahead) if scale.lead != scale.trail => self.points(scale.drawn_with(ahead)),
            Some(ahead) => format!("{}{}", self.mark(mark), if ahead { "+" } else { "−" }),
            None => self.mark(mark),
        }
    }

    /// A plus or a minus without play.
    fn forfeit(&self, plus: bool) -> &'static str {
        match (self.is_fmjd(), plus) {
            (true, true) => "+2",
            (true, false) => "-0",
            (false, true) => "+",
            (false, false) => "-",
        }
    }

    /// A result for both sides: `2-0`, `½-½`, `+/-`.
    pub(super) fn score(&self, score: Score) -> String {
        match score {
            Score::Adjourned | Score::Annulled => self.mark(score.mark(Side::First)),
            Score::Played(_) | Score::PlusDraw | Score::MinusDraw => {
                let of = |side| self.mark_with(score.mark(side), score.lead(side));
                format!("{}-{}", of(Side::First), of(Side::Second))
            }
            _ => format!("{}/{}", self.mark(score.mark(Side::First)), self.mark(score.mark(Side::Second))),
        }
    }

    /// What a cell of a table shows when nobody was paired.
    pub(super) fn unpaired(&self, cell: Cell) -> String {
        match cell {
            Cell::Bye | Cell::PlusAfterWithdrawal => self.forfeit(true).to_owned(),
            Cell::Absent(Absence::Free) => self.text("paper-mark-free"),
            Cell::Absent(Absence::NotYetEntered) => self.points(Points::ZERO),
            Cell::Absent(Absence::Announced | Absence::Withdrawn) => self.text("paper-mark-absent"),
            Cell::Paired { mark, .. } => self.mark(mark),
        }
    }

    /// A colour as a letter. White is who begins, as pairings count it; in checkers he has Red (WCDF-1.13).
    pub(super) fn colour_letter(&self, color: Color) -> String {
        self.text(&format!("paper-{}-letter", self.pieces(color)))
    }

    /// A colour as a sign beside a number, where a letter could be taken for a figure.
    pub(super) fn colour_sign(&self, color: Color) -> String {
        self.text(&format!("paper-{}-sign", self.pieces(color)))
    }

    /// A colour at the head of a column.
    pub(super) fn colour_head(&self, color: Color) -> String {
        self.text(&format!("paper-{}", self.pieces(color)))
    }

    /// The letters of the colours and what they mean, for a legend.
    pub(super) fn colour_letters(&self) -> Args<'static> {
        self.legend(|color| self.colour_letter(color))
    }

    /// The same for the signs.
    pub(super) fn colour_signs(&self) -> Args<'static> {
        self.legend(|color| self.colour_sign(color))
    }

    fn legend(&self, sign: impl Fn(Color) -> String) -> Args<'static> {
        let name = |color| self.text(&format!("paper-{}-name", self.pieces(color)));
        Args::new()
            .with("white", sign(Color::White))
            .with("black", sign(Color::Black))
            .with("white-name", name(Color::White))
            .with("black-name", name(Color::Black))
    }

    /// Why the colours of a pair are so, in the words of the game: in checkers Red begins (WCDF-1.13).
    pub(super) fn colour_story(&self, story: &ColourStory) -> String {
        let red = (self.state.begins() == Color::Black).then(|| self.describe("colour-story-red", story));
        // Most stories name no colour.
        red.filter(|told| !told.contains('⟦')).unwrap_or_else(|| self.describe("colour-story", story))
    }

    /// What the pieces of a colour are called in the game that is played.
    fn pieces(&self, color: Color) -> &'static str {
        match (self.state.begins(), color) {
            (Color::White, Color::White) | (Color::Black, Color::Black) => "white",
            (Color::White, Color::Black) | (Color::Black, Color::White) => "black",
        }
    }
}

/// A result as Form 1 wants it: a figure, unplayed games with `(f)` (FMJD-IX.4.2). What was annulled is no
/// result: it has a cross, as on the other tables.
pub(super) fn form_mark(mark: Mark) -> String {
    match mark {
        Mark::Open => String::new(),
        Mark::Annulled => "x".to_owned(),
        Mark::Adjourned => "1".to_owned(),
        Mark::Played(outcome) => outcome.points().to_string(),
        Mark::Forfeit(outcome) => format!("{}(f)", outcome.points()),
    }
}
