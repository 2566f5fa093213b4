//! Without a network: what the browser has kept plays, counts and trains on.

use std::io::{Read, Write};
use std::net::TcpListener;

use damier_chromium::{Fault, Visitor};

use crate::board::taps;
use crate::cable::Cable;
use crate::club::{Club, Done};
use crate::look::look;

/// Waits until the board of the page has its moves.
async fn to_move(visitor: &Visitor, ply: usize) -> Result<(), Fault> {
    let ready = format!(
        "(({{ ply, legal }} = {{}}) => ply === {ply} && legal?.length > 0)(document.querySelector('damier-board')?.view ?? {{}})"
    );
    visitor.until(&ready).await.map(drop)
}

#[tokio::test]
async fn the_engine_plays_where_there_is_no_network() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let mut visitor = club.visitor().await?;
    assert_eq!(look(&mut visitor, &club.address("/pocket")).await?, [""; 0]);
    let cable = Cable::to(club.hall.address).await;
    let at = |path: &str| format!("http://{}{path}", cable.address);
    visitor.go(&at("/pocket")).await?;
    visitor.until("document.getElementById('keeping').dataset.kept === 'true'").await?;
    visitor
        .until("navigator.serviceWorker.controller || navigator.serviceWorker.ready.then(() => true)")
        .await?;
    // Rules and lessons are kept for whoever asks for them.
    visitor.click("button", "Keep rules, lessons and exercises too").await?;
    visitor.sees("Rules, lessons and exercises are kept in this browser too.").await?;

    // The line is cut, and the page comes all the same, with the engine that answers.
    cable.pull();
    visitor.go(&at("/pocket")).await?;
    to_move(&visitor, 0).await?;
    taps(&visitor, "32-28").await?;
    to_move(&visitor, 2).await?;
    visitor.sees("1. 32-28").await?;

    // Another game, the rules and the clock.
    visitor.eval("document.getElementById('pocket-game').value = 'columns-lasca'").await?;
    visitor.click("button", "New game").await?;
    visitor.until("document.querySelector('damier-board').view?.variant === 'lasca'").await?;
    visitor.until("document.querySelector('#hall-clock .time').textContent.length > 3").await?;
    visitor.eval("document.querySelector('#hall-clock .half.lower').click()").await?;
    visitor.until("document.querySelector('#hall-clock .half.upper.running') !== null").await?;
    visitor.go(&at("/rules/wcdf-checkers")).await?;
    visitor.sees("WCDF").await?;

    // The game of before is kept, and sending it waits for the network.
    visitor.go(&at("/pocket")).await?;
    visitor.until("document.querySelectorAll('.kept-games li').length === 1").await?;
    // What is above it stands before it is pressed.
    visitor.until("document.querySelector('damier-board').view?.legal?.length > 0").await?;
    visitor.until("document.getElementById('keeping').dataset.kept === 'true'").await?;
    visitor.until("document.querySelector('#hall-clock .time').textContent.length > 3").await?;
    visitor.click("button", "Send to my studies").await?;
    visitor.sees("send it later").await?;
    cable.plug();
    let complaints = visitor.complaints();
    assert!(complaints.iter().all(|it| it.contains("net::ERR_")), "{complaints:?}");
    club.close(&[]).await
}

#[tokio::test]
async fn a_phone_finds_what_it_needs_to_install_it() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let visitor = club.visitor().await?;
    visitor.go(&club.address("/pocket")).await?;
    let icons = "fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())
        .then(({ start_url, icons }) => Promise.all([start_url, ...icons.map(({ src }) => src)].map((it) => fetch(it))))
        .then((all) => all.every((it) => it.ok))";
    assert_eq!(visitor.eval(icons).await?, true);
    club.close(&[&visitor]).await
}

#[tokio::test]
async fn an_exercise_is_solved() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let mut visitor = club.visitor().await?;
    assert_eq!(look(&mut visitor, &club.address("/trainer")).await?, [""; 0]);
    to_move(&visitor, 0).await?;
    visitor.click("button", "Show the solution").await?;
    visitor.sees("Solution:").await?;
    visitor.sees("to repeat 1").await?;
    club.close(&[&visitor]).await
}

#[tokio::test]
async fn a_rule_is_tried_on_its_board() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let mut visitor = club.visitor().await?;
    assert_eq!(look(&mut visitor, &club.address("/learn")).await?, [""; 0]);
    assert_eq!(look(&mut visitor, &club.address("/learn/russian")).await?, [""; 0]);
    visitor.until("document.querySelectorAll('.lesson damier-board').length === 10").await?;
    // The first board is about the first move, the second about a man: it goes one step forward (UA-VI.Move.5).
    let board = |at: usize| format!("document.querySelectorAll('.lesson damier-board')[{at}]");
    visitor.until(&format!("{}.view?.legal.length === 7", board(0))).await?;
    let man = board(1);
    visitor.until(&format!("{man}.view?.legal.length === 2")).await?;
    visitor.eval(&format!("{man}.play({man}.view.legal[0])")).await?;
    visitor.sees("That is how it goes.").await?;
    assert_eq!(look(&mut visitor, &club.address("/learn/coordinates")).await?, [""; 0]);
    visitor.click("button", "Begin").await?;
    visitor.sees("(right 0, wrong 0)").await?;
    club.close(&[&visitor]).await
}

/// A page on a site of its own; its address.
pub(crate) fn elsewhere(page: String) -> String {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = format!("http://{}/", listener.local_addr().expect("an address"));
    std::thread::spawn(move || {
        for mut line in listener.incoming().flatten() {
            let head = "HTTP/1.1 200 OK\r\ncontent-type: text/html; charset=utf-8\r\nconnection: close";
            let answer = format!("{head}\r\ncontent-length: {}\r\n\r\n{page}", page.len());
            // Whoever hangs up early asks again.
            let _ = line.read(&mut [0; 4096]).and_then(|_| line.write_all(answer.as_bytes()));
        }
    });
    address
}

/// One script tag on a page of somebody else, and a game in an attribute.
#[tokio::test]
async fn a_board_stands_on_anybodys_page() -> Done {
    let Some(club) = Club::open().await else { return Ok(()) };
    let visitor = club.visitor().await?;
    let page = format!(
        "<!doctype html><html lang=uk><title>x</title><script type=module src={}></script>\
         <damier-board pdn='[GameType \"25\"] 1. c3-d4 d6-c5 {{so}} 2. b2-c3'></damier-board>",
        club.address("/board.js")
    );
    visitor.go(&elsewhere(page)).await?;
    let inside = "document.querySelector('damier-board').shadowRoot";
    visitor.until(&format!("{inside}?.querySelectorAll('.steps button').length === 5")).await?;
    visitor.eval(&format!("{inside}.querySelectorAll('.steps button')[3].click()")).await?;
    visitor.until(&format!("{inside}.querySelector('.line').textContent === '2. b2-c3'")).await?;
    visitor.eval(&format!("{inside}.querySelectorAll('.steps button')[1].click()")).await?;
    visitor.until(&format!("{inside}.querySelector('.line').textContent === '1... d6-c5 so'")).await?;
    // In the language of the page, with the squares as a grid of names.
    visitor
        .until(&format!(
            "{inside}.querySelector('[role=grid] [data-square=d4]').ariaLabel.startsWith('d4, ')"
        ))
        .await?;
    let named = visitor.eval(&format!("{inside}.querySelectorAll('.steps button')[1].ariaLabel")).await?;
    assert_ne!(named.as_str(), Some("back"));
    club.close(&[&visitor]).await
}
