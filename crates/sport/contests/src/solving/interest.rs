//! Who rules on which protest, and who may solve: nobody about himself, nobody who knows the key (see [`Interest`]
//! for the clauses).

use damier_compose::Code;
use damier_rules::rulebook::Clause;

use super::state::{Protest, Solving};
use crate::identity::Who;
use crate::interest::{Interest, Speaker};
use crate::{By, Identity, Refused};

/// A protest goes to the chief judge (UA-VIII.SolveJudge.2, UA-VIII.SolveJudge.5); the older codes do not speak of it.
const fn clauses(code: Code) -> &'static [Clause] {
    match code {
        Code::Ukraine2023 => &["UA-VIII.SolveJudge.2", "UA-VIII.SolveJudge.5"],
        Code::Ukraine2013 | Code::Columns => &[],
    }
}

impl Solving {
    /// Whether somebody may rule on a protest: neither who protests nor who judged the answer.
    pub fn may_rule(&self, by: &By, protest: u32) -> Result<(), Refused> {
        let speaker = Speaker::new(by, self.former.iter().chain(&self.panel));
        let found = self.protests.iter().find(|own| own.seq == protest);
        let Some(interest) = found.and_then(|protest| self.interest(&speaker, protest)) else {
            return Ok(());
        };
        let clauses = clauses(self.rules()?.code);
        Err(Refused::Interested { name: speaker.name(), interest, clauses })
    }

    fn interest(&self, speaker: &Speaker<'_>, protest: &Protest) -> Option<Interest> {
        let solver = self.solver(protest.solver)?;
        if speaker.is(&solver.who()) {
            return Some(Interest::TakesPart);
        }
        let judge = solver.answers.get(&protest.position)?.judge.as_ref()?;
        speaker.spoke(judge).then_some(Interest::OwnMark)
    }

    /// Whoever had an office here may know the positions and does not solve them.
    pub(super) fn knows_nothing(&self, name: &str, account: Option<&Identity>) -> Result<(), Refused> {
        match self.former.iter().any(|official| official.who().is(&Who::new(name, account))) {
            true => Err(Refused::OfficialEnters { name: name.trim().to_owned(), clauses: &[] }),
            false => Ok(()),
        }
    }
}
