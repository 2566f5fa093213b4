//! The titles of the FMJD as its forms count them.
//!
//! FMJD-IX.F2.n2: a title counts as such only with its rating; a lower rating makes it a lower title.
//! FMJD-IX.5.2: whoever has no rating counts as 2100, a titled player by his title.

use damier_compete::event::PlayerEntry;

/// A title of the FMJD.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Title {
    Mf,
    /// International Master (TM, MI).
    Mi,
    /// International Grandmaster (TDM, GMI).
    Gmi,
}

/// A player without a rating counts as this (FMJD-IX.4.2, FMJD-IX.5.2).
pub(super) const UNRATED: u32 = 2100;

/// A rating that stands beside a title on the forms (FMJD-IX.F1).
pub(super) const STRONG: u32 = 2210;

impl Title {
    /// All, the highest first.
    pub(super) const ALL: [Title; 3] = [Title::Gmi, Title::Mi, Title::Mf];

    /// The rating with which it counts.
    pub(super) const fn rating(self) -> u32 {
        match self {
            Title::Gmi => 2300,
            Title::Mi => 2250,
            Title::Mf => STRONG,
        }
    }

    /// The title of a player as entered; those of women count alike.
    pub(super) fn of(player: &PlayerEntry) -> Option<Title> {
        let written = player.title.as_deref()?.trim().to_uppercase();
        match written.trim_end_matches("64").trim() {
            "GMI" | "GMIF" | "TDM" | "WGMI" | "МГ" | "МГР" | "МГМ" => Some(Title::Gmi),
            "MI" | "MIF" | "TM" | "WMI" | "ММ" => Some(Title::Mi),
            "MF" | "MFF" | "WMF" | "МФ" => Some(Title::Mf),
            _ => None,
        }
    }

    /// As what a title counts with a rating.
    pub(super) fn counted(self, rating: u32) -> Option<Title> {
        Title::ALL.into_iter().find(|lower| *lower <= self && rating >= lower.rating())
    }
}

/// The rating by which a player counts in the mean (FMJD-IX.5.2).
pub(super) fn counted_rating(player: &PlayerEntry) -> u32 {
    player.rating.unwrap_or_else(|| Title::of(player).map_or(UNRATED, Title::rating))
}

/// The mean rating `Rm` of a field, in hundredths; `None` of nobody.
pub(super) fn mean(players: &[&PlayerEntry]) -> Option<(u64, u64)> {
    let count = players.len() as u64;
    let sum: u64 = players.iter().map(|player| u64::from(counted_rating(player))).sum();
    let hundredths = (sum * 100 + count / 2).checked_div(count)?;
    Some((hundredths / 100, hundredths % 100))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn player(title: Option<&str>, rating: Option<u32>) -> PlayerEntry {
        PlayerEntry { title: title.map(str::to_owned), rating, ..PlayerEntry::default() }
    }

    // Vector TV-IX.13 of FMJD-IX.F2.n2.
    #[test]
    fn a_title_counts_only_with_its_rating() {
        let counted =
            |title: &str, rating| Title::of(&player(Some(title), None)).and_then(|own| own.counted(rating));
        assert_eq!(counted("GMI", 2310), Some(Title::Gmi));
        assert_eq!(counted("GMI", 2270), Some(Title::Mi));
        assert_eq!(counted("GMI", 2230), Some(Title::Mf));
        assert_eq!(counted("GMI", 2190), None);
        assert_eq!(counted("MI", 2255), Some(Title::Mi));
        assert_eq!(counted("MI", 2230), Some(Title::Mf));
        assert_eq!(counted("MF", 2215), Some(Title::Mf));
        assert_eq!(counted("MF", 2200), None);
    }

    // Vector TV-IX.12 of FMJD-IX.5.2.
    #[test]
    fn the_mean_counts_everybody() {
        let field = [
            player(Some("GMI"), Some(2400)),
            player(None, Some(2310)),
            player(None, Some(2250)),
            player(None, Some(2210)),
            player(None, None),
            player(Some("GMI"), None),
        ];
        assert_eq!(mean(&field.iter().collect::<Vec<_>>()), Some((2261, 67)));
        assert_eq!(mean(&[]), None);
    }
}
