//! How rounds were paired and lots drawn. Seeds are printed in full, so that anybody can draw again.

use damier_compete::event::{LotsDrawn, LotsFor, PairedBy, opening_numbered};
use damier_language::Args;

use super::clerk::Clerk;

impl Clerk<'_> {
    /// By whom or what a round was paired.
    pub(super) fn paired_by(&self, by: &PairedBy) -> String {
        let id = match by {
            PairedBy::Engine { .. } => "paper-paired-engine",
            PairedBy::Table { .. } => "paper-paired-table",
            PairedBy::DrawnTable { .. } => "paper-paired-drawn-table",
            PairedBy::Groups { .. } => "paper-paired-groups",
            PairedBy::Bracket { .. } => "paper-paired-bracket",
            PairedBy::Lots { .. } => "paper-paired-lots",
            PairedBy::Match { .. } => "paper-paired-match",
            PairedBy::Hand { .. } => "paper-paired-hand",
            PairedBy::Override { .. } => "paper-paired-override",
        };
        let mut args = Args::new();
        if let Some(seed) = by.seed() {
            args.set("seed", seed.to_string());
        }
        if let Some(row) = by.row() {
            args.set("row", row);
        }
        match by {
            PairedBy::Engine { engine, .. } => args.set("engine", engine.clone()),
            PairedBy::Hand { reason } | PairedBy::Override { reason } => args.set("reason", reason.clone()),
            _ => {}
        }
        self.translate(id, &args)
    }

    /// From which seed, or that it was done by hand.
    fn drawn_how(&self, lots: &LotsDrawn) -> String {
        match lots.by_hand {
            true => self.text("lots-by-hand"),
            false => self.translate("lots-from-seed", &Args::new().with("seed", lots.seed.to_string())),
        }
    }

    /// Lots with what came of them.
    pub(super) fn lots(&self, lots: &LotsDrawn) -> String {
        let what = match &lots.purpose {
            LotsFor::OrderOfRounds { .. } => self.text("paper-lots-order"),
            LotsFor::Colour { .. } => self.text("paper-lots-colour"),
            LotsFor::Tie { key } => {
                self.translate("paper-lots-tie", &Args::new().with("game", self.game(*key)))
            }
            LotsFor::Ballot { key, openings } => {
                let args = Args::new().with("game", self.game(*key)).with("openings", *openings);
                self.translate("paper-lots-ballot", &args)
            }
            LotsFor::Other { what, .. } => what.clone(),
        };
        // An opening has a number of its own in its table, which is the one that players look up.
        let opening = match &lots.purpose {
            LotsFor::Ballot { openings, .. } => {
                lots.drawn.first().and_then(|place| opening_numbered(self.state, *openings, *place))
            }
            _ => None,
        };
        let drawn = || lots.drawn.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
        let winner = match &lots.purpose {
            LotsFor::Tie { key } => self.state.won_by_lot(*key).map(|entrant| self.name(entrant).to_owned()),
            _ => None,
        };
        let drawn = opening.or(winner).unwrap_or_else(drawn);
        let args = Args::new().with("what", what).with("drawn", drawn).with("how", self.drawn_how(lots));
        let drawn = self.translate("paper-lots-drawn", &args);
        if lots.reason.is_empty() {
            return drawn;
        }
        self.translate(
            "paper-lots-again",
            &Args::new().with("drawn", drawn).with("reason", lots.reason.clone()),
        )
    }
}
