//! What Form 2 counts, and how many there must be.
//!
//! FMJD-X.4.4.1: an international title tournament has half of its players titled or rated 2210, half of
//! them foreigners, four fifths rated. FMJD-X.4.4.3.1, FMJD-X.4.4.3.2: an approved one has a third of
//! foreigners and, as a round robin, half plus three rated.

use damier_compete::event::PlayerEntry;

use super::fmjd_titles::{STRONG, Title};

/// Players by what the form asks.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    pub(super) players: usize,
    pub(super) gmi: usize,
    pub(super) mi: usize,
    pub(super) mf: usize,
    /// Titles that count with their rating (FMJD-IX.F2.n2).
    pub(super) valid_gmi: usize,
    pub(super) valid_mi: usize,
    pub(super) valid_mf: usize,
    /// Titled, or rated 2210.
    pub(super) strong: usize,
    pub(super) rated: usize,
    /// Not of the organising federation.
    pub(super) abroad: usize,
    /// Whether that federation is known.
    pub(super) home_known: bool,
}

impl Counts {
    pub(super) fn of<'a>(players: impl Iterator<Item = &'a PlayerEntry>, home: Option<&str>) -> Counts {
        let mut counts = Counts { home_known: home.is_some(), ..Counts::default() };
        for player in players {
            counts.add(player, home);
        }
        counts
    }

    fn add(&mut self, player: &PlayerEntry, home: Option<&str>) {
        self.players += 1;
        let title = Title::of(player);
        match title {
            Some(Title::Gmi) => self.gmi += 1,
            Some(Title::Mi) => self.mi += 1,
            Some(Title::Mf) => self.mf += 1,
            None => {}
        }
        // A titled player without a rating counts by his title (FMJD-IX.5.2).
        let counted = title.and_then(|title| title.counted(player.rating.unwrap_or(title.rating())));
        match counted {
            Some(Title::Gmi) => self.valid_gmi += 1,
            Some(Title::Mi) => self.valid_mi += 1,
            Some(Title::Mf) => self.valid_mf += 1,
            None => {}
        }
        let is_strong = counted.is_some() || player.rating.is_some_and(|rating| rating >= STRONG);
        self.strong += usize::from(is_strong);
        self.rated += usize::from(player.rating.is_some());
        let is_abroad = home.is_some() && player.federation.is_some() && player.federation.as_deref() != home;
        self.abroad += usize::from(is_abroad);
    }

    pub(super) const fn titled(&self) -> usize {
        self.gmi + self.mi + self.mf
    }

    pub(super) const fn valid_titled(&self) -> usize {
        self.valid_gmi + self.valid_mi + self.valid_mf
    }

    /// Whole percents, rounded; nothing of nobody.
    pub(super) fn percent(part: usize, of: usize) -> Option<usize> {
        (part * 100 + of / 2).checked_div(of)
    }
}

/// How many there must be.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Minima {
    pub(super) titled: Option<usize>,
    pub(super) abroad: usize,
    pub(super) rated: Option<usize>,
}

impl Minima {
    /// A tournament approved by the FMJD.
    pub(super) const fn approved(players: usize, round_robin: bool) -> Minima {
        let rated = if round_robin { Some(players / 2 + 3) } else { None };
        Minima { titled: None, abroad: players.div_ceil(3), rated }
    }

    /// An international title tournament.
    pub(super) const fn title_tournament(players: usize) -> Minima {
        let half = players.div_ceil(2);
        Minima { titled: Some(half), abroad: half, rated: Some((players * 4).div_ceil(5)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Vectors TV-X.1 of FMJD-X.4.4.1 and TV-X.2 of FMJD-X.4.4.3.1, FMJD-X.4.4.3.2.
    #[test]
    fn minima_of_twelve_players() {
        let title = Minima { titled: Some(6), abroad: 6, rated: Some(10) };
        assert_eq!(Minima::title_tournament(12), title);
        assert_eq!(Minima::approved(12, true), Minima { titled: None, abroad: 4, rated: Some(9) });
    }
}
