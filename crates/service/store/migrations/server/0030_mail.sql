-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Letters to accounts: those that wait to be sent and, for a while, those that were, so that none goes out twice.
CREATE TABLE letter (
    number BIGINT NOT NULL PRIMARY KEY,
    mark TEXT NOT NULL UNIQUE,       -- what it is about: there is never a second letter with the same mark
    account BIGINT NOT NULL REFERENCES account (id),
    kind TEXT NOT NULL,
    address TEXT,                    -- where to; none: the confirmed address of the account when it is sent
    language TEXT NOT NULL,
    subject TEXT NOT NULL,
    body TEXT NOT NULL,              -- empty once it is settled
    made BIGINT NOT NULL,
    due BIGINT,                      -- when it is tried next; none: it is settled
    attempts BIGINT NOT NULL,
    sent BIGINT,                     -- none and settled: it could not be delivered
    trouble TEXT
);
CREATE INDEX letter_by_due ON letter (due);
CREATE INDEX letter_by_account ON letter (account, kind, made);

-- Addresses of accounts whose readers have followed the link they were sent.
CREATE TABLE mailbox (
    account BIGINT NOT NULL PRIMARY KEY REFERENCES account (id),
    address TEXT NOT NULL,
    at BIGINT NOT NULL
);

-- Links that confirm an address.
CREATE TABLE confirming (
    hash TEXT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id),
    address TEXT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX confirming_by_account ON confirming (account);

-- Up to which fact of a stream people have been told of it.
CREATE TABLE told (
    stream TEXT NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL
);
