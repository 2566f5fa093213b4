//! Finds a named control and fills in what the organiser chose.

use std::num::NonZeroU16;

use super::{Amount, Condition, Form, Named, all};
use crate::text::ControlError;
use crate::{Control, Increment, Period, Span};

/// A number that the organiser must choose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Question {
    /// What it is about.
    pub topic: Topic,
    /// What may be chosen.
    pub allowed: Amount,
}

/// What a chosen number is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    /// Minutes of this period, from 1.
    Minutes(usize),
    /// Seconds for each move.
    Increment,
    /// The step of a ladder, from 1.
    Rung,
}

impl std::fmt::Display for Topic {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Topic::Minutes(period) => write!(f, "minutes of period {period}"),
            Topic::Increment => f.write_str("seconds for each move"),
            Topic::Rung => f.write_str("step of the ladder"),
        }
    }
}

/// Why an organiser's numbers do not fit a named control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ChoiceError {
    /// Too few or too many numbers.
    #[error("{name} leaves {wanted} to choose ({what}), {given} given")]
    Count {
        /// The name of the control.
        name: &'static str,
        /// How many it asks for.
        wanted: usize,
        /// What the numbers stand for.
        what: String,
        /// How many came.
        given: usize,
    },
    /// A number that the code does not offer.
    #[error("{name}: {topic} may be {allowed}, not {given}")]
    NotOffered {
        /// The name of the control.
        name: &'static str,
        /// What is chosen: minutes, seconds for a move, or a step of a ladder.
        topic: Topic,
        /// What it may be.
        allowed: String,
        /// What was chosen.
        given: u64,
    },
    /// The numbers together break the condition of the clause.
    #[error("{name}: {minutes} minutes and {seconds} seconds a move break the condition: {condition}")]
    Condition {
        /// The name of the control.
        name: &'static str,
        /// The minutes that were chosen.
        minutes: u64,
        /// The seconds that were chosen.
        seconds: u64,
        /// The condition in words.
        condition: Condition,
    },
}

/// A text that names no control.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no control is called \"{0}\"; there are {names}", names = all().map(|n| n.name).collect::<Vec<_>>().join(", "))]
pub struct UnknownControl(pub String);

/// Why a text is neither a named control with its numbers nor a written one.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NamedError {
    /// No such name.
    #[error(transparent)]
    Unknown(#[from] UnknownControl),
    /// The numbers after the name do not fit.
    #[error(transparent)]
    Choice(#[from] ChoiceError),
    /// A word after the name is no number.
    #[error("after {name}: \"{word}\" is not a number")]
    NotANumber {
        /// The name of the control.
        name: &'static str,
        /// The word that was not understood.
        word: String,
    },
    /// The written form is wrong.
    #[error(transparent)]
    Written(#[from] ControlError),
}

/// The control with this name.
pub fn find(name: &str) -> Result<&'static Named, UnknownControl> {
    all().find(|named| named.name.eq_ignore_ascii_case(name)).ok_or_else(|| UnknownControl(name.to_owned()))
}

/// Reads a name followed by the organiser's numbers, such as `ua13-64-c1 20`, or any written control.
pub fn read(text: &str) -> Result<Control, NamedError> {
    let text = text.trim();
    if !text.starts_with(|c: char| c.is_ascii_alphabetic()) {
        return Ok(text.parse::<Control>()?);
    }
    let mut words = text.split_whitespace();
    let named = find(words.next().unwrap_or_default())?;
    let numbers = words
        .map(|word| {
            word.parse().map_err(|_| NamedError::NotANumber { name: named.name, word: word.to_owned() })
        })
        .collect::<Result<Vec<u64>, NamedError>>()?;
    Ok(named.choose(&numbers)?)
}

impl Named {
    /// What is left to the organiser, in the order in which [`Named::choose`] takes the answers.
    pub fn questions(&self) -> Vec<Question> {
        match self.form {
            Form::Table { periods, increment, .. } => {
                let minutes = periods
                    .iter()
                    .enumerate()
                    .map(|(index, &(_, allowed))| Question { topic: Topic::Minutes(index + 1), allowed });
                let seconds = increment.map(|(allowed, _)| Question { topic: Topic::Increment, allowed });
                minutes.chain(seconds).filter(|question| question.allowed.fixed().is_none()).collect()
            }
            Form::Condition(_) => vec![
                Question { topic: Topic::Minutes(1), allowed: Amount::Any },
                Question { topic: Topic::Increment, allowed: Amount::Any },
            ],
            Form::Ladder(rungs) => {
                vec![Question { topic: Topic::Rung, allowed: Amount::Range(1, rungs.len() as u64) }]
            }
            Form::Days { .. } | Form::NoClock => Vec::new(),
        }
    }

    /// The control that follows from the organiser's numbers, one for each question.
    pub fn choose(&self, numbers: &[u64]) -> Result<Control, ChoiceError> {
        let questions = self.questions();
        if questions.len() != numbers.len() {
            let what: Vec<String> = questions.iter().map(|q| format!("{}: {}", q.topic, q.allowed)).collect();
            return Err(ChoiceError::Count {
                name: self.name,
                wanted: questions.len(),
                what: what.join("; "),
                given: numbers.len(),
            });
        }
        for (question, &given) in questions.iter().zip(numbers) {
            // A period longer than any game is refused here, so that every choice makes a control.
            if !question.allowed.allows(given) || given > LARGEST {
                return Err(ChoiceError::NotOffered {
                    name: self.name,
                    topic: question.topic,
                    allowed: question.allowed.to_string(),
                    given,
                });
            }
        }
        self.build(numbers)
    }

    fn build(&self, numbers: &[u64]) -> Result<Control, ChoiceError> {
        let mut numbers = numbers.iter().copied();
        let mut take = |amount: Amount| amount.fixed().or_else(|| numbers.next()).unwrap_or_default();
        let (periods, repeats, increment) = match self.form {
            Form::NoClock => return Ok(Control::without_clock()),
            Form::Table { periods, repeats, increment } => {
                let periods: Vec<Period> = periods
                    .iter()
                    .map(|&(moves, minutes)| period(moves, Span::minutes(take(minutes))))
                    .collect();
                (periods, repeats, increment.map(|(each, from)| earn(take(each), from)))
            }
            Form::Days { moves, days } => (vec![period(moves, Span::days(u64::from(days)))], true, None),
            Form::Condition(condition) => {
                let (minutes, seconds) = (take(Amount::Any), take(Amount::Any));
                if !condition.holds(Span::minutes(minutes), Span::seconds(seconds)) {
                    return Err(ChoiceError::Condition { name: self.name, minutes, seconds, condition });
                }
                (vec![period(0, Span::minutes(minutes))], false, Some(earn(seconds, 1)))
            }
            Form::Ladder(rungs) => {
                let step = usize::try_from(take(Amount::Any)).unwrap_or(usize::MAX);
                let rung = rungs[step.clamp(1, rungs.len()) - 1];
                (vec![period(0, Span::minutes(rung.minutes))], false, Some(earn(rung.seconds, 1)))
            }
        };
        Ok(Control::new(periods, repeats, increment)
            .expect("tables of the codes and checked numbers make a control"))
    }
}

/// The most minutes or seconds that can be chosen: a year of minutes.
const LARGEST: u64 = 525_600;

fn period(moves: u16, time: Span) -> Period {
    Period { moves: NonZeroU16::new(moves), time }
}

fn earn(seconds: u64, from: u16) -> Increment {
    Increment { each: Span::seconds(seconds), from: NonZeroU16::new(from).unwrap_or(NonZeroU16::MIN) }
}

impl Condition {
    /// Whether base time and increment keep it; both are counted over sixty moves.
    pub fn holds(self, base: Span, each: Span) -> bool {
        let sixty_moves = base + each.times(60);
        match self {
            Condition::AtLeast { increment, both } => {
                each >= Span::seconds(increment) && sixty_moves.times(2) >= Span::minutes(both)
            }
            Condition::Between { least, most } => {
                !each.is_zero() && sixty_moves >= Span::minutes(least) && sixty_moves <= Span::minutes(most)
            }
        }
    }
}

impl std::fmt::Display for Condition {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Condition::AtLeast { increment, both } => write!(
                f,
                "at least {increment} seconds a move, and at least {both} minutes for both players over 60 moves"
            ),
            Condition::Between { least, most } => {
                write!(f, "{least} to {most} minutes over 60 moves, increments included")
            }
        }
    }
}
