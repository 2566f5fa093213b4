-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Those who wait for an opponent. One who is taken stays for a while, so that he finds his game.
CREATE TABLE offer (
    id TEXT NOT NULL PRIMARY KEY,
    maker TEXT NOT NULL,        -- who waits, as the server names people
    private BIGINT NOT NULL,    -- whether only those who have the link may see it
    since BIGINT NOT NULL,
    offer TEXT NOT NULL,        -- the terms and the rest, as JSON
    game TEXT,                  -- the game that came of it
    taken BIGINT                -- when
);
CREATE INDEX offer_by_maker ON offer (maker);
CREATE INDEX offer_by_game ON offer (game, since);

-- The machines that serve, and when each was last here.
CREATE TABLE node (
    id TEXT NOT NULL PRIMARY KEY,
    seen BIGINT NOT NULL,
    leaving BIGINT NOT NULL     -- whether it is about to end
);

-- Stretches of time in which no machine could store anything: clocks stood.
CREATE TABLE outage (
    since BIGINT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);

-- What browsers have been asked, each to be answered once and in time.
CREATE TABLE question (
    hash TEXT NOT NULL PRIMARY KEY,
    until BIGINT NOT NULL
);
CREATE INDEX question_by_end ON question (until);
