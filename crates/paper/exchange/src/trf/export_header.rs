//! The lines of a file before those of the players.

use damier_compete::event::{LotsDrawn, LotsFor, Role};
use damier_compete::standings::Criterion;
use damier_compete::{Cell, Round};
use damier_rules::Color;

use super::codes;
use super::columns::one_line;
use super::export::Export;
use super::points::Scoring;

impl Export<'_> {
    /// The lines before those of the players.
    pub(super) fn header(&self) -> Vec<String> {
        let day = |date: jiff::civil::Date| date.strftime("%Y/%m/%d").to_string();
        let officials = |role: Role| {
            let serving = self.state.officials.iter().filter(move |own| own.role == role && !own.relieved);
            serving.map(|own| one_line(&own.name))
        };
        let rated = self.table.sheet.lines.iter().filter(|line| line.rating.is_some()).count();
        let mut lines = vec![format!("012 {}", one_line(&self.regulation.name))];
        lines.extend(self.regulation.starts.map(|date| format!("042 {}", day(date))));
        lines.extend(self.regulation.ends.map(|date| format!("052 {}", day(date))));
        lines.push(format!("062 {}", self.table.sheet.lines.len()));
        lines.push(format!("072 {rated}"));
        lines.push(format!("092 {}", codes::system_words(self.stage.plan.system)));
        lines.extend(officials(Role::ChiefArbiter).take(1).map(|name| format!("102 {name}")));
        lines.extend(officials(Role::Deputy).map(|name| format!("112 {name}")));
        if !self.regulation.control.trim().is_empty() {
            lines.push(format!("122 {}", one_line(&self.regulation.control)));
        }
        lines.extend(self.dates());
        let rounds = self.rounds();
        let colour = self.first_colour();
        if self.is_16() {
            lines.push(format!("XXR {rounds}"));
            lines.extend(
                colour.map(|colour| {
                    format!("XXC {}", if colour == Color::White { "white1" } else { "black1" })
                }),
            );
            if self.scoring() != Scoring::DEFAULT {
                lines.extend(["BBW  2.0", "BBD  1.0", "XXS W=2.0 D=1.0"].map(str::to_owned));
            }
        } else {
            lines.push(format!("142 {rounds}"));
            lines.extend(
                colour.map(|colour| format!("152 {}", if colour == Color::White { 'W' } else { 'B' })),
            );
            if self.scoring() != Scoring::DEFAULT {
                lines.push("162  W 2.0    D 1.0".to_owned());
            }
            lines.push("172     OTHER".to_owned());
            lines.push("182 Damier".to_owned());
            lines.push(format!("192 {}", codes::system_code(self.stage.plan.system)));
            lines.extend(self.tie_breaks());
            lines.extend(codes::time_control(&self.regulation.control).map(|code| format!("222 {code}")));
        }
        lines
    }

    /// Record 132: the days of the rounds, each above the column of its round.
    fn dates(&self) -> Option<String> {
        let mut text = format!("132{}", " ".repeat(88));
        let last = self.stage.schedule.keys().map(|round| round.index()).max()?;
        for at in 0..=last {
            let starts = self.stage.schedule.get(&Round::at(at));
            let date = starts.and_then(|moment| jiff::Timestamp::from_millisecond(moment.millis()).ok());
            let day = date.map(|date| date.strftime("%y/%m/%d").to_string());
            text += &format!("{:<10}", day.unwrap_or_default());
        }
        Some(text.trim_end().to_owned())
    }

    /// The colour of the smallest number that was paired in round 1, or the one that was drawn for it.
    fn first_colour(&self) -> Option<Color> {
        let is_drawn = |lots: &&LotsDrawn| lots.purpose == LotsFor::Colour { stage: self.id };
        let drawn = self.state.lots.iter().rfind(is_drawn).and_then(|lots| lots.drawn.first());
        let drawn = drawn.map(|drawn| if *drawn == 1 { Color::White } else { Color::Black });
        let mut lines: Vec<_> = self.table.sheet.lines.iter().collect();
        lines.sort_by_key(|line| line.number);
        let paired = lines.iter().find_map(|line| match line.cells.first() {
            Some(Cell::Paired { color, .. }) => Some(*color),
            _ => None,
        });
        paired.or(drawn)
    }

    fn tie_breaks(&self) -> Option<String> {
        let code = self.state.standings_code();
        let named = self.regulation.tie_breaks.iter().filter_map(|name| Criterion::named(name, code).ok());
        let codes: Vec<String> = named.filter_map(codes::tie_break).collect();
        (!codes.is_empty()).then(|| format!("202 {}", codes.join(",")))
    }
}
