//! Prints a control in its short form.

use std::fmt;

use crate::{Control, Span};

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.uses_clock() {
            return f.write_str("-");
        }
        for (index, period) in self.periods().iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            if let Some(moves) = period.moves {
                write!(f, "{moves}/")?;
            }
            units(f, period.time)?;
        }
        if let Some(increment) = self.increment() {
            f.write_str("+")?;
            units(f, increment.each)?;
            if increment.from.get() > 1 {
                write!(f, "@{}", increment.from)?;
            }
        }
        f.write_str(if self.repeats() { "*" } else { "" })
    }
}

/// The largest units that leave nothing over, such as `1h30m`.
fn units(f: &mut fmt::Formatter<'_>, span: Span) -> fmt::Result {
    let mut left = span.as_millis();
    for (unit, length) in [("d", 86_400_000), ("h", 3_600_000), ("m", 60_000), ("s", 1000), ("ms", 1)] {
        if left >= length {
            write!(f, "{}{unit}", left / length)?;
            left %= length;
        }
    }
    Ok(())
}
