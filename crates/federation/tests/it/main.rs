//! The books of a federation, tried from outside.

mod books;
mod oracle;
mod rating_random;
mod rating_vectors;
mod titles;
