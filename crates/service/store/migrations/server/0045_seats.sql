-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Read model: who sits where in games by correspondence and in displays, in which office.
CREATE TABLE sitting (
    kind TEXT NOT NULL,              -- post, display
    id TEXT NOT NULL,                -- by what it is known in addresses
    account BIGINT NOT NULL REFERENCES account (id),
    office TEXT NOT NULL,            -- white, black, arbiter, giver
    part_of TEXT,                    -- the event, or what boards are opened by
    running BIGINT NOT NULL,         -- 1 while it is played
    made BIGINT NOT NULL,
    PRIMARY KEY (kind, id, account, office)
);
CREATE INDEX sitting_by_account ON sitting (account, kind, made);
CREATE INDEX sitting_by_part ON sitting (kind, part_of);

-- Offers of games by correspondence, which wait for days.
CREATE TABLE post_offer (
    id TEXT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id),
    content TEXT NOT NULL,           -- what is offered, as JSON
    made BIGINT NOT NULL
);
CREATE INDEX post_offer_by_account ON post_offer (account);

-- What a player notes for himself beside a game.
CREATE TABLE jotting (
    game TEXT NOT NULL,
    account BIGINT NOT NULL REFERENCES account (id),
    content TEXT NOT NULL,
    PRIMARY KEY (game, account)
);
