-- Browsers that want messages while they are closed, and what has been told them.
CREATE TABLE push (
    hash TEXT NOT NULL PRIMARY KEY,  -- SHA-256 of the endpoint, in hexadecimal
    number BIGINT NOT NULL UNIQUE,   -- how its owner names it to us
    account BIGINT NOT NULL REFERENCES account (id),
    label TEXT NOT NULL,             -- what its owner calls it
    endpoint TEXT NOT NULL,          -- where its push service is reached
    p256dh TEXT NOT NULL,            -- its key, in base64url
    auth TEXT NOT NULL,              -- what it shares with us, in base64url
    made BIGINT NOT NULL
);
CREATE INDEX push_by_account ON push (account);

-- What was told once is not told again.
CREATE TABLE pushed (
    mark TEXT NOT NULL PRIMARY KEY,
    made BIGINT NOT NULL
);
CREATE INDEX pushed_by_time ON pushed (made);
