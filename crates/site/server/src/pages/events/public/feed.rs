//! An event for programs of readers: a feed of what is new (Atom, RFC 4287) and a calendar (RFC 5545).

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::IntoResponse as _;
use damier_clock::Moment;
use damier_compete::Round;
use damier_compete::event::{Fact, StageId};
use damier_documents::papers::{self, Options};
use damier_language::Args;
use jiff::Timestamp;

use super::bulletins::paragraphs;
use super::tables::tables;
use super::{find, hall, public_view};
use crate::desk::Held;
use crate::pages::answer::PageResult;
use crate::pages::message_page;
use crate::reader::{Reader, root};
use crate::site::Site;

/// So many bulletins, and so many pairings and results, stand in a feed.
const BULLETINS: usize = 20;
const ROUNDS: usize = 8;

struct Entry {
    /// What it is known by, for ever.
    id: String,
    at: Moment,
    title: String,
    path: String,
    text: String,
}

/// The feed: bulletins, pairings and results, the newest first.
pub(crate) async fn atom(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    headers: HeaderMap,
    reader: Reader,
) -> PageResult {
    let root = root(&site, &headers);
    let held = find(&site, &id, &reader).await?;
    let text = tokio::task::block_in_place(|| written(&held, &reader, &root));
    let headers = [
        (header::CONTENT_TYPE, "application/atom+xml; charset=utf-8"),
        (header::CACHE_CONTROL, "no-cache"),
        (header::VARY, "accept-language, cookie"),
    ];
    Ok((headers, text).into_response())
}

fn written(held: &Held, reader: &Reader, root: &str) -> String {
    let name = held.event.state().regulation.as_ref().map(|own| own.name.clone()).unwrap_or_default();
    let mut entries = entries(held, reader);
    entries.sort_by_key(|entry| std::cmp::Reverse(entry.at));
    let began = held.event.entries().first().map(|entry| entry.at).unwrap_or_default();
    let updated = entries.first().map_or(began, |entry| entry.at);
    let page = format!("{root}/event/{}", held.id);
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n\
         <feed xmlns=\"http://www.w3.org/2005/Atom\" xml:lang=\"{}\">\n<id>urn:damier:event:{}</id>\n\
         <title>{}</title>\n<updated>{}</updated>\n<author><name>{}</name></author>\n\
         <link rel=\"self\" href=\"{}/feed.atom\"/>\n<link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>\n",
        reader.words.language().code(),
        escaped(&held.id),
        escaped(&name),
        stamp(updated),
        escaped(&name),
        escaped(&page),
        escaped(&page),
    );
    for entry in entries {
        text += &format!(
            "<entry>\n<id>urn:damier:event:{}:{}</id>\n<title>{}</title>\n<updated>{}</updated>\n\
             <link rel=\"alternate\" type=\"text/html\" href=\"{}\"/>\n<content type=\"text\">{}</content>\n\
             </entry>\n",
            escaped(&held.id),
            escaped(&entry.id),
            escaped(&entry.title),
            stamp(entry.at),
            escaped(&format!("{root}{}", entry.path)),
            escaped(&entry.text),
        );
    }
    text + "</feed>\n"
}

/// Everything new: a bulletin, a published round, a round whose results are all there.
fn entries(held: &Held, reader: &Reader) -> Vec<Entry> {
    let bulletins = held.book.bulletins.iter().rev().take(BULLETINS).map(|own| Entry {
        id: format!("bulletin:{}", own.number),
        at: own.at,
        title: own.title.clone(),
        path: format!("/event/{}/bulletin/{}", held.id, own.number),
        text: paragraphs(&own.text).join("\n\n"),
    });
    let said = held.event.entries().iter().rev().filter_map(|entry| match &entry.fact {
        Fact::Published { stage, round } => {
            round_entry(held, reader, (*stage, *round), entry.at, "public-feed-published", "pairs")
        }
        Fact::Closed { stage, round } => {
            round_entry(held, reader, (*stage, *round), entry.at, "public-feed-closed", "results")
        }
        _ => None,
    });
    bulletins.chain(said.take(ROUNDS)).collect()
}

fn round_entry(
    held: &Held,
    reader: &Reader,
    (id, round): (StageId, Round),
    at: Moment,
    message: &str,
    kind: &str,
) -> Option<Entry> {
    let stage = held.event.state().stages.get(id.index())?;
    let own = stage.round(round).filter(|_| round.index() < public_view::published(stage))?;
    let hall = hall(held, reader);
    let line = |table: super::tables::Table| {
        let [white, black] = table.sides.map(|who| who.name);
        format!("{}. {white} – {black}  {}", table.number, table.score).trim_end().to_owned()
    };
    let lines: Vec<String> = tables(held, &hall, (id, round), stage, own).into_iter().map(line).collect();
    let name = public_view::name(id, round);
    Some(Entry {
        id: format!("round:{name}:{kind}"),
        at,
        title: reader.words.translate(message, &Args::new().with("round", round.number())),
        path: format!("/event/{}/round/{name}", held.id),
        text: lines.join("\n"),
    })
}

/// A moment as feeds write it.
fn stamp(at: Moment) -> String {
    Timestamp::from_millisecond(at.millis()).unwrap_or_default().to_string()
}

/// A text in XML; letters that XML cannot hold are left out.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(letter),
            '\u{fffe}' | '\u{ffff}' => {}
            _ if letter.is_control() => {}
            _ => escaped.push(letter),
        }
    }
    escaped
}

/// The calendar of the rounds.
pub(crate) async fn calendar(
    State(site): State<Arc<Site>>,
    Path(id): Path<String>,
    reader: Reader,
) -> PageResult {
    let held = find(&site, &id, &reader).await?;
    let mut options = Options::new(reader.words.language());
    options.zone = held.book.zone();
    Ok(match tokio::task::block_in_place(|| papers::calendar(&held.event, &options)) {
        Ok(text) => {
            let headers = [
                (header::CONTENT_TYPE, "text/calendar; charset=utf-8"),
                (header::CONTENT_DISPOSITION, "inline; filename=\"event.ics\""),
                (header::CACHE_CONTROL, "no-cache"),
            ];
            (headers, text).into_response()
        }
        Err(why) => message_page(reader, StatusCode::NOT_FOUND, "public-schedule", |words| why.text(words)),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_breaks_out_of_a_feed() {
        assert_eq!(escaped("A & <b> \"c\"\u{0}\u{b}\n"), "A &amp; &lt;b&gt; &quot;c&quot;\n");
        assert_eq!(stamp(Moment::from_millis(1_789_200_000_000)), "2026-09-12T08:00:00Z");
    }
}
