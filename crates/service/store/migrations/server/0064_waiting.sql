-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Messages to closed browsers that no push service has taken yet, one for each browser.
CREATE TABLE message (
    number BIGINT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id),
    browser BIGINT NOT NULL,         -- the number of the browser in push
    kind TEXT NOT NULL,
    topic TEXT NOT NULL,             -- what messages about the same thing have in common
    text TEXT NOT NULL,              -- what the browser reads
    made BIGINT NOT NULL,
    due BIGINT NOT NULL,             -- when it is tried next
    attempts BIGINT NOT NULL,
    trouble TEXT
);
CREATE INDEX message_by_due ON message (due);
CREATE INDEX message_by_account ON message (account);

-- What goes on in the background of some machine, as it last told, for the others.
CREATE TABLE task (
    name TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    owner TEXT NOT NULL,             -- by which name he who began it is known
    changed BIGINT NOT NULL,
    told TEXT NOT NULL               -- JSON
);
CREATE INDEX task_by_time ON task (changed);
