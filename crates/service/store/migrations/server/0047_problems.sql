-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- The register of compositions.
CREATE TABLE composition (
    id TEXT NOT NULL PRIMARY KEY,
    account BIGINT REFERENCES account (id),  -- who entered it; none once that account has gone
    variant TEXT NOT NULL,
    code TEXT NOT NULL,
    genre TEXT NOT NULL,             -- empty: the material fits none
    task TEXT NOT NULL,
    authors TEXT NOT NULL,           -- as they are shown
    folded TEXT NOT NULL,            -- as they are looked for
    soundness TEXT NOT NULL,
    playable BIGINT NOT NULL,        -- 1 if it can be solved by playing the moves
    position TEXT NOT NULL,          -- FEN
    pdn TEXT NOT NULL,               -- the whole work
    proof TEXT NOT NULL,             -- what was found about it, as JSON
    made BIGINT NOT NULL,
    withdrawn BIGINT
);
CREATE INDEX composition_by_made ON composition (made);
CREATE INDEX composition_by_position ON composition (variant, position);
CREATE INDEX composition_by_account ON composition (account);

-- The problem of each day.
CREATE TABLE daily (
    day TEXT NOT NULL PRIMARY KEY,   -- YYYY-MM-DD
    composition TEXT NOT NULL REFERENCES composition (id)
);
CREATE INDEX daily_by_composition ON daily (composition);

-- How somebody solved a composition.
CREATE TABLE attempt (
    account BIGINT NOT NULL REFERENCES account (id),
    composition TEXT NOT NULL REFERENCES composition (id),
    day TEXT NOT NULL,               -- the day whose problem it was; empty: no day's
    begun BIGINT NOT NULL,
    ended BIGINT,
    line BIGINT NOT NULL,            -- the defence that is being answered, from 0
    ply BIGINT NOT NULL,             -- half-moves of it that have been made
    mistakes BIGINT NOT NULL,
    points BIGINT,                   -- none until it has ended
    PRIMARY KEY (account, composition, day)
);
CREATE INDEX attempt_by_account ON attempt (account, begun);
