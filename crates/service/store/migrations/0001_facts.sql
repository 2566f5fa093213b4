-- Files in the hands of people have been made by this text: never change it, add another migration.
-- The types are ones that both SQLite and PostgreSQL read.

-- Lists of facts. Nothing here is ever changed or deleted.
CREATE TABLE fact (
    stream TEXT NOT NULL,   -- whose list: an event
    seq BIGINT NOT NULL,    -- the place in it, from 1 without gaps
    at BIGINT NOT NULL,     -- when it was said: milliseconds since 1970, UTC
    role TEXT NOT NULL,     -- by whom: in which role
    name TEXT NOT NULL,     -- and who
    form BIGINT NOT NULL,   -- the version of the form of the fact
    fact TEXT NOT NULL,     -- what was said, as JSON
    PRIMARY KEY (stream, seq)
);

-- Bytes by their SHA-256, each content once.
CREATE TABLE content (
    hash TEXT NOT NULL PRIMARY KEY,
    bytes BYTEA NOT NULL
);

-- What is attached to a stream under a name; the last one of a name counts.
CREATE TABLE attachment (
    stream TEXT NOT NULL,
    number BIGINT NOT NULL, -- from 1 without gaps
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    hash TEXT NOT NULL REFERENCES content (hash),
    PRIMARY KEY (stream, number)
);

-- What is set once and may change: who sits at this computer, which language. No part of the event.
CREATE TABLE setting (
    stream TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (stream, name)
);
