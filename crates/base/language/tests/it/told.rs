//! Sentences as people read them.

use damier_compete::event::{GameKey, Missing, PlayerId, Refused, Sanction, StageId};
use damier_compete::{Entrant, Round};
use damier_language::{Language, Words};

fn in_all(says: impl Fn(&Words) -> String) -> [String; 5] {
    let languages = [Language::EN, Language::UK, Language::RU, Language::LT, Language::FR];
    languages.map(|language| says(Words::of(language)))
}

#[test]
fn ids_have_numbers_from_one_or_names() {
    let round = Round::new(3).expect("from 1");
    let refused = Refused::Rematch { a: Entrant(0), b: Entrant(6), round, clauses: &["UA-III.10.1"] };
    assert_eq!(
        in_all(|words| words.describe("refused", &refused)),
        [
            "entrant 1 and entrant 7 met in round 3",
            "учасник 1 і учасник 7 вже зустрічалися в 3-му турі",
            "участник 1 и участник 7 уже встречались в 3-м туре",
            "dalyvis 1 ir dalyvis 7 jau žaidė 3 rate",
            "participant 1 et participant 7 se sont déjà rencontrés à la ronde 3",
        ]
    );
    let names = ["Коваль", "", "", "", "", "", "Ґалаґан"];
    let named = |words: &Words| {
        words.describe_with("refused", &refused, &|kind, value| match kind {
            "entrant" => Some(names[value.as_u64()? as usize].to_owned()),
            _ => None,
        })
    };
    assert_eq!(named(Words::of(Language::UK)), "Коваль і Ґалаґан вже зустрічалися в 3-му турі");
}

#[test]
fn games_are_placed_and_what_is_absent_is_left_out() {
    let round = Round::new(2).expect("from 1");
    let key = GameKey::table(StageId::FIRST, round, 3);
    let said = |key: GameKey| in_all(|words| words.describe("refused", &Refused::NothingToCorrect { key }));
    assert_eq!(
        said(key),
        [
            "round 2, table 3 has no result to correct",
            "2-й тур, стіл 3: немає результату, який можна виправити",
            "2-й тур, стол 3: нет результата, который можно исправить",
            "2 ratas, 3 stalas: nėra rezultato, kurį būtų galima taisyti",
            "ronde 2, table 3\u{a0}: il n'y a pas de résultat à rectifier",
        ]
    );
    let key = GameKey { stage: StageId(1), ..key.board(4).game(2) };
    assert_eq!(
        said(key)[1],
        "етап 2, 2-й тур, стіл 3, дошка 4, партія 2: немає результату, який можна виправити"
    );
}

#[test]
fn lists_enums_and_phrases_are_told_on_the_way() {
    let missing = Missing { number: 6, title: "programme", clause: "UA-II.2.2" };
    let incomplete = Refused::RegulationIncomplete { sections: vec![missing] };
    assert_eq!(
        in_all(|words| words.describe("refused", &incomplete)),
        [
            "the regulation lacks: 6 programme (UA-II.2.2)",
            "у Регламенті бракує розділів: 6 програма проведення спортивних змагань (UA-II.2.2)",
            "в положении не хватает разделов: 6 программа соревнований (UA-II.2.2)",
            "nuostatuose trūksta: 6 programa (UA-II.2.2)",
            "il manque au règlement\u{a0}: 6 programme de la compétition (UA-II.2.2)",
        ]
    );
    let ladder = Refused::NotOnLadder {
        sanction: Sanction::Fine,
        has: "remark, warning".to_owned(),
        clauses: Vec::new(),
    };
    assert_eq!(
        Words::of(Language::UK).describe("refused", &ladder),
        "правила не передбачають за це такої санкції: штраф; передбачено: усне зауваження, попередження"
    );
    let breaks = Refused::UndoBreaks { seq: 3, breaks: 9, why: Box::new(Refused::NoReason) };
    assert_eq!(
        Words::of(Language::RU).describe("refused", &breaks),
        "без записи № 3 не может оставаться в силе запись № 9: не указана причина"
    );
    let twice = Refused::TwiceInLineUp { player: PlayerId(4) };
    assert_eq!(Words::of(Language::EN).describe("refused", &twice), "player 5 is named twice");
}

#[test]
fn clauses_follow_in_brackets() {
    let words = Words::of(Language::EN);
    assert_eq!(
        words.with_clauses("they met", ["UA-III.10.1", "FMJD-V.2.3"]),
        "they met (UA-III.10.1, FMJD-V.2.3)"
    );
    assert_eq!(words.with_clauses::<&str>("they met", []), "they met");
}
