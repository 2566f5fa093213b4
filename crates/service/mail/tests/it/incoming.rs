//! Answers as mail programs write them.

use damier_mail::{Incoming, Unreadable};

fn read(message: &str, handed_to: Option<&str>) -> Incoming {
    Incoming::read(message.replace('\n', "\r\n").as_bytes(), handed_to).expect("a message")
}

#[test]
fn the_first_line_and_the_address_are_found_however_the_message_is_packed() {
    let cases = [
        ("To: play+k3.1w.0a@club.example\n\nc3-d4\n\n> quoted", "k3.1w.0a", "c3-d4"),
        ("Delivered-To: Play+K3.1W.0A@club.example\nTo: club\n\n\n  c3-d4 =  \n", "k3.1w.0a", "c3-d4 ="),
        (
            "To: <play+k3.1w.0a@club.example>\nContent-Type: text/plain; charset=utf-8\n\
             Content-Transfer-Encoding: base64\n\n0YYzLdC0NA==\n",
            "k3.1w.0a",
            "ц3-д4",
        ),
        (
            "To: play+k3.1w.0a@club.example\nContent-Type: text/plain; charset=windows-1251\n\
             Content-Transfer-Encoding: quoted-printable\n\n=F1=E4=E0=FE=F1=FC\n",
            "k3.1w.0a",
            "сдаюсь",
        ),
        (
            "To: play+k3.1w.0a@club.example\nContent-Type: multipart/alternative; boundary=b\n\n\
             --b\nContent-Type: text/plain\n\n32-28\n--b\nContent-Type: text/html\n\n<p>32-28</p>\n--b--\n",
            "k3.1w.0a",
            "32-28",
        ),
        (
            "To: play+k3.1w.0a@club.example\nContent-Type: text/html\n\n<p>32-28</p><br><p>x</p>\n",
            "k3.1w.0a",
            "32-28",
        ),
    ];
    for (message, detail, line) in cases {
        let incoming = read(message, None);
        assert_eq!(
            (&incoming.details[..], incoming.line.as_str()),
            (&[detail.to_owned()][..], line),
            "{message}"
        );
        assert!(!incoming.automatic);
    }
}

#[test]
fn what_the_mail_server_says_comes_before_the_headers() {
    let incoming =
        read("To: play+one.1w.0@a.example, x+two.1w.0@a.example\n\nc3-d4\n", Some("p+three.1w.0@a.example"));
    assert_eq!(incoming.details, ["three.1w.0", "one.1w.0", "two.1w.0"]);
}

#[test]
fn programs_are_told_from_people() {
    for header in ["Auto-Submitted: auto-replied", "Precedence: bulk", "Return-Path: <>"] {
        assert!(read(&format!("To: a@b.example\n{header}\n\nI am away\n"), None).automatic, "{header}");
    }
    assert!(!read("To: a@b.example\nAuto-Submitted: no\n\nc3-d4\n", None).automatic);
}

#[test]
fn what_is_no_message_is_refused_and_nothing_breaks() {
    let large = vec![b'x'; 2 * 1024 * 1024];
    assert_eq!(Incoming::read(&large, None), Err(Unreadable::Large { bytes: large.len() }));
    for bytes in [&b""[..], b"\0\xff\xfe", b"+@+@\r\n\r\n", b"To: +@\r\n\r\n"] {
        if let Ok(incoming) = Incoming::read(bytes, Some("+++@@@")) {
            assert!(incoming.details.is_empty(), "{incoming:?}");
        }
    }
}
