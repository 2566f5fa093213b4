//! Diagrams of every variant and papers in every form, compared with kept copies.

mod boards;
mod books;
mod compositions;
mod contests;
mod event_papers;
mod games;
mod moving;
mod papers_in_forms;
mod png;
mod sample;
mod sheets;
mod signs;
mod svg;
mod template_texts;
mod text;
