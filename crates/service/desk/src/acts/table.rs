//! The table of acts: by which name each is known, what the codes call it, what it does, and what can be said with it.
//!
//! A row makes the variant of [`Act`], its JSON for programs, what a form sends and what the API describes. The value
//! itself and its decision stand in the file of its subject.

use damier_compete::event::Action;
use serde::{Deserialize, Serialize};

use super::{
    Absent, Appeal, Appoint, ApproveEntries, ApproveRegulation, AskCommittee, Assign, Assist, AtBoard, Back,
    Cameras, Cancel, ChangeRegulation, Choose, Close, Colours, CommitteeAnswers, CompareTable, CorrectEntry,
    CorrectResult, Count, DecideAppeal, DecideCase, DismissAssistant, DrawLots, Enter, Expel, Field, Finish,
    FormCommittee, Further, GiveLeave, Import, ImportTable, Interrupt, Kind, Late, Lift, LineUp,
    LodgeProtest, Numbers, Pair, PairAgain, PairByHand, PlaySo, Prohibit, Publish, Punish, Relieve,
    ReportSent, Results, Resume, Rule, Said, Seat, SetPoints, SetStart, SetTieBreaks, Signed, Start, Team,
    Technical, TickDuty, Undo, Withdraw, WriteNote,
};
use crate::ActReport;
use crate::draft::{Draft, Refusal};

const fn field(name: &'static str, kind: Kind) -> Said {
    Said { name, kind, form: name }
}

const fn in_form(name: &'static str, kind: Kind, form: &'static str) -> Said {
    Said { name, kind, form }
}

const STAGE: Said = field("stage", Kind::Typed);
const ROUND: Said = field("round", Kind::Number { least: 1, most: u16::MAX as u64 });
const WHO: Said = field("who", Kind::Who);
const SEVERAL: Said = field("who", Kind::Names);
const NAME: Said = field("name", Kind::Text);
const REASON: Said = field("reason", Kind::Text);
const SEED: Said = field("seed", Kind::Number { least: 0, most: u64::MAX });
const IF_POSSIBLE: Said = in_form("if_possible", Kind::Flag, "if-possible");
const CONFIRMED: Said = field("confirmed", Kind::Flag);
const AHEAD: Said = field("ahead", Kind::Flag);
const UPHELD: Said = field("upheld", Kind::Flag);
const RULING: Said = field("ruling", Kind::Text);
const THEN: Said = field("then", Kind::OneOf(&["draft", "publish", "start"]));

const fn up_to(name: &'static str, most: u64) -> Said {
    field(name, Kind::Number { least: 0, most })
}

const fn in_log(name: &'static str) -> Said {
    up_to(name, u32::MAX as u64)
}

const fn table_of_hall() -> Said {
    up_to("table", u16::MAX as u64)
}

damier_acts::acts! {
    /// Something that can be done at an event.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
    Action, decide(&mut Draft<'_>) -> Result<ActReport, Refusal>;

    "enter" Enter (Some(Action::TakeEntries)) "Enters one player, or several." [
        in_form("names", Kind::Lines, "name"), field("born", Kind::Typed), field("sex", Kind::Text),
        field("federation", Kind::Text), field("club", Kind::Text), field("number", Kind::Typed),
        field("rating", Kind::Typed), field("title", Kind::Text), field("team", Kind::Typed),
        field("board", Kind::Typed), in_form("impairments", Kind::Lines, "impairment"),
        in_form("members", Kind::Lines, "member"), field("another", Kind::Flag),
    ];
    "correct-entry" CorrectEntry (Some(Action::TakeEntries)) "Corrects what was entered about a player." [
        WHO, NAME, field("born", Kind::Kept), field("sex", Kind::Kept), field("federation", Kind::Kept),
        field("club", Kind::Kept), field("number", Kind::Kept), field("rating", Kind::Kept),
        field("title", Kind::Kept), field("team", Kind::Kept), field("board", Kind::Kept),
        in_form("impairments", Kind::Lines, "impairment"), in_form("members", Kind::Lines, "member"), REASON,
    ];
    "withdraw" Withdraw (Some(Action::TakeEntries)) "Somebody leaves; what becomes of his games is told." [
        STAGE, WHO, REASON,
    ];
    "further" Further (Some(Action::DecideFurtherPart)) "Decides whether somebody who missed rounds goes on." [
        STAGE, WHO, in_form("goes_on", Kind::Flag, "goes-on"), REASON,
    ];
    "absent" Absent (Some(Action::TakeEntries)) "Somebody will not be there in some rounds." [
        STAGE, SEVERAL, in_form("rounds", Kind::Rounds, "round"),
    ];
    "approve-entries" ApproveEntries (Some(Action::TakeEntries)) "The entries are checked and approved." [];
    "prohibit" Prohibit (Some(Action::OverridePairing)) "Two should not be paired." [
        STAGE, WHO, field("other", Kind::Who), IF_POSSIBLE, field("rounds", Kind::Rounds), REASON,
    ];
    "lift" Lift (Some(Action::OverridePairing)) "Two may be paired again." [
        STAGE, WHO, field("other", Kind::Who), IF_POSSIBLE,
    ];
    "import" Import (Some(Action::TakeEntries)) "Takes a list of entries, CSV or a spreadsheet." [
        field("list", Kind::File), NAME, in_form("good_rows", Kind::Flag, "good-rows"),
        in_form("dry_run", Kind::Flag, "dry-run"),
    ];
    "import-table" ImportTable (Some(Action::Pair)) "Enters an event again from a published table of results." [
        STAGE, field("table", Kind::File), in_form("dry_run", Kind::Flag, "dry-run"),
    ];
    "compare-table" CompareTable (Some(Action::KeepDocuments)) "Compares the event with a published table." [
        STAGE, field("table", Kind::File),
    ];
    "team" Team (Some(Action::TakeEntries)) "A team enters." [
        NAME, field("captain", Kind::Text), field("federation", Kind::Text), up_to("rating", u32::MAX as u64),
    ];
    "line-up" LineUp (Some(Action::HandInLineUp)) "Hands in the line-up of a team, board 1 first." [
        STAGE, ROUND, field("team", Kind::Who), in_form("players", Kind::Names, "board"),
    ];
    "seat" Seat (Some(Action::RecordResult)) "Somebody sits at a board other than the line-up says." [
        STAGE, ROUND, WHO, table_of_hall(), up_to("board", u8::MAX as u64),
    ];
    "appoint" Appoint (Some(Action::AppointPanel)) "Appoints somebody to an office." [
        field("role", Kind::Text), NAME, field("category", Kind::Text), field("branch", Kind::Text),
    ];
    "relieve" Relieve (Some(Action::RelieveArbiter)) "Relieves somebody of his office." [NAME, REASON];
    "committee" FormCommittee (Some(Action::FormCommittee)) "Appoints the appeals committee, the chair first." [
        field("members", Kind::Lines), field("reserves", Kind::Lines), field("executive", Kind::Lines),
    ];
    "technical" Technical (Some(Action::WriteTechnical)) "Writes the technical regulation, item by item." [
        in_form("items", Kind::Map, "item-"),
    ];
    "signed" Signed (Some(Action::WriteTechnical)) "Those named, or all, have signed the technical regulation." [
        SEVERAL, field("all", Kind::Flag),
    ];
    "numbers" Numbers (Some(Action::DrawLots)) "Gives the numbers of the table." [
        STAGE, field("by", Kind::OneOf(&["rating", "lots", "given"])), field("given", Kind::Names), SEED,
        field("unrated", Kind::OneOf(&["last", "below-mean", "last-fifth"])),
    ];
    "lots" DrawLots (Some(Action::DrawLots)) "Draws lots; what came of them is told." [
        STAGE, ROUND, field("for", Kind::OneOf(&["colour", "rounds", "ballot", "ballots", "meetings", "other"])),
        field("what", Kind::Text), table_of_hall(), up_to("of", u32::MAX as u64), field("deck", Kind::Text), SEED,
        field("drawn", Kind::Text), REASON,
    ];
    "field" Field (Some(Action::DrawLots)) "Says who plays in a stage." [
        STAGE, SEVERAL, field("first", Kind::Names), field("second", Kind::Names), SEED,
    ];
    "pair" Pair (Some(Action::Pair)) "Pairs the next round by its system." [
        STAGE, SEED, field("fix", Kind::Lines), field("relax", Kind::Lines), REASON, THEN, AHEAD,
    ];
    "pair-by-hand" PairByHand (Some(Action::Pair)) "Pairs the next round by hand or by decision." [
        STAGE, field("how", Kind::OneOf(&["hand", "override", "fix"])), field("pairs", Kind::Lines),
        field("free", Kind::Names), REASON, CONFIRMED, SEED, THEN, AHEAD,
    ];
    "pair-again" PairAgain (Some(Action::Pair)) "Takes a round back and pairs it again; what changes is told first." [
        STAGE, ROUND, field("how", Kind::OneOf(&["hand", "override", "fix"])), field("pairs", Kind::Lines),
        field("free", Kind::Names), field("without", Kind::Names), field("relax", Kind::Lines), REASON, SEED, CONFIRMED,
    ];
    "publish" Publish (Some(Action::Publish)) "The pairing hangs on the wall." [STAGE, ROUND];
    "start" Start (Some(Action::StartRound)) "The signal to start; the pairing is published with it." [
        STAGE, ROUND, AHEAD,
    ];
    "close" Close (Some(Action::RecordResult)) "All results of a round are in." [STAGE, ROUND];
    "results" Results (Some(Action::RecordResult)) "Writes results down, all or none." [
        STAGE, ROUND, field("typed", Kind::Text), in_form("at", Kind::Map, "at-"), field("why", Kind::Text),
        field("start", Kind::Flag), AHEAD,
    ];
    "correct-result" CorrectResult (Some(Action::RecordResult)) "Corrects results that are there already." [
        STAGE, ROUND, field("typed", Kind::Text), field("at", Kind::Typed), field("score", Kind::Text), REASON,
        CONFIRMED,
    ];
    "colours" Colours (Some(Action::RecordResult)) "The colours of a game were mixed up, and it went on." [
        STAGE, ROUND, table_of_hall(),
    ];
    "board" AtBoard (Some(Action::RecordResult)) "Writes down what happens at a board; what stands there is told." [
        STAGE, ROUND, field("at", Kind::Typed), field("after", Kind::Text), field("lines", Kind::Lines),
        field("what", Kind::Text), field("side", Kind::OneOf(&["white", "black", "both", "arbiter"])),
        field("more", Kind::Text),
    ];
    "choose" Choose (Some(Action::ChooseCorrection)) "A player chooses after an irregularity of his opponent." [
        STAGE, ROUND, WHO, field("after", Kind::Text), field("choice", Kind::OneOf(&["correct", "stand"])),
    ];
    "count" Count (Some(Action::CountMoves)) "A player claims a draw by his count." [
        STAGE, ROUND, WHO, field("after", Kind::Text),
        field("counted", Kind::OneOf(&["repetition", "counting"])), field("by", Kind::Text),
        up_to("witnessed", u16::MAX as u64),
    ];
    "play-so" PlaySo (Some(Action::Pair)) "Says how a game is played: blindfold, with odds, or as usual." [
        STAGE, ROUND, field("at", Kind::Typed), field("blindfold", Kind::Names), field("odds", Kind::Who),
        field("squares", Kind::Text),
    ];
    "late" Late (Some(Action::RecordResult)) "Somebody comes late; whether too late is told." [
        STAGE, ROUND, WHO, up_to("minutes", u32::MAX as u64), field("excused", Kind::Flag), CONFIRMED,
    ];
    "punish" Punish (Some(Action::Sanction)) "Imposes a sanction." [
        STAGE, ROUND, WHO, field("sanction", Kind::Text), field("offence", Kind::Text),
        field("happened", Kind::Text),
    ];
    "assistant" Assist (Some(Action::AdmitAssistant)) "Binds an assistant to a player; what he may do is told." [
        WHO, NAME, in_form("helps", Kind::Lines, "help"),
    ];
    "dismiss-assistant" DismissAssistant (Some(Action::AdmitAssistant)) "An assistant helps no longer." [
        WHO, REASON,
    ];
    "leave" GiveLeave (Some(Action::PermitLeave)) "A player may leave, telephone, talk or take a break." [
        WHO, field("what", Kind::OneOf(&["zone", "seat", "telephone", "talk", "break"])), REASON,
        up_to("moves", u16::MAX as u64),
    ];
    "back" Back (Some(Action::RecordResult)) "A player is back." [WHO];
    "expel" Expel (Some(Action::ExpelSpectator)) "A spectator is sent out." [NAME, REASON];
    "cameras" Cameras (Some(Action::PermitCameras)) "Somebody may film or photograph." [
        NAME, field("terms", Kind::Text),
    ];
    "assign" Assign (Some(Action::AssignArbiters)) "An arbiter looks after some tables." [
        STAGE, ROUND, NAME, field("tables", Kind::Typed),
    ];
    "question" AskCommittee (Some(Action::DecideUnforeseen)) "A question for the committee on the rules." [
        STAGE, ROUND, field("at", Kind::Typed), field("question", Kind::Text), field("meanwhile", Kind::Text),
    ];
    "committee-answer" CommitteeAnswers (Some(Action::DecideUnforeseen)) "The committee on the rules answers." [
        in_log("question"), field("answer", Kind::Text),
    ];
    "report-sent" ReportSent (Some(Action::Report)) "The report was sent to somebody." [field("to", Kind::Text)];
    "protest" LodgeProtest (Some(Action::Protest)) "Takes a protest in writing." [
        STAGE, ROUND, WHO, field("text", Kind::Text), field("game", Kind::Flag), in_log("fact"),
    ];
    "rule" Rule (Some(Action::RuleOnProtest)) "The chief arbiter rules on a protest." [
        in_log("protest"), UPHELD, RULING,
    ];
    "appeal" Appeal (Some(Action::Protest)) "The complainant goes to the appeals committee." [in_log("protest")];
    "decide-appeal" DecideAppeal (Some(Action::DecideAppeal)) "The appeals committee decides; that is final." [
        in_log("protest"), UPHELD, RULING, field("interested", Kind::Lines),
    ];
    "decide" DecideCase (Some(Action::DecideUnforeseen)) "Decides a case that the rules do not foresee." [
        field("question", Kind::Text), field("decision", Kind::Text), field("grounds", Kind::Text),
    ];
    "note" WriteNote (Some(Action::KeepDocuments)) "Writes something down for the report." [
        field("text", Kind::Text),
    ];
    "interrupt" Interrupt (Some(Action::BreakOff)) "Play is interrupted." [REASON];
    "duty" TickDuty (Some(Action::KeepDocuments)) "Duties of the checklist are done." [
        in_form("clauses", Kind::Lines, "clause"),
    ];
    "regulation" ChangeRegulation (Some(Action::ChangeRegulation)) "Changes the regulation." [
        field("regulation", Kind::Content), NAME, REASON,
    ];
    "approve-regulation" ApproveRegulation (Some(Action::ApproveRegulation))
        "The competent organisation approves the regulation." [field("by", Kind::Text), field("on", Kind::Text)];
    "tie-breaks" SetTieBreaks (Some(Action::ChangeRegulation)) "Changes the criteria for equal points." [
        STAGE, field("order", Kind::Lines), REASON,
    ];
    "points" SetPoints (Some(Action::ChangeRegulation)) "Lays down what games are worth." [
        field("points", Kind::Text), REASON,
    ];
    "schedule" SetStart (Some(Action::Schedule)) "Says when rounds start, by the clocks of the hall." [
        STAGE, ROUND, field("starts", Kind::Text), in_form("rounds", Kind::Map, "starts-"),
    ];
    "resume" Resume (Some(Action::Schedule)) "Says when an adjourned game goes on, by the clocks of the hall." [
        STAGE, ROUND, field("at", Kind::Typed), field("starts", Kind::Text),
    ];
    "finish" Finish (Some(Action::ApproveStandings)) "Approves the final results." [
        field("early", Kind::Flag), REASON,
    ];
    "cancel" Cancel (Some(Action::BreakOff)) "Cancels the event." [REASON];
    "undo" Undo (None) "Takes back one fact of the log, or all that was decided together last." [
        in_log("number"), REASON, CONFIRMED,
    ];
}
