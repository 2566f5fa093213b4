-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Read model: the arenas, each made of its stream.
CREATE TABLE arena (
    id TEXT NOT NULL PRIMARY KEY,    -- by what it is known in addresses
    name TEXT NOT NULL,
    variant TEXT NOT NULL,
    rulebook TEXT NOT NULL,
    control TEXT NOT NULL,
    organiser BIGINT REFERENCES account (id),   -- none once that account has gone
    begins BIGINT NOT NULL,
    ends BIGINT NOT NULL,
    rated BIGINT NOT NULL,
    series TEXT,                     -- to whose table it counts
    state TEXT NOT NULL,             -- open, over, called-off
    players BIGINT NOT NULL
);
CREATE INDEX arena_by_state ON arena (state, begins);
CREATE INDEX arena_by_organiser ON arena (organiser, series);

-- Who had which place at the end of an arena.
CREATE TABLE arena_place (
    arena TEXT NOT NULL REFERENCES arena (id),
    account BIGINT NOT NULL REFERENCES account (id),
    place BIGINT NOT NULL,           -- from 1
    points BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (arena, account)
);
CREATE INDEX arena_place_by_account ON arena_place (account);
