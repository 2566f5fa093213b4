-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Whose games somebody wants to see.
CREATE TABLE follow (
    account BIGINT NOT NULL REFERENCES account (id),
    followed BIGINT NOT NULL REFERENCES account (id),
    at BIGINT NOT NULL,
    PRIMARY KEY (account, followed)
);
CREATE INDEX follow_by_followed ON follow (followed);

-- Games that somebody shows on his page.
CREATE TABLE favourite (
    account BIGINT NOT NULL REFERENCES account (id),
    game TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (account, game)
);
CREATE INDEX favourite_by_account ON favourite (account, at);
