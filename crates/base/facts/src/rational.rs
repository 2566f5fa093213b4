//! Exact fractions for the sums that decide places (D-51b): an average of a score group need not be
//! whole, and no code says how to round it.

use std::cmp::Ordering;
use std::fmt;
use std::iter::Sum;
use std::ops::{Add, Mul, Neg, Sub};

use serde::{Serialize, Serializer};

/// An exact fraction in lowest terms.
///
/// Sums stay exact as long as numerator and denominator fit into 127 bits. Score groups of up to 80
/// players always do; beyond that a dozen withdrawn opponents with groups of different prime sizes
/// are needed to pass the limit, and the sum is then cut to multiples of 1/2^40.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rational {
    numerator: i128,
    denominator: i128,
}

impl Rational {
    pub const ZERO: Rational = Rational::whole(0);

    pub const HALF: Rational = Rational { numerator: 1, denominator: 2 };

    /// A whole number.
    pub const fn whole(number: i64) -> Rational {
        Rational { numerator: number as i128, denominator: 1 }
    }

    /// A fraction; `None` if the denominator is 0.
    pub fn new(numerator: i64, denominator: i64) -> Option<Rational> {
        (denominator != 0).then(|| Rational::reduced(numerator.into(), denominator.into()))
    }

    /// As tables print it: `7`, `-3`, `7½`, `7 1/3`.
    pub fn mixed(self) -> String {
        let (whole, rest) = (self.numerator / self.denominator, (self.numerator % self.denominator).abs());
        let sign = if self.numerator < 0 && whole == 0 { "-" } else { "" };
        match (whole, rest, self.denominator) {
            (whole, 0, _) => whole.to_string(),
            (0, 1, 2) => format!("{sign}½"),
            (whole, 1, 2) => format!("{whole}½"),
            (0, rest, denominator) => format!("{sign}{rest}/{denominator}"),
            (whole, rest, denominator) => format!("{whole} {rest}/{denominator}"),
        }
    }

    /// The mean of whole numbers; `None` if there are none.
    pub fn mean(numbers: impl IntoIterator<Item: Into<i64>>) -> Option<Rational> {
        let (mut sum, mut count) = (0i64, 0i64);
        for number in numbers {
            sum += number.into();
            count += 1;
        }
        Rational::new(sum, count)
    }

    /// The number above the line.
    pub const fn numerator(self) -> i128 {
        self.numerator
    }

    /// The number below the line, always positive.
    pub const fn denominator(self) -> i128 {
        self.denominator
    }

    fn reduced(numerator: i128, denominator: i128) -> Rational {
        let divisor = gcd(numerator.unsigned_abs(), denominator.unsigned_abs()).max(1) as i128;
        let sign = denominator.signum();
        Rational { numerator: sign * numerator / divisor, denominator: sign * denominator / divisor }
    }

    fn exact_sum(self, other: Rational) -> Option<Rational> {
        if self.denominator == other.denominator {
            let numerator = self.numerator.checked_add(other.numerator)?;
            return Some(Rational::reduced(numerator, self.denominator));
        }
        let divisor = gcd(self.denominator.unsigned_abs(), other.denominator.unsigned_abs()) as i128;
        let (left, right) = (other.denominator / divisor, self.denominator / divisor);
        let denominator = self.denominator.checked_mul(left)?;
        let numerator = self.numerator.checked_mul(left)?.checked_add(other.numerator.checked_mul(right)?)?;
        Some(Rational::reduced(numerator, denominator))
    }

    /// Cut to multiples of 1/2^40.
    fn cut(self) -> Rational {
        const PARTS: i128 = 1 << 40;
        let (whole, rest) =
            (self.numerator.div_euclid(self.denominator), self.numerator.rem_euclid(self.denominator));
        // The rest is smaller than the denominator: halving both keeps the quotient and makes room.
        let (mut rest, mut denominator) = (rest, self.denominator);
        while denominator >= 1 << 80 {
            rest >>= 1;
            denominator >>= 1;
        }
        Rational::reduced(whole.saturating_mul(PARTS).saturating_add(rest * PARTS / denominator), PARTS)
    }
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl Add for Rational {
    type Output = Rational;

    fn add(self, other: Rational) -> Rational {
        self.exact_sum(other).or_else(|| self.cut().exact_sum(other.cut())).unwrap_or(if self.numerator > 0 {
            self
        } else {
            other
        })
    }
}

impl Neg for Rational {
    type Output = Rational;

    fn neg(self) -> Rational {
        Rational { numerator: -self.numerator, denominator: self.denominator }
    }
}

impl Sub for Rational {
    type Output = Rational;

    fn sub(self, other: Rational) -> Rational {
        self + -other
    }
}

impl Mul for Rational {
    type Output = Rational;

    fn mul(self, other: Rational) -> Rational {
        let exact = |a: Rational, b: Rational| {
            let numerator = a.numerator.checked_mul(b.numerator)?;
            Some(Rational::reduced(numerator, a.denominator.checked_mul(b.denominator)?))
        };
        exact(self, other).or_else(|| exact(self.cut(), other.cut())).unwrap_or(self)
    }
}

impl Sum for Rational {
    fn sum<I: Iterator<Item = Rational>>(numbers: I) -> Rational {
        numbers.fold(Rational::ZERO, Add::add)
    }
}

impl Ord for Rational {
    fn cmp(&self, other: &Rational) -> Ordering {
        if self.denominator == other.denominator {
            return self.numerator.cmp(&other.numerator);
        }
        let left = self.numerator.checked_mul(other.denominator);
        let right = other.numerator.checked_mul(self.denominator);
        match (left, right) {
            (Some(left), Some(right)) => left.cmp(&right),
            _ => by_continued_fraction(*self, *other),
        }
    }
}

/// Compares without multiplying: whole parts first, then the reciprocals of the rests.
fn by_continued_fraction(mut a: Rational, mut b: Rational) -> Ordering {
    let mut turned = false;
    loop {
        let wholes = a.numerator.div_euclid(a.denominator).cmp(&b.numerator.div_euclid(b.denominator));
        let rests = (a.numerator.rem_euclid(a.denominator), b.numerator.rem_euclid(b.denominator));
        let order = match rests {
            _ if wholes != Ordering::Equal => wholes,
            (0, 0) => Ordering::Equal,
            (0, _) => Ordering::Less,
            (_, 0) => Ordering::Greater,
            (rest_a, rest_b) => {
                (a, b) = (
                    Rational { numerator: a.denominator, denominator: rest_a },
                    Rational { numerator: b.denominator, denominator: rest_b },
                );
                turned = !turned;
                continue;
            }
        };
        return if turned { order.reverse() } else { order };
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Rational) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// As people write it: `7`, `15/2`.
impl Serialize for Rational {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl fmt::Display for Rational {
    /// `7`, `-3`, `15/2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            self.numerator.fmt(f)
        } else {
            write!(f, "{}/{}", self.numerator, self.denominator)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fraction(numerator: i64, denominator: i64) -> Rational {
        Rational::new(numerator, denominator).unwrap()
    }

    #[test]
    fn sums_and_comparisons_are_exact() {
        assert_eq!(fraction(1, 3) + fraction(1, 6), fraction(1, 2));
        assert_eq!(fraction(2, -4), fraction(-1, 2));
        assert!(fraction(1, 3) < fraction(334, 1000));
        assert_eq!(fraction(9, 2) * Rational::whole(20), Rational::whole(90));
        assert_eq!(fraction(15, 2).to_string(), "15/2");
        let mixed = |numerator, denominator| fraction(numerator, denominator).mixed();
        assert_eq!([mixed(14, 2), mixed(15, 2), mixed(22, 3)], ["7", "7½", "7 1/3"]);
        assert_eq!([mixed(-1, 2), mixed(-15, 2), mixed(-1, 3)], ["-½", "-7½", "-1/3"]);
        assert_eq!(Rational::new(1, 0), None);
    }

    #[test]
    fn huge_denominators_neither_panic_nor_lose_the_order() {
        let primes = [4799, 4801, 4813, 4817, 4831, 4861, 4871, 4877, 4889, 4903, 4909, 4919, 4931, 4933];
        let sum: Rational = primes.iter().map(|prime| fraction(1, *prime)).sum();
        assert!(sum > fraction(1, 400) && sum < fraction(1, 300), "{sum}");
        assert!(sum + fraction(1, 7919) > sum);
        let (a, b) = (fraction(i64::MAX, i64::MAX - 1), fraction(i64::MAX - 1, i64::MAX - 2));
        assert_eq!(by_continued_fraction(a * a, b * b), Ordering::Less);
    }
}
