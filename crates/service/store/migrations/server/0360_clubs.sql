-- Databases in the hands of people have been made by this text: never change it, add another migration.

-- Clubs of members.
CREATE TABLE club (
    id TEXT NOT NULL PRIMARY KEY,    -- by what it is known in addresses
    name TEXT NOT NULL,
    folded TEXT NOT NULL UNIQUE,
    about TEXT NOT NULL,
    place TEXT NOT NULL,
    place_folded TEXT NOT NULL,
    admits BIGINT NOT NULL,          -- whether whoever asks is a member at once
    made BIGINT NOT NULL,
    closed BIGINT                    -- since when nothing happens in it any more; none: it is open
);

-- Who belongs to a club, or asks to.
CREATE TABLE club_member (
    club TEXT NOT NULL REFERENCES club (id),
    account BIGINT NOT NULL REFERENCES account (id),
    role TEXT NOT NULL,              -- asked, member or leader
    at BIGINT NOT NULL,
    PRIMARY KEY (club, account)
);
CREATE INDEX club_member_by_account ON club_member (account);

-- The calendar of a club; its matches stand in it too.
CREATE TABLE club_date (
    number BIGINT NOT NULL PRIMARY KEY,
    club TEXT NOT NULL REFERENCES club (id),
    begins BIGINT NOT NULL,
    title TEXT NOT NULL,
    kind TEXT NOT NULL,              -- evening, event or arena
    target TEXT                      -- the event or the arena by its name in addresses
);
CREATE INDEX club_date_by_club ON club_date (club, begins);

-- Matches between clubs.
CREATE TABLE club_match (
    id TEXT NOT NULL PRIMARY KEY,
    home TEXT NOT NULL REFERENCES club (id),
    away TEXT NOT NULL REFERENCES club (id),
    rulebook TEXT NOT NULL,
    control TEXT NOT NULL,
    rated BIGINT NOT NULL,
    boards BIGINT NOT NULL,          -- on so many boards at most
    begins BIGINT NOT NULL,
    state TEXT NOT NULL              -- proposed, agreed, running, over, declined or called-off
);
CREATE INDEX club_match_by_home ON club_match (home, begins);
CREATE INDEX club_match_by_away ON club_match (away, begins);
CREATE INDEX club_match_by_state ON club_match (state, begins);

-- Who wants to play in a match, and for which club.
CREATE TABLE club_entry (
    of_match TEXT NOT NULL REFERENCES club_match (id),
    account BIGINT NOT NULL REFERENCES account (id),
    club TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (of_match, account)
);
CREATE INDEX club_entry_by_account ON club_entry (account);

-- The boards of a match, each with its game.
CREATE TABLE club_board (
    of_match TEXT NOT NULL REFERENCES club_match (id),
    board BIGINT NOT NULL,           -- from 1
    home BIGINT REFERENCES account (id),   -- none once that account has gone
    away BIGINT REFERENCES account (id),
    home_white BIGINT NOT NULL,
    game TEXT NOT NULL,
    home_points BIGINT,              -- none until the game is over
    away_points BIGINT,
    PRIMARY KEY (of_match, board)
);
CREATE INDEX club_board_by_game ON club_board (game);
