-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- How strong somebody is in solving the exercises of a game.
CREATE TABLE solver (
    account BIGINT NOT NULL REFERENCES account (id),
    variant TEXT NOT NULL,
    rating BIGINT NOT NULL,      -- in thousandths of a point
    tried BIGINT NOT NULL,
    solved BIGINT NOT NULL,
    PRIMARY KEY (account, variant)
);

-- How hard an exercise is by those who tried it. What nobody has tried has no row.
CREATE TABLE exercise (
    variant TEXT NOT NULL,
    fen TEXT NOT NULL,
    rating BIGINT NOT NULL,      -- in thousandths of a point
    tried BIGINT NOT NULL,
    PRIMARY KEY (variant, fen)
);

-- Whether somebody solved an exercise when he tried it first, and what he thinks of it.
CREATE TABLE exercise_try (
    account BIGINT NOT NULL REFERENCES account (id),
    variant TEXT NOT NULL,
    fen TEXT NOT NULL,
    solved BIGINT,               -- none: he has only said what he thinks
    vote BIGINT NOT NULL,        -- 1: good, -1: bad, 0: nothing said
    at BIGINT NOT NULL,
    PRIMARY KEY (account, variant, fen)
);
CREATE INDEX exercise_try_by_exercise ON exercise_try (variant, fen);
