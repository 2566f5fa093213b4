-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- What one member writes to another. It goes with either of them, and when both have put it away.
CREATE TABLE direct (
    number BIGINT NOT NULL PRIMARY KEY,
    sender BIGINT NOT NULL REFERENCES account (id),
    recipient BIGINT NOT NULL REFERENCES account (id),
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    seen BIGINT,                 -- when the recipient saw it; none: not yet
    by_sender BIGINT NOT NULL,   -- whether the sender still keeps it
    by_recipient BIGINT NOT NULL
);
CREATE INDEX direct_by_sender ON direct (sender, recipient, number);
CREATE INDEX direct_by_recipient ON direct (recipient, sender, number);
CREATE INDEX direct_unseen ON direct (recipient, seen);
