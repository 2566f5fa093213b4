//! Papers of the books for browsers and for programs: which there are, who may have them, in which shapes.

use std::sync::Arc;

use bytes::Bytes;
use damier_documents::books::{BookPaper, NoPaper, Wanted};
use damier_federation::titles::{Application, Title};
use damier_language::Words;
use damier_store::Account;

use super::Held;
use crate::press::NotSet;
use crate::site::Site;

/// A shape of a paper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    Html,
    Pdf,
    Csv,
    Xlsx,
}

/// Why a paper cannot be had.
#[derive(Debug, thiserror::Error)]
pub enum NotMade {
    /// The books do not hold what it is about.
    #[error("{0}")]
    NoPaper(#[from] NoPaper),
    /// It could not be brought into this shape.
    #[error("{0}")]
    Shape(String),
}

impl Shape {
    pub const ALL: [Shape; 4] = [Shape::Html, Shape::Pdf, Shape::Csv, Shape::Xlsx];

    /// The end of its name.
    pub const fn end(self) -> &'static str {
        match self {
            Shape::Html => "html",
            Shape::Pdf => "pdf",
            Shape::Csv => "csv",
            Shape::Xlsx => "xlsx",
        }
    }

    /// How browsers call it.
    pub const fn kind(self) -> &'static str {
        match self {
            Shape::Html => "text/html; charset=utf-8",
            Shape::Pdf => "application/pdf",
            Shape::Csv => "text/csv; charset=utf-8",
            Shape::Xlsx => "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        }
    }

    /// The shape with this end.
    pub fn named(end: &str) -> Option<Shape> {
        Shape::ALL.into_iter().find(|own| own.end() == end)
    }
}

/// The forms of an application.
pub const fn forms(own: &Application) -> &'static [BookPaper] {
    match own.title {
        Title::Arbiter => &[BookPaper::Form3, BookPaper::Form5],
        _ => &[BookPaper::Form3, BookPaper::Form4],
    }
}

/// Whether somebody may have a paper: everybody what is not private, the forms of an application who may read it.
pub fn may_have(held: &Held, kind: BookPaper, wanted: &Wanted, account: Option<&Account>) -> bool {
    let of_application = |number: u32| {
        let filed = held.state().application(number).ok();
        filed.is_some_and(|filed| forms(&filed.application).contains(&kind)) && held.may_read(number, account)
    };
    !kind.is_private() || wanted.application.is_some_and(of_application)
}

/// A paper in a shape.
pub async fn made(
    site: &Site,
    held: &Arc<Held>,
    words: &'static Words,
    kind: BookPaper,
    shape: Shape,
    wanted: &Wanted,
    part: Option<usize>,
) -> Result<Bytes, NotMade> {
    let (held, wanted) = (Arc::clone(held), *wanted);
    let not_set = |why: NotSet| NotMade::Shape(why.translate(words));
    let paper = move || kind.make(held.state(), words, &wanted);
    let paper = site.press.make(paper).await.map_err(not_set)??;
    if shape == Shape::Pdf {
        return site.press.pdf(site.config.typeset, paper, part, None).await.map_err(not_set);
    }
    let write = move || match shape {
        Shape::Csv => Ok(paper.csv().into_bytes()),
        Shape::Xlsx => paper.xlsx().map_err(|why| NotMade::Shape(why.to_string())),
        Shape::Html | Shape::Pdf => Ok(paper.html().into_bytes()),
    };
    Ok(Bytes::from(site.press.make(write).await.map_err(not_set)??))
}
