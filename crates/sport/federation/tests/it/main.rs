//! The books of a federation, tried from outside.

mod books;
mod copies;
mod lists;
mod oracle;
mod periods;
mod rating_random;
mod rating_vectors;
mod title_books;
mod title_cases;
mod titles;
