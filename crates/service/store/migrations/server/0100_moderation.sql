-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- What members report to those who look after the site.
CREATE TABLE report (
    number BIGINT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL,
    reporter BIGINT REFERENCES account (id),   -- none: has left
    accused BIGINT REFERENCES account (id),    -- none: a guest, nobody in particular, has left
    kind TEXT NOT NULL,                        -- game, chat, profile, study, problem
    subject TEXT NOT NULL,                     -- by what it is known in addresses
    reason TEXT NOT NULL,                      -- a word
    text TEXT NOT NULL,                        -- what the reporter says
    evidence TEXT NOT NULL,                    -- what the server saw at that moment
    settled BIGINT,                            -- when
    judge TEXT,                                -- by whom, as the server names people
    outcome TEXT,                              -- a word
    note TEXT                                  -- why
);
CREATE INDEX report_by_state ON report (settled, number);
CREATE INDEX report_by_accused ON report (accused);
CREATE INDEX report_by_reporter ON report (reporter, at);

-- Who wants nothing to do with whom.
CREATE TABLE block (
    account BIGINT NOT NULL REFERENCES account (id),
    blocked BIGINT NOT NULL REFERENCES account (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (account, blocked)
);
CREATE INDEX block_by_blocked ON block (blocked);

-- Who may not talk for a time.
CREATE TABLE mute (
    account BIGINT NOT NULL PRIMARY KEY REFERENCES account (id),
    until BIGINT NOT NULL,
    why TEXT NOT NULL
);

-- What members were told by those who look after the site.
CREATE TABLE warning (
    number BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id),
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    seen BIGINT                                -- when its reader said that he has read it
);
CREATE INDEX warning_by_account ON warning (account, seen);

-- Games that no longer count for ratings.
CREATE TABLE unrated (
    game TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

-- Before which half-moves the page of a player was out of sight, and for how long.
CREATE TABLE blur (
    game TEXT NOT NULL,
    account BIGINT NOT NULL REFERENCES account (id),
    ply BIGINT NOT NULL,
    millis BIGINT NOT NULL,
    PRIMARY KEY (game, account, ply)
);
CREATE INDEX blur_by_account ON blur (account);

-- What the statistics of fair play say of games, as somebody asked for them.
CREATE TABLE fair_play (
    game TEXT NOT NULL PRIMARY KEY,
    made BIGINT NOT NULL,
    report TEXT NOT NULL                       -- JSON
);
