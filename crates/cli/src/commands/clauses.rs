//! `damier clauses`: what the official codes say, clause by clause, to be read or ticked off.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Args;
use clap::builder::PossibleValuesParser;
use serde_json::json;

use crate::output::{Output, Verdict, harmless};

/// The clauses of the five codes in short words, as they are cited everywhere.
const LIST: &str = include_str!("../../../../docs/clauses.tsv");

/// Show clauses of the official codes in short words
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  damier clauses FMJD-I.4.13                      one clause
  damier clauses UA-IV.8                          a clause with all below it
  damier clauses flag time trouble                clauses in which all these words occur
  damier clauses --code fmjd --class document     what players and officials have to know
  damier clauses --code ua2023 --tag conduct --tick > conduct.txt

With --json each clause is one line:
  {\"clause\", \"tags\": [tag, …], \"class\", \"text\"}")]
pub(crate) struct ClausesArgs {
    /// An identifier as it is cited, or words to look for
    #[arg(value_name = "CLAUSE OR WORDS")]
    wanted: Vec<String>,
    /// The code
    #[arg(long, value_parser = PossibleValuesParser::new(CODES.map(|(name, _)| name)))]
    code: Option<String>,
    /// Who keeps it: a program, the hall, or people who have read it
    #[arg(long, value_parser = PossibleValuesParser::new(["software", "physical", "document"]))]
    class: Option<String>,
    /// What it is about, such as conduct, clock or swiss
    #[arg(long)]
    tag: Option<String>,
    /// Put a box before each clause, so that it can be ticked off
    #[arg(long, conflicts_with = "json")]
    tick: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// The codes with the beginning of their clauses.
const CODES: [(&str, &str); 5] =
    [("ua2013", "UA13-"), ("ua2023", "UA-"), ("fmjd", "FMJD-"), ("wcdf", "WCDF-"), ("columns", "COL-")];

/// One line of the list.
struct Clause {
    id: &'static str,
    tags: Vec<&'static str>,
    class: &'static str,
    text: &'static str,
}

fn all() -> impl Iterator<Item = Clause> {
    LIST.lines().filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut columns = line.splitn(4, '\t');
        let (id, tags) = (columns.next()?, columns.next()?);
        Some(Clause { id, tags: tags.split(',').collect(), class: columns.next()?, text: columns.next()? })
    })
}

/// Runs the command.
pub(crate) fn run(args: &ClausesArgs, out: &mut Output) -> Result<Verdict> {
    if let Some(tag) =
        args.tag.as_ref().filter(|tag| !all().any(|clause| clause.tags.contains(&tag.as_str())))
    {
        let mut known: Vec<&str> = all().flat_map(|clause| clause.tags).collect();
        known.sort_unstable();
        known.dedup();
        bail!("no clause is about \"{}\"; there are {}", harmless(tag), known.join(", "));
    }
    let mut found = 0;
    for clause in all().filter(|clause| args.wants(clause)) {
        found += 1;
        let Clause { id, tags, class, text } = &clause;
        if args.json {
            out.json(&json!({ "clause": id, "tags": tags, "class": class, "text": text }))?;
        } else {
            let tick = if args.tick { "☐ " } else { "" };
            writeln!(out, "{tick}{}  {text}", out.bold(id))?;
        }
    }
    if found == 0 {
        bail!("there is no such clause: {}", harmless(&args.wanted.join(" ")));
    }
    Ok(Verdict::Fine)
}

impl ClausesArgs {
    fn wants(&self, clause: &Clause) -> bool {
        let begins =
            |code: &String| CODES.iter().any(|(name, begin)| name == code && clause.id.starts_with(begin));
        self.code.as_ref().is_none_or(begins)
            && self.class.as_ref().is_none_or(|class| class == clause.class)
            && self.tag.as_ref().is_none_or(|tag| clause.tags.contains(&tag.as_str()))
            && self.is_named(clause)
    }

    /// By its identifier or that of a clause above it, or else by all the words.
    fn is_named(&self, clause: &Clause) -> bool {
        match self.wanted.as_slice() {
            [] => true,
            [one] if CODES.iter().any(|(_, begin)| starts_like(one, begin)) => is_at_or_below(clause.id, one),
            words => words.iter().all(|word| clause.text.to_lowercase().contains(&word.to_lowercase())),
        }
    }
}

fn starts_like(text: &str, begin: &str) -> bool {
    text.get(..begin.len()).is_some_and(|head| head.eq_ignore_ascii_case(begin))
}

fn is_at_or_below(id: &str, wanted: &str) -> bool {
    starts_like(id, wanted) && !id[wanted.len()..].starts_with(|next: char| next.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clause_is_found_with_those_below_it_and_no_neighbour() {
        for (id, wanted, found) in [
            ("FMJD-I.4.1", "FMJD-I.4.1", true),
            ("FMJD-I.4.13", "FMJD-I.4.1", false),
            ("UA13-II.1.1/cont", "ua13-ii.1.1", true),
            ("COL-1.6.3bis-c", "COL-1.6.3bis", true),
            ("COL-1.6.3bis-c", "COL-1.6.3", false),
            ("UA-IV.8.4.a", "UA-IV.8.4.a.x", false),
        ] {
            assert_eq!(is_at_or_below(id, wanted), found, "{id}, {wanted}");
        }
    }
}
