//! The papers of whole events: each one as text, all of them in every format and language.

mod fields;
mod samples;
mod told;

use damier_compete::Round;
use damier_compete::event::{Event, PlayerId, StageId, TeamId};
use damier_documents::paper::Paper;
use damier_documents::papers::{AsksWho, Format, Kind, Options, PaperError, Who, calendar, make};
use damier_language::{Language, Words};
use told::at;

/// What the bulletin is made from.
const GAMES: &str = include_str!("../games.pdn");

fn options(language: Language) -> Options {
    Options { made_at: Some(at(16, 16, 0)), games: GAMES.to_owned(), ..Options::new(language) }
}

fn paper(kind: Kind, event: &Event, language: Language) -> Paper {
    make(kind, event, &options(language)).unwrap_or_else(|why| panic!("{kind}: {why}"))
}

fn text(kind: Kind, event: &Event, language: Language) -> String {
    paper(kind, event, language).text(110)
}

/// Keeps a copy of papers as text.
macro_rules! kept {
    ($($name:ident: $event:ident, $kind:ident, $language:ident;)*) => {$(
        #[test]
        fn $name() {
            insta::assert_snapshot!(text(Kind::$kind, &samples::$event(), Language::$language));
        }
    )*};
}

kept! {
    swiss_entries: swiss, Entries, EN;
    swiss_entries_uk: swiss, Entries, UK;
    swiss_regulation: swiss, Regulation, EN;
    // UA13-IV.9.2, UA-III.5.2: the times of all rounds, what was changed, and when that was told.
    swiss_schedule: swiss, Schedule, EN;
    swiss_schedule_uk: swiss, Schedule, UK;
    swiss_pairings: swiss, Pairings, EN;
    swiss_pairings_uk: swiss, Pairings, UK;
    swiss_pairings_fr: swiss, Pairings, FR;
    swiss_schedule_lt: swiss, Schedule, LT;
    swiss_pairing_reasons: swiss, PairingReasons, EN;
    swiss_pairing_reasons_ru: swiss, PairingReasons, RU;
    swiss_round_summary: swiss, RoundSummary, EN;
    swiss_notice_board: swiss, NoticeBoard, EN;
    swiss_pairing_cards: swiss, PairingCards, EN;
    swiss_pairing_cards_ru: swiss, PairingCards, RU;
    swiss_cross_table: swiss, CrossTable, EN;
    // UA13-IV.4.3, UA-III.2.3: a sheet for each player with the moves of both, numbered.
    swiss_score_sheets: swiss, ScoreSheets, EN;
    swiss_progress: swiss, Progress, EN;
    swiss_progress_alphabetical_uk: swiss, ProgressAlphabetical, UK;
    swiss_standings: swiss, Standings, EN;
    swiss_standings_uk: swiss, Standings, UK;
    swiss_standings_lt: swiss, Standings, LT;
    swiss_standings_fr: swiss, Standings, FR;
    swiss_report_fr: swiss, Report, FR;
    swiss_report_lt: swiss, Report, LT;
    swiss_norm_certificate: swiss, NormCertificate, EN;
    swiss_diploma_uk: swiss, Diploma, UK;
    swiss_appeals: swiss, Appeals, EN;
    swiss_appeals_uk: swiss, Appeals, UK;
    swiss_sanctions: swiss, Sanctions, EN;
    swiss_duties: swiss, Duties, EN;
    swiss_report: swiss, Report, EN;
    swiss_report_uk: swiss, Report, UK;
    swiss_form_1: swiss, Form1, EN;
    swiss_form_2: swiss, Form2, EN;
    round_robin_technical_regulation_uk: round_robin, TechnicalRegulation, UK;
    round_robin_technical_regulation: round_robin, TechnicalRegulation, EN;
    round_robin_cross_table: round_robin, CrossTable, EN;
    round_robin_cross_table_uk: round_robin, CrossTable, UK;
    round_robin_standings_ru: round_robin, Standings, RU;
    round_robin_report_uk: round_robin, Report, UK;
    round_robin_duties_uk: round_robin, Duties, UK;
    round_robin_form_1: round_robin, Form1, EN;
    round_robin_participation: round_robin, ParticipationCertificate, EN;
    teams_entries: teams, Entries, EN;
    teams_pairings: teams, Pairings, EN;
    teams_line_up_uk: teams, LineUp, UK;
    teams_line_up: teams, LineUp, EN;
    teams_match_protocol: teams, MatchProtocol, EN;
    teams_match_protocol_uk: teams, MatchProtocol, UK;
    teams_cross_table: teams, CrossTable, EN;
    teams_standings: teams, Standings, EN;
    teams_form_1: teams, Form1, EN;
    teams_opening: teams, Opening, EN;
    teams_closing: teams, Closing, EN;
    round_robin_closing_uk: round_robin, Closing, UK;
    swiss_press: swiss, Press, EN;
}

#[test]
fn every_paper_can_be_had_in_every_format_and_language() {
    let events = [samples::swiss(), samples::round_robin(), samples::teams(), Event::new()];
    for language in Language::all() {
        for kind in Kind::ALL {
            let mut made = 0;
            for event in &events {
                match make(kind, event, &options(language)) {
                    Ok(paper) => {
                        made += 1;
                        in_every_format(kind, &paper);
                    }
                    Err(why) => assert!(!why.text(Words::of(language)).contains('⟦'), "{kind}: {why}"),
                }
            }
            assert!(made > 0, "no event has {kind}");
        }
    }
}

fn in_every_format(kind: Kind, paper: &Paper) {
    for text in [paper.text(110), paper.html(), paper.csv()] {
        // A message that nobody wrote is shown between such brackets.
        let missing = text.split('⟦').nth(1).map(|rest| rest.split('⟧').next().unwrap_or(rest));
        assert_eq!(missing, None, "{kind} in {}", paper.language);
    }
    paper.xlsx().unwrap_or_else(|why| panic!("{kind}: {why}"));
}

#[test]
fn a_bulletin_needs_games() {
    let event = samples::swiss();
    let without = Options { games: String::new(), ..options(Language::EN) };
    assert!(matches!(make(Kind::Bulletin, &event, &without), Err(PaperError::NeedsGames { .. })));
    let paper = paper(Kind::Bulletin, &event, Language::EN);
    assert!(paper.text(80).contains("Žemaitė Čičinskaitė"));
    assert!(!paper.foot.made.is_empty());
}

#[test]
fn every_paper_has_its_name_in_every_language() {
    for language in Language::all() {
        let words = Words::of(language);
        for kind in Kind::ALL {
            assert!(words.has(&format!("paper-{kind}")), "{kind} in {language}");
            assert!(!kind.title(words).contains('⟦') && !kind.about(words).contains('⟦'), "{kind}");
            assert_eq!(kind.name().parse::<Kind>(), Ok(kind));
            assert!(!kind.formats().is_empty());
        }
    }
    let unknown = "scoresheet".parse::<Kind>().expect_err("no such paper");
    assert!(unknown.to_string().contains("score-sheets"));
}

#[test]
fn a_refusal_names_the_next_step() {
    let swiss = samples::swiss();
    let robin = samples::round_robin();
    let asked = |kind, event: &Event, change: &dyn Fn(&mut Options)| {
        let mut options = options(Language::EN);
        change(&mut options);
        make(kind, event, &options).expect_err("cannot be made").text(Words::of(Language::EN))
    };
    let round = |number| Round::new(number);
    assert_eq!(
        asked(Kind::Pairings, &robin, &|options| options.round = round(5)),
        "round 5 has not been paired yet; pair round 5 next"
    );
    assert_eq!(
        asked(Kind::Pairings, &swiss, &|options| options.round = round(9)),
        "there is no round 9; the stage has 5"
    );
    assert_eq!(
        asked(Kind::Standings, &swiss, &|options| options.stage = Some(StageId(3))),
        "there is no stage 4; the regulation has 1"
    );
    assert_eq!(
        asked(Kind::MatchProtocol, &swiss, &|_| ()),
        "no teams are paired in this event; ask for pairings instead"
    );
    assert_eq!(
        asked(Kind::NormCertificate, &swiss, &|options| options.who = Some(Who::Player(PlayerId(40)))),
        "there is no player 41; 9 have entered"
    );
    assert_eq!(
        asked(Kind::LineUp, &samples::teams(), &|options| options.who = Some(Who::Team(TeamId(9)))),
        "there is no team 10; 4 have entered"
    );
    assert_eq!(
        asked(Kind::Appeals, &swiss, &|options| options.who = Some(Who::Protest(1))),
        "there is no protest 1; look for its number in the log"
    );
    assert_eq!(
        asked(Kind::PairingCards, &robin, &|_| ()),
        "the stage is no Swiss; ask for a cross-table instead"
    );
    assert_eq!(
        asked(Kind::TechnicalRegulation, &swiss, &|_| ()),
        "the technical regulation has not been written yet; write it first"
    );
    assert_eq!(make(Kind::Entries, &Event::new(), &options(Language::EN)), Err(PaperError::NoRegulation));
}

#[test]
fn whoever_is_asked_for_is_alone_on_the_paper() {
    let event = samples::swiss();
    for kind in Kind::ALL.into_iter().filter(|kind| kind.asks().who == AsksWho::Player) {
        let mut options = options(Language::EN);
        options.who = Some(Who::Player(PlayerId(3)));
        options.round = Some(Round::FIRST);
        let paper = make(kind, &event, &options).expect("a paper");
        let text = paper.text(200);
        assert!(text.contains("Ndiaye Cheikh"), "{kind}");
        assert!(kind == Kind::PairingCards || !text.contains("Коваль Ірина"), "{kind}");
    }
}

/// The paper of a stage as it stood after a round.
fn after(kind: Kind, event: &Event, round: u16) -> String {
    let options = Options { round: Round::new(round), ..options(Language::EN) };
    make(kind, event, &options).unwrap_or_else(|why| panic!("{kind}: {why}")).text(110)
}

#[test]
fn a_table_is_shown_as_it_stood_after_a_round() {
    let event = samples::swiss();
    insta::assert_snapshot!(after(Kind::CrossTable, &event, 2));
    for kind in [Kind::CrossTable, Kind::Progress, Kind::ProgressAlphabetical] {
        let (then, now) = (after(kind, &event, 2), text(kind, &event, Language::EN));
        assert!(then.contains("After round 2") && !now.contains("After round"), "{kind}");
        assert_ne!(then, now, "{kind}");
        assert_eq!(after(kind, &event, 5), now, "{kind}");
    }
    let mut options = options(Language::EN);
    options.round = Round::new(6);
    let refused = PaperError::NoSuchRound { round: 6, rounds: 5 };
    assert_eq!(make(Kind::CrossTable, &event, &options), Err(refused));
}

#[test]
fn sheets_are_named_in_the_language_of_the_paper() {
    let event = samples::round_robin();
    for kind in Kind::ALL.into_iter().filter(|kind| kind.formats().contains(&Format::Xlsx)) {
        let Ok(paper) = make(kind, &event, &options(Language::UK)) else { continue };
        let bytes = paper.xlsx().expect("a workbook");
        let book: calamine::Xlsx<_> =
            calamine::open_workbook_from_rs(std::io::Cursor::new(bytes)).expect("a workbook");
        for name in calamine::Reader::sheet_names(&book) {
            let is_latin = name.chars().any(|c| c.is_ascii_lowercase());
            assert!(!is_latin, "{kind}: {name}");
        }
    }
}

// FMJD-IX.F2.n1: half of the rounds there are, whatever room the regulation left for more.
#[test]
fn form_2_counts_the_rounds_there_are() {
    let event = samples::small_round_robin_with_room();
    let form = text(Kind::Form2, &event, Language::EN);
    let out = form.lines().find(|line| line.starts_with("9. ")).expect("field 9");
    assert!(out.trim_end().ends_with(" 0"), "{out}");
}

// RFC 5545: lines end with CR LF, none is longer than 75 octets, a moved round keeps its name.
#[test]
fn the_schedule_is_a_calendar() {
    let text = calendar(&samples::swiss(), &options(Language::UK)).expect("a calendar");
    assert!(text.ends_with("END:VCALENDAR\r\n"));
    assert!(text.split("\r\n").all(|line| line.len() <= 75 && !line.contains(['\n', '\r'])));
    assert_eq!(text.matches("BEGIN:VEVENT").count(), 5);
    insta::assert_snapshot!(text.replace("\r\n", "\n"));
    let nothing = calendar(&samples::teams(), &options(Language::UK));
    assert_eq!(nothing, Err(PaperError::NothingScheduled));
}
