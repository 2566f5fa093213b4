//! Style sheet, scripts and pictures: part of the program, served under addresses that change with them.

use std::sync::LazyLock;

use axum::extract::Path;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};

/// One file.
struct File {
    name: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! files {
    ($($name:literal $kind:expr;)*) => {
        [$(File { name: $name, kind: $kind, bytes: include_bytes!(concat!("../web/", $name)) },)*]
    };
}

const FILES: &[File] = &files![
    "style.css" "text/css; charset=utf-8";
    "wall.css" "text/css; charset=utf-8";
    "icon.svg" "image/svg+xml";
    "actions.js" SCRIPT;
    "analysis.js" SCRIPT;
    "board.js" SCRIPT;
    "cells.js" SCRIPT;
    "chat.js" SCRIPT;
    "choices.js" SCRIPT;
    "clock.js" SCRIPT;
    "console.js" SCRIPT;
    "dom.js" SCRIPT;
    "display.js" SCRIPT;
    "draw.js" SCRIPT;
    "editor.js" SCRIPT;
    "entry.js" SCRIPT;
    "event.js" SCRIPT;
    "findings.js" SCRIPT;
    "game.js" SCRIPT;
    "hand.js" SCRIPT;
    "letters.js" SCRIPT;
    "lines.js" SCRIPT;
    "live.js" SCRIPT;
    "lobby.js" SCRIPT;
    "moves.js" SCRIPT;
    "news.js" SCRIPT;
    "notes.js" SCRIPT;
    "notify.js" SCRIPT;
    "oneboard.js" SCRIPT;
    "page.js" SCRIPT;
    "passkey.js" SCRIPT;
    "picture.js" SCRIPT;
    "placing.js" SCRIPT;
    "problem.js" SCRIPT;
    "push.js" SCRIPT;
    "renew.js" SCRIPT;
    "post.js" SCRIPT;
    "route.js" SCRIPT;
    "session.js" SCRIPT;
    "settings.js" SCRIPT;
    "sight.js" SCRIPT;
    "solve.js" SCRIPT;
    "sound.js" SCRIPT;
    "steady.js" SCRIPT;
    "studypanel.js" SCRIPT;
    "talk.js" SCRIPT;
    "tell.js" SCRIPT;
    "tree.js" SCRIPT;
    "treeview.js" SCRIPT;
    "turning.js" SCRIPT;
    "typed.js" SCRIPT;
    "wall.js" SCRIPT;
    "ways.js" SCRIPT;
    "words.js" SCRIPT;
    "worker.js" SCRIPT;
];

/// A few letters that change when any of the files does. Scripts name each other plainly, so all of them stand
/// under one mark.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    FILES.iter().for_each(|file| all.update(file.bytes));
    all.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
});

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    format!("/web/{}/{name}", *MARK)
}

/// Serves a file. An address with the present mark may be kept for ever.
pub(crate) async fn serve(Path((mark, name)): Path<(String, String)>) -> Response {
    let Some(file) = FILES.iter().find(|file| file.name == name) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let keep = if mark == *MARK { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.kind)),
        (header::CACHE_CONTROL, HeaderValue::from_static(keep)),
    ];
    (headers, file.bytes).into_response()
}

/// Serves the script that wakes when a message comes: under an address of its own, because a browser lets it see no
/// pages but those below it, and asks for it again and again.
pub(crate) async fn worker() -> Response {
    serve(Path((String::new(), "worker.js".to_owned()))).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_served() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/web");
        for entry in std::fs::read_dir(folder).expect("the files") {
            let name = entry.expect("a file").file_name().into_string().expect("a plain name");
            assert!(FILES.iter().any(|file| file.name == name), "{name} is not served");
        }
    }
}
