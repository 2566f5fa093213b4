//! Letters as they arrive: in a folder, and at a server that speaks just enough of the language of mail.

mod incoming;

use std::time::{Duration, UNIX_EPOCH};

use damier_mail::{Email, NoPost, Transport, Undelivered};
use tokio::io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpListener;

fn letter() -> Email {
    Email {
        id: "letter-12".to_owned(),
        to: "olha@example.org".to_owned(),
        subject: "Тур 3".to_owned(),
        text: "Ви граєте білими.\n".to_owned(),
        language: "uk".to_owned(),
        written: UNIX_EPOCH + Duration::from_secs(1_800_000_000),
        unsubscribe: Some(
            "https://club.example/mail/off/2.pairing-0123456789abcdef0123456789abcdef".to_owned(),
        ),
        reply_to: Some("play+k3.17w.0123@club.example".to_owned()),
    }
}

/// What lies in a folder after a letter.
async fn put(letter: &Email) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let post = Transport::new(&format!("file://{}", folder.path().display()), "Клуб <desk@club.example>");
    post.expect("a post").send(letter).await.expect("sent");
    let files: Vec<_> = std::fs::read_dir(folder.path()).expect("files").flatten().collect();
    assert_eq!(files.len(), 1);
    std::fs::read_to_string(files[0].path()).expect("a letter")
}

#[tokio::test]
async fn a_letter_has_the_headers_that_mail_programs_read() {
    let text = put(&letter()).await;
    for line in [
        "To: olha@example.org\r\n",
        "Message-ID: <letter-12@club.example>\r\n",
        "Date: Fri, 15 Jan 2027 08:00:00 +0000\r\n",
        "List-Unsubscribe: <https://club.example/mail/off/2.pairing-0123456789abcdef0123456789abcdef>\r\n",
        "List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n",
        "Auto-Submitted: auto-generated\r\n",
        "Content-Language: uk\r\n",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
}

#[tokio::test]
async fn no_text_can_add_a_header_or_a_receiver() {
    let subject = "Round 1\r\nBcc: evil@example.org\r\n\r\nother text".to_owned();
    let language = "uk\r\nBcc: evil@example.org".to_owned();
    let text = put(&Email { subject, language, ..letter() }).await;
    let (head, _) = text.split_once("\r\n\r\n").expect("a head");
    assert!(!head.lines().any(|line| line.starts_with("Bcc")), "{head}");
    let folder = tempfile::tempdir().expect("a folder");
    let post =
        Transport::new(&format!("file://{}", folder.path().display()), "desk@club.example").expect("a post");
    for to in ["olha@example.org\r\nBcc: evil@example.org", "a@b, c@d", "olha", ""] {
        let sent = post.send(&Email { to: to.to_owned(), ..letter() }).await;
        assert!(matches!(sent, Err(Undelivered::Never(_))), "{to:?}");
    }
    let out_of_the_folder = Email { id: "../x".to_owned(), ..letter() };
    assert!(matches!(post.send(&out_of_the_folder).await, Err(Undelivered::Never(_))));
}

#[test]
fn what_is_no_way_for_letters_is_refused() {
    for way in ["", "mail.example", "http://mail.example", "file://", "smtp://"] {
        assert!(Transport::new(way, "desk@club.example").is_err(), "{way}");
    }
    let secret = Transport::new("imap://olha:secret@mail.example", "desk@club.example").expect_err("no way");
    assert!(!secret.to_string().contains("secret"));
    let nobody = Transport::new("file:///tmp", "nobody").expect_err("no address");
    assert!(matches!(nobody, NoPost::From { .. }));
}

/// A mail server for one letter, which answers `RCPT` as told. What it was sent.
async fn serve(listener: TcpListener, receiver: &'static str) -> String {
    let (socket, _) = listener.accept().await.expect("a caller");
    let (read, mut write) = socket.into_split();
    let mut lines = BufReader::new(read).lines();
    let mut heard = String::new();
    let mut in_text = false;
    write.write_all(b"220 club.example\r\n").await.expect("told");
    while let Ok(Some(line)) = lines.next_line().await {
        let answer = match line.split(' ').next().unwrap_or_default() {
            _ if in_text && line != "." => "",
            "EHLO" => "250 club.example\r\n",
            "RCPT" => receiver,
            "DATA" => "354 go on\r\n",
            "QUIT" => "221 bye\r\n",
            _ => "250 ok\r\n",
        };
        in_text = if in_text { line != "." } else { line == "DATA" };
        heard += &(line + "\n");
        write.write_all(answer.as_bytes()).await.expect("told");
    }
    heard
}

#[tokio::test]
async fn a_mail_server_takes_refuses_or_is_away() {
    for (receiver, never) in [
        ("250 ok\r\n", None),
        ("550 no such mailbox\r\n", Some(true)),
        ("451 try again\r\n", Some(false)),
        ("535 who are you\r\n", Some(false)),
    ] {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let way = format!("smtp://{}", listener.local_addr().expect("an address"));
        let served = tokio::spawn(serve(listener, receiver));
        let post = Transport::new(&way, "desk@club.example").expect("a post");
        let sent = post.send(&letter()).await;
        let told = match &sent {
            Ok(()) => None,
            Err(Undelivered::Never(_)) => Some(true),
            Err(Undelivered::Later(_)) => Some(false),
        };
        assert_eq!(told, never, "{receiver}: {sent:?}");
        drop(post);
        let heard = served.await.expect("served");
        assert!(heard.contains("RCPT TO:<olha@example.org>"), "{heard}");
        assert_eq!(heard.contains("Message-ID: <letter-12@club.example>"), never.is_none(), "{heard}");
    }
    let away = Transport::new("smtp://127.0.0.1:9", "desk@club.example").expect("a post");
    assert!(matches!(away.send(&letter()).await, Err(Undelivered::Later(_))));
}

#[tokio::test]
async fn a_server_that_trickles_is_given_up() {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(async move {
        while let Ok((mut line, _)) = listener.accept().await {
            tokio::spawn(async move {
                // A greeting that never ends, a letter at a time: no single wait is long.
                while line.write_all(b"2").await.is_ok() {
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
            });
        }
    });
    let post =
        Transport::new(&format!("smtp://{address}?tls=none"), "Club <desk@club.example>").expect("a post");
    let post = post.within(Duration::from_secs(2));
    let begun = std::time::Instant::now();
    let told = post.send(&letter()).await;
    assert!(matches!(told, Err(Undelivered::Later(_))), "{told:?}");
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    // Those who are still waited for take their turns along; nobody else waits for them.
    for _ in 0..6 {
        let begun = std::time::Instant::now();
        assert!(post.send(&letter()).await.is_err());
        assert!(begun.elapsed() < Duration::from_secs(10));
    }
}
