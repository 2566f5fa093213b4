//! Tables against an independent solver, known facts, damage and power cuts.

mod cases;
mod damage;
mod engine;
mod facts;
mod plain;
mod power_cut;
mod published;
mod sample;
