//! Messages byte for byte, against the examples of the protocol's description.

use damier_protocol::dxp::{Acceptance, BadMessage, EndReason, Message, Request, move_message, read_move};
use damier_rules::{Color, Position, Setup, Variant};

fn same(text: &str, message: Message) {
    assert_eq!(message.to_string(), text);
    assert_eq!(Message::read(text.as_bytes()), Ok(message));
}

#[test]
fn messages_are_written_byte_for_byte() {
    same(
        "R01Tornado voor Windows 4.0        W060065A",
        Message::Request(Request { moves: 65, ..Request::new("Tornado voor Windows 4.0", Color::White, 60) }),
    );
    let start = Setup { to_move: Color::Black, ..Setup::start(Variant::International) };
    let position = format!("{}{}{}", "z".repeat(20), "e".repeat(10), "w".repeat(20));
    let text = format!("R01{:<32}Z001000BZ{position}", "A");
    assert_eq!(text.len(), 94);
    same(&text, Message::Request(Request { position: Some(start), ..Request::new("A", Color::Black, 1) }));
    let accept = |answer| Message::Accept { name: "Scan 2.0".to_owned(), answer };
    same("AScan 2.0                        0", accept(Acceptance::Accepted));
    same("AScan 2.0                        1", accept(Acceptance::WrongVersion));
    same("AScan 2.0                        2", accept(Acceptance::NotThis));
    same("AScan 2.0                        3", accept(Acceptance::None));
    same("M0012061100", Message::Move { seconds: 12, from: 6, to: 11, captured: vec![] });
    same(
        "M001205250422122320",
        Message::Move { seconds: 12, from: 5, to: 25, captured: vec![22, 12, 23, 20] },
    );
    same("E00", Message::End { reason: EndReason::Unsaid, stop: false });
    same("E11", Message::End { reason: EndReason::Lost, stop: true });
    same("E20", Message::End { reason: EndReason::Draw, stop: false });
    same("E30", Message::End { reason: EndReason::Won, stop: false });
    same("CGood luck!", Message::Chat("Good luck!".to_owned()));
    same("B005Z", Message::BackRequest { number: 5, to_move: Color::Black });
    same("K0", Message::BackAnswer { accepted: true });
    same("K1", Message::BackAnswer { accepted: false });
}

#[test]
fn what_does_not_fit_is_cut() {
    let request = Request { moves: 5_000, ..Request::new(&"ä".repeat(40), Color::White, 1_000) };
    assert_eq!(Message::Request(request).to_string(), format!("R01{}W999999A", "?".repeat(32)));
    assert_eq!(Message::Chat("x".repeat(500)).to_string().len(), 127);
    let accept = Message::Accept { name: "  ".to_owned(), answer: Acceptance::Accepted };
    assert_eq!(accept.to_string(), format!("A?{}0", " ".repeat(31)));
}

#[test]
fn what_is_no_message_is_told_with_its_place() {
    let told = |text: &str| Message::read(text.as_bytes()).unwrap_err().to_string();
    insta::assert_snapshot!(told(""), @"the message is empty");
    insta::assert_snapshot!(told("X12"), @r#"no message begins with "X""#);
    insta::assert_snapshot!(told("E0"), @"a message E has 3 characters, this one has 2");
    insta::assert_snapshot!(told("E90"), @r#"characters 2 to 2 of a message E are "9", not 0, 1, 2 or 3"#);
    insta::assert_snapshot!(told("M00120611"), @"a message M has 11 characters, this one has 9");
    insta::assert_snapshot!(told("M001206110222"), @"a message M has 15 characters, this one has 13");
    insta::assert_snapshot!(told("M0012069900"), @r#"characters 8 to 9 of a message M are "99", not a square from 01 to 50"#);
    insta::assert_snapshot!(told("M00x2061100"), @r#"characters 2 to 5 of a message M are "00x2", not a number"#);
    insta::assert_snapshot!(told("B005B"), @r#"characters 5 to 5 of a message B are "B", not W or Z"#);
    insta::assert_snapshot!(told(&format!("R01{:32}W060065C", "A")), @r#"characters 43 to 43 of a message R are "C", not A or B"#);
    insta::assert_snapshot!(told(&format!("R01{:32}W060065BW{}", "A", "q".repeat(50))), @r#"the position of the request cannot be read: character 1: "q" is not one of w, z, W, Z and e"#);
    assert_eq!(Message::read(&[b'C'; 128]), Err(BadMessage::TooLong { kind: b'C' }));
    assert_eq!(Message::read(b"C\xff"), Err(BadMessage::NotAscii { kind: b'C', at: 2 }));
}

#[test]
fn captures_name_their_squares_in_any_order() {
    let setup = damier_pdn::read_fen(Variant::International, "W:W28:B22,12,23").unwrap().setup;
    let position = Position::new(&setup).unwrap();
    let mv = position.legal_moves()[0];
    assert_eq!(move_message(&mv, 3).to_string(), "M00032808022212");
    assert_eq!(read_move(&position, 28, 8, &[12, 22]), Some(mv));
    assert_eq!(read_move(&position, 28, 8, &[12]), None);
    assert_eq!(read_move(&position, 28, 19, &[23]), None, "the larger capture is compulsory");
}

proptest::proptest! {
    #[test]
    fn no_bytes_do_harm(bytes in proptest::collection::vec(0u8..=255, 0..140), text in "[RAMECBK][0-9WZ]{0,60}") {
        let _ = Message::read(&bytes);
        if let Ok(message) = Message::read(text.as_bytes()) {
            proptest::prop_assert_eq!(Message::read(message.to_string().as_bytes()), Ok(message));
        }
    }
}
