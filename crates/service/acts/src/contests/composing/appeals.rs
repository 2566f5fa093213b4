//! Appeals: to the chief judge, and further to the commission.

use damier_contests::composing::{Composing, Fact, Ruling};
use damier_contests::{AuthorId, Refused};
use serde::{Deserialize, Serialize};

use super::super::{Draft, Refusal, author_of, long};
use super::Decided;
use crate::typed;

/// An author appeals to the chief judge.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Appeal {
    /// The number of his work on the list; in a file its code number too.
    #[serde(deserialize_with = "typed::text")]
    pub work: String,
    /// What he says.
    pub text: String,
    /// The number of the author, where a file is kept; none: the first author of the work.
    pub author: Option<u32>,
}

impl Appeal {
    pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
        let named = draft.only_in_files(self.author)?.map(AuthorId);
        let number = match self.work.trim().parse() {
            Ok(number) => number,
            Err(_) => draft.coded(&self.work)?.0,
        };
        let (author, work) = draft.own_work(number)?;
        let author = named.unwrap_or(author);
        Ok(vec![Fact::Appealed { author, work, text: long(&self.text) }])
    }
}

/// The author goes on to the commission.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Further {
    /// The number of the appeal.
    pub appeal: u32,
}

impl Further {
    pub(super) fn decide(self, draft: &Draft<'_, Composing>) -> Decided {
        let appeal = self.appeal;
        if let Some(account) = draft.account() {
            let author = author_of(draft.state(), account.number).ok_or(Refused::NoAuthor)?;
            let mut all = draft.state().appeals.iter();
            if !all.any(|own| own.seq == appeal && own.author == author) {
                return Err(Refused::NoSuchAppeal { appeal }.into());
            }
        }
        Ok(vec![Fact::AppealedFurther { appeal }])
    }
}

/// Acts that decide an appeal.
macro_rules! decides {
    ($($about:literal $act:ident $fact:ident;)*) => {$(
        #[doc = $about]
        #[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $act {
            /// The number of the appeal.
            pub appeal: u32,
            /// What is decided, and why.
            pub text: String,
            /// The mark that the work has from now on.
            #[serde(deserialize_with = "typed::option")]
            pub mark: Option<String>,
            /// Whether the appeal is upheld; where nothing is said, a new mark says that it is.
            pub upheld: Option<bool>,
        }

        impl $act {
            pub(super) fn decide(&self, draft: &Draft<'_, Composing>) -> Decided {
                let ruling = ruling(draft.state(), self.upheld, &self.text, self.mark.as_deref())?;
                Ok(vec![Fact::$fact { appeal: self.appeal, ruling }])
            }
        }
    )*};
}

decides! {
    "The chief judge rules on an appeal." Rule AppealRuled;
    "The commission decides on an appeal." Commission CommissionRuled;
}

fn ruling(
    contest: &Composing,
    upheld: Option<bool>,
    text: &str,
    mark: Option<&str>,
) -> Result<Ruling, Refusal> {
    let mark = mark.map(str::trim).filter(|mark| !mark.is_empty());
    let mark = mark.map(|mark| contest.read_mark(mark)).transpose()?;
    Ok(Ruling { upheld: upheld.unwrap_or(mark.is_some()), text: long(text), mark })
}
