//! Refusals: a value that tells why something cannot be, often with the field `clause` that says so. Whoever refuses
//! needs no more than an enum and its messages; words and clause are found here.

use serde::Serialize;

use super::serializer::shape;
use super::shape::Shape;
use crate::Words;

/// The clause that a refusal carries, its own or that of the refusal within it.
///
/// ```
/// use damier_language::clause_of;
///
/// #[derive(serde::Serialize)]
/// enum Refused {
///     Over,
///     TooEarly { made: u16, clause: &'static str },
/// }
///
/// let refused = Refused::TooEarly { made: 12, clause: "FMJD-III.5.3" };
/// assert_eq!(clause_of(&refused).as_deref(), Some("FMJD-III.5.3"));
/// assert_eq!(clause_of(&Refused::Over), None);
/// ```
pub fn clause_of(refused: &(impl Serialize + ?Sized)) -> Option<String> {
    clause(&shape(refused).ok()?)
}

fn clause(shape: &Shape) -> Option<String> {
    match shape {
        Shape::Variant { inner, .. } => clause(inner),
        Shape::List(items) if items.len() == 1 => clause(&items[0]),
        Shape::Record { fields, .. } => {
            let found = fields.iter().find(|(name, _)| name == "clause").map(|(_, own)| own);
            match found {
                Some(Shape::Text(text)) => Some(text.clone()),
                _ => None,
            }
        }
        _ => None,
    }
}

impl Words {
    /// A refusal in words of a family, with its clause.
    pub fn refusal(&self, family: &str, refused: &(impl Serialize + ?Sized)) -> String {
        let why = self.describe(family, refused);
        match clause_of(refused) {
            Some(clause) => self.with_clauses(&why, [clause.as_str()]),
            None => why,
        }
    }
}
