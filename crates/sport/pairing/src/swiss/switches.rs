//! Readings of the Swiss clauses that a regulation may choose otherwise, by name.

use damier_rules::{switch_values, switches};

switch_values! {
    /// What an opponent who has since withdrawn adds to the provisional coefficients (FMJD-V.6.1.5).
    WithdrawnOpponent {
        /// The points he has (D-50a as ruled, FMJD-V.8.7).
        Points = "points",
        /// He adds nothing at all.
        Nothing = "nothing",
    }
    /// Whether FMJD-V.8.4 chooses the free one when a withdrawal has made the field odd.
    ByeAfterWithdrawal {
        /// He must have met none of the withdrawn.
        Any = "any",
        /// As in any odd field, FMJD-V.5.4.
        Off = "off",
    }
    /// The list in whose middle the median group is sought (FMJD-V.6.1.6).
    MedianList {
        /// With the free one.
        All = "all",
        /// Without the free one.
        Paired = "paired",
    }
    /// The third game running with one colour in the classified systems (FMJD-V.7.1.6).
    ThirdColourFmjd {
        /// Two barred from the same colour are treated as if they had met.
        Hard = "hard",
        /// Their pair is unwelcome, as in UA-III.10.9.13.
        Soft = "soft",
        /// Only the allocation of colours looks at it.
        Ignored = "ignored",
    }
    /// How many third colours are allowed once one must be (UA-III.10.9.13).
    ThirdColourUa {
        /// As few of them as possible.
        Fewest = "fewest",
        /// Then they do not count in that group.
        AllOrNothing = "all_or_nothing",
    }
    /// When the next group's own pairs weigh in the choice of a floater (FMJD-V.6.1.32, UA-III.10.9.12).
    Damage {
        /// Another opponent or another leaver is taken.
        BeforeLeaver = "before_leaver",
        /// Another opponent only.
        AfterLeaver = "after_leaver",
        /// It does not.
        Ignored = "ignored",
    }
    /// The "maximum score" of FMJD-V.9.1.2.
    QuarterMax {
        /// All points there were to win.
        Perfect = "perfect",
        /// The highest score of anybody.
        Highest = "highest",
    }
    /// How far a player must have been unable to go for his float to be forced (UA-III.10.5).
    ForcedBeyond {
        /// He had met all of the adjacent group.
        Adjacent = "adjacent",
        /// He had met all of every group on that side.
        Any = "any",
    }
    /// How two colour histories of unequal length are compared (UA-III.10.9.14.b, UA-III.10.9.14.c).
    ColourHistory {
        /// Played games from the last one backward, to the end of the longer.
        Games = "games",
        /// Played games, as far as both go.
        Common = "common",
        /// Round by round.
        Rounds = "rounds",
    }
    /// Wishes about opponents of one federation (FMJD-II.3.b, FMJD-V.5.8; D-45).
    SameFederation {
        /// There is no such wish.
        None = "none",
        /// They should meet in the first half: other pairs inside a group are unwelcome there.
        FirstHalf = "first_half",
        /// They should not meet in rounds 1 and 2.
        AvoidFirstTwo = "avoid_r1_2",
    }
    /// The third key of the classification (UA-III.10.9.7, UA13-IV.15.9.7.3; D-53a).
    ThirdKey {
        /// Without the best and the worst opponent.
        Median = "median",
        /// Without the worst.
        Truncated = "truncated",
    }
    /// How pairs are found among equals in the column code.
    ColumnsInside {
        /// By lot (COL-3.9.3).
        Lots = "lots",
        /// By nearest numbers, in odd rounds from the smaller, in even ones from the larger (COL-3.9.11).
        NearestNumbers = "nearest_numbers",
    }
}

switches! {
    /// The readings to pair by. The default of each is the reading of the project.
    pub struct Switches {
        /// Have two met whose game was forfeited?
        forfeit_is_meeting: bool, "I-01", ["FMJD-V.2.3", "UA-III.10.1"];
        /// What does an opponent who has since withdrawn add to the provisional coefficients?
        prov_withdrawn: WithdrawnOpponent, "I-02", ["FMJD-V.6.1.5", "FMJD-V.8.7"];
        /// Does the opponent of a forfeited game count in Solkoff's sum?
        ua_forfeit_opponent: bool, "I-03", ["UA-III.10.9.7"];
        /// Who is free when a withdrawal has made the field odd?
        bye_after_withdrawal: ByeAfterWithdrawal, "I-04", ["FMJD-V.8.4"];
        /// Is the free one in the list whose middle is sought?
        median_list: MedianList, "I-05", ["FMJD-V.6.1.6"];
        /// What is a third game running with one colour in the classified systems?
        third_colour_fmjd: ThirdColourFmjd, "I-07", ["FMJD-V.7.1.6", "FMJD-V.6.1.3", "FMJD-V.7.1.1"];
        /// How many third colours are allowed once one must be?
        third_colour_ua: ThirdColourUa, "I-08", ["UA-III.10.9.13"];
        /// When do the next group's own pairs weigh in the choice of a floater?
        damage: Damage, "I-09", ["FMJD-V.6.1.32", "UA-III.10.9.12"];
        /// What is the maximum score of the quarter system?
        quarter_max: QuarterMax, "I-14", ["FMJD-V.9.1.2"];
        /// Is a forfeited pairing booked as a float?
        float_of_forfeit: bool, "I-16", ["UA-III.10.4"];
        /// How far must a player have been unable to go for his float to be forced?
        forced_beyond: ForcedBeyond, "I-17", ["UA-III.10.5"];
        /// Do earlier floats also choose the opponent whom a floater meets?
        float_priority_host: bool, "I-18, D-53b", ["UA-III.10.9.11"];
        /// How are colour histories of unequal length compared?
        colour_history: ColourHistory, "I-19", ["UA-III.10.9.14.b", "UA-III.10.9.14.c"];
        /// What is wished about opponents of one federation?
        same_fed: SameFederation, "I-25, D-45", ["FMJD-II.3.b", "FMJD-V.5.8"];
        /// What is the third key of the classification?
        pair_key3: ThirdKey, "D-53a", ["UA-III.10.9.7", "UA13-IV.15.9.7.3"];
        /// How are pairs found among equals in the column code?
        columns_inside: ColumnsInside, "note 0021", ["COL-3.9.3", "COL-3.9.11"];
    }
}

impl Default for Switches {
    fn default() -> Switches {
        Switches {
            forfeit_is_meeting: true,
            prov_withdrawn: WithdrawnOpponent::Points,
            ua_forfeit_opponent: true,
            bye_after_withdrawal: ByeAfterWithdrawal::Any,
            median_list: MedianList::All,
            third_colour_fmjd: ThirdColourFmjd::Hard,
            third_colour_ua: ThirdColourUa::Fewest,
            damage: Damage::BeforeLeaver,
            quarter_max: QuarterMax::Perfect,
            float_of_forfeit: true,
            forced_beyond: ForcedBeyond::Adjacent,
            float_priority_host: true,
            colour_history: ColourHistory::Games,
            same_fed: SameFederation::None,
            pair_key3: ThirdKey::Median,
            columns_inside: ColumnsInside::Lots,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_switch_takes_all_its_words_and_no_other() {
        let mut switches = Switches::default();
        for switch in Switches::default().list() {
            assert!(switches.set(switch.name, "nonsense").is_err());
            assert_eq!(
                switch.value, switch.values[0],
                "{}: the first value is the reading taken",
                switch.name
            );
            for word in &switch.values {
                switches.set(switch.name, word).expect("a word of the switch");
            }
        }
    }
}
