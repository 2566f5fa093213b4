-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Analyses that somebody keeps under a title.
CREATE TABLE study (
    id TEXT NOT NULL PRIMARY KEY,
    account BIGINT NOT NULL REFERENCES account (id),
    title TEXT NOT NULL,
    visibility TEXT NOT NULL,    -- private, link or public
    version BIGINT NOT NULL,     -- from 1, one more whenever it is saved
    changed BIGINT NOT NULL,
    content TEXT NOT NULL        -- its chapters, as JSON
);
CREATE INDEX study_by_account ON study (account, changed);
CREATE INDEX study_by_visibility ON study (visibility, changed);
