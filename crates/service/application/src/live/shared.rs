//! What all spectators of a board are told, written once for all who read one language.

use std::time::{Duration, Instant};

use bytes::Bytes;
use damier_language::Language;
use tokio::sync::Mutex;

/// What was written is told to others for so long; the clocks in it are those of that moment.
const FRESH: Duration = Duration::from_millis(100);

struct Written {
    language: Language,
    /// The number of the change that it tells.
    news: u64,
    at: Instant,
    text: Bytes,
}

/// What was written last, in each language.
#[derive(Default)]
pub(super) struct Shared(Mutex<Vec<Written>>);

impl Shared {
    /// What is told of a change in a language: what was written of it a moment ago, or what `write` makes of it. Whoever
    /// comes meanwhile waits and gets the same.
    pub(super) async fn text(
        &self,
        language: Language,
        news: u64,
        write: impl Future<Output = Option<Bytes>>,
    ) -> Option<Bytes> {
        let mut all = self.0.lock().await;
        all.retain(|own| own.news == news && own.at.elapsed() < FRESH);
        if let Some(own) = all.iter().find(|own| own.language == language) {
            return Some(own.text.clone());
        }
        let text = write.await?;
        all.push(Written { language, news, at: Instant::now(), text: text.clone() });
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_change_is_written_once_for_each_language() {
        let shared = Shared::default();
        let tell = async |language, news, text: &'static str| {
            shared
                .text(language, news, async { Some(text.into()) })
                .await
                .map(|text| String::from_utf8_lossy(&text).into_owned())
        };
        assert_eq!(tell(Language::EN, 1, "one").await.as_deref(), Some("one"));
        assert_eq!(tell(Language::EN, 1, "again").await.as_deref(), Some("one"));
        assert_eq!(tell(Language::UK, 1, "один").await.as_deref(), Some("один"));
        assert_eq!(tell(Language::EN, 2, "two").await.as_deref(), Some("two"));
    }
}
