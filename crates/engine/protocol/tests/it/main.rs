//! Dialogues as text, and whole games between two of our programs.

mod dialogue;
mod dxp_games;
mod dxp_messages;
mod hub_games;
mod hub_sessions;
mod hub_tables;
mod inside;
mod pipe;
