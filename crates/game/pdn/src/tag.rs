//! Tags: what a file says about a game besides its moves.

use std::fmt;

/// One line of a header: a name and its value.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tag {
    /// Its name, such as `Event`.
    pub name: String,
    /// Its value, without quotes and escapes.
    pub value: String,
}

/// The tags of a game in the order of the file, unknown and repeated ones included.
///
/// ```
/// use damier_pdn::Tags;
///
/// let mut tags = Tags::default();
/// tags.push("White", "Ivanov, Petr");
/// tags.set("Result", "2-0");
/// tags.set("Result", "1-1");
/// assert_eq!(tags.get("Result"), Some("1-1"));
/// assert_eq!(tags.get("Black"), None);
/// assert_eq!(tags.len(), 2);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tags(Vec<Tag>);

impl Tags {
    /// The value of the first tag of this name. Small and capital letters are the same in names.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().find(|tag| tag.name.eq_ignore_ascii_case(name)).map(|tag| tag.value.as_str())
    }

    /// The value, unless it is one of those that stand for "not known": nothing or question marks.
    pub fn known(&self, name: &str) -> Option<&str> {
        self.get(name).filter(|value| !value.chars().all(|c| matches!(c, '?' | '.' | '-' | ' ')))
    }

    /// Adds a tag at the end, even if there is one of that name.
    pub fn push(&mut self, name: impl Into<String>, value: impl Into<String>) {
        self.0.push(Tag { name: name.into(), value: value.into() });
    }

    /// Gives the first tag of this name the value, or adds one.
    pub fn set(&mut self, name: &str, value: impl Into<String>) {
        match self.0.iter_mut().find(|tag| tag.name.eq_ignore_ascii_case(name)) {
            Some(tag) => tag.value = value.into(),
            None => self.push(name, value),
        }
    }

    /// Takes all tags of this name away.
    pub fn remove(&mut self, name: &str) {
        self.0.retain(|tag| !tag.name.eq_ignore_ascii_case(name));
    }

    /// All tags in order.
    pub fn iter(&self) -> std::slice::Iter<'_, Tag> {
        self.0.iter()
    }

    pub(crate) fn iter_mut(&mut self) -> std::slice::IterMut<'_, Tag> {
        self.0.iter_mut()
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl<'a> IntoIterator for &'a Tags {
    type Item = &'a Tag;
    type IntoIter = std::slice::Iter<'a, Tag>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl FromIterator<Tag> for Tags {
    fn from_iter<I: IntoIterator<Item = Tag>>(tags: I) -> Tags {
        Tags(tags.into_iter().collect())
    }
}

/// As the standard writes it: quotes and backslashes inside the value get a backslash.
impl fmt::Display for Tag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{} \"", self.name)?;
        for c in self.value.chars() {
            match c {
                '"' | '\\' => write!(f, "\\{c}")?,
                c if c.is_control() => f.write_str(" ")?,
                c => write!(f, "{c}")?,
            }
        }
        f.write_str("\"]")
    }
}
