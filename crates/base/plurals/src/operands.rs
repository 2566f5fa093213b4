//! A number as the rules of CLDR look at it.

use fixed_decimal::Decimal;

/// As many figures fit into 64 bits.
const MOST: usize = 18;

/// The parts of a number by the names of CLDR, in which `1.50` has the parts below.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PluralOperands {
    /// Its absolute value: 1.5.
    pub n: f64,
    /// What stands before the mark: 1.
    pub i: u64,
    /// How many figures stand after the mark: 2.
    pub v: usize,
    /// How many of them are no closing zeros: 1.
    pub w: usize,
    /// The figures after the mark: 50.
    pub f: u64,
    /// The same without closing zeros: 5.
    pub t: u64,
}

impl PluralOperands {
    /// The same number for ICU, which reads it as it is written.
    pub(crate) fn written(&self) -> Result<icu_plurals::PluralOperands, &'static str> {
        let text = match self.v {
            0 => self.i.to_string(),
            places => format!("{}.{:0places$}", self.i, self.f),
        };
        let number: Decimal = text.parse().map_err(|_| "a number that cannot be written")?;
        Ok((&number).into())
    }
}

impl From<f64> for PluralOperands {
    /// The parts of a number. Of one with more than 18 figures before or after the mark the nearest to the mark
    /// are kept: no rule looks further.
    fn from(number: f64) -> PluralOperands {
        let n = number.abs();
        let text = n.to_string();
        let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
        let (whole, part) = (&whole[whole.len().saturating_sub(MOST)..], &part[..part.len().min(MOST)]);
        let figures = |figures: &str| figures.parse().unwrap_or_default();
        let (i, f) = (figures(whole), figures(part));
        PluralOperands { n, i, v: part.len(), w: part.len(), f, t: f }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_their_parts() {
        let parts = |number: f64| {
            let own = PluralOperands::from(number);
            (own.i, own.v, own.f)
        };
        assert_eq!(parts(22.0), (22, 0, 0));
        assert_eq!(parts(-1.05), (1, 2, 5));
        assert_eq!(parts(u64::MAX as f64), (446_744_073_709_552_000, 0, 0));
        assert_eq!(parts(1e-300), (0, 18, 0));
        for odd in [f64::NAN, f64::INFINITY, 1e300, 1e-300, -0.0] {
            assert!(PluralOperands::from(odd).written().is_ok(), "{odd}");
        }
    }
}
