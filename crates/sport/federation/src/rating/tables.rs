//! The two tables of the Elo system, as data: differences from percentages and back.
//!
//! | question | clause |
//! | --- | --- |
//! | D(P), also between whole percents | FMJD-IX.2.3.1, FMJD-IX.2.3.2 |
//! | Pe by interpolation on Table I | FMJD-IX.2.4.1 |
//! | Pe by Table II | FMJD-IX.2.4.2 |

/// Table I: the rating difference for a percentage.
#[derive(Debug, Clone, PartialEq)]
pub struct Differences {
    /// D(50), D(51), … up to the last percentage of the table.
    upper: Vec<f64>,
}

/// Table II: the expected percentage up to a difference.
#[derive(Debug, Clone, PartialEq)]
pub struct Expectations {
    /// The last difference of a row with its percentage.
    rows: Vec<(f64, f64)>,
}

/// Why a table cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BadTable {
    /// A line without two numbers.
    #[error("line {line}: two numbers with a tab between them are expected")]
    NotNumbers {
        /// Which line, from 1.
        line: usize,
    },
    /// Out of order.
    #[error("line {line}: the numbers must grow from line to line, percentages by one from 50")]
    OutOfOrder {
        /// Which line, from 1.
        line: usize,
    },
    /// Nothing to look up.
    #[error("the table has fewer than two rows")]
    TooShort,
}

impl Differences {
    /// Reads lines `P<tab>D`; those beginning with `#` or a letter are passed over.
    pub fn read(text: &str) -> Result<Differences, BadTable> {
        let mut upper: Vec<f64> = Vec::new();
        for (line, percent, difference) in rows(text)? {
            let expected = 50.0 + upper.len() as f64;
            if percent != expected || upper.last().is_some_and(|last| difference <= *last) {
                return Err(BadTable::OutOfOrder { line });
            }
            upper.push(difference);
        }
        if upper.len() < 2 { Err(BadTable::TooShort) } else { Ok(Differences { upper }) }
    }

    /// D(P) by FMJD-IX.2.3.1. Above the last and below the first percentage of the table there is none (R1).
    pub fn difference(&self, percent: f64) -> Option<f64> {
        if percent < 50.0 {
            return self.difference(100.0 - percent).map(|difference| -difference);
        }
        let above = percent - 50.0;
        let whole = above.floor() as usize;
        let low = *self.upper.get(whole)?;
        let part = above - whole as f64;
        if part == 0.0 {
            return Some(low);
        }
        Some(low + part * (self.upper.get(whole + 1)? - low))
    }

    /// D(P), with the ends of the table for what lies outside it.
    pub fn difference_within(&self, percent: f64) -> f64 {
        let last = 49.0 + self.upper.len() as f64;
        self.difference(percent.clamp(100.0 - last, last)).unwrap_or_default()
    }

    /// Pe by FMJD-IX.2.4.1, in percent. Over the last difference it is the last percentage up to `end`, where
    /// Table II ends, then 100 (R1).
    pub fn expected(&self, difference: f64, end: f64) -> f64 {
        if difference < 0.0 {
            return 100.0 - self.expected(-difference, end);
        }
        let next = self.upper.partition_point(|own| *own <= difference);
        if next == self.upper.len() {
            return if difference > end { 100.0 } else { 49.0 + next as f64 };
        }
        let (low, high) = (self.upper[next - 1], self.upper[next]);
        49.0 + next as f64 + (difference - low) / (high - low)
    }

    /// Percentages and differences for print.
    pub fn rows(&self) -> impl Iterator<Item = (u32, f64)> {
        (50..).zip(self.upper.iter().copied())
    }
}

impl Expectations {
    /// Reads lines `to<tab>H`; those beginning with `#` or a letter are passed over.
    pub fn read(text: &str) -> Result<Expectations, BadTable> {
        let mut found: Vec<(f64, f64)> = Vec::new();
        for (line, to, percent) in rows(text)? {
            if found.last().is_some_and(|last| to <= last.0 || percent <= last.1) {
                return Err(BadTable::OutOfOrder { line });
            }
            found.push((to, percent));
        }
        if found.len() < 2 { Err(BadTable::TooShort) } else { Ok(Expectations { rows: found }) }
    }

    /// Pe in percent; the difference is rounded half up (R9).
    pub fn expected(&self, difference: f64) -> f64 {
        let whole = (difference + 0.5).floor();
        let at = |size: f64| {
            let row = self.rows.partition_point(|(to, _)| *to < size);
            self.rows.get(row).map_or(100.0, |(_, percent)| *percent)
        };
        if whole < 0.0 { 100.0 - at(-whole) } else { at(whole) }
    }

    /// The last difference of the table.
    pub fn end(&self) -> f64 {
        self.rows.last().map_or(f64::INFINITY, |own| own.0)
    }

    /// The last difference of each row with its percentage, for print.
    pub fn rows(&self) -> impl Iterator<Item = (f64, f64)> {
        self.rows.iter().copied()
    }
}

/// The numbers of a table with their lines.
fn rows(text: &str) -> Result<Vec<(usize, f64, f64)>, BadTable> {
    let is_data = |line: &&str| {
        let first = line.trim_start().chars().next();
        first.is_some_and(|first| first.is_ascii_digit() || first == '-')
    };
    let lines = text.lines().enumerate().filter(|(_, line)| is_data(line));
    lines
        .map(|(at, line)| {
            let line_number = at + 1;
            let mut cells = line.split_whitespace().map(str::parse::<f64>);
            match (cells.next(), cells.next(), cells.next()) {
                (Some(Ok(one)), Some(Ok(other)), None) if one.is_finite() && other.is_finite() => {
                    Ok((line_number, one, other))
                }
                _ => Err(BadTable::NotNumbers { line: line_number }),
            }
        })
        .collect()
}
