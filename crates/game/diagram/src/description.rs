//! The position in words, for those who cannot see the drawing and for the pointer.

use damier_rules::{Color, Rank, Square, Tower};

use crate::Diagram;

impl Diagram {
    /// The whole diagram in words: who is to move, where the pieces stand, the last move.
    ///
    /// ```
    /// use damier_diagram::Diagram;
    /// use damier_rules::{Color, Setup, Square, Tower, Variant};
    ///
    /// let mut setup = Setup::empty(Variant::International);
    /// setup.placed.push((Square::new(27), Tower::man(Color::White)));
    /// setup.placed.push((Square::new(4), Tower::king(Color::Black)));
    /// let words = Diagram::new(setup).describe();
    /// assert_eq!(words, "White to move. White: man on 28. Black: king on 5.");
    /// ```
    pub fn describe(&self) -> String {
        let mut sentences = vec![self.turn_in_words()];
        for color in Color::ALL {
            sentences.push(format!("{}: {}", self.side(color), self.side_in_words(color)));
        }
        if let Some([first, .., last]) = self.last_move.as_ref().map(|route| route.squares.as_slice()) {
            sentences.push(format!("Last move: {} to {}", self.name(*first), self.name(*last)));
        }
        sentences.join(". ") + "."
    }

    /// The caption, or what kind of board it is.
    pub(crate) fn title(&self) -> String {
        match &self.caption {
            Some(caption) => caption.clone(),
            None => format!("A position of {}", self.setup.variant.title()),
        }
    }

    pub(crate) fn turn_in_words(&self) -> String {
        format!("{} to move", self.side(self.setup.to_move))
    }

    fn side_in_words(&self, color: Color) -> String {
        let mut parts = Vec::new();
        for (rank, one, many) in [(Rank::Man, "man", "men"), (Rank::King, "king", "kings")] {
            let squares = self.singles(color, rank);
            match squares.len() {
                0 => {}
                1 => parts.push(format!("{one} on {}", squares.join(""))),
                _ => parts.push(format!("{many} on {}", squares.join(", "))),
            }
        }
        let towers = self.board().squares().filter_map(|square| {
            let tower = self.at(square).filter(|t| t.owner() == color && t.height() > 1)?;
            Some(format!("{} on {}", contents(tower), self.name(square)))
        });
        parts.extend(towers);
        if parts.is_empty() { "no pieces".to_owned() } else { parts.join("; ") }
    }

    /// The squares where single pieces of one kind stand.
    fn singles(&self, color: Color, rank: Rank) -> Vec<String> {
        let is_one = |tower: Tower| tower.height() == 1 && tower.owner() == color && tower.top() == rank;
        self.board()
            .squares()
            .filter(|square| self.at(*square).is_some_and(is_one))
            .map(|square| self.name(square))
            .collect()
    }

    /// What stands on a square: `d4: White, king` or `d4: White, tower (king, 2 men; captives: 3 men)`.
    pub(crate) fn tower_in_words(&self, square: Square, tower: Tower) -> String {
        format!("{}: {}, {}", self.name(square), self.side(tower.owner()), contents(tower))
    }
}

/// What a tower is made of, from the top down.
fn contents(tower: Tower) -> String {
    match (tower.height(), tower.top()) {
        (1, Rank::Man) => "man".to_owned(),
        (1, Rank::King) => "king".to_owned(),
        _ => {
            let own = runs(tower.own());
            match runs(tower.captives()) {
                captives if captives.is_empty() => format!("tower ({own})"),
                captives => format!("tower ({own}; captives: {captives})"),
            }
        }
    }
}

/// Ranks from the top down, equal neighbours counted together: `king, 3 men, king`.
fn runs(ranks: impl Iterator<Item = Rank>) -> String {
    let mut runs: Vec<(Rank, usize)> = Vec::new();
    for rank in ranks {
        match runs.last_mut() {
            Some((last, count)) if *last == rank => *count += 1,
            _ => runs.push((rank, 1)),
        }
    }
    let words: Vec<String> = runs
        .iter()
        .map(|(rank, count)| match (rank, count) {
            (Rank::Man, 1) => "man".to_owned(),
            (Rank::Man, n) => format!("{n} men"),
            (Rank::King, 1) => "king".to_owned(),
            (Rank::King, n) => format!("{n} kings"),
        })
        .collect();
    words.join(", ")
}
