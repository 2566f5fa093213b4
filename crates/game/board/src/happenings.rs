//! What can happen at a board, as somebody chooses it from a list and as a log is read back: a name, and the line that
//! says it. The words for people stand in the messages `happened-NAME`.
//!
//! ```
//! use damier_board::happenings::{compose, named};
//!
//! let line = compose("claim-repetition", "white", "by 33-28").expect("a line");
//! assert_eq!(line, "claim white repetition by 33-28");
//! let read = named(&line).expect("it is on the list");
//! assert_eq!((read.happening.name, read.side, read.more.as_str()), ("claim-repetition", Some("white"), "by 33-28"));
//! ```

/// Of what something that happens is a part.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    /// Moves, and how a game ends.
    Game,
    /// Offers, claims and draws that the arbiter finds.
    Draws,
    /// What the arbiter decides.
    Arbiter,
    /// A hand over the board.
    Hands,
    /// The clock.
    Clock,
    /// Records, breaks, sight.
    Sheets,
}

impl About {
    /// All of them, in the order of a list.
    pub const ALL: [About; 6] =
        [About::Game, About::Draws, About::Arbiter, About::Hands, About::Clock, About::Sheets];

    /// The end of the name of its message: `happened-about-NAME`.
    pub const fn name(self) -> &'static str {
        match self {
            About::Game => "game",
            About::Draws => "draws",
            About::Arbiter => "arbiter",
            About::Hands => "hands",
            About::Clock => "clock",
            About::Sheets => "sheets",
        }
    }
}

/// Something that can happen at a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Happening {
    /// The end of the name of its message: `happened-NAME`.
    pub name: &'static str,
    /// Of what it is a part.
    pub about: About,
    /// Its line; `SIDE` stands for a colour, `…` for whatever else is said.
    line: &'static str,
}

impl Happening {
    /// Whether the line names a side.
    pub fn has_side(&self) -> bool {
        self.line.split(' ').any(|part| part == "SIDE")
    }

    /// Whether something more can be said: moves, a square, a time.
    pub fn has_more(&self) -> bool {
        self.line.ends_with('…')
    }
}

/// A line read back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named<'a> {
    /// What happened.
    pub happening: &'static Happening,
    /// Of which side it speaks, as it is typed.
    pub side: Option<&'a str>,
    /// What else it says.
    pub more: String,
}

/// Why something chosen makes no line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NoLine {
    /// Nothing of that name is on the list.
    #[error("nothing of that name can happen at a board")]
    Unknown,
    /// It is not said of which side.
    #[error("it is not said of which side")]
    NoSide,
}

const fn of(about: About, name: &'static str, line: &'static str) -> Happening {
    Happening { name, about, line }
}

/// Everything on the list; of two lines that begin alike the narrower one is first.
pub const HAPPENINGS: &[Happening] = &[
    of(About::Game, "moves", "moves …"),
    of(About::Game, "played", "played …"),
    of(About::Game, "resign", "resign SIDE"),
    of(About::Game, "stop", "stop SIDE"),
    of(About::Game, "refuses", "refuses SIDE"),
    of(About::Game, "flag-both", "flag both …"),
    of(About::Game, "flag-unpressed", "flag SIDE unpressed"),
    of(About::Game, "flag-never-came", "flag SIDE never-came"),
    of(About::Game, "flag", "flag SIDE …"),
    of(About::Game, "absent-both", "absent both"),
    of(About::Game, "absent", "absent SIDE"),
    of(About::Game, "sealed-impossible", "sealed impossible"),
    of(About::Game, "sealed", "sealed …"),
    of(About::Draws, "offer-pressed", "offer SIDE pressed"),
    of(About::Draws, "offer", "offer SIDE"),
    of(About::Draws, "accept", "accept SIDE"),
    of(About::Draws, "decline", "decline SIDE"),
    of(About::Draws, "claim-repetition", "claim SIDE repetition …"),
    of(About::Draws, "claim-counting", "claim SIDE counting …"),
    of(About::Draws, "claim-last-minute", "claim SIDE last-minute …"),
    of(About::Draws, "claim-quick-finish", "claim SIDE quick-finish …"),
    of(About::Draws, "establish", "establish …"),
    of(About::Draws, "nobody-can-win", "nobody-can-win"),
    of(About::Draws, "win-shown", "win-shown SIDE"),
    of(About::Arbiter, "irregular", "irregular SIDE …"),
    of(About::Arbiter, "correct", "correct SIDE …"),
    of(About::Arbiter, "let-stand", "let-stand SIDE"),
    of(About::Arbiter, "rewind", "rewind …"),
    of(About::Arbiter, "sanction", "sanction SIDE …"),
    of(About::Arbiter, "award-white", "award white …"),
    of(About::Arbiter, "award-black", "award black …"),
    of(About::Arbiter, "award-draw", "award draw …"),
    of(About::Arbiter, "award-both-lose", "award both-lose …"),
    of(About::Arbiter, "award-annulled", "award annulled …"),
    of(About::Arbiter, "undo", "undo …"),
    of(About::Hands, "touched", "touched SIDE …"),
    of(About::Hands, "adjusts", "adjusts SIDE"),
    of(About::Hands, "carried", "carried SIDE …"),
    of(About::Hands, "released", "released SIDE …"),
    of(About::Hands, "removing-stopped", "removing SIDE stopped"),
    of(About::Hands, "removing", "removing SIDE all"),
    of(About::Hands, "reached", "reached SIDE …"),
    of(About::Clock, "clock-start", "clock start …"),
    of(About::Clock, "clock-arrive", "clock arrive SIDE"),
    of(About::Clock, "clock-excuse", "clock excuse SIDE"),
    of(About::Clock, "clock-press", "clock press SIDE"),
    of(About::Clock, "clock-final-move", "clock final-move SIDE"),
    of(About::Clock, "clock-pause-irregularity", "clock pause irregularity"),
    of(About::Clock, "clock-pause-records", "clock pause records"),
    of(About::Clock, "clock-pause-count", "clock pause count"),
    of(About::Clock, "clock-pause-faulty", "clock pause faulty"),
    of(About::Clock, "clock-pause", "clock pause"),
    of(About::Clock, "clock-resume", "clock resume"),
    of(About::Clock, "clock-run", "clock run SIDE"),
    of(About::Clock, "clock-add", "clock add SIDE …"),
    of(About::Clock, "clock-charge", "clock charge SIDE …"),
    of(About::Clock, "clock-set", "clock set SIDE …"),
    of(About::Clock, "clock-replace", "clock replace …"),
    of(About::Clock, "clock-doubt", "clock doubt SIDE"),
    of(About::Clock, "clock-stop-resigns", "clock stop SIDE resigns"),
    of(About::Clock, "clock-stop-claim", "clock stop SIDE claim"),
    of(About::Clock, "clock-stop-draw", "clock stop SIDE draw"),
    of(About::Clock, "clock-stop", "clock stop SIDE"),
    of(About::Clock, "clock-judge", "clock judge"),
    of(About::Clock, "clock-judge-claimed", "clock judge SIDE"),
    of(About::Clock, "clock-play-on", "clock play-on …"),
    of(About::Clock, "clock-claim", "clock claim SIDE"),
    of(About::Clock, "clock-decide-right", "clock decide right"),
    of(About::Clock, "clock-decide-wrong", "clock decide wrong"),
    of(About::Clock, "clock-shown", "clock shown SIDE …"),
    of(About::Clock, "clock-unproved", "clock unproved"),
    of(About::Clock, "clock-adjourn-room", "clock adjourn room"),
    of(About::Clock, "clock-adjourn-disturbed", "clock adjourn disturbed"),
    of(About::Clock, "clock-seal", "clock seal"),
    of(About::Clock, "clock-reopen-yes", "clock reopen yes"),
    of(About::Clock, "clock-reopen-no", "clock reopen no"),
    of(About::Clock, "clock-end", "clock end"),
    of(About::Sheets, "sheet", "sheet SIDE"),
    of(About::Sheets, "missing", "missing SIDE …"),
    of(About::Sheets, "restored", "restored SIDE …"),
    of(About::Sheets, "break", "break SIDE"),
    of(About::Sheets, "sight-weak", "sight SIDE weak"),
    of(About::Sheets, "sight-blind", "sight SIDE blind"),
];

/// The line of something that was chosen from the list.
pub fn compose(name: &str, side: &str, more: &str) -> Result<String, NoLine> {
    let found = HAPPENINGS.iter().find(|own| own.name == name).ok_or(NoLine::Unknown)?;
    let (side, more) = (side.trim(), more.trim());
    if found.has_side() && side.is_empty() {
        return Err(NoLine::NoSide);
    }
    let parts = found.line.split(' ').map(|part| match part {
        "SIDE" => side,
        "…" => more,
        word => word,
    });
    Ok(parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" "))
}

/// What a line of a log says, if it is on the list.
pub fn named(line: &str) -> Option<Named<'_>> {
    HAPPENINGS.iter().find_map(|own| matches(own, line))
}

fn matches<'a>(happening: &'static Happening, line: &'a str) -> Option<Named<'a>> {
    let mut words = line.split_whitespace();
    let mut side = None;
    for part in happening.line.split(' ').filter(|part| *part != "…") {
        let word = words.next()?;
        match part {
            "SIDE" => side = Some(word),
            own if own != word => return None,
            _ => {}
        }
    }
    let more = words.collect::<Vec<_>>().join(" ");
    (more.is_empty() || happening.has_more()).then_some(Named { happening, side, more })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every line that can be typed is on the list, and what is on the list is such a line.
    #[test]
    fn the_list_has_every_line() {
        let typed = crate::LINES.iter().flat_map(|(lines, _)| lines.split(", "));
        for line in typed {
            let word = line.split_whitespace().next().expect("a word");
            let event = line.split_whitespace().nth(1).filter(|_| word == "clock").unwrap_or_default();
            let begins = format!("{word} {event}");
            let found = HAPPENINGS.iter().any(|own| format!("{} ", own.line).starts_with(&begins));
            assert!(found, "{line}");
        }
    }

    #[test]
    fn what_is_chosen_is_read_back() {
        for own in HAPPENINGS {
            let more = if own.has_more() { "32-28" } else { "" };
            let line = compose(own.name, "black", more).expect("a line");
            let read = named(&line).expect("a happening");
            assert_eq!((read.happening.name, read.more.as_str()), (own.name, more), "{line}");
            assert_eq!(read.side, own.has_side().then_some("black"), "{line}");
        }
        assert_eq!(compose("resign", "", ""), Err(NoLine::NoSide));
        assert_eq!(compose("fly", "white", ""), Err(NoLine::Unknown));
        assert_eq!(named("fly white"), None);
    }
}
