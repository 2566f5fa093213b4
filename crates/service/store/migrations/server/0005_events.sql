-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Read model, made of the streams of events: what lists of events say. Rebuilt from the streams at any time.
CREATE TABLE event (
    id TEXT NOT NULL PRIMARY KEY,
    stream TEXT NOT NULL UNIQUE,
    seq BIGINT NOT NULL,             -- the last fact it was made of
    name TEXT NOT NULL,
    folded TEXT NOT NULL,            -- without capitals
    variant TEXT NOT NULL,
    rulebook TEXT NOT NULL,
    system TEXT NOT NULL,            -- of the first stage: swiss, round_robin
    starts TEXT,                     -- the first day, 2026-05-01
    ends TEXT,
    place TEXT,
    state TEXT NOT NULL,             -- planned, playing, finished, cancelled
    entrants BIGINT NOT NULL,
    rounds BIGINT NOT NULL           -- paired so far, of all stages
);
CREATE INDEX event_by_start ON event (starts, id);
CREATE INDEX event_by_state ON event (state, starts, id);
CREATE INDEX event_by_variant ON event (variant, starts, id);
