-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- The positions of games that are over, by which games are found. Read model, made of the streams of games.
CREATE TABLE occurrence (
    position BIGINT NOT NULL,   -- its key
    begun BIGINT NOT NULL,      -- when the game was begun, as in the list of games
    game TEXT NOT NULL,
    ply BIGINT NOT NULL,        -- after how many half-moves it stood there first
    PRIMARY KEY (position, begun, game)
);

-- Games that were not played here but taken in from files.
CREATE TABLE imported (
    game TEXT NOT NULL PRIMARY KEY,
    source TEXT NOT NULL,       -- the name of the file
    account BIGINT REFERENCES account (id),   -- who took it in; none: somebody who has left
    at BIGINT NOT NULL
);
CREATE INDEX imported_by_account ON imported (account, at);
