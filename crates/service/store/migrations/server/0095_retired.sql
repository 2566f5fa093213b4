-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Names of accounts that are gone, which nobody gets for a while. The names themselves are not kept.
CREATE TABLE retired (
    folded TEXT NOT NULL PRIMARY KEY,   -- SHA-256 of the name without capitals
    skeleton TEXT NOT NULL,             -- SHA-256 of what it looks like
    until BIGINT NOT NULL
);
CREATE INDEX retired_by_skeleton ON retired (skeleton);
CREATE INDEX retired_by_end ON retired (until);
