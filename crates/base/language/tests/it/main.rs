//! The words of every language, checked against each other and against what the libraries can say.

mod complete;
mod files;
mod spelling;
mod told;
