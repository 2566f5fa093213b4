//! An act in a table, what can be said with it, and the table itself.

/// One act in a table; `A` is by whose right it is done.
#[derive(Debug, Clone, Copy)]
pub struct Listed<A: 'static> {
    /// By which name forms and programs call it.
    pub name: &'static str,
    /// What the codes call it, or whose right it is; none where that depends on what is acted upon.
    pub action: Option<A>,
    /// What it does, for those who read the description of the API.
    pub about: &'static str,
    /// What can be said with it.
    pub fields: &'static [Field],
}

/// Something that can be said with an act.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// Its name for programs.
    pub name: &'static str,
    /// What it holds.
    pub kind: Kind,
    /// Its name in a form; of texts by a place, how their names begin.
    pub form: &'static str,
}

impl Field {
    /// A field that has one name everywhere.
    pub const fn new(name: &'static str, kind: Kind) -> Field {
        Field { name, kind, form: name }
    }
}

/// What a field of an act holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Text,
    /// A text of which an empty one takes away what stood there.
    Kept,
    /// A text or a number.
    Typed,
    /// Somebody: a name, a part of it, a number, or `@` and the place on the list.
    Who,
    /// Several of them.
    Names,
    /// Several texts, one a line in a form.
    Lines,
    /// A whole number, from the least to the most.
    Number {
        least: u64,
        most: u64,
    },
    /// Several whole numbers, or one.
    Numbers,
    /// A mark or points: a number, or a text such as `8.25`.
    Mark,
    /// Yes or no.
    Flag,
    /// A day such as `2026-07-01`.
    Date,
    /// Some rounds, such as `3,5-6`.
    Rounds,
    /// One of these words.
    OneOf(&'static [&'static str]),
    /// Texts by a number or a place.
    Map,
    /// An object, which a form holds as JSON.
    Record,
    Records,
    /// The content of a file as text.
    Content,
    /// The content of a file in TOML, or the object that it says.
    Toml,
    File,
}

/// Makes the enum `Act` of a table, its list `ACTS`, and the one call that decides.
///
/// A row is a name, a type, a right, a sentence and the fields; the type has `Default` and
/// `fn decide(&self, state) -> answer`.
#[macro_export]
macro_rules! acts {
    (
        $(#[$meta:meta])*
        $right:ty, decide($state:ty) -> $answer:ty;
        $($name:literal $act:ident ($action:expr) $about:literal [$($field:expr),* $(,)?];)*
    ) => {
        $(#[$meta])*
        #[serde(tag = "act")]
        pub enum Act {
            $(#[doc = $about] #[serde(rename = $name)] $act($act),)*
        }

        /// The table of all acts.
        pub const ACTS: &[$crate::Listed<$right>] = &[
            $($crate::Listed { name: $name, action: $action, about: $about, fields: &[$($field),*] },)*
        ];

        /// The act of a name.
        pub fn named(name: &str) -> Option<&'static $crate::Listed<$right>> {
            ACTS.iter().find(|act| act.name == name)
        }

        impl Act {
            /// By which name forms and programs call it.
            pub const fn name(&self) -> &'static str {
                match self {
                    $(Act::$act(_) => $name,)*
                }
            }

            /// Every act with nothing said.
            pub fn all() -> Vec<Act> {
                vec![$(Act::$act($act::default()),)*]
            }

            pub(super) fn turn_into_facts(&self, state: $state) -> $answer {
                match self {
                    $(Act::$act(act) => act.decide(state),)*
                }
            }
        }

        $(impl From<$act> for Act {
            fn from(act: $act) -> Act {
                Act::$act(act)
            }
        })*
    };
}

#[cfg(test)]
pub(crate) mod tests {
    use std::collections::BTreeSet;
    use std::fmt::Debug;

    use serde::Serialize;
    use serde::de::DeserializeOwned;

    use super::{Kind, Listed};

    /// Looks whether a row names the fields that its act has, and whether every word that can be chosen is read.
    pub(crate) fn agrees<A: Debug, T>(listed: Option<&Listed<A>>, act: &T)
    where
        T: Debug + PartialEq + Serialize + DeserializeOwned,
    {
        let listed = listed.expect("it is in the table");
        let written = serde_json::to_value(act).expect("it can be written");
        let fields = written.as_object().expect("an object").keys().map(String::as_str);
        let fields: BTreeSet<&str> = fields.filter(|name| *name != "act").collect();
        let told: BTreeSet<&str> = listed.fields.iter().map(|field| field.name).collect();
        assert_eq!(fields, told, "{}", listed.name);
        assert_eq!(&serde_json::from_value::<T>(written).expect("it can be read"), act);
        assert!(listed.action.is_some(), "{}: nobody's right", listed.name);
        for field in listed.fields {
            let Kind::OneOf(words) = field.kind else { continue };
            for word in words {
                let sent = serde_json::json!({ "act": listed.name, field.name: word });
                let read = serde_json::from_value::<T>(sent);
                assert!(read.is_ok(), "{} {} {word}: {read:?}", listed.name, field.name);
            }
        }
    }
}
