-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Browsers from which somebody has signed in: strangers who guess at his password do not keep him out there.
CREATE TABLE device (
    hash TEXT NOT NULL,              -- of the secret that the browser keeps; people who share it share the secret
    account BIGINT NOT NULL REFERENCES account (id),
    number BIGINT NOT NULL UNIQUE,   -- how its owner names it to us
    label TEXT NOT NULL,             -- what the browser says of itself
    made BIGINT NOT NULL,
    seen BIGINT NOT NULL,            -- when somebody last signed in there
    PRIMARY KEY (hash, account)
);
CREATE INDEX device_by_account ON device (account);
CREATE INDEX device_by_time ON device (seen);

-- Links by which whoever has started the site becomes its administrator, once.
CREATE TABLE setup_link (
    hash TEXT NOT NULL PRIMARY KEY,
    expires BIGINT NOT NULL
);

-- How many letters an address got is asked before it gets another.
CREATE INDEX letter_by_address ON letter (address, made);

-- Whoever said that a server passes requests on is taken to have meant one of his own network.
INSERT INTO setting (scope, name, value)
    SELECT '', 'trusted-proxies', '127.0.0.0/8 ::1 10.0.0.0/8 172.16.0.0/12 192.168.0.0/16 fc00::/7'
    FROM setting WHERE scope = '' AND name = 'behind-proxy';
DELETE FROM setting WHERE scope = '' AND name = 'behind-proxy';
