//! Style sheet, scripts and pictures: part of the program, served under addresses that change with them.

use std::io::Read;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;
use damier_compose::train;
use damier_language::{Language, Words};
use damier_rules::Variant;
use sha2::{Digest, Sha256};

use crate::visitor::cookie;

struct File {
    name: &'static str,
    kind: &'static str,
    bytes: &'static [u8],
}

/// The parts of the style sheet, in the order in which they stand in it.
const STYLE: [&str; 13] = [
    include_str!("../web/style/tokens.css"),
    include_str!("../web/style/base.css"),
    include_str!("../web/style/layout.css"),
    include_str!("../web/style/components.css"),
    include_str!("../web/style/tables.css"),
    include_str!("../web/style/forms.css"),
    include_str!("../web/style/board.css"),
    include_str!("../web/style/game.css"),
    include_str!("../web/style/lobby.css"),
    include_str!("../web/style/analysis.css"),
    include_str!("../web/style/events.css"),
    include_str!("../web/style/problems.css"),
    include_str!("../web/style/pocket.css"),
];

/// What stands in the style sheet after all else.
const PRINT: &str = include_str!("../web/style/print.css");

/// The name under which the whole sheet is served.
const SHEET: &str = "style.css";

/// The whole style sheet.
static WHOLE: LazyLock<String> = LazyLock::new(|| tightened(&(STYLE.concat() + PRINT)));

/// What a page says that has the whole sheet in it may be read by the browser: by this mark and nothing else.
static WHOLE_HASH: LazyLock<String> =
    LazyLock::new(|| format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(WHOLE.as_bytes()))));

/// A sheet without comments and indents: they serve those who read it here.
fn tightened(sheet: &str) -> String {
    let mut plain = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once("/*") {
        plain.push_str(before);
        rest = after.split_once("*/").map_or("", |(_, after)| after);
    }
    plain.push_str(rest);
    let lines = plain.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join("\n")
}

/// The cookie of a browser that has kept the sheet; its value is the mark. `common/page.js` sets it.
const KEPT: &str = "damier-sheet";

/// Whether a browser has kept the sheet.
pub(crate) fn has_sheet(headers: &HeaderMap) -> bool {
    cookie::read(headers, KEPT) == Some(mark())
}

/// The sheet of a page: a link for whoever has kept it, the text itself for whoever would have to wait for it.
pub(crate) fn sheet(is_kept: bool) -> String {
    if is_kept {
        format!("<link rel=\"stylesheet\" href=\"{}\">", address(SHEET))
    } else {
        format!("<style>{}</style>", *WHOLE)
    }
}

/// What the policy of a page allows among styles besides files: the sheet by its hash.
pub(crate) fn sheet_hash() -> &'static str {
    &WHOLE_HASH
}

const SCRIPT: &str = "text/javascript; charset=utf-8";

macro_rules! files {
    ($($name:literal $kind:expr;)*) => {
        [$(File { name: $name, kind: $kind, bytes: include_bytes!(concat!("../web/", $name)) },)*]
    };
}

const FILES: &[File] = &files![
    "element.css" "text/css; charset=utf-8";
    "wall.css" "text/css; charset=utf-8";
    "icon.svg" "image/svg+xml";
    "icon-512.png" "image/png";
    "account/passkey.js" SCRIPT;
    "account/push.js" SCRIPT;
    "analysis/analysis.js" SCRIPT;
    "analysis/arrows.js" SCRIPT;
    "analysis/engine.js" SCRIPT;
    "analysis/explorer.js" SCRIPT;
    "analysis/merge.js" SCRIPT;
    "analysis/mistakes.js" SCRIPT;
    "analysis/notes.js" SCRIPT;
    "analysis/study.js" SCRIPT;
    "analysis/together.js" SCRIPT;
    "analysis/tree-view.js" SCRIPT;
    "analysis/tree.js" SCRIPT;
    "arena/arena.js" SCRIPT;
    "arena/next.js" SCRIPT;
    "board/board.js" SCRIPT;
    "board/connection.js" SCRIPT;
    "board/describe.js" SCRIPT;
    "board/draw.js" SCRIPT;
    "board/element.js" SCRIPT;
    "board/picture.js" SCRIPT;
    "board/pointer.js" SCRIPT;
    "board/route.js" SCRIPT;
    "board/single.js" SCRIPT;
    "board/squares.js" SCRIPT;
    "board/watch.js" SCRIPT;
    "watch/channel.js" SCRIPT;
    "common/dom.js" SCRIPT;
    "common/forms.js" SCRIPT;
    "common/news.js" SCRIPT;
    "common/notify.js" SCRIPT;
    "common/page.js" SCRIPT;
    "common/refill.js" SCRIPT;
    "common/settings.js" SCRIPT;
    "common/sound.js" SCRIPT;
    "common/words.js" SCRIPT;
    "correspondence/correspondence.js" SCRIPT;
    "correspondence/prepared.js" SCRIPT;
    "desk/console.js" SCRIPT;
    "display/display.js" SCRIPT;
    "editor/editor.js" SCRIPT;
    "editor/placing.js" SCRIPT;
    "embed/embed.js" SCRIPT;
    "event/event.js" SCRIPT;
    "event/rotation.js" SCRIPT;
    "event/wall.js" SCRIPT;
    "game/actions.js" SCRIPT;
    "game/chat-lines.js" SCRIPT;
    "game/chat.js" SCRIPT;
    "game/choices.js" SCRIPT;
    "game/clock.js" SCRIPT;
    "game/entry.js" SCRIPT;
    "game/findings.js" SCRIPT;
    "game/game.js" SCRIPT;
    "game/moves.js" SCRIPT;
    "game/notation.js" SCRIPT;
    "game/visibility.js" SCRIPT;
    "learn/coordinates.js" SCRIPT;
    "learn/lesson.js" SCRIPT;
    "lobby/lobby.js" SCRIPT;
    "pocket/clock.js" SCRIPT;
    "pocket/kept.js" SCRIPT;
    "pocket/pocket.js" SCRIPT;
    "problem/lines.js" SCRIPT;
    "problem/problem.js" SCRIPT;
    "problem/solve.js" SCRIPT;
    "solving/countdown.js" SCRIPT;
    "trainer/exercises.js" SCRIPT;
    "trainer/trainer.js" SCRIPT;
    "worker.js" SCRIPT;
];

/// Rules and engine for browsers (`cargo xtask web`), packed by `build.rs`.
static PROGRAM: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/damier.wasm.gz"));

/// The scripts that come with the program for browsers.
const PACKAGE: &[File] = &[
    File { name: "damier.js", kind: SCRIPT, bytes: include_bytes!("../../wasm/npm/damier.js") },
    File { name: "engine.js", kind: SCRIPT, bytes: include_bytes!("../../wasm/npm/engine.js") },
    File { name: "thinker.js", kind: SCRIPT, bytes: include_bytes!("../../wasm/npm/thinker.js") },
];

/// All files, by one name each.
fn files() -> impl Iterator<Item = &'static File> {
    FILES.iter().chain(PACKAGE)
}

/// The style of a board by itself, as it stands on pages of others: the root of its own small tree takes the place of the
/// root of the page.
static BOARD: LazyLock<String> = LazyLock::new(|| {
    let [tokens, board] = [include_str!("../web/style/tokens.css"), include_str!("../web/style/board.css")];
    hosted(&[tokens, board, include_str!("../web/element.css")].concat())
});

/// `:root[data-…]` becomes `:host([data-…])`, and `:root` alone `:host`.
fn hosted(sheet: &str) -> String {
    let mut out = String::with_capacity(sheet.len());
    let mut rest = sheet;
    while let Some((before, after)) = rest.split_once(":root") {
        out.push_str(before);
        let end = if after.starts_with('[') { after.find(']').map_or(0, |at| at + 1) } else { 0 };
        let (attribute, after) = after.split_at(end);
        out.push_str(":host");
        if !attribute.is_empty() {
            out.push('(');
            out.push_str(attribute);
            out.push(')');
        }
        rest = after.strip_prefix(":not([data-board])").unwrap_or(after);
    }
    out + rest
}

/// The words of a board in a language, for pages of others: `board-uk.json`.
fn words(name: &str) -> Option<String> {
    let code = name.strip_prefix("board-")?.strip_suffix(".json")?;
    let language = Language::all().find(|own| own.code() == code)?;
    let said: serde_json::Map<String, serde_json::Value> =
        Words::of(language).area("board").into_iter().map(|(id, text)| (id, text.into())).collect();
    serde_json::to_string(&said).ok()
}

/// The exercises of a game.
fn exercises(name: &str) -> Option<(&'static str, &'static [u8])> {
    let variant: Variant = name.strip_suffix(".exercises")?.parse().ok()?;
    Some(("text/plain; charset=utf-8", train::shipped(variant).as_bytes()))
}

/// What the program has packed (gzip): the program for browsers, and what the engine has learnt of a game.
fn packed(name: &str) -> Option<(&'static str, &'static [u8])> {
    if name == "damier.wasm" {
        return Some(("application/wasm", PROGRAM));
    }
    let variant: Variant = name.strip_suffix(".weights")?.parse().ok()?;
    Some(("application/octet-stream", damier_engine::packed_weights(variant)))
}

/// Programs, weights and exercises are long: a sample of them tells whether they have changed.
const SAMPLE: usize = 61;

/// A few letters that change when any of the files does. Scripts name each other plainly, so all of them stand
/// under one mark.
static MARK: LazyLock<String> = LazyLock::new(|| {
    let mut all = Sha256::new();
    FILES.iter().for_each(|file| all.update(file.bytes));
    let exercises = Variant::ALL.map(|variant| train::shipped(variant).as_bytes());
    let program = PACKAGE.iter().map(|file| file.bytes).chain([PROGRAM]);
    let long = Variant::ALL.map(damier_engine::packed_weights).into_iter().chain(exercises).chain(program);
    long.for_each(|bytes| all.update(bytes.iter().step_by(SAMPLE).copied().collect::<Vec<u8>>()));
    all.update(WHOLE.as_bytes());
    all.finalize().iter().take(5).map(|byte| format!("{byte:02x}")).collect()
});

/// The letters that change with the files.
pub(crate) fn mark() -> &'static str {
    &MARK
}

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    format!("/web/{}/{name}", *MARK)
}

/// The script of a page with everything it imports, which a browser would otherwise ask for one after another.
pub(crate) fn script(name: &str) -> String {
    let needed = imports(name);
    let preload =
        |own: &&str| format!("<link rel=\"modulepreload\" fetchpriority=\"low\" href=\"{}\">", address(own));
    let others: String = needed.iter().filter(|own| **own != name).map(preload).collect();
    format!("{others}<script type=\"module\" src=\"{}\"></script>", address(name))
}

/// A script and all that it imports, each once.
pub(crate) fn imports(name: &str) -> Vec<&'static str> {
    let mut found: Vec<&'static str> = Vec::new();
    let mut wanted = vec![name.to_owned()];
    while let Some(name) = wanted.pop() {
        let Some(file) = files().find(|file| file.name == name) else { continue };
        if found.contains(&file.name) {
            continue;
        }
        found.push(file.name);
        let text = std::str::from_utf8(file.bytes).unwrap_or_default();
        let named = text.lines().filter(|line| line.starts_with("import ") || line.starts_with("} from "));
        let target = |line: &str| Some(beside(file.name, line.split_once("\".")?.1.split_once('"')?.0));
        wanted.extend(named.filter_map(target));
    }
    found
}

/// What a script in a folder means by a way that begins with a dot, which is left out here: `/dom.js` or `./common/dom.js`.
fn beside(name: &str, way: &str) -> String {
    let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
    match (way.strip_prefix("./"), way.strip_prefix('/')) {
        (Some(above), _) => above.to_owned(),
        (None, Some(own)) if folder.is_empty() => own.to_owned(),
        (None, own) => format!("{folder}/{}", own.unwrap_or(way)),
    }
}

/// What a name stands for: its kind and its bytes.
fn found(name: &str) -> Option<(&'static str, &'static [u8])> {
    let short = files().find(|file| file.name == name);
    let sheet = || (name == SHEET).then(|| ("text/css; charset=utf-8", WHOLE.as_bytes()));
    let alone = || (name == "board.css").then(|| ("text/css; charset=utf-8", BOARD.as_bytes()));
    short.map(|file| (file.kind, file.bytes)).or_else(sheet).or_else(alone).or_else(|| exercises(name))
}

/// Whether there is a file of this name.
#[cfg(test)]
pub(crate) fn is_served(name: &str) -> bool {
    packed(name).is_some() || found(name).is_some()
}

/// Serves a file. An address with the present mark may be kept for ever.
pub(crate) async fn serve(asked: HeaderMap, Path((mark, name)): Path<(String, String)>) -> Response {
    if let Some((kind, bytes)) = packed(&name) {
        return kept(&mark, unpacked(&asked, kind, bytes));
    }
    let bytes = |bytes: &'static [u8]| Bytes::from_static(bytes);
    let said = || words(&name).map(|text| ("application/json", Bytes::from(text)));
    let Some((kind, bytes)) = found(&name).map(|(kind, own)| (kind, bytes(own))).or_else(said) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    kept(&mark, ([(header::CONTENT_TYPE, kind)], bytes))
}

/// A file with how long it may be kept.
fn kept(mark: &str, file: impl IntoResponse) -> Response {
    let keep = if mark == *MARK { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (header::CACHE_CONTROL, keep),
        // Boards stand on pages of others too; these files are the same for everybody.
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    ];
    (headers, file).into_response()
}

/// A packed file: as it is for whoever can read it so, which every browser can, unpacked for others.
fn unpacked(asked: &HeaderMap, kind: &'static str, bytes: &'static [u8]) -> Response {
    let kind = [(header::CONTENT_TYPE, kind), (header::VARY, "accept-encoding")];
    let read = asked.get(header::ACCEPT_ENCODING).and_then(|own| own.to_str().ok()).unwrap_or_default();
    let is_wanted =
        |one: &str| one.trim().strip_prefix("gzip").is_some_and(|rest| rest.replace(' ', "") != ";q=0");
    if read.split(',').any(is_wanted) {
        return (kind, [(header::CONTENT_ENCODING, "gzip")], bytes).into_response();
    }
    let mut plain = Vec::new();
    match flate2::read::GzDecoder::new(bytes).read_to_end(&mut plain) {
        Ok(_) => (kind, plain).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// Serves the one script by which anybody's page gets `<damier-board>`: it leads to the file of the day.
pub(crate) async fn board() -> Response {
    let script = format!("import \"{}\";\n", address("board/board.js"));
    let headers = [
        (header::CONTENT_TYPE, SCRIPT),
        (header::CACHE_CONTROL, "no-cache"),
        (header::ACCESS_CONTROL_ALLOW_ORIGIN, "*"),
    ];
    (headers, script).into_response()
}

/// Serves the script that wakes when a message comes: under an address of its own, because a browser lets it see no
/// pages but those below it, and asks for it again and again.
pub(crate) async fn worker() -> Response {
    serve(HeaderMap::new(), Path((String::new(), "worker.js".to_owned()))).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_served() {
        let mut folders = vec![String::new()];
        while let Some(folder) = folders.pop() {
            let at = format!("{}/web/{folder}", env!("CARGO_MANIFEST_DIR"));
            for entry in std::fs::read_dir(at).expect("the files") {
                let entry = entry.expect("a file");
                let name = format!("{folder}{}", entry.file_name().to_str().expect("a plain name"));
                if entry.file_type().expect("its kind").is_dir() {
                    folders.push(format!("{name}/"));
                } else if folder == "style/" {
                    let text = std::fs::read_to_string(entry.path()).expect("text");
                    assert!(WHOLE.contains(&tightened(&text)), "{name} is not in the sheet");
                } else {
                    assert!(FILES.iter().any(|file| file.name == name), "{name} is not served");
                }
            }
        }
    }

    #[test]
    fn whatever_a_script_imports_is_there() {
        for file in FILES.iter().filter(|file| file.kind == SCRIPT) {
            let text = std::str::from_utf8(file.bytes).expect("text");
            let ways =
                text.lines().filter_map(|line| Some(line.split_once("import")?.1.split_once("\".")?.1));
            for way in ways.filter_map(|way| Some(way.split_once('"')?.0)) {
                let name = beside(file.name, way);
                assert!(files().any(|own| own.name == name), "{} imports {name}", file.name);
            }
        }
    }

    #[test]
    fn a_sheet_is_served_without_comments() {
        let sheet =
            "/* one */\n.a { b: c; }\n\n  .d {\n    e: \"f  g\";\n  }\n/* two\n three */ .h { i: j; }\n";
        assert_eq!(tightened(sheet), ".a { b: c; }\n.d {\ne: \"f  g\";\n}\n.h { i: j; }");
        assert!(!WHOLE.contains("/*") && !WHOLE.contains("</") && !WHOLE.contains("url("));
    }

    #[test]
    fn the_sheet_stands_in_a_page_until_it_is_kept() {
        assert!(sheet(false).contains(&**WHOLE) && sheet(true).contains("/style.css\""));
        let headers = |mark: &str| {
            let cookie = format!("damier-sheet={mark}").parse().expect("a value");
            HeaderMap::from_iter([(header::COOKIE, cookie)])
        };
        assert!(has_sheet(&headers(mark())) && !has_sheet(&headers("0123456789")));
    }

    #[test]
    fn a_board_by_itself_has_its_style() {
        let sheet = ":root, [a] {}\n:root[data-b=\"c\"] .d {}\n:root:not([data-board]) [e] {}";
        assert_eq!(hosted(sheet), ":host, [a] {}\n:host([data-b=\"c\"]) .d {}\n:host [e] {}");
        assert!(BOARD.contains(":host, [data-board=\"wood\"]") && !BOARD.contains(":root"));
        assert!(words("board-lt.json").is_some_and(|text| text.contains("board-flip")));
        assert_eq!(words("board-xx.json"), None);
    }

    #[test]
    fn a_browser_is_told_of_all_that_a_script_imports() {
        let told = script("game/game.js");
        for name in
            ["board/board.js", "board/connection.js", "common/dom.js", "board/draw.js", "common/words.js"]
        {
            assert!(told.contains(&format!("/{name}\"")), "{name} in {told}");
        }
        assert_eq!(told.matches("/common/dom.js").count(), 1, "{told}");
        assert_eq!(told.matches("<script").count(), 1, "{told}");
    }

    #[tokio::test]
    async fn what_is_packed_comes_packed_or_plain() {
        for (name, file) in [
            ("damier.wasm", "../wasm/damier.wasm"),
            ("russian.weights", "../../engine/engine/weights/russian.weights"),
        ] {
            let file = std::fs::read(format!("{}/{file}", env!("CARGO_MANIFEST_DIR"))).expect("the file");
            comes_packed_or_plain(name, &file).await;
        }
    }

    async fn comes_packed_or_plain(name: &str, file: &[u8]) {
        for (accepted, is_packed) in [
            ("", false),
            ("br", false),
            ("gzip;q=0", false),
            ("gzip, deflate, br", true),
            ("br, gzip; q=0.5", true),
        ] {
            let asked = HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().expect("a value"))]);
            let path = Path((mark().to_owned(), name.to_owned()));
            let answer = serve(asked, path).await;
            assert_eq!(
                answer.headers().contains_key(header::CONTENT_ENCODING),
                is_packed,
                "{name} {accepted}"
            );
            let body = axum::body::to_bytes(answer.into_body(), usize::MAX).await.expect("a body");
            assert!(if is_packed { body.len() < file.len() } else { body == file }, "{name} {accepted}");
        }
    }
}
