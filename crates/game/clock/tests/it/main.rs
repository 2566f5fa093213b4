//! Integration tests: case files, the written form, and random histories against a naive clock.

mod cases;
mod clock_lines;
mod control_lines;
mod events;
mod history;
mod naive;
mod written;
