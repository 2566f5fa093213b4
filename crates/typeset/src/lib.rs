//! Papers as PDF, set by Typst with fonts of their own.
