//! Games by correspondence: cases of both codes, stored facts, zones, a year of an event.

mod claimed;
mod event;
mod reversed;
mod scripted;
mod stored;
mod told;
mod zones;
