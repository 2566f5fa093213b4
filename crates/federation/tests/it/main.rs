//! The books of a federation, tried from outside.

mod books;
mod oracle;
mod periods;
mod rating_random;
mod rating_vectors;
mod titles;
