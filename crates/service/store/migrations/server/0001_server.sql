-- Databases in the hands of people have been made by this text: never change it, add another migration.
-- Only what SQLite and PostgreSQL both read: BIGINT and TEXT, moments as milliseconds since 1970 (UTC),
-- yes and no as 1 and 0.

-- Lists of facts, appended to.
CREATE TABLE fact (
    stream TEXT NOT NULL,   -- whose list: a game
    seq BIGINT NOT NULL,    -- the place in it, from 1 without gaps
    at BIGINT NOT NULL,     -- when it was said
    author TEXT NOT NULL,   -- by whom, as the server names people; empty: by the server itself
    fact TEXT NOT NULL,     -- what was said, as JSON
    PRIMARY KEY (stream, seq)
);

-- Numbers that are given out once and never again: how many accounts, sessions, tokens, acts there were.
CREATE TABLE counter (
    name TEXT NOT NULL PRIMARY KEY,
    value BIGINT NOT NULL
);
INSERT INTO counter (name, value) VALUES ('account', 0), ('session', 0), ('token', 0), ('audit', 0);

CREATE TABLE account (
    id BIGINT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,              -- as its owner writes it
    folded TEXT NOT NULL UNIQUE,     -- without capitals
    skeleton TEXT NOT NULL UNIQUE,   -- what it looks like
    password TEXT,                   -- a hash in PHC form; none: another way to sign in
    email TEXT,
    administrator BIGINT NOT NULL,
    made BIGINT NOT NULL
);

-- Secrets are never stored, only their SHA-256.
CREATE TABLE session (
    hash TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL UNIQUE,   -- how its owner names it
    account BIGINT NOT NULL REFERENCES account (id),
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX session_by_account ON session (account);
CREATE INDEX session_by_end ON session (expires);

CREATE TABLE token (
    hash TEXT NOT NULL PRIMARY KEY,
    number BIGINT NOT NULL UNIQUE,
    account BIGINT NOT NULL REFERENCES account (id),
    label TEXT NOT NULL,
    scopes TEXT NOT NULL,            -- words with a space between
    made BIGINT NOT NULL,
    seen BIGINT,
    expires BIGINT
);
CREATE INDEX token_by_account ON token (account);

-- Attempts to sign in that failed, by whatever the server counts them by.
CREATE TABLE failure (
    subject TEXT NOT NULL PRIMARY KEY,
    count BIGINT NOT NULL,
    last BIGINT NOT NULL
);

-- Acts that need a right which not everybody has.
CREATE TABLE audit (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL,
    subject TEXT NOT NULL,
    detail TEXT NOT NULL
);

-- What is set once and may change: of the site (scope empty), of an account.
CREATE TABLE setting (
    scope TEXT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (scope, name)
);

-- Read model, made of the streams of games and rebuilt from them at any time.
CREATE TABLE game (
    id TEXT NOT NULL PRIMARY KEY,
    stream TEXT NOT NULL UNIQUE,
    seq BIGINT NOT NULL,             -- the last fact it was made of
    variant TEXT NOT NULL,
    rulebook TEXT NOT NULL,
    white_account BIGINT,            -- none: a guest, an engine, somebody who has left
    white_name TEXT NOT NULL,
    white_folded TEXT NOT NULL,
    black_account BIGINT,
    black_name TEXT NOT NULL,
    black_folded TEXT NOT NULL,
    rated BIGINT NOT NULL,
    control TEXT NOT NULL,
    begun BIGINT NOT NULL,
    ended BIGINT,
    result TEXT,
    plies BIGINT NOT NULL,
    position TEXT NOT NULL,
    moves TEXT NOT NULL
);
CREATE INDEX game_by_begin ON game (begun, id);
CREATE INDEX game_by_white ON game (white_folded, begun, id);
CREATE INDEX game_by_black ON game (black_folded, begun, id);
CREATE INDEX game_by_white_account ON game (white_account);
CREATE INDEX game_by_black_account ON game (black_account);
CREATE INDEX game_by_variant ON game (variant, begun, id);
CREATE INDEX game_by_rulebook ON game (rulebook, begun, id);
CREATE INDEX game_by_result ON game (result, begun, id);
CREATE INDEX game_by_end ON game (ended, begun, id);
