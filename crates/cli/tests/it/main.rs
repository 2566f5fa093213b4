//! The command run as a person runs it: its words, its exit codes, its refusals.

mod analyse;
mod command;
mod completions;
mod contests;
mod demo;
mod diagram;
mod engines;
mod event;
mod event_course;
mod event_files;
mod event_mistakes;
mod federation;
mod guide;
mod hall;
mod help;
mod mistyped;
mod moves;
mod pdn;
mod perft;
mod play;
mod problem;
mod problem_search;
mod rulebooks;
mod site;
mod streams;
mod tables;
