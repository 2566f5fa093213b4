-- Files in the hands of people have been made by this text: never change it, add another migration.

-- What the facts of a stream up to a number add up to, so that a fact that changes on the disk is noticed.
CREATE TABLE seal (
    stream TEXT NOT NULL,
    seq BIGINT NOT NULL,    -- the last fact that was written together with this row
    sum TEXT NOT NULL,      -- SHA-256 of the sum before it and of the facts since, as hexadecimal digits
    PRIMARY KEY (stream, seq)
);
