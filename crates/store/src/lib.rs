//! Lists of facts kept in a database, safe against a power cut.
