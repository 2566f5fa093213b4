//! The colours of a diagram.

use std::fmt;
use std::str::FromStr;

use damier_rules::{ByColor, Variant};

/// A set of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    /// Warm wood, ivory and walnut.
    #[default]
    Wood,
    /// Black on white with hatched squares, as the codes print their diagrams.
    Print,
    /// Green and buff squares with red and white pieces, the official checkers set.
    Checkers,
    /// For evening halls.
    Dark,
}

impl Theme {
    /// All of them.
    pub const ALL: [Theme; 4] = [Theme::Wood, Theme::Print, Theme::Checkers, Theme::Dark];

    /// The usual colours of a variant.
    pub const fn of(variant: Variant) -> Theme {
        match variant {
            Variant::English => Theme::Checkers,
            _ => Theme::Wood,
        }
    }

    /// The name used on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Wood => "wood",
            Theme::Print => "print",
            Theme::Checkers => "checkers",
            Theme::Dark => "dark",
        }
    }

    pub(crate) const fn palette(self) -> &'static Palette {
        match self {
            Theme::Wood => &WOOD,
            Theme::Print => &PRINT,
            Theme::Checkers => &CHECKERS,
            Theme::Dark => &DARK,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A text that names no theme.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no theme is called \"{0}\"; there are wood, print, checkers and dark")]
pub struct UnknownTheme(pub String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Theme, UnknownTheme> {
        Theme::ALL
            .into_iter()
            .find(|theme| theme.name().eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// Every colour of a theme.
pub(crate) struct Palette {
    pub(crate) ground: &'static str,
    /// Coordinates at the edge and the caption.
    pub(crate) ink: &'static str,
    /// The line around the board.
    pub(crate) frame: &'static str,
    /// Squares nobody plays on.
    pub(crate) light: &'static str,
    /// Squares of play.
    pub(crate) dark: Fill,
    /// Numbers on squares of play.
    pub(crate) number: &'static str,
    /// The last move.
    pub(crate) accent: &'static str,
    pub(crate) arrow: &'static str,
    pub(crate) pieces: ByColor<Disc>,
}

impl Palette {
    /// What numbers on squares of play stand on.
    pub(crate) const fn halo(&self) -> &'static str {
        match self.dark {
            Fill::Plain(color) => color,
            Fill::Hatched(_) => self.light,
        }
    }
}

/// How squares of play are filled.
pub(crate) enum Fill {
    Plain(&'static str),
    /// Slanted lines on the colour of the light squares, which survive any copier.
    Hatched(&'static str),
}

/// The colours of one side's discs.
pub(crate) struct Disc {
    /// The upper face.
    pub(crate) face: &'static str,
    /// The edge, seen below the face.
    pub(crate) rim: &'static str,
    /// The line around face and edge, which lets the discs of a tower be counted.
    pub(crate) seam: &'static str,
    /// What marks a king.
    pub(crate) mark: &'static str,
}

const WOOD: Palette = Palette {
    ground: "#fbf7ee",
    ink: "#3a2f26",
    frame: "#5b3d28",
    light: "#f1dfbf",
    dark: Fill::Plain("#b98a5e"),
    number: "#3a200e",
    accent: "#1f5f8b",
    arrow: "#1f5f8b",
    pieces: ByColor {
        white: Disc { face: "#fdf6e6", rim: "#dfcba6", seam: "#7a5c3e", mark: "#a23b1e" },
        black: Disc { face: "#3d2b22", rim: "#251812", seam: "#8f6f57", mark: "#f0c77a" },
    },
};

const PRINT: Palette = Palette {
    ground: "#ffffff",
    ink: "#000000",
    frame: "#000000",
    light: "#ffffff",
    dark: Fill::Hatched("#000000"),
    number: "#000000",
    accent: "#000000",
    arrow: "#000000",
    pieces: ByColor {
        white: Disc { face: "#ffffff", rim: "#ffffff", seam: "#000000", mark: "#000000" },
        black: Disc { face: "#000000", rim: "#000000", seam: "#ffffff", mark: "#ffffff" },
    },
};

/// Green and white, or cream (WCDF-1.2), with red and white pieces (WCDF-1.9).
const CHECKERS: Palette = Palette {
    ground: "#fbf8ef",
    ink: "#26312a",
    frame: "#20452c",
    light: "#f2e6c4",
    dark: Fill::Plain("#3f7a52"),
    number: "#f6f1df",
    accent: "#f2b632",
    arrow: "#f2b632",
    pieces: ByColor {
        white: Disc { face: "#fffbf0", rim: "#d9d0b8", seam: "#5c5b4c", mark: "#8d1f17" },
        black: Disc { face: "#b5281d", rim: "#7d170f", seam: "#e08a7c", mark: "#ffe1a8" },
    },
};

const DARK: Palette = Palette {
    ground: "#17191c",
    ink: "#d8d4cb",
    frame: "#5a6068",
    light: "#7f858c",
    dark: Fill::Plain("#4a5159"),
    number: "#d3d7db",
    accent: "#f0a63c",
    arrow: "#f0a63c",
    pieces: ByColor {
        white: Disc { face: "#f1ede4", rim: "#bdb7aa", seam: "#24262a", mark: "#9a4a14" },
        black: Disc { face: "#17181b", rim: "#08090a", seam: "#a2a8b0", mark: "#f0c77a" },
    },
};

#[cfg(test)]
mod tests {
    use super::*;
    use damier_rules::Color;

    /// Relative luminance of a colour written `#rrggbb`, as the web accessibility guidelines define it.
    fn luminance(color: &str) -> f64 {
        let channel = |at: usize| {
            let value = f64::from(u8::from_str_radix(&color[at..at + 2], 16).unwrap()) / 255.0;
            if value <= 0.04045 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
        };
        0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
    }

    fn contrast(one: &str, other: &str) -> f64 {
        let (a, b) = (luminance(one), luminance(other));
        (a.max(b) + 0.05) / (a.min(b) + 0.05)
    }

    #[test]
    fn everything_that_tells_something_stands_out() {
        for theme in Theme::ALL {
            let palette = theme.palette();
            let pieces = &palette.pieces;
            let pairs = [
                ("sides", pieces.white.face, pieces.black.face, 4.5),
                ("edges", pieces.white.rim, pieces.black.rim, 4.5),
                ("numbers", palette.number, palette.halo(), 4.5),
                ("caption", palette.ink, palette.ground, 7.0),
            ];
            for (what, one, other, least) in pairs {
                assert!(contrast(one, other) >= least, "{theme}: {what} {}", contrast(one, other));
            }
            for color in Color::ALL {
                let disc = &pieces[color];
                assert!(contrast(disc.mark, disc.face) >= 4.5, "{theme}: crown of {color}");
                assert!(contrast(disc.mark, disc.rim) >= 3.0, "{theme}: stripes of {color}");
                assert!(contrast(disc.seam, disc.rim) >= 3.0, "{theme}: discs of {color}");
            }
        }
    }
}
