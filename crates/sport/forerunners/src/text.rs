//! Why a work was found, in words: "the same position, shifted two files to the right, 1 piece moved".

use damier_language::{Args, Words};

use crate::{Changes, Likeness, Motion};

impl Likeness {
    /// In a sentence without a full stop.
    pub fn text(&self, words: &Words) -> String {
        let parts = match self {
            Likeness::Position { motion, changes, .. } => {
                let mut parts = vec![words.text("forerunner-same-position")];
                parts.extend(motion_parts(*motion, words));
                parts.extend(change_parts(*changes, words));
                parts
            }
            Likeness::Final { motion, pieces } => {
                let args = Args::new().with("count", *pieces);
                let mut parts = vec![words.translate("forerunner-same-final", &args)];
                parts.extend(motion_parts(*motion, words));
                parts
            }
        };
        parts.join(", ")
    }
}

fn motion_parts(motion: Motion, words: &Words) -> Vec<String> {
    let flips = [
        (motion.turned, "forerunner-turned"),
        (motion.reflected, "forerunner-reflected"),
        (motion.in_main_road, "forerunner-in-main-road"),
    ];
    let flips = flips.into_iter().filter(|(is, _)| *is).map(|(_, id)| words.text(id));
    let shifts = [
        (motion.files, "forerunner-files-right", "forerunner-files-left"),
        (motion.rows, "forerunner-rows-up", "forerunner-rows-down"),
    ];
    let shifts = shifts.into_iter().filter(|(steps, ..)| *steps != 0).map(|(steps, more, less)| {
        let id = if steps > 0 { more } else { less };
        words.translate(id, &Args::new().with("count", u32::from(steps.unsigned_abs())))
    });
    flips.chain(shifts).collect()
}

fn change_parts(changes: Changes, words: &Words) -> Vec<String> {
    let counts = [
        (changes.moved, "forerunner-moved"),
        (changes.added, "forerunner-added"),
        (changes.removed, "forerunner-removed"),
        (changes.promoted, "forerunner-promoted"),
        (changes.rebuilt, "forerunner-rebuilt"),
    ];
    let there = counts.into_iter().filter(|(count, _)| *count > 0);
    there.map(|(count, id)| words.translate(id, &Args::new().with("count", count))).collect()
}

#[cfg(test)]
mod tests {
    use damier_language::Language;

    use super::*;

    #[test]
    fn in_words() {
        let motion = Motion { files: 2, ..Motion::NONE };
        let changes = Changes { moved: 1, ..Changes::default() };
        let like = Likeness::Position { total: 1, motion, changes };
        for (language, told) in [
            (Language::EN, "the same position, shifted 2 files to the right, 1 piece moved"),
            (Language::UK, "та сама позиція, зсунута на 2 вертикалі праворуч, переставлено 1 шашку"),
        ] {
            assert_eq!(like.text(Words::of(language)), told);
        }
    }
}
