//! Words with marks: enough for a bulletin, not a word processor.

/// A run of words, each span with its mark. A line feed inside breaks the line.
///
/// ```
/// use damier_documents::paper::Text;
///
/// let cell = Text::from("2").raised("4w");
/// assert_eq!(cell.plain(), "24w");
/// assert!(Text::default().is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Text {
    /// The spans, in reading order.
    pub spans: Vec<Span>,
}

/// Words under one mark.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Span {
    /// The words, printed as they are: no character has a meaning of its own but the line feed.
    pub words: String,
    /// How they stand out.
    pub mark: Mark,
}

/// How words stand out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Mark {
    /// Not at all.
    #[default]
    Plain,
    /// Bold: what is looked for first.
    Strong,
    /// Italic: comments, foreign words.
    Italic,
    /// Smaller and lighter: what may be skipped.
    Small,
    /// Small and raised: the colour or number of an opponent beside a result.
    Raised,
}

impl Text {
    /// Nothing: in a form, a place to be filled by hand.
    pub fn empty() -> Text {
        Text::default()
    }

    pub fn strong(words: impl Into<String>) -> Text {
        Text::default().and(Mark::Strong, words)
    }

    /// Words in italics.
    pub fn italic(words: impl Into<String>) -> Text {
        Text::default().and(Mark::Italic, words)
    }

    pub fn small(words: impl Into<String>) -> Text {
        Text::default().and(Mark::Small, words)
    }

    /// Adds words under a mark.
    #[must_use]
    pub fn and(mut self, mark: Mark, words: impl Into<String>) -> Text {
        let words = words.into();
        if !words.is_empty() {
            self.spans.push(Span { words, mark });
        }
        self
    }

    /// Adds small raised words: `2` with `4w` above.
    #[must_use]
    pub fn raised(self, words: impl Into<String>) -> Text {
        self.and(Mark::Raised, words)
    }

    /// Adds another run of words.
    #[must_use]
    pub fn then(mut self, more: impl Into<Text>) -> Text {
        self.spans.extend(more.into().spans);
        self
    }

    /// The words without their marks.
    pub fn plain(&self) -> String {
        self.spans.iter().map(|span| span.words.as_str()).collect()
    }

    /// Whether there is nothing to print.
    pub fn is_empty(&self) -> bool {
        self.spans.iter().all(|span| span.words.trim().is_empty())
    }
}

impl From<String> for Text {
    fn from(words: String) -> Text {
        Text::default().and(Mark::Plain, words)
    }
}

impl From<&str> for Text {
    fn from(words: &str) -> Text {
        Text::from(words.to_owned())
    }
}

impl From<&String> for Text {
    fn from(words: &String) -> Text {
        Text::from(words.clone())
    }
}
