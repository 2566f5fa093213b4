//! How a code prints results.

/// The points of a played game, and the marks of one that was not played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MarkStyle {
    /// Points for a win, a draw and a loss, as printed.
    pub points: [&'static str; 3],
    /// What the winner and the loser of an unplayed game get.
    pub unplayed: [&'static str; 2],
    /// What is added on report forms to a game that was not played or was annulled.
    pub form: Option<&'static str>,
}

impl MarkStyle {
    /// 2, 1, 0; plus and minus (UA13-IV.11.1, UA13-IV.11.2, UA-III.7.1, UA-III.7.2.a, COL-3.6a, COL-3.6b).
    pub const PLUS_MINUS: MarkStyle = MarkStyle { points: ["2", "1", "0"], unplayed: ["+", "-"], form: None };

    /// 2, 1, 0; `+2` and `-0`, `(f)` on forms (FMJD-III.5.6, FMJD-III.5.9.A.b, FMJD-IX.4.2).
    pub const FMJD: MarkStyle =
        MarkStyle { points: ["2", "1", "0"], unplayed: ["+2", "-0"], form: Some("(f)") };

    /// The rules of the WCDF name wins and draws but no points, so games are marked 1, ½, 0
    /// (WCDF-1.29); both absent is zero points (WCDF-2.25).
    pub const WCDF: MarkStyle = MarkStyle { points: ["1", "1/2", "0"], unplayed: ["1", "0"], form: None };
}
