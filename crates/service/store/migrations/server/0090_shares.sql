-- Who waits for an opponent from where, and when he was last there: shares are fair by address, and whoever is gone
-- does not wait any more.
ALTER TABLE offer ADD COLUMN member BIGINT NOT NULL DEFAULT 0;   -- whether the maker has an account
ALTER TABLE offer ADD COLUMN address TEXT;                       -- from where he asked, where that says something
ALTER TABLE offer ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;     -- when he was last there
UPDATE offer SET seen = since, member = CASE WHEN maker LIKE 'account/%' THEN 1 ELSE 0 END;
CREATE INDEX offer_by_seen ON offer (game, private, seen);
