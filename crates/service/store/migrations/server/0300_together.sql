-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- With whom the owner of a study keeps it.
CREATE TABLE study_member (
    study TEXT NOT NULL,
    account BIGINT NOT NULL REFERENCES account (id),
    role TEXT NOT NULL,          -- reader or writer
    at BIGINT NOT NULL,
    PRIMARY KEY (study, account)
);
CREATE INDEX study_member_by_account ON study_member (account);

-- What those who keep a study say beside it; the last of it.
CREATE TABLE study_line (
    study TEXT NOT NULL,
    number BIGINT NOT NULL,      -- from 1
    account BIGINT NOT NULL REFERENCES account (id),
    at BIGINT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (study, number)
);
CREATE INDEX study_line_by_account ON study_line (account);
