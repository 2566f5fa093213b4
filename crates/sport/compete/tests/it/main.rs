//! The crate of competitions from outside: one module per topic, data in `tests/cases`.

mod duties;
mod event_cases;
mod event_hostile;
mod event_json;
mod event_next;
mod event_random;
mod event_script;
mod event_simulation;
mod event_speed;
mod event_standings;
mod event_tables;
mod formats;
mod permissions;
mod regulation_file;
mod stated;
