//! Events and entries in the formats of other programs.
