//! Tables against an independent solver, known facts, damage and power cuts.

mod damage;
mod facts;
mod plain;
mod power_cut;
mod sample;
