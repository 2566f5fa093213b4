-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Accounts that an administrator has closed.
CREATE TABLE closed (
    account BIGINT NOT NULL PRIMARY KEY REFERENCES account (id),
    at BIGINT NOT NULL
);

-- Links by which somebody may choose a new password, once.
CREATE TABLE reset (
    hash TEXT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id),
    expires BIGINT NOT NULL
);
CREATE INDEX reset_by_account ON reset (account);

-- Public keys of devices by which their owners sign in.
CREATE TABLE passkey (
    credential TEXT NOT NULL PRIMARY KEY,   -- its name, as the device chose it, in base64url
    number BIGINT NOT NULL UNIQUE,          -- how its owner names it to us
    account BIGINT NOT NULL REFERENCES account (id),
    label TEXT NOT NULL,
    public_key TEXT NOT NULL,               -- a point of P-256 (SEC 1), in base64url
    signatures BIGINT NOT NULL,             -- how often it has signed, as it says itself
    made BIGINT NOT NULL,
    seen BIGINT
);
CREATE INDEX passkey_by_account ON passkey (account);

-- Read model, made of the rated games and made anew from them at any time. Means and deviations are in thousandths,
-- volatilities in thousand millionths.
CREATE TABLE rating (
    account BIGINT NOT NULL REFERENCES account (id),
    variant TEXT NOT NULL,
    pace TEXT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    volatility BIGINT NOT NULL,
    games BIGINT NOT NULL,
    at BIGINT NOT NULL,                     -- when the last of them ended
    PRIMARY KEY (account, variant, pace)
);
CREATE INDEX rating_by_mean ON rating (variant, pace, mean);

-- What each rated game made of each player's rating.
CREATE TABLE rated (
    game TEXT NOT NULL,
    account BIGINT NOT NULL REFERENCES account (id),
    variant TEXT NOT NULL,
    pace TEXT NOT NULL,
    at BIGINT NOT NULL,
    mean BIGINT NOT NULL,
    deviation BIGINT NOT NULL,
    PRIMARY KEY (game, account)
);
CREATE INDEX rated_by_account ON rated (account, variant, pace, at);
CREATE INDEX rated_by_end ON rated (at);
