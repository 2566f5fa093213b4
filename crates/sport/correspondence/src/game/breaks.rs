//! Breaks: how many, how long, and which days of a game belong to them (UA13-V.7.1, COL-4.4.1).

use jiff::civil::Date;

use super::{Break, PostalGame};
use crate::stamp::{days_between, later};
use crate::switches::{BreakEnd, LongBreak, ReplyDay, UntoldBreak};
use crate::{Refused, Side, Stamp};

impl Break {
    /// How many days were declared.
    pub fn length(&self) -> i64 {
        days_between(self.from, self.to) + 1
    }
}

impl PostalGame {
    /// How many of the days after `from`, up to and with `to`, are break: they are charged to nobody, whoever is on
    /// move (P3).
    pub(super) fn break_days(&self, from: Date, to: Date) -> i64 {
        let first = later(from, 1);
        let mut held: Vec<(Date, Date)> = Side::ALL
            .into_iter()
            .flat_map(|side| self.breaks(side))
            .filter_map(|taken| taken.holds)
            .map(|(start, end)| (start.max(first), end.min(to)))
            .filter(|(start, end)| start <= end)
            .collect();
        held.sort_unstable();
        // Breaks of the two may overlap; a day is counted once.
        let mut days = 0;
        let mut counted = from;
        for (start, end) in held {
            let start = start.max(later(counted, 1));
            if start <= end {
                days += days_between(start, end) + 1;
                counted = end;
            }
        }
        days
    }

    pub(super) fn take_break(
        &mut self,
        by: Side,
        from: Date,
        to: Date,
        notified: Option<Date>,
        exceptional: bool,
    ) -> Result<(), Refused> {
        self.in_play()?;
        if to < from {
            return Err(Refused::DatesBackwards { earlier: from, later: to });
        }
        if let Some(other) = self.breaks(by).iter().find(|other| other.from <= to && from <= other.to) {
            return Err(Refused::BreakOverlaps { from: other.from, to: other.to });
        }
        let to = if exceptional { to } else { self.within_allowance(by, from, to)? };
        let last = match self.table.switches.break_end {
            BreakEnd::Included => to,
            BreakEnd::DayOfPlay => later(to, -1),
        };
        // A break begins at the earliest on the day of its notice (UA13-V.7.1, COL-4.4.2), unless the arbiter
        // grants it afterwards (UA13-V.7.4/a, COL-4.4.5).
        let holds = notified
            .map(|notified| (if exceptional { from } else { from.max(notified) }, last))
            .filter(|(from, to)| from <= to);
        let taken = Break { from, to, holds, exceptional };
        if notified.is_none() && self.table.switches.untold_break == UntoldBreak::Charged {
            self.book_extra(by, taken.length(), Stamp::day(to));
        }
        self.breaks[by.color()].push(taken);
        Ok(())
    }

    /// The last day of a break that the allowance covers. A break of which somebody was not told uses it up as well,
    /// a refused one does not (P9); it belongs to the year of its first day (P12).
    fn within_allowance(&self, by: Side, from: Date, to: Date) -> Result<Date, Refused> {
        let allowance = self.table.code.breaks_of(self.table.rulebook.variant);
        let before = self
            .breaks(by)
            .iter()
            .filter(|taken| !taken.exceptional)
            .filter(|taken| !allowance.yearly || taken.from.year() == from.year());
        let (taken, used) = before.fold((0, 0), |(taken, days), one| (taken + 1, days + one.length()));
        if let Some(most) = allowance.most.filter(|most| taken >= *most) {
            return Err(Refused::TooManyBreaks { taken, most, clause: allowance.clause });
        }
        let days = used + days_between(from, to) + 1;
        let most = i64::from(allowance.days);
        if days <= most {
            return Ok(to);
        }
        let refused = Refused::TooLongBreak { days, most: allowance.days, clause: allowance.clause };
        match self.table.switches.long_break {
            LongBreak::Cut if used < most => Ok(later(to, most - days)),
            LongBreak::Cut | LongBreak::Refused => Err(refused),
        }
    }

    /// A reply in one's own break ends it in this game, where the code says so (D-74a, P2).
    pub(super) fn reply_in_break(&mut self, by: Side, sent: Date) {
        if !self.table.switches.reply_ends_break {
            return;
        }
        let last = match self.table.switches.reply_day {
            ReplyDay::Play => later(sent, -1),
            ReplyDay::Break => sent,
        };
        for taken in &mut self.breaks[by.color()] {
            if let Some((from, to)) = taken.holds.filter(|(from, to)| (*from..=*to).contains(&sent)) {
                taken.holds = Some((from, last.min(to))).filter(|(from, to)| from <= to);
            }
        }
    }
}
