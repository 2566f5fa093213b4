//! Applications for titles: Forms 3, 4 and 5 of the FMJD, every field in its order.

use damier_federation::people::Person;
use damier_federation::titles::{Application, DossierResult, Title};
use damier_federation::{EventId, Pool, State};
use damier_language::{Args, Words};

use super::{NoPaper, Wanted, sheet};
use crate::paper::{Block, Fields, Heading, List, Paper, Signature, Text};

/// The titles of Form 3 in its order (FMJD-X.F3): the message, the title, whether it is that of women, and whether it
/// is won by letter.
const TITLES: [(&str, Title, bool, bool); 11] = [
    ("book-rank-gmi", Title::Gmi, false, false),
    ("book-rank-mi", Title::Mi, false, false),
    ("book-rank-mf", Title::Mf, false, false),
    ("book-rank-arbiter", Title::Arbiter, false, false),
    ("book-rank-gmi", Title::Gmi, true, false),
    ("book-rank-mi", Title::Mi, true, false),
    ("book-rank-mf", Title::Mf, true, false),
    ("form3-correspondence-gmi", Title::Gmi, false, true),
    ("form3-correspondence-mi", Title::Mi, false, true),
    ("book-rank-composition-mi", Title::CompositionMi, false, false),
    ("book-rank-composition-gmi", Title::CompositionGmi, false, false),
];

/// So many blocks Form 4 has (FMJD-X.F4).
const BLOCKS: usize = 6;

fn application<'a>(state: &'a State, wanted: &Wanted) -> Result<&'a Application, NoPaper> {
    let number = wanted.application.ok_or(NoPaper::Which { what: "an application" })?;
    Ok(&state.application(number)?.application)
}

/// What the application says, or else the books.
fn stated<'a>(application: &'a str, books: &'a str) -> &'a str {
    if application.is_empty() { books } else { application }
}

/// Born when and where, as somebody would write it.
fn born(own: &Application, words: &Words, person: &Person) -> String {
    let books = &person.private;
    let in_books =
        books.born.map(|day| if books.born_year_only { day.year().to_string() } else { words.date(day) });
    let day = own.details.born.map(|day| words.date(day)).or(in_books).unwrap_or_default();
    let parts = [day, stated(&own.details.birthplace, &books.birthplace).to_owned()];
    parts.into_iter().filter(|own| !own.is_empty()).collect::<Vec<_>>().join(", ")
}

pub(super) fn form_3(state: &State, words: &Words, wanted: &Wanted) -> Result<Paper, NoPaper> {
    let own = application(state, wanted)?;
    let person = state.person(own.person)?;
    let by_letter = own.pool == Some(Pool::Correspondence);
    let marked = |(id, title, women, letter): &(&str, Title, bool, bool)| {
        let is_it = *title == own.title && *women == own.women && *letter == by_letter;
        let name = if *women {
            format!("{} ({})", words.text(id), words.text("book-women"))
        } else {
            words.text(id)
        };
        let pool = own.pool.filter(|pool| is_it && *pool == Pool::SixtyFour).map(|pool| format!(" {pool}"));
        let name = format!("{name}{}", pool.unwrap_or_default());
        if is_it { Text::strong(format!("☒ {name}")) } else { Text::from(format!("☐ {name}")) }
    };
    let club = stated(&own.details.club, person.club.as_deref().unwrap_or_default());
    let who = Fields::new()
        .field(words.text("form3-candidate"), person.name())
        .field(words.text("form3-profession"), stated(&own.details.profession, &person.private.profession))
        .field(words.text("book-club"), club)
        .field(words.text("book-federation"), person.federation.as_deref().unwrap_or_default())
        .field(words.text("form3-born"), born(own, words, person))
        .field(words.text("form3-address"), stated(&own.details.address, &person.private.address));
    Ok(sheet(state, words, "form3-title")
        .line(words.text("form3-office"))
        .with(Fields::new().field(words.text("form3-proposer"), own.proposer.as_str()))
        .with(Block::paragraph(words.text("form3-propose")))
        .with(List::numbered(TITLES.iter().map(marked)))
        .with(who)
        .with(Block::paragraph(words.text("form3-dossier")))
        .with(
            Signature::new(words.text("form3-signature"))
                .name(own.signatory.as_str())
                .dated(words.text("paper-date")),
        ))
}

pub(super) fn form_4(state: &State, words: &Words, wanted: &Wanted) -> Result<Paper, NoPaper> {
    let own = application(state, wanted)?;
    let name = state.person(own.person)?.name();
    let norms = state.norms_of(own.person);
    let norms: Vec<_> =
        norms.into_iter().filter(|norm| norm.title == own.title && Some(norm.pool) == own.pool).collect();
    let in_books = norms.iter().map(|norm| DossierResult {
        competition: format!("{}, {}", norm.competition, words.date(norm.date)),
        category: norm.category.clone(),
        norm: words.text(&format!("book-rank-{}", norm.title)),
        required: Some(norm.required),
        points: Some(norm.points),
    });
    let results: Vec<DossierResult> = in_books.chain(own.details.dossier.iter().cloned()).collect();
    let block = |at: usize| {
        let own = results.get(at);
        let text = |of: fn(&DossierResult) -> &String| own.map(of).cloned().unwrap_or_default();
        let number = |of: fn(&DossierResult) -> Option<u32>| {
            own.and_then(of).map(|own| own.to_string()).unwrap_or_default()
        };
        let fields = Fields::new()
            .field(words.text("form4-competition"), text(|own| &own.competition))
            .field(words.text("form4-category"), text(|own| &own.category))
            .field(words.text("form4-norm"), text(|own| &own.norm))
            .field(words.text("form4-required"), number(|own| own.required))
            .field(words.text("form4-obtained"), number(|own| own.points));
        Block::together([Heading::part(format!("({})", at + 1)).into(), fields.into()])
    };
    Ok(sheet(state, words, "form4-title")
        .line(words.translate("form4-of", &Args::new().with("name", name)))
        .with_all((0..results.len().max(BLOCKS)).map(block)))
}

pub(super) fn form_5(state: &State, words: &Words, wanted: &Wanted) -> Result<Paper, NoPaper> {
    let own = application(state, wanted)?;
    if own.title != Title::Arbiter {
        return Err(NoPaper::WrongForm { what: "the title of International Arbiter" });
    }
    let person = state.person(own.person)?;
    let record = state.arbiter_record(own.person);
    let named = |events: &[EventId], further: &[String]| {
        let name = |id: &EventId| state.event(*id).ok().map(|own| own.report.name.clone());
        events.iter().filter_map(name).chain(further.iter().cloned()).collect::<Vec<_>>().join("; ")
    };
    let languages = if own.languages.is_empty() { &person.private.languages } else { &own.languages };
    let fields = Fields::new()
        .field(words.text("form5-organisation"), own.proposer.as_str())
        .field(words.text("form5-candidate"), person.name())
        .field(words.text("form3-born"), born(own, words, person))
        .field(words.text("form3-address"), stated(&own.details.address, &person.private.address));
    let work = Fields::new()
        .field(words.text("form5-languages"), languages.join(", "))
        .field(words.text("form5-chief"), named(&record.chief, &own.details.chief))
        .field(words.text("form5-assistant"), named(&record.auxiliary, &own.details.assistant));
    Ok(sheet(state, words, "form5-title")
        .with(fields)
        .with(Block::paragraph(words.text("form5-knows")))
        .with(work)
        .with(Block::paragraph(words.text("form5-objective")))
        .with(
            Signature::new(words.text("form3-signature"))
                .name(own.signatory.as_str())
                .dated(words.text("paper-date")),
        )
        .with(Block::paragraph(Text::small(words.text("form5-note-1"))))
        .with(Block::paragraph(Text::small(words.text("form5-note-2"))))
        .with(Block::paragraph(words.text("form5-send"))))
}
