//! The table of duties.

use super::super::permission::Role::{ChiefSecretary, InformationArbiter, LineArbiter, Organiser};
use super::{Listed, Sign, after, before, during};

/// The duties of all codes, in the order of time; [`Fact::DutyDone`](crate::event::Fact::DutyDone) ticks off those
/// that no other fact shows.
pub const CHECKLIST: &[Listed] = &[
    before(&["FMJD-IV.2.1"], "report to the organisers and have the special regulations presented"),
    before(&["FMJD-IV.2.2"], "annul what contradicts the basic regulations"),
    before(
        &["UA13-IV.18.8.3", "UA-IV.8.3", "COL-3.2.2"],
        "draw up the technical regulation and make it known to the participants",
    )
    .ticked_by(Sign::Technical),
    before(&["UA13-IV.18.5.1", "UA-IV.5:1", "FMJD-IV.2.3"], "check and approve the entries")
        .ticked_by(Sign::Entries),
    before(
        &["UA13-IV.18.5.2", "UA-IV.5:2", "COL-3.2.2a"],
        "draw up the schedule of play and make it known to the participants",
    ),
    before(
        &["UA13-IV.18.5.3", "UA-IV.5:3", "WCDF-6.4"],
        "check that the venue, the equipment and the inventory are ready",
    ),
    before(&["WCDF-2.1"], "decide on which side of the boards the clocks stand"),
    before(&["FMJD-IV.2.4"], "have a notice board"),
    before(&["FMJD-IV.2.5"], "see that the special regulations are posted"),
    before(&["FMJD-IV.2.8"], "wear a sign of the office"),
    before(&["FMJD-IV.2.9"], "know how to reach an organiser at any time"),
    before(&["WCDF-6.3:1"], "acquaint the players with the conditions"),
    before(&["UA13-IV.18.5.4", "UA-IV.5:4"], "hold a meeting of the team representatives"),
    before(&["UA13-IV.18.8.4", "UA-IV.8.4.a"], "see to it that an appeals committee is elected")
        .ticked_by(Sign::Committee),
    before(&["UA13-IV.18.5.5", "UA-IV.5:5", "WCDF-6.3:2"], "prepare and hold the drawing of lots")
        .ticked_by(Sign::Numbers),
    during(&["UA13-IV.18.8.5", "UA-IV.8.5"], "hold meetings of the panel of arbiters"),
    during(&["UA13-IV.18.8.2", "UA-IV.8.2"], "direct the arbiters and the technical staff"),
    during(
        &["UA13-IV.18.7", "UA-IV.7", "WCDF-6.2"],
        "see that the players are not disturbed and the atmosphere is friendly",
    ),
    during(&["FMJD-IV.2.24"], "see that the pairings are published").ticked_by(Sign::Published),
    during(&["FMJD-IV.2.23"], "take responsibility for the pairing").ticked_by(Sign::Published),
    during(
        &["UA13-IV.9.3", "UA-III.5.3.a", "FMJD-IV.2.11", "WCDF-2.3", "COL-3.3.1"],
        "give the signal to start each round and have the clocks started",
    )
    .ticked_by(Sign::Started),
    during(
        &["UA13-IV.7.5", "UA-III.3.5"],
        "start a control clock on the arbiters' table with the players' clocks",
    ),
    during(&["WCDF-6.5"], "see that the balloted first moves are played correctly"),
    during(&["FMJD-IV.2.6"], "see that the list of prizes is posted"),
    during(&["FMJD-IV.2.7"], "see that the list of prizes is exact"),
    during(&["FMJD-IV.2.13"], "check from time to time that the clocks run"),
    during(&["FMJD-IV.2.14"], "see that moves are recorded"),
    during(&["WCDF-6.7"], "observe play, above all in time trouble"),
    during(
        &["UA13-IV.4.7", "UA-III.2.9", "WCDF-3.9", "COL-3.4.7"],
        "collect the score sheets signed by both players",
    )
    .of(LineArbiter),
    during(&["FMJD-IV.2.21"], "collect the original score sheets"),
    during(&["UA13-IV.18.13", "UA-IV.13"], "record the results of the encounters")
        .of(LineArbiter)
        .ticked_by(Sign::Closed),
    during(&["FMJD-IV.2.22"], "see that results are posted"),
    during(&["WCDF-6.3:3"], "keep the official wall chart"),
    during(&["UA13-IV.18.12.1", "UA-IV.12:1"], "prepare information for the participants")
        .of(InformationArbiter),
    during(&["UA13-IV.18.12.2", "UA-IV.12:2"], "prepare information for the press").of(InformationArbiter),
    during(
        &["UA13-IV.18.12.3", "UA-IV.12:3"],
        "have game records and other documents printed for the participants",
    )
    .of(InformationArbiter),
    after(&["UA13-IV.18.5.6", "UA-IV.5:6"], "sum up and approve the results").ticked_by(Sign::Approved),
    after(&["FMJD-IV.2.26"], "follow the announcement of the winners"),
    after(&["UA13-IV.18.5.7", "UA-IV.5:7"], "fill in certificates for those who fulfilled norms"),
    after(&["FMJD-IV.2.27"], "write the report on the forms of Annex IX"),
    after(&["FMJD-IV.2.28"], "note deviations, incidents and proposals on an additional sheet"),
    after(
        &["UA13-IV.18.8.6:1", "UA-IV.8.6:1"],
        "hand the written report to the organiser and the federation",
    ),
    after(
        &["UA13-IV.18.8.6:2", "UA-IV.8.6:2"],
        "send the cross table and the rating documents to the technical commission",
    ),
    after(&["UA13-IV.18.10", "UA-IV.10"], "hand in the complete documentation of the event")
        .of(ChiefSecretary),
    after(&["UA13-IV.18.12.4", "UA-IV.12:4", "WCDF-6.3:4"], "write a report for the press")
        .of(InformationArbiter),
    after(&["COL-3.2.3b"], "forward the proposals of the report").of(Organiser),
    after(&["FMJD-IV.2.29"], "learn what has become of requests and proposals"),
];
